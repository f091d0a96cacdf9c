//! Number of presses and of typed characters per turn.

use sztab_sandbox::Message;

use crate::found_game::arrange_game;
use crate::script::{ENGLISH, Script, Session, play_flow, play_in_session};

/// The position before a turn with two tiles to place, after one of three has been discarded.
const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0";

const TOPS: [&str; 2] = ["mutant claws brawler officer", "ganger runner"];

/// True if the post pings Ben for his turn.
fn pings_ben(script: &Script<'_>, post: &Message) -> bool {
    post.pinged == [script.ben.id()]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_two_tiles_takes_seven_presses() {
    let game = arrange_game(["borgo", "hegemony"], TOPS, TURN);
    play_flow("taps-two-tiles", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.type_command(ben, &["end"], &[]).await;
        script.press(ala, "say:discard brawler").await;
        script.press(ala, "go:place claws").await;
        script.press(ala, "at:place claws ").await;
        script.press(ala, "do:place claws ").await;
        script.press(ala, "at:place officer").await;
        script.press(ala, "at:place officer ").await;
        script.press(ala, "doend:place officer ").await;
        assert!(pings_ben(script, &script.newest_post()), "the turn is over");
        // Choosing a facing other than the one shown first takes one more press per tile.
        assert_eq!(script.presses, 7);
        script.remark("7 presses, from the draw to the end of the turn.");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_one_tile_takes_five_presses() {
    let game = arrange_game(["borgo", "hegemony"], TOPS, TURN);
    play_flow("taps-one-tile", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.type_command(ben, &["end"], &[]).await;
        script.press(ala, "say:discard brawler").await;
        script.press(ala, "go:place claws").await;
        script.press(ala, "at:place claws ").await;
        script.press(ala, "do:place claws ").await;
        script.press(ala, "do:end").await;
        assert!(pings_ben(script, &script.newest_post()), "the turn is over");
        assert_eq!(script.presses, 5);
        script.remark("5 presses, from the draw to the end of the turn.");
    })
    .await;
}

/// Number of first games begun, each with a different shuffle.
const FIRST_GAMES: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_reaches_a_battle_within_ten_taps() {
    play_in_session(&[ENGLISH], Session::None, async |script: &mut Script<'_>| {
        for number in 0..FIRST_GAMES {
            let learner = &script.add_person(&format!("Learner {number}"));
            script.type_command(learner, &["help"], &[]).await;
            let before = script.presses;
            script.press(learner, "help-first:").await;
            script.press(learner, "go:place-hq").await;
            script.press(learner, "at:place-hq ").await;
            script.press(learner, "do:place-hq ").await;
            // Sztab has placed a unit in the meantime. The tip advises the player to place the unit before the
            // Battle.
            script.press(learner, "go:place ").await;
            script.press(learner, "at:place ").await;
            script.press(learner, "do:place ").await;
            script.press(learner, "at:battle").await;
            assert!(!script.has_battle_film(), "nothing is fought before it is confirmed");
            script.press(learner, "do:battle").await;
            assert!(script.has_battle_film(), "the Battle is posted");
            // One more tap opens the thread of the game through a link, of which the bot is not notified.
            assert_eq!(script.presses - before + 1, 10);
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_takes_three_typed_lines() {
    let game = arrange_game(["borgo", "hegemony"], TOPS, TURN);
    play_in_session(&[ENGLISH], Session::Game(&game), async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        let ben = &script.ben.clone();
        script.type_command(ben, &["end"], &[]).await;
        script.type_command(ala, &["discard"], &[("tile", "brawler".into())]).await;
        script.type_command(ala, &["play"], &[("what", "claws b3 ne".into())]).await;
        script.type_command(ala, &["play"], &[("what", "officer c2 s".into())]).await;
        script.type_command(ala, &["end"], &[]).await;
        assert!(pings_ben(script, &script.newest_post()), "the turn is over");
        assert_eq!((script.typed - 2, script.presses), (3, 0));
    })
    .await;
}
