//! What a solution is among its likes.

use super::{config_of, object};
use crate::puzzle::problem::Problem;
use crate::puzzle::symmetry::Symmetries;
use js_sys::{Array, Int32Array, JsString};
use wasm_bindgen::prelude::*;

/// Returns the names of the symmetries of a link's problem, which make its classes. The first changes nothing; a sudoku
/// has only that. Throws a `LinkError`.
#[wasm_bindgen]
pub fn symmetries(link: &str) -> Result<Array, JsValue> {
    let config = config_of(link)?;
    let names = match &config.problem {
        Problem::Sums { puzzle, givens } => {
            let symmetries = Symmetries::new(puzzle, givens, false);
            symmetries.all().iter().map(|symmetry| symmetry.name()).collect()
        }
        Problem::Sudoku(_) => vec!["unchanged".to_string()],
    };
    Ok(names.into_iter().map(JsString::from).collect())
}

/// Returns the class of a board: `{ board, name }`, the canonical board of its class and how the board comes from that.
/// An example is `turned by 120 degrees and mirrored`. Throws a `LinkError`.
#[wasm_bindgen]
pub fn classify(link: &str, board: &[i32]) -> Result<JsValue, JsValue> {
    let config = config_of(link)?;
    let (canonical, name) = match &config.problem {
        Problem::Sums { puzzle, givens } if board.len() == givens.len() => {
            let symmetries = Symmetries::new(puzzle, givens, false);
            let (canonical, symmetry) = symmetries.canonical(board);
            (canonical, symmetries.all()[symmetry].name())
        }
        _ => (board.to_vec(), "unchanged".to_string()),
    };
    let board: JsValue = Int32Array::from(&canonical[..]).into();
    Ok(object([("board", board), ("name", name.into())]).into())
}
