//! What people change in an experiment, one thing at a time.

use super::design::Experiment;
use super::draft::{ExperimentDraft, MOST_SETTINGS, read_moves, read_name, read_seeds};
use super::group::Group;
use super::names::{capital, is_letter};
use crate::link::LinkError;
use crate::link::config::{Config, problem_of, settings_of};
use crate::text::english;
use serde::Deserialize;

/// Represents a change. Settings and groups are named by their places, from 0.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(tag = "edit", rename_all = "snake_case")]
pub enum Edit {
    /// One more setting, the same as this one.
    Add {
        /// Its place.
        setting: usize,
    },
    /// One setting fewer.
    Remove {
        /// Its place.
        setting: usize,
    },
    /// Another name; nothing for the usual letter.
    Rename {
        /// Its place.
        setting: usize,
        /// The name.
        name: String,
    },
    /// Another value; what no longer has an effect is dropped.
    Change {
        /// Its place.
        setting: usize,
        /// The key, as in a run's link.
        key: String,
        /// The value.
        value: String,
    },
    /// Other seeds, `first..last`.
    Seeds {
        /// The text.
        seeds: String,
    },
    /// Another budget.
    Moves {
        /// The text.
        moves: String,
    },
    /// One more group of puzzles.
    AddGroup {
        /// A piece of a link, as `on` has it.
        on: String,
    },
    /// One group fewer.
    RemoveGroup {
        /// Its place.
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
                draft.settings[setting].0 = String::new();
                let name = read_name(&name)?;
                draft.settings[setting].0 = name;
            }
            Edit::Change { setting, key, value } => {
                let changed = there(setting)?.config().changed(&key, &value)?;
                draft.settings[setting].1 = settings_of(&changed);
                // A name that says what differed is made again.
                for (place, own) in self.own_names().into_iter().enumerate() {
                    let name = &mut draft.settings[place].0;
                    let presets = changed.problem.presets();
                    let preset = place == setting && presets.iter().any(|preset| capital(&preset.name) == *name);
                    if *name == own || is_letter(name) || preset {
                        name.clear();
                    }
                }
            }
            Edit::Seeds { seeds } => draft.seeds = read_seeds(&seeds)?,
            Edit::Moves { moves } => draft.moves = read_moves(&moves)?,
            Edit::AddGroup { on } => draft.groups.push(Group::from_text(&on.replace(';', "&"))?),
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

    /// Returns the puzzle of a run's link, as `on` has it.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn group_of_run(link: &str) -> Result<String, LinkError> {
        Ok(problem_of(&Config::from_link(link)?))
    }
}

fn missing(key: &str, place: usize) -> LinkError {
    LinkError::new(key, &place.to_string(), english::not_there(place.to_string()))
}
