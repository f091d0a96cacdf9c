//! Latencies that a player notices: from a command or press to its acknowledgement, to the reply, and to the updated
//! post.
//!
//! Runs the real bot against the sandbox in this process, over HTTP and WebSocket on loopback. It has its own harness,
//! because a measurement covers both sides of a connection: `cargo measure --bench discord`. `cargo test --bench
//! discord` runs everything once, briefly.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sztab::config::Config;
use sztab_sandbox::{Id, Message, Options, Person, Sandbox};

const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);

/// The extent of the measurement.
#[derive(Clone, Copy)]
struct Extent {
    rounds: usize,
    /// Number of concurrent sessions.
    sessions: usize,
    /// Time for which sessions are viewed and played, in seconds.
    seconds: u64,
}

/// The whole measurement under `cargo bench`; otherwise each part once.
fn measurement_extent() -> Extent {
    if std::env::args().any(|argument| argument == "--bench") {
        Extent { rounds: 100, sessions: 10, seconds: 60 }
    } else {
        Extent { rounds: 1, sessions: 1, seconds: 1 }
    }
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(measure());
}

struct Session {
    sandbox: Sandbox,
    channel: Id,
    people: [Person; 2],
}

async fn measure() {
    let Extent { rounds, .. } = measurement_extent();
    let folder = tempfile::tempdir().expect("a folder");
    let sandbox = Sandbox::start(Options::default()).await.expect("a port");
    let config = Config::for_sandbox(sandbox.token(), sandbox.api(), folder.path().join("bench.db"), None);
    let bot = tokio::spawn(sztab::discord::run(config));
    sandbox.wait_until_ready(RESPONSE_TIMEOUT).await.expect("the bot is there");
    let session = Session::open(&sandbox).await;
    session.place_headquarters().await;

    let mut looks = Samples::default();
    for _ in 0..rounds {
        let begun = Instant::now();
        let response = session.people[0].run_command(session.channel, &["board"], &[]).await.expect("acknowledged");
        let acknowledged = begun.elapsed();
        response.complete(RESPONSE_TIMEOUT).await.expect("answered");
        looks.push(acknowledged, begun.elapsed(), None);
    }
    looks.report("/board (with a picture)");

    let mut acts = Samples::default();
    for _ in 0..rounds {
        let Some((person, live)) = session.wait_for_turn().await else { break };
        let word = if live.buttons().any(|button| button.label == "Draw") { "draw" } else { "end" };
        let discard = live.buttons().find(|button| button.label.starts_with("Discard ")).is_some();
        let begun = Instant::now();
        let response = if discard {
            let choices = person.autocomplete(session.channel, &["discard"], &[], "tile", "").await.expect("choices");
            let tile = choices[0].value.as_str().expect("a text").to_owned();
            person.run_command(session.channel, &["discard"], &[("tile", tile.as_str().into())]).await
        } else {
            person.run_command(session.channel, &[word], &[]).await
        };
        let response = response.expect("acknowledged");
        let acknowledged = begun.elapsed();
        let answer = response.complete(RESPONSE_TIMEOUT).await.expect("answered");
        let answered = begun.elapsed();
        // If something would be forfeited, the bot asks for confirmation once.
        if let Some(confirm) = answer.buttons().find(|button| button.label.ends_with(" anyway")) {
            person.press(answer.id, &confirm.custom_id).await.expect("acknowledged");
        }
        session.wait_for_change(&live).await;
        acts.push(acknowledged, answered, Some(begun.elapsed()));
    }
    acts.report("an act (logged, answered, post renewed)");
    measure_concurrent_sessions(&sandbox).await;
    bot.abort();
}

/// Number of interactions per second in all concurrent sessions together.
const INTERACTIONS_PER_SECOND: u64 = 20;

/// The load of several sessions at a steady rate, which does not slow down if the bot falls behind: boards, what-ifs,
/// suggestions and moves.
async fn measure_concurrent_sessions(sandbox: &Sandbox) {
    let Extent { sessions: number_of_sessions, seconds, .. } = measurement_extent();
    let mut sessions = Vec::new();
    for _ in 0..number_of_sessions {
        let session = Session::open(sandbox).await;
        session.place_headquarters().await;
        sessions.push(Arc::new(session));
    }
    let mut under_way = Vec::new();
    let mut ticks = tokio::time::interval(Duration::from_millis(1000 / INTERACTIONS_PER_SECOND));
    for number in 0..usize::try_from(INTERACTIONS_PER_SECOND * seconds).expect("a small number") {
        ticks.tick().await;
        let session = Arc::clone(&sessions[number % number_of_sessions]);
        under_way.push(tokio::spawn(async move { session.act_randomly(number / number_of_sessions).await }));
    }
    let mut all = Samples::default();
    let mut slowest = Duration::ZERO;
    for one in under_way {
        if let Some((acknowledged, answered)) = one.await.expect("no panic") {
            slowest = slowest.max(acknowledged);
            all.push(acknowledged, answered, None);
        }
    }
    all.report(&format!(
        "{INTERACTIONS_PER_SECOND} interactions a second at {number_of_sessions} tables, for {seconds} s"
    ));
    println!("  slowest acknowledgement {slowest:8.1?}");
}

