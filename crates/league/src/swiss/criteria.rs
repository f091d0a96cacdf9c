//! The criteria of a bracket as the weight of an edge (FIDE C.04.3, criteria C6 to C21).
//!
//! Each criterion is a bit field of a wide number: more important criteria have higher fields, and each field is wide
//! enough for its sum over a whole pairing. The pairing of greatest weight is then the best by the criteria in order.
//! C1 to C5 are not part of the weights: an illegal pair is not an edge, and every matching is complete.

use std::collections::BTreeMap;

use super::field::{Field, Layout};
use super::matching::Wide;
use super::order::ORDER_BIT;
use super::player::{Float, Strength};
use crate::record::Points;

/// Rounds counted back from the last one: the last round, then the one before it.
const ROUNDS_BACK: [usize; 2] = [0, 1];

/// A pair of players of the current bracket, as evaluated by the criteria.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct CurrentPair {
    /// The digit of the higher player's score, if that player was moved down.
    digit: Option<usize>,
    /// True for each of C10 to C13 that the pair violates.
    colours: [bool; 4],
    /// C14, C16: number of residents in the pair who floated down.
    down: [u8; 2],
    /// C15, C17, C19, C21: true if the lower player floated up and meets a moved-down player.
    up: [bool; 2],
    /// C18, C20: true if the moved-down player floated down.
    again: [bool; 2],
}

/// The value of an edge, before it becomes a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    /// Both players are in the current bracket.
    Current(CurrentPair),
    /// The lower player is in the next score group. Contains the digit of the higher player's score, or `None` if that
    /// player is in the next score group too.
    Next(Option<usize>),
    /// The pair is needed only to complete the round.
    Below,
    /// The bye, for a player with this many games; `None` if C9 does not apply.
    Bye(Option<usize>),
    /// The bye before the first bracket, by the rank of the player's score, counted from the lowest.
    FirstBye(usize),
}

/// An edge as evaluated by the criteria. Edges with equal values share a weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EdgeValue {
    merit: Merit,
    is_rematch: bool,
}

/// Width and position of the fields of a bracket.
pub(super) struct Scale {
    /// Number of bits used, with room above the last field for sums of duals.
    pub(super) bits: usize,
    rematch: usize,
    first_bye: usize,
    pairs: usize,
    scores: Vec<usize>,
    next: usize,
    next_scores: Vec<usize>,
    games: usize,
    colours: [usize; 4],
    floats: [FloatFields; 2],
    repeats: [RepeatFields; 2],
}

/// The fields for C14 and C15, or C16 and C17.
#[derive(Default)]
struct FloatFields {
    down: usize,
    up: usize,
}

/// The fields for C18 and C19, or C20 and C21: one digit per score.
#[derive(Default)]
struct RepeatFields {
    down: Vec<usize>,
    up: Vec<usize>,
}

/// The distinct scores, highest first, each with its number of players.
fn digits(scores: impl Iterator<Item = Points>) -> Vec<(Points, usize)> {
    let mut counts: BTreeMap<std::cmp::Reverse<Points>, usize> = BTreeMap::new();
    scores.for_each(|score| *counts.entry(std::cmp::Reverse(score)).or_default() += 1);
    counts.into_iter().map(|(score, count)| (score.0, count)).collect()
}

/// Allocates fields from the lowest bit up.
struct Allocator(usize);

impl Allocator {
    /// Allocates a field whose sum over a pairing is at most `range`.
    fn allocate_field(&mut self, range: usize) -> usize {
        let bit = self.0;
        self.0 += (usize::BITS - range.leading_zeros()) as usize;
        bit
    }

    /// Allocates a field for each score, the highest score in the highest field.
    fn allocate_fields(&mut self, digits: &[(Points, usize)]) -> Vec<usize> {
        let mut bits: Vec<usize> = digits.iter().rev().map(|(_, count)| self.allocate_field(*count)).collect();
        bits.reverse();
        bits
    }
}

