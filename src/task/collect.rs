//! Answers out of whatever text a teacher has: messages, a table, files, a link here and there.

use super::files::{HandedText, read_file};
use crate::link::transit::{Arrived, links_of};
use crate::text::english;
use crate::text::message::{Message, shortened};
use serde::{Deserialize, Serialize};
use std::ops::Range;

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
    /// The words beside it, such as a name; cut if long.
    pub beside: String,
    /// The link.
    pub link: String,
}

/// All links that were handed in.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Collected {
    /// In their order.
    pub answers: Vec<Submission>,
    /// Lines that hold text but no link: the first of them, by file and line.
    pub without: Vec<(String, usize)>,
    /// How many of those there are in all.
    pub lines_without: usize,
    /// Files that are no text, and what they are.
    pub unread: Vec<(String, Message)>,
}

/// Finds the links in files, each with its name and its bytes in whatever encoding: texts, tables, mails, web pages, and archives of
/// these. What happened to a link on its way is undone ([`links_of`]).
///
/// # Errors
/// For more text, or more answers, than a class has.
pub fn collect<Bytes: AsRef<[u8]>>(files: &[(String, Bytes)]) -> Result<Collected, Message> {
    let bytes: usize = files.iter().map(|(_, bytes)| bytes.as_ref().len()).sum();
    if bytes > MOST_TEXT {
        return Err(english::text_too_long(bytes, MOST_TEXT));
    }
    let mut found = Collected::default();
    let mut texts = Vec::new();
    for (file, bytes) in files {
        read_file(file, bytes.as_ref(), &mut texts, &mut found.unread);
    }
    for handed in &texts {
        found.add(handed)?;
    }
    Ok(found)
}

impl Collected {
    /// Adds the links of a text, and the places of its lines without one.
    fn add(&mut self, handed: &HandedText) -> Result<(), Message> {
        let text = &handed.text;
        let links = links_of(text);
        let mut next = 0;
        let mut start = 0;
        for (place, line) in text.split_inclusive('\n').enumerate() {
            let end = start + line.len();
            let mut held = next > 0 && links[next - 1].place.end > start;
            let first = next;
            while next < links.len() && links[next].place.start < end {
                held = true;
                let on_line = &links[first..next];
                if !on_line.iter().any(|before| repeats(&links[next], before)) && !in_markup(text, &links[..=next]) {
                    if self.answers.len() == MOST_ANSWERS {
                        return Err(english::too_many_answers(MOST_ANSWERS));
                    }
                    let answer = self.answers.len() + 1;
                    let link = links[next].link.clone();
                    let beside = beside(handed, &links, next);
                    self.answers.push(Submission { answer, file: handed.file.clone(), line: place + 1, beside, link });
                }
                next += 1;
            }
            if !held && !line.trim().is_empty() {
                self.lines_without += 1;
                if self.without.len() < MOST_NAMED {
                    self.without.push((handed.file.clone(), place + 1));
                }
            }
            start = end;
        }
        Ok(())
    }
}

/// Whether a link is that before it once more, perhaps cut, as its text in a web page or a chat is.
fn repeats(link: &Arrived, before: &Arrived) -> bool {
    link.link == before.link || link.link.strip_suffix('…').is_some_and(|cut| before.link.starts_with(cut))
}

/// Whether the last of these links is the text of the one before it in a web page.
fn in_markup(text: &str, links: &[Arrived]) -> bool {
    let [.., before, link] = links else { return false };
    let between = &text[before.place.end..link.place.start];
    repeats(link, before) && between.contains('>') && plain_of(between).trim_matches(['"', '>', ' ', '\n']).is_empty()
}

/// The words beside a link: before it, or behind it, or on the line above, or in the name of its file. Mails and the folders of
/// Moodle say for certain whose it is.
fn beside(handed: &HandedText, links: &[Arrived], place: usize) -> String {
    let text = &handed.text;
    if handed.certain {
        return shortened(&handed.by);
    }
    let Range { start, end } = links[place].place;
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let last = if place > 0 { links[place - 1].place.end } else { 0 };
    let before = &text[line.max(last)..start];
    if before.trim_start().starts_with('"') && before.contains("\":") {
        return named_in_json(&text[last..start]).unwrap_or_default();
    }
    let behind = links.get(place + 1).map_or(text.len(), |link| link.place.start);
    let behind = text[end..behind].split('\n').next().unwrap_or_default();
    let above = text[last.min(line)..line].trim_end_matches('\n').rsplit('\n').next().filter(|line| line.contains(':'));
    let candidates = [before.trim_end_matches("URL="), behind, above.unwrap_or_default()];
    let named = candidates.iter().map(|text| beside_of(text)).find(|name| name.contains(char::is_alphanumeric));
    named.unwrap_or_else(|| shortened(&handed.by))
}

/// The name that an export of a chat has above a message.
fn named_in_json(text: &str) -> Option<String> {
    ["real_name", "display_name", "displayName", "name", "author", "from", "user"].iter().find_map(|key| {
        let (_, value) = text.rsplit_once(&format!("\"{key}\""))?;
        let name = value.trim_start_matches([':', ' ', '\n']).strip_prefix('"')?.split('"').next()?;
        Some(beside_of(name))
    })
}

/// The text of a piece of a web page, without its tags. What is in none is left as it is.
fn plain_of(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        plain += before;
        let length = tag.find('>').map_or(tag.len(), |end| end + 1);
        let is_tag = tag[1..].starts_with(|char: char| char.is_ascii_alphabetic() || "/!".contains(char))
            && !tag[..length].contains('@');
        let hidden = ["title", "style", "script"].iter().find(|name| tag[1..].starts_with(**name));
        let skipped = hidden.and_then(|name| tag.find(&format!("</{name}"))).unwrap_or(if is_tag { length } else { 1 });
        plain.push(' ');
        rest = &tag[skipped..];
    }
    plain + rest
}

/// A name, or what else stands beside a link, without the marks that part them.
fn beside_of(text: &str) -> String {
    let plain = plain_of(text).replace("&nbsp;", " ").replace(['"', '\t', '“', '”', '„', '«', '»', '<', '>'], " ");
    let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    shortened(words.trim_matches([' ', ',', ';', ':', '|', '(', ')', '[', ']', '-', '*', '.', '{', '}']))
}
