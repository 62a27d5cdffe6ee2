//! The measurement, in slices, of an experiment's settings with `preset=auto`.

use super::draft::ExperimentDraft;
use super::grids::Grids;
use crate::link::config::settings_of;
use crate::link::measuring::Measuring;
use crate::link::pairs;

/// The text of a measured setting without any other value.
const AUTOMATIC: &str = "preset=auto";
/// The number of proposals that take about as long as one node of a grid.
const PROPOSALS: u64 = 50;

/// The measured settings of a draft, which are measured one after the other.
#[derive(Debug)]
pub struct Tuned {
    places: Vec<usize>,
    /// The indices of the settings that consist of the preset alone and are named after it.
    named: Vec<usize>,
    made: usize,
    measuring: Option<Measuring>,
}

impl Tuned {
    /// Begins with the settings that require a measurement.
    pub fn new(draft: &ExperimentDraft) -> Tuned {
        let of = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
            (0..draft.settings.len()).filter(|&place| fits(&draft.settings[place].1)).collect()
        };
        Tuned {
            places: of(&|text| text.split('&').any(|part| part == AUTOMATIC)),
            named: of(&|text| text == AUTOMATIC),
            made: 0,
            measuring: None,
        }
    }

    /// Continues for about as long as `nodes` nodes of a grid take, and writes the measured values into `draft`.
    /// Returns whether all settings are measured. A setting is measured on the first puzzle, whose grid must be in
    /// `grids`.
    pub fn tune(&mut self, nodes: u64, draft: &mut ExperimentDraft, grids: &Grids) -> bool {
        let mut left = nodes;
        while let Some(&place) = self.places.get(self.made) {
            if left == 0 {
                return false;
            }
            let text = &draft.settings[place].1;
            let begin = || {
                let (_, problem) = draft.groups.first()?.puzzles(grids).ok()?.into_iter().next()?;
                Measuring::on_problem(&problem, pairs(text).ok()?).ok()
            };
            self.measuring = self.measuring.take().or_else(begin);
            // A link that cannot be read is rejected when the experiment is built.
            if let Some(measuring) = &mut self.measuring {
                if !measuring.measure(left.saturating_mul(PROPOSALS)) {
                    return false;
                }
                if let Some(Ok(config)) = self.measuring.take().map(Measuring::finish) {
                    draft.settings[place].1 = settings_of(&config);
                }
                left = if left == u64::MAX { left } else { 0 };
            }
            self.made += 1;
        }
        true
    }

    /// Returns the number of settings that are measured, and the total number to measure.
    pub fn progress(&self) -> (usize, usize) {
        (self.made, self.places.len())
    }

    /// Returns the indices of the settings that consisted of the preset alone.
    pub fn named(&self) -> &[usize] {
        &self.named
    }
}
