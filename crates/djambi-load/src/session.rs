//! All sockets of the load, and the turns played on them.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, mpsc};
use tokio::task::{JoinHandle, JoinSet, spawn_local};
use tokio::time::timeout;

use crate::clock::now;
use crate::game::LoadGame;
use crate::pacer::{Pacer, Schedule};
use crate::play::{Play, SocketId};
use crate::tally::{Problems, Tally};
use crate::treaties::TreatyCount;
use djambi_client::{ClientError, Socket, Target};

/// How many sockets are opened at a time.
const OPENING_AT_ONCE: usize = 256;
/// How long answers are waited for after the last turn was sent.
const SETTLE_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the end of the sockets may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(10);

/// Games with open sockets.
pub(crate) struct Session {
    play: Rc<RefCell<Play>>,
    sockets: JoinSet<()>,
}

impl Session {
    /// Opens the sockets of games. Sockets that cannot be opened are counted as problems.
    pub(crate) async fn open(target: &Target, games: Vec<LoadGame>) -> Self {
        let play = Rc::new(RefCell::new(Play::new(games, now())));
        let permits = Rc::new(Semaphore::new(OPENING_AT_ONCE));
        let (report, mut opened) = mpsc::unbounded_channel();
        let mut sockets = JoinSet::new();
        let counts: Vec<usize> = play.borrow().games.iter().map(|game| game.game.cookies.len()).collect();
        for (game, count) in counts.into_iter().enumerate() {
            for socket in 0..count {
                let client = SocketClient { at: SocketId { game, socket }, play: play.clone() };
                sockets.spawn_local(client.run(target.clone(), permits.clone(), report.clone()));
            }
        }
        drop(report);
        let mut problems = Problems::default();
        while let Some(result) = opened.recv().await {
            if let Err(problem) = result {
                problems.add(problem);
            }
        }
        play.borrow_mut().add_problems(problems);
        Self { play, sockets }
    }

    /// The number of open sockets.
    pub(crate) fn open_sockets(&self) -> usize {
        self.play.borrow().open_sockets()
    }

    /// Starts to send turns at a rate, until the value is dropped.
    pub(crate) fn start(&self, rate: f64) -> Pacing {
        self.pace(rate, |play, dues| {
            dues.for_each(|due| play.add_due(due));
            play.dispatch();
        })
    }

    /// Starts to say things at a rate of messages a second, until the value is dropped.
    pub(crate) fn start_talk(&self, rate: f64) -> Pacing {
        self.pace(rate, move |play, dues| dues.for_each(|due| play.say(due)))
    }

    /// Does something at a rate with the moments that have come.
    fn pace(
        &self,
        rate: f64,
        act: impl Fn(&mut Play, &mut dyn Iterator<Item = Instant>) + 'static,
    ) -> Pacing {
        let play = self.play.clone();
        let mut schedule = Schedule::new(now(), rate);
        let pacer = Pacer::start(rate);
        Pacing(spawn_local(async move {
            loop {
                let time = now();
                act(&mut play.borrow_mut(), &mut std::iter::from_fn(|| schedule.next_due(time)));
                pacer.tick.notified().await;
            }
        }))
    }

    /// Sends again what had no answer, and returns the number of these turns.
    pub(crate) fn resend(&self) -> usize {
        self.play.borrow_mut().resend(now())
    }

    /// Says again what had no answer, and returns the number of these messages.
    pub(crate) fn say_again(&self) -> usize {
        self.play.borrow().say_again()
    }

    /// Takes what has been counted, and begins to count anew.
    pub(crate) fn take_tally(&self) -> Tally {
        self.play.borrow_mut().take_tally(now())
    }

    /// Forgets the turns that were due and not sent, waits for the answers to the others and to what was
    /// said, and returns the numbers of turns: not sent, without an answer.
    pub(crate) async fn settle(&self) -> (usize, usize) {
        let unsent = self.play.borrow_mut().clear_backlog();
        self.wait_while(|play| play.unanswered() + play.unheard() > 0).await;
        (unsent, self.play.borrow().unanswered())
    }

    /// Waits until what was said is acknowledged and heard, while turns go on.
    pub(crate) async fn hush(&self) {
        self.wait_while(|play| play.unheard() > 0).await;
    }

