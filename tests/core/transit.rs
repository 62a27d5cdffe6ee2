//! Links as they arrive: whatever is certain is undone, a sound link stays as it is, and a cut one is said to be cut.

use annealing_lab::link::transit::{Arrived, arrived, links_of};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::prelude::*;
use std::fs;

const ADDRESS: &str = "https://example.org/lab/";
const RUN: &str = "v=2&puzzle=magic19&cooling=constant&t0=2.5&seed=71";
const SUDOKU: &str = "puzzle=sudoku&givens=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9&extra=diagonals&seed=4";
const TASK: &str = "task&v=1&title=Slow%20%26%20low&ask=50%20%25%3F&goal=solved&moves=70000&change=t0&start=puzzle=magic19;cooling=constant;t0=80;seed=1";
const ANSWER: &str = "answer&v=1&who=Zo%C3%AB&run=puzzle=magic19;cooling=constant;t0=3;seed=1&claim=passed:4711&title=Slow%20%26%20low&ask=50%20%25%3F&goal=solved&moves=70000&change=t0&start=puzzle=magic19;cooling=constant;t0=80;seed=1";
const NEW: &str = "answer&v=2&who=Zo%C3%AB&run=v=2~puzzle=magic19~cooling=constant~t0=3~seed=1&claim=passed:4711&title=Slow&goal=solved&moves=70000&start=v=2~puzzle=magic19~cooling=constant~t0=80~seed=1";
const LINKS: [&str; 5] = [RUN, SUDOKU, TASK, ANSWER, NEW];

fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| {
            if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}

/// Version 2 of Proofpoint's redirect.
fn dashed(text: &str) -> String {
    let dash = |char: char| match char {
        '/' => "_".to_string(),
        char if char.is_ascii_alphanumeric() || char == '.' => char.to_string(),
        char => format!("-{:02X}", char as u32),
    };
    text.chars().map(dash).collect()
}

/// Version 3, which lists the signs behind the address.
fn starred(text: &str, signs: &str) -> String {
    let hidden: String = text.chars().filter(|char| signs.contains(*char)).collect();
    let plain: String = text.chars().map(|char| if signs.contains(char) { '*' } else { char }).collect();
    format!("https://urldefense.com/v3/__{plain}__;{}!!Ab3dEf!Xy-z_$", URL_SAFE_NO_PAD.encode(hidden))
}

/// A text after a mail program has broken its lines.
fn wrapped(text: &str, width: usize, quote: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let lines: Vec<String> =
        signs.chunks(width).map(|line| format!("{quote}{}", line.iter().collect::<String>())).collect();
    lines.join("\r\n")
}

/// Quoted-printable as mail programs write it, with lines of 76 characters at most.
fn printable(text: &str) -> String {
    let mut lines = vec![String::new()];
    for char in text.chars() {
        let coded = if char == '=' { "=3D".to_string() } else { char.to_string() };
        if lines.last().unwrap().len() + coded.len() > 75 {
            lines.last_mut().unwrap().push('=');
            lines.push(String::new());
        }
        *lines.last_mut().unwrap() += &coded;
    }
    lines.join("\n")
}

