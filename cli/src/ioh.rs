//! Rows in the format of IOHprofiler [Wang 2022], which IOHanalyzer and iohinspector read. There is a folder for each
//! setting. It contains a description, and a table of best energies for each puzzle.
//!
//! The board at the start counts as the first evaluation, so a cost of c proposals is evaluation c + 1.

use super::row_sink::cannot;
use super::rows::{Line, Lines, place_of};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The version of the format.
const FORMAT: &str = "0.3.18";
const HEADER: &str = "evaluations raw_y\n";
/// The size of the text that is buffered before writing, in bytes.
const KEPT: usize = 1 << 20;

#[derive(Serialize)]
struct Description<'a> {
    version: &'static str,
    suite: &'static str,
    function_id: usize,
    function_name: &'a str,
    maximization: bool,
    algorithm: Algorithm<'a>,
    attributes: [&'static str; 2],
    scenarios: [Scenario<'a>; 1],
}

#[derive(Serialize)]
struct Algorithm<'a> {
    name: &'a str,
    info: String,
}

#[derive(Serialize)]
struct Scenario<'a> {
    dimension: usize,
    path: String,
    runs: &'a [Run],
}

#[derive(Serialize)]
struct Run {
    instance: u64,
    evals: u64,
    best: Best,
}

#[derive(Serialize)]
struct Best {
    evals: u64,
    y: i32,
    x: Vec<i32>,
}

/// The runs of a setting on a puzzle.
struct Table {
    setting: usize,
    puzzle: usize,
    dimension: usize,
    runs: Vec<Run>,
    text: String,
}

/// Writes the runs of these files into a new folder, and returns their number. Runs of searches have no energies, and
/// are left out.
///
/// # Errors
/// Names the file and line that cannot be read, or the file that cannot be written.
pub fn export(files: &[PathBuf], folder: &Path) -> Result<usize, String> {
    if folder.is_file() {
        return Err(format!("{}: This is a file; --out accepts the name of a new folder.", folder.display()));
    }
    if folder.exists() {
        return Err(format!("{}: This folder exists already; choose another name.", folder.display()));
    }
    let (mut settings, mut puzzles): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let mut tables: BTreeMap<(usize, usize), Table> = BTreeMap::new();
    let mut version = String::new();
    for path in files {
        let mut lines = Lines::open(path)?;
        while let Some(line) = lines.next()? {
            version = line.text("version").to_string();
            let key = (place_of(&mut settings, line.text("setting")), place_of(&mut puzzles, line.text("puzzle")));
            add(&mut tables, key, &line, folder).map_err(|what| lines.about(line.number, &what))?;
        }
    }
    let mut runs = 0;
    for table in tables.values_mut() {
        table.flush(folder)?;
        runs += table.runs.len();
        let (setting, puzzle) = (&settings[table.setting], &puzzles[table.puzzle]);
        let description = Description {
            version: FORMAT,
            suite: "annealing-lab",
            function_id: table.puzzle + 1,
            function_name: puzzle,
            maximization: false,
            algorithm: Algorithm { name: setting, info: format!("Annealing Lab {version}") },
            attributes: ["evaluations", "raw_y"],
            scenarios: [Scenario { dimension: table.dimension, path: table.path(), runs: &table.runs }],
        };
        let file = folder.join(table.folder()).join(format!("IOHprofiler_f{}.json", table.puzzle + 1));
        let text = serde_json::to_string_pretty(&description).expect("numbers and strings are JSON");
        fs::write(&file, text + "\n").map_err(|error| cannot("written", &file, &error))?;
    }
    Ok(runs)
}

/// Adds a row.
fn add(
    tables: &mut BTreeMap<(usize, usize), Table>,
    (setting, puzzle): (usize, usize),
    line: &Line,
    folder: &Path,
) -> Result<(), String> {
    let (mut bests, cost) = (line.bests()?, line.whole::<u64>("proposals")?.or(line.whole("placements")?));
    // A solution that the run lost again does not count, because the published program discards it.
    if !line.solved()? {
        bests.retain(|&(_, energy)| energy > 0);
    }
    let (Some(&(at, best)), Some(cost)) = (bests.last(), cost) else { return Ok(()) };
    let board: Vec<i32> = line.text("board").split(' ').filter_map(|number| number.parse().ok()).collect();
    let table = tables.entry((setting, puzzle)).or_insert_with(|| Table {
        setting,
        puzzle,
        dimension: board.len(),
        runs: Vec::new(),
        text: String::new(),
    });
    table.text += HEADER;
    for (at, energy) in &bests {
        table.text += &format!("{} {energy}\n", at + 1);
    }
    // The last line contains the total cost, as in IOHprofiler's own files.
    if cost > at {
        table.text += &format!("{} {best}\n", cost + 1);
    }
    table.runs.push(Run { instance: 1, evals: cost + 1, best: Best { evals: at + 1, y: best, x: board } });
    if table.text.len() > KEPT { table.flush(folder) } else { Ok(()) }
}

impl Table {
    fn folder(&self) -> String {
        format!("setting-{}", self.setting + 1)
    }

    /// Returns the path of the table, relative to the folder of its setting.
    fn path(&self) -> String {
        format!("data_f{0}/IOHprofiler_f{0}_DIM{1}.dat", self.puzzle + 1, self.dimension)
    }

    /// Writes the buffered text.
    fn flush(&mut self, folder: &Path) -> Result<(), String> {
        let path = folder.join(self.folder()).join(self.path());
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| cannot("written", parent, &error))?;
        let file = OpenOptions::new().append(true).create(true).open(&path);
        let mut file = file.map_err(|error| cannot("written", &path, &error))?;
        file.write_all(self.text.as_bytes()).map_err(|error| cannot("written", &path, &error))?;
        self.text.clear();
        Ok(())
    }
}
