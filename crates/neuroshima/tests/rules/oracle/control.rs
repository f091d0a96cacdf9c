//! Control and nets on a board with takeovers (NH-7.20 to NH-7.24, NH-14.68).
//!
//! Every net, takeover or Scoper aimed at a piece is an act, which works, does not work, or is still undecided.
//! Consequences are derived until there are no new ones: an act that nothing can end works, and an act that a working
//! one ends does not. The remaining acts form circles. Acts cancel each other in circles in which no act needs another
//! (NH-7.12, NH-7.22); for other circles, the oracle reports that it cannot decide.

use std::collections::BTreeSet;

use super::nets::Verdict;
use super::reach::Field;
use super::sides::SideRelations;
use super::{Scene, edge_towards, neighbour_place};
use sztab_neuroshima::rules::{Effect, Feature, Tile};

/// Maximum depth to which takeovers of takers are followed; beyond it, the result is undecided.
const MAX_DEPTH: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Net,
    Take,
    Scope,
}

/// A net, takeover or Scoper by which one piece affects another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Act {
    from: usize,
    aim: usize,
    kind: Kind,
}

struct Inquiry<'a> {
    relations: &'a SideRelations,
    field: Field<'a>,
    acts: Vec<Act>,
    /// For each act, whether it works; `None` if undecided.
    works: Vec<Option<bool>>,
    /// For each act, true if it was cancelled in a circle.
    is_cancelled: Vec<bool>,
    /// For each piece, whether it stays alive; `None` if undecided.
    lives: Vec<Option<bool>>,
}

/// Evaluates a scene; `None` if no edge on the board could take control of a unit.
pub fn evaluate(relations: &SideRelations, cards: &[Tile], scene: &Scene) -> Option<Verdict> {
    let field = Field { cards, scene };
    let acts = find_acts(relations, field);
    if !acts.iter().any(|act| act.kind == Kind::Take) {
        return None;
    }
    let (works, lives) = (vec![None; acts.len()], vec![None; scene.pieces.len()]);
    let is_cancelled = vec![false; acts.len()];
    let mut inquiry = Inquiry { relations, field, acts, works, is_cancelled, lives };
    while inquiry.derive_consequences() || inquiry.cancel_circles() {}
    Some(inquiry.verdict())
}

/// Every act that a piece could perform on another, under any commander.
fn find_acts(relations: &SideRelations, field: Field<'_>) -> Vec<Act> {
    let mut acts = Vec::new();
    for from in field.piece_indices() {
        for aim in field.piece_indices().filter(|&aim| aim != from) {
            let looks = |wanted: &dyn Fn(usize) -> bool| {
                (0..6).any(|direction| {
                    neighbour_place(field.piece(from).at, direction) == field.piece(aim).at
                        && wanted(edge_towards(field.piece(from), direction))
                })
            };
            let edges = &field.card(from).edges;
            // A net thrown by an HQ holds the unit on which it lies (NH-14.66).
            let is_thrown =
                field.card(from).is_headquarters() && field.piece(aim).nets.contains(&field.piece(from).owner);
            if looks(&|edge| edges[edge].net) || is_thrown {
                acts.push(Act { from, aim, kind: Kind::Net });
            }
            if looks(&|edge| edges[edge].takeover) && !field.card(aim).is_headquarters() {
                acts.push(Act { from, aim, kind: Kind::Take });
            }
            let is_module = !field.card(aim).is_headquarters()
                && field.card(aim).edges.iter().any(|edge| edge.connection || edge.long || edge.takeover);
            if field.card(from).effects.contains(&Effect::Scoper) && is_module && field.touches(from, aim) {
                acts.push(Act { from, aim, kind: Kind::Scope });
            }
        }
    }
    // A takeover between two units of the same side has no effect unless another side could take the target.
    let owner = |piece: usize| field.piece(piece).owner;
    let is_foreign = |act: &Act| act.kind != Kind::Net && !relations.are_allies(owner(act.from), owner(act.aim));
    if acts.iter().any(|act| act.kind == Kind::Take && is_foreign(act))
        || acts.iter().any(|act| act.kind == Kind::Scope && is_foreign(act))
    {
        return acts;
    }
    acts.retain(|act| act.kind != Kind::Take);
    acts
}

