#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sztab_fuzz::text_game::fuzz_values::<sztab_gears::GearsGame>(bytes));
