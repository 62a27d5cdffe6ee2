//! The destination of a sweep's rows: standard output, or a file that can be continued after any interruption.
//!
//! Rows are written to `FILE.part`, which becomes `FILE` when all rows are present. The writing process keeps a lock on
//! it.

use super::print_bytes;
use annealing_lab::experiment::Csv;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The destination of rows, in order.
pub enum RowSink {
    /// Standard output.
    Output,
    /// A file that is not complete yet.
    Part {
        /// The path of the complete file.
        path: PathBuf,
        /// The path of the incomplete file.
        part: PathBuf,
        /// The file, open for writing and locked.
        file: File,
    },
}

/// An opened sink, with the rows that it already contained.
pub struct Opened {
    /// The destination of the rows; `None` for a file that is already complete.
    pub sink: Option<RowSink>,
    /// For each run made before, true if it reached its target.
    pub solved: Vec<bool>,
}

impl RowSink {
    /// Opens standard output, and prints the header.
    pub fn output(csv: &Csv) -> Result<Opened, String> {
        let reads = print_bytes(csv.header().as_bytes())?;
        Ok(Opened { sink: reads.then_some(RowSink::Output), solved: Vec::new() })
    }

    /// Opens a file for the rows of these runs. With `resume` it continues where an interrupted sweep of the same runs
    /// ended. A truncated row is written again.
    ///
    /// # Errors
    /// Names the file and its error.
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
                return Err(format!("{}: Another sweep is writing this file; wait until it ends.", part.display()));
            }
            Err(TryLockError::Error(error)) => return Err(cannot("locked", &part, &error)),
        }
        let length = file.metadata().map_err(|error| cannot("read", &part, &error))?.len();
        if length > 0 && !resume {
            return Err(format!(
                "{}: An interrupted sweep left this file; add --resume to continue it, or delete it.",
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

    /// Creates a file for a complete set of rows.
    pub fn new_file(path: &Path) -> Result<RowSink, String> {
        let part = part_of(path);
        let file = File::create_new(&part).map_err(|error| cannot("written", &part, &error))?;
        Ok(RowSink::Part { path: path.to_path_buf(), part, file })
    }

    /// Writes a row of a sweep. Returns whether the output is still being read.
    pub fn write_row(&mut self, row: &str) -> Result<bool, String> {
        let resumed =
            if let RowSink::Output = self { "" } else { " The previous rows are kept; add --resume to continue." };
        self.write(row.as_bytes()).map_err(|error| error + resumed)
    }

    /// Writes bytes. Returns whether the output is still being read.
    pub fn write(&mut self, bytes: &[u8]) -> Result<bool, String> {
        match self {
            RowSink::Output => print_bytes(bytes),
            RowSink::Part { part, file, .. } => {
                file.write_all(bytes).map(|()| true).map_err(|error| cannot("written", part, &error))
            }
        }
    }

    /// Ends a complete sink: the file receives its final name.
    pub fn finish(self) -> Result<(), String> {
        let RowSink::Part { path, part, file } = self else { return Ok(()) };
        file.sync_all().map_err(|error| cannot("written", &part, &error))?;
        fs::rename(&part, &path).map_err(|error| cannot("renamed", &part, &error))
    }
}

/// Checks that there is no such file, because it may be somebody's only copy.
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

/// Returns an error message about a file.
pub fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("{}: This file cannot be {what}: {error}.", path.display())
}

/// Returns whether each run with a complete row in the file is solved, and the offset for the next row.
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
        // The last line may have been truncated.
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
            // The value after the frame's first part is the column `solved`.
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
