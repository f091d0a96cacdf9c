//! What posts say.

use sztab_game::Side;
use sztab_store::{ChannelId, InteractionId, Lost, NewPost, Post, UserId};
use sztab_words::worded;

use super::words::{Words, consent_word};
use super::{FallAnswer, Matter, SeatOffer, UndoAnswer, UndoRequest, UnreadableContent};

worded! {
    /// The sort of a post that is owed. The words are those of the database.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum PostKind {
        /// A table was opened: its seats, with the buttons of the lobby.
        Lobby = "lobby",
        /// A player is to ban or pick an army. Mentions that player.
        Call = "call",
        /// A user has joined a table. Mentions the player who was there before.
        Joined = "joined",
        /// A player was erased and takes no further part. Mentions the others.
        Erased = "erased",
        /// The game has begun: armies, who starts, the commitment.
        Opening = "opening",
        /// The game is over: the message that it was opened with becomes its result.
        LobbyResult = "lobby-result",
        /// A player has to act: the board, what happened, the buttons. Mentions that player.
        Turn = "turn",
        /// A message shows the new state: the live post while the same player goes on, before the first line of the log
        /// that of the lobby.
        Refresh = "refresh",
        /// The player to act plays in a private message: the live post shows the way to it instead of the same buttons.
        /// Left out while there is much else to send.
        Beside = "beside",
        /// A chapter of the game ended: a Battle, a combat.
        Chapter = "chapter",
        /// The game is over.
        Over = "over",
        /// The same for a player who wants the result as a direct message: the post queues by the player's id.
        DirectResult = "direct-result",
        /// A player asks to take something back. Mentions the opponent.
        UndoRequest = "undo-request",
        /// The opponent has answered: the request's message says how, and loses its buttons.
        UndoAnswer = "undo-answer",
        /// The same for the player who has asked and is not called by a turn: mentions that player.
        UndoTold = "undo-told",
        /// The player to act is reminded. Mentions that player.
        Reminder = "reminder",
        /// The same as a direct message.
        DirectReminder = "direct-reminder",
        /// A clock has fallen. Mentions the opponent.
        Fall = "fall",
        /// The opponent has answered: the message of the fall says how.
        FallAnswer = "fall-answer",
        /// Nothing has happened for long: the game will close. Mentions the player to act.
        Idle = "idle",
        /// The game was closed because nothing happened.
        Closed = "closed",
        /// The second game of a mirrored match could not be opened.
        OneGame = "one-game",
        /// A player's turn has begun, for the opponent, who asked for it.
        NextUp = "next-up",
        /// A draw is offered. Mentions the opponent.
        DrawOffer = "draw-offer",
        /// The opponent has answered: the message of the offer says how.
        DrawAnswer = "draw-answer",
        /// A player wants to resign for the team. Mentions the allies.
        Resignation = "resignation",
        /// An ally has answered: the message of the request says how.
        ResignationAnswer = "resignation-answer",
        /// One of several who are asked has agreed.
        Agreed = "agreed",
        /// A user is asked to take a seat over. Mentions that user.
        SeatOffer = "seat-offer",
        /// That user has answered: the message of the offer says how.
        SeatAnswer = "seat-answer",
        /// An organiser has decided something about the game.
        Decided = "decided",
        /// The game is over, for the channel of the server's results.
        Result = "result",
        /// Nothing can be said in the game's channel, for the server's organisers.
        Trouble = "trouble",
        /// The same for a player, directly: the post queues by the player's id instead of a channel's.
        DirectTrouble = "direct-trouble",
    }
}

