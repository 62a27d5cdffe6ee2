//! Sudokus with more rules: links, exact counts against a naive twin, swaps, annealing with propagation.

use crate::exact_sudoku::digits;
use annealing_lab::Schedule;
use annealing_lab::exact::{Exact, ExactStatus};
use annealing_lab::link::Config;
use annealing_lab::puzzle::Instance;
use annealing_lab::random::Xoshiro;
use annealing_lab::run::inspect::{Inspection, LineChange};
use annealing_lab::run::{Run, Status};
use annealing_lab::sudoku::reason::reason;
use annealing_lab::sudoku::{Sudoku, to_text};

/// Regions of 9x9 and of 6x6 that are no boxes.
const JIGSAW: &str = "111222333111222333111222333444555666444555666444555666777888999777888899777889999";
const CURVED: &str = "112222111122333444333444556666555566";
/// Regions of 5x5, of 7x7, and of 8x8 that are boxes of four rows and two columns.
const FIVE: &str = "1112211223442334445355553";
const SEVEN: &str = "1222233111122314444231444333555666655557767777766";
const TALL: &str = "1122334411223344112233441122334455667788556677885566778855667788";

fn sudoku(keys: &str) -> Sudoku {
    match Config::from_link(&format!("puzzle=sudoku&{keys}")).unwrap().problem {
        Instance::Sudoku(sudoku) => sudoku,
        _ => panic!("{keys}"),
    }
}

/// The solutions, up to a limit, in the order of the search.
fn solutions(sudoku: &Sudoku, limit: u64) -> Vec<Vec<u8>> {
    let mut search = Exact::from_sudoku(sudoku, limit);
    let mut found = Vec::new();
    while search.status() == ExactStatus::Running {
        search.advance(1000);
        found.extend(search.take().iter().map(|board| digits(board)));
    }
    found
}

/// The rules in other words, read from the link again: whether two cells must differ, and which cells have which sum.
struct Plain {
    size: usize,
    regions: Vec<usize>,
    extra: Vec<String>,
    cages: Vec<(Option<usize>, Vec<usize>)>,
}

impl Plain {
    fn new(size: usize, [box_rows, box_cols]: [usize; 2], keys: &str) -> Plain {
        let value = |key: &str| keys.split('&').find_map(|pair| pair.strip_prefix(key)).unwrap_or("");
        let regions = match value("regions=") {
            "" => (0..size * size)
                .map(|cell| cell / size / box_rows * (size / box_cols) + cell % size / box_cols)
                .collect(),
            text => text.bytes().map(usize::from).collect(),
        };
        let cages = value("cages=").split('_').filter(|cage| !cage.is_empty()).map(|cage| {
            let (sum, cells) = cage.split_once('.').unwrap();
            let digits: Vec<usize> = cells.bytes().map(|byte| usize::from(byte - b'1')).collect();
            (sum.parse().ok(), digits.chunks(2).map(|pair| pair[0] * size + pair[1]).collect())
        });
        let extra = value("extra=").split(',').map(str::to_string).collect();
        Plain { size, regions, extra, cages: cages.collect() }
    }

    fn differ(&self, a: usize, b: usize) -> bool {
        let size = self.size;
        let [(row, column), (other_row, other_column)] = [a, b].map(|cell| (cell / size, cell % size));
        let (down, right) = (row.abs_diff(other_row), column.abs_diff(other_column));
        // The windows of 9x9 are in rows and columns 2 to 4 and 6 to 8; of 4x4 in 2 and 3.
        let window = |line: usize| (!line.is_multiple_of(size.isqrt() + 1)).then_some(line / (size.isqrt() + 1));
        let windows = [row, column, other_row, other_column].map(window);
        a != b
            && (row == other_row
                || column == other_column
                || self.regions[a] == self.regions[b]
                || self.cages.iter().any(|(_, cells)| cells.contains(&a) && cells.contains(&b))
                || self.extra.iter().any(|extra| match &extra[..] {
                    "diagonals" => {
                        (row == column && other_row == other_column)
                            || (row + column == size - 1 && other_row + other_column == size - 1)
                    }
                    "diagonal-up" => row + column == size - 1 && other_row + other_column == size - 1,
                    "windoku" => {
                        windows.iter().all(Option::is_some) && windows[0] == windows[2] && windows[1] == windows[3]
                    }
                    "knight" => (down, right) == (1, 2) || (down, right) == (2, 1),
                    _ => false,
                }))
    }