fn damages(link: &str) -> Vec<(&'static str, String)> {
    let url = format!("{ADDRESS}#{link}");
    let safe = |url: &str| {
        format!(
            "https://eur03.safelinks.protection.outlook.com/?url={}&data=05%7C02%7Cx&sdata=a%2Bb&reserved=0",
            escaped(url)
        )
    };
    let tilde = |url: &str| escaped(url).replace('~', "%7E");
    vec![
        ("undone_redirect", safe(&url)),
        ("undone_redirect", safe(&safe(&url))),
        ("undone_redirect", safe(&url).replace('&', "&amp;")),
        ("undone_hash", safe(&url.replace('#', "%23"))),
        ("undone_redirect", format!("https://www.google.com/url?sa=D&q={}&source=editors", escaped(&url))),
        ("undone_redirect", format!("https://l.facebook.com/l.php?u={}&h=AT0", tilde(&url))),
        ("undone_redirect", format!("https://slack-redir.net/link?url={}", escaped(&url))),
        ("undone_redirect", format!("https://secure-web.cisco.com/1aB-c/{}", escaped(&url))),
        ("undone_redirect", format!("https://urldefense.proofpoint.com/v1/url?u={}&k=abc%0A&r=x", escaped(&url))),
        ("undone_redirect", format!("https://urldefense.proofpoint.com/v2/url?u={}&d=DwMF&c=x", dashed(&url))),
        ("undone_redirect", starred(&url, "")),
        ("undone_redirect", starred(&url, "#")),
        ("undone_redirect", starred(&url, "#;,%")),
        ("undone_hash", url.replace('#', "%23")),
        ("undone_escapes", format!("{ADDRESS}#{}", escaped(link))),
        ("undone_hash", url.replace('#', "%23").replace('&', "%26")),
        ("undone_entities", url.replace('&', "&amp;")),
        ("undone_entities", url.replace('&', "&amp;amp;")),
        ("undone_entities", url.replace('&', "&#38;").replace('#', "&#x23;").replace("&&#x23;", "&#")),
        ("undone_backslashes", url.replace('&', "\\u0026").replace('/', "\\/")),
        ("undone_backslashes", url.replace('&', "\\&").replace('_', "\\_")),
        ("undone_printable", printable(&url)),
        ("undone_lines", wrapped(&url, 76, "")),
        ("undone_lines", wrapped(&url, 72, "> ")),
        ("undone_lines", wrapped(&url, 72, "> > ")),
        ("undone_lines", wrapped(&safe(&url), 70, "")),
        ("undone_invisible", url.replace('&', "&\u{200b}")),
        ("undone_invisible", format!("{url}\u{200b}\u{2060}")),
        ("undone_tracking", format!("{url}&utm_source=teams&utm_medium=x&fbclid=Iw")),
        ("undone_tracking", format!("{url}?gclid=9")),
        ("undone_marks", format!("{url}.")),
        ("undone_marks", format!("{url}',")),
        ("undone_marks", format!("*{url}*")),
        ("", format!("({url})")),
        ("", format!("<{url}>")),
        ("", format!("[here]({url})")),
        ("", format!("„{url}“")),
        ("", format!("{ADDRESS}?utm_source=x#{link}")),
    ]
}

fn names(found: &Arrived) -> Vec<&'static str> {
    found.undone.iter().map(|name| name.code).collect()
}

#[test]
fn what_a_way_does_to_a_link_is_undone_and_named() {
    for link in LINKS {
        for (name, damaged) in damages(link) {
            // Some damage changes some links only.
            let ambiguous = link.contains("%26") && damaged.contains("%26v=");
            if damaged == format!("{ADDRESS}#{link}") || ambiguous {
                continue;
            }
            let text = format!("Dear all,\n\n{damaged}\nBest wishes from Ada\n");
            let found = links_of(&text);
            assert_eq!(found.len(), 1, "{damaged}");
            assert_eq!(found[0].link, link, "{damaged}");
            assert!(name.is_empty() || names(&found[0]).contains(&name), "{damaged}: {:?}", names(&found[0]));
            assert!(
                text.is_char_boundary(found[0].place.end) && text[found[0].place.clone()].starts_with("http"),
                "{damaged}"
            );
            // An address or an argument is the link alone.
            if !damaged.contains(['<', '(', '„', '*']) {
                assert_eq!(arrived(&damaged).link, link, "alone: {damaged}");
            }
        }
    }
}

