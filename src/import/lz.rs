//! The packing of lz-string. Unpacks the output of `compressToBase64` and `compressToEncodedURIComponent`, used for
//! JSON in links, and packs like the former.
//!
//! The text is a stream of bits, six per character, and is read as codes. Codes 0 and 1 announce a new character of 8
//! or 16 bits, and 2 is the end. Any other code is an entry of a dictionary. Every code except the first adds an entry:
//! the output of the previous code plus one character. An entry is always a piece of the output, so its start and
//! length suffice, and the output bounds the work.

use crate::text::english;
use crate::text::message::Message;
use std::collections::{HashMap, HashSet};

/// Unpacks `packed`, to at most `limit` UTF-16 units. Unpaired surrogates, which JSON does not use, are replaced.
///
/// # Errors
/// Returns an error if lz-string cannot have written the text, or if it unpacks to more.
pub fn decompress(packed: &str, limit: usize) -> Result<String, Message> {
    let mut bits = Bits::new(packed)?;
    let mut output: Vec<u16> = Vec::new();
    // The start of each entry in the output, and its length. Codes 0 to 2 are not entries.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut previous = (0, 0);
    let mut width = 2;
    loop {
        let code = bits.take(width)? as usize;
        let begin = output.len();
        let entry = match code {
            0 | 1 => {
                output.push(bits.take(8 * (code as u32 + 1))? as u16);
                entries.push((begin, 1));
                (begin, 1)
            }
            2 => return Ok(String::from_utf16_lossy(&output)),
            _ => {
                // This code adds the entry itself: the previous piece, followed by the piece's first character.
                let own = (previous.0, previous.1 + 1);
                let known = entries.get(code).copied();
                let (from, length) = known
                    .or((code == entries.len() && begin > 0).then_some(own))
                    .ok_or_else(english::packed_damaged)?;
                if length > limit - begin.min(limit) {
                    return Err(english::packed_long());
                }
                for place in from..from + length {
                    output.push(output[place]);
                }
                (begin, length)
            }
        };
        if output.len() > limit {
            return Err(english::packed_long());
        }
        if begin > 0 {
            entries.push((previous.0, previous.1 + 1));
        }
        previous = entry;
        // The next code may refer to the entry that it adds.
        while entries.len() >= 1 << width {
            width += 1;
        }
    }
}

/// Packs a text like `compressToBase64`, without the `=` at the end. The longest known piece is written; then this
/// piece with one more character becomes known.
pub fn compress(text: &str) -> String {
    let mut packer = Packer { bits: Vec::new(), unwritten: HashSet::new(), left: 2, width: 2 };
    let mut codes = HashMap::<Vec<u16>, u32>::new();
    let mut next = 3;
    let mut piece: Vec<u16> = Vec::new();
    for unit in text.encode_utf16() {
        // A character receives its code before it is written out for the first time.
        codes.entry(vec![unit]).or_insert_with(|| {
            packer.unwritten.insert(unit);
            next += 1;
            next - 1
        });
        piece.push(unit);
        if codes.contains_key(&piece) {
            continue;
        }
        packer.write(&piece[..piece.len() - 1], &codes);
        codes.insert(std::mem::replace(&mut piece, vec![unit]), next);
        next += 1;
    }
    if !piece.is_empty() {
        packer.write(&piece, &codes);
    }
    packer.put(2, packer.width);
    packer.bits.push(0);
    let sextet = |bits: &[u32]| (0..6).fold(0, |sum, bit| 2 * sum + bits.get(bit).copied().unwrap_or(0) as usize);
    packer.bits.chunks(6).map(|bits| char::from(ALPHABET[sextet(bits)])).collect()
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A writer of bits.
struct Packer {
    bits: Vec<u32>,
    /// Characters that have a code but have not been written out yet.
    unwritten: HashSet<u16>,
    /// The number of codes until a code needs one more bit.
    left: u32,
    width: u32,
}

impl Packer {
    fn put(&mut self, number: u32, width: u32) {
        self.bits.extend((0..width).map(|bit| number >> bit & 1));
    }

    fn spend(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.width;
            self.width += 1;
        }
    }

    fn write(&mut self, piece: &[u16], codes: &HashMap<Vec<u16>, u32>) {
        if piece.len() == 1 && self.unwritten.remove(&piece[0]) {
            let wide = u32::from(piece[0] > 255);
            self.put(wide, self.width);
            self.put(u32::from(piece[0]), 8 + 8 * wide);
            self.spend();
        } else {
            self.put(codes[piece], self.width);
        }
        self.spend();
    }
}

