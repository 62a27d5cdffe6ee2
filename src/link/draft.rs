//! A puzzle of one's own out of whatever text a person has of it.

use super::split;
use crate::draft::{Draft, MAX_TEXT};
use crate::puzzle::read::read_givens;
use crate::text::message::Message;
use crate::text::percent::decode;

/// Reads the text form, or a definition as a link holds it, alone or within a link.
///
/// # Errors
/// Names the line, what is wrong there, and what is accepted.
pub fn read_draft(text: &str) -> Result<Draft, Message> {
    let linked = if text.len() > MAX_TEXT { None } else { from_link(text) };
    linked.unwrap_or_else(|| Draft::from_text(text))
}

/// What a link with `define=` in it defines, or a definition alone; `None` if the text is neither.
fn from_link(text: &str) -> Option<Result<Draft, Message>> {
    let text = text.trim();
    if text.lines().count() != 1 {
        return None;
    }
    let pairs = split(text).unwrap_or_default();
    let value = |key: &str| pairs.iter().find(|(known, _)| known == key).map(|(_, value)| &value[..]);
    if let Some(define) = value("define") {
        let givens = value("givens").map_or(Ok(Vec::new()), |givens| {
            // Their number is limited before they are read.
            read_givens(&givens.replace(',', " "))
        });
        return Some(Draft::from_define(define).and_then(|draft| {
            let draft = Draft { givens: givens?, ..draft }.tidy();
            draft.check_limits()?;
            Ok(draft)
        }));
    }
    let alone = text.contains(';') && text.starts_with(['n', 'c', 'l']) && !text.contains(char::is_whitespace);
    alone.then(|| Draft::from_define(&decode(text)))
}
