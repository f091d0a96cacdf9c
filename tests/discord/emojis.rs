//! The application's emojis: they are uploaded once, and the bot works without them.

use std::time::{Duration, Instant};

use sztab_sandbox::Message;

use crate::club::{Club, Place, TIMEOUT, button_id, version};
use crate::player::Session;

/// Time that all uploads may take on a busy machine, including the pauses between them.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(90);

fn count_requests(club: &Club, method: &str) -> usize {
    let is_emoji = |path: &str| path.contains("/emojis");
    club.sandbox.requests().iter().filter(|request| request.method == method && is_emoji(&request.path)).count()
}

async fn wait_for_log_line(club: &Club, text: &str, times: usize) {
    let begun = Instant::now();
    while club.log().matches(text).count() < times {
        assert!(begun.elapsed() < UPLOAD_TIMEOUT, "`{text}` is not in the log");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

const EMOJIS_READY: &str = "the emojis are there";

#[tokio::test(flavor = "multi_thread")]
async fn emojis_are_uploaded_once_and_shown_in_the_legend() {
    let mut club = Club::open().await;
    let before = show_legend(&club, "before", "en-GB").await;
    assert!(before.content.contains("symbols"), "{}", before.content);
    wait_for_log_line(&club, EMOJIS_READY, 1).await;
    let played = sztab_neuroshima::pictures::Symbol::ALL.iter().filter(|symbol| symbol.is_in_use()).count();
    assert_eq!(count_requests(&club, "POST"), played);
    club.restart().await;
    wait_for_log_line(&club, EMOJIS_READY, 2).await;
    assert_eq!((count_requests(&club, "POST"), count_requests(&club, "DELETE")), (played, 0), "a restart uploads none");
    let words = [("en-GB", "Melee attack", "Attacks"), ("pl", "Cios", "Ataki"), ("uk", "Ближня атака", "Атаки")];
    for (locale, word, heading) in words {
        let answer = show_legend(&club, locale, locale).await;
        assert_eq!(answer.attachments.len(), 5);
        let alt = answer.attachments[0].alt_text.clone().unwrap_or_default();
        assert!(alt.contains(heading) && alt.chars().count() <= 1024, "{alt}");
        let said: String = answer.embeds.iter().filter_map(|embed| embed.description.clone()).collect();
        assert!(said.contains("<:sztab_melee_") && said.contains(word), "{said}");
        assert!(!said.contains('…'), "{said}");
    }
    assert_eq!(club.sandbox.violations(), []);
}

async fn show_legend(club: &Club, channel: &str, locale: &str) -> Message {
    let channel = club.sandbox.add_channel(club.guild, channel);
    let ala = club.sandbox.add_person(club.guild, "Ala", locale);
    let answer = ala.run_command(channel, &["legend"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.only_for, Some(ala.id()), "it is for the one who asked");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn outdated_emojis_are_deleted_and_nothing_else() {
    let mut club = Club::without_bot().await;
    let path = format!("{}/api/v10/applications/{}/emojis", club.sandbox.api(), club.sandbox.application_id());
    let client = reqwest::Client::new();
    let token = format!("Bot {}", club.sandbox.token());
    for name in ["sztab_melee_0000", "somebody_else"] {
        let body = serde_json::json!({ "name": name, "image": "data:image/png;base64,AAAA" });
        let sent = client.post(&path).header("Authorization", &token).json(&body).send().await.unwrap();
        assert_eq!(sent.status(), 201);
    }
    club.start_bot();
    club.wait_for_bot().await;
    wait_for_log_line(&club, EMOJIS_READY, 1).await;
    let listed = client.get(&path).header("Authorization", &token).send().await.unwrap();
    let listed: serde_json::Value = listed.json().await.unwrap();
    let names: Vec<&str> = listed["items"].as_array().unwrap().iter().filter_map(|one| one["name"].as_str()).collect();
    assert!(names.contains(&"somebody_else") && !names.contains(&"sztab_melee_0000"), "{names:?}");
    assert!(names.iter().any(|name| name.starts_with("sztab_melee_")), "{names:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_works_without_emojis() {
    let mut club = Club::without_bot().await;
    club.sandbox.fail_next("POST /applications/*/emojis", 403, 1000);
    club.start_bot();
    club.wait_for_bot().await;
    let answer = show_legend(&club, "legend", "en-GB").await;
    assert_eq!(answer.attachments.len(), 5);
    let said: String = answer.embeds.iter().filter_map(|embed| embed.description.clone()).collect();
    assert!(said.contains("Melee attack") && !said.contains("<:"), "{said}");
    let duel = club.start_duel("plain", Place::Here).await;
    Session::without_kills(&club, &duel, 1).act_often(12).await;
    wait_for_log_line(&club, "some emojis could not be uploaded", 1).await;
    Session::without_kills(&club, &duel, 2).act_often(4).await;
    assert_eq!(club.log().matches("emojis could not be uploaded").count(), 1, "{}", club.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_upload_is_repeated() {
    let mut club = Club::without_bot().await;
    club.sandbox.fail_next("GET /applications/*/emojis", 500, 1);
    club.sandbox.lose_next_response("POST /applications/*/emojis", 1);
    club.start_bot();
    club.wait_for_bot().await;
    wait_for_log_line(&club, EMOJIS_READY, 1).await;
    assert!(!club.log().contains("could not be uploaded"), "{}", club.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_show_tile_emojis_until_discord_refuses_them() {
    let club = Club::open().await;
    wait_for_log_line(&club, EMOJIS_READY, 1).await;
    let duel = club.start_duel("select", Place::Here).await;
    let mut seed = 1;
    // The buttons for the tiles that may be discarded, each with its emoji, if any.
    let tiles = |message: &Message| -> Vec<Option<String>> {
        let tiles = message.buttons().filter(|button| button.custom_id.contains(":at:discard "));
        tiles.map(|button| button.emoji.as_ref().map(|emoji| emoji.name.clone())).collect()
    };
    // This is repeated until the guide asks which of several tiles to discard.
    let (person, post, asked) = loop {
        let is_live = |m: &Message| version(m).is_some() && m.only_for.is_none() && m.buttons().any(|b| !b.disabled);
        let post = club.sandbox.messages(duel.channel).into_iter().rev().find(is_live);
        if let Some(post) = post.filter(|post| post.button("Discard").is_some()) {
            let person = duel.people.iter().find(|person| post.content.starts_with(&person.mention())).unwrap();
            let asked = person.press(post.id, &button_id(&post, "Discard")).await.unwrap();
            let asked = asked.complete(TIMEOUT).await.unwrap();
            if tiles(&asked).len() > 1 {
                break (person, post, asked);
            }
        }
        assert!(seed < 80, "nobody may choose what to discard");
        Session::without_kills(&club, &duel, seed).act_often(1).await;
        seed += 1;
    };
    for emoji in tiles(&asked) {
        assert!(emoji.is_some_and(|name| name.starts_with("sztab_")), "{asked:#?}");
    }
    // Discord refuses the message as if an emoji had been deleted without the bot's knowledge.
    club.sandbox.fail_next("PATCH /webhooks/*/*/messages/*", 400, 1);
    // By now the post only links to the private message.
    let asked = person.forge_press(post.id, &button_id(&post, "Discard"), None).await.unwrap();
    let asked = asked.complete(TIMEOUT).await.unwrap();
    let tiles = tiles(&asked);
    assert!(tiles.len() > 1 && tiles.iter().all(Option::is_none), "{asked:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn emojis_delayed_by_an_outage_are_uploaded_afterwards() {
    let mut club = Club::without_bot().await;
    club.sandbox.fail_next("POST /applications/*/emojis", 503, 5);
    club.start_bot();
    club.wait_for_bot().await;
    wait_for_log_line(&club, "some emojis could not be uploaded", 1).await;
    wait_for_log_line(&club, EMOJIS_READY, 1).await;
}
