"""What must be said first of each illegal attempt: decided by hand, by the rulebook, before the engine was asked."""

from __future__ import annotations

# --- during the game ------------------------------------------------------------------------------

NEW = "turn 1; 1 fan striped blue hat hand resting-blue strutting-white seated-green; 2 fan spotted mouse red hand *3"
PLAYED = (
    "turn 1 ask; 1 fan striped blue hat shown blue hand resting-blue strutting-white; "
    "2 fan spotted mouse red shown spotted hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 2; "
    "stage seated-green; seed 41"
)
ASKED = (
    "turn 1 draw; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red shown spotted hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 2; "
    "stage seated-green; denied 2 white; seed 41"
)
ON_STAGE = "turn 1; 1 fan striped blue hat hand resting-blue; 2 fan spotted mouse red hand *3; stage seated-green"
UNSEEN_HAND = "turn 1; 1 fan striped blue hat hand ? resting-blue; 2 fan spotted mouse red hand seated-red; pile -"
LAST_CAT_PLAYED = (
    "turn 1 ask; 1 fan striped blue hat hand -; 2 fan spotted mouse red hand *3; stage seated-green; pile *"
)

# --- the pile is empty ----------------------------------------------------------------------------

EMPTY_PILE = "turn 1; 1 fan striped blue hat hand resting-blue; 2 fan spotted mouse red hand seated-red; pile -"
EMPTY_PILE_PLAYED = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue; 2 fan spotted mouse red hand seated-red; "
    "stage seated-green; pile -"
)
NO_CAT = (
    "turn 1 ask; 1 fan striped blue hat hand -; 2 fan spotted mouse red hand seated-red; stage seated-green; pile -"
)

# --- the last round -------------------------------------------------------------------------------

LAST_ROUND = (
    "turn 1 ask; first 2; 1 fan striped blue hat shown blue hand resting-blue strutting-white seated-green won 2; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 22; "
    "stage leaping-purple; seed 61"
)
LAST_ROUND_EMPTY_PILE = (
    "turn 1 ask; first 2; 1 fan striped blue hat hand resting-blue; "
    "2 fan spotted mouse red shown spotted mouse red hand seated-red; pile -"
)

# --- after the end --------------------------------------------------------------------------------

ROUND_OVER = LAST_ROUND.replace("turn 1 ask", "turn 1 ask over round")
CATS_OVER = "turn 1 ask over cats; first 2; 1 fan striped blue hat hand -; 2 fan spotted mouse red hand -; pile -"
OWED_A_CAT = (
    "turn 1 ask over short; 1 fan striped blue hat hand *2 won 2222222222222222; 2 fan spotted mouse red hand *3; "
    "3 fan leaping yarn cocktail hand *3; stage leaping-red@13; short 2; seed 74"
)
OWED_A_QUESTION = (
    "turn 1 draw over short; 1 fan striped blue hat hand *2 won 2222222222222222; 2 fan spotted mouse red hand *3; "
    "3 fan leaping yarn cocktail hand *3; seed 74"
)
AT_ZERO = f"{OWED_A_QUESTION}; out_of_masks at-zero"

