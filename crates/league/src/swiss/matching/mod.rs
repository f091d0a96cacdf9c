//! Perfect matchings of greatest weight, and queries about all of them at once.
//!
//! The dual variables of one best matching describe all others. [`Matching::restrict`] uses them to determine whether
//! some best matching also satisfies a condition at one vertex, at the cost of about one augmenting path.

mod graph;
mod search;
mod state;
mod wide;

pub(crate) use graph::{Graph, WeightIndex};
pub(crate) use wide::Wide;

use search::complete_matching;
use state::{NONE, State};

/// A graph with one of its perfect matchings of greatest weight.
pub(crate) struct Matching<const N: usize> {
    graph: Graph<N>,
    state: State<N>,
}

impl<const N: usize> Matching<N> {
    /// Finds a perfect matching of greatest weight; `None` if there is no perfect matching. A good guess saves time but
    /// does not affect the result.
    pub(crate) fn new(graph: Graph<N>, guess: &Guess) -> Option<Self> {
        let mut state = State::new(&graph, &guess.layers);
        for (vertex, partner) in guess.partners.iter().enumerate() {
            match_if_tight(&graph, &mut state, vertex, *partner);
        }
        let vertices = graph.vertex_count();
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
        complete_matching(&graph, &mut state, None).then_some(Self { graph, state })
    }

    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.state.mate[vertex]
    }

    pub(crate) fn weight_index(&self, a: usize, b: usize) -> Option<WeightIndex> {
        self.graph.get(a, b)
    }

    /// Registers a weight that exceeds the weight of `kind` by `by`.
    pub(crate) fn register_heavier(&mut self, kind: WeightIndex, by: Wide<N>) -> WeightIndex {
        let weight = self.graph.weight(kind) + by;
        self.graph.register_weight(weight)
    }

    /// True if a best matching may contain an edge; `false` is certain, `true` is not.
    pub(crate) fn may_match(&self, a: usize, b: usize) -> bool {
        self.graph.get(a, b).is_some_and(|kind| self.state.is_tight(a, b, self.graph.weight(kind)))
    }

    /// Forbids all edges of a vertex except those that `keep` accepts, if some best matching complies. Returns whether
    /// one does.
    pub(crate) fn restrict(&mut self, vertex: usize, keep: impl Fn(usize) -> bool) -> bool {
        let forbidden: Vec<(usize, WeightIndex)> = (0..self.graph.vertex_count())
            .filter(|other| !keep(*other))
            .filter_map(|other| Some((other, self.graph.get(vertex, other)?)))
            .collect();
        if forbidden.is_empty() {
            return true;
        }
        forbidden.iter().for_each(|(other, _)| self.graph.set_edge(vertex, *other, None));
        if self.state.top[vertex] == vertex && keep(self.state.mate[vertex]) {
            return true;
        }
        let before = self.state.clone();
        let excess = self.loosen(&[vertex]);
        if complete_matching(&self.graph, &mut self.state, Some(excess)) {
            return true;
        }
        self.state = before;
        forbidden.iter().for_each(|(other, kind)| self.graph.set_edge(vertex, *other, Some(*kind)));
        false
    }

    /// Changes edges at several vertices and finds a best matching again; there must be one. The slack of an edge may
    /// only stay the same or grow: `raise` contains the amount by which the dual of a vertex grows to make up for
    /// heavier edges.
    pub(crate) fn reshape(&mut self, raise: &[(usize, Wide<N>)], edges: impl Iterator<Item = Change>) {
        let vertices: Vec<usize> = raise.iter().map(|(vertex, _)| *vertex).collect();
        for (vertex, by) in raise {
            self.take_out_of_blossoms(*vertex);
            self.state.dual[*vertex] += *by;
        }
        for change in edges {
            self.graph.set_edge(change.a, change.b, change.kind);
        }
        self.loosen(&vertices);
        let complete = complete_matching(&self.graph, &mut self.state, None);
        debug_assert!(complete, "callers keep a perfect matching");
    }

    /// Takes the vertices out of all blossoms, drops their matched edges that no longer exist or are no longer tight,
    /// and prepares for a search. Returns the increase of the dual objective.
    fn loosen(&mut self, vertices: &[usize]) -> Wide<N> {
        let mut excess = Wide::ZERO;
        for vertex in vertices {
            excess += self.take_out_of_blossoms(*vertex);
            let mate = self.state.mate[*vertex];
            if mate != NONE && !self.may_match(*vertex, mate) {
                self.state.unmatch(*vertex);
            }
        }
        excess + self.make_duals_even()
    }

    /// Dissolves all blossoms that contain a vertex. Returns the increase of the dual objective.
    fn take_out_of_blossoms(&mut self, vertex: usize) -> Wide<N> {
        let mut excess = Wide::ZERO;
        while self.state.top[vertex] != vertex {
            excess += self.state.dissolve(self.state.top[vertex]);
        }
        excess
    }

    /// Makes the duals of exposed vertices even. Roots of the same parity keep all changes of duals integral.
    fn make_duals_even(&mut self) -> Wide<N> {
        let one = Wide::from_shifted(1, 0);
        let mut excess = Wide::ZERO;
        for vertex in 0..self.graph.vertex_count() {
            if self.state.mate[vertex] != NONE || !self.state.dual[vertex].is_odd() {
                continue;
            }
            // The vertex is the base of every blossom around it: a blossom with dual 0 is expanded, otherwise the
            // blossom's dual absorbs the change.
            while self.state.top[vertex] != vertex && self.state.blossom(self.state.top[vertex]).dual.is_zero() {
                self.state.expand(self.state.top[vertex]);
            }
            let node = self.state.top[vertex];
            self.state.raise_duals(node, one);
            if self.state.is_blossom(node) {
                self.state.blossom_mut(node).dual -= one + one;
            }
            excess += one;
        }
        excess
    }
}

/// An initial guess at the partners.
pub(crate) struct Guess {
    /// End index of each layer of vertices except the last one. A vertex prefers partners in its own layer to those in
    /// later ones.
    pub(crate) layers: Vec<usize>,
    /// A partner of each vertex, or a number that is not a vertex.
    pub(crate) partners: Vec<usize>,
    /// For a vertex still without a partner, the vertex from which on partners are tried in order.
    pub(crate) search_from: Vec<usize>,
}

pub(crate) struct Change {
    pub(crate) a: usize,
    pub(crate) b: usize,
    /// The new kind; `None` removes the edge.
    pub(crate) kind: Option<WeightIndex>,
}

fn match_if_tight<const N: usize>(graph: &Graph<N>, state: &mut State<N>, a: usize, b: usize) {
    if b == NONE || b >= graph.vertex_count() || a == b || state.mate[a] != NONE || state.mate[b] != NONE {
        return;
    }
    if graph.get(a, b).is_some_and(|kind| state.dual[a].sums_to(state.dual[b], graph.weight(kind))) {
        state.mate[a] = b;
        state.mate[b] = a;
    }
}

#[cfg(test)]
mod tests;
