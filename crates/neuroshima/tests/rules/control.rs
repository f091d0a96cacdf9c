//! Nets and takeovers evaluated together on random boards (NH-7.20 to NH-7.24, NH-14.68).

use std::sync::Arc;

use super::dice::{Dice, scaled_count};
use super::skirmish::{possible_endings, scatter_units};
use super::{inventor, skirmish};
use sztab_neuroshima::rules::instants::Move;
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, Board, Edge, Effect, Hex, HexSet, Influence, Played, Roster, Rotation, Side, Terms,
    TileId, Unit,
};

/// The id of the tile that is replaced in a random army.
const SPECIAL: &str = "unit_19";

/// The army with the tile replaced by one that has no effect, or only an edge that takes control.
fn with_special_tile(army: &Army, takes_over: bool) -> Arc<Army> {
    let mut army = army.clone();
    let special = army.tiles.iter_mut().find(|tile| tile.id == SPECIAL).unwrap();
    (special.edges, special.initiative, special.toughness) = (Default::default(), Vec::new(), 9);
    (special.effects, special.features) = (Vec::new(), Vec::new());
    special.edges[0] = Edge { takeover: takes_over, ..Edge::default() };
    Arc::new(army)
}

fn special_tile(roster: &Roster, side: Side) -> TileId {
    roster.army(side).find(SPECIAL).unwrap()
}

/// Removes the special tiles.
fn remove_special_tiles(roster: &Roster, arrangement: &mut Arrangement) {
    let hexes: Vec<Hex> = arrangement.units().map(|(hex, _)| hex).collect();
    for hex in hexes {
        let unit = *arrangement.unit(hex).unwrap();
        if unit.tile == special_tile(roster, unit.owner) {
            arrangement.take(hex);
        }
    }
}

/// A free hex adjacent to `hex`, and the rotation in which edge 0 faces `hex` from it.
fn adjacent_placement(arrangement: &Arrangement, hex: Hex, dice: &mut Dice) -> Option<(Hex, Rotation)> {
    let free: Vec<_> = arrangement.board.neighbours(hex).filter(|(_, hex)| arrangement.is_free(*hex)).collect();
    let (direction, from) = *free.get(dice.draw_below(free.len().max(1)))?;
    let rotation = Rotation::ALL.into_iter().find(|rotation| rotation.direction(0) == direction.opposite())?;
    Some((from, rotation))
}

/// Compares the general evaluation with the one for nets alone: taking control of a unit without effects must not
/// change any other net. The boards include Scopers, lent Toughness, and netters that survive because of it.
#[test]
fn nh_7_22_takeovers_without_effect_do_not_change_nets() {
    let (mut boards, mut netted) = (0, 0);
    for number in 0..scaled_count(6000) {
        let mut dice = Dice::new(90_000 + number);
        let armies: Vec<Army> = ["one", "two", "three"]
            .iter()
            .enumerate()
            .map(|(side, id)| inventor::random_army(id, side == 1, &mut dice))
            .collect();
        let roster = |takes_over: bool| {
            let of = |side: usize| with_special_tile(&armies[side], takes_over && side == 2);
            let terms: Terms = "mode=ffa".parse().unwrap();
            Arc::new(Roster::with_terms(vec![of(0), of(1), of(2)], terms))
        };
        let (plain, taking) = (roster(false), roster(true));
        let mut arrangement = scatter_units(&plain, &mut dice);
        remove_special_tiles(&plain, &mut arrangement);
        let free: Vec<Hex> = arrangement.board.hexes().filter(|&hex| arrangement.is_free(hex)).collect();
        let Some(&victim) = free.get(dice.draw_below(free.len().max(1))) else { continue };
        arrangement.put(victim, Unit::new(Side(0), special_tile(&plain, Side(0)), Rotation::ALL[0]));
        let Some((hex, rotation)) = adjacent_placement(&arrangement, victim, &mut dice) else { continue };
        arrangement.put(hex, Unit::new(Side(2), special_tile(&plain, Side(2)), rotation));
        // A Scoper that dies because it loses lent Toughness still turns modules if only nets are evaluated.
        let is_fading = |unit: &Unit| {
            plain.unit_tile(unit).effects.contains(&Effect::Scoper)
                && unit.wounds >= plain.unit_tile(unit).lethal_wounds()
        };
        if arrangement.units().any(|(_, unit)| is_fading(unit)) {
            continue;
        }
        let (one, other) = (Influence::evaluate(&plain, &arrangement), Influence::evaluate(&taking, &arrangement));
        let of_others = |netted: HexSet| netted.iter().filter(|&hex| hex != victim).collect::<Vec<_>>();
        assert_eq!(of_others(one.netted), of_others(other.netted), "board {number}");
        // A Scoper that turns the tile with the takeover edge takes control instead of its owner.
        let taker = if other.is_netted(hex) { Some(Side(0)) } else { other.served_side(hex) };
        assert_eq!(other.controller(victim), taker, "board {number}");
        (boards, netted) = (boards + 1, netted + other.netted.len());
    }
    assert!(boards > scaled_count(4000) && netted > 0, "{netted} units netted on {boards} boards");
}

