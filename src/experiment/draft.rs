//! An experiment as written in its link: text that has not been validated yet. Reading and writing.
//!
//! ```text
//! compare&v=2&seeds=1..100&moves=1000000&on=puzzle=magic19&with=name=Cold;solver=anneal;cooling=constant;t0=1;...&with=...
//! ```
//!
//! The values of `on` and `with` are pieces of a run's link with `;` for `&`. A run's link never begins with `compare`,
//! because each of its parts contains a `=`.

use super::aim::Aim;
use super::group::{Group, MOST_PUZZLES};
use super::names::capital;
use crate::link::config::{Config, NO_SETTING, settings_of};
use crate::link::keys::MOVES;
use crate::link::packed::lasting;
use crate::link::{EXPERIMENT, LinkError, pairs, read_version, text_of};
use crate::run::version::Version;
use crate::text::percent::{decode, encode_all};
use crate::text::{english, number};
use std::collections::BTreeSet;

/// The maximum number of settings of an experiment.
pub const MOST_SETTINGS: usize = 12;
/// The maximum number of runs of an experiment.
pub const MOST_RUNS: u64 = 1_000_000;
const WORD: &str = "compare";
const KEYS: [&str; 8] = ["v", "seeds", "least", "moves", "target", "gap", "on", "with"];
/// The maximum number of rounds of seeds with `least`.
pub const MOST_ROUNDS: u64 = 10;
/// The maximum number of solved runs that `least` accepts.
const MOST_LEAST: u64 = 10_000;
/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 40;
const USUAL_MOVES: u64 = 1_000_000;
const USUAL_SEEDS: (u64, u64) = (1, 100);
/// The parts of an experiment's link.
#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentDraft {
    /// The version of its link and of the links of its runs.
    pub version: Version,
    pub groups: Vec<Group>,
    /// The name, possibly empty, and the settings as a piece of a run's link.
    pub settings: Vec<(String, String)>,
    pub seeds: (u64, u64),
    /// The number of solved runs that every setting needs on every puzzle: rounds of seeds are added until it is
    /// reached.
    pub least: Option<u64>,
    pub moves: u64,
    /// The aim, which determines how the runs are compared.
    pub aim: Aim,
}

/// Returns whether a link, or a complete address, belongs to an experiment.
pub fn is_experiment(link: &str) -> bool {
    let text = text_of(link);
    text == WORD || text.starts_with(EXPERIMENT)
}

/// Returns `a=1&b=2` for `a=1~b=2`, or for `a=1;b=2`, which older links contain.
pub fn unfold(value: &str) -> String {
    value.replace(if value.contains(';') { ';' } else { '~' }, "&")
}

/// Returns `a=1~b=2` for `a=1&b=2`, without characters that mail and chat programs take for the end of a link. Version
/// 1 gives `a=1;b=2`.
pub fn fold(link: &str, version: Version) -> String {
    if version == Version::V1 {
        return link.replace(';', "%3B").replace('&', ";");
    }
    let part = |part: &str| {
        part.strip_prefix("define=").map_or(part.to_string(), |define| format!("define={}", lasting(define)))
    };
    let parts: Vec<String> = link.split('&').map(|text| part(text).replace(';', "%3B").replace('~', "%7E")).collect();
    parts.join("~")
}

impl ExperimentDraft {
    /// Returns the parts of an experiment with the default seeds and moves.
    fn usual(version: Version, groups: Vec<Group>, settings: Vec<(String, String)>) -> ExperimentDraft {
        let (seeds, moves) = (USUAL_SEEDS, USUAL_MOVES);
        ExperimentDraft { version, groups, settings, seeds, least: None, moves, aim: Aim::Solution }
    }

    /// Reads the link of an experiment into its parts.
    pub fn from_link(link: &str) -> Result<ExperimentDraft, LinkError> {
        let parts = || text_of(link).split('&').filter(|part| !part.is_empty());
        if parts().next() != Some(WORD) {
            return Err(LinkError::new("", parts().next().unwrap_or(""), english::not_an_experiment()));
        }
        let mut draft = ExperimentDraft::usual(Version::NEWEST, Vec::new(), Vec::new());
        // The version is read first, because each version has different keys.
        if let Some(version) = parts().find_map(|part| part.strip_prefix("v=")) {
            draft.version = read_version(version)?;
        }
        let mut seen = Vec::new();
        for part in parts().skip(1) {
            let (key, value) =
                part.split_once('=').ok_or_else(|| LinkError::new(part, "", english::value_missing("seeds=1..100")))?;
            let Some(&key) = KEYS.iter().find(|known| **known == key) else {
                return Err(LinkError::new(key, value, english::not_a_key(&KEYS[..])));
            };
            if seen.contains(&key) {
                return Err(LinkError::new(key, value, english::key_twice()));
            }
            match key {
                "seeds" => draft.seeds = read_seeds(value)?,
                "least" => draft.least = read_least(value)?,
                "moves" => draft.moves = read_moves(value)?,
                "target" => draft.aim = Aim::read(value)?,
                // A percentage of a best known energy.
                "gap" => return Err(LinkError::new(key, value, english::no_gap())),
                "on" if draft.groups.len() == MOST_PUZZLES => {
                    return Err(LinkError::new(key, value, english::too_many_puzzles(MOST_PUZZLES)));
                }
                "on" => draft.groups.push(Group::from_text(&unfold(value))?),
                "with" if draft.settings.len() == MOST_SETTINGS => {
                    return Err(LinkError::new(key, value, english::too_many_settings(MOST_SETTINGS)));
                }
                "with" => draft.settings.push(read_setting(&unfold(value))?),
                _ => {}
            }
            if !["on", "with"].contains(&key) {
                seen.push(key);
            }
        }
        if draft.groups.is_empty() {
            draft.groups.push(Group::from_text("")?);
        }
        Ok(draft)
    }

