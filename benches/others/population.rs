//! Population annealing. Many boards are annealed side by side while the inverse temperature rises in equal steps.
//!
//! At each step the boards are resampled: one of energy E is copied in proportion to exp(-(b' - b) E), systematically, so
//! that their number stays. Then each makes Metropolis sweeps at the new temperature. A population that reaches the coldest
//! temperature unsolved begins again at the warmest, with new boards.
//!
//! Source: Hukushima and Iba, "Population annealing and its application to a spin glass" (2003); Machta, "Population annealing
//! with weighted averages" (2010).
//!
//! | setting | default | tried, on seeds from 1000 |
//! |---|---|---|
//! | `boards` | 100 at 9x9, 20 above | 20, 100 on 9x9 hard and 25x25 at 40 % |
//! | `steps` | 50 | not varied |
//! | `hot` | .4, .35, .3 | .4, .6 on 9x9 hard; .35, .4 on 16x16 hard; .3, .35 on 25x25 at 40 % |
//! | `cold` | .3, .25, .2 | .3 on 9x9 hard; .25, .27 on 16x16 hard; .2, .25 on 25x25 at 40 % |
//! | `sweeps` a step, each of as many moves as free cells | 10, 30, 50 | 3, 10, 30 on 9x9, 16x16 hard; 10, 50 on 25x25 at 40 % |

use super::swaps::{Board, Rules};
use super::{Method, Settings, bound};
use annealing_lab::Sudoku;
use annealing_lab::random::{Generator, Xoshiro};

/// Anneals a population of boards.
pub struct Population {
    rules: Rules,
    generator: Xoshiro,
    boards: Vec<Board>,
    /// Whose turn it is, and how many moves it has left.
    turn: usize,
    left: u64,
    step: usize,
    steps: usize,
    /// The least and the greatest inverse temperature.
    betas: [f64; 2],
    sweep: u64,
    bounds: [u64; 9],
    proposals: u64,
    solved: Option<usize>,
}

impl Population {
    /// Returns the run at its start.
    pub fn new(sudoku: &Sudoku, settings: Settings, seed: u64) -> Self {
        let rules = Rules::new(sudoku);
        let generator = Xoshiro::new(seed);
        let [boards, sweeps, hot, cold] = match sudoku.size {
            ..=9 => [100.0, 10.0, 0.4, 0.3],
            16 => [20.0, 30.0, 0.35, 0.25],
            _ => [20.0, 50.0, 0.3, 0.2],
        };
        let sweep = (settings.get("sweeps", sweeps) * rules.cells() as f64) as u64;
        let mut run = Population {
            rules,
            generator,
            boards: Vec::with_capacity(settings.get("boards", boards) as usize),
            turn: 0,
            left: 0,
            step: 0,
            steps: settings.get("steps", 50.0) as usize,
            betas: [1.0 / settings.get("hot", hot), 1.0 / settings.get("cold", cold)],
            sweep,
            bounds: [0; 9],
            proposals: 0,
            solved: None,
        };
        run.begin();
        run
    }

    /// Lays out a new population at the warmest temperature.
    fn begin(&mut self) {
        let count = self.boards.capacity();
        self.boards.clear();
        for _ in 0..count {
            let board = self.rules.board(&mut self.generator);
            self.boards.push(board);
        }
        self.solved = self.boards.iter().position(|board| board.energy() == 0);
        self.step = 0;
        self.warm();
    }

    fn beta(&self, step: usize) -> f64 {
        let [least, greatest] = self.betas;
        least + (greatest - least) * step as f64 / (self.steps - 1).max(1) as f64
    }

    /// Sets what the step's temperature accepts.
    fn warm(&mut self) {
        let beta = self.beta(self.step);
        for (delta, own) in self.bounds.iter_mut().enumerate() {
            *own = bound((-beta * delta as f64).exp());
        }
        self.turn = 0;
        self.left = self.sweep;
    }

    /// Goes to the next temperature: resamples, or begins again.
    fn cool(&mut self) {
        self.step += 1;
        if self.step >= self.steps {
            self.begin();
            return;
        }
        let rise = self.beta(self.step) - self.beta(self.step - 1);
        let least = self.boards.iter().map(Board::energy).min().unwrap_or(0);
        let weights: Vec<f64> =
            self.boards.iter().map(|board| (-rise * f64::from(board.energy() - least)).exp()).collect();
        let (total, count) = (weights.iter().sum::<f64>(), self.boards.len());
        let bits = self.generator.bits() as u32;
        let offset = Xoshiro::uniform(bits);
        let (mut copies, mut sum) = (vec![0; count], 0.0);
        let mut next = 0;
        for (own, weight) in copies.iter_mut().zip(weights) {
            sum += weight * count as f64 / total;
            while next < count && next as f64 + offset < sum {
                *own += 1;
                next += 1;
            }
        }
        // Those that die make room for the copies of others.
        let mut dead: Vec<usize> = (0..count).filter(|&at| copies[at] == 0).collect();
        for (at, &own) in copies.iter().enumerate() {
            for _ in 1..own {
                let Some(room) = dead.pop() else { break };
                self.boards[room] = self.boards[at].clone();
            }
        }
        self.warm();
    }
}

impl Method for Population {
    fn advance(&mut self, n: u64) {
        let end = self.proposals + n;
        while self.proposals < end && self.solved.is_none() {
            if self.turn == self.boards.len() {
                self.cool();
                continue;
            }
            let board = &mut self.boards[self.turn];
            let moves = self.left.min(end - self.proposals);
            for made in 1..=moves {
                let (pair, bits) = self.generator.choose(self.rules.pairs.len() as u32);
                let pair = self.rules.pairs[pair as usize];
                let change = self.rules.change(board, pair);
                let delta = change[0] + change[1];
                if u64::from(bits) < self.bounds[delta.max(0) as usize] {
                    self.rules.swap(board, pair, change);
                    if board.energy() == 0 {
                        self.solved = Some(self.turn);
                        self.proposals += made;
                        return;
                    }
                }
            }
            self.proposals += moves;
            self.left -= moves;
            if self.left == 0 {
                self.turn += 1;
                self.left = self.sweep;
            }
        }
    }

    fn solved(&self) -> bool {
        self.solved.is_some()
    }

    fn board(&self) -> &[u8] {
        &self.boards[self.solved.unwrap_or(0)].digits
    }

    fn counts(&self) -> (u64, u64) {
        (self.proposals, 2 * self.proposals)
    }
}
