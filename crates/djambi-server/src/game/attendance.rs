//! Which of a game's people are here.

use std::collections::{BTreeMap, HashMap, HashSet};

use djambi::Seat;
use djambi_protocol::{ClockSettings, Presence, PresenceState};
use djambi_table::Absence;

use super::lobby_entry::People;
use super::members::MemberId;
use crate::identity::PlayerId;

/// Which of a game's people are here, and since when. It reads no time.
pub(super) struct Attendance {
    /// How long a person has no connection before a bot may stand in, in milliseconds.
    patience_ms: u64,
    connections: HashMap<MemberId, Connection>,
    seats: BTreeMap<Seat, PresenceState>,
    people: People,
}

/// A connection that follows the game.
struct Connection {
    player: Option<PlayerId>,
    /// Whether its page is shown or hidden.
    presence: Presence,
}

impl Connection {
    /// The player who looks at the game by it.
    fn looks(&self) -> Option<PlayerId> {
        self.player.filter(|_| self.presence == Presence::Here)
    }
}

impl Attendance {
    /// The attendance of a game to which nobody is connected.
    pub(super) fn new(clock: Option<ClockSettings>) -> Self {
        let patience_ms = Absence::patience_ms(clock);
        let connections = HashMap::new();
        let seats = BTreeMap::new();
        Self { patience_ms, connections, seats, people: People::default() }
    }

    /// The game goes on with another clock: those who are gone may be away for another time.
    pub(super) fn change_clock(&mut self, clock: Option<ClockSettings>) {
        self.patience_ms = Absence::patience_ms(clock);
        for state in self.seats.values_mut().filter(|state| state.stand_in_from_ms.is_some()) {
            state.stand_in_from_ms = Some(state.since_ms.saturating_add(self.patience_ms));
        }
    }

    /// A connection follows the game, whose page is shown or hidden.
    pub(super) fn join(&mut self, id: MemberId, player: Option<PlayerId>, presence: Presence) {
        self.connections.insert(id, Connection { player, presence });
    }

    /// A connection follows the game no longer.
    pub(super) fn leave(&mut self, id: MemberId) {
        self.connections.remove(&id);
    }

    /// No connection follows the game any longer.
    pub(super) fn clear(&mut self) {
        self.connections.clear();
    }

    /// The page of a connection is shown or hidden.
    pub(super) fn show(&mut self, id: MemberId, presence: Presence) {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.presence = presence;
        }
    }

    /// The players who look at the game: a page that is hidden shows nobody what happens.
    pub(super) fn looking(&self) -> HashSet<PlayerId> {
        self.connections.values().filter_map(Connection::looks).collect()
    }

    /// Whether a player looks at the game.
    pub(super) fn is_looking(&self, player: PlayerId) -> bool {
        self.connections.values().any(|connection| connection.looks() == Some(player))
    }

    /// The player who looks at the game by this connection.
    pub(super) fn looks(&self, id: MemberId) -> Option<PlayerId> {
        self.connections.get(&id).and_then(Connection::looks)
    }

    /// Finds out at `now` which people are here, whose seats are held so. A person who was never seen is gone
    /// since the moment that `last_seen` says.
    pub(super) fn refresh(
        &mut self,
        holders: &BTreeMap<Seat, PlayerId>,
        last_seen: impl Fn(Seat) -> u64,
        now: u64,
    ) {
        self.people = self.count_people(holders);
        self.seats.retain(|seat, _| holders.contains_key(seat));
        for (&seat, &player) in holders {
            let mine = self.connections.values().filter(|connection| connection.player == Some(player));
            let state = mine.map(|connection| connection.presence).fold(Presence::Gone, nearer);
            let known = self.seats.get(&seat);
            if known.is_none_or(|known| known.state != state) {
                let is_new_and_gone = known.is_none() && state == Presence::Gone;
                let since_ms = if is_new_and_gone { last_seen(seat) } else { now };
                let is_gone = state == Presence::Gone;
                let stand_in_from_ms = is_gone.then_some(since_ms.saturating_add(self.patience_ms));
                self.seats.insert(seat, PresenceState { state, since_ms, stand_in_from_ms, counts_as: None });
            }
        }
    }

    /// Whether the person of each seat is here, as it was found last, and from when a bot may stand in for those who have no
    /// connection, leaves apart. A page that is hidden is a connection: the person may be thinking, or looking at another page.
    pub(super) fn seats(&self) -> &BTreeMap<Seat, PresenceState> {
        &self.seats
    }

    /// The number of people that follow the game, as it was found last. Several pages of a player count once.
    pub(super) fn people(&self) -> People {
        self.people
    }

    fn count_people(&self, holders: &BTreeMap<Seat, PlayerId>) -> People {
        let players: HashSet<PlayerId> =
            self.connections.values().filter_map(|connection| connection.player).collect();
        let playing =
            players.iter().filter(|player| holders.values().any(|holder| holder == *player)).count();
        let strangers = self.connections.values().filter(|connection| connection.player.is_none()).count();
        let count = |number| u32::try_from(number).unwrap_or(u32::MAX);
        People { playing: count(playing), watching: count(players.len() - playing + strangers) }
    }
}

