#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::PackedMoves| djambi_fuzz::packed_moves(&input));
