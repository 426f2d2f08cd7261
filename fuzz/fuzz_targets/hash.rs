#![no_main]

libfuzzer_sys::fuzz_target!(|game: djambi::Game| djambi_fuzz::hash(&game));
