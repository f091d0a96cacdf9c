//! Fighters without an official role: mutants, gangs and assassins.

use super::brush::{Brush, Tone};
use super::parts;

use Tone::{Accent, Ink, Main, Shade};

/// A lopsided head between high shoulders, tusks in its lower jaw.
pub fn mutant(b: &mut Brush<'_>) {
    b.form(Shade, &[-98, 99, -98, 99, -94, 40, -62, 12, 0, 30, 54, 0, 92, 30, 98, 99, 98, 99]);
    b.ball(Main, 46, -68, 20);
    b.ball(Main, -52, -40, 13);
    b.form(Main, &[-46, -62, -16, -92, 28, -88, 54, -54, 52, -10, 66, 28, 46, 70, 0, 80, -46, 66, -64, 26, -50, -14]);
    b.scratch(Ink, 8, &[-2, -84, 8, -68, 0, -56]);
    b.patch(Ink, &[-52, 20, -52, 20, 0, 14, 56, 22, 56, 22, 44, 56, 0, 62, -44, 54]);
    b.facet(Main, &[-40, 56, -30, 6, -16, 60]);
    b.facet(Main, &[14, 60, 28, 2, 42, 54]);
    b.facet(Main, &[-8, 61, 0, 40, 8, 61]);
    b.ball(Accent, -20, -18, 20);
    b.dot(Ink, -16, -16, 9);
    b.ball(Accent, 30, -14, 11);
    b.dot(Ink, 31, -13, 5);
    b.slab(Shade, &[-52, -42, -6, -40, 8, -26, 54, -36, 50, -22, 8, -14, -6, -26, -48, -30]);
}

/// A small head low between enormous armoured shoulders.
pub fn giant(b: &mut Brush<'_>) {
    b.twin_form(Shade, &[0, -8, 40, 0, 78, 60, 70, 99, 70, 99]);
    b.twin_slab(Ink, &[0, 20, 34, 20, 26, 99]);
    b.both(|b| {
        b.slab(Main, &[74, -34, 84, -84, 96, -26]);
        b.slab(Main, &[44, -50, 50, -96, 70, -44]);
        b.form(Main, &[26, 26, 26, 26, 24, -24, 48, -54, 84, -42, 98, 0, 96, 54, 96, 54, 60, 40]);
        b.dot(Ink, 56, -10, 8);
        b.dot(Ink, 74, 12, 8);
    });
    b.twin_form(Main, &[0, -72, 22, -64, 30, -36, 26, 4, 0, 18]);
    b.both(|b| b.facet(Accent, &[4, -26, 24, -38, 22, -24, 6, -18]));
    b.facet(Ink, &[-16, -4, 16, -4, 12, 8, -12, 8]);
    b.twin_slab(Accent, &[0, 52, 20, 52, 16, 80, 0, 92]);
}

/// A bald head with a broad jaw and a scar.
pub fn thug(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.both(|b| b.ball(Main, 56, -14, 15));
    b.hoop(Accent, 60, 8, 10, 7);
    b.twin_form(Main, &[0, -88, 36, -78, 50, -40, 54, 10, 62, 38, 42, 72, 0, 78]);
    b.both(|b| b.facet(Ink, &[4, -16, 46, -34, 46, -18, 38, -4, 14, -2]));
    b.both(|b| b.dot(Accent, 26, -12, 8));
    b.slab(Shade, &[-12, -8, 10, -8, 18, 22, -18, 22]);
    b.scratch(Ink, 10, &[-34, 46, 0, 40, 34, 50]);
    b.scratch(Ink, 8, &[12, -74, 34, -40]);
    b.scratch(Ink, 8, &[14, -50, 34, -62]);
}

/// A profile with a tall mohawk and sunglasses.
pub fn ganger(b: &mut Brush<'_>) {
    b.form(
        Accent,
        &[
            -62, 40, -62, 40, -96, 20, -96, 20, -76, -4, -76, -4, -99, -38, -99, -38, -70, -48, -70, -48, -76, -86,
            -76, -86, -42, -78, -42, -78, -20, -99, -20, -99, 4, -84, 4, -84, 40, -96, 40, -96, 46, -60, 46, -60, 0,
            -40,
        ],
    );
    parts::profile(b, Main);
    b.patch(Shade, &[-56, 98, -46, 44, -62, 4, -44, 4, -22, 50, 12, 56, 14, 98]);
    b.slab(Ink, &[-52, -36, 54, -34, 62, -14, 46, -2, 20, -6, 14, -22, -54, -24]);
    b.facet(Accent, &[26, -26, 50, -26, 54, -16, 34, -10]);
    b.scratch(Ink, 9, &[32, 28, 54, 26]);
    b.hoop(Accent, -26, 22, 8, 6);
    b.rod(Ink, 12, &[-50, 74, 8, 74]);
}

