//! Links as they arrive, after mail filters, chats, forums and printers have changed them. Reversible changes are
//! undone and named here; losses are reported. `docs/LINKS.md` lists both.

use super::keys::NAMES;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::decode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::ops::Range;

/// A link as it arrived, and the changes that were undone.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrived {
    /// The bytes of the link in the text, including line ends if it is broken over lines.
    pub place: Range<usize>,
    /// The address before the `#`; empty for a link without one.
    pub address: String,
    /// The link itself.
    pub link: String,
    /// The names of the changes that were undone, in order.
    pub undone: Vec<Message>,
    /// The reason why the link is incomplete.
    pub lost: Option<Message>,
}

/// The first words of links that do not belong to runs.
const WORDS: [&str; 7] = ["task", "class", "learn", "essay", "answer", "ladder", "compare"];
/// The first keys of run links.
const FIRST: [&str; 4] = ["v", "puzzle", "seed", "solver"];
/// Keys of texts, which may contain anything.
const TEXTS: [&str; 6] = ["ask", "title", "who", "text", "define", "name"];
/// Keys whose values are links.
const NESTED: [&str; 4] = ["run", "start", "on", "with"];
/// Parameters that trackers add; they also add names that begin with `utm_`.
const TRACKING: [&str; 9] = ["fbclid", "gclid", "dclid", "msclkid", "mc_cid", "mc_eid", "igshid", "twclid", "yclid"];
/// The maximum number of mending steps for one link.
const MOST_STEPS: usize = 40;
/// The maximum size of a link in transit, in bytes.
const MOST_BYTES: usize = 1 << 20;
/// The minimum length, in characters, of a line that a program broke.
const LEAST_WIDTH: usize = 40;

/// Finds all links of this app in a text, in order: of runs, experiments, tasks, answers, classes and lessons. Links
/// that are broken over lines are joined, even if `>` quotes the lines.
pub fn links_of(text: &str) -> Vec<Arrived> {
    let mut found = Vec::new();
    let mut place = 0;
    while let Some(from) = text[place..].find(|char| !ends_word(char)).map(|skipped| place + skipped) {
        let end = text[from..].find(ends_word).map_or(text.len(), |length| from + length);
        place = end;
        for start in starts_in(&text[from..end]).into_iter().flatten() {
            let arrived = read_at(text, from + start, end);
            if begins(&arrived.link) {
                place = arrived.place.end;
                found.push(arrived);
                break;
            }
        }
    }
    found
}

/// Reads a text that should be a single link, such as an address or an argument. An intact link is returned unchanged.
pub fn arrived(text: &str) -> Arrived {
    let whole = text.trim();
    let mut lines = String::new();
    for line in whole.lines().map(|line| line.trim_start_matches(['>', ' ']).trim_end()) {
        lines.truncate(lines.len() - usize::from(is_soft_break(&lines, line)));
        lines += line;
    }
    let start = lines.find("://").filter(|_| !begins(&lines)).map_or(0, |scheme| scheme_start(&lines, scheme));
    let mut arrived = mended(&lines[start..]);
    if whole.contains('\n') {
        arrived.undone.push(english::undone_lines());
    }
    arrived.place = 0..text.len();
    arrived
}

/// Returns how a link was cut; `None` if its last part is complete.
pub fn cut(link: &str) -> Option<Message> {
    let last = link.rsplit('&').next().unwrap_or_default();
    let inner = last.rsplit([';', '~']).next().unwrap_or_default();
    let (_, escape) = last.rsplit_once('%').unwrap_or(("", "00"));
    let cut = last.ends_with('…') || (!last.is_empty() && last != link && !inner.contains('=') && !is_text(last));
    (cut || escape.len() < 2).then(|| english::link_cut_at(last))
}

fn is_text(part: &str) -> bool {
    part.split_once('=').is_some_and(|(key, _)| TEXTS.contains(&key))
}

