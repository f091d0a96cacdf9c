//! Hints and reasons in games against Sztab.

use sztab_referee::COMPUTER_USER;
use sztab_sandbox::{Id, Message, OptionValue};
use sztab_store::{Entry, GameId};

use crate::club::{Club, Duel, Place, TIMEOUT, button_id, version};
use crate::computer::{SoloChannel, load_log};
use crate::player::Session;
use crate::posts::{wait_for_posts, wait_until_quiet};

fn labels(message: &Message) -> Vec<String> {
    message.buttons().map(|button| button.label.clone()).collect()
}

/// Presses the button with this label; returns the private reply.
async fn press_button(hall: &SoloChannel<'_>, message: &Message, label: &str) -> Message {
    let pressed = hall.ala.press(message.id, &button_id(message, label)).await.unwrap();
    pressed.complete(TIMEOUT).await.unwrap()
}

/// The second turn post of a game: both HQs are placed, and the person has drawn a tile.
async fn play_to_second_turn(hall: &SoloChannel<'_>, options: &[(&str, OptionValue)]) -> Message {
    let first = hall.begin_game(options).await;
    assert!(!labels(&first).iter().any(|label| label == "Hint" || label == "Why?"), "no Battle to expect: {first:#?}");
    assert!(hall.play_line("place-hq C3 0").await.contains('✅'));
    hall.wait_for_ping(first.id).await
}

/// Ends the turn even if actions remain, and returns the post of the next turn.
async fn end_turn(hall: &SoloChannel<'_>, turn: Id) -> Message {
    let ended = hall.run_command("end").await;
    let again = ended.buttons().find(|b| b.label.ends_with(" anyway")).map(|b| b.custom_id.clone());
    if let Some(again) = again {
        hall.ala.press(ended.id, &again).await.unwrap();
    }
    hall.wait_for_ping(turn).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_shows_turns_with_the_battles_after_them_and_leads_to_their_previews() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let turn = play_to_second_turn(&hall, &[]).await;
    let hint = press_button(&hall, &turn, "Hint").await;
    assert_eq!(hint.only_for, Some(hall.ala.id()));
    assert!(hint.content.starts_with("**Hint.** What Sztab would consider in your place"), "{}", hint.content);
    assert!(hint.content.contains("\n1. **") && hint.content.contains("Then a Battle: "), "{}", hint.content);
    assert!(hint.content.ends_with("Only you see this; nothing is played."), "{}", hint.content);
    let moves: Vec<String> = labels(&hint).into_iter().filter(|label| label != "Back to my turn").collect();
    assert!((1..=3).contains(&moves.len()), "{moves:?}");
    assert_eq!(hint.attachments.len(), moves.len(), "a picture each: {hint:#?}");
    for picture in &hint.attachments {
        assert!(picture.alt_text.as_ref().is_some_and(|alt| alt.contains("What the Battle would do")), "{picture:?}");
    }
    // The same position yields the same hint, also from the private message.
    let back = press_button(&hall, &hint, "Back to my turn").await;
    assert_eq!(back.id, hint.id, "in place");
    let again = press_button(&hall, &back, "Hint").await;
    assert_eq!((again.id, &again.content), (hint.id, &hint.content));
    let placing = moves.iter().find(|label| label.contains(" to ")).unwrap_or(&moves[0]);
    let preview = press_button(&hall, &again, placing).await;
    // If the hand contains no tile worth playing, the hint is to end the turn, which has to be confirmed too.
    let confirms = |label: &String| label.starts_with("Confirm") || label == "End turn anyway";
    assert!(labels(&preview).iter().any(confirms), "{preview:#?}");
    assert_eq!(club.sandbox.violations(), []);
}

