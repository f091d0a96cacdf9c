//! *Give up* under the post of a match.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_league::decide::{Command, Refusal, RequiredRole};
use sztab_league::ids::MatchId;
use sztab_words::{text, word};

use sztab_referee::league::SeasonRecord;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_operation::SeasonOperation;

use super::press::SeasonPress;
use super::words::player_names;

impl Bot {
    /// Asks for confirmation before a match is given up.
    pub(crate) async fn handle_give_up_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let (match_id, language) = (MatchId(press.number(0)?), press.theme.language);
        let season = record.log.season();
        let names = self.load_season_names(record, language).await?;
        let refuse = |refusal| Failure::Sentence(super::words::refusal_text(&refusal, &names, language));
        let found = season.matches.get(&match_id).ok_or_else(|| refuse(Refusal::NoMatch(match_id)))?;
        if !found.is_open(season.match_kind()) {
            return Err(refuse(Refusal::MatchClosed));
        }
        if record.entry_of(press.user()).and_then(|own| found.seat_of(own)).is_none() {
            return Err(refuse(Refusal::Not(RequiredRole::PlayersOf(match_id))));
        }
        let sure = press.button(SeasonOperation::GiveUpSure, match_id.0.to_string());
        let button = sure.button(word(language, "season-give-up"), ButtonStyle::Danger);
        let question =
            text(language, "season-give-up-ask", &[("players", player_names(&names, match_id, language).into())]);
        let rows = vec![CreateActionRow::Buttons(vec![button])];
        press.respond(Answer { rows, ..Answer::sentence(question) }).await
    }

    pub(crate) async fn handle_give_up_sure_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        self.make_request(&self.build_press_context(press).await?, |_, _| Command::GiveUp(match_id)).await?;
        press.respond(Answer::sentence(word(press.theme.language, "season-given-up"))).await
    }
}
