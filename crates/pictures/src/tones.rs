//! The shades of every hue, for named colours.
//!
//! They were chosen in a space in which equal steps look equal (OKLCH), and then measured: `tile/contrast.rs` checks
//! that all of them have the contrasts that boards and texts need, for normal and for colour-blind vision.

use crate::hue::Hue;

/// The shades of a hue, each as `0xRRGGBB`.
#[derive(Debug, Clone, Copy)]
pub struct Tones {
    /// Background of dark tiles.
    pub dark: u32,
    /// Texture of dark tiles.
    pub grain: u32,
    /// Middle of medium tiles: a little darker than the background, so that names stand out.
    pub heart: u32,
    /// Background of medium tiles.
    pub middling: u32,
    /// Texture of medium tiles.
    pub dots: u32,
    /// Background of light tiles.
    pub pale: u32,
    /// Texture of light tiles.
    pub bars: u32,
    /// Border of light tiles.
    pub deep: u32,
    /// Border of medium tiles.
    pub tint: u32,
    /// Badges and panels: as vivid as the hue can be.
    pub bright: u32,
    /// A lighter version of `bright`, readable for everyone.
    pub clear: u32,
}

/// Creates tones from their values, in field order.
const fn tones(values: [u32; 11]) -> Tones {
    let [dark, grain, heart, middling, dots, pale, bars, deep, tint, bright, clear] = values;
    Tones { dark, grain, heart, middling, dots, pale, bars, deep, tint, bright, clear }
}

impl Tones {
    /// The shades of a hue.
    pub const fn from_hue(hue: Hue) -> Self {
        #[rustfmt::skip]
        let values = match hue {
            Hue::Red => [0x35_00_03, 0x67_00_0b, 0xa6_5b_4d, 0xce_5e_4c, 0xdc_77_65, 0xff_e8_e6, 0xff_cb_c6, 0xff_33_3d, 0xfd_c8_c3, 0xff_63_5e, 0xff_93_8b],
            Hue::Orange => [0x2b_0e_00, 0x56_24_00, 0xa5_5d_33, 0xcb_63_17, 0xd9_7c_43, 0xff_e9_de, 0xff_cd_b2, 0xc4_5b_00, 0xfd_ca_af, 0xff_91_4d, 0xff_97_58],
            Hue::Brown => [0x25_13_0a, 0x4c_2d_1d, 0x9c_63_46, 0xab_6e_4f, 0xca_86_63, 0xf7_ea_e3, 0xef_cf_bf, 0x9f_64_45, 0xec_cc_bc, 0xd4_87_5e, 0xe2_a3_83],
            Hue::Ochre => [0x24_15_00, 0x49_30_00, 0x97_68_0b, 0xa6_74_15, 0xc4_8c_2a, 0xff_eb_ce, 0xff_d1_8c, 0x98_68_00, 0xfd_ce_87, 0xf5_aa_00, 0xf5_aa_00],
            Hue::Yellow => [0x1c_19_00, 0x3d_37_00, 0x80_75_0c, 0x8d_82_15, 0xa8_9c_2a, 0xff_f3_84, 0xec_d9_00, 0x79_6e_00, 0xf4_e4_55, 0xf3_df_00, 0xf3_df_00],
            Hue::Olive => [0x18_1a_07, 0x36_39_17, 0x73_7a_3c, 0x7f_86_44, 0x99_a1_58, 0xe9_f1_b0, 0xd0_da_7c, 0x69_6f_34, 0xcd_d7_71, 0xa7_b0_56, 0xae_b8_5a],
            Hue::Lime => [0x0f_1c_00, 0x25_3c_00, 0x54_80_0c, 0x5e_8d_15, 0x73_a8_2a, 0xcc_fb_9c, 0xa7_e6_5a, 0x4d_78_00, 0xa9_e1_6a, 0x97_e4_00, 0x97_e4_00],
            Hue::Green => [0x02_1d_09, 0x08_3d_1a, 0x21_81_41, 0x29_8e_4a, 0x3d_aa_5d, 0xbd_fd_c9, 0x8d_e9_a2, 0x1b_7e_3e, 0x77_eb_94, 0x31_cc_68, 0x31_cc_68],
            Hue::Teal => [0x02_1c_17, 0x08_3b_33, 0x21_7d_6d, 0x29_8a_79, 0x3d_a5_91, 0xb5_fd_eb, 0x7f_e9_d2, 0x1b_7c_6b, 0x4d_ed_d0, 0x33_cc_b1, 0x33_cc_b1],
            Hue::Cyan => [0x00_1b_1f, 0x03_3a_40, 0x16_7a_87, 0x1f_87_94, 0x33_a2_b0, 0xc5_f7_fe, 0x64_ea_fd, 0x0d_7a_87, 0x5a_e8_fb, 0x21_dc_f2, 0x21_dc_f2],
            Hue::Azure => [0x00_19_29, 0x02_36_52, 0x15_75_a7, 0x1e_81_b7, 0x32_9b_d7, 0xda_ef_fe, 0xaa_db_fe, 0x0d_76_ab, 0xa6_d8_fb, 0x53_bc_fd, 0x53_bc_fd],
            Hue::Blue => [0x00_12_3b, 0x00_2b_71, 0x1f_67_da, 0x2d_74_e8, 0x57_92_f5, 0xe1_ed_ff, 0xbc_d5_ff, 0x00_62_ea, 0xb8_d2_fd, 0x60_9c_ff, 0x83_b2_ff],
            Hue::Indigo => [0x15_00_47, 0x30_0f_82, 0x6c_5c_de, 0x78_6a_ed, 0x91_8b_f5, 0xe9_ea_ff, 0xce_cf_ff, 0x6c_44_ff, 0xcb_cc_fd, 0x95_8e_ff, 0xaa_a9_ff],
            Hue::Violet => [0x27_00_43, 0x4f_09_7d, 0x95_54_d2, 0xa2_61_e1, 0xb9_81_f4, 0xf1_e7_ff, 0xe1_c8_ff, 0xa1_00_fb, 0xde_c5_fd, 0xbf_7f_ff, 0xcb_9d_ff],
            Hue::Magenta => [0x31_00_2e, 0x60_00_5b, 0xb1_40_a9, 0xc8_56_be, 0xd6_70_cc, 0xff_e5_fb, 0xff_c4_f7, 0xd7_00_cd, 0xfd_c0_f5, 0xff_5a_f3, 0xff_83_f3],
            Hue::Rose => [0x33_01_14, 0x64_06_2d, 0xa9_55_6c, 0xd2_55_7b, 0xdf_71_8f, 0xfe_e7_ec, 0xfd_c9_d5, 0xfa_25_7d, 0xfb_c6_d2, 0xfb_7a_9f, 0xfc_91_ad],
            Hue::Steel => [0x14_19_1e, 0x2f_37_3f, 0x66_75_85, 0x71_81_92, 0x8b_9b_ac, 0xe8_eb_ef, 0xcb_d3_db, 0x5f_6d_7d, 0xc8_d0_d8, 0xb5_c0_cc, 0xb5_c0_cc],
        };
        tones(values)
    }
}
