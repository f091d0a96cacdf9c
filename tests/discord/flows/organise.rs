//! Organisers' tools: running sessions, rulings with reasons, templates, and the results of the server.

use serde_json::json;
use sztab_sandbox::{Message, OptionValue, Person, Response, permission};
use sztab_store::{Seq, Store};

use super::clocks::expire_clock;
use super::statistics::{EarlierGame, NOON, store_game};
use crate::club::TIMEOUT;
use crate::found_game::{arrange_game, deal_game};
use crate::script::{RememberedButton, Script, Session, play_flow};

const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0
    end";

/// A user who manages the server and is therefore an organiser.
fn add_manager(script: &mut Script<'_>, name: &str) -> Person {
    let person = script.add_person(name);
    let may = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD;
    script.club.sandbox.set_permissions(script.guild, person.id(), may);
    person
}

/// The session of the script, as it appears in the list.
async fn session_label(script: &Script<'_>) -> String {
    let store = Store::open(script.club.database()).await.unwrap();
    let game = store.load_active_games_in_channel(sztab_store::ChannelId(script.channel)).await.unwrap()[0].id;
    store.close().await;
    game.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_decide_about_a_game() {
    let game = deal_game(["borgo", "hegemony"], [7; 32], "place-hq B2 0\nplace-hq D2 0");
    play_flow("organise", Session::Game(&game), run_decisions).await;
}

async fn run_decisions(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let olga = &add_manager(script, "Olga");
    let max = &script.add_person("Max");
    let (results, organisers) = (script.add_channel("results"), script.add_role("Organisers"));
    script.remark("Only organisers see the desk. Decisions and results are for everyone, once there are any.");
    script.type_command(ben, &["organise", "tables"], &[]).await;
    script.type_command(ben, &["results", "decisions"], &[]).await;
    script.type_command(ben, &["results", "games"], &[]).await;
    script.type_command(olga, &["settings", "server"], &[("results", OptionValue::Channel(results))]).await;
    script.select(olga, "set-server:organisers", &[&organisers.to_string()]).await;
    script.club.sandbox.give_role(script.guild, max.id(), organisers);

    script.remark("Ala's time has run out. Olga looks at the games, and at this one.");
    expire_clock(script).await;
    script.type_command(ben, &["draw-offer"], &[]).await;
    let number = session_label(script).await;
    script.type_command(olga, &["organise", "tables"], &[]).await;
    script.press(olga, "desk:waiting 0").await;
    script.press(olga, "desk:clock 0").await;
    script.select(olga, "desk-pick:", &[&number]).await;
    script.type_command(max, &["organise", "tables"], &[]).await;
    script.select(max, "desk-pick:", &[&number]).await;

    script.remark("A reason is needed, and a bearable time. Max decides at the same moment and comes second.");
    let of_max = script.open_form(max, "decide:annul").await;
    let old = script.remember_button(max, "decide:award X");
    let form = script.open_form(olga, "decide:extend X").await;
    script.submit_form(olga, &form, &[("amount", "24"), ("reason", " \u{200B}no ")]).await;
    let form = script.open_form(olga, "decide:extend X").await;
    script.submit_form(olga, &form, &[("amount", "999"), ("reason", "Ala was ill.")]).await;
    let form = script.open_form(olga, "decide:extend X").await;
    script.submit_form(olga, &form, &[("amount", "day"), ("reason", "Ala was ill.")]).await;
    let form = script.open_form(olga, "decide:extend X").await;
    script.submit_form(olga, &form, &[("amount", "24"), ("reason", "Ala was ill.\nShe *told* me @everyone.")]).await;
    script.remark("The same form sent twice acts once.");
    script.submit_form(olga, &form, &[("amount", "24"), ("reason", "Ala was ill.")]).await;
    script.submit_form(max, &of_max, &[("reason", "Nobody plays on.")]).await;
    script.press_remembered(max, &old).await;

    script.remark("The game moves on: what Olga looked at before is out of date.");
    let old = script.remember_button(olga, "decide:award Y");
    script.type_command(ala, &["draw"], &[]).await;
    script.press_remembered(olga, &old).await;

    script.remark("Organisers who play the game decide nothing about it.");
    script.club.sandbox.give_role(script.guild, ben.id(), organisers);
    script.type_command(ben, &["organise", "tables"], &[]).await;
    script.select(ben, "desk-pick:", &[&number]).await;
    forge_presses(script, [ala, ben], &old).await;

    script.remark("Max decides the game.");
    script.type_command(max, &["organise", "tables"], &[]).await;
    script.select(max, "desk-pick:", &[&number]).await;
    let form = script.open_form(max, "decide:award Y").await;
    script.submit_form(max, &form, &[("reason", "Ala has left the server.")]).await;
    let too_late = script.remember_button(max, "desk:all 0");
    script.type_command(ala, &["log"], &[]).await;
    script.type_command(ben, &["verify"], &[]).await;
    script.press_remembered(max, &too_late).await;
    script.type_command(ala, &["results", "decisions"], &[]).await;
    script.type_command(ala, &["results", "games"], &[]).await;
    script.type_command(ala, &["results", "armies"], &[]).await;
}

/// Presses buttons with ids that the bot made for other users, and some that it never made.
async fn forge_presses(script: &mut Script<'_>, [ala, ben]: [&Person; 2], old: &RememberedButton) {
    script.remark("Forged: by a player, an organiser who plays, for a side that is not there, and as a form at once.");
    script.press_remembered(ala, old).await;
    let mut parts: Vec<&str> = old.custom_id.splitn(5, ':').collect();
    let seq = (parts[2].parse::<u32>().unwrap() + 1).to_string();
    parts[2] = &seq;
    let fresh = RememberedButton { custom_id: parts.join(":"), ..old.clone() };
    script.press_remembered(ben, &fresh).await;
    parts[4] = "award Z 1";
    script.press_remembered(ben, &RememberedButton { custom_id: parts.join(":"), ..old.clone() }).await;
    let data = json!({ "custom_id": fresh.custom_id, "components": [{ "type": 1, "components":
        [{ "type": 4, "custom_id": "reason", "value": "I should win." }] }] });
    for person in [ala, ben] {
        let response: Response = person.forge_form(script.channel, &data).await.unwrap();
        response.complete(TIMEOUT).await.unwrap();
    }
    script.record_changes().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_annulled() {
    let game =
        arrange_game(["borgo", "hegemony"], ["mutant claws brawler officer", "ganger runner thug gladiator"], TURN);
    play_flow("annulled", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, olga) = (&script.ala.clone(), &add_manager(script, "Olga"));
        let results = script.add_channel("results");
        script.type_command(olga, &["settings", "server"], &[("results", OptionValue::Channel(results))]).await;
        let number = self::session_label(script).await;
        script.remark("Without a clock there is no time to add.");
        script.type_command(olga, &["organise", "tables"], &[]).await;
        script.select(olga, "desk-pick:", &[&number]).await;
        let draw = script.remember_button(ala, "say:draw");
        let form = script.open_form(olga, "decide:annul").await;
        script.submit_form(olga, &form, &[("reason", "The wrong armies were chosen.")]).await;
        script.remark("It goes on no more, and counts nowhere; what was done and decided can be read.");
        script.press_remembered(ala, &draw).await;
        script.type_command(ala, &["log"], &[]).await;
        script.type_command(ala, &["statistics"], &[]).await;
        script.type_command(ala, &["results", "games"], &[]).await;
        script.type_command(olga, &["organise", "tables"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_from_templates() {
    play_flow("templates", Session::None, async |script: &mut Script<'_>| {
        let (ala, olga) = (&script.ala.clone(), &add_manager(script, "Olga"));
        let (template, new) = (["organise", "template"], ["game", "new"]);
        let club = [("name", "Club *night*".into()), ("clock", "48h".into()), ("armies", 2_i64.into())];
        script.type_command(ala, &template, &club).await;
        script.type_command(olga, &template, &[("name", "\u{200B}".into())]).await;
        script.type_command(olga, &template, &[("name", "Fast".into()), ("clock", "soon".into())]).await;
        let club = [&club[..], &[("rated", true.into()), ("mirrored", 0_i64.into())]].concat();
        script.type_command(olga, &template, &club).await;
        script.start_typing(ala, &new, "template", "").await;
        script.start_typing(ala, &new, "template", "fast").await;
        script.type_command(ala, &new, &[("template", "fast".into())]).await;
        script.remark("A table by the template, and one with other terms beside it.");
        script.type_command(ala, &new, &[("template", "club *NIGHT*".into())]).await;
        script.press(ala, "lobby:cancel").await;
        let other = [("template", "Club *night*".into()), ("clock", "none".into()), ("rated", false.into())];
        script.type_command(ala, &new, &other).await;
        script.press(ala, "lobby:cancel").await;
        script.remark("The template is gone.");
        script.type_command(ala, &["organise", "forget"], &[("name", "Club *night*".into())]).await;
        script.type_command(olga, &["organise", "forget"], &[("name", "Club *night*".into())]).await;
        script.type_command(olga, &["organise", "forget"], &[("name", "Club *night*".into())]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_of_the_server_are_listed() {
    play_flow("server-results", Session::None, run_results).await;
}

/// The rows of the file without the game's number, which differs between languages.
fn file_rows(message: &Message) -> Vec<String> {
    let file = message.attachments.iter().find(|file| file.filename == "results.csv").unwrap();
    let text = std::str::from_utf8(&file.bytes).unwrap().strip_prefix('\u{feff}').unwrap();
    // Columns may be separated by semicolons, because some languages use the comma as decimal mark.
    let text = text.replace(';', ",");
    text.lines().map(|row| row.split_once(',').unwrap().1.to_owned()).collect()
}

async fn run_results(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = script.add_person("Eve");
    let store = Store::open(script.club.database()).await.unwrap();
    let (guild, channel) = (script.guild, script.add_channel("earlier"));
    let won = r#"{"places":[{"rank":1,"points":9},{"rank":2,"points":0}],"cause":"headquarters_destroyed"}"#;
    let lost = r#"{"places":[{"rank":2,"points":20},{"rank":1,"points":20}],"cause":"resignation"}"#;
    let drawn = r#"{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}"#;
    let seats = |one: &Person, other: &Person| [(one.id(), "Ala", "borgo"), (other.id(), "=Ben", "hegemony")];
    for (number, result) in (1..).zip([won, won, lost, drawn, won, lost, won, won, won]) {
        let players = seats(ala, ben);
        let earlier = EarlierGame { guild, channel, players, is_rated: number == 1, result: Some(result), from: NOON };
        store_game(&store, &earlier, number * 10).await;
    }
    let players = [(eve.id(), "Eve", "outpost"), (ben.id(), "Ben", "borgo")];
    store_game(&store, &EarlierGame { guild, channel, players, is_rated: false, result: Some(lost), from: NOON }, 500)
        .await;
    let elsewhere = EarlierGame { guild: guild + 1, channel, players, is_rated: false, result: Some(won), from: NOON };
    store_game(&store, &elsewhere, 600).await;
    assert_eq!(store.load_games_in_guild(sztab_store::GuildId(guild), 50).await.unwrap()[0].last, Seq(4));
    store.close().await;

    let games = ["results", "games"];
    let answer = script.type_command(&eve, &games, &[]).await;
    let rows = file_rows(&answer.message().unwrap());
    assert_eq!(rows.len(), 11);
    assert_eq!(
        rows[0],
        "ended,first_player,first_army,second_player,second_army,winner,first_points,second_points,reason,rated,mirrored"
    );
    assert_eq!(rows[1], "2026-11-21,Eve,outpost,Ben,borgo,second,20,20,resignation,no,no");
    assert_eq!(rows[10], "2026-11-20,Ala,borgo,'=Ben,hegemony,first,9,0,headquarters_destroyed,yes,no");
    script.press(&eve, "resultlist:games - - 1").await;
    script.remark("Of a player, with an army, and of neither.");
    script.type_command(ala, &games, &[("player", (&eve).into())]).await;
    script.start_typing(ala, &games, "army", "o").await;
    script.type_command(ala, &games, &[("army", "outpost".into())]).await;
    script.type_command(ala, &games, &[("army", "no such army".into())]).await;
    script.remark("How the armies did.");
    script.type_command(ala, &["results", "armies"], &[]).await;
}
