//! Numbers in the format of links and puzzle files: one grammar for integers and for decimals.
//!
//! ```text
//! number   = [ sign ] digits [ "." digits ] [ ( "e" | "E" ) [ sign ] digits ]     digits may be missing on one side of the dot
//! sign     = "+" | "-"
//! ```
//!
//! An integer is a number without a fraction: `1e15`, `+7` and `7.0` are integers. There is one zero: `-0` is read as
//! 0. This reader needs little code, without the 10 KB of tables that reading arbitrary numbers requires.

/// The limit of decimals: the quotient of 128 bits and 10^22 has the 54 bits that rounding requires.
const LEAST_POWER: i32 = -22;
/// The limit of zeros: 10^19 times 64 bits are 128.
const MOST_POWER: i32 = 19;

/// The greatest integer that JavaScript represents exactly, with all smaller ones.
pub const MOST_EXACT: u64 = (1 << 53) - 1;

/// Reads a decimal: returns the number nearest to the text, like the standard library; `None` for any other text. More
/// than 64 bits of digits, or more than 22 decimals, require the full bundle.
pub fn decimal(text: &str) -> Option<f64> {
    let written = Written::parse(text)?;
    // There is only one zero, because the sum of -0 and 0 is 0.
    let value = match written.size() {
        Some(size) if written.negative => -size,
        Some(size) => size,
        None => long_decimal(text)?,
    };
    Some(value + 0.0)
}

/// Reads a decimal of any length with the standard library, which has 10 KB of tables.
#[cfg(full)]
fn long_decimal(text: &str) -> Option<f64> {
    text.parse().ok()
}

#[cfg(not(full))]
fn long_decimal(_text: &str) -> Option<f64> {
    None
}

/// Reads an integer from 0 to 2^64 - 1; `None` for any other text.
pub fn whole(text: &str) -> Option<u64> {
    let Written { negative, digits, power } = Written::parse(text)?;
    let value = match digits? {
        0 => 0,
        digits => digits.checked_mul(10u64.checked_pow(power.try_into().ok()?)?)?,
    };
    (value == 0 || !negative).then_some(value)
}

/// Reads an integer of 32 bits; `None` for any other text.
pub fn integer(text: &str) -> Option<i32> {
    match text.strip_prefix('-') {
        // The grammar allows no second sign.
        Some(rest) if rest.starts_with(['+', '-']) => None,
        Some(rest) => i32::try_from(-i64::try_from(whole(rest)?).ok()?).ok(),
        None => i32::try_from(whole(text)?).ok(),
    }
}

/// Returns an integer with separators for readers: `12,345,678`.
pub fn grouped(number: impl ToString) -> String {
    let mut text = number.to_string();
    let first = usize::from(text.starts_with('-'));
    for place in (first + 1..text.len()).rev().skip(2).step_by(3) {
        text.insert(place, ',');
    }
    text
}

/// Rounds a positive number to twelve significant digits, so that a product of short decimals is again short.
pub fn short(value: f64) -> f64 {
    const DIGITS: f64 = 1e12;
    let (mut scaled, mut power) = (value, 0i32);
    while scaled >= DIGITS {
        scaled /= 10.0;
        power += 1;
    }
    while scaled < DIGITS / 10.0 && power > LEAST_POWER {
        scaled *= 10.0;
        power -= 1;
    }
    let rounded = Written { negative: false, digits: Some(libm::round(scaled) as u64), power };
    rounded.size().unwrap_or(value)
}

/// A parsed number: `digits` times ten to the `power`. The last digit of a nonzero number is not zero.
struct Written {
    negative: bool,
    /// `None` if they do not fit 64 bits.
    digits: Option<u64>,
    power: i32,
}

