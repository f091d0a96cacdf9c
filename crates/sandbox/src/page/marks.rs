//! Read markers: the last message that each person has read in each channel, shared by the person's windows.
//!
//! A window reports when a message was seen, not when it was sent, so a window in the background does not mark any
//! message as read.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

use super::Options;
use crate::{Id, Sandbox};

/// The last read message per person and channel.
pub(super) struct ReadMarks {
    marks: Mutex<BTreeMap<(Id, Id), Id>>,
    changes: watch::Sender<u64>,
}

impl ReadMarks {
    /// Marks all earlier messages as read, except the newest one if it pings the person.
    pub fn new(sandbox: &Sandbox, options: &Options) -> Self {
        let mut marks = BTreeMap::new();
        for &id in &options.people {
            let person = sandbox.person(id);
            for place in person.visible_channels(options.guild) {
                if let Some(last) = person.newest_messages(place.id, 1).pop() {
                    marks.insert((id, place.id), if last.pings { last.id - 1 } else { last.id });
                }
            }
        }
        Self { marks: Mutex::new(marks), changes: watch::Sender::new(0) }
    }

    /// The last message that a person has read in a channel.
    pub fn last_read(&self, person: Id, place: Id) -> Id {
        self.marks.lock().unwrap_or_else(PoisonError::into_inner).get(&(person, place)).copied().unwrap_or_default()
    }

    /// Marks a channel as read up to a message.
    pub fn mark_read(&self, person: Id, place: Id, message: Id) {
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = marks.entry((person, place)).or_default();
        if *mark < message {
            *mark = message;
            self.changes.send_modify(|count| *count += 1);
        }
    }

    /// Subscribes to changes to the markers.
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}
