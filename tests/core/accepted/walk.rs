//! Random links that are accepted, of every puzzle, solver and setting: a walk from setting to setting, as a form makes them.

use annealing_lab::link::Config;
use annealing_lab::puzzle::library;
use annealing_lab::random::Xoshiro;

/// A budget that makes a run short.
const BUDGETS: [&str; 6] = ["1", "37", "500", "2000", "9999", "20000"];
/// All but `anneal`, which half of the walks keep.
const SOLVERS: [&str; 10] = ["tempering", "replicas", "exact", "bfs", "ucs", "dfs", "ids", "greedy", "astar", "wastar"];
/// Settings and values that some puzzle or solver takes, refused elsewhere.
const VALUES: [(&str, &[&str]); 29] = [
    ("heuristic", &["none", "misplaced", "values", "feasible"]),
    ("order", &["first", "constrained"]),
    ("weight", &["0", "0.001", "1", "1.4", "9", "1000"]),
    ("nodes", &["1", "20", "300", "2000"]),
    ("singles", &["on", "off"]),
    ("accept", &["metropolis", "threshold", "late", "descent"]),
    ("history", &["1", "7", "100", "10000"]),
    ("cooling", &["constant", "fast", "logarithmic", "geometric"]),
    ("cooling", &["linear", "lundy-mees", "lam"]),
    ("t0", &["0", "0.000000001", "0.3", "1", "2.5", "10", "1e9"]),
    ("t1", &["0", "0.1", "0.5", "1.15", "3"]),
    ("rate", &["0.5", "0.999", "0.99999", "1", "1e-7"]),
    ("over", &["1", "100", "5000", "100000"]),
    ("replicas", &["2", "3", "8", "32"]),
    ("exchange", &["1", "50", "500"]),
    ("restart", &["none", "fixed", "luby", "converged"]),
    ("length", &["1", "13", "400", "10000"]),
    ("every", &["1", "3", "10", "1000"]),
    ("repeats", &["1", "5", "250"]),
    ("reheat", &["none", "stalled", "chains"]),
    ("patience", &["1", "30", "1000"]),
    ("floor", &["0", "0.0001", "0.2"]),
    ("factor", &["1", "1.5", "10", "33.333333333333336"]),
    ("refill", &["keep", "fresh", "stale"]),
    ("chain", &["1", "60", "3481"]),
    ("fruitless", &["1", "4", "20"]),
    ("judged", &["start", "best"]),
    ("found", &["first", "sampled"]),
    ("rng", &["xoshiro", "r"]),
];

/// What the walks draw from.
pub struct Walk(Xoshiro);

