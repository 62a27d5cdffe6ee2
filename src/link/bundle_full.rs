//! What links of the full bundle may hold. What the core bundle has instead stands in `bundle_core.rs`, which has the same
//! functions.

use super::field::Field;
use super::reader::Reader;
use super::solvers::{ANNEAL, EXACT, REPLICAS, STRATEGIES, TEMPERING};
use super::{LinkError, keys, search};
use crate::anneal::multi_start::sums;
use crate::anneal::settings::{MultiStartSettings, TemperingSettings};
use crate::exact::run::ExactSettings;
use crate::puzzle::draft::Draft;
use crate::puzzle::problem::{CUSTOM, Problem};
use crate::puzzle::{Puzzle, library};
use crate::run::settings::SolverSettings;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::encode;

/// Names of the library that a message gives: there are too many to list.
const SOME_PUZZLES: [&str; 3] = ["hexagram", "magic19", "magic-square-4"];

/// Reads the settings of the solver `name`, which is not annealing.
pub fn read_solver(reader: &mut Reader, problem: &Problem, name: &str) -> Result<SolverSettings, LinkError> {
    Ok(match STRATEGIES.iter().find(|(known, _)| *known == name) {
        Some(&(_, strategy)) => SolverSettings::Search(search::read(reader, problem, strategy)?),
        None if name == TEMPERING => SolverSettings::Tempering(TemperingSettings::read(reader, problem)?),
        None if name == REPLICAS => SolverSettings::MultiStart(MultiStartSettings::read(reader, problem)?),
        None => SolverSettings::Exact(ExactSettings { moves: reader.whole(&keys::MOVES_EXACT)? }),
    })
}

/// Returns the name of a solver that is not annealing, and its settings in the order of the link.
pub fn solver_fields(settings: &SolverSettings, problem: &Problem) -> (&'static str, Vec<Field>) {
    match settings {
        SolverSettings::Anneal(annealing) => (ANNEAL, annealing.fields(problem)),
        SolverSettings::Tempering(tempering) => (TEMPERING, tempering.fields(problem)),
        SolverSettings::MultiStart(multi_start) => (REPLICAS, multi_start.fields(problem)),
        SolverSettings::Exact(ExactSettings { moves }) => (EXACT, vec![Field::whole(&keys::MOVES_EXACT, *moves)]),
        SolverSettings::Search(settings) => {
            let name = STRATEGIES.iter().find(|(_, strategy)| *strategy == settings.strategy);
            (name.map_or("", |(name, _)| name), search::fields(settings, problem))
        }
    }
}

/// Returns the puzzle of a name that is not in the library: one that the link defines itself.
pub fn unnamed(name: &str, define: impl FnOnce() -> String) -> Result<Puzzle, LinkError> {
    if name != CUSTOM {
        return Err(LinkError::new(
            "puzzle",
            name,
            english::not_a_puzzle(name, library::names().len(), &SOME_PUZZLES[..]),
        ));
    }
    let text = define();
    if text.is_empty() {
        return Err(LinkError::new("define", "", english::no_definition()));
    }
    let puzzle = Draft::from_define(&text).and_then(|draft| draft.puzzle());
    puzzle
        .map(|(puzzle, _)| puzzle)
        .map_err(|message| LinkError::new("define", &text, english::not_a_definition(message)))
}

/// Returns the definition of a puzzle that has no name, as a link has it.
pub fn define(problem: &Problem) -> Option<String> {
    match problem {
        Problem::Sums { puzzle, .. } if puzzle.name == CUSTOM => Some(encode(&Draft::of(puzzle, &[]).to_define())),
        _ => None,
    }
}

/// Returns the error of a value that cannot be read here; only the full build is sure that nobody can read it.
pub fn refused(key: &str, value: &str, message: impl FnOnce() -> Message) -> LinkError {
    LinkError::new(key, value, message())
}

/// Returns whether eight boards of the puzzle fit into vectors.
pub fn fits_multi_start(puzzle: &Puzzle) -> bool {
    sums::fits(puzzle)
}
