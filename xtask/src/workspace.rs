//! The folders of the project on this disk, and which files are its own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::tool::Tool;

/// Folders that hold what was built or fetched, never what was written.
const BUILT: &[&str] =
    &["target", "node_modules", "dist", "generated", "test-results", "playwright-report", ".git"];

/// The project on this disk.
pub(crate) struct Workspace {
    /// The folder of the repository.
    pub(crate) root: PathBuf,
    /// Where cargo puts what it builds.
    pub(crate) target: PathBuf,
}

impl Workspace {
    /// Finds the project by asking cargo.
    pub(crate) fn locate() -> Result<Self> {
        let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml");
        let text = cargo("metadata")
            .args(["--format-version=1", "--no-deps", "--manifest-path", manifest])
            .output()
            .context("cargo does not read the workspace")?;
        let metadata: Value = serde_json::from_str(&text).context("cargo metadata is not JSON")?;
        let folder = |key: &str| {
            metadata[key].as_str().map(PathBuf::from).with_context(|| format!("cargo metadata has no {key}"))
        };
        Ok(Self { root: folder("workspace_root")?, target: folder("target_directory")? })
    }

    /// A path inside the repository.
    pub(crate) fn path(&self, inside: &str) -> PathBuf {
        self.root.join(inside)
    }

    /// The folder of the TypeScript part.
    pub(crate) fn web(&self) -> PathBuf {
        self.path("web")
    }

    /// The folder of the stamp files, which say which steps passed with which inputs.
    pub(crate) fn stamps(&self) -> PathBuf {
        self.target.join("xtask")
    }

    /// The written files below these files and folders, sorted; a path that does not exist counts as empty.
    pub(crate) fn files(&self, below: &[&str]) -> Result<Vec<PathBuf>> {
        let mut found = Vec::new();
        for inside in below {
            collect(&self.path(inside), &mut found)?;
        }
        found.sort();
        found.dedup();
        Ok(found)
    }

    /// The name of a file in messages: its path from the root, with slashes.
    pub(crate) fn name(&self, file: &Path) -> String {
        file.strip_prefix(&self.root).unwrap_or(file).to_string_lossy().replace('\\', "/")
    }
}

/// A command of the cargo that started this program, or of the first one on the path. It takes the versions
/// of Cargo.lock, or says that it needs others.
pub(crate) fn cargo(command: &str) -> Tool {
    let tool = Tool::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())).args([command]);
    // The formatter resolves no dependencies.
    if command == "fmt" { tool } else { tool.args(["--locked"]) }
}

/// The same for programs that work at length on this machine: on a processor of x86-64 since about 2013 they use what it
/// has, as what is handed out does. `RUSTFLAGS` of the environment takes the place of that.
pub(crate) fn cargo_at_full_speed(command: &str) -> Tool {
    let tool = cargo(command);
    match FULL_SPEED {
        Some(flags) if is_newer() && std::env::var_os("RUSTFLAGS").is_none() => tool.env("RUSTFLAGS", flags),
        _ => tool,
    }
}

/// The flags of the compiler for newer processors of this kind.
const FULL_SPEED: Option<&str> =
    if cfg!(target_arch = "x86_64") { Some("-C target-cpu=x86-64-v3") } else { None };

/// Whether this processor has what the newest instructions that are used are told by.
fn is_newer() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

fn collect(path: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_file() {
        found.push(path.to_path_buf());
        return Ok(());
    }
    if !path.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(path).with_context(|| format!("cannot list {}", path.display()))? {
        let entry = entry?;
        let kind = entry.file_type()?;
        // In a worktree of git, `.git` is a file.
        if BUILT.iter().any(|name| entry.file_name() == *name) {
            continue;
        }
        if kind.is_file() {
            found.push(entry.path());
        } else if kind.is_dir() {
            collect(&entry.path(), found)?;
        }
    }
    Ok(())
}
