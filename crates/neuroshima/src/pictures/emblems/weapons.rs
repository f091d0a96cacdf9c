//! Weapons, without the faces of those who carry them.

use super::brush::{Brush, Tone};
use super::parts;

use Tone::{Accent, Ink, Main, Shade};

/// A glove whose fingers end in blades.
pub fn claw(b: &mut Brush<'_>) {
    b.slab(Shade, &[-50, 62, 28, 70, 22, 99, -62, 99]);
    for (x, end, top) in [(-66, -92, -60), (-28, -34, -92), (10, 26, -94), (46, 84, -72)] {
        b.form(
            Accent,
            &[
                x - 13,
                4,
                x - 13,
                4,
                x / 2 + end / 2 - 16,
                top / 2,
                end,
                top,
                end,
                top,
                x / 2 + end / 2 + 12,
                top / 2 + 4,
                x + 15,
                6,
                x + 15,
                6,
            ],
        );
        b.ball(Main, x, 4, 17);
    }
    b.form(Main, &[-84, 8, -60, -2, 40, -4, 64, 10, 62, 44, 34, 76, -54, 70, -80, 44]);
    b.form(Shade, &[60, 14, 82, 6, 98, -22, 98, -22, 99, 14, 84, 44, 58, 56]);
    b.scratch(Ink, 9, &[-46, 20, -40, 44]);
    b.scratch(Ink, 9, &[-10, 18, -8, 44]);
    b.scratch(Ink, 9, &[26, 18, 22, 44]);
}

/// A machete.
pub fn blade(b: &mut Brush<'_>) {
    b.transform(0, 0, (80, 80), |b| {
        b.rod(Shade, 20, &[0, 62, 0, 94]);
        b.form(Main, &[-16, 46, -16, 46, -22, -10, -30, -70, -10, -108, -10, -108, 26, -84, 30, -40, 18, 46, 18, 46]);
        b.scratch(Ink, 8, &[2, -60, 0, 20]);
        b.rod(Accent, 16, &[-28, 52, 28, 52]);
        b.dot(Ink, 0, 74, 5);
    });
}

/// Two blades crossed.
pub fn twin_blades(b: &mut Brush<'_>) {
    b.both(|b| {
        b.transform(0, 2, (78, 78), |b| {
            b.rod(Shade, 18, &[0, 66, 0, 100]);
            b.slab(Main, &[-16, 56, -16, -70, 0, -118, 16, -70, 16, 56]);
            b.scratch(Shade, 9, &[0, -80, 0, 50]);
            b.rod(Accent, 15, &[-30, 60, 30, 60]);
        });
    });
}

/// An axe with a broad blade.
pub fn axe(b: &mut Brush<'_>) {
    b.transform(-6, 4, (98, 36), |b| {
        b.rod(Shade, 17, &[0, 96, 0, -82]);
        b.form(Main, &[8, -72, 8, -72, 34, -78, 62, -98, 62, -98, 86, -44, 64, 10, 64, 10, 38, -14, 8, -20, 8, -20]);
        b.scratch(Ink, 8, &[66, -70, 70, -44, 62, -16]);
        b.slab(Main, &[-10, -68, -60, -48, -10, -26]);
        b.rod(Accent, 19, &[0, 46, 0, 92]);
    });
}

/// A sledgehammer.
pub fn hammer(b: &mut Brush<'_>) {
    b.transform(0, 0, (84, 49), |b| {
        b.rod(Shade, 18, &[0, 98, 0, -50]);
        b.rod(Accent, 20, &[0, 60, 0, 94]);
        b.slab(
            Main,
            &[
                -62, -92, -42, -92, -36, -80, 36, -80, 42, -92, 62, -92, 62, -20, 42, -20, 36, -32, -36, -32, -42, -20,
                -62, -20,
            ],
        );
        b.facet(Accent, &[-12, -80, 12, -80, 12, -32, -12, -32]);
    });
}

/// A circular saw.
pub fn saw(b: &mut Brush<'_>) {
    for axis in [(100, 0), (92, 38), (71, 71), (38, 92), (0, 100), (-38, 92), (-71, 71), (-92, 38)] {
        b.transform(0, 0, axis, |b| {
            b.slab(Main, &[-24, -72, 14, -99, 20, -64]);
            b.slab(Main, &[24, 72, -14, 99, -20, 64]);
        });
    }
    b.dot(Main, 0, 0, 78);
    b.hoop(Shade, 0, 0, 54, 14);
    b.ball(Accent, 0, 0, 26);
    b.dot(Ink, 0, 0, 10);
}

