//! Levels of the engine and levels of the protocol: the same, under one name each.

/// The engine's level for a word of the protocol.
pub(crate) fn meant(level: djambi_protocol::Level) -> djambi_engine::Level {
    level.name().parse().expect("a level both know")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_know_the_same_levels_in_the_same_order() {
        assert_eq!(djambi_protocol::Level::ALL.map(meant), djambi_engine::Level::ALL);
        for level in djambi_protocol::Level::ALL {
            assert_eq!(
                (meant(level).name(), level.title().to_lowercase().as_str()),
                (level.name(), level.name())
            );
        }
    }
}
