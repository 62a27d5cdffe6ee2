//! The symmetry group of a magic-sum puzzle, found in its drawing. It has the rotations and reflections of the plane,
//! about the centre of the cells, that map cells to cells and lines to lines. A line and its image have the same sum.
//! No symmetry is entered by hand.
//!
//! ```text
//!       0                 2                 1           A symmetry is a permutation of the cells. Turned by 120
//!      / \               / \               / \          degrees, cell 0 goes where cell 4 was, 1 where 5 was:
//!     5   1             1   3             0   2
//!    /     \           /     \           /     \            image = [4, 5, 0, 1, 2, 3]
//!   4---3---2         0---5---4         5---4---3
//!    as drawn        by 120 degrees    by 60 degrees: cells are put on cells, but lines not on lines
//! ```
//!
//! A symmetry maps solutions to solutions. The images of a solution under the group are its orbit. Solutions fall into
//! classes, one for each orbit. The least board of an orbit in lexicographic order is its canonical form. The
//! complement replaces every number `x` by `least + greatest - x`. If it also maps solutions to solutions, it can be
//! counted among the symmetries. If cells have givens, only symmetries that map the givens to themselves count: a
//! subgroup.

use crate::puzzle::sort::sort_short;
use crate::puzzle::{Line, Puzzle};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The greatest distances of an image from a cell, as fractions of the drawing's extent. Coordinates have four
/// decimals. If the symmetries of a crooked drawing are not a group at one tolerance, the next tighter one is tried.
const TOLERANCES: [f64; 3] = [1e-3, 1e-4, 1e-5];

/// A set of cells, with a bit for every cell.
#[cfg(full)]
type CellSet = [u64; crate::puzzle::MAX_CELLS.div_ceil(64)];
/// A set of cells, with a bit for every cell; the core bundle has no larger boards.
#[cfg(not(full))]
type CellSet = u64;

/// Puts a cell into a set.
fn put(cells: &mut CellSet, cell: usize) {
    #[cfg(full)]
    let (cells, cell) = (&mut cells[cell / 64], cell % 64);
    *cells |= 1 << cell;
}

/// One rotation or reflection, optionally with the complement.
#[derive(Clone, Debug, PartialEq)]
pub struct Symmetry {
    /// `image[c]`: the cell that cell `c` is moved to.
    pub image: Vec<usize>,
    /// The angle in degrees, anticlockwise, from 0 to below 360.
    pub degrees: f64,
    /// True if left and right are exchanged after turning.
    pub mirrored: bool,
    /// For the complement, the sum of a number and its image.
    pub complement: Option<i32>,
}

impl Symmetry {
    /// Returns the image of a number.
    fn number(&self, number: i32) -> i32 {
        self.complement.map_or(number, |sum| sum - number)
    }

    /// Returns the image of a board.
    pub fn apply(&self, board: &[i32]) -> Vec<i32> {
        let mut carried = vec![0; board.len()];
        for (&image, &number) in self.image.iter().zip(board) {
            carried[image] = self.number(number);
        }
        carried
    }
}

/// The symmetries of a puzzle: a group with the identity as its first element.
#[derive(Clone, Debug)]
pub struct Symmetries {
    symmetries: Vec<Symmetry>,
    /// `origin[s][c]`: the cell that symmetry `s` moves to cell `c`.
    origin: Vec<Vec<usize>>,
    /// `inverse[s]`: the symmetry that is the inverse of `s`.
    inverse: Vec<usize>,
}

