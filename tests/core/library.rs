//! The library of known magic-sum puzzles: `tests/data/library.jsonl`, made for this project (CC0). Its counts come from an
//! enumeration of its own; `symmetries` and `classes` are those of the drawing.
#![allow(dead_code, reason = "not every test looks at everything")]

use annealing_lab::puzzle::Puzzle;
use serde::Deserialize;
use std::fmt::Write;

#[derive(Deserialize)]
pub struct Known {
    pub id: String,
    points: Vec<[f64; 2]>,
    /// The sum first, then cells.
    lines: Vec<Vec<i32>>,
    numbers: Vec<i32>,
    pub solutions: u64,
    pub symmetries: usize,
    pub classes: usize,
}

impl Known {
    pub fn puzzle(&self) -> Puzzle {
        let lines: Vec<(i32, &[i32])> = self.lines.iter().map(|line| (line[0], &line[1..])).collect();
        puzzle(&self.points, &lines, &self.numbers)
    }
}

pub fn library() -> Vec<Known> {
    let text = include_str!("../data/library.jsonl");
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

pub fn known(id: &str) -> Known {
    library().into_iter().find(|known| known.id == id).unwrap()
}

/// A puzzle from its numbers; cells are named by their index.
pub fn puzzle(points: &[[f64; 2]], lines: &[(i32, &[i32])], numbers: &[i32]) -> Puzzle {
    let mut text = String::from("recommended cooling=constant\nnumbers");
    numbers.iter().for_each(|number| write!(text, " {number}").unwrap());
    for (cell, [x, y]) in points.iter().enumerate() {
        write!(text, "\ncell {cell} {x} {y}").unwrap();
    }
    for (target, cells) in lines {
        write!(text, "\nline {target}").unwrap();
        cells.iter().for_each(|cell| write!(text, " {cell}").unwrap());
    }
    Puzzle::parse("test", &text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
