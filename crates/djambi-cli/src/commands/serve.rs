//! The command `serve`.

mod limit_options;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;
use djambi_server::{Config, ConnectionLimits, PublicUrl, Retention};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::ParseError;

use limit_options::LimitOptions;

/// Host games: a web server with the pages and the games
///
/// Prints its address and serves until it is terminated. Logs go to standard error.
#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, value_name = "ADDR", default_value = Config::DEFAULT_LISTEN)]
    listen: SocketAddr,

    /// The database: a file's path or sqlite:PATH [default: a file in the user's data directory]
    #[arg(long, value_name = "URL")]
    database: Option<String>,

    /// The address at which browsers reach the service, such as https://djambi.example behind a proxy
    ///
    /// Requests from pages of any other address are refused. With https, cookies are sent by https only.
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,

    /// The level of the log, and of parts of it, such as debug or warn,djambi_server=debug
    #[arg(long, value_name = "FILTER", default_value = "warn,djambi_server=info,djambi::security=info", value_parser = log_filter)]
    log: String,

    /// Where Prometheus reads metrics, at /metrics; not set, nowhere
    #[arg(long, value_name = "ADDR")]
    metrics_listen: Option<SocketAddr>,

    /// How long the service goes on after SIGTERM while /readyz answers 503, so that a proxy takes notice
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    drain_seconds: u32,

    /// Close games in which nobody has moved for this many days, and delete those without any turn; 0 keeps
    /// all
    #[arg(long, value_name = "DAYS", default_value_t = Retention::DEFAULT_DAYS)]
    retention_days: u32,

    #[command(flatten)]
    limits: LimitOptions,
}

impl Serve {
    /// Runs the command.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        tracing_subscriber::fmt()
            .with_env_filter(EnvFilter::try_new(&self.log)?)
            .with_writer(std::io::stderr)
            .with_ansi(std::io::stderr().is_terminal())
            .init();
        let database = self.database.map_or_else(Config::default_database, Ok)?;
        let config = Config {
            listen: self.listen,
            database,
            connections: ConnectionLimits::default(),
            public_url: self.public_url,
            metrics: self.metrics_listen,
            drain: Duration::from_secs(self.drain_seconds.into()),
            limits: self.limits.limits(),
            retention: Retention { days: self.retention_days, ..Retention::default() },
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let result = runtime.block_on(djambi_server::serve(&config));
        // Threads that still work are not waited for: everything is written.
        runtime.shutdown_background();
        Ok(result?)
    }
}

/// The text itself, if it is a filter.
fn log_filter(text: &str) -> Result<String, ParseError> {
    EnvFilter::try_new(text).map(|_| text.to_owned())
}
