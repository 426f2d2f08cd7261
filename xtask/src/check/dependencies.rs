//! The table of which crate may use which, checked against the dependencies that cargo resolves.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::workspace::{Workspace, cargo};

/// What a crate of ours may and may not use.
struct CrateRule {
    name: &'static str,
    /// Which crates of ours it may use, in its tests too.
    ours: &'static [&'static str],
    /// Which crates from elsewhere it must not use outside tests, directly or indirectly.
    never: &'static [&'static str],
    /// Which crates from elsewhere it may use directly outside tests; any if there is no list.
    only: Option<&'static [&'static str]>,
}

const RUNTIMES: &[&str] = &["tokio", "mio", "socket2", "async-std", "smol"];
const RANDOM: &[&str] = &["rand", "rand_core", "getrandom", "fastrand"];
const SERVICE: &[&str] = &["axum", "hyper", "tokio", "mio", "rusqlite", "libsqlite3-sys", "tower"];
/// How languages write numbers, counts and lists.
const CLDR: &[&str] = &["icu_decimal", "icu_list", "icu_locale_core", "icu_plurals"];

const RULES: &[CrateRule] = &[
    CrateRule {
        name: "djambi",
        ours: &[],
        never: RUNTIMES,
        only: Some(&["arbitrary", "arrayvec", "bitflags", "hashbrown", "schemars", "serde", "thiserror"]),
    },
    CrateRule {
        name: "djambi-press",
        ours: &["djambi"],
        never: RUNTIMES,
        only: Some(&["arbitrary", "schemars", "serde"]),
    },
    CrateRule { name: "djambi-engine", ours: &["djambi", "djambi-press"], never: RUNTIMES, only: None },
    CrateRule {
        name: "djambi-lab",
        ours: &["djambi", "djambi-engine", "djambi-press", "djambi-rating"],
        never: SERVICE,
        only: None,
    },
    CrateRule {
        name: "djambi-rating",
        ours: &[],
        never: SERVICE,
        only: Some(&["skillratings", "thiserror"]),
    },
    CrateRule { name: "djambi-protocol", ours: &["djambi", "djambi-press"], never: SERVICE, only: None },
    CrateRule {
        name: "djambi-server",
        ours: &[
            "djambi",
            "djambi-client",
            "djambi-engine",
            "djambi-press",
            "djambi-protocol",
            "djambi-rating",
            "djambi-table",
            "djambi-text",
        ],
        never: &[],
        only: None,
    },
    CrateRule {
        name: "djambi-table",
        ours: &["djambi", "djambi-press", "djambi-protocol"],
        never: RUNTIMES,
        only: Some(&["serde_json", "thiserror"]),
    },
    CrateRule {
        name: "djambi-text",
        ours: &["djambi", "djambi-press", "djambi-protocol"],
        never: SERVICE,
        only: Some(CLDR),
    },
    CrateRule { name: "djambi-wasm", ours: &["djambi"], never: SERVICE, only: None },
    CrateRule { name: "djambi-wasm-engine", ours: &["djambi", "djambi-engine"], never: SERVICE, only: None },
    CrateRule {
        name: "djambi-wasm-press",
        ours: &["djambi", "djambi-press", "djambi-protocol", "djambi-table"],
        never: SERVICE,
        only: None,
    },
    CrateRule {
        name: "djambi-wasm-room",
        ours: &["djambi", "djambi-engine", "djambi-protocol", "djambi-table"],
        never: SERVICE,
        only: None,
    },
    CrateRule {
        name: "djambi-cli",
        ours: &[
            "djambi",
            "djambi-client",
            "djambi-engine",
            "djambi-lab",
            "djambi-press",
            "djambi-protocol",
            "djambi-server",
            "djambi-table",
            "djambi-text",
        ],
        never: &[],
        only: None,
    },
    CrateRule {
        name: "djambi-client",
        ours: &["djambi", "djambi-protocol"],
        never: &["axum", "rusqlite", "libsqlite3-sys"],
        only: None,
    },
    CrateRule {
        name: "djambi-load",
        ours: &[
            "djambi",
            "djambi-client",
            "djambi-engine",
            "djambi-press",
            "djambi-protocol",
            "djambi-table",
        ],
        never: &[],
        only: None,
    },
    CrateRule { name: "xtask", ours: &[], never: SERVICE, only: None },
];

/// Every dependency that the table does not allow. Tests may turn on a feature of their own crate.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let text =
        cargo("metadata").args(["--format-version=1"]).within(&workspace.root).output().context(
            "cargo cannot read the dependencies (is Cargo.lock up to date? `cargo check` updates it)",
        )?;
    let graph = DependencyGraph::read(&serde_json::from_str(&text).context("cargo metadata is not JSON")?);
    let mut faults = Vec::new();
    for name in &graph.ours {
        match RULES.iter().find(|rule| rule.name == name) {
            Some(rule) => check(rule, &graph, &mut faults),
            None => faults.push(format!("{name}: this crate is not in the dependency table of {}", file!())),
        }
    }
    Ok(faults)
}