/// A spiked fist that flies at the viewer.
pub fn brawler(b: &mut Brush<'_>) {
    b.slab(Shade, &[-58, 40, 46, 40, 58, 99, -70, 99]);
    b.rod(Accent, 20, &[-58, 66, 52, 66]);
    for x in [-66, -27, 12, 51] {
        b.slab(Accent, &[x - 14, -44, x + 2, -98, x + 18, -44]);
    }
    for x in [-88, -49, -10, 29] {
        b.form(Main, &[x, -46, x + 12, -62, x + 32, -62, x + 42, -44, x + 40, 6, x + 28, 24, x + 12, 24, x + 2, 6]);
    }
    b.form(Main, &[-80, 14, -30, -2, 40, 4, 70, -18, 92, -8, 88, 26, 58, 54, -50, 56, -82, 44]);
    b.crease(Ink, 9, &[-30, 26, 20, 30, 52, 18]);
}

/// A hood over two eyes, a blade in front.
pub fn assassin(b: &mut Brush<'_>) {
    b.twin_form(Main, &[0, -98, 0, -98, 44, -70, 62, -20, 60, 30, 92, 72, 96, 99, 96, 99]);
    b.twin_form(Ink, &[0, -62, 34, -36, 38, 0, 24, 30, 0, 44]);
    b.twin_form(Shade, &[0, 6, 36, -2, 34, 24, 0, 56]);
    b.both(|b| b.facet(Accent, &[7, -10, 32, -26, 30, -12, 12, -4]));
    b.transform(26, 44, (57, 40), parts::knife);
}

/// A running figure, its scarf trailing behind.
pub fn runner(b: &mut Brush<'_>) {
    b.form(Accent, &[16, -52, -30, -66, -60, -52, -98, -68, -98, -68, -84, -36, -52, -28, -24, -40, 8, -32]);
    b.rod(Shade, 20, &[-2, 28, -36, 46, -82, 42, -92, 58]);
    b.rod(Shade, 16, &[8, -30, -34, -16, -46, 16]);
    b.form(Main, &[-6, -46, 22, -52, 40, -32, 26, 10, 14, 38, -14, 34, -14, 0]);
    b.rod(Main, 22, &[6, 28, 48, 32, 34, 88, 56, 92]);
    b.rod(Main, 17, &[30, -32, 48, 2, 86, -14]);
    b.ball(Main, 38, -72, 24);
    b.facet(Ink, &[36, -84, 64, -82, 62, -66, 38, -66]);
    b.facet(Accent, &[46, -80, 60, -79, 59, -70, 46, -70]);
}

/// A helmet with a high crest that covers all but the eyes.
pub fn gladiator(b: &mut Brush<'_>) {
    b.twin_form(Accent, &[0, -99, 40, -94, 78, -66, 92, -20, 92, -20, 62, -34, 40, -60, 0, -70]);
    b.both(|b| b.scratch(Ink, 8, &[28, -90, 20, -70]));
    b.both(|b| b.scratch(Ink, 8, &[62, -70, 46, -54]));
    parts::shoulders(b, Shade);
    b.twin_form(Main, &[0, -76, 40, -64, 58, -24, 56, 34, 56, 34, 34, 78, 34, 78, 10, 82, 10, 82, 10, 22, 10, 22]);
    b.twin_slab(Ink, &[9, 8, 30, 0, 46, -14, 46, 10, 10, 26]);
    b.facet(Ink, &[-10, 20, 10, 20, 8, 82, -8, 82]);
    b.both(|b| b.dot(Accent, 29, 5, 8));
    b.twin_slab(Shade, &[0, -30, 62, -24, 60, -4, 0, -12]);
    for (x, y) in [(28, 44), (40, 28), (26, 62)] {
        b.both(|b| b.dot(Ink, x, y, 6));
    }
}

/// A smooth guard's helmet with a slit.
pub fn knight(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.both(|b| b.form(Main, &[50, 58, 78, 52, 97, 72, 97, 99, 97, 99, 54, 99, 54, 99]));
    b.twin_slab(Main, &[0, -92, 42, -76, 56, -30, 50, 42, 26, 76, 0, 84]);
    b.twin_slab(Ink, &[0, -30, 54, -26, 52, -6, 0, 0]);
    b.both(|b| b.facet(Accent, &[14, -22, 44, -20, 42, -12, 14, -10]));
    b.rod(Shade, 12, &[0, -88, 0, 80]);
    for y in [22, 38, 54] {
        b.both(|b| b.scratch(Ink, 8, &[18, y, 34, y - 3]));
    }
}

