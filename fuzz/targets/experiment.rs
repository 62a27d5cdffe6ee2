//! A link gives an experiment whose link gives the same experiment, or an error; its first run is made, and its row read back.
#![no_main]

use annealing_lab::experiment::{Experiment, Row, Runner};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(experiment) = Experiment::from_link(&format!("compare&{text}")) {
        let written = experiment.to_link();
        assert_eq!(Experiment::from_link(&written).expect("a written link can be read"), experiment);
        if let Some(row) = Runner::new(&experiment, 0).advance(100) {
            assert_eq!(Row::from_text(&row.to_text(), &experiment), Some(row));
        }
    }
    let experiment = Experiment::from_link("compare&seeds=1..2").expect("a link as people write it");
    let _ = Row::from_text(text, &experiment);
});
