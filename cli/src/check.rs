//! `annealing-lab check`: small published results, recomputed on this machine.

use super::{config_of, interrupt, print, run_to_json};
use annealing_lab::exact::ExactStatus;
use annealing_lab::experiment::statistics::chi_squared;
use annealing_lab::model::ising::Spins;
use annealing_lab::puzzle::landscape::Landscape;
use annealing_lab::random::Xoshiro;
use annealing_lab::search::report::searchers;
use annealing_lab::search::{AnySearch, Search};
use annealing_lab::text::number::grouped;
use annealing_lab::{AnnealRun, AnnealSettings, Counting, Run, Schedule, library};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::LazyLock;

/// The published results, which the page also checks (www/features/check/).
static TRUTHS: LazyLock<Truths> =
    LazyLock::new(|| serde_json::from_str(include_str!("truths.json")).expect("it has what the types say"));

#[derive(Deserialize)]
struct Truths {
    /// Golden runs, each with the checksum (FNV-1a) of the output of `solve`.
    golden: Vec<(String, String)>,
    sample: Sample,
    published: Published,
    /// The numbers of solutions of puzzles, in total and up to symmetry.
    counts: Vec<(String, u64, usize)>,
    /// The nodes of the first two searchers on the starts e1 to e5 of Octa, as reported by the textbook's program.
    nodes: Vec<(String, Vec<u64>)>,
    onsager: Onsager,
    sampler: Sampler,
    planted: Planted,
}

/// A run whose first board matches a draw in R.
#[derive(Deserialize)]
struct Sample {
    link: String,
    call: String,
    numbers: Vec<i32>,
}

/// Seeds of the R program behind Magic 19, which published them with their solutions, and the moves of all their
/// anneals.
#[derive(Deserialize)]
struct Published {
    link: String,
    moves: Vec<(u64, u64)>,
}

/// A magnet above the critical temperature, where a random start is soon forgotten.
#[derive(Deserialize)]
struct Onsager {
    link: String,
    spins: u64,
    /// The number of sweeps before the first batch.
    settling: u64,
    /// The number of batches whose means are considered independent, and the number of sweeps of each.
    batches: usize,
    sweeps: usize,
    /// The maximum deviation from the formula in standard errors; it has about the probability of `Sampler::refused`.
    errors: f64,
    /// The temperatures, and the energy of a spin by the formula.
    energies: Vec<(f64, f64)>,
}

/// A puzzle small enough for a run to visit all boards.
#[derive(Deserialize)]
struct Sampler {
    puzzle: String,
    settings: String,
    temperature: f64,
    seed: u64,
    samples: usize,
    /// The number of moves between two samples.
    apart: u64,
    /// The probability below which a distribution is rejected.
    refused: f64,
}

/// Cities on a circle, where the shortest tour follows the circle: every second leg is twice as long.
#[derive(Deserialize)]
struct Planted {
    link: String,
    length: i32,
}

/// A statement with its figures in words, and whether it is true.
struct Truth {
    name: &'static str,
    words: String,
    holds: bool,
}

