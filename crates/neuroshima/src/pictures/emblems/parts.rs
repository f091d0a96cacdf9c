//! Parts shared by several drawings: shoulders, heads, weapons in hand.

use super::brush::{Brush, Tone};

use Tone::{Accent, Ink, Main, Shade};

/// Shoulders at the lower edge, in front.
pub fn shoulders(b: &mut Brush<'_>, tone: Tone) {
    b.twin_form(tone, &[0, 40, 30, 42, 72, 56, 92, 80, 97, 99, 97, 99]);
}

/// A neck, drawn before the head and the shoulders that cover its ends.
pub fn neck(b: &mut Brush<'_>) {
    b.twin_slab(Shade, &[24, 10, 28, 64]);
}

/// A face from the front, from the brow to the chin.
pub fn face(b: &mut Brush<'_>, tone: Tone) {
    b.twin_form(tone, &[0, -72, 34, -64, 50, -30, 46, 14, 28, 48, 0, 58]);
}

/// A head with its neck in profile, looking right.
pub fn profile(b: &mut Brush<'_>, tone: Tone) {
    b.form(
        tone,
        &[
            -48, -58, -12, -84, 32, -74, 50, -42, 47, -24, 66, 4, 66, 4, 52, 10, 54, 22, 50, 30, 50, 48, 34, 58, 12,
            54, 14, 98, 14, 98, -58, 98, -58, 98, -46, 44, -62, 4, -62, -32,
        ],
    );
}

/// Two narrow eyes that slope towards the nose.
pub fn glare(b: &mut Brush<'_>, tone: Tone, y: i8) {
    b.both(|b| b.facet(tone, &[8, y + 6, 40, y - 8, 36, y + 8, 12, y + 12]));
}

/// Two round lenses in frames, with a strap behind them.
pub fn goggles(b: &mut Brush<'_>, y: i8) {
    b.facet(Ink, &[-52, y - 12, 52, y - 12, 52, y + 10, -52, y + 10]);
    b.both(|b| {
        b.ball(Shade, 24, y, 24);
        b.dot(Accent, 24, y, 16);
        b.crease(Main, 8, &[14, y - 4, 20, y - 11]);
    });
}

/// An upright knife around the centre, its point at the top.
pub fn knife(b: &mut Brush<'_>) {
    b.rod(Shade, 22, &[0, 62, 0, 92]);
    b.slab(Main, &[-18, 46, -20, -40, -4, -98, 18, -54, 18, 46]);
    b.rod(Accent, 16, &[-30, 50, 30, 50]);
}

/// A rifle pointing right, its centre between grip and muzzle.
pub fn rifle(b: &mut Brush<'_>) {
    b.rod(Shade, 12, &[30, -12, 96, -12]);
    b.slab(Shade, &[8, 0, 26, 0, 20, 44, 0, 40]);
    b.slab(Main, &[-98, -8, -54, -22, 46, -22, 46, 4, -14, 4, -22, 30, -42, 30, -40, 6, -62, 10, -92, 30]);
    b.scratch(Accent, 9, &[-30, -9, 34, -9]);
}

/// A skull without its jaw, from the front.
pub fn skull(b: &mut Brush<'_>, tone: Tone) {
    b.twin_form(tone, &[0, -90, 44, -80, 68, -42, 62, 0, 44, 22, 44, 22, 42, 60, 42, 60, 20, 66, 0, 66]);
    b.both(|b| b.patch(Ink, &[14, -12, 30, -34, 50, -24, 48, 2, 28, 12]));
    b.facet(Ink, &[0, 8, 11, 30, -11, 30]);
    b.both(|b| b.scratch(Ink, 8, &[13, 46, 13, 66]));
}
