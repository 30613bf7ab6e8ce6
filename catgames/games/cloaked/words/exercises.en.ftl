# Cloaked Cats: exercises that are answered by touching.

find-play = Play a cat as the rules allow.
find-ask = Ask somebody for an attribute that you may ask for.
mark-ask-attribute = You ask { $target }. Touch every attribute that you may ask for.
