//! Thinking time, and the agreements that players make about it.

use sztab_neuroshima::rules::Side;
use sztab_referee::clock::{Clock, HOUR_MS, TimeControl};
use sztab_store::{Change, ChannelId, JobChange, NewJob, Store, UnixMs};

use crate::club::now;
use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow, play_flow_with_refusals};

const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0
    end";

/// Gives the game a clock that has been running for Ala since yesterday, slightly longer than the time she has.
pub(super) async fn expire_clock(script: &Script<'_>) {
    let store = Store::open(script.club.database()).await.unwrap();
    let game = store.load_active_games_in_channel(ChannelId(script.channel)).await.unwrap()[0].id;
    let since = UnixMs(now().0 - 25 * HOUR_MS);
    let clock = Clock::new(TimeControl::PerTurn { hours: 24 }, script.round.len(), Side(0).into(), since);
    let (kind, about, payload) = ("fall".to_owned(), String::new(), String::new());
    let fall = NewJob { subject: None, kind, about, due: now(), payload };
    let change = Change::at(now()).with_clock(Some(serde_json::to_string(&clock).unwrap()));
    store.queue_posts(game, change.with_jobs([JobChange::Plan(fall)])).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_fall_draws_are_agreed_and_seats_handed_over() {
    let game =
        arrange_game(["borgo", "hegemony"], ["mutant claws brawler officer", "ganger runner thug gladiator"], TURN);
    play_flow("clocks", Session::Game(&game), run_clocks).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_expired_clock_is_answered_on_the_private_board_too() {
    let game =
        arrange_game(["borgo", "hegemony"], ["mutant claws brawler officer", "ganger runner thug gladiator"], TURN);
    // A replacement for the deleted post cannot be sent in that channel.
    play_flow_with_refusals("fall-board", Session::Game(&game), &[10_008], async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.remark("Ala's clock has fallen, and somebody deletes the post that asks Ben.");
        expire_clock(script).await;
        script.type_command(ala, &["draw"], &[]).await;
        script.club.sandbox.delete_message(script.newest_post().id);
        script.type_command(ala, &["board"], &[]).await;
        script.type_command(ben, &["board"], &[]).await;
        let claim = script.remember_button(ben, "fall:claim");
        script.press(ben, "fall:extend").await;
        script.remark("There is time again.");
        script.press_remembered(ben, &claim).await;
        script.type_command(ben, &["board"], &[]).await;
        script.remark("And once more it is over.");
        expire_clock(script).await;
        script.type_command(ben, &["draw-offer"], &[]).await;
        script.type_command(ben, &["board"], &[]).await;
        script.press(ben, "fall:claim").await;
    })
    .await;
}

async fn run_clocks(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.remark("Ala's clock has fallen, and Ben has offered a draw. He alone says what becomes of it.");
    expire_clock(script).await;
    script.type_command(ben, &["draw-offer"], &[]).await;
    script.type_command(ben, &["draw-offer"], &[]).await;
    let claim = script.remember_button(ben, "fall:claim");
    script.press(eve, "fall:claim").await;
    script.press(ala, "fall:claim").await;
    script.press(ben, "fall:wait").await;
    script.type_command(ala, &["mygames"], &[]).await;
    script.type_command(ben, &["mygames"], &[]).await;
    script.type_command(eve, &["mygames"], &[]).await;
    script.press(ben, "fall:extend").await;
    script.press_remembered(ben, &claim).await;

    script.remark("The draw: it is for Ala to answer, once.");
    let accept = script.remember_button(ala, "drawanswer:yes");
    script.press(ben, "drawanswer:yes").await;
    script.press(ala, "drawanswer:no").await;
    script.press_remembered(ala, &accept).await;
    script.type_command(ben, &["draw-offer"], &[]).await;

    script.remark("Eve follows the game, then she takes it over.");
    script.type_command(ben, &["watch"], &[]).await;
    script.type_command(eve, &["watch"], &[]).await;
    script.type_command(eve, &["watch"], &[]).await;
    script.type_command(eve, &["substitute"], &[("player", ben.into()), ("seat", ala.into())]).await;
    script.type_command(ala, &["substitute"], &[("player", ben.into())]).await;
    script.type_command(ala, &["substitute"], &[("player", eve.into())]).await;
    script.press(ben, "seatanswer:yes").await;
    script.press(eve, "seatanswer:yes").await;
    script.type_command(ala, &["draw"], &[]).await;
    script.type_command(eve, &["draw"], &[]).await;

    script.remark("Both want a draw.");
    script.type_command(eve, &["draw-offer"], &[]).await;
    script.type_command(ben, &["draw-offer"], &[]).await;
    script.type_command(ben, &["draw-offer"], &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_hours_and_days_off_are_set() {
    play_flow("playing-hours", Session::None, async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        let hours = ["settings", "hours"];
        script.start_typing(ala, &hours, "zone", "wars").await;
        script.start_typing(ala, &hours, "zone", "kijow").await;
        script.start_typing(ala, &hours, "zone", "UTC-12").await;
        script.type_command(ala, &hours, &[("zone", "EST".into())]).await;
        script.type_command(ala, &hours, &[("zone", "Etc/GMT-5".into())]).await;
        script.type_command(ala, &hours, &[("zone", "GMT+1".into())]).await;
        script.type_command(ala, &hours, &[("zone", "Nowhere".into())]).await;
        let few = [("zone", "Europe/Warsaw".into()), ("from", 8_i64.into()), ("to", 10_i64.into())];
        script.type_command(ala, &hours, &few).await;
        script.type_command(ala, &hours, &few[..2]).await;
        let day = [("zone", "Варшава".into()), ("from", 8_i64.into()), ("to", 22_i64.into())];
        script.type_command(ala, &hours, &day).await;
        script.type_command(ala, &hours, &day[..1]).await;
        let vacation = ["settings", "vacation"];
        script.type_command(ala, &vacation, &[("days", 0_i64.into())]).await;
        script.type_command(ala, &vacation, &[("days", 5_i64.into()), ("from", "soon".into())]).await;
        script.type_command(ala, &vacation, &[("days", 40_i64.into())]).await;
        script.type_command(ala, &vacation, &[("days", 5_i64.into())]).await;
        script.type_command(ala, &vacation, &[("days", 5_i64.into())]).await;
        script.type_command(ala, &vacation, &[("days", 0_i64.into())]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_agrees_on_a_clock_and_a_mirrored_match() {
    play_flow("clock-terms", Session::None, async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        script.start_typing(ala, &["game", "new"], "clock", "").await;
        script.start_typing(ala, &["game", "new"], "clock", "36+6").await;
        script.type_command(ala, &["game", "new"], &[("clock", "soon".into())]).await;
        let terms = [("clock", "36+6<48".into()), ("mirrored", 1_i64.into())];
        script.type_command(ala, &["game", "new"], &terms).await;
        script.press(ala, "lobby:cancel").await;
        script.type_command(ala, &["game", "new"], &[("clock", "30m".into()), ("mirrored", 0_i64.into())]).await;
        script.press(ala, "lobby:cancel").await;
        script.type_command(ala, &["game", "new"], &[("clock", "none".into())]).await;
        script.press(ala, "lobby:cancel").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_pings_those_who_follow_the_game() {
    let game =
        arrange_game(["borgo", "hegemony"], ["mutant claws battle officer", "ganger runner thug gladiator"], TURN);
    play_flow("watching", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let [eve, joe] = ["Eve", "Joe"].map(|name| script.add_person(name));
        script.type_command(&eve, &["watch"], &[]).await;
        script.type_command(&joe, &["watch"], &[]).await;
        script.type_command(&joe, &["watch"], &[]).await;
        script.remark("Ben wants to hear that Ala's turn has begun.");
        script.type_command(ben, &["settings", "mine"], &[]).await;
        script.select(ben, "set-mine:switches", &["next-up"]).await;
        script.type_command(ala, &["draw"], &[]).await;
        script.type_command(ala, &["discard"], &[("tile", "claws".into())]).await;
        script.remark("Eve follows the game, Joe no longer.");
        script.type_command(ala, &["battle"], &[]).await;
    })
    .await;
}