/// What a post says, with what its message is made of beside the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PostContent {
    /// [`PostKind::Lobby`].
    Lobby,
    /// [`PostKind::Call`].
    Call {
        /// The player who is called.
        user: UserId,
    },
    /// [`PostKind::Joined`].
    Joined {
        /// The user who has joined.
        user: UserId,
    },
    /// [`PostKind::Erased`].
    Erased {
        /// The player, from then on a number.
        user: UserId,
    },
    /// [`PostKind::Opening`].
    Opening,
    /// [`PostKind::LobbyResult`].
    LobbyResult,
    /// [`PostKind::Turn`].
    Turn,
    /// [`PostKind::Refresh`].
    Refresh,
    /// [`PostKind::Beside`].
    Beside,
    /// [`PostKind::Chapter`].
    Chapter {
        /// Which of those that ended at the same line, from 0.
        number: usize,
    },
    /// [`PostKind::Over`].
    Over,
    /// [`PostKind::DirectResult`].
    DirectResult,
    /// [`PostKind::UndoRequest`].
    UndoRequest(UndoRequest),
    /// [`PostKind::UndoAnswer`].
    UndoAnswer {
        /// How it was answered.
        answer: UndoAnswer,
        /// What was asked.
        request: UndoRequest,
    },
    /// [`PostKind::UndoTold`].
    UndoTold {
        /// How it was answered.
        answer: UndoAnswer,
        /// What was asked.
        request: UndoRequest,
    },
    /// [`PostKind::Reminder`].
    Reminder {
        /// The player who is reminded.
        user: UserId,
    },
    /// [`PostKind::DirectReminder`].
    DirectReminder {
        /// The player who is reminded.
        user: UserId,
    },
    /// [`PostKind::Fall`].
    Fall {
        /// The side whose clock has fallen.
        side: Side,
    },
    /// [`PostKind::FallAnswer`].
    FallAnswer {
        /// How it was answered.
        answer: FallAnswer,
        /// The side whose clock has fallen.
        side: Side,
    },
    /// [`PostKind::Idle`].
    Idle {
        /// The player to act.
        user: UserId,
    },
    /// [`PostKind::Closed`].
    Closed,
    /// [`PostKind::OneGame`].
    OneGame,
    /// [`PostKind::NextUp`].
    NextUp {
        /// The player who asked for it.
        user: UserId,
    },
    /// [`PostKind::DrawOffer`].
    DrawOffer {
        /// The side that offers it.
        side: Side,
    },
    /// [`PostKind::DrawAnswer`].
    DrawAnswer {
        /// Whether it is a draw.
        agrees: bool,
        /// The side that offered it.
        side: Side,
    },
    /// [`PostKind::Resignation`].
    Resignation {
        /// The side that wants it.
        side: Side,
    },
    /// [`PostKind::ResignationAnswer`].
    ResignationAnswer {
        /// Whether the team resigns.
        agrees: bool,
        /// The side that wanted it.
        side: Side,
    },
    /// [`PostKind::Agreed`].
    Agreed {
        /// To what.
        matter: Matter,
        /// The side that has agreed.
        side: Side,
    },
    /// [`PostKind::SeatOffer`].
    SeatOffer(SeatOffer),
    /// [`PostKind::SeatAnswer`].
    SeatAnswer {
        /// Whether the seat is taken over.
        agrees: bool,
        /// What was offered.
        offer: SeatOffer,
    },
    /// [`PostKind::Decided`].
    Decided {
        /// The press by which the decision is kept.
        press: InteractionId,
    },
    /// [`PostKind::Result`].
    Result,
    /// [`PostKind::Trouble`].
    Trouble(LostPlace),
    /// [`PostKind::DirectTrouble`].
    DirectTrouble(LostPlace),
}

/// A channel in which nothing can be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LostPlace {
    /// Why.
    pub lost: Lost,
    pub channel: ChannelId,
}

impl PostContent {
    /// The sort of post.
    #[must_use]
    pub fn kind(self) -> PostKind {
        match self {
            Self::Lobby => PostKind::Lobby,
            Self::Call { .. } => PostKind::Call,
            Self::Joined { .. } => PostKind::Joined,
            Self::Erased { .. } => PostKind::Erased,
            Self::Opening => PostKind::Opening,
            Self::LobbyResult => PostKind::LobbyResult,
            Self::Turn => PostKind::Turn,
            Self::Refresh => PostKind::Refresh,
            Self::Beside => PostKind::Beside,
            Self::Chapter { .. } => PostKind::Chapter,
            Self::Over => PostKind::Over,
            Self::DirectResult => PostKind::DirectResult,
            Self::UndoRequest(_) => PostKind::UndoRequest,
            Self::UndoAnswer { .. } => PostKind::UndoAnswer,
            Self::UndoTold { .. } => PostKind::UndoTold,
            Self::Reminder { .. } => PostKind::Reminder,
            Self::DirectReminder { .. } => PostKind::DirectReminder,
            Self::Fall { .. } => PostKind::Fall,
            Self::FallAnswer { .. } => PostKind::FallAnswer,
            Self::Idle { .. } => PostKind::Idle,
            Self::Closed => PostKind::Closed,
            Self::OneGame => PostKind::OneGame,
            Self::NextUp { .. } => PostKind::NextUp,
            Self::DrawOffer { .. } => PostKind::DrawOffer,
            Self::DrawAnswer { .. } => PostKind::DrawAnswer,
            Self::Resignation { .. } => PostKind::Resignation,
            Self::ResignationAnswer { .. } => PostKind::ResignationAnswer,
            Self::Agreed { .. } => PostKind::Agreed,
            Self::SeatOffer(_) => PostKind::SeatOffer,
            Self::SeatAnswer { .. } => PostKind::SeatAnswer,
            Self::Decided { .. } => PostKind::Decided,
            Self::Result => PostKind::Result,
            Self::Trouble(_) => PostKind::Trouble,
            Self::DirectTrouble(_) => PostKind::DirectTrouble,
        }
    }

