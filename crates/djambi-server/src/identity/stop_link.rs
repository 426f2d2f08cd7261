//! Links by which players end a kind of letters without a session.

use super::player_id::PlayerId;

/// A kind of letters that players may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LetterKind {
    /// That it is their turn.
    YourTurn,
    /// That their time runs out.
    Alarm,
    /// The sum of a day.
    Digest,
}

impl LetterKind {
    /// All kinds.
    const ALL: [Self; 3] = [Self::YourTurn, Self::Alarm, Self::Digest];

    /// The name of the kind in links.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::YourTurn => "turn",
            Self::Alarm => "alarm",
            Self::Digest => "digest",
        }
    }

    /// The kind of a name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Who ends which letters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct StopLink {
    /// The player.
    pub(crate) player: PlayerId,
    /// The letters.
    pub(crate) kind: LetterKind,
}
