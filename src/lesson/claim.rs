//! Statements of a lesson about runs and experiments, and whether they are so.

use serde::{Deserialize, Serialize};

/// Digits to which a stated value holds, unless a claim says otherwise.
const DIGITS: u32 = 3;

/// A statement of a lesson: values of a measure, of runs or of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// What is measured, in words, such as "Runs solved".
    pub what: String,
    /// What each value is of; empty for the names of an experiment's settings.
    #[serde(default)]
    pub labels: Vec<String>,
    /// The name of one of the lesson's experiments, if it is of one.
    #[serde(default)]
    pub experiment: Option<String>,
    /// The links of runs, if it is of runs; a value for each.
    #[serde(default)]
    pub runs: Vec<String>,
    /// The seeds of those runs, as in `1..100`, if a value is a mean over seeds.
    #[serde(default)]
    pub seeds: Option<String>,
    /// What is measured.
    pub measure: Measure,
    /// Of how many runs side by side [`Measure::Speedup`] is.
    #[serde(default)]
    pub beside: Option<usize>,
    /// The energy that [`Measure::Law`] and its relatives are about; 0 unless given.
    #[serde(default)]
    pub level: i32,
    /// The higher energy of [`Measure::Balance`].
    #[serde(default)]
    pub above: i32,
    /// The values that the text states; `inf` where nothing is solved.
    pub is: Vec<f64>,
    /// Significant digits to which they hold; exactly, as runs replay to the bit.
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
    /// Of an experiment, for each group of puzzles and each setting: runs solved.
    Solved,
    /// Expected running time, in the unit of the setting.
    Ert,
    /// The cost within which half of the runs are solved.
    Median,
    /// For each setting after the first: its expected running time over that of the first.
    Ratio,
    /// The median, over the runs, of the move that reached the best energy.
    LastImprovement,
    /// The mean of the last energies.
    EndEnergy,
    /// The mean of by how many per cent the best board of a run is above the best energy that is known.
    Gap,
    /// How many times as soon the first of several runs side by side is solved; all runs must be.
    Speedup,
    /// For each setting after the first: seeds whose run ends at another move than the first setting's.
    Differ,
    /// For each setting: how many solutions there are, judged by how often two runs find the same one up to symmetry.
    Solutions,
    /// Of a run, where its link opens it: moves that lower the energy, of those that its solver may propose.
    Helping,
    /// Moves that its solver may propose.
    Swaps,
    /// The least by which one of these moves raises the energy.
    LeastRise,
    /// The energy.
    Energy,
    /// The standard deviation of the energy over the seeds.
    Deviation,
    /// The variance of the energy over the square of the temperature, from 1,000 samples after the link's move.
    SpecificHeat,
    /// The mean probability, in per cent, with which a worsening move is accepted at the run's temperature.
    Acceptance,
    /// The percentage of proposals that were refused.
    Refused,
    /// Of a run at its end: moves, or expansions.
    Moves,
    /// Of a search at its end: boards made.
    Nodes,
    /// The cost of the solution found.
    Cost,
    /// The percentage of boards at `level` in Boltzmann's distribution, at the temperature of the first move.
    Law,
    /// The percentage of moves after which the run stood at `level`.
    Visits,
    /// 100 if the run stands at `level` where its link opens it, else 0: over seeds a percentage.
    Stands,
    /// The moves from `level` to `above` over those from `above` to `level`.
    Balance,
    /// Of a puzzle of at most nine cells: its boards.
    Boards,
    /// Its boards above the least energy from which every swap leads up.
    Traps,
    /// Hajek's d*: the greatest depth of a local minimum that is not a global one.
    Depth,
}

impl Measure {
    /// Returns whether it is of an experiment, not of runs.
    pub fn of_experiment(self) -> bool {
        use Measure::{Differ, EndEnergy, Ert, Gap, LastImprovement, Median, Ratio, Solutions, Solved, Speedup};
        matches!(self, Solved | Ert | Median | Ratio | LastImprovement | EndEnergy | Gap | Speedup | Differ | Solutions)
    }
}

/// A value that was measured, with its 95 % interval where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// The value; infinite where nothing is solved.
    pub value: f64,
    /// The interval.
    pub interval: Option<[f64; 2]>,
    /// Of how many runs, for a count of runs.
    pub of: Option<usize>,
}

impl Finding {
    pub(super) fn plain(value: f64) -> Finding {
        Finding { value, interval: None, of: None }
    }
}

impl Claim {
    /// Returns whether these are the values that are stated, to the digits that are stated.
    pub fn holds(&self, findings: &[Finding]) -> bool {
        let same = |(finding, &stated): (&Finding, &f64)| rounded(finding.value, self.digits) == stated;
        findings.len() == self.is.len() && findings.iter().zip(&self.is).all(same)
    }
}

/// A value to so many significant digits.
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
