//! What settings are called that nobody has named: by their preset, or by what differs between them.

use crate::link::Field;

/// Settings that nobody named and that nothing tells apart are called by their places.
const LETTERS: [&str; 12] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
/// Keys that tell a setting first; all others follow in the order of links.
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
/// Keys whose values speak for themselves.
const WORDS: [&str; 9] = ["solver", "heuristic", "accept", "cooling", "restart", "reheat", "refill", "order", "rng"];
/// The most characters of such a name.
const LONGEST: usize = 40;

/// The name of a setting, and the keys that it is made from.
#[derive(Clone, Debug)]
pub struct Nameless {
    /// The name that it has; nothing where it is to get one.
    pub name: String,
    /// The preset that it is, if that is known.
    pub preset: Option<String>,
    /// All its settings.
    pub fields: Vec<Field>,
}

/// Returns the letter of a place.
pub fn letter(place: usize) -> &'static str {
    LETTERS.get(place).copied().unwrap_or("Z")
}

/// Returns the name of each setting. It is its own, or its preset, or as few of its values as tell it from all others.
/// Where nothing does, it is a letter.
pub fn names(all: &[Nameless]) -> Vec<String> {
    let mut names: Vec<String> = all.iter().map(|each| each.name.clone()).collect();
    let open = |names: &[String]| (0..all.len()).filter(|&place| names[place].is_empty()).collect::<Vec<_>>();
    for place in open(&names) {
        let twice = all.iter().filter(|other| other.preset == all[place].preset).count() > 1;
        let preset = all[place].preset.as_deref().filter(|_| !twice).map(capital);
        names[place] = preset.filter(|name| !names.contains(name)).unwrap_or_default();
    }
    let keys = differing(all);
    // One key that tells a setting from all others is best; more are only longer.
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

/// The keys of which at least two settings have other values, what tells most first.
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

/// A setting by the values of these keys.
fn described(fields: &[Field], keys: &[&str]) -> String {
    let value = |key: &str| fields.iter().find(|field| field.key == key).map(|field| field.value.as_str());
    // Where it stays, it is the temperature itself.
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

/// Returns whether a setting of this name was named here by its place, and not by somebody.
pub fn is_letter(name: &str) -> bool {
    LETTERS.contains(&name)
}

/// Returns what a setting is called that is a preset.
pub fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}
