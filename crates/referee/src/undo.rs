//! Undoing a step: immediately if no player loses anything by it, otherwise with the consent of all others who still
//! play.
//!
//! A step is undone immediately if it is the player's last one, nothing was drawn, no turn or chapter began or ended,
//! and no other side has to act. In a rated game, other steps cannot be undone. An answer counts only if its request is
//! in the outbox.

use sztab_game::{LineNumber, Side};
use sztab_store::{Append, Change, GameId, LineCause, NewEntry, NewPost, Seq};

use super::clock::{Clock, Turns};
use super::content::{Matter, PostContent, UndoAnswer, UndoRequest};
use super::fold::{FreeUndo, undo_line};
use super::owed::owed_posts;
use super::path::Path;
use super::timing::WrittenLines;
use super::{ActionResult, Line, LobbyOptions, Referee, RefereeError, Request, Session};

/// The result of asking to undo a step.
#[derive(Debug)]
pub enum UndoResult {
    /// The step was undone without asking.
    Done(Box<ActionResult>),
    /// The opponent has been asked about this step.
    Asked {
        /// The session, unchanged.
        session: Box<Session>,
        request: UndoRequest,
    },
}

impl Referee {
    /// Undoes a user's last step, or asks the opponent to agree to it.
    ///
    /// # Errors
    ///
    /// If there is nothing to undo, the same request is open or was refused, the step cannot be undone in a rated game,
    /// the user has seen an older version, or the store fails.
    pub async fn undo(&self, request: Request) -> Result<UndoResult, RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        let side = self.requesting_side(&before, &request).await?;
        before.refuse_out(side)?;
        let own = before.takes_back.filter(|step| step.side == side);
        let step = if let Some(step) = own {
            step
        } else {
            let to = self.find_line_before_last_step(&before, side).await?;
            // The step has revealed something or passed the turn: ratings must not depend on who agrees to an undo.
            if !before.is_multiplayer() && LobbyOptions::from_record(&before.record)?.rated {
                return Err(RefereeError::RatedGoesOn);
            }
            let asked = UndoRequest { side, to };
            if !before.sides_to_agree(Matter::Undo(asked)).is_empty() {
                return self.ask_to_undo(before, asked, &request).await;
            }
            FreeUndo { side, to }
        };
        *slot = None;
        let acted = self.write_undo(&before, step, &request, None).await?;
        *slot = Some(acted.session.clone());
        Ok(UndoResult::Done(Box::new(acted)))
    }

    async fn find_line_before_last_step(&self, session: &Session, side: Side) -> Result<Seq, RefereeError> {
        let counting = Path::load_lines_in_force(self.store(), session.record.id, session.seq).await?;
        // An automatic draw is not a step of its player.
        let is_step = |&index: &usize| counting[index].side == side.0 && counting[index].prompt != LineCause::Automatic;
        let last = (0..counting.len()).rev().find(is_step).ok_or(RefereeError::NothingToUndo)?;
        Ok(if last == 0 { Seq::OPENING } else { counting[last - 1].seq })
    }

    /// Asks the opponent to agree to undoing the user's last step and everything after it.
    async fn ask_to_undo(
        &self,
        session: Session,
        asked: UndoRequest,
        request: &Request,
    ) -> Result<UndoResult, RefereeError> {
        let earlier = self
            .load_undo_requests(request.game, session.seq)
            .await?
            .into_iter()
            .find(|(earlier, _)| *earlier == asked);
        match earlier {
            Some((_, Some(UndoAnswer::Refused))) if session.is_multiplayer() => {
                return Err(RefereeError::OthersRefused);
            }
            Some((_, Some(UndoAnswer::Refused))) => return Err(RefereeError::UndoRefused),
            Some(_) if session.is_multiplayer() => return Err(RefereeError::OthersAsked),
            Some(_) => return Err(RefereeError::UndoAsked),
            None => {}
        }
        let post = PostContent::UndoRequest(asked).into_post(session.record.channel);
        let change = Change::at(request.at).with_interaction(request.interaction).with_post(post);
        self.store().queue_posts(request.game, change).await?;
        Ok(UndoResult::Asked { session: Box::new(session), request: asked })
    }

    /// Carries out the opponent's answer to a request for an undo.
    ///
    /// # Errors
    ///
    /// If there is no such request, it has already been answered, the user is not the one asked, the game has changed,
    /// or the store fails.
    pub async fn answer_undo(
        &self,
        request: Request,
        asked: UndoRequest,
        answer: UndoAnswer,
    ) -> Result<(), RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        let side = self.requesting_side(&before, &request).await?;
        before.refuse_out(side)?;
        // The request is looked up rather than trusted: the argument of a button proves nothing.
        let open = self.load_undo_requests(request.game, before.seq).await?;
        match open.iter().find(|(known, _)| *known == asked) {
            Some((_, None)) if before.sides_to_agree(Matter::Undo(asked)).contains(side) => {}
            Some((_, None)) => return Err(before.not_asked_error()),
            Some((_, Some(_))) | None => return Err(RefereeError::UndoGone),
        }
        if answer == UndoAnswer::Accepted
            && !self.record_agreement(&before, Matter::Undo(asked), side, &request).await?
        {
            return Ok(());
        }
        let channel = before.record.channel;
        let told = PostContent::UndoAnswer { answer, request: asked }.into_post(channel);
        match answer {
            UndoAnswer::Refused => {
                let asker = PostContent::UndoTold { answer, request: asked }.into_post(channel);
                let change =
                    Change::at(request.at).with_interaction(request.interaction).with_post(told).with_post(asker);
                self.store().queue_posts(request.game, change).await?;
            }
            UndoAnswer::Accepted => {
                *slot = None;
                let step = FreeUndo { side: asked.side, to: asked.to };
                let acted = self.write_undo(&before, step, &request, Some(told)).await?;
                *slot = Some(acted.session);
            }
        }
        Ok(())
    }

    /// The requests made at a version of a game, with their answers.
    async fn load_undo_requests(
        &self,
        game: GameId,
        seq: Seq,
    ) -> Result<Vec<(UndoRequest, Option<UndoAnswer>)>, RefereeError> {
        let posts = self.store().load_posts(game).await?;
        let mut requests: Vec<(UndoRequest, Option<UndoAnswer>)> = Vec::new();
        for post in posts.iter().filter(|post| post.seq == seq) {
            match PostContent::from_post(post) {
                Ok(PostContent::UndoRequest(asked)) => requests.push((asked, None)),
                Ok(PostContent::UndoAnswer { answer, request }) => {
                    for (_, open) in requests.iter_mut().filter(|(asked, _)| *asked == request) {
                        open.get_or_insert(answer);
                    }
                }
                _ => {}
            }
        }
        Ok(requests)
    }

    /// The side of the user who asks. Refuses a request made at an older version, as [`Referee::refuse_stale`] does.
    pub(super) async fn requesting_side(&self, session: &Session, request: &Request) -> Result<Side, RefereeError> {
        let side = session.seat_in_play(request.user)?;
        self.refuse_stale(session, side, request).await?;
        Ok(side)
    }

    /// Writes the line that undoes a step and everything after it.
    async fn write_undo(
        &self,
        before: &Session,
        FreeUndo { side, to }: FreeUndo,
        request: &Request,
        told: Option<NewPost>,
    ) -> Result<ActionResult, RefereeError> {
        let mut after = self.load_back_to(before, to).await?;
        // Ping the asker: the answer may have taken a while.
        let mut posts = match told {
            Some(told) => {
                vec![told, PostContent::Turn.into_post(after.record.channel).with_buttons()]
            }
            None => owed_posts(before, side, &[], &after),
        };
        let (ended, dropped) = self.vote_end_changes(before, &[]).await?;
        posts.splice(..0, ended);
        let timing = self
            .compute_timing(
                before,
                &after,
                WrittenLines { acted: side.into(), turns: &Turns::default(), last: before.seq.next() },
                request.at,
            )
            .await?;
        let mut jobs = timing.jobs;
        jobs.extend(dropped);
        let clock = timing.clock.as_ref().map(Clock::to_text);
        after.record.clock.clone_from(&clock);
        let append = Append {
            game: request.game,
            expected: before.seq,
            entries: vec![NewEntry { side: side.0, line: undo_line(to), actor: request.user, prompt: LineCause::Act }],
            // If a snapshot were stored here, it could no longer be determined whether the next step can be undone.
            snapshot: None,
            end: None,
            change: Change {
                at: request.at,
                interaction: Some(request.interaction),
                posts,
                jobs,
                clock,
                decision: None,
            },
        };
        after.seq = self.store().append(append).await?.seq;
        Ok(ActionResult { session: after, events: Vec::new(), side, is_proposal: false })
    }

    /// The first line that a request would undo, with the session in which it was played; `None` if it is not an action
    /// of the game.
    pub async fn find_undone_step(
        &self,
        session: &Session,
        asked: UndoRequest,
    ) -> Result<Option<(Session, String)>, RefereeError> {
        let counting = Path::load_lines_in_force(self.store(), session.record.id, session.seq).await?;
        // A secret line stays secret even if its side wants to undo it.
        let closed = session.game.closed_lines();
        let next = counting.iter().find(|entry| entry.seq > asked.to);
        let next = next.filter(|entry| !closed.contains(&LineNumber(entry.seq.0))).map(|entry| entry.line.clone());
        let then = self.load_back_to(session, asked.to).await?;
        Ok(match next.and_then(|line| Line::parse(&line, &*then.game, asked.side).ok()) {
            Some(Line::Action(line)) => Some((then, line)),
            _ => None,
        })
    }
}
