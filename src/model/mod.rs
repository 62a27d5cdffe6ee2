//! Problems beside magic-sum puzzles and sudokus: a [`tour`], [`queens`], a [`colouring`], a magnet ([`ising`]),
//! a [`spanning_tree`].
//!
//! A model is a [`Problem`](crate::problem::Problem) whose states a page can draw as a board: a number on each cell.
//! The best energy need not be 0, and need not be known.

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

/// A problem with a special kind of moves. The core module of the page has none.
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

    /// Returns a display name that distinguishes it from others of its kind: `tour att48`.
    fn label(&self) -> String;

    /// Returns the keys and values of a link that identify the model, in the order of the link.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Returns the number of cells.
    fn cells(&self) -> usize;

    /// Computes the energy of a board from scratch.
    fn energy(&self, board: &[i32]) -> i32;

    /// Makes the move between two cells on a board, and no move for cells that no move joins.
    fn make(&self, board: &mut [i32], cells: [usize; 2]);

    /// Returns the task, in a sentence.
    fn statement(&self) -> Message;

    /// Returns the best known energy, and whether it is proved.
    fn best(&self) -> Option<BestKnown>;
}

/// The best known energy of a problem; a run ends when it reaches this energy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BestKnown {
    /// The energy.
    pub energy: i32,
    /// True if no state can have less energy, by a proof.
    pub proved: bool,
}

/// The data for drawing a model.
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
        /// The cities as named in a link; `None` for user-defined points.
        cities: Option<String>,
        /// The position of each city.
        points: &'a [tour::Point],
        /// The instances of TSPLIB95, with the number of cities of each.
        instances: Vec<(&'a str, usize)>,
        /// True if a position is latitude and longitude.
        geographic: bool,
        /// The rule of distances, as named in a link.
        distance: &'a str,
        /// The name of each city; empty if they have no names.
        names: Vec<&'a str>,
        /// The moves, as named in a link.
        neighbourhood: &'a str,
        /// The shortest known length.
        best: Option<BestKnown>,
        /// A lower bound on the length of every tour, if the shortest length is not known.
        bound: Option<i32>,
        /// The range of temperatures where a run stays near short tours.
        useful: [f64; 2],
    },
    /// Queens on a board.
    #[cfg(full)]
    Queens {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The number of squares per side.
        size: usize,
        /// The range of temperatures where a run is solved soon.
        useful: [f64; 2],
    },
    /// Colours for a map or a graph.
    #[cfg(full)]
    Colouring {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The name of the map; `None` for a user-defined graph.
        map: Option<&'a str>,
        /// The names of all maps.
        maps: &'a [&'a str],
        /// The number of vertices.
        vertices: usize,
        /// The pairs of neighbours, the lower vertex first.
        edges: &'a [[u16; 2]],
        /// The name of each region; empty for a user-defined graph.
        names: Vec<&'a str>,
        /// The ISO 3166-1 code of each country that has one; empty for a user-defined graph.
        codes: Vec<&'a str>,
        /// A position inside each region, on a map 2,000 wide or high, from its top left corner; empty for a
        /// user-defined graph.
        places: Vec<[i32; 2]>,
        /// The number of colours.
        colours: usize,
        /// The minimum number of conflicts; `None` if it is not known.
        best: Option<BestKnown>,
        /// The least number of colours without a conflict; `None` if it is not known.
        least: Option<usize>,
        /// Wheels that share no edge, each as its hub and then its odd ring, if they prove that three colours leave
        /// conflicts.
        reasons: Vec<Vec<usize>>,
        /// The range of temperatures where a run reaches its goal soon.
        useful: [f64; 2],
    },
    /// A magnet.
    #[cfg(full)]
    Ising {
        /// The name of the problem.
        name: &'a str,
        /// The title of the problem.
        title: &'a str,
        /// The number of spins per side.
        size: usize,
        /// The least energy.
        best: Option<BestKnown>,
        /// The range of constant temperatures where a run gets near the least energy.
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

/// Evaluates an expression with any model.
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

    /// Reads a graph from a DIMACS file, or the cities of a tour from any other text. A graph receives the least number
    /// of colours without a conflict, or 4 if that is not known.
    ///
    /// # Errors
    /// Returns the errors of [`Graph::read_dimacs`](colouring::Graph::read_dimacs) or [`Tour::read`](tour::Tour::read).
    #[cfg(full)]
    pub fn read(text: &str) -> Result<Model, Message> {
        if !colouring::is_dimacs(text) {
            return tour::Tour::read(text).map(Model::Tour);
        }
        let graph = colouring::Graph::read_dimacs(text)?;
        let colours = colouring::least_colours(&graph).unwrap_or(4).clamp(2, 30);
        Ok(Model::Colouring(colouring::Colouring::own(graph, colours)))
    }

    /// Returns the energy at the lower end of a scale: the best known energy, a lower bound, or otherwise 0.
    #[cfg(full)]
    pub fn floor(&self) -> i32 {
        match (self.properties().best(), self) {
            (Some(best), _) => best.energy,
            (None, Model::Tour(tour)) => tour::lower_bound(&tour.tours().distances),
            (None, _) => 0,
        }
    }

    /// Returns the data for a drawing.
    pub fn drawing(&self) -> Drawing<'_> {
        with_each!(self, model => model.drawing())
    }

    /// Returns the properties that every model has.
    pub fn properties(&self) -> &dyn Properties {
        with_each!(self, model => model)
    }
}
