//! Tags and the text between them, as far as tables and OpenSudoku's files need: one pass, whatever the text.

/// A tag, without its angle brackets, or the text before the next one.
#[derive(Clone, Copy)]
pub enum Piece<'a> {
    /// `td class="given"`, `/td`.
    Tag(&'a str),
    /// What stands between two tags.
    Text(&'a str),
}

/// Returns the pieces of a text, each with the line on which it begins, from 1. A tag that is not closed ends the text.
pub fn pieces(text: &str) -> impl Iterator<Item = (usize, Piece<'_>)> {
    let (mut rest, mut line) = (text, 1);
    std::iter::from_fn(move || {
        let (piece, end) = match rest.strip_prefix('<') {
            Some(tag) if tag.starts_with("!--") => (Piece::Text(""), rest.find("-->")? + 3),
            Some(tag) => {
                let end = end_of(tag)?;
                (Piece::Tag(&tag[..end]), end + 2)
            }
            None if rest.is_empty() => return None,
            None => {
                let end = rest.find('<').unwrap_or(rest.len());
                (Piece::Text(&rest[..end]), end)
            }
        };
        let begin = line;
        line += rest[..end].matches('\n').count();
        rest = &rest[end..];
        Some((begin, piece))
    })
}

/// Where a tag ends: a bracket in quotes is not its end.
fn end_of(tag: &str) -> Option<usize> {
    let mut quote = None;
    for (place, byte) in tag.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return Some(place),
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
    }
    None
}

/// Returns the name of a tag in lower case, with `/` before it if it closes.
pub fn name(tag: &str) -> String {
    let end = tag.char_indices().skip(1).find(|(_, char)| !char.is_ascii_alphanumeric());
    tag[..end.map_or(tag.len(), |(end, _)| end)].to_ascii_lowercase()
}

/// Returns the value of an attribute.
pub fn attribute(tag: &str, name: &str) -> Option<String> {
    attributes(tag).find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// Returns the names and values of the attributes of a tag.
pub fn attributes(tag: &str) -> impl Iterator<Item = (String, String)> {
    let mut rest = tag;
    std::iter::from_fn(move || {
        let (before, after) = rest.split_once('=')?;
        let found = before.rsplit([' ', '\n', '\t']).find(|word| !word.is_empty()).unwrap_or("");
        let after = after.trim_start();
        let quote = after.chars().next().filter(|char| "\"'".contains(*char));
        let (value, next) = match quote {
            Some(quote) => after[1..].split_once(quote)?,
            None => after.split_once([' ', '\n', '\t', '/']).unwrap_or((after, "")),
        };
        rest = next;
        Some((found.to_string(), plain(value)))
    })
}

/// Returns a text without the signs that markup writes for some characters.
pub fn plain(text: &str) -> String {
    const SIGNS: [(&str, &str); 9] = [
        ("&nbsp;", " "),
        ("&#160;", " "),
        ("&#xa0;", " "),
        ("&#10;", "\n"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ];
    match text.contains('&') {
        true => SIGNS.into_iter().fold(text.to_string(), |text, (sign, char)| text.replace(sign, char)),
        false => text.to_string(),
    }
}
