//! The hand-written baseline: loops that do nothing but anneal at one temperature, written out by hand as fast as we know how. No best, no
//! trace, no checkpoints, no restarts.

use annealing_lab::puzzle::{Instance, Puzzle};
use annealing_lab::sudoku::Sudoku;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Moves on a problem, by the narrowest loop that holds it. Gives the last energy.
pub fn anneal(problem: &Instance, moves: u64, temperature: f64, seed: u64) -> i32 {
    match problem {
        Instance::Sums { puzzle, .. } => match puzzle.cells.len() {
            0..=16 => sums::<16>(puzzle, moves, temperature, seed),
            17..=24 => sums::<24>(puzzle, moves, temperature, seed),
            25..=40 => sums::<40>(puzzle, moves, temperature, seed),
            _ => sums::<64>(puzzle, moves, temperature, seed),
        },
        Instance::Sudoku(grid) => sudoku(grid, moves, temperature, seed),
        Instance::Route(_) | Instance::Model(_) => unreachable!("the baseline has grids of numbers alone"),
    }
}

/// Probabilities of worsening moves in parts of 2^32; beyond the table there is none.
fn probabilities(temperature: f64) -> [u32; 64] {
    std::array::from_fn(|delta| match delta {
        63 => 0,
        _ => (libm::exp(-(delta as f64) / temperature) * 4_294_967_296.0) as u32,
    })
}

/// Two cells, and what the number of their lines adds to a change.
#[derive(Clone, Copy, Default)]
struct Pair {
    i: u8,
    j: u8,
    c: i16,
}

/// Moves on a sums puzzle of at most `WIDTH` cells, which is at most 64.
fn sums<const WIDTH: usize>(puzzle: &Puzzle, moves: u64, temperature: f64, seed: u64) -> i32 {
    let cells = puzzle.cells.len();
    let mut shared = [[0i16; 64]; 64];
    for line in &puzzle.lines {
        for &i in &line.cells {
            for &j in &line.cells {
                shared[i][j] += 1;
            }
        }
    }
    let mut pairs = Box::new([Pair::default(); 2048]);
    let all = (1..cells).flat_map(|j| (0..j).map(move |i| (i, j)));
    for (pair, (i, j)) in pairs.iter_mut().zip(all) {
        *pair = Pair { i: i as u8, j: j as u8, c: shared[i][i] + shared[j][j] - 2 * shared[i][j] };
    }
    let probabilities = probabilities(temperature);
    let (mut numbers, mut residual) = ([0i32; 64], [0i32; 64]);
    numbers[..cells].copy_from_slice(&puzzle.numbers);
    for line in &puzzle.lines {
        let sum: i32 = line.cells.iter().map(|&cell| numbers[cell]).sum();
        line.cells.iter().for_each(|&cell| residual[cell] += sum - line.target);
    }
    let mut energy = puzzle.energy(&numbers[..cells]);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let count = (cells * (cells - 1) / 2) as u64;
    let mut left = moves;
    while left > 0 {
        let mut found = None;
        // A loop of its own, in which nothing is written.
        while left > 0 && found.is_none() {
            left -= 1;
            let bits = random.next_u64();
            let Pair { i, j, c } = pairs[(((bits >> 32) * count) >> 32) as usize % 2048];
            let (i, j) = (i as usize % 64, j as usize % 64);
            let difference = numbers[j] - numbers[i];
            let delta = difference * (2 * (residual[i] - residual[j]) + i32::from(c) * difference);
            if delta <= 0 || (bits as u32) < probabilities[(delta as usize).min(63)] {
                found = Some((i, j, difference, delta));
            }
        }
        if let Some((i, j, difference, delta)) = found {
            numbers.swap(i, j);
            energy += delta;
            for (cell, residual) in residual[..WIDTH].iter_mut().enumerate() {
                *residual += difference * i32::from(shared[i][cell] - shared[j][cell]);
            }
        }
    }
    energy
}

/// A digit alone, in both halves; and of its row and column the digits that stand there, in the upper half those that do not
/// stand there more than once.
#[derive(Clone, Copy, Default)]
struct Cell {
    lines: [u32; 2],
    set: u64,
}

/// Two cells of a block, and what counts of their lines: of one that both are in, only that their digits stand there.
#[derive(Clone, Copy)]
struct Swap {
    mask: u64,
    cells: [u8; 2],
}

