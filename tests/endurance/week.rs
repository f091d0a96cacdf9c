//! A week on a server with fifty games, with a clock set by the test: forgetful players, two outages, and every ping
//! and reminder compared with the expected ones. The bot runs in this process with that clock; people look at Discord
//! at random times. The list of pings is written to `target/week/list.txt`.

mod cast;
mod list;
mod model;
mod play;
mod wall;

use std::time::{Duration, Instant};

use sztab::config::Config;
use sztab::discord::{StartError, Time};
use sztab_neuroshima::rules::Side;
use sztab_referee::{FallAnswer, Referee};
use sztab_sandbox::{Clock, Options, Sandbox};
use sztab_store::{Seq, Store, UnixMs};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::club::{TIMEOUT, game_of};
use crate::openapi;
use crate::player::Dice;

use cast::{OpenSession, Participant};
use model::{Course, Ping, PingKind, Span, Step};
use wall::{DAY_MS, HOUR_MS};

/// Monday, 23 November 2026, 8:00 UTC.
const START_MS: i64 = 1_795_132_800_000 + 3 * DAY_MS + 8 * HOUR_MS;
/// Maximum delay, in milliseconds, of a post that Discord refused at first.
const MAX_DELAY_MS: i64 = 1_100;
/// The outages of the bot, in hours since the start.
const OUTAGE_HOURS: [(i64, i64); 2] = [(38, 55), (117, 128)];
/// The seed of this week's dice.
const SEED: u64 = 2026;

/// The running bot.
struct Bot {
    time: Time,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
}

pub struct Week {
    sandbox: Sandbox,
    /// The number of milliseconds by which the sandbox's clock, which dates messages, is ahead of the week's clock.
    sandbox_ahead: i64,
    folder: tempfile::TempDir,
    store: Store,
    referee: Referee,
    bot: Option<Bot>,
    now: i64,
    dice: Dice,
    people: Vec<Participant>,
    sessions: Vec<OpenSession>,
    /// The answers to expired clocks, each with its session and time.
    answers: Vec<(usize, i64, FallAnswer)>,
    tally: Tally,
}

/// Numbers of other events.
#[derive(Debug, Default)]
struct Tally {
    looks: usize,
    acts: usize,
    /// Number of visits to a server during an outage of the bot.
    unheard: usize,
    /// Number of commands to which the bot did not respond.
    unanswered: usize,
    /// Number of messages that Discord refused at first.
    refused: usize,
    vacations: usize,
}

