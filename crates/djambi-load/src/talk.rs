//! Talk in the games of a load: each message must come once, in order, and to everybody.

use std::time::Instant;

use djambi::{SQUARE9, Seat};
use djambi_press::{ClauseForm, Treaty, TreatyForm};
use djambi_protocol::{
    Act, ActKind, Channel, ClientMessage, CommandId, GameId, Say, TalkMessage, TalkPage, TalkSeq, Words,
};

/// The kind of messages that people say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speech {
    /// Texts.
    #[default]
    Texts,
    /// Acts: a proposal of a treaty and its answer by turns.
    Acts,
}

/// The talk of a game.
#[derive(Debug, Default)]
pub(crate) struct LoadTalk {
    /// When each message was due, in the order in which they were sent.
    due: Vec<Instant>,
    /// The number of the message that the service has made the first, the second and so on.
    order: Vec<usize>,
    /// How many messages each socket has heard.
    heard: Vec<TalkSeq>,
    /// How many messages have been acknowledged.
    acknowledged: u32,
    /// How many acts have come too late, and were refused.
    refused: usize,
}

impl LoadTalk {
    /// The talk of a game with a number of sockets.
    pub(crate) fn new(sockets: usize) -> Self {
        Self { heard: vec![0; sockets], ..Self::default() }
    }

    /// The next message as JSON, and who says it: people say something by turns.
    pub(crate) fn next(
        &mut self,
        game: &GameId,
        people: usize,
        speech: Speech,
        due: Instant,
    ) -> (usize, String) {
        let author = self.due.len() % people;
        self.due.push(due);
        let number = self.due.len();
        let words = match speech {
            Speech::Acts => self.act(number, author, people),
            Speech::Texts => None,
        };
        let words = words.unwrap_or_else(|| Words::Text(text(number)));
        let say = Say { id: id(number), channel: Channel::Table, words };
        let message = ClientMessage::Say { game: game.clone(), say };
        (author, serde_json::to_string(&message).expect("a message as JSON"))
    }

    /// The act with this number of a person: every second one answers the one before, if that has a number yet.
    fn act(&self, number: usize, author: usize, people: usize) -> Option<Words> {
        let seat = Seat::ALL[author];
        let before = self.order.iter().position(|&said| said + 1 == number);
        let kind = match number % 4 {
            1 | 3 => ActKind::Propose { treaty: treaty(number, seat, Seat::ALL[(author + 1) % people])? },
            2 => ActKind::Accept { of: TalkSeq::try_from(before? + 1).ok()? },
            _ => ActKind::Refuse { of: TalkSeq::try_from(before? + 1).ok()? },
        };
        Some(Words::Act(Act { seat, kind }))
    }

    /// Notes that an act was refused: it came too late.
    pub(crate) const fn refuse(&mut self) {
        self.refused += 1;
    }

    /// Takes in an acknowledgement; returns when the message was due.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) fn said(&mut self, id: &str, channel: Channel, seq: TalkSeq) -> Result<Instant, &'static str> {
        let number = id.strip_prefix("talk-").and_then(|number| number.parse().ok());
        let number = number.filter(|_| channel == Channel::Table).ok_or("talk that nobody has said")?;
        self.acknowledged += 1;
        self.place(number, seq)
    }

    /// Takes in messages at a socket; returns when each of them was due.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) fn heard(&mut self, socket: usize, page: &TalkPage) -> Result<Vec<Instant>, &'static str> {
        if page.channel != Channel::Table {
            return Err("talk that nobody has said");
        }
        page.messages.iter().map(|message| self.heard_one(socket, message)).collect()
    }

    fn heard_one(&mut self, socket: usize, message: &TalkMessage) -> Result<Instant, &'static str> {
        let heard = &mut self.heard[socket];
        let is_next = message.seq == *heard + 1;
        *heard = message.seq;
        if !is_next {
            return Err("talk is missing, doubled or out of order");
        }
        let number = match &message.words {
            Words::Text(found) => found.rsplit(' ').next().and_then(|number| number.parse().ok()),
            Words::Act(Act { kind: ActKind::Propose { treaty }, .. }) => number_of(treaty),
            Words::Act(Act { kind: ActKind::Accept { of } | ActKind::Refuse { of }, .. }) => {
                self.order.get(*of as usize - 1).map(|number| number + 1)
            }
            Words::Sign(_) | Words::Phrase(_) | Words::Drawing(_) | Words::Act(_) | Words::Gone(_) => None,
        };
        let is_ours = |number: &usize| match &message.words {
            Words::Text(found) => *found == text(*number),
            _ => true,
        };
        self.place(number.filter(is_ours).ok_or("talk that nobody has said")?, message.seq)
    }

    /// Notes which message the service has given a number; returns when it was due.
    fn place(&mut self, number: usize, seq: TalkSeq) -> Result<Instant, &'static str> {
        let due = number.checked_sub(1).and_then(|index| self.due.get(index));
        let due = *due.ok_or("talk that nobody has said")?;
        let index = seq as usize;
        if index == self.order.len() + 1 && !self.order.contains(&number) {
            self.order.push(number);
        }
        let is_same = index.checked_sub(1).and_then(|index| self.order.get(index)) == Some(&number);
        if is_same { Ok(due) } else { Err("talk is missing, doubled or out of order") }
    }

    /// How many messages are not acknowledged, or not heard by every socket.
    pub(crate) fn unheard(&self) -> usize {
        let fewest = self.heard.iter().copied().chain([self.acknowledged]).min().unwrap_or_default();
        self.due.len().saturating_sub(fewest as usize + self.refused)
    }
}

