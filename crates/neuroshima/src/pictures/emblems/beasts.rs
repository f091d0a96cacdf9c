//! Beasts and carnivorous plants.

use super::brush::{Brush, Tone};

use Tone::{Accent, Ink, Main, Shade};

/// A rat's head in profile, teeth bared.
pub fn rat(b: &mut Brush<'_>) {
    b.ball(Shade, -10, -58, 30);
    b.form(
        Main,
        &[
            -92, 30, -80, -30, -40, -58, 10, -46, 60, -10, 96, 14, 96, 14, 88, 32, 50, 38, 20, 50, -20, 80, -88, 99,
            -98, 70,
        ],
    );
    b.ball(Main, -46, -62, 34);
    b.dot(Accent, -46, -62, 20);
    b.dot(Accent, 26, -12, 11);
    b.dot(Ink, 28, -12, 5);
    b.ball(Ink, 92, 14, 10);
    b.slab(Main, &[52, 36, 72, 34, 66, 66]);
    b.form(Shade, &[-20, 78, 10, 54, 44, 44, 40, 62, 10, 84]);
    b.scratch(Ink, 8, &[70, 24, 40, 30]);
}

/// A horned beast with its mouth wide open.
pub fn beast(b: &mut Brush<'_>) {
    b.both(|b| b.form(Shade, &[34, -56, 34, -56, 70, -50, 76, -98, 76, -98, 99, -50, 84, -14, 52, -16]));
    b.twin_form(Main, &[0, -74, 40, -68, 66, -24, 74, 30, 54, 84, 0, 98]);
    b.twin_form(Ink, &[0, 14, 44, 10, 56, 34, 40, 78, 0, 86]);
    b.both(|b| {
        b.facet(Accent, &[10, -24, 50, -44, 46, -20, 18, -12]);
        b.facet(Main, &[4, 12, 20, 12, 12, 38]);
        b.facet(Main, &[26, 10, 48, 14, 40, 46]);
        b.facet(Main, &[8, 88, 24, 84, 18, 56]);
    });
    b.twin_slab(Shade, &[0, -16, 16, -8, 12, 8, 0, 8]);
    b.both(|b| b.dot(Ink, 7, -2, 4));
    b.patch(Accent, &[-14, 66, 0, 58, 14, 66, 12, 82, -12, 82]);
}

/// A fighting dog with a spiked collar.
pub fn dog(b: &mut Brush<'_>) {
    b.form(
        Main,
        &[
            -98, 98, -98, 98, -84, 20, -66, -30, -56, -92, -56, -92, -24, -56, 20, -50, 44, -22, 92, -12, 96, 14, 60,
            24, 30, 28, 10, 44, 4, 98, 4, 98,
        ],
    );
    b.form(Shade, &[-12, 34, 30, 28, 78, 24, 80, 44, 40, 56, 4, 52]);
    b.slab(Main, &[44, 18, 58, 18, 52, 40]);
    b.slab(Main, &[72, 14, 84, 12, 78, 36]);
    b.ball(Ink, 92, -10, 11);
    b.facet(Ink, &[4, -34, 32, -22, 28, -8, 8, -14]);
    b.dot(Accent, 20, -20, 6);
    b.slab(Accent, &[-78, 34, -6, 58, -6, 76, -84, 54]);
    for (x, y) in [(-62, 48), (-40, 56), (-18, 64)] {
        b.dot(Ink, x, y, 6);
    }
    b.form(Shade, &[-58, -80, -58, -80, -40, -56, -42, -34, -56, -40]);
}

/// A spider over its web.
pub fn spider(b: &mut Brush<'_>) {
    b.both(|b| {
        b.rod(Shade, 12, &[20, -20, 64, -60, 70, -96]);
        b.rod(Shade, 12, &[24, -6, 78, -26, 96, -58]);
        b.rod(Shade, 12, &[24, 8, 80, 16, 96, 54]);
        b.rod(Shade, 12, &[20, 20, 58, 52, 62, 96]);
    });
    b.form(Main, &[0, -10, 34, 8, 46, 46, 28, 84, 0, 94, -28, 84, -46, 46, -34, 8]);
    b.facet(Accent, &[-16, 34, 16, 34, 4, 52, 16, 72, -16, 72, -4, 52]);
    b.ball(Main, 0, -30, 34);
    b.both(|b| {
        b.dot(Accent, 13, -38, 9);
        b.dot(Accent, 22, -20, 5);
        b.rod(Main, 8, &[10, -58, 16, -80]);
    });
}

