//! Machines that fight, drive and think.

use super::brush::{Brush, Tone};

use Tone::{Accent, Ink, Main, Shade};

/// A truck with a covered bed, coming from the left.
pub fn truck(b: &mut Brush<'_>) {
    b.slab(Main, &[-98, -52, -84, -66, 20, -66, 26, -52, 26, 40, -98, 40]);
    for x in [-68, -36, -4] {
        b.scratch(Ink, 8, &[x, -52, x, 26]);
    }
    b.slab(Accent, &[26, -28, 62, -28, 84, 4, 98, 10, 98, 46, 26, 46]);
    b.facet(Ink, &[38, -16, 58, -16, 72, 4, 38, 4]);
    b.rod(Shade, 16, &[-92, 46, 94, 46]);
    for x in [-62, -10, 62] {
        b.ball(Ink, x, 58, 24);
        b.dot(Shade, x, 58, 16);
        b.dot(Main, x, 58, 8);
    }
}

/// A drone with two rotors and one eye.
pub fn drone(b: &mut Brush<'_>) {
    b.both(|b| {
        b.rod(Shade, 14, &[30, -10, 70, -44]);
        b.rod(Main, 10, &[44, -66, 98, -66]);
        b.rod(Shade, 10, &[70, -46, 70, -64]);
        b.rod(Shade, 12, &[26, 30, 56, 78]);
    });
    b.twin_form(Main, &[0, -46, 46, -30, 58, 8, 38, 44, 0, 54]);
    b.ball(Ink, 0, 4, 32);
    b.dot(Accent, 0, 4, 24);
    b.dot(Ink, 0, 4, 10);
    b.rod(Main, 10, &[0, 60, 0, 92]);
}

/// A boxy robot's head with an aerial.
pub fn robot(b: &mut Brush<'_>) {
    b.twin_slab(Shade, &[0, 62, 60, 62, 96, 80, 98, 99]);
    b.twin_slab(Ink, &[24, 40, 24, 70]);
    b.rod(Shade, 9, &[34, -60, 44, -94]);
    b.ball(Accent, 44, -92, 10);
    b.both(|b| b.slab(Shade, &[58, -34, 78, -26, 78, 14, 58, 20]));
    b.twin_slab(Main, &[0, -74, 48, -74, 62, -60, 62, 26, 40, 52, 0, 52]);
    b.slab(Ink, &[-50, -44, 50, -44, 50, -10, -50, -10]);
    b.both(|b| b.dot(Accent, 26, -27, 13));
    b.facet(Ink, &[-32, 12, 32, 12, 28, 36, -28, 36]);
    for x in [-18, 0, 18] {
        b.scratch(Main, 8, &[x, 12, x, 34]);
    }
}

/// A hulk of plates with a furnace in its chest.
pub fn golem(b: &mut Brush<'_>) {
    b.both(|b| {
        b.slab(Shade, &[8, 60, 40, 60, 52, 99, 10, 99]);
        b.slab(Shade, &[66, 0, 92, 0, 96, 46, 64, 46]);
        b.slab(Main, &[58, 42, 98, 42, 98, 84, 82, 92, 58, 82]);
        b.slab(Main, &[44, -56, 80, -62, 98, -34, 96, 8, 60, 12, 44, -12]);
    });
    b.twin_slab(Main, &[0, -48, 50, -44, 56, 6, 36, 66, 0, 70]);
    b.ball(Ink, 0, 6, 26);
    b.dot(Accent, 0, 6, 18);
    b.twin_slab(Main, &[0, -96, 26, -90, 32, -58, 24, -38, 0, -38]);
    b.facet(Ink, &[-24, -74, 24, -74, 22, -58, -22, -58]);
    b.facet(Accent, &[-16, -70, 16, -70, 14, -62, -14, -62]);
}

