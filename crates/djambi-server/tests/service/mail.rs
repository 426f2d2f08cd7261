//! Mail: how letters go to a real server, and what happens when it does not take them.

use djambi_server::admin::{self, Severity};
use djambi_server::{MailOptions, MailSettings};
use djambi_text::Language;
use tempfile::TempDir;

use crate::support::smtp::{Cover, Failure, Login, MailServer};

/// The address of the service in these tests, for links.
const SITE: &str = "https://djambi.example";

/// Options by which mail goes to a server, which believes a user whose password is in a file.
fn options(url: &str, folder: &TempDir, login: Option<Login>) -> MailOptions {
    let password_file = login.map(|Login(_, password)| {
        let file = folder.path().join("password");
        std::fs::write(&file, format!("{password}\n")).unwrap();
        file
    });
    MailOptions {
        smtp: Some(url.parse().unwrap()),
        password_file,
        ca_file: Some(folder.path().join("ca.pem")).filter(|file| file.exists()),
        from: Some("Djambi <djambi@example.org>".parse().unwrap()),
    }
}

/// Settings by which mail goes to a server.
pub(crate) fn settings(server: &MailServer) -> MailSettings {
    settings_at(server.address)
}

/// Settings by which mail goes to a server at an address.
pub(crate) fn settings_at(address: std::net::SocketAddr) -> MailSettings {
    let folder = TempDir::new().unwrap();
    let options = options(&format!("smtp://{address}"), &folder, None);
    options.settings(Some(SITE.parse().unwrap())).unwrap().unwrap()
}

async fn send(options: MailOptions) -> Result<(), String> {
    let settings = options.settings(Some(SITE.parse().unwrap())).unwrap().unwrap();
    admin::send_test_mail(&settings, &"ada@example.org".parse().unwrap(), Language::Fr).await
}

#[tokio::test]
async fn a_letter_goes_to_a_server_with_and_without_tls_and_password() {
    const LOGIN: Option<Login> = Some(Login("ada", "violet anvil"));
    for (cover, url, login) in [
        (Cover::None, "smtp://localhost", None),
        (Cover::None, "smtp://ada@127.0.0.1", LOGIN),
        (Cover::Tls, "smtps://ada@localhost", LOGIN),
    ] {
        let folder = TempDir::new().unwrap();
        let ca = folder.path().join("ca.pem");
        let server = MailServer::start_covered(cover, (cover != Cover::None).then_some(&ca), login).await;
        let url = format!("{url}:{}", server.address.port());
        send(options(&url, &folder, login)).await.unwrap();
        let [letter] = &server.received()[..] else { panic!("one letter by {url}") };
        assert_eq!(letter.to, "ada@example.org");
        assert_eq!(letter.header("From"), Some("Djambi <djambi@example.org>"));
        assert!(letter.body.contains(SITE) && letter.body.contains("Si vous lisez ceci"), "{}", letter.body);
        assert_eq!(letter.header("List-Unsubscribe"), None);
    }
}

/// An address of this machine that others reach, if it has one.
fn outer_address() -> Option<std::net::IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    // Nothing is sent: the system only says from where it would be.
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

#[tokio::test]
async fn beyond_this_machine_no_password_is_sent_in_the_clear() {
    const LOGIN: Login = Login("ada", "violet anvil");
    let Some(host) = outer_address() else { return };
    let folder = TempDir::new().unwrap();
    let plain = MailServer::start_at(host, Cover::None, None, Some(LOGIN)).await;
    let url = |server: &MailServer| format!("smtp://ada@{}", server.address);
    let refused = send(options(&url(&plain), &folder, Some(LOGIN))).await.unwrap_err();
    assert!(refused.contains("STARTTLS"), "{refused}");
    let findings = admin::mail_findings(options(&url(&plain), &folder, Some(LOGIN)), None).await;
    assert_eq!(findings.last().unwrap().message.code, "doctor_mail_no_tls");
    let ca = folder.path().join("ca.pem");
    let covered = MailServer::start_at(host, Cover::StartTls, Some(&ca), Some(LOGIN)).await;
    send(options(&url(&covered), &folder, Some(LOGIN))).await.unwrap();
    assert_eq!(covered.received().len(), 1);
    // Without a user TLS is taken where it is offered.
    send(options(&format!("smtp://{}", covered.address), &folder, None)).await.unwrap_err();
    let open = MailServer::start_at(host, Cover::None, None, None).await;
    send(options(&format!("smtp://{}", open.address), &folder, None)).await.unwrap();
    let findings =
        admin::mail_findings(options(&format!("smtp://{}", open.address), &folder, None), None).await;
    assert_eq!(findings.last().unwrap().message.code, "doctor_mail_plain");
}

#[tokio::test]
async fn what_a_server_refuses_is_told() {
    let folder = TempDir::new().unwrap();
    let server = MailServer::start_covered(Cover::None, None, Some(Login("ada", "violet anvil"))).await;
    let url = format!("smtp://ada@localhost:{}", server.address.port());
    let refused = send(options(&url, &folder, Some(Login("ada", "wrong")))).await.unwrap_err();
    assert!(refused.contains("535") || refused.contains("who are you"), "{refused}");
    let server = MailServer::start().await;
    server.fail([Failure::Never, Failure::Later, Failure::HangUp]);
    let url = format!("smtp://{}", server.address);
    for expected in ["nobody here", "come again", ""] {
        let refused = send(options(&url, &folder, None)).await.unwrap_err();
        assert!(refused.contains(expected), "{refused}");
    }
    send(options(&url, &folder, None)).await.unwrap();
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    send(options(&format!("smtp://{nobody}"), &folder, None)).await.unwrap_err();
    // A server whose certificate nobody has named is not believed.
    let elsewhere = TempDir::new().unwrap();
    let server = MailServer::start_covered(Cover::Tls, Some(&elsewhere.path().join("ca.pem")), None).await;
    let url = format!("smtps://localhost:{}", server.address.port());
    send(options(&url, &folder, None)).await.unwrap_err();
    assert!(server.received().is_empty());
}

#[tokio::test]
async fn the_doctor_says_what_is_wrong_with_mail() {
    let folder = TempDir::new().unwrap();
    let found = async |options: MailOptions| {
        let findings = admin::mail_findings(options, None).await;
        findings.into_iter().map(|finding| (finding.severity, finding.message.code)).collect::<Vec<_>>()
    };
    assert_eq!(found(MailOptions::default()).await, []);
    let server = MailServer::start().await;
    let url = format!("smtp://{}", server.address);
    assert_eq!(found(options(&url, &folder, None)).await, [(Severity::Ok, "doctor_mail")]);
    let anonymous = MailOptions { from: None, ..options(&url, &folder, None) };
    assert_eq!(found(anonymous).await, [(Severity::Fault, "doctor_mail_options")]);
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let unreachable = options(&format!("smtp://{nobody}"), &folder, None);
    assert_eq!(found(unreachable).await, [(Severity::Fault, "doctor_mail_unreachable")]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        const LOGIN: Login = Login("ada", "violet anvil");
        let server = MailServer::start_covered(Cover::None, None, Some(LOGIN)).await;
        let open = options(&format!("smtp://ada@{}", server.address), &folder, Some(LOGIN));
        let file = open.password_file.clone().unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
        let both = [(Severity::Fault, "doctor_mail_password_open"), (Severity::Ok, "doctor_mail")];
        assert_eq!(found(open.clone()).await, both);
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
        assert_eq!(found(open).await, [(Severity::Ok, "doctor_mail")]);
    }
}
