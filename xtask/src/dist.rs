//! What is handed out: programs, manual and licences as an archive, a Debian package and an image for containers, the
//! packages for npm, and a list of all that they are made of.

mod builds;
mod deb;
mod image;
mod sbom;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};
use tar::{Builder, EntryType, Header};

use self::builds::{Machine, Program};
use self::deb::Package;
use self::image::Image;
use crate::needs::NPM;
use crate::play;
use crate::session::Session;
use crate::tool::{Answer, Tool};
use crate::web;
use crate::workspace::Workspace;

/// The arguments of `cargo xtask dist`.
#[derive(Args, Default)]
pub(crate) struct Options {
    /// A kind of machine for which programs are built; without it, that of this machine.
    #[arg(long, value_enum)]
    machine: Vec<Machine>,
}

/// How hard the archive is pressed.
const LEVEL: i32 = 19;
/// The documents that go along, and the examples for hosts.
const TEXTS: &[&str] = &[
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "SECURITY.md",
    "deploy",
    "docs",
    "examples",
];
/// The shells with a script each, and where the script lies below `share`.
const SHELLS: &[(&str, &str)] = &[
    ("bash", "bash-completion/completions/djambi"),
    ("zsh", "zsh/site-functions/_djambi"),
    ("fish", "fish/vendor_completions.d/djambi.fish"),
    ("powershell", "powershell/djambi.ps1"),
];

/// Builds in `target/dist`: for each kind of machine the archive `djambi-VERSION-TARGET.tar.zst`, the package
/// `djambi_VERSION_ARCHITECTURE.deb` and the image `djambi-VERSION-ARCHITECTURE.image.tar`; the packages for npm, the list
/// of parts and `SHA256SUMS`.
pub(crate) fn dist(session: &mut Session, options: &Options) -> Result<()> {
    web::build(session)?;
    // It prints the man pages, for whatever machine they are.
    play::build(session, "dev")?;
    let workspace = &session.workspace;
    let commit = Commit::of(&workspace.root);
    let folder = workspace.target.join("dist");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let machines =
        if options.machine.is_empty() { vec![Machine::of_host()?] } else { options.machine.clone() };
    let mut handed_out = Vec::new();
    for machine in machines {
        handed_out.extend(hand_out(workspace, machine, &commit, &folder)?);
    }
    handed_out.extend(npm_packages(workspace, &folder)?);
    let parts = folder.join(sbom::file_name());
    write(&parts, &sbom::list(workspace, &commit.created)?)?;
    handed_out.push(parts);
    let sums = handed_out.iter().map(|file| sum_line(file)).collect::<Result<String>>()?;
    fs::write(folder.join("SHA256SUMS"), sums).context("cannot write SHA256SUMS")?;
    handed_out.iter().for_each(|file| println!("{}", file.display()));
    Ok(())
}

/// Tries what is handed out in a bare Debian that boots like a machine, where this machine can do that.
pub(crate) fn in_full(session: &mut Session) -> Result<()> {
    let programs = ["debootstrap", "systemd-nspawn", "nsenter"];
    let is_root = Tool::new("id").args(["-u"]).output().is_ok_and(|id| id.trim() == "0");
    let missing =
        programs.iter().find(|program| Tool::new(program).args(["--version"]).answers() == Answer::No);
    if let Some(reason) = missing.copied().or((!is_root).then_some("the rights of root")) {
        println!("-> the trial of what is handed out is left out: {reason} is missing");
        return Ok(());
    }
    dist(session, &Options::default())?;
    let workspace = &session.workspace;
    let script = workspace.path("xtask/trial.sh");
    Tool::new("bash").args([script, workspace.target.join("dist")]).run()
}

/// The commit that is handed out; empty and of 1970 outside a checkout.
struct Commit {
    name: String,
    /// When it was made, by RFC 3339, and in seconds since 1970.
    created: String,
    time: u64,
}

impl Commit {
    fn of(root: &Path) -> Self {
        let asked = |format: &[&str]| {
            let git = Tool::new("git").args(["log", "-1"]).args(format).env("TZ", "UTC").within(root);
            git.output().ok().map(|text| text.trim().to_owned())
        };
        Self {
            name: asked(&["--format=%H"]).unwrap_or_default(),
            created: asked(&["--date=format-local:%Y-%m-%dT%H:%M:%SZ", "--format=%cd"])
                .unwrap_or_else(|| "1970-01-01T00:00:00Z".to_owned()),
            time: asked(&["--format=%ct"]).and_then(|text| text.parse().ok()).unwrap_or(0),
        }
    }
}

/// Hands out what is made for a kind of machine.
fn hand_out(workspace: &Workspace, machine: Machine, commit: &Commit, folder: &Path) -> Result<Vec<PathBuf>> {
    let root = &workspace.root;
    let name = format!("djambi-{}-{}", env!("CARGO_PKG_VERSION"), machine.target());
    let programs = machine.programs(workspace, commit.name.get(..12).unwrap_or_default())?;
    // What is laid out is not handed out by itself.
    let tree = workspace.target.join("dist-trees").join(&name);
    if tree.exists() {
        fs::remove_dir_all(&tree).with_context(|| format!("cannot empty {}", tree.display()))?;
    }
    fill(&tree, root, &workspace.target.join("debug/djambi"), &programs)?;
    let archive = folder.join(format!("{name}.tar.zst"));
    pack(&tree, &name, &archive, commit.time)?;
    let architecture = machine.architecture();
    let package = folder.join(deb::file_name(architecture));
    let bytes = Package::of_tree(&tree, &programs, root, (architecture, commit.time))?.bytes()?;
    fs::write(&package, bytes).with_context(|| format!("cannot write {}", package.display()))?;
    let image = folder.join(Image::file_name(architecture));
    let bytes = image_of(&tree, &programs, architecture, commit)?.bytes()?;
    fs::write(&image, bytes).with_context(|| format!("cannot write {}", image.display()))?;
    Ok(vec![archive, package, image])
}

