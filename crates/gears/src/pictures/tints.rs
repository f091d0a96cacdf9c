//! Colours of maps and Locust in each palette; everything else has the colours shared by all games. The floor colours
//! are among the mixed colours in the colour table, so they are shown exactly.

use sztab_pictures::Colours;
use sztab_pictures::palette::Colour;

use super::board::SHADE_COUNT;

/// Colours specific to this game.
#[derive(Debug, Clone, Copy)]
pub struct Tints {
    /// The floor colours of areas, indexed by shade.
    pub floors: [Colour; SHADE_COUNT],
    /// The floor colour of areas outside the part shown.
    pub far: Colour,
    pub wall: Colour,
    /// The colour of open borders.
    pub rubble: Colour,
    pub height: Colour,
    /// The background of low cover, under the hatching.
    pub low: Colour,
    pub hole: Colour,
    /// The colour of letters on the floor.
    pub letter: Colour,
    pub cover: Colour,
    pub door: Colour,
    /// The colour of a Locust's body; `rim` and `number` are the colours of its outline and number.
    pub locust: Colour,
    pub rim: Colour,
    pub number: Colour,
    /// The colour of offered places.
    pub offer: Colour,
}

const DEFAULT: Tints = Tints {
    floors: [Colour::new(0xa5_a5_99), Colour::new(0x8c_8c_7f), Colour::new(0xbf_bf_b2), Colour::new(0x72_72_66)],
    far: Colour::new(0x4c_4c_4c),
    wall: Colour::new(0x08_08_0c),
    rubble: Colour::new(0x59_59_4c),
    height: Colour::new(0x14_4c_cc),
    low: Colour::new(0xd8_d8_bf),
    hole: Colour::new(0x18_10_10),
    letter: Colour::new(0x1b_1a_17),
    cover: Colour::new(0xf2_f2_e5),
    door: Colour::new(0x72_b2_d8),
    locust: Colour::new(0x8c_18_14),
    rim: Colour::new(0x10_11_14),
    number: Colour::new(0xff_f4_e6),
    offer: Colour::new(0xff_e0_3d),
};

const COLOUR_BLIND: Tints = Tints { locust: Colour::new(0x4c_1c_04), height: Colour::new(0x00_3c_bf), ..DEFAULT };

const HIGH_CONTRAST: Tints = Tints {
    floors: [Colour::new(0xff_ff_ff), Colour::new(0xcc_cc_cc), Colour::new(0xe5_e5_e5), Colour::new(0xb2_b2_b2)],
    far: Colour::new(0x4c_4c_4c),
    wall: Colour::new(0x00_00_00),
    rubble: Colour::new(0x4c_4c_4c),
    height: Colour::new(0x00_30_e0),
    low: Colour::new(0xff_ff_ff),
    hole: Colour::new(0x00_00_00),
    letter: Colour::new(0x00_00_00),
    cover: Colour::new(0xff_ff_ff),
    door: Colour::new(0x40_c0_ff),
    locust: Colour::new(0x70_00_00),
    rim: Colour::new(0x00_00_00),
    number: Colour::new(0xff_ff_ff),
    offer: Colour::new(0xff_ee_00),
};

impl Tints {
    /// The tints of a palette.
    pub const fn for_colours(colours: Colours) -> &'static Self {
        match colours {
            Colours::Default => &DEFAULT,
            Colours::ColourBlind => &COLOUR_BLIND,
            Colours::HighContrast => &HIGH_CONTRAST,
        }
    }
}
