"""What happens when something is touched: pure, no widget."""
