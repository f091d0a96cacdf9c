//! Users' requests, and the presses or commands that make them.

use sztab_store::{Change, ChannelId, GameId, GuildId, InteractionId, Seq, UnixMs, UserId};

/// The press or command that makes a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interaction {
    /// The id of the press or command, so that it acts only once.
    pub id: InteractionId,
    pub at: UnixMs,
}

impl Interaction {
    /// A change requested by this interaction.
    #[must_use]
    pub fn into_change(self) -> Change {
        Change::at(self.at).with_interaction(self.id)
    }
}

/// The server and channel of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Venue {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
}

/// A user's request in a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The session.
    pub game: GameId,
    /// The user who asks.
    pub user: UserId,
    /// The version that the user acted on, if the request contains one.
    pub seen: Option<Seq>,
    /// The press or command, so that it acts only once.
    pub interaction: InteractionId,
    pub at: UnixMs,
    /// The requested action.
    pub act: Act,
}

impl Request {
    /// A user's request with an empty action, at a version if that is known.
    #[must_use]
    pub fn new(game: GameId, user: UserId, seen: Option<Seq>, interaction: Interaction) -> Self {
        Self { game, user, seen, interaction: interaction.id, at: interaction.at, act: Act::Line(String::new()) }
    }
}

/// Actions that users request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A line in the notation.
    Line(String),
    /// Several lines in this order: all of them, or none.
    Lines(Vec<String>),
}
