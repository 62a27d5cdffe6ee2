//! The text of a link: `key=value` joined by `&`, alone or behind the `#` of an address.

mod anneal;
#[cfg_attr(feature = "full", path = "bundle_full.rs")]
#[cfg_attr(not(feature = "full"), path = "bundle_core.rs")]
mod bundle;
pub mod config;
pub mod draft;
mod field;
pub(crate) mod keys;
mod multi_start;
mod reader;
mod search;
mod tempering;
mod values;

pub use field::Field;
#[cfg(feature = "cli")]
#[doc(hidden)]
pub use keys::words::table as key_table;

use crate::text::number;
use crate::text::percent::decode;
use std::fmt;

/// The format's version: it goes up when a link would give another run than it gave before.
pub const VERSION: u64 = 1;
/// What the text of an experiment's link begins with.
pub(crate) const EXPERIMENT: &str = "compare&";
/// A value longer than this is cut in messages.
const SHOWN: usize = 60;

/// Describes what is wrong with a link: which key, what it held, and what was expected.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[non_exhaustive]
#[must_use]
pub struct LinkError {
    /// The key, as written.
    pub key: String,
    /// What it held; shortened if long.
    pub value: String,
    /// What was expected: the end of the sentence "expected ...".
    pub expected: String,
    /// What kind of error it is.
    #[serde(skip)]
    pub kind: LinkErrorKind,
}

/// Describes why a link is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkErrorKind {
    /// Nothing can be made of the value.
    Invalid,
    /// This build cannot make anything of the value; the full one may.
    Unsupported,
}

impl LinkError {
    /// Returns the error of `key`, which held `value` where `expected` should have stood.
    pub fn new(key: &str, value: &str, expected: impl Into<String>) -> Self {
        let short = |text: &str| match text.char_indices().nth(SHOWN) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text.to_string(),
        };
        let kind = LinkErrorKind::Invalid;
        LinkError { key: short(key), value: short(value), expected: expected.into(), kind }
    }

    /// Returns the error of a `value` that only the full build may know what to make of.
    pub fn unsupported(key: &str, value: &str) -> Self {
        LinkError { kind: LinkErrorKind::Unsupported, ..LinkError::new(key, value, "the full build, which has more") }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}={}: expected {}", self.key, self.value, self.expected)
    }
}

impl std::error::Error for LinkError {}

/// Returns what stands in an address after its `#`, nothing if it has no `#`. Returns any other text as it is.
#[must_use]
pub fn text_of(link: &str) -> &str {
    let link = link.trim();
    let of_scheme = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    match link.split_once('#') {
        // Whatever it holds further on.
        _ if link.starts_with(EXPERIMENT) => link,
        Some((_, after)) => after,
        None if link.split_once("://").is_some_and(|(scheme, _)| scheme.bytes().all(of_scheme)) => "",
        None => link,
    }
}

/// Returns the keys and values of a link, in the order in which they stand. `link` may be a whole address: the part
/// after its `#` counts. `%` and two hexadecimal digits stand for a byte.
///
/// # Errors
/// For a part without `=`, and for a key that stands twice.
pub fn split(link: &str) -> Result<Vec<(String, String)>, LinkError> {
    pairs(text_of(link))
}

/// Returns the keys and values of a link's text, which is never taken for an address.
///
/// # Errors
/// As [`split`].
pub fn pairs(text: &str) -> Result<Vec<(String, String)>, LinkError> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    for part in text.split('&').filter(|part| !part.is_empty()) {
        let Some((key, value)) = part.split_once('=') else {
            return Err(LinkError::new(&decode(part), "", "a value after the key, as in seed=7"));
        };
        let (key, value) = (decode(key), decode(value));
        if pairs.iter().any(|(known, _)| *known == key) {
            return Err(LinkError::new(&key, &value, "each key once"));
        }
        // Far more than there are keys: a link of a million of them is not compared each with each.
        if pairs.len() == 100 {
            return Err(LinkError::new(&key, &value, "at most 100 keys"));
        }
        pairs.push((key, value));
    }
    Ok(pairs)
}

/// Checks a link's `v`. The error of another version reports that the run cannot be replayed here, and who can do it.
///
/// # Errors
/// For every `v` but [`VERSION`].
pub fn check_version(value: &str) -> Result<(), LinkError> {
    let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    let said = match number::whole(value) {
        Some(VERSION) => return Ok(()),
        Some(0..VERSION) => {
            "; an older version of Annealing Lab made this link, and only that version can replay its run"
        }
        // A number too long to be read is newer, too.
        None if !digits => "",
        _ => {
            "; a newer version of Annealing Lab made this link, and only that version or a later one can replay its run: \
             reload the page or update the program"
        }
    };
    Err(LinkError::new("v", value, format!("{VERSION}{said}")))
}

/// Writes keys and values as a link, so that [`split`] gives them back.
#[must_use]
pub fn join(pairs: &[(&str, String)]) -> String {
    let parts: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
    parts.join("&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn pairs(link: &str) -> Vec<(String, String)> {
        split(link).unwrap()
    }

    #[test]
    fn an_address_and_what_stands_after_its_hash_are_the_same() {
        let bare = pairs("puzzle=magic19&seed=7");
        assert_eq!(bare, [("puzzle".into(), "magic19".into()), ("seed".into(), "7".into())]);
        assert_eq!(pairs("https://example.org/lab/?x=1#puzzle=magic19&seed=7"), bare);
        assert_eq!(pairs("#puzzle=magic19&seed=7"), bare);
        assert_eq!(pairs("  puzzle=magic19&seed=7\n"), bare);
        assert_eq!(pairs("https://example.org/lab/"), []);
        assert_eq!(pairs(""), []);
        // A value is no address, whatever it looks like.
        assert_eq!(pairs("puzzle=a://b"), [("puzzle".into(), "a://b".into())]);
        assert_eq!(super::pairs("http://x/#seed=7").unwrap()[0].0, "http://x/#seed");
    }

    #[test]
    fn percent_signs_are_decoded_and_stray_ones_left() {
        assert_eq!(pairs("givens=1%2C%2c2")[0].1, "1,,2");
        assert_eq!(pairs("seed=%7")[0].1, "%7");
        assert_eq!(pairs("seed=%zz")[0].1, "%zz");
    }

    #[test]
    fn errors_name_key_value_and_wish() {
        assert_eq!(split("seed=1&seed=2").unwrap_err().to_string(), "seed=2: expected each key once");
        let message = split("seed").unwrap_err().to_string();
        assert_eq!(message, "seed=: expected a value after the key, as in seed=7");
        let long = LinkError::new("seed", &"9".repeat(1000), "less").to_string();
        assert_eq!(long, format!("seed={}…: expected less", "9".repeat(60)));
    }

    proptest! {
        #[test]
        fn any_text_gives_pairs_or_an_error(text in any::<String>()) {
            let _ = split(&text);
        }
    }
}