fn check(rule: &CrateRule, graph: &DependencyGraph, faults: &mut Vec<String>) {
    let name = rule.name;
    let direct = graph.arrows.get(name).cloned().unwrap_or_default();
    for arrow in &direct {
        let used = arrow.to.as_str();
        if graph.ours.contains(used) {
            if used != name && !rule.ours.contains(&used) {
                faults.push(format!("{name} must not use {used}"));
            }
        } else if arrow.kind == DependencyKind::Always && rule.only.is_some_and(|only| !only.contains(&used))
        {
            faults.push(format!("{name} uses {used}, which is not on its short list"));
        }
    }
    for (used, way) in graph.reached_from(name) {
        let random = name == "djambi" && RANDOM.contains(&used.as_str());
        if random || rule.never.contains(&used.as_str()) {
            faults.push(format!("{name} must not use {used}, which comes in by {way}"));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum DependencyKind {
    Always,
    TestsOnly,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Arrow {
    to: String,
    kind: DependencyKind,
}

/// The dependencies of all crates, by name.
struct DependencyGraph {
    ours: BTreeSet<String>,
    arrows: BTreeMap<String, BTreeSet<Arrow>>,
}

impl DependencyGraph {
    fn read(metadata: &Value) -> Self {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let names: BTreeMap<String, String> = list(&metadata["packages"])
            .iter()
            .map(|package| (text(&package["id"]), text(&package["name"])))
            .collect();
        let name = |id: &Value| names.get(&text(id)).cloned().unwrap_or_default();
        let mut arrows: BTreeMap<String, BTreeSet<Arrow>> = BTreeMap::new();
        for node in list(&metadata["resolve"]["nodes"]) {
            let uses = arrows.entry(name(&node["id"])).or_default();
            for dependency in list(&node["deps"]) {
                let kinds = list(&dependency["dep_kinds"]);
                let tests_only = kinds.iter().all(|kind| kind["kind"] == "dev");
                let kind = if tests_only { DependencyKind::TestsOnly } else { DependencyKind::Always };
                uses.insert(Arrow { to: name(&dependency["pkg"]), kind });
            }
        }
        Self { ours: list(&metadata["workspace_members"]).iter().map(name).collect(), arrows }
    }

    /// Everything a crate uses outside its tests, and through which of its own dependencies.
    fn reached_from(&self, name: &str) -> BTreeMap<String, String> {
        let mut reached = BTreeMap::new();
        let always = |from: &str| {
            self.arrows.get(from).into_iter().flatten().filter(|arrow| arrow.kind == DependencyKind::Always)
        };
        let mut waiting: Vec<(String, String)> =
            always(name).map(|arrow| (arrow.to.clone(), arrow.to.clone())).collect();
        while let Some((found, way)) = waiting.pop() {
            if reached.contains_key(&found) {
                continue;
            }
            waiting.extend(always(&found).map(|arrow| (arrow.to.clone(), way.clone())));
            reached.insert(found, way);
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of a graph written as `from -> to`, with `~>` for what only tests use.
    fn faults_of(arrows: &[&str]) -> Vec<String> {
        let mut graph = DependencyGraph {
            ours: RULES.iter().map(|rule| rule.name.to_owned()).collect(),
            arrows: BTreeMap::new(),
        };
        for arrow in arrows {
            let words: Vec<&str> = arrow.split(' ').collect();
            let kind = if words[1] == "~>" { DependencyKind::TestsOnly } else { DependencyKind::Always };
            graph
                .arrows
                .entry(words[0].to_owned())
                .or_default()
                .insert(Arrow { to: words[2].to_owned(), kind });
        }
        let mut faults = Vec::new();
        RULES.iter().for_each(|rule| check(rule, &graph, &mut faults));
        faults
    }

    #[test]
    fn arrows_that_point_towards_the_rules_are_fine() {
        let arrows = ["djambi-engine -> djambi", "djambi-server -> djambi-engine", "djambi-server -> tokio"];
        assert_eq!(faults_of(&arrows), [""; 0]);
        assert_eq!(faults_of(&["djambi ~> proptest", "proptest -> rand"]), [""; 0]);
    }

    #[test]
    fn arrows_that_point_elsewhere_are_named() {
        assert_eq!(faults_of(&["djambi -> djambi-engine"]), ["djambi must not use djambi-engine"]);
        assert_eq!(faults_of(&["djambi-wasm ~> djambi-server"]), ["djambi-wasm must not use djambi-server"]);
        assert_eq!(faults_of(&["djambi -> regex"]), ["djambi uses regex, which is not on its short list"]);
        assert_eq!(
            faults_of(&["djambi-table -> tokio", "djambi-table ~> djambi-server"]),
            [
                "djambi-table must not use djambi-server",
                "djambi-table uses tokio, which is not on its short list",
                "djambi-table must not use tokio, which comes in by tokio",
            ]
        );
        let hidden = ["djambi-protocol -> helper", "helper -> axum"];
        assert_eq!(faults_of(&hidden), ["djambi-protocol must not use axum, which comes in by helper"]);
    }
}
