//! The joint resampling of several settings: a draw takes the same seeds from all of them, because the tests are
//! paired.

use super::bootstrap::{SEED, percentiles, resamples};
use super::{Interval, RunOutcome};
use crate::random::Xoshiro;

/// The runs of a setting, in a compact form if every cost has at most 31 bits. A table that fits into a cache is read
/// several times as fast.
#[derive(Clone, Debug)]
enum Series {
    /// Twice the cost, plus 1 if the run is solved.
    Packed(Vec<u32>),
    Whole(Vec<RunOutcome>),
}

impl Series {
    fn new(outcomes: &[RunOutcome]) -> Series {
        let packed = |outcome: &RunOutcome| {
            let cost = u32::try_from(outcome.cost).ok().filter(|cost| cost >> 31 == 0)?;
            Some(cost << 1 | u32::from(outcome.solved))
        };
        let all: Option<Vec<u32>> = outcomes.iter().map(packed).collect();
        all.map_or_else(|| Series::Whole(outcomes.to_vec()), Series::Packed)
    }

    /// Returns the total cost of the runs at these indices, and the number of them that are solved.
    fn sum(&self, places: &[u32]) -> (f64, u32) {
        match self {
            Series::Packed(runs) => {
                let (mut spent, mut solved) = (0u64, 0);
                for &place in places {
                    let run = runs[place as usize];
                    spent += u64::from(run >> 1);
                    solved += run & 1;
                }
                (spent as f64, solved)
            }
            Series::Whole(runs) => {
                let (mut spent, mut solved) = (0.0, 0);
                for &place in places {
                    let run = runs[place as usize];
                    spent += run.cost as f64;
                    solved += u32::from(run.solved);
                }
                (spent, solved)
            }
        }
    }
}

/// The runs of two settings from the best to the worst. All unsolved runs are equal, and worst.
#[derive(Clone, Debug)]
struct Standings {
    /// Four times the index of a run, plus 2 for the last run of its cost, plus 1 for a run of the second setting.
    runs: Vec<u32>,
}

impl Standings {
    fn new(first: &[RunOutcome], second: &[RunOutcome]) -> Standings {
        let cost = |outcome: &RunOutcome| if outcome.solved { outcome.cost } else { u64::MAX };
        let of = |runs: &[RunOutcome], which: u32| -> Vec<(u64, u32)> {
            runs.iter().zip(0u32..).map(|(run, place)| (cost(run), place << 2 | which)).collect()
        };
        let mut all = of(first, 0);
        all.extend(of(second, 1));
        all.sort_unstable();
        let ends = |at: usize| all.get(at + 1).is_none_or(|next| next.0 != all[at].0);
        Standings { runs: (0..all.len()).map(|at| all[at].1 | u32::from(ends(at)) << 1).collect() }
    }

    /// Returns the probability of superiority if each seed occurs `counts` times.
    fn superiority(&self, counts: &[u32]) -> f64 {
        let all: u64 = counts.iter().map(|&count| u64::from(count)).sum();
        let (mut worse, mut doubled) = (all, 0);
        let mut here = [0, 0];
        for &run in &self.runs {
            here[(run & 1) as usize] += u64::from(counts[(run >> 2) as usize]);
            if run & 2 > 0 {
                worse -= here[1];
                doubled += here[0] * (2 * worse + here[1]);
                here = [0, 0];
            }
        }
        doubled as f64 / (2 * all * all) as f64
    }
}

/// A bootstrap of the statistics of settings on one puzzle, from a fixed seed, computed in slices.
#[derive(Clone, Debug)]
pub struct Draws {
    random: Xoshiro,
    runs: usize,
    left: usize,
    series: Vec<Series>,
    /// The expected running time of each setting in each draw; infinity if no run is solved.
    erts: Vec<Vec<f64>>,
    /// The number of solved runs of each setting in each draw.
    solved: Vec<Vec<u32>>,
    orders: Vec<Standings>,
    /// The number of draws, from the first, whose probability of superiority is kept.
    kept: usize,
    superiority: Vec<Vec<f64>>,
    places: Vec<u32>,
    counts: Vec<u32>,
}

