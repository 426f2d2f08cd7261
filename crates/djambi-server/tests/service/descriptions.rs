//! The descriptions of the API: what they name is there, and what is there they name.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::app::TestApp;

/// The source of the router.
const ROUTER: &str = include_str!("../../src/http/router.rs");

#[tokio::test]
async fn the_service_has_every_operation_of_its_description() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let reply = browser.get("/api/v1/openapi.json").await;
    assert_eq!(reply.header("content-type"), Some("application/json"));
    let description = reply.json();
    let paths = description["paths"].as_object().unwrap();
    for (path, operations) in paths {
        let address = path.replace("{seq}", "1").replace("{channel}", "table").replace(['{', '}'], "x");
        for method in operations.as_object().unwrap().keys() {
            let reply = browser.send(&method.to_uppercase(), &address, &[], b"").await;
            assert_ne!(reply.status, 405, "{method} {path}");
            assert!(!is_no_address(&reply.text()), "{method} {path}");
        }
    }
    let described: BTreeSet<&str> = paths.keys().map(String::as_str).chain(["/api/v1/socket"]).collect();
    let routed = ROUTER.split('"').filter(|text| text.starts_with("/api/v1/")).collect();
    assert_eq!(described, routed, "each address of the router is described");
    let socket = browser.get("/api/v1/asyncapi.json").await.json();
    assert_eq!(socket["channels"]["socket"]["address"], "/api/v1/socket");
}

/// Whether an answer says that there is no such address.
fn is_no_address(text: &str) -> bool {
    let failure: Value = serde_json::from_str(text).unwrap_or_default();
    failure["code"] == "not_found" && failure["args"]["what"] == "address"
}
