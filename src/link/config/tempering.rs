//! The settings of `solver=tempering`.

use super::annealing::{Rng, read_chance, read_singles, singles_field, usual_temperature};
use super::field::Field;
use super::reader::Reader;
use crate::link::LinkError;
use crate::link::keys;
use crate::puzzle::problem::Problem;
use crate::text::number;

/// What decides a run of parallel tempering on a given puzzle, to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TemperingSettings {
    /// Whether what follows by singles is filled in before; of a sudoku only, else false.
    pub singles: bool,
    /// How many boards, 2 to 32.
    pub replicas: u32,
    /// The highest temperature.
    pub t0: f64,
    /// The lowest.
    pub t1: f64,
    /// Moves that each replica makes between two exchanges, 1 to 10^6.
    pub exchange: u64,
    /// The budget: the most moves of all replicas, 1 to 10^15.
    pub moves: u64,
    /// The generator.
    pub rng: Rng,
    /// Its seed: any for xoshiro256++, below 2^31 for R.
    pub seed: u64,
}

impl TemperingSettings {
    pub(super) fn read(reader: &mut Reader, problem: &Problem) -> Result<Self, LinkError> {
        let singles = read_singles(reader, problem)?;
        let usual = usual_temperature(problem);
        let replicas = reader.whole(&keys::REPLICAS)? as u32;
        // Digits that a person would have written.
        let rounded = |t: f64| if t < 0.1 { number::short(t) } else { (t * 100.0).round() / 100.0 };
        let t0 = reader.number_or(&keys::T0_TEMPERING, rounded(keys::T0_TEMPERING.default * usual))?;
        let t1 = reader.number_or(&keys::T1_TEMPERING, rounded(keys::T1_TEMPERING.default * usual).min(t0))?;
        if t1 > t0 {
            return Err(LinkError::new("t1", &t1.to_string(), format!("at most t0, which is {t0}")));
        }
        let exchange = reader.whole(&keys::EXCHANGE)?;
        let moves = reader.whole(&keys::MOVES)?;
        let (rng, seed) = read_chance(reader)?;
        Ok(TemperingSettings { singles, replicas, t0, t1, exchange, moves, rng, seed })
    }

    pub(super) fn fields(&self, problem: &Problem) -> Vec<Field> {
        let mut fields = Vec::from_iter(singles_field(problem, self.singles));
        fields.push(Field::number(&keys::T0_TEMPERING, self.t0));
        fields.push(Field::number(&keys::T1_TEMPERING, self.t1));
        fields.push(Field::whole(&keys::REPLICAS, self.replicas.into()));
        fields.push(Field::whole(&keys::EXCHANGE, self.exchange));
        fields.push(Field::whole(&keys::MOVES, self.moves));
        fields.push(self.rng.field());
        fields.push(self.rng.seed_field(self.seed));
        fields
    }

    /// The temperatures from cold to hot, each the same multiple of the one before.
    pub fn temperatures(&self) -> Vec<f64> {
        let steps = f64::from(self.replicas - 1);
        let step = |i: u32| self.t1 * libm::pow(self.t0 / self.t1, f64::from(i) / steps);
        (0..self.replicas).map(step).collect()
    }
}
