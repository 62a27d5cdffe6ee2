//! Lessons: reading them, computing what they claim of runs, and replaying what a learner did alone.

use crate::lesson::{Claim, Exam, Exercise, Lesson, Verdict};
use crate::text::message::Message;
use crate::wasm::pace::{Chunk, Pace};
use crate::wasm::{thrown, to_js};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Reads the text of a lesson: `Lesson`. Throws a `Message`.
#[wasm_bindgen]
pub fn read_lesson(text: &str) -> Result<JsValue, JsValue> {
    Lesson::read(text).map(|lesson| to_js(&lesson)).map_err(|message| to_js(&message))
}

/// Computes a claim of runs, given as JSON: `Finding[]`. Throws a `LinkError`.
#[wasm_bindgen]
pub fn measure_runs(claim: &str) -> Result<JsValue, JsValue> {
    let claim = serde_json::from_str::<Claim>(claim).map_err(|error| JsValue::from(error.to_string()))?;
    Ok(to_js(&claim.measured_of_runs().map_err(thrown)?))
}

/// How far a learner's link has been replayed.
#[derive(Serialize)]
struct ExamSoFar {
    /// Runs that are made, of so many.
    made: usize,
    runs: usize,
    /// What came of it, when that is known.
    verdict: Option<Verdict>,
}

/// Replays what a learner did alone, in slices.
#[wasm_bindgen]
pub struct LessonExam {
    exam: Exam,
    pace: Pace,
}

#[wasm_bindgen]
impl LessonExam {
    /// Begins with a learner's link, for an `Exercise` as JSON. Throws a `Message`.
    #[wasm_bindgen(constructor)]
    pub fn new(exercise: &str, link: &str) -> Result<LessonExam, JsValue> {
        let refused = |message: Message| to_js(&message);
        let exercise: Exercise = serde_json::from_str(exercise).map_err(|error| JsValue::from(error.to_string()))?;
        Ok(LessonExam { exam: exercise.exam(link).map_err(refused)?, pace: Pace::new() })
    }

    /// Continues for about `milliseconds` ms, and returns the `ExamSoFar`.
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let LessonExam { exam, pace } = self;
        let mut verdict = None;
        pace.within(u64::MAX, milliseconds, &mut |moves| {
            verdict = exam.advance(moves);
            Chunk::whole_if(verdict.is_none())
        });
        let (made, runs) = exam.far();
        to_js(&ExamSoFar { made, runs, verdict })
    }
}
