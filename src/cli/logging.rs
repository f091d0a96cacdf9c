//! The log: lines on standard error, as text or JSON, without secrets.
//!
//! No token is logged at any level, because the log level of libraries is limited. (`tests/discord/secrets.rs`)

use std::io::IsTerminal as _;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::FilterFn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _};

use crate::config::{Config, LogFormat};

/// Starts logging. Every line about an interaction contains its reference, whichever module logs it.
pub fn start(config: &Config) {
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match config.log_format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().with_span_list(false).boxed(),
    };
    let lines = lines.with_filter(EnvFilter::new(&config.log));
    tracing_subscriber::registry().with(lines.with_filter(secrets_filter())).init();
}

/// Returns a filter that keeps secrets out of the log at any level.
///
/// The holder of an interaction's token can answer it for a quarter of an hour. Libraries log such tokens: in the spans
/// of their requests and events, in unreachable addresses, and in unreadable events.
fn secrets_filter() -> FilterFn {
    FilterFn::new(is_free_of_secrets)
}

fn is_free_of_secrets(metadata: &Metadata<'_>) -> bool {
    let module =
        |name: &str| metadata.target().strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    // Our own packages are `sztab` and `sztab_...`.
    if module("sztab") || metadata.target().starts_with("sztab_") {
        return true;
    }
    let most = match () {
        // At lower levels, a malformed event would be quoted in full, and a response that could not be sent would be
        // logged with its URL.
        () if module("serenity::gateway::ws") || module("poise") => Level::ERROR,
        () => Level::INFO,
    };
    metadata.is_event() && *metadata.level() <= most
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct LogBuffer(Arc<Mutex<Vec<u8>>>);

    impl io::Write for LogBuffer {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("whole").extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// Returns the text that `log` writes at the most verbose settings.
    fn log_text(log: impl FnOnce()) -> String {
        let page = LogBuffer::default();
        let writer = page.clone();
        let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(move || writer.clone());
        let lines = lines.with_filter(EnvFilter::new("trace,serenity::http=trace"));
        let log_all = tracing_subscriber::registry().with(lines.with_filter(secrets_filter()));
        tracing::subscriber::with_default(log_all, log);
        let bytes = page.0.lock().expect("whole").clone();
        String::from_utf8(bytes).expect("text")
    }

    #[test]
    fn tokens_logged_by_libraries_are_filtered() {
        let log = log_text(|| {
            let request =
                tracing::info_span!(target: "serenity::http::client", "request", path = "/interactions/1/s3cret");
            let _within = request.enter();
            tracing::warn!(target: "serenity::http::client", "an odd status");
            tracing::debug!(target: "serenity::http::ratelimiting", "bucket of s3cret");
            tracing::warn!(target: "serenity::gateway::ws", "Err deserializing text: s3cret");
            tracing::warn!(target: "poise::dispatch::slash", "couldn't send: http://x/s3cret");
            tracing::trace!(target: "hyper::proto", "s3cret");
            tracing::debug!(target: "sztabling", "s3cret");
        });
        assert!(log.contains("an odd status"), "{log}");
        assert!(!log.contains("s3cret"), "{log}");
    }

    #[test]
    fn own_logging_follows_the_settings() {
        let log = log_text(|| {
            let span = tracing::debug_span!(target: "sztab::discord", "press", reference = 7);
            span.in_scope(|| tracing::trace!(target: "sztab::discord::outbox", "a detail"));
        });
        assert!(log.contains("reference=7") && log.contains("a detail"), "{log}");
    }
}
