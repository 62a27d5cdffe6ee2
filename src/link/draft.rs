//! Reads a user-defined puzzle from any text that describes it.

use super::packed::unpacked;
use super::split;
use crate::draft::{Draft, MAX_TEXT};
use crate::puzzle::read::read_givens;
use crate::text::message::Message;
use crate::text::percent::decode;

/// Reads the text form of a puzzle, or its definition in the form of links, alone or within a link.
///
/// # Errors
/// Names the line, its error, and the accepted text.
pub fn read_draft(text: &str) -> Result<Draft, Message> {
    let linked = if text.len() > MAX_TEXT { None } else { from_link(text) };
    linked.unwrap_or_else(|| Draft::from_text(text))
}

/// Returns the puzzle that a link with `define=` or a bare definition describes; `None` if the text is neither.
fn from_link(text: &str) -> Option<Result<Draft, Message>> {
    let text = text.trim();
    if text.lines().count() != 1 {
        return None;
    }
    let pairs = split(text).unwrap_or_default();
    let value = |key: &str| pairs.iter().find(|(known, _)| known == key).map(|(_, value)| &value[..]);
    if let Some(define) = value("define") {
        let givens = value("givens").map_or(Ok(Vec::new()), |givens| {
            // A text is at most `MAX_TEXT` long, which bounds the number of givens.
            read_givens(&givens.replace(',', " "))
        });
        let define = unpacked("define", define.to_string()).map_err(|error| error.message);
        return Some(define.and_then(|define| Draft::from_define(&define)).and_then(|draft| {
            let draft = Draft { givens: givens?, ..draft }.tidy();
            draft.check_limits()?;
            Ok(draft)
        }));
    }
    let alone = text.contains(['/', ';']) && text.starts_with(['n', 'c', 'l']) && !text.contains(char::is_whitespace);
    alone.then(|| Draft::from_define(&decode(text)))
}
