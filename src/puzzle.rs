//! A puzzle: numbers to be put on cells so that every line has its sum.
//!
//! Nothing here knows a particular puzzle; they are text files, read by [`Puzzle::parse`]:
//!
//! ```text
//! # a comment
//! title     Magic triangle
//! statement Six numbers, three sides, every side must sum to 9.
//! source    where it comes from
//! numbers   1..6                  one number a cell; or one by one: 1 2 3 4 5 6
//! cell      A 0 2                 name, x, y; y points up
//! line      9 A B C               sum, then cells
//! start     e1 . 5 . . . 6        a partial board by name: a number or `.` for each cell, in cell order
//! answer    1 5 3 4 2 6           a solution, for heuristics that read one; at most one such line
//! recommended cooling=constant&t0=1      settings, in the grammar of the link
//! ```

use serde::Serialize;
use std::fmt;

/// The most cells that a sums puzzle may have: an 8 by 8 square.
pub const MAX_CELLS: usize = 64;
/// The most lines.
pub const MAX_LINES: usize = 64;
/// No number and no target is further from zero: keeps every energy within 32 bits (see `MAX_ENERGY`).
const MAX_NUMBER: i32 = 9999;
/// The largest energy that any filling may have: an eighth of 2^31, so that no sum on the way to a change overflows.
const MAX_ENERGY: i64 = 1 << 28;

/// A place for one number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    /// To the right, in units of the puzzle's own.
    pub x: f64,
    /// Upwards.
    pub y: f64,
    /// The name by which lines and people refer to the cell.
    pub label: String,
}

/// A group of cells and the sum their numbers must have.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// Indices into [`Puzzle::cells`], each once.
    pub cells: Vec<usize>,
    /// The sum.
    pub target: i32,
}

/// Cells, lines and numbers; a solution puts every number on one cell so that every line has its sum.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Puzzle {
    /// The name in links, in lower case.
    pub name: String,
    /// The name for people.
    pub title: String,
    /// One sentence that says what is to be done.
    pub statement: String,
    /// Where the puzzle comes from.
    pub source: String,
    /// The cells, in the order in which boards are written.
    pub cells: Vec<Cell>,
    /// The lines.
    pub lines: Vec<Line>,
    /// The numbers in rising order, as many as cells.
    pub numbers: Vec<i32>,
    /// Partial boards with a name.
    pub starts: Vec<Start>,
    /// A solution, one number a cell, if the text gives one away.
    #[serde(skip)]
    pub answer: Option<Vec<i32>>,
    /// Named groups of settings: `recommended` always, `published` where there is an original to follow.
    #[serde(skip)]
    pub presets: Vec<Preset>,
}

/// A partial board under a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Start {
    /// The name, one word.
    pub name: String,
    /// For each cell its number, if it has one.
    pub givens: Vec<Option<i32>>,
}

/// Settings under a name, in the grammar of the link.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset {
    /// `recommended` or `published`.
    pub name: String,
    /// `key=value` joined by `&`.
    pub settings: String,
}

/// What is wrong with the text of a puzzle, and on which line of it (from 1; 0 for the whole).
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleError {
    /// The line, or 0.
    pub line: usize,
    /// One sentence.
    pub message: String,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self.line {
            0 => write!(out, "{}", self.message),
            line => write!(out, "line {line}: {}", self.message),
        }
    }
}

impl std::error::Error for PuzzleError {}

