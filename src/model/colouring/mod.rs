//! Colourings of a map or a graph with as few neighbours of equal colour as possible.

mod graph;
mod least;

pub use graph::{Graph, MAPS, Region, is_dimacs};
pub use least::{least_colours, least_conflicts, odd_wheels};

use super::{BestKnown, Drawing, Properties};
use crate::problem::{Cells, Change, Draw, Problem};
use crate::random::Generator;
use crate::text::english;
use crate::text::message::Message;
use std::sync::Arc;

/// The name of the problem in links.
pub const COLOURING: &str = "colouring";
/// The default map of a link without one.
pub const USUAL: &str = MAPS[0];

/// Colours for the vertices of a graph. A move changes the colour of one vertex; the energy is the number of edges
/// between equal colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Colouring {
    map: Option<&'static str>,
    regions: Arc<[Region]>,
    graph: Arc<Graph>,
    colours: usize,
    best: Option<BestKnown>,
    /// The vertices that may change their colours.
    free: Vec<usize>,
}

/// The colour of each vertex, from 0, and the number of neighbours by vertex and colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Coloured {
    colours: Vec<u8>,
    counts: Vec<u16>,
}

impl Colouring {
    /// Returns a map with this number of colours, 2 to 30; `None` if there is no such map.
    pub fn map(name: &str, colours: usize) -> Option<Colouring> {
        let (name, regions, graph) = graph::map(name)?;
        Some(Colouring::of(Some(name), regions, graph, colours))
    }

    /// Returns a user-defined graph with this number of colours, 2 to 30.
    pub fn own(graph: Graph, colours: usize) -> Colouring {
        Colouring::of(None, Vec::new(), graph, colours)
    }

    fn of(map: Option<&'static str>, regions: Vec<Region>, graph: Graph, colours: usize) -> Colouring {
        let best = least_conflicts(&graph, colours).map(|energy| BestKnown { energy, proved: true });
        let free = (0..graph.vertices()).collect();
        Colouring { map, regions: regions.into(), graph: Arc::new(graph), colours, best, free }
    }

    /// Returns the graph.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Returns the number of colours.
    pub fn colours(&self) -> usize {
        self.colours
    }

    /// Returns the data for a drawing.
    pub(super) fn drawing(&self) -> Drawing<'_> {
        let reasons = match self.best {
            Some(BestKnown { energy, .. }) if self.colours == 3 && energy > 0 => odd_wheels(&self.graph),
            _ => Vec::new(),
        };
        let proves = |best: &BestKnown| reasons.len() as i32 == best.energy;
        Drawing::Colouring {
            name: COLOURING,
            title: "Map",
            map: self.map,
            maps: &MAPS,
            vertices: self.graph.vertices(),
            edges: self.graph.edges(),
            names: self.regions.iter().map(|region| region.name).collect(),
            codes: self.regions.iter().map(|region| region.code).collect(),
            places: self.regions.iter().map(|region| region.place).collect(),
            colours: self.colours,
            best: self.best,
            least: least_colours(&self.graph),
            reasons: if self.best.as_ref().is_some_and(proves) { reasons } else { Vec::new() },
            useful: self.useful(),
        }
    }

    /// Returns whether every colouring has a conflict, as far as is known; reaching the best then takes more heat.
    fn has_conflicts(&self) -> bool {
        self.best.is_none_or(|best| best.energy > 0)
    }

    /// Returns a temperature for a quick run to the best energy (docs/COLOURING.md).
    pub(crate) fn temperature(&self) -> f64 {
        if self.has_conflicts() { 0.3 } else { 0.2 }
    }

    /// Returns the range of temperatures where a run takes at most twice the fewest moves (docs/COLOURING.md).
    pub fn useful(&self) -> [f64; 2] {
        if self.has_conflicts() { [0.22, 0.38] } else { [0.1, 0.24] }
    }

    fn board(&self, colours: Vec<u8>) -> Coloured {
        let mut board = Coloured { counts: vec![0; colours.len() * self.colours], colours };
        for vertex in 0..self.graph.vertices() {
            for &other in self.graph.neighbours(vertex) {
                board.counts[usize::from(other) * self.colours + usize::from(board.colours[vertex])] += 1;
            }
        }
        board
    }

    /// Returns the move of a vertex from one colour to another.
    #[inline(always)]
    fn recolouring(&self, vertex: usize, from: usize, to: usize) -> u32 {
        ((vertex * self.colours + from) * self.colours + to) as u32
    }

    /// Returns the vertex, its colour before and its colour after a move.
    #[inline(always)]
    fn parts(&self, mv: u32) -> [usize; 3] {
        let (mv, k) = (mv as usize, self.colours);
        [mv / k / k, mv / k % k, mv % k]
    }
}

impl Problem for Colouring {
    type State = Coloured;
    /// The vertex, its colour before and its colour after.
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> Coloured {
        let colours = (0..self.graph.vertices()).map(|_| generator.index(self.colours as u32) as u8);
        self.board(colours.collect())
    }

    #[inline(always)]
    fn propose<G: Generator>(&self, board: &Coloured, draw: &mut Draw<G>) -> u32 {
        self.nth(board, draw.index(self.moves() as u32))
    }

