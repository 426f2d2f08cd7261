//! Talk in the games of a load: each message must come once, in order, and to everybody who reads its channel.

use std::collections::BTreeMap;
use std::time::Instant;

use djambi::{SQUARE9, Seat, SeatSet};
use djambi_press::{ClauseForm, Treaty, TreatyForm};
use djambi_protocol::{
    Act, ActKind, Channel, ClientMessage, CommandId, GameId, Say, TalkMessage, TalkPage, TalkSeq, Words,
};

use crate::thread::Thread;
use crate::treaties::Treaties;

/// The kind of messages that people say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speech {
    /// Texts.
    #[default]
    Texts,
    /// Acts: a proposal of a treaty and its answer by turns.
    Acts,
    /// Texts and acts by turns, only between two seats.
    Whispers,
}

/// The talk of a game.
#[derive(Debug)]
pub(crate) struct LoadTalk {
    speech: Speech,
    people: usize,
    /// The channels in which people talk.
    threads: Vec<Thread>,
    /// When each message was due, in the order in which they were sent.
    due: Vec<Instant>,
    /// The messages without an answer as JSON, by their numbers, with the socket of their author.
    pending: BTreeMap<usize, (usize, String)>,
    /// The intent of the first treaty, as a place among the intents.
    first: usize,
    /// The ends of the treaties.
    pub(crate) treaties: Treaties,
}

/// The intent with an accepted treaty.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Intent {
    /// Who accepts it is going to break it.
    Break,
    /// Who has accepted it gives notice.
    Notice,
    /// Nothing: it comes to its end.
    Keep,
}

/// The problem of messages that are none of the load's.
const MADE_UP: &str = "talk that nobody has said";

impl LoadTalk {
    /// The talk of a game with a number of people, of whom each has one of the first sockets.
    /// Games of other numbers begin with another intent.
    pub(crate) fn new(speech: Speech, people: usize, sockets: usize, game: usize) -> Self {
        let threads = match speech {
            Speech::Texts | Speech::Acts => vec![Thread::new(Channel::Table, (0..sockets).collect())],
            Speech::Whispers => (0..people).map(|author| whisper(author, people)).collect(),
        };
        let (due, pending, treaties) = (Vec::new(), BTreeMap::new(), Treaties::default());
        Self { speech, people, threads, due, pending, first: game, treaties }
    }

    /// The next message as JSON, and the socket of its author: people say something by turns. `roles` are those of a seat's
    /// pieces that are going to move.
    pub(crate) fn next(
        &mut self,
        game: &GameId,
        due: Instant,
        roles: impl Fn(Seat) -> String,
    ) -> (usize, String) {
        self.due.push(due);
        let number = self.due.len();
        let (thread, author, other) = self.place_of(number);
        self.threads[thread].send();
        let words = match self.is_act(number) {
            true => self.act(number, &self.threads[thread], (author, other), roles),
            false => None,
        };
        let words = words.unwrap_or_else(|| Words::Text(self.text(number)));
        let say = Say { id: id(number), channel: self.threads[thread].channel, words };
        let message = ClientMessage::Say { game: game.clone(), say };
        let json = serde_json::to_string(&message).expect("a message as JSON");
        self.pending.insert(number, (author, json.clone()));
        (author, json)
    }

    /// The channel of a message, who says it, and to whom. Of those that are whispered two follow each other in
    /// each channel.
    fn place_of(&self, number: usize) -> (usize, usize, usize) {
        let people = self.people;
        // Notice is given by the party that has accepted.
        let index = if self.is_notice(number) { number - 2 } else { number - 1 };
        if self.speech != Speech::Whispers {
            return (0, index % people, (index + 1) % people);
        }
        let thread = index / 2 % self.threads.len();
        let pair = (thread, (thread + 1) % people);
        if index.is_multiple_of(2) { (thread, pair.0, pair.1) } else { (thread, pair.1, pair.0) }
    }

