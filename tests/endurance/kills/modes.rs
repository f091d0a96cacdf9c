//! Whole games with three and four players in every mode (NH-12), and one of Tiny Epic Mechs, while the bot dies.

use std::collections::BTreeSet;

use sztab_game::{EventKind, Language};
use sztab_referee::{PostKind, Referee, Session};
use sztab_sandbox::{Message, OptionValue, Person};
use sztab_store::{GameId, Post, PostState, Store};

use super::siege::{Death, Siege};
use crate::club::{Club, Duel, TIMEOUT, button_id, game_of, is_lobby, version};
use crate::found_game::{Seats, deal_game_on, write_game};

/// The deaths during one game.
const DEATHS: [Death; 8] = [
    Death::At("before-commit"),
    Death::At("after-commit"),
    Death::At("before-send"),
    Death::At("after-send"),
    Death::At("after-chapter"),
    Death::Unanswered,
    Death::InPlay,
    Death::Starting,
];

/// The deaths during a game in which every line answers a question.
const DEATHS_OVER_ANSWERS: [Death; 12] = [
    Death::At("before-commit"),
    Death::At("after-commit"),
    Death::At("before-send"),
    Death::At("after-send"),
    Death::At("before-decision"),
    Death::At("before-decision"),
    Death::At("after-decision"),
    Death::At("after-decision"),
    Death::Unanswered,
    Death::InPlay,
    Death::Starting,
    Death::Stopping,
];

/// Plays a whole game between people on the given terms, during which the bot dies.
async fn play_whole_game(seed: u8, terms: &str, armies: &[&str]) {
    let mut club = Club::without_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "several");
    let names = ["Ala", "Ben", "Eve", "Ola"].iter().take(armies.len());
    let people: Vec<_> = names.map(|name| club.sandbox.add_person(club.guild, name, "en-GB")).collect();
    let store = Store::open(club.database()).await.unwrap();
    let seats = Seats { guild: club.guild, channel, people: &people, language: Language::English };
    // The jobs are scheduled by the first line.
    let found = deal_game_on(terms, armies, [seed; 32], "place-hq A1 0");
    let game = write_game(&store, &seats, &found, 1).await;
    store.close().await;
    club.start_bot();
    club.wait_for_bot().await;
    let mut siege = Siege::from_club(club, u64::from(seed));
    let over = besiege(&mut siege, &DEATHS, &Duel { game, channel, people }).await;
    for side in game_of(&over).roster().sides() {
        let army = game_of(&over).roster().army(side);
        let mut complete: Vec<_> = army.drawable_tiles().chain([army.headquarters()]).collect();
        complete.sort_unstable();
        assert_eq!(game_of(&over).all_tiles(side), complete, "no tile of {side:?} is lost");
    }
}

