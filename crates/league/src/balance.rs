//! Balance of factions over finished games, with 95 % Wilson intervals.

use std::collections::BTreeMap;

use crate::ids::Seat;

/// Quantile of the normal distribution for 95 % intervals.
const Z_95: f64 = 1.959_963_984_540_054;

/// A finished game between two factions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactionGame {
    /// Ids of the factions, the starting player's first.
    pub factions: [String; 2],
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// Final HQ points, in the order of the factions.
    pub hq_points: [u16; 2],
    /// True if the game belongs to a mirrored match, in which differences in player strength cancel out.
    pub mirrored: bool,
}

/// Results of a faction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Results {
    /// Games played.
    pub games: u32,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// HQ points scored minus the opponents' HQ points.
    pub hq_balance: i64,
}

/// An interval of probabilities, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Results of one faction, by order of play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ByOrder {
    /// Results when playing first.
    pub first: Results,
    /// Results when playing second.
    pub second: Results,
}

/// Results of all factions in some games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Balance {
    /// Each faction against all others. Games of a faction against itself are not counted, as they reveal nothing about
    /// its strength.
    pub factions: BTreeMap<String, ByOrder>,
    /// Each faction against each other faction, keyed by `[faction, opponent]`: each pair is stored in both directions.
    pub pairs: BTreeMap<[String; 2], ByOrder>,
}

/// Balance over all games, and over mirrored matches only.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Balances {
    /// Games of single matches and best of 3.
    pub plain: Balance,
    /// Games of mirrored matches.
    pub mirrored: Balance,
}

/// The 95 % Wilson interval of a share of successes; `None` without trials or with more successes than trials.
///
/// A draw counts as half a success.
pub fn wilson_interval(successes: f64, trials: u32) -> Option<Interval> {
    let n = f64::from(trials);
    if trials == 0 || !(0.0..=n).contains(&successes) {
        return None;
    }
    let share = successes / n;
    let (square, scale) = (Z_95 * Z_95, 1.0 + Z_95 * Z_95 / n);
    let centre = (share + square / (2.0 * n)) / scale;
    let half = Z_95 / scale * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    Some(Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) })
}

impl Results {
    /// Interval of the share of games won, a draw counting as half; `None` without games.
    pub fn interval(&self) -> Option<Interval> {
        wilson_interval(f64::from(self.won) + f64::from(self.drawn) / 2.0, self.games)
    }

    fn add(&mut self, game: &FactionGame, own: Seat) {
        let hq = |slot: Seat| i64::from(game.hq_points[slot.index()]);
        self.games += 1;
        self.won += u32::from(game.winner == Some(own));
        self.drawn += u32::from(game.winner.is_none());
        self.hq_balance += hq(own) - hq(own.other());
    }
}

impl ByOrder {
    /// Results as first and second combined.
    pub fn total(&self) -> Results {
        Results {
            games: self.first.games + self.second.games,
            won: self.first.won + self.second.won,
            drawn: self.first.drawn + self.second.drawn,
            hq_balance: self.first.hq_balance + self.second.hq_balance,
        }
    }

    fn add(&mut self, game: &FactionGame, own: Seat) {
        match own {
            Seat::First => self.first.add(game, own),
            Seat::Second => self.second.add(game, own),
        }
    }
}

impl Balance {
    fn add(&mut self, game: &FactionGame) {
        if game.factions[0] == game.factions[1] {
            return;
        }
        for own in [Seat::First, Seat::Second] {
            let faction = &game.factions[own.index()];
            let pair = [faction.clone(), game.factions[own.other().index()].clone()];
            self.factions.entry(faction.clone()).or_default().add(game, own);
            self.pairs.entry(pair).or_default().add(game, own);
        }
    }
}

impl Balances {
    /// Counts the results of the games.
    pub fn from_games<'a>(games: impl IntoIterator<Item = &'a FactionGame>) -> Self {
        let mut balances = Self::default();
        for game in games {
            if game.mirrored { &mut balances.mirrored } else { &mut balances.plain }.add(game);
        }
        balances
    }
}
