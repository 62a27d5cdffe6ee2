//! What a decimal may be.

/// Represents the numbers from `least` to `most`; or 0, too, if `zero`.
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

    /// Returns the range in words.
    pub fn expected(&self) -> String {
        let or_zero = if self.zero { "0 or " } else { "" };
        format!("{or_zero}a number from {} to {}", self.least, self.most)
    }
}
