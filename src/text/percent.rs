//! Bytes as `%` and two hexadecimal digits, the encoding of addresses and links.

/// Returns the text with percent-encoding for every character that has a meaning in a link, or that is invalid in an
/// address. [`decode`] reverses it.
pub(crate) fn encode(text: &str) -> String {
    encode_but(text, b"-._~,:;")
}

/// Returns the text with percent-encoding for everything that could be misread in a link, a table or a sentence.
pub(crate) fn encode_all(text: &str) -> String {
    encode_but(text, b"._-")
}

/// Returns the text with everything encoded except letters, digits and these signs.
fn encode_but(text: &str, plain: &[u8]) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || plain.contains(&byte) {
            encoded.push(byte.into());
        } else {
            encoded += &format!("%{byte:02X}");
        }
    }
    encoded
}

/// Returns the text with every `%` and two hexadecimal digits replaced by the byte that they represent.
pub(crate) fn decode(text: &str) -> String {
    String::from_utf8_lossy(&decode_bytes(text.as_bytes(), b'%')).into_owned()
}

/// Returns the bytes with every such sign and two hexadecimal digits replaced by the byte that they represent.
pub(crate) fn decode_bytes(bytes: &[u8], sign: u8) -> Vec<u8> {
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut place = 0;
    while place < bytes.len() {
        let digits = bytes.get(place + 1..place + 3).filter(|pair| pair.iter().all(u8::is_ascii_hexdigit));
        match digits {
            Some(pair) if bytes[place] == sign => {
                let hexadecimal = |digit: u8| (digit as char).to_digit(16).unwrap_or(0) as u8;
                decoded.push(16 * hexadecimal(pair[0]) + hexadecimal(pair[1]));
                place += 3;
            }
            _ => {
                decoded.push(bytes[place]);
                place += 1;
            }
        }
    }
    decoded
}
