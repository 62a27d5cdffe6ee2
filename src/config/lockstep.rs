//! The settings of `solver=replicas`.

use super::annealing::{Rng, SINGLES, usual_temperature};
use super::field::{Field, MOST, TEMPERATURE};
use super::reader::Reader;
use crate::link::LinkError;
use crate::problem::Problem;

/// What decides a run of replicas in step on a given sudoku, to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LockstepSettings {
    /// Whether what follows by singles is filled in before.
    pub singles: bool,
    /// The temperature of all.
    pub t0: f64,
    /// The budget: the most moves, each a proposal to all eight, 1 to 10^15.
    pub moves: u64,
    /// The seed of xoshiro256++.
    pub seed: u64,
}

impl LockstepSettings {
    pub(super) fn read(reader: &mut Reader, problem: &Problem) -> Result<Self, LinkError> {
        let singles = reader.choice("singles", &SINGLES, SINGLES[1])? == SINGLES[1];
        let t0 = reader.number("t0", TEMPERATURE, usual_temperature(problem))?;
        let moves = reader.whole("moves", 1, MOST, 20_000_000)?;
        let seed = super::annealing::read_seed(reader, Rng::Xoshiro)?;
        Ok(LockstepSettings { singles, t0, moves, seed })
    }

    pub(super) fn fields(&self) -> Vec<Field> {
        vec![
            Field::choice("singles", SINGLES[usize::from(self.singles)], &SINGLES),
            Field::number("t0", self.t0, TEMPERATURE),
            Field::whole("moves", self.moves, 1, MOST),
            Rng::Xoshiro.seed_field(self.seed),
        ]
    }
}
