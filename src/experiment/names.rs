//! Names for settings that nobody has named: the preset, or the values that differ between settings.

use crate::link::Field;

/// The names of unnamed settings that nothing distinguishes, by index.
const LETTERS: [&str; 12] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
/// Keys that are named first; all other keys follow in the order of links.
const TELLING: [&str; 15] = [
    "solver",
    "heuristic",
    "accept",
    "cooling",
    "t0",
    "t1",
    "rate",
    "over",
    "restart",
    "length",
    "reheat",
    "refill",
    "judged",
    "found",
    "singles",
];
/// Keys whose values need no key beside them.
const WORDS: [&str; 9] = ["solver", "heuristic", "accept", "cooling", "restart", "reheat", "refill", "order", "rng"];
/// The maximum length of a generated name, in characters.
const LONGEST: usize = 40;

/// The name of a setting, and the keys for making a name.
#[derive(Clone, Debug)]
pub struct Nameless {
    /// The present name; empty if a name must be generated.
    pub name: String,
    /// The preset of the setting, if known.
    pub preset: Option<String>,
    /// All values of the setting.
    pub fields: Vec<Field>,
}

/// Returns the letter for an index.
pub fn letter(place: usize) -> &'static str {
    LETTERS.get(place).copied().unwrap_or("Z")
}

/// Returns the name of each setting: its own name, its preset, or the smallest set of values that distinguishes it from
/// all others. If no values do, the name is a letter.
pub fn names(all: &[Nameless]) -> Vec<String> {
    let mut names: Vec<String> = all.iter().map(|each| each.name.clone()).collect();
    let open = |names: &[String]| (0..all.len()).filter(|&place| names[place].is_empty()).collect::<Vec<_>>();
    for place in open(&names) {
        let twice = all.iter().filter(|other| other.preset == all[place].preset).count() > 1;
        let preset = all[place].preset.as_deref().filter(|_| !twice).map(capital);
        names[place] = preset.filter(|name| !names.contains(name)).unwrap_or_default();
    }
    let keys = differing(all);
    // A single key that distinguishes a setting from all others is best; more keys only make the name longer.
    let singles = keys.chunks(1);
    let several = (2..=keys.len()).map(|most| &keys[..most]);
    let tries: Vec<&[&str]> = singles.chain(several).collect();
    for place in open(&names) {
        let telling = tries.iter().map(|keys| {
            let of = |each: &Nameless| described(&each.fields, keys);
            let own = of(&all[place]);
            let twice = all.iter().filter(|other| of(other) == own).count() > 1;
            let fits = !own.is_empty() && own.chars().count() <= LONGEST && !names.contains(&own);
            (fits && !twice).then_some(own)
        });
        let letters = (place..LETTERS.len()).chain(0..place).map(|place| letter(place).to_string());
        let mut free = letters.filter(|letter| !names.contains(letter));
        let name = telling.flatten().next().or_else(|| free.next());
        names[place] = name.unwrap_or_else(|| letter(place).to_string());
    }
    names
}

/// Returns the keys whose values differ between at least two settings, the most informative keys first.
fn differing(all: &[Nameless]) -> Vec<&'static str> {
    let value =
        |fields: &[Field], key: &str| fields.iter().find(|field| field.key == key).map(|field| field.value.clone());
    let mut keys: Vec<&'static str> = Vec::new();
    for field in all.iter().flat_map(|each| &each.fields) {
        let first = value(&all[0].fields, field.key);
        let differs = all.iter().any(|other| value(&other.fields, field.key) != first);
        if differs && !keys.contains(&field.key) && !["seed", "moves"].contains(&field.key) {
            keys.push(field.key);
        }
    }
    keys.sort_by_key(|key| TELLING.iter().position(|known| known == key).unwrap_or(TELLING.len()));
    keys
}

/// Describes a setting by the values of these keys.
fn described(fields: &[Field], keys: &[&str]) -> String {
    let value = |key: &str| fields.iter().find(|field| field.key == key).map(|field| field.value.as_str());
    // At constant cooling, `t0` is the temperature itself.
    let constant = value("cooling").is_none_or(|cooling| cooling == "constant");
    let word = |key: &&str| {
        let value = value(key)?;
        Some(match *key {
            "t0" if constant => format!("T = {value}"),
            "t0" => format!("T0 = {value}"),
            "t1" => format!("T1 = {value}"),
            key if WORDS.contains(&key) => value.to_string(),
            key => format!("{key} {value}"),
        })
    };
    keys.iter().filter_map(word).collect::<Vec<_>>().join(", ")
}

/// Returns whether a name is a generated letter rather than a name that somebody chose.
pub fn is_letter(name: &str) -> bool {
    LETTERS.contains(&name)
}

/// Returns the name of a setting that is a preset.
pub fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}