fn ends_word(char: char) -> bool {
    char.is_whitespace() || "\"<>|()[]{}“”„«»".contains(char)
}

/// Returns whether a text is a link of this app, judging by its beginning.
fn begins(text: &str) -> bool {
    let (key, rest) =
        text.split_at(text.find(|char: char| !(char.is_ascii_alphanumeric() || char == '-')).unwrap_or(text.len()));
    (WORDS.contains(&key) && (rest.starts_with('&') || rest.is_empty()))
        || (FIRST.contains(&key) && rest.starts_with('='))
}

/// Returns whether the key of a part belongs to runs.
fn known(part: &str) -> bool {
    part.split_once('=').is_some_and(|(key, _)| NAMES.contains(&key) || key == "v")
}

fn scheme_start(text: &str, colon: usize) -> usize {
    let of_scheme = |char: char| char.is_ascii_alphanumeric() || "+-.".contains(char);
    text[..colon]
        .rfind(|char| !of_scheme(char))
        .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8))
}

/// Returns the positions in a word where a link may begin: an address, or the text after one. Other columns of a table
/// may precede it.
fn starts_in(word: &str) -> [Option<usize>; 2] {
    let column = |at: &usize| *at == 0 || word[..*at].ends_with([',', ';']);
    // JSON writes `:\/\/`.
    let mut schemes =
        word.match_indices("://").chain(word.match_indices(":\\/\\/")).map(|(colon, _)| scheme_start(word, colon));
    let first = schemes.next();
    let address = schemes.filter(column).last().or(first);
    let answer = word
        .match_indices("answer&")
        .map(|(place, _)| place)
        .find(|&place| word[..place].chars().next_back().is_none_or(|before| "#,;:=".contains(before)));
    let hash = || word.match_indices('#').map(|(place, _)| place + 1).find(|&place| begins(&word[place..]));
    let bare = || {
        // After another key, the text is the rest of a link.
        let columns = &word[..word.find(['=', '&']).unwrap_or(word.len())];
        let mut places = std::iter::once(0).chain(columns.match_indices([',', ';', ':']).map(|(place, _)| place + 1));
        places.find(|&place| {
            let text = &word[place..];
            let rest = text.starts_with("seed=") || text.starts_with("solver=");
            begins(text) && !WORDS.contains(&text) && (!rest || text.split('&').all(known))
        })
    };
    [address, answer.or_else(hash).or_else(bare)]
}

/// Reads the link between two positions of a word, and its continuation on later lines.
fn read_at(text: &str, start: usize, end: usize) -> Arrived {
    let mut raw = text[start..end].to_string();
    let mut ends = end;
    let mut asked = false;
    while raw.len() < MOST_BYTES
        && let Some(next) = continuation(text, &raw, ends, &mut asked)
    {
        raw.truncate(raw.len() - usize::from(is_soft_break(&raw, &text[next.clone()])));
        raw += &text[next.clone()];
        ends = next.end;
    }
    let column = own_column(&raw);
    let mut arrived = mended(&raw[..column]);
    if ends > end {
        arrived.undone.push(english::undone_lines());
    }
    // Later columns are examined again if they are on the same line.
    let behind = ends + column - raw.len();
    arrived.place = start..if behind > start && text.is_char_boundary(behind) { behind } else { ends };
    arrived
}

