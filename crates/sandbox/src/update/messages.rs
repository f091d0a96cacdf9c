//! Sending, changing and deleting messages.

use serde_json::{Value, json};

use crate::check;
use crate::error::ApiError;
use crate::flags::{intent, message};
use crate::snowflake::Id;
use crate::state::World;
use crate::state::draft::{Draft, IMAGE_POINTERS, Origin};
use crate::state::mentions::{read_mentions, resolve_pings};
use crate::state::messages::{StoredFile, StoredMessage};
use crate::wire;
use crate::wire::parse_id;

impl World {
    /// Sends a message from the bot.
    pub fn post(&mut self, channel: Id, draft: Draft<'_>, origin: Origin) -> Result<Id, ApiError> {
        check::message::check_create(draft)?;
        let id = origin.id.unwrap_or_else(|| self.next_id());
        let mut stored = StoredMessage::blank(id, channel, self.application_id, self.clock.now_ms());
        stored.flags = draft.body["flags"].as_u64().unwrap_or_default() & message::SETTABLE;
        if origin.asked_by.is_none() {
            stored.flags &= !message::EPHEMERAL;
        }
        stored.only_for = origin.asked_by.filter(|_| stored.flags & message::EPHEMERAL != 0);
        stored.interaction = origin.interaction;
        stored.nonce = Some(&draft.body["nonce"]).filter(|nonce| !nonce.is_null()).cloned();
        stored.reply_to = parse_id(&draft.body["message_reference"]["message_id"]);
        self.apply_draft(&mut stored, draft)?;
        self.record_pings(&mut stored, &draft.body["allowed_mentions"]);
        self.publish(stored);
        Ok(id)
    }

    /// Changes one of the bot's messages. An edit does not ping anyone.
    pub fn edit(&mut self, id: Id, draft: Draft<'_>) -> Result<(), ApiError> {
        let mut stored = self.messages.get(&id).cloned().ok_or_else(ApiError::unknown_message)?;
        check::message::check_edit(draft, stored.flags)?;
        self.apply_draft(&mut stored, draft)?;
        if stored.is_blank() {
            return Err(ApiError::empty_message());
        }
        if !draft.body["allowed_mentions"].is_object() && !read_mentions(&stored.content).is_empty() {
            self.lints.push("an edit names somebody and has no allowed_mentions".to_owned());
        }
        let wanted = draft.body["flags"].as_u64().unwrap_or_default();
        stored.flags |= wanted & (message::IS_COMPONENTS_V2 | message::SUPPRESS_EMBEDS);
        let was_loading = stored.is_loading();
        stored.flags &= !message::LOADING;
        // The response to a deferred interaction appears to its reader as a new message, not as "(edited)".
        stored.edited_ms = if was_loading { None } else { Some(self.clock.now_ms()) };
        let may_need_room = stored.only_for.is_some() && !stored.attachments.is_empty();
        self.messages.insert(id, stored);
        if may_need_room {
            self.drop_old_files();
        }
        *self.changes.entry(id).or_default() += 1;
        self.dispatch_message_event("MESSAGE_UPDATE", id);
        Ok(())
    }

    /// Deletes a message.
    pub fn delete_message(&mut self, id: Id) {
        self.dispatch_message_event("MESSAGE_DELETE", id);
        self.messages.remove(&id);
        self.changes.remove(&id);
    }

    /// Stores a finished message and sends the gateway event. A public message reopens the thread if it is archived.
    pub fn publish(&mut self, stored: StoredMessage) {
        let (id, place) = (stored.id, stored.channel);
        if let Some(channel) = self.channels.get_mut(&place)
            && stored.only_for.is_none()
        {
            channel.last_message = Some(id);
            if channel.thread.as_ref().is_some_and(|thread| thread.archived) {
                self.set_archived(place, false);
            }
        }
        let may_need_room = stored.only_for.is_some() && !stored.attachments.is_empty();
        self.messages.insert(id, stored);
        if may_need_room {
            self.drop_old_files();
        }
        self.dispatch_message_event("MESSAGE_CREATE", id);
    }

