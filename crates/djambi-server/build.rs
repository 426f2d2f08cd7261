//! Tells cargo what is built into the program besides Rust: the migrations, and in a release build the browser's files,
//! which may come to be or change their names after the program was last built.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=migrations");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
