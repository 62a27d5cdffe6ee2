//! Answers out of whatever text a teacher has: messages, a table, files, a link here and there.

use super::{ANSWER, TASK};
use crate::text::encoding::text_of_bytes;
use crate::text::english;
use crate::text::message::{Message, shortened};
use serde::{Deserialize, Serialize};

/// Answers of a class, at most.
pub const MOST_ANSWERS: usize = 1000;
/// Bytes of all texts, at most.
pub const MOST_TEXT: usize = 8 * 1024 * 1024;
/// Lines without a link that are named, at most.
const MOST_NAMED: usize = 20;

/// A link that was handed in, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Submission {
    /// Its number among all, from 1.
    pub answer: usize,
    /// The name of its file; empty for a text without one.
    pub file: String,
    /// Its line there, from 1.
    pub line: usize,
    /// What stands before it on its line, such as a name; cut if long.
    pub beside: String,
    /// The link.
    pub link: String,
}

/// All links that were handed in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Collected {
    /// In their order.
    pub answers: Vec<Submission>,
    /// Lines that hold text but no link: the first of them, by file and line.
    pub without: Vec<(String, usize)>,
    /// How many of those there are in all.
    pub lines_without: usize,
}

/// Finds the links in texts, each with the name of its file and its bytes in whatever encoding. A link of an answer ends at a comma or a quote, so a table may hold it.
/// A link of a run may hold commas, and ends at a space or a quote.
///
/// # Errors
/// For more text, or more answers, than a class has.
pub fn collect<Bytes: AsRef<[u8]>>(files: &[(String, Bytes)]) -> Result<Collected, Message> {
    let bytes: usize = files.iter().map(|(_, bytes)| bytes.as_ref().len()).sum();
    if bytes > MOST_TEXT {
        return Err(english::text_too_long(bytes, MOST_TEXT));
    }
    let mut found = Collected::default();
    for (file, bytes) in files {
        for (place, line) in text_of_bytes(bytes.as_ref()).lines().enumerate() {
            let links = links_in(line);
            if links.is_empty() && !line.trim().is_empty() {
                found.lines_without += 1;
                if found.without.len() < MOST_NAMED {
                    found.without.push((file.clone(), place + 1));
                }
            }
            for (place_in_line, (beside, link)) in links.iter().enumerate() {
                // A link and its text, as a web page or a chat writes them: one answer.
                if links[..place_in_line].iter().any(|(_, before)| before == link) {
                    continue;
                }
                if found.answers.len() == MOST_ANSWERS {
                    return Err(english::too_many_answers(MOST_ANSWERS));
                }
                let answer = found.answers.len() + 1;
                // So the text of a web page has it.
                let (beside, link) = (beside_of(beside), link.replace("&amp;", "&"));
                found.answers.push(Submission { answer, file: file.clone(), line: place + 1, beside, link });
            }
        }
    }
    Ok(found)
}

fn ends_word(char: char) -> bool {
    char.is_whitespace() || "\"<>|()[]{}“”„«»".contains(char)
}

/// What stands before each link of a line, and the link.
fn links_in(line: &str) -> Vec<(&str, &str)> {
    let mut links = Vec::new();
    let mut begun = 0;
    let mut place = 0;
    for word in line.split_inclusive(ends_word) {
        let text = word.trim_end_matches(ends_word);
        if let Some((start, link)) = link_in(text) {
            links.push((&line[begun..place + start], link));
            begun = place + text.len();
        }
        place += word.len();
    }
    links
}

/// Where a link of this page begins in a word, if there is one, and its text after the `#`.
fn link_in(word: &str) -> Option<(usize, &str)> {
    let begins = |text: &str| {
        let key = text.find(|char: char| !(char.is_ascii_alphanumeric() || char == '-')).map(|end| text.split_at(end));
        key.is_some_and(|(key, rest)| {
            let own = rest.starts_with('&') && [ANSWER, TASK, "class", "compare", "learn"].contains(&key);
            own || rest.starts_with('=') && ["v", "puzzle", "seed", "solver"].contains(&key)
        })
    };
    let comma = |end: usize| word[..end].rfind([',', ';']).map_or(0, |place| place + 1);
    // An answer may stand alone, or behind an address; before it may stand other columns.
    let answer = word
        .match_indices("answer&")
        .map(|(place, _)| place)
        .find(|&place| word[..place].chars().next_back().is_none_or(|before| "#,;:=".contains(before)));
    if let Some(place) = answer {
        // Some program may have written its commas out. The start is its last part, so the link ends no sooner.
        let last = word[place..].find("&start=").unwrap_or(0);
        let end = word[place + last..].find(',').map_or(word.len(), |comma| place + last + comma);
        let link = &word[place..end];
        let start = if word[..place].ends_with('#') { comma(place) } else { place };
        return Some((start, link.trim_end_matches([';', '.', ':'])));
    }
    let hash = word.match_indices('#').map(|(place, _)| place).find(|place| begins(&word[place + 1..]));
    match hash {
        Some(place) => Some((comma(place), &word[place + 1..])),
        None => {
            let bare = std::iter::once(0).chain(word.match_indices([',', ';', ':']).map(|(place, _)| place + 1));
            bare.into_iter().find(|&place| begins(&word[place..])).map(|place| (place, &word[place..]))
        }
    }
}

/// A name, or what else stands before a link, without the marks that part them.
fn beside_of(text: &str) -> String {
    let plain = text.replace(['"', '\t', '“', '”', '„', '«', '»', '<', '>'], " ");
    let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    shortened(words.trim_matches([' ', ',', ';', ':', '|', '(', '[', '-', '*']))
}
