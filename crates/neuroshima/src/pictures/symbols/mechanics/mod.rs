//! Symbols for the mechanics of later armies.

mod abilities;
mod curses;
mod ground;
mod strikes;

pub(super) use abilities::{
    breath_of_death, castling, chain, flight, global_module, grab, implant, matrix, needs_power, object, power,
    push_ability, replace, rotation, spy, transposition, turn_back, underground,
};
pub(super) use curses::{agitator, freezing, paralysis, poison, roar, smoke, steel_net, takeover, terror, zombie};
pub(super) use ground::{explosive, foundation, hole, mine, roots, sandstorm, small_bomb, toxic_bomb, wave};
pub(super) use strikes::{
    charge, devouring, execution, friendly_fire, mortar, ravager, redirect, reflection, shadow, sharpshooter,
    shockwave, tentacles, thrower,
};

use sztab_pictures::palette::Colour;

/// Colours of objects, the same in every palette because they have no meaning.
const EARTH: Colour = Colour::new(0xa8_70_3c);
const SAND: Colour = Colour::new(0xf0_cd_85);
const ICE: Colour = Colour::new(0x9a_dc_ff);
const SEA: Colour = Colour::new(0x4f_b0_ff);