    /// Fills the blanks one by one, with every digit that no other cell forbids; first the blank that fewest fit.
    fn count(&self, board: &mut [u8], peers: &[Vec<usize>]) -> u64 {
        let fits = |board: &[u8], cell: usize, digit: u8| peers[cell].iter().all(|&peer| board[peer] != digit);
        let digits = |cell: &usize| (1..=self.size as u8).filter(|&digit| fits(board, *cell, digit)).count();
        let Some(blank) = (0..board.len()).filter(|&cell| board[cell] == 0).min_by_key(digits) else {
            let sum = |cells: &[usize]| cells.iter().map(|&cell| usize::from(board[cell])).sum::<usize>();
            return u64::from(
                self.cages.iter().all(|(wanted, cells)| wanted.is_none_or(|wanted| wanted == sum(cells))),
            );
        };
        let mut count = 0;
        for digit in 1..=self.size as u8 {
            if fits(board, blank, digit) {
                board[blank] = digit;
                count += self.count(board, peers);
                board[blank] = 0;
            }
        }
        count
    }

    fn solutions(&self, givens: &[u8]) -> u64 {
        let cells = givens.len();
        let peers: Vec<Vec<usize>> = (0..cells).map(|a| (0..cells).filter(|&b| self.differ(a, b)).collect()).collect();
        self.count(&mut givens.to_vec(), &peers)
    }
}

/// Cages of up to four cells in a row that cover a solution, some without a sum.
fn cages_of(solution: &[u8], size: usize, random: &mut Xoshiro) -> String {
    let mut cages = Vec::new();
    let mut cell = 0;
    while cell < solution.len() {
        let length = (1 + random.index(4)).min(size - cell % size);
        let cells = cell..cell + length;
        let sum: usize = cells.clone().map(|cell| usize::from(solution[cell])).sum();
        let sum = if random.index(6) == 0 { String::new() } else { sum.to_string() };
        let places = cells.map(|cell| format!("{}{}", cell / size + 1, cell % size + 1)).collect::<String>();
        cages.push(format!("{sum}.{places}"));
        cell += length;
    }
    cages.join("_")
}

/// A full grid that keeps the rules, some way down the tree.
fn full(blank: &Sudoku, random: &mut Xoshiro) -> Vec<u8> {
    loop {
        let mut grid = blank.clone();
        // The first row at random; of some rules not every row can be completed soon.
        let mut digits: Vec<u8> = (1..=grid.size as u8).collect();
        for place in 0..grid.size {
            let digit = digits.remove(random.index(digits.len()));
            grid.givens[place] = digit;
        }
        if !grid.conflicts(&grid.givens).is_empty() {
            continue;
        }
        let mut search = Exact::from_sudoku(&grid, 1);
        search.advance(3000);
        if let Some(full) = search.take().pop() {
            return self::digits(&full);
        }
    }
}

