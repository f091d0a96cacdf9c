//! Support modules: aerials, computers, stores and headquarters.

use super::brush::{Brush, Tone};
use super::parts;

use Tone::{Accent, Ink, Main, Shade};

/// A radar dish.
pub fn radar(b: &mut Brush<'_>) {
    b.slab(Shade, &[-20, 10, 20, 10, 56, 98, -56, 98]);
    b.scratch(Ink, 8, &[-30, 70, 30, 70]);
    b.transform(-2, -12, (81, -58), |b| {
        b.rod(Shade, 9, &[0, 6, 0, -66]);
        b.form(Main, &[-98, -42, -98, -42, 0, -16, 98, -42, 98, -42, 70, 30, 0, 54, -70, 30]);
        b.ball(Accent, 0, -66, 16);
    });
    b.tube(Accent, 9, &[26, -96, 58, -84, 76, -52]);
}

/// A mast that emits waves.
pub fn antenna(b: &mut Brush<'_>) {
    b.both(|b| {
        b.tube(Accent, 11, &[30, -84, 44, -60, 30, -36]);
        b.tube(Accent, 11, &[58, -98, 80, -60, 58, -22]);
        b.rod(Main, 14, &[2, -50, 50, 92]);
    });
    b.both(|b| b.rod(Shade, 10, &[-18, 6, 34, 46]));
    b.rod(Main, 14, &[-26, 20, 26, 20]);
    b.ball(Main, 0, -60, 18);
    b.slab(Shade, &[-68, 84, 68, 84, 68, 98, -68, 98]);
}

/// A power generator.
pub fn generator(b: &mut Brush<'_>) {
    b.both(|b| b.slab(Shade, &[40, -98, 60, -98, 60, -50, 40, -50]));
    b.slab(Main, &[-92, -54, 92, -54, 92, 70, -92, 70]);
    b.both(|b| b.slab(Shade, &[50, 66, 80, 66, 80, 96, 50, 96]));
    b.both(|b| b.scratch(Ink, 9, &[74, -34, 74, 50]));
    b.ball(Ink, 0, 8, 54);
    b.slab(Accent, &[12, -38, -34, 18, -4, 18, -14, 56, 34, -4, 6, -4, 24, -38]);
}

/// A chip with its pins.
pub fn processor(b: &mut Brush<'_>) {
    for at in [-42, 0, 42] {
        b.rod(Shade, 13, &[at, -94, at, 94]);
        b.rod(Shade, 13, &[-94, at, 94, at]);
    }
    b.slab(Main, &[-66, -66, 66, -66, 66, 66, -66, 66]);
    b.slab(Ink, &[-34, -34, 34, -34, 34, 34, -34, 34]);
    b.facet(Accent, &[-24, -24, 24, -24, 24, 24, -24, 24]);
    b.both(|b| b.facet(Ink, &[4, -2, 20, -14, 18, 4, 8, 8]));
    b.dot(Ink, -52, -52, 7);
}

/// A brain in a jar.
pub fn brain(b: &mut Brush<'_>) {
    b.slab(Shade, &[-70, 60, 70, 60, 84, 98, -84, 98]);
    b.twin_form(Shade, &[0, -98, 54, -84, 76, -30, 74, 62, 74, 62]);
    b.form(Main, &[-6, -72, -6, -72, -34, -78, -58, -52, -62, -16, -52, 16, -28, 30, -6, 22, -6, 22]);
    b.form(Main, &[6, -72, 6, -72, 34, -78, 58, -52, 62, -16, 52, 16, 28, 30, 6, 22, 6, 22]);
    b.both(|b| {
        b.crease(Ink, 8, &[14, -52, 34, -50, 40, -34]);
        b.crease(Ink, 8, &[56, -24, 34, -14, 18, -24]);
        b.crease(Ink, 8, &[16, 4, 34, 6, 44, -2]);
    });
    b.rod(Accent, 12, &[0, 28, 0, 58]);
    b.both(|b| b.dot(Accent, 34, 79, 10));
    b.dot(Accent, 0, 79, 10);
}