/// Returns the length in bytes of a link in a table. An answer ends at a comma. After its start, or a last number, it
/// ends at any other column separator.
fn own_column(raw: &str) -> usize {
    let start = ["&start=", ";start=", "%26start"].iter().filter_map(|start| raw.rfind(start)).max();
    let answer = start.or_else(|| raw.find("answer&"));
    // In HTML the separator is written `&amp;seed=7`.
    let number = || ["seed=", "at="].iter().filter_map(|key| raw.rfind(key).map(|at| at + key.len())).max();
    let Some(from) = answer.or_else(number) else { return raw.len() };
    let ends = |&(at, sign): &(usize, &str)| {
        let before = &raw[..at];
        let entity = || before.bytes().rev().take(6).take_while(|byte| *byte != b'=').any(|byte| byte == b'&');
        match answer {
            Some(_) => {
                sign == "," || (start.is_some() && !(entity() || before.ends_with("__") || known(&raw[at + 1..])))
            }
            None => before[from..].bytes().all(|byte| byte.is_ascii_digit()),
        }
    };
    raw.match_indices([',', ';']).filter(|(at, _)| *at > from).find(ends).map_or(raw.len(), |(at, _)| at)
}

/// Returns the last part of a link, without the key of a run's link that begins there.
fn last_part(raw: &str) -> &str {
    let part = raw.rsplit(['&', ';', '~']).next().unwrap_or_default();
    part.split_once('=').filter(|(key, _)| NESTED.contains(key)).map_or(part, |(_, inner)| inner)
}

/// Returns whether the `=` at the end of a line belongs to quoted-printable rather than to the link.
fn is_soft_break(raw: &str, next: &str) -> bool {
    let Some(before) = raw.strip_suffix('=') else { return false };
    next.starts_with('=') || is_printable(before) || last_part(before).contains('=')
}

/// Returns whether each `=` of a link begins a byte of quoted-printable.
fn is_printable(text: &str) -> bool {
    let text = text.split_once('#').map_or(text, |(_, link)| link);
    let mut signs = text.match_indices('=').peekable();
    let coded = |(at, _)| {
        text.as_bytes()
            .get(at + 1..at + 3)
            .is_some_and(|pair| pair.iter().all(|byte| byte.is_ascii_digit() || (b'A'..=b'F').contains(byte)))
    };
    signs.peek().is_some() && text.contains("=3D") && signs.all(coded)
}

/// Returns the position where a link that reaches the end of its line continues on the next one; `None` if it appears
/// to end.
fn continuation(text: &str, raw: &str, ends: usize, asked: &mut bool) -> Option<Range<usize>> {
    let (rest, _) = text[ends..].split_once('\n')?;
    let next = ends + rest.len() + 1;
    let line = text[next..].split('\n').next().unwrap_or_default().trim_end();
    let from = next + line.len() - line.trim_start_matches(['>', ' ', '\t']).len();
    let piece = text[from..].split(ends_word).next().unwrap_or_default();
    if !rest.trim().is_empty() || piece.is_empty() || !piece.is_ascii() || piece.contains("://") || raw.ends_with('…')
    {
        return None;
    }
    let range = Some(from..from + piece.len());
    let whole = from + piece.len() == next + line.len();
    let base = if is_soft_break(raw, piece) { &raw[..raw.len() - 1] } else { raw };
    // Inside a redirect, the signs are escaped.
    let plain = |text: &str| {
        let text = text.replace("=3D", "=").replace('#', "&");
        let escaped = || text.replace("%23", "&").replace("%26", "&").replace("%3D", "=").replace("%3B", ";");
        if raw.contains('#') { text } else { escaped() }
    };
    let (before, after) = (plain(base), plain(piece));
    let last = last_part(&before);
    let begins_key = |sign: char| after.starts_with(sign) && known(&after[1..]);
    let sign = piece.starts_with(['&', '%']) || begins_key(';') || begins_key('~');
    if sign || base.len() < raw.len() || (after.starts_with('=') && !last.contains('=')) {
        return range;
    }
    if after.contains(['=', '&', '%', '~']) && (whole || after.contains(['&', ';', '~'])) {
        let first = after.split(['&', ';', '~']).next().unwrap_or_default();
        let part = format!("{last}{first}");
        let goes_on =
            is_text(before.rsplit('&').next().unwrap_or_default()) || last_part(&part).matches('=').count() < 2;
        return range.filter(|_| goes_on && (last.is_empty() || !begins(piece)));
    }
    let line_start = text[..ends].rfind('\n').map_or(0, |at| at + 1);
    let width = text[line_start..ends].chars().count();
    let width_before =
        text[..line_start.saturating_sub(1)].lines().next_back().map_or(0, |line| line.trim_end().chars().count());
    let small = piece.starts_with(|char: char| !char.is_ascii_uppercase());
    let next_width = line.chars().count();
    let broken =
        width >= LEAST_WIDTH && (next_width == width || (small && width_before == width && next_width < width));
    let incomplete = || {
        let Arrived { link, lost, .. } = mended(base);
        lost.is_some()
            || (["answer&", "task&", "class&"].iter().any(|word| link.starts_with(word)) && !link.contains("&start="))
    };
    let first = !std::mem::replace(asked, true);
    range.filter(|_| whole && (broken || (small && first && incomplete())))
}

