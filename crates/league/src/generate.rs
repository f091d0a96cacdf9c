//! Generated Swiss stages, reproducible from their seed: for tests, benchmarks and comparison with other programs.

use crate::record::{Part, PartKind, Place, Points, Record};
use crate::swiss::{Balance, Colour, ForbiddenPair, MatchPoints, Pairing, PairingError, Round};
use crate::trf::{FilePoints, Tournament};

/// Points of the two players of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// Points of the better player.
    pub more: Points,
    /// Points of the other player.
    pub less: Points,
}

/// The scoring of a generated stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Points for a win, draw, loss, bye and absence.
    pub points: FilePoints,
    /// The possible results of a match.
    pub splits: Vec<Split>,
}

impl Profile {
    /// Scoring with these points for a win and a draw, and none for a loss; byes and walkovers count as wins.
    #[must_use]
    pub fn with_points(win: Points, draw: Points) -> Self {
        let none = Points(0);
        let points = FilePoints { win, draw, loss: none, absence: none, bye: win };
        Self { points, splits: vec![Split { more: win, less: none }, Split { more: draw, less: draw }] }
    }

    /// Scoring in which three points are split in steps of a half.
    #[must_use]
    pub fn fine_grained() -> Self {
        let split = |more: i32| Split { more: Points(more), less: Points(300 - more) };
        let splits = [300, 250, 200, 150].map(split).to_vec();
        Self { splits, ..Self::with_points(Points(300), Points(150)) }
    }
}

/// The properties of a generated stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Final number of players.
    pub players: usize,
    /// Number of planned rounds.
    pub rounds: usize,
    /// Chance, in percent, of each kind of irregularity: an absence, a walkover, a late entry, a pair kept apart.
    pub trouble: u64,
    /// The scoring.
    pub profile: Profile,
    /// Colour balance.
    pub balance: Balance,
}

/// A generated stage that grows by one round at a time.
#[derive(Debug, Clone)]
pub struct Stage {
    plan: Plan,
    dice: Dice,
    /// The stage so far, including the absences of the next round.
    pub tournament: Tournament,
    /// The round in which each player enters, from 0.
    entry: Vec<usize>,
}

impl Stage {
    /// A stage before its first round.
    #[must_use]
    pub fn new(plan: Plan, seed: u64) -> Self {
        let mut dice = Dice(seed);
        let entry = (0..plan.players)
            .map(|_| if dice.roll_percent(plan.trouble) { dice.random_below(plan.rounds / 2 + 1) } else { 0 })
            .collect();
        let initial = if dice.roll_percent(50) { Colour::First } else { Colour::Second };
        let tournament = Tournament {
            numbers: (1..=plan.players).collect(),
            names: (1..=plan.players).map(|number| format!("Player {number}")).collect(),
            record: Record { players: vec![Vec::new(); plan.players] },
            rounds: Some(plan.rounds),
            initial,
            points: plan.profile.points,
            virtual_points: Vec::new(),
            absent: Vec::new(),
            apart: Vec::new(),
        };
        let mut stage = Self { plan, dice, tournament, entry };
        stage.prepare();
        stage
    }

    /// Number of rounds that are over.
    #[must_use]
    pub fn finished_rounds(&self) -> usize {
        self.tournament.finished_rounds()
    }

    /// Pairs the next round.
    ///
    /// # Errors
    ///
    /// As [`Round::pair`].
    pub fn pair(&self) -> Result<Pairing, PairingError> {
        self.with_round(|round| round.pair())
    }

    /// Passes the next round to a function.
    pub fn with_round<T>(&self, look: impl FnOnce(Round) -> T) -> T {
        let present = self.tournament.present();
        look(self.tournament.round(&present, self.plan.balance))
    }

    /// Generates the results of a pairing and the absences of the following round.
    pub fn play(&mut self, pairing: &Pairing) {
        let points = self.plan.profile.points;
        let mut parts: Vec<Part> = (0..self.plan.players).map(|_| self.generate_absence()).collect();
        for pair in &pairing.pairs {
            let (first, second) = self.generate_result(pair.first, pair.second);
            parts[pair.first.0] = first;
            parts[pair.second.0] = second;
        }
        if let Some(bye) = pairing.bye {
            parts[bye.0] = Part { kind: PartKind::Bye, points: points.bye };
        }
        for (player, part) in self.tournament.record.players.iter_mut().zip(parts) {
            player.push(part);
        }
        self.prepare();
    }

    /// The point values of a match.
    #[must_use]
    pub fn match_points(&self) -> MatchPoints {
        let FilePoints { win, draw, loss, .. } = self.plan.profile.points;
        MatchPoints { win, draw, loss }
    }

    fn generate_absence(&mut self) -> Part {
        let half = self.dice.roll_percent(self.plan.trouble);
        // An absence scores the points of a draw only in plain scoring (win, draw, loss); otherwise a file could not
        // express it.
        let is_plain = self.plan.profile.splits.len() == 2;
        let points = if half && is_plain { self.plan.profile.points.draw } else { self.plan.profile.points.absence };
        Part { kind: PartKind::Absent, points }
    }

    fn generate_result(&mut self, first: Place, second: Place) -> (Part, Part) {
        let points = self.plan.profile.points;
        let stronger_wins = self.dice.roll_percent(60);
        let first_wins = (first < second) == stronger_wins;
        if self.dice.roll_percent(self.plan.trouble / 3) {
            let neither = self.dice.roll_percent(10);
            let walkover = |opponent, is_first, is_better: bool| {
                let won = is_better && !neither;
                let kind = PartKind::Walkover { opponent, first: is_first, won };
                Part { kind, points: if won { points.win } else { points.absence } }
            };
            return (walkover(second, true, first_wins), walkover(first, false, !first_wins));
        }
        let split = self.plan.profile.splits[self.dice.random_below(self.plan.profile.splits.len())];
        let game = |opponent, is_first, is_better: bool| {
            let kind = PartKind::Played { opponent, first: is_first };
            Part { kind, points: if is_better { split.more } else { split.less } }
        };
        (game(second, true, first_wins), game(first, false, !first_wins))
    }

    /// Decides which players miss the next round, and which pairs are kept apart.
    fn prepare(&mut self) {
        let next = self.finished_rounds();
        let mut absent = Vec::new();
        for place in (0..self.plan.players).map(Place) {
            if self.entry[place.0] > next || self.dice.roll_percent(self.plan.trouble / 2) {
                absent.push(place);
            }
        }
        self.tournament.absent = absent;
        self.tournament.apart = Vec::new();
        if self.plan.players > 1 && self.dice.roll_percent(self.plan.trouble) {
            let one = self.dice.random_below(self.plan.players);
            let other = (one + 1 + self.dice.random_below(self.plan.players - 1)) % self.plan.players;
            self.tournament.apart.push(ForbiddenPair { one: Place(one), other: Place(other) });
        }
    }
}

/// A linear congruential generator, which returns the same numbers on every machine.
#[derive(Debug, Clone)]
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (self.0 ^ (self.0 >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 32)
    }

    fn random_below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound.max(1)).expect("small numbers");
        usize::try_from(self.next() % bound).expect("below a small number")
    }

    fn roll_percent(&mut self, percent: u64) -> bool {
        self.next() % 100 < percent
    }
}
