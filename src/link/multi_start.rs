//! The settings of `solver=replicas`.

use super::anneal::{read_seed, read_singles, singles_field, usual_temperature};
use super::field::Field;
use super::reader::Reader;
use crate::anneal::settings::MultiStartSettings;
use crate::link::{LinkError, keys};
use crate::puzzle::instance::Instance;
use crate::random::any::GeneratorKind;

impl MultiStartSettings {
    pub(super) fn read(reader: &mut Reader, problem: &Instance) -> Result<Self, LinkError> {
        let singles = read_singles(reader, problem)?;
        let t0 = reader.temperature(&keys::T0_REPLICAS, usual_temperature(problem)?)?;
        let moves = reader.whole(&keys::MOVES_REPLICAS)?;
        let seed = read_seed(reader, GeneratorKind::Xoshiro)?;
        Ok(MultiStartSettings { singles, t0, moves, seed })
    }

    pub(super) fn fields(&self, problem: &Instance) -> Vec<Field> {
        let mut fields = Vec::from_iter(singles_field(problem, self.singles));
        fields.push(Field::number(&keys::T0_REPLICAS, self.t0));
        fields.push(Field::whole(&keys::MOVES_REPLICAS, self.moves));
        fields.push(Field::whole(&keys::SEED, self.seed));
        fields
    }
}
