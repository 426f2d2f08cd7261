//! The hosts of push services to which messages may go.

use std::fmt;
use std::str::FromStr;

/// The hosts to which messages may go: those of a list, in which `*.` before a name stands for all below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushHosts(Vec<HostPattern>);

/// A host by its name, or all hosts below a name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct HostPattern {
    name: String,
    is_below: bool,
}

/// A text that is no list of hosts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write names of hosts with commas between them, such as push.example.org,*.example.net, or none")]
pub struct InvalidPushHosts;

impl PushHosts {
    /// The hosts of the push services of the browsers of today.
    pub const USUAL: &str =
        "fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com";

    /// No host at all.
    pub const NOWHERE: Self = Self(Vec::new());

    /// The word for no host at all.
    const NONE: &str = "none";

    /// Whether there is none: nothing is pushed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether messages may go to a host, whose name is in small letters.
    pub(super) fn have(&self, host: &str) -> bool {
        self.0.iter().any(|HostPattern { name, is_below }| {
            if !is_below {
                return host == name;
            }
            host.strip_suffix(name).and_then(|rest| rest.strip_suffix('.')).is_some_and(is_host)
        })
    }
}

impl Default for PushHosts {
    fn default() -> Self {
        Self::USUAL.parse().expect("names of hosts")
    }
}

impl FromStr for PushHosts {
    type Err = InvalidPushHosts;

    fn from_str(text: &str) -> Result<Self, InvalidPushHosts> {
        if text.trim() == Self::NONE {
            return Ok(Self::NOWHERE);
        }
        let patterns = text.split(',').map(|part| {
            let part = part.trim().to_ascii_lowercase();
            let (name, is_below) =
                part.strip_prefix("*.").map_or((part.as_str(), false), |name| (name, true));
            let is_domain = is_host(name) && name.contains('.') && !ends_with_number(name);
            is_domain.then(|| HostPattern { name: name.to_owned(), is_below }).ok_or(InvalidPushHosts)
        });
        patterns.collect::<Result<_, _>>().map(Self)
    }
}

impl fmt::Display for PushHosts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str(Self::NONE);
        }
        for (index, HostPattern { name, is_below }) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            let below = if *is_below { "*." } else { "" };
            write!(f, "{comma}{below}{name}")?;
        }
        Ok(())
    }
}

/// Whether a text consists of labels of small letters, digits and hyphens, with a dot between each two.
fn is_host(text: &str) -> bool {
    let is_label = |label: &str| {
        let is_inside = label.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        is_inside && (1..=63).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-')
    };
    text.len() <= 253 && text.split('.').all(is_label)
}

/// Whether the last label is a number, as in an address of version 4.
fn ends_with_number(name: &str) -> bool {
    let last = name.rsplit('.').next().unwrap_or(name);
    last.bytes().all(|byte| byte.is_ascii_digit()) || last.starts_with("0x")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wildcard_stands_for_what_is_below_a_name_and_for_nothing_else() {
        let hosts = PushHosts::default();
        for (host, is_there) in [
            ("fcm.googleapis.com", true),
            ("web.push.apple.com", true),
            ("wns2-par02p.notify.windows.com", true),
            ("a.b.notify.windows.com", true),
            ("notify.windows.com", false),
            (".notify.windows.com", false),
            ("evilnotify.windows.com", false),
            ("a..notify.windows.com", false),
            ("notify.windows.com.evil.example", false),
            ("x.fcm.googleapis.com", false),
            ("fcm.googleapis.com.", false),
            ("fcm.googleapis.co", false),
            ("", false),
        ] {
            assert_eq!(hosts.have(host), is_there, "{host}");
        }
    }

    #[test]
    fn a_list_comes_back_from_its_text() {
        for (text, written) in [
            (PushHosts::USUAL, PushHosts::USUAL),
            ("none", "none"),
            (" Push.Example.org , *.example.net", "push.example.org,*.example.net"),
        ] {
            let hosts: PushHosts = text.parse().unwrap();
            assert_eq!(hosts.to_string(), written);
            assert_eq!(hosts.to_string().parse(), Ok(hosts));
        }
        for text in [
            "",
            ",",
            "*",
            "*.",
            "*.*.example.org",
            "a.*.org",
            "localhost",
            "127.0.0.1",
            "*.0.0.1",
            "[::1]",
            "a.0x7f",
        ]
        .iter()
        .chain(&[
            "https://push.example.org",
            "push.example.org:443",
            "-a.example.org",
            "a_b.example.org",
        ]) {
            assert_eq!(text.parse::<PushHosts>(), Err(InvalidPushHosts), "{text}");
        }
    }
}
