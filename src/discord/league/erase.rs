//! Erasing a person from a season: the name and texts are removed, open matches end, results stay.

use serenity::all::{ButtonStyle, Http, User};

use sztab_referee::EraseRequest;
use sztab_referee::league::SeasonRecord;
use sztab_store::{ErasureScope, UserId};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::command::season::{answer_about_season, complete_season};
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::session::command::context::Context;
use crate::discord::session::privacy::{erased_name, require_erasure_right};

use super::ask::{SeasonContext, build_press_context, require_organiser, season_failure, season_name};
use super::controls::Controls;
use super::privacy::lines_ended_by_erasure;

routes! {
    /// Under the question whether to erase a person's data: erases the data.
    Erase { user: UserId } = "erase" of SeasonVersion, Privately;
}

/// Describes the consequences of erasing a person from a season; a button carries out the erasure.
async fn ask_to_erase(
    bot: &Bot,
    http: &Http,
    caller: &impl Caller,
    asking: &SeasonContext,
    record: &SeasonRecord,
    user: UserId,
) -> Result<Answer, Failure> {
    require_erasure_right_in_season(bot, http, caller, asking, record, user).await?;
    let controls = Controls { record, language: asking.language };
    let button = controls.button(&Erase { user }, "privacy-erase", ButtonStyle::Danger);
    let arguments = [("player", format!("<@{user}>").into()), ("season", season_name(record, asking.language).into())];
    let question = text(asking.language, "season-erase-ask", &arguments);
    let ends = lines_ended_by_erasure(bot, user, ErasureScope::Season(record.row.id), asking.language).await?;
    let question = [vec![question], ends].concat().join("\n");
    Ok(Answer::with_buttons(question, vec![button]))
}

/// Checks the right to erase a person from a season: organisers may erase users who have left the server, or
/// themselves.
async fn require_erasure_right_in_season(
    bot: &Bot,
    http: &Http,
    caller: &impl Caller,
    asking: &SeasonContext,
    record: &SeasonRecord,
    user: UserId,
) -> Result<(), Failure> {
    require_organiser(asking)?;
    if !record.people.iter().any(|person| person.id == user) {
        return Err(Failure::Said("season-not-in-it"));
    }
    require_erasure_right(bot, http, caller, user).await
}

/// Erases the person named by the button. The user's right to do so is checked again, because the button may be
/// forged or out of date.
impl Handler for Erase {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (user, record) = (self.user, &press.record);
        let asking = build_press_context(bot, press).await?;
        require_erasure_right_in_season(bot, &press.context.http, press, &asking, record, user).await?;
        let (place, language) = (ErasureScope::Season(record.row.id), asking.language);
        let request = EraseRequest { user, by: asking.by.player, place, at: bot.now() };
        let number = bot.referee.erase(&request, &erased_name).await.map_err(season_failure)?;
        tracing::info!(number, season = record.row.id.0, "a person was erased from a season");
        bot.notify_outbox();
        let arguments =
            [("player", erased_name(number, language).into()), ("season", season_name(record, language).into())];
        press.respond(Answer::sentence(text(language, "season-erased", &arguments))).await
    }
}

/// Asks for confirmation to erase a person from a season.
#[poise::command(slash_command, guild_only)]
pub async fn erase(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        let http = &context.serenity_context().http;
        ask_to_erase(context.data(), http, &context, &asking, &record, UserId(user.id.get())).await
    })
    .await
}
