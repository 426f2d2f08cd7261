//! The argument that names the database.

use clap::Args;
use djambi_server::Config;

/// The environment variable that names the database when the argument does not.
const VARIABLE: &str = "DJAMBI_DATABASE";

/// The argument that names the database.
#[derive(Args)]
pub(super) struct DatabaseArgument {
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl DatabaseArgument {
    /// The address of the database.
    ///
    /// # Errors
    /// When nothing names it and the data directory is not known.
    pub(super) fn url(&self) -> anyhow::Result<String> {
        match self.database.clone().or_else(|| std::env::var(VARIABLE).ok()) {
            Some(url) => Ok(url),
            None => Ok(Config::default_database()?),
        }
    }
}
