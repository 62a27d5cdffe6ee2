//! The settings of `solver=rebuild`.

use super::anneal::read_seed;
use super::field::Field;
use super::reader::Reader;
use crate::anneal::settings::RebuildSettings;
use crate::link::LinkError;
use crate::link::keys::{self, Number};
use crate::puzzle::instance::Instance;
use crate::random::any::GeneratorKind;
use crate::sudoku::MOST_SWAPPED;

/// Returns the default temperature. A large grid has more blanks, and needs a lower temperature.
fn usual_temperature(problem: &Instance) -> Number {
    match problem {
        Instance::Sudoku(sudoku) if sudoku.size > MOST_SWAPPED => keys::T0_REBUILD_LARGE,
        _ => keys::T0_REBUILD,
    }
}

impl RebuildSettings {
    pub(super) fn read(reader: &mut Reader, problem: &Instance) -> Result<Self, LinkError> {
        Ok(RebuildSettings {
            propagation: reader.choice(&keys::PROPAGATION)?,
            memory: reader.choice(&keys::MEMORY)?,
            kick: reader.choice(&keys::KICK)?,
            t0: reader.number(&usual_temperature(problem))?,
            moves: reader.whole(&keys::MOVES)?,
            seed: read_seed(reader, GeneratorKind::Xoshiro)?,
        })
    }

    /// Returns whether the value of `key` is the default temperature of this problem.
    pub(super) fn follows(&self, problem: &Instance, key: &str) -> bool {
        key == keys::T0_REBUILD.name && self.t0 == usual_temperature(problem).default
    }

    pub(super) fn fields(&self) -> Vec<Field> {
        vec![
            Field::choice(&keys::PROPAGATION, self.propagation),
            Field::choice(&keys::MEMORY, self.memory),
            Field::choice(&keys::KICK, self.kick),
            Field::number(&keys::T0_REBUILD, self.t0),
            Field::whole(&keys::MOVES, self.moves),
            Field::whole(&keys::SEED, self.seed),
        ]
    }
}
