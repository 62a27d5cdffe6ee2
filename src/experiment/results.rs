//! The rows of an experiment as they come, in any order.

use super::{Experiment, Row};

/// An experiment and the rows that are there.
#[derive(Clone, Debug)]
pub struct Results {
    experiment: Experiment,
    rows: Vec<Option<Row>>,
    there: usize,
    /// The first run that is not there.
    whole: usize,
}

impl Results {
    /// None yet.
    pub fn new(experiment: Experiment) -> Results {
        let rows = vec![None; experiment.runs()];
        Results { experiment, rows, there: 0, whole: 0 }
    }

    /// What is compared.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// Takes a row in. One that is there already is the same, and stays.
    pub fn add(&mut self, row: Row) {
        let Some(place) = self.rows.get_mut(row.run) else { return };
        if place.is_none() {
            *place = Some(row);
            self.there += 1;
        }
        while self.rows.get(self.whole).is_some_and(Option::is_some) {
            self.whole += 1;
        }
    }

    /// How many rows are there.
    pub fn there(&self) -> usize {
        self.there
    }

    /// The runs that are still to be made, the first `most` of them, in their order.
    pub fn missing(&self, most: usize) -> Vec<usize> {
        let missing = (self.whole..self.rows.len()).filter(|&run| self.rows[run].is_none());
        missing.take(most).collect()
    }

    /// The rows that are there, in the order of their runs.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().flatten()
    }

    /// The rows that statistics are made of: those before the first run that is missing, and of a seed and puzzle either
    /// all settings or none. Rows come in the order of their ends, short runs first; to count whatever is there would
    /// count too many of these.
    pub fn settled(&self) -> &[Option<Row>] {
        let end = if self.whole == self.rows.len() { self.whole } else { self.experiment.first_beside(self.whole) };
        &self.rows[..end]
    }
}
