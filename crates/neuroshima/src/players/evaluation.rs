//! The value of a position for a side, in hundredths of an HQ point.
//!
//! It is the value of the board after a Battle that would begin now, because units are placed for the next Battle. A
//! side is evaluated together with its allies. Among several opponents the leader counts twice as much as any other:
//! all are rivals, but the leader must be caught. The values were tuned by playing games: see docs/BALANCE.md.
//!
//! In a game for points, the value is the points scored. The points of a team's weaker HQ count for more, because the
//! team loses when its first HQ is destroyed. Sides that can no longer win count for nothing.

use sztab_game::Sides;

use super::page::page_value;

use super::super::rules::{
    Arrangement, Card, Feature, Foundation, Game, Hex, Influence, Instant, Kind, Marker, Roster, Side, Tile, TileId,
    Unit,
};

/// Value of one HQ point.
pub const POINT_VALUE: i64 = 100;

/// Value of a won game, greater than that of any position.
const WIN_VALUE: i64 = 1_000_000;

/// Value of a Battle that would win the game unless it is prevented.
pub const THREAT_VALUE: i64 = 2_000;

/// Cost of a turn in which no tile is placed.
const TERROR_COST: i64 = 80;

/// Share of a unit's value that it keeps under a Steel Net, in hundredths.
pub const NETTED_SHARE: i64 = 40;

/// Additional weight of the team's HQ with fewer points, in hundredths.
const WEAKER_HQ_WEIGHT: i64 = 30;

/// Pile size below which the value of units decreases, because few Battles remain.
const LATE_PILE_SIZE: usize = 12;

/// The value of a game for a side.
pub fn game_value(game: &Game, side: Side) -> i64 {
    if let Some(evaluation) = decided_value(game, side, WIN_VALUE) {
        return evaluation;
    }
    let fought = game.with_resolved_battle();
    let threat = decided_value(&fought, side, THREAT_VALUE).unwrap_or(0);
    let mode = *game.roster().mode();
    // Sides that can no longer win are not rivals.
    let rivals = fought.contenders();
    let of = |team: Sides| team_value(game, fought.arrangement(), team);
    let others = mode.teams().filter(|team| !team.contains(side));
    let evaluations: Vec<i64> = others.map(|team| if team.is_subset(rivals) { of(team) } else { 0 }).collect();
    let (best, sum) = (evaluations.iter().max().copied().unwrap_or(0), evaluations.iter().sum::<i64>());
    let share = i64::try_from(evaluations.len()).unwrap_or(0) + 1;
    threat + of(mode.team_of(side)) - (best + sum) / share
}

/// The value if the result is settled for a side: the game is over, or the side can no longer win. `None` otherwise.
pub fn decided_value(game: &Game, side: Side, win: i64) -> Option<i64> {
    let winners = match game.outcome() {
        Some(outcome) => outcome.winners,
        None if game.contenders().contains(side) => return None,
        None => Sides::NONE,
    };
    Some(victory_value(winners, side, game, win))
}

/// The value of a victory, shared or not. A victory shared by all sides is a draw.
fn victory_value(winners: Sides, side: Side, game: &Game, win: i64) -> i64 {
    let mode = game.roster().mode();
    if !winners.contains(side) {
        return -win;
    }
    let teams = |some: Sides| i64::try_from(mode.teams().filter(|team| team.is_subset(some)).count()).unwrap_or(0);
    let (all, sharing) = (teams(mode.sides()), teams(winners).max(1));
    win * (all - sharing) / (sharing * (all - 1).max(1))
}

/// Value of a team's units on a board and in hand.
fn team_value(game: &Game, board: &Arrangement, team: Sides) -> i64 {
    let points = |side: Side| i64::from(board.points[side.index()]) * POINT_VALUE;
    let sum: i64 = team.iter().map(|side| points(side) + side_value(game, board, side)).sum();
    // The team loses when the first of its HQs is destroyed (NH-12.21, NH-12.34), so the points of the weaker HQ count
    // for more.
    let weakest = team.iter().map(points).min().unwrap_or(0);
    let strongest = team.iter().map(points).max().unwrap_or(0);
    sum - (strongest - weakest) * WEAKER_HQ_WEIGHT / 100 + page_value(game, board, team, POINT_VALUE)
}

/// Value of units on a board and of tiles in hand.
fn side_value(game: &Game, board: &Arrangement, side: Side) -> i64 {
    let roster = game.roster();
    // A unit under another side's control counts for that side while the control lasts (NH-14.68).
    let influence = roster.has_takeovers().then(|| Influence::evaluate(roster, board));
    let commander = |hex: Hex, unit: &Unit| match &influence {
        Some(influence) => influence.controller(hex).unwrap_or(unit.owner),
        None => unit.owner,
    };
    let own = board.units().filter(|(hex, unit)| commander(*hex, unit) == side);
    let units: i64 = own.map(|(_, unit)| unit_value(roster, unit)).sum();
    let grounds = board.foundations().iter().filter(|ground| ground.owner == side);
    let units = units + grounds.map(|ground| tile_value(roster.tile(side, ground.tile))).sum::<i64>();
    let hand: i64 = game.seat(side).hand.iter().map(|&tile| hand_tile_value(roster.tile(side, tile))).sum();
    let terror = if game.state().terror.contains(side) { TERROR_COST } else { 0 };
    let cards = if game.roster().terms().cards { cards_value(game, board, side) } else { 0 };
    (units - terror + cards) * lasting_share(game) / 100 + hand
}

