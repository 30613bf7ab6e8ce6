"""The room where rules are practised: rounds, reviews, the placement, the exam, and the map of what is known."""