impl Symmetries {
    /// Finds the symmetries of the drawing that map the givens to themselves: rotations, then reflections, each by
    /// rising angle. With `complement`, if it applies, all of them follow again with the complement.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>], complement: bool) -> Symmetries {
        let mut all = of_drawing(puzzle);
        if complement && complement_applies(puzzle) {
            let sum = puzzle.numbers[0] + puzzle.numbers[puzzle.numbers.len() - 1];
            all.extend(all.clone().into_iter().map(|symmetry| Symmetry { complement: Some(sum), ..symmetry }));
        }
        let keeps = |symmetry: &Symmetry| {
            let mut cells = givens.iter().zip(&symmetry.image);
            cells.all(|(given, &image)| given.map(|number| symmetry.number(number)) == givens[image])
        };
        Symmetries::of(all.into_iter().filter(keeps).collect())
    }

    fn of(symmetries: Vec<Symmetry>) -> Symmetries {
        let origin: Vec<Vec<usize>> = symmetries.iter().map(|symmetry| inverted(&symmetry.image)).collect();
        let undone = |(symmetry, origin): (&Symmetry, &Vec<usize>)| {
            let undoes = |other: &Symmetry| other.image == *origin && other.complement == symmetry.complement;
            symmetries.iter().position(undoes).expect("a group has every inverse")
        };
        let inverse = symmetries.iter().zip(&origin).map(undone).collect();
        Symmetries { symmetries, origin, inverse }
    }

    /// Returns the symmetries; the first one is the identity.
    pub fn all(&self) -> &[Symmetry] {
        &self.symmetries
    }

    /// Returns the least image of a board, and the symmetry that maps that image back to the board.
    pub fn canonical(&self, board: &[i32]) -> (Vec<i32>, usize) {
        let mut least = 0;
        for symmetry in 1..self.symmetries.len() {
            if self.compare(board, symmetry, least) == Ordering::Less {
                least = symmetry;
            }
        }
        (self.symmetries[least].apply(board), self.inverse[least])
    }

    /// Compares two images of a board without making them.
    fn compare(&self, board: &[i32], a: usize, b: usize) -> Ordering {
        let image = |s: usize| self.origin[s].iter().map(move |&cell| self.symmetries[s].number(board[cell]));
        image(a).cmp(image(b))
    }

    /// Returns the orbit of a board: all its different images, in rising order.
    pub fn orbit(&self, board: &[i32]) -> Vec<Vec<i32>> {
        let mut images: Vec<Vec<i32>> = self.symmetries.iter().map(|symmetry| symmetry.apply(board)).collect();
        images.sort_unstable();
        images.dedup();
        images
    }
}

/// The classes of the solutions found so far.
#[derive(Clone, Debug)]
pub struct Classes {
    symmetries: Symmetries,
    /// Canonical boards, each with the index of its class in the order of discovery.
    place: BTreeMap<Vec<i32>, usize>,
    /// The number of recorded boards of each class.
    members: Vec<u64>,
}

/// The class of a board, and its relation to the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The class, counted from 0 in the order of discovery.
    pub class: usize,
    /// The symmetry, as indexed in [`Symmetries::all`], that maps the canonical board of the class to this one.
    pub symmetry: usize,
    /// True if the board is the first of its class.
    pub first: bool,
}

impl Classes {
    /// Returns an empty set of classes under these symmetries.
    pub fn new(symmetries: Symmetries) -> Classes {
        Classes { symmetries, place: BTreeMap::new(), members: Vec::new() }
    }

    /// Adds a board to its class. A board that is added twice counts twice.
    pub fn note(&mut self, board: &[i32]) -> Member {
        let (canonical, symmetry) = self.symmetries.canonical(board);
        let class = *self.place.entry(canonical).or_insert(self.members.len());
        let first = class == self.members.len();
        if first {
            self.members.push(0);
        }
        self.members[class] += 1;
        Member { class, symmetry, first }
    }

    /// Returns the number of classes.
    pub fn count(&self) -> usize {
        self.members.len()
    }

    /// Returns, for every class, its canonical board, its index in the order of discovery, and the number of its
    /// recorded boards. Classes are in the order of their canonical boards.
    pub fn iter(&self) -> impl Iterator<Item = (&[i32], usize, u64)> {
        self.place.iter().map(|(board, &class)| (&board[..], class, self.members[class]))
    }

    /// Returns the symmetries of the classes.
    pub fn symmetries(&self) -> &Symmetries {
        &self.symmetries
    }
}

