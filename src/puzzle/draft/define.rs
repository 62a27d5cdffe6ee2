//! The short form that a link holds: the text form's statements, joined by `;`, each a letter and what belongs to it.
//!
//! ```text
//! n1..6;c0,2_0.87,0.5_1.73,-1_0,-1_-1.73,-1_-0.87,0.5;l9ABC_9CDE_9EFA;tMagic_triangle
//! ```
//!
//! | part | what it is |
//! |---|---|
//! | `n` | numbers and ranges, joined by `_` |
//! | `c` | cells as `x,y`, joined by `_`; they are called A to Z, then A1 to Z1 and so on, in this order |
//! | `l` | lines, joined by `_`: a sum and the names of its cells; before the sum `o` for a loop, or `r`, x, y and radius, each followed by a comma, for a ring |
//! | `t` | the title, to the end; `_` for a space. At most one, and the last |
//!
//! Every part stands at most once. Nothing but the title needs the link's escapes.

use super::{Draft, MAX_TITLE, label};
use crate::puzzle::read::{read_coordinate, read_number, read_numbers, read_ring};
use crate::puzzle::{Line, MAX_CELLS, MAX_LINES, Stroke};
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::encode;

/// The most characters of a definition, escaped as in a link.
pub const MAX_DEFINE: usize = 1500;

impl Draft {
    /// Reads a definition; what it defines need not be a whole puzzle.
    ///
    /// # Errors
    /// Reports what is wrong, and what is accepted.
    pub fn from_define(text: &str) -> Result<Draft, Message> {
        if text.len() > MAX_DEFINE {
            return Err(english::definition_too_long(text.len(), MAX_DEFINE));
        }
        let mut draft = Draft::default();
        let (mut seen, mut rest) = (String::new(), text.trim());
        while let Some(letter) = rest.chars().next() {
            let body = &rest[letter.len_utf8()..];
            let (body, after) = if letter == 't' { (body, "") } else { body.split_once(';').unwrap_or((body, "")) };
            if seen.contains(letter) {
                return Err(english::part_twice(letter));
            }
            seen.push(letter);
            match letter {
                'n' => draft.numbers = read_numbers(items(body))?,
                'c' => draft.cells = read_cells(body)?,
                // Lines name cells, which may stand behind them.
                'l' => draft.lines = read_lines(body)?,
                't' if body.len() > MAX_TITLE => {
                    return Err(english::title_too_long(body.len(), MAX_TITLE));
                }
                't' => draft.title = body.to_string(),
                _ => return Err(english::not_a_part(rest)),
            }
            rest = after;
        }
        let draft = draft.tidy();
        draft.check_limits()?;
        Ok(draft)
    }

    /// Returns the definition, without the link's escapes. Givens are not part of it: the link has a key for them.
    pub fn to_define(&self) -> String {
        let draft = self.clone().tidy();
        let cells = draft.cells.iter().map(|[x, y]| format!("{x},{y}"));
        let parts = [
            ("n", ranges(&draft.numbers)),
            ("c", cells.collect::<Vec<_>>()),
            ("l", draft.lines.iter().map(line_text).collect()),
            ("t", vec![draft.title.replace(' ', "_")]),
        ];
        let parts = parts.into_iter().filter(|(_, items)| !items.is_empty());
        parts.map(|(letter, items)| format!("{letter}{}", items.join("_"))).collect::<Vec<_>>().join(";")
    }

    /// Whether the definition is short enough for a link.
    pub(super) fn check_define(&self) -> Result<(), Message> {
        let length = encode(&self.to_define()).len();
        if length > MAX_DEFINE {
            return Err(english::definition_too_long(length, MAX_DEFINE));
        }
        Ok(())
    }
}

/// Numbers in rising order; three and more in a row as a range.
pub(super) fn ranges(numbers: &[i32]) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = numbers;
    while let Some(&first) = rest.first() {
        let run = rest.iter().zip(first..).take_while(|&(&number, expected)| number == expected).count();
        let taken = if run > 2 { run } else { 1 };
        let last = rest[taken - 1];
        words.push(if taken > 1 { format!("{first}..{last}") } else { first.to_string() });
        rest = &rest[taken..];
    }
    words
}

fn items(body: &str) -> impl Iterator<Item = &str> {
    body.split('_').filter(|item| !item.is_empty())
}

fn read_cells(body: &str) -> Result<Vec<[f64; 2]>, Message> {
    let mut cells = Vec::new();
    for item in items(body) {
        if cells.len() == MAX_CELLS {
            return Err(english::too_many_cells(MAX_CELLS));
        }
        let (x, y) = item.split_once(',').ok_or_else(|| english::not_x_y(item))?;
        cells.push([read_coordinate(x)?, read_coordinate(y)?]);
    }
    Ok(cells)
}

fn read_lines(body: &str) -> Result<Vec<Line>, Message> {
    let mut lines = Vec::new();
    for item in items(body) {
        if lines.len() == MAX_LINES {
            return Err(english::too_many_lines(MAX_LINES));
        }
        lines.push(read_line(item).map_err(|problem| english::in_line(item, problem))?);
    }
    Ok(lines)
}

fn read_line(item: &str) -> Result<Line, Message> {
    let names = item.find(|c: char| c.is_ascii_uppercase()).unwrap_or(item.len());
    let (front, names) = item.split_at(names);
    let (stroke, target) = match front.split_at_checked(1) {
        Some(("o", target)) => (Stroke::Loop, target),
        Some(("r", ring)) => {
            let mut words = ring.splitn(4, ',');
            let mut word = || words.next().unwrap_or("");
            (read_ring([word(), word(), word()])?, word())
        }
        _ => (Stroke::Row, front),
    };
    Ok(Line { cells: read_names(names)?, target: read_number(target)?, stroke })
}

/// Letters, each perhaps with a number behind: `ABA1`.
fn read_names(names: &str) -> Result<Vec<usize>, Message> {
    let mut cells = Vec::new();
    let mut rest = names;
    while let Some(letter) = rest.chars().next() {
        if !letter.is_ascii_uppercase() {
            return Err(english::not_cell_names(rest));
        }
        let end = rest[1..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
        let name = &rest[..end];
        let found = (0..MAX_CELLS).find(|&cell| label(cell) == name);
        cells.push(found.ok_or_else(|| english::not_a_cell_name(name))?);
        if cells.len() > MAX_CELLS {
            return Err(english::too_many_line_cells(MAX_CELLS));
        }
        rest = &rest[end..];
    }
    Ok(cells)
}

fn line_text(line: &Line) -> String {
    let front = match line.stroke {
        Stroke::Row => String::new(),
        Stroke::Loop => "o".to_string(),
        Stroke::Ring { x, y, radius } => format!("r{x},{y},{radius},"),
    };
    let names: String = line.cells.iter().map(|&cell| label(cell)).collect();
    format!("{front}{}{names}", line.target)
}
