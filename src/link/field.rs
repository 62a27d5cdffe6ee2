//! A setting as a form shows it.

use crate::link::keys::{Choice, Number, Whole};

/// A setting as a form shows it.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Field {
    /// The key in the link.
    pub key: &'static str,
    /// The value, as the link has it.
    pub value: String,
    /// The kind of the value: `choice`, `number` or `whole`.
    pub kind: &'static str,
    /// The words that a choice accepts; empty for a number.
    pub choices: Vec<&'static str>,
}

// `inline(never)`: copies of these functions at every key would add a kilobyte to the core module.
impl Field {
    /// The field of a key that holds one of `choices`.
    #[inline(never)]
    pub(crate) fn one_of(key: &'static str, value: &str, choices: &[&'static str]) -> Field {
        Field { key, value: value.to_string(), kind: "choice", choices: choices.to_vec() }
    }

    /// The field of a key that holds the word for `meant`.
    pub(crate) fn choice<T: PartialEq, const N: usize>(key: &Choice<T, N>, meant: T) -> Field {
        let place = key.means.iter().position(|means| *means == meant);
        Field::one_of(key.name, key.values[place.unwrap_or(0)], &key.values)
    }

    /// The field of a key that holds a decimal.
    #[inline(never)]
    pub(crate) fn number(key: &Number, value: f64) -> Field {
        Field { key: key.name, value: value.to_string(), kind: "number", choices: Vec::new() }
    }

    /// The field of a key that holds a whole number.
    #[inline(never)]
    pub(crate) fn whole(key: &Whole, value: u64) -> Field {
        Field { key: key.name, value: value.to_string(), kind: "whole", choices: Vec::new() }
    }
}
