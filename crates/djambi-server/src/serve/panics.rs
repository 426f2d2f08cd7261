//! Panics go to the log.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::panic::PanicHookInfo;

/// Logs every panic of the process from now on, with its place, instead of writing it to standard error.
/// A panic in here would abort the process, so nothing in here may panic: the log swallows its own errors.
pub(super) fn log_panics() {
    std::panic::set_hook(Box::new(log));
}

fn log(info: &PanicHookInfo<'_>) {
    let payload = info.payload();
    let message = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message");
    let place = info.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    tracing::error!(%place, "a panic: {message}");
    let backtrace = Backtrace::capture();
    if backtrace.status() == BacktraceStatus::Captured {
        // A line of the log each, because the log has no line feeds within a line.
        for line in backtrace.to_string().lines() {
            tracing::error!("{line}");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use tracing::field::{Field, Visit};
    use tracing::span::{Attributes, Id, Record};
    use tracing::{Event, Metadata, Subscriber};

    use super::*;

    /// Keeps the fields of all events.
    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<String>>>);

    impl Visit for Kept {
        fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
            self.0.lock().unwrap().push(format!("{field}={value:?}"));
        }
    }

    impl Subscriber for Kept {
        fn enabled(&self, _: &Metadata<'_>) -> bool {
            true
        }
        fn new_span(&self, _: &Attributes<'_>) -> Id {
            Id::from_u64(1)
        }
        fn record(&self, _: &Id, _: &Record<'_>) {}
        fn record_follows_from(&self, _: &Id, _: &Id) {}
        fn event(&self, event: &Event<'_>) {
            event.record(&mut self.clone());
        }
        fn enter(&self, _: &Id) {}
        fn exit(&self, _: &Id) {}
    }

    #[test]
    fn a_panic_is_an_event_with_its_place() {
        let kept = Kept::default();
        let usual = std::panic::take_hook();
        log_panics();
        let panicked = tracing::subscriber::with_default(kept.clone(), || {
            std::panic::catch_unwind(|| panic!("no {}", "luck"))
        });
        std::panic::set_hook(usual);
        assert!(panicked.is_err());
        let fields = kept.0.lock().unwrap().join(" ");
        assert!(fields.contains("message=a panic: no luck") && fields.contains("panics.rs"), "{fields}");
    }
}
