//! Rated games: what their tables need, what they exclude, and which of them count.

use std::collections::HashSet;
use std::hash::Hash;

use djambi::{Geometry, Outcome, Position, Reason, RuleSet, Rules, SQUARE9};

use crate::{Beginning, FlagRule, Offer, RatedNeed, Refusal, Settings, TableSettings};

/// The rules of rated games.
pub(crate) const RULES: RuleSet = RuleSet::Classic;
/// Their board.
pub(crate) const BOARD: &Geometry = &SQUARE9;

/// The settings of a rated table that is else like another one: it begins once four people have come, no bots come, and
/// those whose time runs out are out, while the others play on.
pub(crate) const fn rated_like(table: TableSettings) -> TableSettings {
    TableSettings { begins: Beginning::WhenReady, flag: FlagRule::Resign, fill_s: None, rated: true, ..table }
}

/// Checks whether a game may be what its settings say of being rated. `holders` are the players who sit there, named once for
/// each seat.
///
/// # Errors
/// The first thing that is in the way, if the table is rated.
pub fn check_rated<P: Eq + Hash>(
    settings: &Settings,
    holders: impl IntoIterator<Item = P>,
) -> Result<(), Refusal> {
    let Settings { rules, start, clock, table, seats, .. } = settings;
    if !table.rated {
        return Ok(());
    }
    let demanded = rated_like(*table);
    let has_bots = table.fill_s != demanded.fill_s || seats.values().any(|seat| seat.bot().is_some());
    let mut players = HashSet::new();
    let needs = [
        (RatedNeed::Rules, *rules == Rules::of(RULES)),
        (RatedNeed::Board, settings.board() == BOARD),
        (RatedNeed::Start, *start == Position::start_on(BOARD)),
        (RatedNeed::Begins, table.begins == demanded.begins),
        (RatedNeed::Clock, clock.is_some()),
        (RatedNeed::Flag, table.flag == demanded.flag),
        (RatedNeed::Bots, !has_bots),
        (RatedNeed::Players, holders.into_iter().all(|holder| players.insert(holder))),
    ];
    if let Some(&(need, _)) = needs.iter().find(|(_, is_given)| !is_given) {
        return Err(Refusal::RatedTable { need });
    }
    // An account that is deleted while its player sits there was one.
    let is_guest = |seat: &crate::SeatState| seat.claimed && !seat.account && !seat.deleted;
    if seats.values().any(is_guest) { Err(Refusal::RatedNeedsAccount) } else { Ok(()) }
}

impl TableSettings {
    /// Why nobody may make an offer at this table, if it is rated and excludes that.
    #[must_use]
    pub const fn excludes(self, offer: Offer) -> Option<Refusal> {
        let need = match offer {
            Offer::TakeBack => RatedNeed::TakeBack,
            Offer::StandIn { .. } => RatedNeed::StandIn,
            Offer::ByDay { .. } => RatedNeed::ByDay,
            Offer::Pause | Offer::Resume | Offer::Abort | Offer::Return => return None,
        };
        if self.rated { Some(Refusal::RatedTable { need }) } else { None }
    }

    /// Whether a game at this table that ended so after a number of turns counts for the ratings of its players: one that was
    /// closed has no result, and one without a turn was not played.
    #[must_use]
    pub fn counts(self, outcome: Outcome, turns: u32) -> bool {
        self.rated && outcome.reason != Reason::Closed && turns > 0
    }
}

#[cfg(test)]
mod tests {
    use djambi::{HEX3, Seat, SeatSet};

    use super::*;
    use crate::{ClockSettings, Level, PressSettings, SeatKind, SeatState};

    fn seat(kind: SeatKind) -> SeatState {
        SeatState {
            kind,
            name: String::new(),
            claimed: true,
            stand_in: None,
            character: None,
            account: true,
            deleted: false,
        }
    }

