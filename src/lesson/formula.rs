//! Formulas in MathML, from a list of elements that affect appearance only and cannot execute anything.

use crate::text::english;
use crate::text::message::{Message, shortened};
use serde::{Deserialize, Serialize};

/// The elements that a formula may contain; none of them has an attribute.
const ELEMENTS: [&str; 20] = [
    "math",
    "mrow",
    "mi",
    "mn",
    "mo",
    "ms",
    "mtext",
    "mspace",
    "mfrac",
    "msqrt",
    "mroot",
    "msub",
    "msup",
    "msubsup",
    "munder",
    "mover",
    "munderover",
    "mtable",
    "mtr",
    "mtd",
];
const DEEPEST: usize = 24;
const MOST_ELEMENTS: usize = 400;

/// An element of a formula: its name, and text or elements.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Formula {
    /// One of the allowed elements.
    pub name: String,
    /// The text of the element; empty if it contains elements.
    pub text: String,
    /// The contained elements.
    pub inner: Vec<Formula>,
}

impl TryFrom<String> for Formula {
    type Error = String;

    fn try_from(text: String) -> Result<Formula, String> {
        Formula::read(&text).map_err(|message| message.to_string())
    }
}

impl Formula {
    /// Reads a formula: `<math>` with elements in it.
    ///
    /// # Errors
    /// Returns an error for an element that is not allowed, an attribute, and an unclosed element.
    pub fn read(text: &str) -> Result<Formula, Message> {
        let mut open: Vec<Formula> = vec![Formula { name: String::new(), text: String::new(), inner: Vec::new() }];
        let mut elements = 0;
        let mut rest = text.trim();
        while !rest.is_empty() {
            let Some(after) = rest.strip_prefix('<') else {
                let end = rest.find('<').unwrap_or(rest.len());
                let top = open.last_mut().expect("the outermost is never closed");
                top.text.push_str(&unescaped(&rest[..end])?);
                rest = &rest[end..];
                continue;
            };
            let (tag, left) = after.split_once('>').ok_or_else(english::formula_not_closed)?;
            rest = left;
            if let Some(name) = tag.strip_prefix('/') {
                close(&mut open, name.trim())?;
                continue;
            }
            let (name, alone) = tag.strip_suffix('/').map_or((tag, false), |name| (name, true));
            let name = name.trim_end();
            if !ELEMENTS.contains(&name) {
                return Err(english::formula_element(shortened(name), &ELEMENTS[..]));
            }
            elements += 1;
            if open.len() > DEEPEST || elements > MOST_ELEMENTS {
                return Err(english::formula_too_large(MOST_ELEMENTS));
            }
            open.push(Formula { name: name.to_string(), text: String::new(), inner: Vec::new() });
            if alone {
                close(&mut open, name)?;
            }
        }
        let top = open.pop().filter(|_| open.is_empty()).ok_or_else(english::formula_not_closed)?;
        match <[Formula; 1]>::try_from(top.inner) {
            Ok([math]) if math.name == "math" && top.text.trim().is_empty() => Ok(math),
            _ => Err(english::formula_not_closed()),
        }
    }
}

/// Closes the innermost element, and adds it to the enclosing one.
fn close(open: &mut Vec<Formula>, name: &str) -> Result<(), Message> {
    let mut closed = open.pop().filter(|element| element.name == name).ok_or_else(english::formula_not_closed)?;
    closed.text = closed.text.trim().to_string();
    if !closed.inner.is_empty() && !closed.text.is_empty() {
        return Err(english::formula_not_closed());
    }
    let around = open.last_mut().ok_or_else(english::formula_not_closed)?;
    around.inner.push(closed);
    Ok(())
}

/// Returns the text with `&lt;`, `&gt;` and `&amp;` resolved; no other references are allowed.
fn unescaped(text: &str) -> Result<String, Message> {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (sign, after) = ["lt;", "gt;", "amp;"]
            .iter()
            .zip(["<", ">", "&"])
            .find_map(|(entity, sign)| part.strip_prefix(entity).map(|after| (sign, after)))
            .ok_or_else(english::formula_not_closed)?;
        plain.push_str(sign);
        plain.push_str(after);
    }
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_a_tree_of_allowed_elements() {
        let formula = Formula::read("<math><mi>p</mi> <mo>&lt;</mo><msup><mi>e</mi><mn>2</mn></msup><mspace/></math>");
        let formula = formula.unwrap();
        let names: Vec<&str> = formula.inner.iter().map(|inner| &inner.name[..]).collect();
        assert_eq!(names, ["mi", "mo", "msup", "mspace"]);
        assert_eq!(formula.inner[1].text, "<");
    }

    #[test]
    fn what_could_do_something_is_refused() {
        for bad in [
            "<math><script>alert(1)</script></math>",
            "<math href='x'><mi>p</mi></math>",
            "<math><mi onclick=\"x\">p</mi></math>",
            "<math><annotation-xml><p>x</p></annotation-xml></math>",
            "<math><mi>p</math>",
            "<math><mi>p</mi></math><math></math>",
            "<mi>p</mi>",
            "<math>a<mi>p</mi></math>",
            "<math><mi>&eacute;</mi></math>",
            "<math",
            "",
            "</math>",
        ] {
            assert!(Formula::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_formula_is_24_deep_and_has_400_elements_at_most() {
        let is_read = |inner: String| Formula::read(&format!("<math>{inner}</math>")).is_ok();
        let deep = |n: usize| is_read("<mrow>".repeat(n) + &"</mrow>".repeat(n));
        let long = |n: usize| is_read("<mi/>".repeat(n));
        assert_eq!([deep(23), deep(24), long(399), long(400)], [true, false, true, false]);
    }
}
