//! Checks of settings, made before a run follows them.

use super::acceptance::Accept;
use super::restart::Restart;
use super::schedule::Schedule;
use super::settings::{
    AnnealSettings, FACTOR, LONGEST_HISTORY, MOST_EXCHANGE, MOST_MOVES, MOST_REPLICAS, MultiStartSettings, RATE,
    RebuildSettings, TemperingSettings,
};
use crate::random::any::GeneratorKind;
use crate::text::english;
use crate::text::message::Message;
use crate::text::range::Range;

/// Temperatures in any unit of energy; links accept narrower ranges.
const TEMPERATURE: Range = Range { least: f64::MIN_POSITIVE, most: f64::MAX, zero: false };
const TEMPERATURE_OR_ZERO: Range = Range { zero: true, ..TEMPERATURE };

fn whole(name: &'static str, value: u64, least: u64, most: u64) -> Result<(), Message> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(english::of_key(name, english::not_whole(value.to_string(), least, most)))
}

fn number(name: &'static str, value: f64, range: Range) -> Result<(), Message> {
    if range.contains(value) { Ok(()) } else { Err(english::of_key(name, range.refuses(&value.to_string()))) }
}

fn seed(rng: GeneratorKind, seed: u64) -> Result<(), Message> {
    let bits = rng.seed_bits();
    if seed.checked_shr(bits).unwrap_or_default() == 0 {
        return Ok(());
    }
    Err(english::of_key("seed", english::not_seed(seed.to_string(), bits)))
}

impl Schedule {
    /// Checks that the temperatures and rates are in their ranges.
    ///
    /// # Errors
    /// Names the first part that is out of its range.
    pub fn check(&self) -> Result<(), Message> {
        match *self {
            Schedule::Constant { t0 } => number("t0", t0, TEMPERATURE_OR_ZERO),
            Schedule::Fast { t0 } | Schedule::Logarithmic { t0 } => number("t0", t0, TEMPERATURE),
            Schedule::Geometric { t0, rate } => {
                number("t0", t0, TEMPERATURE)?;
                number("rate", rate, RATE)
            }
            Schedule::Linear { t0, t1, over } => {
                number("t0", t0, TEMPERATURE)?;
                number("t1", t1, Range { most: t0, ..TEMPERATURE_OR_ZERO })?;
                whole("over", over, 1, MOST_MOVES)
            }
            Schedule::LundyMees { t0, rate } => {
                number("t0", t0, TEMPERATURE)?;
                number("rate", rate, TEMPERATURE)
            }
            Schedule::Lam { t0, over } => {
                number("t0", t0, TEMPERATURE)?;
                whole("over", over, 1, MOST_MOVES)
            }
        }
    }
}

impl AnnealSettings {
    /// Checks that a run can follow these settings.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    pub fn check(&self) -> Result<(), Message> {
        self.schedule.check()?;
        if let Accept::Late { history, .. } = self.accept {
            whole("history", history.into(), 1, LONGEST_HISTORY)?;
        }
        match self.restart {
            Restart::None => {}
            Restart::Fixed { length } | Restart::Luby { unit: length } => whole("length", length, 1, MOST_MOVES)?,
            Restart::Converged { length, repeats } => {
                whole("length", length, 1, MOST_MOVES)?;
                whole("repeats", repeats.into(), 1, u32::MAX.into())?;
            }
        }
        if let Some(reheat) = self.reheat {
            whole("patience", reheat.patience, 1, MOST_MOVES)?;
            number("floor", reheat.floor, TEMPERATURE_OR_ZERO)?;
            number("factor", reheat.factor, FACTOR)?;
        }
        if let Some(chains) = self.chains {
            whole("chain", chains.length, 1, MOST_MOVES)?;
            whole("fruitless", chains.fruitless, 1, MOST_MOVES)?;
        }
        whole("every", self.every, 1, MOST_MOVES)?;
        whole("moves", self.moves, 1, MOST_MOVES)?;
        seed(self.rng, self.seed)
    }
}

