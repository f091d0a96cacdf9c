//! People in official roles, such as officers, scouts, medics and police, and their opponents.

use super::brush::{Brush, Tone};
use super::parts;

use Tone::{Accent, Ink, Main, Shade};

/// A peaked cap over a stern face.
pub fn officer(b: &mut Brush<'_>) {
    parts::neck(b);
    parts::shoulders(b, Shade);
    b.both(|b| b.slab(Accent, &[44, 62, 84, 70, 90, 84, 44, 76]));
    parts::face(b, Main);
    parts::glare(b, Ink, -12);
    b.scratch(Ink, 9, &[-18, 34, 18, 34]);
    b.facet(Shade, &[-6, -6, 8, -6, 14, 16, -12, 16]);
    b.twin_slab(Ink, &[0, -46, 52, -44, 58, -24, 0, -16]);
    b.twin_form(Main, &[0, -99, 40, -94, 78, -70, 78, -70, 54, -42, 54, -42, 0, -46]);
    b.facet(Ink, &[-54, -54, 54, -54, 54, -42, -54, -42]);
    b.ball(Accent, 0, -64, 15);
}

/// A broad helmet, an eye patch and a beard.
pub fn commander(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.both(|b| b.form(Accent, &[50, 62, 74, 48, 98, 64, 98, 84, 70, 80]));
    b.twin_slab(Main, &[0, 40, 34, 44, 24, 80, 0, 99]);
    parts::face(b, Main);
    b.facet(Ink, &[6, -12, 42, -28, 40, -14, 32, -2, 12, 0]);
    b.dot(Accent, 26, -11, 7);
    b.slab(Ink, &[-40, -20, -10, -20, -14, 2, -26, 8, -38, 0]);
    b.scratch(Ink, 8, &[-26, -14, 46, -42]);
    b.form(Shade, &[-42, 4, -20, 20, 0, 14, 20, 20, 42, 4, 34, 52, 0, 84, -34, 52]);
    b.facet(Ink, &[-16, 30, 16, 30, 12, 40, -12, 40]);
    b.twin_slab(Main, &[0, -86, 40, -78, 60, -44, 62, -28, 0, -38]);
    b.twin_slab(Accent, &[0, -99, 14, -94, 18, -62, 10, -40, 0, -34]);
}

/// A beret over a shouting mouth.
pub fn sergeant(b: &mut Brush<'_>) {
    parts::neck(b);
    parts::shoulders(b, Shade);
    b.both(|b| {
        b.scratch(Accent, 10, &[50, 82, 70, 72, 88, 84]);
        b.scratch(Accent, 10, &[50, 98, 70, 88, 90, 99]);
    });
    b.twin_form(Main, &[0, -74, 36, -66, 50, -28, 52, 20, 36, 62, 0, 74]);
    b.both(|b| b.facet(Ink, &[4, -12, 44, -30, 42, -18, 34, -6, 12, -2]));
    b.both(|b| b.dot(Accent, 26, -12, 6));
    b.form(Ink, &[-30, 20, 0, 12, 30, 20, 26, 50, 0, 58, -26, 50]);
    b.facet(Main, &[-22, 20, 22, 20, 18, 30, -18, 30]);
    b.facet(Accent, &[-14, 48, 0, 42, 14, 48, 8, 54, -8, 54]);
    b.form(Accent, &[-54, -36, -84, -42, -92, -66, -60, -92, 0, -96, 44, -86, 58, -60, 54, -40, 0, -46]);
    b.rod(Ink, 8, &[-52, -38, 52, -42]);
    b.ball(Main, 30, -64, 11);
}

/// A broad hat, a cigar and a fur collar.
pub fn boss(b: &mut Brush<'_>) {
    b.twin_form(Shade, &[0, 60, 40, 26, 70, 44, 98, 70, 98, 99, 98, 99]);
    b.twin_slab(Ink, &[0, 50, 26, 50, 14, 99]);
    b.twin_slab(Accent, &[0, 66, 10, 66, 14, 99]);
    b.twin_form(Main, &[0, -50, 40, -46, 48, 0, 52, 30, 30, 62, 0, 68]);
    parts::glare(b, Ink, -14);
    b.form(Shade, &[-10, -10, 10, -10, 18, 12, 0, 20, -18, 12]);
    b.form(Ink, &[-26, 34, 0, 30, 26, 34, 20, 42, -20, 42]);
    b.rod(Accent, 14, &[14, 38, 62, 52]);
    b.dot(Main, 64, 53, 8);
    b.form(Main, &[-44, -46, -40, -88, -14, -98, 6, -88, 26, -98, 44, -84, 46, -46]);
    b.facet(Accent, &[-44, -62, 46, -62, 48, -46, -46, -46]);
    b.form(Main, &[-96, -34, -60, -48, 0, -40, 60, -48, 96, -34, 60, -18, 0, -26, -60, -18]);
}

