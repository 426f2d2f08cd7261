//! The counters of the service, for Prometheus.
//!
//! A count is an atomic number; a few more are read from the system when somebody asks. No label names a
//! person, an address or a game.

mod gauge_guard;
mod labels;
mod process;
pub(crate) mod process_usage;

use std::sync::{Arc, OnceLock};

use djambi_protocol::{Channel, EventKind};
use prometheus_client::encoding::text;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

pub(crate) use gauge_guard::GaugeGuard;
use labels::{ChannelLabels, CommandLabels, EventLabels, GameLabels, LimitLabels, RequestLabels};
use process::ProcessCollector;

use crate::build_info::Build;
use crate::env;

/// The content type of [`Metrics::text`].
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What the service counts.
#[derive(Default)]
pub(crate) struct Metrics {
    /// The open sockets.
    pub(crate) sockets: Gauge,
    /// The open rooms.
    pub(crate) rooms: Gauge,
    /// What the bots do.
    pub(crate) bots: BotMetrics,
    /// What is in the lobby.
    pub(crate) lobby: LobbyMetrics,
    /// What the writer does.
    pub(crate) writer: WriterMetrics,
    /// What becomes of letters.
    pub(crate) mail: MailMetrics,
    /// The messages to browsers, by what becomes of them.
    pub(crate) push: PushMetrics,
    requests: Family<RequestLabels, Counter>,
    games: Family<GameLabels, Counter>,
    events: Family<EventLabels, Counter>,
    commands: Family<CommandLabels, Counter>,
    /// The counter of turns among the events, once there is one: looking for it is a tenth of a microsecond.
    turns: OnceLock<Counter>,
    /// The counter of commands that are acknowledged, likewise.
    acknowledged: OnceLock<Counter>,
    talk: Family<ChannelLabels, Counter>,
    refusals: Family<LimitLabels, Counter>,
    build: Build,
    /// When the service began to count, in milliseconds since 1970.
    started_ms: u64,
}

/// What the bots do.
#[derive(Clone, Default)]
pub(crate) struct BotMetrics {
    /// The searches that run.
    pub(crate) thinking: Gauge,
    /// The searches that wait for a slot.
    pub(crate) waiting: Gauge,
}

/// What is in the lobby.
#[derive(Clone, Default)]
pub(crate) struct LobbyMetrics {
    /// The tables that wait for players and are listed.
    pub(crate) tables: Gauge,
    /// The connections that follow the lobby.
    pub(crate) followers: Gauge,
}

/// What becomes of letters.
#[derive(Clone, Default)]
pub(crate) struct MailMetrics {
    /// The letters that the mail server has taken.
    pub(crate) sent: Counter,
    /// The tries in vain after which there is another one.
    pub(crate) retried: Counter,
    /// The letters that were not sent.
    pub(crate) given_up: Counter,
}

/// The messages to browsers, by what becomes of them.
#[derive(Clone, Default)]
pub(crate) struct PushMetrics {
    /// The messages that a push service has taken.
    pub(crate) sent: Counter,
    /// The tries in vain after which there is another one.
    pub(crate) retried: Counter,
    /// The messages that were not sent.
    pub(crate) given_up: Counter,
    /// The browsers of which a push service knows nothing any more.
    pub(crate) ended: Counter,
}

/// What the writer of the database does.
#[derive(Clone)]
pub(crate) struct WriterMetrics {
    /// The changes that wait for the writer or for the end of their commit.
    pub(crate) queue: Gauge,
    /// How many changes a commit has.
    pub(crate) changes: Histogram,
    /// How many seconds a commit takes.
    pub(crate) seconds: Histogram,
    /// The commits that have failed.
    pub(crate) failures: Counter,
}

impl Default for WriterMetrics {
    fn default() -> Self {
        Self {
            queue: Gauge::default(),
            changes: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 15)),
            failures: Counter::default(),
        }
    }
}

impl Metrics {
    /// Metrics of a program that starts now, with those of a writer that runs already.
    pub(crate) fn new(writer: WriterMetrics, build: Build) -> Arc<Self> {
        Arc::new(Self { writer, build, started_ms: env::now_ms(), ..Self::default() })
    }

    /// What the program was built from and for.
    pub(crate) fn build(&self) -> Build {
        self.build
    }

