//! Every symbol of the game: our own drawings, a file in `art/symbols` for each; none comes from printed tiles.
//!
//! Tiles, legends and texts share one list ([`Symbol`]). It already contains the symbols of future armies, so that all
//! are drawn in one style. A symbol fills a square from -100 to 100 around its centre, and a little more with its dark
//! outline ([`REACH`]); a symbol with a direction points up. Every shape has an outline, so that it stands out on dark,
//! medium and light tiles alike. If a shape has several parts, all outlines are drawn before the fills; otherwise the
//! outlines would divide the shape.
//!
//! Only symbols in use are uploaded as emoji. If a drawing changes, it automatically gets a new emoji, because the
//! emoji's name contains the first digits of the drawing's hash.

mod effects;
mod marks;
pub(super) mod shapes;

use super::art::{self, Tones};
use crate::rules::{Ability, Edge, Effect, Feature, Foundation, Instant, Kind, Tile};
use shapes::{CIRCLE, HOUSE_NUMBER_OFFSET};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
pub use sztab_pictures::text::{Align, Type};

pub use effects::{effect_width, paint_effect};
pub use marks::{paint_poison_drop, paint_target, star, terrain, terrain_colour};

/// Distance from the centre of a symbol to the outer edge of its outline, in units of the symbol's size.
pub const OUTLINE_REACH: f32 = 1.16;

