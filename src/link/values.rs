//! The kinds of values of a link's keys: a word, an integer or a decimal; and the messages about invalid values.

use super::LinkError;
use crate::text::english;
use crate::text::message::Message;
use crate::text::range::Range;

/// A key with one of several words as its value.
#[derive(Clone, Copy, Debug)]
pub struct Choice<T, const N: usize> {
    /// The key.
    pub name: &'static str,
    /// The words that are accepted.
    pub values: [&'static str; N],
    /// The meaning of each word, in the same order.
    pub means: [T; N],
    /// The default for a missing key.
    pub default: &'static str,
}

/// A key with an integer value.
#[derive(Clone, Copy, Debug)]
pub struct Whole {
    /// The key.
    pub name: &'static str,
    /// The least number accepted.
    pub least: u64,
    /// The greatest number accepted.
    pub most: u64,
    /// The default for a missing key.
    pub default: u64,
}

impl Whole {
    /// Returns the message about a value outside the range.
    pub fn refuses(&self, value: &str) -> Message {
        english::not_whole(value, self.least, self.most)
    }
}

/// A key with a decimal value.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// The key.
    pub name: &'static str,
    /// The numbers that are accepted.
    pub range: Range,
    /// The default for a missing key; for a temperature, a multiple of the puzzle's usual one.
    pub default: f64,
}

/// Returns the error of a value that is not one of the choices.
pub fn refuse_choice(key: &str, value: &str, choices: &[&str]) -> LinkError {
    LinkError::new(key, value, english::not_one_of(value, choices.len(), choices))
}
