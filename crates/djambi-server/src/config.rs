//! The configuration of a server.

mod retention;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use crate::build_info::Build;
use crate::connection_limits::ConnectionLimits;
use crate::identity::Registration;
use crate::limits::Limits;
use crate::mail::MailSettings;
use crate::order::RatedWith;
use crate::public_url::PublicUrl;
use crate::push::PushSettings;
use crate::site::Site;

pub use retention::Retention;

/// The directory of the default database is not known.
#[derive(Debug, thiserror::Error)]
#[error("no home directory: name a database file with --database")]
pub struct NoDataDirectory;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The database: a file's path or `sqlite:PATH`.
    pub database: String,
    /// The file of the keys that seal what is said in private; `None` for the one beside the database.
    pub press_keys: Option<PathBuf>,
    /// How long connections may take, and how many there may be.
    pub connections: ConnectionLimits,
    /// The address at which browsers reach the service, such as that of a proxy before it. Without it, the
    /// header `Host` of each request is taken for the address.
    pub public_url: Option<PublicUrl>,
    /// The address at which metrics are read; none are by default.
    pub metrics: Option<SocketAddr>,
    /// How long the service goes on after it was told to end, while it answers that it is not ready.
    pub drain: Duration,
    /// What clients may do, and which proxies are believed.
    pub limits: Limits,
    /// Who may make an account.
    pub registration: Registration,
    /// With whom people play rated games; `None` for strangers where everybody may make an account, else for anybody: in a
    /// club all know each other.
    pub rated_with: Option<RatedWith>,
    /// The service's own name, and how people reach the host.
    pub site: Site,
    /// How long games are kept that nobody uses.
    pub retention: Retention,
    /// How mail is sent; none is by default.
    pub mail: Option<MailSettings>,
    /// How browsers are told of games by push.
    pub push: PushSettings,
    /// The program that serves.
    pub build: Build,
}

impl Config {
    /// The configuration with the defaults of all else: no limits of what clients may do, no metrics.
    #[must_use]
    pub fn new(listen: SocketAddr, database: String) -> Self {
        Self {
            listen,
            database,
            press_keys: None,
            connections: ConnectionLimits::default(),
            public_url: None,
            metrics: None,
            drain: Duration::ZERO,
            limits: Limits::OFF,
            registration: Registration::default(),
            rated_with: None,
            site: Site::default(),
            retention: Retention::default(),
            mail: None,
            push: PushSettings::default(),
            build: Build::default(),
        }
    }

    /// With whom people play rated games.
    pub(crate) fn rated_with(&self) -> RatedWith {
        self.rated_with.unwrap_or(match self.registration {
            Registration::Open => RatedWith::Strangers,
            Registration::Invited | Registration::Closed => RatedWith::Anybody,
        })
    }

    /// The default address to listen on.
    pub const DEFAULT_LISTEN: &str = "127.0.0.1:8080";

    /// The default database: the file `djambi/djambi.sqlite3` in the user's data directory, which is where the system
    /// has it: `$XDG_DATA_HOME` or `~/.local/share`, `~/Library/Application Support` or `%APPDATA%`.
    ///
    /// # Errors
    /// When the home directory is not known.
    pub fn default_database() -> Result<String, NoDataDirectory> {
        let data = choose_native_strategy().map_err(|_| NoDataDirectory)?.data_dir();
        let file = data.join("djambi").join("djambi.sqlite3");
        file.into_os_string().into_string().map_err(|_| NoDataDirectory)
    }
}
