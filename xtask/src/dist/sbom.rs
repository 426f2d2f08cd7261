//! The list of all that the programs and the pages are made of, in the form of CycloneDX 1.5.

use anyhow::Result;
use serde_json::{Value, json};

use crate::check::licences::{self, Part};
use crate::workspace::Workspace;

/// The name of the list's file.
pub(super) fn file_name() -> String {
    format!("djambi-{}.cdx.json", env!("CARGO_PKG_VERSION"))
}

/// The list. Its moment is that of the commit, by RFC 3339: two lists of one commit are the same.
///
/// # Errors
/// If cargo or npm do not say what is used.
pub(super) fn list(workspace: &Workspace, created: &str) -> Result<String> {
    let parts = licences::parts(workspace)?;
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": created,
            "component": {
                "type": "application",
                "name": "djambi",
                "version": env!("CARGO_PKG_VERSION"),
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": parts.iter().map(component).collect::<Vec<_>>(),
    });
    Ok(serde_json::to_string_pretty(&list)? + "\n")
}

/// A part as the list has it, with its address among packages (a "purl").
fn component(part: &Part) -> Value {
    let Part { registry, name, version, licence } = part;
    // The scope of a package of npm is escaped in its address.
    let address = format!("pkg:{registry}/{}@{version}", name.replace('@', "%40"));
    json!({
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
        "licenses": [{ "expression": licence }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_addresses() {
        let part = Part {
            registry: "npm",
            name: "@fontsource/gelasio".to_owned(),
            version: "5.2.8".to_owned(),
            licence: "OFL-1.1".to_owned(),
        };
        assert_eq!(component(&part)["purl"], "pkg:npm/%40fontsource/gelasio@5.2.8");
    }
}
