//! Ratings: the list with its pages, one player, armies, shared views, and presses by the wrong user.

use sztab_league::rating::rate_csv;
use sztab_sandbox::{Response, permission};
use sztab_store::Store;

use super::statistics::{EarlierGame, store_game};
use crate::script::{RememberedButton, Script, Session, play_flow};

/// Noon on 1 January 1990, a Monday: long enough ago for every rating deviation to have reached its maximum.
const LONG_AGO: i64 = 631_195_200_000;
const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

const WIN_OUTCOME: &str =
    r#"{"places":[{"rank":1,"points":9},{"rank":2,"points":0}],"cause":"headquarters_destroyed"}"#;
const DRAW_OUTCOME: &str = r#"{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn players_and_armies_are_rated() {
    play_flow("ratings", Session::None, run_ratings).await;
}

/// Adds three earlier games played by Ala, and one by each of sixteen guests.
async fn add_earlier_games(script: &mut Script<'_>) {
    let store = Store::open(script.club.database()).await.unwrap();
    let channel = script.add_channel("earlier");
    let (ala, ben) = ((script.ala.id(), "Ala"), (script.ben.id(), "Ben"));
    let game = |[one, other]: [(u64, &'static str); 2], armies: [&'static str; 2], result, week| EarlierGame {
        guild: script.guild,
        channel,
        players: [(one.0, one.1, armies[0]), (other.0, other.1, armies[1])],
        is_rated: true,
        result: Some(result),
        from: LONG_AGO + week * WEEK_MS,
    };
    store_game(&store, &game([ala, ben], ["borgo", "hegemony"], WIN_OUTCOME, 0), 10).await;
    store_game(&store, &game([ben, ala], ["borgo", "moloch"], DRAW_OUTCOME, 1), 10).await;
    store_game(&store, &game([ala, ben], ["moloch", "borgo"], WIN_OUTCOME, 1), 20).await;
    let friendly = EarlierGame { is_rated: false, ..game([ben, ala], ["hegemony", "borgo"], WIN_OUTCOME, 2) };
    store_game(&store, &friendly, 10).await;
    for number in 0..8 {
        let guests = [(1000 + 2 * number, "Guest with a long name"), (1001 + 2 * number, "`Guest`")];
        store_game(&store, &game(guests, ["outpost", "borgo"], WIN_OUTCOME, 3), 10).await;
    }
    store.close().await;
}

/// Asserts that the ratings computed from the file of matches are as many as the list shows.
fn check_file(response: &Response) {
    let message = response.message().unwrap();
    let file = message.attachments.iter().find(|file| file.filename == "matches.csv").unwrap();
    let rated = rate_csv(std::str::from_utf8(&file.bytes).unwrap()).unwrap();
    assert_eq!(rated.lines().count(), 1 + 18);
}

async fn run_ratings(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.remark("Before the first rated match.");
    script.type_command(eve, &["ratings"], &[]).await;
    script.press(eve, "ratings:neuroshima factions").await;
    add_earlier_games(script).await;

    script.remark("The table: two pages, in order; nobody is rated for certain after so long.");
    let session = script.type_command(eve, &["ratings"], &[]).await;
    check_file(&session);
    let old = script.remember_button(eve, "ratings:neuroshima page 1");
    script.press(eve, "ratings:neuroshima page 1").await;
    script.remark("A player; one without a match.");
    script.type_command(ala, &["ratings"], &[("player", ben.into())]).await;
    script.press(ala, "rshare:neuroshima player").await;
    script.type_command(ala, &["ratings"], &[("player", eve.into())]).await;
    script.press(ala, "ratings:neuroshima page 0").await;
    script.remark("Armies: all, one, an unknown one.");
    script.press(ala, "ratings:neuroshima factions").await;
    script.type_command(ben, &["ratings"], &[("army", "borgo".into())]).await;
    script.press(ben, "rshare:neuroshima faction borgo").await;
    script.type_command(ben, &["ratings"], &[("army", "xyzzy".into())]).await;
    script.type_command(ben, &["ratings"], &[("army", "borgo".into()), ("player", ala.into())]).await;

    script.remark("Buttons from an old screen, and made-up ones.");
    script.press_remembered(eve, &old).await;
    for words in [
        "ratings:neuroshima page 99",
        "ratings:neuroshima page x",
        "ratings:neuroshima faction xyzzy",
        "rshare:nothing",
    ] {
        let made_up = RememberedButton { custom_id: format!("b1:0:0:{words}"), label: words.to_owned(), ..old.clone() };
        script.press_remembered(eve, &made_up).await;
    }

    script.remark("A server rates its tables unless they are opened otherwise; the terms say so.");
    script.type_command(ben, &["settings", "server"], &[("rated", true.into())]).await;
    let manager = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD;
    script.club.sandbox.set_permissions(script.guild, ben.id(), manager);
    script.type_command(ben, &["settings", "server"], &[("rated", true.into())]).await;
    script.type_command(ala, &["game", "new"], &[]).await;
    script.press(ala, "lobby:cancel").await;
    script.type_command(ala, &["game", "new"], &[("rated", false.into())]).await;
}
