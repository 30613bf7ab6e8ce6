"""What the law is: the rules, what they allow, what a move does, how it ends."""
