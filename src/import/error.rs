//! The error in a text, reported in one sentence.

use crate::text::english;
use crate::text::message::Message;
use std::fmt;

/// The place where a text cannot be read, and what is accepted there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[must_use]
pub struct ImportError {
    /// A line and a character of the text, a row and a column of the puzzle, or the kind of text. `None` means the
    /// entire text.
    pub place: Option<Message>,
    /// The error at this place, and what is accepted.
    pub problem: Message,
}

impl ImportError {
    /// Returns an error of the entire text.
    pub fn whole(problem: Message) -> Self {
        ImportError { place: None, problem }
    }

    /// Returns an error at a place.
    pub fn at(place: Message, problem: Message) -> Self {
        ImportError { place: Some(place), problem }
    }

    /// Returns the same error with its place on a line of the text.
    pub fn on_line(self, line: usize) -> Self {
        let line = english::line(line);
        let place = match self.place {
            Some(place) => english::within(line, place),
            None => line,
        };
        ImportError { place: Some(place), ..self }
    }

    /// Returns the error message with its place.
    pub fn message(self) -> Message {
        match self.place {
            Some(place) => english::at(place, self.problem),
            None => self.problem,
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.clone().message().fmt(out)
    }
}

impl std::error::Error for ImportError {}
