//! The limit: loops that do nothing but anneal at one temperature, written out by hand as fast as we know how. No best, no
//! trace, no checkpoints, no restarts.

use annealing_lab::problem::Problem;
use annealing_lab::puzzle::Puzzle;
use annealing_lab::sudoku::Sudoku;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Moves on a problem, by the narrowest loop that holds it. Gives the last energy.
pub fn anneal(problem: &Problem, moves: u64, temperature: f64, seed: u64) -> i32 {
    match problem {
        Problem::Sums { puzzle, .. } => match puzzle.cells.len() {
            0..=16 => sums::<16>(puzzle, moves, temperature, seed),
            17..=24 => sums::<24>(puzzle, moves, temperature, seed),
            25..=40 => sums::<40>(puzzle, moves, temperature, seed),
            _ => sums::<64>(puzzle, moves, temperature, seed),
        },
        Problem::Sudoku(grid) => sudoku(grid, moves, temperature, seed),
    }
}

/// Chances of worsenings in parts of 2^32; beyond the table there is none.
fn chances(temperature: f64) -> [u32; 64] {
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
    let chances = chances(temperature);
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
            if delta <= 0 || (bits as u32) < chances[(delta as usize).min(63)] {
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

/// Two cells of a block, their rows and their columns; of one row or column line 15, which is empty.
#[derive(Clone, Copy)]
struct Swap {
    cells: [u8; 2],
    rows: [u8; 2],
    columns: [u8; 2],
}

/// Which digits stand in each line, and in the upper half which do not more than once; and how often they do.
struct Lines {
    words: [u64; 16],
    counts: [[u8; 16]; 16],
}

impl Lines {
    fn add(&mut self, line: u8, digit: u32, by: u8) {
        let (line, digit) = (line as usize % 16, digit % 16);
        let count = &mut self.counts[line][digit as usize];
        *count = count.wrapping_add(by);
        let set = u64::from(*count > 0) | u64::from(*count < 2) << 32;
        self.words[line] = self.words[line] & !(0x1_0000_0001 << digit) | set << digit;
    }

    fn change(&self, [first, second]: [u8; 2], x: u64, y: u64) -> i32 {
        let word = |line: u8| self.words[line as usize % 16];
        (word(first) & (y | x << 32) | word(second) & (x | y << 32)).count_ones() as i32 - 2
    }
}

/// Moves on a 9x9 sudoku.
fn sudoku(sudoku: &Sudoku, moves: u64, temperature: f64, seed: u64) -> i32 {
    let mut digits = [0u8; 128];
    digits[..81].copy_from_slice(&sudoku.givens);
    let (mut pairs, mut groups) = (Vec::new(), vec![0u32]);
    for block in &sudoku.units()[18..] {
        let mut missing = (1..=9).filter(|digit| block.iter().all(|&cell| sudoku.givens[cell] != *digit));
        let free: Vec<usize> = block.iter().copied().filter(|&cell| sudoku.givens[cell] == 0).collect();
        for (place, &b) in free.iter().enumerate() {
            digits[b] = missing.next().expect("a digit for every blank");
            for &a in &free[..place] {
                let lines = |[x, y]: [usize; 2]| if x == y { [15; 2] } else { [x as u8, y as u8] };
                let (rows, columns) = (lines([a / 9, b / 9]), lines([a % 9, b % 9]));
                pairs.push(Swap { cells: [a as u8, b as u8], rows, columns });
            }
        }
        if free.len() > 1 {
            groups.push(pairs.len() as u32);
        }
    }
    let empty = || Lines { words: [!0 << 32; 16], counts: [[0; 16]; 16] };
    let (mut rows, mut columns) = (empty(), empty());
    for (cell, &digit) in digits[..81].iter().enumerate() {
        rows.add((cell / 9) as u8, digit.into(), 1);
        columns.add((cell % 9) as u8, digit.into(), 1);
    }
    let counts = rows.counts.iter().chain(&columns.counts).flatten();
    let mut energy: i32 = counts.map(|&count| i32::from(count.saturating_sub(1))).sum();
    let mut sets: [u32; 128] = std::array::from_fn(|cell| 1 << digits[cell]);
    let chances = chances(temperature);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut left = moves;
    while left > 0 {
        let mut found = None;
        // A loop of its own, in which nothing is written.
        while left > 0 && found.is_none() {
            left -= 1;
            let bits = random.next_u64();
            let product = (bits >> 32) * (groups.len() as u64 - 1);
            let group = (product >> 32) as usize;
            let (begin, end) = (groups[group], groups[group + 1]);
            let index = begin + (((product & 0xffff_ffff) * u64::from(end - begin)) >> 32) as u32;
            let swap = pairs[index as usize];
            let [x, y] = swap.cells.map(|cell| u64::from(sets[cell as usize % 128]));
            let delta = rows.change(swap.rows, x, y) + columns.change(swap.columns, x, y);
            if delta <= 0 || (bits as u32) < chances[(delta as usize).min(63)] {
                found = Some((swap, delta));
            }
        }
        if let Some((Swap { cells, rows: of_rows, columns: of_columns }, delta)) = found {
            let [a, b] = cells.map(|cell| cell as usize % 128);
            let [x, y] = [a, b].map(|cell| sets[cell].trailing_zeros());
            sets.swap(a, b);
            energy += delta;
            for (lines, [first, second]) in [(&mut rows, of_rows), (&mut columns, of_columns)] {
                lines.add(first, x, u8::MAX);
                lines.add(second, y, u8::MAX);
                lines.add(first, y, 1);
                lines.add(second, x, 1);
            }
        }
    }
    energy
}
