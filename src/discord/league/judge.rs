//! Calls for a judge, objections, and the buttons of a match in the judges' queue.

use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::MatchId;
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::ask::Asking;
use super::press::SeasonPress;
use super::report::hq_of;
use super::rulings::{Choice, require_judge, unseen_decision};
use super::words::{call_words, players_of, refusal};

impl Bot {
    pub(crate) async fn call_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = self.circumstances_with_reason(press).await?;
        press.respond(self.call_judge(&asking, MatchId(press.number(0)?)).await?).await
    }

    /// Calls a judge to a match; `asking` contains the player's reason.
    pub(crate) async fn call_judge(&self, asking: &Asking, match_id: MatchId) -> Result<Answer, Failure> {
        self.ask_of_season(asking, |_, text| Command::Protest { match_id, text }).await?;
        Ok(Answer::sentence(word(asking.language, "season-called")))
    }

    /// Shows the text of a player's call to a judge who may answer it.
    pub(crate) async fn read_call_press(&self, press: &SeasonPress<'_>, record: &SeasonRecord) -> Result<(), Failure> {
        let (match_id, language) = (MatchId(press.number(0)?), press.theme.language);
        let member = self.season_member(press.event.user(), press.event.member()).await?;
        let names = self.names_of(record, language).await?;
        let refuse = |why: Refusal| Failure::Sentence(refusal(&why, &names, language));
        require_judge(record, match_id, &member).map_err(&refuse)?;
        let found = record.log.season().matches.get(&match_id);
        let said = found.and_then(|found| call_words(found, &names, language));
        press.respond(Answer::sentence(said.ok_or_else(|| refuse(Refusal::NoCall))?)).await
    }

    pub(crate) async fn object_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        self.ask_of_season(&self.circumstances(press).await?, |_, _| Command::Object(match_id)).await?;
        Ok(())
    }

    pub(crate) async fn answer_call_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        let asking = self.circumstances_with_reason(press).await?;
        self.ask_of_season(&asking, |_, text| Command::Judge { match_id, text }).await?;
        press.respond(Answer::sentence(word(asking.language, "season-call-answered"))).await
    }

    pub(crate) async fn accept_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        let accept = |_: &_, _| Command::AcceptProposal { match_id, reason: None };
        self.ask_of_season(&self.circumstances(press).await?, accept).await?;
        Ok(())
    }

    pub(crate) async fn extend_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (match_id, days) = (MatchId(press.number(0)?), press.number(1)?);
        let asking = self.circumstances(press).await?;
        // If two judges grant days at the same time, they are granted only once.
        let extend = |record: &SeasonRecord, _| match unseen_decision(record, match_id, Some(press.id.seq), &asking.by)
        {
            Some(_) => Err(Refusal::DecidedMeanwhile(match_id)),
            None => Ok(Command::Extend { match_id, days }),
        };
        self.ask_of_season_unless(&asking, extend).await?;
        Ok(())
    }

    /// Offers a judge the results that a match can be given.
    pub(crate) async fn verdict_press(&self, press: &SeasonPress<'_>, record: &SeasonRecord) -> Result<(), Failure> {
        let (match_id, language) = (MatchId(press.number(0)?), press.theme.language);
        let member = self.season_member(press.event.user(), press.event.member()).await?;
        let names = self.names_of(record, language).await?;
        let arguments = [("players", players_of(&names, match_id, language).into())];
        let question = text(language, "season-verdict-ask", &arguments);
        press.respond(self.verdicts(record, match_id, &member, question, language).await?).await
    }

    /// Handles the form in which a judge gives a result.
    pub(crate) async fn rule_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        let choice = press.id.words().nth(1).and_then(Choice::of_word).ok_or(Failure::Said("unknown-button"))?;
        let hq = match (choice.has_hq(), press.typed.as_slice()) {
            (true, [hq, ..]) => hq_of(hq).ok_or(Failure::Said("season-hq-how"))?,
            (true, []) => return Err(Failure::Said("season-hq-how")),
            (false, _) => [0, 0],
        };
        let asking = self.circumstances_with_reason(press).await?;
        press.respond(self.rule(&asking, match_id, choice.verdict(hq), Some(press.id.seq)).await?).await
    }

    /// The context of a form whose last field is a reason.
    async fn circumstances_with_reason(&self, press: &SeasonPress<'_>) -> Result<Asking, Failure> {
        self.circumstances(press).await?.with_reason(press.typed.last().map_or("", String::as_str))
    }
}
