//! Random boards, and the possible outcomes of a Battle or an instant on them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

use super::dice::{Dice, scaled_count};
use super::oracle::Oracle;
use sztab_neuroshima::rules::arrangement::Ground;
use sztab_neuroshima::rules::game::Seat;
use sztab_neuroshima::rules::instants::Battle;
use sztab_neuroshima::rules::marks::Marker;
use sztab_neuroshima::rules::{
    Action, Arrangement, Edge, Feature, Foundation, Game, Hex, ModeKind, Played, Question, Roster, Rotation, Side,
    State, TileId, Unit,
};

/// The numbers of the random duels' Battles that each test fights; `SZTAB_RANDOM_NUMBER` selects a single one for
/// closer examination.
pub fn duel_battles() -> Range<u64> {
    scaled_range(6000)
}

/// The numbers of the random Battles at all tables with more than two players.
pub fn multi_side_battles() -> Range<u64> {
    scaled_range(3600)
}

/// The numbers of random boards at those tables that are evaluated without a Battle: many are needed before enemies'
/// Scopers interact.
pub fn multi_side_boards() -> Range<u64> {
    scaled_range(10_800)
}

fn scaled_range(full: u64) -> Range<u64> {
    match std::env::var("SZTAB_RANDOM_NUMBER") {
        Ok(number) => {
            let number = number.parse().expect("SZTAB_RANDOM_NUMBER is a number");
            number..number + 1
        }
        Err(_) => 0..scaled_count(full),
    }
}

/// Places units of all armies on random hexes. One hex stays free, so that the board is not full and only one Battle is
/// fought.
pub fn scatter_units(roster: &Roster, dice: &mut Dice) -> Arrangement {
    let board = roster.terms().board;
    let mut arrangement = Arrangement::new(board);
    let hexes: Vec<Hex> = board.hexes().collect();
    let sides: Vec<Side> = roster.sides().collect();
    if sides.len() > 2 {
        scatter_headquarters(roster, &mut arrangement, dice);
    }
    let units: Vec<Vec<TileId>> = roster
        .sides()
        .map(|side| {
            let army = roster.army(side);
            army.tiles.iter().filter(|tile| tile.is_unit()).map(|tile| army.find(&tile.id).unwrap()).collect()
        })
        .collect();
    let most = hexes.len() + 1;
    // With more than two players, boards are sometimes fuller.
    let most = if sides.len() > 2 { most * dice.pick(&[1, 2]) } else { most };
    for _ in 0..2 + dice.draw_below(most) {
        let (hex, owner) = (dice.pick(&hexes), dice.pick(&sides));
        let tile = dice.pick(&units[owner.index()]);
        let facts = roster.tile(owner, tile);
        if !arrangement.is_free(hex) || (facts.is_headquarters() && arrangement.headquarters(roster, owner).is_some()) {
            continue;
        }
        let mut unit = Unit::new(owner, tile, dice.pick(&Rotation::ALL));
        if !facts.is_headquarters() {
            // Sometimes the wounds exceed the unit's own Toughness; it then survives only on lent Toughness.
            let most = usize::from(facts.toughness) + if dice.draw_below(3) == 0 { 2 } else { 0 };
            unit.wounds = u8::try_from(dice.draw_below(most + 1)).unwrap();
        }
        arrangement.put(hex, unit);
    }
    for &side in &sides {
        let army = roster.army(side);
        for tile in army.tiles.iter().filter(|tile| tile.foundation().is_some()) {
            if dice.draw_below(2) == 0 {
                arrangement.lay_foundation(Ground::new(dice.pick(&hexes), side, army.find(&tile.id).unwrap()));
            }
        }
    }
    if arrangement.is_full() {
        arrangement.take(dice.pick(&board.basic_hexes().collect::<Vec<_>>()));
    }
    scatter_nets(roster, &mut arrangement, dice);
    scatter_markers(roster, &mut arrangement, dice);
    let oracle = Oracle::read(roster, &arrangement);
    for hex in oracle.dead_hexes() {
        arrangement.take(hex);
    }
    let lasting = oracle.lasting_nets();
    for (hex, unit) in arrangement.units_mut() {
        for side in unit.marks.steel_nets().iter().filter(|side| !lasting.contains(&(hex, side.index()))) {
            unit.marks.set_steel_net(side, false);
        }
    }
    for points in &mut arrangement.points[..sides.len()] {
        // With more than two players, HQs are sometimes close to destruction, or a game for points is close to its end.
        let range = if sides.len() > 2 { dice.pick(&[3, 20]) } else { 20 };
        let few = u8::try_from(1 + dice.draw_below(range)).unwrap();
        *points = if roster.terms().mode == ModeKind::Points { 20 - few } else { few };
    }
    if !roster.terms().mode.has_teams() && sides.len() > 2 && dice.draw_below(6) == 0 {
        arrangement.unmarked = dice.pick(&sides).into();
    }
    arrangement
}

