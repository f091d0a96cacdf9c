//! Many sessions at once: what players wait for, and what the bot takes for it.
//!
//! The bot is a process of its own, whose memory and time are its own; the sandbox and all players are this one.
//! Players act at a steady pace, whether the bot keeps up or not: each does the next thing that a message offers, or
//! looks at something. `cargo measure --bench load` says at the end what it saw, and fails if anything went wrong.
//! `cargo test --bench load` does the same with two sessions for two seconds.
//!
//! | variable of the environment | what it is | if not said |
//! |---|---|---|
//! | `SZTAB_LOAD_TABLES` | sessions | 300 |
//! | `SZTAB_LOAD_RATE` | interactions a second at all of them together | 60 |
//! | `SZTAB_LOAD_SECONDS` | for how long | 300 |
//! | `SZTAB_LOAD_HOUSE` | how many of the sessions are against Sztab | 0 |
//! | `SZTAB_LOAD_STRENGTH` | its strength there: 0 is casual, 1 club, 2 strong | 2 |

mod bot;
mod figures;
mod session;

use std::sync::Arc;
use std::time::{Duration, Instant};

use sztab_sandbox::{Options, Sandbox};
use sztab_store::Store;
use tokio::sync::Mutex;
use tokio::task::JoinSet;

use bot::{Bot, Load};
use figures::{Figures, Stopwatch};
use session::{Session, Step};

/// Number of sessions that are opened at a time, since people do not all sit down at the same moment.
const CONCURRENT_OPENINGS: usize = 4;
/// Number of channels with sessions per server.
const SESSIONS_PER_SERVER: usize = 25;
/// Interval between two samples of the load.
const SAMPLE_INTERVAL: Duration = Duration::from_mins(1);

fn env_number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let is_well = runtime.block_on(measure());
    runtime.shutdown_background();
    if !is_well {
        std::process::exit(1);
    }
}

async fn measure() -> bool {
    let is_whole = std::env::args().any(|argument| argument == "--bench");
    let usual = if is_whole { (300, 60, 300) } else { (2, 5, 2) };
    let sessions = usize::try_from(env_number("SZTAB_LOAD_TABLES", usual.0)).expect("a small number");
    let (rate, seconds) = (env_number("SZTAB_LOAD_RATE", usual.1).max(1), env_number("SZTAB_LOAD_SECONDS", usual.2));
    let sandbox = Sandbox::start(Options::default()).await.expect("a port");
    let bot = Bot::start(&sandbox).await;
    let mut loads = vec![("ready".to_owned(), bot.read_load().await)];
    let begun = Instant::now();
    let sessions = open_sessions(&sandbox, sessions, env_number("SZTAB_LOAD_HOUSE", 0)).await;
    println!("{} tables opened in {:.0?}", sessions.len(), begun.elapsed());
    loads.push(("opened".to_owned(), bot.read_load().await));
    let figures = play_sessions(&bot, &sessions, (rate, seconds), &mut loads).await;
    wait_until_idle(&bot).await;
    loads.push(("end".to_owned(), bot.read_load().await));
    let log = bot.stop().await;
    report(&sandbox, &bot, (&figures, &loads), &log).await
}

/// Opens the sessions and begins their games. In `computers` of them, spread evenly, one person plays against Sztab.
async fn open_sessions(sandbox: &Sandbox, sessions: usize, computers: u64) -> Vec<Arc<Mutex<Session>>> {
    let computers = usize::try_from(computers).expect("a small number").min(sessions);
    let strength = i64::try_from(env_number("SZTAB_LOAD_STRENGTH", 2)).expect("a small number");
    let mut opening = JoinSet::new();
    let mut opened = Vec::new();
    let mut guild = 0;
    for number in 0..sessions {
        if number.is_multiple_of(SESSIONS_PER_SERVER) {
            guild = sandbox.add_guild(&format!("Server {number}"), "en-GB");
        }
        let is_computer = (number + 1) * computers / sessions > number * computers / sessions;
        let mut session = Session::new(sandbox, guild, number, is_computer.then_some(strength));
        opening.spawn(async move {
            session.begin().await;
            session
        });
        if opening.len() >= CONCURRENT_OPENINGS {
            opened.extend(opening.join_next().await);
        }
    }
    opened.extend(opening.join_all().await.into_iter().map(Ok));
    opened.into_iter().map(|session| Arc::new(Mutex::new(session.expect("the table is opened")))).collect()
}

