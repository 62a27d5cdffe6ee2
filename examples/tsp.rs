//! A short tour of 60 cities: the energy is a float, and nobody knows the lowest.

use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Message, Problem, Schedule};

/// Places in the plane.
pub(crate) struct Cities(pub(crate) Vec<(f64, f64)>);

impl Cities {
    fn distance(&self, a: usize, b: usize) -> f64 {
        let ((x, y), (u, v)) = (self.0[a], self.0[b]);
        ((x - u) * (x - u) + (y - v) * (y - v)).sqrt()
    }
}

impl Problem for Cities {
    type State = Vec<usize>;
    type Move = (usize, usize);
    type Energy = f64;

    fn start<G: Generator>(&self, generator: &mut G) -> Vec<usize> {
        let mut tour: Vec<usize> = (0..self.0.len()).collect();
        generator.shuffle(&mut tour);
        tour
    }

    // 2-opt: the tour from one place to the other is turned round.
    fn propose<G: Generator>(&self, tour: &Vec<usize>, draw: &mut Draw<G>) -> (usize, usize) {
        let (a, b) = draw.pair(tour.len() as u32);
        (a as usize, b as usize)
    }

    fn delta(&self, tour: &Vec<usize>, (a, b): (usize, usize)) -> f64 {
        let (before, after) = (tour[(a + tour.len() - 1) % tour.len()], tour[(b + 1) % tour.len()]);
        if before == tour[b] {
            return 0.0; // all of it
        }
        let removed = self.distance(before, tour[a]) + self.distance(tour[b], after);
        self.distance(before, tour[b]) + self.distance(tour[a], after) - removed
    }

    fn apply(&self, tour: &mut Vec<usize>, (a, b): (usize, usize), _delta: f64) {
        tour[a..=b].reverse();
    }

    fn energy(&self, tour: &Vec<usize>) -> f64 {
        (0..tour.len()).map(|place| self.distance(tour[place], tour[(place + 1) % tour.len()])).sum()
    }
}

pub(crate) fn main() -> Result<(), Message> {
    let cities = Cities((0..60).map(|i| (f64::from(i * 37 % 60), f64::from(i * i % 61))).collect());
    let cooling = Schedule::Geometric { t0: 20.0, rate: 0.99999 };
    let mut run = AnnealRun::new(cities, AnnealSettings::new(cooling, 500_000, 7))?;
    run.advance(500_000);
    println!("{:?} at last, from {:?}", run.improvements().last(), run.improvements().next());
    assert!(run.progress().best < 420.0);
    Ok(())
}
