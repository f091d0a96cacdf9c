//! Two servers with the same games; users make the same requests on both.

use std::collections::BTreeSet;
use std::time::Duration;

use sha2::{Digest, Sha256};
use sztab_game::Language;
use sztab_referee::{Referee, Session};
use sztab_sandbox::{Id, Message, OptionValue, Person, Response};
use sztab_store::{ChannelId, Store};

use crate::club::{Club, TIMEOUT};
use crate::found_game::{FoundGame, Seats, write_game};

pub struct Server {
    pub club: Club,
    store: Store,
    people: [Person; 3],
    /// The names of channels and people, with their placeholders.
    names: Vec<(String, String)>,
}

/// A user's request, made on both servers.
#[derive(Clone, Debug)]
pub enum UserRequest {
    Command(Vec<&'static str>, Vec<(&'static str, OptionValue)>),
    Suggestions(&'static str, &'static str, &'static str),
    /// A press on the button or list under the message that answered an earlier request, or under the newest post.
    Press(usize, String, Option<String>),
}

/// A channel in which the same game is played on both servers.
pub struct Twins<'a> {
    pub servers: &'a [Server; 2],
    pub channels: [Id; 2],
    /// The messages with buttons, on both servers.
    pub messages: Vec<[Id; 2]>,
}

