//! Compares two temperatures on the same seeds, and prints the statistics of both.

use annealing_lab::experiment::CurvesOf;
use annealing_lab::{Experiment, LinkError, Results, Runner};

pub(crate) fn main() -> Result<(), LinkError> {
    let link = "compare&seeds=1..20&moves=100000&on=puzzle=magic19&with=name=cold;cooling=constant;t0=1&with=name=warm;cooling=constant;t0=1.5";
    let experiment = Experiment::from_link(link)?;
    let mut results = Results::new(experiment.clone());
    for number in 0..experiment.runs() {
        let mut runner = Runner::new(&experiment, number);
        if let Some(row) = runner.advance(u64::MAX) {
            results.add(row);
        }
    }
    let summary = results.summary(CurvesOf::None);
    for (setting, found) in summary.settings.iter().zip(&summary.puzzles[0].settings) {
        println!(
            "{}: {} of {} solved, ERT {:?} {:?}",
            setting.name,
            found.solved.unwrap_or(0),
            found.runs,
            found.ert,
            setting.unit
        );
    }
    assert_eq!(results.there(), 40);
    Ok(())
}
