//! One channel of a game in a load: each message must come once, in order, and to everybody who reads it.

use djambi_protocol::{Channel, TalkSeq};

/// What has been said in a channel.
#[derive(Debug)]
pub(crate) struct Thread {
    /// The channel.
    pub(crate) channel: Channel,
    /// The sockets that read it.
    readers: Vec<usize>,
    /// The number of the message that the service has made the first, the second and so on.
    order: Vec<usize>,
    /// How many messages each reader has heard.
    heard: Vec<TalkSeq>,
    /// How many messages have been sent.
    sent: usize,
    /// How many messages have been acknowledged.
    acknowledged: usize,
    /// How many acts have come too late, and were refused.
    refused: usize,
}

/// The problem of messages that do not come once and in order.
const OUT_OF_ORDER: &str = "talk is missing, doubled or out of order";

impl Thread {
    /// A channel that these sockets read, before anything is said.
    pub(crate) fn new(channel: Channel, readers: Vec<usize>) -> Self {
        let heard = vec![0; readers.len()];
        Self { channel, readers, order: Vec::new(), heard, sent: 0, acknowledged: 0, refused: 0 }
    }

    /// Notes that a message is sent.
    pub(crate) const fn send(&mut self) {
        self.sent += 1;
    }

    /// Notes that an act was refused: it came too late.
    pub(crate) const fn refuse(&mut self) {
        self.refused += 1;
    }

    /// Takes in an acknowledgement of the message with this number.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) fn acknowledge(&mut self, number: usize, seq: TalkSeq) -> Result<(), &'static str> {
        self.acknowledged += 1;
        self.place(number, seq)
    }

    /// Takes in the message with this number at a socket.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) fn hear(&mut self, socket: usize, number: usize, seq: TalkSeq) -> Result<(), &'static str> {
        let reader = self.readers.iter().position(|&reader| reader == socket);
        let heard = &mut self.heard[reader.ok_or("talk that is not for this socket")?];
        let is_next = seq == *heard + 1;
        *heard = seq;
        if is_next { self.place(number, seq) } else { Err(OUT_OF_ORDER) }
    }

    /// Notes which message the service has given a number.
    fn place(&mut self, number: usize, seq: TalkSeq) -> Result<(), &'static str> {
        let index = seq as usize;
        if index == self.order.len() + 1 && !self.order.contains(&number) {
            self.order.push(number);
        }
        let is_same = self.number(seq) == Some(number);
        if is_same { Ok(()) } else { Err(OUT_OF_ORDER) }
    }

    /// The number of the message that the service has given this one.
    pub(crate) fn number(&self, seq: TalkSeq) -> Option<usize> {
        self.order.get((seq as usize).checked_sub(1)?).copied()
    }

    /// The number that the service has given a message.
    pub(crate) fn seq(&self, number: usize) -> Option<TalkSeq> {
        let index = self.order.iter().position(|&said| said == number)?;
        TalkSeq::try_from(index + 1).ok()
    }

    /// The readers come back and hear everything from the beginning, which must be the same.
    pub(crate) fn reopen(&mut self) {
        self.heard.fill(0);
    }

    /// How many messages are not acknowledged, or not heard by every reader.
    pub(crate) fn unheard(&self) -> usize {
        let heard = self.heard.iter().map(|&heard| heard as usize);
        let fewest = heard.chain([self.acknowledged]).min().unwrap_or_default();
        self.sent.saturating_sub(fewest + self.refused)
    }
}
