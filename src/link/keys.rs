//! The keys of a run's link. Each is declared once, with its values and the default that applies without link and
//! preset.
//!
//! The reader and the form take names, ranges and defaults from here. The table in docs/LINKS.md describes each key and
//! the runs that have it; a test compares the table with these declarations.

pub use super::values::{Choice, Number, Whole, refuse_choice};
use crate::anneal::chains::ImprovesOn;
use crate::anneal::restart::{Found, Refill};
use crate::anneal::settings::{
    FACTOR as FACTORS, LONGEST_HISTORY, MOST_EXCHANGE, MOST_REPLICAS, RATE, TEMPERATURE, TEMPERATURE_OR_ZERO,
};
#[cfg(full)]
use crate::model::tour::{Metric, Neighbourhood};
use crate::random::any::GeneratorKind;
use crate::search::Order;
use crate::sudoku::candidates::Propagation;
use crate::text::range::Range;

pub use crate::anneal::settings::MOST_MOVES as MOST;

const fn t0(range: Range, default: f64) -> Number {
    Number { name: "t0", range, default }
}

const fn moves(default: u64) -> Whole {
    Whole { name: "moves", least: 1, most: MOST, default }
}

const fn to_most(name: &'static str, default: u64) -> Whole {
    Whole { name, least: 1, most: MOST, default }
}

/// Returns a key whose words represent themselves, because most of them have separate keys.
const fn words<const N: usize>(
    name: &'static str,
    values: [&'static str; N],
    default: &'static str,
) -> Choice<&'static str, N> {
    Choice { name, values, means: values, default }
}

/// The number of squares per side of a queens board.
#[cfg(full)]
pub const SIZE: Whole = Whole { name: "size", least: 4, most: 400, default: 8 };
/// The number of spins per side of a magnet.
#[cfg(full)]
pub const SIZE_ISING: Whole = Whole { name: "size", least: 4, most: 64, default: 32 };
/// The number of colours of a map or a graph.
#[cfg(full)]
pub const COLOURS: Whole = Whole { name: "colours", least: 2, most: 30, default: 4 };
#[cfg(full)]
pub const TRIANGLES: Whole = Whole { name: "triangles", least: 2, most: 100, default: 50 };
/// The base of the weights in a chain of triangles, which are its powers.
#[cfg(full)]
pub const M: Whole = Whole { name: "m", least: 2, most: 150, default: 10 };
#[cfg(full)]
pub const DRAW: Whole = Whole { name: "draw", least: 0, most: u32::MAX as u64, default: 1 };
/// The distances between user-defined points.
#[cfg(full)]
pub const DISTANCE: Choice<Metric, 4> = Choice {
    name: "distance",
    values: [Metric::ALL[0].1, Metric::ALL[1].1, Metric::ALL[2].1, Metric::ALL[3].1],
    means: [Metric::ALL[0].0, Metric::ALL[1].0, Metric::ALL[2].0, Metric::ALL[3].0],
    default: Metric::ALL[0].1,
};
#[cfg(full)]
pub const NEIGHBOURHOOD: Choice<Neighbourhood, 3> = Choice {
    name: "neighbourhood",
    values: ["reversal", "insertion", "swap"],
    means: Neighbourhood::ALL,
    default: "reversal",
};
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
/// The boards for annealing a magic-sum puzzle: all, or only those whose opposite cells are pairs of one sum.
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
pub const HISTORY: Whole = Whole { name: "history", least: 1, most: LONGEST_HISTORY, default: 100 };
pub const COOLING: Choice<&str, 7> =
    words("cooling", ["constant", "fast", "logarithmic", "geometric", "linear", "lundy-mees", "lam"], "constant");