#[test]
fn every_kind_is_counted_as_its_naive_twin_counts_it() {
    for (kind, order, rules, kept) in [
        ("diagonals", [3, 3], "extra=diagonals", 9),
        ("windoku", [3, 3], "extra=windoku", 9),
        ("jigsaw", [3, 3], &format!("regions={JIGSAW}")[..], 9),
        ("knight", [3, 3], "extra=knight", 9),
        ("cages", [3, 3], "", 11),
        ("small diagonals", [2, 2], "extra=diagonals", 0),
        ("small windoku", [2, 2], "extra=windoku", 0),
        ("small jigsaw", [2, 3], &format!("regions={CURVED}"), 8),
        ("Latin squares with diagonals", [1, 5], "extra=diagonals", 4),
        ("jigsaw of 5x5", [1, 5], &format!("regions={FIVE}"), 4),
        ("jigsaw of 7x7", [1, 7], &format!("regions={SEVEN}"), 8),
        ("tall boxes of 8x8", [2, 4], &format!("regions={TALL}"), 9),
        ("small knight", [2, 3], "extra=knight", 4),
        ("small cages", [2, 3], "", 8),
        ("all", [3, 3], &format!("regions={JIGSAW}&extra=diagonal-up,knight"), 5),
    ] {
        let size = order[0] * order[1];
        let mut several = 0;
        for seed in 0..20 {
            let mut random = Xoshiro::new(seed);
            let blank = sudoku(&format!("givens={}&{rules}", ".".repeat(size * size)));
            let full = full(&blank, &mut random);
            let keys = match kind {
                "cages" | "small cages" | "all" => format!("{rules}&cages={}", cages_of(&full, size, &mut random)),
                _ => rules.to_string(),
            };
            let givens: Vec<u8> = full.iter().map(|&digit| if random.index(20) < kept { digit } else { 0 }).collect();
            let puzzle = sudoku(&format!("givens={}&{keys}", to_text(&givens)));
            let found = solutions(&puzzle, u64::MAX);
            let naive = Plain::new(size, order, &keys).solutions(&givens);
            assert_eq!(found.len() as u64, naive, "{kind}, seed {seed}: {} {keys}", to_text(&givens));
            assert!(found.iter().all(|board| puzzle.is_solution(board)) && found.contains(&full));
            several += u64::from(naive > 1);
        }
        assert!(several > 0, "{kind}: all have one solution, which shows little");
    }
}

#[test]
fn a_wrong_sum_leaves_no_solution() {
    // The first row of the cage cannot have this sum beside the given 9.
    let puzzle = sudoku(&format!("givens=9{}&cages=4.1213_24.212223_24.313233", ".".repeat(80)));
    assert!(solutions(&puzzle, 1).is_empty());
    let wrong = sudoku("givens=1234341221434321&cages=4.1112");
    assert!(!wrong.is_solution(&wrong.givens) && solutions(&wrong, 2).is_empty());
}

fn finished(link: &str) -> Run {
    let mut run = Config::from_link(&format!("puzzle=sudoku&{link}")).unwrap().into_run();
    run.advance(u64::MAX);
    run
}

fn is_solution(run: &Run) -> bool {
    let Instance::Sudoku(sudoku) = run.problem() else { return false };
    let digits: Vec<u8> = run.numbers().iter().map(|&digit| digit as u8).collect();
    sudoku.is_solution(&digits)
}

#[test]
fn every_kind_is_annealed_and_rebuilt() {
    let blank = ".".repeat(81);
    for rules in ["extra=diagonals", "extra=windoku", "extra=knight", &format!("regions={JIGSAW}")] {
        for solver in ["anneal", "tempering", "rebuild", "exact"] {
            let run = finished(&format!("givens={blank}&{rules}&solver={solver}"));
            assert!(run.status() == Status::Solved && is_solution(&run), "{rules} {solver}");
        }
    }
}

