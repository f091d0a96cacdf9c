//! Contents of posts.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumString, IntoStaticStr};
use sztab_game::Side;
use sztab_store::{ChannelId, InteractionId, LostReason, NewPost, Post, UserId};

use super::{
    FallAnswer, Matter, Proposal, SeatOffer, UndoAnswer, UndoRequest, UnreadableContent, Vote, payload, read_content,
};

/// The content of a post: the data that its message needs besides the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case", deny_unknown_fields)]
#[strum_discriminants(name(PostKind), derive(Hash, EnumString, IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The sort of a post, which the store keeps as a word.")]
pub enum PostContent {
    /// A session was opened: its seats, with the lobby's buttons.
    Lobby,
    /// A player has to ban or pick a faction. Mentions that player.
    Call {
        /// The player who is called.
        user: UserId,
    },
    /// A user has joined a session. Mentions the player who was already there.
    Joined {
        /// The user who has joined.
        user: UserId,
    },
    /// A player was erased and no longer takes part. Mentions the other players.
    Erased {
        /// The player, replaced by a number.
        user: UserId,
    },
    /// The game has begun: the factions, the starting player, the commitment.
    Opening,
    /// The game is over: its opening message becomes the result.
    LobbyResult,
    /// A player has to act: the board, the latest events, the buttons. Mentions that player.
    Turn,
    /// A message is updated to the new state: the live post while the same player continues, or the lobby's message
    /// before the first line of the log.
    Refresh,
    /// The player to act plays in a private message, so the live post points there instead of showing the same buttons.
    /// Skipped while many other posts are pending.
    Beside,
    /// A chapter of the game, such as a Battle or a combat, has ended.
    Chapter {
        /// The index among the chapters that ended at the same line, from 0.
        number: usize,
    },
    /// The game is over.
    Over,
    /// The game is over, as a direct message to a player who wants one: the post is queued under the player's id.
    DirectResult,
    /// A player has asked to undo a step. Mentions the opponent.
    UndoRequest(UndoRequest),
    /// The opponent has answered: the request's message shows the answer and loses its buttons.
    UndoAnswer {
        /// The answer to the request.
        answer: UndoAnswer,
        /// The request.
        request: UndoRequest,
    },
    /// The opponent has answered, and no turn calls the player who asked: mentions that player.
    UndoTold {
        /// The answer to the request.
        answer: UndoAnswer,
        /// The request.
        request: UndoRequest,
    },
    /// The player to act is reminded. Mentions that player.
    Reminder {
        /// The player who is reminded.
        user: UserId,
    },
    /// The player to act is reminded by a direct message.
    DirectReminder {
        /// The player who is reminded.
        user: UserId,
    },
    /// A clock has fallen. Mentions the opponent.
    Fall {
        /// The side whose clock has fallen.
        side: Side,
    },
    /// The opponent has answered: the message about the fall shows the answer.
    FallAnswer {
        /// The answer to the fall.
        answer: FallAnswer,
        /// The side whose clock has fallen.
        side: Side,
    },
    /// The game has been idle for long and will close. Mentions the player to act.
    Idle {
        /// The player to act.
        user: UserId,
    },
    /// The game was closed because it was idle.
    Closed,
    /// The second game of a mirrored match could not be opened.
    OneGame,
    /// A player's turn has begun, for an opponent who asked to be notified.
    NextUp {
        /// The player who asked to be notified.
        user: UserId,
    },
    /// A draw is offered. Mentions the opponent.
    DrawOffer {
        /// The side that offers the draw.
        side: Side,
    },
    /// The opponent has answered: the message of the offer shows the answer.
    DrawAnswer {
        /// True if the opponent agrees to the draw.
        agrees: bool,
        /// The side that offered the draw.
        side: Side,
    },
    /// A player wants to resign for the team. Mentions the allies.
    Resignation {
        /// The side that wants to resign.
        side: Side,
    },
    /// An ally has answered: the message of the request shows the answer.
    ResignationAnswer {
        /// True if the team resigns.
        agrees: bool,
        /// The side that wanted to resign.
        side: Side,
    },
    /// One of several players who were asked has agreed.
    Agreed {
        /// The matter agreed to.
        matter: Matter,
        /// The side that has agreed.
        side: Side,
    },
    /// A line is put to the vote. Mentions the voters.
    Proposal(Proposal),
    /// A vote is added to the message of the proposal.
    Vote {
        /// The proposal voted on.
        proposal: Proposal,
        /// The side that voted.
        side: Side,
        voice: Vote,
    },
    /// A vote has ended: the message of the proposal loses its buttons.
    VoteEnd {
        /// The proposal that was voted on.
        proposal: Proposal,
        /// True if the line was played.
        is_said: bool,
    },
    /// A user is asked to take over a seat. Mentions that user.
    SeatOffer(SeatOffer),
    /// The user who was asked has answered: the message of the offer shows the answer.
    SeatAnswer {
        /// True if the user takes over the seat.
        agrees: bool,
        /// The offer.
        offer: SeatOffer,
    },
    /// An organiser has made a decision about the game.
    Decided {
        /// The press under which the decision is stored.
        press: InteractionId,
    },
    /// The game is over, for the server's results channel.
    Result,
    /// The game's channel can no longer be posted to, for the server's organisers.
    Trouble(UnreachableChannel),
    /// The game's channel can no longer be posted to, as a direct message to a player: the post is queued under the
    /// player's id instead of a channel's.
    DirectTrouble(UnreachableChannel),
}

/// A channel that cannot be posted to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreachableChannel {
    /// The reason.
    pub lost: LostReason,
    pub channel: ChannelId,
}

impl PostKind {
    /// The store's key for this kind.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The kind of a post in the outbox; `None` for one of a season or of another version.
    #[must_use]
    pub fn from_post(post: &Post) -> Option<Self> {
        post.kind.parse().ok()
    }
}

impl PostContent {
    /// The kind of post.
    #[must_use]
    pub fn kind(self) -> PostKind {
        self.into()
    }

    /// Reads the content of a post in the outbox.
    ///
    /// # Errors
    ///
    /// If this program does not write such posts of a game.
    pub fn from_post(post: &Post) -> Result<Self, UnreadableContent> {
        read_content(&post.kind, &post.payload)
    }

    /// The matter that the post asks about or answers, if it requires the agreement of other players.
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

    /// True if a post in the outbox has exactly this content.
    #[must_use]
    pub fn matches(self, post: &Post) -> bool {
        post.kind == self.kind().key() && post.payload == payload(&self)
    }

    /// The post with this content in a channel, about the game of the change that owes it.
    #[must_use]
    pub fn into_post(self, channel: ChannelId) -> NewPost {
        NewPost::new(self.kind().key(), channel, payload(&self))
    }
}
