//! The library, and user-defined puzzles in the puzzle editor.

use crate::{joined, object, plain, to_js};
use annealing_lab::draft::Draft;
use annealing_lab::link::{Config, define, draft};
use annealing_lab::model::Model;
use annealing_lab::puzzle::{CUSTOM, Instance, Measured, Puzzle, library};
use annealing_lab::text::english;
use annealing_lab::text::message::Message;
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Returns every classic puzzle, by name: `Classic[]`.
#[wasm_bindgen(unchecked_return_type = "Classic[]")]
pub fn library() -> JsValue {
    let classic = |puzzle: Puzzle| {
        let solutions = puzzle.solutions.as_ref();
        joined(
            &to_js(&puzzle),
            &object(&[
                ("kind", "sums".into()),
                ("statement", puzzle.statement.as_str().into()),
                // As text, because the counts exceed the range of a number.
                ("solutions", to_js(&solutions.map(|solutions| solutions.total.to_string()))),
                ("classes", to_js(&solutions.map(|solutions| solutions.classes.to_string()))),
                ("counted", to_js(&solutions.map(|solutions| &solutions.source))),
                ("difficulty", to_js(&puzzle.measured.map(Measured::difficulty))),
                ("measured", to_js(&puzzle.measured)),
            ]),
        )
    };
    library::names().into_iter().filter_map(library::classic).map(classic).collect::<Array>().into()
}

fn refused(message: Message) -> JsValue {
    to_js(&message)
}

/// Reads the `Draft` of a text: the text form of a puzzle, a definition, or a link with one. Throws a `Message`.
#[wasm_bindgen(unchecked_return_type = "Draft")]
pub fn read_draft(text: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&draft::read_draft(text).map_err(refused)?))
}

/// Reads the cities of a text (a file of TSPLIB95, separated values, or lines of two numbers) or its graph (a file of DIMACS). Returns
/// the link of the tour or the colouring. Throws a `Message`.
#[wasm_bindgen]
pub fn read_model(text: &str) -> Result<String, JsValue> {
    let model = Model::read(text).map_err(refused)?;
    let properties = model.properties();
    let keys: Vec<String> = properties.pairs().into_iter().map(|(key, value)| format!("&{key}={value}")).collect();
    Ok(format!("puzzle={}{}", properties.name(), keys.concat()))
}

/// Returns the `Draft` of a link's puzzle, whether in the library or not. Throws a `Message`.
#[wasm_bindgen(unchecked_return_type = "Draft")]
pub fn draft_of(link: &str) -> Result<JsValue, JsValue> {
    match Config::from_link(link).map_err(|error| refused(error.message))?.problem {
        Instance::Sums { puzzle, givens } => Ok(to_js(&Draft::from_puzzle(&puzzle, &givens))),
        Instance::Sudoku(_) => Err(refused(english::sudoku_is_no_draft())),
        Instance::Route(_) | Instance::Model(_) => Err(refused(english::map_is_no_draft())),
    }
}

/// Checks a `Draft` and returns a `Checked`. Throws a `Message` for one beyond the limits.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check_draft(#[wasm_bindgen(unchecked_param_type = "Draft")] draft: JsValue) -> Result<JsValue, JsValue> {
    let draft: Draft = serde_wasm_bindgen::from_value(draft).map_err(|_| refused(english::not_a_draft()))?;
    draft.check_limits().map_err(refused)?;
    let link = draft.puzzle().map(|(puzzle, givens)| {
        let problem = Instance::Sums { puzzle, givens };
        let part = |key: &str, value: Option<String>| value.map_or(String::new(), |value| format!("&{key}={value}"));
        format!("puzzle={CUSTOM}{}{}", part("define", define(&problem)), part("givens", problem.givens()))
    });
    let (link, missing) = match link {
        Ok(link) => (link.into(), JsValue::NULL),
        Err(message) => (JsValue::NULL, to_js(&message)),
    };
    Ok(plain(&[
        ("link", link),
        ("missing", missing),
        ("advice", to_js(&draft.advice())),
        ("text", draft.to_text().into()),
        ("define", draft.to_define().into()),
    ]))
}
