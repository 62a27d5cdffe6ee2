//! The conversion of a text file in any common encoding into text with `
//! ` at the end of each line.

/// Characters of Windows-1252 from 0x80 to 0x9F; unassigned bytes keep their number.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Returns the text of a file: UTF-8 or UTF-16, with or without a byte order mark, or otherwise Windows-1252, which
/// includes Latin-1. Each line is decoded separately, so texts in several encodings may follow each other. Line ends
/// become `
/// `, and byte order marks are left out.
pub fn text_of_bytes(bytes: &[u8]) -> String {
    let text = match wide(bytes) {
        Some(unit) => {
            let units = bytes.chunks(2).map(|pair| pair.try_into().map_or(0xfffd, unit));
            char::decode_utf16(units).map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
        }
        None => bytes.split_inclusive(|byte| b"\r\n".contains(byte)).map(narrow).collect::<String>(),
    };
    text.replace('\u{feff}', "").replace("\r\n", "\n").replace('\r', "\n")
}

/// Returns the function that joins two bytes of UTF-16; `None` for bytes in another encoding.
fn wide(bytes: &[u8]) -> Option<fn([u8; 2]) -> u16> {
    match bytes {
        [0xff, 0xfe, ..] => return Some(u16::from_le_bytes),
        [0xfe, 0xff, ..] => return Some(u16::from_be_bytes),
        _ => {}
    }
    // Without a mark: the letters of links contain a zero byte each, always on the same side.
    let zeros = |side: usize| bytes.iter().skip(side).step_by(2).filter(|byte| **byte == 0).count();
    let (first, second) = (zeros(0), zeros(1));
    let most = |zeros: usize, other: usize| zeros * 4 > bytes.len() && other * 8 < zeros;
    if most(second, first) {
        Some(u16::from_le_bytes)
    } else if most(first, second) {
        Some(u16::from_be_bytes)
    } else {
        None
    }
}

/// Decodes a line of bytes in another encoding than UTF-16.
fn narrow(line: &[u8]) -> String {
    let of = |byte: &u8| match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
        byte => char::from(*byte),
    };
    std::str::from_utf8(line).map_or_else(|_| line.iter().map(of).collect(), String::from)
}

#[cfg(test)]
mod tests {
    use super::text_of_bytes;
    use proptest::prelude::*;

    fn wide(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn every_encoding_gives_the_same_text() {
        let text = "Zoë “Z” € 🦊, https://example.org/#puzzle=magic19&seed=1\n\nJürg puzzle=octa\n";
        let marked = format!("\u{feff}{text}");
        for ends in ["\n", "\r\n", "\r"] {
            for own in [text, &marked] {
                let own = own.replace('\n', ends);
                assert_eq!(text_of_bytes(own.as_bytes()), text, "UTF-8, {ends:?}");
                assert_eq!(text_of_bytes(&wide(&own, u16::to_le_bytes)), text, "UTF-16LE, {ends:?}");
                assert_eq!(text_of_bytes(&wide(&own, u16::to_be_bytes)), text, "UTF-16BE, {ends:?}");
            }
        }
        assert_eq!(text_of_bytes(b"Zo\xeb \x93Z\x94 \x80\rJ\xfcrg\r\n"), "Zoë “Z” €\nJürg\n");
        // The files of several pupils, one after the other.
        assert_eq!(text_of_bytes(&["\u{feff}Zoë\n".as_bytes(), b"Zo\xeb"].concat()), "Zoë\nZoë");
        assert_eq!(text_of_bytes(b""), "");
        assert_eq!(text_of_bytes(b"\xff\xfeA\0B"), "A\u{fffd}");
    }

    proptest! {
        #[test]
        fn any_bytes_give_lines(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            let text = text_of_bytes(&bytes);
            let ends = ['\r', '\u{feff}'];
            prop_assert!(!text.contains(ends));
        }

        #[test]
        fn any_text_is_read_back(text in "[^\0\r\u{feff}]{0,40}") {
            prop_assert_eq!(text_of_bytes(text.as_bytes()), &text[..]);
        }
    }
}