    #[inline(always)]
    fn delta(&self, board: &Coloured, mv: u32) -> i32 {
        let [vertex, from, to] = self.parts(mv);
        let counts = &board.counts[vertex * self.colours..][..self.colours];
        i32::from(counts[to]) - i32::from(counts[from])
    }

    fn apply(&self, board: &mut Coloured, mv: u32, _delta: i32) {
        let [vertex, from, to] = self.parts(mv);
        for &other in self.graph.neighbours(vertex) {
            let at = usize::from(other) * self.colours;
            board.counts[at + from] -= 1;
            board.counts[at + to] += 1;
        }
        board.colours[vertex] = to as u8;
    }

    fn energy(&self, board: &Coloured) -> i32 {
        let colour = |vertex: u16| board.colours[usize::from(vertex)];
        self.graph.edges().iter().filter(|[a, b]| colour(*a) == colour(*b)).count() as i32
    }

    fn target(&self) -> Option<i32> {
        // If the least is unknown, no known run is better than this one.
        Some(self.best.map_or(0, |best| best.energy))
    }
}

impl Cells for Colouring {
    fn moves(&self) -> usize {
        self.free.len() * (self.colours - 1)
    }

    #[inline(always)]
    fn nth(&self, board: &Coloured, index: u32) -> u32 {
        let others = self.colours as u32 - 1;
        let vertex = self.free[(index / others) as usize];
        let from = usize::from(board.colours[vertex]);
        let to = from + 1 + (index % others) as usize;
        self.recolouring(vertex, from, if to >= self.colours { to - self.colours } else { to })
    }

    fn probability(&self, _index: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    /// Returns the vertex and its new colour, from 1.
    fn cells(&self, mv: u32) -> [usize; 2] {
        let [vertex, _, to] = self.parts(mv);
        [vertex, to + 1]
    }

    /// Returns the colour of a vertex, from 1.
    fn number(&self, board: &Coloured, vertex: usize) -> i32 {
        i32::from(board.colours[vertex]) + 1
    }

    /// Returns the colours of a move's vertex, before and after.
    fn numbers(&self, _board: &Coloured, mv: u32, _made: bool) -> [i32; 2] {
        let [_, from, to] = self.parts(mv);
        [from as i32 + 1, to as i32 + 1]
    }

    fn pinned(&self, _board: &Coloured, pinned: &[bool]) -> Self {
        Colouring { free: (0..self.graph.vertices()).filter(|&vertex| !pinned[vertex]).collect(), ..self.clone() }
    }

    fn alter(&self, board: &Coloured, change: Change) -> Option<Coloured> {
        let Change::Set(vertex, number) = change else { return None };
        if !(1..=self.colours).contains(&number) {
            return None;
        }
        let mut colours = board.colours.clone();
        colours[vertex] = number as u8 - 1;
        Some(self.board(colours))
    }
}

impl Properties for Colouring {
    fn name(&self) -> &'static str {
        COLOURING
    }

    fn label(&self) -> String {
        match self.map {
            Some(map) => format!("{COLOURING} {map} {}", self.colours),
            None => format!("{COLOURING} of {} vertices {}", self.graph.vertices(), self.colours),
        }
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let what = match self.map {
            Some(map) => ("map", map.to_string()),
            None => ("edges", self.graph.to_text()),
        };
        vec![what, ("colours", self.colours.to_string())]
    }

    fn cells(&self) -> usize {
        self.graph.vertices()
    }

    fn energy(&self, board: &[i32]) -> i32 {
        Problem::energy(self, &self.board(board.iter().map(|&colour| (colour - 1) as u8).collect()))
    }

    fn make(&self, board: &mut [i32], [vertex, colour]: [usize; 2]) {
        board[vertex] = colour as i32;
    }

    fn statement(&self) -> Message {
        english::colour_map(self.colours)
    }

    fn best(&self) -> Option<BestKnown> {
        self.best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;

    #[test]
    fn every_move_changes_the_conflicts_as_it_says() {
        for colours in [2, 3, 4, 7] {
            let colouring = Colouring::map("germany", colours).unwrap();
            let mut generator = Xoshiro::new(colours as u64);
            for index in 0..colouring.moves() as u32 {
                let board = colouring.start(&mut generator);
                let mv = colouring.nth(&board, index);
                let (mut moved, delta) = (board.clone(), colouring.delta(&board, mv));
                colouring.apply(&mut moved, mv, delta);
                assert_eq!(Problem::energy(&colouring, &moved), Problem::energy(&colouring, &board) + delta);
                assert_eq!(moved, colouring.board(moved.colours.clone()));
                let [vertex, number] = Cells::cells(&colouring, mv);
                assert_eq!(
                    colouring.numbers(&moved, mv, true),
                    [colouring.number(&board, vertex), colouring.number(&moved, vertex)]
                );
                assert_eq!(colouring.alter(&board, Change::Set(vertex, number)), Some(moved));
            }
        }
    }

    #[test]
    fn pinned_vertices_keep_their_colours() {
        let colouring = Colouring::own(Graph::parse("1-2_2-3").unwrap(), 3);
        let board = colouring.start(&mut Xoshiro::new(1));
        let pinned = colouring.pinned(&board, &[true, false, true]);
        assert_eq!(pinned.moves(), 2);
        assert_eq!((0..2).map(|index| pinned.parts(pinned.nth(&board, index))[0]).collect::<Vec<_>>(), [1, 1]);
    }
}
