//! The keys of a run's link: each declared once, with what it may hold and what it holds where neither link nor preset says.
//!
//! Reader, form and the table of docs/LINKS.md take names, ranges and defaults from here.

pub use super::values::{Choice, Number, Whole, refuse_choice};
use crate::anneal::chains::Judged;
use crate::anneal::restart::{Found, Refill};
use crate::anneal::settings::{Propagation, TEMPERATURE, TEMPERATURE_OR_ZERO};
use crate::random::any::GeneratorKind;
use crate::search::Order;
use crate::text::range::Range;

/// The largest budget and the longest anneal: below 2^53, so that JavaScript counts them exactly.
pub const MOST: u64 = 1_000_000_000_000_000;

const fn t0(range: Range, default: f64) -> Number {
    Number { name: "t0", range, default }
}

const fn moves(default: u64) -> Whole {
    Whole { name: "moves", least: 1, most: MOST, default }
}

const fn to_most(name: &'static str, default: u64) -> Whole {
    Whole { name, least: 1, most: MOST, default }
}

/// Words whose settings have numbers of their own.
const fn words<const N: usize>(
    name: &'static str,
    values: [&'static str; N],
    default: &'static str,
) -> Choice<&'static str, N> {
    Choice { name, values, means: values, default }
}

pub const ORDER: Choice<Order, 2> = Choice {
    name: "order",
    values: ["first", "constrained"],
    means: [Order::First, Order::Constrained],
    default: "first",
};
pub const WEIGHT: Number =
    Number { name: "weight", range: Range { least: 0.001, most: 1000.0, zero: true }, default: 1.4 };
/// Ten million nodes take some 300 MB.
pub const NODES: Whole = Whole { name: "nodes", least: 1, most: 10_000_000, default: 1_000_000 };
pub const SINGLES: Choice<bool, 2> =
    Choice { name: "singles", values: ["off", "on"], means: [false, true], default: "on" };
/// Which boards a magic-sum puzzle is annealed on: all, or those whose opposite cells are pairs of one sum.
pub const PAIRS: Choice<bool, 2> =
    Choice { name: "pairs", values: ["none", "opposite"], means: [false, true], default: "none" };
pub const PROPAGATION: Choice<Propagation, 3> = Choice {
    name: "propagation",
    values: ["naked", "singles", "locked"],
    means: [Propagation::Naked, Propagation::Singles, Propagation::Locked],
    default: "locked",
};
pub const MEMORY: Choice<bool, 2> = Choice { name: "memory", ..SINGLES };
pub const KICK: Choice<bool, 2> = Choice { name: "kick", ..SINGLES };
pub const ACCEPT: Choice<&str, 5> =
    words("accept", ["metropolis", "threshold", "late", "late2017", "descent"], "metropolis");
pub const HISTORY: Whole = Whole { name: "history", least: 1, most: 10_000, default: 100 };
pub const COOLING: Choice<&str, 7> =
    words("cooling", ["constant", "fast", "logarithmic", "geometric", "linear", "lundy-mees", "lam"], "constant");
pub const T0_CONSTANT: Number = t0(TEMPERATURE_OR_ZERO, 1.0);
pub const T0_FAST: Number = t0(TEMPERATURE, 10.0);
pub const T0_LOGARITHMIC: Number = t0(TEMPERATURE, 12.0);
/// Of geometric, linear, lundy-mees and lam.
pub const T0_FALLING: Number = t0(TEMPERATURE, 2.0);
pub const T0_TEMPERING: Number = t0(TEMPERATURE, 2.0);
pub const T0_REPLICAS: Number = t0(TEMPERATURE, 1.0);
/// Blanks, not repeats: the usual temperature of a sudoku is no measure here.
pub const T0_REBUILD: Number = t0(TEMPERATURE_OR_ZERO, 2.0);
/// Of grids larger than 25x25.
pub const T0_REBUILD_LARGE: Number = t0(TEMPERATURE_OR_ZERO, 1.2);
pub const T1_LINEAR: Number = Number { name: "t1", range: TEMPERATURE_OR_ZERO, default: 0.5 };
pub const T1_TEMPERING: Number = Number { name: "t1", range: TEMPERATURE, default: 0.75 };
pub const RATE_GEOMETRIC: Number =
    Number { name: "rate", range: Range { least: 1e-9, most: 1.0, zero: false }, default: 0.99999 };