impl Server {
    /// A pair of servers with a session for each game, each ending `before` lines early; returned with the channels.
    pub async fn new(games: &[FoundGame], before: usize) -> (Self, Vec<Id>) {
        let mut club = Club::without_bot().await;
        // Texts are the same with and without emojis, and uploading emojis takes a while.
        club.sandbox.fail_next("GET /applications/*/emojis", 503, u32::MAX);
        let people = ["Ala", "Ben", "Eve"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
        let store = Store::open(club.database()).await.unwrap();
        let mut names: Vec<(String, String)> =
            people.iter().map(|person| (person.id().to_string(), person.name())).collect();
        let mut channels = Vec::new();
        let players = [people[0].clone(), people[1].clone()];
        for (number, found) in games.iter().enumerate() {
            let channel = club.sandbox.add_channel(club.guild, &format!("table-{number}"));
            let seats = Seats { guild: club.guild, channel, people: &players, language: Language::English };
            write_game(&store, &seats, found, found.lines.len() - before).await;
            names.push((channel.to_string(), format!("table {number}")));
            channels.push(channel);
        }
        club.start_bot();
        club.wait_for_bot().await;
        (Self { club, store, people, names }, channels)
    }

    /// Waits until all pending posts have been sent and old buttons have been removed.
    async fn wait_until_quiet(&self, channel: Id) -> Vec<Message> {
        // The films of all games are drawn at the same time.
        let deadline = tokio::time::Instant::now() + 6 * TIMEOUT;
        let mut before = Vec::new();
        loop {
            let owed = self.store.next_due_time().await.unwrap();
            let mut now = self.club.sandbox.messages(channel);
            now.retain(|message| message.only_for.is_none());
            let live = now.iter().filter(|message| message.buttons().any(|button| is_turn_button(&button.custom_id)));
            if owed.is_none() && live.count() <= 1 && now == before {
                return now;
            }
            assert!(tokio::time::Instant::now() < deadline, "still owed: {owed:?}");
            before = now;
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    /// The full content of a message, to the last byte, except the ids that Discord assigns.
    fn full_content(&self, message: &Message) -> String {
        let files = message.attachments.iter().map(|file| {
            let digest = Sha256::digest(&file.bytes);
            (file.filename.clone(), file.alt_text.clone(), file.content_type.clone(), digest)
        });
        let (files, pinged) = (files.collect::<Vec<_>>(), &message.pinged);
        let shown = (&message.content, &message.embeds, &message.components, files, pinged, message.flags);
        self.mask_ids(&format!("{shown:#?}"))
    }

    fn mask_ids(&self, text: &str) -> String {
        let text = self.names.iter().fold(text.to_owned(), |text, (id, name)| text.replace(id, name));
        // Error references are interaction ids.
        let mut plain = String::with_capacity(text.len());
        for word in text.split_inclusive(|c: char| !c.is_ascii_digit()) {
            let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
            if digits.len() == 18 || digits.len() == 19 {
                plain.push_str(&word.replace(digits, "<number>"));
            } else {
                plain.push_str(word);
            }
        }
        plain
    }
}

/// True if a button continues a turn.
fn is_turn_button(custom_id: &str) -> bool {
    matches!(custom_id.split(':').nth(3), Some("say" | "go" | "at" | "turn"))
}

/// True if a button only opens a private view for the user who presses it.
fn is_view_button(custom_id: &str) -> bool {
    let operation = custom_id.split(':').nth(3).unwrap_or_default();
    matches!(operation, "go" | "at" | "pick" | "if" | "ifpick" | "rule" | "rule-page" | "stills" | "film")
}

impl Twins<'_> {
    /// The current session on the first server.
    pub async fn load_session(&self) -> Session {
        let store = &self.servers[0].store;
        let game = store.load_active_games_in_channel(ChannelId(self.channels[0])).await.unwrap()[0].id;
        Referee::new(store.clone(), sztab::KINDS).load_session(game).await.unwrap()
    }

    /// The responses of both servers to a request, each with its message, if any.
    async fn request(&self, who: usize, question: &UserRequest) -> [(String, Option<Message>); 2] {
        let (one, other) = tokio::join!(self.request_on(0, who, question), self.request_on(1, who, question));
        [one, other]
    }

    async fn request_on(&self, at: usize, who: usize, question: &UserRequest) -> (String, Option<Message>) {
        let (server, channel) = (&self.servers[at], self.channels[at]);
        let person = &server.people[who];
        let response: Response = match question {
            UserRequest::Suggestions(command, option, typed) => {
                let choices = person.autocomplete(channel, &[command], &[], option, typed).await.unwrap();
                return (format!("{choices:#?}"), None);
            }
            UserRequest::Command(path, options) => person.run_command(channel, path, options).await.unwrap(),
            UserRequest::Press(message, id, value) => {
                let values = value.as_deref();
                let values: Option<Vec<&str>> = values.map(|value| vec![value]);
                let asked = self.messages[*message][at];
                // A private message is deleted when its reader opens a newer one, which is then used.
                let message = server.club.sandbox.message(asked).map_or_else(
                    || {
                        let messages = server.club.sandbox.messages(channel).into_iter();
                        let newest = messages.rev().find(|message| message.only_for == Some(person.id()));
                        newest.unwrap_or_else(|| panic!("{question:?}: nothing to press in")).id
                    },
                    |message| message.id,
                );
                person.forge_press(message, id, values.as_deref()).await.unwrap()
            }
        };
        let message = response.complete(TIMEOUT).await.unwrap_or_else(|failure| panic!("{question:?}: {failure}"));
        (server.full_content(&message), Some(message))
    }

    /// Makes a request, compares the responses, and stores the message if it has further buttons.
    pub async fn compare(&mut self, who: usize, question: &UserRequest) -> Option<Message> {
        let [(one, message), (other, twin)] = self.request(who, question).await;
        assert_same(&format!("{question:?} by {}", self.servers[0].people[who].name()), &one, &other);
        let (message, twin) = (message?, twin?);
        self.messages.push([message.id, twin.id]);
        Some(message)
    }

    /// Compares the public messages.
    pub async fn compare_posts(&mut self) -> Message {
        let [one, other] = self.servers;
        let (ours, theirs) =
            tokio::join!(one.wait_until_quiet(self.channels[0]), other.wait_until_quiet(self.channels[1]));
        assert_eq!(ours.len(), theirs.len(), "as many posts");
        for (message, twin) in ours.iter().zip(&theirs) {
            assert_same("a post", &one.full_content(message), &other.full_content(twin));
        }
        let live = ours.iter().zip(&theirs).rev().find(|(message, _)| message.buttons().next().is_some());
        let (message, twin) = live.expect("a post with buttons");
        self.messages.push([message.id, twin.id]);
        message.clone()
    }

    /// Presses the buttons that a message offers to one person, and those in the replies, as long as they do not change
    /// a game.
    pub async fn explore(&mut self, who: usize, start: &Message, limit: usize) {
        let mut known: BTreeSet<(String, Option<String>)> = BTreeSet::new();
        let mut open = list_controls(self.messages.len() - 1, start);
        open.reverse();
        let mut pressed = 0;
        while let Some((message, id, value)) = open.pop() {
            if pressed == limit || !known.insert((id.clone(), value.clone())) {
                continue;
            }
            pressed += 1;
            let answer = self.compare(who, &UserRequest::Press(message, id, value)).await;
            let further = answer.map(|answer| list_controls(self.messages.len() - 1, &answer)).unwrap_or_default();
            // New messages are explored later, so that the first one is not neglected.
            open.splice(0..0, further.into_iter().rev());
        }
    }
}

/// The buttons and options under a message; of a list, the first and the last option.
fn list_controls(message: usize, shown: &Message) -> Vec<(usize, String, Option<String>)> {
    let buttons = shown.buttons().filter(|button| !button.disabled).map(|button| (button.custom_id.clone(), None));
    let lists = shown.selects().flat_map(|select| {
        let ends = [select.options.first(), select.options.last()].into_iter().flatten();
        ends.map(|option| (select.custom_id.clone(), Some(option.value.clone())))
    });
    let all = lists.chain(buttons).filter(|(id, _)| is_view_button(id));
    all.map(|(id, value)| (message, id, value)).collect()
}

#[track_caller]
fn assert_same(what: &str, one: &str, other: &str) {
    if one != other {
        let pairs = one.lines().zip(other.lines());
        let cut = |line: &str| line.chars().take(400).collect::<String>();
        let different: Vec<String> =
            pairs.filter(|(a, b)| a != b).take(5).map(|(a, b)| format!("- {}\n+ {}", cut(a), cut(b))).collect();
        panic!("{what} tells what lies in a pile:\n{}", different.join("\n"));
    }
}
