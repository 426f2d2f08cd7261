//! The program that serves: what it was built from and for.

/// The origin of a program, as its metrics tell it.
#[derive(Clone, Copy, Debug)]
pub struct Build {
    /// The version, such as `0.1.0`.
    pub version: &'static str,
    /// The commit and its day; empty where they are not known.
    pub commit: &'static str,
    /// The target, such as `x86_64-unknown-linux-gnu`; empty where it is not known.
    pub target: &'static str,
}

/// The version of this crate.
impl Default for Build {
    fn default() -> Self {
        Self { version: env!("CARGO_PKG_VERSION"), commit: "", target: "" }
    }
}
