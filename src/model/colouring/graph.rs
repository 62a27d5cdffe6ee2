//! Graphs, and the origin of the graphs of maps.

use crate::text::message::Message;
use crate::text::{english, number};

/// The maximum number of vertices and edges of a user-defined graph.
pub const MOST_VERTICES: usize = 400;
pub const MOST_EDGES: usize = 20_000;

macro_rules! maps {
    ($($name:literal)*) => {
        /// The names of the maps.
        pub const MAPS: [&str; 4] = [$($name),*];
        const TEXTS: [&str; 4] = [$(include_str!(concat!("maps/", $name, ".txt"))),*];
    };
}
maps!("us-states" "germany" "europe" "world");

/// A graph: vertices, and pairs of them that are neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The lower vertex of each edge first.
    edges: Vec<[u16; 2]>,
    neighbours: Vec<Vec<u16>>,
}

impl Graph {
    /// Returns the graph of these edges between `vertices` vertices, counted from 0. The order of edges does not matter.
    pub fn new(vertices: usize, mut edges: Vec<[u16; 2]>) -> Graph {
        edges.iter_mut().for_each(|edge| edge.sort_unstable());
        edges.sort_unstable();
        edges.dedup();
        let mut neighbours = vec![Vec::new(); vertices];
        for &[a, b] in &edges {
            neighbours[usize::from(a)].push(b);
            neighbours[usize::from(b)].push(a);
        }
        Graph { edges, neighbours }
    }

    /// Returns the number of vertices.
    pub fn vertices(&self) -> usize {
        self.neighbours.len()
    }

    /// Returns the edges in order, the lower vertex of each first.
    pub fn edges(&self) -> &[[u16; 2]] {
        &self.edges
    }

    /// Returns the neighbours of a vertex.
    #[inline(always)]
    pub fn neighbours(&self, vertex: usize) -> &[u16] {
        &self.neighbours[vertex]
    }

    /// Reads `edges=`: pairs of vertices, counted from 1, as in `1-2_1-3`. A vertex without edges is written alone.
    ///
    /// # Errors
    /// Names the first edge that is invalid, a loop or a duplicate, or reports too many edges or vertices, or a text
    /// without any.
    pub fn parse(text: &str) -> Result<Graph, Message> {
        let mut reading = Reading::default();
        for word in text.split('_') {
            let at = || english::quoted(word);
            let ends: Option<Vec<u64>> = word.splitn(2, '-').map(number::whole).collect();
            match ends.as_deref() {
                Some(&[alone]) => reading.vertex(alone).map_err(|message| english::at(at(), message))?,
                Some(&[a, b]) => reading.edge(a, b).map_err(|message| english::at(at(), message))?,
                _ => return Err(english::not_an_edge(word)),
            }
        }
        reading.graph()
    }

    /// Reads a file of the DIMACS challenge (Johnson 1996): `p edge VERTICES EDGES`, then a line `e A B` for each edge.
    /// A `c` begins a comment. An edge may be listed in both directions.
    ///
    /// # Errors
    /// Names the first line with another form, or returns the errors of [`Graph::parse`].
    pub fn read_dimacs(text: &str) -> Result<Graph, Message> {
        let mut reading = Reading::default();
        for (place, line) in text.lines().enumerate() {
            let refused = |message| Err(english::at(english::line(place + 1), message));
            let words: Vec<&str> = line.split_whitespace().collect();
            let whole = |word: &str| number::whole(word).ok_or(());
            let read = match words[..] {
                [] | ["c", ..] => continue,
                ["p", "edge" | "edges" | "col", vertices, _] => whole(vertices).map(|most| reading.declare(most)),
                ["e", a, b] => whole(a).and_then(|a| Ok((a, whole(b)?))).map(|(a, b)| reading.directed(a, b)),
                _ => Err(()),
            };
            match read {
                Err(()) => return refused(english::not_dimacs(line)),
                Ok(Err(message)) => return refused(message),
                Ok(Ok(())) => {}
            }
        }
        reading.graph()
    }

    /// Returns the edges as written in a link.
    pub fn to_text(&self) -> String {
        let mut words: Vec<String> = self.edges.iter().map(|[a, b]| format!("{}-{}", a + 1, b + 1)).collect();
        let alone = (0..self.vertices()).filter(|&vertex| self.neighbours[vertex].is_empty());
        words.extend(alone.map(|vertex| (vertex + 1).to_string()));
        words.join("_")
    }
}

/// Returns whether a text is a DIMACS file, judging by its line `p edge`.
pub fn is_dimacs(text: &str) -> bool {
    text.lines().any(|line| {
        let mut words = line.split_whitespace();
        words.next() == Some("p") && words.next().is_some_and(|kind| ["edge", "edges", "col"].contains(&kind))
    })
}

/// A graph that is being read; vertices are counted from 1.
#[derive(Default)]
struct Reading {
    vertices: u64,
    /// The number of vertices that a file declares, if any.
    declared: Option<u64>,
    /// Each edge as written.
    edges: std::collections::BTreeSet<[u16; 2]>,
}

impl Reading {
    fn declare(&mut self, vertices: u64) -> Result<(), Message> {
        self.vertex(vertices)?;
        self.declared = Some(vertices);
        Ok(())
    }

    fn vertex(&mut self, vertex: u64) -> Result<(), Message> {
        let most = self.declared.unwrap_or(MOST_VERTICES as u64);
        if !(1..=most).contains(&vertex) {
            return Err(english::not_a_vertex(vertex, most));
        }
        self.vertices = self.vertices.max(vertex);
        Ok(())
    }