/// The number of steps in a hint with several steps, not counting the end of the turn; `None` if there is no such hint.
fn long_hint_steps(hint: &Message) -> Option<String> {
    let lines = hint.content.lines().filter(|line| line.contains(". **"));
    let long = lines.filter(|line| line.trim_end_matches(" → End the turn").contains(" → "));
    long.filter_map(|line| line.split('.').next()).map(str::to_owned).next()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_of_several_steps_leads_through_all_of_them() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let mut turn = play_to_second_turn(&hall, &[]).await;
    let mut hint = press_button(&hall, &turn, "Hint").await;
    while long_hint_steps(&hint).is_none() {
        turn = end_turn(&hall, turn.id).await;
        hint = press_button(&hall, &turn, "Hint").await;
    }
    let number = format!("{}. ", long_hint_steps(&hint).unwrap());
    let first = labels(&hint).into_iter().find(|label| label.starts_with(&number)).unwrap();
    let preview = press_button(&hall, &hint, &first).await;
    let before = load_log(&club, GameId(1)).await.len();
    // A discard takes effect at once; anything else has to be confirmed.
    let done = press_button(&hall, &preview, "Confirm").await;
    assert!(load_log(&club, GameId(1)).await.len() > before);
    let next = labels(&done)
        .into_iter()
        .find(|label| label.starts_with("Hint 2/"))
        .unwrap_or_else(|| panic!("{} {:?}", hint.content, labels(&done)));
    let preview = press_button(&hall, &done, &next).await;
    assert!(preview.buttons().any(|button| button.label == "Confirm"), "{preview:#?}");
    let before = load_log(&club, GameId(1)).await.len();
    let done = press_button(&hall, &preview, "Confirm").await;
    assert!(load_log(&club, GameId(1)).await.len() > before);
    assert!(!labels(&done).iter().any(|label| label.starts_with("Hint 2/")), "{done:#?}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_of_an_earlier_turn_is_refused() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let turn = play_to_second_turn(&hall, &[]).await;
    end_turn(&hall, turn.id).await;
    let refused = hall.ala.forge_press(turn.id, &button_id(&turn, "Hint"), None).await.unwrap();
    let refused = refused.complete(TIMEOUT).await.unwrap();
    assert!(!refused.content.contains("**Hint.**"), "{}", refused.content);
    assert!(labels(&refused).iter().any(|label| label == "Hint"), "the turn as it stands: {refused:#?}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reason_for_a_turn_stays_available_to_all_after_a_restart() {
    let mut club = Club::open().await;
    let (channel, ala, turn, told, next);
    {
        let hall = SoloChannel::new(&club);
        let post = play_to_second_turn(&hall, &[]).await;
        let why = press_button(&hall, &post, "Why?").await;
        let expected = "**Why?** Sztab (casual) judges a turn by the Battle that would begin right after it.";
        assert!(why.content.starts_with(expected), "{}", why.content);
        assert_eq!(why.only_for, Some(hall.ala.id()));
        next = end_turn(&hall, post.id).await;
        let now = press_button(&hall, &next, "Why?").await;
        assert!(now.content.starts_with("**Why?** Sztab (casual)"), "{}", now.content);
        (channel, ala, turn, told) = (hall.channel, hall.ala.clone(), post, why);
    }
    wait_until_quiet(&club).await;
    let left = club.sandbox.message(turn.id).unwrap();
    assert_eq!(labels(&left), ["Why?"], "all other buttons are gone");
    club.restart().await;
    let ben = club.sandbox.add_person(club.guild, "Ben", "pl");
    let hall = SoloChannel { club: &club, channel, ala };
    let again = press_button(&hall, &left, "Why?").await;
    assert_eq!(again.content, told.content);
    let polish = ben.press(left.id, &button_id(&left, "Why?")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(polish.content.starts_with("**Dlaczego?** Sztab (casual) ocenia turę"), "{}", polish.content);
    assert!(labels(&club.sandbox.message(next.id).unwrap()).contains(&"Why?".to_owned()));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reason_for_a_turn_that_led_to_a_battle_is_that_battle() {
    // Moloch has enough Battle tiles to play one before the end.
    let club = Club::open_with(&[("SZTAB_OFFER", "borgo,moloch")]).await;
    let hall = SoloChannel::new(&club);
    hall.begin_game(&[]).await;
    let people = [hall.ala.clone(), hall.ala.clone()];
    let duel = Duel { game: GameId(1), channel: hall.channel, people };
    let mut session = Session::without_kills(&club, &duel, 5);
    let begins_battle = |entry: &Entry| entry.actor == COMPUTER_USER && entry.line == "battle";
    while !load_log(&club, duel.game).await.iter().any(begins_battle) {
        assert!(session.act().await.unwrap(), "the game is over without a Battle of Sztab");
    }
    wait_for_posts(&club, &duel).await;
    let lines = load_log(&club, duel.game).await;
    let battle = lines.iter().find(|entry| begins_battle(entry)).unwrap().seq;
    let (mut expected, mut fought) = (0, 0);
    for told in club.sandbox.messages(hall.channel) {
        let Some(why) = told.buttons().find(|button| button.label == "Why?") else { continue };
        let seq: u32 = why.custom_id.split(':').nth(2).unwrap().parse().unwrap();
        let why = press_button(&hall, &told, "Why?").await.content;
        assert!(why.starts_with("**Why?** Sztab (casual) "), "{why}");
        expected += usize::from(why.contains("It expected:"));
        let is_fought = why.contains("expected the Battle that this turn led to. That Battle has its own post.\n");
        // The reason is followed by a link to the post of the Battle.
        let aims = ["It was after ", "It guarded ", "It netted ", "It threatened ", "It prepared ", "This turn won "];
        assert!(why.lines().any(|line| aims.iter().any(|aim| line.starts_with(aim))), "{why}");
        let films = why.contains("Watch the") && why.contains(": [Battle 1](https://discord.com/channels/");
        assert!(!is_fought || films, "{why}");
        fought += usize::from(is_fought);
        assert!(is_fought || seq < battle.0, "{why}");
    }
    assert!(expected > 0 && fought > 0, "{expected} {fought}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_between_people_have_neither_hints_nor_reasons() {
    let club = Club::open().await;
    let duel = club.start_duel("people", Place::Here).await;
    Session::without_kills(&club, &duel, 3).act_often(12).await;
    wait_until_quiet(&club).await;
    for message in club.sandbox.messages(duel.channel) {
        let asks = |id: &str| id.contains(":hint:") || id.contains(":why:");
        assert!(!message.buttons().any(|button| asks(&button.custom_id)), "{message:#?}");
    }
    let messages = club.sandbox.messages(duel.channel);
    let live = messages.iter().rev().find(|message| version(message).is_some()).unwrap();
    let (game, seq) = version(live).unwrap();
    let mut answers = Vec::new();
    for (person, operation) in duel.people.iter().flat_map(|person| [(person, "hint"), (person, "why")]) {
        let id = format!("v1:{game}:{seq}:{operation}:");
        let refused = person.forge_press(live.id, &id, None).await.unwrap().complete(TIMEOUT).await.unwrap();
        answers.push(refused.content);
    }
    assert!(!answers.iter().any(|answer| answer.contains("**Hint.**") || answer.contains("**Why?**")), "{answers:?}");
    assert_eq!(club.sandbox.violations(), []);
}
