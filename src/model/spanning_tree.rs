//! Minimum spanning trees of a chain of triangles, after Wegener 2005: no constant temperature finds one, but cooling
//! does.
//!
//! Half of the triangles have edges of weights 1, 1 and m; the other half of m², m² and m³. A state is a set of edges
//! that joins all vertices. The energy is the excess of their weights over a minimum spanning tree. A move adds or
//! removes one edge; an edge whose removal would disconnect the graph stays.

use super::{BestKnown, Drawing, Properties};
use crate::problem::{Cells, Change, Draw, Problem};
use crate::random::Generator;
use crate::text::english;
use crate::text::message::Message;

/// The name of the problem in links.
pub const SPANNING_TREE: &str = "spanning-tree";

/// The number of edges of each triangle.
const SIDES: usize = 3;

/// A chain of triangles, where each shares a vertex with the next.
#[derive(Clone, Debug, PartialEq)]
pub struct SpanningTree {
    triangles: usize,
    m: i32,
    /// The edges that may be added or removed.
    free: Vec<usize>,
}

impl SpanningTree {
    /// Returns the chain of `triangles` triangles, 2 to 100, with weights for an `m` from 2 to 150.
    pub fn new(triangles: usize, m: i32) -> SpanningTree {
        SpanningTree { triangles, m, free: (0..SIDES * triangles).collect() }
    }

    /// Returns the initial temperature and the rate of a cooling from `3 m²` to 0.2 over 100,000 moves.
    pub(crate) fn cooling(&self) -> [f64; 2] {
        let t0 = f64::from(3 * self.m * self.m);
        [t0, libm::round(1e8 * libm::pow(0.2 / t0, 1e-5)) / 1e8]
    }

    /// Returns the weight of an edge: the third edge of a triangle is the heaviest.
    fn weight(&self, edge: usize) -> i32 {
        let m = self.m;
        let [light, heavy] = if edge / SIDES < self.triangles / 2 { [1, m] } else { [m * m, m * m * m] };
        if edge % SIDES == SIDES - 1 { heavy } else { light }
    }

    /// Returns the data for a drawing.
    pub(super) fn drawing(&self) -> Drawing<'_> {
        let weights = (0..SIDES * self.triangles).map(|edge| self.weight(edge)).collect();
        Drawing::SpanningTree { name: SPANNING_TREE, title: "Spanning tree", triangles: self.triangles, weights }
    }

    /// Returns whether an edge cannot be removed, because its triangle has already lost one.
    fn is_needed(edges: &[bool], edge: usize) -> bool {
        let first = edge / SIDES * SIDES;
        edges[edge] && edges[first..first + SIDES].iter().any(|&there| !there)
    }

    /// Returns the excess of the weights over a minimum spanning tree, which omits the heaviest edge of each triangle.
    fn excess(&self, edges: &[bool]) -> i32 {
        let triangle = |place: usize| {
            let first = place * SIDES;
            let weights = (first..first + SIDES).map(|edge| if edges[edge] { self.weight(edge) } else { 0 });
            weights.sum::<i32>() - 2 * self.weight(first)
        };
        (0..self.triangles).map(triangle).sum()
    }
}

impl Problem for SpanningTree {
    /// The presence of each edge.
    type State = Vec<bool>;
    /// The edge that is added or removed, or stays because it is needed.
    type Move = u32;
    type Energy = i32;

    /// Returns all edges, as in Wegener's paper: the start draws no random number.
    fn start<G: Generator>(&self, _generator: &mut G) -> Vec<bool> {
        vec![true; SIDES * self.triangles]
    }

    fn propose<G: Generator>(&self, _edges: &Vec<bool>, draw: &mut Draw<G>) -> u32 {
        self.free[draw.index(self.free.len() as u32) as usize] as u32
    }

    fn delta(&self, edges: &Vec<bool>, edge: u32) -> i32 {
        let edge = edge as usize;
        match edges[edge] {
            true if Self::is_needed(edges, edge) => 0,
            true => -self.weight(edge),
            false => self.weight(edge),
        }
    }

    fn apply(&self, edges: &mut Vec<bool>, edge: u32, _delta: i32) {
        let edge = edge as usize;
        if !Self::is_needed(edges, edge) {
            edges[edge] = !edges[edge];
        }
    }

    fn energy(&self, edges: &Vec<bool>) -> i32 {
        self.excess(edges)
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

impl Cells for SpanningTree {
    fn moves(&self) -> usize {
        self.free.len()
    }

    fn nth(&self, _edges: &Vec<bool>, index: u32) -> u32 {
        self.free[index as usize] as u32
    }

    fn probability(&self, _index: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    /// Returns the edge, twice.
    fn cells(&self, edge: u32) -> [usize; 2] {
        [edge as usize; 2]
    }

    /// Returns 1 for an edge that is present, otherwise 0.
    fn number(&self, edges: &Vec<bool>, edge: usize) -> i32 {
        edges[edge].into()
    }

    /// Returns the presence of the edge before and after the move; both are 1 for an edge that is needed.
    fn numbers(&self, edges: &Vec<bool>, edge: u32, made: bool) -> [i32; 2] {
        let edge = edge as usize;
        let now = i32::from(edges[edge]);
        match made {
            // An edge that has just been added completes its triangle.
            _ if Self::is_needed(edges, edge) => [1, 1],
            true => [1 - now, now],
            false => [now, 1 - now],
        }
    }

    fn pinned(&self, _edges: &Vec<bool>, pinned: &[bool]) -> Self {
        SpanningTree { free: (0..pinned.len()).filter(|&edge| !pinned[edge]).collect(), ..self.clone() }
    }

    fn alter(&self, edges: &Vec<bool>, change: Change) -> Option<Vec<bool>> {
        let Change::Flip(edge) = change else { return None };
        let mut edges = edges.clone();
        self.apply(&mut edges, edge as u32, 0);
        Some(edges)
    }
}

impl Properties for SpanningTree {
    fn name(&self) -> &'static str {
        SPANNING_TREE
    }

    fn label(&self) -> String {
        format!("{SPANNING_TREE} {} {}", self.triangles, self.m)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("triangles", self.triangles.to_string()), ("m", self.m.to_string())]
    }

    fn cells(&self) -> usize {
        SIDES * self.triangles
    }

    fn energy(&self, board: &[i32]) -> i32 {
        self.excess(&board.iter().map(|&edge| edge != 0).collect::<Vec<_>>())
    }

    fn make(&self, board: &mut [i32], [edge, _]: [usize; 2]) {
        board[edge] = 1 - board[edge];
    }

    fn statement(&self) -> Message {
        english::span_triangles(self.triangles)
    }

    fn best(&self) -> Option<BestKnown> {
        Some(BestKnown { energy: 0, proved: true })
    }
}
