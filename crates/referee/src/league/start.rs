//! The start of a season: entry closes, players are seeded, the first stage begins.

use std::collections::{BTreeMap, BTreeSet};

use crate::Referee;
use crate::ratings::{Contestant, Standing};
use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::EntrantId;
use sztab_league::rules::Seeding;
use sztab_league::season::SeasonState;
use sztab_store::{SeasonPerson, SeasonStatus, UnixMs, UserId};

use super::ask::{SeasonRequest, WrittenLines};
use super::error::SeasonError;
use super::invite::Invitation;
use super::record::SeasonRecord;

impl Referee {
    /// Closes entry if it is open, sets the seeds if that has not been done, and begins the first stage. Each step is a
    /// separate change, so an interrupted start continues where it stopped.
    ///
    /// # Errors
    ///
    /// If the season refuses a step; earlier steps are kept.
    pub async fn start_season(&self, request: &SeasonRequest) -> Result<WrittenLines, SeasonError> {
        let mut record = self.load_season(request.season).await?;
        if record.log.season().state == SeasonState::Entry && record.log.season().presses.is_none() {
            // Entry stays open if there are too few players.
            if record.log.season().players().len() < 2 {
                return Err(SeasonError::Refused(Refusal::TooFewPlayers));
            }
            record = self.send_season_command(&request.without_press(), |_, _| Command::CloseEntry).await?.record;
        }
        if record.log.season().seeding.is_empty() && record.log.season().state == SeasonState::Entry {
            self.seed_season(&request.without_press(), record.log.season().rules.seeding).await?;
        }
        self.send_season_command(request, |_, _| Command::BeginStage).await
    }

    /// Sets the seeds of a season whose entry has closed.
    ///
    /// # Errors
    ///
    /// If the season refuses, or is to be seeded by hand.
    pub async fn seed_season(&self, request: &SeasonRequest, by: Seeding) -> Result<WrittenLines, SeasonError> {
        let record = self.load_season(request.season).await?;
        let invited = self.load_invitees(record.row.id).await?;
        let order = match by {
            Seeding::Hand => return Err(SeasonError::Refused(Refusal::NotSeeded)),
            Seeding::Lots => InitialOrder { known: Vec::new(), unknown: record.log.season().players() },
            Seeding::Rating => self.order_by_rating(&record, &invited, request.change.at).await?,
            Seeding::LastTable => self.order_by_last_table(&record, &invited, request.change.at).await?,
        };
        let sizes = record.log.season().stage_rules(0).map(|stage| stage.divisions.clone()).unwrap_or_default();
        let division_of = |entrant: EntrantId| {
            let user = record.user_of(entrant)?.user()?;
            usize::try_from(invited.get(&user)?.division?.checked_sub(1)?)
                .ok()
                .filter(|&division| division < sizes.len())
        };
        let divisions = order.split_into_divisions(&sizes, division_of);
        let command = Command::Seed { by, divisions, by_lots: order.unknown.clone() };
        self.send_season_command(request, |_, _| command.clone()).await
    }

    /// The players by rating, best first. A rating given in an invitation takes precedence over the bot's own.
    async fn order_by_rating(
        &self,
        record: &SeasonRecord,
        invited: &BTreeMap<UserId, Invitation>,
        at: UnixMs,
    ) -> Result<InitialOrder, SeasonError> {
        let ratings = self.load_seeding_ratings(record, at).await?;
        let rating = |entrant: &EntrantId| {
            let user = record.user_of(*entrant).and_then(SeasonPerson::user)?;
            invited.get(&user).and_then(|invited| invited.rating).or_else(|| ratings.get(&user).copied())
        };
        let (mut known, unknown): (Vec<_>, Vec<_>) =
            record.log.season().players().into_iter().partition(|entrant| rating(entrant).is_some());
        known.sort_by(|one, other| rating(other).unwrap_or_default().total_cmp(&rating(one).unwrap_or_default()));
        Ok(InitialOrder { known, unknown })
    }