/// A great machine around a single eye, with arms on all sides.
pub fn mother(b: &mut Brush<'_>) {
    b.both(|b| {
        b.tube(Shade, 16, &[30, 20, 76, 30, 88, 66, 64, 96]);
        b.tube(Shade, 16, &[34, -20, 74, -36, 92, -72, 70, -96]);
        b.tube(Shade, 14, &[18, 40, 30, 70, 18, 98]);
    });
    b.twin_form(Main, &[0, -84, 46, -66, 62, -14, 46, 40, 0, 58]);
    b.ball(Ink, 0, -16, 40);
    b.dot(Accent, 0, -16, 31);
    b.dot(Ink, 0, -16, 14);
    b.dot(Main, -10, -28, 8);
    b.both(|b| b.scratch(Ink, 8, &[12, 40, 26, 34]));
}

/// A crystal that splits a ray of light.
pub fn prism(b: &mut Brush<'_>) {
    b.rod(Main, 14, &[-98, 0, -40, 0]);
    for y in [-56, 0, 56] {
        b.rod(Accent, 14, &[10, 0, 82, y]);
        b.slab(Accent, &[99, y, 78, y - 18, 78, y + 18]);
    }
    b.slab(Main, &[-12, -96, 34, -34, 34, 34, -12, 96, -58, 34, -58, -34]);
    b.facet(Shade, &[-12, -76, -12, 20, 30, 30, 30, -30]);
    b.facet(Shade, &[-54, 32, -12, 24, -12, 88]);
    b.scratch(Ink, 8, &[-54, -30, -12, -10, 30, -30]);
    b.scratch(Ink, 8, &[-12, -10, -12, 84]);
}

/// A boiler full of green liquid.
pub fn boiler(b: &mut Brush<'_>) {
    b.tube(Shade, 18, &[-40, -40, -50, -80, -86, -84]);
    b.ball(Accent, 28, -84, 13);
    b.ball(Accent, 54, -66, 9);
    b.both(|b| b.rod(Shade, 16, &[40, 60, 54, 96]));
    b.twin_form(Main, &[0, -58, 60, -44, 78, 10, 56, 62, 0, 74]);
    b.slab(Shade, &[-54, -62, 54, -62, 62, -42, -62, -42]);
    b.ball(Ink, 0, 14, 40);
    b.dot(Shade, 0, 14, 32);
    b.patch(Accent, &[-32, 14, -16, 6, 0, 16, 16, 8, 32, 14, 20, 40, 0, 46, -20, 40]);
    b.both(|b| b.dot(Ink, 60, -10, 6));
}

/// A growth in a vat.
pub fn vat(b: &mut Brush<'_>) {
    b.slab(Shade, &[-62, -72, 62, -72, 62, 74, -62, 74]);
    b.form(Accent, &[-24, -46, 10, -56, 34, -34, 28, -4, 6, 8, 20, 26, 4, 54, -26, 50, -38, 20, -22, 2, -36, -22]);
    b.dot(Ink, 6, -32, 10);
    b.dot(Main, 9, -34, 4);
    b.crease(Ink, 8, &[-18, 22, -6, 34, 8, 30]);
    b.both(|b| b.scratch(Main, 8, &[46, -56, 46, 56]));
    b.slab(Main, &[-78, -98, 78, -98, 70, -68, -70, -68]);
    b.slab(Main, &[-70, 68, 70, 68, 82, 98, -82, 98]);
    b.both(|b| b.dot(Accent, 40, 84, 8));
}

/// A leaking barrel of poison.
pub fn barrel(b: &mut Brush<'_>) {
    b.form(Accent, &[-98, 84, -70, 72, 0, 76, 70, 66, 98, 86, 60, 98, -60, 99]);
    b.slab(Main, &[-58, -88, 58, -88, 64, -76, 64, 68, 56, 82, -56, 82, -64, 68, -64, -76]);
    b.rod(Shade, 14, &[-62, -50, 62, -50]);
    b.rod(Shade, 14, &[-62, 52, 62, 52]);
    b.ball(Ink, 0, 0, 36);
    for axis in [(100, 0), (-50, 87), (-50, -87)] {
        b.transform(0, 0, axis, |b| b.facet(Accent, &[-6, -11, -16, -29, 0, -33, 16, -29, 6, -11]));
    }
    b.dot(Accent, 0, 0, 6);
}

