//! Treaties of a game in which bots play and people come and go.

use djambi::{SQUARE9, Seat};
use djambi_engine::Character;
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, Event, EventKind, Level, NewGameRequest, PressSettings, Reveal, SeatKind,
    SeatRequest, Seq, TableSettings, TalkRule, TreatyRule, TreatyStanding, Words,
};
use djambi_table::TreatyId;

use super::{ADA, TestRooms};
use crate::game::seating::changed_by;
use crate::game::{GameSnapshot, classic_request, new_game};
use crate::identity::{Player, PlayerId};
use crate::store::{Games, Holders, NewEvent, NewGame, NewTalk, SeatRow, Talk};

/// A game of Ada, who is red, with three bots.
async fn with_bots(talk: TalkRule, press: PressSettings) -> TestRooms {
    with_bots_of(Level::default(), talk, press).await
}

/// The same with bots of this level.
async fn with_bots_of(level: Level, talk: TalkRule, press: PressSettings) -> TestRooms {
    let mut test = TestRooms::new().await;
    test.game = "deals".parse().unwrap();
    let request = NewGameRequest {
        bot_delay_ms: Some(60_000),
        table: TableSettings { talk, ..TableSettings::at_once() },
        press,
        ..classic_request([
            (Seat::Red, SeatRequest::Person { name: None, mine: true }),
            (Seat::Blue, SeatRequest::Bot { level, character: None }),
        ])
    };
    let new: NewGame = new_game(request, test.game.clone(), &Player::unnamed(ADA), 0).unwrap();
    test.store.create(new).await.unwrap();
    test
}

/// A game in which Ada has made peace with the bot at blue.
async fn at_peace() -> TestRooms {
    let test = with_bots(TableSettings::at_once().talk, PressSettings::default()).await;
    let treaty = Treaty::peace(&SQUARE9, [Seat::Red, Seat::Blue], 2).unwrap().to_form();
    test.act(Channel::Table, Seat::Red, ActKind::Propose { treaty }).await;
    test.act(Channel::Table, Seat::Blue, ActKind::Accept { of: 1 }).await;
    test
}

impl TestRooms {
    /// Keeps an act, as one that came to the disk.
    pub(super) async fn act(&self, channel: Channel, seat: Seat, kind: ActKind) {
        let words = Words::Act(Act::new(seat, kind));
        let game = self.game.clone();
        let name = String::new();
        let message = format!("act-{seat}").parse().unwrap();
        let is_reds = channel.seats().is_some_and(|seats| seats.contains(Seat::Red));
        let holders: Holders = is_reds.then_some((Seat::Red, ADA)).into_iter().collect();
        let new =
            NewTalk { game, channel, at_ms: 0, seat: Some(seat), player: ADA, name, words, holders, message };
        self.store.say(new).await.unwrap();
    }

    /// Keeps an event, with the seats that it changes.
    async fn append(&self, seq: Seq, kind: EventKind) {
        let seats = changed_by(&read(self).await.stored.seats, &kind, 0);
        let event = Event { seq, at_ms: 0, clocks: None, charged_ms: None, kind };
        self.store.append(NewEvent { seats, ..NewEvent::new(self.game.clone(), event, None) }).await.unwrap();
    }
}

async fn read(test: &TestRooms) -> GameSnapshot {
    test.rooms.read(test.game.as_str()).await.unwrap()
}

#[tokio::test]
async fn a_stand_in_keeps_what_its_person_promised() {
    let test = at_peace().await;
    let game = read(&test).await;
    assert_eq!(game.bound_by(Seat::Red).len(), 1);
    assert!(game.dealing_of_turn(Seat::Blue).is_some_and(|dealing| !dealing.partners.is_empty()));
    test.append(1, EventKind::StandIn { seat: Seat::Red, level: Level::Page }).await;
    let game = read(&test).await;
    assert!(game.live.stand_ins().contains_key(&Seat::Red), "a bot plays for Ada");
    let dealing = game.dealing_of_turn(Seat::Red).expect("a bot that is bound");
    assert_eq!((dealing.character, dealing.partners.is_empty()), (Character::Loyal, true));
    // Nobody plays with whom the others could deal, but they are bound still, and know what stands.
    let dealing = game.dealing_of_turn(Seat::Blue).expect("a bot that is bound");
    assert_eq!((dealing.character, dealing.treaties.len()), (game.character(Seat::Blue), 1));
    assert!(game.dealing_of_turn(Seat::Yellow).is_some_and(|dealing| dealing.partners.is_empty()));
}

/// With whom bots deal: with the only person, at how many seats ever, and with anybody once nobody is left.
#[tokio::test]
async fn bots_deal_with_the_only_person_as_long_as_there_is_one() {
    let partners = |game: &GameSnapshot, seat| game.dealers().partners(seat).iter().collect::<Vec<_>>();
    let test = with_bots(TableSettings::at_once().talk, PressSettings::default()).await;
    assert_eq!(partners(&read(&test).await, Seat::Blue), [Seat::Red]);
    test.append(1, EventKind::StandIn { seat: Seat::Red, level: Level::Page }).await;
    assert_eq!(partners(&read(&test).await, Seat::Blue), [], "she may come back");
    let test = with_bots(TableSettings::at_once().talk, PressSettings::default()).await;
    test.append(1, EventKind::Resign { seat: Seat::Red }).await;
    assert_eq!(partners(&read(&test).await, Seat::Blue), [Seat::Yellow, Seat::Green]);

    let mut test = TestRooms::new().await;
    test.game = "twice".parse().unwrap();
    let person = || SeatRequest::Person { name: None, mine: true };
    let request = NewGameRequest {
        table: TableSettings::at_once(),
        press: PressSettings::default(),
        ..classic_request([
            (Seat::Red, person()),
            (Seat::Blue, person()),
            (Seat::Yellow, SeatRequest::Bot { level: Level::default(), character: None }),
        ])
    };
    let new: NewGame = new_game(request, test.game.clone(), &Player::unnamed(ADA), 0).unwrap();
    test.store.create(new).await.unwrap();
    assert_eq!(
        partners(&read(&test).await, Seat::Yellow),
        [Seat::Red, Seat::Blue],
        "one person at two seats"
    );
}