    /// The payload: the fields as words with single spaces between them, in the order in which they are declared. Empty
    /// where there are none.
    #[must_use]
    pub fn payload(self) -> String {
        match self {
            Self::Lobby
            | Self::Opening
            | Self::LobbyResult
            | Self::Turn
            | Self::Refresh
            | Self::Beside
            | Self::Over
            | Self::DirectResult
            | Self::Closed
            | Self::Result
            | Self::OneGame => String::new(),
            Self::Call { user }
            | Self::Joined { user }
            | Self::Erased { user }
            | Self::Reminder { user }
            | Self::DirectReminder { user }
            | Self::Idle { user }
            | Self::NextUp { user } => user.to_string(),
            Self::Decided { press } => press.to_string(),
            Self::Chapter { number } => number.to_string(),
            Self::Fall { side } | Self::DrawOffer { side } | Self::Resignation { side } => side.0.to_string(),
            Self::UndoRequest(request) => request.to_text(),
            Self::UndoAnswer { answer, request } | Self::UndoTold { answer, request } => {
                format!("{} {}", answer.word(), request.to_text())
            }
            Self::FallAnswer { answer, side } => format!("{} {}", answer.word(), side.0),
            Self::DrawAnswer { agrees, side } | Self::ResignationAnswer { agrees, side } => {
                format!("{} {}", consent_word(agrees), side.0)
            }
            Self::Agreed { matter, side } => format!("{} {}", matter.to_text(), side.0),
            Self::SeatOffer(offer) => offer.to_text(),
            Self::SeatAnswer { agrees, offer } => format!("{} {}", consent_word(agrees), offer.to_text()),
            Self::Trouble(place) | Self::DirectTrouble(place) => place.to_text(),
        }
    }

    /// Reads what [`PostContent::kind`] and [`PostContent::payload`] wrote.
    ///
    /// # Errors
    ///
    /// If they wrote something else.
    pub fn parse(kind: &str, payload: &str) -> Result<Self, UnreadableContent> {
        let content = PostKind::of_word(kind).and_then(|kind| match Self::bare(kind) {
            Some(content) => payload.is_empty().then_some(content),
            None => Words::read(payload, |words| Self::of_words(kind, words)),
        });
        content.ok_or_else(|| UnreadableContent { kind: kind.to_owned(), payload: payload.to_owned() })
    }

    /// The content of a kind without a payload.
    fn bare(kind: PostKind) -> Option<Self> {
        Some(match kind {
            PostKind::Lobby => Self::Lobby,
            PostKind::Opening => Self::Opening,
            PostKind::LobbyResult => Self::LobbyResult,
            PostKind::Turn => Self::Turn,
            PostKind::Refresh => Self::Refresh,
            PostKind::Beside => Self::Beside,
            PostKind::Over => Self::Over,
            PostKind::DirectResult => Self::DirectResult,
            PostKind::Closed => Self::Closed,
            PostKind::OneGame => Self::OneGame,
            PostKind::Result => Self::Result,
            _ => return None,
        })
    }

