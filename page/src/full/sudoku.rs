//! Sudokus as text: reading them from any common format, and writing them.

use crate::pace::Pace;
use crate::{config_of, joined, object, plain, thrown, to_js};
use annealing_lab::exact::{Answer, Generation, Question, RulesKind, Survey};
use annealing_lab::import::{Alphabet, Listed, import, to_fpuzzles, to_sdk};
use annealing_lab::link::{Config, LinkError};
use annealing_lab::puzzle::Instance;
use annealing_lab::sudoku::reason::reason;
use annealing_lab::sudoku::{ORDERS, to_text};
use annealing_lab::text::english;
use annealing_lab::text::message::Arg;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

/// A generator of a sudoku with one solution, advanced from JavaScript.
#[wasm_bindgen]
pub struct SudokuGenerator {
    generation: Generation,
    pace: Pace,
}

#[wasm_bindgen]
impl SudokuGenerator {
    /// Begins a sudoku of `size` 4 to 10, 12, 16, 25 or 36 with as few as `givens` givens, if this seed can. `kind` is
    /// `plain`, the default, `diagonals`, `windoku`, `jigsaw`, `knight` or `killer`. Throws a `Message`.
    /// Kinds with rules have 16 cells a side at most.
    #[wasm_bindgen(constructor)]
    pub fn new(size: usize, givens: usize, seed: u32, kind: Option<String>) -> Result<SudokuGenerator, JsValue> {
        let order = ORDERS.into_iter().find(|(rows, columns)| rows * columns == size);
        let kind = kind.unwrap_or_else(|| RulesKind::ALL[0].name.to_string());
        let kind = RulesKind::ALL.into_iter().find(|known| known.name == kind);
        let generation =
            order.zip(kind).and_then(|((rows, columns), kind)| kind.begin(rows, columns, givens, seed.into()));
        let message = || to_js(&english::not_a_size(size.to_string()));
        generation.map(|generation| SudokuGenerator { generation, pace: Pace::new() }).ok_or_else(message)
    }

    /// Continues for about `milliseconds` ms, and returns the state: the answer of `makeStep` in `RunRequests`. The same
    /// seed makes the same sudoku.
    #[wasm_bindgen(unchecked_return_type = r#"RunRequests["makeStep"][1]"#)]
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let SudokuGenerator { generation, pace } = self;
        let done = pace.within(milliseconds, &mut |nodes| generation.search_on(nodes));
        let text = if done { to_text(&generation.grid().givens) } else { String::new() };
        plain(&[
            ("done", done.into()),
            ("share", generation.progress().into()),
            ("givens", generation.givens().into()),
            ("undecided", generation.undecided().into()),
            ("text", text.into()),
            ("more_rules", to_js(&generation.grid().rules)),
        ])
    }
}

/// A search for the possible digits of each cell in a link's sudoku, or for its unnecessary givens, advanced from
/// JavaScript.
#[wasm_bindgen]
pub struct SudokuSurvey {
    survey: Survey,
    pace: Pace,
}

#[wasm_bindgen]
impl SudokuSurvey {
    /// Begins to search for the digits of each cell over all solutions, or with `unnecessary` for the givens that can
    /// be removed. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, unnecessary: bool) -> Result<SudokuSurvey, JsValue> {
        let problem = Config::from_link(link).map_err(thrown)?.problem;
        let Instance::Sudoku(sudoku) = &problem else {
            return Err(thrown(LinkError::new("puzzle", problem.name(), english::not_counted())));
        };
        let question = if unnecessary { Question::Unnecessary } else { Question::Cells };
        Ok(SudokuSurvey { survey: Survey::new(sudoku, question), pace: Pace::new() })
    }

    /// Continues for about `milliseconds` ms, and returns the `Surveyed`. The size of the slices does not affect the
    /// result.
    #[wasm_bindgen(unchecked_return_type = "Surveyed")]
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let SudokuSurvey { survey, pace } = self;
        let done = pace.within(milliseconds, &mut |nodes| survey.search_on(nodes));
        let digits = |digits: &[u8]| JsValue::from(Uint8Array::from(digits));
        let (cells, unnecessary, minimal) = match survey.answer() {
            Some(Answer::Cells(cells)) => (to_js(&cells), JsValue::NULL, JsValue::NULL),
            Some(Answer::Unnecessary { each, minimal }) => (JsValue::NULL, digits(&each), digits(&minimal)),
            Some(Answer::NotOne) | None => (JsValue::NULL, JsValue::NULL, JsValue::NULL),
        };
        plain(&[
            ("done", done.into()),
            ("share", survey.progress().into()),
            ("cells", cells),
            ("unnecessary", unnecessary),
            ("minimal", minimal),
        ])
    }
}

/// Reads the sudokus of a text. `alphabet` is one of `alphabets`, or empty for a guess. Throws a `Message`.
#[wasm_bindgen(unchecked_return_type = "Imported")]
pub fn read_sudoku(text: &str, alphabet: &str) -> Result<JsValue, JsValue> {
    let alphabet = serde_json::from_value(serde_json::Value::from(alphabet)).ok();
    let read = import(text, alphabet).map_err(|error| to_js(&error.message()))?;
    let puzzles = JsValue::from(read.puzzles.iter().map(listed).collect::<Array>());
    Ok(plain(&[("puzzles", puzzles), ("left_out", to_js(&read.left_out))]))
}

/// Returns digits, in row-major order with 0 for a blank, as one line: `.` for a blank, letters from 10 on.
#[wasm_bindgen]
pub fn sudoku_line(cells: &[u8]) -> String {
    to_text(cells)
}

/// Returns digits, in row-major order with 0 for a blank, as a `.sdk` file that names the source link.
#[wasm_bindgen]
pub fn sudoku_sdk(size: usize, cells: &[u8], link: &str) -> String {
    to_sdk(size, cells, &[('S', "Annealing Lab"), ('U', link)])
}

/// Returns the sudoku of a link as packed JSON for a link of f-puzzles or SudokuPad. Returns nothing for another
/// puzzle, and for a grid that is too large for them.
#[wasm_bindgen]
pub fn sudoku_fpuzzles(link: &str) -> Option<String> {
    match Config::from_link(link).ok()?.problem {
        Instance::Sudoku(sudoku) => to_fpuzzles(&sudoku),
        _ => None,
    }
}

/// Returns the `Reasoning` of a link's sudoku: the deductions from its givens by singles. Returns null for another
/// puzzle. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Reasoning | null")]
pub fn sudoku_reasoning(link: &str) -> Result<JsValue, JsValue> {
    match config_of(link)?.problem {
        Instance::Sudoku(sudoku) => Ok(to_js(&reason(&sudoku))),
        _ => Ok(JsValue::NULL),
    }
}

/// Returns a sudoku of a text, with the alternative readings of its digits. Without a title it has its line.
fn listed(Listed { line, title, puzzle }: &Listed) -> JsValue {
    // Without letters there is no choice of alphabet.
    let alphabets = if puzzle.size > 9 { Alphabet::for_size(puzzle.size) } else { Vec::new() };
    let choice = |name: Alphabet| object(&[("name", to_js(&name)), ("digits", name.digits(puzzle.size).into())]);
    let alphabets = JsValue::from(alphabets.into_iter().map(choice).collect::<Array>());
    let title: Arg = if title.is_empty() { english::title_of_line(*line).into() } else { title.clone().into() };
    let more = object(&[("title", to_js(&title)), ("text", to_text(&puzzle.cells).into()), ("alphabets", alphabets)]);
    joined(&more, &to_js(puzzle))
}
