//! Submitted files: texts in any encoding, mails, workbooks, and archives of these. Files that are not text are named.
//!
//! | file | reading |
//! |---|---|
//! | zip [PKWARE 2022] | its list of files, then each file, stored or packed by DEFLATE |
//! | `.xlsx` [ECMA 2021] | a zip of XML: a row becomes a line with its cells joined by tabs |
//! | `.eml` [Freed 1996] | each part that is text, from base64 or quoted-printable |

use super::collect::MOST_TEXT;
use crate::text::encoding::text_of_bytes;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::decode_bytes;
use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::collections::BTreeMap;

/// The maximum nesting of archives in archives, and of mails in mails.
const DEEPEST: usize = 3;
/// The number of columns of a row whose gaps are kept.
const MOST_COLUMNS: usize = 100;
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// A submitted text.
pub struct HandedText {
    /// The path of the file among the submitted files.
    pub file: String,
    /// The text, with `\n` at the end of each line.
    pub text: String,
    /// The author, from its folder or its mail.
    pub by: String,
    /// True if the author is certain.
    pub certain: bool,
}

/// Reads a file, and adds its texts, or the reason why it has none.
pub fn read_file(file: &str, bytes: &[u8], texts: &mut Vec<HandedText>, unread: &mut Vec<(String, Message)>) {
    let mut left = MOST_TEXT;
    if let Err(why) = read(file, bytes, DEEPEST, &mut left, texts, unread) {
        unread.push((file.to_string(), why));
    }
}

fn read(
    file: &str,
    bytes: &[u8],
    depth: usize,
    left: &mut usize,
    texts: &mut Vec<HandedText>,
    unread: &mut Vec<(String, Message)>,
) -> Result<(), Message> {
    *left = left.checked_sub(bytes.len()).ok_or_else(|| english::unpacks_too_long(MOST_TEXT))?;
    let (by, certain) = owner(file);
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        let entries = entries(bytes).filter(|_| depth > 0).ok_or_else(english::unread_zip)?;
        let has = |name: &str| entries.iter().any(|entry| entry.name == name);
        if has("xl/workbook.xml") {
            let text = workbook(&entries, left)?;
            texts.push(HandedText { file: file.to_string(), text, by, certain });
            return Ok(());
        }
        if has("word/document.xml") || has("ppt/presentation.xml") || has("content.xml") {
            return Err(english::unread_office());
        }
        for entry in entries.iter().filter(|entry| !entry.name.ends_with('/')) {
            let inner = format!("{file}/{}", entry.name);
            let bytes = entry.unpacked(*left)?;
            if let Err(why) = read(&inner, &bytes, depth - 1, left, texts, unread) {
                unread.push((inner, why));
            }
        }
        return Ok(());
    }
    if let Some(why) = kind_of(bytes) {
        return Err(why);
    }
    let text = text_of_bytes(bytes);
    if text.contains('\0') {
        return Err(english::unread_binary());
    }
    let mail = Mail::read(bytes).filter(|mail| mail.has("content-type") || mail.has("mime-version"));
    let Some(mail) = mail else {
        texts.push(HandedText { file: file.to_string(), text, by, certain });
        return Ok(());
    };
    let (by, certain) = mail.sender().map_or((by, certain), |name| (name, true));
    let mut text = String::new();
    mail.add_text(depth, &mut text);
    texts.push(HandedText { file: file.to_string(), text, by, certain });
    Ok(())
}

/// Returns the author of a file: certain for Moodle's archives, otherwise taken from its folder.
fn owner(file: &str) -> (String, bool) {
    let moodle = file.split('/').rev().find_map(|part| part.split_once("_assignsubmission"));
    if let Some((name, _)) = moodle {
        return (name.trim_end_matches(|char: char| char.is_ascii_digit()).trim_end_matches('_').to_string(), true);
    }
    (file.rsplit('/').nth(1).unwrap_or_default().to_string(), false)
}

/// Returns the kind of a file from its first bytes, if it is not text.
fn kind_of(bytes: &[u8]) -> Option<Message> {
    let begins = |starts: &[&[u8]]| starts.iter().any(|start| bytes.starts_with(start));
    if begins(&[b"%PDF"]) {
        Some(english::unread_pdf())
    } else if begins(&[b"\xff\xd8\xff", b"\x89PNG", b"GIF8"]) || bytes.get(4..8) == Some(b"ftyp") {
        Some(english::unread_picture())
    } else if begins(&[b"\xd0\xcf\x11\xe0"]) {
        Some(english::unread_office())
    } else if begins(&[b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"BZh", b"\xfd7zXZ"]) {
        Some(english::unread_archive())
    } else {
        None
    }
}

/// A file in a zip.
struct Entry<'a> {
    name: String,
    packed: &'a [u8],
    /// True if the file is packed by DEFLATE; `None` if it is encrypted, or packed in another way.
    deflated: Option<bool>,
}

