//! What is wrong with a text, in one sentence.

use std::fmt;

/// A piece of the text longer than this is cut in messages.
const SHOWN: usize = 40;

/// Describes where a text cannot be read, and what was expected there.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[non_exhaustive]
#[must_use]
pub struct ImportError {
    /// `line 3, character 7` of the text, or `row 5, column 5` of the puzzle; empty for the whole.
    pub place: String,
    /// What stands there and what was expected.
    pub message: String,
}

impl ImportError {
    /// Returns the error at a place, or of the whole if that is empty.
    pub fn new(place: impl Into<String>, message: impl Into<String>) -> Self {
        ImportError { place: place.into(), message: message.into() }
    }

    /// Returns the error of a character that no puzzle has; line and character count from 1.
    pub fn character(found: char, line: usize, character: usize) -> Self {
        let place = format!("line {line}, character {character}");
        ImportError::new(
            place,
            format!("{}: expected a digit, a letter or a blank (0 . - _ * x)", quoted(&found.to_string())),
        )
    }

    /// Returns the error of a number of cells that no puzzle has.
    pub fn count(cells: usize, detail: &str) -> Self {
        let plural = if cells == 1 { "cell" } else { "cells" };
        ImportError::new("", format!("{cells} {plural}: expected 16, 36, 81, 256 or 625{detail}"))
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match &self.place[..] {
            "" => write!(out, "{}", self.message),
            place => write!(out, "{place}: {}", self.message),
        }
    }
}

impl std::error::Error for ImportError {}

/// Returns a piece of the text as a message shows it: in quotes, on one line, shortened if long.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{:?}", format!("{}…", &text[..end])),
        None => format!("{text:?}"),
    }
}
