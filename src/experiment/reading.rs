//! An experiment that is being read. What its link says is known at once; the random grids that it begins with take time, are made
//! a slice at a time, and can be given up.

use super::draft::Draft;
use super::grids::Grids;
use super::lewis::Filling;
use super::{Edit, Experiment};
use crate::link::LinkError;
use crate::link::config::Config;

/// An experiment whose puzzles are in the making.
#[derive(Clone, Debug)]
pub struct Reading {
    draft: Draft,
    /// The grids that are to be there, by cells a side and seed, each once.
    wanted: Vec<(usize, u64)>,
    /// How many of them are.
    there: usize,
    filling: Option<Filling>,
}

impl Reading {
    /// Begins with the link of an experiment, which may be a whole address.
    ///
    /// # Errors
    /// As [`Experiment::from_link`], as far as that takes no grid.
    pub fn of_link(link: &str) -> Result<Reading, LinkError> {
        Reading::of(Draft::from_link(link)?)
    }

    /// Begins with a run's link, as [`Experiment::of_run`].
    ///
    /// # Errors
    /// As [`Experiment::of_run`].
    pub fn of_run(link: &str) -> Result<Reading, LinkError> {
        Reading::of(Draft::of_run(&Config::from_link(link)?))
    }

    /// Begins with one thing changed in an experiment.
    ///
    /// # Errors
    /// As [`Experiment::edited`].
    pub fn of_edit(experiment: &Experiment, edit: Edit) -> Result<Reading, LinkError> {
        Reading::of(experiment.changed(edit)?)
    }

    pub(super) fn of(draft: Draft) -> Result<Reading, LinkError> {
        draft.check_count()?;
        let wanted = draft.grids();
        Ok(Reading { draft, wanted, there: 0, filling: None })
    }

    /// Searches on for about so many nodes; any batches make the same. `true` when all grids are among `grids`.
    pub fn advance(&mut self, nodes: u64, grids: &mut Grids) -> bool {
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
                self.filling = Filling::new(size, seed);
                // No such size: refused when it is read to the end.
                self.there += usize::from(self.filling.is_none());
                continue;
            };
            let (spent, full) = filling.advance(left);
            left = left.saturating_sub(spent.max(1));
            if let Some(full) = full {
                grids.add(size, seed, full);
                self.filling = None;
            }
        }
        true
    }

    /// How many grids are there, and how many are to be.
    pub fn progress(&self) -> (usize, usize) {
        (self.there, self.wanted.len())
    }

    /// The experiment. What is not made yet is made now.
    ///
    /// # Errors
    /// As [`Experiment::from_link`].
    pub fn finish(mut self, grids: &mut Grids) -> Result<Experiment, LinkError> {
        while !self.advance(u64::MAX, grids) {}
        self.draft.build(grids)
    }
}