/// A net spread out, with weights at its corners.
pub fn net(b: &mut Brush<'_>) {
    let rim = [-84, -84, 0, -62, 84, -84, 62, 0, 84, 84, 0, 62, -84, 84, -62, 0];
    b.form(
        Ink,
        &[-84, -84, -84, -84, 0, -62, 84, -84, 84, -84, 62, 0, 84, 84, 84, 84, 0, 62, -84, 84, -84, 84, -62, 0],
    );
    for at in [-30, 0, 30] {
        b.scratch(Main, 9, &[at, -66, at, 66]);
        b.scratch(Main, 9, &[-66, at, 66, at]);
    }
    for index in [0, 2, 4, 6, 8, 10, 12, 14] {
        let next = (index + 2) % 16;
        b.scratch(Main, 15, &[rim[index], rim[index + 1], rim[next], rim[next + 1]]);
    }
    for (x, y) in [(-84, -84), (84, -84), (84, 84), (-84, 84)] {
        b.ball(Accent, x, y, 16);
    }
}

/// A dented shield.
pub fn shield(b: &mut Brush<'_>) {
    b.twin_slab(Main, &[0, -99, 84, -78, 80, 10, 50, 66, 0, 99]);
    b.twin_slab(Shade, &[0, -72, 60, -56, 57, 4, 34, 48, 0, 72]);
    b.facet(Accent, &[-58, -30, 0, 6, 58, -30, 58, 0, 0, 38, -58, 0]);
    b.both(|b| b.dot(Ink, 70, -64, 6));
    b.scratch(Ink, 9, &[20, -86, 4, -50, 22, -38, 10, -18]);
    b.dot(Ink, 0, 84, 6);
}

/// An assault rifle.
pub fn rifle(b: &mut Brush<'_>) {
    b.transform(0, 4, (102, -44), |b| {
        b.rod(Shade, 13, &[20, -12, 92, -12]);
        b.slab(Shade, &[86, -34, 78, -34, 74, -14, 90, -14]);
        b.form(Shade, &[6, 0, 6, 0, 28, 0, 28, 0, 26, 30, 10, 62, 10, 62, -8, 54, -8, 54, 4, 28]);
        b.slab(Main, &[-94, -10, -54, -26, 52, -26, 52, 6, -12, 6, -20, 40, -42, 40, -38, 8, -58, 10, -88, 36]);
        b.slab(Main, &[-30, -48, 8, -48, 4, -28, -26, -28]);
        b.scratch(Accent, 11, &[-26, -10, 40, -10]);
    });
}

/// A machine gun on its tripod, its belt hanging down.
pub fn machine_gun(b: &mut Brush<'_>) {
    b.rod(Shade, 12, &[36, 4, 10, 92]);
    b.rod(Shade, 12, &[40, 4, 78, 92]);
    b.slab(Shade, &[0, -40, 62, -48, 62, -20, 0, -6]);
    for x in [14, 32, 50] {
        b.dot(Ink, x, -31, 7);
    }
    b.rod(Shade, 14, &[66, -34, 96, -38]);
    b.slab(Main, &[-99, 30, -94, -14, -66, -20, -58, -50, 2, -58, 8, 0, -50, 14, -60, 4]);
    b.rod(Main, 13, &[-48, 16, -60, 54]);
    b.rod(Shade, 12, &[-44, -62, -6, -66]);
    for (x, y) in [(-26, -14), (-22, 10), (-26, 34), (-34, 58), (-44, 82)] {
        b.rod(Accent, 14, &[x - 10, y + 2, x + 20, y - 4]);
    }
}