/// The cells, and how often each digit stands in each of the nine rows and nine columns.
struct Grid {
    cells: [Cell; 128],
    words: [u32; 18],
    counts: [[u8; 16]; 18],
}

impl Grid {
    fn add(&mut self, line: usize, digit: u32, by: u8) {
        let count = &mut self.counts[line][digit as usize % 16];
        *count = count.wrapping_add(by);
        let set = u32::from(*count > 0) | u32::from(*count < 2) << 16;
        self.words[line] = self.words[line] & !(0x1_0001 << digit) | set << digit;
    }

    fn replace(&mut self, line: usize, out: u32, come: u32) {
        self.add(line, out, u8::MAX);
        self.add(line, come, 1);
        self.tell(line);
    }

    fn tell(&mut self, line: usize) {
        for place in 0..9 {
            let cell = if line < 9 { line * 9 + place } else { place * 9 + line - 9 };
            self.cells[cell].lines[line / 9] = self.words[line];
        }
    }
}

/// Moves on a 9x9 sudoku.
fn sudoku(sudoku: &Sudoku, moves: u64, temperature: f64, seed: u64) -> i32 {
    let mut digits = sudoku.givens.clone();
    let (mut pairs, mut groups) = (Vec::new(), vec![0u32]);
    for block in &sudoku.units()[18..] {
        let mut missing = (1..=9).filter(|digit| block.iter().all(|&cell| sudoku.givens[cell] != *digit));
        let free: Vec<usize> = block.iter().copied().filter(|&cell| sudoku.givens[cell] == 0).collect();
        for (place, &b) in free.iter().enumerate() {
            digits[b] = missing.next().expect("a digit for every blank");
            for &a in &free[..place] {
                let mask = |x: usize, y: usize| if x == y { 0xffff } else { 0xffff_ffff };
                let mask = mask(a / 9, b / 9) | mask(a % 9, b % 9) << 32;
                pairs.push(Swap { mask, cells: [a as u8, b as u8] });
            }
        }
        if free.len() > 1 {
            groups.push(pairs.len() as u32);
        }
    }
    let mut grid = Grid { cells: [Cell::default(); 128], words: [!0 << 16; 18], counts: [[0; 16]; 18] };
    for (cell, digit) in digits.iter().map(|&digit| u32::from(digit) - 1).enumerate() {
        grid.cells[cell].set = 0x1_0000_0001 << digit;
        grid.add(cell / 9, digit, 1);
        grid.add(9 + cell % 9, digit, 1);
    }
    (0..18).for_each(|line| grid.tell(line));
    let mut energy: i32 = grid.counts.as_flattened().iter().map(|&count| i32::from(count.saturating_sub(1))).sum();
    let probabilities = probabilities(temperature);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut draw = || {
        let bits = random.next_u64();
        let product = (bits >> 32) * (groups.len() as u64 - 1);
        let group = (product >> 32) as usize;
        let (begin, end) = (groups[group], groups[group + 1]);
        let index = begin + (((product & 0xffff_ffff) * u64::from(end - begin)) >> 32) as u32;
        (&pairs[index as usize], bits as u32)
    };
    let mut left = moves;
    let mut next = draw();
    while left > 0 {
        let mut found = None;
        // A loop of its own, in which nothing is written. A swap is drawn ahead, so that the processor has two of them under way.
        while left > 0 && found.is_none() {
            left -= 1;
            let (&Swap { mask, cells }, bits) = next;
            next = draw();
            let [a, b] = cells.map(|cell| &grid.cells[cell as usize % 128]);
            let word = |cell: &Cell| u64::from(cell.lines[0]) | u64::from(cell.lines[1]) << 32;
            let changes = word(a) & (b.set | a.set << 16) | word(b) & (a.set | b.set << 16);
            let delta = (changes & mask).count_ones() as i32 - 4;
            if delta <= 0 || bits < probabilities[(delta as usize).min(63)] {
                found = Some((cells, delta));
            }
        }
        if let Some((cells, delta)) = found {
            let [a, b] = cells.map(|cell| cell as usize % 81);
            let [x, y] = [a, b].map(|cell| grid.cells[cell].set.trailing_zeros());
            (grid.cells[a].set, grid.cells[b].set) = (grid.cells[b].set, grid.cells[a].set);
            energy += delta;
            for [first, second] in [[a / 9, b / 9], [9 + a % 9, 9 + b % 9]] {
                grid.replace(first, x, y);
                grid.replace(second, y, x);
            }
        }
    }
    energy
}
