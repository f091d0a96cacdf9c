//! Scenes with features of later armies.

use sztab_neuroshima::rules::Board;

use super::SceneBuilder;

/// A Steel Net on a unit, and Judges in every rotation.
#[must_use]
pub fn steel_net_scene() -> SceneBuilder {
    SceneBuilder::with_armies(Board::STANDARD, &["steelpolice", "neojungle"])
        .with_unit("A1", 0, "hq", 0)
        .with_unit("B2", 0, "judge", 0)
        .with_unit("C2", 0, "judge", 1)
        .with_unit("D2", 0, "judge", 2)
        .with_unit("B3", 0, "executioner", 4)
        .with_unit("E1", 0, "net_of_steel_launcher", 0)
        .with_unit("C3", 1, "monster", 3)
        .with_unit("C4", 1, "slicer", 1)
        .with_unit("D4", 1, "hq", 0)
        .wounds("C3", 1)
        .poison("C3", 1, 2)
        .steel_net("C3", 0)
        .with_effective_values()
}

/// Poison markers: one, several, next to wounds, and on an HQ.
#[must_use]
pub fn poison_scene() -> SceneBuilder {
    SceneBuilder::new(Board::STANDARD, 2)
        .with_unit("B3", 0, "hq", 0)
        .with_unit("C2", 0, "mutant", 0)
        .with_unit("D3", 0, "mutant", 3)
        .with_unit("C4", 0, "medic", 1)
        .with_unit("D2", 1, "hq", 0)
        .with_unit("E2", 1, "net_fighter", 2)
        .wounds("D3", 1)
        .poison("B3", 1, 1)
        .poison("C2", 1, 2)
        .poison("D3", 1, 1)
        .poison("C4", 1, 3)
        .poison("E2", 0, 1)
}

/// Poisoners, a poisoned HQ, one Toxic Bomb by itself and one under a unit.
#[must_use]
pub fn toxic_bomb_scene() -> SceneBuilder {
    SceneBuilder::with_armies(Board::STANDARD, &["mississippi", "borgo"])
        .with_unit("C4", 0, "hq", 0)
        .with_unit("C3", 0, "poisoner", 0)
        .with_unit("B3", 0, "poisoner", 4)
        .with_unit("D3", 0, "boiler", 0)
        .with_unit("D2", 0, "guard", 1)
        .with_unit("E1", 0, "shadow", 0)
        .with_unit("C2", 1, "mutant", 3)
        .with_unit("B1", 1, "hq", 0)
        .with_unit("D1", 1, "net_fighter", 3)
        .ground("A1", 0, "toxic_bomb")
        .ground("C2", 0, "toxic_bomb")
        .poison("C2", 0, 2)
        .poison("B1", 0, 1)
        .with_effective_values()
}

/// A Matrix with adjacent members and members linked by Roots, one of which is netted; also Roots under an enemy, and
/// unconnected Roots.
#[must_use]
pub fn matrix_scene() -> SceneBuilder {
    SceneBuilder::with_armies(Board::STANDARD, &["neojungle", "borgo"])
        .with_unit("C4", 0, "hq", 0)
        .with_unit("C3", 0, "slicer", 0)
        .with_unit("D3", 0, "symbiont_gamma", 5)
        .with_unit("C1", 0, "swarm", 0)
        .with_unit("B1", 0, "monster", 2)
        .with_unit("E1", 0, "wall_of_trees", 1)
        .with_unit("A3", 0, "vines", 0)
        .with_unit("B3", 1, "mutant", 1)
        .with_unit("D1", 1, "net_fighter", 3)
        .with_unit("B2", 1, "hq", 0)
        .ground("C2", 0, "roots")
        .ground("B3", 0, "roots")
        .poison("B3", 0, 1)
        .with_effective_values()
}

/// Sharrash: paralysed units (one of them with wounds and poison), an HQ, and a Hole under an enemy.
#[must_use]
pub fn tunnel_scene() -> SceneBuilder {
    SceneBuilder::with_armies(Board::STANDARD, &["sharrash", "neojungle"])
        .with_unit("C4", 0, "hq", 0)
        .with_unit("C5", 0, "underworlds", 0)
        .with_unit("D3", 0, "landfill", 0)
        .with_unit("C3", 0, "mutant", 0)
        .with_unit("E2", 0, "mortar", 5)
        .with_unit("A3", 0, "explosive", 1)
        .with_unit("B3", 0, "plague", 0)
        .with_unit("C2", 1, "monster", 3)
        .with_unit("D2", 1, "slicer", 4)
        .with_unit("B1", 1, "hq", 0)
        .with_unit("B2", 1, "wall_of_trees", 1)
        .ground("B2", 0, "hole")
        .wounds("C2", 1)
        .wounds("D2", 1)
        .poison("D2", 1, 2)
        .paralysis("C2", 0)
        .paralysis("D2", 0)
        .paralysis("B1", 0)
        .poison("B3", 1, 1)
        .with_effective_values()
}

/// Units taken over by an Agitator and by the HQ of Vegas; one of them is netted, and one is a module.
#[must_use]
pub fn takeover_scene() -> SceneBuilder {
    SceneBuilder::with_armies(Board::STANDARD, &["vegas", "hegemony"])
        .with_unit("B2", 0, "hq", 0)
        .with_unit("C4", 0, "agitator", 0)
        .with_unit("D4", 0, "agitator", 5)
        .with_unit("B3", 0, "bodyguard", 1)
        .with_unit("C1", 0, "mercenary", 2)
        .with_unit("E3", 0, "saboteur", 0)
        .with_unit("A2", 0, "guardian", 5)
        .with_unit("C3", 1, "universal_soldier", 1)
        .with_unit("C2", 1, "boss", 0)
        .with_unit("D2", 1, "ganger", 4)
        .with_unit("D1", 1, "hq", 0)
        .with_unit("B4", 1, "net_fighter", 0)
        .ground("E1", 0, "mine")
        .with_effective_values()
}
