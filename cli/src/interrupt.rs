//! Ctrl-C: the first press requests the results so far, and the second ends the program at once.

use annealing_lab::driver::Slicer;
use std::process::{ExitCode, exit};
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of an interrupted program, by the convention of shells.
const CODE: u8 = 130;

static CAME: AtomicBool = AtomicBool::new(false);

/// Listens from now on. If this is not possible, Ctrl-C ends the program as usual.
pub fn listen() {
    let _ = ctrlc::set_handler(|| {
        if CAME.swap(true, Ordering::Relaxed) {
            exit(CODE.into());
        }
    });
}

/// Returns whether Ctrl-C was pressed.
pub fn came() -> bool {
    CAME.load(Ordering::Relaxed)
}

/// Calls `work` with numbers of steps until it returns a value. Returns `None` if Ctrl-C is pressed first.
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

/// Returns the program's exit code after Ctrl-C.
pub fn exit_code() -> ExitCode {
    ExitCode::from(CODE)
}
