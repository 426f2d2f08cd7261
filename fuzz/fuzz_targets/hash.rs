#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| djambi_fuzz::hash(bytes));
