//! Lessons: reading them, computing their claims about runs, and replaying a learner's exercise.

use crate::pace::Pace;
use crate::{plain, thrown, to_js};
use annealing_lab::lesson::{Claim, ClaimRuns, Exercise, ExerciseCheck, Lesson};
use annealing_lab::text::message::Message;
use wasm_bindgen::prelude::*;

/// Reads the text of a lesson: `Lesson`. Throws a `Message`.
#[wasm_bindgen(unchecked_return_type = "Lesson")]
pub fn read_lesson(text: &str) -> Result<JsValue, JsValue> {
    Lesson::read(text).map(|lesson| to_js(&lesson)).map_err(|message| to_js(&message))
}

/// The number of moves between two checks of the clock.
const SLICE: u64 = 1000;

/// A computation of a claim about runs, in slices.
#[wasm_bindgen]
pub struct LessonRuns {
    runs: ClaimRuns,
}

#[wasm_bindgen]
impl LessonRuns {
    /// Begins with a claim as JSON. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(claim: &str) -> Result<LessonRuns, JsValue> {
        let claim: Claim = serde_json::from_str(claim).map_err(|error| JsValue::from(error.to_string()))?;
        Ok(LessonRuns { runs: claim.runs_at_work().map_err(thrown)? })
    }

    /// Continues for about `milliseconds` ms, and returns the `RunsSoFar`. Throws a `LinkError`.
    #[wasm_bindgen(unchecked_return_type = "RunsSoFar")]
    pub fn advance(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let start = Pace::now();
        let mut over = self.runs.replay(SLICE).map_err(thrown)?;
        while !over && Pace::now() - start < milliseconds {
            over = self.runs.replay(SLICE).map_err(thrown)?;
        }
        let (made, runs) = self.runs.far();
        let found = over.then(|| self.runs.findings());
        Ok(plain(&[("made", made.into()), ("runs", runs.into()), ("found", to_js(&found))]))
    }
}

/// A replay of a learner's exercise, in slices.
#[wasm_bindgen]
pub struct LessonCheck {
    check: ExerciseCheck,
    pace: Pace,
}

#[wasm_bindgen]
impl LessonCheck {
    /// Begins with a learner's link, for an `Exercise` as JSON. Throws a `Message`.
    #[wasm_bindgen(constructor)]
    pub fn new(exercise: &str, link: &str) -> Result<LessonCheck, JsValue> {
        let refused = |message: Message| to_js(&message);
        let exercise: Exercise = serde_json::from_str(exercise).map_err(|error| JsValue::from(error.to_string()))?;
        Ok(LessonCheck { check: exercise.begin_check(link).map_err(refused)?, pace: Pace::new() })
    }

    /// Continues for about `milliseconds` ms, and returns the `CheckSoFar`.
    #[wasm_bindgen(unchecked_return_type = "CheckSoFar")]
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let mut verdict = None;
        self.pace.within(milliseconds, &mut |moves| {
            verdict = self.check.replay(moves);
            verdict.is_some()
        });
        let (made, runs) = self.check.far();
        plain(&[("made", made.into()), ("runs", runs.into()), ("verdict", to_js(&verdict))])
    }
}
