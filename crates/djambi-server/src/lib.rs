//! The service: rooms in which games are played, the store that keeps them, and the pages.
//!
//! A game is an append-only log of events; its state is the fold of the log. One task owns each game that is
//! being played (see `game`), an event is on disk before anybody is told of it (see `store`), and clients use
//! the messages of [`djambi_protocol`] (see `http`). `docs/PROTOCOL.md` lists the guarantees.
//!
//! Not in this crate: the rules of the game (crate `djambi`), the table of a game (crate `djambi-table`) and
//! the search (crate `djambi-engine`). The clock and randomness are read in the module `env` only.

pub mod admin;
mod app;
mod build_info;
mod calendar;
mod compressed;
mod config;
mod connection_limits;
mod content_policies;
mod env;
mod error_chain;
mod failure;
mod fast_map;
mod game;
mod hours;
mod http;
mod identity;
mod licences;
mod limits;
mod lobby;
mod mail;
mod manual;
mod metrics;
mod open_sockets;
mod openings;
mod order;
mod outbox;
mod pictures;
mod public_url;
mod push;
mod security;
mod serve;
mod served_time;
mod site;
mod store;
mod system;
mod wire;

pub use build_info::Build;
pub use config::{Config, NoDataDirectory, Retention};
pub use connection_limits::ConnectionLimits;
pub use game::told_character;
pub use identity::{NoRegistration, Registration};
pub use licences::{LicenceNotice, licences};
pub use limits::{AtOnce, Limit, LimitError, Limits, NotAProxy, Rate, RateError, TimeUnit, TrustedProxy};
pub use mail::{
    InvalidMailAddress, InvalidSmtpUrl, MailAddress, MailFrom, MailOption, MailOptions, MailPace,
    MailSettings, MailSetupError, SmtpPassword, SmtpUrl,
};
pub use manual::{manual_chapter, manual_chapters};
pub use order::{NoRatedWith, RatedWith};
pub use public_url::{InvalidPublicUrl, PublicUrl};
pub use push::{InvalidPushHosts, PushHosts, PushPace, PushSettings};
pub use serve::{ServeError, Server, runtime, serve};
pub use site::{Contact, Embedder, HousePages, HousePagesError, InvalidSite, Site, SiteName};
pub use store::StoreError;
pub use system::system_problem;
