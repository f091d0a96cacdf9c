//! The emblem of a unit whose army names none, chosen by its abilities and weapons.

use crate::rules::{Edge, Effect, Emblem, Feature, Foundation, Kind, Tile};

/// The emblem that fits a tile best, so a new army has emblems before its author chooses any.
#[must_use]
pub fn default_emblem(tile: &Tile) -> Emblem {
    match tile.kind {
        Kind::Headquarters => headquarters_emblem(tile),
        Kind::Module => module_emblem(tile),
        Kind::Warrior => feature_emblem(tile).or_else(|| rare_edge_emblem(tile)).unwrap_or_else(|| attack_emblem(tile)),
        Kind::Foundation(Foundation::Mine) => Emblem::Mine,
        Kind::Foundation(Foundation::Hole) => Emblem::Tunnel,
        Kind::Foundation(Foundation::ToxicBomb) => Emblem::ToxicBomb,
        Kind::Foundation(Foundation::Roots) => Emblem::Root,
        Kind::Instant(_) => Emblem::Bomb,
    }
}

fn has_edge(tile: &Tile, is: fn(&Edge) -> bool) -> bool {
    tile.edges.iter().any(is)
}

fn headquarters_emblem(tile: &Tile) -> Emblem {
    if tile.has(Feature::Matrix) {
        Emblem::Tree
    } else if tile.has(Feature::UndergroundCastling) {
        Emblem::Tunnel
    } else if tile.has(Feature::SteelNet) {
        Emblem::Courthouse
    } else if tile.has(Feature::Rotate) {
        Emblem::Processor
    } else if tile.has(Feature::BreathOfDeath) {
        Emblem::Vat
    } else if has_edge(tile, |edge| edge.takeover) {
        Emblem::Casino
    } else {
        match tile.effects.first() {
            Some(Effect::Melee(_)) => Emblem::Arena,
            Some(Effect::Ranged(_)) => Emblem::Factory,
            Some(Effect::Toughness(_)) => Emblem::Tower,
            Some(Effect::ExtraAction) => Emblem::Bunker,
            Some(Effect::Transport) => Emblem::Hovercraft,
            _ => Emblem::Fortress,
        }
    }
}

fn module_emblem(tile: &Tile) -> Emblem {
    match tile.effects[..] {
        [Effect::Melee(_), Effect::Ranged(_), ..] | [Effect::Ranged(_), Effect::Melee(_), ..] => Emblem::Brain,
        [Effect::Melee(_) | Effect::Ranged(_) | Effect::Initiative(_), _, ..] => Emblem::Boss,
        [Effect::Melee(_), ..] => Emblem::Officer,
        [Effect::Ranged(_), ..] => Emblem::Commander,
        [Effect::Initiative(_), ..] => Emblem::Scout,
        [Effect::InitiativeLoss(_), ..] => Emblem::Saboteur,
        [Effect::ExtraAction, ..] => Emblem::Sergeant,
        [Effect::Toughness(_), ..] => Emblem::Vat,
        [Effect::Medic, ..] => Emblem::Medic,
        [Effect::Transport, ..] => Emblem::Truck,
        [Effect::Quartermaster, ..] => Emblem::Ammunition,
        [Effect::Scoper, ..] => Emblem::Scope,
        [Effect::Recon, ..] => Emblem::Radar,
        [Effect::FreeNet, ..] => Emblem::NetGun,
        [Effect::Zone, ..] => Emblem::Barrel,
        [Effect::Venom, ..] => Emblem::Boiler,
        [Effect::Underground, ..] => Emblem::Tunnel,
        [Effect::Paralysis, ..] => Emblem::Landfill,
        [Effect::Paralyses, ..] => Emblem::Syringe,
        [] if has_edge(tile, |edge| edge.trap) => Emblem::Trap,
        [] if has_edge(tile, |edge| edge.takeover) => Emblem::Agitator,
        [] => Emblem::Antenna,
    }
}