impl TemperingSettings {
    /// Checks that a run can follow these settings.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    pub fn check(&self) -> Result<(), Message> {
        whole("replicas", self.replicas.into(), 2, MOST_REPLICAS)?;
        number("t0", self.t0, TEMPERATURE)?;
        number("t1", self.t1, Range { most: self.t0, ..TEMPERATURE })?;
        whole("exchange", self.exchange, 1, MOST_EXCHANGE)?;
        whole("moves", self.moves, 1, MOST_MOVES)?;
        seed(self.rng, self.seed)
    }
}

impl MultiStartSettings {
    /// Checks that a run can follow these settings.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    pub fn check(&self) -> Result<(), Message> {
        number("t0", self.t0, TEMPERATURE)?;
        whole("moves", self.moves, 1, MOST_MOVES)
    }
}

impl RebuildSettings {
    /// Checks that a run can follow these settings.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    pub fn check(&self) -> Result<(), Message> {
        number("t0", self.t0, TEMPERATURE_OR_ZERO)?;
        whole("moves", self.moves, 1, MOST_MOVES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::anneal::acceptance::LateRule;
    use crate::anneal::chains::{Chains, ImprovesOn};
    use crate::anneal::restart::{Refill, Reheat};

    #[test]
    fn settings_out_of_range_are_rejected_by_name() {
        let good = AnnealSettings::new(Schedule::Constant { t0: 1.0 }, 100, 1);
        let with = |change: fn(&mut AnnealSettings)| {
            let mut settings = good;
            change(&mut settings);
            settings.check().unwrap_err().to_string()
        };
        assert_eq!(good.check(), Ok(()));
        assert_eq!(
            with(|settings| settings.every = 0),
            "every: '0' is not a whole number from 1 to 1,000,000,000,000,000."
        );
        assert!(with(|settings| settings.moves = u64::MAX).starts_with("moves: "));
        assert_eq!(
            with(|settings| settings.accept = Accept::Late { history: 0, rule: LateRule::Always }),
            "history: '0' is not a whole number from 1 to 10,000."
        );
        for schedule in [
            Schedule::Constant { t0: f64::NAN },
            Schedule::Fast { t0: -1.0 },
            Schedule::Logarithmic { t0: f64::INFINITY },
            Schedule::Geometric { t0: 1.0, rate: 1.5 },
            Schedule::Linear { t0: 1.0, t1: 2.0, over: 9 },
            Schedule::Linear { t0: 1.0, t1: 0.5, over: 0 },
            Schedule::LundyMees { t0: 1.0, rate: f64::NAN },
            Schedule::Lam { t0: 1.0, over: 0 },
        ] {
            assert!(AnnealSettings { schedule, ..good }.check().is_err(), "{schedule:?}");
        }
        for restart in [
            Restart::Fixed { length: 0 },
            Restart::Luby { unit: 0 },
            Restart::Converged { length: 0, repeats: 1 },
            Restart::Converged { length: 1, repeats: 0 },
        ] {
            assert!(good.restart(restart).check().is_err(), "{restart:?}");
        }
        for (patience, floor, factor) in [(0, 1.0, 2.0), (1, f64::NAN, 2.0), (1, 1.0, 0.5)] {
            assert!(good.reheat(Reheat { patience, floor, factor, refill: Refill::Keep }).check().is_err());
        }
        for (length, fruitless) in [(0, 1), (1, 0)] {
            let chains = Some(Chains { length, fruitless, judged: ImprovesOn::Best });
            assert!(AnnealSettings { chains, ..good }.check().is_err());
        }
        let r = AnnealSettings { rng: GeneratorKind::R, ..good };
        assert_eq!((r.seed((1 << 31) - 1).check(), r.seed(1 << 31).check().is_err()), (Ok(()), true));
    }
}
