//! Who is there: browsers, their signed cookies, and invitations.

mod guest_id;
mod signer;
mod visitor;

pub(crate) use guest_id::BrowserId;
pub(crate) use signer::{Key, Signer};
pub(crate) use visitor::Visitor;
