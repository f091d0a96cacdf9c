//! The search for augmenting paths: Edmonds's primal-dual method, with trees grown from all exposed vertices at once.

use super::graph::Graph;
use super::state::{NONE, State};
use super::wide::Wide;

/// A node's role in the forest of alternating trees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// Not reached.
    Free,
    /// At an even distance from its root.
    Outer,
    /// At an odd distance from its root.
    Inner,
}

/// The dual objective minus its lower bound; `None` without a bound.
pub(crate) type Excess<const N: usize> = Option<Wide<N>>;

/// One search: a forest over the nodes of a state.
pub(crate) struct Search<'a, const N: usize> {
    graph: &'a Graph<N>,
    state: &'a mut State<N>,
    label: Vec<Label>,
    /// The edge through which an inner node was reached, the outer end first.
    entry: Vec<(usize, usize)>,
    /// For each vertex, the outer vertex with the least slack towards it, outside the vertex's own node.
    nearest: Vec<Nearest<N>>,
    /// Outer vertices whose edges still have to be examined.
    queue: Vec<usize>,
}

/// The outer vertex with the least slack towards some vertex.
#[derive(Clone, Copy)]
struct Nearest<const N: usize> {
    outer: usize,
    /// The slack minus the dual of the vertex itself.
    slack: Wide<N>,
}

impl<const N: usize> Nearest<N> {
    const NONE: Self = Self { outer: NONE, slack: Wide::ZERO };

    fn improve(&mut self, outer: usize, slack: Wide<N>) {
        if self.outer == NONE || slack < self.slack {
            *self = Self { outer, slack };
        }
    }
}

/// Matches all vertices with the greatest weight. Returns `false`, leaving the state inconsistent, if that is
/// impossible or if the weight falls below the bound.
pub(crate) fn complete_matching<const N: usize>(graph: &Graph<N>, state: &mut State<N>, mut excess: Excess<N>) -> bool {
    loop {
        let exposed = state.exposed_nodes();
        if exposed.is_empty() {
            return excess.is_none_or(|excess| !excess.is_negative());
        }
        if exposed.len() % 2 == 1 || !Search::new(graph, state, &exposed).augment_once(exposed.len(), &mut excess) {
            return false;
        }
        state.expand_idle();
    }
}

impl<'a, const N: usize> Search<'a, N> {
    fn new(graph: &'a Graph<N>, state: &'a mut State<N>, exposed: &[usize]) -> Self {
        let nodes = graph.vertex_count() * 2;
        let mut search = Self {
            graph,
            state,
            label: vec![Label::Free; nodes],
            entry: vec![(NONE, NONE); nodes],
            nearest: vec![Nearest::NONE; graph.vertex_count()],
            queue: Vec::new(),
        };
        exposed.iter().for_each(|node| search.reach_outer(*node));
        search
    }

    /// Grows the forest and changes duals until one path has been augmented.
    fn augment_once(&mut self, roots: usize, excess: &mut Excess<N>) -> bool {
        loop {
            while let Some(vertex) = self.queue.pop() {
                if self.scan(vertex) {
                    return true;
                }
            }
            let Some(step) = self.max_dual_change() else { return false };
            if let Some(excess) = excess {
                *excess -= step.times(roots);
                if excess.is_negative() {
                    return false;
                }
            }
            self.shift_duals(step);
            for vertex in 0..self.graph.vertex_count() {
                let Nearest { outer, slack } = self.nearest[vertex];
                if outer != NONE && (slack + self.state.dual[vertex]).is_zero() && self.follow(outer, vertex) {
                    return true;
                }
            }
        }
    }

    /// The label of the outermost node around a vertex.
    fn label(&self, vertex: usize) -> Label {
        self.label[self.state.top[vertex]]
    }

    fn reach_outer(&mut self, node: usize) {
        self.label[node] = Label::Outer;
        if self.state.is_blossom(node) {
            self.queue.extend(self.state.leaves(node));
        } else {
            self.queue.push(node);
        }
    }