/// A hooded head with goggles, a scarf over the mouth.
pub fn scout(b: &mut Brush<'_>) {
    b.twin_form(Main, &[0, -98, 46, -82, 66, -30, 58, 26, 84, 60, 96, 99, 96, 99]);
    b.twin_form(Ink, &[0, -66, 38, -54, 50, -14, 36, 40, 0, 50]);
    b.twin_form(Shade, &[0, -60, 34, -48, 42, -12, 28, 30, 0, 40]);
    parts::goggles(b, -22);
    b.twin_slab(Accent, &[0, 4, 46, -2, 56, 34, 30, 60, 0, 92]);
    b.scratch(Ink, 8, &[-36, 26, -4, 36]);
    b.scratch(Ink, 8, &[10, 66, 38, 24]);
}

/// A head in a cap with a cross, a mask over the mouth.
pub fn medic(b: &mut Brush<'_>) {
    parts::neck(b);
    parts::shoulders(b, Shade);
    parts::face(b, Main);
    b.both(|b| b.facet(Ink, &[10, -22, 38, -24, 38, -10, 14, -8]));
    b.twin_form(Accent, &[0, 2, 46, -2, 44, 30, 26, 52, 0, 62]);
    b.scratch(Ink, 8, &[-30, 18, 30, 18]);
    b.scratch(Ink, 8, &[-26, 34, 26, 34]);
    b.twin_form(Main, &[0, -98, 48, -90, 64, -58, 58, -34, 58, -34, 0, -40]);
    b.facet(
        Accent,
        &[-9, -90, 9, -90, 9, -74, 25, -74, 25, -57, 9, -57, 9, -42, -9, -42, -9, -57, -25, -57, -25, -74, -9, -74],
    );
}

/// A doctor's mask with a beak.
pub fn plague_doctor(b: &mut Brush<'_>) {
    b.form(Shade, &[-96, 99, -96, 99, -86, 56, -56, 26, -10, 20, 34, 56, 46, 99, 46, 99]);
    b.form(Main, &[-62, -40, -30, -62, 16, -56, 50, -26, 84, 20, 98, 72, 98, 72, 66, 50, 20, 34, -20, 34, -56, 10]);
    b.ball(Ink, 2, -18, 20);
    b.dot(Accent, 2, -18, 15);
    b.crease(Main, 8, &[-7, -20, 0, -28]);
    b.crease(Ink, 8, &[36, 6, 64, 20, 86, 54]);
    b.dot(Ink, 58, 2, 6);
    b.form(Main, &[-66, -46, -56, -92, -10, -99, 26, -88, 34, -50]);
    b.form(Shade, &[-98, -42, -40, -56, 40, -56, 84, -40, 80, -30, 20, -38, -40, -36, -90, -26]);
}

/// A hat pulled down and a collar turned up.
pub fn spy(b: &mut Brush<'_>) {
    b.twin_form(Main, &[0, -40, 38, -36, 40, 10, 30, 44, 0, 50]);
    b.twin_slab(Ink, &[0, -36, 40, -38, 38, -10, 18, -6, 0, -16]);
    b.both(|b| b.facet(Accent, &[10, -22, 32, -26, 30, -16, 14, -13]));
    b.twin_form(Shade, &[0, 66, 30, 60, 97, 70, 98, 99, 98, 99]);
    b.both(|b| b.slab(Main, &[4, 99, 18, 52, 56, -4, 66, 34, 44, 99]));
    b.form(Main, &[-48, -42, -44, -82, -24, -96, 0, -88, 26, -98, 46, -80, 50, -42]);
    b.facet(Ink, &[-46, -58, 48, -58, 50, -44, -48, -44]);
    b.form(Main, &[-98, -24, -52, -46, 0, -38, 52, -46, 98, -24, 50, -24, 0, -18, -50, -24]);
}