    /// Counts the answer to a request, by the pattern of its route.
    pub(crate) fn request(&self, route: &str, status: u16) {
        let labels = RequestLabels { route: route.to_owned(), status: status.into() };
        self.requests.get_or_create(&labels).inc();
    }

    /// Counts a new game.
    pub(crate) fn game_created(&self) {
        self.games.get_or_create(&GameLabels { event: "created" }).inc();
    }

    /// Counts the end of a game.
    pub(crate) fn game_ended(&self) {
        self.games.get_or_create(&GameLabels { event: "ended" }).inc();
    }

    /// Counts an event of a game.
    pub(crate) fn event(&self, event: &EventKind) {
        let counter = || self.events.get_or_create(&EventLabels::from(event)).clone();
        match event {
            EventKind::Turn { .. } => self.turns.get_or_init(counter).inc(),
            _ => counter().inc(),
        };
    }

    /// Counts a command that is acknowledged.
    pub(crate) fn command_acknowledged(&self) {
        let counter = || self.commands.get_or_create(&CommandLabels { result: "ack" }).clone();
        self.acknowledged.get_or_init(counter).inc();
    }

    /// Counts a command that is refused, by the code of its problem.
    pub(crate) fn command_refused(&self, code: &'static str) {
        self.commands.get_or_create(&CommandLabels { result: code }).inc();
    }

    /// Counts a message that somebody has said.
    pub(crate) fn said(&self, channel: Channel) {
        let channel = match channel {
            Channel::Table => "table",
            Channel::Dead => "dead",
            Channel::Watchers => "watchers",
            // Nobody learns from figures that others whisper.
            Channel::Private(_) => return,
        };
        self.talk.get_or_create(&ChannelLabels { channel }).inc();
    }

    /// Counts something that a limit has refused.
    pub(crate) fn refused_by_limit(&self, limit: &'static str) {
        self.refusals.get_or_create(&LimitLabels { limit }).inc();
    }

    /// All counts and those of the process in the text form of OpenMetrics. It reads files of the system.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        text::encode(&mut out, &self.registry()).expect("text");
        out
    }

    fn registry(&self) -> Registry {
        let mut all = Registry::default();
        all.register_collector(Box::new(ProcessCollector { started_ms: self.started_ms }));
        let ours = all.sub_registry_with_prefix("djambi");
        ours.register("http_requests", "Answers to requests, by route and status", self.requests.clone());
        ours.register("sockets_open", "Open sockets", self.sockets.clone());
        ours.register("games_live", "Games with an open room", self.rooms.clone());
        ours.register("games", "Games that were created or ended", self.games.clone());
        ours.register("events", "Events of games that were written", self.events.clone());
        ours.register("commands", "Commands, by ack or the code of the refusal", self.commands.clone());
        ours.register("talk", "Messages that people have said, by channel", self.talk.clone());
        ours.register("refusals", "What was refused by a limit", self.refusals.clone());
        ours.register("bots_thinking", "Searches of bots that run", self.bots.thinking.clone());
        ours.register("bots_waiting", "Searches of bots that wait for a slot", self.bots.waiting.clone());
        ours.register("tables_open", "Listed tables that wait for players", self.lobby.tables.clone());
        ours.register("lobby_followers", "Connections that follow the lobby", self.lobby.followers.clone());
        let MailMetrics { sent, retried, given_up } = self.mail.clone();
        ours.register("mail_sent", "Letters that the mail server has taken", sent);
        ours.register("mail_retried", "Tries to send a letter that are repeated later", retried);
        ours.register("mail_given_up", "Letters that were not sent", given_up);
        let PushMetrics { sent, retried, given_up, ended } = self.push.clone();
        ours.register("push_sent", "Messages that a push service has taken", sent);
        ours.register("push_retried", "Tries to push a message that are repeated later", retried);
        ours.register("push_given_up", "Messages that were not pushed", given_up);
        ours.register("push_ended", "Browsers that a push service knows no more", ended);
        let WriterMetrics { queue, changes, seconds, failures } = self.writer.clone();
        ours.register("writer_queue", "Changes that wait for the writer or its commit", queue);
        ours.register("commit_changes", "Changes of each commit", changes);
        ours.register("commit_seconds", "How long each commit took, in seconds", seconds);
        ours.register("commit_failures", "Commits that have failed", failures);
        let Build { version, commit, target } = self.build;
        let build = Info::new(vec![("version", version), ("commit", commit), ("target", target)]);
        ours.register("build", "What the program was built from and for", build);
        all
    }
}
