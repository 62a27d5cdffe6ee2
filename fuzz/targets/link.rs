//! A link gives a config whose link gives the same config, or an error; a config gives a run.
#![no_main]

use annealing_lab::config::Config;
use annealing_lab::run::Run;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(config) = Config::from_link(text) {
        let written = config.to_link();
        assert_eq!(Config::from_link(&written).expect("a written link can be read"), config);
        let mut run = Run::new(config);
        run.advance(100);
    }
});