/// A face, one half of which is smoke.
pub fn shadow(b: &mut Brush<'_>) {
    b.form(
        Shade,
        &[
            -20, -92, 30, -96, 66, -58, 66, 0, 84, 30, 60, 50, 92, 96, 92, 96, 50, 76, 24, 99, 24, 99, 4, 70, -30, 98,
            -30, 98, -40, 66, -92, 82, -92, 82, -64, 40, -84, 10, -58, -8, -60, -60,
        ],
    );
    b.form(Ink, &[-16, -70, 20, -74, 44, -44, 42, -4, 20, 34, -10, 38, -36, 0, -38, -44]);
    b.facet(Accent, &[-32, -34, -4, -18, -6, -4, -26, -14]);
    b.facet(Accent, &[38, -38, 8, -18, 12, -4, 34, -18]);
    b.crease(Main, 10, &[-74, -30, -84, -62, -62, -84]);
    b.crease(Main, 10, &[78, -20, 92, -50, 80, -78]);
}

/// Face paint, a beret and a cigar.
pub fn commando(b: &mut Brush<'_>) {
    parts::neck(b);
    parts::shoulders(b, Shade);
    parts::face(b, Main);
    b.both(|b| b.facet(Ink, &[8, -18, 44, -22, 42, -8, 12, -4]));
    b.both(|b| b.dot(Accent, 26, -14, 6));
    b.both(|b| b.facet(Shade, &[18, 4, 46, 0, 42, 14, 20, 16]));
    b.scratch(Ink, 9, &[-20, 34, 26, 30]);
    b.form(Accent, &[-56, -34, -62, -60, -30, -90, 40, -96, 88, -70, 92, -40, 60, -38, 30, -48, -20, -44]);
    b.rod(Ink, 8, &[-54, -36, 44, -44]);
    b.ball(Main, -28, -62, 12);
    b.transform(6, 58, (60, -22), parts::rifle);
}

/// A gas mask with two filters.
pub fn poisoner(b: &mut Brush<'_>) {
    b.twin_form(Shade, &[0, -98, 50, -84, 70, -30, 62, 30, 96, 80, 96, 99, 96, 99]);
    b.twin_form(Main, &[0, -66, 40, -58, 50, -20, 40, 20, 30, 48, 0, 54]);
    b.both(|b| {
        b.ball(Ink, 24, -26, 22);
        b.dot(Accent, 24, -26, 17);
        b.crease(Main, 8, &[13, -30, 20, -38]);
    });
    b.both(|b| {
        b.ball(Shade, 42, 44, 24);
        b.dot(Ink, 42, 44, 14);
        b.dot(Main, 42, 44, 7);
    });
    b.ball(Main, 0, 34, 22);
    b.both(|b| b.scratch(Ink, 8, &[4, 26, 4, 44]));
}

/// A fighter who throws a net.
pub fn net_fighter(b: &mut Brush<'_>) {
    b.form(Shade, &[-98, 99, -98, 99, -92, 58, -64, 40, -24, 42, 14, 60, 24, 99, 24, 99]);
    b.form(Main, &[-84, -30, -78, -66, -48, -82, -14, -70, -4, -34, -6, 10, -24, 42, -56, 44, -76, 12]);
    b.slab(Ink, &[-82, -38, -4, -40, -8, -14, -78, -10]);
    b.dot(Accent, -56, -25, 8);
    b.dot(Accent, -22, -26, 8);
    b.rod(Shade, 22, &[-10, 78, 34, 62, 30, 26]);
    b.form(Ink, &[28, 14, 28, 14, 6, -40, 8, -92, 8, -92, 52, -78, 97, -92, 97, -92, 86, -46, 97, -2, 97, -2, 62, 10]);
    for path in [[28, 14, 8, -92], [28, 14, 52, -78], [28, 14, 97, -92], [28, 14, 86, -46], [28, 14, 97, -2]] {
        b.scratch(Main, 9, &path);
    }
    b.scratch(Main, 9, &[16, -44, 42, -40, 62, -36, 64, -14, 66, 6]);
    b.scratch(Main, 10, &[8, -92, 52, -78, 97, -92, 86, -46, 97, -2]);
    for (x, y) in [(8, -92), (96, -92), (97, -2)] {
        b.ball(Accent, x, y, 12);
    }
    b.ball(Main, 29, 20, 17);
}