impl Session {
    /// One random act of a user. Returns the times until the bot acknowledged it and responded to it.
    async fn act_randomly(&self, number: usize) -> Option<(Duration, Duration)> {
        let begun = Instant::now();
        let person = &self.people[number % 2];
        let response = match number % 5 {
            0 => person.run_command(self.channel, &["board"], &[]).await,
            1 => person.run_command(self.channel, &["whatif"], &[]).await,
            2 => {
                person.autocomplete(self.channel, &["play"], &[], "what", "c3").await.expect("suggestions");
                return Some((begun.elapsed(), begun.elapsed()));
            }
            3 => person.run_command(self.channel, &["tiles"], &[]).await,
            _ => return self.advance_turn(begun).await,
        };
        let response = response.expect("acknowledged");
        let acknowledged = begun.elapsed();
        response.complete(RESPONSE_TIMEOUT).await.expect("answered");
        Some((acknowledged, begun.elapsed()))
    }

    /// Draws, discards or ends the turn as the pinged player.
    async fn advance_turn(&self, begun: Instant) -> Option<(Duration, Duration)> {
        let (person, live) = self.wait_for_turn().await?;
        let begins = |word: &str| live.buttons().find(|button| button.label.starts_with(word)).cloned();
        let begun = begun.max(Instant::now());
        if let Some(discard) = begins("Discard ") {
            // The bot responds by updating the post.
            person.press(live.id, &discard.custom_id).await.ok()?;
            return Some((begun.elapsed(), begun.elapsed()));
        }
        let response = {
            let word = if begins("Draw").is_some() { "draw" } else { "end" };
            person.run_command(self.channel, &[word], &[]).await
        };
        // Another user may have updated the post in the meantime.
        let response = response.ok()?;
        let acknowledged = begun.elapsed();
        let answer = response.complete(RESPONSE_TIMEOUT).await.ok()?;
        let answered = begun.elapsed();
        if let Some(confirm) = answer.buttons().find(|button| button.label.ends_with(" anyway")) {
            person.press(answer.id, &confirm.custom_id).await.ok()?;
        }
        Some((acknowledged, answered))
    }

    async fn open(sandbox: &Sandbox) -> Self {
        let guild = sandbox.add_guild("Bench", "en-GB");
        let channel = sandbox.add_channel(guild, "table");
        let people = ["Ala", "Ben"].map(|name| sandbox.add_person(guild, name, "en-GB"));
        let session = Self { sandbox: sandbox.clone(), channel, people };
        let [ala, ben] = &session.people;
        let options = [("opponent", ben.into()), ("armies", 1_i64.into()), ("place", 1_i64.into())];
        ala.run_command(channel, &["game", "new"], &options).await.expect("acknowledged");
        session.press(ben, "Join").await;
        session.press(ala, "Start").await;
        session
    }

    async fn press(&self, person: &Person, label: &str) {
        let is = |message: &Message| message.buttons().any(|button| button.label == label && !button.disabled);
        let message = self.sandbox.wait_for(self.channel, RESPONSE_TIMEOUT, is).await.expect("the button");
        let id = message.buttons().find(|button| button.label == label).map(|button| button.custom_id.clone());
        person.press(message.id, &id.expect("the button")).await.expect("acknowledged");
    }

    async fn place_headquarters(&self) {
        for hex in ["B2", "D3"] {
            let (person, live) = self.wait_for_turn().await.expect("somebody");
            let line = format!("place-hq {hex} 0");
            person.run_command(self.channel, &["play"], &[("what", line.as_str().into())]).await.expect("acknowledged");
            self.wait_for_change(&live).await;
        }
    }

    /// The player who has been pinged, once the newest post has buttons; `None` when the game is over.
    async fn wait_for_turn(&self) -> Option<(Person, Message)> {
        let found = self.sandbox.wait_until(RESPONSE_TIMEOUT, |sandbox| {
            let last = sandbox.messages(self.channel).into_iter().rev().find(|message| message.only_for.is_none())?;
            if last.content.contains("The game is over") {
                return Some(None);
            }
            let person = self.people.iter().find(|person| last.content.starts_with(&person.mention()))?;
            last.buttons().next().is_some().then(|| Some((person.clone(), last.clone())))
        });
        found.await.expect("the game goes on")
    }

    async fn wait_for_change(&self, live: &Message) {
        let changed = self.sandbox.wait_until(RESPONSE_TIMEOUT, |sandbox| {
            let last = sandbox.messages(self.channel).into_iter().rev().find(|message| message.only_for.is_none())?;
            (last != *live && (last.buttons().next().is_some() || last.content.contains("over"))).then_some(())
        });
        changed.await.expect("the channel shows it");
    }
}

#[derive(Default)]
struct Samples {
    acknowledged: Vec<Duration>,
    answered: Vec<Duration>,
    shown: Vec<Duration>,
}

impl Samples {
    fn push(&mut self, acknowledged: Duration, answered: Duration, shown: Option<Duration>) {
        self.acknowledged.push(acknowledged);
        self.answered.push(answered);
        self.shown.extend(shown);
    }

    fn report(mut self, what: &str) {
        println!("{what}");
        for (name, samples) in
            [("acknowledged", &mut self.acknowledged), ("answered", &mut self.answered), ("shown", &mut self.shown)]
        {
            samples.sort_unstable();
            if let (Some(median), Some(high)) = (samples.get(samples.len() / 2), samples.get(samples.len() * 99 / 100))
            {
                println!("  {name:13} median {median:8.1?}  p99 {high:8.1?}  of {}", samples.len());
            }
        }
    }
}
