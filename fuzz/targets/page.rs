#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sztab_fuzz::neuroshima::fuzz_page(bytes));
