#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::RecordInput<'_>| djambi_fuzz::records(&input));
