//! The table of keys in words, for help and docs.

use super::*;

/// Returns name, runs that have the key, values, default and meaning of each row.
pub fn table() -> impl Iterator<Item = [String; 5]> {
    TABLE.iter().map(|row| {
        let [values, default] = cells(&row.key);
        [row.key.name().to_string(), row.of.to_string(), values, default, row.meaning.to_string()]
    })
}

fn code(values: &[&str]) -> String {
    values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(", ")
}

/// A power of ten as one, which is easier to read.
fn most(value: u64) -> String {
    if value == MOST { "10^15".to_string() } else { value.to_string() }
}

fn range(Range { least, most, zero }: Range) -> String {
    let short = |bound: f64| match bound {
        1e-9 | 1e9 => format!("{bound:e}"),
        _ => bound.to_string(),
    };
    format!("{}{} to {}", if zero { "0, or " } else { "" }, short(least), short(most))
}

/// Values and default.
fn cells(key: &Key) -> [String; 2] {
    let whole = |key: &Whole| format!("{} to {}", key.least, most(key.most));
    match key {
        Key::Words(_, values, default) => [values.to_string(), default.to_string()],
        Key::Choice(_, values, default) => [code(values), default.to_string()],
        Key::Whole(key) => [whole(key), key.default.to_string()],
        Key::WholeBy(key, default) => [whole(key), default.to_string()],
        Key::Number(key) => [range(key.range), key.default.to_string()],
        Key::NumberBy(key, large) => [range(key.range), format!("{}; of 36x36 {}", key.default, large.default)],
        Key::Temperature(key, bound) => [range(key.range), format!("{} U{bound}", key.default)],
    }
}
