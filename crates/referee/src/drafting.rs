//! Bans and picks in a session: the permission to act, and the data to write.

use sztab_game::{FactionMode, Kind};
use sztab_store::{Change, Game as Record, GameId, Status, StoreError, TermsSwap, UserId};

use super::content::PostContent;
use super::draft::{Draft, Role};
use super::options::{LobbyOptions, host_and_guest};
use super::{Referee, RefereeError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraftPoint {
    /// Number of times the draft has been restarted.
    pub round: u32,
    /// Number of steps made since the last restart.
    pub steps: usize,
}

impl Referee {
    /// Bans or picks a faction for the next player. `at` is the point of the draft at which the player was asked.
    ///
    /// # Errors
    ///
    /// If it is not the user's turn, the draft has moved on, the faction is not available, or the lobby has closed.
    pub async fn take_draft_step(
        &self,
        game: GameId,
        user: UserId,
        faction: &str,
        seen: DraftPoint,
        change: Change,
    ) -> Result<(), RefereeError> {
        let record = self.store.load_game(game).await?;
        match self.options_after_step(&record, user, faction, seen) {
            Ok(options) => {
                let change = self.ping_next_drafter(&record, &options, change);
                let exchange = TermsSwap { expected: record.options, options: options.to_text() };
                Ok(self.store.set_options(game, &exchange, change).await?)
            }
            Err(refused) => match change.interaction {
                // For a repeated press, the draft has moved on because of the press itself: report it as repeated, not
                // as wrong.
                Some(press) if self.store.is_press_applied(press).await? => Err(RefereeError::Repeated { game }),
                _ => Err(refused),
            },
        }
    }

    /// The options of a session with one more step.
    fn options_after_step(
        &self,
        record: &Record,
        user: UserId,
        faction: &str,
        seen: DraftPoint,
    ) -> Result<LobbyOptions, RefereeError> {
        let mut options = LobbyOptions::from_record(record)?;
        if record.status != Status::Lobby {
            return Err(RefereeError::NotRunning(record.id));
        }
        if self.seating_of(&options).factions != FactionMode::Draft {
            return Err(RefereeError::FactionNotChosen);
        }
        record.seat_of(user).ok_or(RefereeError::NotSeated(record.id))?;
        let mut draft = self.draft_progress(&self.find_kind(record)?, &options);
        if seen != (DraftPoint { round: options.draft.round, steps: draft.steps().len() }) {
            return Err(StoreError::LobbyChanged(record.id).into());
        }
        host_and_guest(record).ok_or(RefereeError::SeatsOpen)?;
        let next = self.next_drafter(record, &options).ok_or(StoreError::LobbyChanged(record.id))?;
        if next != user {
            return Err(RefereeError::NotYourDraft { next });
        }
        if !draft.take(faction) {
            return Err(RefereeError::NoSuchFaction);
        }
        options.draft.steps = draft.steps().to_vec();
        Ok(options)
    }

    /// Pings the next player with a new post, because an edited message does not notify.
    fn ping_next_drafter(&self, record: &Record, options: &LobbyOptions, change: Change) -> Change {
        match self.next_drafter(record, options) {
            Some(user) => change.with_post(PostContent::Call { user }.into_post(record.channel)),
            None => change,
        }
    }

    /// Progress of ban and pick in a session.
    #[must_use]
    pub fn draft_progress(&self, kind: &Kind, options: &LobbyOptions) -> Draft {
        Draft::replay(self.files(kind).iter().map(|file| file.id.as_str()), &options.draft.steps)
    }

    /// The player who has to ban or pick now; `None` unless the session is full.
    #[must_use]
    pub fn next_drafter(&self, record: &Record, options: &LobbyOptions) -> Option<UserId> {
        let [host, guest] = host_and_guest(record)?;
        let (role, _) = self.draft_progress(&self.find_kind(record).ok()?, options).next_step()?;
        Some(match role {
            Role::Host => host.user,
            Role::Guest => guest.user,
        })
    }
}