/// A treaty of two seats that names its number, by squares.
fn treaty(number: usize, author: Seat, other: Seat) -> Option<TreatyForm> {
    let square = |digit: u32| {
        let square = number / SQUARES.pow(digit) % SQUARES;
        SQUARE9.squares().nth(square).map(|square| SQUARE9.square_name(square))
    };
    let keep_out = format!("keep_out({})", square(0)?);
    let hold = format!("no_corpse({})", square(1)?);
    let mut parties = [(author, keep_out), (other, hold)];
    parties.sort_by_key(|&(seat, _)| seat);
    let party = |(seat, clause): &(Seat, String)| format!("{}:{clause}", seat.letter());
    let text = format!("{} {} /1r", party(&parties[0]), party(&parties[1]));
    Some(Treaty::parse(&SQUARE9, &text).ok()?.to_form())
}

/// The number of squares of the board.
const SQUARES: usize = 81;

/// The number that a treaty names.
fn number_of(treaty: &TreatyForm) -> Option<usize> {
    let clauses = || treaty.parties.iter().flat_map(|party| &party.clauses);
    let digit = |squares: &[String]| {
        SQUARE9
            .squares()
            .position(|square| squares.first().is_some_and(|name| SQUARE9.square_name(square) == *name))
    };
    let low = clauses().find_map(|clause| match clause {
        ClauseForm::KeepOut { squares, .. } => digit(squares),
        _ => None,
    })?;
    let high = clauses().find_map(|clause| match clause {
        ClauseForm::NoCorpse { squares, .. } => digit(squares),
        _ => None,
    })?;
    Some(low + SQUARES * high)
}

fn text(number: usize) -> String {
    format!("What shall we do about yellow? {number}")
}

fn id(number: usize) -> CommandId {
    format!("talk-{number}").parse().expect("an id of letters and digits")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::now;

    /// A talk of two sockets in which three messages are sent.
    fn talk() -> LoadTalk {
        let mut talk = LoadTalk::new(2);
        let game = "game".parse().unwrap();
        let authors: Vec<_> = (0..3).map(|_| talk.next(&game, 2, Speech::Texts, now()).0).collect();
        assert_eq!((authors, talk.unheard()), (vec![0, 1, 0], 3));
        talk
    }

    fn page(messages: &[(TalkSeq, usize)]) -> TalkPage {
        let message = |&(seq, number): &(TalkSeq, usize)| {
            let words = Words::Text(text(number));
            TalkMessage { seq, at_ms: 1, after: 0, seat: None, name: String::new(), words }
        };
        TalkPage { channel: Channel::Table, messages: messages.iter().map(message).collect() }
    }

    #[test]
    fn the_service_orders_the_messages_and_everybody_hears_them_so() {
        let mut talk = talk();
        assert!(talk.said("talk-2", Channel::Table, 1).is_ok());
        assert!(talk.heard(0, &page(&[(1, 2), (2, 1)])).is_ok());
        assert!(talk.said("talk-1", Channel::Table, 2).is_ok());
        assert!(talk.heard(1, &page(&[(1, 2)])).is_ok() && talk.heard(1, &page(&[(2, 1)])).is_ok());
        assert_eq!(talk.unheard(), 1);
    }

    #[test]
    fn what_is_missing_doubled_or_made_up_is_a_problem() {
        for wrong in [&[(2, 1)][..], &[(1, 1), (1, 1)], &[(1, 1), (3, 2)], &[(1, 1), (2, 1)], &[(1, 4)]] {
            assert!(talk().heard(0, &page(wrong)).is_err(), "{wrong:?}");
        }
        let mut talk = talk();
        assert!(talk.heard(0, &page(&[(1, 3)])).is_ok());
        assert!(talk.heard(1, &page(&[(1, 2)])).is_err(), "another order");
        assert!(talk.said("talk-3", Channel::Dead, 1).is_err());
        assert!(talk.said("talk-9", Channel::Table, 2).is_err());
    }

    #[test]
    fn a_treaty_names_its_number() {
        for number in [1, 2, 80, 81, 82, 6_560] {
            for (author, other) in [(Seat::Red, Seat::Blue), (Seat::Green, Seat::Red)] {
                assert_eq!(number_of(&treaty(number, author, other).unwrap()), Some(number));
            }
        }
    }

    #[test]
    fn acts_are_heard_like_words() {
        let mut talk = LoadTalk::new(1);
        let game = "game".parse().unwrap();
        let mut said = Vec::new();
        for number in 1..=2 {
            let (author, message) = talk.next(&game, 4, Speech::Acts, now());
            let ClientMessage::Say { say, .. } = serde_json::from_str(&message).unwrap() else { panic!() };
            assert_eq!(author, number - 1);
            assert!(talk.said(&format!("talk-{number}"), Channel::Table, number as TalkSeq).is_ok());
            said.push(say.words);
        }
        assert!(matches!(&said[1], Words::Act(Act { kind: ActKind::Accept { of: 1 }, .. })));
        let message =
            |(words, seq)| TalkMessage { seq, at_ms: 1, after: 0, seat: None, name: String::new(), words };
        let messages = said.into_iter().zip(1..).map(message).collect();
        assert!(talk.heard(0, &TalkPage { channel: Channel::Table, messages }).is_ok());
        assert_eq!(talk.unheard(), 0);
    }
}
