#![no_main]

libfuzzer_sys::fuzz_target!(|input: djambi_fuzz::PackedLog<'_>| djambi_fuzz::packed_logs(&input));
