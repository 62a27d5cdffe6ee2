//! Ctrl-C: the first asks for what is known so far, the second ends the program at once.

use annealing_lab::driver::Slicer;
use std::process::{ExitCode, exit};
use std::sync::atomic::{AtomicBool, Ordering};

/// What a shell gives for a program that was interrupted.
const CODE: u8 = 130;

static CAME: AtomicBool = AtomicBool::new(false);

/// Listens from now on. Where that is not possible Ctrl-C ends the program, as ever.
pub fn listen() {
    let _ = ctrlc::set_handler(|| {
        if CAME.swap(true, Ordering::Relaxed) {
            exit(CODE.into());
        }
    });
}

/// Returns whether somebody has pressed it.
pub fn came() -> bool {
    CAME.load(Ordering::Relaxed)
}

/// Calls `work` with numbers of steps until it returns something. Returns nothing if Ctrl-C comes first.
pub fn sliced<T>(mut work: impl FnMut(u64) -> Option<T>) -> Option<T> {
    let mut slicer = Slicer::default();
    while !came() {
        let done = slicer.slice(&mut work);
        if done.is_some() {
            return done;
        }
    }
    None
}

/// Returns the program's exit code then.
pub fn exit_code() -> ExitCode {
    ExitCode::from(CODE)
}