/// A cobra with its hood spread.
pub fn snake(b: &mut Brush<'_>) {
    b.tube(Shade, 24, &[0, 40, 56, 70, 20, 92, -60, 90, -84, 70]);
    b.twin_form(Main, &[0, -60, 40, -66, 70, -34, 56, 14, 26, 50, 0, 62]);
    b.twin_form(Shade, &[0, -30, 20, -20, 18, 30, 0, 52]);
    for y in [2, 18, 34] {
        b.scratch(Ink, 8, &[-14, y, 14, y]);
    }
    b.twin_form(Main, &[0, -98, 26, -88, 32, -58, 16, -22, 0, -16]);
    b.both(|b| b.facet(Accent, &[6, -56, 26, -74, 26, -58, 10, -48]));
    b.both(|b| b.facet(Accent, &[42, -40, 58, -28, 46, -2]));
    b.rod(Accent, 7, &[0, -18, 0, -2, -8, 10]);
}

/// A wasp of a swarm, two others behind it.
pub fn swarm(b: &mut Brush<'_>) {
    for (x, y) in [(-62, -54), (66, 58)] {
        b.transform(x, y, (42, 0), one_wasp);
    }
    b.transform(4, 2, (78, 0), one_wasp);
}

fn one_wasp(b: &mut Brush<'_>) {
    b.both(|b| b.form(Shade, &[14, -20, 60, -64, 98, -60, 90, -24, 30, 6]));
    b.form(Main, &[-28, -8, 28, -8, 34, 26, 18, 66, 0, 99, 0, 99, -18, 66, -34, 26]);
    b.facet(Ink, &[-32, 14, 32, 14, 32, 30, -32, 30]);
    b.facet(Ink, &[-24, 46, 24, 46, 18, 62, -18, 62]);
    b.ball(Main, 0, -36, 28);
    b.both(|b| b.dot(Accent, 13, -40, 11));
    b.both(|b| b.rod(Main, 7, &[8, -62, 26, -88]));
}

/// A plant that cuts with leaves like scythes.
pub fn mantis(b: &mut Brush<'_>) {
    b.tube(Shade, 20, &[-6, 98, 6, 50, -2, 10]);
    b.both(|b| {
        b.form(Main, &[16, 54, 40, 34, 66, -4, 60, -52, 30, -88, 30, -88, 84, -70, 99, -18, 84, 30, 50, 62]);
        b.form(Accent, &[66, 2, 66, 2, 76, -20, 70, -50, 70, -50, 84, -20, 78, 6]);
    });
    b.slab(Main, &[0, -52, 16, -30, 38, -28, 26, 0, 22, 24, 0, 48, -22, 24, -26, 0, -38, -28, -16, -30]);
    b.both(|b| b.facet(Accent, &[4, 4, 24, -14, 22, 4, 10, 12]));
    b.facet(Ink, &[-8, 24, 8, 24, 0, 38]);
}

/// A black-hearted flower with a skull in its middle.
pub fn flower(b: &mut Brush<'_>) {
    b.tube(Shade, 14, &[0, 40, 8, 70, -4, 99]);
    b.both(|b| b.slab(Shade, &[2, 92, 26, 58, 92, 52, 60, 94]));
    for axis in [(100, 0), (50, 87), (-50, 87), (-100, 0), (-50, -87), (50, -87)] {
        b.transform(0, -22, axis, |b| b.slab(Main, &[0, -78, 28, -46, 18, -16, -18, -16, -28, -46]));
    }
    b.ball(Ink, 0, -22, 40);
    b.transform(0, -20, (42, 0), |b| {
        b.patch(Accent, &[-60, -40, -44, -80, 0, -90, 44, -80, 60, -40, 44, 20, 40, 60, 0, 66, -40, 60, -44, 20]);
        b.both(|b| b.facet(Ink, &[8, -4, 46, -34, 44, -2, 20, 12]));
        b.scratch(Ink, 16, &[0, 40, 0, 66]);
    });
}

/// A gnarled tree with a face.
pub fn tree(b: &mut Brush<'_>) {
    b.both(|b| {
        b.rod(Shade, 13, &[20, 10, 62, -6, 92, 12]);
        b.rod(Shade, 13, &[60, -4, 84, -30]);
    });
    b.form(
        Main,
        &[
            -30, 30, -30, 30, -26, -20, 26, -20, 30, 30, 30, 30, 40, 76, 92, 98, 92, 98, 30, 92, 0, 99, -30, 92, -92,
            98, -92, 98, -40, 76,
        ],
    );
    b.slab(
        Main,
        &[
            -78, -8, -62, -36, -92, -38, -58, -62, -66, -88, -28, -76, 0, -99, 28, -76, 66, -88, 58, -62, 92, -38, 62,
            -36, 78, -8, 34, -20, 0, -2, -34, -20,
        ],
    );
    b.both(|b| b.facet(Accent, &[3, 26, 24, 8, 24, 24, 8, 32]));
    b.twin_slab(Ink, &[0, 42, 18, 50, 12, 70, 0, 62]);
    for (x, y) in [(-44, -46), (0, -60), (44, -46)] {
        b.dot(Accent, x, y, 10);
    }
}

