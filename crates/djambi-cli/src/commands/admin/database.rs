//! The arguments that name the database and the file of press keys.

use std::path::PathBuf;

use clap::Args;
use djambi_server::Config;

/// The environment variable that names the database when the argument does not.
const VARIABLE: &str = "DJAMBI_DATABASE";

/// The environment variable that names the file of press keys when the argument does not.
const PRESS_KEY_VARIABLE: &str = "DJAMBI_PRESS_KEY";

/// The argument that names the file of press keys.
#[derive(Args)]
pub(super) struct PressKeyArgument {
    #[arg(long, value_name = "FILE")]
    press_key: Option<PathBuf>,
}

impl PressKeyArgument {
    /// The file; `None` for the one beside the database.
    pub(super) fn file(&self) -> Option<PathBuf> {
        let named =
            || std::env::var_os(PRESS_KEY_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
        self.press_key.clone().or_else(named)
    }
}

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