/// Makes people act at a steady pace, each time in the next session in which nobody is waiting for the bot.
async fn play_sessions(
    bot: &Bot,
    sessions: &[Arc<Mutex<Session>>],
    (rate, seconds): (u64, u64),
    loads: &mut Vec<(String, Load)>,
) -> Figures {
    let figures = Arc::new(std::sync::Mutex::new(Figures::default()));
    let mut under_way = JoinSet::new();
    let mut ticks = tokio::time::interval(Duration::from_micros(1_000_000 / rate));
    let (begun, mut next_look, mut next_session) = (Instant::now(), SAMPLE_INTERVAL, 0);
    while begun.elapsed() < Duration::from_secs(seconds) {
        ticks.tick().await;
        let free = (0..sessions.len()).find_map(|ahead| {
            let mut session = Arc::clone(&sessions[(next_session + ahead) % sessions.len()]).try_lock_owned().ok()?;
            let plan = session.plan_next()?;
            Some((ahead, session, plan))
        });
        let Some((ahead, mut session, plan)) = free else {
            figures.lock().expect("no panic").nobody_free += 1;
            continue;
        };
        next_session += ahead + 1;
        let figures = Arc::clone(&figures);
        under_way.spawn(async move {
            let stopwatch = Stopwatch::start();
            let step: Step = session.carry_out(plan, stopwatch).await;
            figures.lock().expect("no panic").add(step);
        });
        while under_way.try_join_next().is_some() {}
        if begun.elapsed() > next_look {
            loads.push((format!("after {} s", next_look.as_secs()), bot.read_load().await));
            next_look += SAMPLE_INTERVAL;
        }
    }
    loads.push((format!("after {seconds} s"), bot.read_load().await));
    under_way.join_all().await;
    let mut figures = std::mem::take(&mut *figures.lock().expect("no panic"));
    figures.seconds = begun.elapsed().as_secs_f64();
    figures
}

/// Waits until no post is pending.
async fn wait_until_idle(bot: &Bot) {
    for _ in 0..120 {
        if bot.read_load().await.posts_owed == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn report(sandbox: &Sandbox, bot: &Bot, (figures, loads): (&Figures, &[(String, Load)]), log: &str) -> bool {
    figures.print();
    figures::print_loads(loads);
    let store = Store::open(bot.database()).await.expect("the bot's database");
    let games = store.load_active_games().await.expect("games");
    let lines: u32 = games.iter().map(|game| game.last.0).sum();
    store.close().await;
    let bytes = std::fs::metadata(bot.database()).map_or(0, |file| file.len());
    println!("\nthe database: {} KB, {lines} lines of {} running games", bytes / 1024, games.len());
    println!("{} bytes a line of a log, all that goes with it included", bytes / u64::from(lines.max(1)));
    let (errors, warnings) = (log.matches("ERROR").count(), log.matches("WARN").count());
    let violations = sandbox.violations();
    println!(
        "in the bot's log: {errors} errors, {warnings} warnings; violations of Discord's limits: {}",
        violations.len()
    );
    for line in log.lines().filter(|line| line.contains("ERROR") || line.contains("WARN")).take(10) {
        println!("  {line}");
    }
    for violation in violations.iter().take(10) {
        println!("  {violation:?}");
    }
    let is_well = figures.failures.is_empty() && errors == 0 && violations.is_empty();
    println!("\n{}", if is_well { "nothing went wrong" } else { "SOMETHING WENT WRONG" });
    is_well
}
