//! Contents of posts.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumString, IntoStaticStr};
use sztab_game::Side;
use sztab_store::{ChannelId, InteractionId, Lost, NewPost, Post, UserId};

use super::{
    FallAnswer, Matter, Proposal, SeatOffer, UndoAnswer, UndoRequest, UnreadableContent, Voice, payload, read,
};

/// The content of a post: what its message is made of beside the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case", deny_unknown_fields)]
#[strum_discriminants(name(PostKind), derive(Hash, EnumString, IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The sort of a post, which the store keeps as a word.")]
pub enum PostContent {
    /// A session was opened: its seats, with the buttons of the lobby.
    Lobby,
    /// A player is to ban or pick a faction. Mentions that player.
    Call {
        /// The player who is called.
        user: UserId,
    },
    /// A user has joined a session. Mentions the player who was there before.
    Joined {
        /// The user who has joined.
        user: UserId,
    },
    /// A player was erased and takes no further part. Mentions the others.
    Erased {
        /// The player, from then on a number.
        user: UserId,
    },
    /// The game has begun: factions, who starts, the commitment.
    Opening,
    /// The game is over: the message that it was opened with becomes its result.
    LobbyResult,
    /// A player has to act: the board, what happened, the buttons. Mentions that player.
    Turn,
    /// A message shows the new state: the live post while the same player goes on, before the first line of the log
    /// that of the lobby.
    Refresh,
    /// The player to act plays in a private message: the live post shows the way to it instead of the same buttons.
    /// Left out while there is much else to send.
    Beside,
    /// A chapter of the game ended: a Battle, a combat.
    Chapter {
        /// Which of those that ended at the same line, from 0.
        number: usize,
    },
    /// The game is over.
    Over,
    /// The same for a player who wants the result as a direct message: the post queues by the player's id.
    DirectResult,
    /// A player asks to take something back. Mentions the opponent.
    UndoRequest(UndoRequest),
    /// The opponent has answered: the request's message says how, and loses its buttons.
    UndoAnswer {
        /// Answer to the request.
        answer: UndoAnswer,
        /// Request of the asker.
        request: UndoRequest,
    },
    /// The same for the player who has asked and is not called by a turn: mentions that player.
    UndoTold {
        /// Answer to the request.
        answer: UndoAnswer,
        /// Request of the asker.
        request: UndoRequest,
    },
    /// The player to act is reminded. Mentions that player.
    Reminder {
        /// The player who is reminded.
        user: UserId,
    },
    /// The same as a direct message.
    DirectReminder {
        /// The player who is reminded.
        user: UserId,
    },
    /// A clock has fallen. Mentions the opponent.
    Fall {
        /// The side whose clock has fallen.
        side: Side,
    },
    /// The opponent has answered: the message of the fall says how.
    FallAnswer {
        /// Answer to the fall.
        answer: FallAnswer,
        /// The side whose clock has fallen.
        side: Side,
    },
    /// The game has been idle for long: the game will close. Mentions the player to act.
    Idle {
        /// The player to act.
        user: UserId,
    },
    /// The game was closed because nothing happened.
    Closed,
    /// The second game of a mirrored match could not be opened.
    OneGame,
    /// A player's turn has begun, for the opponent, who asked for it.
    NextUp {
        /// The player who asked for it.
        user: UserId,
    },
    /// A draw is offered. Mentions the opponent.
    DrawOffer {
        /// The side that offers it.
        side: Side,
    },
    /// The opponent has answered: the message of the offer says how.
    DrawAnswer {
        /// True if it is a draw.
        agrees: bool,
        /// The side that offered it.
        side: Side,
    },
    /// A player wants to resign for the team. Mentions the allies.
    Resignation {
        /// The side that wants it.
        side: Side,
    },
    /// An ally has answered: the message of the request says how.
    ResignationAnswer {
        /// True if the team resigns.
        agrees: bool,
        /// The side that wanted it.
        side: Side,
    },
    /// One of several who are asked has agreed.
    Agreed {
        /// To what.
        matter: Matter,
        /// The side that has agreed.
        side: Side,
    },
    /// A line is put to the vote. Mentions those who vote.
    Proposal(Proposal),
    /// One of them has spoken: the message of the proposal says so.
    Vote {
        /// About what.
        proposal: Proposal,
        /// The side that has spoken.
        side: Side,
        voice: Voice,
    },
    /// The vote is over: the message of the proposal loses its buttons.
    VoteEnd {
        /// On what it was.
        proposal: Proposal,
        /// True if the line was said.
        is_said: bool,
    },
    /// A user is asked to take a seat over. Mentions that user.
    SeatOffer(SeatOffer),
    /// That user has answered: the message of the offer says how.
    SeatAnswer {
        /// True if the seat is taken over.
        agrees: bool,
        /// Offer of the seat.
        offer: SeatOffer,
    },
    /// An organiser has decided something about the game.
    Decided {
        /// The press by which the decision is kept.
        press: InteractionId,
    },
    /// The game is over, for the channel of the server's results.
    Result,
    /// The game's channel is lost, for the server's organisers.
    Trouble(LostPlace),
    /// The same for a player, directly: the post queues by the player's id instead of a channel's.
    DirectTrouble(LostPlace),
}

