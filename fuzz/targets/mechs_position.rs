#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sztab_fuzz::text_game::fuzz_position::<sztab_mechs::MechsGame>(bytes));
