//! Sixteen numbers sorted by swaps of neighbours, as docs/CRATE.md does it, and Magic 19 from a link.

use annealing_lab::{AnnealRun, AnnealSettings, Config, Draw, Generator, Problem, Schedule, Status};

struct Sorting;

impl Problem for Sorting {
    type State = [i32; 16];
    type Move = usize;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> [i32; 16] {
        let mut numbers = std::array::from_fn(|place| place as i32);
        generator.shuffle(&mut numbers);
        numbers
    }

    fn propose<G: Generator>(&self, _numbers: &[i32; 16], draw: &mut Draw<G>) -> usize {
        draw.index(15) as usize
    }

    fn delta(&self, numbers: &[i32; 16], place: usize) -> i32 {
        let mut other = *numbers;
        self.apply(&mut other, place, 0);
        self.energy(&other) - self.energy(numbers)
    }

    fn apply(&self, numbers: &mut [i32; 16], place: usize, _delta: i32) {
        numbers.swap(place, place + 1);
    }

    fn energy(&self, numbers: &[i32; 16]) -> i32 {
        numbers.iter().zip(0..).map(|(number, place)| (place - number).abs()).sum()
    }
}

/// The moves that it takes from this seed.
#[unsafe(no_mangle)]
pub extern "C" fn sort(seed: u32) -> u32 {
    let settings = AnnealSettings::new(Schedule::Constant { t0: 0.5 }, 1_000_000, seed.into());
    let mut run = AnnealRun::new(Sorting, settings).expect("they are in their ranges");
    run.advance(1_000_000);
    run.progress().moves as u32
}

/// The moves that Magic 19 takes from this seed; 0 without a solution.
#[unsafe(no_mangle)]
pub extern "C" fn magic19(seed: u32) -> u32 {
    let mut run = Config::from_link(&format!("puzzle=magic19&seed={seed}")).expect("such a link is right").into_run();
    run.advance(u64::MAX);
    if run.status() == Status::Solved { run.furthest().moves as u32 } else { 0 }
}
