//! A setting as a form shows it, and what is expected of its value, as errors say it.

/// The largest budget and the longest anneal: below 2^53, so that JavaScript counts them exactly.
pub const MOST: u64 = 1_000_000_000_000_000;

/// What a temperature may be.
pub const TEMPERATURE: Range = Range { least: 1e-9, most: 1e9, zero: false };

/// A setting as a form shows it.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Field {
    /// The key in the link.
    pub key: &'static str,
    /// The value in the link.
    pub value: String,
    /// `choice`, `number` or `whole`.
    pub kind: &'static str,
    /// The values of a choice.
    pub choices: Vec<&'static str>,
    /// What is expected of a value, as errors say it.
    pub expected: String,
}

impl Field {
    /// One of some words.
    pub fn choice(key: &'static str, value: &str, choices: &[&'static str]) -> Field {
        let expected = expected_choice(choices);
        Field { key, value: value.to_string(), kind: "choice", choices: choices.to_vec(), expected }
    }

    /// A number of this range.
    pub fn number(key: &'static str, value: f64, range: Range) -> Field {
        let expected = range.expected();
        Field { key, value: value.to_string(), kind: "number", choices: Vec::new(), expected }
    }

    /// A whole number from `least` to `most`.
    pub fn whole(key: &'static str, value: u64, least: u64, most: u64) -> Field {
        let expected = expected_whole(least, most);
        Field { key, value: value.to_string(), kind: "whole", choices: Vec::new(), expected }
    }
}

/// From `least` to `most`; or 0, if `zero`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// Above 0.
    pub least: f64,
    /// The greatest.
    pub most: f64,
    /// Whether 0 is also taken.
    pub zero: bool,
}

impl Range {
    /// Whether a number lies in the range; -0 does not.
    pub fn contains(&self, number: f64) -> bool {
        (self.least..=self.most).contains(&number) || (self.zero && number == 0.0 && number.is_sign_positive())
    }

    /// The range in words.
    pub fn expected(&self) -> String {
        let or_zero = if self.zero { "0 or " } else { "" };
        format!("{or_zero}a number from {} to {}", self.least, self.most)
    }
}

/// The range of whole numbers in words.
pub fn expected_whole(least: u64, most: u64) -> String {
    format!("a whole number from {least} to {most}")
}

/// The choices in words.
pub fn expected_choice(choices: &[&str]) -> String {
    match choices {
        [only] => only.to_string(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
        [] => "nothing".to_string(),
    }
}