/// A step that undoes one change; it returns `None` if there is nothing to undo.
type Undo = fn(&str) -> Option<(String, Message)>;

/// Undoes all reversible changes in the text of one link.
fn mended(raw: &str) -> Arrived {
    const STEPS: [Undo; 9] = [invisible, escaped_signs, entities, printable, redirect, hash, escapes, tracking, marks];
    let mut text = raw.to_string();
    let mut undone: Vec<Message> = Vec::new();
    // After each step all steps begin again, because a redirect may contain another one with its signs escaped once
    // more.
    while undone.len() < MOST_STEPS
        && let Some((next, name)) = STEPS.iter().find_map(|undo| undo(&text).filter(|(next, _)| *next != text))
    {
        text = next;
        undone.push(name);
    }
    let mut seen = Vec::new();
    undone.retain(|name| {
        !seen.contains(name) && {
            seen.push(name.clone());
            true
        }
    });
    let (address, link) = match text.split_once('#') {
        Some((address, link)) if !begins(&text) => (address.to_string(), link.to_string()),
        _ if text.contains("://") && !begins(&text) => (text, String::new()),
        _ => (String::new(), text),
    };
    Arrived { place: 0..raw.len(), address, lost: cut(&link), link, undone }
}

fn invisible(text: &str) -> Option<(String, Message)> {
    let hidden = |char: char| matches!(char, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    // The browser may have percent-encoded them.
    let coded = ["%E2%80%8B", "%E2%81%A0", "%EF%BB%BF"];
    let shown = text.replace(hidden, "");
    let parts: Vec<&str> = shown
        .split('&')
        .map(|mut part| {
            for code in coded {
                part = part.trim_start_matches(code);
                part = if is_text(part) { part } else { part.trim_end_matches(code) };
            }
            part
        })
        .collect();
    let shown = parts.join("&");
    Some((shown, english::undone_invisible()))
}

/// Removes backslashes before signs, as in JSON and in Markdown.
fn escaped_signs(text: &str) -> Option<(String, Message)> {
    if !text.contains('\\') {
        return None;
    }
    let mut plain = String::new();
    let mut pieces = text.split('\\');
    plain += pieces.next().unwrap_or_default();
    for piece in pieces {
        let code = piece
            .strip_prefix('u')
            .and_then(|rest| rest.get(..4))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match code.and_then(char::from_u32) {
            Some(char) => {
                plain.push(char);
                plain += &piece[5..];
            }
            // This is a line end, or another text that does not belong to a link.
            None if piece.starts_with(|char: char| char.is_alphanumeric()) => break,
            None => plain += piece,
        }
    }
    Some((plain, english::undone_backslashes()))
}

/// Resolves `&amp;` and other entities of HTML. A bracket or a quote ends the link.
fn entities(text: &str) -> Option<(String, Message)> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain += &rest[..at];
        let end = rest.bytes().skip(at + 1).take(8).position(|byte| byte == b';');
        let name = end.map(|end| &rest[at + 1..at + 1 + end]);
        let number =
            name.and_then(|name| name.strip_prefix('#')).and_then(|number| match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok(),
                None => number.parse().ok(),
            });
        let char = number.and_then(char::from_u32).or(match name {
            Some("amp") => Some('&'),
            Some("num") => Some('#'),
            Some("equals") => Some('='),
            Some("percnt") => Some('%'),
            Some("semi") => Some(';'),
            Some("lt" | "gt" | "quot" | "apos" | "nbsp") => Some('"'),
            _ => None,
        });
        let length = match (char, name) {
            (Some(char), _) if ends_word(char) || char == '\'' => return Some((plain, english::undone_entities())),
            (Some(char), Some(name)) => {
                plain.push(char);
                name.len() + 2
            }
            _ => {
                plain.push('&');
                1
            }
        };
        rest = &rest[at + length..];
    }
    Some((plain + rest, english::undone_entities()))
}

