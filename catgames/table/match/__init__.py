"""The room where whole games are played, by people and cats, at one screen."""
