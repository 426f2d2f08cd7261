//! The notices that go with the program: the texts of the licences of all that it is made of, with the names of the authors.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use spdx::{Expression, Licensee, ParseMode};

use super::generated;
use crate::workspace::{Workspace, cargo};

/// The committed file, which the program holds.
const COMMITTED: &str = "crates/djambi-server/licences.json";

/// The packages that are handed out.
const PRODUCTS: &[&str] = &[
    "djambi-cli",
    "djambi-load",
    "djambi-wasm",
    "djambi-wasm-engine",
    "djambi-wasm-press",
    "djambi-wasm-room",
];

/// The licences that may be chosen, the first of those that a package offers.
const CHOSEN: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "CDLA-Permissive-2.0",
    "0BSD",
];

/// Sentences by which the text of a licence is known.
const MARKS: &[(&str, &str)] = &[
    ("MIT", "Permission is hereby granted, free of charge, to any person obtaining"),
    ("Apache-2.0", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"),
    ("BSD-3-Clause", "may be used to endorse or promote"),
    ("BSD-2-Clause", "Redistribution and use in source and binary forms"),
    ("ISC", "Permission to use, copy, modify, and/or distribute this software for any"),
    ("ISC", "Permission to use, copy, modify, and distribute this software for any"),
    ("0BSD", "Permission to use, copy, modify, and/or distribute this software for any"),
    ("Zlib", "This software is provided 'as-is', without any express or implied"),
    ("Unicode-3.0", "UNICODE LICENSE V3"),
    ("CDLA-Permissive-2.0", "Community Data License Agreement"),
    ("OFL-1.1", "SIL OPEN FONT LICENSE"),
];

/// How the names of files with licences begin.
const FILES: &[&str] = &["license", "licence", "copying", "notice", "unlicense"];

/// The place of the names in a standard text.
const NOBODY: &str = "<year> <owner>";

/// The font of the pages, which the bundle holds beside the dependencies of `web/package.json`.
const FONT: &str = "@fontsource/gelasio";

/// The notices: a licence and its text, with the packages that it stands for.
type Notices = BTreeMap<(String, String), BTreeSet<String>>;

/// Complains of the committed file if it is missing or outdated, and of dependencies without a notice.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    Ok(generated::outdated(workspace, COMMITTED, &generate(workspace)?))
}

/// Writes the file anew.
pub(super) fn write(workspace: &Workspace) -> Result<()> {
    fs::write(workspace.path(COMMITTED), generate(workspace)?)
        .with_context(|| format!("cannot write {COMMITTED}"))
}

/// A package of others that is handed out with the program.
pub(crate) struct Part {
    /// Where it comes from, as addresses of packages name it: `cargo` or `npm`.
    pub(crate) registry: &'static str,
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its licence, as an expression of SPDX.
    pub(crate) licence: String,
}

/// All packages that are handed out, by name.
///
/// # Errors
/// If cargo does not say what is used, or the packages of the pages are not there.
pub(crate) fn parts(workspace: &Workspace) -> Result<Vec<Part>> {
    let part = |registry, package: &Value| -> Result<Part> {
        let name = text_of(&package["name"]).to_owned();
        let expression = text_of(&package["license"]);
        let parsed = Expression::canonicalize(expression)?.unwrap_or_else(|| expression.to_owned());
        Ok(Part { registry, name, version: text_of(&package["version"]).to_owned(), licence: parsed })
    };
    let metadata = metadata(workspace)?;
    let mut parts =
        used_packages(&metadata).map(|package| part("cargo", package)).collect::<Result<Vec<_>>>()?;
    for (_, package) in web_folders(workspace)? {
        parts.push(part("npm", &package)?);
    }
    parts.sort_by(|one, other| {
        (one.registry, &one.name, &one.version).cmp(&(other.registry, &other.name, &other.version))
    });
    Ok(parts)
}

fn generate(workspace: &Workspace) -> Result<String> {
    let mut notices = Notices::new();
    own(workspace, &mut notices)?;
    crates(workspace, &mut notices)?;
    web_packages(workspace, &mut notices)?;
    let list: Vec<Value> = notices
        .into_iter()
        .map(|((licence, text), packages)| json!({ "licence": licence, "packages": packages, "text": text }))
        .collect();
    Ok(serde_json::to_string_pretty(&list)? + "\n")
}

/// Adds the licences of the program itself.
fn own(workspace: &Workspace, notices: &mut Notices) -> Result<()> {
    for (licence, file) in [("MIT", "LICENSE-MIT"), ("Apache-2.0", "LICENSE-APACHE")] {
        let text = fs::read_to_string(workspace.path(file)).with_context(|| format!("cannot read {file}"))?;
        notices.entry((licence.to_owned(), tidy(&text))).or_default().insert("djambi".to_owned());
    }
    Ok(())
}

/// Adds the notices of the crates that the products use, directly or not.
fn crates(workspace: &Workspace, notices: &mut Notices) -> Result<()> {
    for package in used_packages(&metadata(workspace)?) {
        let name = format!("{} {}", text_of(&package["name"]), text_of(&package["version"]));
        let folder =
            Path::new(text_of(&package["manifest_path"])).parent().context("manifest in a folder")?;
        let expression = text_of(&package["license"]);
        let authors = authors(package);
        for (licence, text) in chosen(&name, expression, folder)? {
            let text = text.replace(NOBODY, &authors);
            notices.entry((licence, text)).or_default().insert(name.clone());
        }
    }
    Ok(())
}

