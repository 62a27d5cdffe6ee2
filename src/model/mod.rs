//! Problems beside magic-sum puzzles and sudokus: a [`tour`], [`queens`], a [`colouring`], a magnet ([`ising`]),
//! a [`spanning_tree`].
//!
//! A model is a [`Problem`](crate::problem::Problem) whose states a page can draw as a board: a number on each cell. Its
//! best energy need not be 0, nor known.

#[cfg(full)]
pub mod assignment;
#[cfg(full)]
pub mod colouring;
#[cfg(full)]
pub mod ising;
#[cfg(full)]
mod kernel;
#[cfg(full)]
pub use kernel::{ModelKernel, ModelState};
#[cfg(full)]
pub mod queens;
#[cfg(full)]
pub mod spanning_tree;
#[cfg(full)]
pub mod tour;

use crate::text::message::Message;
use serde::Serialize;

/// A problem with moves of its own. The core module of the page has none.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(full), allow(missing_copy_implementations, reason = "the full build has models that are no Copy"))]
#[non_exhaustive]
pub enum Model {
    /// A tour through cities.
    #[cfg(full)]
    Tour(tour::Tour),
    /// Queens that do not attack each other.
    #[cfg(full)]
    Queens(queens::Queens),
    /// Colours for a map or a graph.
    #[cfg(full)]
    Colouring(colouring::Colouring),
    /// A magnet.
    #[cfg(full)]
    Ising(ising::Ising),
    /// A spanning tree of triangles.
    #[cfg(full)]
    SpanningTree(spanning_tree::SpanningTree),
}

/// The properties of a model that do not depend on the type of its states.
pub trait Properties {
    /// Returns the name in links.
    fn name(&self) -> &'static str;

    /// Returns a name for people that sets it apart from others of its kind: `tour att48`.
    fn label(&self) -> String;

    /// Returns the keys of a link that say which one it is, in the order of the link.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Returns the number of cells.
    fn cells(&self) -> usize;

    /// Computes the energy of a board from scratch.
    fn energy(&self, board: &[i32]) -> i32;

    /// Makes the move between two cells on a board, and none for cells that no move joins.
    fn make(&self, board: &mut [i32], cells: [usize; 2]);

    /// Returns what is to be done, in a sentence.
    fn statement(&self) -> Message;

    /// Returns the best energy that is known, and how it is known.
    fn best(&self) -> Option<BestKnown>;
}

/// The best energy that is known of a problem. A run ends there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BestKnown {
    /// The energy.
    pub energy: i32,
    /// Whether it is proved that no state has less.
    pub proved: bool,
}

/// A model as it is drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Drawing<'a> {
    /// A tour through cities.
    #[cfg(full)]
    Tour {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The cities as a link names them; `None` for points of one's own.
        cities: Option<String>,
        /// The place of each city.
        points: &'a [tour::Point],
        /// The instances of TSPLIB95, and how many cities each has.
        instances: Vec<(&'a str, usize)>,
        /// Whether a place is latitude and longitude.
        geographic: bool,
        /// The rule of distances, as a link names it.
        distance: &'a str,
        /// The name of each city; empty where they have none.
        names: Vec<&'a str>,
        /// The moves, as a link names them.
        neighbourhood: &'a str,
        /// The shortest length that is known.
        best: Option<BestKnown>,
        /// A length that no tour is shorter than, where the shortest is not known.
        bound: Option<i32>,
        /// The temperatures between which a run stays near short tours.
        useful: [f64; 2],
    },
    /// Queens on a board.
    #[cfg(full)]
    Queens {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The squares a side.
        size: usize,
        /// The temperatures at which a run is solved soon.
        useful: [f64; 2],
    },
    /// Colours for a map or a graph.
    #[cfg(full)]
    Colouring {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The name of the map; `None` for a graph of one's own.
        map: Option<&'a str>,
        /// The names of all maps.
        maps: &'a [&'a str],
        /// The number of vertices.
        vertices: usize,
        /// The pairs of neighbours, the lower vertex first.
        edges: &'a [[u16; 2]],
        /// The name of each region; empty for a graph of one's own.
        names: Vec<&'a str>,
        /// The code of each country by ISO 3166-1, where it has one; empty for a graph of one's own.
        codes: Vec<&'a str>,
        /// A place inside each region, on a map 2,000 wide or high, from its top left corner; empty for a graph of one's own.
        places: Vec<[i32; 2]>,
        /// The number of colours.
        colours: usize,
        /// The fewest conflicts that are possible; `None` where that is not known.
        best: Option<BestKnown>,
        /// The fewest colours without a conflict; `None` where that is not known.
        least: Option<usize>,
        /// Wheels that share no edge, each its hub and then its odd ring, where they prove that three colours leave conflicts.
        reasons: Vec<Vec<usize>>,
        /// The temperatures at which a run reaches its goal soon.
        useful: [f64; 2],
    },
    /// A magnet.
    #[cfg(full)]
    Ising {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The spins a side.
        size: usize,
        /// The least energy.
        best: Option<BestKnown>,
        /// The temperatures between which a run that holds one comes near the least energy.
        useful: [f64; 2],
    },
    /// A spanning tree of triangles.
    #[cfg(full)]
    SpanningTree {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The number of triangles, three edges each.
        triangles: usize,
        /// The weight of each edge.
        weights: Vec<i32>,
    },
    /// The core module of the page has no models.
    #[cfg(not(full))]
    Nothing(std::marker::PhantomData<&'a ()>),
}

