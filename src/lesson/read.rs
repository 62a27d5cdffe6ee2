//! Reads a lesson from its text, and checks it completely, so that the result needs no further check.

use super::{Axis, Formula, Lesson, LessonStep, MOST_BYTES, Question};
use crate::experiment::{Grids, Reading, is_experiment, read_seeds};
use crate::link::config::Config;
use crate::text::english;
use crate::text::message::Message;

/// The version of the format.
const VERSION: u32 = 1;
const MOST_STEPS: usize = 30;
/// The maximum number of runs of an experiment, because it must end while the learner watches.
const MOST_RUNS: usize = 5000;
/// The maximum number of seeds of a claim about runs.
const MOST_SEEDS: u64 = 1000;
/// The maximum number of digits of a stated value, which is the precision of a float.
const MOST_DIGITS: u32 = 17;

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// Names the line of the text, or the step or claim, with the error and the accepted values.
    pub fn read(text: &str) -> Result<Lesson, Message> {
        if text.len() > MOST_BYTES {
            return Err(english::lesson_too_long(MOST_BYTES));
        }
        let lesson: Lesson = toml::from_str(text).map_err(|error| {
            let span = error.span().unwrap_or_default();
            let (before, written) = (text.get(..span.start).unwrap_or_default(), text.get(span).unwrap_or_default());
            let said = error.message();
            let problem = wrong_formula(written, said).unwrap_or_else(|| wrong_text(text, before, said));
            english::at(english::line(before.matches('\n').count() + 1), problem)
        })?;
        lesson.check()?;
        Ok(lesson)
    }

    fn check(&self) -> Result<(), Message> {
        if self.version != VERSION {
            return Err(english::lesson_version(self.version, VERSION));
        }
        if self.steps.is_empty() || self.steps.len() > MOST_STEPS {
            return Err(english::lesson_steps(MOST_STEPS));
        }
        for (name, link) in &self.experiments {
            check_experiment(link).map_err(|problem| english::at(english::lesson_experiment(&name[..]), problem))?;
        }
        for name in self.claims.keys() {
            self.check_claim(name).map_err(|problem| english::at(english::lesson_claim(&name[..]), problem))?;
        }
        for (place, step) in self.steps.iter().enumerate() {
            self.check_step(place, step).map_err(|problem| english::at(english::lesson_step(place + 1), problem))?;
        }
        for source in &self.sources {
            if let Some(link) = source.link.as_ref().filter(|link| !link.starts_with("https://")) {
                return Err(english::lesson_address(&link[..]));
            }
        }
        Ok(())
    }

    fn check_claim(&self, name: &str) -> Result<(), Message> {
        let claim = &self.claims[name];
        let of_runs = !claim.runs.is_empty();
        if claim.experiment.is_some() != claim.measure.of_experiment() || of_runs == claim.measure.of_experiment() {
            return Err(english::claim_of());
        }
        if let Some(experiment) = claim.experiment.as_ref().filter(|name| !self.experiments.contains_key(&name[..])) {
            return Err(english::lesson_no_experiment(&experiment[..]));
        }
        if !claim.labels.is_empty() && claim.labels.len() != claim.is.len() {
            return Err(english::claim_labels());
        }
        if let Some(beside) = claim.beside.filter(|beside| !(1..=MOST_RUNS).contains(beside)) {
            return Err(english::of_key("beside", english::not_whole(beside.to_string(), 1, MOST_RUNS)));
        }
        if !(1..=MOST_DIGITS).contains(&claim.digits) {
            return Err(english::of_key("digits", english::not_whole(claim.digits.to_string(), 1, MOST_DIGITS)));
        }
        if claim.is.is_empty() || of_runs && claim.is.len() != claim.runs.len() {
            return Err(english::claim_values());
        }
        if let Some(seeds) = &claim.seeds {
            let (first, last) = read_seeds(seeds)?;
            if last - first >= MOST_SEEDS {
                return Err(english::exercise_seeds(MOST_SEEDS));
            }
        }
        Ok(claim.runs.iter().try_for_each(|link| Config::check(link))?)
    }

    fn check_step(&self, place: usize, step: &LessonStep) -> Result<(), Message> {
        if let Some(scene) = &step.scene {
            if scene.run.is_some() && scene.experiment.is_some() {
                return Err(english::scene_of_both());
            }
            if let Some(link) = &scene.run {
                Config::check(link)?;
            }
            if let Some(name) = scene.experiment.as_ref().filter(|name| !self.experiments.contains_key(&name[..])) {
                return Err(english::lesson_no_experiment(&name[..]));
            }
        }
        let named = |name: &String| self.claims.contains_key(&name[..]);
        if let Some(name) = step.claims.iter().find(|name| !named(name)) {
            return Err(english::lesson_no_claim(&name[..]));
        }
        if let Some(name) = &step.recall {
            let before = self.steps[..place].iter().filter_map(|step| step.ask.as_ref());
            if before.filter(|question| question.name() == name).count() != 1 {
                return Err(english::lesson_no_question(&name[..]));
            }
        }
        let replies = step.ask.iter().flat_map(Question::replies);
        let why = step.exercise.iter().map(|exercise| &exercise.why);
        let texts = [&step.title, &step.text].into_iter().chain(replies).chain(why);
        if let Some(place) = texts.flat_map(|text| places(text)).find(|place| self.value(place).is_none()) {
            return Err(english::lesson_no_claim(place));
        }
        if let Some(question) = &step.ask {
            self.check_question(question)?;
        }
        step.exercise.as_ref().map_or(Ok(()), |exercise| exercise.check())
    }

    fn check_question(&self, question: &Question) -> Result<(), Message> {
        let ranged = |axis: &Axis| {
            let finite = axis.from.is_finite() && axis.to.is_finite() && axis.from < axis.to;
            if finite && !(axis.log && axis.from <= 0.0) { Ok(()) } else { Err(english::question_range()) }
        };
        match question {
            Question::Choose { options, .. } => {
                let right = options.iter().filter(|option| option.right).count();
                if options.len() >= 2 && right > 0 { Ok(()) } else { Err(english::question_options()) }
            }
            Question::Number { axis, step, truth, near, .. } => {
                ranged(axis)?;
                let steps = if axis.log { *step } else { (axis.to - axis.from) / step };
                if !(1.0..=100_000.0).contains(&steps) || near.is_nan() || *near < 0.0 {
                    return Err(english::question_range());
                }
                self.value(truth).map(drop).ok_or_else(|| english::lesson_no_claim(&truth[..]))
            }
            Question::Line { across, up, at, truth, near, .. } => {
                ranged(across)?;
                ranged(up)?;
                let claim = self.claims.get(&truth[..]).ok_or_else(|| english::lesson_no_claim(&truth[..]))?;
                let inside = at.iter().all(|at| (across.from..=across.to).contains(at));
                let rising = at.windows(2).all(|pair| pair[0] < pair[1]);
                let there = (2..=24).contains(&at.len()) && at.len() == claim.is.len();
                if inside && rising && there && *near >= 0.0 { Ok(()) } else { Err(english::question_points()) }
            }
        }
    }

    /// Returns the value that the text states under a name such as `claim` or `claim.2`.
    pub fn value(&self, place: &str) -> Option<f64> {
        let (name, which) = place.split_once('.').unwrap_or((place, "1"));
        let which: usize = which.parse().ok()?;
        self.claims.get(name)?.is.get(which.checked_sub(1)?).copied()
    }
}