pub const RATE_LUNDY_MEES: Number = Number { name: "rate", range: TEMPERATURE, default: 0.00001 };
pub const OVER_LINEAR: Whole = to_most("over", 100_000);
pub const OVER_LAM: Whole = to_most("over", MOST);
pub const REPLICAS: Whole = Whole { name: "replicas", least: 2, most: 32, default: 8 };
pub const EXCHANGE: Whole = Whole { name: "exchange", least: 1, most: 1_000_000, default: 500 };
pub const RESTART: Choice<&str, 4> = words("restart", ["none", "fixed", "luby", "converged"], "none");
/// Modified Lam ends frozen, so an anneal without a solution is followed by another.
pub const RESTART_LAM: Choice<&str, 4> = Choice { default: "fixed", ..RESTART };
/// Of fixed and converged.
pub const LENGTH: Whole = to_most("length", 100_000);
pub const LENGTH_LUBY: Whole = to_most("length", 10_000);
pub const EVERY: Whole = to_most("every", 10);
pub const REPEATS: Whole = Whole { name: "repeats", least: 1, most: u32::MAX as u64, default: 250 };
pub const REHEAT: Choice<&str, 3> = words("reheat", ["none", "stalled", "chains"], "none");
pub const PATIENCE: Whole = to_most("patience", 10_000);
pub const FLOOR: Number = Number { name: "floor", range: TEMPERATURE_OR_ZERO, default: 0.0001 };
pub const FACTOR: Number =
    Number { name: "factor", range: Range { least: 1.0, most: 1e9, zero: false }, default: 10.0 };
pub const REFILL: Choice<Refill, 3> = Choice {
    name: "refill",
    values: ["keep", "fresh", "stale"],
    means: [Refill::Keep, Refill::Fresh, Refill::Stale],
    default: "keep",
};
/// The square of the 59 free cells of the published sudoku.
pub const CHAIN: Whole = to_most("chain", 3481);
pub const FRUITLESS: Whole = to_most("fruitless", 20);
pub const JUDGED: Choice<Judged, 2> =
    Choice { name: "judged", values: ["start", "best"], means: [Judged::Start, Judged::Best], default: "start" };
pub const FOUND: Choice<Found, 2> =
    Choice { name: "found", values: ["first", "sampled"], means: [Found::First, Found::Sampled], default: "first" };
/// Of anneal and tempering.
pub const MOVES: Whole = moves(100_000_000);
pub const MOVES_REPLICAS: Whole = moves(20_000_000);
pub const MOVES_EXACT: Whole = moves(1_000_000_000);
pub const RNG: Choice<GeneratorKind, 2> = Choice {
    name: "rng",
    values: ["xoshiro", "r"],
    means: [GeneratorKind::Xoshiro, GeneratorKind::R],
    default: "xoshiro",
};
/// Seed 20 solves Magic 19 in 25,405 moves, a few seconds at a speed one can watch.
pub const SEED: Whole = Whole { name: "seed", least: 0, most: u64::MAX, default: 20 };
pub const AT: Whole = Whole { name: "at", least: 0, most: MOST, default: 0 };

/// A row of the table: which runs have the key, and what it means.
#[cfg_attr(not(any(test, feature = "cli")), expect(dead_code, reason = "help and docs are made from it"))]
struct KeyDoc {
    /// What the key may hold, and its default.
    key: Key,
    /// Which runs have it.
    of: &'static str,
    /// What it means.
    meaning: &'static str,
}