/// Plays a game to its end, during which the bot dies the given deaths. Returns the final session.
async fn besiege(siege: &mut Siege, deaths: &[Death], duel: &Duel<Vec<Person>>) -> Session {
    siege.play_out(duel, deaths.to_vec()).await;
    let over = siege.club.load_session(duel.game).await;
    let outcome = over.game().outcome().expect("the game is over");
    assert_eq!(outcome.places().len(), over.game().sides().len());
    assert!(!outcome.winners().is_empty());
    assert_eq!(siege.club.sandbox.violations(), [], "every message was within Discord's limits");
    over
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_a_free_for_all_of_three_loses_nothing() {
    play_whole_game(3, "mode=ffa", &["borgo", "hegemony", "moloch"]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_a_game_of_four_for_points_loses_nothing() {
    play_whole_game(4, "mode=points seats=4 board=37", &["borgo", "hegemony", "moloch", "outpost"]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_while_one_plays_against_a_team_loses_nothing() {
    play_whole_game(5, "mode=one-vs-team start=alternative", &["outpost", "hegemony", "moloch"]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_between_teams_loses_nothing() {
    play_whole_game(6, "mode=teams reinforcements=on", &["moloch", "hegemony", "borgo", "outpost"]).await;
}

/// Starts a game of Tiny Epic Mechs between two people and two computer players.
async fn begin_mechs(club: &Club) -> Duel<Vec<Person>> {
    let channel = club.sandbox.add_channel(club.guild, "mechs");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let sztab = || OptionValue::User(club.sandbox.application_id());
    let options = [
        ("game", "mechs".into()),
        ("mode", "4".into()),
        ("place", 1_i64.into()),
        ("strength", 0_i64.into()),
        ("opponent", (&ben).into()),
        ("opponent2", sztab()),
        ("opponent3", sztab()),
    ];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    for (person, label) in [(&ben, "Join"), (&ala, "Start")] {
        let offers = |message: &Message| message.button(label).is_some_and(|button| !button.disabled);
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, offers).await.unwrap();
        person.press(lobby.id, &button_id(&lobby, label)).await.unwrap();
    }
    let has_begun = |message: &Message| !is_lobby(message) && version(message).is_some();
    let first = club.sandbox.wait_for(channel, TIMEOUT, has_begun).await.unwrap();
    Duel { game: GameId(version(&first).unwrap().0), channel, people: vec![ala, ben] }
}

/// Checks that every chapter that has ended has exactly one sent post, and that other lines have none.
async fn check_chapters(store: &Store, over: &Session) {
    let posts = store.load_posts(over.record.id).await.unwrap();
    let history = Referee::new(store.clone(), sztab::KINDS).load_history(over.record.id, over.seq).await.unwrap();
    let (mut ended, mut goes_on, mut told) = (0, false, 0);
    for moment in &history.moments {
        for event in &moment.events {
            ended += usize::from(event.kind() == EventKind::ChapterEnded);
            goes_on = event.kind() != EventKind::ChapterEnded && (goes_on || event.kind() == EventKind::ChapterBegan);
        }
        // Each action queues its posts together with its last line.
        let mut owed = posts.iter().filter(|post| post.seq == moment.seq).peekable();
        if owed.peek().is_none() {
            continue;
        }
        let chapters: Vec<&Post> = owed.filter(|post| post.kind == PostKind::Chapter.key()).collect();
        let different: BTreeSet<&str> = chapters.iter().map(|post| post.payload.as_str()).collect();
        assert_eq!(different.len(), chapters.len(), "a chapter has two posts: {chapters:?}");
        assert!(chapters.iter().all(|post| matches!(post.state, PostState::Sent { .. })), "{chapters:?}");
        assert!(chapters.len() <= ended, "{ended} ended: {chapters:?}");
        // A chapter that continues because an order answers is reported only when it ends again.
        assert!(!chapters.is_empty() || ended == 0 || goes_on, "no post at {:?}", moment.seq);
        if !chapters.is_empty() {
            (ended, told) = (0, told + chapters.len());
        }
    }
    assert!(ended == 0 && told >= 24, "{told} chapters for four cards in each of six rounds");
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_tiny_epic_mechs_writes_each_line_and_chapter_once() {
    let club = Club::open().await;
    let duel = begin_mechs(&club).await;
    let mut siege = Siege::from_club_by_lines(club, 8);
    let over = besiege(&mut siege, &DEATHS_OVER_ANSWERS, &duel).await;
    assert_eq!(siege.deaths.values().sum::<u32>(), 12, "{:?}", siege.deaths);
    let store = Store::open(siege.club.database()).await.unwrap();
    check_chapters(&store, &over).await;
    let log = store.load_log(duel.game).await.unwrap();
    store.close().await;
    let numbers: Vec<u32> = log.iter().map(|entry| entry.seq.0).collect();
    assert_eq!(numbers, (1..=over.seq.0).collect::<Vec<_>>());
    let said = log.iter().filter(|entry| !entry.prompt.is_unprompted()).filter_map(|entry| entry.interaction);
    let (said, presses): (Vec<_>, BTreeSet<_>) = (said.clone().collect(), said.map(|press| press.0).collect());
    assert_eq!(said.len(), presses.len(), "a press has said two lines");
}
