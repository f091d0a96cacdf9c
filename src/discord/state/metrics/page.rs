//! The pages for a monitor: the bot's health as a single word, and all figures in the `OpenMetrics` text format.

use std::path::Path;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::KINDS;
use sztab_store::{OverdueJobs, Totals, UnixMs};

use super::{Metrics, process};

/// Delay after which a due post makes the outbox count as stuck: an attempt to which Discord does not respond takes a
/// minute at most.
const STUCK_DELAY: Duration = Duration::from_mins(2);

/// Work that is waiting for its time, or overdue.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::discord) struct WaitingWork {
    /// Time at which the next post is, or was, due.
    pub next_post: Option<UnixMs>,
    /// The jobs that were due before [`WaitingWork::stuck_threshold`].
    pub overdue: OverdueJobs,
}

impl WaitingWork {
    /// The time before which due work counts as stuck.
    pub(in crate::discord) fn stuck_threshold(now: UnixMs) -> UnixMs {
        now.before(STUCK_DELAY)
    }
}

impl Metrics {
    /// Problems, one per line; empty if all is well.
    pub(in crate::discord) fn problems(&self, waiting: &WaitingWork, now: UnixMs) -> Vec<String> {
        let mut troubles = Vec::new();
        if self.0.is_stopping.load(Ordering::Relaxed) {
            troubles.push("stopping".to_owned());
        }
        if !self.0.is_connected.load(Ordering::Relaxed) {
            troubles.push("gateway: not connected to Discord".to_owned());
        }
        if let Some(since) = self.0.unwritable_since.get() {
            troubles.push(format!("database: cannot be written for {} s", (now.0 - since.0) / 1000));
        }
        if let Some(late) = waiting.next_post.and_then(|due| now.since(due)).filter(|&late| late > STUCK_DELAY) {
            troubles.push(format!("outbox: a post has been due for {} s", late.as_secs()));
        }
        // While the database cannot be written, no job can be done; that has already been reported above.
        if let Some(since) = waiting.overdue.since.filter(|_| self.0.unwritable_since.get().is_none()) {
            let (jobs, late) = (waiting.overdue.jobs, (now.0 - since.0) / 1000);
            troubles.push(format!("jobs: {jobs} overdue, the first for {late} s"));
        }
        troubles
    }