/// What cargo says of all packages.
fn metadata(workspace: &Workspace) -> Result<Value> {
    let text = cargo("metadata").args(["--format-version=1"]).within(&workspace.root).output()?;
    serde_json::from_str(&text).context("cargo metadata is not JSON")
}

/// The packages of others that are linked into the products.
fn used_packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    let used = used_ids(metadata);
    array(&metadata["packages"])
        .filter(move |package| !package["source"].is_null() && used.contains(text_of(&package["id"])))
}

/// The authors of a package, without their addresses.
fn authors(package: &Value) -> String {
    let names =
        array(&package["authors"]).map(|author| text_of(author).split(" <").next().unwrap_or_default());
    names.collect::<Vec<_>>().join(", ")
}

/// The ids of the packages that are linked into the products.
fn used_ids(metadata: &Value) -> BTreeSet<&str> {
    let nodes: BTreeMap<&str, &Value> =
        array(&metadata["resolve"]["nodes"]).map(|node| (text_of(&node["id"]), node)).collect();
    let is_product = |package: &&Value| PRODUCTS.contains(&text_of(&package["name"]));
    let mut waiting: Vec<&str> =
        array(&metadata["packages"]).filter(is_product).map(|package| text_of(&package["id"])).collect();
    let mut used = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if used.insert(id) {
            let is_linked =
                |dependency: &&Value| array(&dependency["dep_kinds"]).any(|kind| kind["kind"].is_null());
            waiting.extend(array(&nodes[id]["deps"]).filter(is_linked).map(|dep| text_of(&dep["pkg"])));
        }
    }
    used
}

/// Adds the notices of the packages that the bundle holds.
fn web_packages(workspace: &Workspace, notices: &mut Notices) -> Result<()> {
    for (folder, package) in web_folders(workspace)? {
        let title = format!("{} {}", text_of(&package["name"]), text_of(&package["version"]));
        for (licence, text) in chosen(&title, text_of(&package["license"]), &folder)? {
            notices.entry((licence, text)).or_default().insert(title.clone());
        }
    }
    Ok(())
}

/// The packages that the bundle holds: their folders, and what they say of themselves.
fn web_folders(workspace: &Workspace) -> Result<Vec<(PathBuf, Value)>> {
    let read = |path: &Path| -> Result<Value> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        serde_json::from_str(&text).with_context(|| format!("{} is not JSON", path.display()))
    };
    let web = workspace.path("web");
    let manifest = read(&web.join("package.json"))?;
    let dependencies = manifest["dependencies"].as_object().context("dependencies of web/package.json")?;
    let names = dependencies.keys().map(String::as_str).chain([FONT]);
    names
        .map(|name| {
            let folder = web.join("node_modules").join(name);
            let package =
                read(&folder.join("package.json")).context("`npm ci` in web fetches the packages")?;
            Ok((folder, package))
        })
        .collect()
}

/// The licences that are chosen of those that a package offers, with their texts.
fn chosen(name: &str, expression: &str, folder: &Path) -> Result<Vec<(String, String)>> {
    if expression == "OFL-1.1" {
        return Ok(vec![(expression.to_owned(), text_in(folder, expression)?.context("text of the font")?)]);
    }
    let accepted = CHOSEN
        .iter()
        .map(|licence| Licensee::parse(licence))
        .collect::<Result<Vec<_>, _>>()
        .context("names of licences")?;
    let parsed = Expression::parse_mode(expression, ParseMode::LAX)
        .with_context(|| format!("{name} has the licence {expression:?}, which is no expression of SPDX"))?;
    let needed = parsed
        .minimized_requirements(&accepted)
        .with_context(|| format!("{name} has the licence {expression:?}, of which none may be chosen"))?;
    let mut chosen = Vec::new();
    for requirement in needed {
        let licence = requirement.license.to_string();
        let text = match text_in(folder, &licence)? {
            Some(text) => text,
            None => standard_text(name, &licence)?,
        };
        chosen.push((licence, text));
    }
    Ok(chosen)
}

/// The text of a licence among the files of a package, if there is one.
fn text_in(folder: &Path, licence: &str) -> Result<Option<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_file() && FILES.iter().any(|file| name.contains(file)) {
            paths.push(path);
        }
    }
    paths.sort();
    for path in paths {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        // A file with several licences stands for each of them.
        if MARKS.iter().any(|(name, mark)| *name == licence && words.contains(mark)) {
            return Ok(Some(tidy(&text)));
        }
    }
    Ok(None)
}

/// The text of a licence as SPDX has it, for packages that come without.
fn standard_text(name: &str, licence: &str) -> Result<String> {
    let id = spdx::license_id(licence)
        .with_context(|| format!("{name} comes without the text of its licence {licence}"))?;
    Ok(tidy(id.text()))
}

/// A text with the line ends of Unix, no blanks at the ends of lines and none around it.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