/// Places Steel Nets on units, if there are HQs that can throw them.
fn scatter_nets(roster: &Roster, arrangement: &mut Arrangement, dice: &mut Dice) {
    for side in roster.sides() {
        let throws = arrangement.headquarters(roster, side).and_then(|hex| arrangement.unit(hex));
        if !throws.is_some_and(|unit| roster.unit_tile(unit).has(Feature::SteelNet)) || dice.draw_below(4) == 0 {
            continue;
        }
        let is_target =
            |unit: &Unit| roster.mode().are_enemies(side, unit.owner) && !roster.unit_tile(unit).is_headquarters();
        let targets: Vec<Hex> = arrangement.units().filter(|(_, unit)| is_target(unit)).map(|(hex, _)| hex).collect();
        if !targets.is_empty() {
            arrangement.set_steel_net(dice.pick(&targets), side, true);
        }
    }
}

/// Places some of the armies' poison and paralysis markers on any units.
fn scatter_markers(roster: &Roster, arrangement: &mut Arrangement, dice: &mut Dice) {
    let hexes: Vec<Hex> = arrangement.units().map(|(hex, _)| hex).collect();
    if hexes.is_empty() {
        return;
    }
    for side in roster.sides() {
        for marker in [Marker::Poison, Marker::Paralysis] {
            let all = usize::from(roster.tokens(side).count(marker));
            if all == 0 {
                continue;
            }
            for _ in 0..dice.draw_below(all + 1).min(2) {
                arrangement.lay_marker(dice.pick(&hexes), marker, side);
            }
        }
    }
}

/// Places the HQs of most sides.
fn scatter_headquarters(roster: &Roster, arrangement: &mut Arrangement, dice: &mut Dice) {
    let hexes: Vec<Hex> = arrangement.board.hexes().collect();
    for side in roster.sides() {
        let hex = dice.pick(&hexes);
        if dice.draw_below(4) > 0 && arrangement.is_free(hex) {
            arrangement.put(hex, Unit::new(side, roster.army(side).headquarters(), dice.pick(&Rotation::ALL)));
        }
    }
}

/// Plays an instant for a side, up to its completion or the first decision.
pub fn play_instant(roster: &Arc<Roster>, arrangement: Arrangement, side: Side, action: Action) -> Game {
    let mut game = game_in_turn(roster, arrangement, side);
    game.apply(side, action).unwrap();
    game
}

/// A game in the turn of a side that has all of its instants in hand.
pub fn game_in_turn(roster: &Arc<Roster>, arrangement: Arrangement, side: Side) -> Game {
    let mut seats: Vec<Seat> = roster.sides().map(|_| Seat::default()).collect();
    let tiles = &roster.army(side).tiles;
    let instants = tiles.iter().filter(|tile| tile.instant().is_some()).map(|tile| tile.id.as_str());
    seats[side.index()].hand.extend(instants.filter_map(|id| roster.army(side).find(id)));
    let state = State::in_turn(arrangement, seats, side, 9);
    Game::resume(Arc::clone(roster), state)
}

/// Every arrangement that a Battle can lead to through any decisions; `None` if there are too many.
pub fn possible_endings(roster: &Arc<Roster>, arrangement: Arrangement, causer: Side) -> Option<Vec<Arrangement>> {
    final_arrangements(play_instant(roster, arrangement, causer, Action::Play(Played::Battle(Battle {}))))
}

/// Every arrangement to which a game's open decisions can lead; `None` if there are too many.
pub fn final_arrangements(game: Game) -> Option<Vec<Arrangement>> {
    Some(possible_ends(game)?.into_iter().map(|(game, _)| game.arrangement().clone()).collect())
}

/// Possible ends of a Battle from the current state, each with the units that were taken over in it and may be turned.
pub fn possible_endings_with_turns(
    roster: &Arc<Roster>,
    arrangement: Arrangement,
    causer: Side,
) -> Option<Vec<(Game, BTreeSet<Hex>)>> {
    possible_ends(play_instant(roster, arrangement, causer, Action::Play(Played::Battle(Battle {}))))
}

