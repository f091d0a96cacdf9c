//! Organisers' decisions about a game in play.

use crate::act::{LineBatch, LineToPlay};
use crate::clock::{Clock, HOUR_MS, MINUTE_MS, TimeControl};
use crate::content::PostContent;
use crate::{Line, Referee, RefereeError, Request, Session, is_person};
use sztab_game::{Side, Sides};
use sztab_store::{Change, Decision, Game as Record, GameId, GuildId, InteractionId, NewDecision, PageRange, Status};

/// Maximum number of hours that a decision adds to a clock.
const MAX_ADDED_HOURS: u16 = 720;
/// Maximum number of minutes that a decision adds to the clock of a live game.
const MAX_ADDED_MINUTES: u16 = 600;

/// An organiser's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruling {
    /// Time is added to the clock of a side, or to the clocks of all people.
    Extend {
        /// The side; `None` for all players.
        side: Option<Side>,
        /// Hours, or minutes in a live game.
        amount: u16,
    },
    /// The game ends: a side wins together with its allies, or no side wins. A cooperative game that no side wins is
    /// lost.
    Award(Option<Side>),
    /// A side is removed from a game in which the others play on.
    Remove(Side),
    /// The game ends without a result.
    Annul,
}

/// A stored decision, with its reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRuling {
    /// The decision; `None` if this program cannot read it.
    pub ruling: Option<Ruling>,
    /// The game, organiser, reason and time.
    pub kept: Decision,
}

/// A requested decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingRequest {
    /// The game, organiser, version and press.
    pub request: Request,
    /// Number of decisions about the game that the organiser has seen.
    pub known: usize,
    /// The decision.
    pub ruling: Ruling,
    /// The reason, which is public.
    pub reason: String,
}

impl Ruling {
    /// The stored text: `extend - 24`, `extend 1 24`, `award 0`, `award -`, `remove 2`, `annul`.
    fn to_text(self) -> String {
        let number = |side: Option<Side>| side.map_or_else(|| "-".to_owned(), |side| side.0.to_string());
        match self {
            Self::Extend { side, amount } => format!("extend {} {amount}", number(side)),
            Self::Award(winner) => format!("award {}", number(winner)),
            Self::Remove(side) => format!("remove {}", side.0),
            Self::Annul => "annul".to_owned(),
        }
    }

    /// Parses the output of [`Ruling::to_text`].
    fn from_text(text: &str) -> Option<Self> {
        let side = |word: &str| match word {
            "-" => Some(None),
            number => number.parse().ok().map(|number| Some(Side(number))),
        };
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["extend", sides, amount] => Some(Self::Extend { side: side(sides)?, amount: amount.parse().ok()? }),
            ["award", winner] => Some(Self::Award(side(winner)?)),
            ["remove", side] => Some(Self::Remove(Side(side.parse().ok()?))),
            ["annul"] => Some(Self::Annul),
            _ => None,
        }
    }
}

impl From<Decision> for StoredRuling {
    fn from(kept: Decision) -> Self {
        Self { ruling: Ruling::from_text(&kept.content), kept }
    }
}

impl Session {
    /// The sides whose clocks an organiser can extend: with time per turn only running clocks, otherwise those of all
    /// people.
    #[must_use]
    pub fn extendable_sides(&self) -> Sides {
        let Some(clock) = Clock::from_record(&self.record) else { return Sides::NONE };
        let persons = self.game().playing_sides().difference(self.computer_sides());
        if matches!(clock.control, TimeControl::PerTurn { .. }) {
            persons.intersection(clock.running_sides())
        } else {
            persons
        }
    }
}

impl Referee {
    /// Carries out an organiser's decision. The caller must have checked that the user is an organiser.
    ///
    /// # Errors
    ///
    /// If the game is not in play, the organiser plays in it, the game has changed or another decision was made since
    /// the organiser last saw it, or no time can be added.
    pub async fn carry_out_ruling(&self, asked: RulingRequest) -> Result<(), RefereeError> {
        let RulingRequest { request, known, ruling, reason } = asked;
        let slot = self.session_lock(request.game).await?;
        let mut slot = slot.lock().await;
        let before = self.load_current(&mut slot, request.game).await?;
        self.check_ruling(&before, &request, known).await?;
        let told = PostContent::Decided { press: request.interaction }.into_post(before.record.channel);
        let decision = Some(NewDecision { organiser: request.user, content: ruling.to_text(), reason });
        let change = Change::at(request.at)
            .with_interaction(request.interaction)
            .with_post(told.clone())
            .with_decision(decision.clone());
        match ruling {
            Ruling::Extend { side, amount } => {
                let change = self.add_time(&before, side, amount, change).await?;
                self.store().queue_posts(request.game, change).await?;
            }
            Ruling::Award(winner) => {
                let line = match winner {
                    Some(_) => Line::Award,
                    None if before.game().is_cooperative() => Line::AwardNone,
                    None => Line::AwardDraw,
                };
                let lines = vec![LineToPlay::from_user(winner.unwrap_or(Side(0)), request.user, line)];
                let interaction = Some(request.interaction);
                let said = LineBatch { lines, interaction, at: request.at, also: vec![told], only_draws: true };
                self.play_decided_lines(&mut slot, &before, said, decision).await?;
            }
            Ruling::Remove(side) => {
                if before.is_out(side) || !before.continues_without(side) {
                    return Err(RefereeError::NobodyToRemove);
                }
                let lines = vec![LineToPlay::from_user(side, request.user, Line::Resign)];
                let interaction = Some(request.interaction);
                let said = LineBatch { lines, interaction, at: request.at, also: vec![told], only_draws: true };
                self.play_decided_lines(&mut slot, &before, said, decision).await?;
            }
            Ruling::Annul => {
                let mut change = change.with_post(PostContent::Refresh.into_post(before.record.channel));
                change.posts.extend(self.result_post(&before.record).await?);
                *slot = None;
                self.end_without_result(&before.record, change).await?;
            }
        }
        Ok(())
    }

