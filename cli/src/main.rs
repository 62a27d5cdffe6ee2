//! The commands of `annealing-lab`, and their output.

mod check;
mod class;
mod count;
mod help;
mod import;
mod interrupt;
mod ioh;
mod lesson;
mod merge;
mod progress;
mod prove;
mod row_sink;
mod rows;
mod seeds;
mod statistics;
mod sweep;
mod times;

use annealing_lab::experiment::{self, Shard};
use annealing_lab::link::transit::{Arrived, arrived};
use annealing_lab::link::{Config, Measuring};
use annealing_lab::puzzle::{Instance, ROUTE, library};
use annealing_lab::run::{Progress, Run, Status, Version, report};
use annealing_lab::search::{self, report::Block};
use annealing_lab::text::message::Message;
use clap::{Parser, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::Duration;

/// The exit code of a run that is proved to have no solution.
const UNSOLVABLE: u8 = 3;

/// Runs the links of Annealing Lab, with exactly the results of the page.
#[derive(Parser)]
#[command(name = "annealing-lab", version = VERSION.as_str(), after_help = help::EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a link and print one JSON object
    ///
    /// Exit codes: 0 solved, 1 budget or nodes spent, 2 bad input, 3 proved to have no solution, 130 stopped by Ctrl-C.
    /// A link of version 1 gives 1 instead of 3.
    #[command(after_help = help::SOLVE, after_long_help = help::with_keys(help::SOLVE))]
    Solve {
        /// A full address, or the part after its `#`
        #[arg(required_unless_present = "from")]
        link: Option<String>,
        /// Solve each sudoku of a text instead, and print a line for each; - means standard input
        #[arg(long, value_name = "FILE", conflicts_with_all = ["link", "threads"])]
        from: Option<PathBuf>,
        /// Run many seeds at once on this many threads, at most four for each core; 0 means all cores
        ///
        /// The answer is the run with the fewest moves, then the lowest seed. If no run is solved, it is the run with
        /// the lowest energy. The number of threads does not affect the answer.
        #[arg(long, value_name = "N", value_parser = |text: &str| read_whole(text, 0, 10_000))]
        threads: Option<u64>,
        /// The number of seeds to run; the link's own seed is the first
        #[arg(long, value_name = "N", default_value_t = 16, value_parser = |text: &str| read_whole(text, 1, 10_000), requires = "threads")]
        seeds: u64,
    },
    /// Run a link and print its trace as CSV
    ///
    /// The columns are move, energy, best, temperature and accepted, or the sizes of a search. The exit codes are those
    /// of `solve`.
    #[command(after_help = help::TRACE, after_long_help = help::with_keys(help::TRACE))]
    Trace {
        /// A full address, or the part after its `#`
        link: String,
    },
    /// Run every search on a puzzle's starts, or on maps, and print the counts of AIMA's report
    #[command(after_help = help::REPORT, after_long_help = help::with_puzzles(help::REPORT))]
    Report {
        /// The puzzle's name, as in links; route for the named maps; or the link of a map
        puzzle: String,
    },
    /// Read sudokus in any common text format, and print a link for each
    ///
    /// Parts that are left out are reported on standard error. With `--format json` they are in the object `{"puzzles":
    /// [{"title", "link"}], "left_out"}`. Exit codes: 0 at least one puzzle was read, 2 no puzzle.
    #[command(after_help = help::IMPORT)]
    Import {
        /// A file, or - for standard input
        file: PathBuf,
        /// Print links, or one JSON object
        #[arg(long, value_enum, default_value_t = ImportFormat::Links)]
        format: ImportFormat,
    },
    /// Count a puzzle's solutions, in total and up to symmetry, and print one JSON object
    ///
    /// Exit codes: 0 counted, 2 bad input, 130 stopped by Ctrl-C.
    #[command(after_help = help::COUNT, after_long_help = help::with_keys(help::COUNT))]
    Count(count::CountArguments),
    /// Prove the number of a puzzle's solutions: write a file that tools/check.py verifies without searching
    ///
    /// Prints one JSON object with its solutions, nodes and bytes. Exit codes: 0 proved, 2 bad input, 130 stopped by Ctrl-C.
    #[command(after_help = help::PROVE, after_long_help = help::with_keys(help::PROVE))]
    Prove(prove::ProveArguments),
    /// Run a link from many seeds, or an experiment, on all cores, and print one CSV row for each run
    ///
    /// Exit codes: 0 done, 2 bad input, 130 stopped by Ctrl-C.
    #[command(after_help = help::SWEEP, after_long_help = help::with_keys(help::SWEEP))]
    Sweep {
        /// The link of a run or of an experiment: a full address, or the part after its `#`
        link: String,
        /// The seeds, both ends included, such as 1..100; an experiment already contains its seeds
        #[arg(long, value_name = "A..B")]
        seeds: Option<String>,
        /// Run only the K-th of N blocks of the seeds, so that several machines can divide the work
        #[arg(long, value_name = "K/N", value_parser = read_shard)]
        shard: Option<Shard>,
        /// Print rows as CSV, or rows and statistics as JSON
        #[arg(long, value_enum, default_value_t = Format::Csv)]
        format: Format,
        /// Write the rows to this file, which is named FILE.part until it is complete
        #[arg(long, value_name = "FILE", conflicts_with = "format")]
        out: Option<PathBuf>,
        /// Continue from the rows that an interrupted sweep left in FILE.part
        #[arg(long, requires = "out")]
        resume: bool,
        /// Add the wall time of each run to this file, with the machine
        #[arg(long, value_name = "FILE")]
        times: Option<PathBuf>,
    },
    /// Join the rows of all shards of a sweep, and report missing and repeated rows
    ///
    /// Exit codes: 0 merged, 2 bad input.
    #[command(after_help = help::MERGE, after_long_help = help::with_keys(help::MERGE))]
    Merge {
        /// The link of the sweep: a full address, or the part after its `#`
        link: String,
        /// The files of the shards, in any order
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The seeds, both ends included, such as 1..100; an experiment already contains its seeds
        #[arg(long, value_name = "A..B")]
        seeds: Option<String>,
        /// Write the rows to this file instead of standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Print the page's statistics for rows of `annealing-lab sweep`
    ///
    /// Exit codes: 0 printed, 2 bad input.
    #[command(after_help = help::STATISTICS)]
    Statistics {
        /// Files with rows, from one sweep or several, in the order of their seeds
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Print a table for people, or one JSON object
        #[arg(long, value_enum, default_value_t = Shape::Table)]
        format: Shape,
    },
    /// Read a lesson, recompute its claims, and print each claim with its values
    ///
    /// Exit codes: 0 all claims are correct, 1 some are not, 2 bad input, 130 stopped by Ctrl-C.
    #[command(after_help = help::LESSON)]
    Lesson {
        /// The lesson's file, as docs/WRITING-LESSONS.md describes
        file: PathBuf,
    },
    /// Print the link of a task for a class, made from a run or from a lesson's exercise
    ///
    /// Exit codes: 0 printed, 2 bad input.
    #[command(after_help = help::TASK)]
    Task(Box<class::TaskArguments>),
    /// Check the answers to a task, on all cores, and print one row for each
    ///
    /// Exit codes: 0 all answers are correct, 1 some are not, 2 bad input, 130 stopped by Ctrl-C.
    #[command(after_help = help::VERIFY)]
    Verify {
        /// The task: a full address, the part after its `#`, or a file that begins with it
        task: String,
        /// Files with answers, folders with all their files, or - for standard input
        #[arg(required = true)]
        answers: Vec<PathBuf>,
        /// Print rows as CSV, or everything as JSON
        #[arg(long, value_enum, default_value_t = ClassFormat::Csv)]
        format: ClassFormat,
    },
    /// Recompute small published results on this machine, within some seconds, and print a line for each
    ///
    /// Exit codes: 0 all results agree, 1 some do not, 2 bad input, 130 stopped by Ctrl-C.
    #[command(after_help = help::CHECK)]
    Check {
        /// Check the sampler alone: planted optima, and boards by Boltzmann's distribution
        #[arg(value_parser = ["sampler"])]
        what: Option<String>,
        /// The seed of the sampler's runs
        #[arg(long, default_value_t = 1, requires = "what")]
        seed: u64,
        /// The sampling temperature, 5 to 100; at lower temperatures a run forgets its board too slowly
        #[arg(long, default_value_t = 10.0, requires = "what", value_parser = warm)]
        temperature: f64,
    },
    /// Write rows in the format of IOHprofiler, for IOHanalyzer and iohinspector
    ///
    /// Exit codes: 0 written, 2 bad input.
    #[command(after_help = help::EXPORT)]
    Export {
        /// Files with rows of `annealing-lab sweep`
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The new folder to write into
        #[arg(long, value_name = "FOLDER")]
        out: PathBuf,
    },
}

/// The output format of a sweep.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    /// One row for each run, as the runs end.
    Csv,
    /// One object, after the last run.
    Json,
}

