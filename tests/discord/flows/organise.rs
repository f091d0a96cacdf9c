//! Organisers' tools: running sessions, rulings with reasons, templates, and the results of the server.

use serde_json::json;
use sztab_sandbox::{Message, OptionValue, Person, Response, permission};
use sztab_store::{Seq, Store};

use super::clocks::run_out;
use super::statistics::{Earlier, NOON, play};
use crate::brought::{deal_game, lay_game};
use crate::club::PATIENCE;
use crate::script::{Kept, Script, Session, play_flow};

const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0
    end";

/// A user who manages the server and is therefore an organiser.
fn manager(script: &mut Script<'_>, name: &str) -> Person {
    let person = script.person(name);
    let may = permission::ORDINARY | permission::MANAGE_GUILD;
    script.club.sandbox.set_permissions(script.guild, person.id(), may);
    person
}

/// The session of the script, as it appears in the list.
async fn game(script: &Script<'_>) -> String {
    let store = Store::open(script.club.database()).await.unwrap();
    let game = store.active_in_channel(sztab_store::ChannelId(script.channel)).await.unwrap()[0].id;
    store.close().await;
    game.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_about_a_game() {
    let game = deal_game(["borgo", "hegemony"], [7; 32], "place-hq B2 0\nplace-hq D2 0");
    play_flow("organise", Session::Game(&game), organise).await;
}

async fn organise(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let olga = &manager(script, "Olga");
    let max = &script.person("Max");
    let (results, organisers) = (script.channel("results"), script.role("Organisers"));
    script.remark("Only organisers see the desk. Decisions and results are for everyone, once there are any.");
    script.types(ben, &["organise", "tables"], &[]).await;
    script.types(ben, &["results", "decisions"], &[]).await;
    script.types(ben, &["results", "games"], &[]).await;
    script.types(olga, &["settings", "server"], &[("results", OptionValue::Channel(results))]).await;
    script.select(olga, "settings:server organisers", &[&organisers.to_string()]).await;
    script.club.sandbox.give_role(script.guild, max.id(), organisers);

    script.remark("Ala's time has run out. Olga looks at the games, and at this one.");
    run_out(script).await;
    script.types(ben, &["draw-offer"], &[]).await;
    let number = game(script).await;
    script.types(olga, &["organise", "tables"], &[]).await;
    script.press(olga, "desk:waiting 0").await;
    script.press(olga, "desk:clock 0").await;
    script.select(olga, "desk:pick", &[&number]).await;
    script.types(max, &["organise", "tables"], &[]).await;
    script.select(max, "desk:pick", &[&number]).await;

    script.remark("A reason is needed, and a bearable time. Max decides at the same moment and comes second.");
    let of_max = script.opens_form(max, "decide:annul").await;
    let old = script.keep(max, "decide:award X");
    let form = script.opens_form(olga, "decide:extend X").await;
    script.fills_in(olga, &form, &[("amount", "24"), ("reason", " \u{200B}no ")]).await;
    let form = script.opens_form(olga, "decide:extend X").await;
    script.fills_in(olga, &form, &[("amount", "999"), ("reason", "Ala was ill.")]).await;
    let form = script.opens_form(olga, "decide:extend X").await;
    script.fills_in(olga, &form, &[("amount", "day"), ("reason", "Ala was ill.")]).await;
    let form = script.opens_form(olga, "decide:extend X").await;
    script.fills_in(olga, &form, &[("amount", "24"), ("reason", "Ala was ill.\nShe *told* me @everyone.")]).await;
    script.remark("The same form sent twice acts once.");
    script.fills_in(olga, &form, &[("amount", "24"), ("reason", "Ala was ill.")]).await;
    script.fills_in(max, &of_max, &[("reason", "Nobody plays on.")]).await;
    script.press_kept(max, &old).await;

    script.remark("The game moves on: what Olga looked at before is out of date.");
    let old = script.keep(olga, "decide:award Y");
    script.types(ala, &["draw"], &[]).await;
    script.press_kept(olga, &old).await;

    script.remark("Organisers who play the game decide nothing about it.");
    script.club.sandbox.give_role(script.guild, ben.id(), organisers);
    script.types(ben, &["organise", "tables"], &[]).await;
    script.select(ben, "desk:pick", &[&number]).await;
    forge_presses(script, [ala, ben], &old).await;

    script.remark("Max decides the game.");
    script.types(max, &["organise", "tables"], &[]).await;
    script.select(max, "desk:pick", &[&number]).await;
    let form = script.opens_form(max, "decide:award Y").await;
    script.fills_in(max, &form, &[("reason", "Ala has left the server.")]).await;
    let too_late = script.keep(max, "desk:all 0");
    script.types(ala, &["log"], &[]).await;
    script.types(ben, &["verify"], &[]).await;
    script.press_kept(max, &too_late).await;
    script.types(ala, &["results", "decisions"], &[]).await;
    script.types(ala, &["results", "games"], &[]).await;
    script.types(ala, &["results", "armies"], &[]).await;
}

/// Presses buttons with ids that the bot made for other users, and some that it never made.
async fn forge_presses(script: &mut Script<'_>, [ala, ben]: [&Person; 2], old: &Kept) {
    script.remark("Forged: by a player, an organiser who plays, for a side that is not there, and as a form at once.");
    script.press_kept(ala, old).await;
    let mut parts: Vec<&str> = old.custom_id.splitn(5, ':').collect();
    let seq = (parts[2].parse::<u32>().unwrap() + 1).to_string();
    parts[2] = &seq;
    let fresh = Kept { custom_id: parts.join(":"), ..old.clone() };
    script.press_kept(ben, &fresh).await;
    parts[4] = "award Z 1";
    script.press_kept(ben, &Kept { custom_id: parts.join(":"), ..old.clone() }).await;
    let data = json!({ "custom_id": fresh.custom_id, "components": [{ "type": 1, "components":
        [{ "type": 4, "custom_id": "reason", "value": "I should win." }] }] });
    for person in [ala, ben] {
        let response: Response = person.forge_form(script.channel, &data).await.unwrap();
        response.complete(PATIENCE).await.unwrap();
    }
    script.look().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_annulled() {
    let game = lay_game(["borgo", "hegemony"], ["mutant claws brawler officer", "ganger runner thug gladiator"], TURN);
    play_flow("annulled", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, olga) = (&script.ala.clone(), &manager(script, "Olga"));
        let results = script.channel("results");
        script.types(olga, &["settings", "server"], &[("results", OptionValue::Channel(results))]).await;
        let number = self::game(script).await;
        script.remark("Without a clock there is no time to add.");
        script.types(olga, &["organise", "tables"], &[]).await;
        script.select(olga, "desk:pick", &[&number]).await;
        let draw = script.keep(ala, "say:draw");
        let form = script.opens_form(olga, "decide:annul").await;
        script.fills_in(olga, &form, &[("reason", "The wrong armies were chosen.")]).await;
        script.remark("It goes on no more, and counts nowhere; what was done and decided can be read.");
        script.press_kept(ala, &draw).await;
        script.types(ala, &["log"], &[]).await;
        script.types(ala, &["statistics"], &[]).await;
        script.types(ala, &["results", "games"], &[]).await;
        script.types(olga, &["organise", "tables"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_by_templates() {
    play_flow("templates", Session::None, async |script: &mut Script<'_>| {
        let (ala, olga) = (&script.ala.clone(), &manager(script, "Olga"));
        let (template, new) = (["organise", "template"], ["game", "new"]);
        let club = [("name", "Club *night*".into()), ("clock", "48h".into()), ("armies", 2_i64.into())];
        script.types(ala, &template, &club).await;
        script.types(olga, &template, &[("name", "\u{200B}".into())]).await;
        script.types(olga, &template, &[("name", "Fast".into()), ("clock", "soon".into())]).await;
        let club = [&club[..], &[("rated", true.into()), ("mirrored", 0_i64.into())]].concat();
        script.types(olga, &template, &club).await;
        script.begins_to_type(ala, &new, "template", "").await;
        script.begins_to_type(ala, &new, "template", "fast").await;
        script.types(ala, &new, &[("template", "fast".into())]).await;
        script.remark("A table by the template, and one with other terms beside it.");
        script.types(ala, &new, &[("template", "club *NIGHT*".into())]).await;
        script.press(ala, "lobby:cancel").await;
        let other = [("template", "Club *night*".into()), ("clock", "none".into()), ("rated", false.into())];
        script.types(ala, &new, &other).await;
        script.press(ala, "lobby:cancel").await;
        script.remark("The template is gone.");
        script.types(ala, &["organise", "forget"], &[("name", "Club *night*".into())]).await;
        script.types(olga, &["organise", "forget"], &[("name", "Club *night*".into())]).await;
        script.types(olga, &["organise", "forget"], &[("name", "Club *night*".into())]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_of_the_server() {
    play_flow("server-results", Session::None, results).await;
}

/// The rows of the file without the game's number, which differs between languages.
fn rows(message: &Message) -> Vec<String> {
    let file = message.attachments.iter().find(|file| file.filename == "results.csv").unwrap();
    let text = std::str::from_utf8(&file.bytes).unwrap().strip_prefix('\u{feff}').unwrap();
    // Columns may be separated by semicolons, because some languages use the comma as decimal mark.
    let text = text.replace(';', ",");
    text.lines().map(|row| row.split_once(',').unwrap().1.to_owned()).collect()
}

async fn results(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = script.person("Eve");
    let store = Store::open(script.club.database()).await.unwrap();
    let (guild, channel) = (script.guild, script.channel("earlier"));
    let won = r#"{"places":[{"rank":1,"points":9},{"rank":2,"points":0}],"cause":"headquarters_destroyed"}"#;
    let lost = r#"{"places":[{"rank":2,"points":20},{"rank":1,"points":20}],"cause":"resignation"}"#;
    let drawn = r#"{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}"#;
    let seats = |one: &Person, other: &Person| [(one.id(), "Ala", "borgo"), (other.id(), "=Ben", "hegemony")];
    for (number, result) in (1..).zip([won, won, lost, drawn, won, lost, won, won, won]) {
        let players = seats(ala, ben);
        let earlier = Earlier { guild, channel, players, is_rated: number == 1, result: Some(result), from: NOON };
        play(&store, &earlier, number * 10).await;
    }
    let players = [(eve.id(), "Eve", "outpost"), (ben.id(), "Ben", "borgo")];
    play(&store, &Earlier { guild, channel, players, is_rated: false, result: Some(lost), from: NOON }, 500).await;
    let elsewhere = Earlier { guild: guild + 1, channel, players, is_rated: false, result: Some(won), from: NOON };
    play(&store, &elsewhere, 600).await;
    assert_eq!(store.games_in_guild(sztab_store::GuildId(guild), 50).await.unwrap()[0].last, Seq(4));
    store.close().await;

    let games = ["results", "games"];
    let answer = script.types(&eve, &games, &[]).await;
    let rows = rows(&answer.message().unwrap());
    assert_eq!(rows.len(), 11);
    assert_eq!(
        rows[0],
        "ended,first_player,first_army,second_player,second_army,winner,first_points,second_points,reason,rated,mirrored"
    );
    assert_eq!(rows[1], "2026-11-21,Eve,outpost,Ben,borgo,second,20,20,resignation,no,no");
    assert_eq!(rows[10], "2026-11-20,Ala,borgo,'=Ben,hegemony,first,9,0,headquarters_destroyed,yes,no");
    script.press(&eve, "resultlist:games - - 1").await;
    script.remark("Of a player, with an army, and of neither.");
    script.types(ala, &games, &[("player", (&eve).into())]).await;
    script.begins_to_type(ala, &games, "army", "o").await;
    script.types(ala, &games, &[("army", "outpost".into())]).await;
    script.types(ala, &games, &[("army", "no such army".into())]).await;
    script.remark("How the armies did.");
    script.types(ala, &["results", "armies"], &[]).await;
}
