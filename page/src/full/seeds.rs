//! A link run with many seeds at once: the part for one worker.

use crate::pace::Pace;
use crate::{config_of, plain, to_js};
use annealing_lab::link::Config;
use annealing_lab::run::RunError;
use annealing_lab::run::seeds::{Quickest, Seeds, next_round, seeds_from};
use wasm_bindgen::prelude::*;

/// Runs of a link with some of its seeds, side by side, advanced from JavaScript. Several workers divide the seeds.
#[wasm_bindgen]
pub struct SeedShare {
    config: Config,
    seeds: Seeds,
    pace: Pace,
}

/// Returns the move for the end of the next round of all shares, after the round that ended at `moves`. Before the
/// first round, `moves` is 0.
#[wasm_bindgen]
pub fn next_seed_round(moves: f64) -> f64 {
    next_round(moves as u64) as f64
}

fn unsupported() -> JsError {
    JsError::new(&RunError::Unsupported.to_string())
}

#[wasm_bindgen]
impl SeedShare {
    /// Returns number `place` of `of` shares, counted from 0. Together they have `count` seeds, beginning with the
    /// link's own, dealt out in turn. Throws a `LinkError`, or an error if the solver has no seed.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, count: u32, place: u32, of: u32) -> Result<SeedShare, JsValue> {
        let config = config_of(link)?;
        let seeds = seeds_from(&config.settings, count.into()).ok_or_else(unsupported)?;
        let own = seeds.into_iter().skip(place as usize).step_by(of.max(1) as usize);
        let seeds = Seeds::new(&config.problem, config.settings, own).map_err(|_| unsupported())?;
        Ok(SeedShare { config, seeds, pace: Pace::new() })
    }

    /// Advances all these runs to this move, for about `milliseconds` ms, and returns the `SeedsSoFar`.
    #[wasm_bindgen(unchecked_return_type = "SeedsSoFar")]
    pub fn go_to(&mut self, moves: f64, milliseconds: f64) -> JsValue {
        let SeedShare { config, seeds, pace } = self;
        let there = pace.within(milliseconds, &mut |chunk| seeds.go_to(moves as u64, chunk));
        let link = |Quickest { moves, seed }| {
            let mut run = config.clone().with_at(None);
            run.settings = run.settings.with_seed(seed);
            (moves, run.to_link())
        };
        let (over, moves) = (to_js(&seeds.over()), to_js(&seeds.moves()));
        let quickest = to_js(&seeds.quickest().map(link));
        plain(&[("there", there.into()), ("over", over), ("moves", moves), ("quickest", quickest)])
    }
}
