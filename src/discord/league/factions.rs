//! Bans, picks and pools of factions.

use serenity::all::CreateActionRow;

use sztab_game::Language;
use sztab_league::decide::{Command, Refusal, RequiredRole};
use sztab_league::ids::MatchId;
use sztab_league::rules::{FactionMode, StepAct};
use sztab_referee::league::SeasonRecord;
use sztab_store::{SeasonStatus, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::matches::complete_faction;
use crate::discord::league::command::season::{build_command_context, complete_season, find_season_or_best};
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::{multi_select, option};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{MAX_ROWS, MAX_SELECT_OPTIONS};
use crate::discord::say::subject::SeasonVersion;
use crate::discord::say::typed::best_matches;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::Context;

use super::ask::{SeasonContext, build_press_context, make_request, season_failure};
use super::controls::Controls;
use super::people::load_season_names;
use super::words::{Chooser, Names, faction_step_text, join_names, refusal_text};

routes! {
    /// Under a match: the factions that can be banned or picked now.
    Factions { match_id: MatchId } = "factions" of SeasonVersion, Beside;
    /// A choice of one of these factions, in the step for which it was offered. Further selects are numbered from 1.
    NameFaction { match_id: MatchId, step: usize, select: Option<usize> } = "name-faction" of SeasonVersion, Privately;
    /// The user's pool, and a way to declare it.
    Pool = "pool" of SeasonVersion, Beside;
    /// A choice of the factions for the player's own pool.
    PoolDeclare = "pool-declare" of SeasonVersion, Privately;
}

/// Offers the factions that the user can ban or pick now.
impl Handler for Factions {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (match_id, language, record) = (self.match_id, press.theme.language, &press.record);
        let season = record.log.season();
        let names = load_season_names(bot, record, language).await?;
        let refuse = |why: Refusal| Failure::Sentence(refusal_text(&why, &names, language));
        let found = season.matches.get(&match_id).ok_or_else(|| refuse(Refusal::NoMatch(match_id)))?;
        let own = record.entry_of(press.user()).and_then(|own| found.seat_of(own));
        let own = own.ok_or_else(|| refuse(Refusal::Not(RequiredRole::PlayersOf(match_id))))?;
        let step = season.next_step(found).filter(|step| step.by == own && found.is_open(season.match_kind()));
        let step = step.ok_or_else(|| refuse(Refusal::NotYourStep))?;
        let has_pools = matches!(season.rules.factions.mode, FactionMode::Pool { .. });
        let factions = names.factions(season.factions_to_name(found));
        let id = |select| press.subject.id(&NameFaction { match_id, step: found.steps.len(), select });
        let rows = faction_selects(id, &factions, 1, language);
        let question = faction_step_text(&step, Chooser::You, has_pools, language);
        press.respond(Answer { rows, ..Answer::sentence(question) }).await
    }
}

impl Handler for NameFaction {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { match_id, step, select: _ } = self;
        let faction: String = press.parse_choice()?;
        let season = press.record.log.season();
        if season.matches.get(&match_id).is_none_or(|found| found.steps.len() != step) {
            return Err(Failure::Said("season-stale"));
        }
        let command = |_: &_, _| Command::NameFaction { match_id, faction: Some(faction.clone()) };
        make_request(bot, &build_press_context(bot, press).await?, command).await?;
        let language = press.theme.language;
        let act = season.rules.factions.mode.steps().get(step).map(|step| step.act);
        let key = if act == Some(StepAct::Ban) { "season-banned" } else { "season-picked" };
        let faction = load_season_names(bot, &press.record, language).await?.faction(&faction);
        press.respond(Answer::sentence(text(language, key, &[("faction", faction.into())]))).await
    }
}

impl Handler for Pool {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        press.respond(show_pool(bot, &press.record, press.user(), press.theme.language).await?).await
    }
}

impl Handler for PoolDeclare {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        press.respond(declare_pool(bot, &build_press_context(bot, press).await?, &press.chosen).await?).await
    }
}

