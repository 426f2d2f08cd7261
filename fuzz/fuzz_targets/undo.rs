#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::UndoneGame| djambi_fuzz::undo(&input));
