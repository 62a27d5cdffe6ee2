//! What links of the full bundle may hold. What the core bundle has instead stands in `bundle_core.rs`, which has the same
//! functions.

use super::LinkError;
use super::field::Field;
use super::keys::PAIRS;
use crate::anneal::multi_start::sums;
use crate::draft::Draft;
use crate::puzzle::instance::{CUSTOM, Instance, ROUTE};
use crate::puzzle::{Opposite, Puzzle, library};
use crate::route::Route;
use crate::sudoku::Sudoku;
use crate::sudoku::rules::Rules;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::encode;

/// Names of the library that a message gives: there are too many to list.
const SOME_PUZZLES: [&str; 3] = ["hexagram", "magic19", "magic-square-4"];

/// Returns the map of a link, if `name` is that of the route-finding problem.
pub fn route(name: &str, map: impl FnOnce() -> Option<String>) -> Option<Result<Instance, LinkError>> {
    let read = |text: String| Route::parse(&text).map_err(|message| LinkError::new("map", &text, message));
    (name == ROUTE).then(|| map().map_or_else(|| Ok(Route::usual()), read).map(Instance::Route))
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
pub fn define(problem: &Instance) -> Option<String> {
    match problem {
        Instance::Sums { puzzle, .. } if puzzle.name == CUSTOM => {
            Some(encode(&Draft::from_puzzle(puzzle, &[]).to_define()))
        }
        _ => None,
    }
}

/// Makes opposite cells of a puzzle pairs. Where they cannot be, a preset's word is passed over, a link's own is refused.
pub fn pair_opposite(puzzle: &mut Puzzle, givens: &[Option<i32>], own: bool) -> Result<(), LinkError> {
    match Opposite::from_givens(puzzle, givens) {
        Ok(opposite) => puzzle.opposite = Some(opposite),
        Err(message) if own => return Err(LinkError::new(PAIRS.name, "opposite", message)),
        Err(_) => {}
    }
    Ok(())
}

/// Returns whether opposite cells are pairs as a field, where a problem has the choice.
pub fn pairs_field(problem: &Instance) -> Option<Field> {
    let Instance::Sums { puzzle, givens } = problem else { return None };
    let chosen = puzzle.opposite.is_some();
    (chosen || Opposite::from_givens(puzzle, givens).is_ok()).then(|| Field::choice(&PAIRS, chosen))
}

/// Returns whether a setting stands in a link: all do, but for free pairs, which no puzzle had otherwise when links were first made.
/// `named` says whether a preset of the problem speaks of pairs.
pub fn is_written(field: &Field, named: impl FnOnce() -> bool) -> bool {
    field.key != PAIRS.name || field.value != PAIRS.default || named()
}

/// Returns whether opposite cells are pairs where a preset says so: a puzzle whose givens forbid that has none.
pub fn has_pairs(problem: &Instance, preset: Option<bool>) -> bool {
    match problem {
        Instance::Sums { puzzle, givens } => {
            puzzle.opposite.is_some() == (preset == Some(true) && Opposite::from_givens(puzzle, givens).is_ok())
        }
        _ => true,
    }
}

/// Reads the rules of a sudoku beyond rows, columns and boxes.
pub fn rules(sudoku: &Sudoku, take: impl FnMut(&'static str) -> Option<String>) -> Result<Option<Rules>, LinkError> {
    let rules = Rules::read([sudoku.box_rows, sudoku.box_cols], take);
    rules.map_err(|error| LinkError::new(error.key, &error.value, error.problem))
}

/// Returns the error of a value that cannot be read here; only the full build is sure that nobody can read it.
pub fn refused(key: &str, value: &str, message: impl FnOnce() -> Message) -> LinkError {
    LinkError::new(key, value, message())
}

/// Returns whether eight boards of the puzzle fit into vectors.
pub fn fits_multi_start(puzzle: &Puzzle) -> bool {
    sums::fits(puzzle)
}