/// An eye in a crosshair.
pub fn scope(b: &mut Brush<'_>) {
    for path in [[0, -98, 0, -60], [0, 60, 0, 98], [-98, 0, -60, 0], [60, 0, 98, 0]] {
        b.rod(Shade, 14, &path);
    }
    b.hoop(Shade, 0, 0, 72, 14);
    b.form(Main, &[-84, 0, -84, 0, -44, -36, 0, -48, 44, -36, 84, 0, 84, 0, 44, 36, 0, 48, -44, 36]);
    b.ball(Accent, 0, 0, 34);
    b.dot(Ink, 0, 0, 17);
    b.dot(Main, -11, -13, 7);
}

/// Crates of ammunition.
pub fn ammunition(b: &mut Brush<'_>) {
    for x in [-54, -22, 10, 42] {
        b.form(Accent, &[x, -40, x, -40, x, -70, x + 9, -94, x + 18, -70, x + 18, -40, x + 18, -40]);
    }
    b.slab(Main, &[-84, -40, 84, -40, 84, 92, -84, 92]);
    b.rod(Shade, 14, &[-78, -26, 78, -26]);
    b.rod(Shade, 14, &[-78, 80, 78, 80]);
    b.both(|b| b.rod(Shade, 14, &[-70, -18, 70, 72]));
    b.both(|b| b.dot(Ink, 74, -26, 6));
}

/// A tower with lit windows.
pub fn tower(b: &mut Brush<'_>) {
    b.rod(Shade, 9, &[0, -60, 0, -98]);
    b.slab(Shade, &[-92, 0, -50, -10, -50, 96, -92, 96]);
    b.slab(Shade, &[50, -24, 90, -10, 90, 96, 50, 96]);
    b.slab(Main, &[-42, -40, -22, -66, 22, -66, 42, -40, 46, 96, -46, 96]);
    for (x, y) in [(-20, -36), (12, -36), (-20, -4), (12, 28), (-20, 60), (12, 60)] {
        b.facet(Accent, &[x - 8, y, x + 14, y, x + 14, y + 18, x - 8, y + 18]);
    }
    b.facet(Ink, &[4, -4, 26, -4, 26, 14, 4, 14]);
    b.facet(Ink, &[-28, 28, -6, 28, -6, 46, -28, 46]);
    b.scratch(Ink, 8, &[-80, 30, -62, 30]);
    b.scratch(Ink, 8, &[62, 20, 80, 20]);
    b.ball(Accent, 0, -92, 9);
}

/// A fortress of scrap with spikes.
pub fn fortress(b: &mut Brush<'_>) {
    b.rod(Shade, 8, &[0, -40, 0, -96]);
    b.form(Accent, &[4, -96, 4, -96, 34, -98, 60, -84, 60, -84, 34, -70, 4, -66, 4, -66]);
    for x in [-80, 80] {
        b.slab(Shade, &[x - 14, -40, x, -84, x + 14, -40]);
    }
    b.slab(Main, &[-34, -48, 34, -48, 40, 20, -40, 20]);
    b.slab(Main, &[-98, -44, -60, -44, -58, -20, 58, -20, 60, -44, 98, -44, 92, 94, -92, 94]);
    b.form(Ink, &[-30, 94, -30, 94, -30, 40, 0, 16, 30, 40, 30, 94, 30, 94]);
    for x in [-20, 0, 20] {
        b.scratch(Shade, 9, &[x, 40, x, 90]);
    }
    b.both(|b| b.facet(Accent, &[54, 2, 74, 2, 72, 28, 56, 28]));
    b.both(|b| b.scratch(Ink, 8, &[50, 60, 90, 56]));
}

/// A factory with chimneys and a burning core.
pub fn factory(b: &mut Brush<'_>) {
    b.form(Shade, &[-60, -66, -80, -84, -60, -98, -30, -90, 0, -99, 30, -92, 20, -78, -20, -76, -36, -62]);
    b.slab(Main, &[-78, -54, -44, -54, -38, 20, -84, 20]);
    b.slab(Main, &[-24, -30, 8, -30, 12, 20, -28, 20]);
    b.slab(Main, &[-98, 0, -34, 0, 12, -26, 12, 4, 56, -26, 56, 4, 98, -26, 98, 96, -98, 96]);
    b.slab(Ink, &[-44, 36, 44, 36, 44, 96, -44, 96]);
    b.form(Accent, &[-30, 96, -34, 72, -16, 76, 0, 46, 16, 76, 32, 70, 30, 96]);
    b.both(|b| b.facet(Accent, &[60, 36, 82, 36, 82, 54, 60, 54]));
    b.both(|b| b.scratch(Ink, 8, &[60, 74, 82, 74]));
}