/// Roots that take hold.
pub fn root(b: &mut Brush<'_>) {
    b.both(|b| {
        b.tube(Main, 18, &[6, -40, 30, 0, 76, 10, 94, 44]);
        b.tube(Main, 16, &[4, -20, 20, 40, 56, 60, 62, 94]);
    });
    b.tube(Main, 18, &[0, -20, -4, 40, 6, 96]);
    b.form(Main, &[-30, -56, 30, -56, 24, -20, 14, 10, -14, 10, -24, -20]);
    b.form(Shade, &[-34, -58, -20, -78, 20, -78, 34, -58, 20, -46, -20, -46]);
    b.both(|b| b.form(Accent, &[2, -74, 14, -94, 54, -98, 48, -76, 24, -66]));
}

/// Vines that strangle a stake.
pub fn vines(b: &mut Brush<'_>) {
    b.slab(Shade, &[-16, -72, 0, -99, 16, -72, 20, 99, -20, 99]);
    b.tube(Main, 16, &[-88, 90, -40, 84, 30, 62, 34, 40, -34, 22, -36, 0, 34, -20, 32, -44, -40, -56, -66, -40]);
    for (x, y, way) in [(36, 52, 1), (-40, 12, -1), (38, -30, 1), (-46, -56, -1)] {
        b.form(
            Accent,
            &[x, y, x, y, x + way * 26, y - 30, x + way * 56, y - 26, x + way * 56, y - 26, x + way * 44, y + 8],
        );
    }
    for (x, y) in [(-8, 80), (0, 34), (0, -8), (0, -48)] {
        b.facet(Main, &[x - 9, y, x + 9, y, x + 2, y - 22]);
    }
}

/// A mushroom with a glare, and its spores.
pub fn mushroom(b: &mut Brush<'_>) {
    b.form(Shade, &[48, 44, 48, 44, 74, 44, 74, 44, 84, 98, 84, 98, 40, 98, 40, 98]);
    b.form(Main, &[32, 50, 32, 50, 40, 18, 62, 8, 90, 20, 98, 50, 98, 50]);
    b.form(Shade, &[-50, -4, -50, -4, 16, -4, 16, -4, 26, 98, 26, 98, -64, 98, -64, 98]);
    b.form(Main, &[-98, 14, -98, 14, -88, -52, -48, -92, 2, -92, 46, -56, 60, 14, 60, 14, -20, 0]);
    b.dot(Accent, -50, -42, 17);
    b.dot(Accent, 2, -58, 12);
    b.dot(Accent, 24, -16, 10);
    b.dot(Accent, 66, 30, 8);
    b.facet(Accent, &[-46, 26, -24, 38, -28, 50, -44, 44]);
    b.facet(Accent, &[12, 26, -10, 38, -6, 50, 10, 44]);
    b.slab(Ink, &[-34, 66, 0, 66, -6, 80, -28, 80]);
}

/// A seed with an eye, rooted in another.
pub fn symbiont(b: &mut Brush<'_>) {
    b.both(|b| {
        b.tube(Shade, 14, &[24, 40, 66, 50, 84, 96]);
        b.tube(Shade, 14, &[12, 50, 24, 74, 16, 98]);
        b.tube(Shade, 12, &[40, -40, 70, -54, 90, -40]);
    });
    b.form(Main, &[0, -98, 0, -98, 34, -60, 54, -10, 42, 40, 0, 60, -42, 40, -54, -10, -34, -60]);
    b.form(Ink, &[-42, 0, -42, 0, 0, -32, 42, 0, 42, 0, 0, 30]);
    b.dot(Accent, 0, -1, 22);
    b.dot(Ink, 0, -1, 9);
}

/// A shoot with jaws.
pub fn sprout(b: &mut Brush<'_>) {
    b.tube(Shade, 16, &[0, 99, -20, 60, 0, 20]);
    b.form(Shade, &[-14, 70, -14, 70, -46, 44, -92, 50, -92, 50, -78, 82, -40, 88]);
    b.form(Shade, &[-6, 80, -6, 80, 30, 60, 76, 72, 76, 72, 50, 98, 14, 96]);
    b.form(Main, &[-70, 8, -70, 8, -66, -54, -30, -94, -30, -94, -4, -50, 0, 0, 10, 26, -40, 36]);
    b.form(Main, &[72, 0, 72, 0, 64, -60, 30, -94, 30, -94, 10, -50, 4, 0, -4, 28, 44, 30]);
    b.both(|b| {
        for (x, y) in [(8, -14), (12, -44), (22, -70)] {
            b.facet(Accent, &[x - 2, y + 12, x + 20, y + 2, x, y - 8]);
        }
    });
    b.both(|b| b.dot(Ink, 46, -28, 8));
}

