//! Additional rules of a sudoku: regions other than boxes, more houses, cells a knight's move apart, cages with sums.
//!
//! | in a link | rule |
//! |---|---|
//! | `regions=` one character per cell, row by row | these regions replace the boxes (jigsaw) |
//! | `extra=diagonals` | both diagonals contain every digit once; `diagonal-down` and `diagonal-up` are single diagonals |
//! | `extra=windoku` | so do the windows: as large as boxes, one cell from the edge and from each other |
//! | `extra=knight` | cells a knight's move apart differ |
//! | `cages=15.111221` | these cells differ and sum to 15 (killer): row and column of each; without a sum they only differ |
//!
//! All rules reduce to three things: houses with every digit once, pairs that differ, and cages.

pub mod read;

use crate::sudoku::digit;
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// A rule that is fully described by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Extra {
    /// The diagonal from the top left.
    DiagonalDown,
    /// The diagonal from the bottom left.
    DiagonalUp,
    /// The windows.
    Windoku,
    /// The difference of cells a knight's move apart.
    Knight,
}

impl Extra {
    /// All such rules, in the order of a link.
    pub const ALL: [Extra; 4] = [Extra::DiagonalDown, Extra::DiagonalUp, Extra::Windoku, Extra::Knight];

    /// Returns the name in links.
    pub fn name(self) -> &'static str {
        match self {
            Extra::DiagonalDown => "diagonal-down",
            Extra::DiagonalUp => "diagonal-up",
            Extra::Windoku => "windoku",
            Extra::Knight => "knight",
        }
    }
}

/// Cells with distinct digits that also have this sum, if any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cage {
    /// The cells in rising order.
    pub cells: Vec<usize>,
    /// The sum.
    pub sum: Option<u32>,
}

/// The rules of a sudoku beyond rows, columns and boxes; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules(Arc<Inner>);

#[derive(Debug, PartialEq, Eq)]
struct Inner {
    size: usize,
    regions: Option<Vec<u8>>,
    extra: Vec<Extra>,
    cages: Vec<Cage>,
    houses: Vec<Vec<usize>>,
    pairs: Vec<[usize; 2]>,
}

impl Rules {
    /// Returns the rules of a grid, with regions, extra rules and cages that were checked to fit it; `None` if there
    /// are none.
    fn new(
        [box_rows, box_cols]: [usize; 2],
        regions: Option<Vec<u8>>,
        mut extra: Vec<Extra>,
        mut cages: Vec<Cage>,
    ) -> Option<Rules> {
        let size = box_rows * box_cols;
        extra.sort_unstable();
        extra.dedup();
        cages.sort_by_key(|cage| cage.cells.first().copied());
        let regions = regions.map(|names| in_order(&names)).filter(|regions| !are_boxes(regions, [box_rows, box_cols]));
        if regions.is_none() && extra.is_empty() && cages.is_empty() {
            return None;
        }
        let houses = houses(size, box_rows, &extra);
        let pairs = if extra.contains(&Extra::Knight) { knights(size) } else { Vec::new() };
        Some(Rules(Arc::new(Inner { size, regions, extra, cages, houses, pairs })))
    }

    /// Returns the number of digits.
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// Returns the region of each cell, from 0, if the regions are not the boxes.
    pub fn regions(&self) -> Option<&[u8]> {
        self.0.regions.as_deref()
    }

    /// Returns the rules that are fully described by their names, in the order of a link.
    pub fn extra(&self) -> &[Extra] {
        &self.0.extra
    }

    /// Returns the cages, in order of their first cells.
    pub fn cages(&self) -> &[Cage] {
        &self.0.cages
    }

    /// Returns the houses beyond rows, columns and regions: the diagonals, then the windows.
    pub fn houses(&self) -> &[Vec<usize>] {
        &self.0.houses
    }

    /// Returns the pairs of cells that must differ although they share no house.
    pub fn pairs(&self) -> &[[usize; 2]] {
        &self.0.pairs
    }

    /// Returns the same rules with other regions, each with as many cells as there are digits; `None` if no rule is
    /// left.
    pub fn with_regions(rules: Option<&Rules>, order: [usize; 2], regions: Vec<u8>) -> Option<Rules> {
        let (extra, cages) =
            rules.map_or((Vec::new(), Vec::new()), |rules| (rules.extra().to_vec(), rules.cages().to_vec()));
        Rules::new(order, Some(regions), extra, cages)
    }

