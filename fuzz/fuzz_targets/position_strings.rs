#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::PositionString<'_>| djambi_fuzz::position_strings(&input));
