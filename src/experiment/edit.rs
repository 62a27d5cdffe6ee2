//! The edits that people make to an experiment, one at a time.

use super::aim::Aim;
use super::design::Experiment;
use super::draft::{ExperimentDraft, MOST_SETTINGS, read_least, read_moves, read_name, read_seeds, unfold};
use super::group::Group;
use super::names::{capital, is_letter};
use crate::link::config::{Config, NO_SETTING, problem_of, settings_of};
use crate::link::{Field, LinkError, presets};
use crate::text::{english, number};
use serde::Deserialize;

/// An edit of an experiment. Settings and groups are given by their indices, from 0.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Edit {
    /// A copy of this setting as an additional setting.
    Add {
        /// The index of the setting.
        setting: usize,
    },
    /// The removal of this setting.
    Remove {
        /// The index of the setting.
        setting: usize,
    },
    /// A new name; an empty name means the default letter.
    Rename {
        /// The index of the setting.
        setting: usize,
        /// The name.
        name: String,
    },
    /// A new value; values that no longer have an effect are dropped.
    Change {
        /// The index of the setting.
        setting: usize,
        /// The key, as in a run's link.
        key: String,
        /// The value.
        value: String,
    },
    /// A series of settings in place of this one, one for each of several values of a number.
    Series {
        /// The index of the setting.
        setting: usize,
        /// The key of the number.
        key: String,
        /// The first value.
        from: String,
        /// The last value.
        to: String,
        /// The number of values.
        steps: String,
        /// True for a constant ratio between successive values, false for a constant difference.
        log: bool,
    },
    /// New seeds, `first..last`.
    Seeds {
        /// The text that was entered.
        seeds: String,
    },
    /// A new number of solved runs that each setting needs on each puzzle; an empty text means no such rule.
    Least {
        /// The text that was entered.
        least: String,
    },
    /// A new target: an energy, `none`, or an empty text for a solution.
    Target {
        /// The text that was entered.
        target: String,
    },
    /// A new budget.
    Moves {
        /// The text that was entered.
        moves: String,
    },
    /// An additional group of puzzles.
    AddGroup {
        /// A piece of a link, in the format of `on`.
        on: String,
    },
    /// The removal of this group.
    RemoveGroup {
        /// The index of the group.
        group: usize,
    },
}

impl Experiment {
    pub(super) fn changed(&self, edit: Edit) -> Result<ExperimentDraft, LinkError> {
        let mut draft = self.draft.clone();
        let there = |setting: usize| self.settings.get(setting).ok_or_else(|| missing("with", setting));
        match edit {
            Edit::Add { setting } => {
                there(setting)?;
                if draft.settings.len() == MOST_SETTINGS {
                    return Err(LinkError::new("with", "", english::too_many_settings(MOST_SETTINGS)));
                }
                let text = draft.settings[setting].1.clone();
                draft.settings.push((String::new(), text));
            }
            Edit::Remove { setting } => {
                there(setting)?;
                if draft.settings.len() == 1 {
                    return Err(LinkError::new("with", "", english::no_setting()));
                }
                draft.settings.remove(setting);
            }
            Edit::Rename { setting, name } => {
                there(setting)?;
                draft.settings[setting].0 = read_name(&name)?;
            }
            Edit::Change { setting, key, value } => {
                let changed = there(setting)?.config().changed(&key, &value)?;
                draft.settings[setting].1 = settings_of(&changed);
                // A name that describes a difference is generated again.
                for (place, own) in self.own_names().into_iter().enumerate() {
                    let name = &mut draft.settings[place].0;
                    let presets = presets(&changed.problem)?;
                    let preset = place == setting && presets.iter().any(|preset| capital(&preset.name) == *name);
                    if *name == own || is_letter(name) || preset {
                        name.clear();
                    }
                }
            }
            Edit::Series { setting, key, from, to, steps, log } => {
                let most = MOST_SETTINGS + 1 - draft.settings.len();
                if most < 2 {
                    return Err(LinkError::new("with", "", english::too_many_settings(MOST_SETTINGS)));
                }
                let config = there(setting)?.config();
                let number = |field: &Field| field.kind != "choice" && !NO_SETTING.contains(&field.key);
                let field = config.fields().into_iter().find(|field| field.key == key && number(field));
                let field = field.ok_or_else(|| LinkError::new("series", &key, english::not_an_edit(&*key)))?;
                let whole = field.kind == "whole";
                let values = series(&from, &to, &steps, most, log, whole)?;
                let made = values.iter().map(|value| Ok((String::new(), settings_of(&config.changed(&key, value)?))));
                let made = made.collect::<Result<Vec<_>, LinkError>>()?;
                draft.settings.splice(setting..=setting, made);
            }
            Edit::Seeds { seeds } => draft.seeds = read_seeds(&seeds)?,
            Edit::Least { least } => draft.least = read_least(&least)?,
            Edit::Target { target } => draft.aim = Aim::read(&target)?,
            Edit::Moves { moves } => draft.moves = read_moves(&moves)?,
            Edit::AddGroup { on } => draft.groups.push(Group::from_text(&unfold(&on))?),
            Edit::RemoveGroup { group } => {
                if group >= draft.groups.len() {
                    return Err(missing("on", group));
                }
                if draft.groups.len() == 1 {
                    return Err(LinkError::new("on", "", english::no_puzzle()));
                }
                draft.groups.remove(group);
            }
        }
        Ok(draft)
    }

    /// Returns the puzzle of a run's link, in the format of `on`.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn group_of_run(link: &str) -> Result<String, LinkError> {
        Ok(problem_of(&Config::from_link(link)?.problem))
    }
}

/// Returns the distinct values of a series, rounded to three digits.
fn series(from: &str, to: &str, steps: &str, most: usize, log: bool, whole: bool) -> Result<Vec<String>, LinkError> {
    let end = |key: &str, text: &str| {
        let value = number::decimal(text).filter(|value| value.is_finite() && (*value > 0.0 || !log && *value == 0.0));
        value.ok_or_else(|| LinkError::new(key, text, english::not_an_end_of_series(text)))
    };
    let (first, last) = (end("from", from)?, end("to", to)?);
    let steps = number::whole(steps)
        .filter(|count| (2..=most as u64).contains(count))
        .ok_or_else(|| LinkError::new("steps", steps, english::not_steps_of_series(steps, most)))?;
    let mut values: Vec<String> = Vec::new();
    for step in 0..steps {
        let part = step as f64 / (steps - 1) as f64;
        let value = match step {
            0 => first,
            _ if step == steps - 1 => last,
            _ if log => three_digits(first * libm::pow(last / first, part)),
            _ => three_digits(first + (last - first) * part),
        };
        let text = if whole { libm::round(value) } else { value }.to_string();
        if !values.contains(&text) {
            values.push(text);
        }
    }
    Ok(values)
}

fn three_digits(value: f64) -> f64 {
    if value == 0.0 {
        return 0.0;
    }
    let unit = libm::pow(10.0, libm::floor(libm::log10(value)) - 2.0);
    number::short(libm::round(value / unit) * unit)
}

fn missing(key: &str, place: usize) -> LinkError {
    LinkError::new(key, &place.to_string(), english::not_there(place.to_string()))
}
