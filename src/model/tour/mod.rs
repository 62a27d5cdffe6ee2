//! Tours: the shortest way through all cities and back to the start (travelling salesman).
//!
//! [`Tours`] is the problem over any symmetric matrix of distances. A [`Tour`] is named by a link: an instance of
//! TSPLIB95, random cities, or user-defined points. The distances are the integers that TSPLIB95 defines.

mod bound;
mod metric;
mod named;
mod optimum;
mod read;
mod tours;

pub use bound::lower_bound;
pub use metric::Metric;
pub use named::NAMES;
pub use tours::{Distances, Neighbourhood, Tours};

use super::{BestKnown, Drawing, Properties};
use crate::random::{Generator, Xoshiro};
use crate::text::english;
use crate::text::message::Message;
use crate::text::number;

/// The name of the problem in links.
pub const TOUR: &str = "tour";
/// The default instance of a link without cities.
pub const USUAL: &str = "att48";
/// The beginning of the name of random cities.
pub const UNIFORM: &str = "uniform-";
/// The minimum and maximum number of cities.
pub const CITIES: [usize; 2] = [3, 400];
/// The upper limit of the coordinates of random cities.
const SIDE: u32 = 10_000;
/// The greatest absolute value of a coordinate: tours of 400 cities stay below 2^31.
pub const MOST_COORDINATE: f64 = 1e6;

/// A position in the plane; for [`Metric::Geographic`], latitude and longitude.
pub type Point = [f64; 2];

/// The source of a tour's cities.
#[derive(Clone, Debug, PartialEq)]
pub enum Cities {
    /// An instance of TSPLIB95, by name.
    Named(&'static str),
    /// Cities drawn uniformly, with this seed below 2^32.
    Uniform(u32),
    /// User-defined points.
    Own,
}

/// A tour problem, as named by a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Tour {
    cities: Cities,
    points: Vec<Point>,
    metric: Metric,
    tours: Tours<i32>,
    best: Option<BestKnown>,
}

impl Tour {
    /// Returns the instance of TSPLIB95 of this name; `None` if there is none.
    ///
    /// # Panics
    /// Never panics for a file that the tests have passed, because they read every instance.
    pub fn named(name: &str) -> Option<Tour> {
        let named = named::find(name)?;
        let best = Some(BestKnown { energy: named.optimum, proved: true });
        Some(Tour::of(Cities::Named(named.name), named.points, named.metric, best))
    }

    /// Returns cities whose coordinates are drawn uniformly from 0 to 9,999, x before y, by xoshiro256++.
    ///
    /// # Errors
    /// Returns an error if there are too few or too many cities.
    pub fn uniform(count: usize, draw: u32) -> Result<Tour, Message> {
        check_count(count)?;
        let mut generator = Xoshiro::new(draw.into());
        let mut coordinate = || f64::from(Generator::index(&mut generator, SIDE));
        let points = (0..count).map(|_| [coordinate(), coordinate()]).collect();
        Ok(Tour::of(Cities::Uniform(draw), points, Metric::Euclidean, None))
    }

    /// Returns the tour through user-defined points. Two cities may share a position.
    ///
    /// # Errors
    /// Returns an error if there are too few or too many cities, or a coordinate is too large or not a valid degree.
    pub fn own(points: Vec<Point>, metric: Metric) -> Result<Tour, Message> {
        check_count(points.len())?;
        for (place, &[x, y]) in points.iter().enumerate() {
            let [most_x, most_y] = metric.most();
            let wrong = [(x, most_x), (y, most_y)].into_iter().find(|(value, most)| !(-most..=*most).contains(value));
            if let Some((value, most)) = wrong {
                let at = english::city(place + 1);
                return Err(english::at(at, english::coordinate_too_far(value.to_string(), most.to_string())));
            }
        }
        Ok(Tour::of(Cities::Own, points, metric, None))
    }

    fn of(cities: Cities, points: Vec<Point>, metric: Metric, best: Option<BestKnown>) -> Tour {
        let distances = Distances::new(points.len(), |a, b| metric.between(points[a], points[b]));
        let proved = || optimum::length(&distances).map(|energy| BestKnown { energy, proved: true });
        let best = best.or_else(proved);
        let tours = Tours { distances, neighbourhood: Neighbourhood::Reversal, target: best.map(|best| best.energy) };
        Tour { cities, points, metric, tours, best }
    }

    /// Sets the neighbourhood.
    pub fn set_neighbourhood(&mut self, neighbourhood: Neighbourhood) {
        self.tours.neighbourhood = neighbourhood;
    }