#[test]
fn the_inspector_names_every_line_that_a_swap_concerns_and_their_changes_add_up() {
    let cages = "cages=15.111221_.9697_3.3334_17.515261_30.55565758";
    let (jigsaw, both) =
        (format!("regions={JIGSAW}&extra=diagonals"), format!("extra=diagonal-up,windoku,knight&{cages}"));
    for (keys, houses) in
        [("extra=diagonals", 2), ("extra=windoku", 4), ("extra=knight", 0), (cages, 0), (&jigsaw, 2), (&both, 5)]
    {
        let blank = ".".repeat(81);
        let link = format!("puzzle=sudoku&givens={blank}&singles=off&t0=2&seed=1&{keys}");
        let mut run = Config::from_link(&link).unwrap().into_run();
        let rules = sudoku(&format!("givens={blank}&{keys}")).rules.unwrap();
        let (mut changed, pairs) = (vec![false; 100], 18 + houses);
        for _ in 0..400 {
            run.advance(1);
            let Some(Inspection::Proposed(swap)) = run.inspect() else { panic!("{link}: a swap was proposed") };
            assert_eq!(swap.lines.iter().map(|line| line.delta).sum::<i32>(), swap.delta, "{keys}: {swap:?}");
            for &LineChange { line, delta, .. } in &swap.lines {
                changed[line] |= delta != 0;
                let has = |cells: &[usize]| swap.cells.iter().any(|cell| cells.contains(cell));
                let concerned = match line {
                    0..18 => swap.cells.iter().any(|cell| line == cell / 9 || line == 9 + cell % 9),
                    _ if line < pairs => has(&rules.houses()[line - 18]),
                    _ if line == pairs => rules.pairs().iter().any(|pair| has(pair)),
                    _ => has(&rules.cages()[line - pairs - 1].cells),
                };
                assert!(concerned, "{keys}: line {line} of {swap:?}");
            }
        }
        // Each line of a rule has changed at some time.
        let lines = (18..=pairs + rules.cages().len()).filter(|&line| line != pairs || !rules.pairs().is_empty());
        assert_eq!(lines.filter(|&line| !changed[line]).collect::<Vec<usize>>(), Vec::<usize>::new(), "{keys}");
    }
}

#[test]
fn sudokus_with_sums_on_half_of_their_cells_are_annealed_hotter() {
    let recommended = |size: usize, cages: &str| {
        let link = format!("puzzle=sudoku&givens={}&cages={cages}", ".".repeat(size * size));
        let settings = Config::from_link(&link).unwrap_or_else(|error| panic!("{link}: {error}")).settings;
        settings.annealing().unwrap().schedule
    };
    let constant = |t0: f64| Schedule::Constant { t0 };
    for (size, half, less, [with, without]) in [
        (4, "10.11122122_10.13142324", "10.11122122_6.131423", [1.2, 0.5]),
        (
            6,
            "21.111213141516_21.212223242526_21.313233343536",
            "21.111213141516_21.212223242526_15.3132333435",
            [1.0, 0.4],
        ),
        (
            9,
            "45.111213141516171819_45.212223242526272829_45.313233343536373839_45.414243444546474849_15.5152535455",
            "45.111213141516171819_45.212223242526272829_45.313233343536373839_45.414243444546474849_10.51525354",
            [0.75, 0.36],
        ),
    ] {
        assert_eq!([half, less].map(|cages| recommended(size, cages)), [with, without].map(constant), "{size}");
    }
    // A cage without a sum does not count.
    assert_eq!(recommended(4, "10.11122122_.13142324"), constant(0.5));
}

/// As opened with a link that names no setting: solved as usual, and by every solver that the size has.
#[test]
fn every_size_and_its_jigsaws_are_solved() {
    for (size, regions) in [(5, FIVE), (7, SEVEN), (8, TALL), (5, ""), (7, ""), (8, ""), (10, ""), (12, "")] {
        let rules = if regions.is_empty() { String::new() } else { format!("&regions={regions}") };
        let blank = format!("givens={}{rules}&singles=off", ".".repeat(size * size));
        let link = Config::from_link(&format!("puzzle=sudoku&{blank}")).unwrap().to_link();
        assert_eq!(Config::from_link(&link).unwrap().to_link(), link);
        assert_eq!(link.contains("regions="), !regions.is_empty(), "{link}");
        let mut solvers = vec!["anneal", "tempering", "rebuild", "exact"];
        solvers.extend(regions.is_empty().then_some("replicas"));
        for solver in solvers {
            let own = blank.replace("&singles=off", if solver == "anneal" { "&singles=off" } else { "" });
            let run = finished(&format!("{own}&solver={solver}"));
            assert!(run.status() == Status::Solved && is_solution(&run), "{size} {regions} {solver}");
        }
    }
}