/// A sawn-off shotgun and its shot.
pub fn shotgun(b: &mut Brush<'_>) {
    b.form(
        Accent,
        &[44, -40, 44, -40, 96, -96, 96, -96, 84, -54, 99, -50, 99, -50, 84, -34, 98, -8, 98, -8, 52, -18, 52, -18],
    );
    b.transform(-10, 14, (88, -48), |b| {
        b.slab(Main, &[-98, 26, -50, -22, -4, -26, -4, 14, -34, 18, -82, 56]);
        b.slab(Shade, &[-4, -30, 84, -30, 84, -8, -4, -8]);
        b.slab(Main, &[-4, -8, 84, -8, 84, 14, -4, 14]);
        b.slab(Accent, &[24, -14, 56, -14, 56, 24, 24, 24]);
        b.hoop(Shade, -22, 28, 12, 6);
    });
}

/// A rifle with a telescopic sight over a crosshair.
pub fn sniper(b: &mut Brush<'_>) {
    b.hoop(Accent, 0, 0, 74, 11);
    for path in [[0, -98, 0, -56], [0, 56, 0, 98], [-98, 0, -56, 0], [56, 0, 98, 0]] {
        b.rod(Accent, 9, &path);
    }
    b.transform(-2, 4, (84, -54), |b| {
        b.rod(Shade, 12, &[20, -8, 104, -8]);
        b.slab(Main, &[-104, -2, -54, -20, 46, -20, 46, 4, -14, 4, -20, 34, -40, 34, -38, 6, -60, 12, -98, 34]);
        b.slab(Shade, &[-38, -58, -16, -48, 18, -48, 42, -58, 42, -28, 18, -34, -16, -34, -38, -28]);
    });
}

/// A heavy gun on wheels.
pub fn cannon(b: &mut Brush<'_>) {
    b.slab(Shade, &[-98, 84, -10, 10, 26, 40, -70, 92]);
    b.transform(0, -8, (92, -38), |b| {
        b.slab(
            Main,
            &[-60, -34, -10, -34, 70, -22, 70, -30, 98, -30, 98, 26, 70, 26, 70, 18, -10, 30, -60, 30, -74, 0],
        );
        b.facet(Ink, &[-16, -34, -4, -33, -4, 30, -16, 30]);
        b.facet(Accent, &[28, -28, 42, -26, 42, 22, 28, 24]);
    });
    b.ball(Shade, 10, 46, 44);
    b.dot(Ink, 10, 46, 30);
    b.rod(Main, 8, &[-22, 46, 42, 46]);
    b.rod(Main, 8, &[10, 14, 10, 78]);
    b.ball(Accent, 10, 46, 11);
}

/// A mortar with its shell above the muzzle.
pub fn mortar(b: &mut Brush<'_>) {
    b.rod(Shade, 12, &[18, -2, 72, 84]);
    b.slab(Shade, &[-86, 72, 90, 72, 98, 96, -94, 96]);
    b.transform(-12, 26, (92, 38), |b| {
        b.slab(Main, &[-26, -60, 26, -60, 26, 52, 14, 66, -14, 66, -26, 52]);
        b.facet(Ink, &[-26, -48, 26, -48, 26, -36, -26, -36]);
        b.facet(Accent, &[-26, 14, 26, 14, 26, 30, -26, 30]);
    });
    b.transform(34, -72, (80, 34), |b| {
        b.form(
            Accent,
            &[0, -44, 20, -16, 16, 14, 16, 14, 24, 40, 24, 40, -24, 40, -24, 40, -16, 14, -16, 14, -20, -16],
        );
    });
}

/// A rocket in flight.
pub fn rocket(b: &mut Brush<'_>) {
    b.transform(0, 0, (71, 71), |b| {
        b.form(Accent, &[-22, 40, -26, 66, -14, 60, 0, 110, 14, 60, 26, 66, 22, 40]);
        b.both(|b| b.slab(Shade, &[18, 0, 54, 36, 50, 62, 18, 44]));
        b.twin_form(Main, &[0, -118, 0, -118, 28, -66, 30, 0, 22, 50, 22, 50]);
        b.facet(Ink, &[-24, -58, 24, -58, 28, -46, -28, -46]);
        b.ball(Accent, 0, -18, 14);
    });
}

/// A gun that fires metal by magnetism.
pub fn gauss(b: &mut Brush<'_>) {
    b.slab(Shade, &[-70, 98, -50, 30, 30, 30, 50, 98]);
    b.transform(-8, -6, (94, -34), |b| {
        b.rod(Accent, 14, &[40, 0, 98, 0]);
        b.slab(
            Main,
            &[-86, -40, -20, -40, -4, -26, 82, -26, 92, -12, -6, -10, -6, 10, 92, 12, 82, 26, -4, 26, -20, 42, -86, 42],
        );
        for x in [10, 36, 62] {
            b.slab(Shade, &[x, -38, x + 12, -38, x + 12, 38, x, 38]);
        }
        b.ball(Accent, -48, 0, 22);
        b.dot(Ink, -48, 0, 9);
    });
}