/// A cabin on two legs, a gun on either side.
pub fn walker(b: &mut Brush<'_>) {
    b.both(|b| {
        b.rod(Shade, 20, &[24, 24, 60, 46, 40, 84]);
        b.slab(Main, &[18, 80, 60, 80, 76, 99, 10, 99]);
        b.slab(Shade, &[56, -40, 90, -40, 90, 12, 56, 12]);
        b.rod(Shade, 12, &[73, 8, 73, 40]);
    });
    b.slab(Shade, &[-14, -96, 14, -96, 20, -70, -20, -70]);
    b.twin_slab(Main, &[0, -80, 40, -74, 60, -34, 48, 16, 26, 36, 0, 36]);
    b.twin_slab(Ink, &[0, -46, 38, -52, 46, -28, 30, -14, 0, -20]);
    b.both(|b| b.facet(Accent, &[6, -32, 34, -44, 34, -30, 12, -24]));
    b.scratch(Ink, 8, &[0, -2, 0, 34]);
    b.both(|b| b.dot(Ink, 28, 8, 7));
}

/// A tank with a turret.
pub fn tank(b: &mut Brush<'_>) {
    b.rod(Shade, 18, &[20, -40, 96, -58]);
    b.form(Main, &[-58, -20, -58, -20, -54, -58, -30, -74, 14, -74, 36, -54, 40, -20, 40, -20]);
    b.slab(Shade, &[-34, -90, -4, -90, -2, -72, -38, -72]);
    b.slab(Main, &[-92, -22, 74, -22, 98, 8, 90, 28, -98, 28, -98, -6]);
    b.facet(Accent, &[-30, -52, -8, -52, -8, -36, -30, -36]);
    b.form(Shade, &[-98, 50, -84, 26, 82, 26, 98, 50, 80, 82, -80, 82]);
    for x in [-66, -22, 22, 66] {
        b.ball(Ink, x, 54, 19);
        b.dot(Main, x, 54, 11);
    }
}

/// A steel skull with a red eye, blades beneath.
pub fn hunter(b: &mut Brush<'_>) {
    b.both(|b| b.form(Accent, &[40, 20, 40, 20, 76, 30, 98, 99, 98, 99, 60, 70, 30, 44]));
    b.twin_slab(Main, &[0, -94, 38, -90, 62, -54, 62, -8, 48, 12, 36, 18, 30, 44, 0, 48]);
    b.slab(Ink, &[-56, -34, 56, -34, 50, -4, 16, -4, 8, -14, -8, -14, -16, -4, -50, -4]);
    b.both(|b| b.dot(Accent, 32, -20, 11));
    b.facet(Ink, &[0, -2, 9, 16, -9, 16]);
    b.twin_slab(Shade, &[0, 40, 34, 30, 44, 34, 30, 86, 0, 94]);
    for x in [-16, 0, 16] {
        b.scratch(Ink, 8, &[x, 26, x, 66]);
    }
    b.scratch(Ink, 8, &[0, -90, 0, -48]);
}

/// A man's head merged with a gun platform, half of each.
pub fn hybrid(b: &mut Brush<'_>) {
    b.slab(Shade, &[30, 20, 96, 20, 96, 40, 30, 44]);
    b.slab(Shade, &[34, -14, 98, -14, 98, 6, 34, 10]);
    parts_of_head(b);
    b.slab(Main, &[0, -92, 50, -80, 66, -40, 62, 52, 30, 70, 0, 66]);
    b.ball(Ink, 28, -26, 24);
    b.dot(Accent, 28, -26, 15);
    b.dot(Ink, 28, -26, 6);
    for y in [20, 34, 48] {
        b.scratch(Ink, 8, &[14, y, 44, y]);
    }
    b.dot(Ink, 48, -66, 6);
    b.tube(Shade, 12, &[20, 66, 30, 86, 60, 92, 84, 99]);
}

/// The human half of a face, on the left.
fn parts_of_head(b: &mut Brush<'_>) {
    b.form(Shade, &[6, 34, -40, 50, -90, 76, -96, 99, -96, 99, 96, 99, 96, 99, 60, 66]);
    b.form(Main, &[4, -84, 4, -84, -34, -74, -52, -30, -46, 16, -28, 52, 4, 64, 4, 64]);
    b.facet(Ink, &[-44, -24, -8, -16, -12, -4, -38, -8]);
    b.scratch(Ink, 8, &[-26, 36, 0, 34]);
}

