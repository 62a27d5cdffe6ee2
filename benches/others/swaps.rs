//! A full board for swaps within boxes: every box holds each digit once, rows and columns may repeat some.

use annealing_lab::Sudoku;
use annealing_lab::random::{Generator, Xoshiro};
use annealing_lab::sudoku::filled_in;

/// Holds what all boards of a sudoku share.
pub struct Rules {
    pub size: usize,
    /// Of each cell its row and its column, as the first index of its counts.
    pub lines: Vec<[u16; 2]>,
    pub box_of: Vec<u8>,
    /// The free cells of each box.
    pub free: Vec<Vec<u16>>,
    /// The pairs of free cells of one box.
    pub pairs: Vec<[u16; 2]>,
    /// Givens and singles, 0 elsewhere.
    fixed: Vec<u8>,
}

/// Holds a full board.
#[derive(Clone)]
pub struct Board {
    pub digits: Vec<u8>,
    /// How often a row, then a column, holds a digit: `counts[line * size + digit - 1]`.
    pub counts: Vec<u8>,
    /// Repeats in rows, and in columns.
    pub repeats: [i32; 2],
}

impl Rules {
    /// Returns the rules of a sudoku, its singles filled in.
    pub fn new(sudoku: &Sudoku) -> Self {
        let size = sudoku.size;
        let fixed = filled_in(sudoku, true).givens;
        let mut free = vec![Vec::new(); size];
        for cell in (0..fixed.len()).filter(|&cell| fixed[cell] == 0) {
            free[sudoku.box_of(cell)].push(cell as u16);
        }
        let of_box = |cells: &Vec<u16>| -> Vec<[u16; 2]> {
            (0..cells.len()).flat_map(|b| (0..b).map(move |a| [a, b])).map(|pair| pair.map(|at| cells[at])).collect()
        };
        let pairs = free.iter().flat_map(of_box).collect();
        let lines = (0..fixed.len()).map(|cell| [cell / size * size, (size + cell % size) * size].map(|at| at as u16));
        let lines = lines.collect();
        let box_of = (0..fixed.len()).map(|cell| sudoku.box_of(cell) as u8).collect();
        Rules { size, lines, box_of, free, pairs, fixed }
    }

    /// Returns the number of free cells, at least 1.
    pub fn cells(&self) -> usize {
        self.free.iter().map(Vec::len).sum::<usize>().max(1)
    }

    /// Returns a random board.
    pub fn board(&self, generator: &mut Xoshiro) -> Board {
        let mut digits = self.fixed.clone();
        for (block, cells) in self.free.iter().enumerate() {
            let stand = |digit: &i32| {
                (0..digits.len()).any(|at| usize::from(self.box_of[at]) == block && i32::from(digits[at]) == *digit)
            };
            let mut missing: Vec<i32> = (1..=self.size as i32).filter(|digit| !stand(digit)).collect();
            generator.shuffle(&mut missing);
            for (&cell, digit) in cells.iter().zip(missing) {
                digits[usize::from(cell)] = digit as u8;
            }
        }
        let mut counts = vec![0; 2 * self.size * self.size];
        for (lines, &digit) in self.lines.iter().zip(&digits) {
            for line in lines {
                counts[usize::from(*line) + usize::from(digit) - 1] += 1;
            }
        }
        let mut board = Board { digits, counts, repeats: [0; 2] };
        let half = self.size * self.size;
        let repeats = |counts: &[u8]| counts.iter().map(|&count| i32::from(count.max(1)) - 1).sum();
        board.repeats = [repeats(&board.counts[..half]), repeats(&board.counts[half..])];
        board
    }

    /// Returns by how much a swap changes the repeats in rows, and in columns.
    #[inline]
    pub fn change(&self, board: &Board, [a, b]: [u16; 2]) -> [i32; 2] {
        let (a, b) = (usize::from(a), usize::from(b));
        let (x, y) = (usize::from(board.digits[a]) - 1, usize::from(board.digits[b]) - 1);
        let mut change = [0; 2];
        for (kind, change) in change.iter_mut().enumerate() {
            let (first, second) = (usize::from(self.lines[a][kind]), usize::from(self.lines[b][kind]));
            if first != second {
                let gain = |at: usize| i32::from(board.counts[at] > 0);
                let loss = |at: usize| i32::from(board.counts[at] > 1);
                *change = gain(first + y) - loss(first + x) + gain(second + x) - loss(second + y);
            }
        }
        change
    }

    /// Swaps two cells, which changes the repeats by `change`.
    #[inline]
    pub fn swap(&self, board: &mut Board, [a, b]: [u16; 2], change: [i32; 2]) {
        let (a, b) = (usize::from(a), usize::from(b));
        let (x, y) = (usize::from(board.digits[a]) - 1, usize::from(board.digits[b]) - 1);
        for (kind, change) in change.into_iter().enumerate() {
            let (first, second) = (usize::from(self.lines[a][kind]), usize::from(self.lines[b][kind]));
            board.counts[first + x] -= 1;
            board.counts[second + x] += 1;
            board.counts[second + y] -= 1;
            board.counts[first + y] += 1;
            board.repeats[kind] += change;
        }
        board.digits.swap(a, b);
    }
}

impl Board {
    /// Returns the repeats in rows and columns.
    #[inline]
    pub fn energy(&self) -> i32 {
        self.repeats[0] + self.repeats[1]
    }
}
