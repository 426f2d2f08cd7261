//! The queue of the log: its lines on their way to an output that may block.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, ThreadId};
use std::time::Duration;

/// How many bytes may wait; further lines are lost.
const MAX_BYTES: usize = 256 * 1024;
/// How long the end of the process waits for an output that takes nothing more.
const PATIENCE: Duration = Duration::from_secs(1);

/// Takes lines without waiting: a thread of its own writes them. When the output takes nothing, because nobody reads it
/// or its disk is full, lines are lost, and their number is logged once it takes lines again.
#[derive(Clone)]
pub(super) struct LogQueue(Arc<Shared>);

/// Waits, when it is dropped, until the lines are written that still wait, if the output takes any.
pub(super) struct LogEnd(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    /// Told when lines are added, and when some have been written.
    changed: Condvar,
    /// The thread that writes.
    writer: OnceLock<ThreadId>,
}

#[derive(Default)]
struct State {
    lines: VecDeque<Vec<u8>>,
    /// The bytes of these lines.
    bytes: usize,
    /// How many lines the thread has taken.
    taken: u64,
    /// Whether the thread writes a line just now.
    is_writing: bool,
    /// How many lines were lost and not yet told of.
    lost: u64,
}

impl State {
    /// Whether a line is not written yet.
    fn has_lines(&self) -> bool {
        self.is_writing || !self.lines.is_empty()
    }
}

impl LogQueue {
    /// A queue to this output.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub(super) fn to(output: impl Write + Send + 'static) -> io::Result<(Self, LogEnd)> {
        let shared =
            Arc::new(Shared { state: Mutex::default(), changed: Condvar::new(), writer: OnceLock::new() });
        let written = shared.clone();
        let write = move || written.write_all(output);
        thread::Builder::new().name("djambi-log".to_owned()).spawn(write)?;
        Ok((Self(shared.clone()), LogEnd(shared)))
    }
}

impl Write for LogQueue {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.add(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for LogEnd {
    fn drop(&mut self) {
        self.0.wait_until_written();
    }
}

impl Shared {
    fn add(&self, line: &[u8]) {
        let mut state = self.locked();
        // What the thread itself logs is the number of the lost lines.
        let is_own = self.writer.get() == Some(&thread::current().id());
        if is_own || state.bytes + line.len() <= MAX_BYTES {
            state.bytes += line.len();
            state.lines.push_back(line.to_vec());
            self.changed.notify_all();
        } else {
            state.lost += 1;
        }
    }

    /// Writes lines for ever.
    fn write_all(&self, mut output: impl Write) {
        let _ = self.writer.set(thread::current().id());
        loop {
            let line = self.next();
            let is_written = output.write_all(&line).is_ok();
            let mut state = self.locked();
            state.is_writing = false;
            state.lost += u64::from(!is_written);
            let has_eased = is_written && state.bytes <= MAX_BYTES / 2;
            let lost = if has_eased { std::mem::take(&mut state.lost) } else { 0 };
            self.changed.notify_all();
            drop(state);
            if lost > 0 {
                tracing::warn!(lost, "nobody took the lines of the log for a while: some are lost");
            }
        }
    }

    /// The next line, once there is one.
    fn next(&self) -> Vec<u8> {
        let mut state = self.locked();
        loop {
            if let Some(line) = state.lines.pop_front() {
                state.bytes -= line.len();
                state.taken += 1;
                state.is_writing = true;
                return line;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits until all lines are written, as long as the output takes some.
    fn wait_until_written(&self) {
        let mut state = self.locked();
        while state.has_lines() {
            let taken = state.taken;
            let waits = |state: &mut State| state.taken == taken && state.has_lines();
            let waited = self.changed.wait_timeout_while(state, PATIENCE, waits);
            let (after, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
            if timeout.timed_out() {
                return;
            }
            state = after;
        }
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        // Nothing panics with the lock held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// An output that takes a line whenever it is allowed to.
    struct Stuck {
        allowed: Receiver<()>,
        written: Sender<String>,
    }

    impl Write for Stuck {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            let _ = self.allowed.recv();
            let _ = self.written.send(String::from_utf8_lossy(line).into_owned());
            Ok(line.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn an_output_that_takes_nothing_is_not_waited_for() {
        let ((allow, allowed), (written, lines)) = (channel(), channel());
        let (mut queue, end) = LogQueue::to(Stuck { allowed, written }).expect("a thread");
        let line = "x".repeat(1023) + "\n";
        // The thread may have taken one.
        let kept = MAX_BYTES / line.len();
        let total = 1_000;
        for _ in 0..total {
            queue.write_all(line.as_bytes()).expect("a queue");
        }
        let lost = usize::try_from(queue.0.locked().lost).expect("a small number");
        assert!((kept..=kept + 1).contains(&(total - lost)), "{lost}");
        drop(allow);
        drop(end);
        assert_eq!(lines.try_iter().count(), total - lost);
    }

    #[test]
    fn the_end_waits_for_the_last_line() {
        let ((allow, allowed), (written, lines)) = (channel(), channel());
        let (mut queue, end) = LogQueue::to(Stuck { allowed, written }).expect("a thread");
        queue.write_all(b"the last\n").expect("a queue");
        let releaser = thread::spawn(move || allow.send(()));
        drop(end);
        assert_eq!(lines.try_recv().as_deref(), Ok("the last\n"));
        releaser.join().expect("a thread").expect("an output");
    }
}
