//! What a key of a link may hold: a word, a whole number or a decimal; and how that is said.

use super::LinkError;
use crate::text::english;
use crate::text::message::Message;
use crate::text::range::Range;

/// Describes a key that holds one of some words.
#[derive(Clone, Copy, Debug)]
pub struct Choice<T, const N: usize> {
    /// The key.
    pub name: &'static str,
    /// What it may hold.
    pub values: [&'static str; N],
    /// What each of these means.
    pub means: [T; N],
    /// What it holds where nothing is said: one of the values.
    pub default: &'static str,
}

/// Describes a key that holds a whole number.
#[derive(Clone, Copy, Debug)]
pub struct Whole {
    /// The key.
    pub name: &'static str,
    /// The least that it may hold.
    pub least: u64,
    /// The most.
    pub most: u64,
    /// What it holds where nothing is said.
    pub default: u64,
}

impl Whole {
    /// Returns the error of a value that is not in the range.
    pub fn refuses(&self, value: &str) -> Message {
        english::not_whole(value, self.least, self.most)
    }
}

/// Describes a key that holds a decimal.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// The key.
    pub name: &'static str,
    /// What it may hold.
    pub range: Range,
    /// What it holds where nothing is said; of a temperature, in multiples of the puzzle's usual one.
    pub default: f64,
}

/// Returns the error of a value that is none of the choices.
pub fn refuse_choice(key: &str, value: &str, choices: &[&str]) -> LinkError {
    LinkError::new(key, value, english::not_one_of(value, choices.len(), choices))
}
