//! `annealing-lab prove`: the number of a puzzle's solutions, as a file that tools/check.py verifies without searching.

use super::{bar, config_of, interrupt, print};
use annealing_lab::exact::{ExactStatus, Proof};
use annealing_lab::link::problem_of;
use clap::Args;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// The options of `prove`.
#[derive(Args)]
pub struct ProveArguments {
    /// A full address, or the part after its `#`
    link: String,
    /// The file to write; an existing file is replaced
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Writes the proof of a link's puzzle, and prints its solutions, nodes and bytes as one JSON object.
pub fn prove(ProveArguments { link, out }: &ProveArguments) -> Result<ExitCode, String> {
    let problem = config_of(link)?.problem;
    let mut proof = Proof::new(&problem, &problem_of(&problem))
        .ok_or("puzzle: The number of solutions cannot be proved for this problem; sudokus and magic-sum puzzles of at most 64 cells are accepted. `annealing-lab solve` finds one solution.")?;
    let written = |error: std::io::Error| format!("{}: This file cannot be written: {error}.", out.display());
    let mut file = File::create(out).map_err(written)?;
    let bar = bar(Some(1_000_000), "{elapsed} {wide_bar} {percent_precise} % of the tree, {msg}");
    let mut bytes = 0;
    let done = interrupt::sliced(|nodes| {
        proof.write_on(nodes);
        let text = proof.take();
        bytes += text.len();
        bar.set_position((proof.progress() * 1e6) as u64);
        bar.set_message(format!("{} solutions, {bytes} bytes", proof.solutions()));
        let failed = file.write_all(text.as_bytes()).err();
        (failed.is_some() || proof.status() != ExactStatus::Running).then_some(failed)
    });
    bar.finish_and_clear();
    match done {
        Some(Some(error)) => Err(written(error)),
        Some(None) => {
            let (solutions, nodes) = (proof.solutions(), proof.nodes());
            print(&format!("{{\"solutions\":{solutions},\"nodes\":{nodes},\"bytes\":{bytes}}}\n"))?;
            Ok(ExitCode::SUCCESS)
        }
        None => {
            let percent = 100.0 * proof.progress();
            eprintln!(
                "Stopped by Ctrl-C at {percent:.1} % of the tree. {} is incomplete, and proves nothing.",
                out.display()
            );
            Ok(interrupt::exit_code())
        }
    }
}
