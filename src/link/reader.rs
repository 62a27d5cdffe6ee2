//! Takes values by key out of the pairs of a link, and records which keys were read.

use super::bundle;
#[cfg(full)]
use crate::anneal::automatic::WantedTemperature;
use crate::anneal::intervention::{self, InterventionAt, InterventionRules};
use crate::anneal::presets::{Preset, RECOMMENDED};
use crate::link::keys::{Choice, Number, SEED, Whole, refuse_choice};
use crate::link::{LinkError, read_version};
use crate::puzzle::instance::{Instance, PUBLISHED_SUDOKU, SUDOKU};
use crate::puzzle::{Puzzle, library};
use crate::run::version::Version;
use crate::sudoku::Sudoku;
use crate::text::message::Message;
use crate::text::{english, number};

/// The preset whose settings are measured for the problem. No puzzle has a preset of this name.
pub const AUTOMATIC: &str = "auto";

/// The source of the temperature for a link with `preset=auto`.
#[cfg(full)]
#[derive(Clone, Debug)]
pub enum Tuning {
    /// The temperature is measured while the link is read.
    Now,
    /// The temperature will be measured later, from the data stored here. Until then the highest temperature replaces
    /// it.
    Later(Option<Box<WantedTemperature>>),
    /// The temperature has been measured; `None` if no swap raises the energy.
    Known(Option<f64>),
}

/// The pairs of a link. For keys that the link leaves out, pairs offered by the caller apply, and then those of a
/// preset.
#[derive(Clone, Debug)]
pub struct Reader {
    explicit: Vec<(String, String)>,
    /// The problem, if the pairs are settings only.
    problem: Option<Instance>,
    /// The pairs that the caller adds; they need not be read.
    offered: Vec<(String, String)>,
    preset: Vec<(String, String)>,
    used: Vec<&'static str>,
    /// The source of a measured temperature.
    #[cfg(full)]
    pub tuning: Tuning,
}

impl Reader {
    /// Returns a reader of these pairs.
    pub fn new(explicit: Vec<(String, String)>) -> Self {
        Reader {
            explicit,
            problem: None,
            offered: Vec::new(),
            preset: Vec::new(),
            used: Vec::new(),
            #[cfg(full)]
            tuning: Tuning::Now,
        }
    }

    /// Returns the reader of settings for this problem, which the pairs do not name.
    pub fn on(self, problem: &Instance) -> Self {
        Reader { problem: Some(problem.clone()), ..self }
    }

    /// Adds pairs that take precedence over a preset, and that need not be read.
    pub fn offer(&mut self, offered: Vec<(String, String)>) {
        self.offered = offered;
    }

    /// Returns whether the link, the offered pairs or the preset have this key.
    pub fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// Returns whether the link contains `key`, and contains `other` later or not at all.
    pub fn leads(&self, key: &str, other: &str) -> bool {
        let first = self.explicit.iter().find(|(known, _)| known == key || known == other);
        first.is_some_and(|(known, _)| known == key)
    }

    /// Returns the value of a key as written, without marking the key as read.
    pub fn get(&self, key: &str) -> Option<&str> {
        [&self.explicit, &self.offered, &self.preset].into_iter().find_map(|pairs| {
            let (_, value) = pairs.iter().find(|(known, _)| known == key)?;
            Some(&value[..])
        })
    }

    /// Reads the value of a key as written.
    pub fn take(&mut self, key: &'static str) -> Option<String> {
        self.used.push(key);
        self.get(key).map(str::to_string)
    }

    /// Reads the link's version.
    pub fn version(&mut self) -> Result<Version, LinkError> {
        self.take("v").map_or(Ok(Version::NEWEST), |value| read_version(&value))
    }