/// The output format of a class table.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum ClassFormat {
    /// One row for each answer, in order.
    Csv,
    /// One object: the task, and all answers.
    Json,
}

/// The output format of an import.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum ImportFormat {
    /// One link per line.
    Links,
    /// One object.
    Json,
}

/// The output format of statistics.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Shape {
    /// Columns for people.
    Table,
    /// One object.
    Json,
}

/// Reads an integer from `least` to `most`.
fn read_whole(text: &str, least: u64, most: u64) -> Result<u64, String> {
    let read = text.parse().ok().filter(|number| (least..=most).contains(number));
    read.ok_or_else(|| format!("this is not a whole number from {least} to {most}"))
}

/// Reads a sampling temperature.
fn warm(text: &str) -> Result<f64, String> {
    let read = text.parse().ok().filter(|temperature| (5.0..=100.0).contains(temperature));
    read.ok_or_else(|| "this is not a number from 5 to 100".to_string())
}

/// Reads `K/N`.
fn read_shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(shard, shards)| Some((shard.parse().ok()?, shards.parse().ok()?)));
    let parts = parts.filter(|(shard, shards)| (1..=*shards).contains(shard));
    let (shard, shards) = parts.ok_or("this is not K/N with K from 1 to N, as in 2/8")?;
    Ok(Shard { shard, shards })
}