/// A leaf that heals.
pub fn leaf(b: &mut Brush<'_>) {
    b.form(Main, &[-84, 92, -84, 92, -92, 20, -60, -50, 10, -86, 92, -92, 92, -92, 88, -10, 54, 56, -10, 84]);
    b.scratch(Ink, 9, &[-84, 92, 60, -60]);
    b.scratch(Ink, 8, &[-40, 46, -62, 6]);
    b.scratch(Ink, 8, &[0, 4, -14, -44]);
    b.slab(Accent, &[4, 14, 28, 14, 28, -10, 52, -10, 52, 14, 76, 14, 76, 38, 52, 38, 52, 62, 28, 62, 28, 38, 4, 38]);
}

/// A hulk of bark that punches with a fist of roots.
pub fn treefolk(b: &mut Brush<'_>) {
    b.both(|b| b.slab(Shade, &[6, 60, 38, 56, 60, 99, 8, 99]));
    b.both(|b| {
        b.slab(Shade, &[20, -56, 34, -98, 44, -74, 70, -92, 58, -60, 84, -58, 44, -40]);
    });
    b.slab(Main, &[-30, -24, -66, -16, -76, 26, -98, 50, -92, 90, -58, 96, -44, 64, -52, 40, -34, 10]);
    b.slab(Main, &[30, -24, 66, -16, 76, 26, 98, 50, 92, 90, 58, 96, 44, 64, 52, 40, 34, 10]);
    b.twin_slab(Main, &[0, -66, 26, -62, 44, -40, 36, -4, 46, 26, 34, 72, 0, 80]);
    b.both(|b| b.facet(Accent, &[6, -26, 30, -42, 28, -24, 12, -16]));
    b.twin_slab(Ink, &[0, -2, 20, 6, 12, 18, 0, 12]);
    b.both(|b| {
        b.scratch(Ink, 8, &[22, 32, 16, 58]);
        b.scratch(Ink, 8, &[74, 62, 76, 80]);
    });
}

/// A wall of living stakes.
pub fn stockade(b: &mut Brush<'_>) {
    for (x, top) in [(-80, -70), (-40, -96), (0, -76), (40, -98), (80, -66)] {
        b.slab(Main, &[x - 19, 96, x - 19, top + 34, x, top, x + 19, top + 34, x + 19, 96]);
    }
    b.tube(Accent, 15, &[-98, 10, -50, 30, 0, 8, 50, 30, 98, 6]);
    b.tube(Shade, 15, &[-98, 62, -50, 44, 0, 66, 50, 46, 98, 64]);
    b.both(|b| b.facet(Ink, &[26, -40, 54, -52, 50, -34, 32, -30]));
    b.form(Accent, &[0, 8, 0, 8, 10, -22, 40, -20, 40, -20, 30, 4]);
}

/// A web with its maker.
pub fn web(b: &mut Brush<'_>) {
    for axis in [(100, 0), (50, 87), (-50, 87)] {
        b.transform(0, 0, axis, |b| b.rod(Main, 9, &[0, -96, 0, 96]));
    }
    for axis in [(98, 0), (62, 0)] {
        b.transform(0, 0, axis, |b| {
            b.rod(
                Main,
                9,
                &[
                    0, -84, 50, -60, 73, -42, 68, 0, 73, 42, 50, 60, 0, 84, -50, 60, -73, 42, -68, 0, -73, -42, -50,
                    -60, 0, -84,
                ],
            );
        });
    }
    b.both(|b| {
        b.rod(Accent, 9, &[10, 0, 36, -16, 44, -40]);
        b.rod(Accent, 9, &[10, 10, 40, 8, 54, 34]);
    });
    b.ball(Accent, 0, 12, 26);
    b.ball(Accent, 0, -16, 16);
    b.both(|b| b.dot(Ink, 6, -20, 5));
}

/// A rat that wears a crown.
pub fn king(b: &mut Brush<'_>) {
    b.both(|b| b.ball(Shade, 66, -24, 30));
    b.both(|b| b.dot(Ink, 66, -24, 17));
    b.twin_form(Main, &[0, -56, 40, -44, 58, -4, 40, 44, 16, 74, 0, 80]);
    b.both(|b| {
        b.facet(Accent, &[10, 4, 44, -20, 42, 4, 20, 14]);
        b.slab(Main, &[1, 72, 15, 70, 12, 98, 2, 99]);
        b.scratch(Main, 8, &[44, 50, 86, 40]);
        b.scratch(Main, 8, &[40, 62, 78, 76]);
    });
    b.twin_slab(Ink, &[0, 46, 18, 42, 10, 60, 0, 64]);
    b.twin_slab(Accent, &[0, -99, 14, -72, 40, -94, 46, -44, 0, -38]);
    b.both(|b| b.dot(Ink, 24, -56, 7));
    b.dot(Ink, 0, -60, 9);
}
