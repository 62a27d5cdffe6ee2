//! The parser of the text form. Sizes are limited before work is done, so that any text is quickly read or rejected.

use super::{Cell, Line, MAX_CELLS, MAX_LINES, MAX_NUMBER, Measured, Puzzle, Solutions, Start, Stroke};
use crate::puzzle::sort::sort_short;
use crate::text::message::Message;
use crate::text::{english, number};

/// The keywords that may begin a line of the text form.
const KEYWORDS: [&str; 20] = [
    "title",
    "statement",
    "family",
    "history",
    "source",
    "numbers",
    "cell",
    "line",
    "loop",
    "ring",
    "square",
    "honeycomb",
    "start",
    "answer",
    "solutions",
    "measured",
    "useful",
    "recommended",
    "published",
    "frozen",
];

/// The keywords of named settings, in the grammar of links. The library's puzzles have the first. Puzzles of an
/// original program have the second, and puzzles that show failure in the cold have the third.
pub(super) const PRESETS: [&str; 3] = ["recommended", "published", "frozen"];

/// The word in place of a sum if the numbers of the line must all be different.
pub(crate) const DIFFERENT: &str = "different";

impl Puzzle {
    /// Reads the text form, which need not be well-formed.
    pub(crate) fn read(name: &str, text: &str) -> Result<Puzzle, Message> {
        let mut puzzle = Puzzle::empty(name);
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                puzzle.read_statement(line).map_err(|problem| english::at(english::line(index + 1), problem))?;
            }
        }
        sort_short(&mut puzzle.numbers, |a, b| a < b);
        Ok(puzzle)
    }

    fn read_statement(&mut self, line: &str) -> Result<(), Message> {
        let (keyword, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match keyword {
            "title" => self.title = rest.to_string(),
            "statement" => self.statement = rest.to_string(),
            "family" => self.family = rest.to_string(),
            "history" => self.history = rest.to_string(),
            "source" => self.source = rest.to_string(),
            "numbers" => self.numbers = read_numbers(rest.split_whitespace())?,
            "cell" if self.cells.len() == MAX_CELLS => return Err(english::too_many_cells(MAX_CELLS)),
            "cell" => self.cells.push(read_cell(rest)?),
            "line" | "loop" | "ring" if self.lines.len() == MAX_LINES => {
                return Err(english::too_many_lines(MAX_LINES));
            }
            "line" | "loop" | "ring" => self.lines.push(self.read_line(keyword, rest)?),
            #[cfg(full)]
            "square" | "honeycomb" => self.read_shape(keyword, rest)?,
            "start" if self.starts.len() == MAX_LINES => return Err(english::too_many_starts(MAX_LINES)),
            "start" => {
                let (name, board) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                self.starts.push(Start { name: name.to_string(), givens: read_givens(board)? });
            }
            "answer" if self.answer.is_some() => return Err(english::second_answer()),
            "answer" => self.answer = Some(rest.split_whitespace().map(read_number).collect::<Result<_, _>>()?),
            "solutions" => self.solutions = Some(read_solutions(rest)?),
            "measured" => self.measured = Some(read_measured(rest)?),
            "useful" => self.useful = Some(read_useful(rest)?),
            // Settings are not part of a puzzle, because the library reads them from the text.
            _ if PRESETS.contains(&keyword) => {}
            _ => return Err(english::not_one_of(keyword, KEYWORDS.len(), &KEYWORDS[..])),
        }
        Ok(())
    }

    fn read_line(&self, keyword: &str, rest: &str) -> Result<Line, Message> {
        let mut words = rest.split_whitespace();
        let rule = words.next().unwrap_or("");
        let stroke = match keyword {
            "loop" => Stroke::Loop,
            "ring" if cfg!(full) => {
                read_ring([words.next(), words.next(), words.next()].map(|word| word.unwrap_or("")))?
            }
            _ => Stroke::Row,
        };
        let mut cells = Vec::new();
        for word in words {
            if cells.len() == MAX_CELLS {
                return Err(english::too_many_line_cells(MAX_CELLS));
            }
            let found = self.cells.iter().position(|cell| cell.label == word);
            cells.push(found.ok_or_else(|| english::not_a_cell_name(word))?);
        }
        read_rule(rule, cells, stroke)
    }
}