    /// The content of any other kind.
    fn of_words(kind: PostKind, words: &mut Words<'_>) -> Option<Self> {
        Some(match kind {
            PostKind::Call => Self::Call { user: words.user()? },
            PostKind::Joined => Self::Joined { user: words.user()? },
            PostKind::Erased => Self::Erased { user: words.user()? },
            PostKind::Reminder => Self::Reminder { user: words.user()? },
            PostKind::DirectReminder => Self::DirectReminder { user: words.user()? },
            PostKind::Idle => Self::Idle { user: words.user()? },
            PostKind::NextUp => Self::NextUp { user: words.user()? },
            PostKind::Chapter => Self::Chapter { number: words.number()? },
            PostKind::Fall => Self::Fall { side: words.side()? },
            PostKind::DrawOffer => Self::DrawOffer { side: words.side()? },
            PostKind::UndoRequest => Self::UndoRequest(UndoRequest::of_words(words)?),
            PostKind::UndoAnswer => {
                let answer = UndoAnswer::of_word(words.word()?)?;
                Self::UndoAnswer { answer, request: UndoRequest::of_words(words)? }
            }
            PostKind::UndoTold => {
                let answer = UndoAnswer::of_word(words.word()?)?;
                Self::UndoTold { answer, request: UndoRequest::of_words(words)? }
            }
            PostKind::FallAnswer => {
                Self::FallAnswer { answer: FallAnswer::of_word(words.word()?)?, side: words.side()? }
            }
            PostKind::DrawAnswer => Self::DrawAnswer { agrees: words.consent()?, side: words.side()? },
            PostKind::Resignation => Self::Resignation { side: words.side()? },
            PostKind::ResignationAnswer => Self::ResignationAnswer { agrees: words.consent()?, side: words.side()? },
            PostKind::Agreed => Self::Agreed { matter: Matter::of_words(words)?, side: words.side()? },
            PostKind::SeatOffer => Self::SeatOffer(SeatOffer::of_words(words)?),
            PostKind::SeatAnswer => Self::SeatAnswer { agrees: words.consent()?, offer: SeatOffer::of_words(words)? },
            PostKind::Decided => Self::Decided { press: InteractionId(words.number()?) },
            PostKind::Trouble => Self::Trouble(LostPlace::of_words(words)?),
            PostKind::DirectTrouble => Self::DirectTrouble(LostPlace::of_words(words)?),
            PostKind::Lobby
            | PostKind::Opening
            | PostKind::LobbyResult
            | PostKind::Turn
            | PostKind::Refresh
            | PostKind::Beside
            | PostKind::Over
            | PostKind::DirectResult
            | PostKind::Closed
            | PostKind::Result
            | PostKind::OneGame => return None,
        })
    }

    /// What a post of the outbox says.
    pub fn of(post: &Post) -> Result<Self, UnreadableContent> {
        Self::parse(&post.kind, &post.payload)
    }

    /// What is asked or answered, if it is something that others agree to.
    #[must_use]
    pub fn matter(self) -> Option<Matter> {
        match self {
            Self::UndoRequest(request) | Self::UndoAnswer { request, .. } => Some(Matter::Undo(request)),
            Self::DrawOffer { side } | Self::DrawAnswer { side, .. } => Some(Matter::Draw(side)),
            Self::Fall { side } | Self::FallAnswer { side, .. } => Some(Matter::Fall(side)),
            Self::Resignation { side } | Self::ResignationAnswer { side, .. } => Some(Matter::Resignation(side)),
            Self::Agreed { matter, .. } => Some(matter),
            _ => None,
        }
    }

    /// Whether a post of the outbox says just this.
    #[must_use]
    pub fn is_of(self, post: &Post) -> bool {
        post.kind == self.kind().word() && post.payload == self.payload()
    }

    /// The post that says it in a channel, about the subject of the change that owes it.
    #[must_use]
    pub fn post(self, channel: ChannelId) -> NewPost {
        NewPost::new(self.kind().word(), channel, self.payload())
    }
}

impl LostPlace {
    /// The words of a payload.
    pub(super) fn to_text(self) -> String {
        format!("{} {}", self.lost.word(), self.channel)
    }

    /// Reads what [`LostPlace::to_text`] wrote.
    pub(super) fn of_words(words: &mut Words<'_>) -> Option<Self> {
        Some(Self { lost: Lost::of_word(words.word()?)?, channel: words.channel()? })
    }
}

#[cfg(test)]
mod tests;
