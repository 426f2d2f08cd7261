//! The parts of a room. Each knows what it has told or planned, follows what changes, and says what is to be done; none of
//! them does it.

use std::sync::Arc;

use super::change::Change;
use super::effects::Effects;
use super::placing::Placing;
use super::positions::Positions;
use super::publishing::Published;
use super::shared_parts::SharedParts;
use super::speeches::Speeches;
use super::state::RoomState;
use super::talking::Talk;
use super::told_table::ToldTable;
use super::treaties::ToldTreaties;
use crate::metrics::Metrics;
use crate::order::Standings;

/// The parts of a room.
pub(super) struct Parts {
    /// The state of the table, as it was told.
    pub(super) table: ToldTable,
    /// The place of each, as it was told.
    pub(super) places: Placing,
    /// The positions, where they were asked for.
    pub(super) positions: Positions,
    /// The treaties that were told.
    treaties: ToldTreaties,
    /// What the rest of the service was told.
    pub(super) published: Published,
    /// What is said.
    pub(super) talk: Talk,
    /// What bots are about to say.
    pub(super) speeches: Speeches,
    /// Parts of answers to `follow`.
    pub(super) shared: SharedParts,
}

impl Parts {
    /// The parts of a room that opens: its members are told everything but the phase of the game.
    pub(super) fn new(room: &RoomState, metrics: Arc<Metrics>, standings: Arc<Standings>) -> Self {
        Self {
            table: ToldTable::new(room.game.live.phase(), room.log().seq()),
            places: Placing::default(),
            positions: Positions::default(),
            treaties: ToldTreaties::default(),
            published: Published::default(),
            talk: Talk::new(metrics, standings),
            speeches: Speeches::default(),
            shared: SharedParts::default(),
        }
    }

    /// What is to be done after a change.
    pub(super) fn on(&mut self, change: Change, room: &RoomState) -> Effects {
        let mut effects = self.table.on(change, room);
        let treaties = self.treaties.on(change, room, &self.talk);
        let has_treaty_news = !treaties.is_empty();
        effects.extend(treaties);
        effects.extend(self.places.on(change, room, has_treaty_news));
        self.speeches.on(change, &room.game);
        effects.extend(self.positions.on(change, room));
        effects.extend(self.published.on(change, room));
        effects
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use djambi::Seat;
    use djambi_protocol::{
        Beginning, Extra, GameMessage, NewGameRequest, Presence, SeatRequest, TableAct, TableSettings,
    };
    use futures_util::FutureExt;
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::game::actor::effects::Effect;
    use crate::game::bot_driver::BotDriver;
    use crate::game::bots::Bots;
    use crate::game::members::{Member, MemberId};
    use crate::game::seating::{TableRequest, rows_after};
    use crate::game::snapshot::GameSnapshot;
    use crate::game::{classic_request, new_game};
    use crate::identity::{Player, PlayerId};
    use crate::limits::{Caller, Limit, Network};
    use crate::outbox::Outbox;
    use crate::store::{Games, SqliteStore};

    const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);

    /// The room of a table at which Ada has red and blue is free, with Ada's connection.
    async fn room() -> RoomState {
        let store = SqliteStore::temporary().await;
        let seat = |mine| SeatRequest::Person { name: None, mine };
        let request = NewGameRequest {
            table: TableSettings { begins: Beginning::WhenReady, ..TableSettings::at_once() },
            ..classic_request([(Seat::Red, seat(true)), (Seat::Blue, seat(false))])
        };
        let game = new_game(request, "game".parse().unwrap(), &Player::unnamed(ADA), 0).unwrap();
        store.create(game).await.unwrap();
        let game = GameSnapshot::load(&*store, &"game".parse().unwrap()).await.unwrap();
        let metrics: Arc<Metrics> = Arc::default();
        let bots = Arc::new(Bots::new(Limit::Off, Limit::Off, metrics.bots.clone()));
        let report = Arc::new(|_, _| async {}.boxed());
        let bots = BotDriver::new(bots, report, CancellationToken::new(), Some(Duration::ZERO));
        let mut room = RoomState::new(game, bots);
        let caller = Caller { network: Network::of([127, 0, 0, 1].into()), request: "test".into() };
        let member = Member::new(MemberId(1), Some(ADA), caller, Outbox::alone().0);
        room.attendance.join(member.id, member.player, Presence::Here);
        room.members.insert(member);
        room.refresh_attendance();
        room
    }

    /// The kinds of the effects.
    fn kinds(effects: &Effects) -> Vec<&'static str> {
        let kind = |effect: &Effect| match effect {
            Effect::Send(_, GameMessage::State { .. }) => "state",
            Effect::Send(_, GameMessage::You { .. }) => "you",
            Effect::Send(_, GameMessage::Position { .. }) => "position",
            Effect::List(_) => "list",
            Effect::Notify(..) => "notify",
            _ => "another",
        };
        effects.iter().map(kind).collect()
    }

    #[tokio::test]
    async fn a_change_is_told_once() {
        let mut room = room().await;
        let mut parts = Parts::new(&room, Arc::default(), Arc::default());
        assert_eq!(kinds(&parts.on(Change::Seats, &room)), ["state", "you"]);
        parts.positions.follow(MemberId(1), &[Extra::Position], &room);
        assert!(kinds(&parts.on(Change::Settled, &room)).contains(&"list"), "nobody knew of the game");
        for change in [Change::Play, Change::Collected, Change::Settled] {
            assert_eq!(kinds(&parts.on(change, &room)), [""; 0], "{change:?}: all is known");
        }
        let act = TableAct::Stand { seat: None };
        let request = TableRequest { act, invitation: None, player: Player::unnamed(ADA) };
        let rows = rows_after(&room.game, &request, 0).unwrap();
        room.game.take_seats(rows);
        assert_eq!(kinds(&parts.on(Change::Play, &room)), ["you"], "red is free");
        assert_eq!(kinds(&parts.on(Change::Play, &room)), [""; 0]);
    }
}
