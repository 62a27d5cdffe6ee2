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
fn chances(temperature: f64) -> [u64; 64] {
    std::array::from_fn(|delta| match delta {
        0 => 1 << 32,
        63 => 0,
        _ => (libm::exp(-(delta as f64) / temperature) * 4_294_967_296.0) as u64,
    })
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
    let pairs: Vec<(u8, u8, i16)> = (1..cells)
        .flat_map(|j| (0..j).map(move |i| (i, j)))
        .map(|(i, j)| (i as u8, j as u8, shared[i][i] + shared[j][j] - 2 * shared[i][j]))
        .collect();
    let chances = chances(temperature);
    let (mut numbers, mut residual) = ([0i32; 64], [0i32; 64]);
    numbers[..cells].copy_from_slice(&puzzle.numbers);
    for line in &puzzle.lines {
        let sum: i32 = line.cells.iter().map(|&cell| numbers[cell]).sum();
        line.cells.iter().for_each(|&cell| residual[cell] += sum - line.target);
    }
    let mut energy = puzzle.energy(&numbers[..cells]);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let count = pairs.len() as u64;
    for _ in 0..moves {
        let bits = random.next_u64();
        let (i, j, c) = pairs[(((bits >> 32) * count) >> 32) as usize];
        let (i, j) = (i as usize % 64, j as usize % 64);
        let difference = numbers[j] - numbers[i];
        let delta = difference * (2 * (residual[i] - residual[j]) + i32::from(c) * difference);
        if u64::from(bits as u32) < chances[delta.clamp(0, 63) as usize] {
            numbers.swap(i, j);
            energy += delta;
            for (cell, residual) in residual[..WIDTH].iter_mut().enumerate() {
                *residual += difference * i32::from(shared[i][cell] - shared[j][cell]);
            }
        }
    }
    energy
}

/// Two cells of a block, and where the counts of their rows and columns begin.
#[derive(Clone, Copy)]
struct Pair {
    cells: [u16; 2],
    rows: [u16; 2],
    columns: [u16; 2],
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
                let lines = |line: fn(usize) -> usize| [a, b].map(|cell| line(cell) as u16 * 16);
                let cells = [a as u16, b as u16];
                pairs.push(Pair { cells, rows: lines(|c| c / 9), columns: lines(|c| c % 9) });
            }
        }
        if free.len() > 1 {
            groups.push(pairs.len() as u32);
        }
    }
    let (mut rows, mut columns) = ([0u8; 256], [0u8; 256]);
    for (cell, &digit) in digits[..81].iter().enumerate() {
        rows[cell / 9 * 16 + digit as usize] += 1;
        columns[cell % 9 * 16 + digit as usize] += 1;
    }
    let mut energy: i32 = rows.iter().chain(&columns).map(|&count| i32::from(count.saturating_sub(1))).sum();
    let chances = chances(temperature);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let change = |counts: &[u8; 256], [first, second]: [u16; 2], x: u8, y: u8| {
        let count = |line: u16, digit: u8| counts[(line + u16::from(digit)) as usize % 256];
        let change = i32::from(count(first, y) > 0) + i32::from(count(second, x) > 0)
            - i32::from(count(first, x) > 1)
            - i32::from(count(second, y) > 1);
        change & -i32::from(first != second)
    };
    for _ in 0..moves {
        let bits = random.next_u64();
        let product = (bits >> 32) * (groups.len() as u64 - 1);
        let group = (product >> 32) as usize;
        let (begin, end) = (groups[group], groups[group + 1]);
        let index = begin + (((product & 0xffff_ffff) * u64::from(end - begin)) >> 32) as u32;
        let Pair { cells: [a, b], rows: of_rows, columns: of_columns } = pairs[index as usize];
        let (a, b) = (a as usize % 128, b as usize % 128);
        let (x, y) = (digits[a], digits[b]);
        let delta = change(&rows, of_rows, x, y) + change(&columns, of_columns, x, y);
        if u64::from(bits as u32) < chances[delta.clamp(0, 63) as usize] {
            digits.swap(a, b);
            energy += delta;
            for (counts, [first, second]) in [(&mut rows, of_rows), (&mut columns, of_columns)] {
                counts[(first + u16::from(x)) as usize % 256] -= 1;
                counts[(second + u16::from(y)) as usize % 256] -= 1;
                counts[(first + u16::from(y)) as usize % 256] += 1;
                counts[(second + u16::from(x)) as usize % 256] += 1;
            }
        }
    }
    energy
}