impl Inquiry<'_> {
    fn owner(&self, piece: usize) -> usize {
        self.field.piece(piece).owner
    }

    fn act_indices(&self, wanted: impl Fn(&Act) -> bool) -> Vec<usize> {
        (0..self.acts.len()).filter(|&index| wanted(&self.acts[index])).collect()
    }

    fn may_work(&self, act: usize) -> bool {
        self.works[act] != Some(false)
    }

    /// The sides for which a takeover may work: the commander of its source, or the commander of the Scoper that turns
    /// it (NH-9.20).
    fn possible_takers(&self, take: usize, depth: usize) -> BTreeSet<usize> {
        let Act { from, aim, .. } = self.acts[take];
        // A Scoper that the takeover points back at comes second and does not turn the takeover (NH-7.23).
        let scopes = self.act_indices(|act| act.kind == Kind::Scope && act.aim == from && act.from != aim);
        let scopes: Vec<usize> = scopes.into_iter().filter(|&scope| self.may_work(scope)).collect();
        let scopers: BTreeSet<usize> =
            scopes.iter().flat_map(|&scope| self.commanders_within(self.acts[scope].from, depth)).collect();
        // If the commander of a Scoper is undecided, so is the side for which the Scoper turns the module.
        let is_known = scopes.iter().all(|&scope| {
            self.works[scope] == Some(true) && self.commanders_within(self.acts[scope].from, depth).len() == 1
        });
        let are_enemies =
            scopers.iter().any(|&one| scopers.iter().any(|&other| !self.relations.are_allies(one, other)));
        // Scopers of sides that are enemies of each other leave the module as it is (NH-7.23).
        match (is_known, scopers.is_empty(), are_enemies) {
            (_, true, _) | (true, _, true) => self.commanders_within(from, depth),
            (true, false, false) => scopers,
            (false, ..) => scopers.into_iter().chain(self.commanders_within(from, depth)).collect(),
        }
    }

    /// The sides that may command a piece; a single one once that is decided. Takeovers by enemies of each other
    /// cancel, and if there are more, the majority counts (NH-7.23); a takeover by the piece's own side keeps it there.
    fn commanders(&self, piece: usize) -> BTreeSet<usize> {
        self.commanders_within(piece, MAX_DEPTH)
    }

    fn commanders_within(&self, piece: usize, depth: usize) -> BTreeSet<usize> {
        let owner = self.owner(piece);
        let takes = self.act_indices(|act| act.kind == Kind::Take && act.aim == piece);
        let takes: Vec<usize> = takes.into_iter().filter(|&take| self.may_work(take)).collect();
        if takes.is_empty() {
            return BTreeSet::from([owner]);
        }
        if depth == 0 {
            // Within a circle, any side is possible.
            return (0..self.relations.sides).collect();
        }
        let sides: Vec<BTreeSet<usize>> = takes.iter().map(|&take| self.possible_takers(take, depth - 1)).collect();
        let is_known =
            takes.iter().all(|&take| self.works[take] == Some(true)) && sides.iter().all(|one| one.len() == 1);
        let all: Vec<usize> = sides.iter().flatten().copied().collect();
        if !is_known {
            let foreign = all.iter().copied().filter(|&side| !self.relations.are_allies(side, owner));
            return foreign.chain([owner]).collect();
        }
        let count = |one: usize| all.iter().filter(|&&other| self.relations.are_allies(one, other)).count();
        let wins = |&&one: &&usize| {
            all.iter().filter(|&&other| !self.relations.are_allies(one, other)).all(|&other| count(one) > count(other))
        };
        match all.iter().find(wins).copied().filter(|&side| !self.relations.are_allies(side, owner)) {
            // If allies take the piece together, the rules do not determine which of them commands it.
            Some(winner) => all.iter().copied().filter(|&side| self.relations.are_allies(winner, side)).collect(),
            None => BTreeSet::from([owner]),
        }
    }

    /// True if a net holds a piece; nets of the piece `but_by` do not count. `None` if undecided.
    fn is_netted(&self, piece: usize, but_by: Option<usize>) -> Option<bool> {
        let nets = self.act_indices(|act| act.kind == Kind::Net && act.aim == piece && Some(act.from) != but_by);
        if nets.iter().any(|&net| self.works[net] == Some(true)) {
            return Some(true);
        }
        nets.iter().all(|&net| self.works[net] == Some(false)).then_some(false)
    }

    /// True if a piece is alive and not netted, so that it can act; `None` if undecided.
    fn is_able(&self, piece: usize, but_by: Option<usize>) -> Option<bool> {
        match (self.is_netted(piece, but_by), self.lives[piece]) {
            (Some(true), _) | (_, Some(false)) => Some(false),
            (Some(false), Some(true)) => Some(true),
            _ => None,
        }
    }

    /// Takeovers from the target of an act that point back at its source.
    fn opposing_takeovers(&self, of: usize) -> Vec<usize> {
        let Act { from, aim, .. } = self.acts[of];
        self.act_indices(|act| act.kind == Kind::Take && (act.from, act.aim) == (aim, from))
    }

    /// True if a takeover that points back at a piece comes before that piece's act, if the piece is under `side`
    /// (NH-7.23). A takeover by a side that has the piece anyway counts only if it keeps the piece from another side
    /// (NH-14.68).
    fn takes_precedence(&self, take: usize, side: usize, counts: &dyn Fn(usize) -> bool) -> bool {
        let piece = self.acts[take].aim;
        let is_foreign = |take: usize, side: usize| {
            self.possible_takers(take, MAX_DEPTH).into_iter().any(|taker| !self.relations.are_allies(taker, side))
        };
        let others = self.act_indices(|act| act.kind == Kind::Take && act.aim == piece);
        counts(take)
            && (is_foreign(take, side)
                || others.into_iter().any(|other| counts(other) && is_foreign(other, self.owner(piece))))
    }

    /// True if an act works; `None` if undecided.
    fn judge(&self, index: usize) -> Option<bool> {
        let Act { from, aim, kind } = self.acts[index];
        let (ours, theirs) = (self.commanders(from), self.commanders(aim));
        let meets = |one: usize, other: usize| match kind {
            Kind::Net => self.relations.can_harm(one, other),
            _ => !self.relations.are_allies(one, other),
        };
        let mut meetings = ours.iter().flat_map(|&one| theirs.iter().map(move |&other| (one, other)));
        // Decided without regard to whether the source can act, so that the act does not seem to close a circle.
        if kind != Kind::Take && meetings.clone().all(|(one, other)| !meets(one, other)) {
            return Some(false);
        }
        let but_by = (kind == Kind::Take).then_some(aim);
        let able = self.is_able(from, but_by)?;
        if !able {
            return Some(false);
        }
        if kind == Kind::Take {
            return (self.possible_takers(index, MAX_DEPTH).len() == 1).then_some(true);
        }
        let facing = self.opposing_takeovers(index);
        // A cancelled act still points at the piece.
        let counts = |take: usize| self.works[take] == Some(true) || self.is_cancelled[take];
        let is_second = |counts: &dyn Fn(usize) -> bool, side: usize| {
            facing.iter().any(|&take| self.takes_precedence(take, side, counts))
        };
        let mut under = ours.iter().copied().filter(|&one| theirs.iter().any(|&other| meets(one, other)));
        if under.clone().all(|side| is_second(&counts, side)) {
            return Some(false);
        }
        let may_be_second = under.any(|side| is_second(&|take| self.may_work(take), side));
        (!may_be_second && meetings.all(|(one, other)| meets(one, other))).then_some(true)
    }

    /// True if a piece stays alive with its own and lent Toughness (NH-8.2); `None` if undecided.
    fn is_alive(&self, piece: usize) -> Option<bool> {
        let card = self.field.card(piece);
        let lacking = self.field.piece(piece).wounds - i32::from(card.toughness);
        if lacking <= 0 || card.is_headquarters() {
            return Some(true);
        }
        let lent = |by: usize| -> i32 {
            let amounts = self.field.card(by).effects.iter();
            amounts.map(|effect| if let Effect::Toughness(amount) = effect { i32::from(*amount) } else { 0 }).sum()
        };
        let sources = self.field.piece_indices().filter(|&by| by != piece && lent(by) > 0);
        let (mut certain, mut possible) = (0, 0);
        for by in sources {
            match self.lends_toughness(by, piece) {
                Some(true) => (certain, possible) = (certain + lent(by), possible + lent(by)),
                None => possible += lent(by),
                Some(false) => {}
            }
        }
        if certain >= lacking {
            return Some(true);
        }
        (possible < lacking).then_some(false)
    }

    fn lends_toughness(&self, by: usize, to: usize) -> Option<bool> {
        let field = self.field;
        let is_spy = field.card(to).has(Feature::Spy);
        // Through a Matrix the module might lend Toughness, so the question is left open.
        let is_over_matrix = !field.matrix_headquarters().is_empty() && !field.card(by).is_headquarters();
        if !field.touches(by, to) {
            return if is_over_matrix { None } else { Some(false) };
        }
        if !self.is_able(by, None)? {
            return Some(false);
        }
        let scopes = self.act_indices(|act| act.kind == Kind::Scope && act.aim == by);
        let (ours, theirs) = (self.commanders(by), self.commanders(to));
        if is_spy || is_over_matrix || ours.len() > 1 || theirs.len() > 1 {
            return None;
        }
        if scopes.iter().any(|&scope| self.may_work(scope)) {
            return None;
        }
        Some(ours.iter().any(|&one| theirs.iter().any(|&other| self.relations.are_allies(one, other))))
    }

    /// Derives consequences; returns true if there were new ones.
    fn derive_consequences(&mut self) -> bool {
        let mut is_new = false;
        for piece in self.field.piece_indices().filter(|&piece| self.lives[piece].is_none()).collect::<Vec<_>>() {
            self.lives[piece] = self.is_alive(piece);
            is_new |= self.lives[piece].is_some();
        }
        for act in 0..self.acts.len() {
            if self.works[act].is_none() {
                self.works[act] = self.judge(act);
                is_new |= self.works[act].is_some();
            }
        }
        is_new
    }

    /// Cancels acts that are undecided only because of each other, in circles at which no other undecided act is aimed
    /// (NH-7.11, NH-7.12, NH-7.22 b). Returns true if there were any. Circles in which an act needs another are left
    /// open.
    fn cancel_circles(&mut self) -> bool {
        let open: Vec<usize> = (0..self.acts.len()).filter(|&act| self.works[act].is_none()).collect();
        // A net or Scoper that faces a takeover comes second, and never ends an act of the piece with the takeover
        // (NH-7.23).
        let may_be_second = |act: usize| {
            let takes = if self.acts[act].kind == Kind::Take { Vec::new() } else { self.opposing_takeovers(act) };
            !takes.is_empty()
                && self.commanders(self.acts[act].from).into_iter().any(|side| {
                    takes.iter().any(|&take| self.takes_precedence(take, side, &|other| self.may_work(other)))
                })
        };
        let is_second: Vec<bool> = (0..self.acts.len()).map(|act| open.contains(&act) && may_be_second(act)).collect();
        let strikes = |one: usize, other: usize| {
            let (striker, struck) = (self.acts[one], self.acts[other]);
            let is_at = striker.aim == struck.from && (striker.kind != Kind::Scope || struck.kind == Kind::Take);
            is_at && !is_second[one]
        };
        let reached = |start: usize| {
            let (mut found, mut next) = (BTreeSet::new(), vec![start]);
            while let Some(act) = next.pop() {
                next.extend(open.iter().copied().filter(|&other| strikes(act, other) && found.insert(other)));
            }
            found
        };
        for &act in &open {
            let from_it = reached(act);
            let circle: Vec<usize> = from_it.iter().copied().filter(|&other| reached(other).contains(&act)).collect();
            let is_contested = open.iter().any(|&other| !circle.contains(&other) && reached(other).contains(&act));
            if circle.contains(&act) && !is_contested && circle.iter().all(|&member| self.is_plain(member, &circle)) {
                for member in circle {
                    (self.works[member], self.is_cancelled[member]) = (Some(false), true);
                }
                return true;
            }
        }
        false
    }

    /// True if an act in a circle of nets and takeovers does not need another act, and every takeover in the circle of
    /// the act's piece would end the act.
    fn is_plain(&self, act: usize, circle: &[usize]) -> bool {
        let Act { from, aim, kind } = self.acts[act];
        let takes = |piece: usize| {
            let takes = self.act_indices(|take| take.kind == Kind::Take && take.aim == piece);
            takes.into_iter().filter(|&take| self.may_work(take)).collect::<Vec<_>>()
        };
        let harms = |side: usize| match kind {
            Kind::Net => self.relations.can_harm(side, self.owner(aim)),
            _ => !self.relations.are_allies(side, self.owner(aim)),
        };
        let has_scopers = self.act_indices(|scope| scope.kind == Kind::Scope && scope.aim == from && scope.from != aim);
        let is_ended = |&take: &usize| circle.contains(&take) && !harms(self.owner(self.acts[take].from));
        kind != Kind::Scope
            && self.lives[from] == Some(true)
            && harms(self.owner(from))
            && !(kind == Kind::Take && has_scopers.iter().any(|&scope| self.may_work(scope)))
            && takes(from).iter().all(is_ended)
            && (kind == Kind::Take || takes(aim).is_empty())
    }

    fn verdict(&self) -> Verdict {
        let working = |kind: Kind| {
            self.acts.iter().zip(&self.works).filter(move |(act, works)| act.kind == kind && **works == Some(true))
        };
        let commanders: Vec<BTreeSet<usize>> = self.field.piece_indices().map(|piece| self.commanders(piece)).collect();
        // An act that was found to work must still work in the end.
        let still_works = |act: usize| self.works[act] != Some(true) || self.judge(act) == Some(true);
        let is_unclear = self.works.iter().any(Option::is_none)
            || !(0..self.acts.len()).all(still_works)
            || self.lives.iter().any(Option::is_none)
            || commanders.iter().any(|sides| sides.len() > 1);
        let holders = self.field.piece_indices().map(|piece| {
            let holds = |&take: &usize| {
                self.works[take] == Some(true)
                    && self.possible_takers(take, MAX_DEPTH) == commanders[piece]
                    && !commanders[piece].contains(&self.owner(piece))
            };
            let takes = self.act_indices(|act| act.kind == Kind::Take && act.aim == piece);
            takes.into_iter().filter(holds).map(|take| self.acts[take].from).collect()
        });
        Verdict {
            holders: holders.collect(),
            netted: working(Kind::Net).map(|(act, _)| act.aim).collect(),
            scoped: working(Kind::Scope).map(|(act, _)| (act.from, act.aim)).collect(),
            sides: commanders.into_iter().filter_map(|sides| sides.first().copied()).collect(),
            is_unclear,
        }
    }
}