/// A key of some kind.
#[cfg_attr(not(any(test, feature = "cli")), expect(dead_code, reason = "help and docs are made from it"))]
enum Key {
    /// Name, values and default in words.
    Words(&'static str, &'static str, &'static str),
    /// Name, values and default.
    Choice(&'static str, &'static [&'static str], &'static str),
    Whole(Whole),
    /// A default in words.
    WholeBy(Whole, &'static str),
    Number(Number),
    /// A default, and that of 36x36.
    NumberBy(Number, Number),
    /// A default in multiples of the usual temperature, and what else bounds it.
    Temperature(Number, &'static str),
}

impl Key {
    const fn name(&self) -> &'static str {
        match self {
            Key::Words(name, ..) | Key::Choice(name, ..) => name,
            Key::Whole(key) | Key::WholeBy(key, _) => key.name,
            Key::Number(key) | Key::NumberBy(key, _) | Key::Temperature(key, _) => key.name,
        }
    }
}

const fn choice<T, const N: usize>(key: &'static Choice<T, N>) -> Key {
    Key::Choice(key.name, &key.values, key.default)
}

const fn row(key: Key, of: &'static str, meaning: &'static str) -> KeyDoc {
    KeyDoc { key, of, meaning }
}

/// All keys in the order in which a link is written; one that means different things stands once for each.
const TABLE: [KeyDoc; 63] = [
    row(
        Key::Words("v", "`1` or `2`", "2"),
        "all",
        "The version of links, as which the run is printed. The run is the same.",
    ),
    row(
        Key::Words("puzzle", "the name of a file in `src/puzzle/library/`, `sudoku`, `route` or `custom`", "magic19"),
        "all",
        "The puzzle.",
    ),
    row(Key::Words("define", "see below", ""), "`puzzle=custom`", "The puzzle itself."),
    row(
        Key::Words(
            "map",
            "rows of up to 40 cells, at most 40, joined by `/`: `.` costs 1, `2` to `9` that, `x` is a wall, `S` the start, `G` \
             the goal",
            "a map with hills",
        ),
        "`puzzle=route`",
        "The map, from its top row. The cost of a step is that of the cell it enters.",
    ),
    row(
        Key::Words("givens", "a number or `.` for each cell, in cell order, joined by `,`", "none"),
        "all but sudoku and route",
        "The numbers that are given.",
    ),
    row(
        Key::Words(
            "givens",
            "16, 36, 81, 256, 625 or 1296 characters: `.` for a blank, `1` to `9`, `A` for 10 to `Z` for 35; of 1296 characters `0` \
             is 36, of fewer a blank",
            "22 givens of the published program",
        ),
        "`puzzle=sudoku`",
        "The givens, row by row.",
    ),
    row(
        Key::Words("regions", "a character for each cell, as in `givens`: the name of its region", "the boxes"),
        "`puzzle=sudoku`",
        "Regions in place of the boxes (jigsaw). Each has as many cells as there are digits.",
    ),
    row(
        Key::Words("extra", "`diagonals`, `diagonal-down`, `diagonal-up`, `windoku`, `knight`, joined by `,`", "none"),
        "`puzzle=sudoku`",
        "More rules: diagonals and windows hold each digit once; cells a knight's move apart differ.",
    ),
    row(
        Key::Words(
            "cages",
            "cages as `15.111221`, joined by `_`: a sum or nothing, a dot, row and column of each cell",
            "none",
        ),
        "`puzzle=sudoku`",
        "The digits of a cage differ and have its sum (killer).",
    ),
    row(
        Key::Words(
            "solver",
            "`anneal`, `tempering`, `replicas`, `exact`; only sudokus: `rebuild`; only plain 9x9 sudokus: `arrangements`; of 36x36 \
             only `rebuild` and `exact`; only magic-sum puzzles: `bfs`, `ucs`, `dfs`, `ids`, `greedy`, \
             `astar`, `wastar`",
            "anneal; of 36x36 `rebuild`",
        ),
        "all but route",
        "The method. `arrangements` is exact search on arrangements of a digit in a band or stack. `replicas` takes sudokus up to 16x16, and magic-sum puzzles whose energy stays below 32,768.",
    ),
    row(
        Key::Words("solver", "`bfs`, `ucs`, `dfs`, `ids`, `greedy`, `astar`, `wastar`", "astar"),
        "`puzzle=route`",
        "The method.",
    ),
    row(
        Key::Words(
            "heuristic",
            "`none`, `feasible`; where the puzzle's file has an answer, `misplaced` and `values`, too",
            "`values` where there is an answer, else `feasible`",
        ),
        "`greedy`, `astar`, `wastar`",
        "The estimate of the remaining cost. `misplaced` and `values` read that answer.",
    ),
    row(
        Key::Words(
            "heuristic",
            "`none`, `feasible`; where the puzzle's file has an answer, `misplaced` and `values` are read as `none`",
            "none",
        ),
        "`bfs`, `ucs`, `dfs`, `ids`",
        "`feasible` prunes boards on which a line cannot reach its sum.",
    ),
    row(
        Key::Words("heuristic", "`none`; with `greedy`, `astar` or `wastar` also `manhattan`, `straight`", "manhattan"),
        "`puzzle=route`",
        "The estimate of the remaining cost: rows plus columns to the goal, or the straight line. Both are admissible.",
    ),
    row(
        choice(&ORDER),
        "searches except on a map",
        "The blank that is filled next: the first, or the most constrained.",
    ),
    row(
        Key::Number(WEIGHT),
        "`wastar`",
        "w in f = g + w h. Without a heuristic it is accepted, but left out of printed links.",
    ),
    row(Key::Whole(NODES), "searches", "The most nodes that are kept."),
    row(
        Key::Words("preset", "`recommended`, `auto`; where the puzzle has them `published`, `frozen`", "recommended"),
        "`anneal`",
        "Sets singles, cooling, restart, reheat, found and moves. A link lists the settings, not the preset.",
    ),
    row(
        choice(&SINGLES),
        "sudoku with `anneal`, `tempering`, `replicas`",
        "Whether naked and hidden singles are filled in first.",
    ),
    row(
        choice(&PAIRS),
        "magic-sum puzzles with `anneal`, `tempering`",
        "Whether opposite cells always hold numbers of one sum. A move then changes both pairs. A link leaves `none` out where that is usual.",
    ),
    row(
        choice(&PROPAGATION),
        "`rebuild`",
        "The deductions after each number: naked singles; naked and hidden singles; these and locked candidates.",
    ),
    row(
        choice(&MEMORY),
        "`rebuild`",
        "Whether a decision takes the number of the accepted grid where that still fits.",
    ),
    row(
        choice(&KICK),
        "`rebuild`",
        "Whether a rebuild begins with a random candidate on a random blank of the accepted grid.",
    ),
    row(
        choice(&ACCEPT),
        "`anneal`",
        "The worsening moves that are accepted: by probability; those by at most T; those to at most the energy `history` moves earlier; those to below the least energy that any `history`-th move before had; none.",
    ),
    row(
        Key::Whole(HISTORY),
        "`accept=late`, `late2017`",
        "The number of earlier energies that late acceptance remembers.",
    ),
    row(choice(&COOLING), "`accept=metropolis`, `threshold`", "The schedule; `lam` is modified Lam."),
    row(Key::Temperature(T0_CONSTANT, ""), "`cooling=constant`", "The temperature."),
    row(Key::Temperature(T0_FAST, ""), "`cooling=fast`", "Twice the first temperature."),
    row(Key::Temperature(T0_LOGARITHMIC, ""), "`cooling=logarithmic`", "t0 in T(k) = t0 / ln(k + 1)."),
    row(
        Key::Temperature(T0_FALLING, ""),
        "`cooling=geometric`, `linear`, `lundy-mees`, `lam`",
        "The temperature before the first move.",
    ),
    row(Key::Temperature(T0_TEMPERING, ""), "`tempering`", "The hottest temperature."),
    row(Key::Temperature(T0_REPLICAS, ""), "`replicas`", "The temperature of all eight."),
    row(
        Key::NumberBy(T0_REBUILD, T0_REBUILD_LARGE),
        "`rebuild`",
        "The temperature, constant. The energy is the number of blanks.",
    ),
    row(Key::Temperature(T1_LINEAR, ", at most `t0`"), "`cooling=linear`", "The last temperature, at most `t0`."),
    row(Key::Temperature(T1_TEMPERING, ", at most `t0`"), "`tempering`", "The coldest temperature, at most `t0`."),
    row(Key::Number(RATE_GEOMETRIC), "`cooling=geometric`", "The factor of T at each move."),
    row(Key::Number(RATE_LUNDY_MEES), "`cooling=lundy-mees`", "The increase of 1/T at each move."),
    row(Key::Whole(OVER_LINEAR), "`cooling=linear`", "Moves until `t1` is reached."),
    row(
        Key::WholeBy(OVER_LAM, "`length` where anneals restart, at most `moves`; else `moves`"),
        "`cooling=lam`",
        "Moves over which the target acceptance ratio falls.",
    ),
    row(Key::Whole(REPLICAS), "`tempering`", "The number of boards. Each temperature has the same ratio to the next."),
    row(Key::Whole(EXCHANGE), "`tempering`", "Moves of each board between two replica exchanges."),
    row(
        choice(&RESTART),
        "`anneal`",
        "When an anneal ends: never; after `length` moves; after `length` times 1, 1, 2, 1, 1, 2, 4, ...; by the convergence test.",
    ),
    row(choice(&RESTART_LAM), "`cooling=lam` without `over`", "As for `anneal`. A preset's `none` is ignored."),
    row(Key::Whole(LENGTH), "`restart=fixed`, `converged`", "The most moves in an anneal."),
    row(Key::Whole(LENGTH_LUBY), "`restart=luby`", "The unit of the sequence, in moves."),
    row(Key::Whole(EVERY), "`restart=converged`, `found=sampled`", "Moves between two samples of the energy."),
    row(Key::Whole(REPEATS), "`restart=converged`", "The anneal ends when one energy was sampled this many times."),
    row(
        choice(&REHEAT),
        "`anneal` with a temperature, not `lam`",
        "`stalled`: after `patience`, or below `floor`, the schedule begins again, hotter. `chains`: Lewis's rule.",
    ),
    row(Key::Whole(PATIENCE), "`reheat=stalled`", "The most moves in a row without an accepted one."),
    row(
        Key::Number(FLOOR),
        "`reheat=stalled`",
        "The temperature of the schedule below which a run reheats, also while `hand=` holds another temperature.",
    ),
    row(Key::Number(FACTOR), "`reheat=stalled`", "The temperature reached is multiplied by this factor."),
    row(
        choice(&REFILL),
        "`reheat=stalled`",
        "The board: kept; filled at random; filled, with its energy not recomputed until a move is accepted (the published bug).",
    ),
    row(
        Key::Whole(CHAIN),
        "`reheat=chains`",
        "Moves in a chain; the default is the square of 59, the free cells of the published puzzle.",
    ),
    row(Key::Whole(FRUITLESS), "`reheat=chains`", "Chains in a row without an improvement before a run reheats."),
    row(
        choice(&JUDGED),
        "`reheat=chains`",
        "The energy with which a chain's last energy is compared: that of its start, or the run's best.",
    ),
    row(choice(&FOUND), "`anneal`", "Whether a solution counts at once, or on a sampled move only."),
    row(
        Key::Whole(MOVES),
        "`anneal`, `tempering`, `rebuild`",
        "The budget: moves over all anneals and replicas; for `rebuild`, steps.",
    ),
    row(Key::Whole(MOVES_REPLICAS), "`replicas`", "The budget: moves, each a proposal to all eight."),
    row(Key::Whole(MOVES_EXACT), "`exact`, `arrangements`", "The budget: nodes."),
    row(choice(&RNG), "`anneal`, `tempering`", "xoshiro256++, or R's Mersenne Twister and its `sample`."),
    row(
        Key::Words("seed", "a whole number below 2^64; below 2^31 for `rng=r`", "20"),
        "`anneal`, `tempering`, `replicas`, `rebuild`",
        "The seed of the generator.",
    ),
    row(
        Key::Words(
            "hand",
            "interventions in the order of their moves, at most 1,000, joined by `,`: `1200:t0.5` holds temperature 0.5 after move 1200, \
             `t` returns it to the schedule, `s3-7` swaps cells 3 and 7 (from 0), `p4` pins cell 4, `u4` unpins it",
            "none",
        ),
        "`anneal`",
        "Interventions of a person. A `t` with nothing held is accepted, but left out of printed links.",
    ),
    row(Key::WholeBy(AT, "none"), "all", "Opens the run at this move, at most `moves`. It does not change the run."),
];

/// The name of every key, in the order in which a link is written.
pub const NAMES: [&str; COUNT] = {
    let mut names = [""; COUNT];
    let (mut row, mut count) = (0, 0);
    while row < TABLE.len() {
        if begins(row) {
            names[count] = TABLE[row].key.name();
            count += 1;
        }
        row += 1;
    }
    names
};

const COUNT: usize = {
    let (mut row, mut count) = (0, 0);
    while row < TABLE.len() {
        count += begins(row) as usize;
        row += 1;
    }
    count
};

/// Whether a row has another key than the one above it.
const fn begins(row: usize) -> bool {
    if row == 0 {
        return true;
    }
    let (above, own) = (TABLE[row - 1].key.name().as_bytes(), TABLE[row].key.name().as_bytes());
    let mut place = 0;
    while place < own.len() && place < above.len() && own[place] == above[place] {
        place += 1;
    }
    place < own.len() || place < above.len()
}

#[cfg(any(test, feature = "cli"))]
pub mod words;

#[cfg(test)]
mod tests {
    use super::words::table;
    use super::*;

    const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/LINKS.md");
    const BEGIN: &str = "<!-- keys: made from src/link/keys.rs by KEYS_WRITE=1 cargo test --lib keys -->\n";
    const END: &str = "<!-- end of keys -->\n";

    fn markdown() -> String {
        let rows = table().map(|[name, of, values, default, meaning]| {
            format!("| `{name}` | {of} | {values} | {default} | {meaning} |\n")
        });
        let head = "| key | runs that have it | values | default | meaning |\n|---|---|---|---|---|\n";
        std::iter::once(head.to_string()).chain(rows).collect()
    }

    #[test]
    fn the_table_of_the_docs_is_this_one() {
        let docs = std::fs::read_to_string(DOCS).unwrap();
        let (before, rest) = docs.split_once(BEGIN).expect("the table has a beginning");
        let (table, after) = rest.split_once(END).expect("the table has an end");
        if std::env::var_os("KEYS_WRITE").is_some() {
            std::fs::write(DOCS, [before, BEGIN, "\n", &markdown(), "\n", END, after].concat()).unwrap();
        } else {
            let made = markdown();
            let differs = table.trim().lines().zip(made.lines()).find(|(docs, own)| docs != own);
            assert_eq!(differs, None, "KEYS_WRITE=1 cargo test --lib keys");
            assert_eq!(table.trim().lines().count(), made.lines().count());
        }
    }

    #[test]
    fn every_key_stands_once() {
        let mut names = NAMES.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), NAMES.len());
        assert!(!names.contains(&""));
    }

    #[test]
    fn every_default_is_in_its_range() {
        for KeyDoc { key, .. } in &TABLE {
            match key {
                Key::Choice(_, values, default) => assert!(values.contains(default), "{}", key.name()),
                Key::Whole(own) | Key::WholeBy(own, _) => {
                    assert!((own.least..=own.most).contains(&own.default), "{}", key.name());
                }
                Key::Number(own) | Key::NumberBy(own, _) => assert!(own.range.contains(own.default), "{}", key.name()),
                // Fitted to its range when it is computed.
                Key::Temperature(own, _) => assert!(own.default > 0.0),
                Key::Words(..) => {}
            }
        }
    }
}