/// A bearded head in a kerchief, a gun over the shoulder.
pub fn mercenary(b: &mut Brush<'_>) {
    b.transform(58, -2, (-30, -92), |b| {
        b.rod(Shade, 14, &[0, 0, 88, 0]);
        b.slab(Main, &[-60, -14, 30, -16, 30, 14, -60, 16]);
    });
    parts::shoulders(b, Shade);
    parts::face(b, Main);
    parts::glare(b, Ink, -16);
    b.twin_form(Shade, &[0, 10, 24, 12, 50, -8, 46, 40, 24, 78, 0, 86]);
    b.facet(Ink, &[-18, 32, 18, 32, 12, 42, -12, 42]);
    b.twin_form(Accent, &[0, -92, 38, -82, 56, -46, 52, -30, 52, -30, 0, -40]);
    b.form(Accent, &[-50, -36, -70, -20, -92, -26, -92, -26, -80, -6, -60, -10, -48, -26]);
    b.dot(Main, -20, -58, 7);
    b.dot(Main, 10, -66, 7);
}

/// A head in a welder's mask.
pub fn engineer(b: &mut Brush<'_>) {
    b.transform(62, 10, (34, 94), |b| {
        b.rod(Shade, 18, &[-40, 0, 60, 0]);
        b.form(
            Shade,
            &[
                -44, -18, -44, -18, -80, -36, -98, -18, -98, -18, -72, -8, -72, 8, -98, 18, -98, 18, -80, 36, -44, 18,
                -44, 18,
            ],
        );
    });
    parts::shoulders(b, Shade);
    b.twin_slab(Main, &[0, -60, 50, -56, 54, 10, 34, 62, 0, 76]);
    b.slab(Ink, &[-40, -36, 40, -36, 38, -4, -38, -4]);
    b.facet(Accent, &[-32, -28, 32, -28, 30, -12, -30, -12]);
    for y in [18, 34, 50] {
        b.scratch(Ink, 8, &[-20, y, 20, y]);
    }
    b.twin_form(Accent, &[0, -94, 40, -84, 58, -52, 58, -52, 0, -58]);
}

/// A seer with antlers and a skull for a mask.
pub fn shaman(b: &mut Brush<'_>) {
    b.both(|b| {
        b.rod(Shade, 11, &[30, -40, 62, -62, 70, -96]);
        b.rod(Shade, 11, &[56, -58, 92, -70]);
        b.rod(Shade, 11, &[44, -50, 42, -88]);
    });
    b.twin_form(Shade, &[0, 20, 50, 40, 90, 70, 98, 99, 98, 99]);
    b.transform(0, 2, (82, 0), |b| parts::skull(b, Main));
    b.both(|b| b.dot(Accent, 26, -14, 8));
    for (x, y) in [(-46, 74), (-16, 86), (16, 86), (46, 74)] {
        b.ball(Accent, x, y, 11);
    }
}

/// A helmet behind handlebars.
pub fn biker(b: &mut Brush<'_>) {
    b.twin_form(Shade, &[0, -10, 50, -4, 78, 30, 70, 70]);
    b.twin_form(Main, &[0, -98, 42, -86, 54, -46, 46, -8, 24, 10, 0, 12]);
    b.twin_slab(Ink, &[0, -58, 48, -56, 46, -30, 20, -20, 0, -18]);
    b.facet(Accent, &[-34, -50, 0, -52, -10, -32, -32, -36]);
    b.both(|b| b.rod(Shade, 14, &[18, 50, 56, 24, 96, 30]));
    b.slab(Shade, &[-20, 50, 20, 50, 24, 99, -24, 99]);
    b.ball(Main, 0, 48, 32);
    b.dot(Accent, 0, 48, 20);
    b.both(|b| b.rod(Ink, 12, &[78, 28, 94, 30]));
}

/// A boxer's guard: two steel gloves in front of a face.
pub fn boxer(b: &mut Brush<'_>) {
    b.form(Shade, &[-98, 99, -98, 99, -90, 40, -50, 14, 20, 10, 74, 40, 80, 99, 80, 99]);
    b.form(Main, &[-34, -30, -30, -76, 4, -92, 36, -74, 40, -30, 28, 8, 0, 20, -26, 6]);
    b.slab(Accent, &[-36, -76, 38, -78, 42, -54, -38, -52]);
    b.facet(Ink, &[-26, -40, 0, -32, -4, -22, -24, -26]);
    b.facet(Ink, &[34, -42, 10, -32, 14, -22, 32, -28]);
    for (x, y, way) in [(54, -14, 1), (-40, 40, -1)] {
        b.transform(x, y, (if way > 0 { 86 } else { 100 }, 0), |b| {
            b.slab(Shade, &[-24, 30, 26, 30, 30, 62, -28, 62]);
            b.form(Main, &[-46, 6, -48, -26, -20, -48, 26, -46, 48, -22, 44, 22, 20, 38, -26, 38]);
            b.form(Main, &[-50, 16, -44, -8, -20, -12, -6, 4, -12, 26, -34, 34]);
            for at in [-14, 8, 30] {
                b.facet(Accent, &[at - 8, -26, at + 2, -44, at + 10, -26]);
            }
        });
    }
}
