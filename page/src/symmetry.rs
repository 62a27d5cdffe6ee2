//! Symmetries of boards, and the classes of equivalent solutions.

use super::{config_of, object, plain};
use annealing_lab::puzzle::Instance;
use annealing_lab::puzzle::symmetry::{Symmetries, Symmetry};
use js_sys::{Array, Int32Array, Object};
use wasm_bindgen::prelude::*;

/// Returns a symmetry: a rotation in degrees anticlockwise, optionally followed by a reflection. `None` is the
/// identity.
fn shown(symmetry: Option<&Symmetry>) -> Object {
    let (degrees, mirrored) = symmetry.map_or((0.0, false), |symmetry| (symmetry.degrees, symmetry.mirrored));
    // Sevenths of a turn are not an integer number of degrees.
    object(&[("degrees", ((degrees * 10.0).round() / 10.0).into()), ("mirrored", mirrored.into())])
}

/// Returns the symmetries of a link's problem, which define its classes: `{ degrees, mirrored }[]`. The first is the
/// identity; a sudoku and a map have only the identity. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Symmetry[]")]
pub fn symmetries(link: &str) -> Result<JsValue, JsValue> {
    let config = config_of(link)?;
    let all: Array = match &config.problem {
        Instance::Sums { puzzle, givens } => {
            Symmetries::new(puzzle, givens, false).all().iter().map(|symmetry| shown(Some(symmetry))).collect()
        }
        Instance::Sudoku(_) | Instance::Route(_) | Instance::Model(_) => Array::of1(&shown(None)),
    };
    Ok(all.into())
}

/// Returns the class of a board: `{ board, symmetry }`. These are the canonical board of its class and the symmetry
/// that maps the canonical board to this one. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Member")]
pub fn classify(link: &str, board: &[i32]) -> Result<JsValue, JsValue> {
    let config = config_of(link)?;
    let (canonical, symmetry) = match &config.problem {
        Instance::Sums { puzzle, givens } if board.len() == givens.len() => {
            let symmetries = Symmetries::new(puzzle, givens, false);
            let (canonical, symmetry) = symmetries.canonical(board);
            (canonical, shown(Some(&symmetries.all()[symmetry])))
        }
        _ => (board.to_vec(), shown(None)),
    };
    let board: JsValue = Int32Array::from(&canonical[..]).into();
    Ok(plain(&[("board", board), ("symmetry", symmetry.into())]))
}
