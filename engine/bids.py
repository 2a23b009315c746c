"""Bids: in turn, or hidden and shown all at once (rules, Bids and Variants)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.events import BidPlaced
from engine.state import Game, Phase, forbidden_bid, number_not_to_match

if TYPE_CHECKING:
    from engine.actions import PlaceBid
    from engine.deal import Step


def place_bid(game: Game, action: PlaceBid) -> Step:
    """Place a bid, or another in its stead; once all have bid, the play begins."""
    others = tuple(pair for pair in game.bids if pair[0] != action.player)
    after = replace(game, bids=(*others, (action.player, action.bid)))
    if not game.bids_shown:
        return (after, ()) if after.yet_to_bid else show_bids(after)
    told = (BidPlaced(action.player, action.bid, forbidden_bid(after) if after.yet_to_bid else None),)
    still_adds_up = game.must_move and action.player != game.dealer and adds_up(after)
    if after.yet_to_bid or still_adds_up:
        return after, told
    return replace(after, phase=Phase.PLAY), told


def show_bids(game: Game) -> Step:
    """Show all hidden bids at once; when they may not match and do, the dealer is to move by one."""
    order = game.setup.clockwise(game.setup.left_of(game.dealer))
    bids = tuple((player, bid) for player in order if (bid := game.bid_of(player)) is not None)
    shown = replace(game, bids=bids, bids_shown=True)
    matches = adds_up(shown)
    told = tuple(
        BidPlaced(player, bid, bid if matches and player == game.dealer else None) for player, bid in bids
    )
    return shown if matches else replace(shown, phase=Phase.PLAY), told


def adds_up(game: Game) -> bool:
    """Tell whether the bids add up to the tricks though they must not."""
    bid = game.bid_of(game.dealer)
    return bid is not None and number_not_to_match(game, game.dealer) == bid
