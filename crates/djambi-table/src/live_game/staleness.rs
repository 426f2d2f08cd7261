//! Commands whose author has not seen the newest events.

use djambi_protocol::{Event, EventKind, Offer};

/// Whether a command is stale: one of `since`, the events that its author had not seen, has changed what the
/// command is about. Nothing acts in a position that its author has not seen; what leaves the position as
/// it is makes nothing stale. A turn is taken back whatever the others have played since, as long as it
/// is the same turn, and offers about the people at the table mean the same in every position.
#[must_use]
pub fn is_stale(command: &EventKind, since: &[Event]) -> bool {
    let is_stale_after: &dyn Fn(&EventKind) -> bool = match *command {
        EventKind::Offer { offer: Offer::TakeBack, seat } => &move |event: &EventKind| match *event {
            EventKind::Turn { seat: mover, .. } => mover == seat,
            EventKind::TakeBack { .. } => true,
            _ => false,
        },
        EventKind::Offer {
            offer: Offer::Pause | Offer::Resume | Offer::ByDay { .. } | Offer::StandIn { .. } | Offer::Return,
            ..
        } => &|_| false,
        _ => &changes_line,
    };
    since.iter().any(|event| is_stale_after(&event.kind))
}

/// Whether an event changes the line of a game: what counts of its turns and departures, or that it goes on.
#[must_use]
pub fn changes_line(event: &EventKind) -> bool {
    match event {
        EventKind::Turn { .. }
        | EventKind::Resign { .. }
        | EventKind::FlagFall { .. }
        | EventKind::TakeBack { .. }
        | EventKind::LengthLimit
        | EventKind::Closed { .. } => true,
        EventKind::Started
        | EventKind::AgreeDraw { .. }
        | EventKind::Offer { .. }
        | EventKind::Accept { .. }
        | EventKind::Decline { .. }
        | EventKind::Pause
        | EventKind::Resume
        | EventKind::ByDay { .. }
        | EventKind::StandIn { .. }
        | EventKind::Return { .. }
        | EventKind::Open { .. }
        | EventKind::Sit { .. }
        | EventKind::Leave { .. }
        | EventKind::Back { .. }
        | EventKind::Downtime { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use djambi::Seat;
    use djambi_protocol::ClosingCause;

    use super::*;

    fn turn(seat: Seat) -> EventKind {
        EventKind::Turn { seat, r#move: "a3a5".parse().unwrap() }
    }

    fn offer(offer: Offer) -> EventKind {
        EventKind::Offer { seat: Seat::Blue, offer }
    }

    /// Whether a command of blue's is stale after one further event.
    fn is_stale_after(command: &EventKind, kind: EventKind) -> bool {
        is_stale(command, &[Event { seq: 2, at_ms: 0, clocks: None, charged_ms: None, kind }])
    }

    /// Commands about the position.
    fn about_position() -> [EventKind; 6] {
        let seat = Seat::Blue;
        let accept = EventKind::Accept { seat, of: 1 };
        let decline = EventKind::Decline { seat, of: 1 };
        let resign = EventKind::Resign { seat };
        let agree = EventKind::AgreeDraw { seat };
        [turn(seat), resign, agree, accept, decline, offer(Offer::Abort)]
    }

    #[test]
    fn what_changes_the_line_makes_stale_what_is_about_the_position() {
        let gone = Seat::Green;
        for command in about_position() {
            for change in [
                turn(Seat::Blue),
                EventKind::Resign { seat: gone },
                EventKind::FlagFall { seat: gone },
                EventKind::TakeBack { to: 0 },
                EventKind::Closed { cause: ClosingCause::Expired },
            ] {
                assert!(is_stale_after(&command, change.clone()), "{command:?} {change:?}");
            }
        }
    }

    #[test]
    fn what_leaves_the_position_as_it_is_makes_nothing_stale() {
        let seat = Seat::Red;
        for command in about_position() {
            for event in [
                EventKind::AgreeDraw { seat },
                EventKind::Decline { seat, of: 1 },
                EventKind::Pause,
                EventKind::Downtime { ms: 5 },
            ] {
                assert!(!is_stale_after(&command, event.clone()), "{command:?} {event:?}");
            }
        }
    }

    #[test]
    fn what_is_about_people_is_never_stale() {
        let stand_in = Offer::StandIn { seat: Seat::Red };
        let by_day = Offer::ByDay { days: 2 };
        for about_people in [Offer::Pause, Offer::Resume, by_day, Offer::Return, stand_in] {
            assert!(!is_stale_after(&offer(about_people), turn(Seat::Yellow)), "{about_people:?}");
        }
    }

    #[test]
    fn the_same_turn_is_taken_back_whatever_others_have_played_since() {
        let take_back = offer(Offer::TakeBack);
        assert!(!is_stale_after(&take_back, turn(Seat::Yellow)));
        assert!(is_stale_after(&take_back, turn(Seat::Blue)));
        assert!(is_stale_after(&take_back, EventKind::TakeBack { to: 0 }));
    }
}
