#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sztab_fuzz::text_game::record::<sztab_gears::GearsGame>(bytes));
