//! The text form of a user's puzzle: the form of the classics, with one further statement.
//!
//! `givens . 5 . . . 6` sets a number or `.` for each cell, in cell order. Only title, numbers, cells and lines of the
//! other statements are kept. Cells are named by their order, regardless of their names in the text.

use super::Draft;
use super::define::ranges;
use crate::puzzle::read::{DIFFERENT, read_givens};
use crate::puzzle::{Puzzle, Stroke, label};
use crate::text::english;
use crate::text::message::Message;

/// The longest accepted text, in bytes.
pub(crate) const MAX_TEXT: usize = 50_000;

impl Draft {
    /// Reads the text form.
    ///
    /// # Errors
    /// Names the line, the error there, and what is accepted.
    pub fn from_text(text: &str) -> Result<Draft, Message> {
        if text.len() > MAX_TEXT {
            return Err(english::text_too_long(text.len(), MAX_TEXT));
        }
        let mut givens = None;
        let mut others = String::new();
        for (index, line) in text.lines().enumerate() {
            // The line end stays, because errors count the lines of the complete text.
            if let Some(rest) = line.trim().strip_prefix("givens").filter(|rest| rest.starts_with(char::is_whitespace))
            {
                let wrong = |problem| english::at(english::line(index + 1), problem);
                if givens.is_some() {
                    return Err(wrong(english::second_givens()));
                }
                givens = Some(read_givens(rest).map_err(wrong)?);
            } else {
                others.push_str(line);
            }
            others.push('\n');
        }
        let puzzle = Puzzle::read("", &others)?;
        let draft = Draft::from_puzzle(&puzzle, &givens.unwrap_or_default());
        draft.check_limits()?;
        Ok(draft)
    }

    /// Returns the complete text form in canonical order.
    pub fn to_text(&self) -> String {
        let draft = self.clone().tidy();
        let mut text = format!("title {}\n\nnumbers {}\n\n", draft.title, ranges(&draft.numbers).join(" "));
        for (cell, [x, y]) in draft.cells.iter().enumerate() {
            text += &format!("cell {} {x} {y}\n", label(cell));
        }
        text.push('\n');
        for line in &draft.lines {
            let rule = if line.different { DIFFERENT.to_string() } else { line.target.to_string() };
            let front = match line.stroke {
                Stroke::Row => format!("line {rule}"),
                Stroke::Loop => format!("loop {rule}"),
                Stroke::Ring { x, y, radius } => format!("ring {rule} {x} {y} {radius}"),
            };
            let names: String = line.cells.iter().map(|&cell| format!(" {}", label(cell))).collect();
            text += &format!("{front}{names}\n");
        }
        if !draft.givens.is_empty() {
            let words = (0..draft.cells.len()).map(|cell| draft.givens.get(cell).copied().flatten());
            let words = words.map(|given| given.map_or(" .".to_string(), |number| format!(" {number}")));
            text += &format!("\ngivens{}\n", words.collect::<String>());
        }
        text
    }
}
