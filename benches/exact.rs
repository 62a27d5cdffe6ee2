//! What a proof costs. Beside every figure stands that of a plain search which does the least that a careful person would:
//! compare the two within one run, for the ratio holds on any machine.

use annealing_lab::Instance;
use annealing_lab::exact::{Exact, ExactStatus, Proof};
use annealing_lab::puzzle::{Puzzle, library};
use annealing_lab::sudoku::Sudoku;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// The octagon, as in the tests' library.
const OCTA: &str = "
    recommended cooling=constant
    numbers 1..16
    cell 0 0 4
    cell 1 -2.8284 2.8284
    cell 2 -1.1716 2.8284
    cell 3 1.1716 2.8284
    cell 4 2.8284 2.8284
    cell 5 -2.8284 1.1716
    cell 6 2.8284 1.1716
    cell 7 -4 0
    cell 8 4 0
    cell 9 -2.8284 -1.1716
    cell 10 2.8284 -1.1716
    cell 11 -2.8284 -2.8284
    cell 12 -1.1716 -2.8284
    cell 13 1.1716 -2.8284
    cell 14 2.8284 -2.8284
    cell 15 0 -4
    line 34 0 2 5 7
    line 34 0 3 6 8
    line 34 8 10 13 15
    line 34 15 12 9 7
    line 34 1 5 9 11
    line 34 11 12 13 14
    line 34 14 10 6 4
    line 34 1 2 3 4
    line 34 1 4 11 14
    line 34 0 7 8 15";

fn all_solutions(puzzle: &Puzzle) -> u64 {
    let mut search = Exact::from_sums(puzzle, &vec![None; puzzle.cells.len()], u64::MAX);
    while search.status() == ExactStatus::Running {
        search.advance(100_000);
        black_box(search.take());
    }
    search.solutions()
}

/// Fills cells line by line, the fullest line first, with every unused number; the last cell of a line takes what is left
/// of its sum. For the numbers 1 to n.
struct Plain<'a> {
    puzzle: &'a Puzzle,
    order: Vec<usize>,
    /// The lines that each cell of the order fills.
    filled: Vec<Vec<usize>>,
    board: Vec<i32>,
    used: u64,
}

impl Plain<'_> {
    fn new(puzzle: &Puzzle) -> Plain<'_> {
        let (mut order, mut filled) = (Vec::new(), Vec::new());
        let left =
            |line: usize, order: &[usize]| puzzle.lines[line].cells.iter().filter(|cell| !order.contains(cell)).count();
        let lines = 0..puzzle.lines.len();
        while let Some(fullest) = lines.clone().filter(|&line| left(line, &order) > 0).min_by_key(|&l| left(l, &order))
        {
            for &cell in &puzzle.lines[fullest].cells {
                if !order.contains(&cell) {
                    let before: Vec<usize> = lines.clone().filter(|&line| left(line, &order) > 0).collect();
                    order.push(cell);
                    filled.push(before.into_iter().filter(|&line| left(line, &order) == 0).collect());
                }
            }
        }
        Plain { puzzle, order, filled, board: vec![0; puzzle.cells.len()], used: 0 }
    }

    fn count(&mut self, place: usize) -> u64 {
        let Some(&cell) = self.order.get(place) else { return 1 };
        // The cell itself is 0 while its lines are summed.
        self.board[cell] = 0;
        let needs = |&line: &usize| {
            let line = &self.puzzle.lines[line];
            line.target - line.cells.iter().map(|&cell| self.board[cell]).sum::<i32>()
        };
        let most = self.board.len() as i32;
        let numbers = match self.filled[place].first().map(needs) {
            Some(need) if (1..=most).contains(&need) && self.filled[place].iter().all(|line| needs(line) == need) => {
                need..=need
            }
            Some(_) => return 0,
            None => 1..=most,
        };
        let mut count = 0;
        for number in numbers {
            if self.used >> number & 1 == 1 {
                continue;
            }
            self.board[cell] = number;
            self.used ^= 1 << number;
            count += self.count(place + 1);
            self.used ^= 1 << number;
        }
        self.board[cell] = 0;
        count
    }
}

fn sums(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sums");
    group.sample_size(20);
    let magic = library::classic("magic19").expect("a classic");
    let octa = Puzzle::parse("octa", OCTA).expect("a puzzle");
    for (name, puzzle, count) in [("magic19, all 48", &magic, 48), ("octa, all 288", &octa, 288)] {
        group.bench_function(name, |bencher| bencher.iter(|| assert_eq!(all_solutions(puzzle), count)));
        group.bench_function(format!("{name}, plain"), |bencher| {
            bencher.iter(|| assert_eq!(Plain::new(puzzle).count(0), count));
        });
    }
    group.finish();
}

fn grids(text: &str) -> Vec<Sudoku> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| Sudoku::parse(row.split(' ').next().expect("a word")).expect("a grid")).collect()
}

