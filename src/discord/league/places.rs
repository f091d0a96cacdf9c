//! The announcement channel and the roles of a league.

use serenity::all::{ChannelType, CreateActionRow, CreateSelectMenuKind, Http, Permissions, RoleId};

use sztab_game::Language;
use sztab_referee::league::{SeasonError, SeasonRecord};
use sztab_store::{LeaguePlace, StoreError};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::discord_select;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;

use super::ask::{build_organiser_context, season_failure, season_name};
use super::controls::Controls;
use super::organise::{Places, hub_button_row};

routes! {
    /// A select in the panel.
    SetPlace { place: LeaguePlace } = "place" of SeasonVersion, Privately;
}

keyword_arguments!(LeaguePlace);

/// Permissions that no role of a league may have: being given the role must not make anyone a moderator.
const FORBIDDEN_PERMISSIONS: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::VIEW_AUDIT_LOG)
    .union(Permissions::MENTION_EVERYONE);

/// The panel. `allowed` contains the bot's permissions where the panel is shown, as reported by Discord.
pub fn places_panel(record: &SeasonRecord, allowed: Option<Permissions>, language: Language) -> Answer {
    let league = &record.row.league;
    let none = || word(language, "setting-none");
    let channel = |id: Option<u64>| id.map_or_else(none, |id| format!("<#{id}>"));
    let role = |id: Option<u64>| id.map_or_else(none, |id| format!("<@&{id}>"));
    let arguments = [
        ("season", season_name(record, language).into()),
        ("channel", channel(Some(league.channel.0)).into()),
        ("announcements", channel(league.place(LeaguePlace::Announcements)).into()),
        ("players", role(league.players_role).into()),
        ("champion", role(league.champion_role).into()),
    ];
    let mut content = text(language, "season-places", &arguments);
    let may_give = allowed.is_none_or(|allowed| allowed.contains(Permissions::MANAGE_ROLES) || allowed.administrator());
    if league.has_roles() && !may_give {
        content = format!("{content}\n{}", word(language, "season-places-no-right"));
    }
    let mut rows: Vec<CreateActionRow> =
        LeaguePlace::ALL.into_iter().map(|place| place_select(record, place, language)).collect();
    rows.push(hub_button_row(record, language));
    Answer { rows, ..Answer::sentence(content) }
}

fn place_select(record: &SeasonRecord, place: LeaguePlace, language: Language) -> CreateActionRow {
    let id = Controls { record, language }.id(&SetPlace { place });
    let set = record.row.league.place(place).filter(|number| *number > 0).into_iter();
    let kind = match place {
        LeaguePlace::Announcements => CreateSelectMenuKind::Channel {
            channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
            default_channels: Some(set.map(serenity::all::ChannelId::new).collect()),
        },
        LeaguePlace::Players | LeaguePlace::Champion => {
            CreateSelectMenuKind::Role { default_roles: Some(set.map(RoleId::new).collect()) }
        }
    };
    discord_select(id, kind, word(language, &format!("season-place-{}", place.word())), 0..=1)
}

impl Handler for Places {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        press.respond(places_panel(&press.record, press.event.app_permissions(), asking.language)).await
    }
}

/// Sets the value chosen in one of the selects; choosing no value clears the setting.
impl Handler for SetPlace {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        let number = press.choice().map(|_| press.parse_choice()).transpose()?.map(std::num::NonZeroU64::get);
        match self.place {
            LeaguePlace::Announcements => {}
            LeaguePlace::Players | LeaguePlace::Champion => refuse_role(&press.context.http, press, number).await?,
        }
        match bot.referee.set_league_place(&press.record, self.place, number, asking.interaction).await {
            Ok(()) | Err(SeasonError::Store(StoreError::Duplicate { .. })) => {}
            Err(error) => return Err(season_failure(error)),
        }
        bot.notify_outbox();
        let record = bot.referee.load_season(press.subject.season).await.map_err(season_failure)?;
        press.respond(places_panel(&record, press.event.app_permissions(), asking.language)).await
    }
}

/// Refuses members who could not assign roles themselves, and roles with more permissions than a player needs: many
/// organisers do not manage the server, and must not gain the bot's rights.
async fn refuse_role(http: &Http, press: &SeasonPress<'_>, role: Option<u64>) -> Result<(), Failure> {
    let own = press.event.member().and_then(|member| member.permissions).unwrap_or_default();
    if !own.contains(Permissions::MANAGE_ROLES) && !own.administrator() {
        return Err(Failure::Said("season-places-managers-only"));
    }
    let Some(role) = role else { return Ok(()) };
    let guild = press.event.guild().ok_or(Failure::Said("only-in-server"))?;
    let roles = http.get_guild_roles(guild).await?;
    let named = roles.iter().find(|known| known.id.get() == role).ok_or(Failure::Said("unknown-button"))?;
    // The role whose id is that of the server belongs to all members.
    if named.managed || role == guild.get() || named.permissions.intersects(FORBIDDEN_PERMISSIONS) {
        return Err(Failure::Said("season-places-powers"));
    }
    Ok(())
}
