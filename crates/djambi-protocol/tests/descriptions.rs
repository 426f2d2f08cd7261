//! The committed descriptions of the API are those that these types make, and hold together.

use std::{fs, path::PathBuf};

use djambi_protocol::{ASYNCAPI, OPENAPI, asyncapi, openapi};
use serde_json::Value;

#[test]
fn the_committed_descriptions_are_up_to_date() {
    for (committed, made) in [(OPENAPI, openapi()), (ASYNCAPI, asyncapi())] {
        assert!(committed == made, "run `cargo xtask check --fix`");
    }
}

/// Where a reference leads to in a description.
fn is_there(description: &Value, reference: &str) -> bool {
    reference.strip_prefix('#').is_some_and(|pointer| description.pointer(pointer).is_some())
}

/// All references of a description.
fn references<'a>(of: &'a Value, found: &mut Vec<&'a str>) {
    match of {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for text in [OPENAPI, ASYNCAPI] {
        let description: Value = serde_json::from_str(text).unwrap();
        let mut found = Vec::new();
        references(&description, &mut found);
        assert!(found.len() > 20);
        for reference in found {
            assert!(is_there(&description, reference), "{reference}");
        }
    }
}

#[test]
fn the_page_of_the_protocol_has_a_chapter_for_each_operation() {
    let description: Value = serde_json::from_str(OPENAPI).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let mut described: Vec<String> = Vec::new();
    for (path, operations) in paths {
        described.extend(
            operations.as_object().unwrap().keys().map(|method| format!("{} {path}", method.to_uppercase())),
        );
    }
    let page =
        fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md")).unwrap();
    let mut told: Vec<String> = Vec::new();
    for heading in page.lines().filter(|line| line.starts_with("### `")) {
        let addresses = heading.split('`').filter(|part| part.contains(" /api/"));
        told.extend(addresses.map(|part| part.split(['?', ' ']).take(2).collect::<Vec<_>>().join(" ")));
    }
    described.sort_unstable();
    told.sort_unstable();
    assert_eq!(described, told);
}
