//! Requests for more time in a match, which the opponent grants.

use sztab_league::decide::{Command, Refusal};
use sztab_league::event::EventKind;
use sztab_league::ids::MatchId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::matches::{complete_own_open, find_match};
use crate::discord::league::match_lookup::WantedMatch;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::{option, select};
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::Context;

use super::ask::{SeasonContext, build_press_context, make_request};
use super::people::load_season_names;

routes! {
    /// Under a match: offers the numbers of days that can be requested as more time.
    MoreTime { match_id: MatchId } = "more-time" of SeasonVersion, Beside;
    /// A choice of one of these numbers of days.
    MoreTimeAsk { match_id: MatchId } = "more-time-ask" of SeasonVersion, Privately;
    /// Under a request for more time, made by a line of the log: agrees or declines.
    AnswerTime { match_id: MatchId, line: u64, agree: bool } = "answer-time" of SeasonVersion, Publicly;
}

/// Offers the numbers of days that the players can still agree on.
impl Handler for MoreTime {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (match_id, language) = (self.match_id, press.theme.language);
        let season = press.record.log.season();
        let names = load_season_names(bot, &press.record, language).await?;
        let refuse = |refusal| Failure::Sentence(super::words::refusal_text(&refusal, &names, language));
        let found = season.matches.get(&match_id).ok_or_else(|| refuse(Refusal::NoMatch(match_id)))?;
        let left = season.rules.times.extension_days.saturating_sub(found.extension.agreed_days);
        if left == 0 {
            return Err(refuse(Refusal::ExtensionLimit { left }));
        }
        let options =
            (1..=left).map(|days| option(text(language, "season-days", &[("days", days.into())]), days.to_string()));
        let id = press.subject.id(&MoreTimeAsk { match_id });
        let rows = vec![select(id, options, word(language, "season-more-time-choose"))];
        press.respond(Answer { rows, ..Answer::sentence(word(language, "season-more-time-how")) }).await
    }
}

impl Handler for MoreTimeAsk {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_press_context(bot, press).await?;
        press.respond(ask_for_time(bot, &asking, self.match_id, press.parse_choice()?).await?).await
    }
}

/// Carries out the opponent's answer. A button under an older request is out of date.
impl Handler for AnswerTime {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { match_id, line, agree } = self;
        let mut events = press.record.log.events().iter();
        let last = events.rfind(
            |event| matches!(event.kind, EventKind::ExtensionAsked { match_id: asked, .. } if asked == match_id),
        );
        if last.is_none_or(|event| event.seq != line) {
            return Err(Failure::Said("season-stale"));
        }
        let asking = build_press_context(bot, press).await?;
        make_request(bot, &asking, |_, _| Command::AnswerExtension { match_id, agree }).await?;
        Ok(())
    }
}

async fn ask_for_time(bot: &Bot, asking: &SeasonContext, match_id: MatchId, days: u32) -> Result<Answer, Failure> {
    make_request(bot, asking, |_, _| Command::AskExtension { match_id, days }).await?;
    Ok(Answer::sentence(text(asking.language, "season-more-time-asked", &[("days", days.into())])))
}

/// Asks the opponent for an extension of a match by some days.
#[poise::command(slash_command, guild_only)]
pub async fn extend(
    context: Context<'_>,
    #[min = 1]
    #[max = 30]
    days: u32,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own_open"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, WantedMatch::OwnOpen, of.as_deref()).await?;
        ask_for_time(context.data(), &asking, found.match_id, days).await
    };
    answer(context, Box::pin(done)).await
}