impl Draws {
    /// Returns draws, still to be computed, for settings with `runs` runs each.
    pub fn new(runs: usize) -> Draws {
        Draws {
            random: Xoshiro::new(SEED),
            runs,
            left: resamples(runs),
            series: Vec::new(),
            erts: Vec::new(),
            solved: Vec::new(),
            orders: Vec::new(),
            kept: 0,
            superiority: Vec::new(),
            places: vec![0; runs],
            counts: vec![0; runs],
        }
    }

    /// Adds a setting, and returns its index. Runs beyond the number in a draw are left out.
    pub fn add(&mut self, outcomes: &[RunOutcome]) -> usize {
        self.series.push(Series::new(&outcomes[..self.runs]));
        self.erts.push(Vec::with_capacity(self.left));
        self.solved.push(Vec::with_capacity(self.left));
        self.series.len() - 1
    }

    /// Adds two settings whose probability of superiority is needed in the first `kept` draws.
    pub fn compare(&mut self, first: &[RunOutcome], second: &[RunOutcome], kept: usize) {
        self.kept = kept;
        self.orders.push(Standings::new(&first[..self.runs], &second[..self.runs]));
        self.superiority.push(Vec::with_capacity(kept));
    }

    /// Makes draws until about `work` runs have been read. Returns the remaining work, or `None` if some draws are
    /// still missing.
    pub fn compute(&mut self, mut work: u64) -> Option<u64> {
        while self.left > 0 {
            let ranked =
                if self.superiority.first().is_some_and(|made| made.len() < self.kept) { self.orders.len() } else { 0 };
            let one = (self.runs * (2 + self.series.len() + 2 * ranked)).max(1) as u64;
            self.draw(ranked > 0);
            if work <= one {
                return None;
            }
            work -= one;
        }
        Some(work)
    }

    fn draw(&mut self, ranked: bool) {
        self.left -= 1;
        for place in &mut self.places {
            *place = self.random.index(self.runs) as u32;
        }
        for (place, series) in self.series.iter().enumerate() {
            let (spent, solved) = series.sum(&self.places);
            self.erts[place].push(if solved == 0 { f64::INFINITY } else { spent / f64::from(solved) });
            self.solved[place].push(solved);
        }
        if ranked {
            self.counts.fill(0);
            for &place in &self.places {
                self.counts[place as usize] += 1;
            }
            for (order, made) in self.orders.iter().zip(&mut self.superiority) {
                made.push(order.superiority(&self.counts));
            }
        }
    }

    /// Returns the number of runs of each setting.
    pub fn runs(&self) -> usize {
        self.runs
    }

    /// Returns the expected running time of a setting in each draw.
    pub fn erts(&self, place: usize) -> &[f64] {
        &self.erts[place]
    }

    /// Returns the number of solved runs of a setting in each draw.
    pub fn solved(&self, place: usize) -> &[u32] {
        &self.solved[place]
    }

    /// Returns the probability of superiority for a pair of settings in each of the first draws.
    pub fn superiority(&self, pair: usize) -> &[f64] {
        &self.superiority[pair]
    }

    /// Drops all draws except the first `most`.
    pub fn keep(&mut self, most: usize) {
        let Draws { erts, solved, superiority, .. } = self;
        erts.iter_mut().chain(superiority).for_each(|made| {
            made.truncate(most);
            made.shrink_to_fit();
        });
        solved.iter_mut().for_each(|made| {
            made.truncate(most);
            made.shrink_to_fit();
        });
        (self.series, self.orders, self.places, self.counts) = Default::default();
    }

    /// Returns the 95 % interval of the expected running time of a setting.
    pub fn ert(&self, place: usize) -> Interval {
        percentiles(&mut self.erts[place].clone())
    }

    /// Returns the 95 % interval of the ratio of two expected running times. Draws where neither setting has a solved
    /// run are left out. Returns `None` if the ratio is unknown in every draw.
    pub fn ratio(&self, first: usize, second: usize) -> Option<Interval> {
        let ratios = self.erts[first].iter().zip(&self.erts[second]).map(|(one, other)| one / other);
        let mut known: Vec<f64> = ratios.filter(|ratio| !ratio.is_nan()).collect();
        (!known.is_empty()).then(|| percentiles(&mut known))
    }
}
