#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::TransformedGame| djambi_fuzz::symmetry(&input));