/// Value of the remaining Tactic cards and of the tile on the Base (NH-13.40).
fn cards_value(game: &Game, board: &Arrangement, side: Side) -> i64 {
    let evaluation = |card: Card| match card {
        Card::Base => match game.seat(side).base {
            Some(tile) => hand_tile_value(game.roster().tile(side, tile)) / 2,
            None => 12,
        },
        Card::Medic => 40,
        Card::Tactic => 25,
    };
    board.cards.cards_of(side).map(evaluation).sum()
}

/// True if the tile on the side's Base is worth at least as much as the average tile of its pile (NH-13.40).
pub fn is_base_better(game: &Game, side: Side) -> bool {
    let (roster, seat) = (game.roster(), game.seat(side));
    let evaluation = |tile: TileId| tile_value(roster.tile(side, tile));
    let sum: i64 = seat.pile.iter().map(|&tile| evaluation(tile)).sum();
    seat.base.is_some_and(|tile| evaluation(tile) * i64::try_from(seat.pile.len()).unwrap_or(0) >= sum)
}

/// The tile that a side's Leader can best exchange for an unseen one (NH-13.20): the worst of its hand, if the average tile
/// of the pile is better than the worst tile that stays after the compulsory discard (NH-3.5). `None` without one.
pub fn tile_to_exchange(game: &Game, side: Side) -> Option<TileId> {
    let (roster, seat) = (game.roster(), game.seat(side));
    let evaluation = |&tile: &TileId| tile_value(roster.tile(side, tile));
    let mut hand = seat.hand.clone();
    hand.sort_by_key(evaluation);
    let is_full = hand.len() >= roster.terms().hand_limit();
    let kept = evaluation(hand.get(usize::from(is_full))?);
    let sum: i64 = seat.pile.iter().map(evaluation).sum();
    (sum > kept * i64::try_from(seat.pile.len()).unwrap_or(i64::MAX)).then_some(hand[0])
}

/// Share of a unit's value that can still take effect, in hundredths: the fewer tiles remain, the smaller the share.
fn lasting_share(game: &Game) -> i64 {
    let playing = game.playing_sides();
    let left = playing.iter().map(|side| game.seat(side).pile.len()).max().unwrap_or(0);
    let share = |part: usize| i64::try_from(part).unwrap_or(0);
    40 + 60 * share(left.min(LATE_PILE_SIZE)) / share(LATE_PILE_SIZE)
}

pub fn unit_value(roster: &Roster, unit: &Unit) -> i64 {
    let tile = roster.unit_tile(unit);
    if tile.is_headquarters() {
        0
    } else if tile.token.is_some_and(|token| token.is_second) {
        // Wounds and markers count with token 1.
        tile_value(tile)
    } else {
        let poison = i64::from(unit.marks.total(Marker::Poison));
        let whole = (tile_value(tile) - i64::from(unit.wounds) * 20 - poison * 25).max(10);
        // A unit under a Steel Net cannot act until the HQ that threw the net is netted (NH-14.66).
        if unit.marks.steel_nets().is_empty() { whole } else { whole * NETTED_SHARE / 100 }
    }
}

/// The value of a unit according to its tile, or of a well-played instant.
fn tile_value(tile: &Tile) -> i64 {
    match tile.kind {
        Kind::Headquarters => 0,
        Kind::Instant(Instant::Battle) => 160,
        Kind::Instant(Instant::Bomb | Instant::Sniper) => 120,
        Kind::Instant(Instant::Grenade) => 100,
        Kind::Instant(Instant::PushBack | Instant::Paralysis) => 70,
        Kind::Instant(Instant::Terror) => 80,
        Kind::Instant(Instant::SmallBomb) => 90,
        Kind::Instant(Instant::Move | Instant::SmokeScreen) => 60,
        Kind::Instant(Instant::Castling | Instant::Transposition) => 50,
        Kind::Foundation(Foundation::Mine) => 40,
        Kind::Foundation(Foundation::Hole) => 65,
        Kind::Instant(Instant::Rotation) | Kind::Foundation(Foundation::ToxicBomb) => 45,
        Kind::Foundation(Foundation::Roots) => 30,
        Kind::Warrior | Kind::Module => {
            let (mut attacks, mut others) = (0, 0);
            for edge in &tile.edges {
                attacks += i64::from(edge.melee) * 12 + i64::from(edge.ranged) * 18 + i64::from(edge.gauss) * 30;
                attacks += i64::from(edge.shotgun) * 30 + i64::from(edge.rocket) * 14;
                attacks += i64::from(edge.poison) * 18;
                others += i64::from(edge.blast) * 40;
                others += i64::from(edge.exit) * 15 + i64::from(edge.trap) * 25 + i64::from(edge.reflection) * 25;
                others += i64::from(edge.takeover) * 70;
                others += i64::from(edge.net) * 14 + i64::from(edge.armour) * 4 + i64::from(edge.long) * 10;
            }
            let count = |length: usize| i64::try_from(length).unwrap_or(0);
            let initiative = i64::from(tile.initiative.first().copied().unwrap_or(0));
            let times = count(tile.initiative.len()).max(1);
            let gifts = count(tile.effects.len()) * 45 + count(tile.features.len()) * 10;
            let gifts = gifts + i64::from(tile.has(Feature::Push)) * 30;
            // Values that both tokens of a Structure share count with token 1.
            let is_second = tile.token.is_some_and(|token| token.is_second);
            let shared = if is_second { 0 } else { 20 + gifts + i64::from(tile.toughness) * 20 };
            attacks * times * (5 + initiative) / 7 + others + shared
        }
    }
}

/// The value of a tile in hand. It will be played, but it takes the place of a tile that would be drawn instead, so it
/// counts for only a small share.
fn hand_tile_value(tile: &Tile) -> i64 {
    let share = if matches!(tile.kind, Kind::Instant(_)) { 20 } else { 5 };
    tile_value(tile) * share / 100
}
