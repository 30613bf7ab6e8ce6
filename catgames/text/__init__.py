"""Words by message id, in English and French."""
