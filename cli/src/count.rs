//! `annealing-lab count`: the solutions of a puzzle, and a setter's questions about them.

use super::{bar, config_of, import, interrupt, print};
use annealing_lab::exact::{Counting, ExactStatus, Question, Survey};
use annealing_lab::puzzle::Instance;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// The number of solutions where a count without a limit stops: their classes then take at most some hundred megabytes.
const MOST_SOLUTIONS: u64 = 1_000_000;

/// The options of `count`.
#[derive(Args)]
pub struct CountArguments {
    /// A full address, or the part after its `#`
    #[arg(required_unless_present = "from")]
    link: Option<String>,
    /// Count each sudoku of a text instead, and print a line for each; - means standard input
    #[arg(long, value_name = "FILE", conflicts_with = "link")]
    from: Option<PathBuf>,
    /// Stop at this many solutions; "complete" in the object is then false if there may be more
    #[arg(long, value_name = "N", default_value_t = MOST_SOLUTIONS, value_parser = read_limit)]
    limit: u64,
    /// Count the complement (every number x becomes least + greatest - x) among the symmetries, where it applies
    #[arg(long)]
    complement: bool,
    /// Add "cells": for each cell of a sudoku, row by row, the digits that occur there in any solution
    #[arg(long)]
    cells: bool,
    /// Add "unnecessary": the givens of a sudoku that can each be removed with one solution remaining; and "minimal"
    ///
    /// "minimal" contains the givens that remain when they are removed one after the other, row by row, while there is
    /// one solution. Both are null unless there is exactly one solution.
    #[arg(long)]
    unnecessary: bool,
}

fn read_limit(text: &str) -> Result<u64, String> {
    let read = text.parse().ok().filter(|&number| number > 0);
    read.ok_or_else(|| "this is not a whole number above 0".to_string())
}

/// Prints the count of a link's puzzle, or a line for each sudoku of a file.
pub fn count(arguments: &CountArguments) -> Result<ExitCode, String> {
    if let Some(file) = &arguments.from {
        return import::each(file, |link| Ok(counted(link, arguments)?.0));
    }
    let (json, stopped) = counted(arguments.link.as_deref().unwrap_or_default(), arguments)?;
    print(&(json + "\n"))?;
    let Some(stopped) = stopped else { return Ok(ExitCode::SUCCESS) };
    eprintln!("Stopped by Ctrl-C at {stopped}. The same command counts again from the start.");
    Ok(interrupt::exit_code())
}

/// Returns the JSON that `count` prints, and the point where Ctrl-C stopped it, if it did.
fn counted(link: &str, arguments: &CountArguments) -> Result<(String, Option<String>), String> {
    let asked = [(arguments.cells, Question::Cells), (arguments.unnecessary, Question::Unnecessary)];
    let questions: Vec<Question> =
        asked.into_iter().filter_map(|(asked, question)| asked.then_some(question)).collect();
    let problem = config_of(link)?.problem;
    let ((Instance::Sudoku(_), _) | (_, [])) = (&problem, &questions[..]) else {
        return Err("puzzle: This is not a sudoku; --cells and --unnecessary accept sudokus only.".to_string());
    };
    let counting = count_to_end(&problem, arguments.limit)?;
    let count = counting.count_with_complement().filter(|_| arguments.complement).unwrap_or_else(|| counting.count());
    let mut json = count.to_json();
    if counting.status() == ExactStatus::Running {
        return Ok((json, Some(format!("{:.1} % of the tree", 100.0 * counting.progress()))));
    }
    for question in questions {
        let Instance::Sudoku(sudoku) = &problem else { continue };
        let mut survey = Survey::new(sudoku, question);
        let bar = bar(Some(1_000), "{elapsed} {wide_bar} {percent} % of the cells or givens");
        interrupt::sliced(|nodes| {
            let done = survey.search_on(nodes);
            bar.set_position((1e3 * survey.progress()) as u64);
            done.then_some(())
        });
        bar.finish_and_clear();
        let Some(answer) = survey.answer() else {
            return Ok((json, Some(format!("{:.1} % of the cells or givens", 100.0 * survey.progress()))));
        };
        json.pop();
        json.push(',');
        json.push_str(&answer.to_json()[1..]);
    }
    Ok((json, None))
}

/// Counts the solutions of a puzzle, to the end or until it is interrupted.
fn count_to_end(problem: &Instance, limit: u64) -> Result<Counting, String> {
    let mut counting = Counting::new(problem, limit)
        .ok_or("puzzle: The solutions of this problem cannot be counted; puzzles of at most 64 cells, sudokus, and at most 12 queens are accepted. `annealing-lab solve` finds one solution.")?;
    // The bar's length represents the entire tree.
    let bar = bar(Some(1_000_000), "{elapsed} {wide_bar} {percent_precise} % of the tree, {msg}");
    interrupt::sliced(|nodes| {
        counting.count_on(nodes);
        let count = counting.count();
        bar.set_position((counting.progress() * 1e6) as u64);
        bar.set_message(format!("{} solutions in {} classes", count.solutions, count.classes));
        (counting.status() != ExactStatus::Running).then_some(())
    });
    bar.finish_and_clear();
    Ok(counting)
}
