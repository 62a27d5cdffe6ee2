//! The types that an energy may have.

use serde::Serialize;
use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::{Add, Sub};

/// An energy, or a change of one: an `i32`, `i64` or `f64`. A change that is NaN is never accepted.
pub trait Energy:
    sealed::Sealed + Copy + Debug + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Serialize + Send + Sync + 'static
{
    /// The change of a move that keeps the energy.
    const ZERO: Self;
    /// The lowest value.
    const LOWEST: Self;
    /// The highest value.
    const HIGHEST: Self;
    /// True if sums are exact. If they are not, an annealing run computes its energy from scratch after every 65,536th
    /// move.
    const EXACT: bool;

    /// Returns the value as a float.
    fn number(self) -> f64;

    /// Returns the index of a rise in a table of rises by 0, 1, and so on; index `last` covers all greater rises. Used
    /// only for exact energies.
    fn index(self, last: usize) -> usize;

    /// Returns whether the energy is finite.
    fn is_finite(self) -> bool {
        true
    }

    /// Compares two energies; NaN compares as equal.
    fn order(&self, other: &Self) -> Ordering {
        self.partial_cmp(other).unwrap_or(Ordering::Equal)
    }

    /// Returns the lower of two energies.
    fn lower(self, other: Self) -> Self {
        if other < self { other } else { self }
    }
}

mod sealed {
    #[allow(unnameable_types, reason = "what is sealed has no name outside")]
    pub trait Sealed {}
    impl Sealed for i32 {}
    impl Sealed for i64 {}
    impl Sealed for f64 {}
}

impl Energy for i32 {
    const ZERO: Self = 0;
    const LOWEST: Self = i32::MIN;
    const HIGHEST: Self = i32::MAX;
    const EXACT: bool = true;

    #[inline]
    fn number(self) -> f64 {
        self.into()
    }

    #[inline]
    fn index(self, last: usize) -> usize {
        (self as usize).min(last)
    }
}

impl Energy for i64 {
    const ZERO: Self = 0;
    const LOWEST: Self = i64::MIN;
    const HIGHEST: Self = i64::MAX;
    const EXACT: bool = true;

    #[inline]
    fn number(self) -> f64 {
        self as f64
    }

    #[inline]
    fn index(self, last: usize) -> usize {
        self.min(last as i64) as usize
    }
}

impl Energy for f64 {
    const ZERO: Self = 0.0;
    const LOWEST: Self = f64::NEG_INFINITY;
    const HIGHEST: Self = f64::INFINITY;
    const EXACT: bool = false;

    #[inline]
    fn number(self) -> f64 {
        self
    }

    #[inline]
    fn index(self, last: usize) -> usize {
        (self as usize).min(last)
    }

    fn is_finite(self) -> bool {
        f64::is_finite(self)
    }
}
