//! Creating a season and opening entry.

use serenity::all::ChannelType;

use sztab_game::{Kind, Language};
use sztab_league::decide::Command;
use sztab_league::rules::{GameTerms, Preset, Rules};
use sztab_referee::league::{Member, NewSeasonRequest, SeasonError};
use sztab_referee::{Interaction, Place, Venue};
use sztab_store::{ChannelId, GuildId, StoreError};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::create;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::{self, InvalidName, name_too_long};
use crate::discord::say::permissions::{is_thread, require_post_permissions};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::games::complete_game;
use crate::discord::session::game_modes;
use crate::discord::session::playable::Playables;

use super::ask::{
    SeasonContext, find_member, make_preliminary_request, make_request, require_organiser, season_failure, season_name,
};
use super::organise::hub_after_action;
use super::people::faction_names;
use super::settings::faults::unreadable_settings;
use super::settings::panel::settings_panel;
use super::settings::setting::DEFAULT_CLOCK;
use super::words::join_names;

/// A season to be created.
#[derive(Debug)]
pub struct NewSeason {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub league: String,
    pub by: Member,
    pub interaction: Interaction,
    pub language: Language,
}

/// Creates a season from a preset, as a draft.
async fn create_from_preset(
    bot: &Bot,
    wanted: NewSeason,
    preset: Preset,
    game: Option<&str>,
) -> Result<Answer, Failure> {
    if !wanted.by.organises {
        return Err(Failure::Said("season-organisers-only"));
    }
    let league = names::clean_title(&wanted.league).map_err(|unnamed| match unnamed {
        InvalidName::Nothing => Failure::Said("season-no-name"),
        InvalidName::TooLong => name_too_long(wanted.language),
    })?;
    let game = parse_season_game(bot, game)?;
    let mut rules = bot.referee.default_rules(preset, &league, DEFAULT_CLOCK, game);
    if let Some(zone) = bot.referee.load_personal_settings(wanted.by.player.user).await?.zone {
        rules.calendar.zone = zone;
    }
    create_season(bot, NewSeason { league, ..wanted }, rules).await
}

/// The game typed for a season, on terms for two opponents; `None` for the default game.
fn parse_season_game(bot: &Bot, typed: Option<&str>) -> Result<Option<GameTerms>, Failure> {
    let Some(typed) = typed else { return Ok(None) };
    let playables = Playables::find_game(&bot.referee, typed).ok_or(Failure::Said("game-unknown"))?;
    let info = playables.info().ok_or(Failure::Said("game-unknown"))?;
    let modes = game_modes::mode_entries(&playables, Language::English).into_iter();
    let all = modes.filter_map(|mode| playables.with_mode("", &mode.value));
    let for_two = std::iter::once(String::new()).chain(all).find(|terms| playables.seats(terms) == 2);
    let terms = for_two.filter(|_| info.has_rivals()).ok_or(Failure::Said("season-for-two"))?;
    let is_usual = Playables::of_default_game(&bot.referee).info().is_some_and(|usual| usual.id == info.id);
    Ok((!is_usual).then(|| GameTerms { id: info.id.to_owned(), terms }))
}

/// Creates a season with the given rules, and replies with its settings.
pub async fn create_season(bot: &Bot, wanted: NewSeason, rules: Rules) -> Result<Answer, Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| Failure::Internal(error.to_string().into()))?;
    let request = NewSeasonRequest {
        venue: Venue { guild: wanted.guild, channel: wanted.channel },
        league: wanted.league,
        rules,
        organiser: wanted.by.player.clone(),
    };
    let created = bot.referee.create_season(request, seed, wanted.interaction).await;
    let season = match created {
        Err(SeasonError::Store(StoreError::TooManySeasons { open, .. })) => {
            return Err(Failure::Sentence(text(wanted.language, "season-too-many", &[("number", open.into())])));
        }
        created => created.map_err(season_failure)?,
    };
    let record = bot.referee.load_season(season).await.map_err(season_failure)?;
    let arguments = [("season", season_name(&record, wanted.language).into())];
    let created = text(wanted.language, "season-created", &arguments);
    let panel = settings_panel(bot, &record, None, wanted.language);
    Ok(Answer { content: format!("{created}\n\n{}", panel.content), ..panel })
}

