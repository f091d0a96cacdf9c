//! Scripted sessions, played by simulated people and recorded as they see them.
//!
//! A script performs one user action after another, and waits after each until the bot has completed everything that
//! follows from it. It records everything visible: private replies with the name of their reader, posts with their
//! pings, and edited messages. The transcript of a session is the same in every run, so it can be compared with a
//! golden file ([`golden`]).

mod acts;
mod command_text;
mod flow_runner;
mod forms;
mod golden;
mod transcript_names;
mod waiting;

use sztab_sandbox::{Id, Message, Person};
use sztab_store::Store;

use crate::club::Club;

pub use acts::RememberedButton;
pub use flow_runner::{Session, play_flow, play_flow_with_refusals, play_in_language, play_in_session};
use golden::compare;
use transcript_names::TranscriptNames;

/// A language, with its names in Discord and in golden files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScriptLanguage {
    /// The language of the server, and of everyone who has not chosen a language.
    pub locale: &'static str,
    /// The suffix in the names of golden files.
    pub file: &'static str,
    /// Ben's language, if it differs from the server's.
    pub of_ben: Option<&'static str>,
}

/// The heading of direct messages, which the reader's name follows.
const DIRECT_MESSAGES: &str = "direct messages";

/// The name of the results channel.
const RESULTS_CHANNEL: &str = "results";

/// English for everyone.
pub const ENGLISH: ScriptLanguage = ScriptLanguage { locale: "en-GB", file: "en", of_ben: None };

/// Polish for everyone.
pub const POLISH: ScriptLanguage = ScriptLanguage { locale: "pl", file: "pl", of_ben: None };

/// Ukrainian for everyone.
pub const UKRAINIAN: ScriptLanguage = ScriptLanguage { locale: "uk", file: "uk", of_ben: None };

/// A Polish server with one Ukrainian-speaking user.
pub const MIXED: ScriptLanguage = ScriptLanguage { locale: "pl", file: "mixed", of_ben: Some("uk") };

/// A session being played and recorded.
pub struct Script<'a> {
    pub club: &'a Club,
    pub guild: Id,
    /// The channel where commands are typed.
    pub channel: Id,
    /// The channel with most of the messages.
    home: Id,
    pub ala: Person,
    pub ben: Person,
    /// All players in the session, in turn order.
    pub round: Vec<Person>,
    tongue: ScriptLanguage,
    store: Store,
    /// The names of channels and people used in the transcript, and the text already shown.
    shown: TranscriptNames,
    /// Messages from before the session began, oldest first.
    earlier: Vec<Message>,
    /// Messages as last recorded, in the order of their appearance.
    seen: Vec<Message>,
    text: String,
    /// Number of button presses and list choices; `typed` is the number of commands.
    pub presses: usize,
    pub typed: usize,
}

impl<'a> Script<'a> {
    /// A script with an empty transcript, for two or more people in a channel.
    pub async fn new(club: &'a Club, tongue: ScriptLanguage, guild: Id, channel: Id, people: Vec<Person>) -> Self {
        let store = Store::open(club.database()).await.unwrap();
        let (ala, ben) = (people[0].clone(), people[1].clone());
        let mut shown = TranscriptNames::default();
        shown.add_place(channel, "table");
        for (person, locale) in [(&ala, tongue.locale), (&ben, tongue.of_ben.unwrap_or(tongue.locale))] {
            shown.add_person(person.id(), &person.name(), locale);
        }
        for person in &people[2..] {
            shown.add_person(person.id(), &person.name(), tongue.locale);
        }
        let (earlier, seen, text) = (Vec::new(), Vec::new(), String::new());
        let home = channel;
        let (presses, typed) = (0, 0);
        Self {
            club,
            guild,
            channel,
            home,
            ala,
            ben,

            round: people,
            tongue,
            store,
            shown,
            earlier,
            seen,
            text,
            presses,
            typed,
        }
    }

    /// Adds a person to the server.
    pub fn add_person(&mut self, name: &str) -> Person {
        let person = self.club.sandbox.add_person(self.guild, name, self.tongue.locale);
        self.shown.add_person(person.id(), name, self.tongue.locale);
        person
    }

    /// A person who is not on the server.
    pub fn add_stranger(&mut self, name: &str) -> Person {
        let person = self.club.sandbox.add_person(self.club.guild, name, self.tongue.locale);
        self.shown.add_person(person.id(), name, self.tongue.locale);
        person
    }

    /// Adds a channel to the server.
    pub fn add_channel(&mut self, name: &str) -> Id {
        let channel = self.club.sandbox.add_channel(self.guild, name);
        self.shown.add_place(channel, name);
        channel
    }

    /// Adds a role to the server.
    pub fn add_role(&mut self, name: &str) -> Id {
        let role = self.club.sandbox.add_role(self.guild, name);
        self.shown.add_role(role, name);
        role
    }

    /// The language of the server, as Discord names it.
    pub fn locale(&self) -> &'static str {
        self.tongue.locale
    }

    /// The text for a key, in a person's language.
    pub fn text_for(&self, person: &Person, key: &str) -> String {
        sztab_neuroshima::texts::word(sztab_game::Language::from_locale(self.shown.locale(person.id())), key)
    }

    /// Adds a remark about the next steps, for readers of the transcript.
    pub fn remark(&mut self, remark: &str) {
        self.write(&format!("\n# {remark}"));
    }

    /// The newest public message.
    pub fn newest_post(&self) -> Message {
        let posts = self.messages().into_iter().filter(|message| message.only_for.is_none());
        posts.max_by_key(|message| message.id).unwrap()
    }

    /// The newest message that only this person can see.
    pub fn private_message(&self, person: &Person) -> Option<Message> {
        self.messages().into_iter().rfind(|message| message.only_for == Some(person.id()))
    }

    /// True if the newest thread contains the film of a Battle.
    pub fn has_battle_film(&self) -> bool {
        let newest = self.club.sandbox.threads(self.guild).pop();
        let posts = newest.map(|thread| self.club.sandbox.messages(thread.id)).unwrap_or_default();
        posts.iter().flat_map(Message::buttons).any(|button| button.custom_id.contains(":stills:"))
    }

    /// Ends the session; returns the transcript.
    pub async fn finish(self) -> String {
        self.store.close().await;
        self.text.trim_start().to_owned()
    }

    /// The messages in the session's channel, in its threads and in the other registered channels, oldest first.
    fn messages(&self) -> Vec<Message> {
        let sandbox = &self.club.sandbox;
        let mut places = self.shown.places();
        places.extend(sandbox.threads(self.guild).into_iter().map(|thread| thread.id));
        places.sort_unstable();
        places.dedup();
        let mut messages: Vec<Message> = places.into_iter().flat_map(|place| sandbox.messages(place)).collect();
        // Messages are sent to several channels in parallel, so they are sorted: the results channel comes after the
        // others, and direct messages come last, in the order of their readers' names.
        messages.sort_by_key(|message| {
            let place = self.shown.place(message.channel);
            let direct = place.filter(|name| name.starts_with(DIRECT_MESSAGES));
            (direct.map(str::to_owned), place == Some(RESULTS_CHANNEL), message.id)
        });
        messages
    }

    fn write(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}