/// A board on which a side controls enemy units must be equivalent to one on which it owns those units.
#[test]
fn nh_14_68_a_taken_over_unit_counts_in_every_respect_as_an_own_unit() {
    let (mut boards, mut fought) = (0, 0);
    for number in 0..scaled_count(3000) {
        let mut dice = Dice::new(80_000 + number);
        let army = with_special_tile(&inventor::random_army("one", false, &mut dice), true);
        let roster = Arc::new(Roster::new(vec![Arc::clone(&army), army]));
        let mut arrangement = scatter_units(&roster, &mut dice);
        remove_special_tiles(&roster, &mut arrangement);
        let enemies: Vec<Hex> =
            arrangement.units().filter(|(_, unit)| unit.owner == Side(1)).map(|(hex, _)| hex).collect();
        let mut takers = HexSet::EMPTY;
        for enemy in enemies {
            if let Some((hex, rotation)) = adjacent_placement(&arrangement, enemy, &mut dice) {
                arrangement.put(hex, Unit::new(Side(0), special_tile(&roster, Side(0)), rotation));
                takers.insert(hex);
            }
        }
        if arrangement.is_full() {
            continue;
        }
        let taken = Influence::evaluate(&roster, &arrangement);
        let mut own = arrangement.clone();
        for (hex, unit) in own.units_mut() {
            unit.owner = taken.controller(hex).unwrap();
        }
        let owned = Influence::evaluate(&roster, &own);
        // A net on an Agitator is a different case, and so is a unit that dies when it loses lent Toughness.
        let is_hit = arrangement.units().filter(|(_, unit)| unit.owner == Side(1)).any(|(hex, unit)| {
            let nets = roster.unit_tile(unit).edges.iter().enumerate().filter(|(_, edge)| edge.net);
            let mut aims = nets.filter_map(|(edge, _)| arrangement.board.neighbour(hex, unit.rotation.direction(edge)));
            aims.any(|aim| takers.contains(aim))
        });
        let is_lost = arrangement.units().any(|(hex, _)| taken.is_dead(hex) || owned.is_dead(hex));
        let held: Vec<Hex> =
            arrangement.units().map(|(hex, _)| hex).filter(|&hex| taken.foreign_controller(hex).is_some()).collect();
        if is_hit || is_lost || held.is_empty() {
            continue;
        }
        boards += 1;
        assert_eq!(taken.netted, owned.netted, "board {number}");
        for (hex, _) in arrangement.units() {
            let of = |influence: &Influence<'_>| {
                let bonuses = (influence.melee_bonus(hex), influence.ranged_bonus(hex), influence.lethal_wounds(hex));
                (influence.slots(hex), bonuses, influence.served_side(hex), influence.controller(hex))
            };
            assert_eq!(of(&taken), of(&owned), "board {number}, {hex:?}");
        }
        let (Some(one), Some(other)) =
            (possible_endings(&roster, arrangement, Side(0)), possible_endings(&roster, own, Side(0)))
        else {
            continue;
        };
        let stand = |end: &Arrangement| takers.iter().all(|hex| end.unit(hex).is_some());
        if !one.iter().all(stand) {
            continue;
        }
        fought += 1;
        let given_back = |mut end: Arrangement| {
            for &hex in &held {
                end.update_unit(hex, |unit| unit.owner = Side(1));
            }
            end
        };
        assert_eq!(skirmish::to_text_set(one, |end| end), skirmish::to_text_set(other, given_back), "board {number}");
    }
    assert!(fought > scaled_count(200), "{fought} Battles on {boards} boards");
}

/// The Steel Net is removed from a unit when the side that threw it takes control of the unit (NH-14.66, NH-14.68).
#[test]
fn nh_14_66_the_steel_net_comes_off_a_unit_that_its_thrower_takes_over() {
    let armies = || Army::built_in().into_iter();
    let mut police = armies().find(|army| army.id == "steelpolice").unwrap();
    let pacifier = police.tiles.iter_mut().find(|tile| tile.id == "pacifier").unwrap();
    pacifier.edges = Default::default();
    pacifier.edges[0].takeover = true;
    let others = armies().filter(|army| ["borgo", "moloch"].contains(&army.id.as_str())).map(Arc::new);
    let roster = Arc::new(Roster::new(std::iter::once(Arc::new(police)).chain(others).collect()));
    let mut arrangement = Arrangement::new(Board::STANDARD);
    let hex = |name: &str| Board::STANDARD.hex(name).unwrap();
    let unit = |side: u8, id: &str| Unit::new(Side(side), roster.army(Side(side)).find(id).unwrap(), Rotation::ALL[0]);
    arrangement.put(hex("A1"), unit(0, "hq"));
    arrangement.put(hex("C3"), unit(1, "mutant"));
    arrangement.set_steel_net(hex("C3"), Side(0), true);
    assert!(Influence::evaluate(&roster, &arrangement).is_netted(hex("C3")));
    // In rotation 0, edge 0 of C4 faces C3.
    arrangement.put(hex("C4"), unit(0, "pacifier"));
    let taken = Influence::evaluate(&roster, &arrangement);
    assert_eq!((taken.controller(hex("C3")), taken.is_netted(hex("C3"))), (Some(Side(0)), false));
    let turn = Move { from: hex("A1"), to: hex("A1"), rotation: Rotation::ALL[1] };
    let game = skirmish::play_instant(&roster, arrangement, Side(0), Action::Play(Played::Move(turn)));
    assert!(game.arrangement().unit(hex("C3")).unwrap().marks.is_none());
}