    /// The players in the order resulting from the league's last season: after promotion and relegation if it has
    /// divisions, otherwise in its final order. Newcomers follow by rating.
    async fn order_by_last_table(
        &self,
        record: &SeasonRecord,
        invited: &BTreeMap<UserId, Invitation>,
        at: UnixMs,
    ) -> Result<InitialOrder, SeasonError> {
        let Some(before) = self.load_previous_season(record).await? else {
            return self.order_by_rating(record, invited, at).await;
        };
        let players = record.log.season().players();
        let here: BTreeMap<UserId, EntrantId> =
            players.iter().filter_map(|&entrant| Some((record.user_of(entrant)?.user()?, entrant))).collect();
        let old = before.log.season();
        let user = |entrant: &EntrantId| before.user_of(*entrant).and_then(SeasonPerson::user);
        let stays = |entrant: &EntrantId| user(entrant).is_some_and(|user| here.contains_key(&user));
        let leaving: BTreeSet<EntrantId> = old.entrants.keys().copied().filter(|entrant| !stays(entrant)).collect();
        let promoted = old.next_divisions(&leaving, &[]);
        let order = promoted.unwrap_or_else(|| old.order.clone()).into_iter().flatten();
        let newcomers = self.order_by_rating(record, invited, at).await?;
        let mut known: Vec<EntrantId> = Vec::with_capacity(players.len());
        // A user who left and entered again appears in the order twice.
        for entrant in order.filter_map(|entrant| here.get(&user(&entrant)?).copied()).chain(newcomers.known) {
            if !known.contains(&entrant) {
                known.push(entrant);
            }
        }
        let unknown = newcomers.unknown.into_iter().filter(|entrant| !known.contains(entrant)).collect();
        Ok(InitialOrder { known, unknown })
    }

    /// The last season of the same league that has ended.
    async fn load_previous_season(&self, record: &SeasonRecord) -> Result<Option<SeasonRecord>, SeasonError> {
        let seasons = self.store().load_seasons(record.row.league.guild).await?;
        let before = seasons.into_iter().find(|season| {
            season.league.id == record.row.league.id
                && season.number < record.row.number
                && season.status == SeasonStatus::Ended
        });
        match before {
            Some(before) => Ok(Some(self.load_season(before.id).await?)),
            None => Ok(None),
        }
    }

    /// The ratings by which players are seeded.
    async fn load_seeding_ratings(
        &self,
        record: &SeasonRecord,
        at: UnixMs,
    ) -> Result<BTreeMap<UserId, f64>, SeasonError> {
        let kind = self.season_kind(&record.log.season().rules).map_or("", |kind| kind.info().id);
        let ratings = self.load_ratings(record.row.league.guild, kind, at).await?;
        let of_user = |standing: &Standing| match standing.who {
            Contestant::User(user) => Some((user, standing.rated.rating.rating)),
            Contestant::ComputerPlayer(_) => None,
        };
        Ok(ratings.standings.iter().filter_map(of_user).collect())
    }
}

/// Players before the first round: those whose place is determined, then those to be ordered by lots.
struct InitialOrder {
    known: Vec<EntrantId>,
    unknown: Vec<EntrantId>,
}

impl InitialOrder {
    /// Cuts the players into divisions of these sizes from the top; the remaining players join the last division.
    /// Without sizes there is one division. Players assigned to a division by an invitation are placed in it, whatever
    /// their place in the order.
    fn split_into_divisions(
        &self,
        sizes: &[u32],
        division_of: impl Fn(EntrantId) -> Option<usize>,
    ) -> Vec<Vec<EntrantId>> {
        let order = || self.known.iter().chain(&self.unknown).copied();
        let given = |division| order().filter(|&entrant| division_of(entrant) == Some(division)).count();
        let mut left = order().filter(|&entrant| division_of(entrant).is_none());
        let mut divisions: Vec<Vec<EntrantId>> = Vec::new();
        for (division, &size) in sizes.iter().enumerate() {
            let room = usize::try_from(size).unwrap_or(usize::MAX).saturating_sub(given(division));
            let fill: BTreeSet<EntrantId> = left.by_ref().take(room).collect();
            let is_in = |entrant: &EntrantId| fill.contains(entrant) || division_of(*entrant) == Some(division);
            divisions.push(order().filter(is_in).collect());
        }
        match divisions.last_mut() {
            Some(last) => last.extend(left),
            None => divisions.push(left.collect()),
        }
        divisions.retain(|division| !division.is_empty());
        // A single player does not make a division.
        if divisions.len() > 1 && divisions.last().is_some_and(|last| last.len() < 2) {
            let alone = divisions.pop().unwrap_or_default();
            divisions.iter_mut().next_back().into_iter().for_each(|last| last.extend(&alone));
        }
        divisions
    }
}
