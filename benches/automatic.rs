//! What `preset=auto` finds, against the best settings that a hand finds with much time. `./dev bench --bench automatic` prints a
//! table of sixty puzzles; `-- NAME` those whose name contains it.
//!
//! Costs are expected running times: proposals of all runs over the runs that were solved, for sudokus in placements. By hand:
//! constant temperatures over the whole useful range, each a factor of 1.2 from the next, the recommended preset, and tempering; for
//! sudokus annealing with propagation at seven temperatures, and swaps. Costs that are ten times the best so far are given up. The
//! winner and what `preset=auto` found are measured again, by seeds that chose neither.

use annealing_lab::exact::Generation;
use annealing_lab::experiment::Job;
use annealing_lab::random::{Generator, Xoshiro};
use annealing_lab::sudoku::to_text;
use annealing_lab::{Config, Experiment, Progress, SolverSettings, Status, library};
use std::time::Instant;

/// Runs with a solution that a choice by hand rests on, and the two that are compared.
const CHOICE: usize = 40;
const FINAL: usize = 400;
/// Proposals that one measurement takes at most.
const MOST: u64 = 1_000_000_000;
/// How many classics of the library are tried: those with an even place in its order whose cost is known to be no more than this.
const CLASSICS: usize = 28;
const DEAR: f64 = 3e6;

/// Returns the expected cost of a link's settings: until so many runs are solved, or it is more than `hopeless`.
fn cost(link: &str, solutions: usize, first_seed: u64, hopeless: f64) -> f64 {
    let (mut all, mut solved) = (0, 0);
    let base = Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    for seed in first_seed.. {
        let mut run = base.changed("seed", &seed.to_string()).expect("a seed").into_run();
        let most = (hopeless * 4.0).min(MOST as f64) as u64;
        run.advance(most);
        all += spent(run.progress(), link.contains("puzzle=sudoku"));
        solved += usize::from(run.status() == Status::Solved);
        let so_far = all as f64 / solved.max(1) as f64;
        if solved == solutions || all >= MOST || (so_far > hopeless && solved >= 5) || so_far > 8.0 * hopeless {
            break;
        }
    }
    all as f64 / solved as f64
}

/// Returns the proposals of a run; those of a sudoku are counted in placements, of which a swap makes two.
fn spent(progress: Progress, sudoku: bool) -> u64 {
    let swapped = matches!(progress, Progress::Anneal(annealed) if annealed.rebuild.is_none());
    progress.moves() * if sudoku && swapped { 2 } else { 1 }
}

/// Returns a puzzle of its own: cells on a square, lines of three to five cells, sums of a hidden solution.
fn own(seed: u64) -> String {
    let mut random = Xoshiro::new(seed);
    let mut pick = |n: u32| random.choose(n).0;
    let (cells, lines) = (9 + pick(12), 5 + pick(8));
    let step = 1 + pick(3);
    let mut numbers: Vec<u32> = (1..=cells).map(|place| place * step).collect();
    let list = numbers.iter().map(u32::to_string).collect::<Vec<_>>().join("_");
    for place in (1..cells as usize).rev() {
        numbers.swap(place, pick(place as u32 + 1) as usize);
    }
    let places = (0..cells).map(|place| format!("{},{}", place % 5, place / 5)).collect::<Vec<_>>().join("_");
    let mut texts = Vec::new();
    for line in 0..lines {
        // Each line begins at a cell of its own, so that most cells are on some line.
        let mut own: Vec<usize> = vec![(line * cells / lines) as usize];
        while own.len() < 3 + (line as usize + seed as usize) % 3 {
            let cell = pick(cells) as usize;
            if !own.contains(&cell) {
                own.push(cell);
            }
        }
        own.sort_unstable();
        let sum: u32 = own.iter().map(|&cell| numbers[cell]).sum();
        let names: String = own.iter().map(|&cell| char::from(b'A' + cell as u8)).collect();
        texts.push(format!("{sum}{names}"));
    }
    format!("puzzle=custom&define=n{list};c{places};l{};tOwn_{seed}", texts.join("_"))
}

fn sudoku(givens: &str) -> String {
    format!("puzzle=sudoku&givens={givens}")
}

fn of_file(text: &str, count: usize) -> Vec<String> {
    let grids = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next());
    grids.take(count).map(sudoku).collect()
}

fn dug(rows: usize, cols: usize, givens: usize, count: usize) -> Vec<String> {
    let made = |seed| {
        let mut made = Generation::new(rows, cols, givens, seed).expect("a known order");
        while !made.search_on(u64::MAX) {}
        sudoku(&to_text(&made.grid().givens))
    };
    (101..).map(made).take(count).collect()
}

