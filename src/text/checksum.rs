//! The CRC-32 of zips, PNG and proofs: the polynomial 0xedb88320.

/// The effect of each byte on the checksum.
static CHANGES: [u32; 256] = {
    let (mut changes, mut byte) = ([0; 256], 0);
    while byte < 256 {
        let (mut sum, mut bit) = (byte as u32, 0);
        while bit < 8 {
            sum = if sum & 1 != 0 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
            bit += 1;
        }
        changes[byte] = sum;
        byte += 1;
    }
    changes
};

/// Returns the checksum of bytes that follow others with the checksum `before`; an empty text has checksum 0.
pub(crate) fn crc32(before: u32, bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!before, |sum, byte| sum >> 8 ^ CHANGES[usize::from(sum as u8 ^ byte)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_its_definition_in_any_parts() {
        assert_eq!(crc32(0, b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(crc32(0, b"1234"), b"56789"), 0xcbf4_3926);
    }
}
