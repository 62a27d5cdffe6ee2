//! The complete landscape of a small puzzle: all its boards, and the swaps between them.
//!
//! A board is an order of the puzzle's numbers. Boards are counted in lexicographic order of the numbers' indices, so
//! that the rank of a board is found without a table.

use super::Puzzle;

/// The most cells, because nine cells already have 362,880 boards.
pub const MOST_CELLS: usize = 9;

/// All boards of a puzzle, by their ranks.
#[derive(Clone, Debug)]
pub struct Landscape {
    cells: usize,
    energies: Vec<i32>,
}

impl Landscape {
    /// Computes the landscape of a puzzle of at most nine cells with different numbers, without givens. Returns `None`
    /// for any other puzzle.
    pub fn new(puzzle: &Puzzle) -> Option<Landscape> {
        let cells = puzzle.cells.len();
        let twins = puzzle.numbers.windows(2).any(|pair| pair[0] == pair[1]);
        if cells > MOST_CELLS || twins || puzzle.has_different() {
            return None;
        }
        let boards = (1..=cells).product();
        let energy = |rank| {
            let board: Vec<i32> = order(cells, rank).into_iter().map(|place| puzzle.numbers[place]).collect();
            puzzle.energy(&board)
        };
        Some(Landscape { cells, energies: (0..boards).map(energy).collect() })
    }

    /// Returns the energy of each board.
    pub fn energies(&self) -> &[i32] {
        &self.energies
    }

    /// Returns, in cell order, the indices of the numbers in rising order, for the board with this rank.
    pub fn order(&self, rank: usize) -> Vec<usize> {
        order(self.cells, rank)
    }

    /// Returns the least energy of all boards.
    pub fn least(&self) -> i32 {
        self.energies.iter().copied().min().unwrap_or(0)
    }

    /// Returns the boards that differ from a board by one swap.
    pub fn neighbours(&self, rank: usize) -> Vec<usize> {
        let mut order = order(self.cells, rank);
        let mut found = Vec::with_capacity(self.cells * (self.cells - 1) / 2);
        for a in 1..self.cells {
            for b in 0..a {
                order.swap(a, b);
                found.push(rank_of(&order));
                order.swap(a, b);
            }
        }
        found
    }

    /// Returns the strict local minima above the least energy: the boards whose swaps all raise the energy.
    pub fn traps(&self) -> Vec<usize> {
        let least = self.least();
        let is_trap = |&rank: &usize| {
            let energy = self.energies[rank];
            energy > least && self.neighbours(rank).into_iter().all(|other| self.energies[other] > energy)
        };
        (0..self.energies.len()).filter(is_trap).collect()
    }

    /// Computes Hajek's d*: the greatest depth of a local minimum that is not a global one, 0 if there is none. The
    /// depth is the least climb to a path that reaches a board of lower energy [Hajek 1988]. Boards are flooded in the
    /// order of their energies.
    pub fn depth(&self) -> i32 {
        let rising = |(rank, &energy): (usize, &i32)| ((energy as u64) << 32) | rank as u64;
        let mut by_energy: Vec<u64> = self.energies.iter().enumerate().map(rising).collect();
        by_energy.sort_unstable();
        // The pool of each flooded board, and the energy at the bottom of a pool.
        let mut pool: Vec<usize> = (0..self.energies.len()).collect();
        let mut bottom = self.energies.clone();
        let mut flooded = vec![false; self.energies.len()];
        let mut depth = 0;
        for rank in by_energy.into_iter().map(|packed| packed as u32 as usize) {
            let level = self.energies[rank];
            flooded[rank] = true;
            for other in self.neighbours(rank) {
                if !flooded[other] {
                    continue;
                }
                let (a, b) = (root(&mut pool, rank), root(&mut pool, other));
                if a == b {
                    continue;
                }
                let (low, high) = if bottom[a] <= bottom[b] { (a, b) } else { (b, a) };
                if bottom[high] > bottom[low] {
                    depth = depth.max(level - bottom[high]);
                }
                bottom[low] = bottom[low].min(bottom[high]);
                pool[high] = low;
            }
        }
        depth
    }

    /// Returns the probability of an energy in Boltzmann's distribution at a temperature above 0.
    pub fn law(&self, energy: i32, temperature: f64) -> f64 {
        let least = self.least();
        let weight = |&of: &i32| libm::exp(-f64::from(of - least) / temperature);
        let all: f64 = self.energies.iter().map(weight).sum();
        self.energies.iter().filter(|&&of| of == energy).map(weight).sum::<f64>() / all
    }
}

/// Returns the order of `n` indices that has this rank.
fn order(n: usize, rank: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..n).collect();
    let mut rest = rank;
    let mut found = Vec::with_capacity(n);
    for size in (0..n).rev() {
        let below: usize = (1..=size).product();
        found.push(left.remove(rest / below));
        rest %= below;
    }
    found
}

/// Returns the rank of an order: the number of smaller indices behind each, in the factorial number system.
fn rank_of(order: &[usize]) -> usize {
    let smaller = |at: usize| order[at + 1..].iter().filter(|&&other| other < order[at]).count();
    (0..order.len()).fold(0, |rank, at| rank * (order.len() - at) + smaller(at))
}

fn root(pool: &mut [usize], of: usize) -> usize {
    let mut at = of;
    while pool[at] != at {
        pool[at] = pool[pool[at]];
        at = pool[at];
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::library;

    fn of(name: &str) -> Landscape {
        Landscape::new(&library::classic(name).unwrap()).unwrap()
    }

    #[test]
    fn ranks_and_orders_belong_together() {
        for rank in 0..720 {
            assert_eq!(rank_of(&order(6, rank)), rank);
        }
        assert_eq!(order(3, 0), [0, 1, 2]);
        assert_eq!(order(3, 5), [2, 1, 0]);
    }

    /// Another program, in C++, has found the same figures.
    #[test]
    fn traps_and_depths_of_small_puzzles() {
        let figures = |name| (of(name).energies().len(), of(name).traps().len(), of(name).depth());
        assert_eq!(figures("triangle-3-10"), (720, 6, 1));
        assert_eq!(figures("triangle-3-9"), (720, 0, 0));
        assert_eq!(figures("magic-square-3"), (362_880, 8, 1));
    }

    #[test]
    fn the_law_adds_up_to_one_and_prefers_low_energies() {
        let triangle = of("triangle-3-10");
        let all: f64 = (0..=60).map(|energy| triangle.law(energy, 1.24)).sum();
        assert!((all - 1.0).abs() < 1e-12, "{all}");
        assert!((triangle.law(0, 1.24) - 0.34064).abs() < 5e-6);
        assert!(triangle.law(0, 0.3) > triangle.law(0, 3.0));
    }

    #[test]
    fn large_puzzles_have_none() {
        assert!(Landscape::new(&library::classic("octa").unwrap()).is_none());
    }
}
