//! A full disk, a read-only file, and failing writes: the bot reports each, still shows the stored games, and recovers.

use std::process::Command;
use std::time::Duration;

use sztab_sandbox::{Failure, Message, Person};
use sztab_store::{Store, StoreError};

use crate::club::{Club, Duel, Place, TIMEOUT, button_id, version};
use crate::player::{Dice, Session, pause_briefly};
use crate::posts::check_posts;

/// Log lines at the beginning and at the end of a disk failure.
const FAILURE_LINE: &str = "the database cannot be written: moves are refused";
const RECOVERY_LINE: &str = "the database can be written again";

/// The program with SIGXFSZ ignored, so that the system refuses to extend its files rather than killing it.
fn command_ignoring_limit(beforehand: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("trap '' XFSZ; {beforehand} exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_sztab")]);
    command
}

/// Sets the maximum file size for the bot.
fn limit_file_size(club: &Club, bytes: &str) {
    let number = club.bot_id().to_string();
    let bounds = format!("--fsize={bytes}:unlimited");
    assert!(Command::new("prlimit").args(["--pid", &number, &bounds]).status().unwrap().success());
}

/// Limits every file of the bot to the size that its log needs, so that no data can be written, as on a full disk.
fn fill_disk(club: &Club) {
    let journal = std::fs::metadata(club.database().with_extension("db-wal")).unwrap().len();
    let log = club.log().len() as u64;
    assert!(journal > 4 * log + 40_000, "a journal of {journal} bytes and a log of {log}");
    limit_file_size(club, &(journal / 2).to_string());
}

fn free_disk(club: &Club) {
    limit_file_size(club, "unlimited");
}

/// A server with a bot whose disk can be made to look full.
async fn open_club() -> Club {
    let mut club = Club::without_bot().await;
    // The log is a file of the bot too, and with a line per press it would soon outgrow the journal.
    club.start_bot_with(&mut command_ignoring_limit("export SZTAB_LOG=warn;"));
    club.wait_for_bot().await;
    club
}

fn count_log_lines(club: &Club, text: &str) -> usize {
    club.log().matches(text).count()
}

async fn wait_for_log(club: &Club, text: &str, times_wanted: usize) {
    let begun = std::time::Instant::now();
    while count_log_lines(club, text) < times_wanted {
        assert!(begun.elapsed() < TIMEOUT, "the log does not say: {text}\n{}", club.log());
        pause_briefly().await;
    }
}

async fn run_command(person: &Person, duel: &Duel, name: &str, options: &[(&str, &str)]) -> Message {
    let options: Vec<_> = options.iter().map(|&(option, value)| (option, value.into())).collect();
    person.run_command(duel.channel, &[name], &options).await.unwrap().complete(TIMEOUT).await.unwrap()
}

