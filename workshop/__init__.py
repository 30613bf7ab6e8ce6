"""Scripts that made data once and can make it again; the running games do not need them."""
