//! People and a real bot.

use sztab_sandbox::{Acknowledgement, Clock, Drop, Failure, Options};

use crate::bot::{House, SOON};
use crate::openapi;

fn options() -> Options {
    Options { clock: Clock::frozen(), judge: openapi::judge(), ..Options::default() }
}

pub async fn house() -> House {
    House::build(options()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_command_is_answered() {
    let house = house().await;
    let response = house.ala.command(house.channel, &["slow"], &[]).await.unwrap();
    assert_eq!(response.acknowledgement, Acknowledgement::Deferred);
    let message = response.complete(SOON).await.unwrap();
    assert_eq!(message.content, "done");
    assert!(!message.edited, "a deferred answer is not shown as edited");
    assert_eq!(house.ben.visible_messages(house.channel).len(), 1);
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_resolved_and_only_the_named_one_is_pinged() {
    let house = house().await;
    let options = [("opponent", (&house.ben).into()), ("army", "borgo".into()), ("minutes", 5.into())];
    let response = house.ala.command(house.channel, &["game", "new"], &options).await.unwrap();
    let message = response.complete(SOON).await.unwrap();
    let expected = format!("ala against {} as borgo, Some(5), Some(\"pl\")", house.ben.mention());
    assert_eq!(message.content, expected);
    assert_eq!(message.pinged, [house.ben.id()]);
    assert_eq!(house.ben.pings().len(), 1);
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_refuses_what_discord_would_not_send() {
    let house = house().await;
    let refused = |result: Result<_, Failure>| matches!(result.map(|_| ()), Err(Failure::Refused(_)));
    let ben = || ("opponent", (&house.ben).into());
    let game = ["game", "new"];
    assert!(refused(house.ala.command(house.channel, &["nothing"], &[]).await));
    assert!(refused(house.ala.command(house.channel, &["game"], &[]).await), "a sub-command is needed");
    assert!(refused(house.ala.command(house.channel, &game, &[ben()]).await), "the army is required");
    let with = |name, value| [ben(), ("army", "borgo".into()), (name, value)];
    assert!(refused(house.ala.command(house.channel, &game, &with("minutes", 61.into())).await));
    assert!(refused(house.ala.command(house.channel, &game, &with("minutes", "5".into())).await));
    assert!(refused(house.ala.command(house.channel, &game, &with("unknown", 5.into())).await));
    assert!(house.sandbox.messages(house.channel).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_follow_what_is_typed() {
    let house = house().await;
    let choices = house.ala.autocomplete(house.channel, &["game", "new"], &[], "army", "HE").await.unwrap();
    assert_eq!(choices.len(), 1);
    assert_eq!((choices[0].name.as_str(), &choices[0].value), ("Hegemony", &"hegemony".into()));
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_with_a_picture_is_seen_by_one_person() {
    let house = house().await;
    let response = house.ala.command(house.channel, &["hand"], &[]).await.unwrap();
    let message = response.complete(SOON).await.unwrap();
    assert!(response.is_private());
    assert_eq!(message.attachments[0].alt_text.as_deref(), Some("three tiles"));
    assert_eq!(&message.attachments[0].bytes[..], b"not really a picture");
    assert_eq!(message.embeds[0].image.as_deref(), Some(message.attachments[0].url.as_str()));
    let fetched = reqwest::get(&message.attachments[0].url).await.unwrap().bytes().await.unwrap();
    assert_eq!(&fetched[..], b"not really a picture");
    assert_eq!(house.ala.visible_messages(house.channel).len(), 1);
    assert_eq!(house.ben.visible_messages(house.channel).len(), 0);
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_and_selects() {
    let house = house().await;
    let panel = house.ala.command(house.channel, &["panel"], &[]).await.unwrap().message().unwrap();
    assert_eq!(
        house.sandbox.transcript(house.channel),
        "Sztab: Pressed 0\n  [Count] ([Off]) [Slow]\n  {Where?: North, South}\n"
    );
    let slow = house.ben.press(panel.id, "slow").await.unwrap();
    assert_eq!(slow.acknowledgement, Acknowledgement::DeferredUpdate);
    assert_eq!(slow.complete(SOON).await.unwrap().content, "slowly done");

    let chosen = house.ben.select(panel.id, "where", &["s"]).await.unwrap();
    assert_eq!(chosen.message().unwrap().content, "s it is");
    assert!(chosen.is_private());

    let pressed = house.ben.press(panel.id, &panel.button("Count").unwrap().custom_id).await.unwrap();
    assert_eq!(pressed.acknowledgement, Acknowledgement::Update);
    let updated = pressed.message().unwrap();
    assert_eq!((updated.id, updated.content.as_str(), updated.edited), (panel.id, "Pressed 1", true));

    for refused in [
        house.ben.press(panel.id, "count:0").await,
        house.ben.select(panel.id, "where", &["w"]).await,
        house.ben.press(chosen.message().unwrap().id + 1, "count:1").await,
    ] {
        assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
    }
    let private = chosen.message().unwrap().id;
    assert!(matches!(house.ala.press(private, "x").await, Err(Failure::Refused(_))), "not hers to see");
    let forged = house.ala.press_forged(panel.id, "v1:stale", None).await.unwrap();
    assert_eq!(forged.message().unwrap().content, "stale");
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_opened_and_a_repeated_nonce_sends_once() {
    let house = house().await;
    let response = house.ala.command(house.channel, &["table"], &[]).await.unwrap();
    assert_eq!(response.complete(SOON).await.unwrap().content, "opened");
    let threads = house.sandbox.threads(house.guild);
    assert_eq!((threads.len(), threads[0].name.as_str()), (1, "Table 1"));
    assert!(threads[0].members.contains(&house.ala.id()));
    let messages = house.ben.visible_messages(threads[0].id);
    assert_eq!(messages.len(), 1, "the nonce is the same");
    assert_eq!(messages[0].pinged, [house.ala.id()]);
    assert_eq!(messages[0].attachments[0].filename, "board.png");
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_after_three_seconds_is_refused() {
    let house = house().await;
    let (ala, channel) = (house.ala.clone(), house.channel);
    let waiting = tokio::spawn(async move { ala.command(channel, &["late"], &[]).await });
    house.data.heard.notified().await;
    house.sandbox.clock().advance(std::time::Duration::from_millis(3001));
    assert!(matches!(waiting.await.unwrap(), Err(Failure::DidNotRespond)));
    house.data.answer_now.notify_one();
    let codes = || house.sandbox.violations().first().and_then(sztab_sandbox::Violation::code);
    let refused = house.sandbox.wait_until(SOON, |_| codes()).await;
    assert_eq!(refused, Ok(10_062));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_is_delivered_again_is_acknowledged_once() {
    let house = house().await;
    let response = house.ala.command(house.channel, &["slow"], &[]).await.unwrap();
    response.complete(SOON).await.unwrap();
    house.sandbox.deliver_again(response.interaction());
    let codes = || house.sandbox.violations().first().and_then(sztab_sandbox::Violation::code);
    assert_eq!(house.sandbox.wait_until(SOON, |_| codes()).await, Ok(40_060));
    assert_eq!(house.ben.visible_messages(house.channel).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_door_is_an_error_for_the_bot() {
    let house = house().await;
    house.ala.command(house.channel, &["whisper"], &[]).await.unwrap();
    let place = house.ala.direct_messages().unwrap();
    assert_eq!(house.ala.visible_messages(place.id)[0].content, "psst");
    assert!(house.ben.visible_messages(place.id).is_empty());
    assert_eq!(house.sandbox.violations(), []);
    house.sandbox.set_takes_direct_messages(house.ben.id(), false);
    let (ben, channel) = (house.ben.clone(), house.channel);
    tokio::spawn(async move { ben.command(channel, &["whisper"], &[]).await });
    let codes = || house.sandbox.violations().first().and_then(sztab_sandbox::Violation::code);
    assert_eq!(house.sandbox.wait_until(SOON, |_| codes()).await, Ok(50_007));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnecting_bot_resumes_and_misses_nothing() {
    let house = house().await;
    for (times, kind) in [(1, Drop::Reconnect), (2, Drop::Abrupt), (3, Drop::Close(4000))] {
        house.sandbox.drop_gateway(kind);
        let resumed = |sandbox: &sztab_sandbox::Sandbox| (sandbox.times_resumed() == times).then_some(());
        house.sandbox.wait_until(SOON, resumed).await.unwrap();
        house.ala.command(house.channel, &["slow"], &[]).await.unwrap().complete(SOON).await.unwrap();
    }
    assert_eq!(house.sandbox.times_identified(), 1);
    house.sandbox.drop_gateway(Drop::InvalidSession);
    let again = |sandbox: &sztab_sandbox::Sandbox| (sandbox.times_identified() == 2).then_some(());
    house.sandbox.wait_until(SOON, again).await.unwrap();
    house.sandbox.wait_until_ready(SOON).await.unwrap();
    house.ala.command(house.channel, &["slow"], &[]).await.unwrap().complete(SOON).await.unwrap();
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_dead_bot_did_not_hear_is_lost() {
    let mut house = house().await;
    house.kill_bot().await;
    let failed = house.ala.command(house.channel, &["slow"], &[]).await;
    assert!(matches!(failed, Err(Failure::DidNotRespond)));
    house.start_bot_again().await;
    let response = house.ala.command(house.channel, &["slow"], &[]).await.unwrap();
    response.complete(SOON).await.unwrap();
    assert_eq!(house.sandbox.messages(house.channel).len(), 1);
    assert_eq!(house.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_work_in_direct_messages_and_open_threads_only() {
    let house = house().await;
    let direct = house.ala.open_direct_messages();
    let response = house.ala.command(direct, &["slow"], &[]).await.unwrap();
    assert_eq!(response.complete(SOON).await.unwrap().content, "done");
    let refused = house.ben.command(direct, &["slow"], &[]).await;
    assert!(matches!(refused, Err(Failure::Refused(_))), "they are not his");

    house.ala.command(house.channel, &["table"], &[]).await.unwrap().complete(SOON).await.unwrap();
    let thread = house.sandbox.threads(house.guild)[0].id;
    let response = house.ben.command(thread, &["slow"], &[]).await.unwrap();
    response.complete(SOON).await.unwrap();
    house.sandbox.set_archived(thread, true);
    assert!(matches!(house.ben.command(thread, &["slow"], &[]).await, Err(Failure::Refused(_))));
    assert_eq!(house.sandbox.violations(), []);
}
