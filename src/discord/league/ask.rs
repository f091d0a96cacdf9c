//! Requests about a season; refusals are in the user's language.

use sztab_game::Language;
use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::TextId;
use sztab_league::rules::Seeding;
use sztab_referee::Interaction;
use sztab_referee::league::{Member, SeasonError, SeasonRecord, SeasonRequest, WrittenLines};
use sztab_store::{Change, GuildId, Player, Season, SeasonId, SeasonStatus, StoreError};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::router::press::SeasonPress;
use crate::discord::say::caller::Caller;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::escape_name;
use crate::discord::session::lobby::to_player;
use crate::discord::session::settings::is_organiser;

use super::people::load_season_names;
use super::words;

/// Minimum number of characters of a reason.
pub const MIN_REASON_CHARACTERS: u16 = 3;
/// Maximum number of characters of a reason.
pub const MAX_REASON_CHARACTERS: u16 = 200;

/// A user making a request about a season.
#[derive(Debug, Clone)]
pub struct SeasonContext {
    pub season: SeasonId,
    pub by: Member,
    pub interaction: Interaction,
    pub language: Language,
    /// Another user whom the request concerns, such as a substitute or a judge.
    pub about: Option<Player>,
    /// A text that accompanies the request, such as the reason for a ruling.
    pub text: Option<String>,
}

impl SeasonContext {
    /// Adds a typed reason, if its length is within the limits. Surrounding spaces are removed before its length is
    /// checked, although Discord counts them too.
    pub fn with_reason(self, typed: &str) -> Result<Self, Failure> {
        let typed = typed.trim();
        if (usize::from(MIN_REASON_CHARACTERS)..=usize::from(MAX_REASON_CHARACTERS)).contains(&typed.chars().count()) {
            Ok(Self { text: Some(typed.to_owned()), ..self })
        } else {
            Err(Failure::Said("season-reason-how"))
        }
    }
}

impl SeasonContext {
    fn request(&self) -> SeasonRequest {
        SeasonRequest {
            season: self.season,
            by: Some(self.by.clone()),
            about: self.about.clone(),
            text: self.text.clone(),
            change: self.interaction.into_change(),
        }
    }
}

/// A season on this server.
///
/// # Errors
///
/// If the season does not exist, or belongs to another server, in which case its buttons belong there too.
pub async fn find_season_in_guild(
    bot: &Bot,
    season: SeasonId,
    guild: Option<GuildId>,
) -> Result<SeasonRecord, Failure> {
    let record = bot.referee.load_season(season).await.map_err(season_failure)?;
    if guild == Some(record.row.league.guild) { Ok(record) } else { Err(Failure::Said("unknown-button")) }
}

/// The server's seasons that are visible to a member, newest first; drafts are visible to organisers only.
pub async fn find_seasons_known_to(bot: &Bot, guild: GuildId, member: &Member) -> Result<Vec<Season>, Failure> {
    let seasons = bot.referee.store().load_seasons(guild).await?;
    if member.organises {
        return Ok(seasons);
    }
    let mut known = Vec::new();
    for season in seasons {
        let is_private = match season.status {
            SeasonStatus::Draft => true,
            SeasonStatus::Cancelled => is_private(&bot.referee.load_season(season.id).await.map_err(season_failure)?),
            SeasonStatus::Entry | SeasonStatus::Running | SeasonStatus::Ended => false,
        };
        if !is_private {
            known.push(season);
        }
    }
    Ok(known)
}

/// A user, as a member for the season referee.
pub async fn find_member(bot: &Bot, caller: &impl Caller) -> Result<Member, Failure> {
    let player = to_player(caller.account(), caller.member());
    Ok(Member { player, organises: is_organiser(bot, caller).await? })
}

/// The context of a user's request about a season.
pub async fn build_season_context(
    bot: &Bot,
    caller: &impl Caller,
    season: SeasonId,
    language: Language,
) -> Result<SeasonContext, Failure> {
    let (by, interaction) = (find_member(bot, caller).await?, caller.to_interaction(bot.now()));
    Ok(SeasonContext { season, by, interaction, language, about: None, text: None })
}

pub async fn build_press_context(bot: &Bot, press: &SeasonPress<'_>) -> Result<SeasonContext, Failure> {
    build_season_context(bot, press, press.subject.season, press.theme.language).await
}

/// The context of a press that only organisers may make.
pub async fn build_organiser_context(bot: &Bot, press: &SeasonPress<'_>) -> Result<SeasonContext, Failure> {
    let asking = build_press_context(bot, press).await?;
    require_organiser(&asking)?;
    Ok(asking)
}

