"""Cat Burglars' rulebook as a register, in the book's order: what each rule is and what decides it."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Kind, Option, Rulebook, Source, clause, legality, ruling
from catgames.games.burglars.law import effects
from catgames.games.burglars.law.rules import (
    activate,
    form,
    infiltrate,
    nothing_left,
    recruit,
    secure,
    turn,
    two_players,
)
from catgames.games.burglars.position import cards, state
from catgames.games.burglars.position.state import FAME, MARKET_MIRROR

SECTIONS = (
    "setup",
    "turn",
    "action-1",
    "action-2",
    "action-3",
    "action-4",
    "action-5",
    "mirrors",
    "end",
    "fame",
    "two",
)

OPTIONS = (Option(FAME, ("no", "yes")), Option(MARKET_MIRROR, ("allowed", "forbidden")))

FIGURES = (
    Figure("figure-cats", f"{len(cards.COLOURS)} × {cards.CATS_OF_A_COLOUR} = 90", Source.DEDUCED),
    Figure("figure-mirrors", str(cards.MIRRORS), Source.BOOK),
    Figure("figure-colours-named", "3", Source.BOOK),
    Figure("figure-colours-ours", "3", Source.HOUSE),
    Figure("figure-hand", str(cards.HAND), Source.BOOK),
    Figure("figure-market", str(cards.MARKET), Source.BOOK),
    Figure("figure-yarns", str(cards.YARNS_TO_WIN), Source.BOOK),
    Figure("figure-fame", str(cards.COLOURS_OF_FAME), Source.BOOK),
    Figure("figure-players", "2–4", Source.PUBLIC),
)

RULEBOOK = Rulebook(
    sections=SECTIONS,
    figures=FIGURES,
    clauses=(
        clause("setup.deck", "setup", Kind.SETUP, cards.full_deck),
        clause("setup.hands", "setup", Kind.SETUP, state.deal),
        clause("setup.market", "setup", Kind.SETUP, state.deal),
        clause("setup.starter", "setup", Kind.SETUP, state.choose_starter),
        clause("hand.secret", "setup", Kind.INFORMATION, state.seen_by),
        *legality("turn", turn.it_is_this_players_decision),
        clause("hand.no-limit", "action-1", Kind.EFFECT, effects.take),
        *legality("action-1", recruit.the_card_lies_there),
        clause("recruit.any-card", "action-1", Kind.EFFECT, effects.take),
        clause("recruit.refill-late", "action-1", Kind.EFFECT, recruit.a_gap_holds_no_card_until_the_turn_ends.holds),
        clause("deck.reshuffle", "action-1", Kind.EFFECT, effects.renew_deck),
        *legality(
            "action-2",
            form.a_card_of_ones_hand_goes_to_ones_own_crews,
            form.a_new_crew_may_always_be_started,
            form.another_crew_shows_exactly_as_many_cats,
            form.a_cat_joins_the_crew,
            form.a_crew_may_hold_several_of_one_colour,
            form.a_crew_may_grow_over_a_face_down_card,
        ),
        *legality(
            "action-3",
            activate.a_card_of_ones_hand_goes_beneath_ones_own_crew,
            activate.nothing_lies_beneath_it_yet,
            activate.a_cat_goes_beneath_the_crew,
        ),
        clause("activate.secret", "action-3", Kind.INFORMATION, state.seen_by),
        clause("activate.not-counted", "action-3", Kind.EFFECT, form.equals),
        clause("hidden.yarn", "action-3", Kind.EFFECT, state.lies_as_yarn),
        clause("hidden.trap", "action-3", Kind.EFFECT, state.lies_as_trap),
        clause("hidden.live", "action-3", Kind.EFFECT, effects.join_crew),
        *legality("action-4", secure.one_or_more_of_ones_own_cards_are_chosen, secure.only_yarns_are_revealed),
        clause("secure.face", "action-4", Kind.INFORMATION, state.seen_by),
        *legality(
            "action-5",
            infiltrate.the_crew_is_another_players,
            infiltrate.the_price_matches_the_crew_card_for_card,
        ),
        *legality("mirrors", infiltrate.a_mirror_pays_for_any_one_colour),
        clause("infiltrate.reveal", "action-5", Kind.EFFECT, effects.infiltrate),
        clause("infiltrate.yarn", "action-5", Kind.EFFECT, effects.infiltrate),
        *legality("action-5", infiltrate.the_trap_goes_among_its_owners_crews),
        clause("infiltrate.paid", "action-5", Kind.EFFECT, effects.pay),
        *legality("two", two_players.at_most_one_market_card_pays_and_only_with_two_players),
        clause("end.eight", "end", Kind.END, state.eight_yarns),
        clause("fame.six-colours", "fame", Kind.END, state.six_colours),
        ruling("ruling.pick-order", "action-1", effects.take),
        ruling("ruling.reshuffle-when", "action-1", effects.renew_deck),
        ruling("ruling.nothing-left", "action-1", nothing_left.there_is_a_card_to_draw_or_else_nothing_to_do.holds),
        ruling("ruling.two-refill", "two", effects.end_turn),
        ruling("ruling.two-alone", "two", two_players.the_market_card_alone_may_pay.holds),
        ruling("ruling.empty-crew-target", "action-5", infiltrate.there_is_a_face_down_card_to_reveal.holds),
        ruling(
            "ruling.market-mirror",
            "two",
            two_players.a_mirror_of_the_market_may_pay_if_the_table_allows_it.holds,
            MARKET_MIRROR,
        ),
        ruling("ruling.mirror-by-choice", "mirrors", infiltrate.a_mirror_may_pay_although_the_colour_is_held.holds),
        ruling("ruling.crew-stays", "action-4", effects.secure),
        ruling("ruling.trap-target", "action-5", infiltrate.a_trap_may_join_the_crew_it_lay_beneath.holds),
    ),
)
