//! What `annealing-lab` understands, and what it prints.

mod help;
mod interrupt;
mod sweep;

use annealing_lab::exact;
use annealing_lab::exact::count::Counting;
use annealing_lab::experiment::{self, Edit, Experiment, Grids, Reading, Results, Shard};
use annealing_lab::link::LinkError;
use annealing_lab::link::config::Config;
use annealing_lab::puzzle::library;
use annealing_lab::run::report;
use annealing_lab::run::{Progress, Run, Status};
use annealing_lab::search;
use clap::{Parser, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::Duration;

/// Moves or expansions between two looks at the progress bar: some milliseconds.
const SLICE: u64 = 100_000;
/// Nodes of a random grid between two: likewise.
const GRID_SLICE: u64 = 1000;
/// Solutions after which a count without a limit stops: their classes then take some hundred megabytes at most.
const MOST_SOLUTIONS: u64 = 1_000_000;

/// Runs the links of Annealing Lab, byte for byte as the page runs them.
#[derive(Parser)]
#[command(version = VERSION.as_str(), after_help = help::EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a link and print one JSON object
    ///
    /// Exit codes: 0 solved, 1 not solved, 2 bad input.
    #[command(after_help = help::SOLVE, after_long_help = help::with_keys(help::SOLVE))]
    Solve {
        /// A full address, or the part after its `#`
        link: String,
    },
    /// Run a link and print its trace as CSV
    ///
    /// The columns are move, energy, best, temperature and accepted, or the sizes of a search. Exit codes: 0 solved, 1 not
    /// solved, 2 bad input.
    #[command(after_help = help::TRACE, after_long_help = help::with_keys(help::TRACE))]
    Trace {
        /// A full address, or the part after its `#`
        link: String,
    },
    /// Run every search on a puzzle's starts and print the counts of AIMA's report
    #[command(after_help = help::REPORT)]
    Report {
        /// The puzzle's name, as in links
        puzzle: String,
    },
    /// Count a puzzle's solutions, in all and up to symmetry, and print one JSON object
    ///
    /// Exit codes: 0 counted, 2 bad input.
    #[command(after_help = help::COUNT, after_long_help = help::with_keys(help::COUNT))]
    Count {
        /// A full address, or the part after its `#`
        link: String,
        /// Stop at this many solutions; "complete" then says whether there may be more
        #[arg(long, value_name = "N", default_value_t = MOST_SOLUTIONS, value_parser = clap::value_parser!(u64).range(1..))]
        limit: u64,
        /// Count the complement (every number x becomes least + greatest - x) among the symmetries, where it applies
        #[arg(long)]
        complement: bool,
    },
    /// Run a link from many seeds, or an experiment, on all cores, and print one CSV row for each run
    ///
    /// Exit codes: 0 done, 2 bad input.
    #[command(after_help = help::SWEEP, after_long_help = help::with_keys(help::SWEEP))]
    Sweep {
        /// The link of a run or of an experiment: a full address, or the part after its `#`
        link: String,
        /// The seeds, both included, as in 1..100; an experiment has its own
        #[arg(long, value_name = "A..B")]
        seeds: Option<String>,
        /// Only the K-th of N blocks of the seeds, so that several machines share the work
        #[arg(long, value_name = "K/N", value_parser = read_shard)]
        shard: Option<Shard>,
        /// Rows as CSV, or everything with its statistics as JSON
        #[arg(long, value_enum, default_value_t = Format::Csv)]
        format: Format,
    },
}

/// How the rows of a sweep are printed.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    /// A row a run, as they come.
    Csv,
    /// One object, at the end.
    Json,
}

/// Reads `K/N`.
fn read_shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(shard, shards)| Some((shard.parse().ok()?, shards.parse().ok()?)));
    let parts = parts.filter(|(shard, shards)| (1..=*shards).contains(shard));
    let (shard, shards) = parts.ok_or("expected K/N with K from 1 to N, as in 2/8")?;
    Ok(Shard { shard, shards })
}

/// The crate's version, and the commit where the build knows one.
static VERSION: LazyLock<String> = LazyLock::new(|| match option_env!("ANNEALING_LAB_COMMIT") {
    None | Some("") => env!("CARGO_PKG_VERSION").to_string(),
    Some(commit) => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
});

