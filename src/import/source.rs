//! A text as lines, without the traces of its transport: line ends, quotation, terminal colours, tags.

use super::markup::{Piece, name, pieces, plain as without_entities};

/// A line of a text.
#[derive(Clone, Debug)]
pub struct Line {
    /// The number of the line in the text, from 1.
    pub number: usize,
    /// The characters of the line.
    pub text: String,
}

/// Returns whether at least one in twenty characters never occurs in a text, which indicates the bytes of a picture or
/// a program.
pub fn is_binary(text: &str) -> bool {
    let is_strange =
        |char: &char| *char == '\u{fffd}' || char.is_control() && !char.is_whitespace() && *char != '\u{1b}';
    20 * text.chars().filter(is_strange).count() > text.chars().count()
}

/// Returns the text with uniform line ends and spaces, and without invisible characters: byte order marks, zero-width
/// characters, colours. Full-width characters become plain ones. Tabs stay.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut last = ' ';
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            '\n' if last == '\r' => {}
            '\r' | '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => plain.push('\n'),
            '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}' => {}
            // An escape sequence is ESC, a bracket, parameters, and a letter that ends it.
            '\u{1b}' if chars.peek() == Some(&'[') => {
                while chars.next().is_some_and(|char| !char.is_ascii_alphabetic()) {}
            }
            '\u{1b}' => {}
            '\t' => plain.push('\t'),
            _ if char.is_whitespace() => plain.push(' '),
            _ => plain.push(narrow(char)),
        }
        last = char;
    }
    plain
}

fn narrow(char: char) -> char {
    match char {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(char as u32 - 0xfee0).unwrap_or(char),
        '—' | '–' => '-',
        '’' | '‘' | '´' => '\'',
        _ => char,
    }
}

/// Returns the lines of a text, each without the quotation signs of mails.
pub fn lines(text: &str) -> Vec<Line> {
    let lines = text.split('\n').enumerate();
    lines.map(|(index, text)| Line { number: index + 1, text: unquoted(text).to_string() }).collect()
}

/// Returns a line without a leading `> `, which no row begins with.
fn unquoted(line: &str) -> &str {
    let mut rest = line;
    while let Some(after) = rest.trim_start().strip_prefix('>') {
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    let signs = &line[..line.len() - rest.len()];
    // A line that consists of such signs compares cells, and is kept.
    if signs.len() > 12 || rest.contains('<') { line } else { rest }
}

/// Returns whether a text contains tags that end lines or mark up text, or character references for spaces.
pub fn has_tags(text: &str) -> bool {
    const TAGS: [&str; 18] = [
        "br", "/br", "p", "/p", "div", "/div", "span", "pre", "b", "i", "code", "tt", "li", "html", "body", "h1", "h2",
        "font",
    ];
    text.contains("&nbsp;")
        || text.contains('<')
            && pieces(text).any(|(_, piece)| matches!(piece, Piece::Tag(tag) if TAGS.contains(&&*name(tag))))
}

/// Returns the lines that a browser would display for a text with tags.
pub fn shown_lines(text: &str) -> Vec<Line> {
    const ENDS: [&str; 8] = ["br", "/br", "/p", "/div", "/tr", "/li", "/pre", "/h1"];
    let mut lines: Vec<Line> = vec![Line { number: 1, text: String::new() }];
    for (number, piece) in pieces(text) {
        match piece {
            // After a tag that ends a line, the line end in the text itself has no meaning.
            Piece::Text(text) => {
                for (index, part) in without_entities(text).split('\n').enumerate() {
                    let last = lines.last_mut().expect("the first line");
                    if index > 0 && !last.text.is_empty() {
                        lines.push(Line { number: number + index, text: part.to_string() });
                    } else if index > 0 {
                        *last = Line { number: number + index, text: part.to_string() };
                    } else {
                        last.text.push_str(part);
                    }
                }
            }
            Piece::Tag(tag) if ENDS.contains(&&*name(tag)) => lines.push(Line { number, text: String::new() }),
            Piece::Tag(_) => {}
        }
    }
    lines
}
