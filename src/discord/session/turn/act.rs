//! Playing lines by a press.

use sztab_game::{Language, Side};
use sztab_referee::{Act, Acted, DoneBefore, RefereeError, Request, Session};
use sztab_store::InteractionId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;
use crate::discord::session::press::Press;
use sztab_game::view::Theme;

/// A bit set in the id of the second of two actions caused by one press. Discord's ids will not have it set before
/// 2049.
const SECOND_ACT: u64 = 1 << 62;

/// The outcome of a press that plays a line.
pub(crate) enum Did {
    /// The line was played.
    Now(Box<Acted>),
    /// An earlier press has already had the same effect.
    Before(Box<DoneBefore>),
}

/// "Done: Runner to D2, facing NE. Your turn is over."
fn done_sentence(before: &Session, side: Side, line: &str, has_ended: bool, theme: Theme) -> String {
    if !has_ended {
        return done_phrase(before, side, line, theme.language);
    }
    line_sentence(before, side, line, theme.language, "done-and-ended")
}

/// "Done: Runner to D2, facing NE."
pub fn done_phrase(before: &Session, side: Side, line: &str, language: Language) -> String {
    line_sentence(before, side, line, language, "done")
}

/// The text about an action that was carried out or put to the vote.
pub fn acted_phrase(before: &Session, acted: &Acted, line: &str, language: Language) -> String {
    let key = if acted.is_proposal { "vote-proposed" } else { "done" };
    line_sentence(before, acted.side, line, language, key)
}

/// A text about a played line; a generic one for input that is not a line of the game, such as resigning.
fn line_sentence(before: &Session, side: Side, line: &str, language: Language, key: &str) -> String {
    if before.game().read(side, line).is_err() {
        return word(language, "done-plain");
    }
    let phrase = before.view().phrase(before.game(), side, line, language);
    text(language, key, &[("action", phrase.into())])
}

/// True if the turn has passed to another side.
fn has_passed(before: &Session, now: &Session) -> bool {
    let turn = |session: &Session| session.view().turn_number(session.game()).ok_or(session.game().turn());
    turn(before) != turn(now)
}

impl Bot {
    /// Plays a line at the version that a button was made for.
    pub(crate) async fn act_on(&self, press: &Press<'_>, line: &str) -> Result<Did, Failure> {
        self.say_on(press, Act::Line(line.to_owned()), line).await
    }