    /// All figures in the `OpenMetrics` text format. A figure that is currently unknown is omitted.
    pub(in crate::discord) fn render(&self, totals: Option<&Totals>, database: &Path, now: UnixMs) -> String {
        let mut figures = Registry::default();
        let rules = KINDS.iter().map(|kind| (format!("rules_{}", kind.info().id), kind.info().version.to_string()));
        let program = ("version".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        let build = Info::new(std::iter::once(program).chain(rules).collect::<Vec<_>>());
        figures.register("sztab_build", "Version of the program, and of the rules of each game", build);
        self.add_states(&mut figures, now);
        if let Some(totals) = totals {
            add_waiting(&mut figures, totals, now);
        }
        add_file_sizes(&mut figures, database);
        add_process_usage(&mut figures);
        let mut page = String::new();
        // Writing to a string cannot fail.
        let _ = encode_registry(&mut page, &self.0.registry);
        let _ = encode_registry(&mut page, &figures);
        let _ = encode_eof(&mut page);
        page
    }

    fn add_states(&self, figures: &mut Registry, now: UnixMs) {
        let is_connected = self.0.is_connected.load(Ordering::Relaxed);
        add_integer(figures, "sztab_gateway_connected", "Whether the connection to Discord stands", is_connected);
        if let Some(heard) = self.last_gateway_event() {
            let about = "Since the last word from Discord: an event, or the answer to a heartbeat";
            add_seconds(figures, "sztab_gateway_silence_seconds", about, seconds_since(Some(heard), now));
        }
        let is_writable = self.0.unwritable_since.get().is_none();
        add_integer(figures, "sztab_database_writable", "Whether the database can be written", is_writable);
        let moments = [
            ("sztab_last_backup_timestamp_seconds", "When a backup was taken last", &self.0.backup_at),
            ("sztab_last_backup_failure_timestamp_seconds", "When one failed last", &self.0.backup_failed_at),
        ];
        for (name, about, moment) in moments {
            if let Some(at) = moment.get() {
                add_integer(figures, name, about, at.0 / 1000);
            }
        }
    }
}

/// Posts, jobs and games in the database.
fn add_waiting(figures: &mut Registry, totals: &Totals, now: UnixMs) {
    add_integer(figures, "sztab_posts_owed", "Posts that are not in their channel yet", totals.posts_owed);
    let about = "How long the oldest of them has been owed";
    add_seconds(figures, "sztab_oldest_post_owed_seconds", about, seconds_since(totals.oldest_post, now));
    let games = [("lobby", totals.lobbies), ("running", totals.running)];
    add_family(figures, "sztab_games", "Games that are not over, by status", "status", games);
    add_integer(figures, "sztab_jobs_waiting", "Scheduled jobs", totals.jobs);
    let about = "Jobs whose last attempt failed; each is tried again";
    add_integer(figures, "sztab_jobs_failing", about, totals.jobs_failing);
    let late = seconds_since(totals.next_job.filter(|due| *due < now), now);
    add_seconds(figures, "sztab_oldest_job_due_seconds", "How long the first job has been due; 0 if none is", late);
}

fn add_file_sizes(figures: &mut Registry, database: &Path) {
    let mut journal = database.as_os_str().to_owned();
    journal.push("-wal");
    let files = [("database", database), ("journal", Path::new(&journal))];
    let sizes = files
        .into_iter()
        .filter_map(|(file, path)| Some((file, i64::try_from(std::fs::metadata(path).ok()?.len()).ok()?)));
    add_family(figures, "sztab_database_bytes", "Sizes of the database's files", "file", sizes);
}

fn add_process_usage(figures: &mut Registry) {
    if let Some(process) = process::read_usage() {
        add_integer(
            figures,
            "process_resident_memory_bytes",
            "Memory in use",
            i64::try_from(process.memory).unwrap_or(i64::MAX),
        );
        let seconds: Counter<f64, AtomicU64> = Counter::default();
        seconds.inc_by(process.time.as_secs_f64());
        figures.register("process_cpu_seconds", "Time spent by all processors", seconds);
    }
}

/// Registers the current value of a whole number.
fn add_integer(figures: &mut Registry, name: &str, about: &str, value: impl Into<i64>) {
    let gauge: Gauge<i64, AtomicI64> = Gauge::default();
    gauge.set(value.into());
    figures.register(name, about, gauge);
}

/// Registers the current value of a duration in seconds.
fn add_seconds(figures: &mut Registry, name: &str, about: &str, value: f64) {
    let gauge: Gauge<f64, AtomicU64> = Gauge::default();
    gauge.set(value);
    figures.register(name, about, gauge);
}

/// Registers one figure for each value of a label.
fn add_family(
    figures: &mut Registry,
    name: &str,
    about: &str,
    label: &'static str,
    values: impl IntoIterator<Item = (&'static str, i64)>,
) {
    let family: Family<Vec<(&'static str, &'static str)>, Gauge<i64, AtomicI64>> = Family::default();
    for (value, number) in values {
        family.get_or_create(&vec![(label, value)]).set(number);
    }
    figures.register(name, about, family);
}

/// Seconds since a time; 0 if the time is `None`.
fn seconds_since(moment: Option<UnixMs>, now: UnixMs) -> f64 {
    let age = moment.map_or(0, |moment| now.0.saturating_sub(moment.0));
    Duration::from_millis(u64::try_from(age).unwrap_or_default()).as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::state::metrics::PostAttempt;

    const NOW: UnixMs = UnixMs(1_790_000_000_000);

    fn test_totals() -> Totals {
        Totals {
            lobbies: 2,
            running: 300,
            posts_owed: 4,
            oldest_post: Some(UnixMs(NOW.0 - 1500)),
            jobs: 9,
            jobs_failing: 0,
            next_job: Some(UnixMs(NOW.0 + 5)),
        }
    }

    #[test]
    fn counted_events_are_on_the_page() {
        let metrics = Metrics::default();
        metrics.count_interaction("board", "ok", Duration::from_millis(4), Duration::from_millis(40));
        metrics.count_interaction("board", "ok", Duration::from_millis(11), Duration::from_secs(11));
        metrics.count_post(PostAttempt::Sent);
        let page = metrics.render(Some(&test_totals()), Path::new("/nowhere"), NOW);
        let lines = [
            "sztab_interactions_total{kind=\"board\",outcome=\"ok\"} 2",
            "sztab_acknowledgement_seconds_bucket{le=\"0.005\"} 1",
            "sztab_acknowledgement_seconds_bucket{le=\"+Inf\"} 2",
            "sztab_answer_seconds_bucket{le=\"10.0\"} 1",
            "sztab_answer_seconds_sum 11.04",
            "sztab_answer_seconds_count 2",
            "sztab_posts_total{fate=\"sent\"} 1",
            "sztab_posts_owed 4",
            "sztab_oldest_post_owed_seconds 1.5",
            "sztab_oldest_job_due_seconds 0.0",
            "sztab_games{status=\"running\"} 300",
            "sztab_gateway_connected 0",
            "sztab_database_writable 1",
        ];
        for line in lines {
            assert!(page.lines().any(|known| known == line), "{line} in\n{page}");
        }
        assert!(!page.contains("backup"), "there was none");
        // Every figure is declared exactly once.
        for line in page.lines().filter(|line| !line.starts_with('#')) {
            let name = line.split(['{', ' ']).next().unwrap_or_default();
            let name = ["_bucket", "_sum", "_count", "_total", "_info"]
                .iter()
                .find_map(|end| name.strip_suffix(end))
                .unwrap_or(name);
            assert_eq!(page.matches(&format!("# TYPE {name} ")).count(), 1, "{line}");
        }
    }

    #[test]
    fn each_problem_is_named() {
        let metrics = Metrics::default();
        let idle = WaitingWork::default();
        let post = |at: i64| WaitingWork { next_post: Some(UnixMs(at)), ..idle };
        assert_eq!(metrics.problems(&idle, NOW), ["gateway: not connected to Discord"]);
        metrics.set_gateway_connected(true);
        assert_eq!(metrics.problems(&post(NOW.before(STUCK_DELAY).0), NOW), [""; 0]);
        let overdue = OverdueJobs { jobs: 3, since: Some(UnixMs(NOW.0 - 500_000)) };
        assert_eq!(metrics.problems(&WaitingWork { overdue, ..idle }, NOW), ["jobs: 3 overdue, the first for 500 s"]);
        metrics.set_unwritable_since(Some(UnixMs(NOW.0 - 7000)));
        let troubles = metrics.problems(&WaitingWork { overdue, ..post(NOW.0 - 300_000) }, NOW);
        assert_eq!(troubles, ["database: cannot be written for 7 s", "outbox: a post has been due for 300 s"]);
        metrics.set_unwritable_since(None);
        assert_eq!(metrics.problems(&idle, NOW), [""; 0]);
    }
}
