//! A player as used for pairing: score, colours, preference, floats (FIDE C.04.3, sections 1.2 to 1.8).

use super::{MatchPoints, Round};
use crate::record::{Part, PartKind, Place, Points, Record};

/// Order of play: first corresponds to White in chess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// First to play in game 1.
    First,
    /// Second to play in game 1.
    Second,
}

impl Colour {
    /// The other colour.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    fn from_first(first: bool) -> Self {
        if first { Self::First } else { Self::Second }
    }
}

/// Strength of a player's claim to a colour, weakest first (C.04.3 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// The colour that a player should get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Preference {
    pub(super) colour: Colour,
    pub(super) strength: Strength,
}

/// A player's move out of the player's score group in a past round (C.04.3 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Float {
    None,
    Up,
    Down,
}

/// A player in the round to be paired.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) place: Place,
    /// The pairing number, from 1.
    pub(super) number: usize,
    pub(super) score: Points,
    /// The colours of the games played, oldest first.
    pub(super) colours: Vec<Colour>,
    /// Number of games played as first minus games played as second.
    pub(super) difference: i64,
    /// The colour of the last two games, if both had the same.
    pub(super) repeated: Option<Colour>,
    pub(super) preference: Option<Preference>,
    /// The float of the last round, then the float of the round before it.
    pub(super) floats: [Float; 2],
    /// True if C2 allows the bye.
    pub(super) may_have_bye: bool,
    /// True if C3 is waived (C.04.3 1.8).
    pub(super) is_topscorer: bool,
}

impl Player {
    pub(super) fn is_absolute(&self) -> bool {
        self.strength() == Some(Strength::Absolute)
    }

    pub(super) fn strength(&self) -> Option<Strength> {
        self.preference.map(|preference| preference.strength)
    }

    pub(super) fn played_rounds(&self) -> usize {
        self.colours.len()
    }
}

/// The players present, in order: by descending score, then ascending pairing number (C.04.3 1.2).
pub(super) fn ordered_players(round: &Round, present: &[bool]) -> Vec<Player> {
    let numbers = pairing_numbers(round.record, present);
    let scores = Scores::from_round(round);
    let places = (0..present.len()).filter(|place| present[*place]).map(Place);
    let mut players: Vec<Player> = places.map(|place| build_player(round, &scores, place, numbers[place.0])).collect();
    players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.number));
    players
}

/// Pairing numbers: places renumbered without players who were never paired and are not to be paired now.
fn pairing_numbers(record: &Record, present: &[bool]) -> Vec<usize> {
    let mut last = 0;
    let number = |(parts, present): (&Vec<Part>, &bool)| {
        let takes_part = *present || parts.iter().any(|part| !matches!(part.kind, PartKind::Absent));
        last += usize::from(takes_part);
        last
    };
    record.players.iter().zip(present).map(number).collect()
}

/// The scores of all players before each round and after the last, including virtual points.
struct Scores(Vec<Vec<Points>>);

impl Scores {
    fn from_round(round: &Round) -> Self {
        let run = |(place, parts): (usize, &Vec<Part>)| {
            let extra = round.virtual_points.get(place).map_or(&[][..], Vec::as_slice);
            let mut score = 0_i32;
            let before = (0..=parts.len()).map(|at| {
                let now = score.saturating_add(extra.get(at).map_or(0, |points| points.0));
                score = score.saturating_add(parts.get(at).map_or(0, |part| part.points.0));
                Points(now)
            });
            before.collect()
        };
        Self(round.record.players.iter().enumerate().map(run).collect())
    }

    fn score_before(&self, place: Place, round: usize) -> Points {
        self.0[place.0][round]
    }
}

fn build_player(round: &Round, scores: &Scores, place: Place, number: usize) -> Player {
    let parts = &round.record.players[place.0];
    let colours: Vec<Colour> = parts.iter().filter_map(colour).collect();
    let balance = |colour: &Colour| if *colour == Colour::First { 1 } else { -1 };
    let difference = colours.iter().map(balance).sum();
    let repeated = match colours[..] {
        [.., before, last] if before == last => Some(last),
        _ => None,
    };
    let score = scores.score_before(place, parts.len());
    let float = |back: usize| {
        let round_of = parts.len().checked_sub(back);
        round_of.map_or(Float::None, |at| float(round.worth, scores, place, at, &parts[at]))
    };
    Player {
        place,
        number,
        score,
        difference,
        repeated,
        preference: preference(&colours, difference, repeated),
        floats: [float(1), float(2)],
        may_have_bye: !parts.iter().any(|part| bars_from_bye(part, round.worth)),
        is_topscorer: is_topscorer(round, parts.len(), score),
        colours,
    }
}

fn colour(part: &Part) -> Option<Colour> {
    match part.kind {
        PartKind::Played { first, .. } => Some(Colour::from_first(first)),
        PartKind::Walkover { .. } | PartKind::Bye | PartKind::Absent => None,
    }
}

/// C.04.3 1.7: an absolute, strong, mild or no preference.
fn preference(colours: &[Colour], difference: i64, repeated: Option<Colour>) -> Option<Preference> {
    let last = *colours.last()?;
    let lacking = if difference < 0 { Colour::First } else { Colour::Second };
    Some(match (difference.abs(), repeated) {
        (2.., _) => Preference { colour: lacking, strength: Strength::Absolute },
        (_, Some(repeated)) => Preference { colour: repeated.other(), strength: Strength::Absolute },
        (1, None) => Preference { colour: lacking, strength: Strength::Strong },
        _ => Preference { colour: last.other(), strength: Strength::Mild },
    })
}

/// The float of a round. A played round is judged by the scores before it; an unplayed one is a downfloat if it brought
/// more points than a loss.
fn float(worth: MatchPoints, scores: &Scores, place: Place, round: usize, part: &Part) -> Float {
    let PartKind::Played { opponent, .. } = part.kind else {
        return if part.points > worth.loss { Float::Down } else { Float::None };
    };
    match scores.score_before(place, round).cmp(&scores.score_before(opponent, round)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// C2: True if an allocated bye, or an unplayed round worth at least a win, rules out another bye.
fn bars_from_bye(part: &Part, worth: MatchPoints) -> bool {
    match part.kind {
        PartKind::Played { .. } => false,
        PartKind::Bye => true,
        PartKind::Walkover { .. } | PartKind::Absent => part.points >= worth.win,
    }
}

/// C.04.3 1.8: True for more than half of the maximum possible score when the last round is paired.
fn is_topscorer(round: &Round, done: usize, score: Points) -> bool {
    let greatest = i64::from(round.worth.win.max(round.worth.draw).0);
    let possible = greatest * i64::try_from(done).unwrap_or(i64::MAX / i64::from(i32::MAX));
    done + 1 >= round.rounds && i64::from(score.0) * 2 > possible
}
