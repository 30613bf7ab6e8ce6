"""What a screen is made of and what can be done to it: plain records, whatever the room."""