    /// Adds an edge that must not exist in either direction.
    fn edge(&mut self, a: u64, b: u64) -> Result<(), Message> {
        self.directed(a.min(b), a.max(b))
    }

    fn directed(&mut self, a: u64, b: u64) -> Result<(), Message> {
        self.vertex(a)?;
        self.vertex(b)?;
        if a == b {
            return Err(english::edge_is_loop(a));
        }
        if !self.edges.insert([a as u16 - 1, b as u16 - 1]) {
            return Err(english::edge_twice(a, b));
        }
        if self.edges.len() > 2 * MOST_EDGES { Err(english::too_many_edges(MOST_EDGES)) } else { Ok(()) }
    }

    fn graph(self) -> Result<Graph, Message> {
        let graph = Graph::new(self.vertices as usize, self.edges.into_iter().collect());
        match graph.edges.len() {
            0 => Err(english::no_edges()),
            edges if edges > MOST_EDGES => Err(english::too_many_edges(MOST_EDGES)),
            _ => Ok(graph),
        }
    }
}

/// A region of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The English name.
    pub name: &'static str,
    /// The ISO 3166-1 code of a country, the key to its name in other languages; empty for any other region.
    pub code: &'static str,
    /// A place well inside the region, in the units of the map's picture, from its top left corner.
    pub place: [i32; 2],
}

/// Returns the regions of a map and the graph of their borders; `None` if there is no such map.
pub fn map(name: &str) -> Option<(&'static str, Vec<Region>, Graph)> {
    let nth = MAPS.iter().position(|&known| known == name)?;
    let read = || -> Option<(Vec<Region>, Graph)> {
        let (mut regions, mut edges) = (Vec::new(), Vec::new());
        for (region, line) in TEXTS[nth].lines().enumerate() {
            let mut parts = line.split(';');
            let (name, code) = (parts.next()?, parts.next()?);
            let (x, y) = parts.next()?.split_once(',')?;
            regions.push(Region { name, code, place: [number::integer(x)?, number::integer(y)?] });
            for other in parts.next()?.split_whitespace() {
                edges.push([region as u16, number::whole(other)? as u16]);
            }
        }
        let vertices = regions.len();
        Some((regions, Graph::new(vertices, edges)))
    };
    let (regions, graph) = read().unwrap_or_else(|| panic!("src/model/colouring/maps/{name}.txt cannot be read"));
    Some((MAPS[nth], regions, graph))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const RING: &str = "c a ring of five\np edge 6 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 1 5\n";

    #[test]
    fn graphs_are_read_and_written() {
        let ring = Graph::parse("1-2_2-3_4-3_4-5_5-1_6").unwrap();
        assert_eq!(ring.to_text(), "1-2_1-5_2-3_3-4_4-5_6");
        assert_eq!(Graph::read_dimacs(RING).unwrap(), ring);
        // Some files list each edge in both directions.
        let both = format!("{RING}e 2 1\ne 3 2\ne 4 3\ne 5 4\ne 5 1\n");
        assert_eq!(Graph::read_dimacs(&both).unwrap(), ring);
    }

    #[test]
    fn errors_name_the_place_and_the_wish() {
        let error = |text: &str| Graph::parse(text).unwrap_err().to_string();
        assert_eq!(error("1-2_3-3"), "'3-3': Vertex 3 cannot be its own neighbour; an edge joins two vertices.");
        assert_eq!(error("1-2_2-1"), "'2-1': The edge from 1 to 2 is there twice; each edge is written once.");
        assert_eq!(error("1-2_x"), "'x' is not an edge; write two vertices, as in 1-2.");
        assert_eq!(error("1-401"), "'1-401': '401' is not a vertex from 1 to 400.");
        assert_eq!(error("1_2"), "The graph has no edge; it needs at least one, as in 1-2.");
        let error = |from: &str, to: &str| Graph::read_dimacs(&RING.replace(from, to)).unwrap_err().to_string();
        assert_eq!(error("e 4 5", "e 4 5 6"), "line 6: 'e 4 5 6' is not a line of a DIMACS graph, such as e 1 2.");
        assert_eq!(error("e 4 5", "e 4 7"), "line 6: '7' is not a vertex from 1 to 6.");
        assert_eq!(error("e 4 5", "e 1 2"), "line 6: The edge from 1 to 2 is there twice; each edge is written once.");
        assert_eq!(error("\ne ", "\nc "), "The graph has no edge; it needs at least one, as in 1-2.");
    }

    #[test]
    fn maps_have_the_borders_that_are_known() {
        let borders = MAPS.map(|name| {
            let (_, regions, graph) = map(name).unwrap();
            (regions.len(), graph.edges().len())
        });
        assert_eq!(borders, [(48, 105), (16, 29), (45, 85), (175, 304)]);
        // Four states meet in a point, which does not count as a border.
        let (_, states, graph) = map("us-states").unwrap();
        let at = |name| states.iter().position(|state| state.name == name).unwrap();
        assert!(!graph.neighbours(at("Utah")).contains(&(at("New Mexico") as u16)));
        assert!(!graph.neighbours(at("Arizona")).contains(&(at("Colorado") as u16)));
        assert_eq!(map("mars"), None);
    }

    proptest! {
        #[test]
        fn any_text_gives_a_graph_or_an_error(text in "[0-9ecp _\\n-]{0,60}") {
            if let Ok(graph) = Graph::parse(&text) {
                prop_assert_eq!(Graph::parse(&graph.to_text()), Ok(graph));
            }
            let _ = Graph::read_dimacs(&text);
        }
    }
}