pub const T0_CONSTANT: Number = t0(TEMPERATURE_OR_ZERO, 1.0);
pub const T0_FAST: Number = t0(TEMPERATURE, 10.0);
pub const T0_LOGARITHMIC: Number = t0(TEMPERATURE, 12.0);
/// The initial temperature of geometric, linear, lundy-mees and lam.
pub const T0_FALLING: Number = t0(TEMPERATURE, 2.0);
pub const T0_TEMPERING: Number = t0(TEMPERATURE, 2.0);
pub const T0_REPLICAS: Number = t0(TEMPERATURE, 1.0);
/// This is not a multiple of the sudoku's usual temperature, because a rebuild's energy counts blanks rather than
/// repeats.
pub const T0_REBUILD: Number = t0(TEMPERATURE_OR_ZERO, 2.0);
/// For grids larger than 25x25.
pub const T0_REBUILD_LARGE: Number = t0(TEMPERATURE_OR_ZERO, 1.2);
pub const T1_LINEAR: Number = Number { name: "t1", range: TEMPERATURE_OR_ZERO, default: 0.5 };
pub const T1_TEMPERING: Number = Number { name: "t1", range: TEMPERATURE, default: 0.75 };
pub const RATE_GEOMETRIC: Number = Number { name: "rate", range: RATE, default: 0.99999 };
pub const RATE_LUNDY_MEES: Number = Number { name: "rate", range: TEMPERATURE, default: 0.00001 };
pub const OVER_LINEAR: Whole = to_most("over", 100_000);
pub const OVER_LAM: Whole = to_most("over", MOST);
pub const REPLICAS: Whole = Whole { name: "replicas", least: 2, most: MOST_REPLICAS, default: 8 };
pub const EXCHANGE: Whole = Whole { name: "exchange", least: 1, most: MOST_EXCHANGE, default: 500 };
pub const RESTART: Choice<&str, 4> = words("restart", ["none", "fixed", "luby", "converged"], "none");
/// Modified Lam ends frozen, so another anneal must follow one without a solution.
pub const RESTART_LAM: Choice<&str, 4> = Choice { default: "fixed", ..RESTART };
/// For `restart=fixed` and `restart=converged`.
pub const LENGTH: Whole = to_most("length", 100_000);
pub const LENGTH_LUBY: Whole = to_most("length", 10_000);
pub const EVERY: Whole = to_most("every", 10);
pub const REPEATS: Whole = Whole { name: "repeats", least: 1, most: u32::MAX as u64, default: 250 };
pub const REHEAT: Choice<&str, 3> = words("reheat", ["none", "stalled", "chains"], "none");
pub const PATIENCE: Whole = to_most("patience", 10_000);
pub const FLOOR: Number = Number { name: "floor", range: TEMPERATURE_OR_ZERO, default: 0.0001 };
pub const FACTOR: Number = Number { name: "factor", range: FACTORS, default: 10.0 };
pub const REFILL: Choice<Refill, 3> = Choice {
    name: "refill",
    values: ["keep", "fresh", "stale"],
    means: [Refill::Keep, Refill::Fresh, Refill::Stale],
    default: "keep",
};
/// The square of the 59 free cells of the published sudoku.
pub const CHAIN: Whole = to_most("chain", 3481);
pub const FRUITLESS: Whole = to_most("fruitless", 20);
pub const JUDGED: Choice<ImprovesOn, 2> = Choice {
    name: "judged",
    values: ["start", "best"],
    means: [ImprovesOn::Start, ImprovesOn::Best],
    default: "start",
};
pub const FOUND: Choice<Found, 3> = Choice {
    name: "found",
    values: ["first", "sampled", "never"],
    means: [Found::First, Found::Sampled, Found::Never],
    default: "first",
};
/// For annealing, parallel tempering and rebuilds.
pub const MOVES: Whole = moves(100_000_000);
pub const MOVES_REPLICAS: Whole = moves(20_000_000);
pub const MOVES_EXACT: Whole = moves(1_000_000_000);
pub const RNG: Choice<GeneratorKind, 2> = Choice {
    name: "rng",
    values: ["xoshiro", "r"],
    means: [GeneratorKind::Xoshiro, GeneratorKind::R],
    default: "xoshiro",
};
/// Seed 20 solves Magic 19 in 25,405 moves: a few seconds at a speed that viewers can follow.
pub const SEED: Whole = Whole { name: "seed", least: 0, most: u64::MAX, default: 20 };
pub const AT: Whole = Whole { name: "at", least: 0, most: MOST, default: 0 };

/// The names of all keys, in the order of a written link.
pub const NAMES: [&str; 57] = [
    "v",
    "puzzle",
    "define",
    "map",
    "cities",
    "draw",
    "points",
    "distance",
    "size",
    "edges",
    "colours",
    "triangles",
    "m",
    "givens",
    "regions",
    "extra",
    "cages",
    "solver",
    "heuristic",
    "order",
    "weight",
    "nodes",
    "preset",
    "neighbourhood",
    "singles",
    "pairs",
    "propagation",
    "memory",
    "kick",
    "accept",
    "history",
    "cooling",
    "t0",
    "t1",
    "rate",
    "over",
    "replicas",
    "exchange",
    "restart",
    "length",
    "every",
    "repeats",
    "reheat",
    "patience",
    "floor",
    "factor",
    "refill",
    "chain",
    "fruitless",
    "judged",
    "found",
    "moves",
    "rng",
    "seed",
    "hand",
    "at",
    "look",
];

