//! Perfect matchings of greatest weight, and questions about all of them at once.
//!
//! The dual variables of one best matching describe every other one. [`Matching::restrict`] uses them to ask whether
//! some best matching also keeps a condition at one vertex, at the price of about one augmenting path.

mod graph;
mod search;
mod state;
mod wide;

pub(crate) use graph::{Graph, Kind};
pub(crate) use wide::Wide;

use search::complete;
use state::{NONE, State};

/// A graph with one of its perfect matchings of greatest weight.
pub(crate) struct Matching<const N: usize> {
    graph: Graph<N>,
    state: State<N>,
}

impl<const N: usize> Matching<N> {
    /// Finds a perfect matching of greatest weight; `None` if there is no perfect matching. A good guess saves time and
    /// changes nothing else.
    pub(crate) fn new(graph: Graph<N>, guess: &Guess) -> Option<Self> {
        let mut state = State::new(&graph, &guess.layers);
        for (vertex, partner) in guess.partners.iter().enumerate() {
            match_if_tight(&graph, &mut state, vertex, *partner);
        }
        let vertices = graph.vertices();
        for vertex in 0..vertices {
            let from = guess.search_from[vertex];
            let others = (from..vertices).chain(0..from);
            for other in others {
                if state.mate[vertex] != NONE {
                    break;
                }
                match_if_tight(&graph, &mut state, vertex, other);
            }
        }
        complete(&graph, &mut state, None).then_some(Self { graph, state })
    }

    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.state.mate[vertex]
    }

    pub(crate) fn kind(&self, a: usize, b: usize) -> Option<Kind> {
        self.graph.get(a, b)
    }

    /// Registers a weight that is `by` more than that of `kind`.
    pub(crate) fn heavier(&mut self, kind: Kind, by: Wide<N>) -> Kind {
        let weight = self.graph.weight(kind) + by;
        self.graph.kind(weight)
    }

    /// Tells if a best matching can contain an edge; `false` is certain, `true` is not.
    pub(crate) fn may_match(&self, a: usize, b: usize) -> bool {
        self.graph.get(a, b).is_some_and(|kind| self.state.is_tight(a, b, self.graph.weight(kind)))
    }

    /// Forbids a vertex all edges but those that `keep` accepts, if some best matching complies; returns whether.
    pub(crate) fn restrict(&mut self, vertex: usize, keep: impl Fn(usize) -> bool) -> bool {
        let forbidden: Vec<(usize, Kind)> = (0..self.graph.vertices())
            .filter(|other| !keep(*other))
            .filter_map(|other| Some((other, self.graph.get(vertex, other)?)))
            .collect();
        if forbidden.is_empty() {
            return true;
        }
        forbidden.iter().for_each(|(other, _)| self.graph.set(vertex, *other, None));
        if self.state.top[vertex] == vertex && keep(self.state.mate[vertex]) {
            return true;
        }
        let before = self.state.clone();
        let excess = self.loosen(&[vertex]);
        if complete(&self.graph, &mut self.state, Some(excess)) {
            return true;
        }
        self.state = before;
        forbidden.iter().for_each(|(other, kind)| self.graph.set(vertex, *other, Some(*kind)));
        false
    }

    /// Changes edges at several vertices and finds a best matching again, which must exist. Edges keep their slack or
    /// gain some: `raise` says by how much the dual of a vertex grows to make up for heavier edges.
    pub(crate) fn reshape(&mut self, raise: &[(usize, Wide<N>)], edges: impl Iterator<Item = Change>) {
        let vertices: Vec<usize> = raise.iter().map(|(vertex, _)| *vertex).collect();
        for (vertex, by) in raise {
            self.take_out_of_blossoms(*vertex);
            self.state.dual[*vertex] += *by;
        }
        for change in edges {
            self.graph.set(change.a, change.b, change.kind);
        }
        self.loosen(&vertices);
        let complete = complete(&self.graph, &mut self.state, None);
        debug_assert!(complete, "callers keep a perfect matching");
    }

    /// Takes the vertices out of all blossoms, drops matched edges there that are gone or no longer tight, and prepares
    /// for a search. Returns by how much the dual objective grew.
    fn loosen(&mut self, vertices: &[usize]) -> Wide<N> {
        let mut excess = Wide::ZERO;
        for vertex in vertices {
            excess += self.take_out_of_blossoms(*vertex);
            let mate = self.state.mate[*vertex];
            if mate != NONE && !self.may_match(*vertex, mate) {
                self.state.unmatch(*vertex);
            }
        }
        excess + self.even_out()
    }

    /// Returns by how much the dual objective grows.
    fn take_out_of_blossoms(&mut self, vertex: usize) -> Wide<N> {
        let mut excess = Wide::ZERO;
        while self.state.top[vertex] != vertex {
            excess += self.state.dissolve(self.state.top[vertex]);
        }
        excess
    }

    /// Makes the duals of exposed vertices even. Roots of one parity keep all changes of duals whole numbers.
    fn even_out(&mut self) -> Wide<N> {
        let one = Wide::at(1, 0);
        let mut excess = Wide::ZERO;
        for vertex in 0..self.graph.vertices() {
            if self.state.mate[vertex] != NONE || !self.state.dual[vertex].is_odd() {
                continue;
            }
            // The vertex is the base of every blossom around it: one with dual 0 is expanded, another pays.
            while self.state.top[vertex] != vertex && self.state.blossom(self.state.top[vertex]).dual.is_zero() {
                self.state.expand(self.state.top[vertex]);
            }
            let node = self.state.top[vertex];
            self.state.raise(node, one);
            if self.state.is_blossom(node) {
                self.state.blossom_mut(node).dual -= one + one;
            }
            excess += one;
        }
        excess
    }
}

/// A first guess at partners.
pub(crate) struct Guess {
    /// End of each layer of vertices but the last one. A vertex prefers partners of its own layer to those of later
    /// ones.
    pub(crate) layers: Vec<usize>,
    /// A partner of each vertex, or a number that is no vertex.
    pub(crate) partners: Vec<usize>,
    /// The vertex from which others are tried, in order, for those still without a partner.
    pub(crate) search_from: Vec<usize>,
}

pub(crate) struct Change {
    pub(crate) a: usize,
    pub(crate) b: usize,
    /// The new kind; `None` removes the edge.
    pub(crate) kind: Option<Kind>,
}

fn match_if_tight<const N: usize>(graph: &Graph<N>, state: &mut State<N>, a: usize, b: usize) {
    if b == NONE || b >= graph.vertices() || a == b || state.mate[a] != NONE || state.mate[b] != NONE {
        return;
    }
    if graph.get(a, b).is_some_and(|kind| state.dual[a].completes(state.dual[b], graph.weight(kind))) {
        state.mate[a] = b;
        state.mate[b] = a;
    }
}

#[cfg(test)]
mod tests;