/// A face half flesh, half wire, in profile.
pub fn cyborg(b: &mut Brush<'_>) {
    super::parts::profile(b, Main);
    b.slab(Shade, &[-54, -62, -14, -90, 36, -80, 40, -44, 4, -40, 0, -4, -26, 20, -56, 24, -66, 0]);
    b.ball(Ink, -26, -28, 24);
    b.dot(Accent, -26, -28, 15);
    b.slab(Ink, &[-2, -36, 54, -36, 54, -16, -2, -14]);
    b.dot(Accent, 40, -26, 8);
    b.scratch(Accent, 8, &[4, -26, 28, -26]);
    b.tube(Accent, 8, &[-34, 8, -22, 50, -40, 92]);
    b.tube(Accent, 8, &[-8, 10, 0, 52, -10, 92]);
    b.scratch(Ink, 8, &[34, 30, 54, 27]);
}

/// A smooth face in pieces, featureless except for its eyes.
pub fn android(b: &mut Brush<'_>) {
    b.twin_slab(Shade, &[0, 58, 22, 50, 30, 70, 84, 78, 92, 99]);
    b.twin_form(Main, &[0, -92, 46, -76, 58, -28, 44, 26, 20, 62, 0, 68]);
    b.both(|b| {
        b.patch(Ink, &[10, -16, 38, -28, 44, -14, 24, -4]);
        b.dot(Accent, 28, -16, 8);
        b.scratch(Ink, 8, &[30, 0, 26, 44]);
    });
    b.scratch(Ink, 8, &[0, -88, 0, -44, -16, -34]);
    b.scratch(Ink, 8, &[0, -44, 16, -34]);
    b.scratch(Ink, 8, &[-14, 34, 14, 34]);
    b.ball(Accent, 0, -60, 10);
    b.both(|b| b.slab(Shade, &[52, -34, 70, -28, 70, 4, 54, 8]));
}

/// An open car with a gun rack.
pub fn car(b: &mut Brush<'_>) {
    b.rod(Shade, 10, &[-40, -4, -26, -62, 30, -62, 50, -6]);
    b.rod(Shade, 12, &[-34, -70, 40, -84]);
    b.ball(Main, 6, -26, 18);
    b.facet(Accent, &[4, -34, 24, -34, 22, -24, 6, -24]);
    b.slab(Main, &[-96, -8, 40, -8, 88, 6, 98, 38, 60, 44, -98, 44]);
    b.facet(Accent, &[-60, 6, 20, 6, 10, 20, -60, 20]);
    b.slab(Ink, &[88, 14, 98, 16, 98, 28, 88, 26]);
    for x in [-58, 56] {
        b.ball(Ink, x, 54, 34);
        b.dot(Shade, x, 54, 22);
        b.dot(Main, x, 54, 10);
    }
}

/// A craft that floats over the ground.
pub fn hovercraft(b: &mut Brush<'_>) {
    b.both(|b| b.form(Accent, &[28, 44, 72, 44, 60, 70, 66, 99, 50, 82, 36, 96, 40, 70]));
    b.form(Shade, &[-98, 20, -70, 50, 70, 50, 98, 20, 60, 8, -60, 8]);
    b.form(Main, &[-98, 16, -60, -14, -30, -20, -10, -52, 40, -52, 62, -18, 98, 12, 98, 24, 0, 32, -98, 26]);
    b.patch(Ink, &[-10, -18, 4, -40, 34, -40, 48, -14, 20, -8]);
    b.crease(Accent, 8, &[6, -22, 16, -32]);
    b.slab(Main, &[-92, -4, -98, -56, -68, -52, -56, -12]);
    b.scratch(Ink, 8, &[-70, 18, 70, 18]);
}

