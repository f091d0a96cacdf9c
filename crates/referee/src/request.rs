//! Requests of users, and the circumstances of them.

use sztab_store::{Change, ChannelId, GameId, GuildId, InteractionId, Seq, UnixMs, UserId};

/// The press or command that asks for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interaction {
    /// Its number, so that it acts once.
    pub id: InteractionId,
    pub at: UnixMs,
}

impl Interaction {
    /// A change that it asks for.
    #[must_use]
    pub fn change(self) -> Change {
        Change::at(self.at).by(self.id)
    }
}

/// Server and channel of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Venue {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
}

/// The wish of a user in a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The session.
    pub game: GameId,
    /// User who asks.
    pub user: UserId,
    /// The version that the user acted on, if the way in which it was asked says so.
    pub seen: Option<Seq>,
    /// The press or command, so that it acts once.
    pub interaction: InteractionId,
    pub at: UnixMs,
    /// The act.
    pub act: Act,
}

impl Request {
    /// A request of a user at a version, if it is known, that asks for nothing by itself.
    #[must_use]
    pub fn of(game: GameId, user: UserId, seen: Option<Seq>, interaction: Interaction) -> Self {
        Self { game, user, seen, interaction: interaction.id, at: interaction.at, act: Act::Line(String::new()) }
    }
}

/// Acts that users ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A line of the notation.
    Line(String),
    /// Several lines in this order: all of them, or none.
    Lines(Vec<String>),
}
