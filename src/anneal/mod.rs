//! Simulated annealing: settings, schedules, rules of acceptance, and the runs that follow them.
//!
//! An [`AnnealRun`] is a sequence of anneals. Each follows a [`Schedule`] and a rule of acceptance, [`Accept`].
//! [`Restart`], [`Reheat`] and [`Chains`] are the rules for the end of an anneal and for reheats. A [`TemperingRun`]
//! anneals several states at once. An [`Intervention`] is a person's action. A [`TemperatureSweep`] finds an initial
//! temperature, and a [`TemperatureSearch`] finds a constant one.

pub(crate) mod acceptance;
pub(crate) mod anneal_run;
mod any_problem;
pub(crate) mod automatic;
pub(crate) mod chains;
mod check;
mod events;
mod frozen;
pub(crate) mod intervention;
pub(crate) mod kernel;
pub(crate) mod multi_start;
pub(crate) mod presets;
#[doc(hidden)]
pub mod rebuild;
pub(crate) mod restart;
mod run_record;
pub(crate) mod schedule;
pub(crate) mod settings;
pub(crate) mod solver;
pub(crate) mod tempering;
pub(crate) mod tuning;

pub use acceptance::{Accept, LateRule};
pub use anneal_run::AnnealRun;
pub use automatic::{TemperatureSearch, WantedTemperature};
pub use chains::{Chains, ImprovesOn};
pub use intervention::{Intervention, InterventionAt, InterventionRules, MOST_INTERVENTIONS};
pub use kernel::Proposal;
pub use presets::Preset;
pub use restart::{Found, Refill, Reheat, Restart};
pub use schedule::{Lam, Schedule, probability};
pub use settings::{AnnealSettings, MultiStartSettings, RebuildSettings, TemperingSettings};
pub use solver::PossibleMove;
pub use tempering::TemperingRun;
pub use tuning::{Measurement, TemperatureSweep, temperature_for, temperature_of_own};
