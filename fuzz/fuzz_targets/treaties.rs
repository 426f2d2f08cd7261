#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::TreatyInput<'_>| djambi_fuzz::treaties(&input));