    /// Returns the keys of a link with their values, without empty ones.
    pub fn pairs_of_link(&self) -> Vec<(&'static str, String)> {
        let Inner { size, regions, extra, cages, .. } = &*self.0;
        let mut pairs = Vec::new();
        if let Some(regions) = regions {
            pairs.push(("regions", regions.iter().map(|&region| digit::character(region + 1)).collect()));
        }
        if !extra.is_empty() {
            let both = extra.starts_with(&[Extra::DiagonalDown, Extra::DiagonalUp]);
            let rest = if both { &extra[2..] } else { &extra[..] };
            let names = both.then_some(DIAGONALS).into_iter().chain(rest.iter().map(|extra| extra.name()));
            pairs.push(("extra", names.collect::<Vec<_>>().join(",")));
        }
        if !cages.is_empty() {
            let cell = |&cell: &usize| [cell / size, cell % size].map(|place| digit::character(place as u8 + 1));
            let cage = |Cage { cells, sum }: &Cage| {
                let sum = sum.map_or(String::new(), |sum| sum.to_string());
                format!("{sum}.{}", cells.iter().flat_map(cell).collect::<String>())
            };
            pairs.push(("cages", cages.iter().map(cage).collect::<Vec<_>>().join("_")));
        }
        pairs
    }
}

/// The name in links of both diagonals.
const DIAGONALS: &str = "diagonals";

/// Writes the rules in the form that a page draws.
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct DrawnRules<'a> {
            regions: Option<&'a [u8]>,
            extra: Vec<&'static str>,
            cages: &'a [Cage],
            /// The diagonals and windows.
            houses: &'a [Vec<usize>],
            /// The rules as keys and values of a link.
            keys: Vec<(&'static str, String)>,
        }
        let extra = self.extra().iter().map(|extra| extra.name()).collect();
        let (regions, cages, houses) = (self.regions(), self.cages(), self.houses());
        DrawnRules { regions, extra, cages, houses, keys: self.pairs_of_link() }.serialize(to)
    }
}

/// Returns regions numbered in the order of their first cells.
fn in_order(regions: &[u8]) -> Vec<u8> {
    let mut known = Vec::new();
    let number = |region: &u8| {
        known.iter().position(|own| own == region).unwrap_or_else(|| {
            known.push(*region);
            known.len() - 1
        }) as u8
    };
    regions.iter().map(number).collect()
}

/// Returns whether regions, numbered in the order of their first cells, are the boxes.
fn are_boxes(regions: &[u8], [box_rows, box_cols]: [usize; 2]) -> bool {
    let size = box_rows * box_cols;
    let of_box = |cell: usize| cell / size / box_rows * box_rows + cell % size / box_cols;
    regions.iter().enumerate().all(|(cell, &region)| usize::from(region) == of_box(cell))
}

/// Returns the diagonals, then the windows row by row.
fn houses(size: usize, side: usize, extra: &[Extra]) -> Vec<Vec<usize>> {
    let mut houses: Vec<Vec<usize>> = Vec::new();
    for extra in extra {
        match extra {
            Extra::DiagonalDown => houses.push((0..size).map(|row| row * size + row).collect()),
            Extra::DiagonalUp => houses.push((0..size).map(|row| row * size + size - 1 - row).collect()),
            Extra::Windoku => {
                let firsts = || (1..size - side).step_by(side + 1);
                houses.extend(firsts().flat_map(|top| firsts().map(move |left| (top, left))).map(|(top, left)| {
                    (0..size).map(|place| (top + place / side) * size + left + place % side).collect()
                }));
            }
            Extra::Knight => {}
        }
    }
    houses
}

/// Returns the pairs of cells a knight's move apart.
fn knights(size: usize) -> Vec<[usize; 2]> {
    let cells = (0..size).flat_map(|row| (0..size).map(move |column| [row, column]));
    cells
        .flat_map(|[row, column]| {
            // Only downward moves are listed, so that each pair is found once.
            let ends = [[1, 2], [2, 1], [1, -2], [2, -1]].map(|[down, right]: [isize; 2]| {
                let (row, column) = (row as isize + down, column as isize + right);
                (row < size as isize && (0..size as isize).contains(&column)).then_some((row, column))
            });
            let from = row * size + column;
            ends.into_iter().flatten().map(move |(row, column)| [from, row as usize * size + column as usize])
        })
        .collect()
}
