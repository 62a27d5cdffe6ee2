//! Files of rows in the format of `annealing-lab sweep`: read line by line, and checked.

use super::row_sink::cannot;
use annealing_lab::experiment::{Aim, COLUMNS, read_bests};
use annealing_lab::puzzle::Instance;
use csv::{Reader, ReaderBuilder, StringRecord};
use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::str::FromStr;

/// The index of each column of a file, by name.
type Places = HashMap<String, usize>;

/// A row of a file. [`annealing_lab::experiment::Csv`] describes its columns.
#[derive(Clone, Debug)]
pub struct Line {
    /// The number of the row in the file, from 1; the header is the first.
    pub number: u64,
    record: StringRecord,
    places: Rc<Places>,
}

impl Line {
    /// Returns the text in a column; empty if the file has no such column.
    pub fn text(&self, column: &str) -> &str {
        self.places.get(column).and_then(|&place| self.record.get(place)).unwrap_or("")
    }

    /// Returns an integer; `None` for a blank.
    pub fn whole<T: FromStr>(&self, column: &str) -> Result<Option<T>, String> {
        let text = self.text(column);
        if text.is_empty() {
            return Ok(None);
        }
        text.parse().map(Some).map_err(|_| format!("{column} '{text}' is not a whole number"))
    }

    /// Returns the best energies with their costs.
    pub fn bests(&self) -> Result<Vec<(u64, i32)>, String> {
        let text = self.text("bests");
        let bests = read_bests(text, ' ')
            .filter(|bests| bests.windows(2).all(|pair| pair[0].0 <= pair[1].0 && pair[0].1 > pair[1].1));
        bests.ok_or_else(|| format!("bests '{text}' are not rising costs with falling energies, as in 0:98 12:40"))
    }

    /// Checks that the row's facts about its run are consistent with each other and with its puzzle.
    ///
    /// # Errors
    /// Names the column with the contradiction, and the contradicting value.
    pub fn check(&self, problem: &Instance) -> Result<(), String> {
        let (solved, energy, bests) = (self.solved()?, self.whole("energy")?, self.bests()?);
        let annealed: Option<u64> = self.whole("proposals")?.or(self.whole("placements")?);
        let cost = annealed.or(self.whole("nodes")?).unwrap_or_default();
        let budget = self.whole("budget")?.ok_or("the row has no budget")?;
        // A search has a separate bound, so it may have continued beyond the budget.
        if cost > budget && (solved || annealed.is_some()) {
            return Err(format!("the cost {cost} is above the budget {budget}"));
        }
        if let (Some(energy), Some(&(at, best))) = (energy, bests.last()) {
            if at > cost {
                return Err(format!("bests reach {best} at {at}, after the cost {cost}"));
            }
            if best > energy {
                return Err(format!("the energy {energy} is below {best}, the last of bests"));
            }
        }
        let aim = self.aim()?;
        // The energy at which a run of this problem ends as solved (`Problem::target`).
        let goal = match problem {
            Instance::Model(model) => model.properties().best().map_or(0, |best| best.energy),
            Instance::Sums { .. } | Instance::Sudoku(_) | Instance::Route(_) => 0,
        };
        let reached = bests.last().map(|&(_, best)| best);
        match aim {
            Aim::Solution if solved && energy.is_some_and(|energy| energy > goal) => {
                return Err(format!("the run is solved, but its energy is above {goal}"));
            }
            Aim::Energy(most) if reached.is_some_and(|best| (best <= most) != solved) => {
                return Err(format!("bests and solved disagree about the target {most}"));
            }
            _ => {}
        }
        let solved = solved && aim.is_solution();
        // A published program continues with an energy that is not the board's.
        let stale = self.text("link").contains("refill=stale");
        let swapped = !self.text("proposals").is_empty() && !stale;
        let stated = energy.filter(|_| swapped).or((solved && !stale).then_some(goal));
        let board: Option<Vec<i32>> = self.text("board").split(' ').map(|number| number.parse().ok()).collect();
        match (stated, board) {
            _ if matches!(problem, Instance::Route(_)) => Ok(()),
            (Some(_), None) => Err("the board has cells without a number".to_string()),
            (Some(_), Some(board)) if board.len() != problem.cells() => {
                Err(format!("the board has {} cells, but the puzzle has {}", board.len(), problem.cells()))
            }
            (Some(energy), Some(board)) if problem.energy(&board) != energy => {
                let own = problem.energy(&board);
                Err(format!("the board has energy {own}, but the row states {energy}"))
            }
            _ => Ok(()),
        }
    }

    /// Returns the aim of its experiment.
    pub fn aim(&self) -> Result<Aim, String> {
        Aim::read(self.text("target")).map_err(|error| error.to_string())
    }

    /// Returns whether the run was solved, or reached its target.
    pub fn solved(&self) -> Result<bool, String> {
        match self.text("solved") {
            "" if !self.aim()?.is_reached() => Ok(false),
            "0" => Ok(false),
            "1" => Ok(true),
            other => Err(format!("solved '{other}' is not 0 or 1")),
        }
    }
}

/// A reader of the rows of a file, one after the other.
pub struct Lines {
    path: PathBuf,
    reader: Reader<File>,
    places: Rc<Places>,
}

impl Lines {
    /// Opens a file, and reads its header.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, is empty, or has other columns.
    pub fn open(path: &Path) -> Result<Lines, String> {
        let file = File::open(path).map_err(|error| cannot("opened", path, &error))?;
        let mut reader = ReaderBuilder::new().from_reader(file);
        let header = reader.headers().map_err(|error| unreadable(path, &error))?.clone();
        if header.is_empty() {
            return Err(format!("{}: This file is empty; rows of `annealing-lab sweep` are expected.", path.display()));
        }
        let mut places = Places::new();
        for (place, column) in header.iter().enumerate() {
            places.entry(column.to_string()).or_insert(place);
        }
        // Files of earlier versions have no placements.
        let mut needed = COLUMNS.split(',').chain(["link"]).filter(|&column| column != "placements");
        if let Some(column) = needed.find(|&column| !places.contains_key(column)) {
            return Err(format!(
                "{}: The column '{column}' is missing; rows of `annealing-lab sweep` are expected.",
                path.display()
            ));
        }
        Ok(Lines { path: path.to_path_buf(), reader, places: Rc::new(places) })
    }

    /// Returns the columns of the file.
    pub fn header(&mut self) -> Result<StringRecord, String> {
        self.reader.headers().cloned().map_err(|error| unreadable(&self.path, &error))
    }

    /// Returns the next row, if there is one.
    pub fn next(&mut self) -> Result<Option<Line>, String> {
        let mut record = StringRecord::new();
        let there = self.reader.read_record(&mut record).map_err(|error| unreadable(&self.path, &error))?;
        let number = record.position().map_or(0, csv::Position::line);
        Ok(there.then_some(Line { number, record, places: self.places.clone() }))
    }

    /// Returns an error message about a row.
    pub fn about(&self, number: u64, what: &str) -> String {
        format!("{}, line {number}: {what}.", self.path.display())
    }
}

/// Returns the index of a name among the known names; a new name is added at the end.
pub fn place_of(names: &mut Vec<String>, name: &str) -> usize {
    names.iter().position(|known| known == name).unwrap_or_else(|| {
        names.push(name.to_string());
        names.len() - 1
    })
}

fn unreadable(path: &Path, error: &csv::Error) -> String {
    let line = error.position().map_or(String::new(), |position| format!(", line {}", position.line()));
    format!("{}{line}: This is not a row of `annealing-lab sweep`; the file may be damaged: {error}.", path.display())
}