fn printable(text: &str) -> Option<(String, Message)> {
    let coded = text.strip_suffix('=').unwrap_or(text);
    is_printable(coded).then(|| (decode(&coded.replace('%', "%25").replace('=', "%")), english::undone_printable()))
}

/// Returns the address in a redirect: from a parameter, from the path, or in Proofpoint's format.
fn redirect(text: &str) -> Option<(String, Message)> {
    let scheme = text.find("://").filter(|&at| scheme_start(text, at) == 0)?;
    let (head, link) = text.split_once('#').unwrap_or((text, ""));
    let (host, path) =
        head[scheme + 3..].split_at(head[scheme + 3..].find(['/', '?']).unwrap_or(head.len() - scheme - 3));
    let name = || english::undone_redirect(host);
    if host.contains("urldefense")
        && let Some((_, inner)) = text.split_once("/v3/__")
    {
        return Some((proofpoint(inner), name()));
    }
    if begins(link) {
        return None;
    }
    if host.contains("urldefense")
        && let Some((_, inner)) = path.split_once("/v2/url?u=")
    {
        let inner = inner.split('&').next().unwrap_or_default();
        return Some((decode(&inner.replace('-', "%").replace('_', "/")), name()));
    }
    let lower = path.to_ascii_lowercase();
    let inner = lower.match_indices("http").find_map(|(at, _)| {
        let sign = lower[at + 4..].trim_start_matches('s');
        let escaped = sign.strip_prefix('%').is_some_and(|code| code.trim_start_matches("25").starts_with("3a"));
        let end = path[at..].find('&').map_or(path.len(), |end| at + end);
        match sign {
            _ if escaped => Some(decode(&path[at..end])),
            // An unescaped address contains everything that follows.
            _ if sign.starts_with("://") => Some(text[scheme + 3 + host.len() + at..].to_string()),
            _ => None,
        }
    });
    Some((inner?, name()))
}

/// Decodes version 3 of Proofpoint's redirect: a `*` represents one sign, `**` and a letter represent several; they are
/// listed after the address.
fn proofpoint(text: &str) -> String {
    let (address, rest) = text.rsplit_once("__;").unwrap_or((text, ""));
    let signs =
        URL_SAFE_NO_PAD.decode(rest.split('!').next().unwrap_or_default().trim_end_matches('=')).unwrap_or_default();
    let signs = String::from_utf8_lossy(&signs).into_owned();
    let mut signs = signs.chars();
    let mut plain = String::new();
    let mut chars = address.chars().peekable();
    while let Some(char) = chars.next() {
        if char != '*' {
            plain.push(char);
            continue;
        }
        let runs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let times = chars
            .next_if_eq(&'*')
            .and_then(|_| chars.next())
            .and_then(|letter| runs.find(letter))
            .map_or(1, |at| at + 2);
        plain.extend(signs.by_ref().take(times));
    }
    // The redirect leaves out a slash.
    if plain.contains("://") { plain } else { plain.replacen(":/", "://", 1) }
}

