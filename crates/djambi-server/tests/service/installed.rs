//! What browsers need to install the pages, and to keep some of them for when there is no network.

use djambi_server::{HousePages, Site};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::Browser;

/// The pages of the shell.
fn shell() -> Vec<String> {
    let shell: Value = serde_json::from_str(include_str!("../../../../web/shell.json")).unwrap();
    serde_json::from_value(shell["pages"].clone()).unwrap()
}

/// The headers of a script of a page without cookies.
const BY_SCRIPT: &[(&str, &str)] = &[("sec-fetch-site", "same-origin"), ("sec-fetch-dest", "empty")];

#[tokio::test]
async fn the_manifest_names_the_house_in_the_readers_language() {
    let name = Some("Club d’Été".parse().unwrap());
    let app = TestApp::start_configured(|config| config.site = Site { name, ..Site::default() }).await.0;
    let manifest = app.browser().get("/app.webmanifest?lang=fr").await;
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    assert_eq!(manifest.header("cache-control"), Some("no-cache"));
    assert_eq!((&manifest.json()["name"], &manifest.json()["lang"]), (&"Club d’Été".into(), &"fr".into()));
    let plain = TestApp::start().await.browser().get("/app.webmanifest").await.json();
    assert_eq!((&plain["name"], &plain["id"]), (&"Djambi".into(), &"/".into()));
    for address in plain["icons"].as_array().unwrap().iter().map(|icon| icon["src"].as_str().unwrap()) {
        let icon = app.browser().get(address).await;
        assert_eq!((icon.status, icon.header("content-type")), (200, Some("image/png")), "{address}");
        assert!(icon.body.starts_with(b"\x89PNG"), "{address}");
    }
}

#[tokio::test]
async fn what_is_kept_without_a_network_is_the_same_for_everybody() {
    let app = TestApp::start().await;
    let mut named = app.browser();
    named.get("/").await;
    assert_eq!(named.post("/api/v1/me", &json!({"name": "Lucrezia"})).await.status, 200);
    for address in shell() {
        let address = format!("{address}?lang=en");
        let first = app.browser().send("GET", &address, BY_SCRIPT, b"").await;
        let second = app.browser().send("GET", &address, BY_SCRIPT, b"").await;
        assert_eq!(first.status, 200, "{address}");
        assert_eq!(first.text(), second.text(), "{address}");
        assert_eq!(first.text(), named.get(&address).await.text(), "{address}: who reads it is not seen");
    }
}

#[tokio::test]
async fn the_worker_is_asked_for_each_time_and_changes_with_the_foot_of_the_pages() {
    async fn worker(browser: &mut Browser) -> String {
        let worker = browser.get("/sw.js").await;
        assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(worker.header("cache-control"), Some("no-cache"));
        assert!(
            worker
                .header("content-security-policy")
                .is_some_and(|policy| policy.contains("default-src 'self'"))
        );
        worker.text()
    }
    let plain = worker(&mut TestApp::start().await.browser()).await;
    assert_eq!(plain, worker(&mut TestApp::start().await.browser()).await);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("imprint.md"), "# Imprint\n\nAda").unwrap();
    let pages = HousePages::read(folder.path()).unwrap();
    let app = TestApp::start_configured(|config| config.site.pages = pages).await.0;
    assert_ne!(plain, worker(&mut app.browser()).await);
}
