//! Exact probabilities of an attack (GOW-8.5 to GOW-8.7).

use crate::values::{AttackFace, Values};

/// The probabilities of 0, 1, 2, ... hits or shields, without trailing zeros.
type Distribution = Vec<f64>;

/// The distribution of one die, given the numbers on its faces.
fn die_distribution(faces: impl Iterator<Item = usize> + Clone) -> Distribution {
    let most = faces.clone().max().unwrap_or(0);
    let mut spread = vec![0.0; most + 1];
    faces.for_each(|number| spread[number] += 1.0 / 6.0);
    spread
}

/// The distribution of the sum of several identical dice.
fn dice_distribution(die: &Distribution, dice: i32) -> Distribution {
    let mut all = vec![1.0];
    for _ in 0..dice.clamp(0, 30) {
        let mut more = vec![0.0; all.len() + die.len() - 1];
        for (number, chance) in all.iter().enumerate() {
            die.iter().enumerate().for_each(|(add, own)| more[number + add] += chance * own);
        }
        all = more;
    }
    all
}

/// The dice of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dice {
    pub attack: i32,
    /// Number of hits that each omen adds.
    pub omen: u8,
    pub defence: i32,
}

impl Dice {
    /// The probability of each number of wounds, starting with 0.
    pub fn wound_distribution(self, values: &Values) -> Vec<f64> {
        let hits = values.attack.iter().map(|face| match face {
            AttackFace::Omen => usize::from(self.omen),
            AttackFace::Hits(hits) => usize::from(*hits),
        });
        let hits = dice_distribution(&die_distribution(hits), self.attack);
        let shields = dice_distribution(
            &die_distribution(values.defence.iter().map(|shields| usize::from(*shields))),
            self.defence,
        );
        let mut wounds = vec![0.0; hits.len()];
        for (number, chance) in hits.iter().enumerate() {
            for (blocked, own) in shields.iter().enumerate() {
                wounds[number.saturating_sub(blocked)] += chance * own;
            }
        }
        wounds
    }

    /// The probability of at least `number` wounds.
    pub fn probability_of_at_least(self, values: &Values, number: u8) -> f64 {
        self.wound_distribution(values).iter().skip(usize::from(number)).sum()
    }

    /// The mean number of wounds.
    pub fn mean(self, values: &Values) -> f64 {
        self.wound_distribution(values).iter().zip(0_u32..).map(|(chance, number)| chance * f64::from(number)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_match_all_faces() {
        let values = Values::built_in();
        let dice = Dice { attack: 1, omen: 2, defence: 1 };
        let mut counted = [0.0; 4];
        for face in &values.attack {
            for shields in values.defence {
                let hits = if let AttackFace::Hits(hits) = face { *hits } else { 2 };
                counted[usize::from(hits.saturating_sub(shields))] += 1.0 / 36.0;
            }
        }
        for (number, chance) in dice.wound_distribution(&values).iter().enumerate() {
            assert!((chance - counted[number]).abs() < 1e-9, "{number}");
        }
        assert!((dice.probability_of_at_least(&values, 0) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn more_dice_raise_wounds_and_shields_lower_them() {
        let values = Values::built_in();
        let mean = |attack, defence| Dice { attack, omen: 1, defence }.mean(&values);
        assert!(mean(3, 2) < mean(4, 2) && mean(4, 2) < mean(4, 1) && mean(0, 0) == 0.0);
    }
}