/// A bunker with a gun in its slit.
pub fn bunker(b: &mut Brush<'_>) {
    b.rod(Shade, 9, &[-40, -30, -40, -90]);
    b.slab(Accent, &[-36, -98, 30, -82, -36, -62]);
    b.twin_slab(Main, &[0, -50, 50, -44, 84, -6, 98, 92]);
    b.slab(Ink, &[-68, 2, 68, 2, 76, 36, -76, 36]);
    b.rod(Shade, 18, &[16, 20, 92, 10]);
    b.facet(Accent, &[-50, 10, -22, 22, -24, 30, -44, 26]);
    b.facet(Accent, &[20, 10, -8, 22, -6, 30, 14, 26]);
    for x in [-66, 0, 66] {
        b.form(Shade, &[x - 34, 99, x - 32, 70, x, 62, x + 32, 70, x + 33, 99, x + 33, 99, x - 34, 99]);
    }
}

/// A gate with cards and lights.
pub fn casino(b: &mut Brush<'_>) {
    b.slab(Shade, &[-96, -4, 96, -4, 96, 96, -96, 96]);
    b.twin_slab(Main, &[0, -98, 26, -64, 62, -60, 62, 96]);
    b.form(
        Accent,
        &[
            0, -58, 0, -58, 26, -26, 40, 0, 24, 16, 6, 6, 14, 34, 14, 34, -14, 34, -14, 34, -6, 6, -24, 16, -40, 0,
            -26, -26,
        ],
    );
    b.slab(Ink, &[-36, 50, 36, 50, 36, 96, -36, 96]);
    b.facet(Accent, &[-24, 62, -4, 62, -4, 96, -24, 96]);
    b.facet(Accent, &[4, 62, 24, 62, 24, 96, 4, 96]);
    b.both(|b| {
        b.dot(Accent, 79, 18, 9);
        b.dot(Accent, 79, 46, 9);
        b.dot(Accent, 79, 74, 9);
    });
}

/// A courthouse with columns.
pub fn courthouse(b: &mut Brush<'_>) {
    b.slab(Main, &[-96, -36, 0, -96, 96, -36, 96, -22, -96, -22]);
    b.ball(Accent, 0, -50, 18);
    b.slab(Ink, &[-80, -16, 80, -16, 80, 60, -80, 60]);
    for x in [-66, -22, 22, 66] {
        b.slab(Main, &[x - 13, -14, x + 13, -14, x + 11, 58, x - 11, 58]);
    }
    b.slab(Shade, &[-88, 58, 88, 58, 98, 96, -98, 96]);
    b.scratch(Ink, 8, &[-86, 78, 86, 78]);
}

/// A hole in the ground with eyes in it.
pub fn tunnel(b: &mut Brush<'_>) {
    b.form(Main, &[-98, 96, -98, 96, -92, 20, -60, -46, -10, -74, 40, -64, 84, -12, 98, 96, 98, 96]);
    b.form(Ink, &[-62, 96, -62, 96, -58, 30, -30, -22, 6, -34, 44, -10, 62, 40, 64, 96, 64, 96]);
    b.facet(Accent, &[-30, 12, -6, 22, -10, 34, -26, 28]);
    b.facet(Accent, &[36, 8, 12, 22, 14, 34, 30, 26]);
    b.form(Shade, &[-98, 98, -80, 70, -50, 76, -30, 98]);
    b.form(Shade, &[34, 98, 50, 76, 80, 72, 98, 98]);
    b.crease(Ink, 8, &[-76, 24, -64, -8, -46, -26]);
    b.crease(Ink, 8, &[56, -30, 74, -4, 80, 20]);
}

