//! The reading of a link whose settings are measured, if it has `preset=auto`. A measurement takes some million
//! proposals. The caller chooses the size of their slices, and can abandon the measurement between slices.

use super::config::Config;
use super::reader::{Reader, Tuning};
use super::{LinkError, pairs, text_of};
use crate::anneal::automatic::TemperatureSearch;
use crate::puzzle::instance::Instance;

/// A link that is being read while its open settings are measured in slices.
#[derive(Debug)]
#[must_use = "it measures nothing until it is advanced"]
pub struct Measuring {
    reader: Reader,
    /// The changed key, if the pairs belong to a configuration with one setting changed.
    changed: Option<String>,
    automatic: bool,
    search: Option<TemperatureSearch>,
}

impl Measuring {
    /// Begins with the link of a run, which may be a complete address.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`], except errors that appear only with the measured temperature.
    pub fn from_link(link: &str) -> Result<Measuring, LinkError> {
        Measuring::from_text(text_of(link))
    }

    /// Begins with the text of a link, which is never taken for an address.
    ///
    /// # Errors
    /// Returns the errors of [`Measuring::from_link`].
    pub fn from_text(text: &str) -> Result<Measuring, LinkError> {
        Measuring::of_reader(Reader::new(pairs(text)?), None)
    }

    /// Begins with settings of a problem, as pairs of a link.
    ///
    /// # Errors
    /// Returns the errors of [`Measuring::from_link`].
    pub(crate) fn on_problem(problem: &Instance, settings: Vec<(String, String)>) -> Result<Measuring, LinkError> {
        Measuring::of_reader(Reader::new(settings).on(problem), None)
    }

    /// Begins with a change of one setting in a configuration, as in [`Config::changed`].
    ///
    /// # Errors
    /// Returns the errors of [`Measuring::from_link`].
    pub fn from_change(config: &Config, key: &str, value: &str) -> Result<Measuring, LinkError> {
        Measuring::of_reader(Reader::new(config.pairs_with(key, value)), Some(key.to_string()))
    }

    fn of_reader(reader: Reader, changed: Option<String>) -> Result<Measuring, LinkError> {
        let mut trial = reader.clone();
        trial.tuning = Tuning::Later(None);
        let _ = read(&mut trial, changed.as_deref())?;
        let wanted = if let Tuning::Later(wanted) = &mut trial.tuning { wanted.take() } else { None };
        let (automatic, search) = (trial.is_automatic(), wanted.and_then(|wanted| TemperatureSearch::new(*wanted)));
        Ok(Measuring { reader, changed, automatic, search })
    }

    /// Returns whether the link has `preset=auto`, even if nothing needs a measurement.
    pub fn is_automatic(&self) -> bool {
        self.automatic
    }

    /// Makes about `n` proposals; the batch size does not affect the result. Returns whether the measurement is complete.
    pub fn measure(&mut self, n: u64) -> bool {
        self.search.as_mut().is_none_or(|search| search.measure(n))
    }

    /// Returns the completed fraction of the measurement, 0 to 1.
    pub fn share(&self) -> f64 {
        self.search.as_ref().map_or(1.0, TemperatureSearch::share)
    }

    /// Returns the configuration, after completing the measurement.
    ///
    /// # Errors
    /// Returns the errors of [`Config::from_link`].
    pub fn finish(mut self) -> Result<Config, LinkError> {
        while !self.measure(u64::MAX) {}
        self.reader.tuning = Tuning::Known(self.search.as_ref().and_then(TemperatureSearch::temperature));
        read(&mut self.reader, self.changed.as_deref())
    }
}

fn read(reader: &mut Reader, changed: Option<&str>) -> Result<Config, LinkError> {
    match changed {
        Some(key) => Config::of_change(reader, key),
        None => Config::of_reader(reader),
    }
}
