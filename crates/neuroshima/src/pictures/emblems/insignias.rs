//! The insignias of armies.

use super::brush::{Brush, Tone};
use super::parts;

use Tone::{Accent, Ink, Main, Shade};

/// A gear with a skull's eyes.
pub fn gear(b: &mut Brush<'_>) {
    for axis in [(100, 0), (71, 71), (0, 100), (-71, 71)] {
        b.transform(0, 0, axis, |b| {
            b.slab(Main, &[-18, -99, 18, -99, 26, -60, 26, 60, 18, 99, -18, 99, -26, 60, -26, -60]);
        });
    }
    b.dot(Main, 0, 0, 76);
    b.hoop(Shade, 0, 0, 46, 12);
    b.dot(Accent, 0, 0, 30);
    b.dot(Ink, 0, 0, 14);
}

/// Four gashes through a plate.
pub fn claws(b: &mut Brush<'_>) {
    b.slab(Main, &[-70, -92, 20, -98, 92, -70, 98, 30, 66, 92, -30, 98, -92, 66, -98, -30]);
    for (x, y) in [(-52, 8), (-16, -8), (20, -8), (56, 8)] {
        b.form(Accent, &[x + 24, y - 70, x + 24, y - 70, x + 16, y, x - 24, y + 70, x - 24, y + 70, x - 14, y - 6]);
    }
}

/// A raised fist.
pub fn fist(b: &mut Brush<'_>) {
    b.slab(Shade, &[-40, 30, 44, 30, 52, 98, -48, 98]);
    b.rod(Accent, 18, &[-46, 66, 48, 66]);
    for x in [-70, -34, 2, 38] {
        b.form(Main, &[x, -60, x + 10, -84, x + 28, -84, x + 38, -60, x + 36, -6, x, -6]);
    }
    b.form(Main, &[-74, -14, -20, -24, 20, -8, 24, 10, 76, -8, 78, 20, 48, 48, -44, 48, -76, 20]);
    b.crease(Ink, 9, &[-60, -6, -16, -4, 16, 12, 0, 26]);
}

/// An eagle's head over spread wings.
pub fn eagle(b: &mut Brush<'_>) {
    b.both(|b| {
        b.slab(
            Main,
            &[0, 20, 30, -34, 99, -84, 96, -48, 99, -36, 92, -10, 94, 2, 78, 22, 78, 36, 56, 52, 50, 66, 0, 80],
        );
    });
    b.twin_slab(Shade, &[0, 40, 24, 54, 36, 98, 12, 88, 0, 99]);
    b.slab(Shade, &[-32, 24, -46, -30, -34, -74, 0, -98, 34, -88, 40, -56, 26, -36, 26, 24, 0, 62]);
    b.slab(Main, &[-26, -14, -40, -34, -30, -74, 0, -96, 34, -86, 38, -50, 20, -30, 10, -4, -6, -20]);
    b.slab(Accent, &[28, -78, 64, -74, 84, -48, 80, -18, 60, -38, 24, -38]);
    b.facet(Ink, &[-12, -74, 26, -62, 22, -48, -2, -50]);
    b.dot(Accent, 12, -57, 5);
}

/// A crown of rooftops.
pub fn crown(b: &mut Brush<'_>) {
    b.slab(
        Main,
        &[
            -92, 60, -92, -40, -74, -58, -56, -40, -56, -6, -36, -6, -36, -66, -18, -66, 0, -99, 18, -66, 36, -66, 36,
            -6, 56, -6, 56, -40, 74, -58, 92, -40, 92, 60,
        ],
    );
    b.slab(Accent, &[-96, 50, 96, 50, 88, 92, -88, 92]);
    for (x, y) in [(-14, -48), (6, -20), (-14, 8), (-76, -20), (-74, 14), (68, -20), (66, 14)] {
        b.facet(Ink, &[x - 5, y, x + 11, y, x + 11, y + 16, x - 5, y + 16]);
    }
    b.dot(Ink, -44, 71, 9);
    b.dot(Ink, 0, 71, 9);
    b.dot(Ink, 44, 71, 9);
}

