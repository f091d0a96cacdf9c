//! Forms opened by a button, and the values that people enter.

use serde_json::Value;
use sztab_sandbox::{Person, Response};

use super::Script;
use crate::club::TIMEOUT;

impl Script<'_> {
    /// Presses the newest button for an operation and words, and records the form that opens.
    pub async fn open_form(&mut self, who: &Person, words: &str) -> Response {
        let (message, id) = self.find_button(who, words);
        let label = message.buttons().find(|button| button.custom_id == id).unwrap().label.clone();
        let under = self.message_number(&message);
        self.write(&format!("\n> {} presses [{label}] under #{under}", who.name()));
        let response = who.press(message.id, &id).await.unwrap();
        let form = response.modal().expect("a form");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let inputs = form["components"].as_array().unwrap().iter().map(|row| &row["components"][0]);
        let mut lines = vec![format!("  a form opens: {}", text(&form["title"]))];
        lines.extend(inputs.map(|input| format!("    {}: {}", text(&input["label"]), text(&input["value"]))));
        lines.iter().for_each(|line| self.write(line));
        response
    }

    /// Fills in a form and submits it.
    pub async fn submit_form(&mut self, who: &Person, form: &Response, values: &[(&str, &str)]) {
        let written: Vec<String> = values.iter().map(|(input, value)| format!("{input}: {value:?}")).collect();
        self.write(&format!("\n> {} sends the form: {}", who.name(), written.join(", ")));
        let response = who.submit(form, values).await.unwrap();
        response.complete(TIMEOUT).await.unwrap();
        self.record_changes().await;
    }
}
