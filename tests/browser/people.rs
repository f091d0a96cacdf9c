//! The page in the user's terms: seats, places, messages, button presses.

use serde::Deserialize;
use serde_json::json;

use crate::hands::{CONTROL, Hands, Key};
use crate::look::{Item, Kind, Message};
use crate::window::Window;
use crate::words::Language;

/// A channel, thread or direct conversation in the left column.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Place {
    pub id: String,
    pub name: String,
    pub is_channel: bool,
    pub is_shown: bool,
}

/// A person who can be selected as the user of this window.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct PersonOption {
    pub id: String,
    pub name: String,
    pub is_taken: bool,
}

const PLACES_SCRIPT: &str = "[...document.querySelectorAll('#places [data-place]')].map((one) => ({ id: one.dataset.place, \
    name: text(one.querySelector('.name')), is_channel: one.classList.contains('channel'), \
    is_shown: one.getAttribute('aria-current') === 'page' }))";

const PEOPLE_SCRIPT: &str = "[...document.querySelectorAll('#people [data-person]')].map((one) => ({ id: one.dataset.person, \
    name: text(one.querySelector('.name')), is_taken: one.getAttribute('aria-pressed') === 'true' }))";

impl Window {
    /// The places in the left column, from top to bottom.
    pub fn places(&self) -> Vec<Place> {
        self.evaluate_as(PLACES_SCRIPT)
    }

    /// The people who can be selected as the user of this window.
    pub fn people(&self) -> Vec<PersonOption> {
        self.evaluate_as(PEOPLE_SCRIPT)
    }

    /// Selects a person as the user of this window.
    pub fn select_person(&self, hands: Hands, name: &str) {
        let chair = self
            .wait_for(&format!("{name} has a chair"), || self.people().into_iter().find(|chair| chair.name == name));
        if !chair.is_taken {
            self.press(hands, &format!("#people [data-person={}]", json!(chair.id)));
        }
        self.wait_for(&format!("{name} sits here"), || {
            self.people().into_iter().find(|chair| chair.name == name && chair.is_taken)
        });
        self.wait_until_loaded();
    }

    /// The address of another window for a person, as the page shows it.
    pub fn address_for(&self, name: &str) -> String {
        let links =
            format!("[...document.querySelectorAll('#windows a')].find((one) => text(one).includes({}))", json!(name));
        self.evaluate_as(&format!("{links}.href"))
    }

    /// Goes to a place in the left column, if the column is visible.
    pub fn go_to(&self, hands: Hands, place: &str) {
        let is_shown =
            format!("document.querySelector('#places [aria-current=page]')?.dataset.place === {}", json!(place));
        self.press(hands, &format!("#places [data-place={}]", json!(place)));
        self.wait_until("the place is shown", &is_shown);
        self.wait_until_loaded();
    }

    /// Goes to the channel without a game, and returns it.
    pub fn go_to_empty_channel(&self, hands: Hands) -> Place {
        let channels: Vec<Place> = self.places().into_iter().filter(|place| place.is_channel).collect();
        for place in channels {
            self.go_to(hands, &place.id);
            // A welcome message has only one picture.
            if self.evaluate_as("document.querySelectorAll('#messages img').length <= 1") {
                return place;
            }
        }
        self.fail("there is no empty channel")
    }

    /// Waits until the messages of the current place are loaded.
    pub fn wait_until_loaded(&self) {
        self.wait_until(
            "the messages have come",
            "document.querySelector('#messages').getAttribute('aria-busy') === null",
        );
    }

    /// Sets the language of this window.
    pub fn set_language(&self, hands: Hands, language: Language) {
        self.choose_in(hands, "#language", language.code());
        self.wait_until("the page speaks it", &format!("document.documentElement.lang === {:?}", language.code()));
    }

    /// The newest message with an item of this kind, and the item.
    pub fn newest_message_with(&self, what: &str, is_sought: impl Fn(&Item) -> bool) -> (Message, Item) {
        self.wait_for(&format!("a message offers {what}"), || {
            self.messages().into_iter().rev().find_map(|message| {
                let item = message.items.iter().find(|item| is_sought(item) && item.kind != Kind::Several)?.clone();
                Some((message, item))
            })
        })
    }

    /// Runs `act` and waits for the private reply to it.
    pub fn wait_for_reply(&self, act: impl FnOnce()) -> Message {
        let before: Vec<String> = self.messages().into_iter().map(|message| message.id).collect();
        act();
        self.wait_for("a private answer has come", || {
            let mut new = self.messages().into_iter().filter(|message| !before.contains(&message.id));
            new.find(|message| message.is_private && !message.is_loading)
        })
    }

    /// Waits until the command box suggests commands.
    pub fn wait_for_command_suggestions(&self) {
        self.wait_until("commands are offered", "document.querySelectorAll('#box-offers li .note').length > 0");
    }

    /// After a slash has been typed, moves to the command that opens a table and picks it from the list, so that its
    /// options appear as fields. Typing the complete line would send it.
    pub fn open_command_fields(&self, language: Language) {
        let name = format!("{} {}", language.text("command-game"), language.text("command-game-new"));
        let mut letters = name.chars();
        letters.next_back();
        self.type_text(letters.as_str());
        let marked = "text(document.querySelector('#box-offers [aria-selected=\"true\"]')).startsWith";
        self.wait_until("the command is offered", &format!("{marked}({})", json!(format!("/{name}"))));
        self.press_key(Key::Enter);
        self.wait_until("the fields are open", "isSeen(document.querySelector('#fields'))");
    }

    /// The number of values that the command box suggests for an option, once it suggests any. Unlike commands, values
    /// have no description.
    pub fn count_suggestions(&self) -> usize {
        self.wait_for("something is suggested", || {
            let count: usize = self.evaluate_as("document.querySelectorAll('#box-offers li:not(:has(.note))').length");
            (count > 0).then_some(count)
        })
    }

    /// Clears the focused command box.
    pub fn clear_command_box(&self) {
        self.press_key_with(CONTROL, Key::A);
        self.press_key(Key::Delete);
        self.wait_until("the box is empty", "document.querySelector('#command-box').value === ''");
    }
}
