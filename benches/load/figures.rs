//! Measurements, and printing them.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::bot::Load;
use crate::session::Step;

/// A stopwatch that runs from the time of a press.
#[derive(Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts a stopwatch at the current time.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// The time elapsed so far.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Statistics of everything that people did.
#[derive(Default)]
pub struct Figures {
    /// Waiting times, by kind of act and by the event waited for.
    waits: BTreeMap<(&'static str, &'static str), Vec<Duration>>,
    /// Number of interactions, by kind.
    done: BTreeMap<&'static str, usize>,
    /// Number of interactions that the bot refused with a message because another user was faster.
    refused: usize,
    /// Number of times that an act was due while everyone was waiting for the bot.
    pub nobody_free: usize,
    pub failures: Vec<String>,
    /// Length of the measurement, in seconds.
    pub seconds: f64,
}

impl Figures {
    /// Adds the result of a step.
    pub fn add(&mut self, step: Step) {
        self.failures.extend(step.failure);
        self.refused += usize::from(step.is_refused);
        if let Some(acknowledged) = step.acknowledged {
            *self.done.entry(step.sort).or_default() += 1;
            self.waits.entry(("acknowledged", "all")).or_default().push(acknowledged);
            self.waits.entry(("acknowledged", step.sort)).or_default().push(acknowledged);
        }
        if let Some(answered) = step.answered {
            self.waits.entry(("answered", "all")).or_default().push(answered);
            self.waits.entry(("answered", step.sort)).or_default().push(answered);
        }
        if let Some(shown) = step.shown {
            self.waits.entry(("shown to all", step.sort)).or_default().push(shown);
        }
    }

    /// Prints the figures as a table.
    pub fn print(&self) {
        let all: usize = self.done.values().sum();
        let sorts: Vec<String> = self.done.iter().map(|(sort, count)| format!("{count} x {sort}")).collect();
        println!("\n{all} interactions in {:.0} s: {:.1} a second", self.seconds, per_second(all, self.seconds));
        println!(
            "{}; {} refused by the bot; {} times nobody was free",
            sorts.join(", "),
            self.refused,
            self.nobody_free
        );
        println!(
            "\n{:14} {:10} {:>7} {:>9} {:>9} {:>9} {:>9}",
            "milliseconds", "of", "count", "p50", "p90", "p99", "max"
        );
        for ((what, sort), waits) in &self.waits {
            let mut waits = waits.clone();
            waits.sort_unstable();
            let part = |percent: usize| milliseconds(waits[(waits.len() - 1) * percent / 100]);
            let (p50, p90, p99, max) = (part(50), part(90), part(99), part(100));
            println!("{what:14} {sort:10} {:>7} {p50:>9.1} {p90:>9.1} {p99:>9.1} {max:>9.1}", waits.len());
        }
        println!("\nwent wrong: {}", self.failures.len());
        for failure in self.failures.iter().take(10) {
            println!("  {failure}");
        }
    }
}

/// Prints the load of the bot from sample to sample.
pub fn print_loads(loads: &[(String, Load)]) {
    let heads = ["MB", "cores", "players'", "posts/s", "drawn/s", "kept/s", "owed", "oldest s"];
    print!("\n{:14}", "the bot");
    heads.iter().for_each(|head| print!(" {head:>9}"));
    println!();
    let mut before = loads.first().map(|(_, load)| *load).unwrap_or_default();
    for (when, load) in loads {
        let since = (load.at - before.at).max(0.001);
        let a_second = |now: f64, before: f64| (now - before) / since;
        let figures = [
            load.memory / f64::from(1 << 20),
            a_second(load.time, before.time),
            a_second(load.players_time, before.players_time),
            a_second(load.posts_sent, before.posts_sent),
            a_second(load.drawn, before.drawn),
            a_second(load.kept, before.kept),
        ];
        print!("{when:14}");
        figures.iter().for_each(|figure| print!(" {figure:>9.2}"));
        println!(" {:>9} {:>9.1}", load.posts_owed, load.oldest);
        before = *load;
    }
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

fn per_second(count: usize, seconds: f64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / seconds.max(0.001)
}
