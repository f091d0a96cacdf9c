//! A bracket without the players below the next score group.
//!
//! No criterion depends on pairs below the next score group: their weight is 0, and so is the weight of a pair that a
//! player of the *core* (the bracket and the next score group) forms with a player below. A few stand-ins, who may be
//! paired with anyone at weight 0, replace all those players and the bye. This does not change the result if two
//! conditions hold:
//!
//! 1. A best matching pairs at least two stand-ins with each other. The greatest weight of a matching with n edges is
//!    concave in n: given two matchings, one with n - 1 edges and one with n + 1, exchanging one alternating path
//!    turns them into two matchings with n edges and the same total weight. More floaters would need more
//!    stand-ins, and therefore gain nothing; and as the numbers of pairs are criteria,
//!    all best matchings have equally many floaters.
//! 2. The players below can be paired among themselves and with any choice of this many floaters ([`FieldTail::absorbs`]).
//!
//! By 2, the best matchings with stand-ins and those of the whole field have the same edges within the core. The order
//! of candidates depends only on these edges, because it treats all partners below alike.

use super::field::{Field, Layout};

/// Numbers of stand-ins to try; one is added if the core is odd.
pub(super) const STAND_INS: [usize; 2] = [4, 16];

/// Players at the end of a field, and how many of them can be paired among themselves.
pub(super) struct FieldTail<'a> {
    /// Numbers of stand-ins to try.
    pub(super) stand_ins: &'a [usize],
    /// True, indexed by position, if all players from there on, with the bye, are known to have a legal pairing.
    pairs_up: Vec<bool>,
}

impl<'a> FieldTail<'a> {
    /// Pairs greedily from the last player up; this rarely leaves a player without a partner.
    pub(super) fn new(field: &Field, layout: &Layout, stand_ins: &'a [usize]) -> Self {
        let count = field.players.len();
        let mut pairs_up = vec![false; count + 1];
        let mut alone: Vec<usize> = Vec::new();
        let mut bye = layout.has_bye;
        pairs_up[count] = !bye;
        for at in (0..count).rev() {
            if bye && layout.may_have_bye(field, at) {
                bye = false;
            } else if let Some(found) = alone.iter().position(|other| field.may_meet(at, *other)) {
                alone.swap_remove(found);
            } else {
                alone.push(at);
            }
            pairs_up[at] = !bye && alone.is_empty();
        }
        Self { stand_ins, pairs_up }
    }

    /// True if the players below the next score group can be paired among themselves and with any `floaters` players of
    /// the core; `false` is not certain.
    ///
    /// It is enough if the highest of them form a group E, the rest pair up, and E has at least 2m + f players: m is
    /// the maximum number of players in E whom any one player of the core or E cannot meet, and f is the number of
    /// floaters. Then each floater in turn finds an opponent in E, and each remaining player in E can meet half of the
    /// others, so these have a perfect matching (Dirac's theorem).
    pub(super) fn can_absorb(&self, field: &Field, layout: &Layout, floaters: usize) -> bool {
        let (core, below) = layout.players.split_at(layout.next);
        let Some(first) = below.first() else { return floaters == 0 };
        let sizes = std::iter::successors(Some(16 + floaters), |size| Some(size * 2));
        sizes.take_while(|size| *size < below.len()).any(|size| {
            let even = (size..below.len()).find(|size| self.pairs_up[first + size]);
            even.is_some_and(|size| {
                let group = &below[..size];
                let barred = |one: &usize| group.iter().filter(|at| *at == one || !field.may_meet(*one, **at)).count();
                let most = core.iter().chain(group).map(barred).max().unwrap_or(0);
                size >= floaters + 2 * most
            })
        })
    }
}

impl Layout {
    /// The core with stand-ins; `None` if the players below matter, as they do for C9 and rematches.
    pub(super) fn with_stand_ins(&self, field: &Field, stand_ins: usize) -> Option<Self> {
        let counts_below = self.current == 0 || self.bye_by_games || field.has_rematches();
        let stand_ins = stand_ins + self.next % 2;
        let players = self.players.get(..self.next).filter(|_| !counts_below)?.to_vec();
        (self.players.len() > self.next + stand_ins).then_some(Self { players, has_bye: false, stand_ins, ..*self })
    }
}
