//! Lobbies as their players see them.

use sztab_sandbox::{Id, Message, OptionValue, Person, Response, Sandbox};

use crate::club::{Club, TIMEOUT};

/// A channel in which two people are about to play.
pub struct Lobby<'a> {
    club: &'a Club,
    pub channel: Id,
    pub ala: Person,
    pub ben: Person,
    message: Id,
}

impl<'a> Lobby<'a> {
    /// Opens a session as Ala, in a channel of the club.
    pub async fn open(club: &'a Club, options: &[(&str, OptionValue)]) -> Self {
        Self::open_in(club, (club.guild, "en-GB"), options).await
    }

    /// Opens a session as Ala, on a server in another language.
    pub async fn open_in(club: &'a Club, (guild, locale): (Id, &str), options: &[(&str, OptionValue)]) -> Self {
        let channel = club.sandbox.add_channel(guild, "table");
        let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(guild, name, locale));
        ala.run_command(channel, &["game", "new"], options).await.unwrap().complete(TIMEOUT).await.unwrap();
        Self::find_in(club, channel, [ala, ben], 0).await
    }

    /// The lobby in a channel that is below the given message.
    pub async fn find_in(club: &'a Club, channel: Id, [ala, ben]: [Person; 2], below: Id) -> Self {
        let is_lobby = |m: &Message| m.id > below && is_lobby(m);
        let message = club.sandbox.wait_for(channel, TIMEOUT, is_lobby).await.unwrap().id;
        Self { club, channel, ala, ben, message }
    }

    /// The current state of the lobby's message.
    pub fn current_message(&self) -> Message {
        self.club.sandbox.message(self.message).unwrap()
    }

    /// Waits until the lobby's message contains a text.
    pub async fn wait_for_text(&self, text: &str) -> Message {
        let is = |m: &Message| m.id == self.message && m.content.contains(text);
        self.club.sandbox.wait_for(self.channel, TIMEOUT, is).await.unwrap_or_else(|failure| {
            panic!("{failure}: no `{text}` in {}", self.current_message().content);
        })
    }

    /// Joins the session as Ben.
    pub async fn with_guest(self) -> Self {
        self.press(&self.ben, "join").await;
        self.wait_for_text(&format!("{}: ", self.ben.mention())).await;
        self
    }

    fn button_id(&self, what: &str) -> String {
        let message = self.current_message();
        let found = message.buttons().find(|button| button.custom_id.contains(&format!(":lobby:{what}")));
        found.unwrap_or_else(|| panic!("no button to {what} in {message:#?}")).custom_id.clone()
    }

    /// Presses a button as a person.
    pub async fn press(&self, person: &Person, what: &str) -> Response {
        person.press(self.message, &self.button_id(what)).await.unwrap()
    }

    /// The reply to pressing a button, whether it is enabled or not.
    pub async fn reply_to_press(&self, person: &Person, what: &str) -> String {
        let response = person.forge_press(self.message, &self.button_id(what), None).await.unwrap();
        response.complete(TIMEOUT).await.unwrap().content
    }

    /// The id of the only select.
    pub fn select_id(&self) -> String {
        let message = self.current_message();
        let ids: Vec<&String> = message.selects().map(|select| &select.custom_id).collect();
        assert_eq!(ids.len(), 1, "{message:#?}");
        ids[0].clone()
    }

    /// Chooses an army in the only select.
    pub async fn choose(&self, person: &Person, army: &str) -> Response {
        person.select(self.message, &self.select_id(), &[army]).await.unwrap()
    }

    /// The reply to choosing in a select, even if the message no longer contains it.
    pub async fn reply_to_select(&self, person: &Person, select: &str, army: &str) -> Message {
        let response = person.forge_press(self.message, select, Some(&[army])).await.unwrap();
        let told = response.complete(TIMEOUT).await.unwrap();
        assert_eq!(told.only_for, Some(person.id()));
        told
    }

    /// The names of the armies currently offered.
    pub fn offered_factions(&self) -> Vec<String> {
        let message = self.current_message();
        message.selects().flat_map(|select| &select.options).map(|option| option.label.clone()).collect()
    }

    pub fn can_start(&self) -> bool {
        let start = self.button_id("start");
        self.current_message().buttons().any(|button| button.custom_id == start && !button.disabled)
    }

    /// Starts the game; returns its first post that contains this text, in the channel or in the lobby's thread.
    pub async fn start(&self, person: &Person, says: &str) -> Message {
        self.press(person, "start").await;
        let begun = |sandbox: &Sandbox| {
            let messages = [self.channel, self.message].into_iter().flat_map(|place| sandbox.messages(place));
            messages.into_iter().find(|m| m.id > self.message && m.content.contains(says))
        };
        self.club.sandbox.wait_until(TIMEOUT, begun).await.unwrap()
    }
}

/// True if a message is an open lobby.
pub fn is_lobby(message: &Message) -> bool {
    message.only_for.is_none() && message.buttons().any(|button| button.custom_id.contains(":lobby:"))
}
