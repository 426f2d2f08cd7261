use std::io;

use djambi::Problem;

/// What the system says, as far as it is usual.
#[must_use]
pub fn system_problem(error: &io::Error) -> Option<Problem> {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "not_found",
        io::ErrorKind::PermissionDenied => "permission_denied",
        io::ErrorKind::IsADirectory => "is_a_directory",
        io::ErrorKind::AlreadyExists => "already_exists",
        io::ErrorKind::AddrInUse => "addr_in_use",
        io::ErrorKind::AddrNotAvailable => "addr_not_available",
        io::ErrorKind::StorageFull => "storage_full",
        _ => return None,
    };
    Some(Problem::new("system").with("kind", kind))
}