/// Runs the program with the arguments of the process, and returns its exit code.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    interrupt::listen();
    match execute(arguments.command) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn execute(command: Command) -> Result<ExitCode, String> {
    match command {
        Command::Sweep { link, seeds, shard, format } => sweep(&link, seeds.as_deref(), shard, format),
        Command::Solve { link } => {
            let run = run_to_end(&link).map_err(|error| error.to_string())?;
            print(&(report::to_json(&run, &Config::of(&run).to_link()) + "\n"))?;
            Ok(end_of(&run))
        }
        Command::Trace { link } => {
            let run = run_to_end(&link).map_err(|error| error.to_string())?;
            print(&report::to_csv(&run))?;
            if matches!(run.progress(), Progress::Exact(_)) {
                eprintln!("An exact search has no energy or temperature to trace: only the header is printed.");
            }
            Ok(end_of(&run))
        }
        Command::Report { puzzle } => {
            print(&searched(&puzzle)?)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Count { link, limit, complement } => {
            let counting = count_to_end(&link, limit).map_err(|error| error.to_string())?;
            let both = counting.count_with_complement().filter(|_| complement);
            print(&(both.unwrap_or_else(|| counting.count()).to_json() + "\n"))?;
            if counting.status() != exact::ExactStatus::Running {
                return Ok(ExitCode::SUCCESS);
            }
            eprintln!(
                "Stopped by Ctrl-C at {:.1} % of the tree. The same command counts again from the start.",
                100.0 * counting.progress()
            );
            Ok(interrupt::exit_code())
        }
    }
}

/// The exit code of a run, and a word about one that was interrupted.
fn end_of(run: &Run) -> ExitCode {
    match run.status() {
        Status::Solved => ExitCode::SUCCESS,
        Status::Running => {
            let progress = run.progress();
            let moves = progress.moves();
            let unit = match progress {
                Progress::Anneal(_) => "moves",
                Progress::Search(_) => "expansions",
                _ => "nodes",
            };
            let link = Config { at: Some(moves), ..Config::of(run) }.to_link();
            eprintln!(
                "Stopped by Ctrl-C after {moves} {unit}. The same command makes the same run again, and goes on.\n\
                 The page opens the run at this move by the link {link}"
            );
            interrupt::exit_code()
        }
        _ => ExitCode::from(1),
    }
}

/// Whether somebody still reads: whoever does may have seen enough, as `head` does.
fn print(text: &str) -> Result<bool, String> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(format!("can't print: {error}")),
        Ok(()) => Ok(true),
    }
}

/// Makes the runs of an experiment, or of a link with these seeds, and prints them in their order, whichever core was first.
fn sweep(link: &str, seeds: Option<&str>, shard: Option<Shard>, format: Format) -> Result<ExitCode, String> {
    let experiment = experiment_of(link, seeds)?;
    let mut results = Results::of(experiment.clone(), shard);
    let runs = results.runs();
    let bar = bar(Some(runs.len() as u64), "{elapsed} {wide_bar} {human_pos} of {human_len} runs, {eta} left");
    let csv = format == Format::Csv;
    let mut read = !csv || print(experiment::CSV_HEADER)?;
    let mut next = runs.start;
    sweep::in_order(&experiment, runs.clone(), &interrupt::came, |row| {
        bar.inc(1);
        read = read && (!csv || bar.suspend(|| print(&experiment.csv_row(&row)))?);
        next = row.run + 1;
        if !csv {
            results.add(row);
        }
        Ok::<bool, String>(read)
    })?;
    bar.finish_and_clear();
    if !csv {
        print(&experiment::to_json(&results, &VERSION))?;
    }
    if next < runs.end && interrupt::came() {
        eprintln!("Stopped by Ctrl-C: {} of {} runs are printed.", next - runs.start, runs.len());
        eprintln!("{}", how_to_go_on(&experiment, link, &runs, next));
        return Ok(interrupt::exit_code());
    }
    Ok(ExitCode::SUCCESS)
}

/// What makes the runs from `next` on, in a sentence: those of the first seed that is not complete come again.
fn how_to_go_on(experiment: &Experiment, link: &str, runs: &Range<usize>, next: usize) -> String {
    let seed_of = |run: usize| experiment.job(run).seed;
    let first = (next..runs.end).find_map(seed_of);
    let last = runs.clone().rev().find_map(seed_of);
    let begun = (runs.start..next).find_map(seed_of);
    let (Some(first), Some(last), true) = (first, last, begun < first) else {
        return "To go on, give the same command again: the first seed is not complete.".to_string();
    };
    let again = (runs.start..next).filter(|&run| seed_of(run) == Some(first)).count();
    let edit = Edit::Seeds { seeds: format!("{first}..{last}") };
    let command = match experiment.edited(edit) {
        Ok(rest) if experiment::is_experiment(link) => format!("annealing-lab sweep '{}'", rest.to_link()),
        _ => format!("annealing-lab sweep '{link}' --seeds {first}..{last}"),
    };
    let twice = if again > 0 { format!("\nIt prints the {again} rows of seed {first} again.") } else { String::new() };
    format!("To go on: {command}{twice}")
}