/// Every game to which a game's open decisions can lead. Units that were taken over are not turned, but listed.
fn possible_ends(game: Game) -> Option<Vec<(Game, BTreeSet<Hex>)>> {
    let (mut open, mut ends) = (vec![(game, BTreeSet::new())], Vec::new());
    while let Some((game, mut turned)) = open.pop() {
        let Some(decision) = game.decision() else {
            ends.push((game, turned));
            continue;
        };
        let mut most = usize::MAX;
        if let Question::Rotation { unit, .. } = decision.question {
            turned.insert(unit);
            most = 1;
        }
        for action in game.legal_actions().into_iter().take(most) {
            let mut next = game.clone();
            next.apply(decision.decider, action).unwrap();
            open.push((next, turned.clone()));
        }
        if ends.len() + open.len() > 64 {
            return None;
        }
    }
    Some(ends)
}

/// An arrangement in the notation, as a self-contained position that declares its tiles; the terms come first.
pub fn describe_arrangement(roster: &Roster, arrangement: &Arrangement) -> String {
    let mut sides = format!("# {}\n", roster.terms());
    for side in roster.sides() {
        let marker = if arrangement.unmarked.contains(side) { " marker=off" } else { "" };
        let tokens = roster.tokens(side);
        let tokens = format!(" tokens=poison:{},paralysis:{}", tokens.poison, tokens.paralysis);
        let _ = writeln!(sides, "side {} hq={}{marker}{tokens}", side.letter(), arrangement.points[side.index()]);
    }
    let (mut defines, mut units, mut markers) = (BTreeSet::new(), String::new(), String::new());
    for (hex, unit) in arrangement.units() {
        let (letter, tile) = (unit.owner.letter(), roster.unit_tile(unit));
        let kind = if tile.is_headquarters() { "hq" } else { "warrior" };
        let list = |words: Vec<String>| words.join(",");
        defines.insert(format!(
            "define {letter}/{} kind={kind} initiative={} edges={} toughness={} features={} effect={}\n",
            tile.id,
            list(tile.initiative.iter().map(u8::to_string).collect()),
            list(tile.edges.iter().map(edge_tokens).collect()),
            tile.toughness,
            list(tile.features.iter().map(|feature| feature.word().to_owned()).collect()),
            list(tile.effects.iter().map(|effect| effect.word()).collect()),
        ));
        let (place, rotation) = (arrangement.board.name(hex), unit.rotation.steps());
        let _ = writeln!(units, "unit {place} {letter}/{} rot={rotation} wounds={}", tile.id, unit.wounds);
        for side in roster.sides() {
            for marker in [Marker::Poison, Marker::Paralysis] {
                let count = unit.marks.count(marker, side);
                if count > 0 {
                    let _ = writeln!(markers, "marker {place} {}={}:{count}", marker.word(), side.letter());
                }
            }
        }
        for side in unit.marks.steel_nets().iter() {
            let _ = writeln!(markers, "marker {place} net={}", side.letter());
        }
    }
    for ground in arrangement.foundations() {
        let (place, letter) = (arrangement.board.name(ground.hex), ground.owner.letter());
        let tile = roster.tile(ground.owner, ground.tile);
        let word = tile.foundation().map_or("", Foundation::word);
        defines.insert(format!("define {letter}/{} kind=foundation foundation={word}\n", tile.id));
        let _ = writeln!(units, "foundation {place} {letter}/{}", tile.id);
    }
    sides + &defines.into_iter().collect::<String>() + &units + &markers
}

/// The tokens of a printed edge.
fn edge_tokens(edge: &Edge) -> String {
    let strength = |letter, strength| if strength > 0 { format!("{letter}{strength}") } else { String::new() };
    let mark = |letter: &str, is_there| if is_there { letter.to_owned() } else { String::new() };
    let tokens = [
        strength("m", edge.melee),
        strength("r", edge.ranged),
        mark("g", edge.gauss),
        mark("a", edge.armour),
        mark("n", edge.net),
        mark("t", edge.takeover),
        mark("c", edge.connection),
        strength("rocket", edge.rocket),
        mark("shotgun", edge.shotgun),
        mark("v", edge.poison),
        mark("cl", edge.long),
        mark("in", edge.entry),
        mark("out", edge.exit),
        mark("trap", edge.trap),
        mark("reflect", edge.reflection),
        mark("x", edge.blast),
    ];
    let tokens: Vec<String> = tokens.into_iter().filter(|token| !token.is_empty()).collect();
    if tokens.is_empty() { "-".to_owned() } else { tokens.join("+") }
}

/// A set of arrangements as text, after `change` is applied to each.
pub fn to_text_set(arrangements: Vec<Arrangement>, change: impl Fn(Arrangement) -> Arrangement) -> BTreeSet<String> {
    arrangements.into_iter().map(|one| serde_json::to_string(&change(one)).unwrap()).collect()
}
