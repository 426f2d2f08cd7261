//! Tells the program what it was built from and for.

use std::env;
use std::process::Command;

fn main() {
    // The program takes variables that begin with DJAMBI_ for its options, also those that cargo sets.
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=BUILT_COMMIT");
    let mut target = env::var("TARGET").unwrap_or_default();
    // The level of processors is in no name of a target.
    if env::var("CARGO_CFG_TARGET_FEATURE").is_ok_and(|has| has.split(',').any(|one| one == "avx2")) {
        target.push_str(", x86-64-v3");
    }
    // A program for work would be built anew after each commit.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = env::var("BUILT_COMMIT")
        .ok()
        .filter(|commit| !commit.is_empty())
        .or_else(|| is_release.then(commit_of_checkout).flatten());
    let commit = commit.unwrap_or_default();
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let of = if commit.is_empty() { target.clone() } else { format!("{commit}, {target}") };
    println!("cargo::rustc-env=BUILT_VERSION={version} ({of})");
    println!("cargo::rustc-env=BUILT_COMMIT={commit}");
    println!("cargo::rustc-env=BUILT_TARGET={target}");
}

/// The commit of the checkout and its day, such as `1a2b3c4d5e6f 2026-11-27`; `None` outside a checkout.
fn commit_of_checkout() -> Option<String> {
    // The log grows with each commit, whichever branch it is on.
    println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--git-path", "logs/HEAD"])?);
    git(&["log", "-1", "--abbrev=12", "--format=%h %cs"])
}

/// The line that git prints.
fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