async fn wait_for_live_post(club: &Club, duel: &Duel) -> Message {
    club.sandbox.wait_for(duel.channel, TIMEOUT, |message| version(message).is_some()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_moves_clearly_and_still_allows_views() {
    let club = open_club().await;
    let duel = club.start_duel("full", Place::Here).await;
    let post = wait_for_live_post(&club, &duel).await;
    let person = duel.people.iter().find(|person| post.content.starts_with(&person.mention())).unwrap();
    fill_disk(&club);
    for _ in 0..5 {
        let refused = run_command(person, &duel, "play", &[("what", "hq c3")]).await;
        assert!(refused.content.starts_with("I can't save anything right now"), "{}", refused.content);
    }
    let guide = person.press(post.id, &button_id(&post, "Place HQ")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(
        guide.buttons().any(|button| button.label.starts_with("1 · ")),
        "what may be done is still shown: {guide:#?}"
    );
    let onlooker = club.sandbox.add_person(club.guild, "Ola", "pl");
    let channel = club.sandbox.add_channel(club.guild, "elsewhere");
    let refused = onlooker.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(refused.content.starts_with("Mam problem z bazą danych"), "{}", refused.content);
    let board = run_command(person, &duel, "board", &[]).await;
    assert!(board.content.starts_with("Current board") && !board.attachments.is_empty(), "{board:#?}");
    for (name, options) in [("log", &[][..]), ("mygames", &[]), ("rule", &[("rule", "NH-4.1")]), ("hand", &[])] {
        let shown = run_command(person, &duel, name, options).await;
        assert!(!shown.content.contains("can't save") && !shown.content.contains("wrong"), "{name}: {shown:#?}");
    }
    wait_for_log(&club, FAILURE_LINE, 1).await;
    assert_eq!(club.load_session(duel.game).await.seq.0, 0, "nothing has been done");
    free_disk(&club);
    // The bot detects the recovery even without a press.
    wait_for_log(&club, RECOVERY_LINE, 1).await;
    assert_eq!(count_log_lines(&club, FAILURE_LINE), 1, "{}", club.log());
    assert_eq!(count_log_lines(&club, "ERROR"), 1, "one line, and not one a press: {}", club.log());
    let placed = run_command(person, &duel, "play", &[("what", "hq c3")]).await;
    assert!(placed.content.starts_with('✅'), "{}", placed.content);
    Session::without_kills(&club, &duel, 3).act_often(10).await;
    check_posts(&club, &duel).await;
    assert_eq!(club.sandbox.violations(), []);
}

/// The disk fills up at arbitrary points of play, while lines are half written and posts are being sent.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fills_repeatedly_loses_and_duplicates_nothing() {
    let club = open_club().await;
    let duel = club.start_duel("again", Place::Here).await;
    let mut dice = Dice::new(11);
    let mut session = Session { is_calm: false, ..Session::without_kills(&club, &duel, 11) };
    for _ in 0..8 {
        let full_after = Duration::from_millis(dice.draw_below(300) as u64);
        let playing = async {
            loop {
                if session.act().await.is_err() {
                    pause_briefly().await;
                }
            }
        };
        tokio::select! {
            () = playing => {}
            () = tokio::time::sleep(full_after) => {}
        }
        fill_disk(&club);
        for _ in 0..3 {
            tokio::select! {
                // The act is either refused, or was accepted before the disk was full.
                acted = session.act() => assert!(!matches!(acted, Err(Failure::TimedOut))),
                () = tokio::time::sleep(Duration::from_millis(700)) => {}
            }
        }
        free_disk(&club);
    }
    // The last failure may end before any act has reported it, so recovery is certain only once an act succeeds
    // again.
    let done =
        |session: &Session<'_>| session.acknowledged.iter().filter(|act| act.is_told && !act.is_refused()).count();
    let (begun, before) = (std::time::Instant::now(), done(&session));
    while done(&session) == before {
        assert!(begun.elapsed() < 3 * TIMEOUT, "nothing can be done any more");
        if session.act().await.is_err() {
            pause_briefly().await;
        }
    }
    Session::without_kills(&club, &duel, 12).act_often(10).await;
    check_posts(&club, &duel).await;
    crate::kills::audit::check_settled(&club, &duel, &session.acknowledged).await;
    assert_eq!(club.sandbox.violations(), []);
}

/// Starts the bot in a place where it cannot write; returns its output.
fn expect_refused_start(club: &Club, command: &mut Command) -> String {
    let output = command
        .arg("run")
        .current_dir(club.database().parent().unwrap())
        .env("DISCORD_TOKEN", club.sandbox.token())
        .env("SZTAB_DATABASE", club.database())
        .env("SZTAB_DISCORD_API", club.sandbox.api())
        .env("SZTAB_LOG", "error")
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    assert!(said.starts_with("sztab: the database ") && said.contains(" cannot be used: "), "{said}");
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_on_a_full_disk_is_refused_and_harms_nothing() {
    let mut club = Club::without_bot().await;
    let said = expect_refused_start(&club, &mut command_ignoring_limit("ulimit -f 0;"));
    assert!(said.contains("the disk refuses to be written"), "{said}");
    Store::open(club.database()).await.unwrap().close().await;
    let before = std::fs::read(club.database()).unwrap();
    expect_refused_start(&club, &mut command_ignoring_limit("ulimit -f 0;"));
    assert!(std::fs::read(club.database()).unwrap() == before, "the file was changed");
    assert_eq!(club.sandbox.identify_count(), 0, "nobody was told that the bot is there");
    club.start_bot();
    club.wait_for_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_with_a_read_only_file_is_refused_and_harms_nothing() {
    let club = Club::without_bot().await;
    Store::open(club.database()).await.unwrap().close().await;
    let mut permissions = std::fs::metadata(club.database()).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(club.database(), permissions).unwrap();
    let mine = Store::open(club.database()).await;
    // Root can write to read-only files unless it drops that capability.
    let mut command = match mine {
        Err(error) => {
            assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
            Command::new(env!("CARGO_BIN_EXE_sztab"))
        }
        Ok(store) => {
            store.close().await;
            let mut command = Command::new("setpriv");
            command.args(["--inh-caps=-dac_override", "--bounding-set=-dac_override"]);
            command.arg(env!("CARGO_BIN_EXE_sztab"));
            command
        }
    };
    let before = std::fs::read(club.database()).unwrap();
    let said = expect_refused_start(&club, &mut command);
    assert!(said.contains("read-only"), "{said}");
    assert!(std::fs::read(club.database()).unwrap() == before, "the file was changed");
}
