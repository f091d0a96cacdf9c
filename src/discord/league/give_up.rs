//! *Give up* under the post of a match.

use serenity::all::ButtonStyle;

use sztab_league::decide::{Command, Refusal, RequiredRole};
use sztab_league::ids::MatchId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;

use super::ask::{build_press_context, make_request};
use super::people::load_season_names;
use super::words::player_names;

routes! {
    /// Under a match: asks the user to confirm giving it up.
    GiveUp { match_id: MatchId } = "give-up" of SeasonVersion, Beside;
    /// Under that question: gives up the match.
    GiveUpSure { match_id: MatchId } = "give-up-sure" of SeasonVersion, Privately;
}

impl Handler for GiveUp {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (match_id, language, record) = (self.match_id, press.theme.language, &press.record);
        let season = record.log.season();
        let names = load_season_names(bot, record, language).await?;
        let refuse = |refusal| Failure::Sentence(super::words::refusal_text(&refusal, &names, language));
        let found = season.matches.get(&match_id).ok_or_else(|| refuse(Refusal::NoMatch(match_id)))?;
        if !found.is_open(season.match_kind()) {
            return Err(refuse(Refusal::MatchClosed));
        }
        if record.entry_of(press.user()).and_then(|own| found.seat_of(own)).is_none() {
            return Err(refuse(Refusal::Not(RequiredRole::PlayersOf(match_id))));
        }
        let button =
            press.subject.button(&GiveUpSure { match_id }, word(language, "season-give-up"), ButtonStyle::Danger);
        let question =
            text(language, "season-give-up-ask", &[("players", player_names(&names, match_id, language).into())]);
        press.respond(Answer::with_buttons(question, vec![button])).await
    }
}

impl Handler for GiveUpSure {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        make_request(bot, &build_press_context(bot, press).await?, |_, _| Command::GiveUp(self.match_id)).await?;
        press.respond(Answer::sentence(word(press.theme.language, "season-given-up"))).await
    }
}
