//! Calls for a judge, objections, and the buttons of a match in the judges' queue.

use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::MatchId;
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::ask::SeasonContext;
use super::press::SeasonPress;
use super::report::parse_hq_points;
use super::rulings::{RulingChoice, find_unseen_decision, require_judge};
use super::words::{call_text, player_names, refusal_text};

impl Bot {
    pub(crate) async fn handle_call_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = self.build_press_context_with_reason(press).await?;
        press.respond(self.call_judge(&asking, MatchId(press.number(0)?)).await?).await
    }

    /// Calls a judge to a match; `asking` contains the player's reason.
    pub(crate) async fn call_judge(&self, asking: &SeasonContext, match_id: MatchId) -> Result<Answer, Failure> {
        self.make_request(asking, |_, text| Command::Protest { match_id, text }).await?;
        Ok(Answer::sentence(word(asking.language, "season-called")))
    }

    /// Shows the text of a player's call to a judge who may answer it.
    pub(crate) async fn handle_read_call_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let (match_id, language) = (MatchId(press.number(0)?), press.theme.language);
        let member = self.find_member(press.event.user(), press.event.member()).await?;
        let names = self.load_season_names(record, language).await?;
        let refuse = |why: Refusal| Failure::Sentence(refusal_text(&why, &names, language));
        require_judge(record, match_id, &member).map_err(&refuse)?;
        let found = record.log.season().matches.get(&match_id);
        let said = found.and_then(|found| call_text(found, &names, language));
        press.respond(Answer::sentence(said.ok_or_else(|| refuse(Refusal::NoCall))?)).await
    }

    pub(crate) async fn handle_object_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        self.make_request(&self.build_press_context(press).await?, |_, _| Command::Object(match_id)).await?;
        Ok(())
    }

    pub(crate) async fn handle_answer_call_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        let asking = self.build_press_context_with_reason(press).await?;
        self.make_request(&asking, |_, text| Command::Judge { match_id, text }).await?;
        press.respond(Answer::sentence(word(asking.language, "season-call-answered"))).await
    }

    pub(crate) async fn handle_accept_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        let accept = |_: &_, _| Command::AcceptProposal { match_id, reason: None };
        self.make_request(&self.build_press_context(press).await?, accept).await?;
        Ok(())
    }

    pub(crate) async fn handle_extend_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (match_id, days) = (MatchId(press.number(0)?), press.number(1)?);
        let asking = self.build_press_context(press).await?;
        // If two judges grant days at the same time, they are granted only once.
        let extend =
            |record: &SeasonRecord, _| match find_unseen_decision(record, match_id, Some(press.id.seq), &asking.by) {
                Some(_) => Err(Refusal::DecidedMeanwhile(match_id)),
                None => Ok(Command::Extend { match_id, days }),
            };
        self.make_request_unless(&asking, extend).await?;
        Ok(())
    }

    /// Offers a judge the results that a match can be given.
    pub(crate) async fn handle_verdict_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let (match_id, language) = (MatchId(press.number(0)?), press.theme.language);
        let member = self.find_member(press.event.user(), press.event.member()).await?;
        let names = self.load_season_names(record, language).await?;
        let arguments = [("players", player_names(&names, match_id, language).into())];
        let question = text(language, "season-verdict-ask", &arguments);
        press.respond(self.offer_verdicts(record, match_id, &member, question, language).await?).await
    }

    /// Handles the form in which a judge gives a result.
    pub(crate) async fn handle_rule_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        let choice =
            press.id.words().nth(1).and_then(RulingChoice::from_word).ok_or(Failure::Said("unknown-button"))?;
        let hq = match (choice.has_hq_points(), press.typed.as_slice()) {
            (true, [hq, ..]) => parse_hq_points(hq).ok_or(Failure::Said("season-hq-how"))?,
            (true, []) => return Err(Failure::Said("season-hq-how")),
            (false, _) => [0, 0],
        };
        let asking = self.build_press_context_with_reason(press).await?;
        press.respond(self.rule_on_match(&asking, match_id, choice.verdict(hq), Some(press.id.seq)).await?).await
    }

    /// The context of a form whose last field is a reason.
    async fn build_press_context_with_reason(&self, press: &SeasonPress<'_>) -> Result<SeasonContext, Failure> {
        self.build_press_context(press).await?.with_reason(press.typed.last().map_or("", String::as_str))
    }
}
