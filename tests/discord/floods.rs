//! Excessive use: each user is warned once, everyone gets a response, and other users notice nothing.

use std::time::{Duration, Instant};

use sztab_sandbox::{Acknowledgement, Message, Response};

use crate::club::{Club, TIMEOUT, button_id, version};

const TOO_FAST: &str = "Too fast: I ignored that";

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_presses_is_reported_once_and_then_acknowledged() {
    let club = Club::open_with(&[("SZTAB_REQUESTS_PER_SECOND", "1")]).await;
    let channel = club.sandbox.add_channel(club.guild, "flooded");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let message = ala.say(channel, "something to press at");
    let begun = Instant::now();
    let presses = futures::future::join_all((0..50).map(|_| ala.forge_press(message, "x", None))).await;
    let seconds = usize::try_from(begun.elapsed().as_secs()).unwrap();
    let responses: Vec<Response> = presses.into_iter().map(Result::unwrap).collect();
    let says = |text: &str| {
        let answers = responses.iter().filter(|response| response.is_private()).filter_map(Response::message);
        answers.filter(|answer| answer.content.starts_with(text)).count()
    };
    let silent =
        responses.iter().filter(|response| response.acknowledgement == Acknowledgement::DeferredUpdate).count();
    let served = says("This button is out of date");
    assert!((10..=11 + seconds).contains(&served), "{served} in {seconds} seconds");
    assert_eq!((says(TOO_FAST), silent), (1, 49 - served));
    // Other users are served in the meantime, and after a while she is served again.
    let other = ben.forge_press(message, "x", None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(other.content.starts_with("This button is out of date"), "{}", other.content);
    loop {
        let asked = ala.run_command(channel, &["settings", "mine"], &[]).await.unwrap();
        if !asked.complete(TIMEOUT).await.unwrap().content.starts_with(TOO_FAST) {
            break;
        }
        assert!(begun.elapsed() < 2 * TIMEOUT, "she is served again");
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_and_completion_of_a_flood_is_answered() {
    let club = Club::open_with(&[("SZTAB_REQUESTS_PER_SECOND", "1")]).await;
    let channel = club.sandbox.add_channel(club.guild, "flooded");
    let ala = club.sandbox.add_person(club.guild, "Ala", "pl");
    let commands = futures::future::join_all((0..30).map(|_| ala.run_command(channel, &["legend"], &[]))).await;
    let mut refused = 0;
    for response in commands {
        let answer = response.unwrap().complete(TIMEOUT).await.unwrap();
        assert_eq!(answer.only_for, Some(ala.id()));
        refused += usize::from(answer.content.starts_with("Za szybko: pominięto"));
    }
    assert!((15..30).contains(&refused), "what is drawn counts for more: {refused}");
    // Each is answered within three seconds, so no more are sent at once than a busy machine can handle.
    for _ in 0..3 {
        let typing = (0..20).map(|_| ala.autocomplete(channel, &["rule"], &[], "rule", "net"));
        for choices in futures::future::join_all(typing).await {
            choices.unwrap();
        }
    }
    assert_eq!(club.sandbox.violations(), []);
}

/// An idle person can do six things at once, unless each of them counts three times.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_counts_three_times_as_button_and_command() {
    let club = Club::open_with(&[("SZTAB_REQUESTS_PER_SECOND", "1")]).await;
    let channel = club.sandbox.add_channel(club.guild, "back and forth");
    let person = |name: &str| club.sandbox.add_person(club.guild, name, "en-GB");
    let message = person("Ala").say(channel, "something to press at");
    let told = |responses: Vec<Response>| {
        let answers = responses.iter().filter(|response| response.is_private()).filter_map(Response::message);
        answers.filter(|answer| answer.content.starts_with(TOO_FAST)).count()
    };
    for (words, expected) in [("undo:", 1), ("undoanswer:yes 0 0 1", 0)] {
        let (presser, id) = (person(words), format!("v1:1:0:{words}"));
        let presses = futures::future::join_all((0..6).map(|_| presser.forge_press(message, &id, None))).await;
        assert_eq!(told(presses.into_iter().map(Result::unwrap).collect()), expected, "{words}");
    }
    for (command, is_refused) in [("undo", true), ("help", false)] {
        let (asker, path) = (person(command), [command]);
        let asked = futures::future::join_all((0..6).map(|_| asker.run_command(channel, &path, &[]))).await;
        let refused = told(asked.into_iter().map(Result::unwrap).collect());
        assert_eq!(refused > 0, is_refused, "/{command}: {refused} of 6");
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_server_refuses_sessions_and_others_do_not() {
    let club = Club::open_with(&[("SZTAB_TABLES_PER_SERVER", "2")]).await;
    let open = async |guild: u64, name: &str, locale: &str| {
        let channel = club.sandbox.add_channel(guild, name);
        let host = club.sandbox.add_person(guild, name, locale);
        let opened = host.run_command(channel, &["game", "new"], &[]).await.unwrap();
        (host, channel, opened.complete(TIMEOUT).await.unwrap().content)
    };
    let (first, channel, _) = open(club.guild, "one", "en-GB").await;
    open(club.guild, "two", "en-GB").await;
    let (_, _, refused) = open(club.guild, "three", "en-GB").await;
    assert!(refused.starts_with("This server already has 2 open tables, the maximum."), "{refused}");
    for (locale, says) in [("pl", "Otwarte stoły na tym serwerze: 2,"), ("uk", "Відкриті столи на цьому сервері: 2,")]
    {
        let (_, _, refused) = open(club.guild, locale, locale).await;
        assert!(refused.starts_with(says), "{refused}");
    }
    let elsewhere = club.sandbox.add_guild("Elsewhere", "en-GB");
    assert_eq!(open(elsewhere, "four", "en-GB").await.2, "The table is open.");
    // Uses the alternative that the refusal named.
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |message| version(message).is_some()).await.unwrap();
    first.press(lobby.id, &button_id(&lobby, "Cancel")).await.unwrap();
    let closed = |message: &Message| message.id == lobby.id && version(message).is_none();
    club.sandbox.wait_for(channel, TIMEOUT, closed).await.unwrap();
    assert_eq!(open(club.guild, "five", "en-GB").await.2, "The table is open.");
    assert_eq!(club.sandbox.violations(), []);
}