/// The experiment that a sweep's arguments ask for.
fn experiment_of(link: &str, seeds: Option<&str>) -> Result<Experiment, String> {
    let experiment = match (experiment::is_experiment(link), seeds) {
        (true, None) => return read_experiment(link),
        (true, Some(_)) => return Err("--seeds: expected none, since an experiment's link has its own".to_string()),
        (false, None) => return Err("--seeds: expected A..B, as in --seeds 1..100".to_string()),
        (false, Some(seeds)) => {
            experiment::read_seeds(seeds).and_then(|(first, last)| Experiment::of_seeds(link, first, last))
        }
    };
    experiment.map_err(|error| error.to_string())
}

/// Reads an experiment; of hundreds of large random grids some may take their time.
fn read_experiment(link: &str) -> Result<Experiment, String> {
    let mut grids = Grids::default();
    let mut reading = Reading::of_link(link).map_err(|error| error.to_string())?;
    let (_, wanted) = reading.progress();
    let bar = bar(Some(wanted as u64), "{elapsed} {wide_bar} {human_pos} of {human_len} random grids, {eta} left");
    while !reading.advance(GRID_SLICE, &mut grids) {
        let (made, wanted) = reading.progress();
        if interrupt::came() {
            bar.finish_and_clear();
            return Err(format!("Stopped by Ctrl-C: {made} of {wanted} random grids were made, and no run."));
        }
        bar.set_position(made as u64);
    }
    bar.finish_and_clear();
    reading.finish(&mut grids).map_err(|error| error.to_string())
}

/// The report of all searchers on the puzzle of this name.
fn searched(name: &str) -> Result<String, String> {
    let names = || format!("{name}: expected one of the puzzles {}", library::names().join(", "));
    let puzzle = library::classic(name).ok_or_else(names)?;
    Ok(search::report::to_text(&search::report::report(&puzzle)))
}

/// A progress bar on standard error, if that is a terminal. Nothing is drawn for what is over at once.
fn bar(length: Option<u64>, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    let bar = length.map_or_else(ProgressBar::no_length, ProgressBar::new).with_style(style);
    bar.set_draw_target(indicatif::ProgressDrawTarget::stderr_with_hz(5));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// Runs a link to its end, or until it is interrupted.
fn run_to_end(link: &str) -> Result<Run, LinkError> {
    let mut run = Config::from_link(link)?.into_run();
    let bar = match run.settings().budget() {
        Some(moves) => bar(Some(moves), "{elapsed} {wide_bar} {human_pos} of {human_len} moves, {msg}"),
        None => bar(None, "{elapsed} {human_pos} expansions, {msg}"),
    };
    while run.status() == Status::Running && !interrupt::came() {
        run.advance(SLICE);
        let progress = run.progress();
        bar.set_position(progress.moves());
        bar.set_message(match progress {
            Progress::Anneal(annealed) => format!("best energy {}", annealed.best),
            Progress::Search(searched) => format!("{} nodes", searched.nodes),
            Progress::Exact(proved) => format!("{:.1} % of the tree", 100.0 * proved.share),
            _ => String::new(),
        });
    }
    bar.finish_and_clear();
    Ok(run)
}

/// Counts the solutions of a link's puzzle, to the end or until it is interrupted.
fn count_to_end(link: &str, limit: u64) -> Result<Counting, LinkError> {
    let config = Config::from_link(link)?;
    let mut counting = Counting::new(&config.problem, limit);
    // The bar's length is the whole tree.
    let bar = bar(Some(1_000_000), "{elapsed} {wide_bar} {percent_precise} % of the tree, {msg}");
    while counting.status() == exact::ExactStatus::Running && !interrupt::came() {
        counting.advance(SLICE);
        let count = counting.count();
        bar.set_position((counting.progress() * 1e6) as u64);
        bar.set_message(format!("{} solutions in {} classes", count.solutions, count.classes));
    }
    bar.finish_and_clear();
    Ok(counting)
}