/// A heap of waste with a skull.
pub fn landfill(b: &mut Brush<'_>) {
    b.slab(Shade, &[34, -30, 60, -92, 78, -86, 62, -22]);
    b.hoop(Shade, -52, -20, 28, 14);
    b.form(Main, &[-99, 96, -99, 96, -86, 40, -56, 20, -30, -10, 20, -16, 60, 6, 84, 44, 99, 96, 99, 96]);
    b.transform(4, 28, (62, 14), |b| parts::skull(b, Accent));
    b.rod(Shade, 13, &[-84, 76, -46, 58]);
    b.slab(Shade, &[56, 60, 78, 54, 86, 82, 62, 86]);
}

/// The gate of an arena between torches.
pub fn arena(b: &mut Brush<'_>) {
    b.both(|b| {
        b.form(Accent, &[76, -60, 66, -76, 78, -98, 92, -78, 88, -60]);
        b.slab(Shade, &[64, -58, 98, -58, 92, 96, 70, 96]);
    });
    b.form(Main, &[-64, 96, -64, 96, -66, -30, -40, -72, 0, -84, 40, -72, 66, -30, 64, 96, 64, 96]);
    b.form(Ink, &[-40, 96, -40, 96, -42, -14, -24, -44, 0, -52, 24, -44, 42, -14, 40, 96, 40, 96]);
    for x in [-22, 0, 22] {
        b.rod(Shade, 9, &[x, -34, x, 70]);
        b.facet(Shade, &[x - 7, 70, x + 7, 70, x, 90]);
    }
    b.rod(Shade, 9, &[-34, 0, 34, 0]);
    b.rod(Shade, 9, &[-34, 40, 34, 40]);
    b.ball(Accent, 0, -68, 11);
}

/// A cart on rails with two eyes above its edge.
pub fn cart(b: &mut Brush<'_>) {
    b.rod(Shade, 14, &[-98, 94, 98, 94]);
    b.form(Shade, &[-56, -20, -56, -20, -44, -70, -20, -56, 0, -62, 22, -58, 44, -74, 58, -20, 58, -20]);
    b.both(|b| b.facet(Accent, &[8, -32, 34, -46, 30, -28, 14, -22]));
    b.slab(Main, &[-92, -18, 92, -18, 66, 60, -66, 60]);
    b.rod(Shade, 14, &[-90, -16, 90, -16]);
    b.scratch(Ink, 8, &[-38, -4, -30, 58]);
    b.scratch(Ink, 8, &[38, -4, 30, 58]);
    b.both(|b| {
        b.ball(Ink, 40, 70, 24);
        b.dot(Main, 40, 70, 14);
    });
    b.facet(Accent, &[-14, 10, 14, 10, 14, 34, -14, 34]);
}

/// Dripping tanks and pipes.
pub fn refinery(b: &mut Brush<'_>) {
    b.rod(Shade, 20, &[-70, -50, -70, -90, 10, -90, 10, -40]);
    b.slab(Main, &[44, -60, 86, -60, 92, 92, 38, 92]);
    b.facet(Accent, &[44, -40, 86, -40, 87, -22, 43, -22]);
    b.facet(Accent, &[41, 10, 89, 10, 90, 28, 40, 28]);
    b.slab(Main, &[-98, -44, -82, -56, 22, -56, 34, -44, 34, 92, -98, 92]);
    b.scratch(Ink, 8, &[-94, -24, 30, -24]);
    b.ball(Ink, -32, 30, 42);
    b.transform(-32, 34, (40, 0), |b| parts::skull(b, Accent));
    b.form(Accent, &[65, -99, 78, -80, 66, -66, 52, -80]);
}

/// A cooling tower with an atom.
pub fn reactor(b: &mut Brush<'_>) {
    b.form(Shade, &[-60, -62, -76, -80, -50, -98, -20, -90, 20, -99, 56, -92, 66, -72, 40, -62]);
    b.form(
        Main,
        &[-50, -60, -50, -60, 50, -60, 50, -60, 44, -10, 62, 48, 90, 96, 90, 96, -90, 96, -90, 96, -62, 48, -44, -10],
    );
    b.ball(Ink, 0, 36, 44);
    for axis in [(100, 0), (-50, 87), (-50, -87)] {
        b.transform(0, 36, axis, |b| b.facet(Accent, &[-6, -11, -19, -33, 0, -38, 19, -33, 6, -11]));
    }
    b.dot(Accent, 0, 36, 7);
    b.scratch(Ink, 8, &[-44, -36, 44, -36]);
}
