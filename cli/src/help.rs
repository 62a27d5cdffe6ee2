//! Examples and the keys of a link, for `--help`.

use annealing_lab::link::key_table;
use annealing_lab::puzzle::library;

pub const EXAMPLES: &str = "\
Examples:
  annealing-lab solve 'seed=20'                                   solve Magic 19
  annealing-lab solve 'puzzle=sudoku&seed=7'                      solve a sudoku
  annealing-lab count puzzle=octa                                 count all solutions
  annealing-lab sweep 'puzzle=magic19' --seeds 1..100 > rows.csv  run a hundred seeds

`annealing-lab solve --help` lists the keys of a link. A link copied from the page works as it is.";

pub const SOLVE: &str = "\
Examples:
  annealing-lab solve 'puzzle=magic19&cooling=constant&t0=1.15&seed=20'
  annealing-lab solve 'puzzle=magic19&preset=published&rng=r&seed=540267'
  annealing-lab solve 'puzzle=sudoku&solver=rebuild' --threads 0
  annealing-lab solve 'puzzle=octa&solver=dfs&heuristic=feasible'
  annealing-lab solve 'puzzle=route&solver=greedy'";

pub const TRACE: &str = "\
Examples:
  annealing-lab trace 'puzzle=sudoku&seed=7' > trace.csv";

pub const REPORT: &str = "\
Examples:
  annealing-lab report octa
  annealing-lab report route
  annealing-lab report 'puzzle=route&map=S.9./.x../...G'";

pub const COUNT: &str = "\
Examples:
  annealing-lab count puzzle=magic19
  annealing-lab count 'puzzle=sudoku&givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...' --limit 2
  annealing-lab count 'puzzle=sudoku&givens=1.34.4..2.4..3.1' --cells --unnecessary";

pub const PROVE: &str = "\
Examples:
  annealing-lab prove 'puzzle=sudoku&givens=1.34.4..2.4..3.1' --out proof.txt
  python3 tools/check.py proof.txt";

pub const IMPORT: &str = "\
Examples:
  annealing-lab import sudokus.txt > links.txt
  annealing-lab count --from sudokus.txt --limit 2 > unique.jsonl";

pub const SWEEP: &str = "\
Examples:
  annealing-lab sweep 'puzzle=magic19&preset=published' --seeds 1..1000 > rows.csv
  annealing-lab sweep 'compare&seeds=1..200&with=cooling=constant;t0=1&with=preset=published' --format json > all.json
  annealing-lab sweep 'puzzle=octa' --seeds 1..8000 --shard 2/8 --out shard-2.csv --resume";

pub const MERGE: &str = "\
Examples:
  annealing-lab merge 'compare&seeds=1..8000' shard-*.csv --out rows.csv
  annealing-lab merge 'puzzle=octa' shard-*.csv --seeds 1..8000 > rows.csv";

pub const LESSON: &str = "\
Examples:
  annealing-lab lesson www/lessons/energy.toml";

pub const CHECK: &str = "\
Examples:
  annealing-lab check
  annealing-lab check sampler --seed 7 --temperature 30";

pub const TASK: &str = "\
Examples:
  annealing-lab task 'puzzle=magic19&cooling=constant&t0=5' --title 'Cool it' --goal seeds --seeds 1..20 --least 20 --moves 200000 --change t0
  annealing-lab task 'puzzle=octa' --title 'Your own seed' --moves 100000 --change t0,cooling --nickname
  annealing-lab task --lesson www/lessons/energy.toml
  annealing-lab task puzzle=octa --title Octa --change t0 --scorm octa.zip --page dist/annealing-lab.html";

pub const VERIFY: &str = "\
Examples:
  annealing-lab verify 'task&v=2&...' answers.txt > table.csv
  annealing-lab verify task.txt answers.csv handed-in/ --format json";

pub const EXPORT: &str = "\
Examples:
  annealing-lab export rows.csv --out iohprofiler";

pub const STATISTICS: &str = "\
Examples:
  annealing-lab statistics rows.csv
  annealing-lab statistics rows.csv --format json > statistics.json";

/// Returns the examples, then every key of a link with its values, default and meaning.
pub fn with_keys(examples: &str) -> String {
    let mut help = format!(
        "{examples}\n\nKeys of a link (KEY=VALUE, joined by &); U is the temperature at which the puzzle's\nrecommended preset ends:\n"
    );
    for [name, of, values, default, meaning] in key_table() {
        let values = values.replace("see below", "a definition, as docs/LINKS.md describes");
        let default = if default.is_empty() { String::new() } else { format!(" [default: {default}]") };
        help += &format!("  {name:<10} {values}{default}\n             {of}: {meaning}\n").replace('`', "");
    }
    help
}

/// Returns the examples, then the name of every puzzle of the library.
pub fn with_puzzles(examples: &str) -> String {
    let lines: Vec<String> = library::names().chunks(6).map(|names| format!("  {}", names.join(", "))).collect();
    format!("{examples}\n\nPuzzles:\n{}", lines.join(",\n"))
}