fn is_unique(grid: &Sudoku) -> bool {
    let mut search = Exact::from_sudoku(grid, 2);
    search.advance(u64::MAX);
    search.status() == ExactStatus::Complete && search.solutions() == 1
}

fn counted(grid: &Sudoku) -> u64 {
    let mut search = Exact::counting(grid, u64::MAX, 0);
    search.advance(u64::MAX);
    search.solutions()
}

/// The bytes of the proof of how many solutions there are.
fn proved(problem: &Instance) -> usize {
    let mut proof = Proof::new(problem, "").expect("a sudoku");
    proof.write_on(u64::MAX);
    proof.take().len()
}

/// Solutions of a 9x9 grid up to `limit`: the digits that rows, columns and boxes have left, in a cell with the fewest; a
/// digit with one place in a unit goes there first.
#[derive(Clone)]
struct PlainGrid {
    /// Rows, columns, boxes.
    left: [u16; 27],
    digits: [u8; 81],
}

const fn units_of(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

impl PlainGrid {
    fn candidates(&self, cell: usize) -> u16 {
        units_of(cell).iter().fold(0x1ff, |left, &unit| left & self.left[unit])
    }

    fn put(&mut self, cell: usize, digit: u16) {
        units_of(cell).iter().for_each(|&unit| self.left[unit] &= !digit);
        self.digits[cell] = digit.trailing_zeros() as u8 + 1;
    }

    fn count(mut self, units: &[Vec<usize>], limit: u64) -> u64 {
        let (cell, candidates) = loop {
            let (mut cell, mut candidates, mut fewest) = (81, 0, u32::MAX);
            for place in (0..81).filter(|&place| self.digits[place] == 0) {
                let here = self.candidates(place);
                if here.count_ones() < fewest {
                    (cell, candidates, fewest) = (place, here, here.count_ones());
                }
            }
            match fewest {
                0 => return 0,
                1 => {
                    self.put(cell, candidates);
                    continue;
                }
                u32::MAX => return 1,
                _ => {}
            }
            let hidden = units.iter().enumerate().find_map(|(index, unit)| {
                let (mut once, mut twice) = (0, 0);
                for &place in unit.iter().filter(|&&place| self.digits[place] == 0) {
                    let here = self.candidates(place);
                    twice |= once & here;
                    once |= here;
                }
                let single = once & !twice & self.left[index];
                let digit = single & single.wrapping_neg();
                let open = |&&place: &&usize| self.digits[place] == 0 && self.candidates(place) & digit != 0;
                (digit != 0).then(|| (*unit.iter().find(open).expect("its place"), digit))
            });
            match hidden {
                Some((place, digit)) => self.put(place, digit),
                None => break (cell, candidates),
            }
        };
        let mut count = 0;
        for digit in (0..9).map(|digit| 1 << digit).filter(|digit| candidates & digit != 0) {
            let mut next = self.clone();
            next.put(cell, digit);
            count += next.count(units, limit - count);
            if count >= limit {
                break;
            }
        }
        count
    }
}

fn plain_is_unique(grid: &Sudoku, units: &[Vec<usize>]) -> bool {
    let mut plain = PlainGrid { left: [0x1ff; 27], digits: [0; 81] };
    for (cell, &digit) in grid.givens.iter().enumerate().filter(|&(_, &digit)| digit != 0) {
        plain.put(cell, 1 << (digit - 1));
    }
    plain.count(units, 2) == 1
}

fn sudoku(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sudoku");
    let hard = grids(include_str!("../tests/data/sudoku-9x9-hard.txt"));
    let units = hard[0].units();
    group.throughput(Throughput::Elements(hard.len() as u64)).sample_size(20);
    group.bench_function("50 hard 9x9, unique", |bencher| bencher.iter(|| assert!(hard.iter().all(is_unique))));
    group.bench_function("50 hard 9x9, unique, plain", |bencher| {
        bencher.iter(|| assert!(hard.iter().all(|grid| plain_is_unique(grid, &units))));
    });
    let problems: Vec<Instance> = hard.iter().cloned().map(Instance::Sudoku).collect();
    group.bench_function("50 hard 9x9, counted", |bencher| bencher.iter(|| hard.iter().map(counted).sum::<u64>()));
    group.bench_function("50 hard 9x9, proved", |bencher| bencher.iter(|| problems.iter().map(proved).sum::<usize>()));
    let larger = [
        ("16x16", include_str!("../tests/data/sudoku-16x16-hard.txt")),
        ("25x25", include_str!("../tests/data/sudoku-25x25-hard.txt")),
    ];
    for (name, text) in larger {
        let grids = grids(text);
        group.throughput(Throughput::Elements(grids.len() as u64));
        group.bench_function(format!("{} hard {name}, unique", grids.len()), |bencher| {
            bencher.iter(|| assert!(grids.iter().all(is_unique)));
        });
    }
    group.finish();
}

criterion_group!(benches, sums, sudoku);
criterion_main!(benches);