fn share(share: f64, count: usize) -> Vec<String> {
    let link = format!("compare&seeds=1..1&moves=1&on=lewis=25;share={share};count={count};seed=101");
    let experiment = Experiment::from_link(&link).expect("an experiment");
    let puzzle = |puzzle| experiment.config(Job { seed: Some(1), puzzle, setting: 0 }).problem.givens();
    (0..count).map(|place| sudoku(&puzzle(place).expect("a sudoku has givens"))).collect()
}

/// Returns the names and links of the puzzles.
fn puzzles() -> Vec<(String, String)> {
    let mut puzzles = Vec::new();
    let dear = |name: &str| {
        let known = library::classic(name).and_then(|puzzle| puzzle.measured.map(|measured| measured.moves as f64));
        known.is_none_or(|mean| mean > DEAR)
    };
    let names = library::names().into_iter().enumerate().filter(|(place, name)| place % 2 == 0 && !dear(name));
    puzzles.extend(names.take(CLASSICS).map(|(_, name)| (name.to_string(), format!("puzzle={name}"))));
    puzzles.extend((101..).map(|seed| (format!("own {seed}"), own(seed))).take(60 - 20 - puzzles.len()));
    let mut sudokus = |kind: &str, links: Vec<String>| {
        puzzles.extend(links.into_iter().enumerate().map(|(place, link)| (format!("{kind}, {}", place + 1), link)));
    };
    sudokus("9x9 hard", of_file(include_str!("../tests/data/sudoku-9x9-hard.txt"), 5));
    sudokus("9x9 dug", dug(3, 3, 24, 5));
    sudokus("16x16 dug", dug(4, 4, 100, 5));
    sudokus("25x25 45 %", share(0.45, 3));
    sudokus("25x25 hard", of_file(include_str!("../tests/data/sudoku-25x25-hard.txt"), 2));
    puzzles
}

/// Returns the settings that a hand would try, those that are likely good first.
fn by_hand(link: &str) -> Vec<String> {
    let recommended = Config::from_link(link).expect("a link");
    if link.contains("puzzle=sudoku") {
        let rebuilt = ["2", "1.5", "3", "1", "4", "0.5", "0"].map(|t| format!("solver=rebuild&t0={t}"));
        return rebuilt.into_iter().chain([String::new()]).collect();
    }
    let SolverSettings::Anneal(settings) = recommended.settings else { unreachable!("annealing is the usual solver") };
    let usual = settings.schedule.temperature(1_000_000);
    let near = |k: i32| format!("cooling=constant&t0={:.4}&restart=none", usual * 1.2_f64.powi(k));
    let near = (0..=20).flat_map(|k| if k == 0 { vec![0] } else { vec![k, -k] }).map(near);
    [String::new()].into_iter().chain(near).chain(["solver=tempering".to_string()]).collect()
}

fn main() {
    let only: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    println!(
        "| puzzle | found | ms | best by hand | cost found | cost by hand | ratio |\n|---|---|---|---|---|---|---|"
    );
    let mut ratios = Vec::new();
    for (name, link) in puzzles() {
        if !only.is_empty() && !only.iter().any(|only| name.contains(only.as_str())) {
            continue;
        }
        let start = Instant::now();
        let found = Config::from_link(&format!("{link}&preset=auto")).unwrap_or_else(|error| panic!("{link}: {error}"));
        let ms = 1000.0 * start.elapsed().as_secs_f64();
        let (mut least, mut best) = (f64::INFINITY, String::new());
        for settings in by_hand(&link) {
            let cost = cost(&format!("{link}&{settings}"), CHOICE, 1, least.min(1e12));
            if cost < least {
                (least, best) = (cost, settings);
            }
        }
        let again = |link: &str| cost(link, FINAL, 1_000_001, f64::INFINITY);
        let (own, hand) = (again(&found.to_link()), again(&format!("{link}&{best}")));
        let ratio = if own == hand { 1.0 } else { own / hand };
        let found = match found.settings {
            SolverSettings::Anneal(settings) => format!("T = {}", settings.schedule.temperature(1)),
            _ => "rebuild".to_string(),
        };
        println!("| {name} | {found} | {ms:.0} | {best} | {own:.0} | {hand:.0} | {ratio:.2} |");
        ratios.push(ratio);
    }
    ratios.sort_by(f64::total_cmp);
    let good = ratios.iter().filter(|ratio| **ratio <= 1.5).count();
    let at = |place: usize| ratios.get(place).copied().unwrap_or(f64::NAN);
    let (median, most) = (at(ratios.len() / 2), at(ratios.len().saturating_sub(1)));
    println!("\n{good} of {} within 1.5 times; the median is {median:.2}, the largest {most:.2}", ratios.len());
}