pub(super) struct Criteria<'a> {
    field: &'a Field,
    layout: &'a Layout,
    /// Scores of the moved-down players, the highest first.
    moved: Vec<Points>,
    /// Scores of all players of the bracket, the highest first.
    all: Vec<Points>,
    pub(super) scale: Scale,
}

impl<'a> Criteria<'a> {
    pub(super) fn new(field: &'a Field, layout: &'a Layout) -> Self {
        let score = |at: usize| field.players[layout.players[at]].score;
        let moved = digits((0..layout.moved).map(score));
        let all = digits((0..layout.current).map(score));
        let scale = Scale::new(field, layout, &moved, &all);
        let only_scores = |digits: Vec<(Points, usize)>| digits.into_iter().map(|(score, _)| score).collect();
        Self { field, layout, moved: only_scores(moved), all: only_scores(all), scale }
    }

    /// The value of an edge; `None` if the two must not be paired. `high` comes before `low`; the bye comes last.
    pub(super) fn edge_value(&self, high: usize, low: usize) -> Option<EdgeValue> {
        let players = self.layout.players.len();
        if low >= players && self.layout.stand_ins > 0 {
            return Some(EdgeValue { merit: Merit::Below, is_rematch: false });
        }
        let one = self.layout.players[high];
        if low == players {
            let merit = self.bye_merit(high)?;
            return Some(EdgeValue { merit, is_rematch: false });
        }
        let other = self.layout.players[low];
        if low < self.layout.moved || !self.field.may_meet(one, other) {
            return None;
        }
        let merit = if low < self.layout.current {
            Merit::Current(self.current_pair(high, one, other))
        } else if low < self.layout.next {
            Merit::Next(self.digit(&self.all, high < self.layout.current, one))
        } else {
            Merit::Below
        };
        Some(EdgeValue { merit, is_rematch: self.field.is_rematch(one, other) })
    }

    fn bye_merit(&self, at: usize) -> Option<Merit> {
        let position = self.layout.players[at];
        let player = &self.field.players[position];
        self.layout.may_have_bye(self.field, position).then(|| {
            if self.layout.bye_score.is_none() {
                return Merit::FirstBye(self.field.score_rank(player.score));
            }
            let counts = self.layout.bye_by_games && at < self.layout.current;
            Merit::Bye(counts.then(|| player.played_rounds()))
        })
    }

    fn digit(&self, scores: &[Points], applies: bool, player: usize) -> Option<usize> {
        let score = self.field.players[player].score;
        applies.then(|| scores.iter().position(|digit| *digit == score).expect("every score has its digit"))
    }

    fn current_pair(&self, high: usize, one: usize, other: usize) -> CurrentPair {
        let (higher, lower) = (&self.field.players[one], &self.field.players[other]);
        let is_moved = high < self.layout.moved;
        let down = |player: usize, back: usize| self.field.players[player].floats[back] == Float::Down;
        CurrentPair {
            digit: self.digit(&self.moved, is_moved, one),
            colours: if self.field.balanced { colour_conflicts(higher, lower) } else { [false; 4] },
            down: ROUNDS_BACK.map(|back| u8::from(down(other, back)) + u8::from(!is_moved && down(one, back))),
            up: ROUNDS_BACK.map(|back| is_moved && lower.floats[back] == Float::Up),
            again: ROUNDS_BACK.map(|back| is_moved && down(one, back)),
        }
    }

