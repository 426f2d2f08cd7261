#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::EditedMoves| djambi_fuzz::moves(&input));
