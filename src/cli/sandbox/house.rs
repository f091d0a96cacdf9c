//! Two house players who press at random what messages offer, and somebody who prints what the channel shows.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use super::DemonstrationError;
use crate::rules::Language;
use crate::sandbox::{Component, Failure, Id, Message, Person, Response, Sandbox};
use crate::words::word;

/// Presses after which a game counts as stuck; a game takes a few hundred.
const PRESSES: usize = 5000;

/// The players and their channel.
pub struct House {
    sandbox: Sandbox,
    /// Where they play.
    pub channel: Id,
    people: [Person; 2],
}

/// What the newest post says.
enum Shown {
    /// This person is called by this post.
    Called(Person, Box<Message>),
    /// The game is over.
    Result,
}

/// What can be done with a message.
enum Offer {
    Press(String),
    Select(String, String),
}

impl House {
    /// A server with a channel and two people.
    pub fn build(sandbox: &Sandbox) -> Self {
        let guild = sandbox.add_guild("Sandbox", "en-GB");
        let channel = sandbox.add_channel(guild, "table");
        let people = ["Ala", "Ben"].map(|name| sandbox.add_person(guild, name, "en-GB"));
        Self { sandbox: sandbox.clone(), channel, people }
    }

    /// Opens a table, sits down, and plays until nobody is called any more.
    pub async fn play(&self, patience: Duration) -> Result<(), DemonstrationError> {
        let [ala, ben] = &self.people;
        let options = [("opponent", ben.into()), ("place", 1_i64.into())];
        ala.command(self.channel, &["game", "new"], &options).await?.complete(patience).await?;
        self.press_label(ben, "lobby-join", patience).await?;
        self.press_label(ala, "lobby-start", patience).await?;
        let mut dice = Dice::from_time();
        for _ in 0..PRESSES {
            match self.sandbox.wait_until(patience, |_| self.shown()).await? {
                Shown::Called(person, live) => self.act(&person, *live, &mut dice, patience).await?,
                Shown::Result => return Ok(()),
            }
        }
        Err(DemonstrationError::Stuck)
    }

    async fn press_label(&self, person: &Person, key: &str, patience: Duration) -> Result<(), Failure> {
        let label = word(Language::English, key);
        let pressed = self
            .sandbox
            .wait_until(patience, |sandbox| {
                sandbox.messages(self.channel).into_iter().find_map(|message| {
                    let button = message.buttons().find(|button| button.label == label && !button.disabled)?;
                    Some((message.id, button.custom_id.clone()))
                })
            })
            .await?;
        person.press(pressed.0, &pressed.1).await?;
        Ok(())
    }

    /// What the channel shows, once it shows something to act on.
    fn shown(&self) -> Option<Shown> {
        let last = self.sandbox.messages(self.channel).into_iter().rev().find(|message| message.only_for.is_none())?;
        if is_result(&last) {
            return Some(Shown::Result);
        }
        let called = self.people.iter().find(|person| last.content.starts_with(&person.mention()))?;
        (!offers(&last).is_empty() && !is_lobby(&last)).then(|| Shown::Called(called.clone(), Box::new(last.clone())))
    }

    /// Presses through a post and the private answers to it until the channel shows something new.
    async fn act(
        &self,
        person: &Person,
        live: Message,
        dice: &mut Dice,
        patience: Duration,
    ) -> Result<(), DemonstrationError> {
        let mut message = live.clone();
        loop {
            let offers = offers(&message);
            if offers.is_empty() {
                return Ok(());
            }
            let response = match &offers[dice.below(offers.len())] {
                Offer::Press(id) => person.press(message.id, id).await,
                Offer::Select(id, value) => person.select(message.id, id, &[value]).await,
            };
            let response = match response {
                Ok(response) => response,
                // The post changed under the finger: look again.
                Err(Failure::Refused(_)) => return Ok(()),
                Err(failure) => return Err(failure.into()),
            };
            match self.answer(&response, &live, patience).await? {
                Some(private) => message = private,
                None => return Ok(()),
            }
        }
    }

    /// The private answer to a press, or nothing once the post itself has changed.
    async fn answer(
        &self,
        response: &Response,
        live: &Message,
        patience: Duration,
    ) -> Result<Option<Message>, Failure> {
        self.sandbox
            .wait_until(patience, |sandbox| {
                let now = sandbox.message(live.id);
                let newest =
                    sandbox.messages(self.channel).into_iter().rev().find(|message| message.only_for.is_none());
                if now.as_ref() != Some(live) || newest.is_some_and(|newest| newest.id != live.id) {
                    return Some(None);
                }
                let private = response.message().into_iter().chain(response.followups());
                private.last().filter(|message| message.only_for.is_some() && !message.is_loading()).map(Some)
            })
            .await
    }
}

fn is_lobby(message: &Message) -> bool {
    let label = word(Language::English, "lobby-start");
    message.buttons().any(|button| button.label == label)
}

/// Whether a button does not move the game on: a look at what might be, a rule, a step back.
fn is_aside(custom_id: &str) -> bool {
    let operation = custom_id.split(':').nth(3).unwrap_or_default();
    matches!(operation, "if" | "undo" | "undoanswer" | "rule" | "stills" | "rematch")
}

fn is_result(message: &Message) -> bool {
    message.content.contains(&word(Language::English, "post-over"))
}

fn offers(message: &Message) -> Vec<Offer> {
    let components = message.components.iter().flatten();
    components
        .flat_map(|component| match component {
            Component::Button(button) if !button.disabled && !is_aside(&button.custom_id) => {
                vec![Offer::Press(button.custom_id.clone())]
            }
            Component::Select(select) => {
                let options = select.options.iter();
                options.map(|option| Offer::Select(select.custom_id.clone(), option.value.clone())).collect()
            }
            Component::Button(_) | Component::Other(_) => Vec::new(),
        })
        .collect()
}

/// Prints public messages as they settle, and keeps their pictures.
pub async fn print(sandbox: Sandbox, channel: Id, folder: PathBuf) {
    let mut printed: BTreeMap<Id, usize> = BTreeMap::new();
    loop {
        let messages: Vec<Message> =
            sandbox.messages(channel).into_iter().filter(|message| message.only_for.is_none()).collect();
        // A post that carries buttons still changes: it is printed when the next one stands below it. Below the result
        // there is none.
        for (number, message) in messages.iter().enumerate() {
            let is_settled = number + 1 < messages.len() || offers(message).is_empty() || is_result(message);
            if is_settled && !printed.contains_key(&message.id) {
                printed.insert(message.id, number);
                show(message, number, &folder);
            }
        }
        sandbox.changed().await;
    }
}

fn show(message: &Message, number: usize, folder: &std::path::Path) {
    println!("\n{}", message.content);
    for embed in &message.embeds {
        for line in embed.description.iter().flat_map(|text| text.lines()) {
            println!("    {line}");
        }
    }
    for file in &message.attachments {
        let path = folder.join(format!("{number:03}-{}", file.filename));
        match std::fs::write(&path, &file.bytes) {
            Ok(()) => println!("    [{}]", path.display()),
            Err(error) => eprintln!("sztab: {}: {error}", path.display()),
        }
    }
}

/// Numbers that need not be good, only different each time.
struct Dice(u64);

impl Dice {
    fn from_time() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Self(since.as_secs().rotate_left(32) ^ u64::from(since.subsec_nanos()) | 1)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).unwrap_or_default()
    }
}