SAID_FIRST: dict[str, tuple[str, str, str]] = {
    # Whoever is not to move hears that before anything else.
    "to play a cat out of turn": (NEW, "2: play seated-red", "turn.order@broken"),
    "to play somebody else's cat out of turn": (NEW, "2: play resting-blue", "turn.order@broken"),
    "to ask out of turn": (PLAYED, "2: ask 1 hat", "turn.order@broken"),
    "to ask oneself out of turn": (PLAYED, "2: ask 2 spotted", "turn.order@broken"),
    "to draw out of turn": (PLAYED, "2: draw", "turn.order@broken"),
    "to pass out of turn": (PLAYED, "2: pass", "turn.order@broken"),
    "to play a cat out of turn in the last round": (LAST_ROUND, "3: play leaping-red", "turn.order@broken"),
    "to draw from an empty pile out of turn": (NO_CAT, "2: draw", "turn.order@broken"),
    # Step 1 is due: what is wrong with a later step does not matter yet.
    "to ask before a cat is played": (NEW, "ask 2 red", "turn.steps@broken-cat-first"),
    "to ask oneself before a cat is played": (NEW, "ask 1 hat", "turn.steps@broken-cat-first"),
    "to draw before a cat is played": (NEW, "draw", "turn.steps@broken-cat-first"),
    "to pass before a cat is played": (NEW, "pass", "turn.steps@broken-cat-first"),
    "to draw from an empty pile before a cat is played": (EMPTY_PILE, "draw", "turn.steps@broken-cat-first"),
    "to pass at an empty pile before a cat is played": (EMPTY_PILE, "pass", "turn.steps@broken-cat-first"),
    "to play a cat that one does not hold": (NEW, "play leaping-black", "play.one-cat@broken-not-held"),
    "to play a cat that is on stage": (ON_STAGE, "play seated-green", "play.one-cat@broken-on-stage"),
    "to play a cat that may be the unseen one": (UNSEEN_HAND, "play leaping-black", "play.one-cat@broken-unseen"),
    # Step 3 is due.
    "to play a second cat": (PLAYED, "play resting-blue", "turn.steps@broken-second-cat"),
    "to play a second cat that one does not hold": (PLAYED, "play leaping-black", "turn.steps@broken-second-cat"),
    "to play the cat on stage again": (PLAYED, "play seated-green", "turn.steps@broken-second-cat"),
    "to play a cat after one's last": (LAST_CAT_PLAYED, "play leaping-black", "turn.steps@broken-no-cat"),
    "to pass where a cat can be drawn": (PLAYED, "pass", "turn.steps@broken-can-draw"),
    "to ask oneself": (PLAYED, "ask 1 hat", "unmask.one@broken-self"),
    "to ask oneself for a face-up attribute": (PLAYED, "ask 1 blue", "unmask.one@broken-self"),
    "to ask for an attribute that is face up there": (PLAYED, "ask 2 spotted", "unmask.on-the-fan@broken"),
    "to ask for an attribute that is face up elsewhere": (PLAYED, "ask 3 spotted", "ruling.ask-known@broken-open"),
    "to ask for one's own face-up attribute": (PLAYED, "ask 2 blue", "ruling.ask-known@broken-open"),
    # Only the draw is left.
    "to ask a second question": (ASKED, "ask 3 leaping", "unmask.one@broken-again"),
    "to ask oneself after one's question": (ASKED, "ask 1 hat", "unmask.one@broken-again"),
    "to ask after one's question for a face-up attribute": (ASKED, "ask 2 spotted", "unmask.one@broken-again"),
    "to play a cat after one's question": (ASKED, "play resting-blue", "turn.steps@broken-draw-left"),
    "to pass after one's question": (ASKED, "pass", "turn.steps@broken-draw-left"),
    # The pile is empty.
    "to draw from an empty pile": (EMPTY_PILE_PLAYED, "draw", "ruling.empty-pile@broken-no-draw"),
    "to play a second cat at an empty pile": (EMPTY_PILE_PLAYED, "play resting-blue", "turn.steps@broken-second-cat"),
    "to play with an empty hand": (NO_CAT, "play leaping-black", "turn.steps@broken-no-cat"),
    "to draw from an empty pile with an empty hand": (NO_CAT, "draw", "ruling.empty-pile@broken-no-draw"),
    # The last round.
    "to play a cat in the last round": (LAST_ROUND, "play resting-blue", "end.finish-round@broken-no-cat"),
    "to play a cat one lacks in the last round": (LAST_ROUND, "play leaping-red", "end.finish-round@broken-no-cat"),
    "to draw in the last round": (LAST_ROUND, "draw", "end.finish-round@broken-no-draw"),
    "to draw from an empty pile in the last round": (LAST_ROUND_EMPTY_PILE, "draw", "end.finish-round@broken-no-draw"),
    "to ask whoever is all unmasked": (LAST_ROUND, "ask 2 white", "ruling.ask-known@broken-none-left"),
    "to ask whoever is all unmasked for a card of theirs": (
        LAST_ROUND,
        "ask 2 mouse",
        "ruling.ask-known@broken-none-left",
    ),
    "to ask oneself in the last round": (LAST_ROUND, "ask 1 hat", "unmask.one@broken-self"),
    # The game is over, whoever speaks and whatever is tried.
    "to play a cat after the last round": (ROUND_OVER, "1: play resting-blue", "end.finish-round@broken-over"),
    "to ask after the last round": (ROUND_OVER, "1: ask 3 yellow", "end.finish-round@broken-over"),
    "to draw after the last round, out of turn": (ROUND_OVER, "2: draw", "end.finish-round@broken-over"),
    "to pass after the last round": (ROUND_OVER, "1: pass", "end.finish-round@broken-over"),
    "to play when the cats are gone": (CATS_OVER, "1: play resting-blue", "ruling.empty-pile@broken-over"),
    "to pass when the cats are gone": (CATS_OVER, "2: pass", "ruling.empty-pile@broken-over"),
    "to ask when a cat lacks a mask": (OWED_A_CAT, "1: ask 3 yarn", "end.no-masks@broken-on-a-cat"),
    "to draw when a question was not paid": (OWED_A_QUESTION, "1: draw", "end.no-masks@broken-unpaid"),
    "to draw when an empty supply has ended it": (AT_ZERO, "3: draw", "end.no-masks@broken-at-zero"),
}
"""By what is tried: the position, the move, and the line that a refusal must open with."""