/// The image of the program with its licences.
fn image_of<'a>(
    tree: &Path,
    programs: &[Program],
    architecture: &'a str,
    commit: &'a Commit,
) -> Result<Image<'a>> {
    // Loads are for other machines than the service's.
    let programs = programs.iter().filter(|program| program.inside != builds::LOAD);
    let mut files = Vec::new();
    for Program { inside, .. } in programs {
        files.push((inside.clone(), read(&tree.join(inside))?, 0o755));
    }
    for text in ["LICENCES.txt", "LICENSE-APACHE", "LICENSE-MIT"] {
        let inside = format!("share/doc/djambi/{text}");
        files.push((inside.clone(), read(&tree.join(&inside))?, 0o644));
    }
    let Commit { name: revision, created, time } = commit;
    Ok(Image { architecture, created, time: *time, revision, files })
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Packs the packages for npm, which the build of the pages has made.
fn npm_packages(workspace: &Workspace, folder: &Path) -> Result<Vec<PathBuf>> {
    let pack = |name: &str| {
        let from = format!("./{name}");
        let arguments = ["pack", &from, "--ignore-scripts", "--silent", "--pack-destination"];
        let packed = Tool::new(NPM)
            .args(arguments)
            .args([folder])
            .within(workspace.web())
            .output()
            .with_context(|| format!("cannot pack web/{name} for npm"))?;
        Ok(folder.join(packed.trim()))
    };
    ["rules", "board"].into_iter().map(pack).collect()
}

/// The sum of a file and its name, as `sha256sum` writes them.
fn sum_line(file: &Path) -> Result<String> {
    let sum = hex(&Sha256::digest(fs::read(file)?));
    let name = file.file_name().unwrap_or_default().display();
    Ok(format!("{sum}  {name}\n"))
}

/// Bytes as sums are written.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Presses bytes as gzip does, with a time in seconds since 1970 in its head; the same bytes give the same.
fn gzip(time: u64) -> GzEncoder<Vec<u8>> {
    let time = u32::try_from(time).unwrap_or_default();
    GzBuilder::new().mtime(time).write(Vec::new(), Compression::best())
}

/// Lays out everything that the archive holds. `teller` is the program that prints its manual here.
fn fill(tree: &Path, root: &Path, teller: &Path, programs: &[Program]) -> Result<()> {
    for Program { inside, built } in programs {
        copy(built, &tree.join(inside))?;
    }
    for text in TEXTS {
        copy(&root.join(text), &tree.join("share/doc/djambi").join(text))?;
    }
    let djambi = || Tool::new(teller).env("LC_ALL", "C");
    write(&tree.join("share/doc/djambi/LICENCES.txt"), &djambi().args(["licences"]).output()?)?;
    for (shell, path) in SHELLS {
        write(&tree.join("share").join(path), &djambi().args(["completions", shell]).output()?)?;
    }
    for language in ["en", "fr", "es"] {
        let pages =
            if language == "en" { "share/man/man1".into() } else { format!("share/man/{language}/man1") };
        let folder: OsString = tree.join(pages).into();
        djambi().args([OsString::from("man"), folder, "--lang".into(), language.into()]).output()?;
    }
    Ok(())
}

/// Copies a file, or a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    let context = || format!("cannot copy {} to {}", from.display(), to.display());
    if from.is_dir() {
        for entry in fs::read_dir(from).with_context(context)? {
            let entry = entry?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(context)?;
    }
    fs::copy(from, to).with_context(context)?;
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    let context = || format!("cannot write {}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(context)?;
    }
    fs::write(path, text).with_context(context)
}

/// Packs a folder under a name so that the same files give the same bytes: sorted, of nobody, all of one time.
fn pack(tree: &Path, name: &str, archive: &Path, time: u64) -> Result<()> {
    let mut paths = Vec::new();
    collect(tree, &mut paths)?;
    paths.sort();
    let file = File::create(archive).with_context(|| format!("cannot make {}", archive.display()))?;
    let mut builder = Builder::new(zstd::Encoder::new(file, LEVEL)?);
    for path in paths {
        let inside = Path::new(name).join(path.strip_prefix(tree)?);
        let is_program = inside
            .components()
            .nth(1)
            .is_some_and(|part| part.as_os_str() == "bin" || part.as_os_str() == "lib");
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mode = if is_program { 0o755 } else { 0o644 };
        let mut header = header(EntryType::Regular, content.len(), mode, time);
        builder.append_data(&mut header, inside, &content[..])?;
    }
    builder.into_inner()?.finish()?.flush()?;
    Ok(())
}

/// The header of an entry, without its name.
fn header(kind: EntryType, size: usize, mode: u32, time: u64) -> Header {
    let mut header = Header::new_gnu();
    header.set_entry_type(kind);
    header.set_size(size as u64);
    header.set_mode(mode);
    header.set_mtime(time);
    header
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, paths)? } else { paths.push(path) }
    }
    Ok(())
}
