//! The Debian package: the program as a service that begins at once, with a user of its own.
//!
//! It is made here, without Debian's tools, so that any machine that builds the archive builds it too: three members of
//! an `ar` archive, as deb(5) says.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use anyhow::{Context, Result};
use md5::{Digest, Md5};
use tar::{Builder, EntryType};

use super::builds::{LOAD, Program};

/// What is installed, in the order of its paths.
pub(super) struct Package<'a> {
    /// Debian's name of the architecture of its programs.
    architecture: &'a str,
    files: Vec<PackagedFile>,
    /// When the commit was made, in seconds since 1970.
    time: u64,
}

struct PackagedFile {
    /// Its path from the root, without a slash before it.
    path: String,
    content: Vec<u8>,
    mode: u32,
}

/// Where the settings of the service lie: a file that an upgrade leaves as its host has written it.
const SETTINGS: &str = "etc/djambi/djambi.toml";
/// The path of the unit, and of the program that it starts.
const UNIT: &str = "lib/systemd/system/djambi.service";
const PROGRAM: &str = "usr/bin/djambi";

/// The faults that lintian finds and that are none.
const OVERRIDES: &str = "\
# zlib-rs, which is Rust, has the words of zlib by which zlib is told.
djambi: embedded-library zlib [usr/bin/djambi]
djambi: embedded-library zlib [usr/lib/djambi/*]
# The programs need no library, so that they run on every system.
djambi: statically-linked-binary [usr/bin/djambi]
djambi: statically-linked-binary [usr/lib/djambi/*]
";

/// After the installation the service runs; after an upgrade it is the new one, which goes on with all games.
const POSTINST: &str = r#"#!/bin/sh
set -e
if [ "$1" = configure ] || [ "$1" = abort-upgrade ] || [ "$1" = abort-deconfigure ] || [ "$1" = abort-remove ]; then
    deb-systemd-helper unmask djambi.service >/dev/null || true
    if deb-systemd-helper --quiet was-enabled djambi.service; then
        deb-systemd-helper enable djambi.service >/dev/null || true
    else
        deb-systemd-helper update-state djambi.service >/dev/null || true
    fi
    if [ -d /run/systemd/system ]; then
        systemctl --system daemon-reload >/dev/null || true
        if [ -n "$2" ]; then
            deb-systemd-invoke restart djambi.service >/dev/null || true
        else
            deb-systemd-invoke start djambi.service >/dev/null || true
        fi
    fi
fi
"#;
/// Before the program goes, the service ends: its players are told.
const PRERM: &str = r#"#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    deb-systemd-invoke stop djambi.service >/dev/null || true
fi
"#;
/// A removal keeps the games, a purge leaves nothing.
const POSTRM: &str = r#"#!/bin/sh
set -e
if [ "$1" = remove ] || [ "$1" = purge ]; then
    if [ -d /run/systemd/system ]; then
        systemctl --system daemon-reload >/dev/null || true
    fi
    if command -v deb-systemd-helper >/dev/null; then
        deb-systemd-helper "$1" djambi.service >/dev/null || true
    fi
fi
if [ "$1" = purge ]; then
    rm -rf /var/lib/djambi /var/lib/private/djambi /etc/djambi
fi
"#;

impl<'a> Package<'a> {
    /// A package of the programs, with what belongs to them in a tree as the archive has it: `share`. It is made for an
    /// architecture, and of a commit made at a time in seconds since 1970.
    pub(super) fn of_tree(
        tree: &Path,
        programs: &[Program],
        root: &Path,
        (architecture, time): (&'a str, u64),
    ) -> Result<Self> {
        let mut package = Self { architecture, files: Vec::new(), time };
        for Program { inside, .. } in programs.iter().filter(|program| program.inside != LOAD) {
            package.add(&format!("usr/{inside}"), super::read(&tree.join(inside))?, 0o755);
        }
        let share = tree.join("share");
        let mut paths = Vec::new();
        super::collect(&share, &mut paths)?;
        for path in paths {
            let below = path.strip_prefix(&share)?.to_str().context("a path that is no text")?.to_owned();
            let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            package.add_shared(&below, content)?;
        }
        let unit = fs::read_to_string(root.join("deploy/djambi.service"))?;
        package.add(UNIT, unit_of_package(&unit).into_bytes(), 0o644);
        package.add(SETTINGS, settings_of(&unit).into_bytes(), 0o644);
        package.add("usr/share/doc/djambi/copyright", copyright(root)?.into_bytes(), 0o644);
        package.add("usr/share/lintian/overrides/djambi", OVERRIDES.as_bytes().to_vec(), 0o644);
        let changelog = package.pressed(changelog(time).as_bytes())?;
        package.add("usr/share/doc/djambi/changelog.gz", changelog, 0o644);
        package.files.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(package)
    }

    fn add(&mut self, path: &str, content: Vec<u8>, mode: u32) {
        self.files.push(PackagedFile { path: path.to_owned(), content, mode });
    }

    /// Adds what the archive has below `share`, where Debian wants it: man pages and long documents pressed, scripts of
    /// zsh among those of vendors.
    fn add_shared(&mut self, below: &str, content: Vec<u8>) -> Result<()> {
        let is_left = ["doc/djambi/LICENSE-", "doc/djambi/deploy/djambi.service", "powershell/"];
        if is_left.iter().any(|start| below.starts_with(start)) {
            return Ok(());
        }
        let below = below.replace("zsh/site-functions/", "zsh/vendor-completions/");
        let is_pressed = below.starts_with("man/") || below.ends_with("LICENCES.txt");
        let path = format!("usr/share/{below}{}", if is_pressed { ".gz" } else { "" });
        let content = if is_pressed { self.pressed(&content)? } else { content };
        self.add(&path, content, 0o644);
        Ok(())
    }

    fn pressed(&self, content: &[u8]) -> Result<Vec<u8>> {
        let mut encoder = super::gzip(0);
        encoder.write_all(content)?;
        Ok(encoder.finish()?)
    }

    /// The bytes of the package. The same files give the same bytes.
    pub(super) fn bytes(&self) -> Result<Vec<u8>> {
        let control = self.control();
        let sums: String = self.files.iter().filter(|file| file.path != SETTINGS).map(sum_line).collect();
        let texts = [
            ("conffiles", format!("/{SETTINGS}\n"), 0o644),
            ("control", control, 0o644),
            ("md5sums", sums, 0o644),
            ("postinst", POSTINST.to_owned(), 0o755),
            ("postrm", POSTRM.to_owned(), 0o755),
            ("prerm", PRERM.to_owned(), 0o755),
        ];
        let file = |(path, text, mode): (&str, String, u32)| PackagedFile {
            path: path.to_owned(),
            content: text.into_bytes(),
            mode,
        };
        let control = self.tar(&texts.map(file))?;
        let data = self.tar(&self.files)?;
        let mut bytes = b"!<arch>\n".to_vec();
        for (name, content) in
            [("debian-binary", b"2.0\n".to_vec()), ("control.tar.gz", control), ("data.tar.gz", data)]
        {
            let time = self.time;
            let size = content.len();
            writeln!(bytes, "{name:<16}{time:<12}{:<6}{:<6}{:<8}{size:<10}`", 0, 0, "100644")?;
            bytes.extend(content);
            if size % 2 == 1 {
                bytes.push(b'\n');
            }
        }
        Ok(bytes)
    }

    /// Files with their folders, each folder once and before what it holds.
    fn tar(&self, files: &[PackagedFile]) -> Result<Vec<u8>> {
        let mut builder = Builder::new(super::gzip(self.time));
        let mut folders = Vec::new();
        let mut entry = |path: &str, content: &[u8], mode, kind| -> Result<()> {
            let mut header = super::header(kind, content.len(), mode, self.time);
            header.set_uid(0);
            header.set_gid(0);
            header.set_username("root")?;
            header.set_groupname("root")?;
            Ok(builder.append_data(&mut header, path, content)?)
        };
        for file in files {
            for (end, _) in file.path.match_indices('/') {
                let folder = &file.path[..=end];
                if !folders.contains(&folder) {
                    entry(folder, &[], 0o755, EntryType::Directory)?;
                    folders.push(folder);
                }
            }
            entry(&file.path, &file.content, file.mode, EntryType::Regular)?;
        }
        Ok(builder.into_inner()?.finish()?)
    }

    /// The description of the package. Its programs need no library.
    fn control(&self) -> String {
        let bytes: usize = self.files.iter().map(|file| file.content.len()).sum();
        let size = bytes.div_ceil(1024);
        let (version, architecture) = (env!("CARGO_PKG_VERSION"), self.architecture);
        format!(
            "Package: djambi\nVersion: {version}\nArchitecture: {architecture}\n\
             Maintainer: {MAINTAINER}\nInstalled-Size: {size}\n\
             Depends: init-system-helpers (>= 1.54~)\n\
             Suggests: caddy\nSection: net\nPriority: optional\n\
             Description: board game of four parties, as a service and in the terminal\n \
             Djambi (J. Anesto, 1975) is a board game for four players, in which killed\n \
             pieces stay as corpses and alliances are made and betrayed.\n .\n \
             This package runs a service on port 8080 of this machine, at which people\n \
             play in their browsers, against each other or bots. The program plays in\n \
             the terminal as well, analyses games and keeps the database.\n"
        )
    }
}

/// Whom somebody asks about the package.
const MAINTAINER: &str = "The Djambi authors <djambi@localhost.invalid>";

/// The name of the package's file.
pub(super) fn file_name(architecture: &str) -> String {
    format!("djambi_{}_{architecture}.deb", env!("CARGO_PKG_VERSION"))
}

/// The unit with the program where the package has it. Its variables are settings in a file, which a host may change.
fn unit_of_package(unit: &str) -> String {
    let mut text = String::new();
    for line in unit.lines() {
        if line.starts_with("# A systemd unit") {
            text.push_str(
                "# The service that this machine runs. Its settings are in /etc/djambi/djambi.toml.\n",
            );
        } else if let Some(command) = line.strip_prefix("ExecStart=/usr/local/bin/djambi ") {
            text.push_str(&format!("ExecStart=/{PROGRAM} {command} --config /{SETTINGS}\n"));
        } else if !line.starts_with("Environment") && !line.starts_with("# What concerns this machine") {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

/// The settings of the service, as its unit has them.
fn settings_of(unit: &str) -> String {
    let mut text = "# Settings of djambi.service: `djambi serve --help` lists all options, `djambi serve --print-config` shows\n\
                    # what holds. After a change: systemctl restart djambi\n\n\
                    # The address at which browsers reach the service, through a proxy such as Caddy\n\
                    # public-url = \"https://djambi.example.org\"\n\n"
        .to_owned();
    for line in unit.lines() {
        if let Some((name, value)) =
            line.strip_prefix("Environment=DJAMBI_").and_then(|setting| setting.split_once('='))
        {
            let name = name.to_lowercase().replace('_', "-");
            text.push_str(&format!("{name} = \"{}\"\n", value.replace("%S", "/var/lib")));
        }
    }
    text
}

fn copyright(root: &Path) -> Result<String> {
    let mit = fs::read_to_string(root.join("LICENSE-MIT"))?;
    let mit: String =
        mit.lines().map(|line| format!(" {}\n", if line.is_empty() { "." } else { line })).collect();
    Ok(format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: djambi\n\nFiles: *\nCopyright: The Djambi authors\nLicense: MIT or Apache-2.0\n\
         Comment: Other people's work in the program is under the licences in LICENCES.txt.gz beside this file.\n\n\
         License: MIT\n{mit}\nLicense: Apache-2.0\n On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.\n"
    ))
}

fn changelog(time: u64) -> String {
    let time = httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_secs(time)).replace("GMT", "+0000");
    format!(
        "djambi ({}) unstable; urgency=medium\n\n  * The changes are in CHANGELOG.md beside this file.\n\n -- {MAINTAINER}  {time}\n",
        env!("CARGO_PKG_VERSION"),
    )
}

fn sum_line(file: &PackagedFile) -> String {
    let sum = super::hex(&Md5::digest(&file.content));
    format!("{sum}  {}\n", file.path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tool::Tool;

    fn unit() -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        fs::read_to_string(root.join("deploy/djambi.service")).unwrap()
    }

    fn package() -> Package<'static> {
        let mut package = Package { architecture: "amd64", files: Vec::new(), time: 1_795_000_000 };
        package.add(PROGRAM, b"\x7fELF".to_vec(), 0o755);
        package.add(SETTINGS, settings_of(&unit()).into_bytes(), 0o644);
        package.add_shared("man/fr/man1/djambi.1", b".TH".to_vec()).unwrap();
        package
    }

    #[test]
    fn the_unit_of_the_package_reads_its_settings_from_a_file_and_keeps_its_walls() {
        let of_package = unit_of_package(&unit());
        assert!(of_package.contains("ExecStart=/usr/bin/djambi serve --config /etc/djambi/djambi.toml\n"));
        assert!(!of_package.contains("/usr/local") && !of_package.contains("Environment"), "{of_package}");
        let walls = |text: &str| text.lines().filter(|line| line.contains('=')).count();
        let moved = unit().lines().filter(|line| line.starts_with("Environment")).count();
        assert_eq!(walls(&of_package), walls(&unit()) - moved);
        let settings = settings_of(&unit());
        for line in ["listen = \"127.0.0.1:8080\"", "database = \"/var/lib/djambi/djambi.sqlite3\""] {
            assert!(settings.lines().any(|other| other == line), "{settings}");
        }
    }

    #[test]
    fn the_same_files_give_the_same_package_that_debian_reads() {
        let bytes = package().bytes().unwrap();
        assert_eq!(bytes, package().bytes().unwrap());
        assert!(
            bytes.starts_with(b"!<arch>\ndebian-binary   1795000000  0     0     100644  4         `\n2.0\n")
        );
        // Where there is no dpkg, the bytes above have to do.
        if std::process::Command::new("dpkg-deb").arg("--version").output().is_err() {
            return;
        }
        let folder = std::env::temp_dir().join(format!("djambi-deb-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join(file_name("amd64"));
        fs::write(&file, bytes).unwrap();
        let said = Tool::new("dpkg-deb").args(["--contents".as_ref(), file.as_os_str()]).output().unwrap();
        fs::remove_dir_all(&folder).unwrap();
        let listed: Vec<&str> =
            said.lines().map(|line| line.rsplit(' ').next().unwrap_or_default()).collect();
        assert!(listed.contains(&"usr/share/man/fr/man1/djambi.1.gz"), "{said}");
        assert!(said.lines().next().is_some_and(|line| line.starts_with("drwxr-xr-x root/root")), "{said}");
        let shown = listed.iter().filter(|path| **path == "usr/").count();
        assert_eq!(shown, 1, "each folder once: {said}");
    }
}