/// Resolves an escaped `#`.
fn hash(text: &str) -> Option<(String, Message)> {
    let alone = text.starts_with("%23") || (text.contains("://") && !text.contains('#'));
    (alone && !begins(text)).then(|| (text.replacen("%23", "#", 1), english::undone_hash()))
}

/// Resolves escaped signs between keys and values, in the entire link or in some of its parts.
fn escapes(text: &str) -> Option<(String, Message)> {
    let (address, link) = text.split_once('#').filter(|_| !begins(text)).unwrap_or(("", text));
    let joint = if address.is_empty() && !text.starts_with('#') { "" } else { "#" };
    let signs = |part: &str| part.replace("%26", "&").replace("%3D", "=");
    let whole = decode(link);
    let mut plain = match link {
        _ if begins(link) => link.to_string(),
        _ if !link.contains(['&', '=']) && begins(&whole) => whole,
        _ if begins(&signs(link)) => signs(link),
        _ => return None,
    };
    let parts: Vec<String> = plain
        .split('&')
        .map(|part| match part.split_once('=') {
            Some((key, value)) if NESTED.contains(&key) && !value.contains([';', '~']) => {
                let mut pieces = value.split("%3B");
                let first = pieces.next().unwrap_or_default().to_string();
                let rest = pieces
                    .map(|piece| format!("{}{piece}", if known(&piece.replace("%3D", "=")) { ";" } else { "%3B" }));
                format!("{key}={first}{}", rest.collect::<String>())
            }
            Some((key, value)) if FIRST.contains(&key) && value.contains("%26") => signs(part),
            _ => part.to_string(),
        })
        .collect();
    plain = parts.join("&");
    Some((format!("{address}{joint}{plain}"), english::undone_escapes()))
}

/// Removes parameters that were added after the link.
fn tracking(text: &str) -> Option<(String, Message)> {
    let tracks = |part: &str| {
        let key = part.split('=').next().unwrap_or_default();
        part.contains('=') && (key.starts_with("utm_") || TRACKING.contains(&key))
    };
    let at = text.find('#').map_or(0, |at| at + 1);
    let (before, link) = text.split_at(at);
    let end = link.match_indices('?').find(|(at, _)| tracks(&link[at + 1..])).map_or(link.len(), |(at, _)| at);
    let parts: Vec<&str> = link[..end].split('&').filter(|part| !tracks(part)).collect();
    (begins(link) || text.contains("://")).then(|| (format!("{before}{}", parts.join("&")), english::undone_tracking()))
}

/// Removes marks after the link: of a sentence, a quotation, a bracket, or of emphasis.
fn marks(text: &str) -> Option<(String, Message)> {
    const CODED: [&str; 5] = ["%22", "%3E", "%3C", "%20", "%60"];
    let part = text.rsplit('&').next().unwrap_or_default();
    let signs = |char: char| ",;:!?)]}>\"'`*_|’”“„«»›‹。，、）】」』》".contains(char);
    let shorter = text.trim_end_matches(signs);
    // A full stop may be a blank of the puzzle.
    let stop = shorter.strip_suffix('.').filter(|_| !is_text(part) && is_stop(last_part(part))).unwrap_or(shorter);
    let coded = CODED.iter().find_map(|code| stop.strip_suffix(code)).filter(|_| !is_text(part)).unwrap_or(stop);
    Some((coded.to_string(), english::undone_marks()))
}

/// Returns whether a full stop after this part ends a sentence: it is one cell too many, or the part contains no cells.
fn is_stop(part: &str) -> bool {
    let Some((key, value)) = part.split_once('=') else { return true };
    match key {
        "givens" | "regions" => {
            let squares = |cells: usize| cells.isqrt().pow(2) == cells;
            !value.contains(',') && !squares(value.len()) && squares(value.len() - 1)
        }
        "map" => value.rsplit('/').next().map(str::len) > value.split('/').next().map(str::len),
        _ => true,
    }
}
