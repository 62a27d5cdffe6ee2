//! The settings of `solver=rebuild`.

use super::anneal::read_seed;
use super::field::Field;
use super::reader::Reader;
use crate::anneal::settings::RebuildSettings;
use crate::link::LinkError;
use crate::link::keys;
use crate::puzzle::problem::Problem;
use crate::random::any::GeneratorKind;

impl RebuildSettings {
    pub(super) fn read(reader: &mut Reader, _problem: &Problem) -> Result<Self, LinkError> {
        Ok(RebuildSettings {
            propagation: reader.choice(&keys::PROPAGATION)?,
            memory: reader.choice(&keys::MEMORY)?,
            kick: reader.choice(&keys::KICK)?,
            t0: reader.number(&keys::T0_REBUILD)?,
            moves: reader.whole(&keys::MOVES)?,
            seed: read_seed(reader, GeneratorKind::Xoshiro)?,
        })
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
