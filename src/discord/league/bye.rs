//! Upcoming rounds that a player sits out, and the withdrawal of such requests.

use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::{EntrantId, Group};
use sztab_league::season::Season;
use sztab_referee::league::SeasonRecord;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::command::season::{answer_about_season, complete_season};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::command::context::Context;

use super::ask::{SeasonContext, make_request};
use super::people::load_season_names;
use super::words::{points_text, refusal_text};

/// Lets the player sit out a round: the next one, unless another is named. If the player already sits it out, the
/// request is withdrawn.
async fn skip_round(
    bot: &Bot,
    asking: &SeasonContext,
    record: &SeasonRecord,
    round: Option<u32>,
) -> Result<Answer, Failure> {
    let language = asking.language;
    let entrant = record.entry_of(asking.by.player.user).ok_or(Failure::Said("season-not-in"))?;
    let Some(group) = current_group(record.log.season(), entrant) else {
        let names = load_season_names(bot, record, language).await?;
        return Err(Failure::Sentence(refusal_text(&Refusal::NoSuchRound, &names, language)));
    };
    let next = record.log.season().division(group).map_or(1, sztab_league::season::Division::next_round);
    let round = round.unwrap_or(next);
    let sits_out =
        |season: &Season| season.entrants.get(&entrant).is_some_and(|found| found.sits_out.contains(&(group, round)));
    let back = sits_out(record.log.season());
    let command = |_: &_, _| {
        if back { Command::SitIn { entrant, group, round } } else { Command::SitOut { entrant, group, round } }
    };
    let written = make_request(bot, asking, command).await?;
    let season = written.record.log.season();
    let arguments = [
        ("round", round.into()),
        ("left", season.remaining_absences(entrant, group).into()),
        ("points", points_text(season.rules.absences.points, language).into()),
    ];
    let key = if sits_out(season) { "season-sits-out" } else { "season-sits-in" };
    Ok(Answer::sentence(text(language, key, &arguments)))
}

/// The current division of an entrant.
fn current_group(season: &Season, entrant: EntrantId) -> Option<Group> {
    let stage = season.current_stage()?;
    let mut divisions = season.stages.get(stage)?.divisions.iter();
    divisions.position(|of| of.places.contains(&entrant)).map(|division| Group { stage, division })
}

/// Skips a coming round, or takes part after all.
#[poise::command(slash_command, guild_only, rename = "sit-out")]
pub async fn sit_out(
    context: Context<'_>,
    #[min = 1]
    #[max = 64]
    round: Option<u32>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        skip_round(context.data(), &asking, &record, round).await
    })
    .await
}
