//! Resigning: immediately for a side without allies, otherwise with their consent.
//!
//! A side may leave a game that continues: by `resign`, by `claim`, by time in a live game, or by a decision of an
//! organiser. The rules determine whether the game continues; the referee tries it out on a copy
//! (`Session::continues_without`).

use sztab_game::Side;
use sztab_store::{Change, NewPost, Seq, Status};

use super::act::{LineBatch, LineToPlay};
use super::content::{Matter, PostContent};
use super::{ActionResult, Line, Referee, RefereeError, Request, Session};

/// The result of asking to resign.
#[derive(Debug)]
pub enum ResignationResult {
    Done(Box<ActionResult>),
    /// The allies have been asked.
    Asked,
}

impl Referee {
    /// Resigns for a side, or asks its allies to agree.
    ///
    /// # Errors
    ///
    /// If the user has already asked, is out of the game or has seen an older version, or if the game is not in play.
    pub async fn resign(&self, request: Request) -> Result<ResignationResult, RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        let side = self.requesting_side(&before, &request).await?;
        before.refuse_out(side)?;
        if before.sides_to_agree(Matter::Resignation(side)).is_empty() {
            let lines = vec![LineToPlay::from_user(side, request.user, Line::Resign)];
            let interaction = Some(request.interaction);
            let said = LineBatch { lines, interaction, at: request.at, also: Vec::new(), only_draws: false };
            return Ok(ResignationResult::Done(Box::new(self.play_lines(&mut slot, &before, said).await?)));
        }
        if self.sides_wanting_to_resign(&before).await?.contains(&side) {
            return Err(RefereeError::OthersAsked);
        }
        let post = PostContent::Resignation { side }.into_post(before.record.channel);
        self.store()
            .queue_posts(request.game, Change::at(request.at).with_interaction(request.interaction).with_post(post))
            .await?;
        Ok(ResignationResult::Asked)
    }

    /// Carries out an ally's answer to a side that wants to resign.
    ///
    /// # Errors
    ///
    /// If the side does not want to resign, or no longer does; if the answer is not up to the user.
    pub async fn answer_resignation(&self, request: Request, side: Side, accepts: bool) -> Result<(), RefereeError> {
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        // The request stands while others play, so the version of its button is irrelevant.
        let ally = self.requesting_side(&before, &Request { seen: None, ..request.clone() }).await?;
        if self.store().is_press_applied(request.interaction).await? {
            return Err(RefereeError::Repeated { game: request.game });
        }
        if !self.sides_wanting_to_resign(&before).await?.contains(&side) {
            return Err(RefereeError::ResignationGone);
        }
        if !before.sides_to_agree(Matter::Resignation(side)).contains(ally) {
            return Err(RefereeError::OthersAnswer);
        }
        if !accepts {
            let change = Change::at(request.at)
                .with_interaction(request.interaction)
                .with_post(answer_post(&before, false, side));
            return Ok(self.store().queue_posts(request.game, change).await?);
        }
        if !self.record_agreement(&before, Matter::Resignation(side), ally, &request).await? {
            return Ok(());
        }
        let maker = before.player(side).unwrap_or(request.user);
        let lines = vec![LineToPlay::from_user(side, maker, Line::Resign)];
        let also = vec![answer_post(&before, true, side)];
        let said = LineBatch { lines, interaction: Some(request.interaction), at: request.at, also, only_draws: false };
        self.play_lines(&mut slot, &before, said).await?;
        Ok(())
    }

    /// The sides with an open request to resign. A request stays open until it is answered, or the side's player plays
    /// on.
    async fn sides_wanting_to_resign(&self, session: &Session) -> Result<Vec<Side>, RefereeError> {
        if session.record.status != Status::Running {
            return Ok(Vec::new());
        }
        let posts = self.store().load_posts(session.record.id).await?;
        let mut standing: Vec<(Side, Seq)> = Vec::new();
        for post in &posts {
            match PostContent::from_post(post) {
                Ok(PostContent::Resignation { side }) => standing.push((side, post.seq)),
                Ok(PostContent::ResignationAnswer { side, .. }) => standing.retain(|(asker, _)| *asker != side),
                _ => {}
            }
        }
        let log = self.store().load_log(session.record.id).await?;
        let plays_on = |side: Side, seq: Seq| {
            log.iter().any(|entry| entry.seq > seq && entry.side == side.0 && !entry.prompt.is_unprompted())
        };
        Ok(standing.into_iter().filter(|&(side, seq)| !plays_on(side, seq)).map(|(side, _)| side).collect())
    }
}

fn answer_post(session: &Session, agrees: bool, side: Side) -> NewPost {
    PostContent::ResignationAnswer { agrees, side }.into_post(session.record.channel)
}
