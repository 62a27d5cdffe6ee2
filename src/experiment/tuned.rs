//! The settings of an experiment that are measured (`preset=auto`), in slices.

use super::draft::ExperimentDraft;
use super::grids::Grids;
use crate::link::config::settings_of;
use crate::link::measuring::Measuring;
use crate::link::pairs;

/// A setting that is measured, and has nothing else.
const AUTOMATIC: &str = "preset=auto";
/// The proposals that take about as long as a node of a grid.
const PROPOSALS: u64 = 50;

/// The settings of a draft that are measured, one after the other.
#[derive(Debug)]
pub struct Tuned {
    places: Vec<usize>,
    /// The places that have nothing but the preset, and are named by it.
    named: Vec<usize>,
    made: usize,
    measuring: Option<Measuring>,
}

impl Tuned {
    /// Begins with the settings that are to be measured.
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

    /// Continues for about as long as so many nodes of a grid take, and writes what is found into `draft`. Returns whether all is
    /// measured. A setting is measured on the first puzzle, whose grid `grids` must hold.
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
            // A link that cannot be read is refused when the experiment is built.
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

    /// Returns how many settings are measured, and how many are to be.
    pub fn progress(&self) -> (usize, usize) {
        (self.made, self.places.len())
    }

    /// Returns the places of the settings that had nothing but the preset.
    pub fn named(&self) -> &[usize] {
        &self.named
    }
}
