//! The settings of `solver=replicas`.

use super::annealing::{Rng, read_singles, singles_field, usual_temperature};
use super::field::Field;
use super::reader::Reader;
use crate::link::LinkError;
use crate::link::keys;
use crate::puzzle::problem::Problem;

/// What decides a run of replicas in step on a given problem, to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LockstepSettings {
    /// Whether what follows by singles is filled in before; of a sudoku only, else false.
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
        let singles = read_singles(reader, problem)?;
        let t0 = reader.temperature(&keys::T0_REPLICAS, usual_temperature(problem))?;
        let moves = reader.whole(&keys::MOVES_REPLICAS)?;
        let seed = super::annealing::read_seed(reader, Rng::Xoshiro)?;
        Ok(LockstepSettings { singles, t0, moves, seed })
    }

    pub(super) fn fields(&self, problem: &Problem) -> Vec<Field> {
        let mut fields = Vec::from_iter(singles_field(problem, self.singles));
        fields.push(Field::number(&keys::T0_REPLICAS, self.t0));
        fields.push(Field::whole(&keys::MOVES_REPLICAS, self.moves));
        fields.push(Rng::Xoshiro.seed_field(self.seed));
        fields
    }
}