/// Checks everything, or the sampler alone with this seed and at this temperature. Prints a line for each result.
///
/// # Errors
/// Returns an error if a line cannot be printed, or if Ctrl-C is pressed.
pub fn check(sampler: Option<(u64, f64)>) -> Result<ExitCode, String> {
    let (seed, temperature) = sampler.unwrap_or((TRUTHS.sampler.seed, TRUTHS.sampler.temperature));
    let always: [Box<dyn Fn() -> Vec<Truth>>; 2] =
        [Box::new(move || boltzmann(seed, temperature)), Box::new(move || planted(seed))];
    let once: [Box<dyn Fn() -> Vec<Truth>>; 5] =
        [Box::new(golden), Box::new(of_r), Box::new(counts), Box::new(of_aima), Box::new(onsager)];
    let (mut held, mut all) = (0, 0);
    for truths in once.iter().filter(|_| sampler.is_none()).chain(&always) {
        if interrupt::came() {
            return Err("Stopped by Ctrl-C before the last check. The same command starts again.".to_string());
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
    let truth = |(link, sum): &(String, String)| {
        let found = format!("{:016x}", fnv_1a(&(run_to_json(&ended(link)) + "\n")));
        let words = format!("{link}: {found}{}", differing(found == *sum, sum));
        Truth { name: "run", words, holds: found == *sum }
    };
    TRUTHS.golden.iter().map(truth).collect()
}

/// Returns the expected value in words if the result differs.
fn differing(holds: bool, wanted: &str) -> String {
    if holds { String::new() } else { format!(", expected {wanted}") }
}

fn fnv_1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn of_r() -> Vec<Truth> {
    let Sample { link, call, numbers } = &TRUTHS.sample;
    let sample = config_of(link).expect("the link is right").into_run().numbers();
    let first = Truth { name: "R", words: format!("{call}: {sample:?}"), holds: sample == *numbers };
    let Published { link, moves } = &TRUTHS.published;
    let seeds = moves.iter().map(|&(seed, wanted)| {
        let moves = ended(&format!("{link}&seed={seed}")).progress().moves();
        let holds = moves == wanted;
        let words = format!("Magic 19, seed {seed}: {} moves{}", grouped(moves), differing(holds, &grouped(wanted)));
        Truth { name: "R", words, holds }
    });
    std::iter::once(first).chain(seeds).collect()
}

fn counts() -> Vec<Truth> {
    let truth = |(link, solutions, classes): &(String, u64, usize)| {
        let problem = config_of(link).expect("the link is right").problem;
        let mut counting = Counting::new(&problem, u64::MAX).expect("it can be counted");
        while counting.status() == ExactStatus::Running {
            counting.count_on(u64::MAX);
        }
        let count = counting.count();
        let holds = (count.solutions, count.classes, count.complete) == (*solutions, *classes, true);
        let wanted = differing(holds, &format!("{solutions} and {classes}"));
        let words = format!("{link}: {} solutions, {} up to symmetry{wanted}", count.solutions, count.classes);
        Truth { name: "count", words, holds }
    };
    TRUTHS.counts.iter().map(truth).collect()
}

fn of_aima() -> Vec<Truth> {
    let octa = library::classic("octa").expect("the library has it");
    let each = TRUTHS.nodes.iter().zip(searchers(&octa)).map(|((name, wanted), settings)| {
        let nodes = octa.starts.iter().map(|start| {
            let mut search = Search::new(&octa, &start.givens, settings).expect("Octa has an answer");
            search.advance(u64::MAX);
            search.counters().nodes
        });
        let nodes: Vec<u64> = nodes.collect();
        let words = format!(
            "Octa, {name}, nodes of e1 to e5: {nodes:?}{}",
            differing(nodes == *wanted, &format!("{wanted:?}"))
        );
        Truth { name: "AIMA", words, holds: nodes == *wanted }
    });
    each.collect()
}

/// Compares the mean energy of a magnet with Onsager's formula.
fn onsager() -> Vec<Truth> {
    let Onsager { link, spins, settling, batches, sweeps, errors, energies } = &TRUTHS.onsager;
    let truth = |&(temperature, law): &(f64, f64)| {
        let mut run = config_of(&format!("{link}&t0={temperature}")).expect("the link is right").into_run();
        run.advance(settling * spins);
        let means = (0..*batches).map(|_| {
            let sum: f64 = (0..*sweeps)
                .map(|_| {
                    run.advance(*spins);
                    f64::from(run.annealed().expect("it anneals").energy) / *spins as f64
                })
                .sum();
            sum / *sweeps as f64
        });
        let (mean, error) = mean_and_error(&means.collect::<Vec<_>>());
        let words = format!("T = {temperature}: energy per spin {mean:.4} ± {error:.4}, by the formula {law:.4}");
        Truth { name: "Onsager", words, holds: (mean - law).abs() < errors * error }
    };
    energies.iter().map(truth).collect()
}

/// Returns the mean of values, and its standard error.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (mean, (squares / (n - 1.0) / n).sqrt())
}

/// Compares boards of a run at one temperature, and their energies, with Boltzmann's distribution.
fn boltzmann(seed: u64, temperature: f64) -> Vec<Truth> {
    let Sampler { puzzle: name, settings, samples, apart, refused, .. } = &TRUTHS.sampler;
    let puzzle = library::classic(name).expect("the library has it");
    let landscape = Landscape::new(&puzzle).expect("it is small");
    let board = |rank| landscape.order(rank).into_iter().map(|place| puzzle.numbers[place]).collect::<Vec<i32>>();
    let ranks: BTreeMap<Vec<i32>, usize> = (0..landscape.energies().len()).map(|rank| (board(rank), rank)).collect();
    let link = format!("puzzle={name}&{settings}&t0={temperature}&seed={seed}");
    let mut run = config_of(&link).expect("the link is right").into_run();
    let mut boards: Vec<(u64, f64)> = law_of(&landscape, temperature).into_iter().map(|law| (0, law)).collect();
    for _ in 0..*samples {
        run.advance(*apart);
        boards[ranks[&run.numbers()]].0 += 1;
    }
    let energies = of_energies(&landscape, &boards);
    let truth = |what: &str, counts: Vec<(u64, f64)>| {
        let test = chi_squared(counts).expect("there are many");
        let words = format!(
            "T = {temperature}, seed {seed}: {what} of {samples} samples of {name} by Boltzmann's law: chi-squared {:.1}, \
             {} degrees of freedom, p = {:.3}",
            test.statistic, test.freedom, test.p
        );
        Truth { name: "sampler", words, holds: test.p > *refused }
    };
    vec![truth("boards", boards), truth("energies", energies)]
}

/// Pools boards of the same energy.
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

/// Checks problems that are constructed around a known optimum.
fn planted(seed: u64) -> Vec<Truth> {
    let mut generator = Xoshiro::new(seed);
    // Every coupling is satisfied by hidden spins, and by their mirror image.
    let hidden: Vec<i32> = (0..256).map(|_| 2 * generator.index(2) as i32 - 1).collect();
    let mut couplings = Vec::new();
    for a in 0..hidden.len() {
        for _ in 0..3 {
            let b = generator.index(hidden.len());
            if a != b {
                couplings.push((a, b, hidden[a] * hidden[b]));
            }
        }
    }
    let best = -(couplings.len() as i32);
    let spins = Spins::new(vec![0; hidden.len()], &couplings);
    let settings = AnnealSettings::new(Schedule::Geometric { t0: 5.0, rate: 0.99999 }, 1_000_000, seed);
    let mut run = AnnealRun::new(spins, settings).expect("the settings are right");
    run.advance(u64::MAX);
    let energy = run.progress().best;
    let words = format!("seed {seed}: {} spins with hidden signs, energy {energy}, planted {best}", hidden.len());
    let glass = Truth { name: "planted", words, holds: energy == best };

    let Planted { link, length: best } = &TRUTHS.planted;
    let length = ended(&format!("{link}&seed={seed}")).annealed().expect("it anneals").best;
    let words = format!("seed {seed}: a tour of 50 cities on a circle, length {length}, planted {best}");
    vec![glass, Truth { name: "planted", words, holds: length == *best }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use annealing_lab::model::ising::onsager_energy;

    #[test]
    fn golden_runs_are_those_of_the_tests() {
        let golden = include_str!("../../tests/golden/links.json");
        for (link, sum) in &TRUTHS.golden {
            let written = format!("\"link\": \"{link}\",\n    \"result\": \"{sum}\"");
            assert!(golden.contains(&written), "{written}");
        }
    }

    #[test]
    fn energies_are_those_of_the_formula() {
        for &(temperature, energy) in &TRUTHS.onsager.energies {
            assert!((onsager_energy(temperature) - energy).abs() < 1e-9, "{temperature}");
        }
    }

    #[test]
    fn a_temperature_that_is_off_by_a_tenth_is_found() {
        let Sampler { puzzle, samples, refused, .. } = &TRUTHS.sampler;
        let landscape = Landscape::new(&library::classic(puzzle).unwrap()).unwrap();
        let counts =
            |temperature| law_of(&landscape, temperature).into_iter().map(|law| (law * *samples as f64).round() as u64);
        let p = |temperature| {
            let boards: Vec<(u64, f64)> = counts(temperature).zip(law_of(&landscape, 10.0)).collect();
            chi_squared(of_energies(&landscape, &boards)).unwrap().p
        };
        assert!(p(10.0) > 0.9 && p(11.0) < *refused && p(9.0) < *refused);
    }
}