/// Who is away for a while does not make two of the only person who plays.
#[tokio::test]
async fn bots_deal_with_the_only_person_while_a_bot_stands_in_for_another() {
    let partners = |game: &GameSnapshot| game.dealers().partners(Seat::Yellow).iter().collect::<Vec<_>>();
    let mut test = TestRooms::new().await;
    test.game = "away".parse().unwrap();
    let bot = || SeatRequest::Bot { level: Level::default(), character: None };
    let person = |mine| SeatRequest::Person { name: None, mine };
    let request = NewGameRequest {
        table: TableSettings::at_once(),
        press: PressSettings::default(),
        ..classic_request([
            (Seat::Red, person(true)),
            (Seat::Blue, person(false)),
            (Seat::Yellow, bot()),
            (Seat::Green, bot()),
        ])
    };
    let mut new: NewGame = new_game(request, test.game.clone(), &Player::unnamed(ADA), 0).unwrap();
    let bob = PlayerId::new([2; PlayerId::LENGTH]);
    new.seats.set(SeatRow { player: Some(bob), ..SeatRow::new(Seat::Blue, SeatKind::Person) });
    test.store.create(new).await.unwrap();
    assert_eq!(partners(&read(&test).await), [Seat::Red, Seat::Blue, Seat::Green], "two persons play");
    test.append(1, EventKind::StandIn { seat: Seat::Blue, level: Level::Page }).await;
    assert_eq!(partners(&read(&test).await), [Seat::Red]);
    test.append(2, EventKind::StandIn { seat: Seat::Red, level: Level::Page }).await;
    assert_eq!(partners(&read(&test).await), [Seat::Green], "two may come back, and neither is alone");
}

#[tokio::test]
async fn bots_of_higher_levels_think_about_an_answer() {
    let mut spent = Vec::new();
    for level in [Level::Envoy, Level::Minister] {
        let test = with_bots_of(level, TableSettings::at_once().talk, PressSettings::default()).await;
        let treaty = Treaty::peace(&SQUARE9, [Seat::Red, Seat::Blue], 2).unwrap().to_form();
        test.act(Channel::Table, Seat::Red, ActKind::Propose { treaty }).await;
        let of = TreatyId { channel: Channel::Table, seq: 1 };
        let thought = read(&test).await.thought_about_proposal(Seat::Blue, of).0.await;
        spent.push(thought.expect("a thought").turns());
    }
    // Two rounds of four players, 33 times without the treaty, with it, and with one who breaks it.
    assert_eq!(spent, [0, 8 * 33 * 3]);
    // What no table knows the others think about, too.
    let test = with_bots(TableSettings::at_once().talk, PressSettings::default()).await;
    let treaty = Treaty::parse(&SQUARE9, "r:no_power b:peace(r) /2r").unwrap().to_form();
    test.act(Channel::Table, Seat::Red, ActKind::Propose { treaty }).await;
    let of = TreatyId { channel: Channel::Table, seq: 1 };
    let (thought, is_long) = read(&test).await.thought_about_proposal(Seat::Blue, of);
    assert!(is_long);
    assert_eq!(thought.await.expect("a thought").turns(), 8 * 13 * 3);
}

#[tokio::test]
async fn a_secret_treaty_is_as_new_as_its_last_change() {
    let press = PressSettings {
        treaties: TreatyRule::Secret,
        whispers: true,
        reveal: Reveal::Everybody,
        ..PressSettings::default()
    };
    let test = with_bots(TalkRule::All, press).await;
    let channel = Channel::Private([Seat::Red, Seat::Blue].into_iter().collect());
    let treaty = Treaty::peace(&SQUARE9, [Seat::Red, Seat::Blue], 2).unwrap().to_form();
    test.act(channel, Seat::Red, ActKind::Propose { treaty }).await;
    let known = |game: &GameSnapshot, reader| -> Vec<_> {
        game.treaties_known_to(reader).into_iter().map(|known| known.state).collect()
    };
    let before = read(&test).await;
    assert_eq!((known(&before, None), known(&before, Some(ADA))), (vec![], vec![TreatyStanding::Proposed]));
    test.append(1, EventKind::Resign { seat: Seat::Yellow }).await;
    test.act(channel, Seat::Blue, ActKind::Accept { of: 1 }).await;
    let game = read(&test).await;
    assert_eq!(known(&game, Some(ADA)), [TreatyStanding::InForce]);
    // An end that was taken back before the acceptance has opened the proposal, not what became of it.
    let changes =
        |game: &GameSnapshot| game.treaties.known().map(|known| game.last_change(&known)).collect::<Vec<_>>();
    assert_eq!((changes(&before), changes(&game)), (vec![0], vec![1]));
}
