//! The seats of a game.

use std::collections::{BTreeMap, HashMap, HashSet};

use djambi::{Seat, SeatSet};
use djambi_protocol::{Level, SeatState, Seats};

use super::SeatRow;
use crate::identity::{PlayerId, appearance, numbered};

/// The seats of a game, those without a player included. Who plays, sits, is ready or is invited, and what
/// everybody is told of that, is read from the rows here and from nothing else.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct GameSeats(BTreeMap<Seat, SeatRow>);

impl GameSeats {
    /// A seat, if the board has it.
    pub(crate) fn get(&self, seat: Seat) -> Option<&SeatRow> {
        self.0.get(&seat)
    }

    /// The rows of all seats, in the order of play.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &SeatRow> + Clone {
        self.0.values()
    }

    /// Puts a row in the place of the one of its seat. Only seats of persons have invitations.
    pub(crate) fn set(&mut self, row: SeatRow) {
        let invited_s = if row.is_persons() { row.invited_s } else { 0 };
        self.0.insert(row.seat, SeatRow { invited_s, ..row });
    }

    /// Changes the row of a seat, if the board has it.
    pub(crate) fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatRow)) {
        if let Some(mut row) = self.get(seat).cloned() {
            change(&mut row);
            self.set(row);
        }
    }

    /// Changes the rows of all seats.
    pub(crate) fn change_all(&mut self, change: impl Fn(&mut SeatRow)) {
        let mut rows: Vec<SeatRow> = self.rows().cloned().collect();
        rows.iter_mut().for_each(change);
        self.extend(rows);
    }

    /// The player who holds a seat.
    pub(crate) fn holder(&self, seat: Seat) -> Option<PlayerId> {
        self.get(seat)?.player
    }

    /// The seats that are held, each with its player, in the order of play.
    pub(crate) fn held(&self) -> impl Iterator<Item = (Seat, PlayerId)> {
        self.rows().filter_map(|row| Some((row.seat, row.player?)))
    }

    /// The players who hold seats, by seat.
    pub(crate) fn holders(&self) -> BTreeMap<Seat, PlayerId> {
        self.held().collect()
    }

    /// The players who held seats at the start that have been opened since, by seat.
    pub(crate) fn first_holders(&self) -> BTreeMap<Seat, PlayerId> {
        self.rows().filter_map(|row| Some((row.seat, row.first?))).collect()
    }

    /// The seats at which bots play that stand in for nobody.
    pub(crate) fn bots(&self) -> SeatSet {
        let is_bots = |row: &&SeatRow| row.player.is_none() && row.bot().is_some();
        self.rows().filter(is_bots).map(|row| row.seat).collect()
    }

    /// The players who hold seats, in the order of play; one who holds several is named as often.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.held().map(|(_, player)| player)
    }

    /// The seats that a player holds, in the order of play.
    pub(crate) fn held_by(&self, player: PlayerId) -> impl Iterator<Item = Seat> {
        self.held().filter(move |&(_, holder)| holder == player).map(|(seat, _)| seat)
    }

    /// Whether any player holds a seat.
    pub(crate) fn has_players(&self) -> bool {
        self.held().next().is_some()
    }

    /// Whether a player holds a seat.
    pub(crate) fn is_seated(&self, player: PlayerId) -> bool {
        self.held_by(player).next().is_some()
    }

    /// The seats of persons.
    pub(crate) fn persons(&self) -> SeatSet {
        self.rows().filter(|row| row.is_persons()).map(|row| row.seat).collect()
    }

    /// The seats of the people that are ready to begin.
    pub(crate) fn ready(&self) -> SeatSet {
        self.rows().filter(|row| row.ready).map(|row| row.seat).collect()
    }

    /// The level of the bot that plays at a seat: one of the service, or one that stands in for a person.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        self.get(seat)?.bot()
    }

    /// When the newest invitation to a seat was made, in seconds since 1970, if a person plays there.
    pub(crate) fn invited_s(&self, seat: Seat) -> Option<u64> {
        self.get(seat).filter(|row| row.is_persons()).map(|row| row.invited_s)
    }

    /// The seats as everybody is told of them.
    pub(crate) fn told(&self) -> Seats {
        let mut names = self.names();
        let mut name = |seat| names.remove(&seat).unwrap_or_default();
        self.rows().map(|row| (row.seat, SeatState { name: name(row.seat), ..row.told() })).collect()
    }

    /// The name at each seat, by which the players can be told apart. The name of an account is nobody else's: a guest
    /// whose name looks like it has a number behind it, whoever came first, and also if the account was made later.
    pub(crate) fn names(&self) -> BTreeMap<Seat, String> {
        let mut names: BTreeMap<Seat, String> = self.rows().map(|row| (row.seat, row.name.clone())).collect();
        let (with_account, mut guests): (Vec<&SeatRow>, Vec<&SeatRow>) =
            self.rows().partition(|row| row.has_account);
        if with_account.is_empty() {
            // Guests have got their numbers when they sat down.
            return names;
        }
        let mut taken: HashSet<String> = with_account.iter().map(|row| appearance(&row.name)).collect();
        guests.sort_by_key(|row| taken.contains(&appearance(&row.name)));
        let mut of_players: HashMap<PlayerId, String> = HashMap::new();
        for (row, player) in guests.into_iter().filter_map(|row| Some((row, row.player?))) {
            let name = of_players.entry(player).or_insert_with(|| numbered(row.name.clone(), &taken)).clone();
            taken.insert(appearance(&name));
            names.insert(row.seat, name);
        }
        names
    }
}

