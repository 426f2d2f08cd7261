//! The program `djambi`, which is put under load. It belongs to another crate, so cargo has not built it for these
//! tests.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The program that is tested.
pub(crate) const LOAD: &str = env!("CARGO_BIN_EXE_djambi-load");

/// The path of `djambi` beside the tested program. The first call builds it, in the profile of the tests.
pub(crate) fn djambi() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let folder = Path::new(LOAD).parent().unwrap();
        let profile = folder.file_name().unwrap().to_str().unwrap();
        let status = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "--package=djambi-cli"])
            .args(["--profile", if profile == "debug" { "dev" } else { profile }, "--target-dir"])
            .arg(folder.parent().unwrap())
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status();
        assert!(status.unwrap().success(), "djambi cannot be built");
        folder.join("djambi").with_extension(std::env::consts::EXE_EXTENSION)
    })
}
