//! The roles of a league: which users should have them, and the effects of changing them.
//!
//! The bot removes only roles that it assigned itself, which it tracks in a table, so a role may also be used for other
//! purposes.
//!
//! Each request to Discord is recorded after it was carried out, so if the bot is killed, at most one request is
//! repeated, to no effect. The job is planned by each change that may matter, and when the bot's permissions change.
//! (`tests/discord/season_places.rs`)

use std::collections::BTreeSet;

use crate::content::{SeasonJob, SeasonPost};
use crate::{Interaction, Referee};
use sztab_store::{
    Change, ChannelId, GrantedRole, GuildId, Job, JobChange, League, LeaguePlace, NewPost, SeasonId, SeasonPerson,
    SeasonStatus, UnixMs, UserId,
};

use super::error::SeasonError;
use super::record::SeasonRecord;

impl Referee {
    /// The roles that users should have because of a league: the players' role while their season is open, the
    /// champion's role until the next season ends.
    ///
    /// # Errors
    ///
    /// If a season cannot be read.
    pub async fn wanted_roles(&self, league: &League) -> Result<BTreeSet<GrantedRole>, SeasonError> {
        let mut seasons = self.store().load_seasons(league.guild).await?;
        seasons.retain(|season| season.league.id == league.id);
        // The newest season comes first.
        let last = seasons.iter().find(|season| season.status == SeasonStatus::Ended).map(|season| season.id);
        let mut wanted = BTreeSet::new();
        for season in seasons {
            let is_open = matches!(season.status, SeasonStatus::Entry | SeasonStatus::Running);
            let role = if is_open { league.players_role } else { league.champion_role };
            let Some(role) = role.filter(|_| is_open || last == Some(season.id)) else { continue };
            let record = self.load_season(season.id).await?;
            let users = if is_open { season_players(&record) } else { champion(&record).into_iter().collect() };
            wanted.extend(users.into_iter().map(|user| GrantedRole { role, user }));
        }
        Ok(wanted)
    }

    /// Plans a check of the roles of a server's leagues, as the bot may have gained permissions.
    pub async fn plan_roles(&self, guild: GuildId, at: UnixMs) -> Result<(), SeasonError> {
        let mut planned = BTreeSet::new();
        // The newest season of a league comes first.
        for season in self.store().load_seasons(guild).await? {
            if season.league.has_roles() && planned.insert(season.league.id) {
                let change = Change::at(at).with_jobs([SeasonJob::Roles.plan(Some(at))]);
                self.store().queue_posts(season.id, change).await?;
            }
        }
        Ok(())
    }

    /// Sets or clears a channel or role of a league. A new announcements channel gets the message of the season.
    ///
    /// # Errors
    ///
    /// If the press has already acted, or the store fails.
    pub async fn set_league_place(
        &self,
        record: &SeasonRecord,
        place: LeaguePlace,
        number: Option<u64>,
        interaction: Interaction,
    ) -> Result<(), SeasonError> {
        let mut change = interaction.into_change();
        match (place, number) {
            (LeaguePlace::Announcements, Some(channel)) if record.log.season().has_opened() => {
                change.posts.push(SeasonPost::Season.into_post(ChannelId(channel)));
            }
            (LeaguePlace::Announcements, _) => {}
            (LeaguePlace::Players | LeaguePlace::Champion, _) => {
                change.jobs.push(SeasonJob::Roles.plan(Some(change.at)));
            }
        }
        Ok(self.store().set_league_place(record.row.id, record.row.league.id, (place, number), change).await?)
    }

    /// Marks a check of the roles as done. Organisers are notified once of each role that the bot may not assign or
    /// remove.
    pub async fn finish_roles(
        &self,
        season: SeasonId,
        job: &Job,
        barred: &BTreeSet<u64>,
        at: UnixMs,
    ) -> Result<(), SeasonError> {
        let mut change = Change::at(at).with_jobs([JobChange::Done(job.id, job.due)]);
        change.posts = self.role_notices(season, barred).await?;
        Ok(self.store().queue_posts(season, change).await?)
    }

    async fn role_notices(&self, season: SeasonId, barred: &BTreeSet<u64>) -> Result<Vec<NewPost>, SeasonError> {
        if barred.is_empty() {
            return Ok(Vec::new());
        }
        let record = self.load_season(season).await?;
        let (channel, posts) = (self.find_judges_channel(&record).await?, self.store().load_posts(season).await?);
        let contents = barred.iter().map(|&role| SeasonPost::RoleTrouble { role });
        let is_new = |content: &SeasonPost| posts.iter().all(|post| SeasonPost::from_post(post) != Ok(*content));
        Ok(contents.filter(is_new).map(|content| content.into_post(channel)).collect())
    }
}

/// The users who play in a season.
fn season_players(record: &SeasonRecord) -> Vec<UserId> {
    let players = record.log.season().players();
    players.into_iter().filter_map(|entrant| record.user_of(entrant).and_then(SeasonPerson::user)).collect()
}

/// The user who won a season.
fn champion(record: &SeasonRecord) -> Option<UserId> {
    let first = record.log.season().order.first()?.first()?;
    record.user_of(*first).and_then(SeasonPerson::user)
}
