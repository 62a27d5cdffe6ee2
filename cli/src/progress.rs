//! The progress of a sweep on standard error: a bar on a terminal, otherwise occasional lines for the logs of clusters.

use indicatif::{HumanCount, HumanDuration, ProgressBar};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// The time between two lines.
const PAUSE: Duration = Duration::from_secs(10);

/// A progress bar for the runs made and solved.
pub struct Progress {
    bar: ProgressBar,
    lines: bool,
    all: u64,
    begun: Instant,
    /// The time of the next line.
    next: Instant,
    /// The number of runs from before.
    before: u64,
    made: u64,
    solved: u64,
}

impl Progress {
    /// Begins with `before` of `all` runs made.
    pub fn new(all: u64, before: u64) -> Progress {
        let template = "{elapsed} {wide_bar} {human_pos} of {human_len} runs, {msg}, {per_sec}, {eta} left";
        let bar = super::bar(Some(all), template);
        bar.set_position(before);
        bar.reset_eta();
        let begun = Instant::now();
        let lines = !std::io::stderr().is_terminal();
        Progress { bar, lines, all, begun, next: begun + PAUSE, before, made: 0, solved: 0 }
    }

    /// Records that the number of planned runs has grown.
    pub fn expect(&mut self, all: u64) {
        self.all = all;
        self.bar.set_length(all);
    }

    /// Counts a run.
    pub fn count(&mut self, solved: bool) {
        self.made += 1;
        self.solved += u64::from(solved);
        self.bar.inc(1);
        self.bar.set_message(format!("{} solved", HumanCount(self.solved)));
        let now = Instant::now();
        if self.lines && now >= self.next {
            self.next = now + PAUSE;
            let rate = self.made as f64 / (now - self.begun).as_secs_f64();
            let left = (self.all - self.before - self.made) as f64 / rate;
            eprintln!(
                "{} of {} runs, {} of {} solved, {rate:.1} runs/s, {} left",
                HumanCount(self.before + self.made),
                HumanCount(self.all),
                HumanCount(self.solved),
                HumanCount(self.made),
                HumanDuration(Duration::from_secs_f64(left))
            );
        }
    }

    /// Prints a line beside the bar.
    pub fn beside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Ends the progress bar.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
