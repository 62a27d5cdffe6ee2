//! What links of the full bundle may hold. What the core bundle has instead stands in `bundle_core.rs`, which has the same
//! functions.

use super::LinkError;
use super::keys::expected_choice;
use crate::anneal::multi_start::sums;
use crate::puzzle::draft::Draft;
use crate::puzzle::problem::{CUSTOM, Problem, SUDOKU};
use crate::puzzle::{Puzzle, library};
use crate::run::settings::SolverSettings;
use crate::text::percent::encode;

/// Checks that the build has the solver, which is called `name`.
pub fn check_solver(_settings: &SolverSettings, _name: &str) -> Result<(), LinkError> {
    Ok(())
}

/// Returns the puzzle of a name that is not in the library: one that the link defines itself.
pub fn unnamed(name: &str, define: impl FnOnce() -> String) -> Result<Puzzle, LinkError> {
    if name != CUSTOM {
        return Err(LinkError::new("puzzle", name, expected_puzzle()));
    }
    let text = define();
    if text.is_empty() {
        let expected = "the numbers, cells and lines of the puzzle, as in n1..3;c0,0_1,0_0,1;l4AB";
        return Err(LinkError::new("define", "", expected));
    }
    let puzzle = Draft::from_define(&text).and_then(|draft| draft.puzzle());
    puzzle.map(|(puzzle, _)| puzzle).map_err(|message| LinkError::new("define", &text, format!("a puzzle: {message}")))
}

/// Returns the definition of a puzzle that has no name, as a link has it.
pub fn define(problem: &Problem) -> Option<String> {
    match problem {
        Problem::Sums { puzzle, .. } if puzzle.name == CUSTOM => Some(encode(&Draft::of(puzzle, &[]).to_define())),
        _ => None,
    }
}

/// Returns the error of a value that cannot be read here; only the full build is sure that nobody can read it.
pub fn refused(key: &str, value: &str, expected: impl FnOnce() -> String) -> LinkError {
    LinkError::new(key, value, expected())
}

/// Returns whether eight boards of the puzzle fit into vectors.
pub fn fits_multi_start(puzzle: &Puzzle) -> bool {
    sums::fits(puzzle)
}

/// What a puzzle may be called: too many names to list.
fn expected_puzzle() -> String {
    let some = ["hexagram", "magic19", "magic-square-4"];
    format!(
        "{SUDOKU}, {CUSTOM}, or one of the {} names of the library, such as {}",
        library::names().len(),
        expected_choice(&some)
    )
}
