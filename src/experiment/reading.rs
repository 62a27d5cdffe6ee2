//! An experiment that is being read. The contents of its link are known at once. The random grids that it begins with
//! take time, and so do settings that are measured. Both are made a slice at a time, and can be given up.

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

/// An experiment being read, in slices: its puzzles are made, and its settings are measured.
#[derive(Debug)]
pub struct Reading {
    draft: ExperimentDraft,
    /// The grids that are to be there, by cells a side and seed, each once.
    wanted: Vec<(usize, u64)>,
    /// How many of them are.
    there: usize,
    filling: Option<Generation>,
    /// The settings that are measured.
    tuned: Tuned,
}

impl Reading {
    /// Begins with the link of an experiment, which may be a whole address.
    ///
    /// # Errors
    /// As [`Experiment::from_link`], as far as that takes no grid.
    pub fn from_link(link: &str) -> Result<Reading, LinkError> {
        Reading::of(ExperimentDraft::from_link(link)?)
    }

    /// Begins with a run's link, as [`Experiment::from_run`].
    ///
    /// # Errors
    /// As [`Experiment::from_run`].
    pub fn from_run(link: &str) -> Result<Reading, LinkError> {
        Reading::of(ExperimentDraft::from_run(&Config::from_link(link)?))
    }

    /// Begins with one thing changed in an experiment.
    ///
    /// # Errors
    /// As [`Experiment::edited`].
    pub fn from_edit(experiment: &Experiment, edit: Edit) -> Result<Reading, LinkError> {
        Reading::of(experiment.changed(edit)?)
    }

    pub(super) fn of(draft: ExperimentDraft) -> Result<Reading, LinkError> {
        draft.check_count()?;
        Ok(Reading { wanted: draft.grids(), there: 0, filling: None, tuned: Tuned::new(&draft), draft })
    }

    /// Searches on for about so many nodes; any batches make the same. `true` when all grids are among `grids`, and all settings are
    /// measured.
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
                // No such size: refused when it is read to the end.
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

    /// Returns how many grids are made and settings measured, and how many there will be.
    pub fn progress(&self) -> (usize, usize) {
        let (measured, automatic) = self.tuned.progress();
        (self.there + measured, self.wanted.len() + automatic)
    }

    /// Returns the experiment, after it has made what is not made yet.
    ///
    /// # Errors
    /// As [`Experiment::from_link`].
    pub fn finish(mut self, grids: &mut Grids) -> Result<Experiment, LinkError> {
        while !self.read_on(u64::MAX, grids) {}
        Experiment::build(self.draft, grids, self.tuned.named())
    }
}

impl Experiment {
    /// Reads the link of an experiment, which may be a whole address.
    ///
    /// # Errors
    /// Names the first key that is unknown or has a value that can't be.
    pub fn from_link(link: &str) -> Result<Experiment, LinkError> {
        Reading::from_link(link)?.finish(&mut Grids::default())
    }

    /// Returns the experiment that compares a run's settings with those recommended for its puzzle. If the run has the
    /// recommended ones, it compares them with those published, if there are any.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn from_run(link: &str) -> Result<Experiment, LinkError> {
        Reading::from_run(link)?.finish(&mut Grids::default())
    }

    /// Returns the run's link as an experiment of one setting, with these seeds and the run's own budget.
    ///
    /// # Errors
    /// As [`Config::from_link`], and for a run that a person had a hand in.
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

    /// Returns the experiment with one thing changed.
    ///
    /// # Errors
    /// As [`Experiment::from_link`], and for places that are not there.
    pub fn edited(&self, edit: Edit) -> Result<Experiment, LinkError> {
        Reading::from_edit(self, edit)?.finish(&mut Grids::from_text(self.grids()))
    }
}
