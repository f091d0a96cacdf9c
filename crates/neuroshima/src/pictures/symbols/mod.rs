//! Every symbol of the game: our own drawings of polygons and discs; none comes from a font or from printed tiles.
//!
//! One list ([`Symbol`]) for tiles, legends and texts. What further armies bring is in it before those armies are, so
//! that it is drawn in one hand. A symbol fills a square from -1 to 1 around its middle, with its dark line a little
//! more ([`REACH`]); it looks up where it looks anywhere.
//!
//! Only symbols of what is played are uploaded as emoji. A changed drawing gets a new emoji by itself, because the
//! name carries the first digits of its hash.

mod attacks;
mod effects;
mod instants;
mod marks;
mod mechanics;
pub(super) mod pen;
pub(super) mod shapes;
mod terrain;

use crate::rules::{Ability, Edge, Effect, Feature, Foundation, Instant, Kind, Tile};
use pen::Pen;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;

pub use effects::{effect, effect_width};
pub use marks::{drop, star, target};
pub use terrain::{terrain, terrain_colour};

/// Reach of a symbol with its line from its middle, in its sizes.
pub const REACH: f32 = 1.16;

/// Writes the list once: the variants in their order, their ids, and what draws them.
macro_rules! symbols {
    ($($(#[$about:meta])* $name:ident, $id:literal, $draw:path;)*) => {
        /// A symbol of the game, in the order in which symbols are listed.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Symbol {
            $($(#[$about])* $name,)*
        }

        impl Symbol {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// A word for it: small letters and underscores.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }

            fn draw(self, pen: &mut Pen<'_>) {
                match self {
                    $(Self::$name => $draw(pen),)*
                }
            }
        }
    };
}

symbols! {
    /// A melee attack (NH-6.2).
    Melee, "melee", attacks::melee;
    /// A ranged attack (NH-6.3).
    Ranged, "ranged", attacks::ranged;
    /// A Gauss shot (NH-6.12).
    Gauss, "gauss", attacks::gauss;
    /// An armoured edge (NH-6.7).
    Armour, "armour", attacks::armour;
    /// A net (NH-7.1).
    Net, "net", attacks::net;
    /// A module's connection (NH-9.1).
    Connection, "connection", attacks::connection;

    /// An HQ.
    Headquarters, "headquarters", marks::headquarters;
    /// Initiative as printed (NH-1.12).
    Initiative, "initiative", marks::initiative;
    /// Initiative that the board has made higher.
    InitiativeRaised, "initiative_raised", marks::raised_initiative;
    /// Initiative that the board has made lower.
    InitiativeLowered, "initiative_lowered", marks::lowered_initiative;
    /// Toughness (NH-1.11).
    Toughness, "toughness", marks::toughness;
    /// Toughness that others lend.
    ToughnessLent, "toughness_lent", marks::lent_toughness;
    /// Wounds.
    Wound, "wound", marks::wound;
    /// Mobility that can be used (NH-3.11).
    Mobility, "mobility", marks::mobility;
    /// Mobility that was used in this turn.
    MobilitySpent, "mobility_spent", marks::spent_mobility;
    /// A second move that is open (NH-9.11).
    SecondMove, "second_move", marks::second_move;
    /// The unit may explode (NH-6.16).
    Explosion, "explosion", marks::explosion;

    /// Stronger melee attacks.
    MoreMelee, "more_melee", effects::more_melee;
    /// Stronger ranged attacks.
    MoreRanged, "more_ranged", effects::more_ranged;
    /// Higher initiative.
    MoreInitiative, "more_initiative", effects::more_initiative;
    /// Lower initiative of enemies.
    LessInitiative, "less_initiative", effects::less_initiative;
    /// One more action.
    ExtraAction, "extra_action", effects::extra_action;
    /// More Toughness.
    MoreToughness, "more_toughness", effects::more_toughness;
    /// Takes the wounds of others (NH-8.10).
    Medic, "medic", effects::medic;
    /// Carries others (NH-9.12).
    Transport, "transport", effects::transport;
    /// Exchanges melee and ranged attacks (NH-9.15).
    Quartermaster, "quartermaster", effects::quartermaster;
    /// Turns enemy modules round (NH-9.20).
    Scoper, "scoper", effects::scoper;
    /// Two moves for one (NH-9.11).
    Recon, "recon", effects::recon;

    /// NH-10.10.
    Battle, "battle", instants::battle;
    /// NH-10.11.
    Move, "move", instants::travel;
    /// NH-10.12.
    PushBack, "push_back", instants::push_back;
    /// NH-10.13.
    Grenade, "grenade", instants::grenade;
    /// NH-10.14.
    Sniper, "sniper", instants::sniper;
    /// NH-10.15.
    Bomb, "bomb", instants::bomb;

    /// A shotgun (NH-14.65).
    Shotgun, "shotgun", attacks::shotgun;
    /// A rocket, which its player steers (NH-14.61).
    Rocket, "rocket", attacks::rocket;
    /// Poisons and does not wound (NH-14.50).
    Poisoning, "poisoning", attacks::poisoning;
    /// Goes off at the start of a Battle (NH-14.26).
    Explosive, "explosive", mechanics::explosive;
    /// A shot at any enemy on the line (NH-14.65).
    Sharpshooter, "sharpshooter", mechanics::sharpshooter;
    /// A shot over what stands between, two hexes away (NH-14.46).
    Mortar, "mortar", mechanics::mortar;
    /// A blow at any enemy on the board (NH-14.65).
    Shadow, "shadow", mechanics::shadow;
    /// A connection that reaches two hexes (NH-14.42).
    LongConnection, "long_connection", attacks::long_connection;
    /// Enemy modules and HQs help the unit as well (NH-14.67).
    Spy, "spy", mechanics::spy;
    /// Own modules serve all units that are linked to the HQ (NH-14.43).
    Matrix, "matrix", mechanics::matrix;
    /// Initiative 0 for enemies (NH-14.77).
    Zone, "zone", effects::zone;
    /// NH-10.20.
    Terror, "terror", mechanics::terror;
    /// An enemy is turned (NH-10.22).
    Smoke, "smoke", mechanics::smoke;
    /// A unit from the hand takes the place of another (NH-10.23).
    Transposition, "transposition", mechanics::transposition;
    /// Destroyed, the unit goes back on top of its owner's pile (NH-14.8).
    Return, "return", mechanics::turn_back;
    /// Another unit may take its place (NH-14.53).
    Replace, "replace", mechanics::replace;
    /// Goes off under a unit that enters its hex (NH-14.44).
    Mine, "mine", mechanics::mine;
    /// Its owner may set it off in segment 1 (NH-14.71).
    ToxicBomb, "toxic_bomb", mechanics::toxic_bomb;
    /// Extends the Matrix (NH-14.78).
    Roots, "roots", mechanics::roots;
    /// Poison: a wound at the start of every Battle for each marker (NH-14.57).
    Poison, "poison", mechanics::poison;
    /// Makes no attack until the end of a Battle (NH-14.49).
    Paralysis, "paralysis", mechanics::paralysis;
    /// The HQ may change places with the tile (NH-14.15, NH-14.74).
    Underground, "underground", mechanics::underground;
    /// Drags enemies onto itself (NH-14.34).
    Hole, "hole", mechanics::hole;
    /// Shots leave by another edge than they came (NH-14.56).
    Redirect, "redirect", mechanics::redirect;
    /// Takes in shots that are to be redirected.
    Entry, "entry", attacks::entry;
    /// Redirected shots leave here.
    Exit, "exit", attacks::exit;
    /// Explodes when it is hit there (NH-14.72).
    Trap, "trap", attacks::trap;
    /// Attacks are thrown back (NH-14.58).
    Reflection, "reflection", mechanics::reflection;
    /// A unit is destroyed to make room (NH-14.24).
    Execution, "execution", mechanics::execution;
    /// A net that stays where it was thrown (NH-14.66).
    SteelNet, "steel_net", mechanics::steel_net;
    /// Two units change places (NH-10.17).
    Castling, "castling", mechanics::castling;
    /// An edge that takes over the enemy in front of it (NH-14.68).
    Agitator, "agitator", mechanics::agitator;
    /// A unit is turned (NH-10.19).
    Rotation, "rotation", mechanics::rotation;
    /// A bomb on three hexes (NH-10.16).
    SmallBomb, "small_bomb", mechanics::small_bomb;
    /// Its side wins when all HQs are destroyed in one Battle (NH-14.12).
    BreathOfDeath, "breath_of_death", mechanics::breath_of_death;
    /// The unit may push an enemy once a turn (NH-14.52).
    PushAbility, "push_ability", mechanics::push_ability;

    /// An attack that hits friends too.
    FriendlyFire, "friendly_fire", mechanics::friendly_fire;
    /// The unit follows the one that it killed.
    Charge, "charge", mechanics::charge;
    /// An attack through a corner.
    Thrower, "thrower", mechanics::thrower;
    /// An attack on everything around.
    Shockwave, "shockwave", mechanics::shockwave;
    /// An attack on several hexes at once.
    Ravager, "ravager", mechanics::ravager;
    /// A hold that follows what it holds.
    Tentacles, "tentacles", mechanics::tentacles;
    /// The unit grows by those that it kills.
    Devouring, "devouring", mechanics::devouring;

    /// A unit that came back.
    Zombie, "zombie", mechanics::zombie;
    /// The unit acts later or not at all.
    Freezing, "freezing", mechanics::freezing;
    /// The unit fights for another side.
    Takeover, "takeover", mechanics::takeover;
    /// Everything around is shaken.
    Roar, "roar", mechanics::roar;

    /// A unit is drawn near.
    Grab, "grab", mechanics::grab;
    /// The unit moves over others.
    Flight, "flight", mechanics::flight;
    /// A part of an HQ.
    Implant, "implant", mechanics::implant;
    /// A module that works everywhere.
    GlobalModule, "global_module", mechanics::global_module;
    /// Gives power.
    Power, "power", mechanics::power;
    /// Does nothing without power.
    NeedsPower, "needs_power", mechanics::needs_power;
    /// Units that hold each other.
    Chain, "chain", mechanics::chain;
    /// The substitute of an army for an HQ.
    Object, "object", mechanics::object;

    /// A tile under units.
    Foundation, "foundation", mechanics::foundation;
    /// Takes a hex out of the Battle.
    Sandstorm, "sandstorm", mechanics::sandstorm;
    /// Carries units along.
    Wave, "wave", mechanics::wave;
}

impl Symbol {
    /// True if the armies of today have it; the others wait for theirs.
    #[must_use]
    pub const fn is_played(self) -> bool {
        (self as usize) < Self::FriendlyFire as usize
    }

    /// The symbol of an instant.
    #[must_use]
    pub const fn of_instant(instant: Instant) -> Self {
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
    pub const fn of_ability(ability: Ability) -> Self {
        match ability {
            Ability::Mobility => Self::Mobility,
            Ability::Transport => Self::Transport,
            Ability::Replace => Self::Replace,
            Ability::Underground => Self::Underground,
            Ability::Drag => Self::Hole,
            Ability::SteelNet => Self::SteelNet,
            Ability::Push => Self::PushAbility,
            Ability::Rotate => Self::Rotation,
        }
    }

    /// The symbol of a Foundation.
    #[must_use]
    pub const fn of_foundation(foundation: Foundation) -> Self {
        match foundation {
            Foundation::Mine => Self::Mine,
            Foundation::Hole => Self::Hole,
            Foundation::ToxicBomb => Self::ToxicBomb,
            Foundation::Roots => Self::Roots,
        }
    }

    /// The symbol of an ability of a unit.
    #[must_use]
    pub const fn of_feature(feature: Feature) -> Self {
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
            Feature::Rotate => Self::Rotation,
        }
    }

    /// The symbol of what a module or an HQ gives.
    #[must_use]
    pub const fn of_effect(effect: Effect) -> Self {
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

    /// The one symbol that says most about a tile: what an instant does, what a module gives, what a warrior mainly
    /// does.
    #[must_use]
    pub fn of_tile(tile: &Tile) -> Self {
        match tile.kind {
            Kind::Headquarters => Self::Headquarters,
            Kind::Instant(instant) => Self::of_instant(instant),
            Kind::Foundation(foundation) => Self::of_foundation(foundation),
            Kind::Warrior | Kind::Module => match tile.effects.first() {
                Some(&effect) if tile.kind == Kind::Module => Self::of_effect(effect),
                _ => Self::of_edges(tile),
            },
        }
    }

    /// Every point of strength counts once, a net as two: it takes a whole unit out of the Battle. Of equals the first
    /// is taken.
    fn of_edges(tile: &Tile) -> Self {
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

// The symbol of an instant, a feature or an ability stands among those that are played, so that it has a legend and an emoji.
const _: () = {
    let mut instant = 0;
    while instant < Instant::ALL.len() {
        assert!(Symbol::of_instant(Instant::ALL[instant]).is_played());
        instant += 1;
    }
    let mut feature = 0;
    while feature < Feature::ALL.len() {
        assert!(Symbol::of_feature(Feature::ALL[feature]).is_played());
        feature += 1;
    }
    let mut ability = 0;
    while ability < Ability::ALL.len() {
        assert!(Symbol::of_ability(Ability::ALL[ability]).is_played());
        ability += 1;
    }
    let mut feature = 0;
    while feature < Feature::ALL.len() {
        assert!(Symbol::of_feature(Feature::ALL[feature]).is_played());
        feature += 1;
    }
};

/// Draws a symbol; `size` pixels are half of its square.
pub fn paint(canvas: &mut Canvas, symbol: Symbol, centre: Point, size: f32) {
    symbol.draw(&mut Pen::new(canvas, centre, size));
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests;