    /// Writes content, embeds, components and files of the draft into the message. Keys missing from the draft leave
    /// that part of the message unchanged.
    fn apply_draft(&mut self, stored: &mut StoredMessage, draft: Draft<'_>) -> Result<(), ApiError> {
        let body = draft.body;
        if let Some(content) = body.get("content") {
            content.as_str().unwrap_or_default().clone_into(&mut stored.content);
        }
        stored.attachments = self.merge_attachments(&stored.attachments, draft)?;
        if let Some(embeds) = body.get("embeds") {
            stored.embeds = embeds.as_array().cloned().unwrap_or_default();
        }
        for embed in &mut stored.embeds {
            self.resolve_pictures(embed, stored.channel, &stored.attachments);
        }
        if let Some(components) = body.get("components") {
            stored.components = components.as_array().cloned().unwrap_or_default();
        }
        stored.mentions = read_mentions(&stored.content).users;
        Ok(())
    }

    /// The files of the message after the change. With an `attachments` list, an old file is kept only if it is listed;
    /// without one, all old files are kept and new ones are added.
    fn merge_attachments(&mut self, old: &[StoredFile], draft: Draft<'_>) -> Result<Vec<StoredFile>, ApiError> {
        let listed = draft.body.get("attachments").and_then(Value::as_array);
        let mut kept = match listed {
            None => old.to_vec(),
            Some(list) => {
                let mut kept = Vec::new();
                for (index, entry) in list.iter().enumerate() {
                    let id = parse_id(&entry["id"]);
                    if let Some(file) = old.iter().find(|file| Some(file.id) == id) {
                        let mut file = file.clone();
                        if let Some(text) = entry["description"].as_str() {
                            file.description = Some(text.to_owned());
                        }
                        kept.push(file);
                    } else if !draft.files.iter().any(|upload| Some(upload.slot) == id) {
                        let path = format!("attachments.{index}.id");
                        return Err(ApiError::form(&path, "ATTACHMENT_NOT_FOUND", "No such attachment or file."));
                    }
                }
                kept
            }
        };
        for upload in draft.files {
            let entry = listed.into_iter().flatten().find(|entry| parse_id(&entry["id"]) == Some(upload.slot));
            let text = |key: &str| entry.and_then(|entry| entry[key].as_str()).map(str::to_owned);
            kept.push(StoredFile {
                id: self.next_id(),
                filename: text("filename").unwrap_or_else(|| upload.filename.clone()),
                content_type: upload.content_type.clone(),
                description: text("description"),
                bytes: upload.bytes.clone(),
                is_dropped: false,
            });
        }
        Ok(kept)
    }

    /// Replaces `attachment://name` with the address of the file.
    fn resolve_pictures(&mut self, embed: &mut Value, channel: Id, files: &[StoredFile]) {
        for place in IMAGE_POINTERS {
            let Some(url) = embed.pointer_mut(place) else { continue };
            let Some(name) = url.as_str().and_then(|url| url.strip_prefix("attachment://")) else { continue };
            match files.iter().find(|file| file.filename == name) {
                Some(file) => *url = json!(wire::message::file_url(&self.api, channel, file)),
                None => self.lints.push(format!("an embed shows attachment://{name}, which the message does not have")),
            }
        }
    }

    fn record_pings(&mut self, stored: &mut StoredMessage, allowed: &Value) {
        let named = read_mentions(&stored.content);
        if allowed.is_null() && !named.is_empty() {
            self.lints.push("a message names somebody and has no allowed_mentions".to_owned());
        }
        let replied = stored.reply_to.and_then(|id| self.messages.get(&id)).map(|message| message.author);
        (stored.pinged, stored.pinged_everyone) = resolve_pings(&named, allowed, replied);
    }

    /// Sends a gateway event about a message, if the bot's intents include such events.
    fn dispatch_message_event(&mut self, event: &str, id: Id) {
        let Some(stored) = self.messages.get(&id).filter(|stored| stored.only_for.is_none()) else { return };
        let guild = self.channels.get(&stored.channel).and_then(|channel| channel.guild);
        let needed = if guild.is_some() { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES };
        if !self.gateway.wants(needed) {
            return;
        }
        let mut data = if event == "MESSAGE_DELETE" {
            json!({ "id": id.to_string(), "channel_id": stored.channel.to_string() })
        } else {
            wire::message::message(self, stored)
        };
        let is_own = stored.author == self.application_id || stored.mentions.contains(&self.application_id);
        if guild.is_some() && !is_own && !self.gateway.wants(intent::MESSAGE_CONTENT) && data.get("content").is_some() {
            data["content"] = json!("");
        }
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild.to_string());
        }
        self.gateway.dispatch(event, &data);
    }
}
