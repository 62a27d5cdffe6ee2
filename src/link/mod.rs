//! The text of a link: `key=value` joined by `&`, alone or after the `#` of an address.

mod anneal;
#[cfg_attr(full, path = "bundle_full.rs")]
#[cfg_attr(not(full), path = "bundle_core.rs")]
mod bundle;
pub(crate) mod config;
#[cfg(full)]
pub mod draft;
mod field;
pub(crate) mod keys;
#[cfg(full)]
pub(crate) mod measuring;
#[cfg(full)]
mod multi_start;
#[cfg_attr(full, path = "other_solvers_full.rs")]
#[cfg_attr(not(full), path = "other_solvers_core.rs")]
mod other_solvers;
#[cfg(full)]
pub(crate) mod packed;
mod reader;
#[cfg(full)]
mod rebuild;
#[cfg(full)]
mod search;
mod solvers;
#[cfg(full)]
mod tempering;
#[cfg(full)]
pub mod transit;
mod values;

pub use config::{Config, define, problem_of};
#[cfg(full)]
pub use measuring::Measuring;

pub use anneal::presets;
pub use field::Field;
#[cfg(full)]
pub use keys::table as key_table;

use crate::run::version::Version;
use crate::text::message::{Message, shortened};
use crate::text::percent::decode;
use crate::text::{english, number};
use std::fmt;

/// The beginning of the text of an experiment's link.
pub(crate) const EXPERIMENT: &str = "compare&";

/// The maximum number of keys of a link, about twice the number of known keys.
const MOST_KEYS: usize = 100;

/// An error in a link: the key, its value, and what is accepted.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[must_use]
pub struct LinkError {
    /// The key, as written.
    pub key: String,
    /// The value of the key, shortened if long.
    pub value: String,
    /// The problem with the value, and what is accepted.
    pub message: Message,
    /// The kind of the error.
    pub kind: LinkErrorKind,
}

/// The kind of an error in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkErrorKind {
    /// The value is invalid in every build.
    Invalid,
    /// This build cannot read the value; the full build may.
    Unsupported,
}

impl LinkError {
    /// Returns the error of `key` with this value.
    pub fn new(key: &str, value: &str, message: Message) -> Self {
        LinkError { key: shortened(key), value: shortened(value), message, kind: LinkErrorKind::Invalid }
    }

    /// Returns the error of a `value` that the full build may be able to read.
    pub fn unsupported(key: &str, value: &str) -> Self {
        let error = LinkError::new(key, value, english::needs_full_build(value));
        LinkError { kind: LinkErrorKind::Unsupported, ..error }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match &self.key[..] {
            "" => self.message.fmt(out),
            key => write!(out, "{key}: {}", self.message),
        }
    }
}

impl std::error::Error for LinkError {}

/// The message of an error, with its key if it has one.
impl From<LinkError> for Message {
    fn from(error: LinkError) -> Message {
        match &error.key[..] {
            "" => error.message,
            key => english::of_key(key, error.message),
        }
    }
}

/// Returns the part of an address after its `#`, empty if the address has none. Returns any other text unchanged.
pub fn text_of(link: &str) -> &str {
    let link = link.trim();
    let of_scheme = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    match link.split_once('#') {
        // The text of an experiment is not an address, although it may contain a `#`.
        _ if link.starts_with(EXPERIMENT) => link,
        Some((_, after)) => after,
        None if link.split_once("://").is_some_and(|(scheme, _)| scheme.bytes().all(of_scheme)) => "",
        None => link,
    }
}

/// Returns the keys and values of a link in order. In a complete address, only the part after its `#` is read. `%` and
/// two hexadecimal digits represent a byte.
///
/// # Errors
/// Returns an error if a part has no `=`, a key occurs twice, or there are too many keys.
pub fn split(link: &str) -> Result<Vec<(String, String)>, LinkError> {
    pairs(text_of(link))
}

/// Returns the keys and values of a link's text, which is never taken for an address.
///
/// # Errors
/// Returns the errors of [`split`].
pub fn pairs(text: &str) -> Result<Vec<(String, String)>, LinkError> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    for part in text.split('&').filter(|part| !part.is_empty()) {
        let Some((key, value)) = part.split_once('=') else {
            return Err(LinkError::new(&decode(part), "", english::value_missing("seed=7")));
        };
        let (key, value) = (decode(key), decode(value));
        if pairs.iter().any(|(known, _)| *known == key) {
            return Err(LinkError::new(&key, &value, english::key_twice()));
        }
        // Each key is compared with all previous keys, so a link of a million keys must end here.
        if pairs.len() == MOST_KEYS {
            return Err(LinkError::new(&key, &value, english::too_many_keys(MOST_KEYS)));
        }
        pairs.push((key, value));
    }
    Ok(pairs)
}

/// Reads the `v` of a link. The error for another version reports that this program cannot replay the run, and names a
/// program that can.
///
/// # Errors
/// Returns an error for every value that is not the number of a [`Version`].
pub fn read_version(value: &str) -> Result<Version, LinkError> {
    let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    let (number, [oldest, newest]) = (number::whole(value), [Version::OLDEST, Version::NEWEST].map(Version::number));
    if let Some(version) = number.and_then(Version::numbered) {
        return Ok(version);
    }
    Err(LinkError::new(
        "v",
        value,
        match number {
            Some(number) if number < oldest => english::older_version(value, oldest, newest),
            None if !digits => english::not_a_version(value, oldest, newest),
            // A number with too many digits is also a newer version.
            _ => english::newer_version(value, oldest, newest),
        },
    ))
}

/// Writes keys and values as a link that [`split`] can read.
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
        // A value is not an address, even if it resembles one.
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
    fn errors_name_key_and_value() {
        let twice = split("seed=1&seed=2").unwrap_err();
        assert_eq!((&twice.key[..], &twice.value[..], twice.message.code), ("seed", "2", "key_twice"));
        assert_eq!(split("seed").unwrap_err().message, english::value_missing("seed=7"));
        let long = "9".repeat(1000);
        let error = LinkError::new("seed", &long, english::not_seed(&*long, 64_u32));
        assert_eq!(error.value, format!("{}…", "9".repeat(60)));
    }

    proptest! {
        #[test]
        fn any_text_gives_pairs_or_an_error(text in any::<String>()) {
            let _ = split(&text);
        }
    }
}