    /// Reads a key with one of `choices` as its value.
    pub fn one_of<'a>(
        &mut self,
        key: &'static str,
        choices: &[&'a str],
        default: &'a str,
    ) -> Result<&'a str, LinkError> {
        Ok(self.place(key, choices, default)?.map_or(default, |place| choices[place]))
    }

    /// Reads a key with one of its words as its value, and returns the meaning of the word.
    pub fn choice<T: Copy, const N: usize>(&mut self, key: &Choice<T, N>) -> Result<T, LinkError> {
        Ok(key.means[self.place(key.name, &key.values, key.default)?.unwrap_or(0)])
    }

    /// Returns the index of the link's word, or otherwise of the default; `None` for a default that is not one of the
    /// choices.
    fn place(&mut self, key: &'static str, choices: &[&str], default: &str) -> Result<Option<usize>, LinkError> {
        let place = |word: &str| choices.iter().position(|&choice| choice == word);
        let Some(value) = self.take(key) else { return Ok(place(default)) };
        place(&value).map(Some).ok_or_else(|| refuse_choice(key, &value, choices))
    }

    /// Reads an integer.
    pub fn whole(&mut self, key: &Whole) -> Result<u64, LinkError> {
        let Some(value) = self.take(key.name) else { return Ok(key.default) };
        let whole = number::whole(&value).filter(|whole| (key.least..=key.most).contains(whole));
        whole.ok_or_else(|| LinkError::new(key.name, &value, key.refuses(&value)))
    }

    /// Reads a decimal.
    pub fn number(&mut self, key: &Number) -> Result<f64, LinkError> {
        self.number_or(key, key.default)
    }

    /// Reads a temperature. The default is a multiple of `usual`, the puzzle's usual temperature.
    pub fn temperature(&mut self, key: &Number, usual: f64) -> Result<f64, LinkError> {
        self.number_or(key, number::short(key.default * usual))
    }

    /// Reads a decimal. The default is the number of the key's range that is nearest to `default`, which must be
    /// positive.
    pub fn number_or(&mut self, key: &Number, default: f64) -> Result<f64, LinkError> {
        let Some(value) = self.take(key.name) else { return Ok(key.range.nearest(default)) };
        let number = number::decimal(&value).filter(|number| key.range.contains(*number));
        number.ok_or_else(|| bundle::refused(key.name, &value, || key.range.refuses(&value)))
    }

    /// Reads the seed, an integer below 2^`bits`.
    pub fn seed(&mut self, bits: u32) -> Result<u64, LinkError> {
        let Some(value) = self.take(SEED.name) else { return Ok(SEED.default) };
        let seed = number::whole(&value).filter(|seed| seed.checked_shr(bits).unwrap_or(0) == 0);
        seed.ok_or_else(|| LinkError::new(SEED.name, &value, english::not_seed(&*value, bits)))
    }

    /// Reads a puzzle and its givens, unless the reader was made for a problem.
    pub fn problem(&mut self) -> Result<Instance, LinkError> {
        if let Some(problem) = self.problem.take() {
            return Ok(problem);
        }
        let name = self.take("puzzle").unwrap_or_else(|| library::DEFAULT.to_string());
        if name == SUDOKU {
            return Ok(Instance::Sudoku(self.sudoku()?));
        }
        if let Some(route) = bundle::route(&name, || self.take("map")) {
            return route;
        }
        if let Some(model) = bundle::model(&name, self) {
            return model.map(Instance::Model);
        }
        let puzzle = match library::classic(&name) {
            Some(puzzle) => puzzle,
            None => bundle::unnamed(&name, || self.take("define").unwrap_or_default())?,
        };
        let givens = self.givens(&puzzle)?;
        Ok(Instance::Sums { puzzle, givens })
    }

    /// Reads a sudoku: givens as one character per cell, row by row, and additional rules.
    fn sudoku(&mut self) -> Result<Sudoku, LinkError> {
        let text = self.take("givens").unwrap_or_else(|| PUBLISHED_SUDOKU.to_string());
        let sudoku = Sudoku::parse(&text).map_err(|problem| bundle::refused("givens", &text, || problem))?;
        let rules = bundle::rules(&sudoku, |key| self.take(key))?;
        let sudoku = Sudoku { rules, ..sudoku };
        if let [first, second, ..] = sudoku.conflicts(&sudoku.givens)[..] {
            let place = |cell: usize| english::row_column(cell / sudoku.size + 1, cell % sudoku.size + 1);
            let message = || match sudoku.rules {
                Some(_) => english::digit_twice_by_rule(place(first), place(second)),
                None => english::digit_twice(place(first), place(second)),
            };
            return Err(bundle::refused("givens", &text, message));
        }
        Ok(sudoku)
    }

    /// Reads givens: numbers and `.`, joined by `,`, in cell order.
    fn givens(&mut self, puzzle: &Puzzle) -> Result<Vec<Option<i32>>, LinkError> {
        let Some(text) = self.take("givens") else { return Ok(vec![None; puzzle.cells.len()]) };
        let error = |message: &dyn Fn() -> Message| bundle::refused("givens", &text, message);
        // The number of words is checked first, so that a long text costs no further work.
        if text.split(',').count() != puzzle.cells.len() {
            return Err(error(&|| english::not_givens(&*text, puzzle.cells.len())));
        }
        let mut unused = puzzle.numbers.clone();
        let mut givens = Vec::with_capacity(puzzle.cells.len());
        for (word, cell) in text.split(',').zip(&puzzle.cells) {
            if word == "." {
                givens.push(None);
                continue;
            }
            let number = number::integer(word);
            let place = number.and_then(|number| unused.iter().position(|&other| other == number));
            let place = place.ok_or_else(|| error(&|| english::not_a_given(word, &*cell.label)))?;
            givens.push(Some(unused.remove(place)));
        }
        Ok(givens)
    }

    /// Reads the interventions, which must not be later than move `most`.
    pub fn interventions(
        &mut self,
        most: u64,
        rules: &mut InterventionRules,
    ) -> Result<Vec<InterventionAt>, LinkError> {
        let Some(text) = self.take("hand") else { return Ok(Vec::new()) };
        intervention::parse(&text, most, rules).map_err(|message| bundle::refused("hand", &text, || message))
    }

    /// Returns whether the link requests measured settings.
    pub fn is_automatic(&self) -> bool {
        self.get("preset") == Some(AUTOMATIC)
    }

    /// Returns a reader of the same link with the recommended preset.
    #[cfg(full)]
    pub fn recommended(&self) -> Reader {
        let mut other = self.clone();
        other.explicit.retain(|(key, _)| key != "preset");
        other
    }

    /// Sets the preset's values, which apply to keys that the link leaves out.
    pub fn put_behind(&mut self, settings: Vec<(String, String)>) {
        self.used.push("preset");
        self.preset = settings;
    }

    /// Reads the preset of the link; `None` if measured settings apply instead.
    pub fn preset<'a>(&mut self, presets: &'a [Preset]) -> Result<Option<&'a Preset>, LinkError> {
        if self.is_automatic() && !self.preset.is_empty() {
            return Ok(None);
        }
        let names: Vec<&str> = presets.iter().map(|preset| &preset.name[..]).chain([AUTOMATIC]).collect();
        let name = self.one_of("preset", &names, RECOMMENDED)?;
        Ok(presets.iter().find(|preset| preset.name == name))
    }

    /// Drops the preset's values of `keys` if its `key` is not `value`, because they are meant for its own value.
    pub fn preset_only_for(&mut self, key: &str, value: &str, keys: &[&str]) {
        if self.preset.iter().any(|(known, own)| known == key && own != value) {
            self.preset.retain(|(known, _)| !keys.contains(&&known[..]));
        }
    }

    /// Drops the preset's `key`, if it is `value`.
    pub fn forget_preset(&mut self, key: &str, value: &str) {
        self.preset.retain(|(known, own)| known != key || own != value);
    }

    /// Returns the error of the first pair with a key outside `keys`, if any.
    pub fn unknown(&self, keys: &[&str]) -> Option<LinkError> {
        let (key, value) = self.explicit.iter().find(|(key, _)| !keys.contains(&&key[..]))?;
        Some(LinkError::new(key, value, english::not_a_key(keys)))
    }

    /// Returns the error of the first unread pair, if any: a setting without effect must not be accepted silently.
    pub fn unused(&self) -> Option<LinkError> {
        let (key, value) = self.explicit.iter().find(|(key, _)| !self.used.contains(&&key[..]))?;
        Some(bundle::refused(key, value, english::no_effect))
    }
}
