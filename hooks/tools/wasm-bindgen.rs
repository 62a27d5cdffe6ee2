//! `wasm-bindgen` as Trunk and hooks/modules.js call it, on the library that its command line is made of. It rejects
//! every option that they do not use.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let mut module = None;
    let mut folder = None;
    let mut bindgen = Bindgen::new();
    // The command line's defaults, without which the glue differs.
    bindgen.omit_default_module_path(false).typescript(true);
    let mut words = words.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let (option, mut value) = match word.split_once('=') {
            Some((option, value)) if option.starts_with("--") => (option, Some(value)),
            _ => (word, None),
        };
        let mut value = || value.take().or_else(|| words.next()).ok_or(format!("{option} needs a value"));
        match option {
            "--version" => {
                println!("wasm-bindgen {}", env!("CARGO_PKG_VERSION"));
                return Ok(());
            }
            "--target" => match value()? {
                "web" => drop(bindgen.web(true).map_err(|why| format!("{why:?}"))?),
                other => return Err(format!("--target: '{other}' is not web")),
            },
            "--out-dir" => folder = Some(value()?),
            "--out-name" => drop(bindgen.out_name(value()?)),
            "--no-typescript" => drop(bindgen.typescript(false)),
            _ if option.starts_with('-') => return Err(format!("{option} is not known here")),
            _ => module = Some(word),
        }
    }
    bindgen.input_path(module.ok_or("no module is named")?);
    bindgen.generate(folder.ok_or("--out-dir is missing")?).map_err(|why| format!("{why:?}"))
}
