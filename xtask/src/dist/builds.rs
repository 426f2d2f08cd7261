//! The programs that are handed out, built for any processor of a kind of machine and for no library of its system.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::needs;
use crate::tool::Tool;
use crate::workspace::Workspace;

/// A kind of machine.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Machine {
    /// Processors of Intel and AMD since 2003.
    Amd64,
    /// Processors of Arm with 64 bits.
    Arm64,
}

/// A program of the service's package and where it lies from the root of the archive.
pub(super) struct Program {
    /// The path inside, such as `bin/djambi`.
    pub(super) inside: &'static str,
    /// The built file.
    pub(super) built: PathBuf,
}

/// The program that loads a service.
pub(super) const LOAD: &str = "bin/djambi-load";
/// The program for newer processors of x86-64, which the usual one becomes where it can.
const FASTER: &str = "lib/djambi/djambi-x86-64-v3";

impl Machine {
    /// The kind of this machine.
    pub(super) fn of_host() -> Result<Self> {
        match std::env::consts::ARCH {
            "x86_64" => Ok(Self::Amd64),
            "aarch64" => Ok(Self::Arm64),
            other => {
                bail!("nothing is handed out for machines such as this ({other}): name one by --machine")
            }
        }
    }

    /// The target of Rust.
    pub(super) const fn target(self) -> &'static str {
        match self {
            Self::Amd64 => "x86_64-unknown-linux-musl",
            Self::Arm64 => "aarch64-unknown-linux-musl",
        }
    }

    /// The name of the architecture in packages of Debian and in images.
    pub(super) const fn architecture(self) -> &'static str {
        match self {
            Self::Amd64 => "amd64",
            Self::Arm64 => "arm64",
        }
    }

    /// Builds all programs for machines of this kind.
    pub(super) fn programs(self, workspace: &Workspace) -> Result<Vec<Program>> {
        let build = |inside, package, processor| self.build(workspace, inside, package, processor);
        Ok(match self {
            Self::Amd64 => vec![
                build("bin/djambi", "djambi-cli", "x86-64")?,
                build(LOAD, "djambi-load", "x86-64")?,
                build(FASTER, "djambi-cli", "x86-64-v3")?,
            ],
            Self::Arm64 => {
                vec![build("bin/djambi", "djambi-cli", "generic")?, build(LOAD, "djambi-load", "generic")?]
            }
        })
    }

    /// Builds a package for processors of a level, with paths that are the same on every machine.
    fn build(
        self,
        workspace: &Workspace,
        inside: &'static str,
        package: &str,
        processor: &str,
    ) -> Result<Program> {
        println!("-> build {inside} for {}", self.architecture());
        needs::target(self.target())?;
        let search = needs::zigbuild(workspace)?;
        let root = workspace.root.display();
        let cargo = cargo_home()?;
        let cargo = cargo.display();
        let flags = format!(
            "-C target-cpu={processor} -C strip=symbols --remap-path-prefix={root}=/djambi --remap-path-prefix={cargo}=/cargo"
        );
        let arguments =
            ["zigbuild", "--locked", "--release", "--target", self.target(), "--package", package];
        Tool::new("cargo")
            .args(arguments)
            .env("PATH", search)
            .env("RUSTFLAGS", flags)
            .env("CFLAGS", format!("-ffile-prefix-map={cargo}=/cargo"))
            .within(&workspace.root)
            .run()?;
        let name = if package == "djambi-cli" { "djambi" } else { package };
        let from = workspace.target.join(self.target()).join("release").join(name);
        // The next build of the package takes this one's place.
        let built = workspace.target.join("dist-programs").join(self.architecture()).join(inside);
        if let Some(folder) = built.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::copy(&from, &built).with_context(|| format!("cannot copy {}", from.display()))?;
        Ok(Program { inside, built })
    }
}

/// The folder in which cargo keeps the sources of packages.
fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = std::env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    Ok(std::env::home_dir().context("there is no home folder")?.join(".cargo"))
}