/// The context of a form with a reason.
pub async fn build_context_with_reason(bot: &Bot, press: &SeasonPress<'_>) -> Result<SeasonContext, Failure> {
    build_press_context(bot, press).await?.with_reason(press.typed("reason").unwrap_or_default())
}

/// Makes a request about a season. If the same press has already been carried out, returns the current season.
pub async fn make_request(
    bot: &Bot,
    asking: &SeasonContext,
    command: impl Fn(&SeasonRecord, TextId) -> Command,
) -> Result<WrittenLines, Failure> {
    let asked = Box::pin(bot.referee.send_season_command(&asking.request(), command)).await;
    finish_request(bot, asking, asked).await
}

/// As [`make_request`](Self::make_request), but the caller can refuse the request after looking at the current
/// season.
pub async fn make_request_unless(
    bot: &Bot,
    asking: &SeasonContext,
    command: impl Fn(&SeasonRecord, TextId) -> Result<Command, Refusal>,
) -> Result<WrittenLines, Failure> {
    let asked = Box::pin(bot.referee.send_season_command_if(&asking.request(), command)).await;
    finish_request(bot, asking, asked).await
}

/// As [`make_request`](Self::make_request), for a preliminary step of a press.
pub async fn make_preliminary_request(
    bot: &Bot,
    asking: &SeasonContext,
    command: impl Fn(&SeasonRecord, TextId) -> Command,
) -> Result<WrittenLines, Failure> {
    let request = SeasonRequest { change: Change::at(asking.interaction.at), ..asking.request() };
    let asked = Box::pin(bot.referee.send_season_command(&request, command)).await;
    finish_request(bot, asking, asked).await
}

pub async fn seed_players(bot: &Bot, asking: &SeasonContext, by: Seeding) -> Result<WrittenLines, Failure> {
    let asked = Box::pin(bot.referee.seed_season(&asking.request(), by)).await;
    finish_request(bot, asking, asked).await
}

pub async fn start_season(bot: &Bot, asking: &SeasonContext) -> Result<WrittenLines, Failure> {
    let asked = Box::pin(bot.referee.start_season(&asking.request())).await;
    finish_request(bot, asking, asked).await
}

async fn finish_request(
    bot: &Bot,
    asking: &SeasonContext,
    asked: Result<WrittenLines, SeasonError>,
) -> Result<WrittenLines, Failure> {
    match asked {
        Ok(written) => {
            bot.notify_outbox();
            Ok(written)
        }
        Err(SeasonError::Store(StoreError::Duplicate { .. })) => {
            let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
            Ok(WrittenLines { record, events: Vec::new() })
        }
        Err(error) => Err(request_failure(bot, asking, error).await),
    }
}

pub async fn request_failure(bot: &Bot, asking: &SeasonContext, error: SeasonError) -> Failure {
    let SeasonError::Refused(refusal) = error else { return season_failure(error) };
    match bot.referee.load_season(asking.season).await {
        Ok(record) => match load_season_names(bot, &record, asking.language).await {
            Ok(names) => Failure::Sentence(words::refusal_text(&refusal, &names, asking.language)),
            Err(failure) => failure,
        },
        Err(error) => season_failure(error),
    }
}

/// True if a season is a draft or was cancelled as one, so that only organisers can see it.
pub fn is_private(record: &SeasonRecord) -> bool {
    !record.log.season().has_opened()
}

/// Refuses members who are not organisers.
pub fn require_organiser(asking: &SeasonContext) -> Result<(), Failure> {
    if asking.by.organises { Ok(()) } else { Err(Failure::Said("season-organisers-only")) }
}

/// Converts an unexpected season error to a failure.
pub fn season_failure(error: SeasonError) -> Failure {
    match error {
        SeasonError::Store(StoreError::NoSuchSeason(_)) => Failure::Said("season-unknown"),
        SeasonError::Store(error) => error.into(),
        SeasonError::Session(error) => Failure::Referee(*error),
        SeasonError::Busy(_) => Failure::Said("season-busy"),
        error @ (SeasonError::Refused(_)
        | SeasonError::Unreadable { .. }
        | SeasonError::Misfit { .. }
        | SeasonError::Erased(_)
        | SeasonError::FactionFile(_)
        | SeasonError::Clock(_)) => Failure::internal(error),
    }
}

/// The name of a season, for the text of a message.
pub fn season_name(record: &SeasonRecord, language: Language) -> String {
    escape_name(&row_name(&record.row, language))
}

/// The name of a season: its league, and the season's number unless it is the first one.
pub fn row_name(season: &Season, language: Language) -> String {
    let name = season.league.name.clone();
    match season.number {
        1 => name,
        number => text(language, "season-name", &[("league", name.into()), ("number", number.into())]),
    }
}