/// Generates the list: the variants in order, and their ids.
macro_rules! symbols {
    ($($(#[$about:meta])* $name:ident, $id:literal;)*) => {
        /// A symbol of the game; the variants are in the order of lists.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Symbol {
            $($(#[$about])* $name,)*
        }

        impl Symbol {
            /// All symbols, in order.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The symbol's id, in lower-case letters and underscores.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }
        }
    };
}

symbols! {
    /// A melee attack (NH-6.2).
    Melee, "melee";
    /// A ranged attack (NH-6.3).
    Ranged, "ranged";
    /// A Gauss shot (NH-6.12).
    Gauss, "gauss";
    /// An armoured edge (NH-6.7).
    Armour, "armour";
    /// A net (NH-7.1).
    Net, "net";
    /// A module's connection (NH-9.1).
    Connection, "connection";

    /// An HQ.
    Headquarters, "headquarters";
    /// Initiative as printed (NH-1.12).
    Initiative, "initiative";
    /// Initiative raised by the board.
    InitiativeRaised, "initiative_raised";
    /// Initiative lowered by the board.
    InitiativeLowered, "initiative_lowered";
    /// Toughness (NH-1.11).
    Toughness, "toughness";
    /// Toughness added by other units.
    ToughnessLent, "toughness_lent";
    /// Wounds.
    Wound, "wound";
    /// Unused Mobility (NH-3.11).
    Mobility, "mobility";
    /// Mobility already used this turn.
    MobilitySpent, "mobility_spent";
    /// An available second move (NH-9.11).
    SecondMove, "second_move";
    /// The unit may choose to explode (NH-6.16).
    Explosion, "explosion";

    /// Stronger melee attacks.
    MoreMelee, "more_melee";
    /// Stronger ranged attacks.
    MoreRanged, "more_ranged";
    /// Higher initiative.
    MoreInitiative, "more_initiative";
    /// Lower initiative of enemies.
    LessInitiative, "less_initiative";
    /// One more action.
    ExtraAction, "extra_action";
    /// More Toughness.
    MoreToughness, "more_toughness";
    /// Takes wounds meant for other units (NH-8.10).
    Medic, "medic";
    /// Carries other units (NH-9.12).
    Transport, "transport";
    /// Exchanges melee and ranged attacks (NH-9.15).
    Quartermaster, "quartermaster";
    /// Turns enemy modules to serve its own side (NH-9.20).
    Scoper, "scoper";
    /// Two moves instead of one (NH-9.11).
    Recon, "recon";

    /// The Battle instant (NH-10.10).
    Battle, "battle";
    /// The Move instant (NH-10.11).
    Move, "move";
    /// The Push Back instant (NH-10.12).
    PushBack, "push_back";
    /// The Grenade instant (NH-10.13).
    Grenade, "grenade";
    /// The Sniper instant (NH-10.14).
    Sniper, "sniper";
    /// The Bomb instant (NH-10.15).
    Bomb, "bomb";

    /// A shotgun (NH-14.65).
    Shotgun, "shotgun";
    /// A rocket, steered by its player (NH-14.61).
    Rocket, "rocket";
    /// Poisons without wounding (NH-14.50).
    Poisoning, "poisoning";
    /// Goes off at the start of a Battle (NH-14.26).
    Explosive, "explosive";
    /// A shot at any enemy in line (NH-14.65).
    Sharpshooter, "sharpshooter";
    /// A shot over a unit in between, at a distance of two hexes (NH-14.46).
    Mortar, "mortar";
    /// An attack on any enemy on the board (NH-14.65).
    Shadow, "shadow";
    /// A connection that reaches two hexes (NH-14.42).
    LongConnection, "long_connection";
    /// Enemy modules and HQs affect the unit as well (NH-14.67).
    Spy, "spy";
    /// The side's modules serve all units linked to the HQ (NH-14.43).
    Matrix, "matrix";
    /// Initiative 0 for enemies (NH-14.77).
    Zone, "zone";
    /// The Terror instant (NH-10.20).
    Terror, "terror";
    /// An enemy unit is turned (NH-10.22).
    Smoke, "smoke";
    /// A unit from the hand replaces another (NH-10.23).
    Transposition, "transposition";
    /// After its destruction, the unit returns to the top of its owner's pile (NH-14.8).
    Return, "return";
    /// Another unit may take its place (NH-14.53).
    Replace, "replace";
    /// Goes off under a unit that enters its hex (NH-14.44).
    Mine, "mine";
    /// Its owner may set it off in segment 1 (NH-14.71).
    ToxicBomb, "toxic_bomb";
    /// Extends the Matrix (NH-14.78).
    Roots, "roots";
    /// Poison: a wound at the start of every Battle for each marker (NH-14.57).
    Poison, "poison";
    /// Cannot attack until the end of a Battle (NH-14.49).
    Paralysis, "paralysis";
    /// The HQ may change places with this tile (NH-14.15, NH-14.74).
    Underground, "underground";
    /// Drags enemies onto itself (NH-14.34).
    Hole, "hole";
    /// Shots leave through a different edge (NH-14.56).
    Redirect, "redirect";
    /// Edge through which shots enter to be redirected.
    Entry, "entry";
    /// Edge through which redirected shots leave.
    Exit, "exit";
    /// Explodes when the edge with the trap is hit (NH-14.72).
    Trap, "trap";
    /// Reflects attacks (NH-14.58).
    Reflection, "reflection";
    /// A unit is destroyed to make room for another (NH-14.24).
    Execution, "execution";
    /// A net that stays on the unit it was thrown at (NH-14.66).
    SteelNet, "steel_net";
    /// Two units exchange places (NH-10.17).
    Castling, "castling";
    /// An edge that takes control of the enemy in front of it (NH-14.68).
    Agitator, "agitator";
    /// A unit is turned (NH-10.19).
    Rotation, "rotation";
    /// A bomb on three hexes (NH-10.16).
    SmallBomb, "small_bomb";
    /// The side wins if all HQs are destroyed in the same Battle (NH-14.12).
    BreathOfDeath, "breath_of_death";
    /// The unit may push an enemy once a turn (NH-14.52).
    PushAbility, "push_ability";

    /// An attack that also hits friendly units.
    FriendlyFire, "friendly_fire";
    /// The unit moves onto the hex of the unit it killed.
    Charge, "charge";
    /// An attack through a corner.
    Thrower, "thrower";
    /// An attack on all adjacent units.
    Shockwave, "shockwave";
    /// An attack on several hexes at once.
    Ravager, "ravager";
    /// A hold that moves with its target.
    Tentacles, "tentacles";
    /// The unit grows with each kill.
    Devouring, "devouring";

    /// A unit that has returned after its destruction.
    Zombie, "zombie";
    /// The unit acts later or not at all.
    Freezing, "freezing";
    /// The unit fights for another side.
    Takeover, "takeover";
    /// Shakes all adjacent units.
    Roar, "roar";

    /// A unit is pulled closer.
    Grab, "grab";
    /// The unit can move over others.
    Flight, "flight";
    /// A part of an HQ.
    Implant, "implant";
    /// A module with unlimited reach.
    GlobalModule, "global_module";
    /// Supplies power.
    Power, "power";
    /// Has no effect without power.
    NeedsPower, "needs_power";
    /// Units linked to each other.
    Chain, "chain";
    /// The object that replaces an army's HQ.
    Object, "object";

    /// A tile under units.
    Foundation, "foundation";
    /// Removes a hex from the Battle.
    Sandstorm, "sandstorm";
    /// Carries units along.
    Wave, "wave";
}

impl Symbol {
    /// True if a current army uses the symbol; the others are for future armies.
    #[must_use]
    pub const fn is_in_use(self) -> bool {
        (self as usize) < Self::FriendlyFire as usize
    }

    /// The symbol of an instant.
    #[must_use]
    pub const fn for_instant(instant: Instant) -> Self {
        match instant {
            Instant::Battle => Self::Battle,
            Instant::Move => Self::Move,
            Instant::PushBack => Self::PushBack,
            Instant::Grenade => Self::Grenade,
            Instant::Sniper => Self::Sniper,
            Instant::Bomb => Self::Bomb,
            Instant::Terror => Self::Terror,
            Instant::SmokeScreen => Self::Smoke,
            Instant::Transposition => Self::Transposition,
            Instant::Paralysis => Self::Paralysis,
            Instant::Castling => Self::Castling,
            Instant::Rotation => Self::Rotation,
            Instant::SmallBomb => Self::SmallBomb,
        }
    }

    /// The symbol of an ability.
    #[must_use]
    pub const fn for_ability(ability: Ability) -> Self {
        match ability {
            Ability::Mobility => Self::Mobility,
            Ability::Transport => Self::Transport,
            Ability::Replace => Self::Replace,
            Ability::Underground => Self::Underground,
            Ability::Drag => Self::Hole,
            Ability::SteelNet => Self::SteelNet,
            Ability::Push => Self::PushAbility,
            Ability::Rotate | Ability::TurnToken => Self::Rotation,
        }
    }

    /// The symbol of a Foundation.
    #[must_use]
    pub const fn for_foundation(foundation: Foundation) -> Self {
        match foundation {
            Foundation::Mine => Self::Mine,
            Foundation::Hole => Self::Hole,
            Foundation::ToxicBomb => Self::ToxicBomb,
            Foundation::Roots => Self::Roots,
        }
    }

    /// The symbol of an ability of a unit.
    #[must_use]
    pub const fn for_feature(feature: Feature) -> Self {
        match feature {
            Feature::Mobility => Self::Mobility,
            Feature::Explosion => Self::Explosion,
            Feature::Sharpshooter => Self::Sharpshooter,
            Feature::Mortar => Self::Mortar,
            Feature::Shadow => Self::Shadow,
            Feature::Spy => Self::Spy,
            Feature::Matrix => Self::Matrix,
            Feature::Return => Self::Return,
            Feature::Replaceable => Self::Replace,
            Feature::Poison => Self::Poison,
            Feature::BreathOfDeath => Self::BreathOfDeath,
            Feature::Paralysis => Self::Paralysis,
            Feature::Underground | Feature::UndergroundCastling => Self::Underground,
            Feature::Execution => Self::Execution,
            Feature::SteelNet => Self::SteelNet,
            Feature::Push => Self::PushAbility,
            Feature::Rotate | Feature::Rotation => Self::Rotation,
            Feature::Boarding => Self::Battle,
            Feature::Heavy => Self::Toughness,
        }
    }

    /// The symbol of an effect that a module or an HQ has.
    #[must_use]
    pub const fn for_effect(effect: Effect) -> Self {
        match effect {
            Effect::Melee(_) => Self::MoreMelee,
            Effect::Ranged(_) => Self::MoreRanged,
            Effect::Initiative(_) => Self::MoreInitiative,
            Effect::InitiativeLoss(_) => Self::LessInitiative,
            Effect::ExtraAction => Self::ExtraAction,
            Effect::Toughness(_) => Self::MoreToughness,
            Effect::Medic => Self::Medic,
            Effect::Transport => Self::Transport,
            Effect::Quartermaster => Self::Quartermaster,
            Effect::Scoper => Self::Scoper,
            Effect::Recon => Self::Recon,
            Effect::FreeNet => Self::SteelNet,
            Effect::Zone => Self::Zone,
            Effect::Venom => Self::Poison,
            Effect::Underground => Self::Underground,
            Effect::Paralysis | Effect::Paralyses => Self::Paralysis,
        }
    }

    /// The symbol that characterises a tile best: an instant's effect, a module's effect, or a warrior's main ability.
    #[must_use]
    pub fn for_tile(tile: &Tile) -> Self {
        match tile.kind {
            Kind::Headquarters => Self::Headquarters,
            Kind::Instant(instant) => Self::for_instant(instant),
            Kind::Foundation(foundation) => Self::for_foundation(foundation),
            Kind::Warrior | Kind::Module => match tile.effects.first() {
                Some(&effect) if tile.kind == Kind::Module => Self::for_effect(effect),
                _ => Self::for_edges(tile),
            },
        }
    }

    /// The symbol of the most important attack or mark on the edges. Each point of strength counts one, a net two,
    /// because it takes a whole unit out of the Battle. In a tie, the first one wins.
    fn for_edges(tile: &Tile) -> Self {
        let sum = |worth: fn(&Edge) -> u8| tile.edges.iter().map(|edge| u32::from(worth(edge))).sum::<u32>();
        let does = [
            (sum(|edge| u8::from(edge.gauss)), Self::Gauss),
            (sum(|edge| edge.ranged), Self::Ranged),
            (sum(|edge| edge.melee), Self::Melee),
            (sum(|edge| 2 * u8::from(edge.net)), Self::Net),
            (sum(|edge| 3 * u8::from(edge.shotgun)), Self::Shotgun),
            (sum(|edge| edge.rocket), Self::Rocket),
            (sum(|edge| u8::from(edge.poison)), Self::Poisoning),
        ];
        let most = does.into_iter().filter(|(worth, _)| *worth > 0).rev().max_by_key(|(worth, _)| *worth);
        match most {
            Some((_, symbol)) => symbol,
            None if sum(|edge| u8::from(edge.blast)) > 0 => Self::Explosive,
            None if sum(|edge| u8::from(edge.exit)) > 0 => Self::Redirect,
            None if sum(|edge| u8::from(edge.trap)) > 0 => Self::Trap,
            None if sum(|edge| u8::from(edge.takeover)) > 0 => Self::Agitator,
            None if tile.has(Feature::Explosion) => Self::Explosion,
            None if tile.has(Feature::Shadow) => Self::Shadow,
            None if sum(|edge| u8::from(edge.armour)) > 0 => Self::Armour,
            None => Self::Toughness,
        }
    }
}

// The symbols of instants, features and abilities must be among those in use, so each has a legend entry and an emoji.
const _: () = {
    let mut instant = 0;
    while instant < Instant::ALL.len() {
        assert!(Symbol::for_instant(Instant::ALL[instant]).is_in_use());
        instant += 1;
    }
    let mut feature = 0;
    while feature < Feature::ALL.len() {
        assert!(Symbol::for_feature(Feature::ALL[feature]).is_in_use());
        feature += 1;
    }
    let mut ability = 0;
    while ability < Ability::ALL.len() {
        assert!(Symbol::for_ability(Ability::ALL[ability]).is_in_use());
        ability += 1;
    }
    let mut feature = 0;
    while feature < Feature::ALL.len() {
        assert!(Symbol::for_feature(Feature::ALL[feature]).is_in_use());
        feature += 1;
    }
};

/// Symbols with a number, each with the distance of the number below the centre, and its height.
const NUMBERS: [(Symbol, f32, f32, &str); 4] = [
    (Symbol::Initiative, 0.0, 1.75, "2"),
    (Symbol::InitiativeRaised, 0.8 * HOUSE_NUMBER_OFFSET, 1.45, "3"),
    (Symbol::InitiativeLowered, -0.8 * HOUSE_NUMBER_OFFSET, 1.45, "1"),
    (Symbol::Zone, 0.0, 1.7, "0"),
];

/// Draws a symbol; `size` is half the side of its square in pixels.
pub fn paint_symbol(canvas: &mut Canvas, symbol: Symbol, centre: Point, size: f32) {
    let (ink, paper) = (canvas.palette.ink, canvas.palette.paper);
    if symbol == Symbol::Recon {
        let at = centre.shift(0.0, -0.52 * size);
        for (x, y) in CIRCLE.iter().step_by(2) {
            let at = at.shift(0.1 * x * size, 0.1 * y * size);
            Type::bold(1.22 * size, ink).draw(canvas, at, Align::Ink, "2×");
        }
        Type::bold(1.22 * size, paper).draw(canvas, at, Align::Ink, "2×");
    }
    let tones = Tones::neutral(canvas.palette);
    art::paint(canvas, "symbols", symbol.id(), centre, size, tones);
    if let Some((_, below, height, number)) = NUMBERS.iter().find(|(known, ..)| *known == symbol) {
        Type::bold(height * size, ink).draw(canvas, centre.shift(0.0, below * size), Align::Ink, number);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests;
