//! `annealing-lab check`: small published truths, computed again on this machine.

use super::{config_of, interrupt, print, run_to_json};
use annealing_lab::exact::ExactStatus;
use annealing_lab::experiment::statistics::chi_squared;
use annealing_lab::model::ising::{Ising, Spins, onsager_energy};
use annealing_lab::model::tour::{Distances, Neighbourhood, Tours};
use annealing_lab::problem::Cells;
use annealing_lab::puzzle::landscape::Landscape;
use annealing_lab::random::{Generator, RMersenne, Xoshiro};
use annealing_lab::search::report::searchers;
use annealing_lab::search::{AnySearch, Search};
use annealing_lab::text::number::grouped;
use annealing_lab::{AnnealRun, AnnealSettings, Counting, Problem, Run, Schedule, library};
use std::collections::BTreeMap;
use std::f64::consts::TAU;
use std::process::ExitCode;

/// Golden runs, each with the check sum of what `solve` prints of it (FNV-1a).
const GOLDEN: [(&str, u64); 8] = [
    ("seed=20", 0xf20e_fc64_9e45_f190),
    ("puzzle=octa&solver=tempering&moves=400&seed=3", 0xe39f_3f59_0646_5694),
    ("puzzle=magic19&solver=replicas&moves=900&seed=4", 0x18de_eb3a_b6c9_e377),
    ("puzzle=sudoku&solver=rebuild&moves=300&seed=2", 0xf230_1c3f_e30e_360d),
    ("puzzle=sudoku&moves=5000&seed=1", 0x5f41_7c3d_2e34_1471),
    ("v=2&puzzle=tour&cities=gr96&moves=100000&seed=1", 0xdda7_c7fa_b99a_e46c),
    ("v=2&puzzle=queens&size=50&seed=2", 0xeb62_7237_2622_f328),
    ("v=2&puzzle=colouring&map=europe&solver=tempering&replicas=3&seed=4", 0xd4ba_2018_bcd6_496b),
];

/// Seeds of the R program behind Magic 19, which it published with their solutions, and the moves of all their anneals.
const OF_R: [(u64, u64); 4] = [(540_267, 156_579), (123_456, 335_714), (10, 291_924), (250, 105_080)];
/// A seed of R, and the output of `set.seed(42); sample(1:10)`.
const SAMPLE_OF_R: (u32, [i32; 10]) = (42, [1, 5, 10, 8, 2, 4, 6, 9, 7, 3]);

/// Solutions of puzzles, and those that are different up to symmetry.
const COUNTS: [(&str, u64, usize); 4] = [
    ("puzzle=magic19", 48, 4),
    ("puzzle=octa", 288, 18),
    ("puzzle=magic-square-4", 7040, 880),
    ("puzzle=sudoku&givens=................", 288, 288),
];

/// Nodes of the first two searchers on the starts e1 to e5 of Octa, as the textbook's program reports them.
const OF_AIMA: [(&str, [u64; 5]); 2] =
    [("breadth-first", [10_895, 1, 42, 1454, 11_757]), ("A* by values", [373, 1, 18, 127, 432])];

/// Temperatures of a magnet above the critical one, where a random start is soon forgotten.
const WARM: [f64; 3] = [2.6, 3.0, 4.0];
const SPINS: usize = 64;
/// Batches whose means are taken for independent, and sweeps of each.
const BATCHES: usize = 40;
const SWEEPS: usize = 50;

/// The puzzle all of whose boards are visited, with 720 of them; samples, and moves between two of them.
const SMALL: &str = "triangle-3-10";
const SAMPLES: usize = 40_000;
const APART: u64 = 400;
/// A law is refused below this probability; more than so many standard errors from a mean have about the same one.
const REFUSED: f64 = 1e-4;
const FAR: f64 = 4.0;

/// Something that holds or not, with its figures in words.
struct Truth {
    name: &'static str,
    words: String,
    holds: bool,
}

