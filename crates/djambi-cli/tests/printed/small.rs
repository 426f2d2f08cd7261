//! Printed lines that would take minutes or change the machine, made small and harmless: with few games, at
//! free ports, in a folder of their own. Everything else stays as it is printed.

use std::collections::BTreeMap;
use std::net::TcpListener;

/// Options whose value is made small, with the value; those that are missing are added behind a command.
const VALUES: [(&str, &str); 7] = [
    ("--games", "4"),
    ("--rate", "40"),
    ("--cycles", "1"),
    ("--seconds", "1"),
    ("--blocks", "1"),
    ("--nodes", "100"),
    ("--url", "http://127.0.0.1:8080"),
];
/// Folders of a host, which become those of the test.
const FOLDERS: [(&str, &str); 3] =
    [("/var/lib/djambi/", "./"), ("/var/backups/", "backups/"), ("/tmp/", "./")];

/// Options that are added behind a command or a program that has none, if they are not there: the time and
/// length of its work.
const ADDED: [(&str, &str, &str); 4] = [
    ("djambi-load", "--seconds", "1"),
    ("djambi-load", "--warmup", "1"),
    ("match", "--turns", "12"),
    ("match", "--blocks", "1"),
];

/// Free ports for those that are printed.
pub(crate) struct Ports(BTreeMap<&'static str, String>);

impl Ports {
    /// Ports that were free a moment ago.
    pub(crate) fn new() -> Self {
        let printed = ["8080", "8090", "8091", "8092"];
        // All are held until each has its own.
        let held = printed.map(|_| TcpListener::bind("127.0.0.1:0").unwrap());
        let free = held.map(|listener| listener.local_addr().unwrap().port().to_string());
        Self(printed.into_iter().zip(free).collect())
    }

    /// A printed line, small and harmless.
    pub(crate) fn small(&self, line: &str) -> String {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        for index in 1..words.len() {
            let value = VALUES.iter().find(|(option, _)| *option == words[index - 1]);
            if let Some((_, value)) = value {
                // The last word of a quoted command ends with the quote.
                let quote = if words[index].ends_with('\'') { "'" } else { "" };
                words[index] = format!("{value}{quote}");
            }
        }
        let behind = if words[0] == "djambi" { 2 } else { 1 };
        let command = words.get(behind - 1).cloned().unwrap_or_default();
        for (of, option, value) in ADDED {
            if of == command && !words.iter().any(|word| word == option) {
                words.insert(behind, format!("{option} {value}"));
            }
        }
        let mut small = words.join(" ").replace("0.0.0.0:", "127.0.0.1:").replace("ms=1000", "ms=1");
        for (folder, ours) in FOLDERS {
            small = small.replace(folder, ours);
        }
        self.0
            .iter()
            .fold(small, |line, (printed, free)| line.replace(&format!(":{printed}"), &format!(":{free}")))
    }
}