/// Returns whether replacing every number `x` by `least + greatest - x` maps solutions to solutions. It does if the
/// numbers stay the same set, and if every line keeps its sum under the replacement.
pub fn complement_applies(puzzle: &Puzzle) -> bool {
    let numbers = &puzzle.numbers;
    let sum = numbers[0] + numbers[numbers.len() - 1];
    let closed = numbers.iter().zip(numbers.iter().rev()).all(|(a, b)| a + b == sum);
    closed && puzzle.lines.iter().all(|line| line.is_different() || 2 * line.target == sum * line.cells.len() as i32)
}

/// Returns the symmetries of the drawing alone, at the first tolerance that makes them a group.
fn of_drawing(puzzle: &Puzzle) -> Vec<Symmetry> {
    let drawing = CellPoints::new(puzzle);
    // Cells on one point cannot be distinguished, so only the identity is certain.
    let usable = TOLERANCES.into_iter().filter(|&within| drawing.is_apart(2.0 * within));
    let group = usable.map(|within| drawing.symmetries(puzzle, within)).find(|found| is_group(found));
    group.map_or_else(|| vec![drawing.identity()], in_order)
}

/// The cells as points about their centre.
pub(super) struct CellPoints {
    pub(super) points: Vec<(f64, f64)>,
    /// The distance of the outermost cell from the centre.
    extent: f64,
}

impl CellPoints {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let cells = puzzle.cells.len() as f64;
        let (x, y) = puzzle.cells.iter().fold((0.0, 0.0), |(x, y), cell| (x + cell.x, y + cell.y));
        let points: Vec<(f64, f64)> =
            puzzle.cells.iter().map(|cell| (cell.x - x / cells, cell.y - y / cells)).collect();
        let extent = points.iter().fold(0.0, |extent: f64, &(x, y)| extent.max(libm::hypot(x, y)));
        CellPoints { points, extent }
    }

    /// Returns whether two points are within this fraction of the extent.
    fn is_near(&self, (a, b): (f64, f64), (x, y): (f64, f64), within: f64) -> bool {
        libm::hypot(a - x, b - y) <= within * self.extent
    }

    /// Returns the first cell within this fraction of the extent from a point.
    pub(super) fn cell_at(&self, point: (f64, f64), within: f64) -> Option<usize> {
        self.points.iter().position(|&cell| self.is_near(cell, point, within))
    }

    /// Returns whether no two cells are within this fraction of the extent.
    fn is_apart(&self, within: f64) -> bool {
        let points = &self.points;
        (1..points.len()).all(|i| !points[..i].iter().any(|&point| self.is_near(point, points[i], within)))
    }

    /// Returns the different symmetries that the motions of the plane give at this tolerance: rotations, then
    /// reflections.
    fn symmetries(&self, puzzle: &Puzzle, within: f64) -> Vec<Symmetry> {
        let lines = sorted_lines(puzzle, |cell| cell);
        let mut found: Vec<Symmetry> = Vec::new();
        for motion in [false, true].into_iter().flat_map(|mirrored| motions(&self.points, mirrored)) {
            let Some(image) = self.permutation(motion, within) else { continue };
            let is_new = found.iter().all(|known| known.image != image);
            if is_new && sorted_lines(puzzle, |cell| image[cell]) == lines {
                let (degrees, mirrored) = (motion.degrees(), motion.mirrored);
                found.push(Symmetry { image, degrees, mirrored, complement: None });
            }
        }
        found
    }

    /// Returns the image of every cell under a motion, if each cell has a different image.
    fn permutation(&self, motion: Motion, within: f64) -> Option<Vec<usize>> {
        let place = |&(x, y): &(f64, f64)| self.cell_at(motion.apply(x, y), within);
        self.points.iter().map(place).collect::<Option<Vec<usize>>>().filter(|image| is_permutation(image))
    }

    /// Returns the identity.
    fn identity(&self) -> Symmetry {
        Symmetry { image: (0..self.points.len()).collect(), degrees: 0.0, mirrored: false, complement: None }
    }
}

