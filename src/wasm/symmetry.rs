//! What a solution is among its likes.

use super::{config_of, object, to_js};
use crate::puzzle::instance::Instance;
use crate::puzzle::symmetry::{Symmetries, Symmetry};
use js_sys::Int32Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A symmetry: turned by so many degrees anticlockwise, then perhaps mirrored.
#[derive(Serialize)]
struct SymmetryShown {
    degrees: f64,
    mirrored: bool,
}

impl From<&Symmetry> for SymmetryShown {
    fn from(&Symmetry { degrees, mirrored, .. }: &Symmetry) -> Self {
        // Sevenths of a turn are no whole degrees.
        SymmetryShown { degrees: (degrees * 10.0).round() / 10.0, mirrored }
    }
}

const UNCHANGED: SymmetryShown = SymmetryShown { degrees: 0.0, mirrored: false };

/// Returns the symmetries of a link's problem, which make its classes: `{ degrees, mirrored }[]`. The first changes
/// nothing; a sudoku and a map have only that. Throws a `LinkError`.
#[wasm_bindgen]
pub fn symmetries(link: &str) -> Result<JsValue, JsValue> {
    let config = config_of(link)?;
    Ok(to_js(&match &config.problem {
        Instance::Sums { puzzle, givens } => {
            Symmetries::new(puzzle, givens, false).all().iter().map(SymmetryShown::from).collect()
        }
        Instance::Sudoku(_) | Instance::Route(_) => vec![UNCHANGED],
    }))
}

/// Returns the class of a board: `{ board, symmetry }`, the canonical board of its class and the symmetry that carries
/// that to the board. Throws a `LinkError`.
#[wasm_bindgen]
pub fn classify(link: &str, board: &[i32]) -> Result<JsValue, JsValue> {
    let config = config_of(link)?;
    let (canonical, symmetry) = match &config.problem {
        Instance::Sums { puzzle, givens } if board.len() == givens.len() => {
            let symmetries = Symmetries::new(puzzle, givens, false);
            let (canonical, symmetry) = symmetries.canonical(board);
            (canonical, SymmetryShown::from(&symmetries.all()[symmetry]))
        }
        _ => (board.to_vec(), UNCHANGED),
    };
    let board: JsValue = Int32Array::from(&canonical[..]).into();
    Ok(object([("board", board), ("symmetry", to_js(&symmetry))]).into())
}