    /// Returns the parts of the experiment that starts from a run's link: see [`Experiment::from_run`].
    pub fn from_run(config: &Config) -> ExperimentDraft {
        let other = match config.preset().as_str() {
            "recommended" if config.settings.annealing().is_some() => "published",
            _ => "recommended",
        };
        let preset = config.preset();
        let name = if preset == "custom" { String::new() } else { capital(&preset) };
        let mut settings = vec![(name, settings_of(config))];
        // A preset that the puzzle does not have is not offered.
        let preset = [("preset".to_string(), other.to_string())];
        if Config::on_problem(&config.problem.without_pairs(), &preset, &[]).is_ok() {
            settings.push((String::new(), format!("preset={other}")));
        }
        ExperimentDraft::usual(config.version, vec![Group::from_config(config)], settings)
    }

    /// Returns the number of seeds.
    pub fn seed_count(&self) -> u64 {
        self.seeds.1 - self.seeds.0 + 1
    }

    /// Returns the first seed, and the last seed that a round can reach.
    pub fn all_seeds(&self) -> (u64, u64) {
        let rounds = if self.least.is_some() { MOST_ROUNDS } else { 1 };
        (self.seeds.0, self.seeds.0.saturating_add((self.seed_count() * rounds).saturating_sub(1)))
    }

    /// Returns the link of these parts.
    pub fn to_link(&self) -> String {
        let (first, last) = self.seeds;
        let least = self.least.map_or(String::new(), |least| format!("&least={least}"));
        let version = self.version.number();
        let target = if self.aim.is_solution() { String::new() } else { format!("&target={}", self.aim.to_text()) };
        let mut link = format!("{WORD}&v={version}&seeds={first}..{last}{least}&moves={}{target}", self.moves);
        for group in &self.groups {
            link += &format!("&on={}", fold(&group.to_text(), self.version));
        }
        for (name, settings) in &self.settings {
            let settings = format!("name={}&{settings}", encode_all(name));
            link += &format!("&with={}", fold(&settings, self.version));
        }
        link
    }

    /// Checks, before any puzzle is made, that the number of puzzles is within the limit.
    pub fn check_count(&self) -> Result<(), LinkError> {
        let mut puzzles = 0;
        for group in &self.groups {
            puzzles += group.count();
            if puzzles > MOST_PUZZLES {
                return Err(LinkError::new("on", &group.to_text(), english::too_many_puzzles(MOST_PUZZLES)));
            }
        }
        Ok(())
    }

    /// Returns the full grids behind its puzzles, each once.
    pub fn grids(&self) -> Vec<(usize, u64)> {
        let mut seen = BTreeSet::new();
        self.groups.iter().flat_map(Group::grids).filter(|&grid| seen.insert(grid)).collect()
    }
}

/// Reads the name and the settings.
fn read_setting(link: &str) -> Result<(String, String), LinkError> {
    let mut name = String::new();
    let mut rest = Vec::new();
    for part in link.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("name", value)) => name = read_name(&decode(value))?,
            Some((key, value)) if NO_SETTING.contains(&key) => {
                return Err(LinkError::new(key, value, english::no_setting_key(&NO_SETTING[..])));
            }
            _ => rest.push(part),
        }
    }
    let rest = rest.join("&");
    pairs(&rest)?;
    Ok((name, rest))
}

/// Reads a name that a person entered; an empty name means the default letter.
pub fn read_name(name: &str) -> Result<String, LinkError> {
    let name = name.trim();
    let fine = name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control);
    fine.then(|| name.to_string())
        .ok_or_else(|| LinkError::new("name", name, english::not_a_setting_name(name, LONGEST_NAME)))
}

/// Reads a range of seeds such as `1..100`, both ends included.
///
/// # Errors
/// Returns an error for any other text, and for more seeds than the maximum number of runs.
pub fn read_seeds(text: &str) -> Result<(u64, u64), LinkError> {
    let ends = text.split_once("..").and_then(|(first, last)| Some((number::whole(first)?, number::whole(last)?)));
    // This many seeds can be counted, even if something else is wrong with them.
    let fine = ends.filter(|(first, last)| first <= last && last - first < MOST_RUNS);
    fine.ok_or_else(|| LinkError::new("seeds", text, english::not_seeds(text, MOST_RUNS)))
}

/// Reads the number of solved runs that each setting needs on each puzzle; an empty text means no such rule.
pub fn read_least(text: &str) -> Result<Option<u64>, LinkError> {
    if text.is_empty() {
        return Ok(None);
    }
    let least = number::whole(text).filter(|least| (1..=MOST_LEAST).contains(least));
    least.map(Some).ok_or_else(|| LinkError::new("least", text, english::not_least(text, MOST_LEAST)))
}

/// Reads the budget of each run.
pub fn read_moves(text: &str) -> Result<u64, LinkError> {
    let moves = number::whole(text).filter(|moves| (MOVES.least..=MOVES.most).contains(moves));
    moves.ok_or_else(|| LinkError::new(MOVES.name, text, MOVES.refuses(text)))
}