impl Puzzle {
    /// Reads the text form.
    ///
    /// # Errors
    /// When a line can't be read, or the whole is no puzzle: see [`Puzzle::validate`].
    pub fn parse(name: &str, text: &str) -> Result<Puzzle, PuzzleError> {
        let mut puzzle = Puzzle {
            name: name.to_string(),
            title: name.to_string(),
            statement: String::new(),
            source: String::new(),
            cells: Vec::new(),
            lines: Vec::new(),
            numbers: Vec::new(),
            starts: Vec::new(),
            answer: None,
            presets: Vec::new(),
        };
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                puzzle.read(line).map_err(|message| PuzzleError { line: index + 1, message })?;
            }
        }
        puzzle.numbers.sort_unstable();
        puzzle.validate().map_err(|message| PuzzleError { line: 0, message })?;
        Ok(puzzle)
    }

    fn read(&mut self, line: &str) -> Result<(), String> {
        let (keyword, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match keyword {
            "title" => self.title = rest.to_string(),
            "statement" => self.statement = rest.to_string(),
            "source" => self.source = rest.to_string(),
            "numbers" => self.numbers = read_numbers(rest)?,
            "cell" => self.cells.push(read_cell(rest)?),
            "line" => self.lines.push(self.read_line(rest)?),
            "start" => {
                let (name, board) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                self.starts.push(Start { name: name.to_string(), givens: read_givens(board)? });
            }
            "answer" if self.answer.is_some() => return Err("a second answer: expected at most one".to_string()),
            "answer" => self.answer = Some(rest.split_whitespace().map(read_number).collect::<Result<_, _>>()?),
            "recommended" | "published" => {
                self.presets.push(Preset { name: keyword.to_string(), settings: rest.to_string() });
            }
            _ => {
                return Err(format!(
                    "\"{keyword}\": expected title, statement, source, numbers, cell, line, start, answer, recommended or \
                     published"
                ));
            }
        }
        Ok(())
    }

    fn read_line(&self, rest: &str) -> Result<Line, String> {
        let mut words = rest.split_whitespace();
        let target = read_number(words.next().unwrap_or(""))?;
        let cells = words
            .map(|word| {
                let found = self.cells.iter().position(|cell| cell.label == word);
                found.ok_or_else(|| format!("\"{word}\": expected the name of a cell"))
            })
            .collect::<Result<Vec<usize>, String>>()?;
        Ok(Line { cells, target })
    }

    /// Checks what a text can't show line by line: sizes, names used once, as many numbers as cells, lines with two or
    /// more different cells, energies within 32 bits.
    fn validate(&self) -> Result<(), String> {
        if self.cells.len() < 2 || self.cells.len() > MAX_CELLS {
            return Err(format!("{} cells: expected 2 to {MAX_CELLS}", self.cells.len()));
        }
        if self.lines.is_empty() || self.lines.len() > MAX_LINES {
            return Err(format!("{} lines: expected 1 to {MAX_LINES}", self.lines.len()));
        }
        if self.numbers.len() != self.cells.len() {
            return Err(format!("{} numbers for {} cells: expected one each", self.numbers.len(), self.cells.len()));
        }
        for (index, cell) in self.cells.iter().enumerate() {
            if self.cells[..index].iter().any(|other| other.label == cell.label) {
                return Err(format!("cell {}: expected each name once", cell.label));
            }
        }
        for line in &self.lines {
            let mut cells = line.cells.clone();
            cells.sort_unstable();
            cells.dedup();
            if line.cells.len() < 2 || cells.len() != line.cells.len() {
                return Err(format!("a line of sum {}: expected two or more different cells", line.target));
            }
        }
        for (index, start) in self.starts.iter().enumerate() {
            if start.name.is_empty() || self.starts[..index].iter().any(|other| other.name == start.name) {
                return Err(format!("start \"{}\": expected a name, and each once", start.name));
            }
            self.check_board(&start.givens).map_err(|message| format!("start {}: {message}", start.name))?;
        }
        if let Some(answer) = &self.answer {
            let board: Vec<Option<i32>> = answer.iter().copied().map(Some).collect();
            self.check_board(&board).map_err(|message| format!("answer: {message}"))?;
            let sums = self.sums(answer);
            if let Some((line, sum)) = self.lines.iter().zip(sums).find(|(line, sum)| line.target != *sum) {
                return Err(format!("answer: a line sums to {sum}: expected {}", line.target));
            }
        }
        if !self.presets.iter().any(|preset| preset.name == "recommended") {
            return Err("expected a line of recommended settings".to_string());
        }
        if self.energy_bound() > MAX_ENERGY {
            return Err("numbers, lines or sums are too large: the energy would not fit 32 bits".to_string());
        }
        Ok(())
    }

    /// One place for every cell, and every number used at most as often as the puzzle has it.
    fn check_board(&self, board: &[Option<i32>]) -> Result<(), String> {
        if board.len() != self.cells.len() {
            return Err(format!("{} places for {} cells: expected one each", board.len(), self.cells.len()));
        }
        let mut unused = self.numbers.clone();
        for &number in board.iter().flatten() {
            let place = unused.iter().position(|&other| other == number);
            unused.remove(place.ok_or_else(|| format!("{number}: expected one of the puzzle's numbers, each once"))?);
        }
        Ok(())
    }

    /// No filling has a larger energy: every line at its extreme of the numbers' sizes.
    fn energy_bound(&self) -> i64 {
        let largest = self.numbers.iter().map(|&number| i64::from(number.abs())).max().unwrap_or(0);
        let of_line = |line: &Line| largest * line.cells.len() as i64 + i64::from(line.target.abs());
        self.lines.iter().map(|line| of_line(line).pow(2)).sum()
    }

    /// The sum of every line, in line order, on a board of one number a cell.
    pub fn sums(&self, board: &[i32]) -> Vec<i32> {
        self.lines.iter().map(|line| line.cells.iter().map(|&cell| board[cell]).sum()).collect()
    }

    /// The energy from scratch: the squared difference of sum and target, added up over the lines.
    pub fn energy(&self, board: &[i32]) -> i32 {
        let sums = self.sums(board);
        sums.iter().zip(&self.lines).map(|(sum, line)| (sum - line.target).pow(2)).sum()
    }
}

fn read_number(word: &str) -> Result<i32, String> {
    match word.parse::<i32>() {
        Ok(number) if number.abs() <= MAX_NUMBER => Ok(number),
        _ => Err(format!("\"{word}\": expected a whole number from -{MAX_NUMBER} to {MAX_NUMBER}")),
    }
}

/// `1..19`, or numbers one by one.
fn read_numbers(rest: &str) -> Result<Vec<i32>, String> {
    let Some((first, last)) = rest.split_once("..") else {
        return rest.split_whitespace().map(read_number).collect();
    };
    let (first, last) = (read_number(first.trim())?, read_number(last.trim())?);
    Ok((first..=last).collect())
}

/// Numbers, and `.` where a cell has none.
fn read_givens(rest: &str) -> Result<Vec<Option<i32>>, String> {
    let read = |word| if word == "." { Ok(None) } else { read_number(word).map(Some) };
    rest.split_whitespace().map(read).collect()
}

fn read_cell(rest: &str) -> Result<Cell, String> {
    let coordinate = |word: &str| match word.parse::<f64>() {
        Ok(value) if value.is_finite() && value.abs() <= 1e6 => Ok(value),
        _ => Err(format!("\"{word}\": expected a coordinate such as 1.5")),
    };
    match rest.split_whitespace().collect::<Vec<_>>()[..] {
        [label, x, y] => Ok(Cell { x: coordinate(x)?, y: coordinate(y)?, label: label.to_string() }),
        _ => Err(format!("\"{rest}\": expected a name, x and y")),
    }
}