impl Entry<'_> {
    fn unpacked(&self, most: usize) -> Result<Vec<u8>, Message> {
        let too_long = || english::unpacks_too_long(MOST_TEXT);
        match self.deflated {
            Some(false) if self.packed.len() <= most => Ok(self.packed.to_vec()),
            Some(false) => Err(too_long()),
            Some(true) => decompress_to_vec_with_limit(self.packed, most).map_err(|error| {
                if error.status == miniz_oxide::inflate::TINFLStatus::HasMoreOutput {
                    too_long()
                } else {
                    english::unread_zip()
                }
            }),
            None => Err(english::unread_zip()),
        }
    }
}

/// Returns the files of a zip, in the order of their names; `None` if it is damaged.
fn entries(bytes: &[u8]) -> Option<Vec<Entry<'_>>> {
    let u16_at = |at: usize| Some(usize::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
    let u32_at = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?) as usize);
    // A comment may follow the end of the list.
    let from = bytes.len().saturating_sub(22 + 65_535);
    let end = from + bytes[from..].windows(4).rposition(|four| four == b"PK\x05\x06")?;
    let (count, mut at) = (u16_at(end + 10)?, u32_at(end + 16)?);
    let mut found = Vec::new();
    for _ in 0..count {
        if bytes.get(at..at + 4)? != b"PK\x01\x02" {
            return None;
        }
        let (flags, method, length) = (u16_at(at + 8)?, u16_at(at + 10)?, u32_at(at + 20)?);
        let (name, extra, comment) = (u16_at(at + 28)?, u16_at(at + 30)?, u16_at(at + 32)?);
        let local = u32_at(at + 42)?;
        let data = local.checked_add(30 + u16_at(local.checked_add(26)?)? + u16_at(local + 28)?)?;
        let packed = bytes.get(data..data.checked_add(length)?)?;
        let deflated = [(0, false), (8, true)].into_iter().find(|(known, _)| *known == method && flags & 1 == 0);
        let name_bytes = bytes.get(at + 46..at + 46 + name)?;
        found.push(Entry { name: text_of_bytes(name_bytes), packed, deflated: deflated.map(|(_, deflated)| deflated) });
        at += 46 + name + extra + comment;
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Some(found)
}

/// Returns the text of XML without its tags, with the five entities of XML resolved.
fn text_in(xml: &str) -> String {
    let pieces = xml.split('<').enumerate().map(|(place, piece)| match piece.split_once('>') {
        Some((_, text)) if place > 0 => text,
        _ => "",
    });
    let text: String = pieces.collect();
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&apos;", "'");
    text.replace("&amp;", "&").replace(['\n', '\r', '\t'], " ")
}

/// Returns the elements of XML with this name, each from its `<` to its end. Elements of one name must not be nested.
fn elements<'a>(xml: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let (open, close) = (format!("<{name}"), format!("</{name}>"));
    let mut rest = xml;
    std::iter::from_fn(move || {
        loop {
            let start = rest.find(&open)?;
            let element = &rest[start..];
            rest = &element[open.len()..];
            if !rest.starts_with(['>', ' ', '/', '\n']) {
                continue;
            }
            let head = element.find('>')?;
            let end = if element[..head].ends_with('/') { head + 1 } else { element.find(&close)? };
            rest = &element[end..];
            return Some(&element[..end]);
        }
    })
}

/// Returns the rows of all sheets of a workbook as text. Hyperlinks of cells are not read.
fn workbook(entries: &[Entry], left: &mut usize) -> Result<String, Message> {
    let mut xml = |entry: &Entry| {
        let bytes = entry.unpacked(*left)?;
        *left -= bytes.len();
        Ok::<_, Message>(text_of_bytes(&bytes))
    };
    let shared = entries.iter().find(|entry| entry.name == "xl/sharedStrings.xml").map(&mut xml).transpose()?;
    let shared: Vec<String> = elements(shared.as_deref().unwrap_or_default(), "si").map(text_in).collect();
    let mut text = String::new();
    for entry in entries.iter().filter(|entry| entry.name.starts_with("xl/worksheets/sheet")) {
        for row in elements(&xml(entry)?, "row") {
            let mut cells: BTreeMap<usize, String> = BTreeMap::new();
            for cell in elements(row, "c") {
                let head = &cell[..cell.find('>').unwrap_or(cell.len())];
                let attribute =
                    |name: &str| head.split_once(&format!(" {name}=\"")).and_then(|(_, value)| value.split('"').next());
                let letters = attribute("r").unwrap_or_default().bytes().take_while(u8::is_ascii_uppercase);
                let column = letters
                    .fold(0_usize, |column, letter| (26 * column + usize::from(letter - b'A') + 1).min(MOST_COLUMNS));
                let value = elements(cell, "v").next().map(text_in);
                let shown = match attribute("t") {
                    Some("s") => value.and_then(|value| shared.get(value.parse::<usize>().ok()?).cloned()),
                    Some("inlineStr") => Some(text_in(cell)),
                    _ => value,
                };
                cells.entry(column).or_insert_with(|| shown.unwrap_or_default());
            }
            text += &cells.into_values().collect::<Vec<_>>().join("\t");
            text.push('\n');
        }
    }
    Ok(text)
}

