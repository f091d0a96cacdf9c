//! Simulated people playing with a real bot.

use sztab_sandbox::{Acknowledgement, Clock, Disconnection, Failure, Options};

use crate::bot::{Setup, TIMEOUT};
use crate::openapi;

fn options() -> Options {
    Options { clock: Clock::frozen(), judge: openapi::load_judge(), ..Options::default() }
}

pub async fn setup() -> Setup {
    Setup::build(options()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_command_is_answered() {
    let setup = setup().await;
    let response = setup.ala.run_command(setup.channel, &["slow"], &[]).await.unwrap();
    assert_eq!(response.acknowledgement, Acknowledgement::Deferred);
    let message = response.complete(TIMEOUT).await.unwrap();
    assert_eq!(message.content, "done");
    assert!(!message.edited, "a deferred answer is not shown as edited");
    assert_eq!(setup.ben.visible_messages(setup.channel).len(), 1);
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_resolved_and_only_the_named_one_is_pinged() {
    let setup = setup().await;
    let options = [("opponent", (&setup.ben).into()), ("army", "borgo".into()), ("minutes", 5.into())];
    let response = setup.ala.run_command(setup.channel, &["game", "new"], &options).await.unwrap();
    let message = response.complete(TIMEOUT).await.unwrap();
    let expected = format!("ala against {} as borgo, Some(5), Some(\"pl\")", setup.ben.mention());
    assert_eq!(message.content, expected);
    assert_eq!(message.pinged, [setup.ben.id()]);
    assert_eq!(setup.ben.pings().len(), 1);
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_refuses_requests_that_discord_would_not_send() {
    let setup = setup().await;
    let refused = |result: Result<_, Failure>| matches!(result.map(|_| ()), Err(Failure::Refused(_)));
    let ben = || ("opponent", (&setup.ben).into());
    let game = ["game", "new"];
    assert!(refused(setup.ala.run_command(setup.channel, &["nothing"], &[]).await));
    assert!(refused(setup.ala.run_command(setup.channel, &["game"], &[]).await), "a sub-command is needed");
    assert!(refused(setup.ala.run_command(setup.channel, &game, &[ben()]).await), "the army is required");
    let with = |name, value| [ben(), ("army", "borgo".into()), (name, value)];
    assert!(refused(setup.ala.run_command(setup.channel, &game, &with("minutes", 61.into())).await));
    assert!(refused(setup.ala.run_command(setup.channel, &game, &with("minutes", "5".into())).await));
    assert!(refused(setup.ala.run_command(setup.channel, &game, &with("unknown", 5.into())).await));
    assert!(setup.sandbox.messages(setup.channel).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_follow_the_typed_text() {
    let setup = setup().await;
    let choices = setup.ala.autocomplete(setup.channel, &["game", "new"], &[], "army", "HE").await.unwrap();
    assert_eq!(choices.len(), 1);
    assert_eq!((choices[0].name.as_str(), &choices[0].value), ("Hegemony", &"hegemony".into()));
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_reply_with_a_picture_is_seen_by_one_person() {
    let setup = setup().await;
    let response = setup.ala.run_command(setup.channel, &["hand"], &[]).await.unwrap();
    let message = response.complete(TIMEOUT).await.unwrap();
    assert!(response.is_private());
    assert_eq!(message.attachments[0].alt_text.as_deref(), Some("three tiles"));
    assert_eq!(&message.attachments[0].bytes[..], b"not really a picture");
    assert_eq!(message.embeds[0].image.as_deref(), Some(message.attachments[0].url.as_str()));
    let fetched = reqwest::get(&message.attachments[0].url).await.unwrap().bytes().await.unwrap();
    assert_eq!(&fetched[..], b"not really a picture");
    assert_eq!(setup.ala.visible_messages(setup.channel).len(), 1);
    assert_eq!(setup.ben.visible_messages(setup.channel).len(), 0);
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_and_selects_are_used() {
    let setup = setup().await;
    let panel = setup.ala.run_command(setup.channel, &["panel"], &[]).await.unwrap().message().unwrap();
    assert_eq!(
        setup.sandbox.transcript(setup.channel),
        "Sztab: Pressed 0\n  [Count] ([Off]) [Slow]\n  {Where?: North, South}\n"
    );
    let slow = setup.ben.press(panel.id, "slow").await.unwrap();
    assert_eq!(slow.acknowledgement, Acknowledgement::DeferredUpdate);
    assert_eq!(slow.complete(TIMEOUT).await.unwrap().content, "slowly done");

    let chosen = setup.ben.select(panel.id, "where", &["s"]).await.unwrap();
    assert_eq!(chosen.message().unwrap().content, "s it is");
    assert!(chosen.is_private());

    let pressed = setup.ben.press(panel.id, &panel.button("Count").unwrap().custom_id).await.unwrap();
    assert_eq!(pressed.acknowledgement, Acknowledgement::Update);
    let updated = pressed.message().unwrap();
    assert_eq!((updated.id, updated.content.as_str(), updated.edited), (panel.id, "Pressed 1", true));

    for refused in [
        setup.ben.press(panel.id, "count:0").await,
        setup.ben.select(panel.id, "where", &["w"]).await,
        setup.ben.press(chosen.message().unwrap().id + 1, "count:1").await,
    ] {
        assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
    }
    let private = chosen.message().unwrap().id;
    assert!(matches!(setup.ala.press(private, "x").await, Err(Failure::Refused(_))), "not hers to see");
    let forged = setup.ala.forge_press(panel.id, "v1:stale", None).await.unwrap();
    assert_eq!(forged.message().unwrap().content, "stale");
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_opened_and_a_repeated_nonce_sends_once() {
    let setup = setup().await;
    let response = setup.ala.run_command(setup.channel, &["table"], &[]).await.unwrap();
    assert_eq!(response.complete(TIMEOUT).await.unwrap().content, "opened");
    let threads = setup.sandbox.threads(setup.guild);
    assert_eq!((threads.len(), threads[0].name.as_str()), (1, "Table 1"));
    assert!(threads[0].members.contains(&setup.ala.id()));
    let messages = setup.ben.visible_messages(threads[0].id);
    assert_eq!(messages.len(), 1, "the nonce is the same");
    assert_eq!(messages[0].pinged, [setup.ala.id()]);
    assert_eq!(messages[0].attachments[0].filename, "board.png");
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_after_three_seconds_is_refused() {
    let setup = setup().await;
    let (ala, channel) = (setup.ala.clone(), setup.channel);
    let waiting = tokio::spawn(async move { ala.run_command(channel, &["late"], &[]).await });
    setup.data.heard.notified().await;
    setup.sandbox.clock().advance(std::time::Duration::from_millis(3001));
    assert!(matches!(waiting.await.unwrap(), Err(Failure::DidNotRespond)));
    setup.data.answer_now.notify_one();
    let codes = || setup.sandbox.violations().first().and_then(sztab_sandbox::Violation::code);
    let refused = setup.sandbox.wait_until(TIMEOUT, |_| codes()).await;
    assert_eq!(refused, Ok(10_062));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_redelivered_interaction_is_acknowledged_once() {
    let setup = setup().await;
    let response = setup.ala.run_command(setup.channel, &["slow"], &[]).await.unwrap();
    response.complete(TIMEOUT).await.unwrap();
    setup.sandbox.redeliver_interaction(response.interaction());
    let codes = || setup.sandbox.violations().first().and_then(sztab_sandbox::Violation::code);
    assert_eq!(setup.sandbox.wait_until(TIMEOUT, |_| codes()).await, Ok(40_060));
    assert_eq!(setup.ben.visible_messages(setup.channel).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_direct_messages_are_an_error_for_the_bot() {
    let setup = setup().await;
    setup.ala.run_command(setup.channel, &["whisper"], &[]).await.unwrap();
    let place = setup.ala.direct_messages().unwrap();
    assert_eq!(setup.ala.visible_messages(place.id)[0].content, "psst");
    assert!(setup.ben.visible_messages(place.id).is_empty());
    assert_eq!(setup.sandbox.violations(), []);
    setup.sandbox.set_accepts_direct_messages(setup.ben.id(), false);
    let (ben, channel) = (setup.ben.clone(), setup.channel);
    tokio::spawn(async move { ben.run_command(channel, &["whisper"], &[]).await });
    let codes = || setup.sandbox.violations().first().and_then(sztab_sandbox::Violation::code);
    assert_eq!(setup.sandbox.wait_until(TIMEOUT, |_| codes()).await, Ok(50_007));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnecting_bot_resumes_and_misses_nothing() {
    let setup = setup().await;
    for (times, kind) in [(1, Disconnection::Reconnect), (2, Disconnection::Abrupt), (3, Disconnection::Close(4000))] {
        setup.sandbox.drop_gateway(kind);
        let resumed = |sandbox: &sztab_sandbox::Sandbox| (sandbox.resume_count() == times).then_some(());
        setup.sandbox.wait_until(TIMEOUT, resumed).await.unwrap();
        setup.ala.run_command(setup.channel, &["slow"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    }
    assert_eq!(setup.sandbox.identify_count(), 1);
    setup.sandbox.drop_gateway(Disconnection::InvalidSession);
    let again = |sandbox: &sztab_sandbox::Sandbox| (sandbox.identify_count() == 2).then_some(());
    setup.sandbox.wait_until(TIMEOUT, again).await.unwrap();
    setup.sandbox.wait_until_ready(TIMEOUT).await.unwrap();
    setup.ala.run_command(setup.channel, &["slow"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn events_missed_by_a_dead_bot_are_lost() {
    let mut setup = setup().await;
    setup.kill_bot().await;
    let failed = setup.ala.run_command(setup.channel, &["slow"], &[]).await;
    assert!(matches!(failed, Err(Failure::DidNotRespond)));
    setup.restart_bot().await;
    let response = setup.ala.run_command(setup.channel, &["slow"], &[]).await.unwrap();
    response.complete(TIMEOUT).await.unwrap();
    assert_eq!(setup.sandbox.messages(setup.channel).len(), 1);
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_work_in_direct_messages_and_open_threads_only() {
    let setup = setup().await;
    let direct = setup.ala.open_direct_messages();
    let response = setup.ala.run_command(direct, &["slow"], &[]).await.unwrap();
    assert_eq!(response.complete(TIMEOUT).await.unwrap().content, "done");
    let refused = setup.ben.run_command(direct, &["slow"], &[]).await;
    assert!(matches!(refused, Err(Failure::Refused(_))), "they are not his");

    setup.ala.run_command(setup.channel, &["table"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let thread = setup.sandbox.threads(setup.guild)[0].id;
    let response = setup.ben.run_command(thread, &["slow"], &[]).await.unwrap();
    response.complete(TIMEOUT).await.unwrap();
    setup.sandbox.set_archived(thread, true);
    assert!(matches!(setup.ben.run_command(thread, &["slow"], &[]).await, Err(Failure::Refused(_))));
    assert_eq!(setup.sandbox.violations(), []);
}
