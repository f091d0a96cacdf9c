//! Waiting for all the effects of an act, and recording them.

use std::time::Duration;

use sztab_sandbox::{Acknowledgement, Message, Person, Response};
use sztab_store::{GameId, Seq};

use super::Script;
use crate::club::{BACKLOG_TIMEOUT, TIMEOUT, now};

/// Polling interval for the database.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

impl Script<'_> {
    /// Records the changes since the last call once all pending posts have been sent: first private messages, then
    /// public ones.
    pub async fn record_changes(&mut self) {
        self.wait_until_settled().await;
        self.name_threads();
        let mut now = self.messages();
        // An earlier message is recorded again when it changes.
        now.retain(|message| self.earlier.iter().all(|earlier| !is_visibly_same(earlier, message)));
        let (private, public): (Vec<Message>, Vec<Message>) =
            now.into_iter().partition(|message| message.only_for.is_some());
        let gone: Vec<usize> = (0..self.seen.len())
            .filter(|&index| private.iter().chain(&public).all(|message| message.id != self.seen[index].id))
            .collect();
        for message in private.into_iter().chain(public) {
            self.record_message(message);
        }
        for index in gone {
            if !self.seen[index].content.is_empty() {
                self.seen[index].content.clear();
                self.write(&format!("#{} is gone.", index + 1));
            }
        }
    }

    /// Skips the messages sent so far; only later changes to them are recorded.
    pub async fn skip_messages(&mut self) {
        self.wait_until_settled().await;
        let mut new = self.messages();
        new.retain(|message| self.seen.iter().all(|known| known.id != message.id));
        self.earlier = new;
    }

    /// Waits for a post that pings a person although nothing was pressed, and records the changes.
    pub async fn wait_for_ping(&mut self, who: &Person) {
        let is_known = |message: &Message| self.earlier.iter().chain(&self.seen).any(|known| known.id == message.id);
        let calls = |message: &Message| message.pinged.contains(&who.id()) && !is_known(message);
        let is_there = |_: &_| self.messages().iter().any(calls).then_some(());
        self.club.sandbox.wait_until(TIMEOUT, is_there).await.expect("the post appeared");
        self.record_changes().await;
    }

    /// Waits until no post is pending, and only the post that is current according to the database has turn buttons.
    pub(super) async fn wait_until_settled(&self) {
        let deadline = tokio::time::Instant::now() + BACKLOG_TIMEOUT;
        loop {
            // Due jobs are checked first, since they may cause posts.
            let due = self.store.next_job_time().await.unwrap().filter(|due| *due <= now());
            let owed = self.store.next_due_time().await.unwrap();
            if due.is_none() && owed.is_none() && self.has_only_current_buttons().await {
                return;
            }
            let is_late = tokio::time::Instant::now() >= deadline;
            assert!(!is_late, "job due: {due:?}, post owed: {owed:?}, or old buttons stay\n{}", self.text);
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// True if only the current posts of games have turn buttons.
    async fn has_only_current_buttons(&self) -> bool {
        for message in self.messages().iter().filter(|message| message.only_for.is_none()) {
            let Some(game) = message.buttons().find_map(|button| parse_turn_game(&button.custom_id)) else { continue };
            let live = self.store.load_game(game).await.unwrap().live;
            if live.is_none_or(|live| live.message.0 != message.id) {
                return false;
            }
        }
        true
    }

    /// The game in which the button takes effect at once, and the length of its log.
    pub(super) async fn log_length_for_button(&self, custom_id: &str) -> Option<(GameId, Seq)> {
        let game = parse_turn_game(custom_id).filter(|_| custom_id.contains(":go:"))?;
        Some((game, self.store.load_game(game).await.unwrap().last))
    }

    /// Waits until a press that continues a turn is in the log, or has been answered in private.
    pub(super) async fn wait_for_act(&self, response: &Response, (game, before): (GameId, Seq)) {
        let deadline = tokio::time::Instant::now() + TIMEOUT;
        while response.followups().is_empty() && self.store.load_game(game).await.unwrap().last == before {
            assert!(tokio::time::Instant::now() < deadline, "the press was not answered");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until an act has been answered, either in private or by a change to a public message.
    pub(super) async fn wait_for_answer(&self, response: &Response, before: &[Message]) {
        let is_public = |message: &Message| message.only_for.is_none();
        let on_post = matches!(response.acknowledgement, Acknowledgement::DeferredUpdate)
            && response.message().as_ref().is_none_or(is_public);
        if !on_post {
            response.complete(TIMEOUT).await.unwrap();
            return;
        }
        let before: Vec<&Message> = before.iter().filter(|message| is_public(message)).collect();
        let has_changed = || {
            let now = self.messages();
            let now: Vec<&Message> = now.iter().filter(|message| is_public(message)).collect();
            now != before
        };
        let seen = |_: &_| (!response.followups().is_empty() || has_changed()).then_some(());
        self.club.sandbox.wait_until(TIMEOUT, seen).await.expect("the press was answered");
    }

    /// The messages before an act.
    pub(super) fn current_messages(&self) -> Vec<Message> {
        self.messages()
    }

    fn name_threads(&mut self) {
        for thread in self.club.sandbox.threads(self.guild) {
            if self.shown.place(thread.id).is_none() {
                self.shown.add_place(thread.id, &thread.name);
            }
        }
    }

    /// Records a message if it is new or changed.
    fn record_message(&mut self, message: Message) {
        let known = self.seen.iter().position(|earlier| earlier.id == message.id);
        let number = known.unwrap_or(self.seen.len()) + 1;
        let whom = match message.only_for {
            Some(reader) => format!(", only for {}", self.shown.name(reader)),
            None if message.channel == self.home => String::new(),
            None => format!(" in #{}", self.shown.place_or_role(message.channel)),
        };
        if let Some(index) = known {
            let earlier = &self.seen[index];
            if is_visibly_same(earlier, &message) {
                return;
            }
            let without = Message { components: earlier.components.clone(), ..message.clone() };
            if message.components.is_empty() && is_visibly_same(earlier, &without) {
                self.write(&format!("#{number} loses its buttons."));
            } else {
                self.write(&format!("#{number}{whom}, now:"));
                self.write_message(&message);
            }
            self.seen[index] = message;
            return;
        }
        assert!(!message.pinged_everyone);
        let pings = if message.pinged.is_empty() {
            String::new()
        } else {
            format!(", pings {}", self.shown.names(&message.pinged))
        };
        self.write(&format!("#{number}{whom}{pings}:"));
        self.write_message(&message);
        self.seen.push(message);
    }

    fn write_message(&mut self, message: &Message) {
        for line in self.shown.visible_lines(message) {
            self.write(&format!("    {line}"));
        }
    }

    /// The number of a message in the transcript.
    pub(super) fn message_number(&self, message: &Message) -> usize {
        self.seen.iter().position(|known| known.id == message.id).expect("a message that was written down") + 1
    }

    /// Messages visible to a person, newest first.
    pub(super) fn visible_messages(&self, person: &Person) -> Vec<Message> {
        let mut messages = self.messages();
        messages.retain(|message| message.only_for.is_none_or(|reader| reader == person.id()));
        messages.reverse();
        messages
    }
}

/// The game to whose turn, or to a decision in it, a post's button belongs.
fn parse_turn_game(custom_id: &str) -> Option<GameId> {
    let parts: Vec<&str> = custom_id.split(':').collect();
    let [_, game, _, "say" | "go" | "at" | "turn", ..] = parts.as_slice() else { return None };
    game.parse().ok().map(GameId)
}

/// True if two versions of a message look the same to a user, even if their buttons belong to different versions of the
/// game.
fn is_visibly_same(one: &Message, other: &Message) -> bool {
    if one.id != other.id {
        return false;
    }
    let look = |message: &Message| {
        let labels: Vec<Vec<String>> =
            message.components.iter().map(|row| row.iter().map(visible_text).collect()).collect();
        let files = message.attachments.iter();
        let files: Vec<_> = files.map(|file| (file.filename.clone(), file.alt_text.clone())).collect();
        (message.content.clone(), message.embeds.clone(), labels, files, message.is_loading())
    };
    look(one) == look(other)
}

fn visible_text(component: &sztab_sandbox::Component) -> String {
    use sztab_sandbox::Component;
    match component {
        Component::Button(button) => format!("{} {}", button.label, button.disabled),
        Component::Select(select) => {
            let options = select.options.iter().map(|option| (&option.label, option.default)).collect::<Vec<_>>();
            format!("{:?} {options:?} {:?} {}", select.placeholder, select.defaults, select.disabled)
        }
        Component::Other(kind) => kind.to_string(),
    }
}
