//! The contents of one window, and their changes.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::Shared;
use super::limits::MAX_SHOWN_MESSAGES;
use super::view::{self, Reader};
use crate::{Id, MessageSummary, Person, timestamp_ms};
use sztab_words::Language;

/// Age beyond which private responses are not shown when a channel is opened: their buttons no longer work.
const PRIVATE_MESSAGE_LIFETIME: Duration = Duration::from_mins(15);

pub(super) struct Window {
    shared: Arc<Shared>,
    seat: Option<Seat>,
}

/// The person that a window plays as, and the state that the browser has.
struct Seat {
    person: Person,
    language: Language,
    bot: Option<bool>,
    commands: Option<u64>,
    places: Value,
    /// The first message that has not been checked for pings yet.
    next: Id,
    /// Unread messages per channel.
    unread: BTreeMap<Id, Vec<MessageSummary>>,
    open: Option<OpenChannel>,
}

/// The open channel.
struct OpenChannel {
    channel: Id,
    /// The identifiers of the first message shown, and of the first private message shown.
    from: (Id, Id),
    /// The messages shown, in order, with each message's number of changes.
    shown: Vec<(Id, u64)>,
}

impl Window {
    pub fn new(shared: Arc<Shared>) -> Self {
        Self { shared, seat: None }
    }

    pub fn language(&self) -> Language {
        self.seat.as_ref().map(|seat| seat.language).unwrap_or_default()
    }

    pub fn person(&self) -> Option<Person> {
        self.seat.as_ref().map(|seat| seat.person.clone())
    }

    /// Chooses the person that the window plays as; `None` if the page does not offer that person.
    pub fn choose_person(&mut self, person: Option<Id>, language: Language) -> Option<Vec<Value>> {
        let people = &self.shared.options.people;
        let id = person.or_else(|| people.first().copied()).filter(|id| people.contains(id))?;
        let sandbox = &self.shared.sandbox;
        sandbox.set_locale(id, view::locale(language));
        let person = sandbox.person(id);
        person.open_direct_messages();
        let mut seat = Seat {
            person,
            language,
            bot: None,
            commands: None,
            places: Value::Null,
            next: 0,
            unread: BTreeMap::new(),
            open: None,
        };
        // Earlier pings are counted but not announced again.
        drop(seat.count_new_messages(&self.shared));
        let told = view::seat(&self.shared.sandbox, &self.shared.options, &seat.person, language);
        self.seat = Some(seat);
        Some(vec![told])
    }

    /// Opens a channel; `None` if the person cannot see it. The browser reports separately that the messages were read,
    /// because a window in the background may reconnect without user action.
    pub fn open_channel(&mut self, channel: Id) -> Option<Vec<Value>> {
        let seat = self.seat.as_mut()?;
        if !seat.person.may_see(channel) {
            return None;
        }
        let newest = seat.person.newest_messages(channel, MAX_SHOWN_MESSAGES);
        let now = self.shared.sandbox.clock().now_ms();
        let is_of_use = |glance: &&MessageSummary| {
            !glance.is_private || timestamp_ms(glance.id) + as_ms(PRIVATE_MESSAGE_LIFETIME) > now
        };
        let kept: Vec<&MessageSummary> = newest.iter().filter(is_of_use).collect();
        let first = newest.first().map(|glance| glance.id).unwrap_or_default();
        let first_private = newest.iter().find(|glance| glance.is_private && is_of_use(glance));
        let after_all = newest.last().map_or(0, |glance| glance.id + 1);
        let from = (first, first_private.map_or(after_all, |glance| glance.id));
        let shown = kept.iter().map(|glance| (glance.id, glance.changes)).collect();
        let reader = Reader::new(&self.shared, &seat.person, seat.language);
        let messages: Vec<Value> = kept.iter().filter_map(|glance| reader.message(glance.id)).collect();
        seat.open = Some(OpenChannel { channel, from, shown });
        Some(vec![json!({ "is": "messages", "channel": channel.to_string(), "messages": messages })])
    }

