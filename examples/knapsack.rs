//! Things of the highest value within a weight: what is too heavy pays a penalty, so that annealing may pass through it.

use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Message, Problem, Schedule};

/// The value and weight of each thing.
struct Things(Vec<(i32, i32)>);

const MOST_WEIGHT: i32 = 500;
/// For each unit of weight too much: more than any thing has of value for one of weight.
const PENALTY: i32 = 20;

#[derive(Clone)]
struct Packed {
    is_in: Vec<bool>,
    weight: i32,
}

fn penalty(weight: i32) -> i32 {
    PENALTY * (weight - MOST_WEIGHT).max(0)
}

impl Problem for Things {
    type State = Packed;
    type Move = usize;
    type Energy = i32;

    fn start<G: Generator>(&self, _generator: &mut G) -> Packed {
        Packed { is_in: vec![false; self.0.len()], weight: 0 }
    }

    fn propose<G: Generator>(&self, packed: &Packed, draw: &mut Draw<G>) -> usize {
        draw.index(packed.is_in.len() as u32) as usize
    }

    fn delta(&self, packed: &Packed, thing: usize) -> i32 {
        let sign = if packed.is_in[thing] { -1 } else { 1 };
        let (value, weight) = self.0[thing];
        penalty(packed.weight + sign * weight) - penalty(packed.weight) - sign * value
    }

    fn apply(&self, packed: &mut Packed, thing: usize, _delta: i32) {
        packed.weight += if packed.is_in[thing] { -self.0[thing].1 } else { self.0[thing].1 };
        packed.is_in[thing] = !packed.is_in[thing];
    }

    fn energy(&self, packed: &Packed) -> i32 {
        let value: i32 = self.0.iter().zip(&packed.is_in).map(|(&(value, _), &is_in)| i32::from(is_in) * value).sum();
        penalty(packed.weight) - value
    }
}

pub(crate) fn main() -> Result<(), Message> {
    let things = Things((1..=50).map(|i| (10 + i * 7 % 31, 5 + i * 11 % 37)).collect());
    let cooling = Schedule::Geometric { t0: 20.0, rate: 0.9999 };
    let mut run = AnnealRun::new(things, AnnealSettings::new(cooling, 200_000, 1))?;
    run.advance(200_000);
    println!("a value of {} at a weight of {}", -run.progress().best, run.best().weight);
    assert!(run.best().weight <= MOST_WEIGHT && run.progress().best <= -700);
    Ok(())
}
