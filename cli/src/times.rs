//! The wall time of each run, as information for people in a separate file, which no program compares.

use super::row_sink::cannot;
use annealing_lab::experiment::{Experiment, RunResult};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

const HEADER: &str = "seed,setting,puzzle,seconds,machine\n";

/// A file of the wall times of runs.
pub struct Times {
    path: PathBuf,
    file: File,
    machine: String,
}

impl Times {
    /// Opens the file, and continues at its end if it exists.
    pub fn open(path: &Path) -> Result<Times, String> {
        let opened = OpenOptions::new().append(true).create(true).open(path);
        let mut file = opened.map_err(|error| cannot("opened", path, &error))?;
        if file.metadata().is_ok_and(|data| data.len() == 0) {
            file.write_all(HEADER.as_bytes()).map_err(|error| cannot("written", path, &error))?;
        }
        Ok(Times { path: path.to_path_buf(), file, machine: machine() })
    }

    /// Writes the time of a run.
    pub fn write(&mut self, experiment: &Experiment, row: &RunResult, time: Duration) -> Result<(), String> {
        let job = experiment.job(row.run);
        let seed = job.seed.map_or(String::new(), |seed| seed.to_string());
        let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
        let setting = quoted(&experiment.settings()[job.setting].name);
        let puzzle = quoted(experiment.puzzle_label(job.puzzle));
        let (seconds, machine) = (time.as_secs_f64(), quoted(&self.machine));
        let line = format!("{seed},{setting},{puzzle},{seconds:.6},{machine}\n");
        self.file.write_all(line.as_bytes()).map_err(|error| cannot("written", &self.path, &error))
    }
}

/// Returns host, processor and number of threads, as far as they are known.
fn machine() -> String {
    let first = |path: &str, key: &str| {
        let text = fs::read_to_string(path).unwrap_or_default();
        text.lines()
            .find(|line| line.starts_with(key))
            .map(|line| line.rsplit(':').next().unwrap_or("").trim().to_string())
    };
    let host = first("/etc/hostname", "").unwrap_or_else(|| "unknown host".to_string());
    let processor = first("/proc/cpuinfo", "model name").unwrap_or_else(|| "unknown processor".to_string());
    format!("{host}, {processor}, {} threads", rayon::current_num_threads())
}
