//! The laws of letters: one that is kept is there until it is forgotten.

use super::{ADA, BOB};
use crate::identity::PlayerId;
use crate::store::{Letter, NewMail, Store};

const CLEO: PlayerId = PlayerId::new([99; PlayerId::LENGTH]);

/// Checks the laws of letters.
pub(super) async fn all(store: &dyn Store) {
    assert_eq!(store.next_mail_ms().await.unwrap(), None);
    let mail = |player: PlayerId, made_ms: u64, subject: &str| {
        let letter = Letter {
            to: "ada@example.org".to_owned(),
            subject: subject.to_owned(),
            body: "A link.\n".to_owned(),
            unsubscribe: None,
            news: None,
        };
        NewMail { player, letter, made_ms, until_ms: made_ms + 1_000 }
    };
    for (player, made_ms, subject) in [(ADA, 200, "second"), (BOB, 100, "first"), (CLEO, 300, "third")] {
        store.remove_address(player, Some(mail(player, made_ms, subject))).await.unwrap();
    }
    let due = async |now_ms, limit| {
        let mails = store.due_mails(now_ms, limit).await.unwrap();
        let told = mails.into_iter().map(|mail| (mail.number, mail.letter.unwrap().subject, mail.tries));
        told.collect::<Vec<_>>()
    };
    assert_eq!((due(99, 10).await, store.next_mail_ms().await.unwrap()), (vec![], Some(100)));
    let first = due(100, 10).await;
    assert_eq!(
        first.iter().map(|(_, subject, tries)| (subject.as_str(), *tries)).collect::<Vec<_>>(),
        [("first", 0)]
    );
    assert_eq!(due(1_000, 2).await.len(), 2);
    store.put_mail_off(first[0].0, 250, true).await.unwrap();
    let order: Vec<_> =
        due(1_000, 10).await.into_iter().map(|(_, subject, tries)| (subject, tries)).collect();
    assert_eq!(order, [("second".to_owned(), 0), ("first".to_owned(), 1), ("third".to_owned(), 0)]);
    for (number, ..) in due(1_000, 10).await {
        store.forget_mail(number).await.unwrap();
    }
    assert_eq!((due(1_000, 10).await, store.next_mail_ms().await.unwrap()), (vec![], None));
    // What waits for a mailbox goes with it.
    for subject in ["sooner", "later"] {
        store.remove_address(ADA, Some(mail(ADA, 400, subject))).await.unwrap();
    }
    let later = due(400, 10).await;
    assert_eq!(later.len(), 1);
    assert!(later[0].0 > first[0].0 && later[0].1 == "later", "no number is given twice");
    store.forget_mail(later[0].0).await.unwrap();
}
