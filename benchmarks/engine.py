"""Moves a second in random games, against python-chess's random game in the same run."""

from __future__ import annotations

import random
import time

import chess

from catgames.core.playout import walk
from catgames.games import GAMES, load

ROUNDS = 12
GOALS = {"burglars": 2.0, "pocket": 15.0, "cloaked": 5.0, "cleocatra": 1.5}


def chess_game(seed: int) -> int:
    chance, board, moves = random.Random(seed), chess.Board(), 0
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves


def chess_speed(seed: int) -> float:
    began = time.process_time()
    moves = sum(chess_game(seed * 10 + number) for number in range(3))
    return moves / (time.process_time() - began)


def game_speed(name: str, seed: int) -> float:
    game = load(name).game
    began = time.process_time()
    moves = 0
    for players in game.seats:
        for number in range(6):
            moves += sum(1 for _ in walk(game, players, seed * 100 + number, {})) - 1
    return moves / (time.process_time() - began)


def main() -> None:
    """Rounds alternate, and the best of each counts: the one least disturbed by the machine."""
    for name in GAMES:
        ours, theirs = [], []
        for seed in range(ROUNDS):
            theirs.append(chess_speed(seed))
            ours.append(game_speed(name, seed))
        ratio = max(ours) / max(theirs)
        print(
            f"{name}: {max(ours):,.0f} moves a second, python-chess {max(theirs):,.0f}: "
            f"{ratio:.1f} times (goal {GOALS[name]})"
        )
