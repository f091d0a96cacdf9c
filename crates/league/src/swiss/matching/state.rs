//! A matching with its dual variables: the starting point of a search, restored after a failed attempt.

use super::graph::Graph;
use super::wide::Wide;

/// Marks a missing vertex or node.
pub(crate) const NONE: usize = usize::MAX;

/// An odd cycle of nodes connected by tight edges that a search treats as one vertex (Edmonds's blossom).
#[derive(Clone)]
pub(crate) struct Blossom<const N: usize> {
    /// The nodes of the cycle; the first one contains the base. A node is a vertex or, from the number of vertices on,
    /// a blossom.
    pub(crate) children: Vec<usize>,
    /// The edge from each child to the next one, with the end in the child first.
    pub(crate) links: Vec<(usize, usize)>,
    /// The dual variable: even and non-negative.
    pub(crate) dual: Wide<N>,
    /// The only vertex not matched inside the blossom.
    pub(crate) base: usize,
}

/// A matching, dual variables and blossoms.
///
/// The slack of an edge is the sum of the duals of its ends and of the blossoms around both ends, minus the edge's
/// weight. Invariants: no slack is negative; matched edges and the links of blossoms have slack 0.
#[derive(Clone)]
pub(crate) struct State<const N: usize> {
    pub(crate) mate: Vec<usize>,
    pub(crate) dual: Vec<Wide<N>>,
    /// The slot of node `vertices + i`; `None` if it is free.
    pub(crate) blossoms: Vec<Option<Blossom<N>>>,
    /// The innermost blossom around each node.
    pub(crate) parent: Vec<usize>,
    /// The outermost node around each vertex.
    pub(crate) top: Vec<usize>,
}

impl<const N: usize> State<N> {
    /// An empty matching. From the last layer to the first, a dual is half of the heaviest edge within the layer, or as
    /// much as an edge to a later layer requires: feasible, and low enough that most edges between likely partners are
    /// tight.
    pub(crate) fn new(graph: &Graph<N>, layers: &[usize]) -> Self {
        let vertices = graph.vertex_count();
        let mut dual = vec![Wide::ZERO; vertices];
        let mut end = vertices;
        for start in layers.iter().rev().copied().chain([0]) {
            for vertex in start..end {
                let later = graph.edges_from(vertex, start);
                let needs = later.map(|(other, weight)| if other < end { weight.half() } else { weight - dual[other] });
                dual[vertex] = needs.max().unwrap_or(Wide::ZERO);
            }
            end = start;
        }
        Self {
            mate: vec![NONE; vertices],
            dual,
            blossoms: Vec::new(),
            parent: vec![NONE; vertices],
            top: (0..vertices).collect(),
        }
    }

    fn vertex_count(&self) -> usize {
        self.mate.len()
    }

    pub(crate) fn blossom(&self, node: usize) -> &Blossom<N> {
        self.blossoms[node - self.mate.len()].as_ref().expect("nodes above the vertices are blossoms")
    }

    pub(crate) fn blossom_mut(&mut self, node: usize) -> &mut Blossom<N> {
        let slot = node - self.mate.len();
        self.blossoms[slot].as_mut().expect("nodes above the vertices are blossoms")
    }

    pub(crate) fn is_blossom(&self, node: usize) -> bool {
        node >= self.vertex_count()
    }

    /// The vertex of a node that is matched outside the node, or is unmatched.
    pub(crate) fn base(&self, node: usize) -> usize {
        if self.is_blossom(node) { self.blossom(node).base } else { node }
    }

