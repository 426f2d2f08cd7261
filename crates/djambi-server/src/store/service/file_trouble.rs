//! Troubles of the database that others have made.

/// What has happened to the file of an open database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileTrouble {
    /// There is no file at its path any more.
    Gone,
    /// Another file is at its path.
    Replaced,
    /// Its log has been deleted.
    LogGone,
    /// Another program has written to it.
    Overwritten,
    /// SQLite finds damaged pages.
    Damaged,
}

impl FileTrouble {
    /// What has happened, and what to do, for the log and for hosts.
    pub(crate) const fn sentence(self) -> &'static str {
        match self {
            Self::Gone => {
                "the database was moved or deleted while the service runs: what is written is lost at its end; \
                 move it back"
            }
            Self::Replaced => {
                "another file is at the database's path while the service runs: what is written is lost at its \
                 end; move the file back that was there, or stop the service at once and use `djambi admin restore`"
            }
            Self::LogGone => {
                "the log beside the database (-wal) was deleted while the service runs: stop the service, which \
                 saves what it can, and verify the database"
            }
            Self::Overwritten => {
                "another program has written to the database while the service runs: stop the service and use \
                 `djambi admin restore`"
            }
            Self::Damaged => "pages of the database are damaged: stop the service and restore a backup",
        }
    }
}
