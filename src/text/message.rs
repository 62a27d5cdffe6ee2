//! Reports to people: a code and its arguments. Only `english.rs` contains words, one template for each code, so that a
//! page can show the same report in another language. No logic reads the words.

use super::number::MOST_EXACT;
use serde::{Serialize, Serializer};

/// The length above which a user's text is cut, in characters.
const LONGEST: usize = 60;

/// A report to people. [`Display`](std::fmt::Display) writes it in English, or as its code without the feature
/// `english`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    /// The identity of the message: a key of the catalogues.
    pub code: &'static str,
    /// The values of the placeholders, by name. `n` is a count that selects the singular or the plural.
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

/// The value of a placeholder in a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum Arg {
    /// A text, used unchanged.
    Text(String),
    /// An integer that JavaScript represents exactly.
    Whole(i64),
    /// Texts that each language joins in its own way.
    List(Vec<String>),
    /// Another message.
    Message(Message),
}

impl std::error::Error for Message {}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// Converts a user's text: on one line, and cut if it is long.
impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(shortened(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<char> for Arg {
    fn from(char: char) -> Arg {
        Arg::from(&*char.encode_utf8(&mut [0; 4]))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<&[&str]> for Arg {
    fn from(texts: &[&str]) -> Arg {
        Arg::List(texts.iter().map(|text| text.to_string()).collect())
    }
}

macro_rules! from_integers {
    ($($integer:ty),*) => {$(
        /// An integer that JavaScript cannot represent exactly becomes a text.
        impl From<$integer> for Arg {
            fn from(number: $integer) -> Arg {
                match i64::try_from(number) {
                    Ok(whole) if whole.unsigned_abs() <= MOST_EXACT => Arg::Whole(whole),
                    _ => Arg::Text(number.to_string()),
                }
            }
        }
    )*};
}

from_integers!(i32, i64, u32, u64, usize);

/// Returns a text on one line, cut to the length for a message.
pub fn shortened(text: &str) -> String {
    let plain = |char: char| if char.is_control() { '\u{fffd}' } else { char };
    let mut chars = text.chars();
    let mut shown: String = chars.by_ref().take(LONGEST).map(plain).collect();
    if chars.next().is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_javascript_does_not_count_exactly_is_a_text() {
        assert_eq!(Arg::from(MOST_EXACT), Arg::Whole(9_007_199_254_740_991));
        assert_eq!(Arg::from(MOST_EXACT + 1), Arg::Text("9007199254740992".to_string()));
        assert_eq!(Arg::from(u64::MAX), Arg::Text("18446744073709551615".to_string()));
        assert_eq!(Arg::from(i64::MIN), Arg::Text("-9223372036854775808".to_string()));
    }
}