/// The emblem for an ability that characterises a unit better than its edges do.
fn feature_emblem(tile: &Tile) -> Option<Emblem> {
    let emblem = |feature: &Feature| match feature {
        Feature::Explosion => Some(Emblem::Clown),
        Feature::Shadow => Some(Emblem::Shadow),
        Feature::Mortar => Some(Emblem::Mortar),
        Feature::Sharpshooter => Some(Emblem::Sniper),
        Feature::Execution => Some(Emblem::Executioner),
        Feature::Spy => Some(Emblem::Spy),
        Feature::Push => Some(Emblem::RiotGuard),
        Feature::Return => Some(Emblem::Android),
        Feature::Poison => Some(Emblem::Snake),
        Feature::Paralysis => Some(Emblem::Spider),
        Feature::Rotate => Some(Emblem::Engineer),
        Feature::Mobility
        | Feature::Matrix
        | Feature::Replaceable
        | Feature::BreathOfDeath
        | Feature::Underground
        | Feature::UndergroundCastling
        | Feature::SteelNet
        | Feature::Rotation
        | Feature::Boarding
        | Feature::Heavy => None,
    };
    tile.features.iter().find_map(emblem)
}

/// The emblem for an edge that few units have.
fn rare_edge_emblem(tile: &Tile) -> Option<Emblem> {
    let attacks = has_edge(tile, Edge::has_attack);
    if has_edge(tile, |edge| edge.blast) {
        Some(Emblem::Bomb)
    } else if has_edge(tile, |edge| edge.gauss) {
        Some(Emblem::Gauss)
    } else if has_edge(tile, |edge| edge.shotgun) {
        Some(Emblem::Shotgun)
    } else if has_edge(tile, |edge| edge.rocket > 0) {
        Some(Emblem::Rocket)
    } else if has_edge(tile, |edge| edge.poison) {
        Some(Emblem::Poisoner)
    } else if has_edge(tile, |edge| edge.reflection) {
        Some(Emblem::Judge)
    } else if has_edge(tile, |edge| edge.net) {
        Some(if attacks { Emblem::NetFighter } else { Emblem::Net })
    } else if has_edge(tile, |edge| edge.exit) {
        Some(Emblem::Prism)
    } else if has_edge(tile, |edge| edge.trap) {
        Some(Emblem::Trap)
    } else if has_edge(tile, |edge| edge.takeover) {
        Some(Emblem::Agitator)
    } else {
        None
    }
}

/// The emblem for a unit's attacks, armour and Toughness.
fn attack_emblem(tile: &Tile) -> Emblem {
    let strongest = |of: fn(&Edge) -> u8| tile.edges.iter().map(of).max().unwrap_or(0);
    let directions = tile.edges.iter().filter(|edge| edge.has_attack()).count();
    let is_solid = tile.toughness > 0 || has_edge(tile, |edge| edge.armour);
    let is_quick = tile.has(Feature::Mobility);
    match (strongest(|edge| edge.melee), strongest(|edge| edge.ranged)) {
        (0, 0) if is_quick => Emblem::Car,
        (0, 0) => Emblem::Bulwark,
        (0, 1) if is_quick => Emblem::Assassin,
        (0, 1) if tile.initiative.len() > 1 => Emblem::MachineGun,
        (0, 1) if directions > 2 => Emblem::Turret,
        (0, 1) if is_solid => Emblem::Robot,
        (0, 1) if directions > 1 => Emblem::Rifle,
        (0, 1) => Emblem::Commando,
        (0, _) => Emblem::Cannon,
        (_, 1..) if is_quick => Emblem::Walker,
        (_, 1..) if is_solid => Emblem::Tank,
        (_, 1..) => Emblem::Mercenary,
        (3.., 0) => Emblem::Beast,
        (2, 0) if is_solid => Emblem::Gladiator,
        (_, 0) if directions > 3 => Emblem::Whirl,
        (_, 0) if is_solid => Emblem::Knight,
        (_, 0) if is_quick => Emblem::Runner,
        (2, 0) if directions > 1 => Emblem::Thug,
        (2, 0) => Emblem::Brawler,
        (_, 0) if directions > 2 => Emblem::Mutant,
        (_, 0) if directions > 1 => Emblem::Claw,
        (_, 0) => Emblem::Ganger,
    }
}
