"""What a seat can know about the others' attributes: exactly, with no sampling.

The model is named on screen: a fair deal, truthful masks and answers. Nothing is read into *how*
somebody plays. So every world, a way to deal three attributes to each player that fits all that was
seen, is as likely as any other, and a probability is a share of worlds.
"""
