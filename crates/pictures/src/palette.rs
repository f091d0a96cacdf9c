//! Colours: three palettes for a dark background that suits Discord, each with a colour for every role in a picture.
//!
//! A side's seat determines the letter, pattern, border and lightness of its tiles; its faction determines the hue, at
//! that lightness. Sides without a faction have a style that depends on the seat. The tile bodies of X, Y and Z are
//! dark, medium and light, in that order, in every palette: any two of them have a luminance contrast of at least 3:1,
//! also for colour-blind viewers. Four such levels would need a range of 27:1, but screens have only 21:1; so W is
//! light around a dark heart, and one of these two parts contrasts with each of the other sides. Pattern, border and
//! letter repeat the same information.

use std::sync::LazyLock;
use sztab_words::worded;

use serde::{Deserialize, Serialize};

use super::tones::Tones;
use crate::hue::Hue;

/// A colour with its opacity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour {
    /// Red, green, blue.
    pub rgb: [u8; 3],
    /// The opacity: 0 is invisible, 255 is opaque.
    pub opacity: u8,
}

impl Colour {
    /// Creates an opaque colour from `0xRRGGBB`.
    pub const fn new(hex: u32) -> Self {
        let [_, red, green, blue] = hex.to_be_bytes();
        Self { rgb: [red, green, blue], opacity: 255 }
    }

    /// The same colour with another opacity.
    pub const fn with_opacity(self, opacity: u8) -> Self {
        Self { rgb: self.rgb, opacity }
    }
}

worded! {
    /// The palette of a picture, as chosen by a player. The words are those used on the command line and in files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Colours {
        /// Orange, blue and green sides.
        #[default]
        Default = "default",
        /// No information depends on telling red and green apart.
        ColourBlind = "colour-blind",
        /// Black background, strong lines, no half tones.
        HighContrast = "high-contrast",
    }
}

impl Colours {
    /// The palette for this choice.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Default => &DEFAULT,
            Self::ColourBlind => &COLOUR_BLIND,
            Self::HighContrast => &HIGH_CONTRAST,
        }
    }
}

/// A colour for each role.
#[derive(Debug, PartialEq, Eq)]
pub struct Palette {
    pub colours: Colours,
    /// The background of the picture.
    pub background: Colour,
    /// Fill of an empty hex, and of panels.
    pub floor: Colour,
    /// The outline of an empty hex.
    pub floor_line: Colour,
    /// Coordinates of an empty hex.
    pub floor_text: Colour,
    /// Outlines that separate symbols from the background.
    pub ink: Colour,
    /// Text and most symbols.
    pub paper: Colour,
    /// Less important text.
    pub muted: Colour,
    /// Melee blades.
    pub melee: Colour,
    /// Ranged arrows.
    pub ranged: Colour,
    /// Gauss shots.
    pub gauss: Colour,
    /// Armour plates.
    pub armour: Colour,
    /// Sockets for modules.
    pub connection: Colour,
    /// Bonuses that the board adds to printed values.
    pub bonus: Colour,
    /// Reductions of printed values caused by the board.
    pub malus: Colour,
    /// Flames of an explosion.
    pub burst: Colour,
    /// Wounds and deaths.
    pub wound: Colour,
    pub net: Colour,
    /// The last move, and lines under consideration.
    pub last: Colour,
    styles: [Style; SEATS],
}

/// The number of seats that have their own style.
pub const SEATS: usize = 4;

impl Palette {
    #[rustfmt::skip]
    const fn roles(&self) -> [Colour; 20] {
        let Self {
            colours: _, styles: _, background, floor, floor_line, floor_text, ink, paper, muted, melee, ranged, gauss, armour,
            connection, bonus, malus, burst, wound, net, last,
        } = *self;
        [
            background, floor, floor_line, floor_text, ink, paper, muted, melee, ranged, gauss, armour,
            connection, bonus, malus, burst, wound, net, last, BLACK, WHITE,
        ]
    }

