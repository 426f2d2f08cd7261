//! The post of a service that sends mail.

use tokio::sync::Notify;

use super::sender::Sender;
use super::settings::{MailPace, MailSettings, MailSetupError};
use crate::public_url::PublicUrl;

/// The post of a service that sends mail: letters are kept first, and sent behind all else.
pub(crate) struct Post {
    /// Sends letters.
    pub(crate) sender: Sender,
    /// The address of the service, for links.
    pub(crate) site: PublicUrl,
    /// How often it is looked for what is to be sent.
    pub(crate) pace: MailPace,
    queued: Notify,
}

impl Post {
    /// The post by these settings.
    ///
    /// # Errors
    /// When no TLS can be begun with the server.
    pub(crate) fn new(settings: &MailSettings) -> Result<Self, MailSetupError> {
        let sender = Sender::new(settings)?;
        Ok(Self { sender, site: settings.site.clone(), pace: settings.pace, queued: Notify::new() })
    }

    /// Lets it be looked for letters that were kept.
    pub(crate) fn look(&self) {
        self.queued.notify_one();
    }

    /// Waits until letters are to be looked for.
    pub(crate) async fn is_queued(&self) {
        self.queued.notified().await;
    }
}
