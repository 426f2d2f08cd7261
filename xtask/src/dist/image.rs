//! The image for containers: the programs and nothing else, made without a program that makes images.
//!
//! A file that `podman load` and `docker load` read: an image layout of the Open Container Initiative
//! (image-spec 1.1, image-layout.md), with the list of older versions of Docker beside it.

use std::io::Write;

use anyhow::Result;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tar::{Builder, EntryType, Header};

/// Somebody without rights, who owns the folder of the database.
const NOBODY: u64 = 10_001;
/// The folder of the database.
const HOME: &str = "var/lib/djambi";
const MANIFEST: &str = "application/vnd.oci.image.manifest.v1+json";
const CONFIG: &str = "application/vnd.oci.image.config.v1+json";
const LAYER: &str = "application/vnd.oci.image.layer.v1.tar+gzip";

/// What an image is made of.
pub(super) struct Image<'a> {
    /// The kind of machine, as images name it.
    pub(super) architecture: &'a str,
    /// When the commit was made, by RFC 3339, and in seconds since 1970.
    pub(super) created: &'a str,
    pub(super) time: u64,
    /// The commit.
    pub(super) revision: &'a str,
    /// Files by their paths below `/usr/local`, with their modes.
    pub(super) files: Vec<(String, Vec<u8>, u32)>,
}

impl Image<'_> {
    /// The name of the image's file.
    pub(super) fn file_name(architecture: &str) -> String {
        format!("djambi-{}-{architecture}.image.tar", env!("CARGO_PKG_VERSION"))
    }

    /// The bytes of the file. The same files give the same bytes.
    pub(super) fn bytes(&self) -> Result<Vec<u8>> {
        let layer = self.layer()?;
        let mut encoder = super::gzip(self.time);
        encoder.write_all(&layer)?;
        let pressed = encoder.finish()?;
        let config = serde_json::to_vec(&self.config(&digest(&layer)))?;
        let manifest = serde_json::to_vec(&json!({
            "schemaVersion": 2,
            "mediaType": MANIFEST,
            "config": descriptor(CONFIG, &config),
            "layers": [descriptor(LAYER, &pressed)],
        }))?;
        let name = format!("djambi:{}", env!("CARGO_PKG_VERSION"));
        let mut described = descriptor(MANIFEST, &manifest);
        described["platform"] = json!({ "architecture": self.architecture, "os": "linux" });
        described["annotations"] = json!({
            "io.containerd.image.name": format!("docker.io/library/{name}"),
            "org.opencontainers.image.ref.name": env!("CARGO_PKG_VERSION"),
        });
        let index = json!({ "schemaVersion": 2, "manifests": [described] });
        let blob = |content: &[u8]| format!("blobs/sha256/{}", super::hex(&Sha256::digest(content)));
        let older = json!([{ "Config": blob(&config), "RepoTags": [name], "Layers": [blob(&pressed)] }]);
        let mut builder = Builder::new(Vec::new());
        for folder in ["blobs/", "blobs/sha256/"] {
            self.add(&mut builder, folder, (EntryType::Directory, 0, 0o755), &[])?;
        }
        for content in [&config, &manifest, &pressed] {
            self.add(&mut builder, &blob(content), (EntryType::Regular, 0, 0o644), content)?;
        }
        let layout = json!({ "imageLayoutVersion": "1.0.0" });
        for (path, content) in [("index.json", index), ("manifest.json", older), ("oci-layout", layout)] {
            let content = serde_json::to_vec(&content)?;
            self.add(&mut builder, path, (EntryType::Regular, 0, 0o644), &content)?;
        }
        Ok(builder.into_inner()?)
    }

    /// How the program is run.
    fn config(&self, layer: &str) -> Value {
        let program = "/usr/local/bin/djambi";
        let second = 1_000_000_000_u64;
        json!({
            "created": self.created,
            "architecture": self.architecture,
            "os": "linux",
            "config": {
                "User": format!("{NOBODY}:{NOBODY}"),
                "ExposedPorts": { "8080/tcp": {} },
                "Env": [
                    "PATH=/usr/local/bin",
                    "DJAMBI_LISTEN=0.0.0.0:8080",
                    format!("DJAMBI_DATABASE=/{HOME}/djambi.sqlite3"),
                ],
                "Entrypoint": [program],
                "Cmd": ["serve"],
                "WorkingDir": format!("/{HOME}"),
                "Volumes": { format!("/{HOME}"): {} },
                "StopSignal": "SIGTERM",
                "Healthcheck": {
                    "Test": ["CMD", program, "admin", "health"],
                    "Interval": 30 * second,
                    "Timeout": 10 * second,
                    "StartPeriod": 10 * second,
                    "Retries": 3,
                },
                "Labels": {
                    "org.opencontainers.image.title": "djambi",
                    "org.opencontainers.image.description": "Djambi, a board game of four parties, as a service",
                    "org.opencontainers.image.version": env!("CARGO_PKG_VERSION"),
                    "org.opencontainers.image.revision": self.revision,
                    "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
                },
            },
            "rootfs": { "type": "layers", "diff_ids": [layer] },
            "history": [{ "created": self.created, "created_by": "cargo xtask dist" }],
        })
    }

    /// The files of the image, each folder before what it holds.
    fn layer(&self) -> Result<Vec<u8>> {
        let mut builder = Builder::new(Vec::new());
        let mut folders: Vec<String> = Vec::new();
        for (path, ..) in &self.files {
            for (end, _) in path.match_indices('/') {
                folders.push(format!("usr/local/{}", &path[..=end]));
            }
        }
        folders.extend(["usr/", "usr/local/", "var/", "var/lib/"].map(str::to_owned));
        folders.sort();
        folders.dedup();
        for folder in folders {
            self.add(&mut builder, &folder, (EntryType::Directory, 0, 0o755), &[])?;
        }
        // The database makes files of its own while it sorts.
        self.add(&mut builder, "tmp/", (EntryType::Directory, 0, 0o1777), &[])?;
        self.add(&mut builder, &format!("{HOME}/"), (EntryType::Directory, NOBODY, 0o700), &[])?;
        for (path, content, mode) in &self.files {
            self.add(&mut builder, &format!("usr/local/{path}"), (EntryType::Regular, 0, *mode), content)?;
        }
        Ok(builder.into_inner()?)
    }

    fn add(
        &self,
        builder: &mut Builder<Vec<u8>>,
        path: &str,
        (kind, owner, mode): (EntryType, u64, u32),
        content: &[u8],
    ) -> Result<()> {
        let mut header: Header = super::header(kind, content.len(), mode, self.time);
        header.set_uid(owner);
        header.set_gid(owner);
        Ok(builder.append_data(&mut header, path, content)?)
    }
}

