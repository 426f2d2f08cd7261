//! The committed TypeScript module is the one that these types generate.

use std::{fs, path::PathBuf};

#[test]
fn the_committed_module_is_up_to_date() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts");
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == djambi_protocol::typescript(),
        "run `cargo run -p djambi-protocol --example typescript > web/src/protocol/index.ts`"
    );
}
