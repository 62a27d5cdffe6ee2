//! Distances as defined by TSPLIB95 (Reinelt 1991): integers from the coordinates of two cities.

use super::{MOST_COORDINATE, Point};

/// A rule for the distance between two cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// `EUC_2D`: the straight line, rounded to the nearest integer.
    Euclidean,
    /// `CEIL_2D`: the straight line, rounded up.
    Ceiling,
    /// `ATT`: the pseudo-Euclidean distance of the 48 capitals.
    Att,
    /// `GEO`: kilometres on the globe. Coordinates are degrees and minutes, for example 38.24 for 38 degrees 24
    /// minutes.
    Geographic,
}

/// The radius of the globe in kilometres, and pi, with the values of TSPLIB95.
const RADIUS: f64 = 6378.388;
#[allow(clippy::approx_constant, reason = "the published optima are those of this value")]
const PI: f64 = 3.141_592;

impl Metric {
    /// Every metric, with its word in links and its name in TSPLIB95.
    pub const ALL: [(Metric, &'static str, &'static str); 4] = [
        (Metric::Euclidean, "euclidean", "EUC_2D"),
        (Metric::Ceiling, "ceiling", "CEIL_2D"),
        (Metric::Att, "att", "ATT"),
        (Metric::Geographic, "geographic", "GEO"),
    ];

    /// Returns the word in links.
    pub fn word(self) -> &'static str {
        Metric::ALL.iter().find(|(metric, ..)| *metric == self).map_or("", |(_, word, _)| word)
    }

    /// Returns the greatest absolute value of the first and of the second coordinate.
    pub(super) fn most(self) -> [f64; 2] {
        if self == Metric::Geographic { [90.0, 180.0] } else { [MOST_COORDINATE; 2] }
    }

    /// Returns the distance between two cities.
    pub fn between(self, one: Point, other: Point) -> i32 {
        let square = (one[0] - other[0]) * (one[0] - other[0]) + (one[1] - other[1]) * (one[1] - other[1]);
        let length = match self {
            Metric::Euclidean => nearest(libm::sqrt(square)),
            Metric::Ceiling => libm::ceil(libm::sqrt(square)),
            Metric::Att => {
                let exact = libm::sqrt(square / 10.0);
                let rounded = nearest(exact);
                if rounded < exact { rounded + 1.0 } else { rounded }
            }
            Metric::Geographic => geographic(one.map(radians), other.map(radians)),
        };
        length as i32
    }
}

fn nearest(value: f64) -> f64 {
    libm::floor(value + 0.5)
}

/// Converts degrees and minutes into radians. The degrees are truncated, as in the programs behind the published
/// optima.
fn radians(coordinate: f64) -> f64 {
    let degrees = libm::trunc(coordinate);
    PI * (degrees + 5.0 * (coordinate - degrees) / 3.0) / 180.0
}

fn geographic([latitude, longitude]: Point, [other_latitude, other_longitude]: Point) -> f64 {
    let q1 = libm::cos(longitude - other_longitude);
    let q2 = libm::cos(latitude - other_latitude);
    let q3 = libm::cos(latitude + other_latitude);
    // Rounding may leave the range of a cosine.
    let cosine = (0.5 * ((1.0 + q1) * q2 - (1.0 - q1) * q3)).clamp(-1.0, 1.0);
    libm::floor(RADIUS * libm::acos(cosine) + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_rounded_as_tsplib_says() {
        let from = [0.0, 0.0];
        for (metric, to, expected) in [
            (Metric::Euclidean, [1.0, 1.0], 1),
            (Metric::Euclidean, [1.0, 2.3], 3),
            (Metric::Euclidean, [0.0, 2.5], 3),
            (Metric::Ceiling, [1.0, 1.0], 2),
            (Metric::Ceiling, [3.0, 4.0], 5),
            (Metric::Ceiling, [0.0, 0.0], 0),
            // The root of 10/10 is an integer; that of 13/10 is rounded down, and then one is added.
            (Metric::Att, [1.0, 3.0], 1),
            (Metric::Att, [2.0, 3.0], 2),
        ] {
            assert_eq!(metric.between(from, to), expected, "{metric:?} {to:?}");
            assert_eq!(metric.between(to, from), expected);
        }
        // GEO gives a city a distance of 1 kilometre to itself.
        assert_eq!(Metric::Geographic.between([38.24, 20.42], [38.24, 20.42]), 1);
        assert_eq!(Metric::Geographic.between([38.24, 20.42], [39.57, 26.15]), 509);
    }
}