/// The bits of a text, six per character, the highest first; numbers are written with the lowest bit first.
struct Bits {
    sextets: Vec<u8>,
    place: usize,
}

impl Bits {
    fn new(packed: &str) -> Result<Bits, Message> {
        let packed = packed.trim_end_matches(['=', '$']);
        let sextet = |(place, char)| match char {
            b'A'..=b'Z' => Ok(char - b'A'),
            b'a'..=b'z' => Ok(char - b'a' + 26),
            b'0'..=b'9' => Ok(char - b'0' + 52),
            // A space is a + that passed through a form.
            b'+' | b' ' => Ok(62),
            b'/' | b'-' => Ok(63),
            _ => Err(english::packed_character(place + 1)),
        };
        Ok(Bits { sextets: packed.bytes().enumerate().map(sextet).collect::<Result<_, _>>()?, place: 0 })
    }

    fn take(&mut self, width: u32) -> Result<u32, Message> {
        let mut number = 0;
        for bit in 0..width {
            let sextet = self.sextets.get(self.place / 6).ok_or_else(english::packed_short)?;
            number |= u32::from(sextet >> (5 - self.place % 6) & 1) << bit;
            self.place += 1;
        }
        Ok(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Texts, and the results of packing them with lz-string 1.5.0 from npm.
    const VECTORS: [(&str, &str); 7] = [
        ("", "Q==="),
        ("a", "IZA="),
        ("aaaaaaaaaa", "IY1o"),
        ("hello hello hello hello", "BYUwNmD2AEoTcq3FIA=="),
        (r#"{"size":4}"#, "N4IgzglgXgpiBcAWAvkA"),
        ("é€😀é€😀", "JeGoJLwbgAe6lA=="),
        ("\0ÿĀ", "AAf8AIBA"),
    ];

    #[test]
    fn what_lz_string_packs_is_unpacked() {
        for (text, packed) in VECTORS {
            assert_eq!(decompress(packed, 100).unwrap(), text);
            assert_eq!(decompress(packed.trim_end_matches('='), 100).unwrap(), text);
            assert_eq!(compress(text).trim_end_matches('A'), packed.trim_end_matches(['=', 'A']));
        }
    }

    #[test]
    fn what_is_damaged_is_refused() {
        assert_eq!(decompress("", 100), Err(english::packed_short()));
        assert_eq!(decompress("BYUwNmD2AEoTcq3", 100), Err(english::packed_short()));
        assert_eq!(decompress("BYUw,mD2", 100), Err(english::packed_character(5)));
        assert_eq!(decompress("BYÜ", 100), Err(english::packed_character(3)));
        // The first code is 3, which does not refer to anything yet.
        assert_eq!(decompress("wAAA", 100), Err(english::packed_damaged()));
    }

    #[test]
    fn the_limit_holds_however_well_it_is_packed() {
        let packed = compress(&"a".repeat(100_000));
        assert!(packed.len() < 1000);
        assert_eq!(decompress(&packed, 99_999), Err(english::packed_long()));
        assert_eq!(decompress(&packed, 100_000).map(|text| text.len()), Ok(100_000));
        assert_eq!(decompress("IZA=", 0), Err(english::packed_long()));
    }

    proptest! {
        #[test]
        fn packing_and_unpacking_is_the_identity(text in "[ab\u{e9}\u{20ac}😀]{0,300}|\\PC{0,50}") {
            prop_assert_eq!(decompress(&compress(&text), 1000), Ok(text));
        }

        #[test]
        fn any_text_is_unpacked_within_the_limit_or_refused(packed in "[A-Za-z0-9+/]{0,200}") {
            if let Ok(text) = decompress(&packed, 500) {
                prop_assert!(text.encode_utf16().count() <= 500);
            }
        }
    }
}