    /// Reads `points=`: the coordinates of each city, joined by `,`, and the cities joined by `_`.
    ///
    /// # Errors
    /// Names the first invalid city, or returns the errors of [`Tour::own`].
    pub fn parse(text: &str, metric: Metric) -> Result<Tour, Message> {
        // The number of cities is checked first, so that a long text costs no further work.
        check_count(text.split('_').count())?;
        let point = |(place, text): (usize, &str)| {
            let both = text.split_once(',').and_then(|(x, y)| Some([number::decimal(x)?, number::decimal(y)?]));
            both.ok_or_else(|| english::at(english::city(place + 1), english::not_a_city(text)))
        };
        Tour::own(text.split('_').enumerate().map(point).collect::<Result<_, _>>()?, metric)
    }

    /// Returns the source of the cities.
    pub fn cities(&self) -> &Cities {
        &self.cities
    }

    /// Returns the position of each city.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Returns the rule of distances.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// Returns the problem: distances, moves and goal.
    pub fn tours(&self) -> &Tours<i32> {
        &self.tours
    }

    /// Returns the name of each city, in the order of their numbers; empty if they have no names.
    pub fn names(&self) -> Vec<&'static str> {
        match self.cities {
            Cities::Named(name) => named::find(name).map_or(Vec::new(), |named| named.names),
            Cities::Uniform(_) | Cities::Own => Vec::new(),
        }
    }

    /// Returns the data for a drawing.
    pub(super) fn drawing(&self) -> Drawing<'_> {
        let pairs = self.pairs();
        let cities = pairs.iter().find(|(key, _)| *key == "cities");
        Drawing::Tour {
            name: TOUR,
            title: "Tour",
            cities: cities.map(|(_, value)| value.clone()),
            points: &self.points,
            instances: named::sizes(),
            geographic: self.metric == Metric::Geographic,
            distance: self.metric.word(),
            names: self.names(),
            neighbourhood: self.tours.neighbourhood.word(),
            best: self.best,
            bound: self.best.is_none().then(|| lower_bound(&self.tours.distances)),
            useful: self.useful(),
        }
    }

    /// Returns a shortest tour, as numbers from 1, if one is stored.
    pub fn shortest(&self) -> Option<Vec<i32>> {
        match self.cities {
            Cities::Named(name) => named::find(name)?.tour,
            Cities::Uniform(_) | Cities::Own => None,
        }
    }

    /// Returns the mean distance from a city to its nearest neighbour, or 1 if that is less.
    fn spacing(&self) -> f64 {
        let n = self.points.len();
        let nearest = |a: usize| (0..n).filter(|&b| b != a).map(|b| self.tours.distances.between(a, b)).min();
        let sum: i64 = (0..n).filter_map(nearest).map(i64::from).sum();
        (sum as f64 / n as f64).max(1.0)
    }

    /// Returns the initial and the final temperature of a cooling that suits most tours in any unit, rounded to two
    /// digits. It begins where the legs between groups of cities still change, and ends where even the legs between
    /// neighbours no longer do.
    pub fn cooling(&self) -> [f64; 2] {
        let [first, last] = match self.tours.neighbourhood {
            Neighbourhood::Reversal => [0.4, 0.1],
            Neighbourhood::Insertion | Neighbourhood::Swap => [1.2, 0.2],
        };
        let leg = bound::mean_leg(&self.tours.distances).max(1.0);
        [first * leg, last * self.spacing()].map(two_digits)
    }

    /// Returns the range of constant temperatures where a run stays near short tours. In this range the mean gap after
    /// 200,000 moves is at most about twice the least (docs/TOUR.md).
    pub fn useful(&self) -> [f64; 2] {
        let multiples = match self.tours.neighbourhood {
            Neighbourhood::Reversal => [0.18, 0.36],
            Neighbourhood::Insertion => [0.16, 0.5],
            Neighbourhood::Swap => [0.2, 0.7],
        };
        multiples.map(|multiple| two_digits(multiple * self.spacing()))
    }
}

/// Rounds a positive number to two significant digits.
fn two_digits(value: f64) -> f64 {
    let mut unit = 0.01;
    while value >= 100.0 * unit {
        unit *= 10.0;
    }
    // A quotient of integers is the float nearest to the decimal.
    if unit < 1.0 { libm::round(value / unit) / libm::round(1.0 / unit) } else { libm::round(value / unit) * unit }
}

fn check_count(count: usize) -> Result<(), Message> {
    let [least, most] = CITIES;
    if (least..=most).contains(&count) { Ok(()) } else { Err(english::city_count(count, least, most)) }
}