impl Written {
    fn parse(text: &str) -> Option<Written> {
        let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let negative = text.starts_with('-');
        let text = text.strip_prefix(['+', '-']).unwrap_or(text);
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => {
                let size = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
                if size.is_empty() || !all_digits(size) {
                    return None;
                }
                // Any larger exponent gives 0, or a number outside every range.
                let size = size.parse().unwrap_or(i32::from(i16::MAX)).min(i16::MAX.into());
                (mantissa, if exponent.starts_with('-') { -size } else { size })
            }
            None => (text, 0),
        };
        let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        if before.len() + after.len() == 0 || !all_digits(before) || !all_digits(after) {
            return None;
        }
        let mut power = exponent.saturating_sub(i32::try_from(after.len()).ok()?);
        let (mut digits, mut zeros) = (Some(0u64), 0u32);
        for byte in before.bytes().chain(after.bytes()) {
            if byte == b'0' {
                zeros += 1;
                continue;
            }
            let more = |digits: u64| match digits {
                0 => Some(u64::from(byte - b'0')),
                _ => digits.checked_mul(10u64.checked_pow(zeros + 1)?)?.checked_add(u64::from(byte - b'0')),
            };
            digits = digits.and_then(more);
            zeros = 0;
        }
        power = power.saturating_add_unsigned(zeros);
        Some(Written { negative, digits, power })
    }

    /// Returns the nearest number, without its sign, as far as little code suffices.
    fn size(&self) -> Option<f64> {
        match (self.digits?, self.power) {
            (0, _) => Some(0.0),
            (digits, power @ 0..=MOST_POWER) => Some((u128::from(digits) * 10u128.pow(power as u32)) as f64),
            (digits, power @ LEAST_POWER..0) => Some(quotient(digits, 10u128.pow(-power as u32))),
            _ => None,
        }
    }
}