#[test]
fn a_link_that_is_sound_stays_as_it_is() {
    let golden = fs::read_to_string("tests/golden/links.json").unwrap();
    let golden: Vec<String> = golden
        .lines()
        .filter_map(|line| Some(line.trim().strip_prefix("\"link\": \"")?.strip_suffix("\",")?.to_string()))
        .collect();
    assert!(golden.len() > 100);
    let custom =
        "puzzle=custom&define=n1..6;c0,2_0.87,0.5_1.73,-1_0,-1_-1.73,-1_-0.87,0.5;l9ABC_9CDE_9EFA;tWhat%3F_Etc.";
    let more = [
        "learn",
        "ladder&rung=2",
        "compare&seeds=1..5&on=puzzle=sudoku",
        "puzzle=sudoku&givens=3D..............",
        "puzzle=route&map=S../..G",
        custom,
        "",
    ];
    for link in LINKS.into_iter().chain(more).chain(golden.iter().map(String::as_str)) {
        let found = arrived(link);
        let text = annealing_lab::link::text_of(link);
        assert_eq!((&found.link[..], &found.undone[..], found.lost), (text, &[][..], None), "{link}");
    }
}

#[test]
fn a_link_that_was_cut_is_said_to_be_cut() {
    for cut in [
        "puzzle=magic19&se",
        "answer&v=1&who=Ada&run=v=1;puzzle=magic19;accept=metr…",
        "puzzle=magic19&seed=7%2",
        "task&v=1&title=x&goa",
    ] {
        let found = arrived(&format!("{ADDRESS}#{cut}"));
        assert_eq!(found.lost.unwrap().code, "link_cut_at", "{cut}");
    }
    assert_eq!(arrived("https://bit.ly/3xYz").link, "", "an address without a link has none");
    assert_eq!(links_of("https://f-puzzles.com/?load=N4Ig https://example.org/?x=1#top"), []);
}

#[test]
fn what_stands_below_a_link_is_no_part_of_it() {
    for below in
        ["Ben", "ben: hi", "t0=5", "Gruß Ada", "20", "0", "Ciao;", "puzzle=octa&seed=3", "Score=5 & more", "> ben"]
    {
        let text = format!("{ADDRESS}#{ANSWER}\n{below}");
        let found = links_of(&text);
        assert_eq!(found[0].link, ANSWER, "{below}");
    }
    let two = format!("{ADDRESS}#{RUN}\r\n{ADDRESS}#{SUDOKU}\r\n");
    assert_eq!(links_of(&two).iter().map(|found| &found.link[..]).collect::<Vec<_>>(), [RUN, SUDOKU]);
    // The rest of a link is no link.
    assert_eq!(links_of("nstant;t0=1;restart=none;seed=1&claim=passed:49019&title=x"), []);
    assert_eq!(links_of("ne;seed=1&claim=passed:49019"), []);
}

proptest! {
    #[test]
    fn any_width_breaks_a_link_that_is_joined(width in 60_usize..100, quote in prop::sample::select(vec!["", "> ", ">> "]), place in 0..LINKS.len()) {
        let url = format!("{ADDRESS}#{}", LINKS[place]);
        let text = format!("Ada:\n{}\n\nBest wishes\n", wrapped(&url, width, quote));
        let found = links_of(&text);
        // One last sign may be no part of it, as far as can be seen.
        if url.len() % width > 3 || url.len() > 2 * width {
            prop_assert_eq!(&found[0].link, LINKS[place], "{}", text);
        }
        prop_assert_eq!(found.len(), 1);
    }

    #[test]
    fn any_text_gives_places_in_order(text in "(https?://|#|answer&|puzzle=|seed=|%23|%3D|=3D|=\n|&amp;|&#|;|,|\\\\u|\\*|__;|/v3/__|[a-z…é]|\n|> ){0,40}") {
        let found = links_of(&text);
        let mut end = 0;
        for one in &found {
            prop_assert!(one.place.start >= end && one.place.end >= one.place.start);
            prop_assert!(text.get(one.place.clone()).is_some());
            end = one.place.end;
        }
    }
}
