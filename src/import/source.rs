//! A text as lines, without what carried it: line ends, quotation, colours of a terminal, tags.

use super::markup::{Piece, name, pieces, plain as without_entities};

/// A line of a text.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number in the text, from 1.
    pub number: usize,
    /// Its characters.
    pub text: String,
}

/// Returns whether one in twenty characters is none that a text has: the bytes of a picture or a program.
pub fn is_binary(text: &str) -> bool {
    let is_strange =
        |char: &char| *char == '\u{fffd}' || char.is_control() && !char.is_whitespace() && *char != '\u{1b}';
    20 * text.chars().filter(is_strange).count() > text.chars().count()
}

/// Returns the text with one kind of line end and of space, and without what can't be seen: byte order marks, zero-width
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
            // ESC, a bracket, parameters, and a letter that ends them.
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

/// Returns the lines of a text, each without the signs of quotation in mails.
pub fn lines(text: &str) -> Vec<Line> {
    let lines = text.split('\n').enumerate();
    lines.map(|(index, text)| Line { number: index + 1, text: unquoted(text).to_string() }).collect()
}

/// Returns a line without `> `, which no row begins with.
fn unquoted(line: &str) -> &str {
    let mut rest = line;
    while let Some(after) = rest.trim_start().strip_prefix('>') {
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    let signs = &line[..line.len() - rest.len()];
    // A text of nothing but such signs says which cells are larger.
    if signs.len() > 12 || rest.contains('<') { line } else { rest }
}

/// Returns whether a text has tags that end lines or mark up text, or its spaces are written out.
pub fn has_tags(text: &str) -> bool {
    const TAGS: [&str; 18] = [
        "br", "/br", "p", "/p", "div", "/div", "span", "pre", "b", "i", "code", "tt", "li", "html", "body", "h1", "h2",
        "font",
    ];
    text.contains("&nbsp;")
        || text.contains('<')
            && pieces(text).any(|(_, piece)| matches!(piece, Piece::Tag(tag) if TAGS.contains(&&*name(tag))))
}

/// Returns the lines that a browser would show of a text with tags.
pub fn shown_lines(text: &str) -> Vec<Line> {
    const ENDS: [&str; 8] = ["br", "/br", "/p", "/div", "/tr", "/li", "/pre", "/h1"];
    let mut lines: Vec<Line> = vec![Line { number: 1, text: String::new() }];
    for (number, piece) in pieces(text) {
        match piece {
            // After a tag that ends a line, the end of the text's own line says nothing more.
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