/// The name of a content by its sum.
fn digest(content: &[u8]) -> String {
    format!("sha256:{}", super::hex(&Sha256::digest(content)))
}

/// What names a content, its size and its kind.
fn descriptor(kind: &str, content: &[u8]) -> Value {
    json!({ "mediaType": kind, "digest": digest(content), "size": content.len() })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::Read;

    use tar::Archive;

    use super::*;

    fn image() -> Image<'static> {
        Image {
            architecture: "amd64",
            created: "2026-11-30T10:00:00+00:00",
            time: 1_796_032_800,
            revision: "abc",
            files: vec![("bin/djambi".to_owned(), b"program".to_vec(), 0o755)],
        }
    }

    /// The files of an archive with their modes and owners.
    fn files(bytes: &[u8]) -> BTreeMap<String, (Vec<u8>, u32, u64)> {
        let mut archive = Archive::new(bytes);
        let read = |entry: std::io::Result<tar::Entry<'_, &[u8]>>| {
            let mut entry = entry.unwrap();
            let path = entry.path().unwrap().to_str().unwrap().to_owned();
            let (mode, owner) = (entry.header().mode().unwrap(), entry.header().uid().unwrap());
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            (path, (content, mode, owner))
        };
        archive.entries().unwrap().map(read).collect()
    }

    #[test]
    fn every_part_of_an_image_is_named_by_its_sum() {
        let bytes = image().bytes().unwrap();
        assert_eq!(bytes, image().bytes().unwrap(), "the same twice");
        let files_of_image = files(&bytes);
        let read = |path: &str| -> Value { serde_json::from_slice(&files_of_image[path].0).unwrap() };
        let blob = |described: &Value| {
            let name = described["digest"].as_str().unwrap();
            let content = files_of_image[&name.replace("sha256:", "blobs/sha256/")].0.clone();
            assert_eq!(digest(&content), name);
            assert_eq!(described["size"], content.len());
            content
        };
        let index = read("index.json");
        let manifest: Value = serde_json::from_slice(&blob(&index["manifests"][0])).unwrap();
        let config: Value = serde_json::from_slice(&blob(&manifest["config"])).unwrap();
        let mut layer = Vec::new();
        let pressed = blob(&manifest["layers"][0]);
        flate2::read::GzDecoder::new(&pressed[..]).read_to_end(&mut layer).unwrap();
        assert_eq!(config["rootfs"]["diff_ids"][0], digest(&layer));
        let older = read("manifest.json");
        assert_eq!(older[0]["RepoTags"][0], format!("djambi:{}", env!("CARGO_PKG_VERSION")));
        assert!(files_of_image.contains_key(older[0]["Layers"][0].as_str().unwrap()));
        let inside = files(&layer);
        assert_eq!(inside["usr/local/bin/djambi"], (b"program".to_vec(), 0o755, 0));
        assert_eq!(inside["var/lib/djambi/"], (Vec::new(), 0o700, NOBODY));
        assert_eq!(config["config"]["User"], "10001:10001");
    }
}
