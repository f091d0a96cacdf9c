//! Scenes with features of later armies.

use sztab_neuroshima::rules::Board;

use super::Table;

/// A Steel Net on a unit, and Judges in every rotation.
#[must_use]
pub fn steel_net_scene() -> Table {
    Table::of(Board::Standard, &["steelpolice", "neojungle"])
        .put("A1", 0, "hq", 0)
        .put("B2", 0, "judge", 0)
        .put("C2", 0, "judge", 1)
        .put("D2", 0, "judge", 2)
        .put("B3", 0, "executioner", 4)
        .put("E1", 0, "net_of_steel_launcher", 0)
        .put("C3", 1, "monster", 3)
        .put("C4", 1, "slicer", 1)
        .put("D4", 1, "hq", 0)
        .wounds("C3", 1)
        .poison("C3", 1, 2)
        .steel_net("C3", 0)
        .read()
}

/// Poison markers: one, several, next to wounds, and on an HQ.
#[must_use]
pub fn poison_scene() -> Table {
    Table::new(Board::Standard, 2)
        .put("B3", 0, "hq", 0)
        .put("C2", 0, "mutant", 0)
        .put("D3", 0, "mutant", 3)
        .put("C4", 0, "medic", 1)
        .put("D2", 1, "hq", 0)
        .put("E2", 1, "net_fighter", 2)
        .wounds("D3", 1)
        .poison("B3", 1, 1)
        .poison("C2", 1, 2)
        .poison("D3", 1, 1)
        .poison("C4", 1, 3)
        .poison("E2", 0, 1)
}

/// Poisoners, a poisoned HQ, one Toxic Bomb by itself and one under a unit.
#[must_use]
pub fn toxic() -> Table {
    Table::of(Board::Standard, &["mississippi", "borgo"])
        .put("C4", 0, "hq", 0)
        .put("C3", 0, "poisoner", 0)
        .put("B3", 0, "poisoner", 4)
        .put("D3", 0, "boiler", 0)
        .put("D2", 0, "guard", 1)
        .put("E1", 0, "shadow", 0)
        .put("C2", 1, "mutant", 3)
        .put("B1", 1, "hq", 0)
        .put("D1", 1, "net_fighter", 3)
        .ground("A1", 0, "toxic_bomb")
        .ground("C2", 0, "toxic_bomb")
        .poison("C2", 0, 2)
        .poison("B1", 0, 1)
        .read()
}

/// A Matrix with adjacent members and members linked by Roots, one of which is netted; also Roots under an enemy, and
/// unconnected Roots.
#[must_use]
pub fn matrix() -> Table {
    Table::of(Board::Standard, &["neojungle", "borgo"])
        .put("C4", 0, "hq", 0)
        .put("C3", 0, "slicer", 0)
        .put("D3", 0, "symbiont_gamma", 5)
        .put("C1", 0, "swarm", 0)
        .put("B1", 0, "monster", 2)
        .put("E1", 0, "wall_of_trees", 1)
        .put("A3", 0, "vines", 0)
        .put("B3", 1, "mutant", 1)
        .put("D1", 1, "net_fighter", 3)
        .put("B2", 1, "hq", 0)
        .ground("C2", 0, "roots")
        .ground("B3", 0, "roots")
        .poison("B3", 0, 1)
        .read()
}

/// Sharrash: paralysed units (one of them with wounds and poison), an HQ, and a Hole under an enemy.
#[must_use]
pub fn tunnels() -> Table {
    Table::of(Board::Standard, &["sharrash", "neojungle"])
        .put("C4", 0, "hq", 0)
        .put("C5", 0, "underworlds", 0)
        .put("D3", 0, "landfill", 0)
        .put("C3", 0, "mutant", 0)
        .put("E2", 0, "mortar", 5)
        .put("A3", 0, "explosive", 1)
        .put("B3", 0, "plague", 0)
        .put("C2", 1, "monster", 3)
        .put("D2", 1, "slicer", 4)
        .put("B1", 1, "hq", 0)
        .put("B2", 1, "wall_of_trees", 1)
        .ground("B2", 0, "hole")
        .wounds("C2", 1)
        .wounds("D2", 1)
        .poison("D2", 1, 2)
        .paralysis("C2", 0)
        .paralysis("D2", 0)
        .paralysis("B1", 0)
        .poison("B3", 1, 1)
        .read()
}

/// Units taken over by an Agitator and by the HQ of Vegas; one of them is netted, and one is a module.
#[must_use]
pub fn takeover_scene() -> Table {
    Table::of(Board::Standard, &["vegas", "hegemony"])
        .put("B2", 0, "hq", 0)
        .put("C4", 0, "agitator", 0)
        .put("D4", 0, "agitator", 5)
        .put("B3", 0, "bodyguard", 1)
        .put("C1", 0, "mercenary", 2)
        .put("E3", 0, "saboteur", 0)
        .put("A2", 0, "guardian", 5)
        .put("C3", 1, "universal_soldier", 1)
        .put("C2", 1, "boss", 0)
        .put("D2", 1, "ganger", 4)
        .put("D1", 1, "hq", 0)
        .put("B4", 1, "net_fighter", 0)
        .ground("E1", 0, "mine")
        .read()
}
