//! The keys and values of a link of this module, as written. The value of `start` and `run` is itself a link.

use crate::experiment::{fold, unfold};
use crate::lesson::measured_config;
use crate::link::config::Config;
use crate::link::{LinkError, read_version, text_of};
use crate::run::version::Version;
use crate::text::percent::{decode, encode_all};
use crate::text::{english, number};

/// The maximum length of a link of this module, in bytes. The longest run has a thousand interventions.
pub const MOST_LINK: usize = 32 * 1024;

/// The keys of a link with their values, each taken once.
pub struct LinkParts {
    parts: Vec<(String, String)>,
    /// The version of runs that do not name one.
    version: Version,
}

impl LinkParts {
    /// Reads a link, which may be a complete address, with one of `words` as its first word and keys among `known`.
    pub fn read(link: &str, words: &[&str], known: &[&str]) -> Result<LinkParts, LinkError> {
        let text = text_of(link);
        if text.len() > MOST_LINK {
            return Err(LinkError::new("", text, english::text_too_long(text.len(), MOST_LINK)));
        }
        let mut all = text.split('&').filter(|part| !part.is_empty());
        let word = all.next().unwrap_or_default();
        if !words.contains(&word) {
            return Err(LinkError::new("", word, english::not_this_link(words[0])));
        }
        let written: Vec<&str> = all.collect();
        // The version is read first, because each version has different keys.
        let version = match written.iter().find_map(|part| part.strip_prefix("v=")) {
            Some(version) => read_version(version)?,
            None => return Err(LinkError::new("v", "", english::link_cut("v"))),
        };
        let mut parts: Vec<(String, String)> = Vec::new();
        for part in written {
            let Some((key, value)) = part.split_once('=') else {
                return Err(LinkError::new(part, "", english::value_missing("title=Magic")));
            };
            if !known.contains(&key) && key != "v" {
                return Err(LinkError::new(key, value, english::not_a_key(known)));
            }
            if parts.iter().any(|(other, _)| other == key) {
                return Err(LinkError::new(key, value, english::key_twice()));
            }
            parts.push((key.to_string(), value.to_string()));
        }
        Ok(LinkParts { parts, version })
    }

    /// Returns the parts of a form: keys with their values in plain text, and the link of a run.
    pub fn from_pairs(pairs: &[(String, String)], start: &str, known: &[&str]) -> Result<LinkParts, LinkError> {
        if let Some((key, value)) = pairs.iter().find(|(key, _)| !known.contains(&&key[..]) || key == "start") {
            return Err(LinkError::new(key, value, english::not_a_key(known)));
        }
        let mut parts: Vec<(String, String)> =
            pairs.iter().map(|(key, value)| (key.clone(), encode_all(value))).collect();
        parts.push(("start".to_string(), folded(&run_link("start", text_of(start))?)));
        Ok(LinkParts { parts, version: Version::NEWEST })
    }

    /// Takes the value of a key as written.
    pub fn raw(&mut self, key: &str) -> Option<String> {
        let place = self.parts.iter().position(|(known, _)| known == key)?;
        Some(self.parts.swap_remove(place).1)
    }

    /// Takes a text.
    pub fn text(&mut self, key: &str) -> Option<String> {
        self.raw(key).map(|value| decode(&value))
    }

    /// Takes a required text.
    pub fn needed(&mut self, key: &str) -> Result<String, LinkError> {
        self.text(key).ok_or_else(|| LinkError::new(key, "", english::link_cut(key)))
    }

    /// Takes a required integer.
    pub fn whole(&mut self, key: &str, least: u64, most: u64) -> Result<u64, LinkError> {
        let value = self.needed(key)?;
        let number = number::whole(&value).filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| LinkError::new(key, &value, english::not_whole(&*value, least, most)))
    }

    /// Takes words that are joined by commas.
    pub fn list(&mut self, key: &str) -> Vec<String> {
        let text = self.text(key).unwrap_or_default();
        text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(String::from).collect()
    }

    /// Takes the required link of a run, and returns it written out in full.
    pub fn run(&mut self, key: &str) -> Result<String, LinkError> {
        let folded = self.raw(key).ok_or_else(|| LinkError::new(key, "", english::link_cut(key)))?;
        let link = unfold(&folded);
        let names_version = link.split('&').any(|part| part.starts_with("v="));
        run_link(key, &if names_version { link } else { format!("v={}&{link}", self.version.number()) })
    }

    /// Rejects a key that was not taken, because a key without an effect would mislead its author.
    pub fn end(self) -> Result<(), LinkError> {
        match self.parts.into_iter().find(|(key, _)| key != "v") {
            Some((key, value)) => Err(LinkError::new(&key, &value, english::no_effect())),
            None => Ok(()),
        }
    }
}

/// Returns a run's link written out in full. The error names this key.
pub fn run_link(key: &str, link: &str) -> Result<String, LinkError> {
    let config = measured_config(link).map_err(|error| LinkError::new(key, &error.value.clone(), error.into()))?;
    Ok(Config { at: None, ..config }.to_link())
}

/// Returns the link of a run as a value, with the separators of its version. It contains no comma, so it can end a
/// table's column.
pub fn folded(link: &str) -> String {
    let version = if link.starts_with("v=1&") { Version::V1 } else { Version::NEWEST };
    fold(link, version).replace(',', "%2C")
}
