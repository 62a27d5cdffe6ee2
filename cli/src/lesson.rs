//! `annealing-lab lesson`: reads a lesson and recomputes its claims.

use super::class::read_some;
use super::{interrupt, print};
use annealing_lab::driver::Sweep;
use annealing_lab::lesson::{Finding, Lesson, MOST_BYTES};
use annealing_lab::task::text_of_bytes;
use annealing_lab::{Experiment, Results};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

/// Prints a line for each claim: its name, its values, and whether they agree with the stated values.
pub fn lesson(path: &Path) -> Result<ExitCode, String> {
    let (_, lesson) = read(path)?;
    let mut made: BTreeMap<&str, Results> = BTreeMap::new();
    let mut all = true;
    for (name, claim) in &lesson.claims {
        let findings = match &claim.experiment {
            Some(experiment) => {
                if !made.contains_key(&experiment[..]) {
                    let Some(results) = results(&lesson.experiments[experiment])? else {
                        return Ok(stopped());
                    };
                    made.insert(experiment, results);
                }
                claim.measured(&made[&experiment[..]])
            }
            None => {
                let findings = claim.measured_of_runs_while(&|| !interrupt::came());
                match findings.map_err(|error| format!("claim {name}: {error}"))? {
                    Some(findings) => findings,
                    None => return Ok(stopped()),
                }
            }
        };
        let holds = claim.holds(&findings);
        all &= holds;
        let values: Vec<String> = findings.iter().map(shown).collect();
        let verdict = if holds { "holds".to_string() } else { format!("stated {:?}", claim.is) };
        print(&format!("{name}: {} ({verdict})\n", values.join(", ")))?;
    }
    Ok(if all { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Reads a lesson in any encoding, and also returns its text.
pub fn read(path: &Path) -> Result<(String, Lesson), String> {
    let text = text_of_bytes(&read_some(path, MOST_BYTES)?);
    let lesson = Lesson::read(&text).map_err(|message| format!("{}: {message}", path.display()))?;
    Ok((text, lesson))
}

fn stopped() -> ExitCode {
    eprintln!("Stopped by Ctrl-C. The same command computes the claims again from the first.");
    interrupt::exit_code()
}

fn shown(finding: &Finding) -> String {
    let of = finding.of.map_or(String::new(), |of| format!(" of {of}"));
    let interval = finding.interval.map_or(String::new(), |[low, high]| format!(" [{low:.6}, {high:.6}]"));
    format!("{}{of}{interval}", finding.value)
}

/// Returns all runs of an experiment, made on all cores; `None` if they were interrupted.
fn results(link: &str) -> Result<Option<Results>, String> {
    let experiment = Experiment::from_link(link).map_err(|error| error.to_string())?;
    let mut results = Results::new(experiment.clone());
    Sweep::new(&experiment, None).on_threads(rayon::current_num_threads(), |made| {
        made.into_iter().for_each(|made| results.add(made.row));
        Ok::<bool, String>(!interrupt::came())
    })?;
    Ok((!interrupt::came()).then_some(results))
}
