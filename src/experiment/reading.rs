//! The reading of an experiment in slices. The contents of its link are available at once, but its random grids and its
//! measured settings take time. Both are computed a slice at a time, and the work can be abandoned between slices.

use super::design::Experiment;
use super::draft::ExperimentDraft;
use super::edit::Edit;
use super::grids::Grids;
use super::lewis;
use super::tuned::Tuned;
use crate::exact::generate::Generation;
use crate::link::LinkError;
use crate::link::config::Config;
use crate::text::english;

/// An experiment that is being read in slices: its puzzles are made, and its settings are measured.
#[derive(Debug)]
pub struct Reading {
    draft: ExperimentDraft,
    /// The grids that are needed, by cells a side and seed, each once.
    wanted: Vec<(usize, u64)>,
    /// The number of these grids that are available.
    there: usize,
    filling: Option<Generation>,
    /// The settings that are being measured.
    tuned: Tuned,
}

impl Reading {
    /// Begins with the link of an experiment, which may be a complete address.
    ///
    /// # Errors
    /// Returns the errors of [`Experiment::from_link`] that are found before any grid is made.
    pub fn from_link(link: &str) -> Result<Reading, LinkError> {
        Reading::of(ExperimentDraft::from_link(link)?)
    }

    /// Begins with a run's link, like [`Experiment::from_run`].
    ///
    /// # Errors
    /// Returns the errors of [`Experiment::from_run`].
    pub fn from_run(link: &str) -> Result<Reading, LinkError> {
        Reading::of(ExperimentDraft::from_run(&Config::from_link(link)?))
    }

    /// Begins with one edit of an experiment.
    ///
    /// # Errors
    /// Returns the errors of [`Experiment::edited`].
    pub fn from_edit(experiment: &Experiment, edit: Edit) -> Result<Reading, LinkError> {
        Reading::of(experiment.changed(edit)?)
    }

    pub(super) fn of(draft: ExperimentDraft) -> Result<Reading, LinkError> {
        draft.check_count()?;
        Ok(Reading { wanted: draft.grids(), there: 0, filling: None, tuned: Tuned::new(&draft), draft })
    }

    /// Continues for about `nodes` search nodes; the size of the slices does not affect the result. Returns `true` once
    /// all grids are among `grids` and all settings are measured.
    pub fn read_on(&mut self, nodes: u64, grids: &mut Grids) -> bool {
        self.make_grids(nodes, grids) && self.tuned.tune(nodes, &mut self.draft, grids)
    }

    fn make_grids(&mut self, nodes: u64, grids: &mut Grids) -> bool {
        let mut left = nodes;
        while let Some(&(size, seed)) = self.wanted.get(self.there) {
            if grids.get(size, seed).is_some() {
                self.there += 1;
                continue;
            }
            if left == 0 {
                return false;
            }
            let Some(filling) = self.filling.as_mut() else {
                self.filling = lewis::full(size, seed);
                // A size without grids is rejected at the end of the reading.
                self.there += usize::from(self.filling.is_none());
                continue;
            };
            left = left.saturating_sub(filling.spend(left).max(1));
            if filling.done() {
                grids.add(size, seed, filling.grid().givens.clone());
                self.filling = None;
            }
        }
        true
    }

    /// Returns the number of grids and settings that are done, and the total number.
    pub fn progress(&self) -> (usize, usize) {
        let (measured, automatic) = self.tuned.progress();
        (self.there + measured, self.wanted.len() + automatic)
    }

    /// Returns the experiment, after it has made and measured the remaining parts.
    ///
    /// # Errors
    /// Returns the errors of [`Experiment::from_link`].
    pub fn finish(mut self, grids: &mut Grids) -> Result<Experiment, LinkError> {
        while !self.read_on(u64::MAX, grids) {}
        Experiment::build(self.draft, grids, self.tuned.named())
    }
}

impl Experiment {
    /// Reads the link of an experiment, which may be a complete address.
    ///
    /// # Errors
    /// Names the first key that is unknown or has an invalid value.
    pub fn from_link(link: &str) -> Result<Experiment, LinkError> {
        Reading::from_link(link)?.finish(&mut Grids::default())
    }

    /// Returns the experiment that compares a run's settings with the settings recommended for its puzzle. If the run
    /// already has them, it is compared with the published settings, if any exist.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub fn from_run(link: &str) -> Result<Experiment, LinkError> {
        Reading::from_run(link)?.finish(&mut Grids::default())
    }

    /// Returns the experiment with the run's setting alone, with these seeds and the run's budget.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`], and an error for a run with interventions.
    pub fn from_seeds(link: &str, first: u64, last: u64) -> Result<Experiment, LinkError> {
        let config = Config::from_link(link)?;
        if !config.interventions.is_empty() {
            return Err(LinkError::new("hand", "", english::run_with_interventions()));
        }
        let mut draft = ExperimentDraft::from_run(&config);
        draft.settings.truncate(1);
        draft.seeds = (first, last);
        draft.moves = config.settings.budget().unwrap_or(draft.moves);
        Reading::of(draft)?.finish(&mut Grids::default())
    }

    /// Returns the experiment after one edit.
    ///
    /// # Errors
    /// Returns the errors of [`Experiment::from_link`], and an error for an index out of range.
    pub fn edited(&self, edit: Edit) -> Result<Experiment, LinkError> {
        Reading::from_edit(self, edit)?.finish(&mut Grids::from_text(self.grids()))
    }
}
