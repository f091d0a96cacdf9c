//! The players present, the legality of pairs (C1, C3), and the part of the field that one bracket uses.

use super::player::{Player, ordered_players};
use super::{Balance, Round};
use crate::record::{PartKind, Points};

/// The players of a round in order, with the legality of each pair.
pub(super) struct Field {
    pub(super) players: Vec<Player>,
    pub(super) rounds_done: usize,
    /// True if colours count: C3 and C10 to C13.
    pub(super) balanced: bool,
    pairs: Vec<Legality>,
    has_rematches: bool,
}

/// The legality of pairing two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Legality {
    Illegal,
    Legal,
    /// Legal only because rematches are allowed.
    Rematch,
}

impl Field {
    /// The field of a round. Players whose last meeting was in one of the first `rematches` rounds may meet again.
    pub(super) fn new(round: &Round, present: &[bool], rematches: usize) -> Self {
        let players = ordered_players(round, present);
        let balanced = round.balance == Balance::First;
        let count = players.len();
        let mut at_place = vec![None; present.len()];
        players.iter().enumerate().for_each(|(at, player)| at_place[player.place.0] = Some(at));
        let mut pairs = vec![Legality::Legal; count * count];
        let mut mark = |one: Option<usize>, other: Option<usize>, legality| {
            if let (Some(one), Some(other)) = (one, other) {
                pairs[one * count + other] = legality;
                pairs[other * count + one] = legality;
            }
        };
        for (place, parts) in round.record.players.iter().enumerate() {
            for (at, part) in parts.iter().enumerate() {
                if let PartKind::Played { opponent, .. } = part.kind {
                    let legality = if at < rematches { Legality::Rematch } else { Legality::Illegal };
                    mark(at_place[place], at_place[opponent.0], legality);
                }
            }
        }
        for apart in round.apart {
            mark(at_place[apart.one.0], at_place[apart.other.0], Legality::Illegal);
        }
        if balanced {
            for (one, player) in players.iter().enumerate() {
                for (other, opponent) in players.iter().enumerate().skip(one + 1) {
                    if need_same_colour(player, opponent) {
                        mark(Some(one), Some(other), Legality::Illegal);
                    }
                }
            }
        }
        let has_rematches = pairs.contains(&Legality::Rematch);
        Self { players, rounds_done: finished_rounds(round), balanced, pairs, has_rematches }
    }

    /// True if the players at the given positions may meet by C1 and C3.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.pairs[one * self.players.len() + other] != Legality::Illegal
    }

    pub(super) fn is_rematch(&self, one: usize, other: usize) -> bool {
        self.pairs[one * self.players.len() + other] == Legality::Rematch
    }

    pub(super) fn has_rematches(&self) -> bool {
        self.has_rematches
    }

    pub(super) fn is_odd(&self) -> bool {
        self.players.len() % 2 == 1
    }

    /// Number of players with a score lower than `score`.
    pub(super) fn score_rank(&self, score: Points) -> usize {
        self.players.len() - self.players.partition_point(|player| player.score >= score)
    }
}

fn finished_rounds(round: &Round) -> usize {
    round.record.players.first().map_or(0, Vec::len)
}

/// C3: both have the same absolute preference, and neither is a topscorer.
fn need_same_colour(one: &Player, other: &Player) -> bool {
    let both_absolute = one.is_absolute() && other.is_absolute();
    let same = one.preference.map(|wish| wish.colour) == other.preference.map(|wish| wish.colour);
    both_absolute && same && !one.is_topscorer && !other.is_topscorer
}

/// The players not yet paired, as used by one bracket: moved-down players, residents, the next score group, the rest,
/// then the bye of an odd field or stand-ins (see [`super::narrow`]). Positions in this list are the vertices of the
/// matching.
pub(super) struct Layout {
    /// Positions in the field, in order.
    pub(super) players: Vec<usize>,
    /// End index of the moved-down players.
    pub(super) moved: usize,
    /// End index of the residents.
    pub(super) current: usize,
    /// End index of the next score group.
    pub(super) next: usize,
    pub(super) has_bye: bool,
    /// Number of vertices that stand for all players below the next score group.
    pub(super) stand_ins: usize,
    /// The score of the player who must get the bye (C5); `None` while this score is being determined.
    pub(super) bye_score: Option<Points>,
    /// True if C9 applies.
    pub(super) bye_by_games: bool,
}

impl Layout {
    /// The layout before the first bracket: contains all players, and the next score group is the top one.
    pub(super) fn initial(field: &Field) -> Self {
        let players: Vec<usize> = (0..field.players.len()).collect();
        let next = group_end(field, &players, 0);
        let has_bye = field.is_odd();
        Self { players, moved: 0, current: 0, next, has_bye, stand_ins: 0, bye_score: None, bye_by_games: false }
    }

    /// The next bracket, without the players in `paired`.
    pub(super) fn after(&self, field: &Field, paired: &[bool]) -> Self {
        let left = |to: usize| (0..to).filter(|at| !paired[*at]).count();
        let players: Vec<usize> =
            (0..self.players.len()).filter(|at| !paired[*at]).map(|at| self.players[at]).collect();
        let moved = left(self.current);
        let current = left(self.next);
        let next = group_end(field, &players, current);
        Self { players, moved, current, next, ..*self }
    }

    pub(super) fn vertex_count(&self) -> usize {
        self.players.len() + usize::from(self.has_bye) + self.stand_ins
    }

    /// The end indices of the moved-down players, the residents and the next score group.
    pub(super) fn layer_ends(&self) -> [usize; 3] {
        [self.moved, self.current, self.next]
    }

    /// True if the player at a position of the field may have the bye by C2 and C5.
    pub(super) fn may_have_bye(&self, field: &Field, position: usize) -> bool {
        let player = &field.players[position];
        player.may_have_bye && self.bye_score.is_none_or(|score| player.score <= score)
    }

    pub(super) fn residents(&self) -> std::ops::Range<usize> {
        self.moved..self.current
    }

    /// Number of bits of the weights that decide the order of candidates: see [`super::order`].
    pub(super) fn order_bits(&self) -> usize {
        let residents = self.residents().len();
        let most = (residents + 1) * (residents + 1) * (residents + 1);
        (usize::BITS - most.leading_zeros()) as usize + 1
    }
}

fn group_end(field: &Field, players: &[usize], start: usize) -> usize {
    let Some(first) = players.get(start) else { return start };
    let score = field.players[*first].score;
    start + players[start..].partition_point(|player| field.players[*player].score == score)
}
