//! The committed TypeScript module is the one that these types generate.

use std::{fs, path::PathBuf};

use djambi::{Role, Seat};

#[test]
fn the_committed_module_is_up_to_date() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts");
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == djambi_protocol::typescript(),
        "run `cargo run -p djambi-protocol --example typescript > web/src/protocol/index.ts`"
    );
}

/// The board is a package of its own, so it declares the names that it draws; they are those of the rules.
#[test]
fn the_board_has_the_seats_and_pieces_of_the_rules() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/board/src/types.ts");
    let types = fs::read_to_string(&path).unwrap_or_default();
    let seats = Seat::ALL.map(|seat| format!("{:?}", seat.name())).join(" | ");
    let roles: Vec<_> = Role::ALL.into_iter().map(Role::name).collect();
    for declaration in
        [format!("export type Seat = {seats};"), format!("export const ROLES = {roles:?} as const;")]
    {
        assert!(types.contains(&declaration), "{} lacks {declaration}", path.display());
    }
}