    pub(crate) fn leaves(&self, node: usize) -> Vec<usize> {
        let mut leaves = Vec::new();
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if self.is_blossom(node) {
                open.extend(&self.blossom(node).children);
            } else {
                leaves.push(node);
            }
        }
        leaves
    }

    pub(crate) fn outermost_nodes(&self) -> Vec<usize> {
        let vertices = self.vertex_count();
        let in_use = |slot: &usize| self.blossoms[*slot].is_some() && self.parent[vertices + slot] == NONE;
        (0..self.blossoms.len()).filter(in_use).map(|slot| vertices + slot).collect()
    }

    /// Outermost nodes whose base is not matched.
    pub(crate) fn exposed_nodes(&self) -> Vec<usize> {
        (0..self.vertex_count()).filter(|vertex| self.mate[*vertex] == NONE).map(|vertex| self.top[vertex]).collect()
    }

    /// True if an edge has slack 0, counting the blossoms around both ends.
    pub(crate) fn is_tight(&self, a: usize, b: usize, weight: Wide<N>) -> bool {
        let mut cover = self.dual[a] + self.dual[b];
        if self.top[a] == self.top[b] {
            let around_a = self.enclosing_blossoms(a);
            let common = self.enclosing_blossoms(b).into_iter().filter(|node| around_a.contains(node));
            common.for_each(|node| cover += self.blossom(node).dual);
        }
        cover == weight
    }

    fn enclosing_blossoms(&self, vertex: usize) -> Vec<usize> {
        let step = |node: &usize| Some(self.parent[*node]).filter(|parent| *parent != NONE);
        std::iter::successors(step(&vertex), step).collect()
    }

    /// Combines nodes into a blossom. The first child contains the base.
    pub(crate) fn shrink(&mut self, children: Vec<usize>, links: Vec<(usize, usize)>) -> usize {
        let slot = self.blossoms.iter().position(Option::is_none).unwrap_or_else(|| {
            self.blossoms.push(None);
            self.parent.push(NONE);
            self.blossoms.len() - 1
        });
        let node = self.vertex_count() + slot;
        let base = self.base(children[0]);
        children.iter().for_each(|child| self.parent[*child] = node);
        self.blossoms[slot] = Some(Blossom { children, links, dual: Wide::ZERO, base });
        self.parent[node] = NONE;
        self.leaves(node).into_iter().for_each(|leaf| self.top[leaf] = node);
        node
    }

    pub(crate) fn expand(&mut self, node: usize) -> Blossom<N> {
        let slot = node - self.vertex_count();
        let blossom = self.blossoms[slot].take().expect("nodes above the vertices are blossoms");
        for child in &blossom.children {
            self.parent[*child] = NONE;
            self.leaves(*child).into_iter().for_each(|leaf| self.top[leaf] = *child);
        }
        blossom
    }

    /// Expands outermost blossoms with dual 0, which are not needed between searches.
    pub(crate) fn expand_idle(&mut self) {
        let mut open = self.outermost_nodes();
        while let Some(node) = open.pop() {
            if self.blossom(node).dual.is_zero() {
                let children = self.expand(node).children;
                open.extend(children.into_iter().filter(|child| self.is_blossom(*child)));
            }
        }
    }

    /// Rearranges the matching inside a node so that `vertex` becomes its base.
    pub(crate) fn rotate(&mut self, node: usize, vertex: usize) {
        if !self.is_blossom(node) {
            return;
        }
        let mut inner = vertex;
        while self.parent[inner] != node {
            inner = self.parent[inner];
        }
        self.rotate(inner, vertex);
        let blossom = self.blossom(node);
        let (children, links) = (blossom.children.clone(), blossom.links.clone());
        let count = children.len();
        let start = children.iter().position(|child| *child == inner).expect("the parent lists its children");
        let forward = start % 2 == 1;
        let mut at = start;
        while at != 0 {
            let next = if forward { at + 1 } else { at - 1 };
            let after = if forward { (at + 2) % count } else { at - 2 };
            let (x, y) = if forward { links[next] } else { (links[after].1, links[after].0) };
            self.rotate(children[next], x);
            self.rotate(children[after], y);
            self.mate[x] = y;
            self.mate[y] = x;
            at = after;
        }
        let blossom = self.blossom_mut(node);
        blossom.children.rotate_left(start);
        blossom.links.rotate_left(start);
        blossom.base = vertex;
    }

    /// Adds `by` to the dual of every vertex in a node.
    pub(crate) fn raise_duals(&mut self, node: usize, by: Wide<N>) {
        self.leaves(node).into_iter().for_each(|leaf| self.dual[leaf] += by);
    }

    pub(crate) fn unmatch(&mut self, vertex: usize) {
        let mate = std::mem::replace(&mut self.mate[vertex], NONE);
        if mate != NONE {
            self.mate[mate] = NONE;
        }
    }

    /// Dissolves an outermost blossom and keeps the duals feasible by adding half of its dual to each vertex. Returns
    /// the increase of the dual objective.
    pub(crate) fn dissolve(&mut self, node: usize) -> Wide<N> {
        let half = self.blossom(node).dual.half();
        self.raise_duals(node, half);
        let blossom = self.expand(node);
        if !half.is_zero() {
            self.unmatch(blossom.base);
        }
        half
    }
}
