//! The worth of a position for a side, in hundredths of an HQ point.
//!
//! It is the worth of the board that a Battle would leave if it began now: units are placed for the next Battle. The
//! numbers were found by playing: see docs/ARCHITECTURE.md.

use crate::games::Sides;

use super::super::rules::{Arrangement, Game, Instant, Kind, Roster, Side, Tile, Unit};

/// An HQ point.
const POINT: i64 = 100;

/// A game won. More than anything that can be on the board.
const WIN: i64 = 1_000_000;

/// A Battle that would win the game, if somebody does not prevent it.
const THREAT: i64 = 2_000;

/// Tiles of a pile below which units count for less and less, because few Battles are to come.
const LATE: usize = 12;

/// The worth of a game for a side.
pub fn of_game(game: &Game, side: Side) -> i64 {
    let enemies = game.roster().mode().enemies(side);
    if let Some(outcome) = game.outcome() {
        return of_winners(outcome.winners, side, game, WIN);
    }
    let fought = game.fought();
    let threat = fought.outcome().map_or(0, |outcome| of_winners(outcome.winners, side, game, THREAT));
    let of = |wanted: Side| of_side(game, fought.arrangement(), wanted);
    threat + of(side) - enemies.iter().map(of).max().unwrap_or(0)
}

fn of_winners(winners: Sides, side: Side, game: &Game, win: i64) -> i64 {
    if !winners.contains(side) {
        -win
    } else if game.roster().mode().is_one_team(winners) {
        win
    } else {
        0
    }
}

/// HQ points and units on a board, and tiles at hand.
fn of_side(game: &Game, board: &Arrangement, side: Side) -> i64 {
    let roster = game.roster();
    let points = i64::from(board.points[side.index()]) * POINT;
    let units: i64 = board.units().filter(|(_, unit)| unit.owner == side).map(|(_, unit)| of_unit(roster, unit)).sum();
    let hand: i64 = game.seat(side).hand.iter().map(|&tile| at_hand(roster.tile(side, tile))).sum();
    points + units * lasting(game) / 100 + hand
}

/// How much of a unit's worth will come to bear, in hundredths.
fn lasting(game: &Game) -> i64 {
    let left = game.state().seats.iter().map(|seat| seat.pile.len()).max().unwrap_or(0);
    let share = |part: usize| i64::try_from(part).unwrap_or(0);
    40 + 60 * share(left.min(LATE)) / share(LATE)
}

fn of_unit(roster: &Roster, unit: &Unit) -> i64 {
    let tile = roster.of(unit);
    if tile.is_headquarters() { 0 } else { (of_tile(tile) - i64::from(unit.wounds) * 20).max(10) }
}

/// The worth of a unit by the facts of its tile, and that of an instant that is played well.
fn of_tile(tile: &Tile) -> i64 {
    match tile.kind {
        Kind::Headquarters => 0,
        Kind::Instant(Instant::Battle) => 160,
        Kind::Instant(Instant::Bomb | Instant::Sniper) => 120,
        Kind::Instant(Instant::Grenade) => 100,
        Kind::Instant(Instant::PushBack) => 70,
        Kind::Instant(Instant::Move) => 60,
        Kind::Warrior | Kind::Module => {
            let (mut attacks, mut others) = (0, 0);
            for edge in &tile.edges {
                attacks += i64::from(edge.melee) * 12 + i64::from(edge.ranged) * 18 + i64::from(edge.gauss) * 30;
                others += i64::from(edge.net) * 14 + i64::from(edge.armour) * 4;
            }
            let count = |length: usize| i64::try_from(length).unwrap_or(0);
            let initiative = i64::from(tile.initiative.first().copied().unwrap_or(0));
            let times = count(tile.initiative.len()).max(1);
            let gifts = count(tile.effects.len()) * 45 + count(tile.features.len()) * 10;
            20 + attacks * times * (5 + initiative) / 7 + others + gifts + i64::from(tile.toughness) * 20
        }
    }
}

/// The worth of a tile at hand: it will be played, but it takes the place of a tile that is drawn.
fn at_hand(tile: &Tile) -> i64 {
    let share = if matches!(tile.kind, Kind::Instant(_)) { 20 } else { 5 };
    of_tile(tile) * share / 100
}