/// A flamethrower and its flame.
pub fn flamethrower(b: &mut Brush<'_>) {
    b.form(
        Accent,
        &[
            -6, 4, -6, 4, 14, -44, 8, -78, 8, -78, 40, -62, 52, -99, 52, -99, 74, -66, 98, -80, 98, -80, 90, -40, 99,
            -8, 99, -8, 66, 4, 54, 30, 20, 22,
        ],
    );
    b.patch(Main, &[8, -6, 22, -34, 40, -46, 50, -64, 62, -40, 74, -40, 66, -16, 44, -8, 30, 8]);
    b.transform(-40, 34, (84, -54), |b| {
        b.rod(Shade, 24, &[-30, 0, 34, 0]);
        b.slab(Main, &[30, -20, 52, -24, 52, 24, 30, 20]);
        b.slab(Main, &[-10, 8, 12, 8, 4, 52, -18, 46]);
    });
    b.form(Main, &[-96, 40, -80, 20, -58, 36, -56, 84, -76, 99, -96, 86]);
    b.facet(Accent, &[-92, 54, -62, 54, -62, 68, -92, 68]);
}

/// A net launcher.
pub fn net_gun(b: &mut Brush<'_>) {
    b.form(
        Ink,
        &[
            -6, -16, -6, -16, 0, -66, 20, -98, 20, -98, 56, -74, 98, -86, 98, -86, 84, -46, 98, -12, 98, -12, 64, 2,
            16, 14, 16, 14,
        ],
    );
    for path in [[0, 0, 20, -98], [4, 0, 98, -86], [10, 6, 98, -12], [4, 0, 56, -74], [8, 2, 84, -46]] {
        b.scratch(Main, 9, &path);
    }
    b.scratch(Main, 9, &[16, -60, 44, -48, 56, -44, 60, -28, 66, -6]);
    b.scratch(Main, 11, &[20, -98, 56, -74, 98, -86, 84, -46, 98, -12]);
    for (x, y) in [(20, -94), (95, -86), (97, -12)] {
        b.ball(Accent, x, y, 12);
    }
    b.transform(-34, 32, (70, -70), |b| {
        b.slab(Main, &[-84, -22, -20, -22, 24, -40, 52, -44, 52, 44, 24, 40, -20, 22, -84, 22]);
        b.facet(Ink, &[38, -40, 50, -42, 50, 42, 38, 40]);
        b.facet(Accent, &[-44, -18, -26, -18, -26, 20, -44, 20]);
    });
    b.slab(Shade, &[-38, 62, -18, 48, 8, 86, -12, 96]);
}

/// A mine with horns.
pub fn mine(b: &mut Brush<'_>) {
    for axis in [(100, 0), (50, 87), (-50, 87)] {
        b.transform(0, 0, axis, |b| {
            b.rod(Shade, 22, &[0, -86, 0, 86]);
            b.ball(Accent, 0, -84, 13);
            b.ball(Accent, 0, 84, 13);
        });
    }
    b.ball(Main, 0, 0, 64);
    b.scratch(Ink, 8, &[-60, 14, 60, 14]);
    b.ball(Accent, -6, -20, 18);
}

/// Iron jaws with teeth, open around a plate.
pub fn trap(b: &mut Brush<'_>) {
    b.rod(Shade, 12, &[-40, 0, 40, 0]);
    for side in [1, -1] {
        b.slab(
            Main,
            &[
                98,
                side * 14,
                88,
                side * 60,
                44,
                side * 98,
                -44,
                side * 98,
                -88,
                side * 60,
                -98,
                side * 14,
                -76,
                side * 52,
                -57,
                side * 22,
                -38,
                side * 62,
                -19,
                side * 30,
                0,
                side * 66,
                19,
                side * 30,
                38,
                side * 62,
                57,
                side * 22,
                76,
                side * 52,
            ],
        );
    }
    b.both(|b| {
        b.ball(Shade, 88, 0, 19);
        b.dot(Ink, 88, 0, 7);
    });
    b.ball(Accent, 0, 0, 20);
    for y in [-82, 82] {
        b.both(|b| b.dot(Ink, 24, y, 6));
    }
}

