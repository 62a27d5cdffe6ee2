//! A setting as a form shows it.

use crate::link::keys::{Choice, Number, Whole};

/// Represents a setting as a form shows it.
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
}

// Copies of these at every key would take a kilobyte of the first module.
impl Field {
    /// One of some words.
    #[inline(never)]
    pub(crate) fn one_of(key: &'static str, value: &str, choices: &[&'static str]) -> Field {
        Field { key, value: value.to_string(), kind: "choice", choices: choices.to_vec() }
    }

    /// The word that means this.
    pub(crate) fn choice<T: PartialEq, const N: usize>(key: &Choice<T, N>, meant: T) -> Field {
        let place = key.means.iter().position(|means| *means == meant);
        Field::one_of(key.name, key.values[place.unwrap_or(0)], &key.values)
    }

    /// A decimal.
    #[inline(never)]
    pub(crate) fn number(key: &Number, value: f64) -> Field {
        Field { key: key.name, value: value.to_string(), kind: "number", choices: Vec::new() }
    }

    /// A whole number.
    #[inline(never)]
    pub(crate) fn whole(key: &Whole, value: u64) -> Field {
        Field { key: key.name, value: value.to_string(), kind: "whole", choices: Vec::new() }
    }
}
