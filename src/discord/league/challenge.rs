//! Challenges on a ladder.

use serenity::all::User;

use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::ChallengeId;
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::command::season::{answer_about_season, complete_season};
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::session::command::context::Context;

use super::ask::{SeasonContext, build_press_context, make_request};
use super::people::{load_season_names, name_of};

routes! {
    /// Under a challenge: accepts or declines it.
    AnswerChallenge { challenge: ChallengeId, accept: bool } = "answer-challenge" of SeasonVersion, Publicly;
}

/// Challenges another player.
async fn challenge_player(
    bot: &Bot,
    asking: &SeasonContext,
    record: &SeasonRecord,
    opponent: UserId,
) -> Result<Answer, Failure> {
    let language = asking.language;
    let Some(to) = record.entry_of(opponent) else {
        return Err(Failure::Said("season-they-are-not-in"));
    };
    if record.entry_of(asking.by.player.user).is_none() {
        return Err(Failure::Said("season-not-in"));
    }
    make_request(bot, asking, |_, _| Command::Challenge { to }).await?;
    let arguments = [("player", name_of(record, to, language).into())];
    Ok(Answer::sentence(text(language, "season-challenged", &arguments)))
}

impl Handler for AnswerChallenge {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (Self { challenge, accept }, language) = (self, press.theme.language);
        if !press.record.log.season().challenges.contains_key(&challenge) {
            let names = load_season_names(bot, &press.record, language).await?;
            return Err(Failure::Sentence(super::words::refusal_text(&Refusal::NoChallenge, &names, language)));
        }
        let asking = build_press_context(bot, press).await?;
        make_request(bot, &asking, |_, _| Command::AnswerChallenge { challenge, accept }).await?;
        Ok(())
    }
}

/// Challenges a player on the ladder.
#[poise::command(slash_command, guild_only)]
pub async fn challenge(
    context: Context<'_>,
    opponent: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        challenge_player(context.data(), &asking, &record, UserId(opponent.id.get())).await
    })
    .await
}
