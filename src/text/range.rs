//! What a decimal may be.

use super::message::Message;
use super::{english, number};

/// The numbers from `least` to `most`; or 0, too, if `zero`.
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
    /// Returns whether a number lies in the range.
    pub fn contains(&self, number: f64) -> bool {
        (self.least..=self.most).contains(&number) || (self.zero && number == 0.0)
    }

    /// Returns the number of the range that is nearest to a positive one.
    pub fn nearest(&self, number: f64) -> f64 {
        number.clamp(self.least, self.most)
    }

    /// Returns the error of a value that is not in the range.
    pub fn refuses(&self, value: &str) -> Message {
        // A comma is the point of many languages, and a common slip.
        if let Some((whole, decimals)) = value.split_once(',')
            && self.contains(number::decimal(&format!("{whole}.{decimals}")).unwrap_or(f64::NAN))
        {
            return english::decimal_comma(value, format!("{whole}.{decimals}"));
        }
        let [least, most] = [self.least, self.most].map(short);
        if self.zero {
            english::not_number_or_zero(value, least, most)
        } else {
            english::not_number(value, least, most)
        }
    }
}

/// Returns a bound as people read it: very small and very large ones as powers of ten.
pub fn short(bound: f64) -> String {
    if (1e-6..1e9).contains(&bound) { bound.to_string() } else { format!("{bound:e}") }
}
