//! The command `serve`.

mod limit_options;
mod log_queue;
mod log_writer;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use djambi_server::{
    Build, Config, ConnectionLimits, Contact, Embedder, HousePages, PublicUrl, PushHosts, PushSettings,
    RatedWith, Registration, Retention, Site, SiteName,
};
use tracing_subscriber::EnvFilter;

use crate::arguments::{ArgumentError, MailArguments};
use limit_options::LimitOptions;
use log_queue::LogQueue;
use log_writer::{Colours, LogWriter};

/// The most threads that serve sockets and games.
const MAX_THREADS: i64 = 256;

/// The arguments of `serve`.
#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDR", default_value = Config::DEFAULT_LISTEN)]
    listen: SocketAddr,

    #[arg(long, value_name = "URL")]
    database: Option<String>,

    #[arg(long, value_name = "FILE")]
    press_key: Option<PathBuf>,

    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,

    #[arg(long, value_name = "NAME")]
    site_name: Option<SiteName>,

    #[arg(long, value_name = "ADDR")]
    contact: Option<Contact>,

    #[arg(long, value_name = "FOLDER")]
    pages: Option<HousePages>,

    #[arg(long, value_name = "ORIGIN", num_args = 1.., value_delimiter = ',')]
    embed: Vec<Embedder>,

    #[arg(long, value_name = "FILTER", default_value = "warn,djambi_server=info,djambi::security=info", value_parser = log_filter)]
    log: String,

    #[arg(long, value_name = "ADDR")]
    metrics_listen: Option<SocketAddr>,

    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    drain_seconds: u32,

    #[arg(long, value_name = "DAYS", default_value_t = Retention::DEFAULT_DAYS)]
    retention_days: u32,

    #[arg(long, value_name = "DAYS", default_value_t = Retention::DEFAULT_PRESS_DAYS)]
    press_days: u32,

    #[arg(long, value_name = "WHO", default_value = Registration::default().name())]
    registration: Registration,

    #[arg(long, value_name = "WHO")]
    rated_with: Option<RatedWith>,

    #[command(flatten)]
    mail: MailArguments,

    #[arg(long, value_name = "HOSTS", default_value = PushHosts::USUAL)]
    push_hosts: PushHosts,

    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS))]
    threads: Option<u16>,

    #[command(flatten)]
    limits: LimitOptions,
}

impl Serve {
    /// Runs the command.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let colours = if std::io::stderr().is_terminal() { Colours::Shown } else { Colours::None };
        let (queue, _end) = LogQueue::to(std::io::stderr())?;
        tracing_subscriber::fmt()
            .with_env_filter(EnvFilter::try_new(&self.log)?)
            .with_writer(move || LogWriter::new(queue.clone(), colours))
            .with_ansi(false)
            .log_internal_errors(false)
            .init();
        let mail = self.mail.options().settings(self.public_url.clone())?;
        let database = self.database.map_or_else(Config::default_database, Ok)?;
        let config = Config {
            listen: self.listen,
            database,
            press_keys: self.press_key,
            connections: ConnectionLimits::default(),
            public_url: self.public_url,
            metrics: self.metrics_listen,
            drain: Duration::from_secs(self.drain_seconds.into()),
            limits: self.limits.limits(),
            registration: self.registration,
            rated_with: self.rated_with,
            site: Site {
                name: self.site_name,
                contact: self.contact,
                pages: self.pages.unwrap_or_default(),
                embedders: self.embed,
            },
            retention: Retention {
                days: self.retention_days,
                press_days: self.press_days,
                ..Retention::default()
            },
            mail,
            push: PushSettings { hosts: self.push_hosts, ..PushSettings::default() },
            build: Build {
                version: env!("CARGO_PKG_VERSION"),
                commit: env!("BUILT_COMMIT"),
                target: env!("BUILT_TARGET"),
            },
        };
        let runtime = djambi_server::runtime(self.threads.map(usize::from))?;
        let result = runtime.block_on(djambi_server::serve(&config));
        // Threads that still work are not waited for: everything is written.
        runtime.shutdown_background();
        Ok(result?)
    }
}

/// The text itself, if it is a filter.
fn log_filter(text: &str) -> Result<String, ArgumentError> {
    EnvFilter::try_new(text).map(|_| text.to_owned()).map_err(|_| ArgumentError::Filter)
}
