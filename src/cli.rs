//! What `annealing-lab` understands, and what it prints.

use annealing_lab::config::Config;
use annealing_lab::count::Counting;
use annealing_lab::exact;
use annealing_lab::link::LinkError;
use annealing_lab::puzzles;
use annealing_lab::report;
use annealing_lab::run::{Progress, Run, Status};
use annealing_lab::search;
use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

/// Moves or expansions between two looks at the progress bar: some milliseconds.
const SLICE: u64 = 100_000;
/// Solutions after which a count without a limit stops: their classes then take some hundred megabytes at most.
const MOST_SOLUTIONS: u64 = 1_000_000;

/// Runs the links of Annealing Lab, to the bit as the page runs them.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a link and print one JSON object; exit code 0 solved, 1 not solved, 2 bad input
    Solve {
        /// A whole URL, or what stands after its `#`
        link: String,
    },
    /// Run a link and print its rows as CSV (move, energy, best, temperature, accepted; or the sizes of a search)
    Trace {
        /// A whole URL, or what stands after its `#`
        link: String,
    },
    /// Run every searcher on a puzzle's starts and print what AIMA's report counts
    Report {
        /// The puzzle's name, as in links
        puzzle: String,
    },
    /// Search for all solutions of a link's puzzle and print how many there are, and how many up to the symmetries of the
    /// drawing that keep the givens, as one JSON object; exit code 0 counted, 2 bad input
    Count {
        /// A whole URL, or what stands after its `#`
        link: String,
        /// Stop at this many solutions; "complete" then says whether there may be more
        #[arg(long, value_name = "N", default_value_t = MOST_SOLUTIONS, value_parser = clap::value_parser!(u64).range(1..))]
        limit: u64,
        /// Count the complement (every number x becomes least + greatest - x) among the symmetries, where it applies
        #[arg(long)]
        complement: bool,
    },
}

pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match execute(arguments.command) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn execute(command: Command) -> Result<ExitCode, String> {
    let (text, solved) = match command {
        Command::Solve { link } => with_end(&link, |run| report::to_json(run) + "\n")?,
        Command::Trace { link } => with_end(&link, report::to_csv)?,
        Command::Report { puzzle } => (searched(&puzzle)?, true),
        Command::Count { link, limit, complement } => {
            let counting = count_to_end(&link, limit).map_err(|error| error.to_string())?;
            let both = counting.count_with_complement().filter(|_| complement);
            let count = both.unwrap_or_else(|| counting.count());
            (count.to_json() + "\n", true)
        }
    };
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever reads may have seen enough, as `head` does.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("can't print: {error}")),
        _ if solved => Ok(ExitCode::SUCCESS),
        _ => Ok(ExitCode::from(1)),
    }
}

/// What `text` makes of a link's run at its end, and whether that is solved.
fn with_end(link: &str, text: impl Fn(&Run) -> String) -> Result<(String, bool), String> {
    let run = run_to_end(link).map_err(|error| error.to_string())?;
    Ok((text(&run), run.status() == Status::Solved))
}

/// The report of all searchers on the puzzle of this name.
fn searched(name: &str) -> Result<String, String> {
    let names = || format!("{name}: expected one of the puzzles {}", puzzles::names().join(", "));
    let puzzle = puzzles::classic(name).ok_or_else(names)?;
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

/// Runs a link to its end.
fn run_to_end(link: &str) -> Result<Run, LinkError> {
    let mut run = Run::new(Config::from_link(link)?);
    let bar = match run.config().budget() {
        Some(moves) => bar(Some(moves), "{elapsed} {wide_bar} {human_pos} of {human_len} moves, {msg}"),
        None => bar(None, "{elapsed} {human_pos} expansions, {msg}"),
    };
    while run.status() == Status::Running {
        run.advance(SLICE);
        let progress = run.progress();
        bar.set_position(progress.moves());
        bar.set_message(match progress {
            Progress::Annealed(annealed) => format!("best energy {}", annealed.best),
            Progress::Searched(searched) => format!("{} nodes", searched.nodes),
            Progress::Proved(proved) => format!("{:.1} % of the tree", 100.0 * proved.share),
        });
    }
    bar.finish_and_clear();
    Ok(run)
}

/// Counts the solutions of a link's puzzle.
fn count_to_end(link: &str, limit: u64) -> Result<Counting, LinkError> {
    let config = Config::from_link(link)?;
    let mut counting = Counting::new(&config.problem, limit);
    // The bar's length is the whole tree.
    let bar = bar(Some(1_000_000), "{elapsed} {wide_bar} {percent_precise} % of the tree, {msg}");
    while counting.status() == exact::Status::Running {
        counting.advance(SLICE);
        let count = counting.count();
        bar.set_position((counting.progress() * 1e6) as u64);
        bar.set_message(format!("{} solutions in {} classes", count.solutions, count.classes));
    }
    bar.finish_and_clear();
    Ok(counting)
}
