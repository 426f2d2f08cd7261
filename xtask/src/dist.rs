//! The archive and the Debian package that are handed out: the program, its manual and its licences.

mod deb;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use tar::{Builder, EntryType, Header};

use self::deb::Package;
use crate::needs::NPM;
use crate::play;
use crate::session::Session;
use crate::tool::Tool;
use crate::workspace::{Workspace, cargo};

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

/// Builds the archive `djambi-VERSION-TARGET.tar.zst`, the package `djambi_VERSION_ARCHITECTURE.deb`, the packages for npm
/// and `SHA256SUMS` in `target/dist`.
pub(crate) fn dist(session: &mut Session) -> Result<()> {
    play::release(session)?;
    let arguments = ["--package=djambi-load", "--profile=release"];
    cargo("build").args(arguments).within(&session.workspace.root).run()?;
    let root = session.workspace.root.clone();
    let built = session.workspace.target.join("release");
    let folder = session.workspace.target.join("dist");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    let name = format!("djambi-{}-{}", env!("CARGO_PKG_VERSION"), target(&root)?);
    let tree = folder.join(&name);
    fill(&tree, &root, &built)?;
    let archive = folder.join(format!("{name}.tar.zst"));
    let time = time_of_commit(&root)?;
    pack(&tree, &name, &archive, time)?;
    let package = folder.join(deb::file_name());
    let bytes = Package::of_tree(&tree, &built.join("djambi"), &root, time)?.bytes()?;
    fs::write(&package, bytes).with_context(|| format!("cannot write {}", package.display()))?;
    let mut handed_out = vec![archive, package];
    handed_out.extend(npm_packages(&session.workspace, &folder)?);
    let sums = handed_out.iter().map(|file| sum_line(file)).collect::<Result<String>>()?;
    fs::write(folder.join("SHA256SUMS"), sums).context("cannot write SHA256SUMS")?;
    handed_out.iter().for_each(|file| println!("{}", file.display()));
    Ok(())
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

/// Lays out everything that the archive holds.
fn fill(tree: &Path, root: &Path, built: &Path) -> Result<()> {
    for program in ["djambi", "djambi-load"] {
        copy(&built.join(program), &tree.join("bin").join(program))?;
    }
    for text in TEXTS {
        copy(&root.join(text), &tree.join("share/doc/djambi").join(text))?;
    }
    let djambi = || Tool::new(built.join("djambi")).env("LC_ALL", "C");
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
        let is_program = inside.components().nth(1).is_some_and(|part| part.as_os_str() == "bin");
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

/// The target for which cargo builds here, such as `x86_64-unknown-linux-gnu`.
fn target(root: &Path) -> Result<String> {
    let text = Tool::new("rustc").args(["-vV"]).within(root).output()?;
    let line = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(line.context("rustc does not say its target")?.to_owned())
}

/// When the commit was made, in seconds since 1970; 0 outside a checkout.
fn time_of_commit(root: &Path) -> Result<u64> {
    let text = Tool::new("git").args(["log", "-1", "--format=%ct"]).within(root).output();
    Ok(text.map_or(0, |text| text.trim().parse().unwrap_or(0)))
}
