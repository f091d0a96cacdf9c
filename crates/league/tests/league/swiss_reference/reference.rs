//! The Dutch system by exhaustive search.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use sztab_league::record::{PartKind, Place};
use sztab_league::swiss::{Balance, Colour, Pair, Pairing, Round};

type Members = Vec<usize>;
type Pairs = Vec<(usize, usize)>;

struct Facts {
    place: usize,
    number: usize,
    score: i32,
    /// True for first; played games only.
    games: Vec<bool>,
    /// 1 is down, -1 is up; the last round, then the one before it.
    floats: [i32; 2],
    may_have_bye: bool,
    topscorer: bool,
}

impl Facts {
    fn difference(&self) -> i32 {
        self.games.iter().map(|first| if *first { 1 } else { -1 }).sum()
    }

    fn repeat(&self) -> Option<bool> {
        let count = self.games.len();
        (count >= 2 && self.games[count - 1] == self.games[count - 2]).then(|| self.games[count - 1])
    }

    /// The strength (3 absolute, 2 strong, 1 mild, 0 none) and the colour.
    fn preference(&self) -> (u8, bool) {
        let Some(last) = self.games.last() else { return (0, false) };
        let difference = self.difference();
        if difference.abs() >= 2 {
            (3, difference < 0)
        } else if let Some(repeat) = self.repeat() {
            (3, !repeat)
        } else if difference != 0 {
            (2, difference < 0)
        } else {
            (1, !last)
        }
    }
}

pub struct Reference<'a> {
    round: &'a Round<'a>,
    /// The players in order.
    players: Vec<Facts>,
    legal: Vec<Vec<bool>>,
}

/// A bracket: its members in order, the first `moved` of them moved down, and the players below.
struct Bracket {
    members: Members,
    moved: usize,
    below: Members,
    bye_score: i32,
}

/// Criteria C6 to C21; smaller is better.
type Quality = (usize, Members, (usize, Members), usize, [usize; 4], [usize; 4], [Members; 4]);
/// The order of candidates; smaller is earlier.
type Key = (Vec<bool>, Members, usize, usize, Vec<bool>, Vec<bool>, Members);

type Candidate = (Quality, Key, Pairs);

