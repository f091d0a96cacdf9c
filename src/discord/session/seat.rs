//! A player's seat: session, side and request of a press, and the lines that the side may play.

use sztab_game::view::SideQuestion;
use sztab_game::{Language, Side};
use sztab_referee::{RefereeError, Request, Session};

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;

/// The session of a press in its current state, even after the press has changed it.
pub async fn find_current_session(bot: &Bot, press: &GamePress<'_>) -> Result<Session, Failure> {
    Ok(bot.referee.load_session_of(&press.record).await?)
}

/// The session of a press and the user's side, at the version of the button.
pub async fn find_session_and_side(bot: &Bot, press: &GamePress<'_>) -> Result<(Session, Side), Failure> {
    let id = press.subject;
    let session = find_current_session(bot, press).await?;
    let user = press.user();
    let side = session.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
    if !bot.referee.has_same_question(&session, side, id.seq).await? {
        return Err(RefereeError::Stale { game: id.game, seen: id.seq, now: session.seq }.into());
    }
    session.check_may_act(side)?;
    Ok((session, side))
}

/// The request of a press.
pub fn to_request(bot: &Bot, press: &GamePress<'_>) -> Request {
    let id = press.subject;
    let user = press.user();
    Request::new(id.game, user, Some(id.seq), press.to_interaction(bot.now()))
}

/// Finishes a press whose outcome the outbox shows. A repeated press has no further effect.
pub fn finish_answer(bot: &Bot, result: Result<(), RefereeError>) -> Result<(), Failure> {
    match result {
        Ok(()) | Err(RefereeError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    bot.notify_outbox();
    Ok(())
}

/// A side of a session, and the lines that the side may play.
#[derive(Debug)]
pub struct Seat<'a> {
    pub session: &'a Session,
    pub side: Side,
    /// The complete lines that the side may play.
    pub lines: Vec<String>,
    /// The words played so far; empty if not needed.
    pub said: Vec<String>,
}

impl<'a> Seat<'a> {
    pub fn new(session: &'a Session, side: Side) -> Self {
        Self { session, side, lines: session.legal_lines(side), said: Vec::new() }
    }

    /// The same seat, with the words played so far.
    pub fn with_played_lines(self, said: Vec<String>) -> Self {
        Self { said, ..self }
    }

    /// The question that the side is asked.
    pub fn question(&self, language: Language) -> SideQuestion<'_> {
        SideQuestion { game: self.session.game(), side: self.side, lines: &self.lines, said: &self.said, language }
    }

    /// True if a line may be played.
    pub fn is_legal(&self, line: &str) -> bool {
        self.lines.iter().any(|legal| legal == line)
    }
}
