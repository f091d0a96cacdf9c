//! Messages, buttons, errors, and the requests that send them. This module does not depend on any game.

pub(crate) mod answer;
pub(crate) mod caller;
pub(crate) mod controls;
pub(crate) mod failure;
pub(crate) mod http;
pub(crate) mod interaction_context;
pub(crate) mod layout;
pub(crate) mod limits;
pub(crate) mod moment;
pub(crate) mod names;
pub(crate) mod permissions;
pub(crate) mod reply;
pub(crate) mod rest_client;
pub(crate) mod specification;
pub(crate) mod subject;
pub(crate) mod typed;
pub(crate) mod zones;
