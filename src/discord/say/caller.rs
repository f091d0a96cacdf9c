//! The user who gave a command or pressed a button, and the interaction by which they did.

use serenity::all::{ComponentInteraction, Member, User};

use sztab_referee::Interaction;
use sztab_store::{GuildId, InteractionId, UnixMs, UserId};

use super::failure::Failure;

/// The context of a command or a press.
pub trait Caller: Sync {
    fn account(&self) -> &User;

    /// The user as a member of the server.
    fn member(&self) -> Option<&Member>;

    fn server(&self) -> Option<serenity::all::GuildId>;

    /// The id of the interaction, which a player can quote to the operator.
    fn reference(&self) -> u64;

    fn user(&self) -> UserId {
        UserId(self.account().id.get())
    }

    /// The server; refused in a direct message.
    fn require_guild(&self) -> Result<GuildId, Failure> {
        Ok(GuildId(self.server().ok_or(Failure::Said("only-in-server"))?.get()))
    }

    /// The id of the interaction, which makes an action unique.
    fn interaction_id(&self) -> InteractionId {
        InteractionId(self.reference())
    }

    /// The interaction as passed to the referee, at the given time.
    fn to_interaction(&self, now: UnixMs) -> Interaction {
        Interaction { id: self.interaction_id(), at: now }
    }
}

impl Caller for ComponentInteraction {
    fn account(&self) -> &User {
        &self.user
    }

    fn member(&self) -> Option<&Member> {
        self.member.as_ref()
    }

    fn server(&self) -> Option<serenity::all::GuildId> {
        self.guild_id
    }

    fn reference(&self) -> u64 {
        self.id.get()
    }
}
