//! Ctrl-C: the first asks for what is known so far, the second ends the program at once.

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

/// Returns the program's exit code then.
pub fn exit_code() -> ExitCode {
    ExitCode::from(CODE)
}
