//! Gives and takes the roles of a league. Each request can be repeated safely, and its result is recorded afterwards,
//! so the process can be killed at any time.

use std::collections::BTreeSet;
use std::time::Duration;

use serenity::all::{GuildId, RoleId, UserId};
use serenity::http::Http;

use sztab_referee::league::SeasonError;
use sztab_store::{GrantedRole, Job, League, SeasonId};

use crate::discord::bot::Bot;
use crate::discord::say::failure::{Failure, error_code, is_transient, without_url};

use super::ask::season_failure;

/// Discord's error codes for an unknown user and an unknown member.
const UNKNOWN_USER_CODES: [isize; 2] = [10_007, 10_013];
/// Maximum number of requests in one job, because the season's other jobs have to wait for it.
const MAX_REQUESTS_PER_JOB: usize = 10;
/// Time to wait before the next requests.
const NEXT_JOB_DELAY: Duration = Duration::from_secs(1);
/// Timeout of one request, including the library's own waits.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(40);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RoleChangeResult {
    Done,
    /// The bot lacks the permission, or the role does not exist.
    Barred,
}

/// Gives and takes roles until all users have the roles they should have. A role that the bot may not assign is
/// left alone.
pub async fn update_roles(bot: &Bot, http: &Http, job: &Job, season: SeasonId) -> Result<(), Failure> {
    let store = bot.referee.store();
    let league = store.load_season(season).await?.league;
    let mut barred: BTreeSet<u64> = BTreeSet::new();
    let changes = find_role_changes(bot, &league).await.map_err(season_failure)?;
    for &(role, gives) in changes.iter().take(MAX_REQUESTS_PER_JOB) {
        if barred.contains(&role.role) {
            continue;
        }
        match change_role(bot, http, &league, role, gives).await? {
            RoleChangeResult::Done => store.record_role(league.id, role, gives).await?,
            RoleChangeResult::Barred => {
                barred.insert(role.role);
            }
        }
    }
    if changes.len() > MAX_REQUESTS_PER_JOB && barred.is_empty() {
        return Ok(store.postpone_job(job.id, bot.now().after(NEXT_JOB_DELAY)).await?);
    }
    bot.referee.finish_roles(season, job, &barred, bot.now()).await.map_err(season_failure)
}

/// Roles to take (`false`) and to give (`true`).
async fn find_role_changes(bot: &Bot, league: &League) -> Result<Vec<(GrantedRole, bool)>, SeasonError> {
    let given: BTreeSet<GrantedRole> = bot.referee.store().load_granted_roles(league.id).await?.into_iter().collect();
    let wanted = bot.referee.wanted_roles(league).await?;
    let takes = given.difference(&wanted).map(|&role| (role, false));
    Ok(takes.chain(wanted.difference(&given).map(|&role| (role, true))).collect())
}

async fn change_role(
    bot: &Bot,
    http: &Http,
    league: &League,
    role: GrantedRole,
    gives: bool,
) -> Result<RoleChangeResult, Failure> {
    // A role that another league has given as well is not taken.
    if !gives && bot.referee.store().is_role_granted_elsewhere(league.id, role).await? {
        return Ok(RoleChangeResult::Done);
    }
    let (guild, user) = (GuildId::new(league.guild.0), UserId::new(role.user.0));
    let asked = async {
        let (role, reason) = (RoleId::new(role.role), Some(league.name.as_str()));
        if gives {
            http.add_member_role(guild, user, role, reason).await
        } else {
            http.remove_member_role(guild, user, role, reason).await
        }
    };
    match tokio::time::timeout(REQUEST_TIMEOUT, asked).await.map_err(Failure::internal)? {
        Ok(()) => Ok(RoleChangeResult::Done),
        Err(error) if is_transient(&error) => Err(error.into()),
        // Members who have left the server no longer have their roles.
        Err(error) if error_code(&error).is_some_and(|code| UNKNOWN_USER_CODES.contains(&code)) => {
            Ok(RoleChangeResult::Done)
        }
        Err(error) => {
            tracing::warn!(league = league.id.0, gives, error = without_url(&error), "a role cannot be changed");
            Ok(RoleChangeResult::Barred)
        }
    }
}

/// Checks the roles of a server's leagues again, because the bot may have more permissions now.
pub async fn recheck_roles(bot: &Bot, guild: sztab_store::GuildId) {
    match bot.referee.plan_roles(guild, bot.now()).await {
        Ok(()) => bot.notify_outbox(),
        Err(error) => tracing::warn!(guild = guild.0, %error, "roles stay as they are for now"),
    }
}
