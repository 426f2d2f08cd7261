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
    pub(super) inside: String,
    /// The built file.
    pub(super) built: PathBuf,
}

/// The program that loads a service.
pub(super) const LOAD: &str = "bin/djambi-load";
/// The folder of the program for newer processors, which the usual one becomes where it can.
const FASTER: &str = "lib/djambi";

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

    /// Builds all programs of a commit for machines of this kind.
    pub(super) fn programs(self, workspace: &Workspace, commit: &str) -> Result<Vec<Program>> {
        let build = |inside, package, build| self.build(workspace, inside, package, build);
        let (usual, load) = ("bin/djambi".to_owned(), LOAD.to_owned());
        Ok(match self {
            Self::Amd64 => {
                // A program never becomes one of another build, which may lie there from before.
                let faster = format!("djambi-{}-{commit}-x86-64-v3", env!("CARGO_PKG_VERSION"));
                let inside = format!("{FASTER}/{faster}");
                vec![
                    build(usual, "djambi-cli", Build { processor: "x86-64", faster: &faster })?,
                    build(load, "djambi-load", Build { processor: "x86-64", faster: "" })?,
                    build(inside, "djambi-cli", Build { processor: "x86-64-v3", faster: "" })?,
                ]
            }
            Self::Arm64 => vec![
                build(usual, "djambi-cli", Build { processor: "generic", faster: "" })?,
                build(load, "djambi-load", Build { processor: "generic", faster: "" })?,
            ],
        })
    }

    /// Builds a package.
    fn build(
        self,
        workspace: &Workspace,
        inside: String,
        package: &str,
        Build { processor, faster }: Build<'_>,
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
            .env("FASTER_BUILD", faster)
            .within(&workspace.root)
            .run()?;
        let name = if package == "djambi-cli" { "djambi" } else { package };
        let from = workspace.target.join(self.target()).join("release").join(name);
        // The next build of the package takes this one's place.
        let built = workspace.target.join("dist-programs").join(self.architecture()).join(&inside);
        if let Some(folder) = built.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::copy(&from, &built).with_context(|| format!("cannot copy {}", from.display()))?;
        Ok(Program { inside, built })
    }
}

/// How a program is built.
struct Build<'a> {
    /// The level of processors for which it is.
    processor: &'a str,
    /// The name of the program for newer ones that it becomes; empty if there is none.
    faster: &'a str,
}

/// The folder in which cargo keeps the sources of packages.
fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = std::env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    Ok(std::env::home_dir().context("there is no home folder")?.join(".cargo"))
}
