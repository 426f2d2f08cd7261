//! Seats and levels of the rules, the engine and the protocol: the same, under one name each.

/// The protocol's word for a seat of the rules.
pub(crate) fn spoken(seat: djambi::Seat) -> djambi_protocol::Seat {
    seat.name().parse().expect("a seat both know")
}

/// The rules' seat for a word of the protocol.
pub(crate) fn meant(seat: djambi_protocol::Seat) -> djambi::Seat {
    djambi::Seat::from_name(seat.name()).expect("a seat both know")
}

/// The engine's level for a word of the protocol.
pub(crate) fn engine_level(level: djambi_protocol::Level) -> djambi_engine::Level {
    level.name().parse().expect("a level both know")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_know_the_same_seats_in_the_same_order() {
        let seats = djambi::SQUARE9.seats();
        let there: Vec<_> = seats.iter().map(spoken).collect();
        assert_eq!(there, djambi_protocol::Seat::ALL);
        assert!(seats.iter().all(|seat| meant(spoken(seat)) == seat));
    }

    #[test]
    fn both_know_the_same_levels_in_the_same_order() {
        assert_eq!(djambi_protocol::Level::ALL.map(engine_level), djambi_engine::Level::ALL);
        for level in djambi_protocol::Level::ALL {
            assert_eq!(
                (engine_level(level).name(), level.title().to_lowercase().as_str()),
                (level.name(), level.name())
            );
        }
    }
}
