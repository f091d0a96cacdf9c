//! Derives the values of a board for a scene, so that every picture shows the same ones.

use crate::rules::{Direction, Edge, Hex, Influence, Side, Unit};

/// The values of a unit, including the effects of the rest of the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EffectiveValues {
    /// Initiative values, including additional ones, highest first.
    pub initiative: Vec<u8>,
    /// Strength added to each melee attack.
    pub melee: u8,
    /// Strength added to each ranged attack.
    pub ranged: u8,
    /// Toughness added by other units.
    pub toughness: u8,
}

/// The effective values of a unit on the board; `None` if they are the printed ones.
#[must_use]
pub fn effective_values(influence: &Influence<'_>, hex: Hex) -> Option<EffectiveValues> {
    let (_, tile) = influence.unit(hex)?;
    // Two slots with the same value are one action (NH-9.32 c).
    let mut initiative = influence.slots(hex).values().to_vec();
    initiative.sort_unstable_by(|one, other| other.cmp(one));
    initiative.dedup();
    let lent =
        if tile.is_headquarters() { 0 } else { influence.lethal_wounds(hex).saturating_sub(tile.lethal_wounds()) };
    // A bonus raises an existing attack and never adds one (NH-6.11).
    let has = |wanted: fn(&Edge) -> bool| tile.edges.iter().any(wanted);
    let effective = EffectiveValues {
        initiative,
        melee: if has(|edge| edge.melee > 0) { influence.melee_bonus(hex) } else { 0 },
        ranged: if has(|edge| edge.ranged > 0) { influence.ranged_bonus(hex) } else { 0 },
        toughness: lent,
    };
    let unchanged = EffectiveValues { initiative: tile.initiative.clone(), ..EffectiveValues::default() };
    (effective != unchanged).then_some(effective)
}

/// The effective values of every unit changed by the board.
#[must_use]
pub fn effective_units(influence: &Influence<'_>) -> Vec<(Hex, EffectiveValues)> {
    influence.arrangement.units().filter_map(|(hex, _)| Some((hex, effective_values(influence, hex)?))).collect()
}

/// Modules turned by a Scoper, each with the side that it serves instead of its commander (NH-9.20). Units without
/// effects serve no side.
#[must_use]
pub fn scoped_modules(influence: &Influence<'_>) -> Vec<(Hex, Side)> {
    let gives = |(_, unit): &(Hex, &Unit)| !influence.roster.unit_tile(unit).effects.is_empty();
    let turned = |(hex, _): (Hex, &Unit)| {
        let (served, controller) = (influence.served_side(hex), influence.controller(hex));
        Some((hex, served.filter(|_| served != controller)?))
    };
    influence.arrangement.units().filter(gives).filter_map(turned).collect()
}

/// Units under another side's control, with that side (NH-14.68).
#[must_use]
pub fn taken_units(influence: &Influence<'_>) -> Vec<(Hex, Side)> {
    let units = influence.arrangement.units();
    units.filter_map(|(hex, _)| Some((hex, influence.foreign_controller(hex)?))).collect()
}

/// The links of every Matrix: between adjacent members, and through the Roots that link them. Each pair is listed once
/// (NH-14.43, NH-14.78).
#[must_use]
pub fn links(influence: &Influence<'_>) -> Vec<(Hex, Direction)> {
    let board = influence.arrangement.board;
    let mut links = Vec::new();
    for web in influence.matrix_hexes() {
        for hex in web.iter() {
            let next = board.neighbours(hex).filter(|&(_, next)| next > hex && web.contains(next));
            links.extend(next.map(|(direction, _)| (hex, direction)));
        }
    }
    links
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Army, Arrangement, Board, Roster, Rotation};

    /// Places units of Moloch (0) and Outpost (1), each given as a hex, side, tile and rotation.
    fn board(units: &[(&str, u8, &str, u8)]) -> (Roster, Arrangement) {
        let army = |id: &str| Army::base_box().into_iter().find(|army| army.id == id).map(Arc::new).expect("built in");
        let roster = Roster::new(vec![army("moloch"), army("outpost")]);
        let mut arrangement = Arrangement::new(Board::STANDARD);
        for &(hex, side, tile, rotation) in units {
            let tile = roster.army(Side(side)).find(tile).expect("a tile");
            let unit = Unit::new(Side(side), tile, Rotation::new(rotation).expect("below six"));
            arrangement.put(Board::STANDARD.hex(hex).expect("a hex"), unit);
        }
        (roster, arrangement)
    }

    fn hex(name: &str) -> Hex {
        Board::STANDARD.hex(name).expect("a hex")
    }

    #[test]
    fn only_modules_with_an_effect_serve_another_side() {
        let (roster, arrangement) =
            board(&[("C4", 1, "scoper", 0), ("C3", 0, "scout", 0), ("B3", 0, "blocker", 0), ("C2", 1, "commando", 0)]);
        let influence = Influence::evaluate(&roster, &arrangement);
        assert_eq!(scoped_modules(&influence), [(hex("C3"), Side(1))]);
        assert_eq!(effective_values(&influence, hex("C2")).map(|effective| effective.initiative), Some(vec![4]));
    }

    #[test]
    fn effective_values_are_shown_where_they_differ_and_once_each() {
        let (roster, arrangement) = board(&[
            ("C3", 1, "hq", 0),
            ("C2", 1, "hmg", 0),
            ("C4", 1, "commando", 0),
            ("A3", 0, "hq", 0),
            ("A2", 0, "stormtrooper", 0),
            ("B3", 0, "ripper", 0),
            ("B2", 1, "saboteur", 0),
        ]);
        let influence = Influence::evaluate(&roster, &arrangement);
        let of = |name: &str| effective_values(&influence, hex(name));
        assert_eq!(of("C2").map(|effective| effective.initiative), Some(vec![2, 1, 0]));
        assert_eq!(of("C4").map(|effective| effective.initiative), Some(vec![3, 2]));
        let lowered = EffectiveValues { initiative: vec![1, 0], ranged: 1, ..EffectiveValues::default() };
        assert_eq!(of("A2"), Some(lowered), "the HQ beside it raises what it shoots with");
        let ripper = EffectiveValues { initiative: vec![1], ..EffectiveValues::default() };
        assert_eq!(of("B3"), Some(ripper), "a blade gains nothing from it");
        assert_eq!(of("C3").map(|effective| effective.initiative), None, "an HQ does not serve itself");
    }
}
