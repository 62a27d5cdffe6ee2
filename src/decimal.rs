//! Decimals as links and puzzles write them, read exactly and without the tables of 10 KB that reading any number takes.

use crate::WHOLE;

/// No more decimals are read here: the quotient of 128 bits and 10^22 has the 54 bits that rounding takes.
const LEAST_POWER: i32 = -22;
/// No more zeros: 10^19 times 64 bits are 128.
const MOST_POWER: i32 = 19;

/// The number nearest to what is written, as the standard library reads it. Digits beyond 64 bits, more than 22 decimals and
/// words such as `inf` need the whole program.
pub fn parse(text: &str) -> Option<f64> {
    short(text).or_else(|| if WHOLE { text.parse().ok() } else { None })
}

fn short(text: &str) -> Option<f64> {
    let (sign, text) = text.strip_prefix('-').map_or((1.0, text), |text| (-1.0, text));
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i16>().ok()?),
        None => (text, 0),
    };
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.len() + decimals.len() == 0 {
        return None;
    }
    let mut number: u64 = 0;
    for byte in whole.bytes().chain(decimals.bytes()) {
        let digit = byte.is_ascii_digit().then(|| u64::from(byte - b'0'))?;
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    let power = i32::from(exponent) - i32::try_from(decimals.len()).ok()?;
    let size = match power {
        0..=MOST_POWER => (u128::from(number) * 10u128.pow(power as u32)) as f64,
        LEAST_POWER..0 => quotient(number, 10u128.pow(-power as u32)),
        _ => return None,
    };
    Some(sign * size)
}

/// Both are whole, the divisor at most 10^22.
fn quotient(number: u64, divisor: u128) -> f64 {
    if number == 0 {
        return 0.0;
    }
    // The number's first bit comes to be the first of 128.
    let shift = 64 + number.leading_zeros();
    let shifted = u128::from(number) << shift;
    // A last bit for all that is cut off: rounding asks only whether there is more.
    let quotient = (shifted / divisor) << 1 | u128::from(!shifted.is_multiple_of(divisor));
    let scale = f64::from_bits(u64::from(1023 - (shift + 1)) << 52);
    quotient as f64 * scale
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn standard(text: &str) -> Option<u64> {
        text.parse::<f64>().ok().map(f64::to_bits)
    }

    #[test]
    fn what_it_reads_and_what_it_leaves() {
        let read =
            ["0", "-0", "7", "0.5", ".5", "5.", "-1.25", "1e5", "1E-7", "33.333333333333336", "0.0000000010000001"];
        for text in read {
            assert_eq!(short(text).map(f64::to_bits), standard(text), "{text}");
            assert!(short(text).is_some(), "{text}");
        }
        for text in ["", ".", "-", "e5", "1e", "+1", "inf", "NaN", "1_0", "99999999999999999999", "1e-23", "1e20", "٣"]
        {
            assert_eq!(short(text), None, "{text}");
            assert_eq!(parse(text).map(f64::to_bits), standard(text), "{text}");
        }
    }

    proptest! {
        #[test]
        fn as_the_standard_library(number: u64, decimals in 0..=22i32, exponent in -3..=3i32) {
            let text = format!("{number}e{}", exponent - decimals);
            prop_assume!((-22..=19).contains(&(exponent - decimals)));
            prop_assert_eq!(short(&text).map(f64::to_bits), standard(&text));
        }

        #[test]
        fn what_is_written_out_is_read_again(value in 1e-5..1e9f64) {
            prop_assert_eq!(short(&value.to_string()), Some(value));
        }

        /// Half-way between two numbers, where rounding goes to the even one.
        #[test]
        fn ties(number in 1u64 << 53..1 << 54, places in 1..=9i32) {
            let text = format!("{}e-{places}", u128::from(number | 1) * 10u128.pow(places as u32));
            prop_assert_eq!(parse(&text).map(f64::to_bits), standard(&text));
        }

        #[test]
        fn any_text(text: String) {
            prop_assert_eq!(parse(&text).map(f64::to_bits), standard(&text));
        }
    }
}