/// Divides integers with correct rounding; the divisor is at most 10^22.
fn quotient(number: u64, divisor: u128) -> f64 {
    if number == 0 {
        return 0.0;
    }
    // The number's first bit is shifted to the first of 128.
    let shift = 64 + number.leading_zeros();
    let shifted = u128::from(number) << shift;
    // A last bit represents everything that is cut off, because rounding needs only to detect a remainder.
    let quotient = (shifted / divisor) << 1 | u128::from(!shifted.is_multiple_of(divisor));
    let scale = f64::from_bits(u64::from(1023 - (shift + 1)) << 52);
    quotient as f64 * scale
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Reads a number with the standard library, except for the sign of 0.
    fn standard(text: &str) -> Option<u64> {
        text.parse::<f64>().ok().map(|value| (value + 0.0).to_bits())
    }

    fn little_code(text: &str) -> Option<f64> {
        Written::parse(text)?.size()
    }

    #[test]
    fn what_is_read_and_what_is_not() {
        let read = [
            "0",
            "7",
            "007",
            "+7",
            "0.5",
            ".5",
            "5.",
            "1e5",
            "1E-7",
            "1e+15",
            "33.333333333333336",
            "0.0000000010000001",
            "0.00000000000000000000000000",
            "1000000000000000000000.0",
        ];
        for text in read {
            assert_eq!(decimal(text).map(f64::to_bits), standard(text), "{text}");
        }
        for text in read.iter().filter(|text| !text.starts_with('1') || text.len() < 20) {
            assert!(little_code(text).is_some(), "{text}");
        }
        for text in [
            "", ".", "-", "+", "e5", "1e", "1e+", "--1", "+-1", "-+1", "inf", "NaN", "infinity", "1_0", "0x1", "٣",
            " 1",
        ] {
            assert_eq!(decimal(text), None, "{text}");
            assert_eq!((whole(text), integer(text)), (None, None), "{text}");
        }
        assert_eq!(decimal("-1.25"), Some(-1.25));
        for zero in ["-0", "+0", "-0.0", "0e9", "-1e-400"] {
            assert_eq!(decimal(zero).map(f64::to_bits), Some(0), "{zero}");
        }
        for text in ["99999999999999999999", "1e-23", "1e20", "1e400", "1e99999999999"] {
            assert_eq!(decimal(text).map(f64::to_bits), standard(text), "{text}");
        }
    }

    #[test]
    fn whole_numbers() {
        for (text, value) in [
            ("0", 0),
            ("-0", 0),
            ("0e99999999999", 0),
            ("+7", 7),
            ("000000000000000000000000000000000007", 7),
            ("1e15", 1_000_000_000_000_000),
            ("1.5e3", 1500),
            ("7.0", 7),
            ("18446744073709551615", u64::MAX),
            ("18446744073709551615.000", u64::MAX),
            ("70e-1", 7),
        ] {
            assert_eq!(whole(text), Some(value), "{text}");
        }
        for text in ["-7", "0.5", "1e-1", "18446744073709551616", "1e20", "1e400", "123456789012345678901234567890"] {
            assert_eq!(whole(text), None, "{text}");
        }
        for (text, value) in
            [("-5", -5), ("+5", 5), ("-1e3", -1000), ("2147483647", i32::MAX), ("-2147483648", i32::MIN)]
        {
            assert_eq!(integer(text), Some(value), "{text}");
        }
        assert_eq!((integer("2147483648"), integer("-2147483649")), (None, None));
    }

    #[test]
    fn short_decimals() {
        for (value, expected) in [
            (13.799999999999999, "13.8"),
            (1.15, "1.15"),
            (0.575, "0.575"),
            (1e9, "1000000000"),
            (1e-9, "0.000000001"),
            (83_345_663.7, "83345663.7"),
            (0.1 + 0.2, "0.3"),
            (1e-9 * 3.0, "0.000000003"),
            (1.0 / 3.0, "0.333333333333"),
        ] {
            assert_eq!(short(value).to_string(), expected);
        }
    }

    proptest! {
        #[test]
        fn as_the_standard_library(number: u64, decimals in 0..=22i32, exponent in -3..=3i32) {
            let text = format!("{number}e{}", exponent - decimals);
            prop_assert_eq!(decimal(&text).map(f64::to_bits), standard(&text));
            // A number that ends in zeros has fewer decimals than its text.
            prop_assume!((-22..=19).contains(&(exponent - decimals)) && number % 10 != 0);
            prop_assert_eq!(little_code(&text).map(f64::to_bits), standard(&text));
        }

        #[test]
        fn what_is_written_out_is_read_again(value in 1e-5..1e9f64, whole_value: u64, integer_value: i32) {
            prop_assert_eq!(little_code(&value.to_string()), Some(value));
            prop_assert_eq!(whole(&whole_value.to_string()), Some(whole_value));
            prop_assert_eq!(integer(&integer_value.to_string()), Some(integer_value));
        }

        #[test]
        fn a_short_decimal_is_near_and_short(value in 1e-9..1e12f64) {
            let rounded = short(value);
            prop_assert!((rounded / value - 1.0).abs() <= 5.1e-12, "{} {}", value, rounded);
            prop_assert!(rounded.to_string().trim_matches(['0', '.']).replace('.', "").len() <= 12, "{}", rounded);
            prop_assert_eq!(short(rounded), rounded);
        }

        /// Checks that rounding chooses the even one of two equally near numbers.
        #[test]
        fn ties(number in 1u64 << 53..1 << 54, places in 1..=9i32) {
            let text = format!("{}e-{places}", u128::from(number | 1) * 10u128.pow(places as u32));
            prop_assert_eq!(decimal(&text).map(f64::to_bits), standard(&text));
        }

        #[test]
        fn any_text(text: String) {
            let words = text.chars().any(char::is_alphabetic);
            if !words {
                prop_assert_eq!(decimal(&text).map(f64::to_bits), standard(&text));
            }
            let _ = (decimal(&text), integer(&text));
        }

        #[test]
        fn whole_is_decimal_without_a_fraction(text in "[+-]?[0-9]{1,9}(\\.[0-9]{0,4})?(e[+-]?[0-9])?") {
            let value = decimal(&text).unwrap();
            // Above 2^53 a decimal is only the nearest number.
            let expected = (value >= 0.0 && value.fract() == 0.0).then_some(value);
            prop_assert_eq!(whole(&text).map(|whole| whole as f64), expected, "{}", text);
        }
    }
}
