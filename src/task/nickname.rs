//! Learners' nicknames, and the seeds derived from them.

use crate::link::LinkError;
use crate::text::english;

/// The maximum length of a nickname, in characters.
pub const LONGEST_NICKNAME: usize = 40;

/// Reads a nickname, which may be empty; its spaces are normalised, and its length is limited.
pub fn read_nickname(text: &str) -> Result<String, LinkError> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fine = name.chars().count() <= LONGEST_NICKNAME && !name.chars().any(char::is_control);
    fine.then(|| name.clone())
        .ok_or_else(|| LinkError::new("who", &name, english::not_a_nickname(&*name, LONGEST_NICKNAME)))
}

/// Returns the seed of a nickname in a task with the seed `base`: below 2^31, so that every generator accepts it. Case
/// and spaces do not affect it.
pub fn seed_of(nickname: &str, base: u64) -> u64 {
    let plain = nickname.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    // FNV-1a, then the mixer of SplitMix64: one additional letter changes half of all bits.
    let mut hash = 0xcbf2_9ce4_8422_2325 ^ base;
    for byte in plain.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (hash ^ (hash >> 31)) >> 33
}