/// The presence of a person with two pages.
fn nearer(one: Presence, other: Presence) -> Presence {
    match (one, other) {
        (Presence::Here, _) | (_, Presence::Here) => Presence::Here,
        (Presence::Away, _) | (_, Presence::Away) => Presence::Away,
        (Presence::Gone, Presence::Gone) => Presence::Gone,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::env::DAY_MS;

    const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);
    const BOB: PlayerId = PlayerId::new([2; PlayerId::LENGTH]);

    fn holders() -> BTreeMap<Seat, PlayerId> {
        [(Seat::Red, ADA), (Seat::Blue, BOB)].into()
    }

    fn red(attendance: &mut Attendance, now: u64) -> (Presence, u64) {
        attendance.refresh(&holders(), |_| 3, now);
        let PresenceState { state, since_ms, .. } = attendance.seats()[&Seat::Red];
        (state, since_ms)
    }

    #[test]
    fn a_person_is_here_with_one_page_that_is_shown() {
        let mut attendance = Attendance::new(Some(ClockSettings::RealTime { base_s: 60, increment_s: 0 }));
        assert_eq!(red(&mut attendance, 10), (Presence::Gone, 3), "never seen since the room opened");
        attendance.join(MemberId(1), Some(ADA), Presence::Here);
        assert_eq!(red(&mut attendance, 20), (Presence::Here, 20));
        attendance.join(MemberId(2), Some(ADA), Presence::Here);
        attendance.show(MemberId(1), Presence::Away);
        assert_eq!(red(&mut attendance, 30), (Presence::Here, 20), "the other page is shown");
        attendance.leave(MemberId(2));
        assert_eq!(red(&mut attendance, 40), (Presence::Away, 40));
        assert!(attendance.looking().is_empty() && attendance.looks(MemberId(1)).is_none(), "a hidden page");
        attendance.show(MemberId(1), Presence::Here);
        assert!(attendance.looking() == [ADA].into() && attendance.looks(MemberId(1)) == Some(ADA));
        attendance.show(MemberId(1), Presence::Away);
        attendance.leave(MemberId(1));
        assert_eq!(red(&mut attendance, 50), (Presence::Gone, 50));
        assert_eq!(red(&mut attendance, 60), (Presence::Gone, 50));
        let from = |seat| attendance.seats()[&seat].stand_in_from_ms;
        assert_eq!([Seat::Red, Seat::Blue].map(from), [Some(60_050), Some(60_003)]);
    }

    #[test]
    fn a_bot_may_stand_in_for_a_person_without_a_connection() {
        let by_day = |turn_s| Some(ClockSettings::ByDay { turn_s, bank_s: 0 });
        let real_time = Some(ClockSettings::RealTime { base_s: 60, increment_s: 0 });
        let patience = [
            (real_time, 60_000),
            (by_day(3600), DAY_MS),
            (by_day(1_209_600), 14 * DAY_MS),
            (None, 7 * DAY_MS),
        ];
        for (clock, patience) in patience {
            let mut attendance = Attendance::new(clock);
            attendance.join(MemberId(1), Some(ADA), Presence::Here);
            attendance.show(MemberId(1), Presence::Away);
            red(&mut attendance, 10);
            let hidden = attendance.seats()[&Seat::Red];
            assert_eq!((hidden.state, hidden.stand_in_from_ms), (Presence::Away, None), "no absence");
            attendance.leave(MemberId(1));
            red(&mut attendance, 20);
            assert_eq!(attendance.seats()[&Seat::Red].stand_in_from_ms, Some(patience + 20));
            attendance.change_clock(by_day(259_200));
            assert_eq!(attendance.seats()[&Seat::Red].stand_in_from_ms, Some(3 * DAY_MS + 20));
        }
    }

    #[test]
    fn watchers_are_counted_once_and_players_are_none() {
        let mut attendance = Attendance::new(None);
        let eve = PlayerId::new([3; PlayerId::LENGTH]);
        for (id, player) in [(1, Some(ADA)), (2, Some(eve)), (3, Some(eve)), (4, None), (5, None)] {
            attendance.join(MemberId(id), player, Presence::Here);
        }
        attendance.refresh(&holders(), |_| 3, 10);
        assert_eq!(attendance.people(), People { playing: 1, watching: 3 });
    }
}
