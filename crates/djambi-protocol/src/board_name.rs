//! Boards in JSON, by their names.

use djambi::{Geometry, UnknownBoard};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Writes the name of a board.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference to the field")]
pub(crate) fn serialize<S: Serializer>(board: &&'static Geometry, to: S) -> Result<S::Ok, S::Error> {
    board.name().serialize(to)
}

/// Reads the name of a board.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<&'static Geometry, D::Error> {
    let name = String::deserialize(from)?;
    Geometry::named(&name).ok_or_else(|| D::Error::custom(UnknownBoard(name)))
}
