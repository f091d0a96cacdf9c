//! What a monitor is shown: one word on health, and all figures in the text format of Prometheus.

use std::fmt::{Display, Write as _};
use std::path::Path;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::store::{Overdue, Totals, UnixMs};

use super::histogram::{BOUNDS_MS, Reading};
use super::{Vitals, process};

/// How long a post may be due before the outbox counts as stuck: an attempt that Discord does not answer takes a
/// minute at most.
const STUCK_AFTER_MS: i64 = 120_000;

/// Work that waits for its time, or for longer than that.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::discord) struct Waiting {
    /// When the next post is, or was, due.
    pub next_post: Option<UnixMs>,
    /// The jobs that were due before [`Waiting::stuck_before`].
    pub overdue: Overdue,
}

impl Waiting {
    /// What was due before this moment counts as stuck.
    pub(in crate::discord) fn stuck_before(now: UnixMs) -> UnixMs {
        UnixMs(now.0 - STUCK_AFTER_MS)
    }
}

impl Vitals {
    /// What is wrong, one line each; nothing if all is well.
    pub(in crate::discord) fn troubles(&self, waiting: &Waiting, now: UnixMs) -> Vec<String> {
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
        if let Some(late) = waiting.next_post.map(|due| now.0 - due.0).filter(|&late| late > STUCK_AFTER_MS) {
            troubles.push(format!("outbox: a post has been due for {} s", late / 1000));
        }
        // Without a database that can be written no job can be done, which is said above.
        if let Some(since) = waiting.overdue.since.filter(|_| self.0.unwritable_since.get().is_none()) {
            let (jobs, late) = (waiting.overdue.jobs, (now.0 - since.0) / 1000);
            troubles.push(format!("jobs: {jobs} overdue, the first for {late} s"));
        }
        troubles
    }

    /// All figures. What cannot be known now is left out.
    pub(in crate::discord) fn page(&self, totals: Option<&Totals>, database: &Path, now: UnixMs) -> String {
        let mut page = Page::default();
        let (version, rules) = (env!("CARGO_PKG_VERSION"), crate::games::neuroshima::rules::RULES_VERSION.to_string());
        page.head("sztab_build_info", "gauge", "Version of the program and of its rules.");
        page.line("sztab_build_info", &[("version", version), ("rules", &rules)], 1);
        self.conversation(&mut page);
        self.posts(&mut page, totals, now);
        self.states(&mut page, now);
        if let Some(totals) = totals {
            tables(&mut page, totals, now);
        }
        files(&mut page, database);
        machine(&mut page);
        page.0
    }

    fn conversation(&self, page: &mut Page) {
        page.head("sztab_interactions_total", "counter", "Commands, presses and completions, by kind and outcome.");
        let interactions = self.0.interactions.lock().unwrap_or_else(PoisonError::into_inner);
        for ((kind, outcome), count) in interactions.iter() {
            page.line("sztab_interactions_total", &[("kind", kind), ("outcome", outcome)], count);
        }
        drop(interactions);
        let acknowledged = self.0.acknowledged.read();
        page.histogram("sztab_acknowledgement_seconds", "From an interaction to its acknowledgement.", &acknowledged);
        let answered = self.0.answered.read();
        page.histogram("sztab_answer_seconds", "From an interaction to the end of its answer.", &answered);
        page.head("sztab_pictures_total", "counter", "Pictures that were asked for, by how they were had.");
        for (how, count) in [("drawn", &self.0.pictures_drawn), ("kept", &self.0.pictures_kept)] {
            page.line("sztab_pictures_total", &[("how", how)], read(count));
        }
        page.head("sztab_rate_limits_total", "counter", "Rate limits of Discord that were met.");
        page.line("sztab_rate_limits_total", &[], read(&self.0.rate_limits));
    }

    fn posts(&self, page: &mut Page, totals: Option<&Totals>, now: UnixMs) {
        page.head("sztab_posts_total", "counter", "Attempts at posts, by what became of them.");
        let fates = [
            ("sent", &self.0.posts_sent),
            ("failed", &self.0.posts_failed),
            ("given_up", &self.0.posts_given_up),
            ("needless", &self.0.posts_needless),
        ];
        for (fate, count) in fates {
            page.line("sztab_posts_total", &[("fate", fate)], read(count));
        }
        let Some(totals) = totals else { return };
        page.gauge("sztab_posts_owed", "Posts that are not in their channel yet.", totals.posts_owed);
        let age = age(totals.oldest_post, now);
        page.gauge("sztab_oldest_post_owed_seconds", "How long the oldest of them has been owed.", age);
    }

    fn states(&self, page: &mut Page, now: UnixMs) {
        let is_connected = u8::from(self.0.is_connected.load(Ordering::Relaxed));
        page.gauge("sztab_gateway_connected", "Whether the connection to Discord stands.", is_connected);
        if let Some(heard) = self.gateway_heard_at() {
            page.gauge(
                "sztab_gateway_silence_seconds",
                "Since the last word from Discord: an event, or the answer to a heartbeat.",
                age(Some(heard), now),
            );
        }
        let is_writable = u8::from(self.0.unwritable_since.get().is_none());
        page.gauge("sztab_database_writable", "Whether the database can be written.", is_writable);
        let moments = [
            ("sztab_last_backup_timestamp_seconds", "When a backup was taken last.", &self.0.backup_at),
            ("sztab_last_backup_failure_timestamp_seconds", "When one failed last.", &self.0.backup_failed_at),
        ];
        for (name, help, moment) in moments {
            if let Some(at) = moment.get() {
                page.gauge(name, help, at.0 / 1000);
            }
        }
    }
}