    fn rated() -> Settings {
        Settings {
            id: "k3v9q2m7x1".parse().expect("id"),
            rules: Rules::CLASSIC,
            start: Position::start(),
            clock: Some(ClockSettings::RealTime { base_s: 60, increment_s: 5 }),
            first_clock: None,
            table: TableSettings { rated: true, ..TableSettings::default() },
            press: PressSettings::default(),
            seats: SeatSet::first(4).iter().map(|of| (of, seat(SeatKind::Person))).collect(),
        }
    }

    /// The part that is in the way after a change, at a table of four.
    fn trouble(change: impl FnOnce(&mut Settings)) -> Result<(), Refusal> {
        let mut settings = rated();
        change(&mut settings);
        check_rated(&settings, [1, 2, 3, 4])
    }

    #[test]
    fn a_rated_table_has_no_choice_but_its_clock_and_manners() {
        assert_eq!(trouble(|_| {}), Ok(()));
        assert_eq!(
            trouble(|settings| settings.clock = Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 0 })),
            Ok(())
        );
        let need = |need| Err(Refusal::RatedTable { need });
        assert_eq!(trouble(|of| of.rules = Rules::of(RuleSet::Arena)), need(RatedNeed::Rules));
        assert_eq!(trouble(|of| of.rules.quiet_limit = 20), need(RatedNeed::Rules));
        assert_eq!(trouble(|of| of.start = Position::start_on(&HEX3)), need(RatedNeed::Board));
        let later = {
            let start = Position::start();
            let rules = Rules::CLASSIC;
            start.play(&rules, start.legal_moves(&rules)[0]).expect("a turn")
        };
        assert_eq!(trouble(|of| of.start = later), need(RatedNeed::Start));
        assert_eq!(trouble(|of| of.table.begins = Beginning::AtOnce), need(RatedNeed::Begins));
        assert_eq!(trouble(|of| of.clock = None), need(RatedNeed::Clock));
        assert_eq!(trouble(|of| of.table.flag = FlagRule::Open), need(RatedNeed::Flag));
        assert_eq!(trouble(|of| of.table.fill_s = Some(60)), need(RatedNeed::Bots));
        let bot = seat(SeatKind::Bot { level: Level::Page });
        assert_eq!(trouble(|of| drop(of.seats.insert(Seat::Blue, bot))), need(RatedNeed::Bots));
        assert_eq!(check_rated(&rated(), [1, 2, 1]), need(RatedNeed::Players));
        // Whatever is not rated may be anything.
        assert_eq!(trouble(|of| (of.table.rated, of.clock) = (false, None)), Ok(()));
    }

    #[test]
    fn any_table_can_be_made_a_rated_one() {
        let other = TableSettings { fill_s: Some(60), flag: FlagRule::Open, ..TableSettings::at_once() };
        assert_eq!(trouble(|of| of.table = rated_like(other)), Ok(()));
    }

    #[test]
    fn guests_do_not_sit_at_rated_tables() {
        let change = |claimed, deleted| {
            let row = SeatState { account: false, claimed, deleted, ..seat(SeatKind::Person) };
            trouble(|of| drop(of.seats.insert(Seat::Blue, row)))
        };
        assert_eq!(change(true, false), Err(Refusal::RatedNeedsAccount));
        assert_eq!(change(false, false), Ok(()), "a free seat");
        assert_eq!(change(true, true), Ok(()), "an account that was deleted since");
    }

    #[test]
    fn rated_games_have_neither_take_backs_nor_stand_ins_and_keep_their_clock() {
        let rated = rated().table;
        let other = TableSettings::default();
        let need = |need| Some(Refusal::RatedTable { need });
        assert_eq!(rated.excludes(Offer::TakeBack), need(RatedNeed::TakeBack));
        assert_eq!(rated.excludes(Offer::StandIn { seat: Seat::Red }), need(RatedNeed::StandIn));
        assert_eq!(rated.excludes(Offer::ByDay { days: 1 }), need(RatedNeed::ByDay));
        assert_eq!(rated.excludes(Offer::Abort), None);
        assert_eq!(other.excludes(Offer::TakeBack), None);
    }
}