    /// Marks the messages of a channel as read.
    pub fn mark_read(&mut self, channel: Id) {
        let Some(seat) = &self.seat else { return };
        if let Some(last) = seat.person.newest_messages(channel, 1).pop() {
            self.shared.marks.mark_read(seat.person.id(), channel, last.id);
        }
    }

    /// Returns the changes since the last update.
    pub fn collect_changes(&mut self) -> Vec<Value> {
        let Some(seat) = &mut self.seat else { return Vec::new() };
        let shared = &self.shared;
        let mut news = Vec::new();
        let connected = shared.sandbox.is_bot_connected();
        if seat.bot.replace(connected) != Some(connected) {
            news.push(json!({ "is": "bot", "connected": connected }));
        }
        let stamp = seat.person.commands_hash(shared.options.guild);
        if seat.commands.replace(stamp) != Some(stamp) {
            news.push(view::commands(&seat.person.commands(shared.options.guild), seat.language));
        }
        let calls = seat.count_new_messages(shared);
        let places = seat.places_view(shared);
        if seat.places != places {
            news.push(json!({ "is": "places", "places": places }));
            seat.places = places;
        }
        seat.collect_channel_changes(shared, &mut news);
        news.extend(calls);
        news
    }
}

impl Seat {
    /// Counts new messages in all channels; returns the pings among them.
    fn count_new_messages(&mut self, shared: &Shared) -> Vec<Value> {
        let mut calls = Vec::new();
        for glance in self.person.all_messages_from(self.next) {
            self.next = self.next.max(glance.id + 1);
            let is_read = glance.id <= shared.marks.last_read(self.person.id(), glance.channel);
            if glance.author != self.person.id() && !glance.is_private && !is_read {
                self.unread.entry(glance.channel).or_default().push(glance);
            }
            if glance.pings
                && let Some(message) = self.person.message(glance.id)
            {
                calls.push(json!({
                    "is": "ping",
                    "channel": glance.channel.to_string(),
                    "message": glance.id.to_string(),
                    "from": message.author_name,
                }));
            }
        }
        calls
    }

    /// The channels with their unread messages.
    fn places_view(&mut self, shared: &Shared) -> Value {
        for (channel, unread) in &mut self.unread {
            let mark = shared.marks.last_read(self.person.id(), *channel);
            unread.retain(|glance| glance.id > mark);
        }
        self.unread.retain(|_, unread| !unread.is_empty());
        let counted = |channel: Id| {
            let unread = self.unread.get(&channel).map(Vec::as_slice).unwrap_or_default();
            (!unread.is_empty(), unread.iter().filter(|glance| glance.pings).count())
        };
        view::places(&self.person.visible_channels(shared.options.guild), &shared.sandbox.bot_name(), counted)
    }

    /// Collects the changes in the open channel.
    fn collect_channel_changes(&mut self, shared: &Shared, news: &mut Vec<Value>) {
        let Some(open) = &mut self.open else { return };
        let seen = self.person.messages_from(open.channel, open.from.0);
        let seen: Vec<(Id, u64)> = seen
            .into_iter()
            .filter(|glance| !glance.is_private || glance.id >= open.from.1)
            .map(|glance| (glance.id, glance.changes))
            .collect();
        if seen == open.shown {
            return;
        }
        let before: BTreeMap<Id, u64> = open.shown.iter().copied().collect();
        let after: BTreeMap<Id, u64> = seen.iter().copied().collect();
        let gone = before.keys().filter(|id| !after.contains_key(id));
        news.extend(gone.map(|id| json!({ "is": "gone", "message": id.to_string() })));
        let reader = Reader::new(shared, &self.person, self.language);
        for (id, changes) in after {
            if before.get(&id) != Some(&changes)
                && let Some(message) = reader.message(id)
            {
                news.push(json!({ "is": "message", "message": message }));
            }
        }
        open.shown = seen;
    }
}

fn as_ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
