//! Where a game is played: in the channel, or in a thread made for it.

use serenity::all::{AutoArchiveDuration, ComponentInteraction, Context, CreateThread};

use crate::discord::bot::Bot;
use crate::discord::failure::{Failure, code_of};
use crate::discord::threads::name_of_lobby;
use crate::referee::{LobbyOptions, Place};
use crate::store::{ChannelId, Game as Record};

/// Discord's code for "a thread has already been created for this message".
const THREAD_EXISTS: isize = 160_004;

/// Discord's code for a channel in which there can be no threads, such as a thread.
const NO_THREADS_HERE: isize = 50_024;

/// Discord's code for a server that has as many threads as it may have.
const TOO_MANY_THREADS: isize = 160_006;

impl Bot {
    /// The channel that the game will be played in; makes the thread if one was asked for.
    pub(super) async fn place_of(
        &self,
        context: &Context,
        record: &Record,
        press: &ComponentInteraction,
    ) -> Result<ChannelId, Failure> {
        let options = LobbyOptions::of(record)?;
        if options.place == Place::Here {
            return Ok(record.channel);
        }
        // A press that was interrupted has made it.
        if let Some(thread) = &press.message.thread {
            return Ok(ChannelId(thread.id.get()));
        }
        let name = name_of_lobby(&self.referee, record, options.language);
        let builder = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let made = press.channel_id.create_thread_from_message(&context.http, press.message.id, builder).await;
        match made {
            Ok(thread) => Ok(ChannelId(thread.id.get())),
            Err(error) => match code_of(&error) {
                // Another press has made it meanwhile: the thread of a message has the message's id.
                Some(THREAD_EXISTS) => Ok(ChannelId(press.message.id.get())),
                // Inside a thread there are no threads: the game stays where the table was opened.
                Some(NO_THREADS_HERE) => Ok(record.channel),
                Some(TOO_MANY_THREADS) => Err(Failure::Said("too-many-threads")),
                Some(50_001 | 50_013) => Err(Failure::Said("no-thread-permission")),
                _ => Err(error.into()),
            },
        }
    }
}