/// Evaluates an expression with a model, whichever it is.
#[cfg(full)]
macro_rules! of_each {
    ($model:expr, $name:ident => $made:expr) => {
        match $model {
            $crate::model::Model::Tour($name) => $made,
            $crate::model::Model::Queens($name) => $made,
            $crate::model::Model::Colouring($name) => $made,
            $crate::model::Model::Ising($name) => $made,
            $crate::model::Model::SpanningTree($name) => $made,
        }
    };
}
/// Evaluates to nothing: the core bundle has no models.
#[cfg(not(full))]
macro_rules! of_each {
    ($model:expr, $name:ident => $made:expr) => {
        match *$model {}
    };
}
pub(crate) use of_each as with_each;

impl Model {
    /// Returns the problem that a run anneals.
    #[cfg(full)]
    pub(crate) fn kernel(&self) -> ModelKernel {
        match self {
            Model::Tour(tour) => ModelKernel::Tour(tour.tours().clone()),
            Model::Queens(queens) => ModelKernel::Queens(queens.clone()),
            Model::Colouring(colouring) => ModelKernel::Colouring(colouring.clone()),
            Model::Ising(ising) => ModelKernel::Ising(ising.spins().clone()),
            Model::SpanningTree(tree) => ModelKernel::SpanningTree(tree.clone()),
        }
    }

    /// Reads a graph to be coloured, from a file of DIMACS, or the cities of a tour, from any other text. A graph gets as many colours as
    /// it takes without a conflict, or 4 where that is not known.
    ///
    /// # Errors
    /// As [`Graph::read_dimacs`](colouring::Graph::read_dimacs) or [`Tour::read`](tour::Tour::read).
    #[cfg(full)]
    pub fn read(text: &str) -> Result<Model, Message> {
        if !colouring::is_dimacs(text) {
            return tour::Tour::read(text).map(Model::Tour);
        }
        let graph = colouring::Graph::read_dimacs(text)?;
        let colours = colouring::least_colours(&graph).unwrap_or(4).clamp(2, 30);
        Ok(Model::Colouring(colouring::Colouring::own(graph, colours)))
    }

    /// Returns the energy at the foot of a scale: the best that is known, or a bound below which there is none, else 0.
    #[cfg(full)]
    pub fn floor(&self) -> i32 {
        match (self.properties().best(), self) {
            (Some(best), _) => best.energy,
            (None, Model::Tour(tour)) => tour::lower_bound(&tour.tours().distances),
            (None, _) => 0,
        }
    }

    /// Returns what a drawing of it shows.
    pub fn drawing(&self) -> Drawing<'_> {
        with_each!(self, model => model.drawing())
    }

    /// Returns the properties that every model has.
    pub fn properties(&self) -> &dyn Properties {
        with_each!(self, model => model)
    }
}