/// A mail, or a part of one.
struct Mail<'a> {
    /// The headers: names in lower case, and values on one line.
    headers: Vec<(String, String)>,
    body: &'a [u8],
}

impl<'a> Mail<'a> {
    /// Reads the headers of a mail; `None` if the text does not begin with a header.
    fn read(bytes: &'a [u8]) -> Option<Mail<'a>> {
        let mut headers: Vec<(String, String)> = Vec::new();
        let mut rest = bytes;
        loop {
            let end = rest.iter().position(|byte| *byte == b'\n').map_or(rest.len(), |end| end + 1);
            let (line, after) = rest.split_at(end);
            rest = after;
            let line = text_of_bytes(line);
            let line = line.trim_end();
            if line.is_empty() {
                return (!headers.is_empty()).then_some(Mail { headers, body: rest });
            }
            if let Some((_, value)) = headers.last_mut().filter(|_| line.starts_with([' ', '\t'])) {
                *value += line;
                continue;
            }
            let (name, value) = line.split_once(':')?;
            if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
                return None;
            }
            headers.push((name.to_ascii_lowercase(), value.trim().to_string()));
        }
    }

    fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    fn has(&self, name: &str) -> bool {
        !self.header(name).is_empty()
    }

    /// Returns the sender's name, or the address.
    fn sender(&self) -> Option<String> {
        let from = words_of(self.header("from"));
        let name = from.split('<').next().unwrap_or_default().trim_matches([' ', '"', '\'']);
        let name = if name.is_empty() { from.trim_matches(['<', '>', ' ']) } else { name };
        (!name.is_empty()).then(|| name.to_string())
    }

    /// Adds the text of all its parts. Among alternatives of one text, the first that may contain a link is enough.
    fn add_text(&self, depth: usize, text: &mut String) {
        let kind = self.header("content-type").to_ascii_lowercase();
        if let Some(at) = kind.find("boundary=").filter(|_| depth > 0) {
            // The case of a boundary matters.
            let boundary = self.header("content-type")[at + 9..].trim_start_matches('"');
            let boundary = format!("--{}", boundary.split(['"', ';', ' ']).next().unwrap_or_default());
            let begun = text.len();
            for part in split_at_lines(self.body, boundary.as_bytes()) {
                if kind.starts_with("multipart/alternative") && text[begun..].contains(['#', '%']) {
                    break;
                }
                // A part may have no headers.
                let bare = || Mail { headers: Vec::new(), body: part };
                Mail::read(part).unwrap_or_else(bare).add_text(depth - 1, text);
            }
            return;
        }
        if !(kind.is_empty() || kind.starts_with("text/") || kind.starts_with("message/")) {
            return;
        }
        let decoded = match self.header("content-transfer-encoding").to_ascii_lowercase().trim() {
            "base64" => from_base64(self.body),
            "quoted-printable" => from_printable(self.body),
            _ => self.body.to_vec(),
        };
        *text += &text_of_bytes(&decoded);
        text.push('\n');
    }
}

/// Returns the pieces of a body between the lines that begin with its boundary.
fn split_at_lines<'a>(body: &'a [u8], boundary: &[u8]) -> Vec<&'a [u8]> {
    let mut pieces = Vec::new();
    let mut begun = None;
    let mut at = 0;
    for line in body.split_inclusive(|byte| *byte == b'\n') {
        if line.starts_with(boundary) {
            pieces.extend(begun.map(|start| &body[start..at]));
            begun = Some(at + line.len());
        }
        at += line.len();
    }
    pieces.extend(begun.map(|start| &body[start..]));
    pieces
}

fn from_base64(bytes: &[u8]) -> Vec<u8> {
    let plain: Vec<u8> =
        bytes.iter().copied().filter(|byte| byte.is_ascii_alphanumeric() || b"+/".contains(byte)).collect();
    // A truncated text may end with a single leftover letter.
    let whole = if plain.len() % 4 == 1 { plain.len() - 1 } else { plain.len() };
    BASE64.decode(&plain[..whole]).unwrap_or_default()
}

fn from_printable(bytes: &[u8]) -> Vec<u8> {
    let text: Vec<u8> = bytes.iter().copied().filter(|byte| *byte != b'\r').collect();
    let mut joined = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        joined.extend_from_slice(line.strip_suffix(b"=\n").unwrap_or(line));
    }
    decode_bytes(&joined, b'=')
}

/// Returns a header with its encoded words [Moore 1996] decoded.
fn words_of(header: &str) -> String {
    let mut plain = String::new();
    let mut rest = header;
    while let Some((before, word)) = rest.split_once("=?") {
        let mut parts = word.splitn(4, '?');
        let (Some(_), Some(how), Some(text), Some(after)) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            break;
        };
        if !before.trim().is_empty() || plain.is_empty() {
            plain += before;
        }
        let bytes = if how.eq_ignore_ascii_case("b") {
            from_base64(text.as_bytes())
        } else {
            from_printable(text.replace('_', " ").as_bytes())
        };
        plain += &text_of_bytes(&bytes);
        rest = after.strip_prefix('=').unwrap_or(after);
    }
    plain + rest
}