/// A gunship, nose to the right.
pub fn helicopter(b: &mut Brush<'_>) {
    b.slab(Shade, &[-20, -18, -86, -16, -98, -58, -78, -58, -66, -34, -20, -44]);
    b.rod(Shade, 12, &[14, -48, 14, -76]);
    b.rod(Main, 13, &[-84, -84, 98, -78]);
    b.slab(Main, &[-46, -30, -14, -54, 40, -54, 74, -24, 98, -8, 98, 20, 70, 34, -20, 34, -46, 10]);
    b.slab(Ink, &[34, -44, 56, -26, 78, -8, 44, 0, 26, -16]);
    b.facet(Accent, &[38, -34, 58, -16, 46, -10, 34, -20]);
    b.slab(Shade, &[-34, 30, 30, 30, 44, 50, -48, 50]);
    b.slab(Accent, &[-60, 48, 28, 48, 50, 62, 28, 76, -60, 76]);
    b.slab(Shade, &[74, 36, 98, 56, 98, 68, 62, 46]);
    b.scratch(Ink, 8, &[-20, -10, 14, -10]);
}

/// A wall of plates on tracks.
pub fn bulwark(b: &mut Brush<'_>) {
    b.slab(Shade, &[-98, 62, 98, 62, 88, 96, -88, 96]);
    for x in [-54, 0, 54] {
        b.dot(Ink, x, 79, 11);
    }
    for x in [-70, -20, 30, 80] {
        b.slab(Shade, &[x - 20, -70, x - 5, -98, x + 10, -70]);
    }
    b.slab(Main, &[-96, -66, 96, -66, 86, 62, -86, 62]);
    b.scratch(Ink, 9, &[-92, -4, 92, -4]);
    b.scratch(Ink, 9, &[0, -66, 0, -4]);
    b.scratch(Ink, 9, &[-40, -4, -38, 60]);
    b.scratch(Ink, 9, &[42, -4, 40, 60]);
    b.slab(Ink, &[-52, -46, 52, -46, 48, -22, -48, -22]);
    b.both(|b| b.dot(Accent, 24, -34, 8));
}

/// An automatic gun with two barrels on a pillar.
pub fn turret(b: &mut Brush<'_>) {
    b.slab(Shade, &[-26, 30, 26, 30, 40, 74, 78, 98, -78, 98, -40, 74]);
    for y in [-40, 0] {
        b.rod(Shade, 20, &[10, y, 92, y]);
        b.slab(Main, &[72, y - 16, 98, y - 16, 98, y + 16, 72, y + 16]);
    }
    b.slab(Main, &[-94, -30, -50, -74, 30, -74, 46, -50, 46, 14, 30, 36, -60, 36, -94, 10]);
    b.slab(Ink, &[-20, -54, 36, -54, 36, -30, -14, -26]);
    b.facet(Accent, &[0, -48, 30, -48, 30, -36, 4, -33]);
    b.rod(Shade, 8, &[-54, -72, -64, -98]);
    b.dot(Ink, -66, -16, 8);
    b.dot(Ink, -66, 12, 8);
    b.scratch(Ink, 8, &[-36, -4, 30, -4]);
    b.facet(Accent, &[-36, 10, 10, 10, 10, 22, -36, 22]);
}

/// A steel hound's head, from the front.
pub fn hound(b: &mut Brush<'_>) {
    b.both(|b| b.slab(Shade, &[24, -50, 56, -99, 76, -40, 56, -16]));
    b.twin_slab(Shade, &[0, 34, 40, 30, 34, 74, 14, 96, 0, 96]);
    b.twin_slab(Main, &[0, -60, 36, -64, 66, -30, 62, 6, 40, 22, 28, 56, 0, 62]);
    b.both(|b| b.slab(Ink, &[10, -20, 54, -34, 52, -8, 20, 0]));
    b.both(|b| b.facet(Accent, &[20, -16, 46, -26, 44, -14, 26, -6]));
    b.twin_slab(Ink, &[0, 18, 18, 16, 12, 34, 0, 40]);
    b.both(|b| b.facet(Main, &[12, 58, 28, 54, 22, 82]));
    b.scratch(Ink, 8, &[0, -58, 0, -20]);
    b.twin_slab(Accent, &[0, -58, 12, -52, 0, -34]);
}
