//! Values that are too long for a link: the sign `z`, and the text in the format of zlib, in base64url. Its checksum keeps a damaged link
//! from opening as another one.

use super::LinkError;
use crate::text::english;
use crate::text::percent::encode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// The most characters of a value that a link has as it is, so that links fit mails and chats.
pub const MOST_PLAIN: usize = 1500;

/// The sign before a compressed value. No value of a key that may be compressed begins with it.
const MARK: char = 'z';

/// The most bytes that are unpacked: twice those of a graph with as many edges as are read.
const MOST_BYTES: usize = 1 << 19;

/// The slowest level, whose texts are the shortest.
const LEVEL: u8 = 9;

/// Returns a value as a link has it, compressed if it is long.
pub fn packed(value: &str) -> String {
    let plain = encode(value);
    if plain.len() <= MOST_PLAIN {
        return plain;
    }
    format!("{MARK}{}", URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(value.as_bytes(), LEVEL)))
}

/// Returns a definition in signs that survive on a link's way: its parts are joined by `/` in place of `;`. The title is the last.
pub fn lasting(define: &str) -> String {
    if define.starts_with(MARK) {
        return define.to_string();
    }
    let title = define.find(";t").unwrap_or(define.len());
    let (parts, title) = define.split_at(title);
    let title = title.strip_prefix(';').map_or(String::new(), |title| format!("/{}", title.replace(';', "%3B")));
    parts.replace(';', "/") + &title
}

/// Returns a value of `key` as it was before it was compressed, if it was.
///
/// # Errors
/// If it begins as a compressed value does, and is none.
pub fn unpacked(key: &str, value: String) -> Result<String, LinkError> {
    let Some(text) = value.strip_prefix(MARK) else { return Ok(value) };
    let bytes = URL_SAFE_NO_PAD.decode(text).ok();
    let whole = bytes.and_then(|bytes| decompress_to_vec_zlib_with_limit(&bytes, MOST_BYTES).ok());
    let whole = whole.and_then(|bytes| String::from_utf8(bytes).ok());
    whole.ok_or_else(|| LinkError::new(key, &value, english::not_packed()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn short_values_stay_as_they_are() {
        assert_eq!(packed("n1..6;tOld_é"), "n1..6;tOld_%C3%A9");
        assert_eq!(unpacked("points", "0,0_1,1_2,0".to_string()).unwrap(), "0,0_1,1_2,0");
    }

    #[test]
    fn cut_values_and_those_that_grow_without_end_are_named() {
        let long: String =
            (0..400).map(|city| format!("{},{}_", city * 7919 % 10_000, city * 104_729 % 10_000)).collect();
        let value = packed(&long);
        let cut = unpacked("points", value[..value.len() / 2].to_string()).unwrap_err();
        assert_eq!((&cut.key[..], cut.message), ("points", english::not_packed()));
        // Any other letter at any place is found out.
        for place in 1..value.len() {
            let other = if value.as_bytes()[place] == b'A' { "B" } else { "A" };
            let damaged = format!("{}{other}{}", &value[..place], &value[place + 1..]);
            assert_eq!(unpacked("points", damaged).unwrap_err().message, english::not_packed(), "{place}");
        }
        let endless = packed(&"0".repeat(MOST_BYTES + 1));
        assert_eq!(unpacked("edges", endless).unwrap_err().message, english::not_packed());
    }

    proptest! {
        #[test]
        fn any_value_comes_back(value in "[a-y0-9,._;é-]{0,3000}") {
            let text = crate::text::percent::decode(&packed(&value));
            prop_assert_eq!(unpacked("define", text).unwrap(), value);
        }

        #[test]
        fn any_text_gives_a_value_or_an_error(value in any::<String>()) {
            let _ = unpacked("define", format!("z{value}"));
        }
    }
}
