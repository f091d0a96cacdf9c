//! Starting and stopping the program.

use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::club::{Club, TIMEOUT};

fn sztab_command(folder: &std::path::Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sztab"));
    command.current_dir(folder).env_remove("DISCORD_TOKEN").env_remove("SZTAB_DATABASE");
    command.env_remove("SZTAB_DISCORD_API").env_remove("SZTAB_LOG").stdin(Stdio::null());
    command
}

#[test]
fn a_missing_or_invalid_setting_is_one_sentence_and_status_2() {
    let folder = tempfile::tempdir().unwrap();
    let cases: [(&[(&str, &str)], &str); 4] = [
        (&[], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", "two words")], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", "t"), ("SZTAB_LOG", "sztab=loud")], "SZTAB_LOG"),
        (&[("DISCORD_TOKEN", "t"), ("SZTAB_DISCORD_API", "nowhere")], "SZTAB_DISCORD_API"),
    ];
    for (variables, named) in cases {
        let output = sztab_command(folder.path()).arg("run").envs(variables.iter().copied()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(named) && said.trim().lines().count() == 1, "{said}");
        assert!(output.stdout.is_empty());
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "a failed start leaves nothing behind");
}

#[test]
fn a_custom_discord_without_response_is_never_replaced_by_the_real_one() {
    let folder = tempfile::tempdir().unwrap();
    // A port that was free a moment ago, and that nobody listens on.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let api = format!("http://127.0.0.1:{port}");
    let variables = [("DISCORD_TOKEN", "impossible"), ("SZTAB_DISCORD_API", api.as_str())];
    let output = sztab_command(folder.path()).arg("run").envs(variables).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(&api), "{said}");
    assert!(!said.contains("impossible"), "the token is never printed");
}

#[test]
fn help_lists_the_commands_and_settings() {
    let folder = tempfile::tempdir().unwrap();
    let output = sztab_command(folder.path()).arg("--help").output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    for word in ["run", "sandbox", "DISCORD_TOKEN", "SZTAB_DATABASE", "SZTAB_DISCORD_API", "SZTAB_LOG"] {
        assert!(said.contains(word), "{word} in {said}");
    }
}

fn send_signal(bot: &Child, signal: &str) {
    assert!(Command::new("kill").args([signal, &bot.id().to_string()]).status().unwrap().success());
}

/// Waits until a bot has stopped.
async fn wait_for_exit(bot: &mut Child) -> ExitStatus {
    let begun = Instant::now();
    loop {
        if let Some(status) = bot.try_wait().unwrap() {
            return status;
        }
        assert!(begun.elapsed() < TIMEOUT, "the bot does not stop");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_told_to_stop_exits_cleanly() {
    let mut club = Club::open().await;
    let mut bot = club.take_bot();
    send_signal(&bot, "-TERM");
    let status = wait_for_exit(&mut bot).await;
    assert!(status.success(), "{status}: {}", club.log());
    assert!(!club.log().contains(&club.sandbox.token()), "the token is in no log");
}

#[tokio::test(flavor = "multi_thread")]
async fn work_in_progress_is_finished_before_the_exit() {
    let mut club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "table");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    // Each command draws one picture: more than can be drawn while the connection closes, but less than the bot
    // waits for.
    let asked = (0..4).map(|_| ala.run_command(channel, &["legend"], &[]));
    let acknowledged = futures::future::join_all(asked).await;
    let mut bot = club.take_bot();
    send_signal(&bot, "-TERM");
    let status = wait_for_exit(&mut bot).await;
    assert!(status.success(), "{status}: {}", club.log());
    for response in acknowledged {
        let answer = response.unwrap().message().unwrap();
        assert!(!answer.attachments.is_empty(), "{answer:#?}");
    }
    assert!(club.log().contains("stopped"), "{}", club.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_stop_request_exits_at_once() {
    let mut club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "table");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    // Seconds of work, with one picture for each command.
    let asked = (0..100).map(|_| ala.run_command(channel, &["legend"], &[]));
    futures::future::join_all(asked).await;
    let mut bot = club.take_bot();
    send_signal(&bot, "-TERM");
    let is_stopping = |_: &_| club.log().contains("stopping").then_some(());
    club.sandbox.wait_until(TIMEOUT, is_stopping).await.unwrap();
    send_signal(&bot, "-INT");
    let status = wait_for_exit(&mut bot).await;
    assert_eq!(status.code(), Some(1), "{}", club.log());
    assert!(club.log().contains("stopped at once"), "{}", club.log());
}
