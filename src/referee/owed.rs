//! Which posts are owed for what happened. What they say is made from the log when they are sent.

use crate::games::neuroshima::rules::{Event, Side};
use crate::store::NewPost;

use super::Table;

/// The sort of a post that is owed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PostKind {
    /// A table was opened: who sits at it, with the buttons of the lobby.
    Lobby,
    /// Somebody is to ban or pick an army. Mentions that player, who is the payload.
    Call,
    /// Somebody has joined a table; the payload is that user. Mentions the player who was there before.
    Joined,
    /// The game has begun: armies, who starts, the commitment.
    Opening,
    /// The game is over: the message that it was opened with becomes its result.
    LobbyResult,
    /// Somebody has to act: the board, what happened, the buttons. Mentions that player.
    Turn,
    /// A message shows the new state: the live post while the same player goes on, before the first line of the log
    /// that of the lobby.
    Refresh,
    /// A Battle was fought.
    Battle,
    /// The game is over.
    Over,
    /// The same for a player who wants the result as a direct message: the post queues by the player's id.
    DirectResult,
    /// A player asks to take something back. Mentions the opponent.
    UndoRequest,
    /// The opponent has answered: the request's message says how, and loses its buttons.
    UndoAnswer,
    /// The same for whoever has asked and is not called by a turn: mentions that player.
    UndoTold,
    /// Whoever is to act is reminded. Mentions that user, who is the payload.
    Reminder,
    /// The same as a direct message.
    DirectReminder,
    /// A clock has fallen; the payload is its side. Mentions the opponent.
    Fall,
    /// The opponent has answered: the message of the fall says how.
    FallAnswer,
    /// Nothing has happened for long: the game will close. Mentions whoever is to act, the payload.
    Idle,
    /// The game was closed because nothing happened.
    Closed,
    /// The second game of a mirrored match could not be opened.
    OneGame,
    /// A player's turn has begun, for the opponent, who asked for it and is the payload.
    NextUp,
    /// A draw is offered; the payload is the side that does. Mentions the opponent.
    DrawOffer,
    /// The opponent has answered: the message of the offer says how.
    DrawAnswer,
    /// Somebody is asked to take a seat over; the payload says whom it is about. Mentions that user.
    SeatOffer,
    /// That user has answered: the message of the offer says how.
    SeatAnswer,
    /// Nothing can be said in the game's channel, for the server's organisers; the payload says which and why.
    Trouble,
    /// The same for a player, directly: the post queues by the player's id instead of a channel's.
    DirectTrouble,
}

impl PostKind {
    const WORDS: [(Self, &'static str); 27] = [
        (Self::Lobby, "lobby"),
        (Self::Call, "call"),
        (Self::Joined, "joined"),
        (Self::Opening, "opening"),
        (Self::LobbyResult, "lobby-result"),
        (Self::Turn, "turn"),
        (Self::Refresh, "refresh"),
        (Self::Battle, "battle"),
        (Self::Over, "over"),
        (Self::DirectResult, "direct-result"),
        (Self::UndoRequest, "undo-request"),
        (Self::UndoAnswer, "undo-answer"),
        (Self::UndoTold, "undo-told"),
        (Self::Reminder, "reminder"),
        (Self::DirectReminder, "direct-reminder"),
        (Self::Fall, "fall"),
        (Self::FallAnswer, "fall-answer"),
        (Self::Idle, "idle"),
        (Self::Closed, "closed"),
        (Self::OneGame, "one-game"),
        (Self::NextUp, "next-up"),
        (Self::DrawOffer, "draw-offer"),
        (Self::DrawAnswer, "draw-answer"),
        (Self::SeatOffer, "seat-offer"),
        (Self::SeatAnswer, "seat-answer"),
        (Self::Trouble, "trouble"),
        (Self::DirectTrouble, "direct-trouble"),
    ];

    /// The word that the outbox keeps.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(kind, _)| *kind == self).map_or("turn", |(_, word)| word)
    }

    /// The kind with this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|&(kind, _)| kind)
    }
}

/// The posts owed for the events of one line of the log, in the order in which they are to be read.
pub(super) fn owed(before: &Table, actor: Side, events: &[Event], after: &Table) -> Vec<NewPost> {
    let channel = after.record.channel;
    let post = |kind: PostKind| NewPost::new(kind.word(), channel, String::new());
    let battles = events.iter().filter(|event| matches!(event, Event::BattleEnded { .. })).count();
    let mut posts: Vec<NewPost> =
        (0..battles).map(|number| NewPost::new(PostKind::Battle.word(), channel, number.to_string())).collect();
    if after.game.outcome().is_some() {
        posts.push(post(PostKind::Over).live());
    } else if is_new_turn_post(before, actor, events, after) {
        posts.push(post(PostKind::Turn).live());
    } else {
        posts.push(post(PostKind::Refresh));
    }
    posts
}

/// Whether somebody has to be called: a turn has begun, a Battle is over, or it is for another one to act.
fn is_new_turn_post(before: &Table, actor: Side, events: &[Event], after: &Table) -> bool {
    let begun = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::BattleEnded { .. });
    events.iter().any(begun) || after.game.to_act() != Some(actor) || before.game.to_act() != after.game.to_act()
}

/// Whether the posts owed for a line call somebody: the story of the next such post begins after it.
pub(super) fn calls(posts: &[NewPost]) -> bool {
    posts.iter().any(|post| post.live)
}
