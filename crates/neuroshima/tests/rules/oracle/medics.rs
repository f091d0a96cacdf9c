//! The Medics' step of a segment (NH-8.20).

use std::collections::BTreeSet;

use super::battle::{ENDLESS, MAX_VARIATIONS, Packet, total_wounds};
use super::picture::Picture;
use super::{OracleEffect, Scene};

/// The packets that remain, and the Medics that were used.
pub type HealingResult = (Vec<Packet>, BTreeSet<usize>);

/// Every possible outcome of the Medics' step (NH-8.20).
pub fn heal(
    picture: &Picture<'_>,
    scene: &Scene,
    packets: Vec<Packet>,
    exploded: &BTreeSet<usize>,
) -> Option<BTreeSet<HealingResult>> {
    let mut ends = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![(packets, BTreeSet::new())];
    while let Some((packets, loaded)) = open.pop() {
        let is_able = |medic: usize| {
            let wounds = total_wounds(&packets, medic);
            // Under the older rules, a Medic that is about to be wounded in this segment does not heal (NH-15.13).
            let is_too_hurt = is_lethal(picture, scene, medic, wounds) || picture.relations.is_older && wounds > 0;
            !picture.is_netted(medic) && !loaded.contains(&medic) && !exploded.contains(&medic) && !is_too_hurt
        };
        let medics = |of: usize| {
            let all = picture.effect_sources(of, OracleEffect::Medic);
            all.into_iter().filter(|&medic| is_able(medic)).collect::<BTreeSet<usize>>()
        };
        let mut is_end = true;
        // Poisoning deals no wound, so Medics do not absorb it (NH-14.50).
        for index in (0..packets.len()).filter(|&index| packets[index].wounds > 0) {
            for medic in resting_places(medics, packets[index].target) {
                is_end = false;
                let (mut packets, mut loaded) = (packets.clone(), loaded.clone());
                // A Medic absorbs one of endlessly many attacks; the others remain (NH-14.56).
                if packets[index].wounds < ENDLESS {
                    packets.remove(index);
                }
                loaded.insert(medic);
                if seen.insert((packets.clone(), loaded.clone())) {
                    open.push((packets, loaded));
                }
            }
        }
        if is_end {
            ends.insert((packets, loaded));
        }
        if ends.len() + open.len() > MAX_VARIATIONS {
            return None;
        }
    }
    Some(ends)
}

fn is_lethal(picture: &Picture<'_>, scene: &Scene, index: usize, wounds: i32) -> bool {
    let piece = &scene.pieces[index];
    if picture.card(index).is_headquarters() {
        scene.points[piece.owner] <= wounds
    } else {
        piece.wounds + wounds >= picture.lethal_wounds(index)
    }
}

/// The Medics at which wounds can stop (NH-8.20 step 4): follows the wounds from Medic to Medic; they stop only in
/// groups from which no path leads out.
fn resting_places(medics: impl Fn(usize) -> BTreeSet<usize>, patient: usize) -> Vec<usize> {
    let reached_from = |start: usize| {
        let (mut found, mut open) = (BTreeSet::from([start]), vec![start]);
        while let Some(medic) = open.pop() {
            open.extend(medics(medic).into_iter().filter(|&next| found.insert(next)));
        }
        found
    };
    let reachable: BTreeSet<usize> = medics(patient).into_iter().flat_map(reached_from).collect();
    let rests = |medic: &usize| reached_from(*medic).into_iter().all(|other| reached_from(other).contains(medic));
    reachable.into_iter().filter(rests).collect()
}