    /// Whether a message is an act, if it can be one.
    fn is_act(&self, number: usize) -> bool {
        match self.speech {
            Speech::Texts => false,
            Speech::Acts => true,
            Speech::Whispers => (number - 1) / 2 / self.threads.len() % 2 == 1,
        }
    }

    /// The intent with the treaty of an act: of four acts the first proposes one, and the second accepts it. Notice is
    /// given in public alone, where acts follow each other in one channel.
    fn intent(&self, number: usize) -> Intent {
        match (self.first + (number - 1) / 4) % 3 {
            0 => Intent::Break,
            1 if self.speech == Speech::Acts => Intent::Notice,
            _ => Intent::Keep,
        }
    }

    /// Whether an act gives notice of the treaty before.
    fn is_notice(&self, number: usize) -> bool {
        self.speech == Speech::Acts && number % 4 == 3 && self.intent(number) == Intent::Notice
    }

    /// The act with this number: every second one answers the one before, if that has a number yet.
    fn act(
        &self,
        number: usize,
        thread: &Thread,
        (author, other): (usize, usize),
        roles: impl Fn(Seat) -> String,
    ) -> Option<Words> {
        let intent = self.intent(number);
        let [seat, other] = [author, other].map(|person| Seat::ALL[person]);
        let kind = match number % 4 {
            3 if intent == Intent::Notice => ActKind::Notice { of: thread.seq(number - 2)? },
            2 => ActKind::Accept { of: thread.seq(number - 1)? },
            0 if intent != Intent::Notice => ActKind::Refuse { of: thread.seq(number - 1)? },
            place => {
                let held = if place == 1 && intent == Intent::Break { roles(other) } else { String::new() };
                let end = if place == 1 && intent == Intent::Notice { "notice" } else { "1r" };
                ActKind::Propose { treaty: treaty(number, seat, (other, &held), end)? }
            }
        };
        Some(Words::Act(Act::new(seat, kind)))
    }

    /// Takes in that the message with this id was refused: an act that came too late.
    pub(crate) fn refuse(&mut self, id: &str) {
        if let Some(number) = number_of_id(id)
            && self.pending.remove(&number).is_some()
        {
            let (thread, ..) = self.place_of(number);
            self.threads[thread].refuse();
        }
    }

    /// The messages without an answer, and the sockets of their authors.
    pub(crate) fn pending(&self) -> impl Iterator<Item = &(usize, String)> {
        self.pending.values()
    }

    /// Everybody comes back, and hears everything from the beginning.
    pub(crate) fn reopen(&mut self) {
        self.threads.iter_mut().for_each(Thread::reopen);
    }