impl<'a> Reference<'a> {
    pub fn new(round: &'a Round<'a>) -> Self {
        let record = &round.record.players;
        let done = record[0].len();
        let mut number = 0;
        let mut players = Vec::new();
        for (place, parts) in record.iter().enumerate() {
            let present = round.present.contains(&Place(place));
            number += usize::from(present || parts.iter().any(|part| part.kind != PartKind::Absent));
            if !present {
                continue;
            }
            let best = round.worth.win.0.max(round.worth.draw.0);
            let rounds = i32::try_from(done).expect("few rounds");
            players.push(Facts {
                place,
                number,
                score: score(round, place, done),
                games: parts
                    .iter()
                    .filter_map(|part| match part.kind {
                        PartKind::Played { first, .. } => Some(first),
                        _ => None,
                    })
                    .collect(),
                floats: floats(round, place),
                may_have_bye: parts.iter().all(|part| match part.kind {
                    PartKind::Played { .. } => true,
                    PartKind::Bye => false,
                    _ => part.points < round.worth.win,
                }),
                topscorer: done + 1 >= round.rounds && 2 * score(round, place, done) > rounds * best,
            });
        }
        players.sort_by_key(|player| (-player.score, player.number));
        let mut reference = Self { round, players, legal: Vec::new() };
        let count = reference.players.len();
        reference.legal = (0..count)
            .map(|one| (0..count).map(|other| one != other && reference.may_meet(one, other)).collect())
            .collect();
        reference
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.players[one], &self.players[other]);
        let met = self.round.record.players[a.place]
            .iter()
            .any(|part| matches!(part.kind, PartKind::Played { opponent, .. } if opponent.0 == b.place));
        let apart = self
            .round
            .apart
            .iter()
            .any(|apart| [(a.place, b.place), (b.place, a.place)].contains(&(apart.one.0, apart.other.0)));
        let (mine, theirs) = (a.preference(), b.preference());
        let clash =
            self.round.balance == Balance::First && mine.0 == 3 && mine == theirs && !a.topscorer && !b.topscorer;
        !met && !apart && !clash
    }

    /// Pairs the round; `None` if there is no legal pairing.
    pub fn pair(&self) -> Option<Pairing> {
        let everybody: Members = (0..self.players.len()).collect();
        let scores = self.players.iter().rev().map(|player| player.score);
        let bye_score = scores.into_iter().find(|score| self.can_complete(&everybody, &[], *score, usize::MAX));
        let bye_score = if everybody.is_empty() { 0 } else { bye_score? };
        let mut left = everybody;
        let mut moved = 0;
        let mut pairs = Vec::new();
        while let Some(resident) = left.get(moved) {
            let score = self.players[*resident].score;
            let end = left.iter().take_while(|player| self.players[**player].score >= score).count();
            let below = left.split_off(end);
            let bracket = Bracket { members: left, moved, below, bye_score };
            let found = self.best_pairs(&bracket);
            let floaters: Members = unpaired_members(&bracket.members, &found);
            pairs.extend(found);
            moved = floaters.len();
            left = floaters;
            left.extend(&bracket.below);
        }
        Some(self.to_pairing(pairs, left.first().copied()))
    }

    /// True if all can be paired, with a bye of at most this score; `apart` do not meet each other, and `no_bye` does
    /// not get the bye.
    fn can_complete(&self, left: &[usize], apart: &[usize], bye_score: i32, no_bye: usize) -> bool {
        let Some((first, rest)) = left.split_first() else { return true };
        let player = &self.players[*first];
        let without = |gone: usize| -> Members { rest.iter().copied().filter(|player| *player != gone).collect() };
        let bye = left.len() % 2 == 1 && player.may_have_bye && player.score <= bye_score && *first != no_bye;
        if bye && self.can_complete(rest, apart, -1, no_bye) {
            return true;
        }
        rest.iter().any(|other| {
            let both_apart = apart.contains(first) && apart.contains(other);
            self.legal[*first][*other] && !both_apart && self.can_complete(&without(*other), apart, bye_score, no_bye)
        })
    }

    /// All ways to pair some members of a bracket; moved-down players only meet residents.
    fn candidates(&self, members: &[usize], moved: usize) -> Vec<Pairs> {
        let mut found = Vec::new();
        self.extend(members, moved, 0, &mut Vec::new(), &mut vec![false; members.len()], &mut found);
        found
    }

    fn extend(
        &self,
        members: &[usize],
        moved: usize,
        at: usize,
        pairs: &mut Pairs,
        used: &mut Vec<bool>,
        found: &mut Vec<Pairs>,
    ) {
        if at == members.len() {
            found.push(pairs.clone());
            return;
        }
        self.extend(members, moved, at + 1, pairs, used, found);
        if used[at] {
            return;
        }
        for other in moved.max(at + 1)..members.len() {
            if !used[other] && self.legal[members[at]][members[other]] {
                used[at] = true;
                used[other] = true;
                pairs.push((members[at], members[other]));
                self.extend(members, moved, at + 1, pairs, used, found);
                pairs.pop();
                used[at] = false;
                used[other] = false;
            }
        }
    }

    fn best_pairs(&self, bracket: &Bracket) -> Pairs {
        let mut next = BTreeMap::new();
        let mut complete = BTreeMap::new();
        let mut best: Option<Candidate> = None;
        for pairs in self.candidates(&bracket.members, bracket.moved) {
            let floaters = unpaired_members(&bracket.members, &pairs);
            let is_complete = complete.entry(floaters.clone()).or_insert_with(|| {
                let left: Members = floaters.iter().chain(&bracket.below).copied().collect();
                self.can_complete(&left, &floaters, bracket.bye_score, usize::MAX)
            });
            if !*is_complete {
                continue;
            }
            let ahead = next.entry(floaters.clone()).or_insert_with(|| self.next_bracket(bracket, &floaters)).clone();
            let quality = self.quality(bracket, &pairs, &floaters, ahead);
            if best.as_ref().is_some_and(|(so_far, ..)| *so_far < quality) {
                continue;
            }
            let key = order_key(bracket, &pairs);
            if best.as_ref().is_none_or(|(so_far, first, _)| (&quality, &key) < (so_far, first)) {
                best = Some((quality, key, pairs));
            }
        }
        best.expect("the field can be completed").2
    }

    /// C8: number and scores of the downfloaters of the next bracket.
    fn next_bracket(&self, bracket: &Bracket, floaters: &[usize]) -> (usize, Members) {
        let Some(first) = bracket.below.first() else { return (0, Vec::new()) };
        let group =
            bracket.below.iter().take_while(|player| self.players[**player].score == self.players[*first].score);
        let members: Members = floaters.iter().chain(group).copied().collect();
        let below = &bracket.below[members.len() - floaters.len()..];
        let outcomes = self.candidates(&members, floaters.len()).into_iter().filter_map(|pairs| {
            let floaters = unpaired_members(&members, &pairs);
            let left: Members = floaters.iter().chain(below).copied().collect();
            let complete = self.can_complete(&left, &floaters, bracket.bye_score, usize::MAX);
            complete.then(|| (floaters.len(), self.scores(&floaters)))
        });
        outcomes.min().expect("the field can be completed")
    }

    /// Scores from the highest down. Scores are never negative.
    fn scores(&self, players: &[usize]) -> Members {
        let mut scores: Members =
            players.iter().map(|player| usize::try_from(self.players[*player].score).expect("not negative")).collect();
        scores.sort_by_key(|score| Reverse(*score));
        scores
    }

    fn quality(
        &self,
        bracket: &Bracket,
        pairs: &[(usize, usize)],
        floaters: &[usize],
        ahead: (usize, Members),
    ) -> Quality {
        let is_moved = |player: &usize| bracket.members[..bracket.moved].contains(player);
        let floated = |player: usize, back: usize| self.players[player].floats[back];
        let left: Members = floaters.iter().chain(&bracket.below).copied().collect();
        let takes_bye =
            |player: usize| left.len() % 2 == 1 && !self.can_complete(&left, floaters, bracket.bye_score, player);
        let c9 = match floaters {
            [single] if takes_bye(*single) => self.round.record.players[0].len() - self.players[*single].games.len(),
            _ => 0,
        };
        let conflicts = pairs.iter().map(|(one, other)| self.conflicts(*one, *other));
        let colours = conflicts.fold([0; 4], |sum, pair| [0, 1, 2, 3].map(|at| sum[at] + usize::from(pair[at])));
        let residents = |back: usize| floaters.iter().filter(|at| !is_moved(at) && floated(**at, back) == 1).count();
        let met = |back: usize| pairs.iter().filter(move |(one, other)| is_moved(one) && floated(*other, back) == -1);
        let unlucky = |back: usize| -> Members {
            let again: Members =
                floaters.iter().copied().filter(|at| is_moved(at) && floated(*at, back) == 1).collect();
            self.scores(&again)
        };
        let against = |back: usize| self.scores(&met(back).map(|(one, _)| *one).collect::<Members>());
        (
            floaters.len(),
            self.scores(floaters),
            ahead,
            c9,
            colours,
            [residents(0), met(0).count(), residents(1), met(1).count()],
            [unlucky(0), against(0), unlucky(1), against(1)],
        )
    }

    /// C10 to C13.
    fn conflicts(&self, one: usize, other: usize) -> [bool; 4] {
        let (a, b) = (&self.players[one], &self.players[other]);
        let ((strength, colour), (their_strength, their_colour)) = (a.preference(), b.preference());
        if self.round.balance == Balance::None || strength == 0 || their_strength == 0 || colour != their_colour {
            return [false; 4];
        }
        let (size, their_size) = (a.difference().abs(), b.difference().abs());
        let absolute = strength == 3 && their_strength == 3;
        let third_time = match size.cmp(&their_size) {
            Ordering::Equal => a.repeat().is_some() && a.repeat() == b.repeat(),
            Ordering::Less => a.repeat() == Some(!colour),
            Ordering::Greater => b.repeat() == Some(!colour),
        };
        let strong = strength >= 2 && their_strength >= 2 && !absolute;
        [size >= 2 && their_size >= 2, absolute && third_time, true, strong]
    }

    fn to_pairing(&self, mut pairs: Pairs, bye: Option<usize>) -> Pairing {
        pairs.iter_mut().for_each(|pair| *pair = (pair.0.min(pair.1), pair.0.max(pair.1)));
        pairs.sort_by_key(|(high, low)| {
            (Reverse(self.players[*high].score), Reverse(self.players[*low].score), self.players[*high].number)
        });
        let place = |at: usize| Place(self.players[at].place);
        let pairs = pairs.into_iter().map(|(high, low)| {
            let (first, second) = if self.is_first(high, low) { (high, low) } else { (low, high) };
            Pair { first: place(first), second: place(second), is_rematch: false }
        });
        Pairing { pairs: pairs.collect(), bye: bye.map(place) }
    }

    fn is_first(&self, high: usize, low: usize) -> bool {
        let (a, b) = (&self.players[high], &self.players[low]);
        if self.round.balance == Balance::None {
            return a.place < b.place;
        }
        let (mine, theirs) = (a.preference(), b.preference());
        if mine.0 == 0 && theirs.0 == 0 {
            return (a.number % 2 == 1) == (self.round.initial == Colour::First);
        }
        if mine.0 == 0 || theirs.0 == 0 || mine.1 != theirs.1 {
            return if mine.0 > 0 { mine.1 } else { !theirs.1 };
        }
        if mine.0 != theirs.0 {
            return if mine.0 > theirs.0 { mine.1 } else { !theirs.1 };
        }
        let (size, their_size) = (a.difference().abs(), b.difference().abs());
        if mine.0 == 3 && size != their_size {
            return if size > their_size { mine.1 } else { !theirs.1 };
        }
        for back in 1..=a.games.len().min(b.games.len()) {
            let (own, other) = (a.games[a.games.len() - back], b.games[b.games.len() - back]);
            if own != other {
                return !own;
            }
        }
        mine.1
    }
}

