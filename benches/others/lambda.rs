//! Tempering over weights: replicas at one temperature, which weigh rows and columns differently, exchange their boards.
//!
//! Replica i has the energy r_i x repeats in rows + c_i x repeats in columns. In the middle both weights are 1. Towards one
//! end the weight of columns falls in equal steps to `least`, towards the other end that of rows. So a board walks from "rows
//! matter less" through the true energy to "columns matter less". Scaling both weights together would be tempering over T.
//! After `exchange` moves of each, neighbours exchange with the probability min(1, exp(-D / T)); D is the change of the sum of
//! both energies.
//!
//! Source: Hamiltonian replica exchange (Fukunishi, Watanabe and Takada 2002). The weights of rows and columns are our choice.
//!
//! | setting | default | tried, on seeds from 1000 |
//! |---|---|---|
//! | `side`, replicas on each side of the middle | 3 | 1, 3 on 9x9 hard, 16x16 hard and 25x25 at 40 % |
//! | `least` | .85 | .5, .7, .85 on 9x9 hard; .7, .85 on the others |
//! | `t` | .36 at 9x9, .26 at 16x16, .22 at 25x25 | .32, .36; .26, .29; .19, .22, .25 |
//! | `exchange` | 100 | 100, 1000 on 9x9 hard |

use super::swaps::{Board, Rules};
use super::{Method, Settings, bound};
use annealing_lab::Sudoku;
use annealing_lab::random::{Generator, Xoshiro};

/// Holds a replica's weights of rows and columns.
struct Replica {
    weights: [f64; 2],
    /// The bounds for each change in rows, from -2 to 2, and in columns.
    bounds: [[u64; 5]; 5],
}

/// Tempers boards over weights.
pub struct WeightTempering {
    rules: Rules,
    generator: Xoshiro,
    replicas: Vec<Replica>,
    /// The board at each replica's weights.
    boards: Vec<Board>,
    t: f64,
    exchange: u64,
    turn: usize,
    left: u64,
    odd: usize,
    proposals: u64,
    solved: Option<usize>,
}

impl WeightTempering {
    /// Returns the run at its start, each replica with a board of its own.
    pub fn new(sudoku: &Sudoku, settings: Settings, seed: u64) -> Self {
        let rules = Rules::new(sudoku);
        let mut generator = Xoshiro::new(seed);
        let t = settings.get(
            "t",
            match sudoku.size {
                ..=9 => 0.36,
                16 => 0.26,
                _ => 0.22,
            },
        );
        let (side, least) = (settings.get("side", 3.0) as i32, settings.get("least", 0.85));
        let replica = |place: i32| {
            let weight = |way: i32| 1.0 - (1.0 - least) * f64::from((way * place).max(0)) / f64::from(side.max(1));
            let weights = [weight(1), weight(-1)];
            let probability = |row: i32, column: i32| {
                let change = weights[0] * f64::from(row - 2) + weights[1] * f64::from(column - 2);
                bound((-change / t).exp())
            };
            let bounds = [0, 1, 2, 3, 4].map(|row| [0, 1, 2, 3, 4].map(|column| probability(row, column)));
            Replica { weights, bounds }
        };
        let replicas: Vec<Replica> = (-side..=side).map(replica).collect();
        let boards: Vec<Board> = replicas.iter().map(|_| rules.board(&mut generator)).collect();
        let exchange = settings.get("exchange", 100.0) as u64;
        let solved = boards.iter().position(|board| board.energy() == 0);
        WeightTempering {
            rules,
            generator,
            replicas,
            boards,
            t,
            exchange,
            turn: 0,
            left: exchange,
            odd: 0,
            proposals: 0,
            solved,
        }
    }

    /// Exchanges the boards of every second pair of neighbours.
    fn swap_neighbours(&mut self) {
        for first in (self.odd..self.boards.len() - 1).step_by(2) {
            let [own, other] = [0, 1].map(|next| self.replicas[first + next].weights);
            let [mine, its] = [0, 1].map(|next| self.boards[first + next].repeats.map(f64::from));
            let change: f64 = (0..2).map(|kind| (own[kind] - other[kind]) * (its[kind] - mine[kind])).sum();
            let uniform = Xoshiro::uniform(self.generator.bits() as u32);
            if uniform < (-change / self.t).exp() {
                self.boards.swap(first, first + 1);
            }
        }
        self.odd = 1 - self.odd;
    }
}

impl Method for WeightTempering {
    fn advance(&mut self, n: u64) {
        let end = self.proposals + n;
        while self.proposals < end && self.solved.is_none() {
            let (board, replica) = (&mut self.boards[self.turn], &self.replicas[self.turn]);
            let moves = self.left.min(end - self.proposals);
            for made in 1..=moves {
                let (pair, bits) = self.generator.choose(self.rules.pairs.len() as u32);
                let pair = self.rules.pairs[pair as usize];
                let change = self.rules.change(board, pair);
                if u64::from(bits) < replica.bounds[(change[0] + 2) as usize][(change[1] + 2) as usize] {
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
                self.left = self.exchange;
                self.turn += 1;
                if self.turn == self.boards.len() {
                    self.turn = 0;
                    self.swap_neighbours();
                }
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