    /// Takes in an acknowledgement; returns when the message was due.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) fn said(&mut self, id: &str, channel: Channel, seq: TalkSeq) -> Result<Instant, &'static str> {
        let number = number_of_id(id).ok_or(MADE_UP)?;
        let due = self.due_of(number)?;
        let (thread, ..) = self.place_of(number);
        if self.threads[thread].channel != channel {
            return Err(MADE_UP);
        }
        self.pending.remove(&number).ok_or("a message is acknowledged twice")?;
        self.threads[thread].acknowledge(number, seq)?;
        if self.is_notice(number) {
            self.treaties.notice();
        }
        Ok(due)
    }

    /// Takes in messages at a socket; returns when each of them was due.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) fn heard(&mut self, socket: usize, page: &TalkPage) -> Result<Vec<Instant>, &'static str> {
        let thread = self.threads.iter().position(|thread| thread.channel == page.channel);
        let thread = thread.ok_or(MADE_UP)?;
        page.messages.iter().map(|message| self.heard_one(socket, thread, message)).collect()
    }

    fn heard_one(
        &mut self,
        socket: usize,
        thread: usize,
        message: &TalkMessage,
    ) -> Result<Instant, &'static str> {
        let number = match &message.words {
            Words::Text(found) => found.rsplit(' ').next().and_then(|number| number.parse().ok()),
            Words::Act(Act { kind: ActKind::Propose { treaty }, .. }) => number_of(treaty),
            Words::Act(Act { kind: ActKind::Accept { of } | ActKind::Refuse { of }, .. }) => {
                self.threads[thread].number(*of).map(|number| number + 1)
            }
            Words::Act(Act { kind: ActKind::Notice { of }, .. }) => {
                self.threads[thread].number(*of).map(|number| number + 2)
            }
            Words::Sign(_)
            | Words::Phrase(_)
            | Words::Drawing(_)
            | Words::Act(_)
            | Words::Thought(_)
            | Words::Gone(_) => None,
        };
        let is_ours = |number: &usize| match &message.words {
            Words::Text(found) => *found == self.text(*number),
            _ => true,
        };
        let number = number.filter(is_ours).ok_or(MADE_UP)?;
        let due = self.due_of(number)?;
        if self.place_of(number).0 != thread {
            return Err("talk in another channel than it was said in");
        }
        self.threads[thread].hear(socket, number, message.seq)?;
        Ok(due)
    }

    /// When a message was due.
    fn due_of(&self, number: usize) -> Result<Instant, &'static str> {
        let due = number.checked_sub(1).and_then(|index| self.due.get(index));
        due.copied().ok_or(MADE_UP)
    }

    /// How many messages are not acknowledged, or not heard by everybody who reads their channel.
    pub(crate) fn unheard(&self) -> usize {
        self.threads.iter().map(Thread::unheard).sum()
    }

    fn text(&self, number: usize) -> String {
        let opening = if self.speech == Speech::Whispers { WHISPERED } else { "What shall we do" };
        format!("{opening} about yellow? {number}")
    }
}

/// The beginning of each text that is whispered.
pub(crate) const WHISPERED: &str = "Between us alone, what shall we do";

/// The channel of a person and the next one.
fn whisper(author: usize, people: usize) -> Thread {
    let mut readers = vec![author, (author + 1) % people];
    readers.sort_unstable();
    let seats: SeatSet = readers.iter().map(|&reader| Seat::ALL[reader]).collect();
    Thread::new(Channel::Private(seats), readers)
}

