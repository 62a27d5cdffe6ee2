//! The rules of a link, read and checked against the grid.

use super::{Cage, DIAGONALS, Extra, Rules};
use crate::sudoku::digit;
use crate::text::message::Message;
use crate::text::{english, number};

/// A key with invalid rules, and the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesError {
    /// `regions`, `extra` or `cages`.
    pub key: &'static str,
    /// The value of the key.
    pub value: String,
    /// The error in the value, and the accepted values.
    pub problem: Message,
}

impl Rules {
    /// Returns the same rules with other cages; `None` if no rule is left.
    ///
    /// # Errors
    /// Returns an error if the cages do not fit this grid.
    pub fn with_cages(rules: Option<&Rules>, order: [usize; 2], cages: Vec<Cage>) -> Result<Option<Rules>, Message> {
        let cages = check(order[0] * order[1], cages)?;
        let regions = rules.and_then(Rules::regions).map(<[u8]>::to_vec);
        Ok(Rules::new(order, regions, rules.map_or(Vec::new(), |rules| rules.extra().to_vec()), cages))
    }

    /// Reads the rules of a grid with boxes of `order` rows and columns, from the text that `take` returns for each
    /// key. A missing or empty text means no rule. Returns `None` if there are no rules.
    ///
    /// # Errors
    /// Names the first key with invalid rules.
    pub fn read(
        order: [usize; 2],
        mut take: impl FnMut(&'static str) -> Option<String>,
    ) -> Result<Option<Rules>, RulesError> {
        let size = order[0] * order[1];
        let mut read = |key| take(key).filter(|text| !text.is_empty());
        let of = |key: &'static str, value: String| move |problem| RulesError { key, value, problem };
        let regions = read("regions").map(|text| regions(size, &text).map_err(of("regions", text))).transpose()?;
        let extra = read("extra").map(|text| extra(order, &text).map_err(of("extra", text))).transpose()?;
        let cages = read("cages").map(|text| cages(size, &text).map_err(of("cages", text))).transpose()?;
        Ok(Rules::new(order, regions, extra.unwrap_or_default(), cages.unwrap_or_default()))
    }
}

/// Reads the name of each cell's region, as a digit.
fn regions(size: usize, text: &str) -> Result<Vec<u8>, Message> {
    let length = text.chars().take(size * size + 1).count();
    if length != size * size {
        return Err(english::regions_length(text.chars().count(), size * size));
    }
    // The number of cells of each region.
    let mut counts = vec![0; size + 1];
    let mut regions = Vec::with_capacity(size * size);
    for (cell, character) in text.chars().enumerate() {
        let name = digit::of_character(character, size).filter(|&name| (1..=size).contains(&name.into()));
        let Some(name) = name else {
            let place = english::row_column(cell / size + 1, cell % size + 1);
            return Err(english::at(place, english::not_a_region(character, digit::character(size as u8))));
        };
        counts[usize::from(name)] += 1;
        regions.push(name);
    }
    match (1..=size).find(|&name| counts[name] != size) {
        Some(name) => Err(english::region_cells(counts[name], digit::character(name as u8), size)),
        None => Ok(regions),
    }
}

fn extra([box_rows, box_cols]: [usize; 2], text: &str) -> Result<Vec<Extra>, Message> {
    let mut found = Vec::new();
    for word in text.split(',') {
        match Extra::ALL.into_iter().find(|extra| extra.name() == word) {
            Some(Extra::Windoku) if box_rows != box_cols => return Err(english::windows_need_square_boxes()),
            Some(extra) => found.push(extra),
            None if word == DIAGONALS => found.extend([Extra::DiagonalDown, Extra::DiagonalUp]),
            None => {
                let names = [DIAGONALS].into_iter().chain(Extra::ALL.map(Extra::name)).collect::<Vec<_>>();
                return Err(english::not_one_of(word, names.len(), &names[..]));
            }
        }
    }
    Ok(found)
}

fn cages(size: usize, text: &str) -> Result<Vec<Cage>, Message> {
    let mut cages = Vec::new();
    for word in text.split('_') {
        let wrong = || english::not_a_cage(word);
        let (sum, places) = word.split_once('.').ok_or_else(wrong)?;
        let sum = match sum {
            "" => None,
            sum => Some(number::whole(sum).and_then(|sum| u32::try_from(sum).ok()).ok_or_else(wrong)?),
        };
        let place = |character| {
            let place = digit::of_character(character, size).map(usize::from);
            place.filter(|place| (1..=size).contains(place)).map(|place| place - 1)
        };
        // A cage with more cells than there are digits is rejected as soon as this is certain.
        let places: Option<Vec<usize>> = places.chars().take(2 * size + 1).map(place).collect();
        let places = places.filter(|places| !places.is_empty()).ok_or_else(wrong)?;
        if places.len() > 2 * size {
            return Err(english::cage_too_large(size));
        }
        let mut cells = Vec::with_capacity(places.len() / 2);
        for place in places.chunks(2) {
            let [row, column] = *place else { return Err(wrong()) };
            cells.push(row * size + column);
        }
        cages.push(Cage { cells, sum });
    }
    check(size, cages)
}

/// Returns cages with their cells in rising order, if they fit the grid.
fn check(size: usize, mut cages: Vec<Cage>) -> Result<Vec<Cage>, Message> {
    let mut taken = vec![false; size * size];
    for Cage { cells, sum } in &mut cages {
        cells.sort_unstable();
        for &cell in &*cells {
            if std::mem::replace(&mut taken[cell], true) {
                return Err(english::cell_in_two_cages(english::row_column(cell / size + 1, cell % size + 1)));
            }
        }
        let count = cells.len();
        if count == 0 || count > size {
            return Err(english::cage_too_large(size));
        }
        let (least, most) = (count * (count + 1) / 2, count * (2 * size - count + 1) / 2);
        if let Some(sum) = sum.filter(|&sum| !(least..=most).contains(&(sum as usize))) {
            return Err(english::not_a_cage_sum(count, sum, least, most));
        }
    }
    Ok(cages)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(order: [usize; 2], pairs: &[(&str, &str)]) -> Result<Option<Rules>, RulesError> {
        Rules::read(order, |key| pairs.iter().find(|(known, _)| *known == key).map(|(_, value)| value.to_string()))
    }

    #[test]
    fn what_is_read_is_written_in_one_order() {
        for (order, key, value, written) in [
            ([2, 2], "regions", "1112132233243444", "1112132233243444"),
            ([2, 2], "regions", "4443423322312111", "1112132233243444"),
            ([3, 3], "extra", "knight,diagonal-up,windoku,diagonal-down", "diagonals,windoku,knight"),
            ([3, 3], "extra", "diagonal-up", "diagonal-up"),
            ([3, 3], "cages", "3.3334_15.122111_.9899", "15.111221_3.3334_.9899"),
            ([6, 6], "cages", "36.00_70.Z00Z", "70.Z00Z_36.00"),
        ] {
            let own = read(order, &[(key, value)]).unwrap().unwrap().pairs_of_link();
            assert_eq!(own, [(key, written.to_string())]);
        }
    }

    #[test]
    fn rules_without_effect_are_none() {
        assert_eq!(read([2, 2], &[("regions", "2211221133443344"), ("extra", ""), ("cages", "")]), Ok(None));
        assert_eq!(read([3, 3], &[]), Ok(None));
    }

    #[test]
    fn houses_and_pairs_are_those_of_the_rules() {
        let rules = read([3, 3], &[("extra", "diagonals,windoku,knight")]).unwrap().unwrap();
        assert_eq!(rules.houses().len(), 6);
        assert_eq!(rules.houses()[1], [8, 16, 24, 32, 40, 48, 56, 64, 72]);
        assert_eq!(rules.houses()[2], [10, 11, 12, 19, 20, 21, 28, 29, 30]);
        assert_eq!(rules.houses()[5], [50, 51, 52, 59, 60, 61, 68, 69, 70]);
        // A chessboard of n x n has 4 (n - 1) (n - 2) such pairs.
        assert_eq!(rules.pairs().len(), 4 * 8 * 7);
    }

    #[test]
    #[cfg(feature = "english")]
    fn what_is_no_rule_is_named() {
        let error = |order, key, value| {
            let error = read(order, &[(key, value)]).unwrap_err();
            assert_eq!((error.key, &error.value[..]), (key, value));
            error.problem.to_string()
        };
        assert_eq!(error([2, 2], "regions", "112"), "The regions have 3 characters; they need 16, one for each cell.");
        assert_eq!(error([2, 2], "regions", "1152112233443344"), "row 1, column 3: '5' is not a region from 1 to 4.");
        assert_eq!(error([2, 2], "regions", "1111112233443344"), "Region 1 has 6 cells; each region needs 4.");
        assert_eq!(
            error([3, 3], "extra", "diagonals,king"),
            "'king' is not one of diagonals, diagonal-down, diagonal-up, windoku, and knight."
        );
        assert_eq!(
            error([2, 3], "extra", "windoku"),
            "Windows need square boxes, as sudokus of 4x4, 9x9, 16x16, 25x25 and 36x36 have."
        );
        assert_eq!(
            error([3, 3], "cages", "1112"),
            "'1112' is not a cage, such as 15.111221: a sum or nothing, a dot, then row and column of each cell."
        );
        assert_eq!(
            error([3, 3], "cages", "3.111"),
            "'3.111' is not a cage, such as 15.111221: a sum or nothing, a dot, then row and column of each cell."
        );
        assert_eq!(error([3, 3], "cages", "18.1112"), "The sum 18 is not possible in 2 cells; accepted are 3 to 17.");
        assert_eq!(
            error([3, 3], "cages", "10.1112_5.1213"),
            "The cell at row 1, column 2 is in two cages; a cell is in one cage at most."
        );
        assert_eq!(error([2, 2], "cages", ".1112131421"), "A cage has too many cells, or none; accepted are 1 to 4.");
    }
}