    async fn wait_while(&self, is_waiting: impl Fn(&Play) -> bool) {
        let end = now() + SETTLE_TIMEOUT;
        while is_waiting(&self.play.borrow()) && now() < end {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// The number of games that have come to the end of their lines.
    pub(crate) fn played_out(&self) -> usize {
        self.play.borrow().played_out
    }

    /// How many messages of talk are not acknowledged, or not heard by all who read them.
    pub(crate) fn unheard(&self) -> usize {
        self.play.borrow().unheard()
    }

    /// The ends of the treaties of all games.
    pub(crate) fn treaties(&self) -> TreatyCount {
        self.play.borrow().treaties()
    }

    /// The number of games with a clock.
    pub(crate) fn with_clocks(&self) -> usize {
        self.play.borrow().games.iter().filter(|game| game.game.clock.is_some()).count()
    }

    /// Looks at all games.
    pub(crate) fn each_game(&self, mut look: impl FnMut(&LoadGame)) {
        self.play.borrow().games.iter().for_each(|game| look(&game.game));
    }

    /// Closes the sockets and returns the games.
    pub(crate) async fn close(mut self) -> Vec<LoadGame> {
        self.play.borrow_mut().close();
        let all = async { while self.sockets.join_next().await.is_some() {} };
        drop(timeout(CLOSE_TIMEOUT, all).await);
        self.sockets.abort_all();
        let games = std::mem::take(&mut self.play.borrow_mut().games);
        games.into_iter().map(|game| game.game).collect()
    }

    /// Waits until the service has ended all sockets, and returns the games with what has been counted.
    pub(crate) async fn end_with_the_service(mut self) -> (Vec<LoadGame>, Tally) {
        let all = async { while self.sockets.join_next().await.is_some() {} };
        drop(timeout(CLOSE_TIMEOUT, all).await);
        let tally = self.take_tally();
        (self.close().await, tally)
    }
}

/// Turns are sent, or things said, as long as this lives.
pub(crate) struct Pacing(JoinHandle<()>);

impl Drop for Pacing {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The client of one socket.
struct SocketClient {
    at: SocketId,
    play: Rc<RefCell<Play>>,
}

impl SocketClient {
    /// Opens the socket, reports that, and runs it until one side ends it.
    async fn run(
        self,
        target: Target,
        permits: Rc<Semaphore>,
        report: mpsc::UnboundedSender<Result<(), String>>,
    ) {
        let permit = permits.acquire().await;
        let socket = self.open(&target).await;
        drop(permit);
        let (mut socket, mut outbox) = match socket {
            Ok(opened) => opened,
            Err(problem) => return drop(report.send(Err(problem.to_string()))),
        };
        drop(report.send(Ok(())));
        drop(report);
        let end = self.talk(&mut socket, &mut outbox).await;
        if end.is_none() {
            drop(timeout(Duration::from_secs(1), socket.close()).await);
        }
        let mut play = self.play.borrow_mut();
        play.closed(self.at);
        if let Some(end) = end {
            play.tally.problems.add(end.to_string());
        }
    }

    async fn open(&self, target: &Target) -> Result<(Socket, mpsc::UnboundedReceiver<String>), ClientError> {
        let (id, cookie, since) = {
            let play = self.play.borrow();
            let game = &play.games[self.at.game].game;
            (game.id.clone(), game.cookies[self.at.socket].clone(), game.acknowledged)
        };
        let mut socket = Socket::open(target, self.at.socket, cookie.as_deref()).await?;
        let game = socket.follow_game(&id, since).await?;
        let (sender, outbox) = mpsc::unbounded_channel();
        self.play.borrow_mut().opened(self.at, game, sender);
        Ok((socket, outbox))
    }

    /// Sends and receives until one side ends the connection; returns how the service ended it.
    async fn talk(
        &self,
        socket: &mut Socket,
        outbox: &mut mpsc::UnboundedReceiver<String>,
    ) -> Option<ClientError> {
        loop {
            tokio::select! {
                biased;
                text = socket.next_text() => match text {
                    Ok(text) => self.receive(&text),
                    Err(end) => return Some(end),
                },
                command = outbox.recv() => {
                    if let Err(end) = socket.send_text(command?).await {
                        return Some(end);
                    }
                }
            }
        }
    }

    fn receive(&self, text: &str) {
        self.play.borrow_mut().receive(self.at, text, now());
    }
}