/// A motion of the plane about its centre: a turn, then optionally an exchange of left and right.
#[derive(Clone, Copy, Debug)]
struct Motion {
    cos: f64,
    sin: f64,
    mirrored: bool,
}

impl Motion {
    fn apply(&self, x: f64, y: f64) -> (f64, f64) {
        let (turned_x, turned_y) = (self.cos * x - self.sin * y, self.sin * x + self.cos * y);
        (if self.mirrored { -turned_x } else { turned_x }, turned_y)
    }

    fn degrees(&self) -> f64 {
        libm::atan2(self.sin, self.cos).to_degrees()
    }
}

/// Returns the motions that put the outermost cell on a cell at least half as far out; every symmetry is one of them.
fn motions(points: &[(f64, f64)], mirrored: bool) -> impl Iterator<Item = Motion> {
    let size = |&(x, y): &(f64, f64)| libm::hypot(x, y);
    let (x, y) = points.iter().copied().max_by(|a, b| size(a).total_cmp(&size(b))).expect("a puzzle has cells");
    points.iter().filter(move |point| size(point) > 0.5 * size(&(x, y))).map(move |&(to_x, to_y)| {
        // As complex numbers, the turn is the quotient of target and origin.
        let to_x = if mirrored { -to_x } else { to_x };
        let length = size(&(x, y)) * size(&(to_x, to_y));
        Motion { cos: (to_x * x + to_y * y) / length, sin: (to_y * x - to_x * y) / length, mirrored }
    })
}

/// Returns the lines with their cells renamed, each with its sum and a bit for every cell, in a canonical order.
fn sorted_lines(puzzle: &Puzzle, rename: impl Fn(usize) -> usize) -> Vec<(i32, CellSet)> {
    let cells = |line: &Line| {
        let mut set = CellSet::default();
        line.cells.iter().for_each(|&cell| put(&mut set, rename(cell)));
        set
    };
    let mut lines: Vec<(i32, CellSet)> = puzzle.lines.iter().map(|line| (line.rule(), cells(line))).collect();
    sort_short(&mut lines, |a, b| a < b);
    lines
}

/// Returns whether every cell is the image of some cell.
fn is_permutation(image: &[usize]) -> bool {
    let mut hit = vec![false; image.len()];
    image.iter().for_each(|&cell| hit[cell] = true);
    hit.into_iter().all(|hit| hit)
}

/// Returns the inverse of a permutation.
fn inverted(image: &[usize]) -> Vec<usize> {
    let mut origin = vec![0; image.len()];
    image.iter().enumerate().for_each(|(cell, &image)| origin[image] = cell);
    origin
}

/// Returns whether the composition of any two symmetries is one of them, which makes a finite set of permutations a
/// group.
fn is_group(symmetries: &[Symmetry]) -> bool {
    let both = |a: &Symmetry, b: &Symmetry| a.image.iter().map(|&cell| b.image[cell]).collect::<Vec<usize>>();
    let known = |image: Vec<usize>| symmetries.iter().any(|symmetry| symmetry.image == image);
    symmetries.iter().all(|a| symmetries.iter().all(|b| known(both(a, b))))
}

/// Sorts symmetries by rising angle, rotations first, and rounds off the error from the decimals of the drawing.
/// Rotations are multiples of an equal part of a turn; reflections are accurate to a tenth of a degree.
fn in_order(mut symmetries: Vec<Symmetry>) -> Vec<Symmetry> {
    let rotations = symmetries.iter().filter(|symmetry| !symmetry.mirrored).count();
    for symmetry in &mut symmetries {
        let step = if symmetry.mirrored { 0.1 } else { 360.0 / rotations as f64 };
        symmetry.degrees = ((symmetry.degrees / step).round() * step).rem_euclid(360.0);
    }
    sort_short(&mut symmetries, |a, b| (a.mirrored, a.degrees) < (b.mirrored, b.degrees));
    symmetries
}
