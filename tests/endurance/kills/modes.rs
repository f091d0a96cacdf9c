//! Whole games of three and four people in every mode, while the bot dies (NH-12).

use sztab_game::Language;
use sztab_store::Store;

use super::siege::{Death, Siege};
use crate::brought::{Seats, deal_game_on, put_into};
use crate::club::{Club, Duel, game_of};

/// The deaths of one game.
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

/// People play a whole game on some terms; the bot dies on the way.
async fn play_out(seed: u8, terms: &str, armies: &[&str]) {
    let mut club = Club::without_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "several");
    let names = ["Ala", "Ben", "Eve", "Ola"].iter().take(armies.len());
    let people: Vec<_> = names.map(|name| club.sandbox.add_person(club.guild, name, "en-GB")).collect();
    let store = Store::open(club.database()).await.unwrap();
    let seats = Seats { guild: club.guild, channel, people: &people, language: Language::English };
    // Jobs are planned by the first line.
    let found = deal_game_on(terms, armies, [seed; 32], "place-hq A1 0");
    let game = put_into(&store, &seats, &found, 1).await;
    store.close().await;
    club.start_bot();
    club.wait_for_bot().await;
    let session = Duel { game, channel, people };
    let mut siege = Siege::of(club, u64::from(seed));
    siege.play_out(&session, DEATHS.to_vec()).await;
    let over = siege.club.session(game).await;
    let outcome = over.game().outcome().expect("the game is over");
    assert_eq!(outcome.places().len(), armies.len());
    assert!(!outcome.winners().is_empty());
    for side in game_of(&over).roster().sides() {
        let army = game_of(&over).roster().army(side);
        let mut complete: Vec<_> = army.drawable().chain([army.headquarters()]).collect();
        complete.sort_unstable();
        assert_eq!(game_of(&over).tiles_of(side), complete, "no tile of {side:?} is lost");
    }
    assert_eq!(siege.club.sandbox.violations(), [], "every message was within Discord's limits");
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_a_free_for_all_of_three_loses_nothing() {
    play_out(3, "mode=ffa", &["borgo", "hegemony", "moloch"]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_a_game_of_four_for_points_loses_nothing() {
    play_out(4, "mode=points seats=4 board=37", &["borgo", "hegemony", "moloch", "outpost"]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_while_one_plays_against_a_team_loses_nothing() {
    play_out(5, "mode=one-vs-team start=alternative", &["outpost", "hegemony", "moloch"]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_between_teams_loses_nothing() {
    play_out(6, "mode=teams reinforcements=on", &["moloch", "hegemony", "borgo", "outpost"]).await;
}
