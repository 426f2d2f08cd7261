//! Rebuilds the crate when a file in `web/dist` has changed, which a release embeds. Other builds read them from
//! disk.

use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
    // A program whose folder comes into being after it reads nothing from it.
    if Path::new("../../web").is_dir() {
        std::fs::create_dir_all("../../web/dist")?;
    }
    Ok(())
}