    /// As [`act_on`](Self::act_on), for any act and its first line.
    async fn say_on(&self, press: &Press<'_>, act: Act, line: &str) -> Result<Did, Failure> {
        let id = &press.id;
        let user = press.user();
        let request =
            Request { game: id.game, user, seen: Some(id.seq), interaction: press.interaction(), at: self.now(), act };
        match self.referee.act(request).await {
            Ok(acted) => {
                self.menus.note_line((id.game, user), line);
                // With `DoEnd`, the outbox is notified only after the turn has ended, so that the turn is not posted
                // before its end.
                if id.operation != Operation::DoEnd {
                    self.notify_outbox();
                }
                Ok(Did::Now(Box::new(acted)))
            }
            Err(stale @ RefereeError::Stale { .. }) => {
                // After two quick taps, the reply to the second one is found in the log.
                match self.referee.find_done_before(id.game, id.seq, user, line).await? {
                    Some(done) => Ok(Did::Before(Box::new(done))),
                    None => Err(stale.into()),
                }
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Plays a line from the public post; the outbox shows the outcome publicly. The end of a turn may need
    /// confirmation.
    pub(crate) async fn act_publicly(&self, press: &Press<'_>, line: &str) -> Result<(), Failure> {
        let theme = press.theme;
        if self.may_end_turn(line)
            && let Ok((session, side)) = self.seat_of(press).await
            && let Some(question) = self.end_question(&session, side, theme).await?
        {
            return Ok(self.put_menu(press, question, true).await?);
        }
        match self.act_on(press, line).await {
            // The same press was delivered twice, so the outcome is already in the channel.
            Ok(_) | Err(Failure::Referee(RefereeError::Repeated { .. })) => Ok(()),
            Err(failure) => Err(failure),
        }
    }

    /// Plays a line in private and shows the panel again. With `then_ends` the turn ends afterwards.
    pub(crate) async fn act_in_turn(&self, press: &Press<'_>, line: &str, then_ends: bool) -> Result<Answer, Failure> {
        let (id, theme) = (&press.id, press.theme);
        if self.may_end_turn(line)
            && id.operation == Operation::Do
            && let Ok((session, side)) = self.seat_of(press).await
            && let Some(question) = self.end_question(&session, side, theme).await?
        {
            return Ok(question);
        }
        let before = self.session_of(press).await?;
        let user = press.user();
        let side = before.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
        self.menus.previews((id.game, user), None, self.now());
        if before.view().is_together(line) {
            let lines = self.referee.together(&before, side, line).await?;
            let Some(first) = lines.first().cloned() else {
                return Ok(self.turn_message(&before, side, theme, word(theme.language, "not-possible-now")).await);
            };
            let session = match self.say_on(press, Act::Lines(lines), &first).await? {
                Did::Now(acted) => acted.session,
                Did::Before(done) => done.now,
            };
            return Ok(self.turn_message(&session, side, theme, word(theme.language, "done-plain")).await);
        }
        match self.act_on(press, line).await {
            Ok(Did::Now(acted)) if then_ends && !acted.is_proposal => {
                Ok(self.end_after(press, &before, &acted, line).await)
            }
            Ok(Did::Now(acted)) => {
                let done = acted_phrase(&before, &acted, line, theme.language);
                Ok(self.turn_message(&acted.session, side, theme, done).await)
            }
            Ok(Did::Before(done)) => {
                let DoneBefore { before, now } = *done;
                let side = before.side_of(user).unwrap_or(side);
                let has_ended = then_ends && has_passed(&before, &now);
                let done = done_sentence(&before, side, line, has_ended, theme);
                Ok(self.turn_message(&now, side, theme, done).await)
            }
            Err(Failure::Referee(RefereeError::Repeated { .. })) => {
                let session = self.session_of(press).await?;
                Ok(self.turn_message(&session, side, theme, word(theme.language, "repeated")).await)
            }
            Err(failure) => Err(failure),
        }
    }

    /// Ends the turn after an action. If that is impossible, the action still counts and the player is informed.
    pub(crate) async fn end_after(&self, press: &Press<'_>, before: &Session, acted: &Acted, line: &str) -> Answer {
        let theme = press.theme;
        let side = acted.side;
        // A standing order or a full board may already have ended the turn.
        let end = acted.session.kind().info().end_of_turn;
        let Some(end) = end.filter(|_| !has_passed(before, &acted.session)) else {
            self.notify_outbox();
            let done = done_sentence(before, side, line, true, theme);
            return self.turn_message(&acted.session, side, theme, done).await;
        };
        let request = Request {
            game: before.record.id,
            user: press.user(),
            seen: Some(acted.session.seq),
            interaction: InteractionId(press.reference() | SECOND_ACT),
            at: self.now(),
            act: Act::Line(end.to_owned()),
        };
        let ended = self.referee.act(request).await;
        self.notify_outbox();
        match ended {
            Ok(ended) => {
                let done = done_sentence(before, side, line, true, theme);
                self.turn_message(&ended.session, side, theme, done).await
            }
            Err(error) => {
                let why = Failure::from(error).sentence(theme.language, press.reference());
                let done = done_phrase(before, side, line, theme.language);
                let now = self.session_of(press).await;
                let now = now.as_ref().unwrap_or(&acted.session);
                let told = text(theme.language, "done-not-ended", &[("done", done.into()), ("why", why.into())]);
                self.turn_message(now, side, theme, told).await
            }
        }
    }
}