fn score(round: &Round, place: usize, rounds: usize) -> i32 {
    let virtual_points = round.virtual_points.get(place).map_or(0, |before| before[rounds].0);
    round.record.players[place][..rounds].iter().map(|part| part.points.0).sum::<i32>() + virtual_points
}

fn floats(round: &Round, place: usize) -> [i32; 2] {
    let parts = &round.record.players[place];
    [1, 2].map(|back| {
        let Some(at) = parts.len().checked_sub(back) else { return 0 };
        match parts[at].kind {
            PartKind::Played { opponent, .. } => (score(round, place, at) - score(round, opponent.0, at)).signum(),
            _ => i32::from(parts[at].points > round.worth.loss),
        }
    })
}

fn unpaired_members(members: &[usize], pairs: &[(usize, usize)]) -> Members {
    let is_free = |player: &usize| !pairs.iter().any(|(one, other)| one == player || other == player);
    members.iter().copied().filter(is_free).collect()
}

/// The position of a candidate in the order, by the players' numbers within the bracket.
fn order_key(bracket: &Bracket, pairs: &[(usize, usize)]) -> Key {
    let number = |player: usize| bracket.members.iter().position(|member| *member == player).expect("a member");
    let partner: BTreeMap<usize, usize> = pairs.iter().map(|(one, other)| (number(*one), number(*other))).collect();
    let moved_out: Vec<bool> = (0..bracket.moved).map(|at| !partner.contains_key(&at)).collect();
    let opponents: Members = (0..bracket.moved).filter_map(|at| partner.get(&at).copied()).collect();
    let remainder: Members = (bracket.moved..bracket.members.len()).filter(|at| !opponents.contains(at)).collect();
    let upper: Members = remainder.iter().copied().filter(|at| partner.contains_key(at)).collect();
    let (first, second) = remainder.split_at(upper.len());
    let exchanges = second.iter().filter(|at| upper.contains(at)).count();
    // An exchange of a later member of S1, and of an earlier one of S2, comes first.
    let stays: Vec<bool> = first.iter().rev().map(|at| upper.contains(at)).collect();
    let waits: Vec<bool> = second.iter().map(|at| !upper.contains(at)).collect();
    let against: Members = upper.iter().map(|at| partner[at]).collect();
    // Numbers within the remainder, without the gaps left by opponents of moved-down players.
    let sum = (0..remainder.len()).filter(|at| upper.contains(&remainder[*at])).sum();
    (moved_out, opponents, exchanges, sum, stays, waits, against)
}