    /// The style of a side without a faction, by its index in turn order.
    pub const fn plain_style(&'static self, side: usize) -> &'static Style {
        &self.styles[side % SEATS]
    }

    /// The style of a side, with or without a faction's hue.
    pub fn side_style(&'static self, side: usize, hue: Option<Hue>) -> &'static Style {
        hue.map_or_else(|| self.plain_style(side), |hue| self.hue_style(side, hue))
    }

    /// The style of a side whose faction has a hue, by the side's index in turn order.
    pub fn hue_style(&'static self, side: usize, hue: Hue) -> &'static Style {
        &HUE_STYLES[((self.colours as usize) * Hue::ALL.len() + hue as usize) * SEATS + side % SEATS]
    }
}

/// The colours for every role in every palette, possibly with duplicates.
pub fn all_colours() -> impl Iterator<Item = [u8; 3]> {
    let palettes = Colours::ALL.into_iter().map(Colours::palette);
    let styles = palettes.clone().flat_map(|palette| &palette.styles).chain(&*HUE_STYLES);
    palettes.flat_map(Palette::roles).chain(styles.flat_map(Style::roles)).map(|colour| colour.rgb)
}

/// The texture on the background of a side's tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pattern {
    /// Diagonal stripes.
    Stripes,
    Dots,
    /// Horizontal bars.
    Bars,
    /// Checks around a heart of another colour.
    Checks,
}

/// The border of a side's tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Border {
    /// One thick line.
    Solid,
    /// Two thin lines.
    Double,
    /// Open at the corners.
    Dashed,
    /// Open in the middle of the edges.
    Cornered,
}

/// The style of a side's tiles. It has four distinguishing features, so that sides can be told apart without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// The hue of the faction, if there is one.
    pub hue: Option<Hue>,
    /// The side's letter (X is first in turn order).
    pub letter: char,
    /// Used for badges, and for everything else on the picture's dark background.
    pub bright: Colour,
    /// Border of the tile.
    pub line: Colour,
    /// Background of the tile.
    pub ground: Colour,
    /// Texture of the background.
    pub texture: Colour,
    /// The middle of the tile, on which names are drawn.
    pub heart: Colour,
    /// The colour of names on the heart, and of the line around their letters.
    pub name: (Colour, Colour),
    /// Shape of the texture.
    pub pattern: Pattern,
    /// Shape of the border.
    pub border: Border,
}

impl Style {
    const fn roles(&self) -> [Colour; 7] {
        let Self { hue: _, letter: _, pattern: _, border: _, bright, line, ground, texture, heart, name } = *self;
        [bright, line, ground, texture, heart, name.0, name.1]
    }
}

/// White in every palette.
pub const WHITE: Colour = Colour::new(0xff_ff_ff);
/// Black in every palette.
pub const BLACK: Colour = Colour::new(0x00_00_00);
const NIGHT: Colour = Colour::new(0x10_11_14);
const IVORY: Colour = Colour::new(0xf5_f5_f0);

/// Creates a style from hex values: bright (also used for the border), background (also used for the heart) and
/// texture.
const fn style(letter: char, bright: u32, ground: u32, texture: u32, pattern: Pattern, border: Border) -> Style {
    Style {
        hue: None,
        letter,
        bright: Colour::new(bright),
        line: Colour::new(bright),
        ground: Colour::new(ground),
        texture: Colour::new(texture),
        heart: Colour::new(ground),
        name: (IVORY, NIGHT),
        pattern,
        border,
    }
}

/// The style adapted to a light background: a darker border, and dark names.
const fn for_light_background(style: Style, line: u32) -> Style {
    Style { line: Colour::new(line), name: (NIGHT, IVORY), ..style }
}

/// The style with light names on a dark heart.
const fn with_heart(style: Style, heart: u32) -> Style {
    Style { heart: Colour::new(heart), name: (IVORY, NIGHT), ..style }
}

/// The styles for every hue in every seat, palette by palette.
static HUE_STYLES: LazyLock<Vec<Style>> = LazyLock::new(|| {
    let of_palette = |colours: Colours| Hue::ALL.into_iter().flat_map(move |hue| styles_of_hue(colours.palette(), hue));
    Colours::ALL.into_iter().flat_map(of_palette).collect()
});

/// The styles of a hue, one per seat.
fn styles_of_hue(palette: &Palette, hue: Hue) -> [Style; SEATS] {
    let tones = Tones::from_hue(hue);
    let is_stark = palette.colours == Colours::HighContrast;
    let bright = if palette.colours == Colours::Default { tones.bright } else { tones.clear };
    let new = |hex: u32, stark: Colour| if is_stark { stark } else { Colour::new(hex) };
    let [x, y, z, w] = palette.styles;
    let wearing = |style: Style, ground: Colour, texture: u32, line: u32| Style {
        hue: Some(hue),
        bright: Colour::new(bright),
        line: Colour::new(line),
        ground,
        texture: Colour::new(texture),
        heart: ground,
        ..style
    };
    let (dark, pale) = (new(tones.dark, BLACK), new(tones.pale, WHITE));
    let middling = wearing(y, Colour::new(tones.middling), tones.dots, tones.tint);
    [
        wearing(x, dark, tones.grain, bright),
        Style { bright: Colour::new(tones.clear), heart: Colour::new(tones.heart), name: (WHITE, NIGHT), ..middling },
        wearing(z, pale, tones.bars, tones.deep),
        Style { heart: dark, ..wearing(w, pale, tones.bars, tones.deep) },
    ]
}

