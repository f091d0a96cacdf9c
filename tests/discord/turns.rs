//! A turn as its player sees it: one private message with the board, and the confirmation at the end.

use std::time::Duration;

use sztab::KINDS;
use sztab_referee::Referee;
use sztab_sandbox::{Message, Person, Sandbox};
use sztab_store::{Store, UserId};

use crate::club::TIMEOUT;
use crate::found_game::arrange_game;
use crate::script::{ENGLISH, Script, Session, play_in_session};

const TOPS: [&str; 2] = ["mutant claws brawler officer", "ganger runner thug gladiator"];

/// Ben, who plays second, has two tiles in his hand.
const TWO_TILES: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw";

async fn play_lines(lines: &str, act: impl AsyncFn(&mut Script<'_>)) {
    let game = arrange_game(["borgo", "hegemony"], TOPS, lines);
    play_in_session(&[ENGLISH], Session::Game(&game), act).await;
}

/// The private messages visible to a person.
fn private_messages(script: &Script<'_>, who: &Person) -> Vec<Message> {
    let messages = script.club.sandbox.messages(script.channel).into_iter();
    messages.filter(|message| message.only_for == Some(who.id())).collect()
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().map(|button| button.label.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn hexes_with_buttons_are_numbered_and_the_others_are_marked() {
    let shown = |script: &Script<'_>, who: &Person| {
        let menu = private_messages(script, who).pop().unwrap();
        let hexes: Vec<String> = labels(&menu).into_iter().filter(|label| label.contains(" · ")).collect();
        let alt = menu.attachments[0].alt_text.clone().unwrap();
        let named = hexes.iter().map(|label| label.replace(" · ", " ")).collect::<Vec<_>>().join(", ");
        assert!(alt.contains(&format!("on the buttons: {named}; also possible: ")), "{hexes:?} {alt}");
        assert!(hexes.iter().zip(1..).all(|(label, number)| label.starts_with(&format!("{number} · "))), "{hexes:?}");
        (hexes, menu)
    };
    // The hexes for an HQ are offered as buttons as well.
    play_lines("", async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        script.press(ala, "go:place-hq").await;
        let (hexes, _) = shown(script, ala);
        assert_eq!(hexes.len(), 3, "{hexes:?}");
    })
    .await;
    play_lines(TWO_TILES, async |script: &mut Script<'_>| {
        let ben = &script.ben.clone();
        script.press(ben, "go:place ganger").await;
        let (hexes, menu) = shown(script, ben);
        assert_eq!(hexes.len(), 3, "{hexes:?}");
        // The text about the hexes uses the same numbers.
        assert!(
            menu.content.contains(&format!("**{}**", hexes[0])) || !menu.content.contains("hit"),
            "{}",
            menu.content
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_in_one_private_message_with_the_board() {
    play_lines(TWO_TILES, async |script: &mut Script<'_>| {
        let ben = &script.ben.clone();
        assert_eq!(labels(&script.newest_post())[..2], ["Ganger", "Runner"], "the post begins the turn");
        let mut seen = Vec::new();
        let presses = ["go:place ganger", "at:place ganger ", "at:", "at:place ganger", "at:place ganger +"];
        for words in presses {
            script.press(ben, words).await;
            assert_eq!(labels(&script.newest_post()), ["My turn"], "no button is there twice");
            let [menu] = &private_messages(script, ben)[..] else { panic!("one private message") };
            assert_eq!(menu.attachments.len(), 1, "with the board: {menu:#?}");
            seen.push(menu.id);
        }
        assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "edited in place");
        script.press_labelled(ben, "back").await;
        script.press(ben, "at:place ganger ").await;
        script.press(ben, "do:place ganger ").await;
        assert_eq!(labels(&script.newest_post()), ["My turn"]);
        assert_eq!(labels(&private_messages(script, ben)[0])[0], "Runner");
        script.press_post(ben, "turn:").await;
        let [menu] = &private_messages(script, ben)[..] else { panic!("the earlier one is gone") };
        assert_ne!(menu.id, seen[0], "a new one at the bottom of the channel");
        assert_eq!(menu.attachments.len(), 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_person_has_one_private_message_a_game() {
    play_lines(TWO_TILES, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let tile = script.remember_button(ben, "go:place ganger");
        for _ in 0..3 {
            script.press_remembered(ben, &tile).await;
            assert_eq!(private_messages(script, ben).len(), 1);
        }
        script.type_command(ben, &["play"], &[("what", "place ganger C4 0".into())]).await;
        assert_eq!(private_messages(script, ben).len(), 1, "what a command answers takes its place, too");
        assert_eq!(labels(&script.newest_post()), ["My turn"]);
        script.press(ala, "turn:").await;
        assert!(private_messages(script, ala)[0].content.contains("(NH-3.7)"), "it is not Ala's");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tap_on_confirm_reports_the_effect_of_the_first() {
    play_lines(TWO_TILES, async |script: &mut Script<'_>| {
        let ben = &script.ben.clone();
        script.press(ben, "go:place ganger").await;
        script.press(ben, "at:place ganger ").await;
        let confirm = script.remember_button(ben, "do:place ganger ");
        let tap = || ben.forge_press(confirm.message, &confirm.custom_id, None);
        let (one, other) = tokio::join!(tap(), tap());
        for response in [one, other, tap().await] {
            let told = response.unwrap().complete(TIMEOUT).await.unwrap();
            assert!(told.content.starts_with("✅ Done: Ganger to "), "{}", told.content);
            assert_eq!(labels(&told)[0], "Runner", "with what comes next");
        }
        assert_eq!(private_messages(script, ben).len(), 1);
        script.record_changes().await;
        script.press(ben, "at:place runner").await;
        script.press(ben, "at:place runner ").await;
        let both = script.remember_button(ben, "doend:place runner ");
        let tap = || ben.forge_press(both.message, &both.custom_id, None);
        let (one, other) = tokio::join!(tap(), tap());
        for response in [one, other] {
            let told = response.unwrap().complete(TIMEOUT).await.unwrap();
            assert!(told.content.contains("Your turn is over"), "{}", told.content);
        }
        script.record_changes().await;
        assert_eq!(script.newest_post().pinged, [script.ala.id()]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ending_an_empty_turn_is_confirmed_unless_disabled() {
    play_lines(TWO_TILES, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.press_post(ben, "say:end").await;
        let [question] = &private_messages(script, ben)[..] else { panic!("asked in private") };
        assert!(question.content.contains("You could play: Ganger, Runner"), "{}", question.content);
        script.press_labelled(ben, "back").await;
        script.press(ben, "do:end").await;
        assert_eq!(labels(&private_messages(script, ben)[0])[0], "End turn anyway");
        script.press(ben, "end:never").await;
        assert_eq!(script.newest_post().pinged, [ala.id()], "the turn is over");
        script.press(ala, "say:discard brawler").await;
        script.press(ala, "say:end").await;
        assert!(!private_messages(script, ala).is_empty(), "Ala is asked");
        script.press(ala, "end:sure").await;
        script.press(ben, "say:discard runner").await;
        script.press(ben, "say:end").await;
        assert_eq!(script.newest_post().pinged, [ala.id()], "Ben is asked no more");
        // The preference is stored with the game.
        let store = Store::open(script.club.database()).await.unwrap();
        let game = store.load_active_games_in_channel(sztab_store::ChannelId(script.channel)).await.unwrap()[0].id;
        let referee = Referee::new(store.clone(), sztab::KINDS);
        let view = KINDS[0].view();
        assert!(view.skips_end_turn_warning(&referee.load_orders(game, UserId(ben.id())).await.unwrap()));
        assert!(!view.skips_end_turn_warning(&referee.load_orders(game, UserId(ala.id())).await.unwrap()));
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ending_a_turn_with_an_open_preview_is_confirmed() {
    play_lines(TWO_TILES, async |script: &mut Script<'_>| {
        let ben = &script.ben.clone();
        script.type_command(ben, &["play"], &[("what", "place ganger C4 0".into())]).await;
        script.press(ben, "at:place runner").await;
        script.press(ben, "at:place runner ").await;
        script.type_command(ben, &["end"], &[]).await;
        let question = private_messages(script, ben).pop().unwrap();
        assert!(question.content.contains("You haven't confirmed this yet: Runner to "), "{}", question.content);
        assert!(!question.content.contains("You could play"), "something was played: {}", question.content);
        script.press_labelled(ben, "back").await;
        script.type_command(ben, &["end"], &[]).await;
        assert_eq!(script.newest_post().pinged, [script.ala.id()], "the preview was left");
    })
    .await;
}

/// Ben's Runner, which has Mobility, is on the board.
const RUNNER: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place runner C5 0
    place ganger C4 0";

#[tokio::test(flavor = "multi_thread")]
async fn unused_abilities_are_mentioned_to_players_who_have_used_one() {
    for (lines, is_asked) in [
        (RUNNER.to_owned(), false),
        (
            format!(
                "{RUNNER}\nuse mobility C5 C5 1\nend\ndraw\ndiscard brawler\nplace claws A1 0\nend\ndraw\ndiscard thug\nplace gladiator A2 0"
            ),
            true,
        ),
    ] {
        play_lines(&lines, async |script: &mut Script<'_>| {
            let ben = &script.ben.clone();
            script.type_command(ben, &["end"], &[]).await;
            let answer = private_messages(script, ben).pop().unwrap().content;
            assert_eq!(answer.contains("unused Mobility"), is_asked, "{answer}");
        })
        .await;
    }
}

/// Linking to the private message delays nothing else, since other edits in the channel have priority.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_keeps_its_buttons_while_edits_are_delayed() {
    play_lines("", async |script: &mut Script<'_>| {
        let (sandbox, channel) = (&script.club.sandbox, script.channel);
        let (ala, ben) = (script.ala.clone(), script.ben.clone());
        let changes = |status: u16| {
            let requests = sandbox.requests().into_iter();
            let is_change = |path: &str| path.starts_with("/channels/");
            requests.filter(|one| one.method == "PATCH" && is_change(&one.path) && one.status == status).count()
        };
        // Ala's post is about to lose its buttons, and Discord imposes a delay.
        sandbox.limit_next("PATCH /channels/*/messages/*", Duration::from_secs(3), false);
        ala.run_command(channel, &["play"], &[("what", "place-hq B2 0".into())]).await.unwrap();
        let refused = |_: &Sandbox| (changes(429) == 1).then_some(());
        sandbox.wait_until(TIMEOUT, refused).await.expect("a change that is refused");
        let calls_ben = |message: &Message| message.only_for.is_none() && message.pinged == [ben.id()];
        let post = sandbox.messages(channel).into_iter().rfind(calls_ben).expect("Ben is to act");
        let begun = labels(&post);
        let button = post.buttons().next().unwrap().custom_id.clone();
        let changed = changes(200);
        ben.press(post.id, &button).await.unwrap().complete(TIMEOUT).await.unwrap();
        script.record_changes().await;
        assert_eq!(changes(200), changed + 1, "Ala's post has lost its buttons, and nothing else was changed");
        assert_eq!(labels(&script.newest_post()), begun, "they do the same");
        assert_eq!(private_messages(script, &ben).len(), 1);
        script.press_post(&ben, "go:place-hq").await;
        assert_eq!(private_messages(script, &ben).len(), 1, "the same private message");
    })
    .await;
}
