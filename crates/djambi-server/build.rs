//! Rebuilds the crate when an embedded file has changed: a migration, and in a release a file in `web/dist`.
//! Other builds read `web/dist` from disk.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=migrations");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
