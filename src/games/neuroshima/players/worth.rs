//! The worth of a position for a side, in hundredths of an HQ point.
//!
//! It looks at the board as it stands and at the board that a Battle would leave if it began now: it is the Battle that
//! units are placed for. The numbers were found by playing: see docs/PLAYERS.md.

use super::super::rules::{Arrangement, Game, Instant, Kind, Roster, Side, Tile, TileId, Unit};

/// An HQ point.
const POINT: i64 = 100;

/// A game won. More than anything that can be on the board.
const WIN: i64 = 1_000_000;

/// The worth of a game for a side.
pub fn of_game(game: &Game, side: Side) -> i64 {
    let roster = game.roster();
    let enemies = roster.mode().enemies(side);
    if let Some(outcome) = game.outcome() {
        return match outcome.winner {
            Some(winner) if enemies.contains(winner) => -WIN,
            Some(_) => WIN,
            None => 0,
        };
    }
    let fought = game.fought();
    let (now, then) = (game.arrangement(), fought.arrangement());
    let end = match fought.outcome().and_then(|outcome| outcome.winner) {
        // Somebody may see to it that this Battle never comes.
        Some(winner) if enemies.contains(winner) => -par("E", 2000),
        Some(_) => par("E", 2000),
        None => 0,
    };
    let left = ending(game);
    let of = |wanted: Side| {
        let points = |board: &Arrangement| i64::from(board.points[wanted.index()]) * POINT;
        let units = (of_units(roster, now, wanted) * (100 - par("K", 50)) + of_units(roster, then, wanted) * par("K", 50)) / 100;
        let hurt = points(now) - points(then);
        points(now) - hurt * par("D", 100) / 100 + units * par("U", 100) / 100 * left / 100 + of_hand(game, wanted)
    };
    end + of(side) - enemies.iter().map(of).max().unwrap_or(0)
}

/// How much units still count, in hundredths: less when few Battles are to come.
fn ending(game: &Game) -> i64 {
    let left = game.state().seats.iter().map(|seat| seat.pile.len()).max().unwrap_or(0);
    let left = i64::try_from(left).unwrap_or(0).min(12);
    par("L", 40) + (100 - par("L", 40)) * left / 12
}

fn of_units(roster: &Roster, board: &Arrangement, side: Side) -> i64 {
    board.units().filter(|(_, unit)| unit.owner == side).map(|(_, unit)| of_unit(roster, unit)).sum()
}

fn of_unit(roster: &Roster, unit: &Unit) -> i64 {
    let tile = roster.of(unit);
    if tile.is_headquarters() {
        return 0;
    }
    (of_tile(tile) - i64::from(unit.wounds) * 20).max(10)
}

/// The worth of a tile by its facts alone.
pub fn of_tile(tile: &Tile) -> i64 {
    match tile.kind {
        Kind::Headquarters => 0,
        Kind::Instant(instant) => of_instant(instant),
        Kind::Warrior | Kind::Module => {
            let attacks: i64 = tile
                .edges
                .iter()
                .map(|edge| i64::from(edge.melee) * 12 + i64::from(edge.ranged) * 18 + i64::from(edge.gauss) * 30)
                .sum();
            let others: i64 = tile.edges.iter().map(|edge| i64::from(edge.net) * 14 + i64::from(edge.armour) * 4).sum();
            let first = i64::from(tile.initiative.first().copied().unwrap_or(0));
            let times = i64::try_from(tile.initiative.len()).unwrap_or(1).max(1);
            let effects = i64::try_from(tile.effects.len()).unwrap_or(0) * 45;
            let features = i64::try_from(tile.features.len()).unwrap_or(0) * 10;
            20 + attacks * times * (5 + first) / 7 + others + effects + features + i64::from(tile.toughness) * 20
        }
    }
}

/// What an instant brings when it is played well.
fn of_instant(instant: Instant) -> i64 {
    match instant {
        Instant::Battle => 160,
        Instant::Bomb | Instant::Sniper => 120,
        Instant::Grenade => 100,
        Instant::PushBack => 70,
        Instant::Move => 60,
    }
}

fn of_hand(game: &Game, side: Side) -> i64 {
    let roster = game.roster();
    game.seat(side).hand.iter().map(|&tile| held(roster, side, tile)).sum()
}

/// The worth of a tile at hand: it will be played, but it is not yet, and it takes the place of one that is drawn.
pub fn held(roster: &Roster, side: Side, tile: TileId) -> i64 {
    let tile = roster.tile(side, tile);
    match tile.kind {
        Kind::Instant(instant) => of_instant(instant) * par("H", 20) / 100,
        _ => of_tile(tile) * par("T", 5) / 100,
    }
}

fn par(name: &str, usual: i64) -> i64 {
    use std::sync::LazyLock;
    const NAMES: &str = "UKDEHTL";
    static P: LazyLock<Vec<Option<i64>>> = LazyLock::new(|| NAMES.chars().map(|n| std::env::var(n.to_string()).ok().and_then(|v| v.parse().ok())).collect());
    P[NAMES.find(name).unwrap()].unwrap_or(usual)
}
