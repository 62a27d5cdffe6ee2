//! Integers of a lesson's text. JavaScript represents each of them exactly, because every lesson is passed to the page.

use crate::text::number::grouped;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use std::fmt::{self, Formatter};
use std::marker::PhantomData;

/// A type of integers.
pub(super) trait Counted: TryFrom<u64> {
    /// The greatest number that is accepted.
    const MOST: u64;
}

impl Counted for u32 {
    const MOST: u64 = u32::MAX as u64;
}

impl Counted for u64 {
    const MOST: u64 = (1 << 53) - 1;
}

struct CountedVisitor<N>(PhantomData<N>);

impl<N: Counted> Visitor<'_> for CountedVisitor<N> {
    type Value = N;

    fn expecting(&self, to: &mut Formatter) -> fmt::Result {
        write!(to, "0 to {}", grouped(N::MOST))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<N, E> {
        let read = Some(number).filter(|&number| number <= N::MOST).and_then(|number| N::try_from(number).ok());
        read.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<N, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }
}

/// Reads an integer.
///
/// # Errors
/// Returns an error for any other value, and for a number that is too large; the error names the range.
pub(super) fn counted<'de, D: Deserializer<'de>, N: Counted>(from: D) -> Result<N, D::Error> {
    from.deserialize_u64(CountedVisitor(PhantomData))
}

/// Reads an integer that an entry may leave out.
///
/// # Errors
/// Returns the errors of [`counted`].
pub(super) fn counted_if_there<'de, D: Deserializer<'de>, N: Counted>(from: D) -> Result<Option<N>, D::Error> {
    counted(from).map(Some)
}
