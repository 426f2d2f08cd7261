//! The messages about treaties.

use djambi::{SQUARE9, Seat, SeatSet};
use djambi_press::{Treaty, TreatyForm};
use djambi_protocol::{
    Act, ActKind, Channel, ClientMessage, Command, Deed, Dissolution, Drawing, GameMessage, GivenNotice,
    Gone, KnownTreaty, Manner, Objection, OpenAct, OpenActKind, OpenWhispers, Phrase, PressSettings, Reveal,
    Say, Settings, TalkMessage, TalkPage, Thought, TreatyBegin, TreatyRule, TreatyStanding, Voice, Words,
};

use crate::golden::Golden;
use crate::{COMMAND, game, of_game, settings, turn};

/// Checks the messages about treaties.
pub(crate) fn messages(golden: &mut Golden) {
    let say = |kind| {
        let words = Words::Act(Act::new(Seat::Red, kind));
        let say = Say { id: COMMAND.parse().unwrap(), channel: Channel::Table, words };
        ClientMessage::Say { game: game(), say }
    };
    golden.check("client_say_propose", &say(ActKind::Propose { treaty: peace() }));
    golden.check("client_say_accept", &say(ActKind::Accept { of: 12 }));
    golden.check("client_say_refuse", &say(ActKind::Refuse { of: 12 }));
    golden.check("client_say_withdraw", &say(ActKind::Withdraw { of: 12 }));
    golden.check("client_say_notice", &say(ActKind::Notice { of: 12 }));
    let command = Command {
        id: COMMAND.parse().unwrap(),
        expect: 7,
        seen: Some([(Channel::Table, 12)].into()),
        seat: Seat::Red,
        action: turn("c3c4@h7"),
    };
    golden.check("client_turn_seen", &ClientMessage::Command { game: game(), command });
    let words = Words::Act(Act::new(Seat::Blue, ActKind::Propose { treaty: peace() }));
    let words = match words {
        Words::Act(act) => {
            let voice =
                Voice { manner: Manner::Eloquent, wording: 2, about: Some(Seat::Green), never: false };
            Words::Act(Act { voice: Some(voice), ..act })
        }
        other => other,
    };
    let message = TalkMessage {
        seq: 12,
        at_ms: 1_790_000_000_000,
        after: 7,
        seat: Some(Seat::Blue),
        name: "Ada".to_owned(),
        words,
    };
    let page = TalkPage { channel: Channel::Table, messages: vec![message] };
    golden.check("server_talk_act", &of_game(GameMessage::Talk { page }));
    golden.check("server_treaties", &of_game(GameMessage::Treaties { treaties: treaties() }));
    golden.check("open_act", &open_acts());
    whispers(golden);
    thoughts(golden);
    golden.check("settings_press", &Settings { press: PressSettings::default(), ..settings() });
}

/// Checks the messages about private channels, and the words that people use there.
fn whispers(golden: &mut Golden) {
    let channel = Channel::Private(SeatSet::from_iter([Seat::Red, Seat::Blue]));
    let say = |words| ClientMessage::Say {
        game: game(),
        say: Say { id: COMMAND.parse().unwrap(), channel, words },
    };
    let phrase = Phrase::StrikeTogether { seat: Seat::Green };
    golden.check("client_say_phrase", &say(Words::Phrase(phrase)));
    golden.check("client_say_phrase_alone", &say(Words::Phrase(Phrase::TrustMe)));
    let arrows = vec![["c3", "c5"].map(str::to_owned)];
    let drawing = Drawing { arrows, circles: vec!["e5".to_owned()] };
    golden.check("client_say_drawing", &say(Words::Drawing(drawing)));
    golden.check("words_unreadable", &Words::Gone(Gone::Unreadable));
    golden.check("words_blanked", &Words::Gone(Gone::Blanked));
    let open =
        OpenWhispers { seat: Seat::Red, with: vec![Seat::Blue, Seat::Green], max_seats: 3, treaties: true };
    golden.check("open_whispers", &open);
    let press = PressSettings {
        treaties: TreatyRule::Secret,
        whispers: true,
        reveal: Reveal::Everybody,
        ..PressSettings::default()
    };
    golden.check("settings_press_full", &Settings { press, ..settings() });
}

/// Checks the thoughts of a bot.
fn thoughts(golden: &mut Golden) {
    let deeds = [
        Deed::Offered { gain: 8, theirs: 12 },
        Deed::Accepted { gain: 60 },
        Deed::Refused { gain: -3 },
        Deed::Declined { why: Objection::Breaker },
        Deed::GaveNotice { gain: Some(-27) },
        Deed::Broke { gain: 142 },
    ];
    let thought = |deed| Words::Thought(Thought { channel: Channel::Table, of: 12, deed });
    let messages = (1..).zip(deeds).map(|(seq, deed)| TalkMessage {
        seq,
        at_ms: 1_790_000_000_000,
        after: 7,
        seat: Some(Seat::Blue),
        name: "Envoy".to_owned(),
        words: thought(deed),
    });
    let channel = Channel::Private(SeatSet::from_iter([Seat::Blue]));
    let page = TalkPage { channel, messages: messages.collect() };
    golden.check("server_talk_thoughts", &of_game(GameMessage::Talk { page }));
}

/// One treaty of each state that has fields of its own.
fn treaties() -> Vec<KnownTreaty> {
    let known = |of, begun, state| KnownTreaty {
        channel: Channel::Table,
        of,
        author: Seat::Blue,
        treaty: peace(),
        accepted: vec![Seat::Red, Seat::Blue],
        proposed: 0,
        begun,
        ended: None,
        state,
    };
    let notice = Some(GivenNotice { seat: Seat::Red, after: 9 });
    vec![
        KnownTreaty { accepted: vec![Seat::Blue], ..known(3, None, TreatyStanding::Proposed) },
        known(5, Some(TreatyBegin { after: 7, notice: None }), TreatyStanding::InForce),
        KnownTreaty {
            ended: Some(12),
            ..known(
                8,
                Some(TreatyBegin { after: 0, notice }),
                TreatyStanding::Broken { by: Seat::Red, event: 12 },
            )
        },
        KnownTreaty {
            proposed: 8,
            ended: Some(10),
            ..known(
                12,
                Some(TreatyBegin { after: 9, notice: None }),
                TreatyStanding::Dissolved { cause: Dissolution::Crossed },
            )
        },
    ]
}

fn open_acts() -> Vec<OpenAct> {
    let open = |act| OpenAct { seat: Seat::Red, channel: Channel::Table, act };
    vec![
        open(OpenActKind::Propose { to: vec![Seat::Blue, Seat::Green] }),
        open(OpenActKind::Accept { of: 12 }),
        open(OpenActKind::Notice { of: 5 }),
    ]
}

fn peace() -> TreatyForm {
    Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r").unwrap().to_form()
}
