//! Sending, changing and deleting messages.

use serde_json::{Value, json};

use crate::check;
use crate::error::ApiError;
use crate::flags::{intent, message};
use crate::snowflake::Id;
use crate::state::World;
use crate::state::draft::{Draft, Origin, PICTURES};
use crate::state::mentions::{read_mentions, resolve_pings};
use crate::state::messages::{Attached, Stored};
use crate::wire;
use crate::wire::id_of;

impl World {
    /// Sends a message from the bot.
    pub fn post(&mut self, channel: Id, draft: Draft<'_>, origin: Origin) -> Result<Id, ApiError> {
        check::message::create(draft)?;
        let id = origin.id.unwrap_or_else(|| self.next_id());
        let mut stored = Stored::blank(id, channel, self.application_id, self.clock.now_ms());
        stored.flags = draft.body["flags"].as_u64().unwrap_or_default() & message::SETTABLE;
        if origin.asked_by.is_none() {
            stored.flags &= !message::EPHEMERAL;
        }
        stored.only_for = origin.asked_by.filter(|_| stored.flags & message::EPHEMERAL != 0);
        stored.interaction = origin.interaction;
        stored.nonce = Some(&draft.body["nonce"]).filter(|nonce| !nonce.is_null()).cloned();
        stored.reply_to = id_of(&draft.body["message_reference"]["message_id"]);
        self.fill(&mut stored, draft)?;
        self.ping(&mut stored, &draft.body["allowed_mentions"]);
        self.publish(stored);
        Ok(id)
    }

    /// Changes one of the bot's messages. An edit does not ping anyone.
    pub fn edit(&mut self, id: Id, draft: Draft<'_>) -> Result<(), ApiError> {
        let mut stored = self.messages.get(&id).cloned().ok_or_else(ApiError::unknown_message)?;
        check::message::edit(draft, stored.flags)?;
        self.fill(&mut stored, draft)?;
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
            self.make_room();
        }
        *self.changes.entry(id).or_default() += 1;
        self.announce("MESSAGE_UPDATE", id);
        Ok(())
    }

    /// Deletes a message.
    pub fn unpost(&mut self, id: Id) {
        self.announce("MESSAGE_DELETE", id);
        self.messages.remove(&id);
        self.changes.remove(&id);
    }

    /// Stores a finished message and sends the gateway event. A public message reopens the thread if it is archived.
    pub fn publish(&mut self, stored: Stored) {
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
            self.make_room();
        }
        self.announce("MESSAGE_CREATE", id);
    }

    /// Writes content, embeds, components and files of the draft into the message. Keys missing from the draft leave
    /// that part of the message unchanged.
    fn fill(&mut self, stored: &mut Stored, draft: Draft<'_>) -> Result<(), ApiError> {
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
    fn merge_attachments(&mut self, old: &[Attached], draft: Draft<'_>) -> Result<Vec<Attached>, ApiError> {
        let listed = draft.body.get("attachments").and_then(Value::as_array);
        let mut kept = match listed {
            None => old.to_vec(),
            Some(list) => {
                let mut kept = Vec::new();
                for (index, entry) in list.iter().enumerate() {
                    let id = id_of(&entry["id"]);
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
            let entry = listed.into_iter().flatten().find(|entry| id_of(&entry["id"]) == Some(upload.slot));
            let text = |key: &str| entry.and_then(|entry| entry[key].as_str()).map(str::to_owned);
            kept.push(Attached {
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
    fn resolve_pictures(&mut self, embed: &mut Value, channel: Id, files: &[Attached]) {
        for place in PICTURES {
            let Some(url) = embed.pointer_mut(place) else { continue };
            let Some(name) = url.as_str().and_then(|url| url.strip_prefix("attachment://")) else { continue };
            match files.iter().find(|file| file.filename == name) {
                Some(file) => *url = json!(wire::message::file_url(&self.api, channel, file)),
                None => self.lints.push(format!("an embed shows attachment://{name}, which the message does not have")),
            }
        }
    }

    fn ping(&mut self, stored: &mut Stored, allowed: &Value) {
        let named = read_mentions(&stored.content);
        if allowed.is_null() && !named.is_empty() {
            self.lints.push("a message names somebody and has no allowed_mentions".to_owned());
        }
        let replied = stored.reply_to.and_then(|id| self.messages.get(&id)).map(|message| message.author);
        (stored.pinged, stored.pinged_everyone) = resolve_pings(&named, allowed, replied);
    }

    /// Sends a gateway event about a message, if the bot's intents include such events.
    fn announce(&mut self, event: &str, id: Id) {
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