impl Walk {
    pub fn new(seed: u64) -> Self {
        Walk(Xoshiro::new(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0.index(n)
    }

    fn one_of<'a, T: ?Sized>(&mut self, all: &[&'a T]) -> &'a T {
        all[self.below(all.len())]
    }

    /// A run that ends after at most 20,000 moves.
    pub fn config(&mut self) -> Config {
        let mut config = loop {
            if let Ok(config) = Config::from_link(&self.puzzle()) {
                break config;
            }
        };
        let (key, value) = match self.below(4) {
            0 => ("preset", "published"),
            1 => ("solver", "anneal"),
            _ => ("solver", self.one_of(&SOLVERS)),
        };
        config = config.changed(key, value).unwrap_or(config);
        for _ in 0..self.below(50) {
            let (key, values) = VALUES[self.below(VALUES.len())];
            let value = self.one_of(values);
            config = config.changed(key, value).unwrap_or(config);
        }
        let seed = format!("{}", self.0.bits() >> (1 + self.below(60)));
        let moves = self.one_of(&BUDGETS);
        for (key, value) in [("nodes", "2000"), ("moves", moves), ("seed", &seed)] {
            config = config.changed(key, value).unwrap_or(config);
        }
        let touched = format!("{}&{}", config.to_link(), self.touches(config.problem.cells()));
        Config::from_link(&touched).unwrap_or(config)
    }

    /// What a person does, and where the run is looked at; refused where it can't be.
    fn touches(&mut self, cells: usize) -> String {
        let mut interventions = vec![];
        let mut after = 0;
        for _ in 0..self.below(4) {
            after += self.below(300);
            let (a, b) = (self.below(cells), self.below(cells));
            interventions.push(match self.below(5) {
                0 => format!("{after}:t0.7"),
                1 => format!("{after}:t0"),
                2 => format!("{after}:p{a}"),
                _ => format!("{after}:s{a}-{b}"),
            });
        }
        let at = if self.below(4) == 0 { "&at=1" } else { "" };
        if interventions.is_empty() {
            at.trim_start_matches('&').to_string()
        } else {
            format!("hand={}{at}", interventions.join(","))
        }
    }

    /// A puzzle as a piece of a link, with givens or without.
    fn puzzle(&mut self) -> String {
        match self.below(10) {
            0..3 => format!("puzzle=sudoku&{}", self.sudoku()),
            3 => self.custom(),
            4 => "puzzle=magic19".to_string(),
            5 | 6 => self.octa(),
            _ => {
                let names: Vec<&str> = library::names();
                format!("puzzle={}", self.one_of(&names))
            }
        }
    }

    fn octa(&mut self) -> String {
        let answer = [9, 3, 13, 6, 12, 11, 5, 1, 14, 16, 2, 4, 7, 8, 15, 10];
        let blanks = self.below(9);
        let mut words: Vec<String> = answer.iter().map(i32::to_string).collect();
        for _ in 0..blanks {
            let cell = self.below(16);
            words[cell] = ".".to_string();
        }
        format!("puzzle=octa&givens={}", words.join(","))
    }

    /// Some digits of a full grid, which is made of one by renaming its digits.
    fn sudoku(&mut self) -> String {
        let sizes: [(usize, usize, usize); 8] =
            [(4, 2, 2), (6, 2, 3), (6, 2, 3), (9, 3, 3), (9, 3, 3), (9, 3, 3), (16, 4, 4), (25, 5, 5)];
        let (size, rows, columns) = sizes[self.below(sizes.len())];
        let (shift, kept) = (self.below(size), self.below(10));
        let digit = |cell: usize| {
            let (row, column) = (cell / size, cell % size);
            (row % rows * columns + row / rows + column + shift) % size
        };
        let cells = (0..size * size).map(|cell| {
            let shown = self.below(10) < kept;
            if shown { char::from(b"123456789ABCDEFGHIJKLMNOP"[digit(cell)]) } else { '.' }
        });
        format!("givens={}", cells.collect::<String>())
    }

    /// Cells on a grid, as many numbers, lines of some of them.
    fn custom(&mut self) -> String {
        let cells = 3 + self.below(8);
        let first = self.below(60) as i32 - 20;
        let places: Vec<String> = (0..cells).map(|cell| format!("{},{}", cell % 4, cell / 4)).collect();
        let lines: Vec<String> = (0..2 + self.below(4))
            .map(|_| {
                let start = self.below(cells);
                let length = 2 + self.below(cells - 1);
                let names: String = (0..length).map(|i| char::from(b'A' + ((start + i) % cells) as u8)).collect();
                format!("{}{names}", length as i32 * (first + self.below(cells) as i32))
            })
            .collect();
        format!(
            "puzzle=custom&define=n{first}..{};c{};l{}",
            first + cells as i32 - 1,
            places.join("_"),
            lines.join("_")
        )
    }

    /// The link with some of its keys left out, if it is accepted without them.
    pub fn shortened(&mut self, link: &str) -> Option<String> {
        let kept = self.below(9);
        let fixed = ["puzzle=", "define=", "givens=", "moves=", "nodes="];
        let parts: Vec<&str> = link
            .split('&')
            .filter(|part| fixed.iter().any(|key| part.starts_with(key)) || self.below(10) < kept)
            .collect();
        let short = parts.join("&");
        (short != link && Config::from_link(&short).is_ok()).then_some(short)
    }
}