fn tables(page: &mut Page, totals: &Totals, now: UnixMs) {
    page.head("sztab_games", "gauge", "Games that are not over, by status.");
    page.line("sztab_games", &[("status", "lobby")], totals.lobbies);
    page.line("sztab_games", &[("status", "running")], totals.running);
    page.gauge("sztab_jobs_waiting", "Things that are to happen at some moment.", totals.jobs);
    let late = age(totals.next_job.filter(|due| *due < now), now);
    page.gauge("sztab_jobs_failing", "Jobs whose last attempt failed; each is tried again.", totals.jobs_failing);
    page.gauge("sztab_oldest_job_due_seconds", "How long the first of them has been due; 0 if none is.", late);
}

fn files(page: &mut Page, database: &Path) {
    page.head("sztab_database_bytes", "gauge", "Sizes of the database's files.");
    let mut journal = database.as_os_str().to_owned();
    journal.push("-wal");
    for (file, path) in [("database", database), ("journal", Path::new(&journal))] {
        if let Ok(file_on_disk) = std::fs::metadata(path) {
            page.line("sztab_database_bytes", &[("file", file)], file_on_disk.len());
        }
    }
}

fn machine(page: &mut Page) {
    if let Some(process) = process::look() {
        page.gauge("process_resident_memory_bytes", "Memory in use.", process.memory);
        page.head("process_cpu_seconds_total", "counter", "Time spent by all processors.");
        page.line("process_cpu_seconds_total", &[], process.time.as_secs_f64());
    }
}

fn read(count: &AtomicU64) -> u64 {
    count.load(Ordering::Relaxed)
}

/// Seconds since a moment; 0 if there was none.
fn age(moment: Option<UnixMs>, now: UnixMs) -> f64 {
    let age = moment.map_or(0, |moment| now.0.saturating_sub(moment.0));
    Duration::from_millis(u64::try_from(age).unwrap_or_default()).as_secs_f64()
}

/// Lines of the text format: <https://prometheus.io/docs/instrumenting/exposition_formats/>
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    /// One figure. Values of labels are words of ours, in which nothing needs to be escaped.
    fn line(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        let labels: Vec<String> = labels.iter().map(|(label, value)| format!("{label}=\"{value}\"")).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "gauge", help);
        self.line(name, &[], value);
    }

    fn histogram(&mut self, name: &str, help: &str, reading: &Reading) {
        self.head(name, "histogram", help);
        let bucket = format!("{name}_bucket");
        for (bound, count) in BOUNDS_MS.iter().zip(reading.at_most) {
            let bound = Duration::from_millis(*bound).as_secs_f64().to_string();
            self.line(&bucket, &[("le", &bound)], count);
        }
        self.line(&bucket, &[("le", "+Inf")], reading.all);
        self.line(&format!("{name}_sum"), &[], reading.total.as_secs_f64());
        self.line(&format!("{name}_count"), &[], reading.all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::state::vitals::Attempt;

    const NOW: UnixMs = UnixMs(1_790_000_000_000);

    fn totals() -> Totals {
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
    fn what_was_counted_is_on_the_page() {
        let vitals = Vitals::default();
        vitals.interaction("board", "ok", Duration::from_millis(4), Duration::from_millis(40));
        vitals.interaction("board", "ok", Duration::from_millis(11), Duration::from_secs(11));
        vitals.post(Attempt::Sent);
        let page = vitals.page(Some(&totals()), Path::new("/nowhere"), NOW);
        let lines = [
            "sztab_interactions_total{kind=\"board\",outcome=\"ok\"} 2",
            "sztab_acknowledgement_seconds_bucket{le=\"0.005\"} 1",
            "sztab_acknowledgement_seconds_bucket{le=\"+Inf\"} 2",
            "sztab_answer_seconds_bucket{le=\"10\"} 1",
            "sztab_answer_seconds_sum 11.04",
            "sztab_answer_seconds_count 2",
            "sztab_posts_total{fate=\"sent\"} 1",
            "sztab_posts_owed 4",
            "sztab_oldest_post_owed_seconds 1.5",
            "sztab_oldest_job_due_seconds 0",
            "sztab_games{status=\"running\"} 300",
            "sztab_gateway_connected 0",
            "sztab_database_writable 1",
        ];
        for line in lines {
            assert!(page.lines().any(|known| known == line), "{line} in\n{page}");
        }
        assert!(!page.contains("backup"), "there was none");
        // Every figure is announced, once.
        for line in page.lines().filter(|line| !line.starts_with('#')) {
            let name = line.split(['{', ' ']).next().unwrap_or_default();
            let name = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
            assert_eq!(page.matches(&format!("# TYPE {name} ")).count(), 1, "{line}");
        }
    }

    #[test]
    fn each_trouble_is_named() {
        let vitals = Vitals::default();
        let idle = Waiting::default();
        let post = |at: i64| Waiting { next_post: Some(UnixMs(at)), ..idle };
        assert_eq!(vitals.troubles(&idle, NOW), ["gateway: not connected to Discord"]);
        vitals.gateway_is(true);
        assert_eq!(vitals.troubles(&post(NOW.0 - STUCK_AFTER_MS), NOW), [""; 0]);
        let overdue = Overdue { jobs: 3, since: Some(UnixMs(NOW.0 - 500_000)) };
        assert_eq!(vitals.troubles(&Waiting { overdue, ..idle }, NOW), ["jobs: 3 overdue, the first for 500 s"]);
        vitals.database_unwritable(Some(UnixMs(NOW.0 - 7000)));
        let troubles = vitals.troubles(&Waiting { overdue, ..post(NOW.0 - 300_000) }, NOW);
        assert_eq!(troubles, ["database: cannot be written for 7 s", "outbox: a post has been due for 300 s"]);
        vitals.database_unwritable(None);
        assert_eq!(vitals.troubles(&idle, NOW), [""; 0]);
    }
}
