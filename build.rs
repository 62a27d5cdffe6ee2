//! Lists the folder of classics, so that a new puzzle is one data file and no code. The page's core module (page/core) has none, and not
//! the other parts that are `full` either.

use std::path::Path;
use std::{env, fs};

fn main() {
    let set = |name: &str| env::var(name).expect("set by cargo");
    if set("CARGO_PKG_NAME") != "annealing-lab" {
        return;
    }
    println!("cargo::rustc-cfg=full");
    let folder = Path::new(&set("CARGO_MANIFEST_DIR")).join("src/puzzle/library");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).expect("src/puzzle/library can be read");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry of src/puzzle/library").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    let rows: String = files
        .iter()
        .map(|path| {
            let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a puzzle's file name is plain text");
            format!("({name:?}, include_str!({:?})),\n", path.display().to_string())
        })
        .collect();
    fs::write(Path::new(&set("OUT_DIR")).join("classics.rs"), format!("&[\n{rows}]")).expect("OUT_DIR can be written");
}
