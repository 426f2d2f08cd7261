//! What is hashed of those who are banned.

use crate::limits::Network;

/// What is hashed of a mail address in small letters.
pub(crate) fn trace_of_mail(folded: &str) -> String {
    format!("mail/{folded}")
}

/// What is hashed of a network. Guests are known again by other hashes than those who make an account.
pub(crate) fn trace_of_network(network: Network, is_guest: bool) -> String {
    let kind = if is_guest { "guest" } else { "account" };
    format!("network/{kind}/{}", network.address())
}