/// Opens entry: rules and faction files are frozen from then on.
pub async fn open_season(bot: &Bot, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let rules = &record.log.season().rules;
    if let Some(key) = unreadable_settings(rules).first() {
        return Err(Failure::Said(key));
    }
    // A rules file can name any game on any terms.
    let terms = rules.game.as_ref().map_or("", |game| game.terms.as_str());
    let is_for_two = |kind: &Kind| kind.info().has_rivals() && kind.seat_count(terms).is_ok_and(|seats| seats == 2);
    bot.referee.season_kind(rules).filter(is_for_two).ok_or(Failure::Said("season-for-two"))?;
    let now = asking.interaction.at;
    let new = bot.referee.new_factions(rules, now).await.map_err(season_failure)?;
    if !new.is_empty() {
        make_preliminary_request(bot, asking, |record, _| {
            Command::ChangeRules(Box::new(without_factions(&record.log.season().rules, &new)))
        })
        .await?;
    }
    let files = bot.referee.season_factions(rules);
    let written = make_request(bot, asking, |_, _| Command::OpenEntry(files.clone())).await?;
    let arguments = [("season", season_name(&written.record, asking.language).into())];
    let mut opened = text(asking.language, "season-opened", &arguments);
    if !new.is_empty() {
        let names = faction_names(bot, asking.language);
        let names = new.iter().map(|faction| names.get(faction).unwrap_or(faction).clone());
        let left_out = join_names(names, asking.language);
        opened =
            format!("{opened}\n{}", text(asking.language, "season-opened-without", &[("factions", left_out.into())]));
    }
    Ok(hub_after_action(&opened, &written.record, asking.language))
}

fn without_factions(rules: &Rules, factions: &[String]) -> Rules {
    let mut rules = rules.clone();
    rules.factions.whitelist.retain(|faction| !factions.contains(faction));
    rules
}

/// Preset for the settings of a season, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum PresetOption {
    /// A Swiss tournament of single games.
    #[name = "swiss"]
    Swiss,
    /// A Swiss tournament of mirrored matches with Flamberg scoring.
    #[name = "flamberg"]
    Flamberg,
    /// Divisions that play round robins.
    #[name = "divisions"]
    Divisions,
    /// A Swiss stage, then a bracket of its best players.
    #[name = "championship"]
    Championship,
    /// Challenges without rounds.
    #[name = "ladder"]
    Ladder,
    /// A bracket.
    #[name = "cup"]
    Cup,
}

impl From<PresetOption> for Preset {
    fn from(beginning: PresetOption) -> Self {
        match beginning {
            PresetOption::Swiss => Self::Swiss,
            PresetOption::Flamberg => Self::Flamberg,
            PresetOption::Divisions => Self::Divisions,
            PresetOption::Championship => Self::Championship,
            PresetOption::Ladder => Self::Ladder,
            PresetOption::Cup => Self::Cup,
        }
    }
}

/// Creates a season as a draft, with its rounds posted in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn new(
    context: Context<'_>,
    #[min_length = 1]
    #[max_length = 64]
    league: String,
    preset: PresetOption,
    #[max_length = 100]
    #[autocomplete = "complete_game"]
    game: Option<String>,
) -> Result<(), Failure> {
    let created = async {
        let (bot, interaction) = (context.data(), context.interaction);
        let wanted = create::NewSeason {
            guild: context.require_guild()?,
            channel: ChannelId(interaction.channel_id.get()),
            league,
            by: find_member(bot, &context).await?,
            interaction: context.to_interaction(bot.now()),
            language: find_language(context).await,
        };
        check_round_channel(context, wanted.language)?;
        create_from_preset(bot, wanted, preset.into(), game.as_deref()).await
    };
    answer(context, Box::pin(created)).await
}

/// Refuses channels in which rounds cannot be posted or matches cannot have threads.
fn check_round_channel(context: Context<'_>, language: Language) -> Result<(), Failure> {
    let interaction = context.interaction;
    let channel = interaction.channel.as_ref();
    if is_thread(channel) || channel.is_some_and(|channel| channel.kind != ChannelType::Text) {
        return Err(Failure::Said("season-no-room"));
    }
    require_post_permissions(interaction.app_permissions, false, Place::Thread, language).map_err(Failure::MayNot)
}
