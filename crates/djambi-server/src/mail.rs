//! Mail: where it goes out, what a letter is, and when one is tried again. What waits to be sent is in the store; the task
//! that sends it is in `serve`.

mod address;
mod connection;
mod letters;
mod post;
mod retry;
mod sender;
mod settings;
mod smtp_url;

pub use address::{InvalidMailAddress, MailAddress, MailFrom};
pub(crate) use letters::AccountWord;
pub(crate) use post::Post;
pub(crate) use retry::next_try;
pub(crate) use sender::{Outcome, Sender};
pub use settings::{MailOption, MailOptions, MailPace, MailSettings, MailSetupError, SmtpPassword};
pub(crate) use smtp_url::Encryption;
pub use smtp_url::{InvalidSmtpUrl, SmtpUrl};