    /// Refuses a decision that cannot be made about the current session.
    async fn check_ruling(&self, session: &Session, request: &Request, known: usize) -> Result<(), RefereeError> {
        let game = request.game;
        if self.store().is_press_applied(request.interaction).await? {
            return Err(RefereeError::Repeated { game });
        }
        if session.record.status != Status::Running {
            return Err(RefereeError::NotRunning(game));
        }
        if session.side_of(request.user).is_some() {
            return Err(RefereeError::OwnGame);
        }
        if let Some(seen) = request.seen.filter(|&seen| seen != session.seq) {
            return Err(RefereeError::Stale { game, seen, now: session.seq });
        }
        if self.store().load_decisions(game).await?.len() != known {
            return Err(RefereeError::DecidedMeanwhile);
        }
        Ok(())
    }

    /// A change that adds time to the clock of a side, or to all clocks that can be extended.
    async fn add_time(
        &self,
        session: &Session,
        side: Option<Side>,
        amount: u16,
        change: Change,
    ) -> Result<Change, RefereeError> {
        let sides =
            side.map_or(session.extendable_sides(), |side| session.extendable_sides().intersection(Sides::from(side)));
        let Some(mut clock) = Clock::from_record(&session.record).filter(|_| !sides.is_empty()) else {
            return Err(RefereeError::NoClock);
        };
        let minutes = clock.control.is_live();
        let (most, unit) = if minutes { (MAX_ADDED_MINUTES, MINUTE_MS) } else { (MAX_ADDED_HOURS, HOUR_MS) };
        if !(1..=most).contains(&amount) {
            return Err(RefereeError::TimeOutOfRange { most, minutes });
        }
        for side in sides.iter() {
            let Some(user) = session.player(side).filter(|&user| is_person(user)) else { continue };
            let schedule = self.load_schedule(&session.record, user, change.at).await?;
            clock.extend(side, i64::from(amount) * unit, change.at, &schedule);
        }
        let jobs = self.replan_jobs(session, Some(&clock), change.at).await?;
        let refresh = PostContent::Refresh.into_post(session.record.channel);
        Ok(change.with_post(refresh).with_clock(Some(clock.to_text())).with_jobs(jobs))
    }

    /// The decisions about a game, oldest first.
    pub async fn load_rulings(&self, game: GameId) -> Result<Vec<StoredRuling>, RefereeError> {
        Ok(self.store().load_decisions(game).await?.into_iter().map(StoredRuling::from).collect())
    }

    /// The decision made by a press, if any.
    pub async fn find_ruling(&self, game: GameId, press: InteractionId) -> Result<Option<StoredRuling>, RefereeError> {
        Ok(self.load_rulings(game).await?.into_iter().find(|ruled| ruled.kept.interaction == press))
    }

    /// A page of the decisions about games of a server, newest first.
    pub async fn load_guild_rulings(&self, guild: GuildId, part: PageRange) -> Result<Vec<StoredRuling>, RefereeError> {
        Ok(self.store().load_decisions_page(guild, part).await?.into_iter().map(StoredRuling::from).collect())
    }

    /// Checks whether an organiser has annulled a game.
    pub async fn is_annulled(&self, record: &Record) -> Result<bool, RefereeError> {
        let rulings = self.load_rulings(record.id).await?;
        Ok(rulings.last().is_some_and(|ruled| ruled.ruling == Some(Ruling::Annul)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_round_trip_and_reject_other_text() {
        let side = Some(Side(1));
        for ruling in [
            Ruling::Extend { side, amount: 24 },
            Ruling::Extend { side: None, amount: 720 },
            Ruling::Award(side),
            Ruling::Award(None),
            Ruling::Remove(Side(2)),
            Ruling::Annul,
        ] {
            assert_eq!(Ruling::from_text(&ruling.to_text()), Some(ruling));
        }
        for text in ["", "extend", "extend 1", "extend x 4", "award", "award 300", "remove", "remove -", "annul 1"] {
            assert_eq!(Ruling::from_text(text), None, "{text}");
        }
    }
}
