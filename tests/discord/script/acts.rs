//! Acts performed by people in a script: pressing, choosing, typing.

use sztab_sandbox::{Acknowledgement, Failure, Id, Message, OptionValue, Person, Response, Sandbox};

use super::{DIRECT_MESSAGES, Script};
use crate::club::TIMEOUT;

/// A button remembered by a person, even after its message has changed.
#[derive(Clone, Debug)]
pub struct RememberedButton {
    pub message: Id,
    pub custom_id: String,
    pub label: String,
}

impl Script<'_> {
    /// Presses the newest button for an operation and words, such as `say:draw` or `at:place runner C3`. An exact match
    /// is preferred to a button that merely begins with these words.
    pub async fn press(&mut self, who: &Person, words: &str) -> Response {
        let (message, button) = self.find_button(who, words);
        self.press_on(who, &message, &button).await
    }

    /// Presses the newest button with a label; the label is given by its text key, such as `back`.
    pub async fn press_labelled(&mut self, who: &Person, key: &str) -> Response {
        let label = self.text_for(who, key);
        let found = self.visible_messages(who).into_iter().find_map(|message| {
            let button = message.buttons().find(|button| button.label == label && !button.disabled)?.clone();
            Some((message, button.custom_id))
        });
        let (message, id) = found.unwrap_or_else(|| panic!("no button {label} for {}\n{}", who.name(), self.text));
        self.press_on(who, &message, &id).await
    }

    /// Presses a button that opens a form, and fills in the form.
    pub async fn fill(&mut self, who: &Person, words: &str, values: &[(&str, &str)]) -> Response {
        let (message, id) = self.find_button(who, words);
        let label = message.buttons().find(|button| button.custom_id == id).unwrap().label.clone();
        let under = self.message_number(&message);
        self.presses += 1;
        let form = who.press(message.id, &id).await.unwrap();
        let title = form.modal().and_then(|modal| modal["title"].as_str()).unwrap_or_default().to_owned();
        let typed = values.iter().map(|(_, value)| *value).collect::<Vec<_>>().join(" / ");
        self.write(&format!("\n> {} presses [{label}] under #{under} and fills in \"{title}\": {typed}", who.name()));
        let response = who.submit(&form, values).await.unwrap();
        response.complete(TIMEOUT).await.unwrap();
        self.record_changes().await;
        response
    }

    /// As [`Script::press`], on a public message.
    pub async fn press_post(&mut self, who: &Person, words: &str) -> Response {
        let messages: Vec<Message> = self.visible_messages(who).into_iter().filter(|m| m.only_for.is_none()).collect();
        let (message, button) = self.find_button_in(&messages, words);
        self.press_on(who, &message, &button).await
    }

    /// Presses a remembered button on two devices at once.
    pub async fn press_twice(&mut self, who: &Person, kept: &RememberedButton) {
        self.write_remembered_press(who, kept);
        self.write("  on two devices at once");
        let before = self.current_messages();
        let (one, other) = tokio::join!(
            who.forge_press(kept.message, &kept.custom_id, None),
            who.forge_press(kept.message, &kept.custom_id, None),
        );
        for response in [one, other] {
            self.wait_for_answer(&response.unwrap(), &before).await;
        }
        self.record_changes().await;
    }

    async fn press_on(&mut self, who: &Person, message: &Message, id: &str) -> Response {
        let label = message.buttons().find(|button| button.custom_id == id).unwrap().label.clone();
        let under = self.message_number(message);
        self.presses += 1;
        self.write(&format!("\n> {} presses [{label}] under #{under}", who.name()));
        let (before, lines) = (self.current_messages(), self.log_length_for_button(id).await);
        let response = who.press(message.id, id).await.unwrap();
        self.wait_for_answer(&response, &before).await;
        // A post that is still being changed by an earlier act is not the response to this one.
        let is_on_post = message.only_for.is_none() && response.acknowledgement == Acknowledgement::DeferredUpdate;
        if let Some(lines) = lines.filter(|_| is_on_post) {
            self.wait_for_act(&response, lines).await;
        }
        self.record_changes().await;
        response
    }

    /// Remembers a button.
    pub fn remember_button(&self, who: &Person, words: &str) -> RememberedButton {
        let (message, custom_id) = self.find_button(who, words);
        let label = message.buttons().find(|button| button.custom_id == custom_id).unwrap().label.clone();
        RememberedButton { message: message.id, custom_id, label }
    }

    /// Presses a remembered button, because the person's client still shows it or the press is faster than an update.
    /// The reply is private.
    pub async fn press_remembered(&mut self, who: &Person, kept: &RememberedButton) -> Response {
        self.write_remembered_press(who, kept);
        let response = who.forge_press(kept.message, &kept.custom_id, None).await.unwrap();
        response.complete(TIMEOUT).await.unwrap();
        self.record_changes().await;
        response
    }

    /// Adds a line to the transcript, stating that a person presses a remembered button.
    pub fn write_remembered_press(&mut self, who: &Person, kept: &RememberedButton) {
        let under = self.seen.iter().position(|known| known.id == kept.message).unwrap() + 1;
        let is_there = self.club.sandbox.message(kept.message).is_some_and(|message| {
            message.buttons().any(|button| button.custom_id == kept.custom_id && !button.disabled)
        });
        let still = if is_there { "" } else { ", which an old screen still shows" };
        self.write(&format!("\n> {} presses [{}] under #{under}{still}", who.name(), kept.label));
    }

    /// Chooses values in the newest list for an operation and words. If a few values are offered as buttons, presses
    /// the button, or opens the list first.
    pub async fn select(&mut self, who: &Person, words: &str, values: &[&str]) -> Response {
        if let [value] = values {
            let as_button = match words {
                words if words.contains("ifpick:") => words.replacen("ifpick:", "if:", 1),
                words => words.replacen("pick:", "at:", 1),
            };
            let offered = |last: &str| {
                let seen = self.visible_messages(who);
                let buttons = seen.iter().flat_map(Message::buttons).filter(|button| !button.disabled);
                let mut named = buttons.map(|button| operation_words(&button.custom_id).to_owned());
                named.find(|named| as_button != words && named.starts_with(&as_button) && named.ends_with(last))
            };
            if let Some(one) = offered(&format!(" {value}")) {
                return self.press(who, &one).await;
            }
            if let Some(more) = offered(" +") {
                self.press(who, &more).await;
            }
        }
        let found = self.visible_messages(who).into_iter().find_map(|message| {
            let select = message.selects().find(|select| matches_prefix(&select.custom_id, words))?.clone();
            Some((message, select))
        });
        let (message, select) = found.unwrap_or_else(|| panic!("no list {words} for {}\n{}", who.name(), self.text));
        let named = |value: &&str| {
            let option = select.options.iter().find(|option| option.value == **value);
            option.map_or_else(
                || value.parse().map_or(String::new(), |id| self.shown.place_or_role(id).to_owned()),
                |option| option.label.clone(),
            )
        };
        let chosen = values.iter().map(named).collect::<Vec<_>>().join(", ");
        self.presses += 1;
        let (list, under) = (select.placeholder.clone().unwrap_or_default(), self.message_number(&message));
        self.write(&format!("\n> {} chooses \"{chosen}\" in {{{list}}} under #{under}", who.name()));
        let before = self.current_messages();
        let response = who.select(message.id, &select.custom_id, values).await.unwrap();
        self.wait_for_answer(&response, &before).await;
        self.record_changes().await;
        response
    }

    /// Types a command.
    pub async fn type_command(&mut self, who: &Person, path: &[&str], options: &[(&str, OptionValue)]) -> Response {
        let response = self.type_and_wait(who, path, options).await.unwrap();
        response.complete(TIMEOUT).await.unwrap();
        self.record_changes().await;
        response
    }

    /// Types a line of the notation as a command, and confirms if the line would forfeit something.
    pub async fn type_line(&mut self, who: &Person, line: &str) {
        let (command, option) = match line.split(' ').next().unwrap() {
            "use" => ("use", "ability"),
            "choose" => ("choose", "answer"),
            _ => ("play", "what"),
        };
        let typed = self.type_command(who, &[command], &[(option, line.into())]).await;
        let answer = typed.complete(TIMEOUT).await.unwrap();
        if answer.buttons().any(|button| button.custom_id.contains(&format!(":do:{line}"))) {
            self.press(who, &format!("do:{line}")).await;
        }
    }

    /// Records the direct messages that a person has received from the bot.
    pub async fn record_direct_messages(&mut self, who: &Person) {
        if let Some(place) = who.direct_messages() {
            self.shown.add_place(place.id, &format!("{DIRECT_MESSAGES} to {}", who.name()));
        }
        self.record_changes().await;
    }

    /// Waits until a person has `count` direct messages, and records them.
    pub async fn wait_for_direct_messages(&mut self, who: &Person, count: usize) {
        let is_there = |sandbox: &Sandbox| {
            who.direct_messages().filter(|place| sandbox.messages(place.id).len() >= count).map(|_| ())
        };
        self.club.sandbox.wait_until(TIMEOUT, is_there).await.expect("the messages");
        self.record_direct_messages(who).await;
    }

    /// Types a command without recording its results yet.
    pub async fn type_and_wait(
        &mut self,
        who: &Person,
        path: &[&str],
        options: &[(&str, OptionValue)],
    ) -> Result<Response, Failure> {
        let spoken = self.command_text(who, path, options);
        self.typed += 1;
        self.write(&format!("\n> {} types {spoken}", who.name()));
        who.run_command(self.channel, path, options).await
    }

    /// Starts typing an option of a command and returns its suggestions.
    pub async fn start_typing(&mut self, who: &Person, path: &[&str], option: &str, typed: &str) -> Vec<String> {
        let spoken = self.command_text(who, path, &[(option, typed.into())]);
        self.write(&format!("\n> {} begins to type {spoken}", who.name()));
        let choices = who.autocomplete(self.channel, path, &[], option, typed).await.unwrap();
        for choice in choices.iter().take(8) {
            self.write(&format!("    - {}", choice.name));
        }
        match choices.len() {
            0 => self.write("    nothing is suggested"),
            1..=8 => {}
            more => self.write(&format!("    and {} more", more - 8)),
        }
        choices.into_iter().map(|choice| choice.value.as_str().unwrap().to_owned()).collect()
    }

    pub(super) fn find_button(&self, who: &Person, words: &str) -> (Message, String) {
        self.find_button_in(&self.visible_messages(who), words)
    }

    fn find_button_in(&self, messages: &[Message], words: &str) -> (Message, String) {
        let found = [matches_exactly as fn(&str, &str) -> bool, matches_prefix].into_iter().find_map(|is_meant| {
            messages.iter().find_map(|message| {
                let mut buttons = message.buttons().filter(|button| !button.disabled);
                let button = buttons.find(|button| is_meant(&button.custom_id, words))?;
                Some((message.clone(), button.custom_id.clone()))
            })
        });
        found.unwrap_or_else(|| panic!("no button {words}\n{}", self.text))
    }
}

/// The operation and words in a component's id.
fn operation_words(custom_id: &str) -> &str {
    custom_id.splitn(4, ':').nth(3).unwrap_or_default()
}

fn matches_exactly(custom_id: &str, words: &str) -> bool {
    operation_words(custom_id) == words
}

fn matches_prefix(custom_id: &str, words: &str) -> bool {
    operation_words(custom_id).starts_with(words)
}