/// Three leaves on a stem.
pub fn leaves(b: &mut Brush<'_>) {
    b.rod(Shade, 14, &[0, 20, 0, 96]);
    for axis in [(47, 88), (47, -88)] {
        b.transform(0, 52, axis, |b| {
            b.form(Main, &[0, -8, 0, -8, 36, -40, 30, -78, 0, -104, 0, -104, -30, -78, -36, -40]);
        });
    }
    b.twin_form(Main, &[0, -99, 0, -99, 40, -56, 40, -10, 0, 42, 0, 42]);
    b.scratch(Ink, 8, &[0, -60, 0, 30]);
    b.ball(Accent, 0, 62, 16);
}

/// A core with its circuits.
pub fn circuit(b: &mut Brush<'_>) {
    for axis in [(100, 0), (0, 100), (-100, 0), (0, -100)] {
        b.transform(0, 0, axis, |b| {
            b.rod(Main, 12, &[0, -30, 0, -84]);
            b.ball(Accent, 0, -84, 13);
            b.rod(Main, 12, &[26, -40, 26, -62, 62, -78]);
            b.rod(Main, 12, &[-26, -40, -26, -62, -40, -72]);
            b.ball(Main, 64, -78, 15);
        });
    }
    b.slab(Main, &[-46, -46, 46, -46, 46, 46, -46, 46]);
    b.slab(Ink, &[-22, -22, 22, -22, 22, 22, -22, 22]);
    b.dot(Accent, 0, 0, 18);
}

/// A spade from a deck of cards.
pub fn spade(b: &mut Brush<'_>) {
    b.twin_form(Main, &[0, -99, 0, -99, 46, -44, 88, 0, 78, 46, 34, 48, 12, 26, 12, 26, 34, 96, 34, 96]);
    b.transform(0, -8, (52, 0), |b| {
        b.slab(Accent, &[0, -60, 18, -16, 62, -14, 28, 14, 40, 58, 0, 32, -40, 58, -28, 14, -62, -14, -18, -16]);
    });
}

/// A police badge.
pub fn badge(b: &mut Brush<'_>) {
    b.twin_slab(Main, &[0, -98, 30, -82, 72, -92, 88, -58, 76, -30, 80, 26, 50, 70, 0, 99]);
    b.twin_slab(Shade, &[0, -66, 28, -54, 56, -58, 54, 16, 34, 48, 0, 66]);
    b.twin_slab(Accent, &[0, -44, 12, -14, 44, -12, 20, 8, 28, 40, 0, 22]);
}

/// An hourglass that has almost run out.
pub fn hourglass(b: &mut Brush<'_>) {
    b.form(
        Main,
        &[
            -56, -72, -56, -72, 56, -72, 56, -72, 50, -30, 12, 0, 50, 30, 56, 72, 56, 72, -56, 72, -56, 72, -50, 30,
            -12, 0, -50, -30,
        ],
    );
    b.facet(Accent, &[-30, -34, 30, -34, 8, -10, 4, 12, 42, 50, 46, 66, -46, 66, -42, 50, -4, 12, -8, -10]);
    b.rod(Shade, 22, &[-72, -84, 72, -84]);
    b.rod(Shade, 22, &[-72, 84, 72, 84]);
    b.both(|b| b.rod(Shade, 10, &[74, -72, 74, 72]));
}

/// Three open rings around a fourth: the biohazard sign.
pub fn biohazard(b: &mut Brush<'_>) {
    let axes = [(100, 0), (-50, 87), (-50, -87)];
    for tone in [Ink, Main] {
        let wide = if tone == Ink { 44 } else { 24 };
        for axis in axes {
            b.transform(0, 10, axis, |b| {
                b.crease(
                    tone,
                    wide,
                    &[-16, -92, -42, -74, -46, -44, -26, -18, 0, -10, 26, -18, 46, -44, 42, -74, 16, -92],
                );
            });
        }
    }
    b.hoop(Accent, 0, 10, 42, 12);
    b.dot(Ink, 0, 10, 14);
}

