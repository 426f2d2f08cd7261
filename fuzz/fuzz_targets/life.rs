#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::LivedGame| djambi_fuzz::life(&input));
