//! Signs on the edges of tiles, drawn for an edge that faces up.

use super::pen::Pen;
use super::shapes::{
    ARROW, BLADE, BOW, BURST, CUP, DROP, MUZZLE, PELLETS, PLATE, PULSE, PULSE_HEIGHT, PULSES, RIVETS, ROCKET,
    SOCKET_HOLE, SPRAY, STUB, THREADS, WEB, place_shape,
};

pub(super) fn melee(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(BLADE, (0.0, 0.0), 0.58, 1.0), pen.palette.melee);
}

pub(super) fn ranged(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(ARROW, (0.0, 0.0), 0.66, 1.0), pen.palette.ranged);
}

/// A drop of poison.
pub(super) fn poisoning(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(DROP, (0.0, 0.0), 0.86, 1.0), pen.palette.bonus);
    pen.dot(0.0, 0.3, 0.24, pen.palette.ink);
}

/// Spreading pellets.
pub(super) fn shotgun(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(SPRAY, (0.0, 0.06), 0.92, 0.98), pen.palette.ranged);
    for (x, y) in PELLETS {
        pen.dot(x * 0.92, y, 0.15, pen.palette.ink);
    }
}

/// A rocket with its window.
pub(super) fn rocket(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(ROCKET, (0.0, 0.0), 0.86, 1.0), pen.palette.ranged);
    pen.dot(0.0, -0.16, 0.2, pen.palette.ink);
}

/// Pulses one behind the other, because the shot passes through one unit after another.
pub(super) fn gauss(pen: &mut Pen<'_>) {
    for (y, wide) in PULSES {
        pen.shape(&place_shape(PULSE, (0.0, y), 0.86 * wide, PULSE_HEIGHT), pen.palette.gauss);
    }
}

pub(super) fn armour(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(PLATE, (0.0, 0.0), 1.0, 0.48), pen.palette.armour);
    for x in RIVETS {
        pen.dot(x * 0.96, 0.0, 0.12, pen.palette.ink);
    }
}

/// A cup for incoming shots.
pub(super) fn entry(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(CUP, (0.0, 0.0), 0.98, 0.8), pen.palette.paper);
}

/// A muzzle for outgoing shots.
pub(super) fn exit(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(MUZZLE, (0.0, 0.0), 0.9, 0.9), pen.palette.paper);
}

/// A trigger bow over an explosion.
pub(super) fn trap(pen: &mut Pen<'_>) {
    pen.shape(&place_shape(BOW, (0.0, -0.6), 1.0, 0.42), pen.palette.paper);
    pen.shape(&place_shape(BURST, (0.0, 0.3), 0.66, 0.66), pen.palette.burst);
}

/// A web that hangs from the edge.
pub(super) fn net(pen: &mut Pen<'_>) {
    const DEPTH: f32 = 1.5;
    let middle = (0.0, -0.72);
    let rim = place_shape(WEB, middle, 0.95, DEPTH);
    pen.shadow(&rim);
    for end in rim {
        pen.line(middle, end, 0.1, pen.palette.net);
    }
    for share in THREADS {
        for pair in place_shape(WEB, middle, 0.95 * share, DEPTH * share).windows(2) {
            pen.line(pair[0], pair[1], 0.1, pen.palette.net);
        }
    }
}

/// A socket, with its link to the neighbour.
pub(super) fn connection(pen: &mut Pen<'_>) {
    socket(pen, 0.34, 0.64);
}

/// Two sockets, one behind the other.
pub(super) fn long_connection(pen: &mut Pen<'_>) {
    socket(pen, 0.58, 0.43);
    socket(pen, -0.1, 0.43);
}

fn socket(pen: &mut Pen<'_>, y: f32, size: f32) {
    let stub = place_shape(STUB, (0.0, y), size, size * 1.15);
    pen.shape(&stub, pen.palette.connection);
    pen.disc(0.0, y, size, pen.palette.connection);
    pen.dot(0.0, y, size * SOCKET_HOLE, pen.palette.ink);
}
