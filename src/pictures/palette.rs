//! Colours: a dark ground to suit Discord, owners from the palette of Okabe and Ito, which the colour-blind can tell apart.

/// A colour with its opacity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour {
    /// Red, green, blue.
    pub rgb: [u8; 3],
    /// 0 is invisible, 255 covers.
    pub opacity: u8,
}

impl Colour {
    /// An opaque colour from `0xRRGGBB`.
    pub const fn new(hex: u32) -> Self {
        let [_, red, green, blue] = hex.to_be_bytes();
        Self { rgb: [red, green, blue], opacity: 255 }
    }

    /// The same colour with another opacity.
    pub const fn opacity(self, opacity: u8) -> Self {
        Self { rgb: self.rgb, opacity }
    }
}

/// Behind everything.
pub const BACKGROUND: Colour = Colour::new(0x1e_1f_22);
/// Fill of an empty hex, and of panels.
pub const FLOOR: Colour = Colour::new(0x2b_2d_31);
/// Outline of an empty hex.
pub const FLOOR_LINE: Colour = Colour::new(0x4e_51_59);
/// Coordinates of an empty hex.
pub const FLOOR_TEXT: Colour = Colour::new(0x8d_92_9c);
/// Outlines that part symbols from what is below.
pub const INK: Colour = Colour::new(0x10_11_14);
/// Text and most symbols.
pub const PAPER: Colour = Colour::new(0xf5_f5_f0);
/// Less important text.
pub const MUTED: Colour = Colour::new(0xb9_bd_c6);
/// Melee blades.
pub const MELEE: Colour = PAPER;
/// Ranged arrows.
pub const RANGED: Colour = Colour::new(0xff_e0_3d);
/// Gauss shots.
pub const GAUSS: Colour = Colour::new(0xff_7a_e6);
/// Armour plates.
pub const ARMOUR: Colour = Colour::new(0x9f_b0_c0);
/// Sockets of modules.
pub const CONNECTION: Colour = Colour::new(0x3f_e0_b0);
/// What the board adds to printed values.
pub const BONUS: Colour = Colour::new(0x5c_f0_8a);
/// What the board takes from printed values.
pub const MALUS: Colour = Colour::new(0xff_a9_8f);
/// Flames of an explosion.
pub const BURST: Colour = Colour::new(0xff_8a_1f);
/// Wounds.
pub const WOUND: Colour = Colour::new(0xff_3b_30);
/// Nets.
pub const NET: Colour = Colour::new(0xe6_d8_ff);
/// The last move.
pub const LAST: Colour = Colour::new(0xff_ff_ff);

/// How the tile ground of an owner is textured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pattern {
    /// Diagonal stripes.
    Stripes,
    /// Dots.
    Dots,
    /// Horizontal bars.
    Bars,
    /// Checks.
    Checks,
}

/// How the border of an owner's tiles is drawn.
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

/// How an owner's tiles look: four differences, so that colour is never needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// The letter of the side (X is first in turn order).
    pub letter: char,
    /// Border and badges.
    pub bright: Colour,
    /// Ground of the tile.
    pub ground: Colour,
    /// Texture on the ground.
    pub texture: Colour,
    /// Shape of the texture.
    pub pattern: Pattern,
    /// Shape of the border.
    pub border: Border,
}

/// The styles of the sides in turn order: orange, sky blue, bluish green, reddish purple.
const STYLES: [Style; 4] = [
    Style {
        letter: 'X',
        bright: Colour::new(0xe6_9f_00),
        ground: Colour::new(0x46_31_08),
        texture: Colour::new(0x6b_4c_0e),
        pattern: Pattern::Stripes,
        border: Border::Solid,
    },
    Style {
        letter: 'Y',
        bright: Colour::new(0x56_b4_e9),
        ground: Colour::new(0x0f_2f_47),
        texture: Colour::new(0x2a_5f_86),
        pattern: Pattern::Dots,
        border: Border::Double,
    },
    Style {
        letter: 'Z',
        bright: Colour::new(0x00_b8_86),
        ground: Colour::new(0x06_36_2a),
        texture: Colour::new(0x10_5b_48),
        pattern: Pattern::Bars,
        border: Border::Dashed,
    },
    Style {
        letter: 'W',
        bright: Colour::new(0xdd_8c_ba),
        ground: Colour::new(0x41_22_34),
        texture: Colour::new(0x68_3a_55),
        pattern: Pattern::Checks,
        border: Border::Cornered,
    },
];

/// The style of a side, by its index in turn order.
pub const fn style(side: usize) -> &'static Style {
    &STYLES[side % STYLES.len()]
}