/// Sticks of dynamite with a clock.
pub fn bomb(b: &mut Brush<'_>) {
    b.tube(Shade, 8, &[10, -70, 20, -92, 54, -96]);
    for x in [-84, -42, 0, 42] {
        b.slab(Accent, &[x, -64, x + 42, -64, x + 42, 92, x, 92]);
    }
    b.slab(Ink, &[-88, -6, 88, -6, 88, 42, -88, 42]);
    b.ball(Main, 0, 18, 46);
    b.hoop(Shade, 0, 18, 40, 6);
    b.scratch(Ink, 10, &[0, -10, 0, 18, 22, 30]);
    for (x, y) in [(60, -99), (76, -84), (64, -80)] {
        b.scratch(Main, 8, &[56, -92, x, y]);
    }
}

/// A barrel bomb with a skull.
pub fn toxic_bomb(b: &mut Brush<'_>) {
    b.slab(Shade, &[-40, 40, -70, 99, 70, 99, 40, 40]);
    b.twin_form(Main, &[0, -74, 56, -58, 76, -4, 60, 50, 28, 74, 0, 78]);
    b.slab(Accent, &[-24, -96, 24, -96, 30, -70, -30, -70]);
    b.transform(0, 8, (50, 0), |b| parts::skull(b, Accent));
    b.both(|b| b.form(Accent, &[78, -66, 96, -80, 99, -56, 88, -44, 76, -50]));
}

/// Blades spinning around a hub.
pub fn whirl(b: &mut Brush<'_>) {
    for axis in [(100, 0), (0, 100), (-100, 0), (0, -100)] {
        b.transform(0, 0, axis, |b| {
            b.form(Main, &[-14, -14, -34, -54, -14, -92, 40, -98, 40, -98, 22, -66, 30, -34, 22, -12]);
        });
    }
    b.ball(Shade, 0, 0, 34);
    b.dot(Accent, 0, 0, 20);
    b.dot(Ink, 0, 0, 8);
}

/// A filled syringe.
pub fn syringe(b: &mut Brush<'_>) {
    b.transform(0, 0, (71, 71), |b| {
        b.rod(Shade, 7, &[0, 70, 0, 122]);
        b.rod(Shade, 16, &[0, -90, 0, -50]);
        b.rod(Main, 16, &[-28, -98, 28, -98]);
        b.slab(Main, &[-30, -58, 30, -58, 30, 48, 14, 74, -14, 74, -30, 48]);
        b.facet(Accent, &[-22, -18, 22, -18, 22, 44, 10, 64, -10, 64, -22, 44]);
        for y in [-36, -6, 22] {
            b.scratch(Ink, 8, &[6, y, 24, y]);
        }
        b.rod(Main, 14, &[-44, -58, 44, -58]);
    });
}

/// A soldier's eye behind a rocket launcher.
pub fn bazooka(b: &mut Brush<'_>) {
    b.form(Shade, &[-99, 99, -99, 99, -90, 62, -56, 46, 20, 46, 60, 64, 70, 99, 70, 99]);
    b.form(Main, &[-46, -24, -40, -50, 30, -52, 44, -20, 40, 26, 10, 60, -24, 54, -46, 20]);
    b.form(Main, &[-62, -34, -52, -80, -10, -98, 36, -86, 56, -38, 56, -38, 0, -44]);
    b.slab(Ink, &[-6, -30, 46, -30, 44, -8, -4, -6]);
    b.dot(Accent, 26, -20, 8);
    b.transform(0, 22, (98, -20), |b| {
        b.slab(Shade, &[-99, -26, -70, -16, -70, 18, -99, 28]);
        b.slab(Main, &[-74, -18, 60, -18, 60, 18, -74, 18]);
        b.slab(Accent, &[60, -16, 76, -26, 99, 0, 76, 26, 60, 16]);
        b.slab(Shade, &[-8, 18, 8, 18, 4, 48, -12, 46]);
        b.facet(Accent, &[-44, -14, -28, -14, -28, 14, -44, 14]);
    });
}
