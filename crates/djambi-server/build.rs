//! Says when the crate is to be built anew although no source has changed: the migrations are embedded, and a release
//! embeds what stands in `web/dist`; other builds read that from disk.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=migrations");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
