//! The merging of the rows of shards, with a report of rows that are missing, duplicated, or from another experiment or
//! version.

use super::row_sink::{RowSink, cannot, check_new, part_of};
use super::rows::{Line, Lines};
use annealing_lab::experiment::{Csv, Experiment};
use annealing_lab::puzzle::Instance;
use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A sequence of consecutive runs in a file.
struct Part {
    file: usize,
    runs: Range<usize>,
    /// The offset of the first run in the file, in bytes.
    at: u64,
    bytes: u64,
}

/// Writes the rows of all runs of the experiment, in order, from files that contain each of them once. `out` is the
/// file to write instead of standard output.
///
/// # Errors
/// Names every file and line that does not fit, and all runs that are missing or duplicated. In this case nothing is
/// written.
pub fn merge(experiment: &Experiment, files: &[PathBuf], out: Option<&Path>) -> Result<(), String> {
    if let Some(path) = out {
        check_new(path)?;
        check_new(&part_of(path))?;
    }
    if experiment.least().is_some() {
        return Err("least: A sweep with least= has no shards to merge; links without least= are accepted.".to_string());
    }
    let version = first_version(files)?;
    let csv = Csv::as_written(experiment, &version);
    let mut parts = Vec::new();
    for (file, path) in files.iter().enumerate() {
        parts.extend(parts_of(&csv, experiment, path, file, &version)?);
    }
    parts.sort_by_key(|part| (part.runs.start, part.runs.end));
    let mut wrong = Vec::new();
    let mut next = 0;
    let mut last = 0;
    for part in &parts {
        let Range { start, end } = part.runs;
        if start > next {
            wrong.push(format!("No file contains {}.", named(experiment, next..start)));
        } else if start < next {
            let (one, other) = (files[last].display(), files[part.file].display());
            wrong.push(format!("{one} and {other} both contain {}.", named(experiment, start..next.min(end))));
        }
        if end > next {
            (next, last) = (end, part.file);
        }
    }
    if next < experiment.runs() {
        wrong.push(format!("No file contains {}.", named(experiment, next..experiment.runs())));
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    let mut sink = out.map_or(Ok(RowSink::Output), RowSink::new_file)?;
    let mut read = sink.write(csv.header().as_bytes())?;
    for part in &parts {
        read = read && copy(&files[part.file], part, &mut sink)?;
    }
    sink.finish()
}

/// Returns the version of the very first row.
fn first_version(files: &[PathBuf]) -> Result<String, String> {
    for path in files {
        if let Some(line) = Lines::open(path)?.next()? {
            return Ok(line.text("version").to_string());
        }
    }
    Err("The files contain no rows; rows of `annealing-lab sweep` are expected.".to_string())
}

/// Names runs by their seeds, so that people can find them.
fn named(experiment: &Experiment, runs: Range<usize>) -> String {
    let of = |run: usize| {
        let job = experiment.job(run);
        let setting = &experiment.settings()[job.setting].name;
        let seed = job.seed.map_or("no seed".to_string(), |seed| format!("seed {seed}"));
        format!("{seed} of setting {setting} on {}", experiment.puzzle_label(job.puzzle))
    };
    match runs.len() {
        1 => format!("the run with {}", of(runs.start)),
        n => format!("{n} runs, from {} to {}", of(runs.start), of(runs.end - 1)),
    }
}

/// Returns the sequences of consecutive runs in a file, after checking all its rows.
fn parts_of(csv: &Csv, experiment: &Experiment, path: &Path, file: usize, version: &str) -> Result<Vec<Part>, String> {
    let mut lines = Lines::open(path)?;
    let header = lines.header()?.iter().collect::<Vec<_>>().join(",") + "\n";
    if header != csv.header() {
        return Err(format!("{}: The columns do not match this experiment.", path.display()));
    }
    let mut texts = BufReader::new(File::open(path).map_err(|error| cannot("opened", path, &error))?);
    let mut text = String::new();
    let mut read = |text: &mut String| {
        text.clear();
        texts.read_line(text).map_err(|error| cannot("read", path, &error))
    };
    let mut at = read(&mut text)? as u64;
    let mut parts: Vec<Part> = Vec::new();
    let mut problems = HashMap::new();
    while let Some(line) = lines.next()? {
        let bytes = read(&mut text)? as u64;
        let run = run_of(csv, experiment, &mut problems, &line, &text, version);
        let run = run.map_err(|what| lines.about(line.number, &what))?;
        match parts.last_mut() {
            Some(part) if part.runs.end == run => {
                part.runs.end += 1;
                part.bytes += bytes;
            }
            _ => parts.push(Part { file, runs: run..run + 1, at, bytes }),
        }
        at += bytes;
    }
    Ok(parts)
}

/// Returns the run of a row, if the row belongs to the experiment.
fn run_of(
    csv: &Csv,
    experiment: &Experiment,
    problems: &mut HashMap<(usize, usize), Instance>,
    line: &Line,
    text: &str,
    version: &str,
) -> Result<usize, String> {
    let own = line.text("version");
    if own != version {
        return Err(format!("the row has version {own}, but the first row has version {version}"));
    }
    let run = csv.run_of(line.text("seed"), line.text("setting"), line.text("puzzle"));
    let run = run.ok_or_else(|| "the row does not belong to a run of this experiment".to_string())?;
    let (before, after) = csv.frame(run);
    if !text.starts_with(&before) || !text.ends_with(&after) {
        let cut = if text.ends_with('\n') {
            "the row differs from the row that this experiment writes"
        } else {
            "the row is cut off"
        };
        return Err(cut.to_string());
    }
    for column in ["moves", "proposals", "nodes", "placements", "budget", "restarts"] {
        line.whole::<u64>(column)?;
    }
    let job = experiment.job(run);
    let cells = line.text("board").split(' ').count();
    let needed = experiment.cells(job.puzzle);
    if cells != needed {
        return Err(format!("the board has {cells} cells, but the puzzle has {needed}"));
    }
    let problem = problems.entry((job.puzzle, job.setting)).or_insert_with(|| experiment.config(job).problem);
    line.check(problem)?;
    Ok(run)
}

/// Writes the rows of a part. Returns whether the output is still being read.
fn copy(path: &Path, part: &Part, sink: &mut RowSink) -> Result<bool, String> {
    let mut file = File::open(path).map_err(|error| cannot("opened", path, &error))?;
    file.seek(SeekFrom::Start(part.at)).map_err(|error| cannot("read", path, &error))?;
    let (mut left, mut block) = (part.bytes, vec![0; 1 << 16]);
    while left > 0 {
        let most = block.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        let read = file.read(&mut block[..most]).map_err(|error| cannot("read", path, &error))?;
        if read == 0 {
            return Err(format!("{}: This file became shorter while it was read.", path.display()));
        }
        left -= read as u64;
        if !sink.write(&block[..read])? {
            return Ok(false);
        }
    }
    Ok(true)
}
