//! Challenges on a ladder.

use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::ChallengeId;
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::ask::SeasonContext;
use super::people::name_of;
use super::press::SeasonPress;

impl Bot {
    /// Challenges another player.
    pub(crate) async fn challenge(
        &self,
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
        self.make_request(asking, |_, _| Command::Challenge { to }).await?;
        let arguments = [("player", name_of(record, to, language).into())];
        Ok(Answer::sentence(text(language, "season-challenged", &arguments)))
    }

    pub(crate) async fn handle_answer_challenge_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let challenge = ChallengeId(press.number(0)?);
        if !record.log.season().challenges.contains_key(&challenge) {
            let names = self.load_season_names(record, press.theme.language).await?;
            return Err(Failure::Sentence(super::words::refusal_text(
                &Refusal::NoChallenge,
                &names,
                press.theme.language,
            )));
        }
        let accept = press.is_yes();
        self.make_request(&self.build_press_context(press).await?, |_, _| Command::AnswerChallenge {
            challenge,
            accept,
        })
        .await?;
        Ok(())
    }
}