/// Checks everything, or the sampler alone with these seeds and at this temperature. Prints a line for each truth.
///
/// # Errors
/// If a line cannot be printed, or Ctrl-C comes.
pub fn check(sampler: Option<(u64, f64)>) -> Result<ExitCode, String> {
    let (seed, temperature) = sampler.unwrap_or((1, 10.0));
    let always: [Box<dyn Fn() -> Vec<Truth>>; 2] =
        [Box::new(move || boltzmann(seed, temperature)), Box::new(move || planted(seed))];
    let once: [Box<dyn Fn() -> Vec<Truth>>; 5] =
        [Box::new(golden), Box::new(of_r), Box::new(counts), Box::new(of_aima), Box::new(onsager)];
    let (mut held, mut all) = (0, 0);
    for truths in once.iter().filter(|_| sampler.is_none()).chain(&always) {
        if interrupt::came() {
            return Err("Stopped by Ctrl-C before the last truth was checked.".to_string());
        }
        for Truth { name, words, holds } in truths() {
            print(&format!("{} {name:<9} {words}\n", if holds { "ok    " } else { "WRONG " }))?;
            held += usize::from(holds);
            all += 1;
        }
    }
    print(&format!("{held} of {all} hold on this machine.\n"))?;
    Ok(if held == all { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn ended(link: &str) -> Run {
    let mut run = config_of(link).expect("the link is right").into_run();
    run.advance(u64::MAX);
    run
}

fn golden() -> Vec<Truth> {
    let truth = |(link, sum): (&str, u64)| {
        let found = fnv_1a(&(run_to_json(&ended(link)) + "\n"));
        let words = format!("{link}: {found:016x}{}", differing(found == sum, &format!("{sum:016x}")));
        Truth { name: "run", words, holds: found == sum }
    };
    GOLDEN.map(truth).into()
}

/// Returns the expected value in words, where another one came out.
fn differing(holds: bool, wanted: &str) -> String {
    if holds { String::new() } else { format!(", and not {wanted}") }
}

fn fnv_1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn of_r() -> Vec<Truth> {
    let mut sample: [i32; 10] = std::array::from_fn(|place| place as i32 + 1);
    RMersenne::new(SAMPLE_OF_R.0).shuffle(&mut sample);
    let words = format!("set.seed({}); sample(1:10): {sample:?}", SAMPLE_OF_R.0);
    let first = Truth { name: "R", words, holds: sample == SAMPLE_OF_R.1 };
    let seeds = OF_R.map(|(seed, wanted)| {
        let moves = ended(&format!("puzzle=magic19&preset=published&rng=r&seed={seed}")).progress().moves();
        let holds = moves == wanted;
        let words = format!("Magic 19, seed {seed}: {} moves{}", grouped(moves), differing(holds, &grouped(wanted)));
        Truth { name: "R", words, holds }
    });
    std::iter::once(first).chain(seeds).collect()
}

fn counts() -> Vec<Truth> {
    let truth = |(link, solutions, classes): (&str, u64, usize)| {
        let problem = config_of(link).expect("the link is right").problem;
        let mut counting = Counting::new(&problem, u64::MAX).expect("it can be counted");
        while counting.status() == ExactStatus::Running {
            counting.count_on(u64::MAX);
        }
        let count = counting.count();
        let holds = (count.solutions, count.classes, count.complete) == (solutions, classes, true);
        let wanted = differing(holds, &format!("{solutions} and {classes}"));
        let words = format!("{link}: {} solutions, {} up to symmetry{wanted}", count.solutions, count.classes);
        Truth { name: "count", words, holds }
    };
    COUNTS.map(truth).into()
}

fn of_aima() -> Vec<Truth> {
    let octa = library::classic("octa").expect("the library has it");
    let each = OF_AIMA.into_iter().zip(searchers(&octa)).map(|((name, wanted), settings)| {
        let nodes = octa.starts.iter().map(|start| {
            let mut search = Search::new(&octa, &start.givens, settings).expect("Octa has an answer");
            search.advance(u64::MAX);
            search.counters().nodes
        });
        let nodes: Vec<u64> = nodes.collect();
        let words =
            format!("Octa, {name}, nodes of e1 to e5: {nodes:?}{}", differing(nodes == wanted, &format!("{wanted:?}")));
        Truth { name: "AIMA", words, holds: nodes == wanted }
    });
    each.collect()
}

/// The mean energy of a magnet against Onsager's formula.
fn onsager() -> Vec<Truth> {
    let truth = |temperature: f64| {
        let ising = Ising::new(SPINS);
        let settings = AnnealSettings::new(Schedule::Constant { t0: temperature }, 1_000_000_000, 1);
        let mut run = AnnealRun::new(ising.spins().clone(), settings).expect("the settings are right");
        let spins = ising.spins().moves() as u64;
        run.advance(500 * spins);
        let means = (0..BATCHES).map(|_| {
            let energies = (0..SWEEPS).map(|_| {
                run.advance(spins);
                f64::from(run.progress().energy) / spins as f64
            });
            energies.sum::<f64>() / SWEEPS as f64
        });
        let (mean, error) = mean_and_error(&means.collect::<Vec<_>>());
        let law = onsager_energy(temperature);
        let words = format!("T = {temperature}: energy of a spin {mean:.4} ± {error:.4}, by the formula {law:.4}");
        Truth { name: "Onsager", words, holds: (mean - law).abs() < FAR * error }
    };
    WARM.map(truth).into()
}

/// Returns the mean of values, and its standard error.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (mean, (squares / (n - 1.0) / n).sqrt())
}

/// Boards of a run at one temperature, and their energies, against Boltzmann's distribution.
fn boltzmann(seed: u64, temperature: f64) -> Vec<Truth> {
    let puzzle = library::classic(SMALL).expect("the library has it");
    let landscape = Landscape::new(&puzzle).expect("it is small");
    let board = |rank| landscape.order(rank).into_iter().map(|place| puzzle.numbers[place]).collect::<Vec<i32>>();
    let ranks: BTreeMap<Vec<i32>, usize> = (0..landscape.energies().len()).map(|rank| (board(rank), rank)).collect();
    let settings = format!("cooling=constant&t0={temperature}&restart=none&found=never&moves=1e15&seed={seed}");
    let mut run = config_of(&format!("puzzle={SMALL}&{settings}")).expect("the link is right").into_run();
    let mut boards: Vec<(u64, f64)> = law_of(&landscape, temperature).into_iter().map(|law| (0, law)).collect();
    for _ in 0..SAMPLES {
        run.advance(APART);
        boards[ranks[&run.numbers()]].0 += 1;
    }
    let energies = of_energies(&landscape, &boards);
    let truth = |name: &str, counts: Vec<(u64, f64)>| {
        let test = chi_squared(counts).expect("there are many");
        let words = format!(
            "T = {temperature}, seed {seed}: {name} of {SAMPLES} samples of {SMALL} by Boltzmann's law: chi-squared {:.1}, \
             {} degrees of freedom, p = {:.3}",
            test.statistic, test.freedom, test.p
        );
        Truth { name: "sampler", words, holds: test.p > REFUSED }
    };
    vec![truth("boards", boards), truth("energies", energies)]
}

/// Takes boards of the same energy together.
fn of_energies(landscape: &Landscape, boards: &[(u64, f64)]) -> Vec<(u64, f64)> {
    let mut found: BTreeMap<i32, (u64, f64)> = BTreeMap::new();
    for (energy, (count, law)) in landscape.energies().iter().zip(boards) {
        let sum = found.entry(*energy).or_default();
        *sum = (sum.0 + count, sum.1 + law);
    }
    found.into_values().collect()
}

/// Returns the probability of each board in Boltzmann's distribution.
fn law_of(landscape: &Landscape, temperature: f64) -> Vec<f64> {
    let weights = landscape.energies().iter().map(|&energy| (-f64::from(energy) / temperature).exp());
    let all: f64 = weights.clone().sum();
    weights.map(|weight| weight / all).collect()
}

/// Problems that are made around an optimum.
fn planted(seed: u64) -> Vec<Truth> {
    let mut generator = Xoshiro::new(seed);
    // Every coupling is satisfied by hidden spins, and by their mirror image.
    let hidden: Vec<i32> = (0..SPINS * 4).map(|_| 2 * generator.index(2) as i32 - 1).collect();
    let mut couplings = Vec::new();
    for a in 0..hidden.len() {
        for _ in 0..3 {
            let b = generator.index(hidden.len());
            if a != b {
                couplings.push((a, b, hidden[a] * hidden[b]));
            }
        }
    }
    let spins = Spins::new(vec![0; hidden.len()], &couplings);
    let best = -(couplings.len() as i32);
    let energy = reached(spins, Schedule::Geometric { t0: 5.0, rate: 0.99999 }, seed);
    let words = format!("seed {seed}: {} spins with hidden signs, energy {energy}, planted {best}", hidden.len());
    let glass = Truth { name: "planted", words, holds: energy == f64::from(best) };

    // Cities on a circle: the shortest tour goes round (it is convex).
    let mut angles: Vec<f64> =
        (0..50).map(|_| TAU * f64::from(generator.index(1 << 30) as u32) / f64::from(1 << 30)).collect();
    angles.sort_by(f64::total_cmp);
    let distances = Distances::new(angles.len(), |a, b| 2.0 * ((angles[a] - angles[b]) / 2.0).sin().abs());
    let best = distances.length(&(0..angles.len() as u16).collect::<Vec<_>>());
    let tours = Tours { distances, neighbourhood: Neighbourhood::Reversal, target: None };
    let length = reached(tours, Schedule::Geometric { t0: 0.5, rate: 0.99999 }, seed);
    let words = format!("seed {seed}: a tour of 50 cities on a circle, length {length:.9}, planted {best:.9}");
    vec![glass, Truth { name: "planted", words, holds: (length - best).abs() < 1e-9 }]
}

/// Returns the lowest energy of a run of a million moves.
fn reached<P: Problem>(problem: P, schedule: Schedule, seed: u64) -> f64
where
    P::Energy: Into<f64>,
{
    let mut run =
        AnnealRun::new(problem, AnnealSettings::new(schedule, 1_000_000, seed)).expect("the settings are right");
    run.advance(u64::MAX);
    run.progress().best.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_runs_are_those_of_the_tests() {
        let golden = include_str!("../../tests/golden/links.json");
        for (link, sum) in GOLDEN {
            let written = format!("\"link\": \"{link}\",\n    \"result\": \"{sum:016x}\"");
            assert!(golden.contains(&written), "{written}");
        }
    }

    #[test]
    fn a_temperature_that_is_off_by_a_tenth_is_found() {
        let landscape = Landscape::new(&library::classic(SMALL).unwrap()).unwrap();
        let counts =
            |temperature| law_of(&landscape, temperature).into_iter().map(|law| (law * SAMPLES as f64).round() as u64);
        let p = |temperature| {
            let boards: Vec<(u64, f64)> = counts(temperature).zip(law_of(&landscape, 10.0)).collect();
            chi_squared(of_energies(&landscape, &boards)).unwrap().p
        };
        assert!(p(10.0) > 0.9 && p(11.0) < REFUSED && p(9.0) < REFUSED);
    }
}
