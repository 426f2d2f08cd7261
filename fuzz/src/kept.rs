//! The laws hold for all kept inputs: an ordinary test that needs no fuzzer.

use std::fs;
use std::path::Path;

use arbitrary::{Arbitrary, Unstructured};

/// The kept inputs of a law.
fn kept(law: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(law);
    let files = fs::read_dir(folder).expect("folder of inputs");
    files.map(|file| fs::read(file.expect("file").path()).expect("input")).collect()
}

/// The input that the fuzzer makes of these bytes.
fn input<'a, T: Arbitrary<'a>>(bytes: &'a [u8]) -> T {
    T::arbitrary_take_rest(Unstructured::new(bytes)).expect("an input")
}

/// Declares a test for each law.
macro_rules! laws {
    ($($law:ident)*) => {$(
        #[test]
        fn $law() {
            let inputs = kept(stringify!($law));
            assert!(!inputs.is_empty(), "no input is kept");
            for bytes in inputs {
                crate::$law(&input(&bytes));
            }
        }
    )*};
}

laws! { differential hash life moves packed_logs packed_moves position_strings records symmetry treaties undo }