/// The regions of 5x5 and 7x7 without regions are their rows, which a link need not say.
#[test]
fn rows_as_regions_are_a_latin_square() {
    let rows = "1111122222333334444455555";
    let latin = sudoku(&format!("givens={}&regions={rows}", ".".repeat(25)));
    assert_eq!((latin.rules.is_none(), latin.has_boxes()), (true, false));
    assert!(sudoku(&format!("givens={}&regions={FIVE}", ".".repeat(25))).has_boxes());
}

/// Rows of a Latin square are counted once: reasons name rows and columns.
#[test]
fn a_reason_in_a_latin_square_names_no_box() {
    let reasoning = reason(&sudoku("givens=1234.2345................"));
    assert!(reasoning.singles.iter().any(|single| single.house.is_some()));
    assert!(reasoning.singles.iter().filter_map(|single| single.house).all(|house| house < 10), "{reasoning:?}");
    let jigsaw = sudoku("givens=..4....5....2..4.1.......&regions=1123312223114234445345555");
    assert!(reason(&jigsaw).singles.iter().filter_map(|single| single.house).any(|house| house >= 10));
}

#[test]
fn links_keep_the_rules_through_every_change() {
    let config = |link: &str| Config::from_link(link).unwrap();
    let blank = ".".repeat(81);
    let own = config(&format!("puzzle=sudoku&givens={blank}&extra=knight,diagonals&cages=15.111221&regions={JIGSAW}"));
    let link = own.to_link();
    assert!(
        link.contains(&format!("&regions={JIGSAW}&extra=diagonals,knight&cages=15.111221&solver=anneal")),
        "{link}"
    );
    assert_eq!(config(&link), own);
    for (key, value) in [("solver", "rebuild"), ("preset", "recommended"), ("preset", "auto"), ("seed", "5")] {
        assert_eq!(own.changed(key, value).unwrap().problem, own.problem, "{key}");
    }
    // Rules are changed one by one, and taken away by an empty value.
    let without = own.changed("cages", "").unwrap();
    assert!(!without.to_link().contains("cages=") && without.to_link().contains("extra=diagonals,knight"));
    let plain = without.changed("extra", "").unwrap().changed("regions", "").unwrap();
    assert_eq!(plain.problem, config(&format!("puzzle=sudoku&givens={blank}")).problem);
    // Eight chains take no more rules.
    let chains = config(&format!("puzzle=sudoku&givens={blank}&solver=replicas"));
    assert!(chains.changed("extra", "windoku").unwrap().to_link().contains("extra=windoku&solver=anneal"));
    // Givens of another size leave them behind.
    let small = own.changed("givens", &".".repeat(16)).unwrap().to_link();
    assert!(!small.contains("extra=") && !small.contains("regions=") && !small.contains("cages="), "{small}");
    let error = |link: &str| Config::from_link(link).unwrap_err().to_string();
    assert_eq!(
        error(&format!("puzzle=sudoku&givens={blank}&extra=windoku&solver=replicas")),
        "solver: 'replicas' is not one of anneal, tempering, rebuild, and exact."
    );
    assert_eq!(
        error(&format!("puzzle=sudoku&givens={blank}&extra=king")),
        "extra: 'king' is not one of diagonals, diagonal-down, diagonal-up, windoku, and knight."
    );
    // What a later version may know is refused by name.
    for (key, value) in [("thermometers", "1112"), ("extra", "diagonals,king"), ("cages", "15.1112/x")] {
        let refused = Config::from_link(&format!("puzzle=sudoku&givens={blank}&{key}={value}")).unwrap_err();
        assert_eq!(refused.key, key);
    }
    assert!(
        error(&format!("puzzle=sudoku&givens={blank}&thermometers=1112"))
            .starts_with("thermometers: This key is unknown")
    );
    assert_eq!(
        error("puzzle=octa&extra=knight"),
        "extra: This key has no effect with the other settings; leave it out."
    );
    assert_eq!(
        error(&format!("puzzle=sudoku&givens=1{}1{}&extra=diagonals", ".".repeat(39), ".".repeat(40))),
        "givens: The cells at row 1, column 1 and row 5, column 5 have the same digit; a rule of this sudoku wants two different ones there."
    );
}
