//! Ranks actions by likelihood, so that lists can show the likeliest ones first.
//!
//! The ranking orders suggestions; it is not advice. It looks one step ahead at the units that are reached, netted and
//! supported, and does not plan. Only the rules decide which actions are legal.

use std::cmp::Reverse;

use crate::rules::board::DIRECTIONS;
use crate::rules::{
    Action, Arrangement, Board, Direction, Edge, Game, Hex, Influence, Prospect, Roster, Rotation, Side, UnitMove,
};
use crate::words::is_second_move;
use sztab_game::view::{Likelihood, SuggestionRank};

/// Value of what the units of a side and its allies hit, net and support, minus the same value for their enemies. Harm
/// that a team does to itself counts against it (NH-12.36).
fn board_value(roster: &Roster, arrangement: &Arrangement, side: Side) -> i32 {
    let influence = Influence::evaluate(roster, arrangement);
    let (mode, team) = (roster.mode(), roster.mode().team_of(side));
    let mut sum = 0;
    for (hex, unit) in arrangement.units() {
        let prospect = Prospect::evaluate(&influence, hex);
        // Harm to units of the same team also counts, because Moloch and its ally harm each other.
        let commander = influence.controller(hex).unwrap_or(unit.owner);
        let is_friendly =
            |target: Hex| influence.controller(target).is_some_and(|other| !mode.are_enemies(commander, other));
        let mut worth = 3 + i32::from(roster.unit_tile(unit).toughness);
        for hit in &prospect.hits {
            let target = hit.target.hex;
            let is_headquarters = arrangement.unit(target).is_some_and(|unit| roster.unit_tile(unit).is_headquarters());
            let wounds = i32::from(hit.wounds);
            let harm =
                if is_headquarters { 3 * wounds } else { 3 * wounds.min(i32::from(influence.lethal_wounds(target))) };
            worth += if is_friendly(target) { -harm } else { harm };
        }
        let nets = |hex: &Hex| if is_friendly(*hex) { -5 } else { 5 };
        worth += prospect.nets.iter().map(nets).sum::<i32>() + 2 * to_i32(prospect.gives.len());
        sum += if team.contains(commander) { worth } else { -worth };
    }
    for other in roster.sides() {
        let points = 3 * i32::from(arrangement.points[other.index()]);
        sum += if team.contains(other) { points } else { -points };
    }
    sum
}

fn to_i32(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Likelihood that the player intends an action: first by its effect on the board, then by whether the unit faces an
/// enemy HQ.
pub(super) fn likelihood(game: &Game, side: Side, action: Action) -> Likelihood {
    let mut after = game.clone();
    if after.apply_with(side, action, &mut ()).is_err() {
        return Likelihood { effect: i32::MIN, aim: 0 };
    }
    let effect = board_value(game.roster(), after.arrangement(), side);
    Likelihood { effect, aim: -distance(game, side, action) }
}

/// Rank of an action among suggestions. A second move comes first, because any other action forfeits it; turns of a
/// fully symmetrical unit come last, because they change nothing.
pub(super) fn suggestion_rank(game: &Game, action: Action) -> SuggestionRank {
    if is_pointless_turn(game, action) {
        SuggestionRank::Never
    } else if is_second_move(game, action) {
        SuggestionRank::First
    } else {
        SuggestionRank::Usually
    }
}

/// True if an action merely turns a fully symmetrical unit, which has no effect.
fn is_pointless_turn(game: &Game, action: Action) -> bool {
    let turned = action.displacement().filter(|displaced| displaced.from == displaced.to);
    let unit = turned.and_then(|turned| game.arrangement().unit(turned.from));
    unit.is_some_and(|unit| game.roster().unit_tile(unit).has_equal_edges())
}

/// Distance from the hex that a placed or moved unit faces to an enemy HQ.
fn distance(game: &Game, side: Side, action: Action) -> i32 {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    if let Action::PlaceHeadquarters { hex, .. } = action {
        return exposure(game, side, hex);
    }
    let (hex, front) = match (action, action.displacement()) {
        (Action::Place { tile, hex, rotation }, _) => (hex, front_direction(&roster.tile(side, tile).edges, rotation)),
        (_, Some(UnitMove { from, to, rotation })) => {
            (to, arrangement.unit(from).and_then(|unit| front_direction(&roster.unit_tile(unit).edges, rotation)))
        }
        _ => return 0,
    };
    let enemies = roster.mode().enemies(side).iter();
    let targets: Vec<Hex> = enemies.filter_map(|enemy| arrangement.headquarters(roster, enemy)).collect();
    let from = front.map_or(Some(hex), |direction| arrangement.board.neighbour(hex, direction));
    let reach =
        |from: Hex| targets.iter().map(|&target| i32::from(Board::distance(arrangement.board, from, target))).min();
    from.map_or(OFF_BOARD_DISTANCE, |from| reach(from).unwrap_or(0))
}

/// Danger to an HQ on a hex: first by the number of adjacent hexes, then by the distance to enemy HQs.
fn exposure(game: &Game, side: Side, hex: Hex) -> i32 {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let enemies = roster.mode().enemies(side).iter();
    let near = enemies.filter_map(|enemy| arrangement.headquarters(roster, enemy));
    let near = near.map(|enemy| i32::from(Board::distance(arrangement.board, hex, enemy))).min().unwrap_or(0);
    10 * to_i32(arrangement.board.neighbours(hex).count()) - near
}

/// Distance assumed for a unit that faces off the board, where it has no effect.
const OFF_BOARD_DISTANCE: i32 = 9;

/// The direction of a tile's strongest attack; `None` without attacks.
fn front_direction(edges: &[Edge; DIRECTIONS], rotation: Rotation) -> Option<Direction> {
    let strength = |edge: usize| {
        let edge = edges[edge];
        let shots = edge.ranged + u8::from(edge.gauss) + u8::from(edge.shotgun) + edge.rocket;
        edge.melee + shots + u8::from(edge.net) + u8::from(edge.blast) + u8::from(edge.exit) + u8::from(edge.takeover)
    };
    let strongest = (0..DIRECTIONS).max_by_key(|&edge| (strength(edge), Reverse(edge)))?;
    (strength(strongest) > 0).then(|| rotation.direction(strongest))
}
