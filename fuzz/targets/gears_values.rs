#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sztab_fuzz::text_game::values::<sztab_gears::GearsGame>(bytes));
