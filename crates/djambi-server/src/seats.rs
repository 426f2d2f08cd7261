//! Seats of the rules and seats of the protocol: the same, under one name each.

/// The protocol's word for a seat of the rules.
pub(crate) fn spoken(seat: djambi::Seat) -> djambi_protocol::Seat {
    seat.name().parse().expect("a seat both know")
}

/// The rules' seat for a word of the protocol.
pub(crate) fn meant(seat: djambi_protocol::Seat) -> djambi::Seat {
    djambi::Seat::from_name(seat.name()).expect("a seat both know")
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
}