impl Week {
    async fn open() -> Self {
        let clock = Clock::frozen();
        let sandbox_ahead = i64::try_from(clock.now_ms()).unwrap() - START_MS;
        let options = Options { judge: openapi::load_judge(), clock, ..Options::default() };
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "en-GB");
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("sztab.db")).await.unwrap();
        let referee = Referee::new(store.clone(), sztab::KINDS);
        let mut dice = Dice::new(SEED);
        let people = cast::create_people(&sandbox, guild, &referee, START_MS, &mut dice).await;
        let sessions = cast::open_sessions(&sandbox, guild, &referee, (&people, START_MS), &mut dice).await;
        let (answers, tally) = (Vec::new(), Tally::default());
        let (bot, now) = (None, START_MS);
        Self { sandbox, sandbox_ahead, folder, store, referee, bot, now, dice, people, sessions, answers, tally }
    }

    async fn start_bot(&mut self) {
        let variables = [
            ("DISCORD_TOKEN", self.sandbox.token()),
            ("SZTAB_DISCORD_API", self.sandbox.api()),
            ("SZTAB_DATABASE", self.folder.path().join("sztab.db").display().to_string()),
        ];
        let config = Config::read(None, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.clone())
        });
        let identified = self.sandbox.identify_count();
        let time = Time::manual(UnixMs(self.now));
        let (stop, stopped) = oneshot::channel();
        let until = async move { drop(stopped.await) };
        let task = tokio::spawn(sztab::discord::run_until(config.unwrap(), sztab::KINDS, time.clone(), until));
        self.bot = Some(Bot { time, stop, task });
        let is_there =
            |sandbox: &Sandbox| (sandbox.identify_count() > identified && sandbox.is_bot_connected()).then_some(());
        self.sandbox.wait_until(TIMEOUT, is_there).await.unwrap();
        self.sandbox.wait_until_ready(TIMEOUT).await.unwrap();
        self.wait_until_settled().await;
    }

    async fn stop_bot(&mut self) {
        let Some(Bot { stop, task, .. }) = self.bot.take() else { return };
        stop.send(()).unwrap();
        task.await.unwrap().unwrap();
    }

    /// Sets the clock. Work that falls due by then is not done yet.
    fn set_clock(&mut self, to: i64) {
        let span = u64::try_from(to - self.now).unwrap();
        self.now = to;
        self.sandbox.clock().advance(Duration::from_millis(span));
        if let Some(bot) = &self.bot {
            bot.time.advance_to(UnixMs(to));
        }
    }

    /// The time at which the next job or post is due.
    async fn next_due_time(&self) -> Option<i64> {
        let (job, post) = (self.store.next_job_time().await.unwrap(), self.store.next_due_time().await.unwrap());
        job.into_iter().chain(post).min().map(|due| due.0)
    }

    /// Waits until the bot has done all the work that is due now.
    async fn wait_until_settled(&self) {
        let begun = Instant::now();
        while self.next_due_time().await.is_some_and(|due| due <= self.now) {
            assert!(begun.elapsed() < 3 * TIMEOUT, "what is due is done");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Proceeds from one event to the next: due jobs and posts, and people's visits.
    async fn run_until(&mut self, until: i64) {
        loop {
            let due = self.next_due_time().await.filter(|_| self.bot.is_some());
            let look = self.people.iter().filter_map(|someone| someone.next_look).min();
            let next = due.into_iter().chain(look).min().filter(|next| *next < until);
            let Some(next) = next else { break };
            self.set_clock(next.max(self.now));
            if self.bot.is_some() {
                self.wait_until_settled().await;
            }
            // Work that is due is done first, so visits never coincide with it.
            if due.is_none_or(|due| due > next) {
                let looks = |someone: &Participant| someone.next_look == Some(next);
                let number = self.people.iter().position(looks).unwrap();
                let habit = self.people[number].habit;
                self.people[number].next_look = habit.pause(next - START_MS, &mut self.dice).map(|pause| next + pause);
                self.catch_up().await;
                self.visit(number).await;
            }
        }
        self.set_clock(until.max(self.now));
        // Work that falls due at the exact time of an outage is still done by the bot.
        if self.bot.is_some() {
            self.wait_until_settled().await;
        }
    }

    /// Lets the second pass in which requests refused by Discord are repeated, so that no player acts before then.
    async fn catch_up(&mut self) {
        while let Some(due) = self.store.next_due_time().await.unwrap().filter(|_| self.bot.is_some()) {
            self.set_clock(due.0.max(self.now));
            self.wait_until_settled().await;
        }
    }

    /// The course of a game, state by state.
    async fn load_course(&self, session: usize) -> Course {
        let OpenSession { game, seats, control, .. } = self.sessions[session];
        let lines = self.store.load_log(game).await.unwrap();
        let mut steps = Vec::new();
        for number in 0..=lines.len() {
            let seq = Seq(u32::try_from(number).unwrap());
            let after = self.referee.load_history(game, seq).await.unwrap().session;
            let said = number.checked_sub(1).map(|line| &lines[line]);
            steps.push(Step {
                at: said.map_or(START_MS, |said| said.at.0),
                line: said.map_or_else(String::new, |said| said.line.clone()),
                by: said.map_or(0, |said| usize::from(said.side)),
                to_act: game_of(&after).side_to_act().map(Side::index),
                active: game_of(&after).state().active.index(),
                turn: game_of(&after).state().turn,
                is_asked: game_of(&after).decision().is_some(),
            });
        }
        let answers = self.answers.iter().filter(|(of, ..)| *of == session).map(|(_, at, answer)| (*at, *answer));
        Course { session, seats, control, steps, answers: answers.collect() }
    }

    /// Prints the courses of the games in which there are differences.
    async fn print_courses(&self, differences: &[String]) {
        for session in 0..self.sessions.len() {
            if differences.iter().any(|difference| difference.contains(&format!(" table {session:>2} "))) {
                let Course { seats, control, steps, answers, .. } = self.load_course(session).await;
                println!("table {session} of {seats:?}, {control:?}, answers {answers:?}");
                steps.iter().for_each(|step| println!("  {step:?}"));
            }
        }
    }

    async fn check_pings(&self) {
        let outages = OUTAGE_HOURS.map(|(from, to)| (START_MS + from * HOUR_MS, START_MS + to * HOUR_MS)).to_vec();
        let span = Span { outages, end: self.now + 1 };
        let wishes: Vec<_> = self.people.iter().map(|someone| &someone.wishes).collect();
        let (mut heard, odd) = self.collect_pings();
        let mut right = Vec::new();
        for session in 0..self.sessions.len() {
            let course = self.load_course(session).await;
            let timed = course.steps.iter().filter(|step| step.line == "time");
            heard.extend(timed.map(|step| {
                let who = course.seats[step.by];
                Ping { at: step.at, session, sort: PingKind::Time, who }
            }));
            right.extend(model::expected_pings(&course, &wishes, &span));
        }
        right.sort();
        heard.sort();
        let notes = format!("{:?}, falls answered {}", self.tally, self.answers.len());
        list::write_list(&heard, &notes);
        println!("{notes}\n{}", list::summary(&heard));
        let differences = list::differences(&right, &heard);
        self.print_courses(&differences).await;
        assert!(odd.is_empty(), "what nobody can explain:\n{}", odd.join("\n"));
        assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
        let late = heard.iter().filter(|ping| !right.contains(ping)).count();
        // A post that was refused may have delayed another post in its channel.
        assert!((1..=2 * self.tally.refused).contains(&late), "{late} are late, where Discord refused them at first");
        let (first, last) = (&heard[1..], [heard.as_slice(), &heard[..1]].concat());
        let found = [list::differences(&right, first).len(), list::differences(&right, &last).len()];
        assert_eq!(found, [1, 1], "one that is missing and one too many are noticed");
        for sort in [
            PingKind::Call,
            PingKind::Reminder,
            PingKind::Direct,
            PingKind::Instead,
            PingKind::Fall,
            PingKind::Time,
            PingKind::NextUp,
        ] {
            assert!(heard.iter().any(|ping| ping.sort == sort), "{sort:?} is among what was tried out");
        }
        assert!(
            heard.iter().all(|ping| !matches!(ping.sort, PingKind::Reminder | PingKind::Direct | PingKind::Instead)
                || self.people[ping.who].wishes.wall.is_awake(ping.at))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_of_fifty_games_pings_everyone_once_and_reminds_as_set() {
    let mut week = Week::open().await;
    week.start_bot().await;
    for (from, to) in OUTAGE_HOURS {
        week.run_until(START_MS + from * HOUR_MS).await;
        week.stop_bot().await;
        week.run_until(START_MS + to * HOUR_MS).await;
        week.start_bot().await;
    }
    week.run_until(START_MS + 7 * DAY_MS).await;
    week.check_pings().await;
    week.stop_bot().await;
    let mut violations = week.sandbox.violations();
    // A user who does not accept direct messages is notified in the channel, but only after the bot has tried.
    violations.retain(|violation| violation.code() != Some(50_007));
    assert_eq!(violations, [], "every message was within Discord's limits");
}