/// A channel in which nothing can be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LostPlace {
    /// The reason.
    pub lost: Lost,
    pub channel: ChannelId,
}

impl PostKind {
    /// The word for it in the store.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The sort of a post of the outbox; `None` for one of a season or of another version.
    #[must_use]
    pub fn of(post: &Post) -> Option<Self> {
        post.kind.parse().ok()
    }
}

impl PostContent {
    /// The sort of post.
    #[must_use]
    pub fn kind(self) -> PostKind {
        self.into()
    }

    /// Reads the content of a post of the outbox.
    ///
    /// # Errors
    ///
    /// If this program does not write such posts of a game.
    pub fn of(post: &Post) -> Result<Self, UnreadableContent> {
        read(&post.kind, &post.payload)
    }

    /// Matter that is asked or answered, if it is something that others agree to.
    #[must_use]
    pub fn matter(self) -> Option<Matter> {
        match self {
            Self::UndoRequest(request) | Self::UndoAnswer { request, .. } => Some(Matter::Undo(request)),
            Self::DrawOffer { side } | Self::DrawAnswer { side, .. } => Some(Matter::Draw(side)),
            Self::Fall { side } | Self::FallAnswer { side, .. } => Some(Matter::Fall(side)),
            Self::Resignation { side } | Self::ResignationAnswer { side, .. } => Some(Matter::Resignation(side)),
            Self::Agreed { matter, .. } => Some(matter),
            Self::Lobby
            | Self::Call { .. }
            | Self::Joined { .. }
            | Self::Erased { .. }
            | Self::Opening
            | Self::LobbyResult
            | Self::Turn
            | Self::Refresh
            | Self::Beside
            | Self::Chapter { .. }
            | Self::Over
            | Self::DirectResult
            | Self::UndoTold { .. }
            | Self::Reminder { .. }
            | Self::DirectReminder { .. }
            | Self::Idle { .. }
            | Self::Closed
            | Self::OneGame
            | Self::NextUp { .. }
            | Self::Proposal(_)
            | Self::Vote { .. }
            | Self::VoteEnd { .. }
            | Self::SeatOffer(_)
            | Self::SeatAnswer { .. }
            | Self::Decided { .. }
            | Self::Result
            | Self::Trouble(_)
            | Self::DirectTrouble(_) => None,
        }
    }

    /// Tells if a post of the outbox says just this.
    #[must_use]
    pub fn is_of(self, post: &Post) -> bool {
        post.kind == self.kind().word() && post.payload == payload(&self)
    }

    /// The post that says it in a channel, about the subject of the change that owes it.
    #[must_use]
    pub fn post(self, channel: ChannelId) -> NewPost {
        NewPost::new(self.kind().word(), channel, payload(&self))
    }
}
