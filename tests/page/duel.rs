//! The real bot behind the page: a table is opened in one window and joined in another, and its board is shown.

use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use sztab_game::Language;
use sztab_neuroshima::texts::word;
use sztab_sandbox::Clock;

use crate::browser::{Browser, get};
use crate::setup::Setup;

/// The bot's process, which ends together with the test.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// The id of a message's first button with this label.
fn find_button(message: &Value, label: &str) -> Option<String> {
    let mut named = items(message).filter(|item| item["label"] == label && item["disabled"] == false);
    named.next()?["id"].as_str().map(str::to_owned)
}

/// The id of a message's first list with this choice.
fn find_list(message: &Value, choice: &str) -> Option<String> {
    let mut lists = items(message).filter(|item| item["kind"] == "select" && item.to_string().contains(choice));
    lists.next()?["id"].as_str().map(str::to_owned)
}

/// All buttons and lists in a message.
fn items(message: &Value) -> impl Iterator<Item = &Value> {
    message["rows"].as_array().into_iter().flatten().flat_map(|row| row.as_array().into_iter().flatten())
}

/// Presses a button in the lobby as soon as the window shows it.
async fn press(window: &mut Browser, key: &str) {
    let label = word(Language::English, key);
    let shown = window.wait_for(|one| one["is"] == "message" && find_button(&one["message"], &label).is_some()).await;
    let id = find_button(&shown["message"], &label).unwrap();
    let answer = window.request(json!({ "do": "press", "message": shown["message"]["id"], "id": id })).await;
    assert_eq!(answer["is"], "done", "{answer}");
}

/// Chooses an army in the lobby as soon as the window shows the list.
async fn choose(window: &mut Browser, army: &str) {
    let shown = window.wait_for(|one| one["is"] == "message" && find_list(&one["message"], army).is_some()).await;
    let id = find_list(&shown["message"], army).unwrap();
    let answer =
        window.request(json!({ "do": "select", "message": shown["message"]["id"], "id": id, "values": [army] })).await;
    assert_eq!(answer["is"], "done", "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_the_real_bot_is_opened_and_its_board_shown() {
    let setup = Setup::with_clock(Clock::running()).await;
    let folder = tempfile::tempdir().unwrap();
    let bot = Command::new(env!("CARGO_BIN_EXE_sztab"))
        .arg("run")
        .current_dir(folder.path())
        .env("DISCORD_TOKEN", setup.sandbox.token())
        .env("SZTAB_DATABASE", folder.path().join("sztab.db"))
        .env("SZTAB_DISCORD_API", setup.sandbox.api())
        .env("SZTAB_LOG", "warn")
        .stdout(Stdio::null())
        .spawn();
    let _bot = Bot(bot.unwrap());
    let mut ala = setup.open_window().await;
    ala.select_person(&setup.ala, "pl").await;
    ala.show_channel(setup.table).await;
    let mut ben = setup.open_window_in(&setup.ben, setup.table).await;
    let is_there = |one: &Value| {
        let mut commands = one["commands"].as_array().into_iter().flatten();
        commands.any(|command| command["path"] == json!(["game", "new"]) && command["shown"] != "game new")
    };
    ala.wait_for(is_there).await;
    let options = json!([{ "name": "opponent", "type": 6, "value": setup.ben.id().to_string() }]);
    let new =
        json!({ "do": "command", "channel": setup.table.to_string(), "path": ["game", "new"], "options": options });
    let answer = ala.request(new).await;
    assert_eq!(answer["is"], "done", "{answer}");
    choose(&mut ben, "hegemony").await;
    choose(&mut ala, "borgo").await;
    press(&mut ala, "lobby-start").await;

    let is_thread = |one: &Value| one["is"] == "places" && one["places"].to_string().contains("\"thread\"");
    let places = ben.wait_for(is_thread).await;
    let thread = places["places"].as_array().unwrap().iter().find(|place| place["kind"] == "thread").unwrap();
    let shown = ben.show_channel(thread["id"].as_str().unwrap().parse().unwrap()).await;
    let picture = |message: &Value| {
        let text = message.to_string();
        let mut files = text.split('"').filter(|part| part.starts_with("/files/"));
        files.find(|file| file.ends_with("/board.png")).map(str::to_owned)
    };
    let url = match shown.iter().find_map(picture) {
        Some(url) => url,
        None => picture(&ben.wait_for(|one| one["is"] == "message" && picture(one).is_some()).await).unwrap(),
    };
    let answer = get(setup.page.address(), &url).await;
    assert_eq!(answer.header("content-type"), Some("image/png"));
    assert_eq!(setup.sandbox.violations(), []);
}
