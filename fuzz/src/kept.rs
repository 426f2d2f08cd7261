//! The laws hold for all inputs that were kept, in an ordinary test that needs no fuzzer.

use std::fs;
use std::path::Path;

type Law = fn(&[u8]);

#[test]
fn kept_inputs_obey_the_laws() {
    let laws: [(&str, Law); 8] = [
        ("differential", crate::differential),
        ("hash", crate::hash),
        ("moves", crate::moves),
        ("packed_moves", crate::packed_moves),
        ("position_strings", crate::position_strings),
        ("records", crate::records),
        ("symmetry", crate::symmetry),
        ("undo", crate::undo),
    ];
    for (name, law) in laws {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
        let mut inputs = 0;
        for entry in fs::read_dir(folder).expect("folder of inputs") {
            law(&fs::read(entry.expect("entry").path()).expect("input"));
            inputs += 1;
        }
        assert!(inputs > 0, "no input is kept for {name}");
    }
}
