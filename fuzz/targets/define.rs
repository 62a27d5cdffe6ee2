//! The text of a puzzle of one's own, in any form, gives a draft whose texts give it back, or an error.
#![no_main]

use annealing_lab::custom::Draft;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(draft) = Draft::from_text(text) {
        assert_eq!(Draft::from_text(&draft.to_text()), Ok(draft.clone()));
        let _ = (draft.advice(), draft.puzzle());
    }
});