/// The crate's version, with the commit if the build includes one.
static VERSION: LazyLock<String> = LazyLock::new(|| match option_env!("ANNEALING_LAB_COMMIT") {
    None | Some("") => env!("CARGO_PKG_VERSION").to_string(),
    Some(commit) => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
});

/// Runs the program with the arguments of the process, and returns its exit code.
fn main() -> ExitCode {
    let arguments = Arguments::parse();
    interrupt::listen();
    match execute(arguments.command) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("{message}");
            if interrupt::came() { interrupt::exit_code() } else { ExitCode::from(2) }
        }
    }
}

fn execute(command: Command) -> Result<ExitCode, String> {
    match command {
        Command::Sweep { link, seeds, shard, format, out, resume, times } => {
            sweep::sweep(&link, seeds.as_deref(), sweep::SweepOptions { shard, format, out, resume, times })
        }
        Command::Merge { link, files, seeds, out } => {
            let experiment = sweep::experiment_of(&link, seeds.as_deref())?;
            merge::merge(&experiment, &files, out.as_deref())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Export { files, out } => {
            let runs = ioh::export(&files, &out)?;
            print(&format!("{runs} runs were written to {}.\n", out.display()))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Lesson { file } => lesson::lesson(&file),
        Command::Check { what, seed, temperature } => check::check(what.map(|_| (seed, temperature))),
        Command::Task(arguments) => class::task(*arguments),
        Command::Verify { task, answers, format } => class::verify(&task, &answers, format == ClassFormat::Json),
        Command::Statistics { files, format } => {
            let summary = statistics::statistics(&files)?;
            print(&match format {
                Shape::Table => statistics::table(&summary),
                Shape::Json => serde_json::to_string(&summary).expect("numbers and strings are JSON") + "\n",
            })?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Import { file, format } => import::list(&file, format == ImportFormat::Json),
        Command::Solve { from: Some(file), .. } => import::each(&file, |link| Ok(run_to_json(&run_to_end(link)?))),
        Command::Solve { link, threads, seeds, from: None } => {
            let link = link.unwrap_or_default();
            let run = match threads {
                None => run_to_end(&link)?,
                Some(threads) => seeds::solve(&config_of(&link)?, seeds, threads as usize)?,
            };
            print(&(run_to_json(&run) + "\n"))?;
            Ok(end_of(&run))
        }
        Command::Trace { link } => {
            let run = run_to_end(&link)?;
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
        Command::Count(arguments) => count::count(&arguments),
        Command::Prove(arguments) => prove::prove(&arguments),
    }
}

/// Returns the JSON that `solve` prints of a run.
fn run_to_json(run: &Run) -> String {
    report::to_json_as(run, status_of(run), &Config::from_run(run).to_link())
}

/// Returns the final status of a run. A flat run was not begun, because it has no solution; version 1 reports it as
/// running.
fn status_of(run: &Run) -> Status {
    let flat = run.version() > Version::V1 && run.progress().moves() == 0 && run.flat_energy().is_some();
    if flat { Status::Unsolvable } else { run.status() }
}

/// Returns the exit code of a run, and prints a message if it was interrupted.
fn end_of(run: &Run) -> ExitCode {
    match status_of(run) {
        Status::Solved => ExitCode::SUCCESS,
        Status::Unsolvable if run.version() > Version::V1 => ExitCode::from(UNSOLVABLE),
        // The run was not begun, because it is flat.
        Status::Running if !interrupt::came() => ExitCode::from(1),
        Status::Running => {
            let progress = run.progress();
            let moves = progress.moves();
            let unit = match progress {
                Progress::Anneal(_) => "moves",
                Progress::Search(_) => "expansions",
                _ => "nodes",
            };
            let link = Config::from_run(run).with_at(Some(moves)).to_link();
            eprintln!(
                "Stopped by Ctrl-C after {moves} {unit}. The same command repeats the run from its start.\n\
                 This link opens the run at this move: {link}"
            );
            interrupt::exit_code()
        }
        _ => ExitCode::from(1),
    }
}

/// Prints a text. Returns whether the output is still being read: a reader such as `head` may stop early.
fn print(text: &str) -> Result<bool, String> {
    print_bytes(text.as_bytes())
}

fn print_bytes(bytes: &[u8]) -> Result<bool, String> {
    match io::stdout().write_all(bytes) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(format!("Standard output cannot be written: {error}")),
        Ok(()) => Ok(true),
    }
}

/// Returns the report of all searchers on the puzzle with this name, or on a link's map.
fn searched(name: &str) -> Result<String, String> {
    let stopped = "Stopped by Ctrl-C before the last search ended. The same command repeats the report from the start.";
    let text = |blocks: Option<Vec<Block>>| Ok(search::report::to_text(&blocks.ok_or(stopped)?));
    let goes_on = || !interrupt::came();
    if name == ROUTE {
        return text(search::report::route_report_while(&search::report::named_maps(), &goes_on));
    }
    if name.contains('=') {
        let problem = config_of(name)?.problem;
        let Instance::Route(route) = problem else {
            return Err(format!(
                "puzzle: No report is available for a link of {}; the names of the library's puzzles and the links of maps are accepted.",
                problem.name()
            ));
        };
        return text(search::report::route_report_while(&[("map".to_string(), route)], &goes_on));
    }
    let unknown = || {
        let puzzles = library::names().len();
        format!(
            "puzzle: '{name}' is not {ROUTE} or one of the {puzzles} puzzles of the library; `annealing-lab report --help` lists them."
        )
    };
    let puzzle = library::classic(name).ok_or_else(unknown)?;
    text(search::report::report_while(&puzzle, &goes_on))
}

/// Returns a progress bar on standard error, if that is a terminal. Nothing is drawn for work that ends at once.
fn bar(length: Option<u64>, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    let bar = length.map_or_else(ProgressBar::no_length, ProgressBar::new).with_style(style);
    bar.set_draw_target(indicatif::ProgressDrawTarget::stderr_with_hz(5));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// Returns a link as it was before it was changed in transit, and reports the repairs. Rejects a text without a link,
/// which the library would read as the link that leaves everything out.
fn sound(link: &str) -> Result<String, String> {
    whole(arrived(link))
}

/// Returns the link that arrived, if it is complete.
fn whole(arrived: Arrived) -> Result<String, String> {
    let Arrived { address, link, undone, lost, .. } = arrived;
    if let Some(lost) = lost {
        return Err(format!("link: {lost}"));
    }
    if link.trim().is_empty() {
        return Err(if address.is_empty() {
            "link: The link is missing; write one, such as puzzle=magic19.".to_string()
        } else {
            "link: This address has no run after a '#'. Copy it from the page again, because it may have been changed in transit.".to_string()
        });
    }
    if !undone.is_empty() {
        let names: Vec<String> = undone.iter().map(Message::to_string).collect();
        eprintln!("The link was changed in transit. Undone: {}.", names.join(", "));
    }
    Ok(if address.is_empty() { link } else { format!("{address}#{link}") })
}

/// Reads the link of a run.
fn config_of(link: &str) -> Result<Config, String> {
    let link = &sound(link)?[..];
    if experiment::is_experiment(link) {
        return Err("compare: This link is an experiment; `annealing-lab sweep` runs it.".to_string());
    }
    let after = link.rsplit_once('#').map_or(link, |(_, after)| after);
    if ["learn", "essay"].iter().any(|word| after == *word || after.starts_with(&format!("{word}&"))) {
        return Err("learn: This link is a lesson, which has no run; open it in the page.".to_string());
    }
    let mut measuring = Measuring::from_link(link).map_err(|error| error.to_string())?;
    if measuring.is_automatic() {
        let bar = bar(Some(1_000), "{elapsed} {wide_bar} {percent} % of the temperature measurement");
        let measured = interrupt::sliced(|proposals| {
            bar.set_position((1e3 * measuring.share()) as u64);
            measuring.measure(proposals).then_some(())
        });
        bar.finish_and_clear();
        measured.ok_or("Stopped by Ctrl-C before the preset auto was measured. The same command measures it again.")?;
    }
    measuring.finish().map_err(|error| error.to_string())
}

/// Returns the link of a run with its open settings measured; `None` if there is nothing to measure, or no run.
fn measured(link: &str) -> Result<Option<String>, String> {
    let asks = Measuring::from_link(link).is_ok_and(|measuring| measuring.is_automatic());
    asks.then(|| Ok(config_of(link)?.to_link())).transpose()
}

/// Runs a link to its end, or until it is interrupted.
fn run_to_end(link: &str) -> Result<Run, String> {
    let mut run = config_of(link)?.into_run();
    if let Some(energy) = run.flat_energy() {
        eprintln!("{}", flat_sentence(energy));
        return Ok(run);
    }
    let bar = match run.settings().budget() {
        Some(moves) => bar(Some(moves), "{elapsed} {wide_bar} {human_pos} of {human_len} moves, {msg}"),
        None => bar(None, "{elapsed} {human_pos} expansions, {msg}"),
    };
    interrupt::sliced(|steps| {
        run.advance(steps);
        let progress = run.progress();
        bar.set_position(progress.moves());
        bar.set_message(match progress {
            Progress::Anneal(annealed) => format!("best energy {}", annealed.best),
            Progress::Search(searched) => format!("{} nodes", searched.nodes),
            Progress::Exact(proved) => format!("{:.1} % of the tree", 100.0 * proved.share),
            _ => String::new(),
        });
        (run.status() != Status::Running).then_some(())
    });
    bar.finish_and_clear();
    Ok(run)
}

fn flat_sentence(energy: i32) -> String {
    format!(
        "No swap changes the energy of this puzzle: every board has energy {energy}, so no run can solve it. No move was made."
    )
}