impl Properties for Tour {
    fn name(&self) -> &'static str {
        TOUR
    }

    fn label(&self) -> String {
        match self.cities {
            Cities::Named(name) => format!("{TOUR} {name}"),
            Cities::Uniform(draw) => format!("{TOUR} {UNIFORM}{} #{draw}", self.points.len()),
            Cities::Own => format!("{TOUR} of {} own cities", self.points.len()),
        }
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        match self.cities {
            Cities::Named(name) => vec![("cities", name.to_string())],
            Cities::Uniform(draw) => {
                vec![("cities", format!("{UNIFORM}{}", self.points.len())), ("draw", draw.to_string())]
            }
            Cities::Own => {
                let points: Vec<String> = self.points.iter().map(|[x, y]| format!("{x},{y}")).collect();
                let metric = (self.metric != Metric::Euclidean).then(|| ("distance", self.metric.word().to_string()));
                [("points", points.join("_"))].into_iter().chain(metric).collect()
            }
        }
    }

    fn cells(&self) -> usize {
        self.points.len()
    }

    fn energy(&self, board: &[i32]) -> i32 {
        let order: Vec<u16> = board.iter().map(|&city| (city - 1) as u16).collect();
        self.tours.distances.length(&order)
    }

    fn make(&self, board: &mut [i32], cells: [usize; 2]) {
        self.tours.neighbourhood.make(board, cells);
    }

    fn statement(&self) -> Message {
        english::find_tour(self.points.len())
    }

    fn best(&self) -> Option<BestKnown> {
        self.best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_tours_of_tsplib_have_the_proved_lengths() {
        let mut stored = 0;
        for name in NAMES {
            let tour = Tour::named(name).unwrap();
            let best = tour.best().unwrap();
            assert!(best.proved, "{name}");
            if let Some(shortest) = tour.shortest() {
                let mut cities = shortest.clone();
                cities.sort_unstable();
                assert_eq!(cities, (1..=tour.cells() as i32).collect::<Vec<_>>(), "{name}");
                assert_eq!(tour.energy(&shortest), best.energy, "{name}");
                stored += 1;
            }
            let bound = lower_bound(&tour.tours().distances);
            assert!(bound <= best.energy && f64::from(bound) > 0.97 * f64::from(best.energy), "{name}: {bound}");
        }
        assert_eq!((NAMES.len(), stored), (12, 10));
        assert_eq!(Tour::named("att48").unwrap().names()[..2], ["Montgomery", "Phoenix"]);
    }

    #[test]
    fn points_are_read_and_written() {
        let tour = Tour::parse("0,0_3,0_3,4.5_0,4", Metric::Euclidean).unwrap();
        assert_eq!(tour.pairs()[0], ("points", "0,0_3,0_3,4.5_0,4".to_string()));
        // A tour of few cities is proved: 3 + 5 + 3 + 4, because 4.5 is rounded up.
        assert_eq!(tour.best(), Some(BestKnown { energy: 15, proved: true }));
        for (text, code) in [
            ("", "city_count"),
            ("0,0_1,1", "city_count"),
            ("0,0_1,1_2", "at"),
            ("0,0_1,1_x,2", "at"),
            ("0,0_1,1_NaN,2", "at"),
            ("0,0_1,1_2000000,2", "at"),
            (&vec!["1,2"; 401].join("_"), "city_count"),
        ] {
            assert_eq!(Tour::parse(text, Metric::Euclidean).unwrap_err().code, code, "{text:.20}");
        }
        assert!(Tour::parse("91,0_1,1_2,2", Metric::Geographic).is_err());
        // Two cities at one position are allowed.
        assert_eq!(Tour::parse("0,0_0,0_0,9", Metric::Euclidean).unwrap().best().unwrap().energy, 18);
    }

    #[test]
    fn a_bound_is_near_and_proves_that_no_tour_is_shorter() {
        // The least length from twelve runs of 2,000,000 moves.
        for (count, shortest) in [(60, 62_067), (400, 153_111)] {
            let tour = Tour::uniform(count, 4).unwrap();
            let bound = lower_bound(&tour.tours().distances);
            assert!(bound <= shortest && 100 * bound > 93 * shortest, "{count}: {bound} {shortest}");
        }
    }

    #[test]
    fn cities_are_drawn_from_a_seed() {
        let tour = Tour::uniform(50, 7).unwrap();
        assert_eq!(tour, Tour::uniform(50, 7).unwrap());
        assert_ne!(tour.points(), Tour::uniform(50, 8).unwrap().points());
        let whole = |value: &f64| value.fract() == 0.0 && (0.0..10_000.0).contains(value);
        assert!(tour.points().as_flattened().iter().all(whole));
        assert_eq!(tour.best(), None);
        assert!(Tour::uniform(2, 1).is_err() && Tour::uniform(401, 1).is_err());
    }
}