/// A covered face and a bundle with a burning fuse.
pub fn saboteur(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.twin_form(Main, &[0, -84, 42, -74, 56, -30, 48, 20, 30, 54, 0, 62]);
    b.slab(Ink, &[-48, -28, 48, -28, 42, 0, 0, -8, -42, 0]);
    b.both(|b| b.facet(Accent, &[10, -14, 38, -24, 34, -9, 16, -8]));
    b.twin_form(Shade, &[0, -98, 44, -86, 60, -44, 56, -26, 56, -26, 0, -34]);
    b.facet(Main, &[-54, -46, 54, -46, 54, -34, 0, -40, -54, -34]);
    for y in [18, 34] {
        b.scratch(Ink, 8, &[-16, y, 12, y]);
    }
    b.tube(Shade, 8, &[60, 36, 64, 4, 86, -4, 86, -34]);
    b.ball(Accent, 86, -40, 12);
    b.slab(Accent, &[26, 40, 46, 34, 56, 92, 38, 96]);
    b.slab(Accent, &[48, 36, 68, 32, 78, 88, 60, 92]);
    b.slab(Accent, &[70, 32, 88, 28, 98, 84, 82, 88]);
    b.facet(Ink, &[32, 62, 94, 48, 96, 60, 34, 74]);
}

/// A cowboy's hat, a kerchief and a moustache.
pub fn gunslinger(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.twin_form(Main, &[0, -46, 38, -42, 46, -6, 40, 30, 0, 46]);
    parts::glare(b, Ink, -14);
    b.form(Shade, &[-8, -10, 8, -10, 14, 10, -14, 10]);
    b.both(|b| b.form(Ink, &[2, 12, 24, 10, 44, 32, 44, 32, 30, 30, 10, 26]));
    b.twin_slab(Accent, &[0, 42, 50, 26, 44, 52, 0, 96]);
    b.dot(Ink, -14, 54, 6);
    b.dot(Ink, 12, 60, 6);
    b.form(Main, &[-46, -36, -40, -92, -16, -98, 0, -84, 18, -98, 40, -92, 46, -36]);
    b.facet(Ink, &[-46, -54, 46, -54, 48, -42, -48, -42]);
    b.form(Main, &[-99, -58, -70, -38, 0, -38, 70, -38, 99, -58, 84, -22, 40, -14, -40, -14, -84, -22]);
}

/// A square head with dark glasses, in a suit.
pub fn bodyguard(b: &mut Brush<'_>) {
    b.twin_slab(Shade, &[0, 44, 40, 40, 90, 58, 98, 99]);
    b.twin_slab(Main, &[0, 50, 30, 46, 0, 99]);
    b.twin_slab(Accent, &[0, 58, 10, 60, 8, 72, 0, 96]);
    b.twin_slab(Main, &[0, -80, 44, -80, 54, -50, 52, 22, 34, 54, 0, 58]);
    b.slab(Shade, &[-54, -52, -48, -94, 10, -99, 50, -90, 56, -52, 40, -66, -42, -66]);
    b.slab(Ink, &[-52, -36, 52, -36, 46, -6, 12, -6, 4, -22, -4, -22, -12, -6, -46, -6]);
    b.both(|b| b.scratch(Accent, 8, &[22, -28, 32, -28]));
    b.scratch(Ink, 9, &[-16, 30, 18, 30]);
    b.tube(Accent, 6, &[56, -2, 68, 14, 60, 40, 64, 60]);
}

/// A patrolman's round helmet, large glasses and a moustache.
pub fn policeman(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.form(Accent, &[42, 72, 60, 62, 80, 72, 76, 88, 60, 98, 46, 88]);
    b.twin_slab(Shade, &[0, 44, 30, 40, 16, 76, 0, 70]);
    parts::face(b, Main);
    b.twin_form(Main, &[0, -99, 44, -88, 66, -48, 62, -22, 62, -22, 0, -30]);
    b.twin_slab(Accent, &[0, -82, 18, -74, 14, -52, 0, -42]);
    b.both(|b| b.slab(Shade, &[48, -20, 62, -22, 54, 34, 42, 34]));
    b.slab(Shade, &[-64, -36, 64, -36, 60, -24, -60, -24]);
    b.both(|b| {
        b.facet(Ink, &[3, -17, 42, -17, 40, 2, 28, 12, 12, 8]);
        b.scratch(Accent, 8, &[17, -4, 26, -9]);
        b.facet(Ink, &[0, 20, 18, 22, 30, 40, 8, 36, 0, 32]);
    });
}

/// A guard's eyes in the window of a tall shield.
pub fn riot_guard(b: &mut Brush<'_>) {
    b.rod(Shade, 15, &[70, 40, 92, -90]);
    b.form(Main, &[-56, -20, -52, -74, -10, -98, 34, -80, 46, -20, 46, -20]);
    b.slab(Main, &[-84, -50, 58, -50, 66, -40, 60, 86, 46, 99, -70, 99, -86, 86, -92, -40]);
    b.slab(Ink, &[-70, -32, 44, -32, 42, 4, -68, 4]);
    b.facet(Accent, &[-54, -22, -22, -12, -24, -2, -48, -6]);
    b.facet(Accent, &[28, -22, -4, -12, -2, -2, 22, -6]);
    b.facet(Shade, &[-70, 26, 42, 26, 40, 44, -69, 44]);
    b.scratch(Ink, 9, &[-54, 66, 26, 66]);
    b.scratch(Ink, 9, &[-40, 82, 12, 82]);
}