/// A rat's tail around its teeth.
pub fn rat_skull(b: &mut Brush<'_>) {
    b.both(|b| b.ball(Shade, 58, -58, 34));
    b.both(|b| b.dot(Accent, 58, -58, 20));
    b.twin_form(Main, &[0, -72, 40, -58, 56, -14, 34, 34, 18, 58, 0, 62]);
    b.both(|b| {
        b.patch(Ink, &[10, -14, 26, -36, 46, -22, 38, 0, 18, 4]);
        b.slab(Main, &[1, 56, 17, 54, 13, 96, 3, 98]);
        b.scratch(Main, 8, &[44, 40, 88, 28]);
        b.scratch(Main, 8, &[42, 52, 84, 60]);
    });
    b.facet(Ink, &[-10, 34, 10, 34, 0, 50]);
}

/// The sign of radiation.
pub fn radiation(b: &mut Brush<'_>) {
    b.ball(Shade, 0, 0, 96);
    for axis in [(100, 0), (-50, 87), (-50, -87)] {
        b.transform(0, 0, axis, |b| {
            b.form(Main, &[-14, -30, -14, -30, -44, -76, -44, -76, 0, -88, 44, -76, 44, -76, 14, -30, 14, -30]);
        });
    }
    b.ball(Accent, 0, 0, 19);
}

/// A devil's horns over a grin.
pub fn horns(b: &mut Brush<'_>) {
    b.both(|b| b.form(Shade, &[20, -40, 20, -40, 56, -52, 62, -99, 62, -99, 98, -60, 88, -14, 54, 0, 54, 0]));
    b.twin_form(Main, &[0, -54, 44, -44, 62, -4, 44, 50, 0, 98, 0, 98]);
    b.both(|b| b.facet(Accent, &[8, 6, 46, -22, 42, 8, 18, 16]));
    b.twin_form(Ink, &[0, 44, 36, 28, 36, 28, 18, 60, 0, 66]);
}

/// A mask that laughs on one side and weeps on the other.
pub fn mask(b: &mut Brush<'_>) {
    b.twin_form(Main, &[0, -84, 52, -92, 84, -70, 80, 10, 48, 76, 0, 98]);
    b.facet(Shade, &[0, -76, 52, -82, 74, -62, 70, 8, 42, 68, 0, 88]);
    b.patch(Ink, &[-62, -30, -38, -48, -14, -26, -38, -22]);
    b.patch(Ink, &[14, -34, 40, -38, 62, -20, 40, -16]);
    b.form(Accent, &[38, -10, 38, -10, 50, 16, 38, 28, 26, 16]);
    b.patch(Ink, &[-52, 20, -52, 20, 0, 34, 44, 60, 44, 60, 20, 56, 0, 54, -30, 52]);
}

/// A skull on crossed bones.
pub fn skull(b: &mut Brush<'_>) {
    b.both(|b| {
        b.rod(Shade, 20, &[-80, 30, 80, 88]);
        b.ball(Shade, 86, 76, 14);
        b.ball(Shade, 78, 96, 12);
        b.ball(Shade, -86, 22, 14);
        b.ball(Shade, -84, 44, 12);
    });
    b.transform(0, -8, (92, 0), |b| parts::skull(b, Main));
    b.both(|b| b.dot(Accent, 29, -26, 9));
}

/// A wheel with a chain of spikes.
pub fn wheel(b: &mut Brush<'_>) {
    for axis in [(100, 0), (71, 71), (0, 100), (-71, 71)] {
        b.transform(0, 0, axis, |b| {
            b.slab(Shade, &[-16, -70, 0, -99, 16, -70]);
            b.slab(Shade, &[-16, 70, 0, 99, 16, 70]);
        });
    }
    b.hoop(Main, 0, 0, 62, 24);
    for axis in [(100, 0), (50, 87), (-50, 87)] {
        b.transform(0, 0, axis, |b| b.rod(Main, 10, &[0, -48, 0, 48]));
    }
    b.ball(Accent, 0, 0, 22);
}