/// A treaty of two seats that names its number, by squares. The other party promises as well not to move its pieces of
/// these roles.
fn treaty(number: usize, author: Seat, (other, held): (Seat, &str), end: &str) -> Option<TreatyForm> {
    let square = |digit: u32| {
        let square = number / SQUARES.pow(digit) % SQUARES;
        SQUARE9.squares().nth(square).map(|square| SQUARE9.square_name(square))
    };
    let keep_out = format!("keep_out({})", square(0)?);
    let mut of_other = format!("no_corpse({})", square(1)?);
    if !held.is_empty() {
        of_other.push_str(&format!(",hold({}{held})", other.letter()));
    }
    let mut parties = [(author, keep_out), (other, of_other)];
    parties.sort_by_key(|&(seat, _)| seat);
    let party = |(seat, clause): &(Seat, String)| format!("{}:{clause}", seat.letter());
    let text = format!("{} {} /{end}", party(&parties[0]), party(&parties[1]));
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

fn id(number: usize) -> CommandId {
    format!("talk-{number}").parse().expect("an id of letters and digits")
}

/// The number of the message with an id.
fn number_of_id(id: &str) -> Option<usize> {
    id.strip_prefix("talk-")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::now;

    /// A talk of some people of whom each has a socket, in which a number of messages is sent.
    fn talk(speech: Speech, people: usize, messages: usize) -> (LoadTalk, Vec<Say>) {
        let mut talk = LoadTalk::new(speech, people, people, 0);
        let game = "game".parse().unwrap();
        let said = (0..messages).map(|_| {
            let (_, message) = talk.next(&game, now(), |_| "M".to_owned());
            let ClientMessage::Say { say, .. } = serde_json::from_str(&message).unwrap() else { panic!() };
            say
        });
        let said = said.collect();
        (talk, said)
    }

    fn page_of(channel: Channel, messages: Vec<(TalkSeq, Words)>) -> TalkPage {
        let message =
            |(seq, words)| TalkMessage { seq, at_ms: 1, after: 0, seat: None, name: String::new(), words };
        TalkPage { channel, messages: messages.into_iter().map(message).collect() }
    }

    /// A page of texts of which each has a number in the channel, and one of its own.
    fn page(talk: &LoadTalk, messages: &[(TalkSeq, usize)]) -> TalkPage {
        let texts = messages.iter().map(|&(seq, number)| (seq, Words::Text(talk.text(number))));
        page_of(Channel::Table, texts.collect())
    }

    fn hear(talk: &mut LoadTalk, socket: usize, messages: &[(TalkSeq, usize)]) -> bool {
        let page = page(talk, messages);
        talk.heard(socket, &page).is_ok()
    }

    #[test]
    fn the_service_orders_the_messages_and_everybody_hears_them_so() {
        let (mut talk, _) = talk(Speech::Texts, 2, 3);
        let authors: Vec<_> = talk.pending().map(|(author, _)| *author).collect();
        assert_eq!((authors, talk.unheard()), (vec![0, 1, 0], 3));
        assert!(talk.said("talk-2", Channel::Table, 1).is_ok());
        assert!(hear(&mut talk, 0, &[(1, 2), (2, 1)]));
        assert!(talk.said("talk-1", Channel::Table, 2).is_ok());
        assert!(hear(&mut talk, 1, &[(1, 2)]) && hear(&mut talk, 1, &[(2, 1)]));
        assert_eq!(talk.unheard(), 1);
    }

    #[test]
    fn what_is_missing_doubled_or_made_up_is_a_problem() {
        for wrong in [&[(2, 1)][..], &[(1, 1), (1, 1)], &[(1, 1), (3, 2)], &[(1, 1), (2, 1)], &[(1, 4)]] {
            assert!(!hear(&mut talk(Speech::Texts, 2, 3).0, 0, wrong), "{wrong:?}");
        }
        let (mut talk, _) = talk(Speech::Texts, 2, 3);
        assert!(hear(&mut talk, 0, &[(1, 3)]));
        assert!(!hear(&mut talk, 1, &[(1, 2)]), "another order");
        assert!(talk.said("talk-3", Channel::Dead, 1).is_err());
        assert!(talk.said("talk-9", Channel::Table, 2).is_err());
        assert!(talk.said("talk-3", Channel::Table, 1).is_ok());
        assert!(talk.said("talk-3", Channel::Table, 1).is_err(), "twice");
    }

    #[test]
    fn who_comes_back_hears_the_same_again_and_says_again_what_had_no_answer() {
        let (mut talk, _) = talk(Speech::Texts, 2, 3);
        for (number, seq) in [(1, 1), (2, 2)] {
            assert!(talk.said(&format!("talk-{number}"), Channel::Table, seq).is_ok());
        }
        assert!(hear(&mut talk, 0, &[(1, 1), (2, 2)]) && hear(&mut talk, 1, &[(1, 1), (2, 2)]));
        talk.reopen();
        assert_eq!((talk.pending().count(), talk.unheard()), (1, 3), "nothing is heard yet");
        assert!(hear(&mut talk, 0, &[(1, 1), (2, 2)]));
        assert!(!hear(&mut talk, 1, &[(1, 2)]), "the first is lost");
        assert_eq!(talk.unheard(), 2);
    }

    #[test]
    fn a_treaty_names_its_number() {
        for number in [1, 2, 80, 81, 82, 6_560] {
            for (author, other) in [(Seat::Red, Seat::Blue), (Seat::Green, Seat::Red)] {
                for (held, end) in [("", "1r"), ("", "notice"), ("AM", "1r")] {
                    assert_eq!(number_of(&treaty(number, author, (other, held), end).unwrap()), Some(number));
                }
            }
        }
    }

    #[test]
    fn acts_are_heard_like_words() {
        let (mut talk, _) = talk(Speech::Acts, 1, 0);
        let game = "game".parse().unwrap();
        talk.people = 4;
        let mut said = Vec::new();
        for number in 1..=2 {
            let (author, message) = talk.next(&game, now(), |_| "M".to_owned());
            let ClientMessage::Say { say, .. } = serde_json::from_str(&message).unwrap() else { panic!() };
            assert_eq!(author, number - 1);
            assert!(talk.said(&format!("talk-{number}"), Channel::Table, number as TalkSeq).is_ok());
            said.push((number as TalkSeq, say.words));
        }
        assert!(matches!(&said[1].1, Words::Act(Act { kind: ActKind::Accept { of: 1 }, .. })));
        assert!(talk.heard(0, &page_of(Channel::Table, said)).is_ok());
        assert_eq!(talk.unheard(), 0);
    }

    /// Says the next message, which the service gives its number.
    fn say(talk: &mut LoadTalk, number: usize) -> (usize, Words) {
        let (author, message) = talk.next(&"game".parse().unwrap(), now(), |_| "CM".to_owned());
        let ClientMessage::Say { say, .. } = serde_json::from_str(&message).unwrap() else { panic!() };
        let page = page_of(Channel::Table, vec![(number as TalkSeq, say.words.clone())]);
        assert!(talk.said(&id(number).to_string(), Channel::Table, number as TalkSeq).is_ok());
        assert!((0..talk.people).all(|socket| talk.heard(socket, &page).is_ok()));
        (author, say.words)
    }

    #[test]
    fn of_the_treaties_one_is_broken_one_gets_notice_and_one_is_kept() {
        let mut talk = LoadTalk::new(Speech::Acts, 4, 4, 0);
        let said: Vec<_> = (1..=12).map(|number| say(&mut talk, number)).collect();
        let proposed = |number: usize| match &said[number - 1].1 {
            Words::Act(Act { kind: ActKind::Propose { treaty }, .. }) => {
                Treaty::from_form(&SQUARE9, treaty).unwrap().to_string()
            }
            other => panic!("{other:?}"),
        };
        assert!(proposed(1).contains("b:no_corpse(a1),hold(bCM) /1r"), "{}", proposed(1));
        assert!(proposed(5).ends_with(" /notice"), "{}", proposed(5));
        assert!(proposed(9).ends_with(" /1r") && !proposed(9).contains("hold"), "{}", proposed(9));
        let (accepting, noticing) = (&said[5], &said[6]);
        assert!(matches!(&accepting.1, Words::Act(Act { kind: ActKind::Accept { of: 5 }, .. })));
        let by = Seat::ALL[accepting.0];
        assert_eq!(
            (noticing.0, &noticing.1),
            (accepting.0, &Words::Act(Act::new(by, ActKind::Notice { of: 5 })))
        );
        assert_eq!((talk.unheard(), talk.treaties.count().notices), (0, 1));
    }

    #[test]
    fn two_whisper_and_nobody_else_may_hear_it() {
        let (mut talk, said) = talk(Speech::Whispers, 4, 16);
        let channels: Vec<_> = said[..8].iter().step_by(2).map(|say| say.channel.to_string()).collect();
        assert_eq!(channels, ["red+blue", "blue+yellow", "yellow+green", "red+green"]);
        assert!(
            said[..8].iter().all(|say| matches!(&say.words, Words::Text(text) if text.contains(WHISPERED)))
        );
        let is_proposal =
            |say: &Say| matches!(&say.words, Words::Act(Act { kind: ActKind::Propose { .. }, .. }));
        assert!(said[8..].iter().step_by(2).all(is_proposal));
        let first = page_of(said[0].channel, vec![(1, said[0].words.clone())]);
        assert!(talk.heard(0, &first).is_ok() && talk.heard(1, &first).is_ok());
        assert!(talk.heard(2, &first).is_err(), "not for yellow");
        let elsewhere = page_of(said[2].channel, vec![(1, said[0].words.clone())]);
        assert!(talk.heard(1, &elsewhere).is_err(), "said in another channel");
    }
}
