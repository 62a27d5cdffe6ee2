//! The settings of `solver=tempering`.

use super::anneal::{generator_fields, read_generator, read_singles, singles_field, usual_temperature};
use super::field::Field;
use super::reader::Reader;
use crate::anneal::settings::TemperingSettings;
use crate::link::{LinkError, keys};
use crate::puzzle::instance::Instance;
use crate::text::{english, number};

impl TemperingSettings {
    pub(super) fn read(reader: &mut Reader, problem: &Instance) -> Result<Self, LinkError> {
        let singles = read_singles(reader, problem)?;
        let usual = usual_temperature(problem)?;
        let replicas = reader.whole(&keys::REPLICAS)? as u32;
        // Two decimals from 0.1 on, so that the default looks as if written by hand.
        let rounded = |t: f64| if t < 0.1 { number::short(t) } else { (t * 100.0).round() / 100.0 };
        let t0 = reader.number_or(&keys::T0_TEMPERING, rounded(keys::T0_TEMPERING.default * usual))?;
        let t1 = reader.number_or(&keys::T1_TEMPERING, rounded(keys::T1_TEMPERING.default * usual).min(t0))?;
        if t1 > t0 {
            return Err(LinkError::new("t1", &t1.to_string(), english::above_t0(t1.to_string(), t0.to_string())));
        }
        let exchange = reader.whole(&keys::EXCHANGE)?;
        let moves = reader.whole(&keys::MOVES)?;
        let (rng, seed) = read_generator(reader)?;
        Ok(TemperingSettings { singles, replicas, t0, t1, exchange, moves, rng, seed })
    }

    pub(super) fn fields(&self, problem: &Instance) -> Vec<Field> {
        let mut fields = Vec::from_iter(singles_field(problem, self.singles));
        fields.push(Field::number(&keys::T0_TEMPERING, self.t0));
        fields.push(Field::number(&keys::T1_TEMPERING, self.t1));
        fields.push(Field::whole(&keys::REPLICAS, self.replicas.into()));
        fields.push(Field::whole(&keys::EXCHANGE, self.exchange));
        fields.push(Field::whole(&keys::MOVES, self.moves));
        fields.extend(generator_fields(self.rng, self.seed));
        fields
    }
}