    /// Examines the edges of an outer vertex. Returns whether one of them completed an augmenting path.
    fn scan(&mut self, vertex: usize) -> bool {
        let graph = self.graph;
        let dual = self.state.dual[vertex];
        for (other, weight) in graph.edges(vertex) {
            if self.state.top[vertex] == self.state.top[other] {
                continue;
            }
            self.nearest[other].improve(vertex, dual - weight);
            if dual.sums_to(self.state.dual[other], weight) && self.follow(vertex, other) {
                return true;
            }
        }
        false
    }

    /// Follows a tight edge from an outer vertex. Returns whether it completed an augmenting path.
    fn follow(&mut self, vertex: usize, other: usize) -> bool {
        let (here, there) = (self.state.top[vertex], self.state.top[other]);
        if here == there || self.label[there] == Label::Inner {
            return false;
        }
        if self.label[there] == Label::Free {
            self.label[there] = Label::Inner;
            self.entry[there] = (vertex, other);
            let mate = self.state.mate[self.state.base(there)];
            self.reach_outer(self.state.top[mate]);
            return false;
        }
        if let Some(meeting) = self.meeting_node(here, there) {
            self.shrink(vertex, other, meeting);
            return false;
        }
        self.augment(vertex, other);
        self.augment(other, vertex);
        true
    }

    /// The outer node from which the outer node `outer` was reached, and the inner node between them.
    fn parent(&self, outer: usize) -> Option<(usize, usize)> {
        let mate = self.state.mate[self.state.base(outer)];
        (mate != NONE).then(|| {
            let inner = self.state.top[mate];
            (inner, self.state.top[self.entry[inner].0])
        })
    }

    /// The first outer node common to both paths to the root; `None` if the roots differ.
    fn meeting_node(&self, one: usize, other: usize) -> Option<usize> {
        let way = |start| std::iter::successors(Some(start), |outer| self.parent(*outer).map(|(_, next)| next));
        let seen: Vec<usize> = way(one).collect();
        let last = |node| way(node).last();
        if last(other) != seen.last().copied() {
            return None;
        }
        let marked: std::collections::HashSet<usize> = seen.into_iter().collect();
        way(other).find(|node| marked.contains(node))
    }

    /// The nodes from an outer node up to, but excluding, `end`; each with its edge to the next one, the near end
    /// first.
    fn path(&self, start: usize, end: usize) -> Vec<(usize, (usize, usize))> {
        let mut way = Vec::new();
        let mut outer = start;
        while outer != end {
            let base = self.state.base(outer);
            let (inner, next) = self.parent(outer).expect("the end lies on the way to the root");
            let (from, to) = self.entry[inner];
            way.push((outer, (base, self.state.mate[base])));
            way.push((inner, (to, from)));
            outer = next;
        }
        way
    }

    /// Turns the cycle closed by a tight edge into a blossom.
    fn shrink(&mut self, a: usize, b: usize, meeting: usize) {
        let mut children = vec![meeting];
        let mut links = Vec::new();
        for (node, (own, next)) in self.path(self.state.top[a], meeting).into_iter().rev() {
            children.push(node);
            links.push((next, own));
        }
        links.push((a, b));
        for (node, link) in self.path(self.state.top[b], meeting) {
            children.push(node);
            links.push(link);
        }
        let inner: Vec<usize> = children.iter().copied().filter(|child| self.label[*child] == Label::Inner).collect();
        inner.into_iter().for_each(|child| self.queue.extend(self.state.leaves(child)));
        let blossom = self.state.shrink(children, links);
        self.label[blossom] = Label::Outer;
    }

    /// Matches `vertex` with `partner` and flips the path from `vertex` to its root.
    fn augment(&mut self, vertex: usize, partner: usize) {
        let (mut vertex, mut partner) = (vertex, partner);
        loop {
            let outer = self.state.top[vertex];
            let old = self.state.mate[self.state.base(outer)];
            self.state.rotate(outer, vertex);
            self.state.mate[vertex] = partner;
            if old == NONE {
                return;
            }
            let inner = self.state.top[old];
            let (from, to) = self.entry[inner];
            self.state.rotate(inner, to);
            self.state.mate[to] = from;
            (vertex, partner) = (from, to);
        }
    }

