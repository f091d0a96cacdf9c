//! Random boards, and what comes of a Battle or an instant on them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use super::dice::{Dice, share};
use super::oracle::Oracle;
use sztab::games::neuroshima::rules::game::Seat;
use sztab::games::neuroshima::rules::instants::Battle;
use sztab::games::neuroshima::rules::{
    Action, Arrangement, Board, Edge, Game, Hex, Played, Roster, Rotation, Side, State, TileId, Unit,
};

/// The numbers of the random Battles that each test fights; `SZTAB_RANDOM_NUMBER` names a single one to look at again.
pub fn battles() -> std::ops::Range<u64> {
    match std::env::var("SZTAB_RANDOM_NUMBER") {
        Ok(number) => {
            let number = number.parse().expect("SZTAB_RANDOM_NUMBER is a number");
            number..number + 1
        }
        Err(_) => 0..share(6000),
    }
}

/// Some units of both armies on random hexes; a free hex stays, so that one Battle is all.
pub fn scatter(roster: &Roster, dice: &mut Dice) -> Arrangement {
    let mut arrangement = Arrangement::new(Board::Standard);
    let hexes: Vec<Hex> = Board::Standard.hexes().collect();
    let units: Vec<Vec<TileId>> = roster
        .sides()
        .map(|side| {
            let army = roster.army(side);
            army.tiles.iter().filter(|tile| tile.is_unit()).map(|tile| army.find(&tile.id).unwrap()).collect()
        })
        .collect();
    for _ in 0..2 + dice.below(20) {
        let (hex, owner) = (dice.pick(&hexes), Side(u8::try_from(dice.below(2)).unwrap()));
        let tile = dice.pick(&units[owner.index()]);
        let facts = roster.tile(owner, tile);
        if !arrangement.is_free(hex) || (facts.is_headquarters() && arrangement.headquarters(roster, owner).is_some()) {
            continue;
        }
        let mut unit = Unit::new(owner, tile, dice.pick(&Rotation::ALL));
        if !facts.is_headquarters() {
            // Now and then more than its own Toughness bears: it lives on somebody else's.
            let most = usize::from(facts.toughness) + if dice.below(3) == 0 { 2 } else { 0 };
            unit.wounds = u8::try_from(dice.below(most + 1)).unwrap();
        }
        arrangement.put(hex, unit);
    }
    if arrangement.is_full() {
        arrangement.take(dice.pick(&hexes));
    }
    for hex in Oracle::read(roster, &arrangement).dead() {
        arrangement.take(hex);
    }
    for points in &mut arrangement.points[..2] {
        *points = u8::try_from(1 + dice.below(20)).unwrap();
    }
    arrangement
}

/// An instant played by a side, carried out up to its end or the first decision.
pub fn played(roster: &Arc<Roster>, arrangement: Arrangement, side: Side, action: Action) -> Game {
    let mut seats = vec![Seat::default(), Seat::default()];
    let tiles = &roster.army(side).tiles;
    let instants = tiles.iter().filter(|tile| tile.instant().is_some()).map(|tile| tile.id.as_str());
    seats[side.index()].hand.extend(instants.filter_map(|id| roster.army(side).find(id)));
    let state = State::in_turn(arrangement, seats, side, 9);
    let mut game = Game::resume(Arc::clone(roster), state);
    game.apply(side, action).unwrap();
    game
}

/// Every arrangement that a Battle can end with, whatever is decided; nothing if there are too many ways.
pub fn endings(roster: &Arc<Roster>, arrangement: Arrangement, causer: Side) -> Option<Vec<Arrangement>> {
    decided(played(roster, arrangement, causer, Action::Play(Played::Battle(Battle {}))))
}

/// Every arrangement that the open decisions of a game can lead to; nothing if there are too many ways.
pub fn decided(game: Game) -> Option<Vec<Arrangement>> {
    let (mut open, mut ends) = (vec![game], Vec::new());
    while let Some(game) = open.pop() {
        let Some(decision) = game.decision() else {
            ends.push(game.arrangement().clone());
            continue;
        };
        for action in game.legal_actions() {
            let mut next = game.clone();
            next.apply(decision.decider, action).unwrap();
            open.push(next);
        }
        if ends.len() + open.len() > 64 {
            return None;
        }
    }
    Some(ends)
}

/// An arrangement as a position of the notation that stands for itself: its tiles are declared in it.
pub fn described(roster: &Roster, arrangement: &Arrangement) -> String {
    let (mut defines, mut units) = (BTreeSet::new(), String::new());
    for (hex, unit) in arrangement.units() {
        let (letter, tile) = (unit.owner.letter(), roster.of(unit));
        let kind = if tile.is_headquarters() { "hq" } else { "warrior" };
        let list = |words: Vec<String>| words.join(",");
        defines.insert(format!(
            "define {letter}/{} kind={kind} initiative={} edges={} toughness={} features={} effect={}\n",
            tile.id,
            list(tile.initiative.iter().map(u8::to_string).collect()),
            list(tile.edges.iter().map(tokens).collect()),
            tile.toughness,
            list(tile.features.iter().map(|feature| feature.word().to_owned()).collect()),
            list(tile.effects.iter().map(|effect| effect.word()).collect()),
        ));
        let (place, rotation) = (Board::Standard.name(hex), unit.rotation.steps());
        let _ = writeln!(units, "unit {place} {letter}/{} rot={rotation} wounds={}", tile.id, unit.wounds);
    }
    let points = arrangement.points;
    let sides = format!("side X hq={}\nside Y hq={}\n", points[0], points[1]);
    sides + &defines.into_iter().collect::<String>() + &units
}

/// What is printed on an edge.
fn tokens(edge: &Edge) -> String {
    let strength = |letter, strength| if strength > 0 { format!("{letter}{strength}") } else { String::new() };
    let mark = |letter: &str, is_there| if is_there { letter.to_owned() } else { String::new() };
    let tokens = [
        strength("m", edge.melee),
        strength("r", edge.ranged),
        mark("g", edge.gauss),
        mark("a", edge.armour),
        mark("n", edge.net),
        mark("c", edge.connection),
    ];
    let tokens: Vec<String> = tokens.into_iter().filter(|token| !token.is_empty()).collect();
    if tokens.is_empty() { "-".to_owned() } else { tokens.join("+") }
}
