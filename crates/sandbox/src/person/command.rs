//! Using commands.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::Person;
use super::choices::ResolvedChoices;
use super::form::{TypedCommand, command_data, find_offered};
use super::option::OptionValue;
use super::refuse;
use super::response::wait_for_acknowledgement;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::commands::{RegisteredCommand, command_kind};
use crate::state::interactions::{Interaction, Kind};
use crate::state::messages::StoredFile;
use crate::state::places::Channel;
use crate::wire::{self, interaction::payload};
use crate::{Choice, Failure, Response};

impl Person {
    /// Uses a slash command, e.g. `["game", "new"]`, and waits until the bot acknowledges it.
    ///
    /// # Errors
    ///
    /// [`Failure::Refused`] if the client would not send it, [`Failure::DidNotRespond`] if no response arrived.
    pub async fn run_command(
        &self,
        channel: Id,
        path: &[&str],
        options: &[(&str, OptionValue)],
    ) -> Result<Response, Failure> {
        self.use_command(
            channel,
            TypedCommand { person: self.id, path, options, files: BTreeMap::new(), focused: None },
        )
        .await
    }

    /// Requests suggestions while a command is being typed: `typed` is the text in the option `focused`.
    ///
    /// # Errors
    ///
    /// As for [`Person::run_command`].
    pub async fn autocomplete(
        &self,
        channel: Id,
        path: &[&str],
        options: &[(&str, OptionValue)],
        focused: &str,
        typed: &str,
    ) -> Result<Vec<Choice>, Failure> {
        let focused = Some((focused, typed));
        let typed = TypedCommand { person: self.id, path, options, files: BTreeMap::new(), focused };
        Ok(self.use_command(channel, typed).await?.choices())
    }

    /// Uses a command in the menu of a user whom the person meets in a channel.
    ///
    /// # Errors
    ///
    /// As for [`Person::run_command`].
    pub async fn run_user_command(&self, channel: Id, name: &str, user: Id) -> Result<Response, Failure> {
        let sent = self.sandbox.change_world(|world| {
            let place = command_channel(world, channel, self.id)?;
            let command = find_offered(world, place, (command_kind::USER, name), self.id)?;
            let mut target = ResolvedChoices::new(world, place, self.id);
            target.add_listed_user(user)?;
            let data = menu_data(command, user, &target.into_resolved().unwrap_or_default());
            Ok(send_interaction(world, Kind::Command, self.id, channel, None, &data))
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }

    /// Uses a command in the menu of a message.
    ///
    /// # Errors
    ///
    /// As for [`Person::run_command`], and if the person cannot see the message, or it is a private answer, whose menu
    /// has no commands.
    pub async fn run_message_command(&self, message: Id, name: &str) -> Result<Response, Failure> {
        let sent = self.sandbox.change_world(|world| {
            let stored = world.messages.get(&message).filter(|stored| stored.only_for.is_none());
            let Some(stored) = stored else { return refuse("the message has no menu") };
            let (channel, target) = (stored.channel, wire::message::message(world, stored));
            let place = command_channel(world, channel, self.id)?;
            let command = find_offered(world, place, (command_kind::MESSAGE, name), self.id)?;
            let resolved = json!({ "messages": { message.to_string(): target } });
            let data = menu_data(command, message, &resolved);
            Ok(send_interaction(world, Kind::Command, self.id, channel, None, &data))
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }

    async fn use_command(&self, channel: Id, mut typed: TypedCommand<'_>) -> Result<Response, Failure> {
        let kind = if typed.focused.is_some() { Kind::Autocomplete } else { Kind::Command };
        let sent = self.sandbox.change_world(|world| {
            typed.files = create_attachments(world, typed.options);
            let place = command_channel(world, channel, self.id)?;
            let data = command_data(world, place, &typed)?;
            world.uploads.extend(typed.files.into_values().map(|file| ((channel, file.id), file)));
            world.drop_old_files();
            Ok(send_interaction(world, kind, self.id, channel, None, &data))
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }
}

/// The data of a command in a menu.
fn menu_data(command: &RegisteredCommand, target: Id, resolved: &Value) -> Value {
    json!({
        "id": command.id.to_string(),
        "name": command.name(),
        "type": command.kind(),
        "target_id": target.to_string(),
        "resolved": resolved,
    })
}

/// The files among the options as attachments with new identifiers, keyed by option name.
fn create_attachments<'a>(world: &mut World, options: &'a [(&'a str, OptionValue)]) -> BTreeMap<&'a str, StoredFile> {
    let files = options.iter().filter_map(|(name, value)| match value {
        OptionValue::Attachment { filename, content_type, bytes } => Some((*name, filename, content_type, bytes)),
        _ => None,
    });
    let upload = |(name, filename, content_type, bytes): (&'a str, &String, &Option<String>, &Vec<u8>)| {
        let file = StoredFile {
            id: world.next_id(),
            filename: stored_name(filename),
            content_type: content_type.clone(),
            description: None,
            bytes: bytes.clone().into(),
            is_dropped: false,
        };
        (name, file)
    };
    files.map(upload).collect()
}

/// The name under which Discord stores a file with this name.
fn stored_name(filename: &str) -> String {
    let letters = filename.chars().map(|letter| if letter.is_whitespace() { '_' } else { letter });
    letters.filter(|letter| letter.is_ascii_alphanumeric() || "_-.".contains(*letter)).collect()
}

/// The channel, if the person can use commands there.
pub(super) fn command_channel(world: &World, channel: Id, person: Id) -> Result<&Channel, Failure> {
    let place = component_channel(world, channel, person)?;
    if place.thread.as_ref().is_some_and(|thread| thread.archived) {
        return refuse("the thread is archived");
    }
    Ok(place)
}

/// The channel, if the person can use components there. This includes an archived thread unless it is locked; the
/// thread stays archived until a message is posted.
pub(crate) fn component_channel(world: &World, channel: Id, person: Id) -> Result<&Channel, Failure> {
    let Some(place) = world.channels.get(&channel) else { return refuse("no such channel") };
    if !world.can_see(place, person) {
        return refuse("the channel is not visible");
    }
    if place.thread.as_ref().is_some_and(|thread| thread.archived && thread.locked) {
        return refuse("the thread is archived and locked");
    }
    Ok(place)
}

/// The token of an interaction. It cannot be guessed without the bot's own token.
fn interaction_token(world: &World, id: Id) -> String {
    let digest = Sha256::digest(format!("{} {id}", world.token));
    let digits: String = digest.iter().take(16).fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"));
    format!("interaction-{digits}")
}

/// Sends an interaction to the bot.
pub(super) fn send_interaction(
    world: &mut World,
    kind: Kind,
    user: Id,
    channel: Id,
    source: Option<Id>,
    data: &Value,
) -> Id {
    let id = world.next_id();
    let interaction = Interaction {
        id,
        token: interaction_token(world, id),
        kind,
        user,
        channel,
        created_ms: world.clock.now_ms(),
        source,
        acknowledged: None,
        original: None,
        original_edited: false,
        followups: Vec::new(),
    };
    let payload = payload(world, &interaction, data);
    world.interactions.insert(id, interaction);
    world.gateway.dispatch("INTERACTION_CREATE", &payload);
    id
}
