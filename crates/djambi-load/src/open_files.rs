//! The number of sockets that the system lets the load open.

/// Raises the number of open files to what the system allows, and returns it; `None` where there is no limit.
#[cfg(unix)]
pub(crate) fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: before.maximum, maximum: before.maximum };
    if setrlimit(Resource::Nofile, raised).is_ok() { raised.current } else { before.current }
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<u64> {
    None
}
