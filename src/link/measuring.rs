//! A link that is being read, whose settings are measured if it asks for that (`preset=auto`). Measuring takes some million proposals.
//! They are made a slice at a time, and can be given up.

use super::config::Config;
use super::reader::{Reader, Tuning};
use super::{LinkError, pairs, text_of};
use crate::anneal::automatic::TemperatureSearch;

/// Reads a link, and measures in slices what it leaves to measuring.
#[derive(Debug)]
#[must_use = "it measures nothing until it is advanced"]
pub struct Measuring {
    pairs: Vec<(String, String)>,
    /// The key that is new, if the pairs are a link with one setting changed.
    changed: Option<String>,
    automatic: bool,
    search: Option<TemperatureSearch>,
}

impl Measuring {
    /// Begins with the link of a run, which may be a whole address.
    ///
    /// # Errors
    /// As [`Config::from_link`], as far as that measures nothing.
    pub fn of_link(link: &str) -> Result<Measuring, LinkError> {
        Measuring::of_text(text_of(link))
    }

    /// Begins with the text of a link, which is no address.
    ///
    /// # Errors
    /// As [`Measuring::of_link`].
    pub fn of_text(text: &str) -> Result<Measuring, LinkError> {
        Measuring::of_pairs(pairs(text)?, None)
    }

    /// Begins with a config of which one setting is changed, as [`Config::changed`] does.
    ///
    /// # Errors
    /// As [`Measuring::of_link`].
    pub fn of_change(config: &Config, key: &str, value: &str) -> Result<Measuring, LinkError> {
        Measuring::of_pairs(config.pairs_with(key, value), Some(key.to_string()))
    }

    fn of_pairs(pairs: Vec<(String, String)>, changed: Option<String>) -> Result<Measuring, LinkError> {
        let mut reader = Reader::new(pairs.clone());
        reader.tuning = Tuning::Later(None);
        let _ = read(&mut reader, changed.as_deref())?;
        let wanted = if let Tuning::Later(wanted) = &mut reader.tuning { wanted.take() } else { None };
        let (automatic, search) = (reader.is_automatic(), wanted.and_then(|wanted| TemperatureSearch::new(*wanted)));
        Ok(Measuring { pairs, changed, automatic, search })
    }

    /// Returns whether the link leaves settings to measuring, even where there is nothing to measure.
    #[must_use]
    pub fn is_automatic(&self) -> bool {
        self.automatic
    }

    /// Makes about `n` proposals; any batches measure the same. Returns whether all is measured.
    pub fn advance(&mut self, n: u64) -> bool {
        self.search.as_mut().is_none_or(|search| search.advance(n))
    }

    /// Returns the fraction that is done, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.search.as_ref().map_or(1.0, TemperatureSearch::share)
    }

    /// Returns what the link says, after measuring what is not measured yet.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn finish(mut self) -> Result<Config, LinkError> {
        while !self.advance(u64::MAX) {}
        let mut reader = Reader::new(self.pairs);
        reader.tuning = Tuning::Known(self.search.as_ref().and_then(TemperatureSearch::temperature));
        read(&mut reader, self.changed.as_deref())
    }
}

fn read(reader: &mut Reader, changed: Option<&str>) -> Result<Config, LinkError> {
    match changed {
        Some(key) => Config::of_change(reader, key),
        None => Config::of_reader(reader),
    }
}
