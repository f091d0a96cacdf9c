//! Pressing buttons, choosing from lists, filling in forms.

use serde_json::Value;

use super::Person;
use super::choices::ResolvedChoices;
use super::command::{component_channel, send_interaction};
use super::form::component_data;
use super::modal::Form;
use super::refuse;
use super::response::wait_for_acknowledgement;
use crate::check::control::kind;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::interactions::{Interaction, Kind};
use crate::state::places::Channel;
use crate::view::{Message, Select};
use crate::{Acknowledgement, Failure, Response};

impl Person {
    /// Presses a button and waits until the bot acknowledges it.
    ///
    /// # Errors
    ///
    /// [`Failure::Refused`] if the person cannot see the message, or it has no such button, or the button is disabled;
    /// [`Failure::DidNotRespond`] if no response arrived.
    pub async fn press(&self, message: Id, custom_id: &str) -> Result<Response, Failure> {
        let sent = self.sandbox.change_world(|world| {
            let seen = self.visible_message(world, message)?;
            match seen.buttons().find(|button| button.custom_id == custom_id && !custom_id.is_empty()) {
                None => refuse(format!("no button {custom_id}")),
                Some(button) if button.disabled => refuse(format!("button {custom_id} is disabled")),
                Some(_) => {
                    let data = component_data(custom_id, kind::BUTTON, None);
                    Ok(send_interaction(world, Kind::Component, self.id, seen.channel, Some(message), &data))
                }
            }
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }

    /// Chooses from a list and waits until the bot acknowledges it. The values are those of the options, or the
    /// identifiers of users, roles and channels. An empty choice is possible if the list allows it.
    ///
    /// # Errors
    ///
    /// As for [`Person::press`], and if a value is not offered or the number of values is not allowed.
    pub async fn select(&self, message: Id, custom_id: &str, values: &[&str]) -> Result<Response, Failure> {
        let sent = self.sandbox.change_world(|world| {
            let seen = self.visible_message(world, message)?;
            let Some(select) = seen.selects().find(|select| select.custom_id == custom_id) else {
                return refuse(format!("no select {custom_id}"));
            };
            check_choice(select, values)?;
            let mut data = component_data(custom_id, select.kind, Some(values));
            if let Some(resolved) = resolve_values(world, &world.channels[&seen.channel], self.id, select, values)? {
                data["resolved"] = resolved;
            }
            Ok(send_interaction(world, Kind::Component, self.id, seen.channel, Some(message), &data))
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }

    /// Forges a press: sends any custom identifier for any existing message, visible to the person or not. With
    /// `values`, it pretends to come from a select.
    ///
    /// # Errors
    ///
    /// [`Failure::Refused`] only if there is no such message; [`Failure::DidNotRespond`] if no response arrived.
    pub async fn forge_press(
        &self,
        message: Id,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Response, Failure> {
        let sent = self.sandbox.change_world(|world| {
            let Some(channel) = world.messages.get(&message).map(|stored| stored.channel) else {
                return refuse("no such message");
            };
            if !world.channels.contains_key(&channel) {
                return refuse("no such channel");
            }
            let kind = if values.is_some() { kind::STRING_SELECT } else { kind::BUTTON };
            let data = component_data(custom_id, kind, values);
            Ok(send_interaction(world, Kind::Component, self.id, channel, Some(message), &data))
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }

    /// Forges a command: sends any `data`, without the checks of a client.
    ///
    /// # Errors
    ///
    /// [`Failure::Refused`] only if there is no such channel; [`Failure::DidNotRespond`] if no response arrived.
    pub async fn forge_command(&self, channel: Id, data: &Value) -> Result<Response, Failure> {
        self.forge(Kind::Command, channel, data).await
    }

    /// Forges a form: submits one that the bot has not opened.
    ///
    /// # Errors
    /// As for [`Person::forge_command`].
    pub async fn forge_form(&self, channel: Id, data: &Value) -> Result<Response, Failure> {
        self.forge(Kind::Modal, channel, data).await
    }

    async fn forge(&self, kind: Kind, channel: Id, data: &Value) -> Result<Response, Failure> {
        let sent = self.sandbox.change_world(|world| {
            if !world.channels.contains_key(&channel) {
                return refuse("no such channel");
            }
            Ok(send_interaction(world, kind, self.id, channel, None, data))
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }

    /// Fills in and submits the form with which the bot responded to an earlier interaction of the person, like
    /// [`Person::submit_form`].
    ///
    /// # Errors
    ///
    /// As for [`Person::submit_form`].
    pub async fn submit(&self, form: &Response, values: &[(&str, &str)]) -> Result<Response, Failure> {
        self.submit_form(form.interaction(), values).await
    }

    /// Fills in and submits the form with which the bot responded to an interaction of the person. `values` are pairs
    /// of a text input's custom identifier and its value; other inputs keep the bot's values.
    ///
    /// # Errors
    ///
    /// [`Failure::Refused`] if the person has no such form, the form has no such input, a required input is empty, or a
    /// text has an invalid length; [`Failure::DidNotRespond`] if no response arrived.
    pub async fn submit_form(&self, interaction: Id, values: &[(&str, &str)]) -> Result<Response, Failure> {
        let sent = self.sandbox.change_world(|world| {
            let opened = world.interactions.get(&interaction).filter(|opened| opened.user == self.id);
            let Some(Interaction { acknowledged: Some((Acknowledgement::Modal(modal), _)), channel, source, .. }) =
                opened
            else {
                return refuse("there is no form");
            };
            let (data, channel, source) = (Form::fill_form(modal, values)?, *channel, *source);
            component_channel(world, channel, self.id)?;
            Ok(send_interaction(world, Kind::Modal, self.id, channel, source, &data))
        });
        wait_for_acknowledgement(&self.sandbox, sent?).await
    }

    /// The message as the person sees it; refused if the person cannot see it.
    fn visible_message(&self, world: &World, message: Id) -> Result<Message, Failure> {
        let stored = world.messages.get(&message).filter(|stored| stored.is_visible_to(self.id));
        let Some(stored) = stored else { return refuse("the message is not visible") };
        component_channel(world, stored.channel, self.id)?;
        Ok(Message::read(world, stored))
    }
}

fn check_choice(select: &Select, values: &[&str]) -> Result<(), Failure> {
    let (least, most) = select.count;
    if select.disabled {
        return refuse(format!("select {} is disabled", select.custom_id));
    }
    if values.len() < least || values.len() > most {
        return refuse(format!("select {} takes {least} to {most} values", select.custom_id));
    }
    let offered = |value: &&&str| select.options.iter().any(|option| option.value == **value);
    if let Some((_, twice)) = values.iter().enumerate().find(|(index, value)| values[..*index].contains(value)) {
        return refuse(format!("{twice} is chosen twice"));
    }
    match values.iter().find(|value| !offered(value)) {
        Some(value) if select.kind == kind::STRING_SELECT => refuse(format!("{value} is not offered")),
        _ => Ok(()),
    }
}

/// The users, roles or channels that the values identify, as full objects; `None` for a list of strings.
fn resolve_values(
    world: &World,
    place: &Channel,
    person: Id,
    select: &Select,
    values: &[&str],
) -> Result<Option<Value>, Failure> {
    let mut chosen = ResolvedChoices::new(world, place, person);
    for value in values.iter().filter(|_| select.kind != kind::STRING_SELECT) {
        let Ok(id) = value.parse() else { return refuse(format!("{value} is no identifier")) };
        match select.kind {
            kind::USER_SELECT => chosen.add_listed_user(id)?,
            kind::ROLE_SELECT => chosen.add_role(id)?,
            kind::CHANNEL_SELECT => chosen.add_channel(id, &select.channel_types)?,
            // This kind of select lists both users and roles.
            _ => chosen.add_role(id).or_else(|_| chosen.add_listed_user(id))?,
        }
    }
    Ok(chosen.into_resolved())
}
