//! Twelve facilities at twelve places, with little transport between them: nug12 (Nugent 1968), whose lowest cost is 578.

use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Message, Problem, Schedule, Status};

const N: usize = 12;
/// The transport between any two facilities, row after row; a colon follows nine in the table of characters, and stands for ten.
const FLOW: &[u8; N * N] = b"0524100621115030222045002300000552224000522:005512050:0005110202:051\
    15400202050:5233605:01:000502450015000::15205520005010251435:50210251030:020";

struct Nug12;

fn flow(a: usize, b: usize) -> i64 {
    i64::from(FLOW[N * a + b] - b'0')
}

/// The places are three rows of four.
fn distance(a: usize, b: usize) -> i64 {
    ((a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4)) as i64
}

impl Problem for Nug12 {
    type State = [usize; N]; // the place of each facility
    type Move = (usize, usize);
    type Energy = i64;

    fn start<G: Generator>(&self, generator: &mut G) -> [usize; N] {
        let mut places = std::array::from_fn(|place| place);
        generator.shuffle(&mut places);
        places
    }

    fn propose<G: Generator>(&self, _places: &[usize; N], draw: &mut Draw<G>) -> (usize, usize) {
        let (a, b) = draw.pair(N as u32);
        (a as usize, b as usize)
    }

    fn delta(&self, at: &[usize; N], (a, b): (usize, usize)) -> i64 {
        let change = |k: usize| (flow(k, a) - flow(k, b)) * (distance(at[k], at[b]) - distance(at[k], at[a]));
        2 * (0..N).filter(|&k| k != a && k != b).map(change).sum::<i64>()
    }

    fn apply(&self, at: &mut [usize; N], (a, b): (usize, usize), _delta: i64) {
        at.swap(a, b);
    }

    fn energy(&self, at: &[usize; N]) -> i64 {
        (0..N * N).map(|pair| flow(pair / N, pair % N) * distance(at[pair / N], at[pair % N])).sum()
    }

    fn target(&self) -> Option<i64> {
        Some(578)
    }
}

pub(crate) fn main() -> Result<(), Message> {
    let mut run = AnnealRun::new(Nug12, AnnealSettings::new(Schedule::Constant { t0: 6.0 }, 1_000_000, 1))?;
    run.advance(1_000_000);
    println!("{:?} after {} moves: {:?}", run.progress().status, run.progress().moves, run.best());
    assert_eq!((run.progress().status, run.progress().best), (Status::Solved, 578));
    Ok(())
}