/// Reads a line's rule: its sum, or the word for lines of different numbers.
pub(crate) fn read_rule(rule: &str, cells: Vec<usize>, stroke: Stroke) -> Result<Line, Message> {
    if cfg!(full) && rule == DIFFERENT {
        return Ok(Line::new_different(cells, stroke));
    }
    Ok(Line::new_sum(cells, read_number(rule)?, stroke))
}

/// Reads an integer within [`MAX_NUMBER`] of 0.
pub(crate) fn read_number(word: &str) -> Result<i32, Message> {
    match number::integer(word) {
        Some(number) if (-MAX_NUMBER..=MAX_NUMBER).contains(&number) => Ok(number),
        _ => Err(english::not_whole(word, -MAX_NUMBER, MAX_NUMBER)),
    }
}

/// Reads numbers and ranges such as `1..19`, at most [`MAX_CELLS`] numbers.
pub(crate) fn read_numbers<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<i32>, Message> {
    let mut numbers = Vec::new();
    for word in words {
        let (first, last) = match word.split_once("..") {
            Some((first, last)) => (read_number(first)?, read_number(last)?),
            None => (read_number(word)?, read_number(word)?),
        };
        if first > last {
            return Err(english::not_rising(word));
        }
        if (last - first) as usize >= MAX_CELLS - numbers.len() {
            return Err(english::too_many_numbers(MAX_CELLS));
        }
        numbers.extend(first..=last);
    }
    Ok(numbers)
}

/// Reads numbers, and `.` for a cell without one; at most [`MAX_CELLS`].
pub(crate) fn read_givens(rest: &str) -> Result<Vec<Option<i32>>, Message> {
    if rest.split_whitespace().nth(MAX_CELLS).is_some() {
        return Err(english::too_many_places(MAX_CELLS));
    }
    let read = |word| if word == "." { Ok(None) } else { read_number(word).map(Some) };
    rest.split_whitespace().map(read).collect()
}

/// Reads a finite number within a million of 0.
pub(crate) fn read_coordinate(word: &str) -> Result<f64, Message> {
    match number::decimal(word) {
        Some(value) if value.is_finite() && value.abs() <= 1e6 => Ok(value),
        _ => Err(english::not_a_coordinate(word)),
    }
}

/// Reads a ring from its middle and its radius.
pub(crate) fn read_ring(words: [&str; 3]) -> Result<Stroke, Message> {
    let [x, y, radius] = words.map(read_coordinate);
    let (x, y, radius) = (x?, y?, radius?);
    if radius <= 0.0 {
        return Err(english::not_a_radius(words[2]));
    }
    Ok(Stroke::Ring { x, y, radius })
}

fn read_cell(rest: &str) -> Result<Cell, Message> {
    let mut words = rest.split_whitespace();
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some(label), Some(x), Some(y), None) => {
            Ok(Cell { x: read_coordinate(x)?, y: read_coordinate(y)?, label: label.to_string() })
        }
        _ => Err(english::not_a_place(rest)),
    }
}

fn read_solutions(rest: &str) -> Result<Solutions, Message> {
    let mut words = rest.splitn(3, char::is_whitespace);
    let mut count = || words.next().unwrap_or("").parse::<u128>();
    match (count(), count()) {
        (Ok(total), Ok(classes)) => {
            Ok(Solutions { total, classes, source: words.next().unwrap_or("").trim().to_string() })
        }
        _ => Err(english::not_a_count(rest)),
    }
}

fn read_useful(rest: &str) -> Result<[f64; 2], Message> {
    let [low, high] = match rest.split_once(char::is_whitespace) {
        Some((low, high)) => [low, high.trim()].map(number::decimal),
        None => [None; 2],
    };
    match (low, high) {
        (Some(low), Some(high)) if 0.0 < low && low < high => Ok([low, high]),
        _ => Err(english::not_temperatures(rest)),
    }
}

fn read_measured(rest: &str) -> Result<Measured, Message> {
    let wrong = || english::not_a_measurement(rest, Measured::SEEDS);
    let (solved, moves) = rest.split_once(char::is_whitespace).ok_or_else(wrong)?;
    match (solved.parse(), moves.trim().parse()) {
        (Ok(solved), Ok(moves)) if solved <= Measured::SEEDS => Ok(Measured { solved, moves }),
        _ => Err(wrong()),
    }
}
