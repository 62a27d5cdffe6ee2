//! The instances of TSPLIB95 (Reinelt 1991, Universität Heidelberg), with their proved optima.

use super::{Metric, Point};
use crate::text::number;

macro_rules! instances {
    ($($name:literal)*) => {
        /// The names of the instances, in order of the number of cities.
        pub const NAMES: &[&str] = &[$($name),*];
        const TEXTS: &[&str] = &[$(include_str!(concat!("named/", $name, ".txt"))),*];
    };
}
instances!("ulysses22" "att48" "eil51" "berlin52" "st70" "eil76" "pr76" "gr96" "kroA100" "bier127" "ch130" "kroA200");

/// An instance of TSPLIB95.
pub struct Named {
    pub name: &'static str,
    pub metric: Metric,
    pub optimum: i32,
    pub points: Vec<Point>,
    /// The name of each city; empty if they have no names.
    pub names: Vec<&'static str>,
    /// A shortest tour, if one was published.
    pub tour: Option<Vec<i32>>,
}

/// Returns the instance with this name.
pub fn find(name: &str) -> Option<Named> {
    let place = NAMES.iter().position(|&known| known == name)?;
    Some(read(TEXTS[place]).unwrap_or_else(|| panic!("src/model/tour/named/{name}.txt cannot be read")))
}

/// Returns the name of each instance, and its number of cities.
pub fn sizes() -> Vec<(&'static str, usize)> {
    let count = |text: &str| text.split(' ').nth(2).and_then(number::whole).unwrap_or_default() as usize;
    NAMES.iter().zip(TEXTS).map(|(&name, text)| (name, count(text))).collect()
}

/// Reads a file: name, metric, cities and optimum; one line for each city; and optionally a shortest tour.
fn read(text: &'static str) -> Option<Named> {
    let mut lines = text.lines();
    let mut head = lines.next()?.split(' ');
    let (name, kind) = (head.next()?, head.next()?);
    let count = usize::try_from(number::whole(head.next()?)?).ok()?;
    let optimum = number::integer(head.next()?)?;
    let &(metric, ..) = Metric::ALL.iter().find(|(.., known)| *known == kind)?;
    let (mut points, mut names) = (Vec::new(), Vec::new());
    for line in lines.by_ref().take(count) {
        let mut words = line.splitn(3, ' ');
        points.push([number::decimal(words.next()?)?, number::decimal(words.next()?)?]);
        names.extend(words.next());
    }
    let tour = lines.next().map(|line| line.split(' ').skip(1).filter_map(number::integer).collect());
    Some(Named { name, metric, optimum, points, names, tour })
}
