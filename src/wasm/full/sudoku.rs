//! Sudokus as text: from anything that people have, and back.

use crate::exact::generate::{Generation, RulesKind};
use crate::import::{Alphabet, Import, Imported, Listed, import, to_fpuzzles, to_sdk};
use crate::link::config::Config;
use crate::puzzle::instance::Instance;
use crate::sudoku::reason::reason;
use crate::sudoku::rules::Rules;
use crate::sudoku::{ORDERS, to_text};
use crate::text::english;
use crate::text::message::{Arg, Message};
use crate::wasm::pace::Pace;
use crate::wasm::{config_of, object, to_js};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Makes a sudoku with one solution, stepped from JavaScript.
#[wasm_bindgen]
pub struct SudokuGenerator {
    generation: Generation,
    pace: Pace,
}

#[wasm_bindgen]
impl SudokuGenerator {
    /// Begins a sudoku of `size` 4, 6, 9, 16, 25 or 36 with as few as `givens` givens, if this seed can. `kind` is `plain`, which
    /// it is without one, `diagonals`, `windoku`, `jigsaw`, `knight` or `killer`. Kinds with rules have 16 cells a side at most. Throws a `Message`.
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

    /// Continues for about `milliseconds` ms, and returns the `Making`. The same seed makes the same sudoku.
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let SudokuGenerator { generation, pace } = self;
        let done = pace.within(milliseconds, &mut |nodes| generation.advance(nodes));
        let text = if done { to_text(&generation.grid().givens) } else { String::new() };
        let making: [(&str, JsValue); 6] = [
            ("done", done.into()),
            ("share", generation.progress().into()),
            ("givens", generation.givens().into()),
            ("undecided", generation.undecided().into()),
            ("text", text.into()),
            ("more_rules", to_js(&generation.grid().rules)),
        ];
        object(making).into()
    }
}

/// What was read: one sudoku, or a list to choose from.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Read {
    One(One),
    Several {
        puzzles: Vec<ListedPuzzle>,
        /// How many more the list has.
        left_out: usize,
    },
}

#[derive(Serialize)]
struct One {
    size: usize,
    /// Row by row, 0 for a blank.
    cells: Vec<u8>,
    /// As `givens` in a link.
    text: String,
    /// What the text was.
    format: Message,
    /// How digits above 9 were read: one of `alphabets`.
    alphabet: Alphabet,
    /// What it could also be, with the digits it writes; empty where there is nothing to choose.
    alphabets: Vec<CandidateChoice>,
    /// What was left out.
    ignored: Vec<Message>,
    /// The rules beyond rows, columns and boxes that were read.
    more_rules: Option<Rules>,
    /// The rules that were left out: without them it is another puzzle.
    rules: Vec<Message>,
    /// What was read as something else.
    notes: Vec<Message>,
}

#[derive(Serialize)]
struct CandidateChoice {
    name: Alphabet,
    digits: String,
}

#[derive(Serialize)]
struct ListedPuzzle {
    /// What stands beside it, or else a `Message` with its line.
    title: Arg,
    text: String,
    /// As of one that was read alone.
    format: Message,
    ignored: Vec<Message>,
    rules: Vec<Message>,
    notes: Vec<Message>,
}

/// Reads a sudoku from text. `alphabet` is one of `alphabets`, or empty for a guess. Throws a `Message`.
#[wasm_bindgen]
pub fn read_sudoku(text: &str, alphabet: &str) -> Result<JsValue, JsValue> {
    let alphabet = serde_json::from_value(serde_json::Value::from(alphabet)).ok();
    match import(text, alphabet) {
        Ok(read) => Ok(to_js(&Read::from(read))),
        Err(error) => Err(to_js(&error.message())),
    }
}

/// Returns digits, row by row and 0 for a blank, as one line: `.` for a blank, letters from 10 on.
#[wasm_bindgen]
pub fn sudoku_line(cells: &[u8]) -> String {
    to_text(cells)
}

/// Returns digits, row by row and 0 for a blank, as a `.sdk` file that names the link it comes from.
#[wasm_bindgen]
pub fn sudoku_sdk(size: usize, cells: &[u8], link: &str) -> String {
    to_sdk(size, cells, &[('S', "Annealing Lab"), ('U', link)])
}

/// Returns the sudoku of a link as a link of f-puzzles or SudokuPad holds it: packed JSON. Returns nothing for another puzzle, and for
/// a grid that is larger than theirs.
#[wasm_bindgen]
pub fn sudoku_fpuzzles(link: &str) -> Option<String> {
    match Config::from_link(link).ok()?.problem {
        Instance::Sudoku(sudoku) => to_fpuzzles(&sudoku),
        _ => None,
    }
}

/// Returns the `Reasoning` of a link's sudoku: what follows from its givens by singles. Returns null for another puzzle. Throws a
/// `LinkError`.
#[wasm_bindgen]
pub fn sudoku_reasoning(link: &str) -> Result<JsValue, JsValue> {
    match config_of(link)?.problem {
        Instance::Sudoku(sudoku) => Ok(to_js(&reason(&sudoku))),
        _ => Ok(JsValue::NULL),
    }
}

impl From<Import> for Read {
    fn from(read: Import) -> Self {
        match read {
            Import::One(one) => Read::One(One::from(one)),
            Import::Several(list) => Read::Several {
                puzzles: list.puzzles.into_iter().map(ListedPuzzle::from).collect(),
                left_out: list.left_out,
            },
        }
    }
}

impl From<Listed> for ListedPuzzle {
    fn from(Listed { line, title, puzzle }: Listed) -> Self {
        let title = if title.is_empty() { english::title_of_line(line).into() } else { title.into() };
        let Imported { cells, format, ignored, rules, notes, .. } = puzzle;
        ListedPuzzle { title, text: to_text(&cells), format, ignored, rules, notes }
    }
}

impl From<Imported> for One {
    fn from(puzzle: Imported) -> Self {
        let Imported { size, cells, format, alphabet, ignored, more_rules, rules, notes } = puzzle;
        let choice = |name: Alphabet| CandidateChoice { name, digits: name.digits(size) };
        let alphabets = if size > 9 { Alphabet::of(size).into_iter().map(choice).collect() } else { Vec::new() };
        One { size, text: to_text(&cells), cells, format, alphabet, alphabets, ignored, more_rules, rules, notes }
    }
}
