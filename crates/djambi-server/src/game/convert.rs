//! Seats and levels of the protocol as those of the rules and the engine, and back.

/// A seat of the rules as a seat of the protocol, which has those of a board with four seats.
pub(super) fn protocol_seat(seat: djambi::Seat) -> djambi_protocol::Seat {
    seat.name().parse().expect("a seat of the protocol")
}

/// A seat of the protocol as a seat of the rules.
pub(super) const fn rules_seat(seat: djambi_protocol::Seat) -> djambi::Seat {
    match seat {
        djambi_protocol::Seat::Red => djambi::Seat::Red,
        djambi_protocol::Seat::Blue => djambi::Seat::Blue,
        djambi_protocol::Seat::Yellow => djambi::Seat::Yellow,
        djambi_protocol::Seat::Green => djambi::Seat::Green,
    }
}

/// A level of the protocol as a level of the engine.
pub(super) fn engine_level(level: djambi_protocol::Level) -> djambi_engine::Level {
    level.name().parse().expect("a level of the engine")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_protocol_and_the_rules_have_the_same_seats_in_the_same_order() {
        let seats = djambi::SQUARE9.seats();
        let converted: Vec<_> = seats.iter().map(protocol_seat).collect();
        assert_eq!(converted, djambi_protocol::Seat::ALL);
        assert!(seats.iter().all(|seat| rules_seat(protocol_seat(seat)) == seat));
    }

    #[test]
    fn the_protocol_and_the_engine_have_the_same_levels_in_the_same_order() {
        assert_eq!(djambi_protocol::Level::ALL.map(engine_level), djambi_engine::Level::ALL);
        for level in djambi_protocol::Level::ALL {
            assert_eq!(
                (engine_level(level).name(), level.title().to_lowercase().as_str()),
                (level.name(), level.name())
            );
        }
    }
}
