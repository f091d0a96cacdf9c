//! One rating period of Glicko-2. Step numbers refer to Glickman's paper.

use std::f64::consts::PI;

use super::{MAX_DEVIATION, Rating};

/// Points on the Glicko scale per unit of the Glicko-2 scale.
const SCALE: f64 = 173.7178;

/// System constant that constrains the change of volatility.
const TAU: f64 = 0.5;

/// Precision at which the iteration of the volatility stops.
const PRECISION: f64 = 1e-6;

/// Maximum number of rounds of both loops of the iteration. About ten rounds suffice; the limit stops the iteration if
/// the input is NaN.
const MAX_ROUNDS: u32 = 1000;

/// A match of the period from one player's point of view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opposition {
    /// The opponent's rating before the period.
    pub opponent: Rating,
    /// The player's score, from 0 to 1.
    pub score: f64,
}

/// The rating after a period with these matches. Without matches only the deviation grows (step 6).
#[must_use]
pub fn update(player: Rating, matches: &[Opposition]) -> Rating {
    if matches.is_empty() {
        return rating_after_idle(player, 1.0);
    }
    let (mu, phi) = ((player.rating - 1500.0) / SCALE, player.deviation / SCALE);
    // Steps 3 and 4: what the results alone imply, without the prior rating.
    let (mut precision, mut surprise) = (0.0, 0.0);
    for Opposition { opponent, score } in matches {
        let (opponent_mu, opponent_phi) = ((opponent.rating - 1500.0) / SCALE, opponent.deviation / SCALE);
        let g = 1.0 / (1.0 + 3.0 * opponent_phi.powi(2) / PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - opponent_mu)).exp());
        precision += g.powi(2) * expected * (1.0 - expected);
        surprise += g * (score - expected);
    }
    let variance = 1.0 / precision;
    let volatility = Iteration { phi, variance, delta: variance * surprise, sigma: player.volatility }.run();
    // Steps 6 to 8.
    let before = phi.hypot(volatility);
    let phi = 1.0 / (1.0 / before.powi(2) + precision).sqrt();
    Rating {
        rating: SCALE * (mu + phi.powi(2) * surprise) + 1500.0,
        deviation: (SCALE * phi).min(MAX_DEVIATION),
        volatility,
    }
}

/// The rating after `periods` periods without matches.
pub(super) fn rating_after_idle(player: Rating, periods: f64) -> Rating {
    let drift = player.volatility * SCALE * periods.sqrt();
    Rating { deviation: player.deviation.hypot(drift).min(MAX_DEVIATION), ..player }
}

/// The search for the new volatility (step 5), by the Illinois algorithm.
struct Iteration {
    phi: f64,
    variance: f64,
    delta: f64,
    sigma: f64,
}

impl Iteration {
    /// The function whose root is the logarithm of the new variance.
    fn f(&self, x: f64) -> f64 {
        let square = x.exp();
        let total = self.phi.powi(2) + self.variance + square;
        square * (self.delta.powi(2) - total) / (2.0 * total.powi(2)) - (x - self.start()) / TAU.powi(2)
    }

    fn start(&self) -> f64 {
        self.sigma.powi(2).ln()
    }

    fn run(&self) -> f64 {
        let mut a = self.start();
        let excess = self.delta.powi(2) - self.phi.powi(2) - self.variance;
        let mut b = if excess > 0.0 {
            excess.ln()
        } else {
            let steps = (1..MAX_ROUNDS).map(|k| self.start() - f64::from(k) * TAU);
            steps.into_iter().find(|&x| self.f(x) >= 0.0).unwrap_or(a)
        };
        let (mut at_a, mut at_b) = (self.f(a), self.f(b));
        for _ in 0..MAX_ROUNDS {
            if (b - a).abs() <= PRECISION {
                break;
            }
            let c = a + (a - b) * at_a / (at_b - at_a);
            let at_c = self.f(c);
            if at_c * at_b <= 0.0 {
                (a, at_a) = (b, at_b);
            } else {
                at_a /= 2.0;
            }
            (b, at_b) = (c, at_c);
        }
        (a / 2.0).exp()
    }
}
