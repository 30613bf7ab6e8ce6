"""A board as a flat list of shapes: one description for the canvas, the SVG and the hit test."""