/// A player's pool, with a select as long as it may still change.
pub async fn show_pool(bot: &Bot, record: &SeasonRecord, user: UserId, language: Language) -> Result<Answer, Failure> {
    let season = record.log.season();
    let own = record.entry_of(user).ok_or(Failure::Said("season-not-in"))?;
    let entrant = season.entrants.get(&own).ok_or(Failure::Said("season-not-in"))?;
    let names = load_season_names(bot, record, language).await?;
    let FactionMode::Pool { size, .. } = season.rules.factions.mode else {
        return Err(Failure::Sentence(refusal_text(&Refusal::Pool { size: 0 }, &names, language)));
    };
    let mut lines = Vec::new();
    match season.faction_pool(own) {
        None => lines.push(word(language, "season-pool-none")),
        Some(pool) => {
            let key = if entrant.pool.is_empty() { "season-pool-drawn" } else { "season-pool" };
            let factions = join_names(names.factions(pool).into_iter().map(|(name, _)| name), language);
            lines.push(text(language, key, &[("factions", factions.into())]));
        }
    }
    let may_change = season.presses.is_none() || (entrant.late && entrant.pool.is_empty());
    if !may_change {
        return Ok(Answer::sentence(lines.join("\n")));
    }
    let key = if season.presses.is_none() { "season-pool-choose" } else { "season-pool-choose-once" };
    lines.push(text(language, key, &[("size", size.into())]));
    let factions = names.factions(season.rules.factions.whitelist.clone());
    // All factions of a pool are chosen in one select; if the whitelist does not fit into a select, the command is
    // used instead.
    let rows = if factions.len() <= MAX_SELECT_OPTIONS {
        faction_selects(|_| Controls { record, language }.id(&PoolDeclare), &factions, size, language)
    } else {
        Vec::new()
    };
    if rows.is_empty() {
        lines.push(word(language, "season-pool-command"));
    }
    Ok(Answer { rows, ..Answer::sentence(lines.join("\n")) })
}

async fn declare_pool(bot: &Bot, asking: &SeasonContext, factions: &[String]) -> Result<Answer, Failure> {
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let names = load_season_names(bot, &record, asking.language).await?;
    let whitelist = &record.log.season().rules.factions.whitelist;
    let chosen = |typed: &String| {
        let found = best_matches(whitelist, typed, |id| (*id).clone(), |id| vec![names.faction(id)]);
        if let [only] = found.as_slice() { (*only).clone() } else { typed.clone() }
    };
    let factions: Vec<String> = factions.iter().map(chosen).collect();
    let written = make_request(bot, asking, |_, _| Command::DeclarePool(factions.clone())).await?;
    let names = load_season_names(bot, &written.record, asking.language).await?;
    let factions = names.factions(factions.iter().cloned()).into_iter().map(|(name, _)| name);
    let arguments = [("factions", join_names(factions, asking.language).into())];
    let key = if written.record.log.season().presses.is_none() { "season-pool-set" } else { "season-pool-set-late" };
    Ok(Answer::sentence(text(asking.language, key, &arguments)))
}

/// Selects of factions, in each of which the user chooses `number` factions at once.
fn faction_selects(
    id: impl Fn(Option<usize>) -> String,
    factions: &[(String, String)],
    number: u32,
    language: Language,
) -> Vec<CreateActionRow> {
    let wanted = usize::try_from(number).unwrap_or(usize::MAX);
    let select = |(page, factions): (usize, &[(String, String)])| {
        let options = factions.iter().map(|(name, id)| option(name, id));
        // The selects in one message need different ids.
        let id = id((page > 0).then_some(page));
        let placeholder = text(language, "season-factions-choose", &[("number", number.into())]);
        multi_select(id, options, placeholder, wanted..=wanted)
    };
    factions.chunks(MAX_SELECT_OPTIONS).take(MAX_ROWS).enumerate().map(select).collect()
}

/// Shows or declares the pool of factions.
#[poise::command(slash_command, guild_only)]
#[allow(clippy::too_many_arguments, reason = "a pool has five factions at most")]
pub async fn armies(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army1: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army2: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army3: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army4: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army5: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let factions: Vec<String> = [army1, army2, army3, army4, army5].into_iter().flatten().collect();
        // Pools are declared before the season begins.
        let best = (!factions.is_empty()).then_some(SeasonStatus::Entry);
        let (bot, record) = (context.data(), find_season_or_best(context, season.as_deref(), best).await?);
        let asking = build_command_context(context, &record).await?;
        if factions.is_empty() {
            show_pool(bot, &record, asking.by.player.user, asking.language).await
        } else {
            declare_pool(bot, &asking, &factions).await
        }
    };
    answer(context, Box::pin(done)).await
}
