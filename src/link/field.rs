//! A setting as displayed in a form.

use crate::link::keys::{Choice, Number, Whole};

/// A setting as displayed in a form.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Field {
    /// The key in the link.
    pub key: &'static str,
    /// The value, as written in the link.
    pub value: String,
    /// The kind of the value: `choice`, `number` or `whole`.
    pub kind: &'static str,
    /// The words that a choice accepts; empty for a number.
    pub choices: Vec<&'static str>,
}

// `inline(never)`: copies of these functions at every key would add a kilobyte to the core module.
impl Field {
    /// Returns the field of a key with one of `choices` as its value.
    #[inline(never)]
    pub(crate) fn one_of(key: &'static str, value: &str, choices: &[&'static str]) -> Field {
        Field { key, value: value.to_string(), kind: "choice", choices: choices.to_vec() }
    }

    /// Returns the field of a key with the word for `meant` as its value.
    pub(crate) fn choice<T: PartialEq, const N: usize>(key: &Choice<T, N>, meant: T) -> Field {
        let place = key.means.iter().position(|means| *means == meant);
        Field::one_of(key.name, key.values[place.unwrap_or(0)], &key.values)
    }

    /// Returns the field of a key with a decimal value.
    #[inline(never)]
    pub(crate) fn number(key: &Number, value: f64) -> Field {
        Field { key: key.name, value: value.to_string(), kind: "number", choices: Vec::new() }
    }

    /// Returns the field of a key with an integer value.
    #[inline(never)]
    pub(crate) fn whole(key: &Whole, value: u64) -> Field {
        Field { key: key.name, value: value.to_string(), kind: "whole", choices: Vec::new() }
    }
}
