//! Forms of the bot: each is shown to the person who requested it, and submitted.

use crate::words::word;
use serde_json::{Value, json};
use sztab_game::Language;

use crate::browser::Browser;
use crate::setup::{Setup, message_body};

/// Presses the button that opens the form, and returns the form.
async fn open_form(setup: &Setup, window: &mut Browser) -> Value {
    let mut body = message_body("Fill in");
    let button = json!({ "type": 2, "style": 1, "label": "Open", "custom_id": "form" });
    body["components"] = json!([{ "type": 1, "components": [button] }]);
    let message = setup.post(setup.table, body).await.to_string();
    let answer = window.request(json!({ "do": "press", "message": message, "id": "form" })).await;
    assert_eq!(answer["is"], "done", "{answer}");
    answer["form"].clone()
}

/// The request that submits the form with these texts.
fn submit_request(form: &Value, texts: &[(&str, &str)]) -> Value {
    let values: Vec<Value> = texts.iter().map(|(id, value)| json!({ "id": id, "value": value })).collect();
    json!({ "do": "submit", "form": form["id"], "values": values })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_opens_a_form() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    let form = open_form(&setup, &mut window).await;
    assert_eq!(form["title"], "A form");
    let name = json!({ "kind": "text", "id": "name", "label": "<b>Name</b>", "description": null, "placeholder": "Nobody",
        "value": "", "long": false, "required": false, "shortest": 2, "longest": 5 });
    let reason = json!({ "kind": "text", "id": "reason", "label": "Reason", "description": null, "placeholder": null,
        "value": "because", "long": true, "required": true, "shortest": 0, "longest": 4000 });
    assert_eq!(form["fields"], json!([name, reason]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_may_open_a_form_too() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    let command = |name: &str| json!({ "do": "command", "channel": setup.table.to_string(), "path": [name] });
    assert_eq!(window.request(command("form")).await["form"]["title"], "A form");
    assert_eq!(window.request(command("panel")).await["form"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_receives_what_was_written() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    let form = open_form(&setup, &mut window).await;
    let answer = window.request(submit_request(&form, &[("name", "Ala"), ("reason", "two\nlines")])).await;
    assert_eq!(answer["is"], "done", "{answer}");
    window.wait_for_message("Ala: two\nlines").await;
    // An optional input may be left empty, whatever its minimum length is.
    assert_eq!(window.request(submit_request(&form, &[("name", ""), ("reason", "x")])).await["is"], "done");
    window.wait_for_message(": x").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_texts_do_not_reach_the_bot() {
    let (setup, _bot) = Setup::with_bot().await;
    let mut window = setup.open_window_in(&setup.ala, setup.table).await;
    let form = open_form(&setup, &mut window).await;
    let endless = "x".repeat(4001);
    let wrong: [&[(&str, &str)]; 5] =
        [&[("name", "A")], &[("name", "Alicja")], &[("reason", "")], &[("else", "x")], &[("reason", &endless)]];
    for texts in wrong {
        assert_eq!(
            window.request(submit_request(&form, texts)).await["text"],
            word(Language::English, "page-failed-form")
        );
    }
    let many = window.request(submit_request(&form, &[("name", "Ala"); 6])).await;
    assert_eq!(many["text"], word(Language::English, "page-failed-message"));
    assert_eq!(setup.ala.visible_messages(setup.table).len(), 1, "only the message with the button");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_for_the_person_who_opened_it() {
    let (setup, bot) = Setup::with_bot().await;
    let mut ala = setup.open_window_in(&setup.ala, setup.table).await;
    let mut ben = setup.open_window_in(&setup.ben, setup.table).await;
    let form = open_form(&setup, &mut ala).await;
    for stranger in [&form, &json!({ "id": "1" })] {
        let answer = ben.request(submit_request(stranger, &[("reason", "x")])).await;
        assert_eq!(answer["text"], word(Language::English, "page-failed-form"));
    }
    bot.kill();
    ala.wait_for(|one| one["is"] == "bot" && one["connected"] == false).await;
    let answer = ala.request(submit_request(&form, &[("reason", "x")])).await;
    assert_eq!(answer["text"], word(Language::English, "page-failed-answer"));
}
