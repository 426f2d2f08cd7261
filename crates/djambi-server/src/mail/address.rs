//! Addresses of mail.

use std::fmt;
use std::str::FromStr;

use lettre::Address;
use lettre::message::Mailbox;

use crate::store::folded;

/// The most bytes of an address (RFC 5321, 4.5.3.1.3, without the angle brackets).
const MAX_BYTES: usize = 254;

/// An address to which mail is sent.
#[derive(Clone, PartialEq, Eq)]
pub struct MailAddress(Address);

/// The sender of mail: an address, perhaps with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailFrom(Mailbox);

/// A text is not an address of mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a mail address such as djambi@example.org, or Djambi <djambi@example.org>")]
pub struct InvalidMailAddress;

impl MailAddress {
    /// The address as it is compared.
    pub(crate) fn folded(&self) -> String {
        folded(&self.to_string())
    }
}

impl fmt::Debug for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailAddress(..)")
    }
}

impl fmt::Display for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for MailAddress {
    type Err = InvalidMailAddress;

    /// An address in ASCII at a host that has a name with a dot, or is this machine.
    fn from_str(text: &str) -> Result<Self, InvalidMailAddress> {
        let text = text.trim();
        let is_plain = text.len() <= MAX_BYTES && text.bytes().all(|byte| byte.is_ascii_graphic());
        let address: Address = text.parse().map_err(|_| InvalidMailAddress)?;
        let domain = address.domain();
        let is_place = domain == "localhost" || domain.contains('.') && !domain.starts_with('[');
        let is_odd = |byte: u8| matches!(byte, b'"' | b'\\' | b'<' | b'>' | b',' | b';' | b':' | b'(' | b')');
        let is_usual = is_plain && is_place && !text.bytes().any(is_odd);
        is_usual.then_some(Self(address)).ok_or(InvalidMailAddress)
    }
}

impl MailFrom {
    /// The sender as one of the library that sends.
    pub(super) fn inner(&self) -> Mailbox {
        self.0.clone()
    }
}

impl fmt::Display for MailFrom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for MailFrom {
    type Err = InvalidMailAddress;

    fn from_str(text: &str) -> Result<Self, InvalidMailAddress> {
        let mailbox: Mailbox = text.trim().parse().map_err(|_| InvalidMailAddress)?;
        // The address is held to the same rules as others.
        let _: MailAddress = mailbox.email.to_string().parse()?;
        let is_line = mailbox.name.as_ref().is_none_or(|name| !name.chars().any(char::is_control));
        is_line.then_some(Self(mailbox)).ok_or(InvalidMailAddress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_addresses_are_taken_and_nothing_hides_in_one() {
        for text in [
            "ada@example.org",
            " ada+djambi@mail.example.org ",
            "o'neil@localhost",
            "a.b-c_d@xn--bcher-kva.example",
        ] {
            assert_eq!(text.parse::<MailAddress>().unwrap().to_string(), text.trim());
        }
        for text in [
            "",
            "ada",
            "ada@",
            "@example.org",
            "ada@example",
            "ada@[127.0.0.1]",
            "ada@example.org\r\nBcc: bob@example.org",
            "ada@example.org,bob@example.org",
            "Ada <ada@example.org>",
            "\"a b\"@example.org",
            "ädä@example.org",
            "ada@bücher.example",
            &format!("{}@example.org", "a".repeat(250)),
        ] {
            assert_eq!(text.parse::<MailAddress>(), Err(InvalidMailAddress), "{text}");
        }
        let folded = |text: &str| text.parse::<MailAddress>().unwrap().folded();
        assert_eq!(folded("Ada@Example.ORG"), folded("ada@example.org"));
    }

    #[test]
    fn a_sender_may_have_a_name() {
        for text in ["djambi@example.org", "Djambi <djambi@example.org>"] {
            assert_eq!(text.parse::<MailFrom>().unwrap().to_string(), text);
        }
        for text in ["Djambi", "Djambi <djambi>", "Djambi <a@example.org>, <b@example.org>"] {
            assert_eq!(text.parse::<MailFrom>(), Err(InvalidMailAddress), "{text}");
        }
    }
}
