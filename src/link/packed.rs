//! Values that are too long for a link: the sign `z`, followed by the text in zlib format, in base64url. The checksum
//! prevents a damaged link from opening as another one.

use super::LinkError;
use crate::text::english;
use crate::text::percent::encode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// The maximum length of an uncompressed value, in characters, so that links fit mails and chats.
pub const MOST_PLAIN: usize = 1500;

/// The sign before a compressed value. No uncompressed value of a compressible key begins with it.
const MARK: char = 'z';

/// The maximum number of unpacked bytes: twice the size of a graph with the maximum number of edges.
const MOST_BYTES: usize = 1 << 19;

/// The slowest level, which gives the shortest texts.
const LEVEL: u8 = 9;

/// Returns a value as written in a link, compressed if it is long.
pub fn packed(value: &str) -> String {
    let plain = encode(value);
    if plain.len() <= MOST_PLAIN {
        return plain;
    }
    format!("{MARK}{}", URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(value.as_bytes(), LEVEL)))
}

/// Returns a definition in characters that survive transfer: its parts are joined by `/` in place of `;`. The title is
/// the last part.
pub fn lasting(define: &str) -> String {
    if define.starts_with(MARK) {
        return define.to_string();
    }
    let title = define.find(";t").unwrap_or(define.len());
    let (parts, title) = define.split_at(title);
    let title = title.strip_prefix(';').map_or(String::new(), |title| format!("/{}", title.replace(';', "%3B")));
    parts.replace(';', "/") + &title
}

/// Returns the original value of `key`, decompressed if it was compressed.
///
/// # Errors
/// Returns an error if the value begins like a compressed value but is not valid.
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
        // Any other letter at any position is detected.
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
