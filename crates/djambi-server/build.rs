//! Rebuilds the crate when a file in `web/dist` has changed, which a release embeds. Other builds read them from
//! disk.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