    /// The greatest change of duals that keeps them feasible; `None` if the change is unbounded, so that no complete
    /// matching exists.
    fn max_dual_change(&mut self) -> Option<Wide<N>> {
        let outermost = self.state.outermost_nodes().into_iter();
        let blossoms = outermost.filter(|node| self.label[*node] == Label::Inner);
        let mut least = blossoms.map(|node| self.state.blossom(node).dual.half()).min();
        for vertex in 0..self.graph.vertex_count() {
            let label = self.label(vertex);
            if label == Label::Outer {
                self.refresh_nearest(vertex);
            }
            let Nearest { outer, slack } = self.nearest[vertex];
            if outer == NONE || label == Label::Inner {
                continue;
            }
            let slack = slack + self.state.dual[vertex];
            let bound = if label == Label::Outer { slack.half() } else { slack };
            if least.is_none_or(|least| bound < least) {
                least = Some(bound);
            }
        }
        least
    }

    /// Finds the nearest outer vertex again if the previous one is now in the same node.
    fn refresh_nearest(&mut self, vertex: usize) {
        let (top, outer) = (&self.state.top, self.nearest[vertex].outer);
        if outer == NONE || top[outer] != top[vertex] {
            return;
        }
        let mut nearest = Nearest::NONE;
        for (other, weight) in self.graph.edges(vertex) {
            if top[other] != top[vertex] && self.label(other) == Label::Outer {
                nearest.improve(other, self.state.dual[other] - weight);
            }
        }
        self.nearest[vertex] = nearest;
    }

    /// Changes the duals by `step`, and expands inner blossoms whose dual reaches 0.
    fn shift_duals(&mut self, step: Wide<N>) {
        for vertex in 0..self.graph.vertex_count() {
            match self.label(vertex) {
                Label::Outer => self.state.dual[vertex] -= step,
                Label::Inner => self.state.dual[vertex] += step,
                Label::Free => {}
            }
            self.nearest[vertex].slack -= step;
        }
        for node in self.state.outermost_nodes() {
            match self.label[node] {
                Label::Outer => self.state.blossom_mut(node).dual += step + step,
                Label::Inner => {
                    self.state.blossom_mut(node).dual -= step + step;
                    if self.state.blossom(node).dual.is_zero() {
                        self.expand_inner(node);
                    }
                }
                Label::Free => {}
            }
        }
    }

    /// Expands an inner blossom: the even path from its entry to its base stays in the tree.
    fn expand_inner(&mut self, node: usize) {
        let (from, to) = self.entry[node];
        let blossom = self.state.expand(node);
        self.label[node] = Label::Free;
        blossom.children.iter().for_each(|child| self.label[*child] = Label::Free);
        let count = blossom.children.len();
        let start = blossom.children.iter().position(|child| *child == self.state.top[to]);
        let mut at = start.expect("an inner blossom is entered through one of its children");
        let forward = at % 2 == 1;
        self.enter(blossom.children[at], (from, to));
        while at != 0 {
            let next = if forward { at + 1 } else { at - 1 };
            let after = if forward { (at + 2) % count } else { at - 2 };
            let (x, y) = if forward { blossom.links[next] } else { (blossom.links[after].1, blossom.links[after].0) };
            self.reach_outer(blossom.children[next]);
            self.enter(blossom.children[after], (x, y));
            at = after;
        }
    }

    fn enter(&mut self, node: usize, entry: (usize, usize)) {
        self.label[node] = Label::Inner;
        self.entry[node] = entry;
        if self.state.is_blossom(node) && self.state.blossom(node).dual.is_zero() {
            self.expand_inner(node);
        }
    }
}
