//! What a key of a link may hold: a word, a whole number or a decimal; and how that is said.

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
    /// Returns what an error expects of a value.
    pub fn expected(&self) -> String {
        format!("a whole number from {} to {}", self.least, self.most)
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

/// Returns the choices in words.
pub fn expected_choice(choices: &[&str]) -> String {
    match choices {
        [only] => only.to_string(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
        [] => "nothing".to_string(),
    }
}
