"""Cloaked Cats' rulebook as a register, in the book's order: what each rule is and what decides it."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Kind, Option, Rulebook, Source, clause, legality, ruling
from catgames.games.cloaked.law import effects, scoring
from catgames.games.cloaked.law.rules import end_of_game, play, turn, unmask
from catgames.games.cloaked.position import attributes, cats, masks, state
from catgames.games.cloaked.position.state import OUT_OF_MASKS

SECTIONS = (
    "cats",
    "setup",
    "turn",
    "step-1",
    "step-2",
    "step-3",
    "step-4",
    "end",
    "scoring",
    "clues",
    "deduction",
)
"""The book's, in its order; the last two teach what its masks tell, and have no rules of their own."""

OPTIONS = (Option(OUT_OF_MASKS, ("when-due", "at-zero")),)

FIGURES = (
    Figure("figure-attributes", str(len(attributes.ATTRIBUTES)), Source.BOOK),
    Figure("figure-poses", str(len(attributes.POSES)), Source.BOOK),
    Figure("figure-colours", str(len(attributes.COLOURS)), Source.PUBLIC),
    Figure("figure-patterns", str(len(attributes.PATTERNS)), Source.BOOK),
    Figure("figure-accessories", str(len(attributes.ACCESSORIES)), Source.BOOK),
    Figure("figure-cats", str(len(cats.CATS)), Source.BOOK),
    Figure("figure-pairs", "5 × 8", Source.DEDUCED),
    Figure("figure-wears", "2 × 12, 4 × 8", Source.HOUSE),
    Figure("figure-masks", str(state.MASKS), Source.BOOK),
    Figure("figure-fan", str(state.FAN), Source.BOOK),
    Figure("figure-hand", str(state.HAND), Source.BOOK),
    Figure("figure-players", "2–4", Source.PUBLIC),
)

RULEBOOK = Rulebook(
    sections=SECTIONS,
    figures=FIGURES,
    clauses=(
        clause("setup.invitations", "setup", Kind.SETUP, state.choose_starter),
        clause("setup.masks", "setup", Kind.SETUP, state.deal),
        clause("setup.attributes", "setup", Kind.SETUP, state.deal_attributes),
        clause("setup.same-category", "setup", Kind.SETUP, state.deal_attributes),
        clause("setup.hands", "setup", Kind.SETUP, state.deal),
        clause("setup.leftovers", "setup", Kind.SETUP, state.deal_attributes),
        clause("attributes.secret", "setup", Kind.INFORMATION, state.seen_by),
        clause("hand.secret", "setup", Kind.INFORMATION, state.seen_by),
        clause("turn.order", "turn", Kind.EFFECT, effects.end_turn),
        *legality("turn", turn.it_is_time_for_this_step),
        *legality("step-1", play.the_cat_is_in_ones_hand),
        clause("masks.match", "step-2", Kind.EFFECT, masks.who_owes),
        clause("masks.one", "step-2", Kind.EFFECT, masks.who_owes),
        clause("masks.truth", "step-2", Kind.LEGALITY, masks.who_owes),
        clause("masks.unmasked-count", "step-2", Kind.EFFECT, masks.matches),
        *legality(
            "step-3",
            unmask.the_question_may_be_skipped,
            unmask.it_is_the_turns_one_question_to_another_player,
            unmask.the_card_does_not_lie_open_before_that_player,
        ),
        clause("unmask.truth", "step-3", Kind.EFFECT, effects.ask),
        clause("unmask.right", "step-3", Kind.EFFECT, effects.unmask),
        clause("unmask.wrong", "step-3", Kind.EFFECT, effects.deny),
        clause("masks.received-apart", "step-3", Kind.INFORMATION, effects.hand_over),
        clause("draw.one", "step-4", Kind.EFFECT, effects.draw),
        clause("table.public", "step-4", Kind.INFORMATION, state.seen_by),
        clause("end.trigger", "end", Kind.END, state.unmasked_player),
        *legality("end", end_of_game.the_last_round_is_for_questions_only),
        clause("end.score", "scoring", Kind.END, scoring.points),
        clause("end.winner", "scoring", Kind.END, scoring.winners),
        clause("end.no-masks", "scoring", Kind.END, end_of_game.nobody_has_run_short_of_masks.holds),
        ruling("ruling.ask-known", "step-3", unmask.it_could_still_be_masked_there.holds),
        ruling("ruling.empty-pile", "step-4", end_of_game.there_are_cats_or_none_is_drawn.holds),
        ruling("ruling.out-of-masks", "scoring", effects.runs_short, OUT_OF_MASKS),
        ruling("ruling.ask-broke", "step-3", unmask.one_may_ask_with_an_empty_supply.holds),
        ruling("ruling.trigger-asker", "end", effects.ask),
    ),
)
