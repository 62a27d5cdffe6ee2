//! What every fuzz target asks of a text: an answer that holds, or an error; never a panic. `tests/core/fuzz.rs` asks the same of the
//! corpus and of what it makes of it, without a nightly toolchain.

use annealing_lab::experiment::{Experiment, RunResult, Runner};
use annealing_lab::import::lz::decompress;
use annealing_lab::import::{Imported, import as import_sudoku, to_fpuzzles};
use annealing_lab::lesson::{Lesson, Question};
use annealing_lab::link::Config;
use annealing_lab::link::draft::read_draft;
use annealing_lab::link::transit::{arrived, links_of};
use annealing_lab::model::Model;
use annealing_lab::puzzle::{Instance, Puzzle};
use annealing_lab::sudoku::{Sudoku, to_text};
use annealing_lab::task::{AnswerCheck, ClassRow, Task, TaskAnswer, class_csv, collect};

/// A link gives a config whose link gives the same config, or an error; a config gives a run.
pub fn link(text: &str) {
    if let Ok(config) = Config::from_link(text) {
        let written = config.to_link();
        assert_eq!(Config::from_link(&written).expect("a written link can be read"), config);
        config.into_run().advance(100);
    }
}

/// A link gives an experiment whose link gives the same experiment, or an error; its first run is made, and its row read back.
pub fn experiment(text: &str) {
    if let Ok(experiment) = Experiment::from_link(&format!("compare&{text}")) {
        let written = experiment.to_link();
        assert_eq!(Experiment::from_link(&written).expect("a written link can be read"), experiment);
        if let Some(row) = Runner::new(&experiment, 0).advance(100) {
            assert_eq!(RunResult::from_text(&row.to_text(), &experiment), Some(row));
        }
    }
    let experiment = Experiment::from_link("compare&seeds=1..2").expect("a link as people write it");
    let _ = RunResult::from_text(text, &experiment);
}

/// Any text gives cities or a graph, whose link gives the same, or an error.
pub fn cities(text: &str) {
    if let Ok(model) = Model::read(text) {
        let properties = model.properties();
        let keys: Vec<String> = properties.pairs().into_iter().map(|(key, value)| format!("&{key}={value}")).collect();
        let link = format!("puzzle={}{}", properties.name(), keys.concat());
        let Instance::Model(again) = Config::from_link(&link).expect("a written model can be read").problem else {
            panic!("a model is read as one")
        };
        assert_eq!(again.properties().pairs(), properties.pairs());
    }
}

/// Any text gives sudokus that can be written and read again, or an error.
pub fn import(text: &str) {
    for read in imported(text) {
        let written = to_text(&read.cells);
        assert_eq!(Sudoku::parse(&written).expect("a written sudoku can be read").givens, read.cells);
        let link = imported(&format!("https://example.org/#puzzle=sudoku&givens={written}"));
        assert!(matches!(&link[..], [again] if again.cells == read.cells));
        // What f-puzzles can hold comes back with its rules.
        let mut ruled = Sudoku::parse(&written).expect("a written sudoku can be read");
        ruled.rules.clone_from(&read.more_rules);
        if let Some(packed) = to_fpuzzles(&ruled) {
            let again = imported(&format!("https://f-puzzles.com/?load={packed}"));
            let [again] = &again[..] else { panic!("what is packed is read") };
            assert_eq!((&again.cells, &again.more_rules), (&read.cells, &read.more_rules));
            assert!(again.rules.is_empty());
        }
    }
}

fn imported(text: &str) -> Vec<Imported> {
    import_sudoku(text, None).map_or(Vec::new(), |read| read.puzzles.into_iter().map(|listed| listed.puzzle).collect())
}

/// What an f-puzzles link packs is unpacked within its limit, or refused.
pub fn fpuzzles(packed: &str) {
    if let Ok(text) = decompress(packed, 10_000) {
        assert!(text.len() <= 10_000);
    }
    for read in imported(&format!("https://f-puzzles.com/?load={packed}")) {
        assert_eq!(read.cells.len(), read.size * read.size);
    }
}

/// A lesson is read whole, or refused: what it shows can be asked of it then.
pub fn lesson(text: &str) {
    if let Ok(lesson) = Lesson::read(text) {
        for step in &lesson.steps {
            if let Some(Question::Number { truth, .. }) = &step.ask {
                assert!(lesson.value(truth).is_some());
            }
            if let Some(exercise) = &step.exercise {
                let _ = exercise.begin_check(&exercise.start);
            }
        }
    }
}

/// The text of a puzzle gives a puzzle whose energy fits, or an error.
pub fn puzzle(text: &str) {
    if let Ok(puzzle) = Puzzle::parse("fuzzed", text) {
        assert!(puzzle.energy(&puzzle.numbers) >= 0);
    }
}

/// The text of a puzzle of one's own, in any form, gives a draft whose texts give it back, or an error.
pub fn define(text: &str) {
    if let Ok(own) = read_draft(text) {
        assert_eq!(read_draft(&own.to_text()), Ok(own.clone()));
        let _ = (own.advice(), own.puzzle());
    }
}

/// A link gives a task whose link gives the same task, or an error; its learners begin with a run.
pub fn task(text: &str) {
    if let Ok(task) = Task::from_link(&format!("task&v=1&{text}")) {
        assert_eq!(Task::from_link(&task.to_link()), Ok(task.clone()));
        if let Ok(start) = task.start_of("Ada") {
            let _ = task.begin_check("Ada", &start).map(|mut check| check.replay(100));
        }
    }
}

/// Any text gives answers; each becomes a row, or takes more than a few moves. An answer's link gives the same answer.
pub fn answers(text: &str) {
    let task = "task&v=1&title=x&goal=solved&moves=200&change=t0,seed&start=puzzle=magic19;cooling=constant;t0=5";
    let task = Task::from_link(task).expect("a link as people write it");
    let Ok(found) = collect(&[("a.txt".to_string(), text.to_string())]) else { return };
    let row = |handed| AnswerCheck::new(&task, handed).replay(200);
    let rows: Vec<ClassRow> = found.answers.iter().filter_map(row).map(|checked| checked.row).collect();
    assert_eq!(class_csv(&task, rows.clone()).lines().count(), rows.len() + 1);
    for handed in &found.answers {
        if let Ok(answer) = TaskAnswer::from_link(&handed.link) {
            assert_eq!(TaskAnswer::from_link(&answer.to_link()), Ok(answer));
        }
    }
}

/// Any text gives links in the order of their places, which are pieces of it; what one of them was is found again.
pub fn transit(text: &str) {
    let mut end = 0;
    for found in links_of(text) {
        assert!(found.place.start >= end && text.get(found.place.clone()).is_some());
        end = found.place.end;
    }
    let _ = arrived(text);
}

/// Any bytes, of which `\u{100}` and more stand for no text, are files of a class: read, or named as what they are.
pub fn files(text: &str) {
    let bytes: Vec<u8> = text.chars().map(|char| char as u32 as u8).collect();
    for (name, bytes) in [("a/b.txt", &bytes[..]), ("c.eml", text.as_bytes())] {
        if let Ok(found) = collect(&[(name.to_string(), bytes)]) {
            assert!(found.answers.iter().all(|one| one.file.starts_with(name)));
        }
    }
}