    pub(super) fn weight<const N: usize>(&self, look: EdgeValue) -> Wide<N> {
        let scale = &self.scale;
        let mut sum = Wide::ZERO;
        let mut add = |value: i64, bit: usize| sum += Wide::from_shifted(value, bit);
        if look.is_rematch {
            add(-1, scale.rematch);
        }
        match look.merit {
            Merit::Below | Merit::Bye(None) => {}
            Merit::Bye(Some(games)) => add(to_signed(games), scale.games),
            Merit::FirstBye(rank) => add(-to_signed(rank), scale.first_bye),
            Merit::Next(digit) => {
                add(1, scale.next);
                digit.into_iter().for_each(|digit| add(1, scale.next_scores[digit]));
            }
            Merit::Current(pair) => {
                add(1, scale.pairs);
                for (is_hurt, bit) in pair.colours.iter().zip(scale.colours) {
                    add(-i64::from(*is_hurt), bit);
                }
                for (back, fields) in scale.floats.iter().enumerate() {
                    add(i64::from(pair.down[back]), fields.down);
                    add(-i64::from(pair.up[back]), fields.up);
                }
                if let Some(digit) = pair.digit {
                    add(1, scale.scores[digit]);
                    for (back, fields) in scale.repeats.iter().enumerate() {
                        add(i64::from(pair.again[back]), fields.down[digit]);
                        add(-i64::from(pair.up[back]), fields.up[digit]);
                    }
                }
            }
        }
        sum
    }
}

fn to_signed(count: usize) -> i64 {
    i64::try_from(count).expect("counts of players and rounds are small")
}

impl Scale {
    fn new(field: &Field, layout: &Layout, moved: &[(Points, usize)], all: &[(Points, usize)]) -> Self {
        let mut bits = Allocator(ORDER_BIT + layout.order_bits());
        let players = layout.players.len();
        let residents = layout.current - layout.moved;
        let repeats =
            [1, 0].map(|_| RepeatFields { up: bits.allocate_fields(moved), down: bits.allocate_fields(moved) });
        let [older, last] = repeats;
        let floats = [1, 0]
            .map(|_| FloatFields { up: bits.allocate_field(residents), down: bits.allocate_field(2 * residents) });
        let [older_floats, last_floats] = floats;
        let in_colours = if field.balanced { layout.current } else { 0 };
        let mut colours = [0, 1, 2, 3].map(|_| bits.allocate_field(in_colours));
        colours.reverse();
        let games = bits.allocate_field(if layout.bye_by_games { field.rounds_done } else { 0 });
        let next_scores = bits.allocate_fields(all);
        let next = bits.allocate_field(layout.next);
        let scores = bits.allocate_fields(moved);
        let pairs = bits.allocate_field(layout.current);
        let first_bye = bits.allocate_field(if layout.bye_score.is_none() { players } else { 0 });
        let rematch = bits.allocate_field(if field.has_rematches() { players } else { 0 });
        // The duals and their sums exceed the heaviest matching by at most these factors.
        bits.allocate_field(layout.vertex_count() * layout.vertex_count());
        Self {
            bits: bits.0 + 8,
            rematch,
            first_bye,
            pairs,
            scores,
            next,
            next_scores,
            games,
            colours,
            floats: [last_floats, older_floats],
            repeats: [last, older],
        }
    }
}

/// True for each of C10, C11, C12 and C13 that a pair violates.
fn colour_conflicts(one: &super::player::Player, other: &super::player::Player) -> [bool; 4] {
    let (Some(wish), Some(theirs)) = (one.preference, other.preference) else { return [false; 4] };
    if wish.colour != theirs.colour {
        return [false; 4];
    }
    let (size, other_size) = (one.difference.abs(), other.difference.abs());
    let both_absolute = one.is_absolute() && other.is_absolute();
    let thrice = match size.cmp(&other_size) {
        std::cmp::Ordering::Equal => one.repeated.is_some() && one.repeated == other.repeated,
        std::cmp::Ordering::Less => one.repeated == Some(wish.colour.other()),
        std::cmp::Ordering::Greater => other.repeated == Some(wish.colour.other()),
    };
    let both_strong = wish.strength.min(theirs.strength) >= Strength::Strong;
    [size >= 2 && other_size >= 2, both_absolute && thrice, true, both_strong && !both_absolute]
}
