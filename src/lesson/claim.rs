//! The claims of a lesson about runs and experiments, and the check whether they are true.

use serde::{Deserialize, Serialize};

/// The precision of a stated value in significant digits, unless a claim gives another.
const DIGITS: u32 = 3;

/// A claim of a lesson: values of a measure, for runs or for an experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The name of the measure in words, such as "Runs solved".
    pub what: String,
    /// The label of each value; empty for the names of an experiment's settings.
    #[serde(default)]
    pub labels: Vec<String>,
    /// The name of one of the lesson's experiments, for a claim about an experiment.
    #[serde(default)]
    pub experiment: Option<String>,
    /// The links of runs, for a claim about runs; each has one value.
    #[serde(default)]
    pub runs: Vec<String>,
    /// The seeds of those runs, such as `1..100`, if a value is a mean over seeds.
    #[serde(default)]
    pub seeds: Option<String>,
    /// The measure.
    pub measure: Measure,
    /// The number of parallel runs for [`Measure::Speedup`].
    #[serde(default)]
    pub beside: Option<usize>,
    /// The energy for [`Measure::Law`] and its relatives; 0 unless given.
    #[serde(default)]
    pub level: i32,
    /// The higher energy of [`Measure::Balance`].
    #[serde(default)]
    pub above: i32,
    /// The values that the text states; `inf` if no run is solved.
    pub is: Vec<f64>,
    /// The number of significant digits that must agree exactly, because runs replay to the bit.
    #[serde(default = "digits")]
    pub digits: u32,
}

fn digits() -> u32 {
    DIGITS
}

/// The measure of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Measure {
    /// The number of solved runs of an experiment, for each group of puzzles and each setting.
    Solved,
    /// Expected running time, in the unit of the setting.
    Ert,
    /// The cost that half of the runs need at most.
    Median,
    /// The expected running time of each setting after the first, divided by that of the first.
    Ratio,
    /// The median, over the runs, of the move that reached the best energy.
    LastImprovement,
    /// The mean of the last energies.
    EndEnergy,
    /// The mean gap of a run's best board above the best known energy, in per cent.
    Gap,
    /// The speed-up of the first solution when several runs are made in parallel; all runs must be solved.
    Speedup,
    /// For each setting after the first, the number of seeds whose run ends at a different move than under the first
    /// setting.
    Differ,
    /// For each setting, the estimated number of solutions, from the frequency of equal solutions up to symmetry.
    Solutions,
    /// For a run at the move of its link: the number of moves that lower the energy, among all that its solver may
    /// propose.
    Helping,
    /// The number of moves that its solver may propose.
    Swaps,
    /// The smallest increase of the energy among these moves.
    LeastRise,
    /// The energy.
    Energy,
    /// The standard deviation of the energy over the seeds.
    Deviation,
    /// The variance of the energy over the square of the temperature, from 1,000 samples after the link's move.
    SpecificHeat,
    /// The mean acceptance probability of a worsening move at the run's temperature, in per cent.
    Acceptance,
    /// The percentage of rejected proposals.
    Refused,
    /// For a run at its end: the number of moves, or of expansions.
    Moves,
    /// For a search at its end: the number of boards made.
    Nodes,
    /// The cost of the solution found.
    Cost,
    /// The percentage of boards at `level` in Boltzmann's distribution, at the temperature of the first move.
    Law,
    /// The percentage of moves that left the run at `level`.
    Visits,
    /// 100 if the run is at `level` at the move of its link, otherwise 0: over seeds, a percentage.
    Stands,
    /// The number of moves from `level` to `above`, divided by the number from `above` to `level`.
    Balance,
    /// For a puzzle of at most nine cells: the number of its boards.
    Boards,
    /// The number of boards above the least energy whose swaps all raise the energy.
    Traps,
    /// Hajek's d*: the greatest depth of a local minimum that is not a global one.
    Depth,
}

impl Measure {
    /// Returns whether the measure concerns an experiment rather than runs.
    pub fn of_experiment(self) -> bool {
        use Measure::{Differ, EndEnergy, Ert, Gap, LastImprovement, Median, Ratio, Solutions, Solved, Speedup};
        matches!(self, Solved | Ert | Median | Ratio | LastImprovement | EndEnergy | Gap | Speedup | Differ | Solutions)
    }
}

/// A measured value, with its 95 % interval if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// The value; infinite if no run is solved.
    pub value: f64,
    /// The interval.
    pub interval: Option<[f64; 2]>,
    /// The total number of runs, for a count of runs.
    pub of: Option<usize>,
}

impl Finding {
    pub(super) fn plain(value: f64) -> Finding {
        Finding { value, interval: None, of: None }
    }
}

impl Claim {
    /// Returns whether the findings equal the stated values to the stated number of digits.
    pub fn holds(&self, findings: &[Finding]) -> bool {
        let same = |(finding, &stated): (&Finding, &f64)| rounded(finding.value, self.digits) == stated;
        findings.len() == self.is.len() && findings.iter().zip(&self.is).all(same)
    }
}

/// Rounds a value to the given number of significant digits.
fn rounded(value: f64, digits: u32) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return value;
    }
    let power = digits as i32 - 1 - libm::floor(libm::log10(value.abs())) as i32;
    let scale = libm::pow(10.0, f64::from(power.abs()));
    if power >= 0 { libm::round(value * scale) / scale } else { libm::round(value / scale) * scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_hold_to_their_digits() {
        let claim = |is: f64, digits: u32| -> Claim {
            toml::from_str(&format!("what = ''\nmeasure = 'energy'\nis = [{is:?}]\ndigits = {digits}")).unwrap()
        };
        let holds = |claim: Claim, value| claim.holds(&[Finding::plain(value)]);
        assert!(holds(claim(41_200.0, 3), 41_231.0));
        assert!(!holds(claim(41_300.0, 3), 41_231.0));
        assert!(holds(claim(0.037, 2), 0.0372));
        assert!(holds(claim(f64::INFINITY, 3), f64::INFINITY));
        assert!(!holds(claim(f64::INFINITY, 3), 4.0));
        assert!(!holds(claim(4.0, 3), f64::NAN));
    }
}
