//! The extraction of answers from any text that a teacher has: messages, a table, files, scattered links.

use super::files::{HandedText, read_file};
use crate::link::transit::{Arrived, links_of};
use crate::text::english;
use crate::text::message::{Message, shortened};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The maximum number of answers of a class.
pub const MOST_ANSWERS: usize = 1000;
/// The maximum size of all texts, in bytes.
pub const MOST_TEXT: usize = 8 * 1024 * 1024;
/// The maximum number of named lines without a link.
const MOST_NAMED: usize = 20;

/// A link that was handed in, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Submission {
    /// The number of the submission among all, from 1.
    pub answer: usize,
    /// The name of the submission's file; empty for a text without one.
    pub file: String,
    /// The line in this file, from 1.
    pub line: usize,
    /// The words beside the link, such as a name; cut if long.
    pub beside: String,
    /// The link.
    pub link: String,
}

/// All links that were handed in.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Collected {
    /// The submissions, in order.
    pub answers: Vec<Submission>,
    /// The first lines with text but without a link, by file and line.
    pub without: Vec<(String, usize)>,
    /// The total number of such lines.
    pub lines_without: usize,
    /// The files that are not text, and their kinds.
    pub unread: Vec<(String, Message)>,
}

/// Finds the links in files, each with its name and its bytes in any encoding: texts, tables, mails, web pages, and
/// archives of these. Changes of a link in transit are undone ([`links_of`]).
///
/// # Errors
/// Returns an error for more text, or more answers, than a class may have.
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
    /// Adds the links of a text, and the positions of its lines without one.
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

/// Returns whether a link repeats the previous one, perhaps cut, as the link text in a web page or a chat does.
fn repeats(link: &Arrived, before: &Arrived) -> bool {
    link.link == before.link || link.link.strip_suffix('…').is_some_and(|cut| before.link.starts_with(cut))
}

/// Returns whether the last of these links is the link text of the previous one in a web page.
fn in_markup(text: &str, links: &[Arrived]) -> bool {
    let [.., before, link] = links else { return false };
    let between = &text[before.place.end..link.place.start];
    repeats(link, before) && between.contains('>') && plain_of(between).trim_matches(['"', '>', ' ', '\n']).is_empty()
}

/// Returns the words beside a link: before or after it, on the line above, or in the name of its file. Mails and the
/// folders of Moodle identify the author with certainty.
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

/// Returns the name above a message in the export of a chat.
fn named_in_json(text: &str) -> Option<String> {
    ["real_name", "display_name", "displayName", "name", "author", "from", "user"].iter().find_map(|key| {
        let (_, value) = text.rsplit_once(&format!("\"{key}\""))?;
        let name = value.trim_start_matches([':', ' ', '\n']).strip_prefix('"')?.split('"').next()?;
        Some(beside_of(name))
    })
}

/// Returns the text of a part of a web page without its tags. Text outside tags is unchanged.
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

/// Returns a name, or other text beside a link, without the marks around it.
fn beside_of(text: &str) -> String {
    let plain = plain_of(text).replace("&nbsp;", " ").replace(['"', '\t', '“', '”', '„', '«', '»', '<', '>'], " ");
    let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    shortened(words.trim_matches([' ', ',', ';', ':', '|', '(', ')', '[', ']', '-', '*', '.', '{', '}']))
}