/// A helmet that leaves only the chin visible.
pub fn judge(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.both(|b| b.form(Accent, &[40, 60, 70, 44, 98, 60, 98, 88, 64, 78]));
    b.twin_form(Main, &[0, 0, 36, 0, 36, 44, 22, 66, 0, 70]);
    b.scratch(Ink, 10, &[-18, 48, 0, 42, 18, 48]);
    b.twin_slab(Main, &[0, -96, 34, -88, 56, -46, 58, 22, 46, 40, 36, 4, 0, 14]);
    b.twin_slab(Ink, &[0, -6, 10, -18, 52, -26, 50, -8, 30, 0, 12, -2, 0, 8]);
    b.twin_slab(Accent, &[0, -88, 16, -62, 10, -34, 0, -22]);
    b.both(|b| b.scratch(Accent, 8, &[22, -14, 42, -18]));
}

/// A pointed hood and an axe.
pub fn executioner(b: &mut Brush<'_>) {
    parts::shoulders(b, Shade);
    b.form(Main, &[-20, -99, -20, -99, 22, -62, 38, -10, 30, 40, 0, 84, 0, 84, -46, 60, -64, 10, -58, -50]);
    b.facet(Ink, &[-54, -14, -16, -2, -22, 12, -50, 6]);
    b.facet(Ink, &[26, -14, -8, -2, -2, 12, 24, 6]);
    b.dot(Accent, -36, 1, 7);
    b.dot(Accent, 10, 1, 7);
    b.scratch(Ink, 8, &[-14, 30, -14, 60]);
    b.transform(52, 14, (74, 14), |b| {
        b.rod(Shade, 16, &[0, 98, 0, -108]);
        b.form(Accent, &[8, -92, 8, -92, 44, -118, 44, -118, 56, -64, 40, -14, 40, -14, 8, -40, 8, -40]);
        b.form(Accent, &[-8, -92, -8, -92, -44, -118, -44, -118, -56, -64, -40, -14, -40, -14, -8, -40, -8, -40]);
    });
}

/// A clown's grin.
pub fn clown(b: &mut Brush<'_>) {
    for (x, y) in [(62, -50), (78, -16), (66, 18)] {
        b.both(|b| b.ball(Accent, x, y, 22));
    }
    b.twin_form(Main, &[0, -84, 44, -72, 60, -24, 54, 30, 34, 68, 0, 82]);
    b.both(|b| {
        b.facet(Ink, &[24, -66, 38, -26, 24, 6, 11, -26]);
        b.dot(Accent, 24, -26, 8);
    });
    b.twin_form(Ink, &[0, 30, 26, 28, 54, 8, 54, 8, 38, 54, 0, 66]);
    b.both(|b| {
        b.facet(Main, &[1, 34, 12, 34, 7, 46]);
        b.facet(Main, &[14, 34, 27, 32, 22, 44]);
        b.facet(Main, &[3, 60, 10, 50, 18, 57]);
    });
    b.ball(Accent, 0, 10, 17);
    b.slab(Shade, &[-20, -80, 4, -99, 34, -78, 30, -68, -22, -70]);
}

/// A shouting face behind a megaphone.
pub fn agitator(b: &mut Brush<'_>) {
    b.form(Shade, &[-99, 99, -99, 99, -94, 60, -60, 46, -20, 56, 0, 99, 0, 99]);
    b.form(Main, &[-90, -24, -80, -70, -44, -84, -8, -66, 0, -30, -2, 14, -24, 48, -64, 48, -84, 20]);
    b.form(Accent, &[-92, -30, -92, -80, -40, -98, 2, -76, 2, -50, 2, -50, -40, -58, -64, -40, -78, -6]);
    b.facet(Ink, &[-40, -34, -6, -28, -10, -16, -38, -18]);
    b.rod(Shade, 18, &[-40, 84, 16, 72, 22, 34]);
    b.slab(Main, &[-8, -2, 8, -6, 70, -46, 70, 66, 8, 26, -8, 22]);
    b.form(Accent, &[66, -56, 82, -60, 92, 10, 82, 80, 66, 74]);
    b.dot(Ink, 80, 10, 10);
}
