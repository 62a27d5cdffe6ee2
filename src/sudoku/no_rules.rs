//! The core bundle has no rules beyond rows, columns and boxes. This type has no values, so code that needs one is left
//! out. The full bundle has `rules/`.

use serde::Serialize;

/// A type without values: the core bundle has no rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Rules {}

/// Cells with distinct digits and this sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cage {
    /// The cells in rising order.
    pub cells: Vec<usize>,
    /// The sum.
    pub sum: Option<u32>,
}

impl Rules {
    /// Returns nothing: there are no rules.
    pub fn size(&self) -> usize {
        match *self {}
    }

    /// Returns nothing: there are no rules.
    pub fn regions(&self) -> Option<&[u8]> {
        match *self {}
    }

    /// Returns nothing: there are no rules.
    pub fn cages(&self) -> &[Cage] {
        match *self {}
    }

    /// Returns nothing: there are no rules.
    pub fn houses(&self) -> &[Vec<usize>] {
        match *self {}
    }

    /// Returns nothing: there are no rules.
    pub fn pairs(&self) -> &[[usize; 2]] {
        match *self {}
    }

    /// Returns nothing: there are no rules.
    pub fn pairs_of_link(&self) -> Vec<(&'static str, String)> {
        match *self {}
    }
}