#[cfg(test)]
impl GameSeats {
    /// Seats of persons that are held so.
    pub(crate) fn of_holders(held: impl IntoIterator<Item = (Seat, PlayerId)>) -> Self {
        let person = |seat| SeatRow::new(seat, djambi_protocol::SeatKind::Person);
        held.into_iter().map(|(seat, player)| SeatRow { player: Some(player), ..person(seat) }).collect()
    }
}

impl Extend<SeatRow> for GameSeats {
    fn extend<T: IntoIterator<Item = SeatRow>>(&mut self, rows: T) {
        rows.into_iter().for_each(|row| self.set(row));
    }
}

impl FromIterator<SeatRow> for GameSeats {
    fn from_iter<T: IntoIterator<Item = SeatRow>>(rows: T) -> Self {
        let mut seats = Self::default();
        seats.extend(rows);
        seats
    }
}

#[cfg(test)]
mod tests {
    use djambi_protocol::SeatKind;

    use super::*;

    const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);

    #[test]
    fn all_that_is_said_of_seats_comes_from_their_rows() {
        let ada = SeatRow {
            player: Some(ADA),
            invited_s: 7,
            ready: true,
            ..SeatRow::new(Seat::Red, SeatKind::Person)
        };
        let level = Level::Regent;
        let bot = SeatRow { invited_s: 8, ..SeatRow::new(Seat::Yellow, SeatKind::Bot { level }) };
        let free = SeatRow { stand_in: Some(Level::Squire), ..SeatRow::new(Seat::Blue, SeatKind::Person) };
        let absent = SeatRow::new(Seat::Green, SeatKind::Absent);
        let mut seats: GameSeats = [bot, free, absent, ada].into_iter().collect();
        assert!(seats.holders() == [(Seat::Red, ADA)].into() && seats.is_seated(ADA));
        assert_eq!((seats.persons().len(), seats.ready()), (2, SeatSet::first(1)));
        assert_eq!(
            [Seat::Yellow, Seat::Blue, Seat::Red].map(|seat| seats.bot(seat)),
            [Some(level), Some(Level::Squire), None]
        );
        assert_eq!(
            [Seat::Red, Seat::Blue, Seat::Yellow].map(|seat| seats.invited_s(seat)),
            [Some(7), Some(0), None]
        );
        let claimed =
            |seats: &GameSeats| seats.told().into_values().map(|state| state.claimed).collect::<Vec<_>>();
        assert_eq!(claimed(&seats), [true, false, true, false], "a bot is always there");
        // A bot's seat keeps no invitation for the person who comes after it.
        seats.change(Seat::Yellow, |row| row.kind = SeatKind::Person);
        seats.change(Seat::Red, |row| row.player = None);
        assert_eq!((seats.invited_s(Seat::Yellow), claimed(&seats)), (Some(0), vec![false; 4]));
    }

    #[test]
    fn players_can_be_told_apart_whoever_has_an_account() {
        let row = |seat, number, name: &str| SeatRow {
            player: Some(PlayerId::new([number; PlayerId::LENGTH])),
            name: name.to_owned(),
            ..SeatRow::new(seat, SeatKind::Person)
        };
        let guests = [row(Seat::Red, 1, "Ada"), row(Seat::Yellow, 2, "Ada 2"), row(Seat::Green, 1, "Ada")];
        let account = SeatRow { has_account: true, ..row(Seat::Blue, 3, "ADA") };
        let told = |seats: GameSeats| seats.told().into_values().map(|state| state.name).collect::<Vec<_>>();
        assert_eq!(told(guests.clone().into_iter().collect()), ["Ada", "Ada 2", "Ada"]);
        let with_account = guests.into_iter().chain([account]).collect();
        assert_eq!(told(with_account), ["Ada 3", "ADA", "Ada 2", "Ada 3"]);
    }
}
