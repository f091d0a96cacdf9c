//! A graph whose edges share a small number of distinct weights.

use super::wide::Wide;

/// A dense graph. An edge stores an index into a table of weights, which keeps the matrix small and makes it cheap to
/// forbid an edge.
pub(crate) struct Graph<const N: usize> {
    vertices: usize,
    /// Weight index plus one for each pair of vertices; 0 means no edge.
    kinds: Vec<u32>,
    weights: Vec<Wide<N>>,
}

/// The index of a weight in a graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct WeightIndex(u32);

impl<const N: usize> Graph<N> {
    pub(crate) fn new(vertices: usize) -> Self {
        Self { vertices, kinds: vec![0; vertices * vertices], weights: Vec::new() }
    }

    pub(crate) fn vertex_count(&self) -> usize {
        self.vertices
    }

    /// Registers a weight, which must be a multiple of 4: dual variables start at half a weight and change by halves of
    /// slacks.
    pub(crate) fn register_weight(&mut self, weight: Wide<N>) -> WeightIndex {
        debug_assert!(!weight.is_odd() && !weight.half().is_odd(), "weights are multiples of 4");
        self.weights.push(weight);
        WeightIndex(u32::try_from(self.weights.len()).expect("fewer weights than edges"))
    }

    /// Sets an edge, or removes it if `kind` is `None`.
    pub(crate) fn set_edge(&mut self, a: usize, b: usize, kind: Option<WeightIndex>) {
        let number = kind.map_or(0, |kind| kind.0);
        self.kinds[a * self.vertices + b] = number;
        self.kinds[b * self.vertices + a] = number;
    }

    pub(crate) fn get(&self, a: usize, b: usize) -> Option<WeightIndex> {
        match self.kinds[a * self.vertices + b] {
            0 => None,
            number => Some(WeightIndex(number)),
        }
    }

    pub(crate) fn weight(&self, kind: WeightIndex) -> Wide<N> {
        self.weights[kind.0 as usize - 1]
    }

    /// The neighbours of a vertex with the weights of the edges, in order.
    pub(crate) fn edges(&self, vertex: usize) -> impl Iterator<Item = (usize, Wide<N>)> + '_ {
        self.edges_from(vertex, 0)
    }

    /// The neighbours of a vertex from `start` on.
    pub(crate) fn edges_from(&self, vertex: usize, start: usize) -> impl Iterator<Item = (usize, Wide<N>)> + '_ {
        let row = &self.kinds[vertex * self.vertices + start..(vertex + 1) * self.vertices];
        row.iter().enumerate().filter(|(_, number)| **number != 0).map(move |(at, number)| {
            let weight = self.weights[*number as usize - 1];
            (start + at, weight)
        })
    }
}