/// Returns the rows of the table of docs/LINKS.md: name, runs that have the key, values, default and meaning.
#[cfg(full)]
pub fn table() -> impl Iterator<Item = [&'static str; 5]> {
    let docs = include_str!("../../docs/LINKS.md");
    let rows = docs.lines().skip_while(|line| !line.starts_with("| key |"));
    rows.skip(2).map_while(|row| {
        let cells: Vec<&str> = row.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
        let [name, of, values, default, meaning] = cells.try_into().ok()?;
        Some([name.trim_matches('`'), of, values, default, meaning])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of the table: name, values and default.
    type Row = [String; 3];

    fn choice<T, const N: usize>(key: &Choice<T, N>) -> Row {
        assert!(key.values.contains(&key.default), "{}", key.name);
        [key.name.to_string(), key.values.map(|value| format!("`{value}`")).join(", "), key.default.to_string()]
    }

    fn whole_by(key: &Whole, default: &str) -> Row {
        assert!((key.least..=key.most).contains(&key.default), "{}", key.name);
        let most = if key.most == MOST { "10^15".to_string() } else { key.most.to_string() };
        [key.name.to_string(), format!("{} to {most}", key.least), default.to_string()]
    }

    fn whole(key: &Whole) -> Row {
        whole_by(key, &key.default.to_string())
    }

    fn number_by(key: &Number, default: &str) -> Row {
        let Range { least, most, zero } = key.range;
        let short = |bound: f64| match bound {
            1e-9 | 1e9 => format!("{bound:e}"),
            _ => bound.to_string(),
        };
        let values = format!("{}{} to {}", if zero { "0, or " } else { "" }, short(least), short(most));
        [key.name.to_string(), values, default.to_string()]
    }

    fn number(key: &Number) -> Row {
        assert!(key.range.contains(key.default), "{}", key.name);
        number_by(key, &key.default.to_string())
    }

    /// Returns the row of a temperature, whose default is a multiple of the puzzle's usual one (U) as far as the range
    /// allows.
    fn temperature(key: &Number, bound: &str) -> Row {
        number_by(key, &format!("{} U{bound}", key.default))
    }

    /// Returns the rows of all keys above, in the order of the table.
    fn declared() -> Vec<Row> {
        let rebuild = format!("{}; of 36x36 {}", T0_REBUILD.default, T0_REBUILD_LARGE.default);
        vec![
            whole(&DRAW),
            choice(&DISTANCE),
            whole(&SIZE),
            whole(&SIZE_ISING),
            whole(&COLOURS),
            whole(&TRIANGLES),
            whole(&M),
            choice(&ORDER),
            number(&WEIGHT),
            whole(&NODES),
            choice(&NEIGHBOURHOOD),
            choice(&SINGLES),
            choice(&PAIRS),
            choice(&PROPAGATION),
            choice(&MEMORY),
            choice(&KICK),
            choice(&ACCEPT),
            whole(&HISTORY),
            choice(&COOLING),
            temperature(&T0_CONSTANT, ""),
            temperature(&T0_FAST, ""),
            temperature(&T0_LOGARITHMIC, ""),
            temperature(&T0_FALLING, ""),
            temperature(&T0_TEMPERING, ""),
            temperature(&T0_REPLICAS, ""),
            number_by(&T0_REBUILD, &rebuild),
            temperature(&T1_LINEAR, ", at most `t0`"),
            temperature(&T1_TEMPERING, ", at most `t0`"),
            number(&RATE_GEOMETRIC),
            number(&RATE_LUNDY_MEES),
            whole(&OVER_LINEAR),
            whole_by(&OVER_LAM, "`length` where anneals restart, at most `moves`; else `moves`"),
            whole(&REPLICAS),
            whole(&EXCHANGE),
            choice(&RESTART),
            choice(&RESTART_LAM),
            whole(&LENGTH),
            whole(&LENGTH_LUBY),
            whole(&EVERY),
            whole(&REPEATS),
            choice(&REHEAT),
            whole(&PATIENCE),
            number(&FLOOR),
            number(&FACTOR),
            choice(&REFILL),
            whole(&CHAIN),
            whole(&FRUITLESS),
            choice(&JUDGED),
            choice(&FOUND),
            whole(&MOVES),
            whole(&MOVES_REPLICAS),
            whole(&MOVES_EXACT),
            choice(&RNG),
            whole_by(&AT, "none"),
        ]
    }

    #[test]
    fn the_table_of_the_docs_has_every_key_with_its_values_and_default() {
        let declared = declared();
        // The table describes the values of all other keys in words.
        let rows = table().filter(|[name, ..]| declared.iter().any(|own| own[0] == *name));
        let rows: Vec<Row> =
            rows.map(|[name, _, values, default, _]| [name, values, default].map(String::from)).collect();
        assert_eq!(rows, declared);
        let mut names: Vec<&str> = table().map(|[name, ..]| name).collect();
        names.dedup();
        assert_eq!(names, NAMES);
    }
}
