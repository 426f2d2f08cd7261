//! The number of files and connections that the system lets this process open.

/// How many files may be open apart from connections: the database, its log, the log of the service.
#[cfg(unix)]
const RESERVED: u64 = 100;

/// Raises the number of open files to what the system allows at most, and returns how many connections that
/// leaves; `None` where there is no limit.
#[cfg(unix)]
pub(super) fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: before.maximum, maximum: before.maximum };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => raised.current,
        Err(error) => {
            tracing::warn!(%error, limit = before.current, "the limit of open files cannot be raised");
            before.current
        }
    };
    current.map(|files| usize::try_from(files.saturating_sub(RESERVED)).unwrap_or(usize::MAX).max(1))
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(super) fn raise() -> Option<usize> {
    None
}
