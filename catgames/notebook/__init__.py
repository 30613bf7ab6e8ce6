"""The tutor as widgets: the only part that knows ipywidgets, ipycanvas and anywidget."""

from __future__ import annotations

from catgames.notebook.course import learn, play

__all__ = ["learn", "play"]
