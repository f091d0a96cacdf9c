//! The rules and the players of a season, for a reader.

use sztab_game::Language;
use sztab_league::season::EntrantState;
use sztab_referee::league::{Member, SeasonRecord};
use sztab_store::{GuildId, Season};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::escape_name;
use crate::discord::say::subject::SeasonVersion;

use super::ask::{find_seasons_known_to, row_name, season_name};
use super::people::{faction_names, name_of, points_word};
use super::words::rule_sections;

routes! {
    /// Under the message about a season: the rules as text.
    Rules = "rules" of SeasonVersion, Beside;
    /// Under the message about a season: its players.
    Players = "players" of SeasonVersion, Beside;
}

/// Maximum number of seasons in one list.
const MAX_SEASONS: usize = 25;

/// The server's seasons that are visible to a member, newest first.
pub async fn show_seasons(bot: &Bot, guild: GuildId, member: &Member, language: Language) -> Result<Answer, Failure> {
    let seasons = find_seasons_known_to(bot, guild, member).await?;
    if seasons.is_empty() {
        return Ok(Answer::sentence(word(language, "season-none")));
    }
    let line = |season: &Season| {
        let state = word(language, &format!("season-status-{}", season.status.word()));
        let channel = format!("<#{}>", season.league.channel);
        let arguments = [
            ("season", escape_name(&row_name(season, language)).into()),
            ("state", state.into()),
            ("channel", channel.into()),
        ];
        text(language, "season-list-line", &arguments)
    };
    let mut story: Vec<String> = seasons.iter().take(MAX_SEASONS).map(line).collect();
    let more = seasons.len().saturating_sub(MAX_SEASONS);
    story.extend((more > 0).then(|| text(language, "league-and-more", &[("number", more.into())])));
    Ok(Answer { story, ..Answer::sentence(word(language, "season-list")) })
}

pub fn rules_answer(bot: &Bot, record: &SeasonRecord, language: Language) -> Answer {
    let factions = faction_names(bot, language);
    let faction = |id: &str| factions.get(id).cloned().unwrap_or_else(|| escape_name(id));
    let title = text(language, "season-rules", &[("season", season_name(record, language).into())]);
    let rules = &record.log.season().rules;
    let game = bot.referee.season_kind(rules).filter(|_| rules.game.is_some());
    let game = game.map(|kind| text(language, "season-game", &[("game", kind.info().name.into())]));
    let mut story: Vec<String> = game.into_iter().collect();
    for section in rule_sections(rules, points_word(bot, rules), language, &faction) {
        story.push(format!("**{}**", section.title));
        story.extend(section.lines);
    }
    Answer { story, ..Answer::sentence(title) }
}

impl Handler for Rules {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        press.respond(rules_answer(bot, &press.record, press.theme.language)).await
    }
}

impl Handler for Players {
    async fn handle(self, _: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        press.respond(players_answer(&press.record, press.theme.language)).await
    }
}

/// Players who take part, are waiting, or have applied to take part, in the order of their entries.
pub fn players_answer(record: &SeasonRecord, language: Language) -> Answer {
    let season = record.log.season();
    let mut story = Vec::new();
    for (state, key) in [
        (EntrantState::In, "season-players-in"),
        (EntrantState::Waiting, "season-players-waiting"),
        (EntrantState::Asked, "season-players-asked"),
    ] {
        let found = season.entrants.iter().filter(|(_, entrant)| entrant.state == state);
        let names: Vec<String> = found.map(|(&entrant, _)| name_of(record, entrant, language)).collect();
        if !names.is_empty() {
            story.push(text(language, key, &[("number", names.len().into())]));
            story.push(names.join(", "));
        }
    }
    let title = text(language, "season-players", &[("season", season_name(record, language).into())]);
    Answer { story, ..Answer::sentence(title) }
}
