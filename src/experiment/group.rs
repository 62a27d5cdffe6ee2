//! The puzzles of an experiment, in groups that are looked at together: a group is one puzzle, or some made by a generator.

use super::grids::Grids;
use super::lewis::kept;
use crate::link::config::{Config, problem_of};
use crate::link::{LinkError, pairs};
use crate::puzzle::instance::Instance;
use crate::sudoku::{MAX_SIZE, ORDERS, Sudoku};
use crate::text::{english, number};

/// An experiment has at most so many puzzles.
pub const MOST_PUZZLES: usize = 200;

/// The largest seed of random puzzles.
const MOST_SEED: u64 = 1 << 32;

/// A group of puzzles that are looked at together.
#[derive(Clone, Debug, PartialEq)]
pub enum Group {
    /// One.
    One(Box<Instance>),
    /// Sudokus by Lewis's way.
    Lewis(Lewis),
}

/// Random full grids of which a fraction of cells is kept: `lewis=16;share=0.42;count=20;seed=1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lewis {
    /// Cells a side: 4 to 10, 12, 16, 25 or 36.
    pub size: usize,
    /// The share of cells that are given, 0 to 1.
    pub share: f64,
    /// How many.
    pub count: usize,
    /// The seed of the first; each other takes the next.
    pub seed: u64,
}

impl Group {
    /// Reads the value of `on`, `;` already replaced.
    pub fn from_text(text: &str) -> Result<Group, LinkError> {
        if text.starts_with("lewis=") {
            return Ok(Group::Lewis(Lewis::from_text(text)?));
        }
        // A puzzle is all that is taken of it: there is nothing to measure.
        let config = Config::unmeasured(text)?;
        let problem = problem_of(&config.problem);
        // Only what the puzzle is may stand here; a preset would be forgotten without a word.
        let known: Vec<&str> = problem.split('&').filter_map(|part| part.split('=').next()).collect();
        let stray = pairs(text)?.into_iter().find(|(key, _)| !known.contains(&&key[..]) && key != "givens");
        stray.map_or(Ok(Group::from_config(&config)), |(key, value)| {
            Err(LinkError::new(&key, &value, english::not_in_on()))
        })
    }

    /// Returns the puzzle of a config.
    pub fn from_config(config: &Config) -> Group {
        Group::One(Box::new(config.problem.without_pairs()))
    }

    /// Returns the group as an experiment's link has it.
    pub fn to_text(&self) -> String {
        match self {
            Group::One(problem) => problem_of(problem),
            Group::Lewis(lewis) => lewis.to_text(),
        }
    }

    /// Returns the group's name for people.
    pub fn label(&self) -> String {
        match self {
            Group::One(problem) => match &**problem {
                Instance::Model(model) => model.properties().label(),
                other => other.name().to_string(),
            },
            Group::Lewis(Lewis { size, share, .. }) => format!("{size}x{size} p={share}"),
        }
    }

    /// Returns the number of puzzles.
    pub fn count(&self) -> usize {
        match self {
            Group::One(_) => 1,
            Group::Lewis(lewis) => lewis.count,
        }
    }

    /// Returns the full grids that its puzzles are made of, by cells a side and seed.
    pub fn grids(&self) -> Vec<(usize, u64)> {
        match self {
            Group::One(_) => Vec::new(),
            Group::Lewis(own) => (0..own.count).map(|place| (own.size, own.seed + place as u64)).collect(),
        }
    }

    /// Returns each puzzle with its name. `grids` must hold its grids.
    pub fn puzzles(&self, grids: &Grids) -> Result<Vec<(String, Instance)>, LinkError> {
        match self {
            Group::One(problem) => Ok(vec![(self.label(), (**problem).clone())]),
            Group::Lewis(own) => self
                .grids()
                .into_iter()
                .map(|(size, seed)| {
                    let (full, blank) = grids.get(size, seed).zip(own.blank()).ok_or_else(|| own.wrong_size())?;
                    let sudoku = Sudoku { givens: kept(full.clone(), own.share, seed), ..blank };
                    Ok((format!("{} #{seed}", self.label()), Instance::Sudoku(sudoku)))
                })
                .collect(),
        }
    }
}

impl Lewis {
    fn from_text(text: &str) -> Result<Lewis, LinkError> {
        let mut lewis = Lewis { size: 9, share: 0.4, count: 10, seed: 1 };
        for (key, value) in pairs(text)? {
            let wrong = |message| LinkError::new(&key, &value, message);
            let not_whole = |least: u64, most: u64| wrong(english::not_whole(&*value, least, most));
            let whole = |most: u64| number::whole(&value).filter(|whole| *whole <= most);
            match key.as_str() {
                "lewis" => lewis.size = whole(MAX_SIZE as u64).unwrap_or_default() as usize,
                "share" => {
                    let share = number::decimal(&value).filter(|share| (0.0..=1.0).contains(share));
                    lewis.share = share.ok_or_else(|| wrong(english::not_number(&*value, 0, 1)))?;
                }
                "count" => {
                    let count = whole(MOST_PUZZLES as u64).filter(|&count| count > 0);
                    lewis.count = count.ok_or_else(|| not_whole(1, MOST_PUZZLES as u64))? as usize;
                }
                "seed" => lewis.seed = whole(MOST_SEED).ok_or_else(|| not_whole(0, MOST_SEED))?,
                _ => return Err(wrong(english::not_a_key(&["lewis", "share", "count", "seed"][..]))),
            }
        }
        if lewis.blank().is_some() { Ok(lewis) } else { Err(lewis.wrong_size()) }
    }

    fn blank(&self) -> Option<Sudoku> {
        let &(rows, cols) = ORDERS.iter().find(|(rows, cols)| rows * cols == self.size)?;
        Sudoku::blank(rows, cols)
    }

    fn wrong_size(&self) -> LinkError {
        LinkError::new("lewis", &self.size.to_string(), english::not_a_size(self.size.to_string()))
    }

    fn to_text(self) -> String {
        format!("lewis={}&share={}&count={}&seed={}", self.size, self.share, self.count, self.seed)
    }
}
