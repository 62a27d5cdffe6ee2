//! The range of a decimal.

use super::message::Message;
use super::{english, number};

/// The numbers from `least` to `most`, and also 0 if `zero`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// The least number, above 0.
    pub least: f64,
    /// The greatest number.
    pub most: f64,
    /// True if 0 is also accepted.
    pub zero: bool,
}

impl Range {
    /// Returns whether a number is in the range.
    pub fn contains(&self, number: f64) -> bool {
        (self.least..=self.most).contains(&number) || (self.zero && number == 0.0)
    }

    /// Returns the number of the range that is nearest to a positive number.
    pub fn nearest(&self, number: f64) -> f64 {
        number.clamp(self.least, self.most)
    }

    /// Returns the error of a value outside the range.
    pub fn refuses(&self, value: &str) -> Message {
        // A comma is the decimal point of many languages, and a common mistake.
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

/// Returns a bound for display: very small and very large bounds as powers of ten.
pub fn short(bound: f64) -> String {
    if (1e-6..1e9).contains(&bound) { bound.to_string() } else { format!("{bound:e}") }
}
