#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| djambi_fuzz::position_strings(bytes));