/// Returns the error in a formula if the TOML reader reports one, because it does not pass on our own messages.
fn wrong_formula(written: &str, said: &str) -> Option<Message> {
    let problem = Formula::read(written.trim_matches(['"', '\''])).err()?;
    said.contains(&problem.to_string()).then_some(problem)
}

/// Returns the error in a text at the end of `before`, in plain words.
fn wrong_text(text: &str, before: &str, problem: &str) -> Message {
    let line = text.lines().nth(before.matches('\n').count()).unwrap_or_default();
    if line.contains(['\u{201c}', '\u{201d}', '\u{201e}', '\u{2018}', '\u{2019}']) && problem.contains("expected") {
        return english::lesson_quotes();
    }
    let names: Vec<&str> = problem.split('`').skip(1).step_by(2).collect();
    if let ([unknown, known @ ..], true) = (&names[..], problem.starts_with("unknown "))
        && let Some(nearest) = known.iter().min_by_key(|name| distance(unknown, name))
    {
        return english::lesson_unknown(*unknown, *nearest, known);
    }
    let whole = ["u8", "u16", "u32", "u64", "usize", "i32", "i64"];
    let words = problem.trim_end_matches('.').split(' ').map(|word| match word {
        _ if whole.contains(&word) => english::WHOLE_NUMBER.to_string(),
        "f64" => english::ANY_NUMBER.to_string(),
        word => word.to_string(),
    });
    english::lesson_text(words.collect::<Vec<_>>().join(" "))
}

/// Returns the minimum number of insertions, deletions and replacements that turn one word into the other (Levenshtein
/// distance).
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (place, own) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = place + 1;
        for (column, letter) in other.chars().enumerate() {
            let replaced = corner + usize::from(own != letter);
            corner = row[column + 1];
            row[column + 1] = replaced.min(corner + 1).min(row[column] + 1);
        }
    }
    row.last().copied().unwrap_or_default()
}

/// Returns the names in braces in a text.
fn places(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(name, _)| name))
}

/// Checks that an experiment is small and begins at once: grids of random sudokus are made when it is run.
fn check_experiment(link: &str) -> Result<(), Message> {
    if !is_experiment(link) {
        return Err(english::lesson_no_compare());
    }
    let reading = Reading::from_link(link)?;
    if reading.progress().1 > 0 {
        return Ok(());
    }
    let experiment = reading.finish(&mut Grids::default())?;
    if experiment.runs() > MOST_RUNS { Err(english::lesson_runs(MOST_RUNS)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distances_of_words_are_levenshteins() {
        for (one, other, expected) in [("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("ab", "a", 1)] {
            assert_eq!(distance(one, other), expected, "{one} {other}");
        }
    }
}
