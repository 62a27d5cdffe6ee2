//! Where the rows of a sweep go: to standard output, or into a file that can be gone on with after any end.
//!
//! Rows are written to `FILE.part`, which becomes `FILE` when all are there. Whoever writes it holds a lock on it.

use super::print_bytes;
use annealing_lab::experiment::Csv;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The place that rows are written to, in their order.
pub enum RowSink {
    /// Standard output.
    Output,
    /// A file that is not whole yet.
    Part {
        /// What it is called when it is whole.
        path: PathBuf,
        /// What it is called until then.
        part: PathBuf,
        /// Open for writing, and locked.
        file: File,
    },
}

/// An opened sink, with the rows that it had.
pub struct Opened {
    /// Where the rows go; `None` for a file that is whole already.
    pub sink: Option<RowSink>,
    /// Whether each of the runs that were made before reached its target.
    pub solved: Vec<bool>,
}

impl RowSink {
    /// Opens standard output, and prints the header.
    pub fn output(csv: &Csv) -> Result<Opened, String> {
        let reads = print_bytes(csv.header().as_bytes())?;
        Ok(Opened { sink: reads.then_some(RowSink::Output), solved: Vec::new() })
    }

    /// Opens a file for the rows of these runs. With `resume` it goes on where an interrupted sweep of the same runs
    /// ended. A row that was cut off is written again.
    ///
    /// # Errors
    /// Names the file and what is wrong with it.
    pub fn file(path: &Path, resume: bool, csv: &Csv, runs: &Range<usize>) -> Result<Opened, String> {
        if !resume {
            check_new(path)?;
        } else if path.exists() {
            let (solved, _) = whole_rows(path, File::open(path), csv, runs)?;
            return Ok(Opened { sink: None, solved });
        }
        let part = part_of(path);
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&part);
        let mut file = opened.map_err(|error| cannot("opened", &part, &error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(format!("{}: Another sweep is writing this file; wait for its end.", part.display()));
            }
            Err(TryLockError::Error(error)) => return Err(cannot("locked", &part, &error)),
        }
        let length = file.metadata().map_err(|error| cannot("read", &part, &error))?.len();
        if length > 0 && !resume {
            return Err(format!(
                "{}: An interrupted sweep left this file; give --resume to go on with it, or delete it.",
                part.display()
            ));
        }
        let (mut solved, mut end) = (Vec::new(), 0);
        if length > 0 {
            (solved, end) = whole_rows(&part, file.try_clone(), csv, runs)?;
            file.set_len(end).map_err(|error| cannot("written", &part, &error))?;
            file.seek(SeekFrom::Start(end)).map_err(|error| cannot("written", &part, &error))?;
        }
        let mut sink = RowSink::Part { path: path.to_path_buf(), part, file };
        if end == 0 {
            sink.write_row(&csv.header())?;
        }
        Ok(Opened { sink: Some(sink), solved })
    }

    /// Makes a file for rows that are all there.
    pub fn new_file(path: &Path) -> Result<RowSink, String> {
        let part = part_of(path);
        let file = File::create_new(&part).map_err(|error| cannot("written", &part, &error))?;
        Ok(RowSink::Part { path: path.to_path_buf(), part, file })
    }

    /// Writes a row of a sweep. Returns whether anybody still reads.
    pub fn write_row(&mut self, row: &str) -> Result<bool, String> {
        let resumed =
            if let RowSink::Output = self { "" } else { " The rows before are kept: give --resume to go on." };
        self.write(row.as_bytes()).map_err(|error| error + resumed)
    }

    /// Writes bytes. Returns whether anybody still reads.
    pub fn write(&mut self, bytes: &[u8]) -> Result<bool, String> {
        match self {
            RowSink::Output => print_bytes(bytes),
            RowSink::Part { part, file, .. } => {
                file.write_all(bytes).map(|()| true).map_err(|error| cannot("written", part, &error))
            }
        }
    }

    /// Ends a sink that has all rows: the file gets its name.
    pub fn finish(self) -> Result<(), String> {
        let RowSink::Part { path, part, file } = self else { return Ok(()) };
        file.sync_all().map_err(|error| cannot("written", &part, &error))?;
        fs::rename(&part, &path).map_err(|error| cannot("renamed", &part, &error))
    }
}

/// Checks that there is no such file: it may be somebody's only copy.
pub fn check_new(path: &Path) -> Result<(), String> {
    if path.exists() {
        return Err(format!("{}: This file exists already; choose another name.", path.display()));
    }
    Ok(())
}

/// Returns `FILE.part`.
pub fn part_of(path: &Path) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(".part");
    PathBuf::from(name)
}

/// Returns a sentence about a file.
pub fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("{}: This file cannot be {what}: {error}.", path.display())
}

/// Whether each of the runs is solved that have whole rows in the file, and the place where the next row belongs.
fn whole_rows(
    path: &Path,
    file: std::io::Result<File>,
    csv: &Csv,
    runs: &Range<usize>,
) -> Result<(Vec<bool>, u64), String> {
    let mut lines = BufReader::new(file.map_err(|error| cannot("opened", path, &error))?);
    let (mut solved, mut end, mut number) = (Vec::new(), 0, 0u64);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = lines.read_until(b'\n', &mut line).map_err(|error| cannot("read", path, &error))?;
        // The last line may have been cut off in the middle.
        if !line.ends_with(b"\n") {
            return Ok((solved, end));
        }
        number += 1;
        let there = std::str::from_utf8(&line).unwrap_or("");
        let fits = if number == 1 {
            there == csv.header()
        } else {
            let next = runs.start + solved.len();
            let (before, after) = if next < runs.end { csv.frame(next) } else { (String::new(), "?".to_string()) };
            // The column after the frame's.
            solved.push(there.get(before.len()..).is_some_and(|rest| rest.starts_with('1')));
            there.starts_with(&before) && there.ends_with(&after)
        };
        if !fits {
            return Err(format!(
                "{}, line {number}: This is not the next row of this sweep; the file is of another link, shard or \
                 version.",
                path.display()
            ));
        }
        end += read as u64;
    }
}