/// A sun over dunes.
pub fn sun(b: &mut Brush<'_>) {
    for axis in [(100, 0), (50, 87), (87, 50), (0, 100), (87, -50), (50, -87)] {
        b.transform(0, -8, axis, |b| {
            b.slab(Accent, &[-14, -60, 0, -92, 14, -60]);
            b.slab(Accent, &[-14, 60, 0, 92, 14, 60]);
        });
    }
    b.ball(Main, 0, -8, 56);
    b.form(Shade, &[-98, 98, -98, 60, -50, 34, 10, 56, 60, 36, 98, 50, 98, 98, 98, 98, -98, 98]);
    b.crease(Ink, 8, &[-60, 74, 0, 84, 60, 66]);
}

/// A snowflake.
pub fn snowflake(b: &mut Brush<'_>) {
    for axis in [(100, 0), (50, 87), (-50, 87)] {
        b.transform(0, 0, axis, |b| {
            for path in [[0, -94, 0, 94, 0, 94], [-28, -86, 0, -58, 28, -86], [-28, 86, 0, 58, 28, 86]] {
                b.rod(Main, 13, &path);
            }
        });
    }
    b.slab(Accent, &[0, -30, 26, -15, 26, 15, 0, 30, -26, 15, -26, -15]);
}

/// An anchor.
pub fn anchor(b: &mut Brush<'_>) {
    b.tube(Main, 20, &[-82, 26, -60, 70, 0, 88, 60, 70, 82, 26]);
    b.both(|b| b.slab(Main, &[62, 44, 84, 2, 99, 50]));
    b.rod(Main, 20, &[0, -56, 0, 84]);
    b.rod(Accent, 18, &[-46, -34, 46, -34]);
    b.hoop(Main, 0, -74, 16, 12);
}

/// A paw with its claws out.
pub fn paw(b: &mut Brush<'_>) {
    for (x, y) in [(-68, -20), (-26, -52), (26, -52), (68, -20)] {
        b.slab(Accent, &[x - 10, y - 14, x + x / 12, y - 46, x + 10, y - 14]);
        b.ball(Main, x, y, 23);
    }
    b.form(Main, &[0, -8, 34, 6, 62, 44, 56, 82, 24, 84, 0, 74, -24, 84, -56, 82, -62, 44, -34, 6]);
}

/// A star.
pub fn star(b: &mut Brush<'_>) {
    b.twin_slab(Main, &[0, -99, 30, -40, 96, -30, 48, 18, 60, 84, 0, 54]);
    b.facet(Shade, &[0, -50, 0, 24, 96, -30, 48, 18]);
    b.ball(Accent, 0, 0, 24);
}

/// A flame.
pub fn flame(b: &mut Brush<'_>) {
    b.form(
        Main,
        &[
            10, -99, 10, -99, 28, -52, 60, -30, 78, 14, 60, 74, 0, 98, -60, 74, -78, 14, -58, -26, -58, -26, -38, -4,
            -18, -44,
        ],
    );
    b.form(Accent, &[8, -22, 8, -22, 36, 26, 38, 60, 0, 82, -38, 60, -34, 28, -34, 28, -14, 40]);
}

/// An all-seeing eye.
pub fn eye(b: &mut Brush<'_>) {
    b.slab(Shade, &[0, -96, 98, 76, -98, 76]);
    b.form(Main, &[-60, 26, -60, 26, 0, -12, 60, 26, 60, 26, 0, 60]);
    b.ball(Accent, 0, 24, 22);
    b.dot(Ink, 0, 24, 9);
}

/// A lightning bolt.
pub fn bolt(b: &mut Brush<'_>) {
    b.hoop(Shade, 0, 0, 80, 14);
    b.slab(Main, &[24, -99, -56, 16, -8, 16, -28, 99, 56, -24, 8, -24, 44, -99]);
    b.facet(Accent, &[10, -58, -28, 4, 4, 4, -8, 40, 24, -12, -10, -12]);
}
