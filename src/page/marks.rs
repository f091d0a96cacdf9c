//! How far each person has read each place. All windows of a person share it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

use super::Options;
use crate::sandbox::{Id, Sandbox};

/// The last message that each person has seen, by person and place.
pub(super) struct ReadMarks {
    marks: Mutex<BTreeMap<(Id, Id), Id>>,
    changes: watch::Sender<u64>,
}

impl ReadMarks {
    /// What was said before counts as read, but for a newest message that calls somebody.
    pub fn new(sandbox: &Sandbox, options: &Options) -> Self {
        let mut marks = BTreeMap::new();
        for &id in &options.people {
            let person = sandbox.person(id);
            for place in person.places(options.guild) {
                if let Some(last) = person.newest(place.id, 1).pop() {
                    marks.insert((id, place.id), if last.pings { last.id - 1 } else { last.id });
                }
            }
        }
        Self { marks: Mutex::new(marks), changes: watch::Sender::new(0) }
    }

    /// Up to which message a person has read a place.
    pub fn of(&self, person: Id, place: Id) -> Id {
        self.marks.lock().unwrap_or_else(PoisonError::into_inner).get(&(person, place)).copied().unwrap_or_default()
    }

    /// A person has read a place up to a message.
    pub fn read(&self, person: Id, place: Id, message: Id) {
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = marks.entry((person, place)).or_default();
        if *mark < message {
            *mark = message;
            self.changes.send_modify(|count| *count += 1);
        }
    }

    /// Hears when somebody has read something.
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}
