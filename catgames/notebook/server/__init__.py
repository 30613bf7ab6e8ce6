"""The app's own server: Voilà, with only the pages and messages that the tutors need, and room for a class."""