/// Orange, blue, green and purple, based on Okabe and Ito.
const ORANGE_AND_BLUE: Palette = Palette {
    colours: Colours::Default,
    background: Colour::new(0x1e_1f_22),
    floor: Colour::new(0x2b_2d_31),
    floor_line: Colour::new(0x4e_51_59),
    floor_text: Colour::new(0x8d_92_9c),
    ink: NIGHT,
    paper: IVORY,
    muted: Colour::new(0xb9_bd_c6),
    melee: IVORY,
    ranged: Colour::new(0xff_e0_3d),
    gauss: Colour::new(0xff_7a_e6),
    armour: Colour::new(0x9f_b0_c0),
    connection: Colour::new(0x3f_e0_b0),
    bonus: Colour::new(0x5c_f0_8a),
    malus: Colour::new(0xff_a9_8f),
    burst: Colour::new(0xff_8a_1f),
    wound: Colour::new(0xff_3b_30),
    net: Colour::new(0xe6_d8_ff),
    last: WHITE,
    styles: [
        style('X', 0xf0_a3_10, 0x2c_1d_08, 0x4c_34_0c, Pattern::Stripes, Border::Solid),
        style('Y', 0xa6_dc_ff, 0x33_7d_b2, 0x4e_97_cb, Pattern::Dots, Border::Double),
        for_light_background(style('Z', 0x2f_d6_a5, 0xb4_f2_d8, 0xe0_ff_f2, Pattern::Bars, Border::Dashed), 0x00_7d_5c),
        with_heart(
            for_light_background(
                style('W', 0xff_9a_d2, 0xff_c9_e6, 0xff_e6_f4, Pattern::Checks, Border::Cornered),
                0xb0_3a_80,
            ),
            0x2b_10_21,
        ),
    ],
};

static DEFAULT: Palette = ORANGE_AND_BLUE;

/// Amber, blue and cream; bonuses are cyan and reductions orange, never green and red.
static COLOUR_BLIND: Palette = Palette {
    colours: Colours::ColourBlind,
    connection: Colour::new(0x8f_d8_ff),
    bonus: Colour::new(0x6f_ec_ff),
    malus: Colour::new(0xff_a0_4d),
    burst: Colour::new(0xf0_e4_42),
    wound: Colour::new(0xd5_5e_00),
    gauss: Colour::new(0xf2_a6_d8),
    net: Colour::new(0xe0_e4_ff),
    ranged: Colour::new(0xf7_e8_4a),
    styles: [
        style('X', 0xe6_9f_00, 0x26_18_00, 0x4a_2e_00, Pattern::Stripes, Border::Solid),
        style('Y', 0x9c_d6_ff, 0x30_79_c4, 0x4f_97_dc, Pattern::Dots, Border::Double),
        for_light_background(style('Z', 0xff_ee_60, 0xf6_ec_b4, 0xff_fc_e8, Pattern::Bars, Border::Dashed), 0x6b_5a_00),
        with_heart(
            for_light_background(
                style('W', 0xf3_d2_ff, 0xf3_d2_ff, 0xfc_ec_ff, Pattern::Checks, Border::Cornered),
                0x6e_40_86,
            ),
            0x20_12_2b,
        ),
    ],
    ..ORANGE_AND_BLUE
};

/// Black and white with pure colours.
static HIGH_CONTRAST: Palette = Palette {
    colours: Colours::HighContrast,
    background: BLACK,
    floor: Colour::new(0x0a_0a_0a),
    floor_line: Colour::new(0x9a_9a_9a),
    floor_text: WHITE,
    ink: BLACK,
    paper: WHITE,
    muted: WHITE,
    melee: WHITE,
    ranged: Colour::new(0xff_ee_00),
    gauss: Colour::new(0xff_80_f0),
    armour: Colour::new(0xc8_d4_e0),
    connection: Colour::new(0x40_ff_e0),
    bonus: Colour::new(0x50_ff_70),
    malus: Colour::new(0xff_b0_80),
    burst: Colour::new(0xff_a0_00),
    wound: Colour::new(0xff_30_30),
    net: WHITE,
    last: WHITE,
    styles: [
        style('X', 0xff_b0_00, 0x00_00_00, 0x4a_2f_00, Pattern::Stripes, Border::Solid),
        style('Y', 0xc8_ec_ff, 0x1f_6f_c0, 0x4d_9b_ea, Pattern::Dots, Border::Double),
        for_light_background(style('Z', 0x60_ff_c0, 0xe8_e8_e8, 0xff_ff_ff, Pattern::Bars, Border::Dashed), 0x00_60_40),
        with_heart(
            for_light_background(
                style('W', 0xff_b0_e0, 0xff_d0_ec, 0xff_ff_ff, Pattern::Checks, Border::Cornered),
                0xb0_20_80,
            ),
            0x00_00_00,
        ),
    ],
};
