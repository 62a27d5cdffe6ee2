//! Tags and the text between them, as far as tables and OpenSudoku's files require: a single pass over any text.

use super::source;

/// A tag, without its angle brackets, or the text before the next one.
#[derive(Clone, Copy)]
pub enum Piece<'a> {
    /// `td class="given"`, `/td`.
    Tag(&'a str),
    /// The text between two tags.
    Text(&'a str),
}

/// Returns the pieces of a text, each with its first line, counted from 1. A tag that is not closed ends the text.
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

/// Returns the end of a tag; a bracket in quotes does not end it.
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

/// Returns the name of a tag in lower case, with a leading `/` for a closing tag. As in HTML, a space or a slash ends
/// the name.
pub fn name(tag: &str) -> String {
    let end = tag.char_indices().skip(1).find(|(_, char)| char.is_whitespace() || *char == '/');
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

/// Returns a text with its character references resolved, such as `&eacute;` and `&#233;`.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        let end = after.bytes().take(LONGEST).position(|byte| byte == b';');
        let found = end.and_then(|end| Some((character(&after[..end])?, &after[end + 1..])));
        let (char, after) = found.unwrap_or(('&', after));
        plain.push_str(before);
        plain.push(char);
        rest = after;
    }
    plain.push_str(rest);
    // A no-break space becomes a plain space here as well.
    if plain.len() < text.len() { source::plain(&plain) } else { plain }
}

/// The maximum length of a character reference, including its semicolon.
const LONGEST: usize = 10;
/// The characters that pages and mails write by name.
#[rustfmt::skip]
const NAMES: [(&str, char); 82] = [
    ("lt", '<'), ("gt", '>'), ("amp", '&'), ("quot", '"'), ("apos", '\''),
    ("nbsp", ' '), ("ensp", ' '), ("emsp", ' '), ("thinsp", ' '), ("Tab", '\t'), ("NewLine", '\n'),
    ("shy", '\u{ad}'), ("zwnj", '\u{200c}'), ("zwj", '\u{200d}'),
    ("ndash", '–'), ("mdash", '—'), ("minus", '-'), ("hellip", '…'), ("middot", '·'), ("bull", '•'), ("sdot", '·'),
    ("lsquo", '‘'), ("rsquo", '’'), ("sbquo", '‚'), ("ldquo", '“'), ("rdquo", '”'), ("bdquo", '„'),
    ("laquo", '«'), ("raquo", '»'), ("lsaquo", '‹'), ("rsaquo", '›'),
    ("copy", '©'), ("reg", '®'), ("trade", '™'), ("sect", '§'), ("para", '¶'), ("deg", '°'), ("euro", '€'), ("pound", '£'),
    ("times", '×'), ("divide", '÷'), ("plusmn", '±'), ("frac12", '½'), ("le", '≤'), ("ge", '≥'), ("ne", '≠'),
    ("larr", '←'), ("uarr", '↑'), ("rarr", '→'), ("darr", '↓'), ("iexcl", '¡'), ("iquest", '¿'), ("ordm", 'º'),
    ("Auml", 'Ä'), ("Ouml", 'Ö'), ("Uuml", 'Ü'), ("auml", 'ä'), ("ouml", 'ö'), ("uuml", 'ü'), ("szlig", 'ß'),
    ("agrave", 'à'), ("aacute", 'á'), ("acirc", 'â'), ("atilde", 'ã'), ("aring", 'å'), ("aelig", 'æ'), ("ccedil", 'ç'),
    ("egrave", 'è'), ("eacute", 'é'), ("ecirc", 'ê'), ("euml", 'ë'), ("Eacute", 'É'), ("iacute", 'í'), ("icirc", 'î'),
    ("ntilde", 'ñ'), ("oacute", 'ó'), ("ocirc", 'ô'), ("oslash", 'ø'), ("uacute", 'ú'), ("ugrave", 'ù'), ("ucirc", 'û'),
    ("square", '□'),
];

/// Returns the character of a character reference.
fn character(name: &str) -> Option<char> {
    match name.strip_prefix('#') {
        Some(number) => {
            let code = match number.strip_prefix(['x', 'X']) {
                Some(number) => u32::from_str_radix(number, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)
        }
        None => NAMES.iter().find(|(known, _)| *known == name).map(|(_, char)| *char),
    }
}
