//! Calls for a judge, objections, and the buttons of a match in the judges' queue.

use serenity::all::CreateModal;

use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::MatchId;
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::matches::{complete_own, find_match};
use crate::discord::league::match_lookup::WantedMatch;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{FormRequest, Handler, OpensForm, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::Context;

use super::ask::{
    SeasonContext, build_context_with_reason, build_press_context, find_member, make_request, make_request_unless,
};
use super::controls::{hq_input, reason_form, reason_input, titled_form};
use super::people::load_season_names;
use super::report::parse_hq_points;
use super::rulings::{Rule, find_unseen_decision, offer_verdicts, require_judge, rule_on_match};
use super::words::{call_text, player_names, refusal_text};

routes! {
    /// Under a match: calls a judge; the form asks for the reason.
    Call { match_id: MatchId } = "call" of SeasonVersion, InAForm;
    /// Under a match in the queue: the text of the call, for judges only.
    ReadCall { match_id: MatchId } = "read-call" of SeasonVersion, Beside;
    /// Under a match in the queue: answers the call.
    AnswerCall { match_id: MatchId } = "answer-call" of SeasonVersion, InAForm;
    /// Under a match with a proposal: objects to it.
    Object { match_id: MatchId } = "object" of SeasonVersion, Publicly;
    /// Under a match in the queue: accepts the proposal.
    Accept { match_id: MatchId } = "accept" of SeasonVersion, Publicly;
    /// Under a match in the queue: offers the results that a judge can give.
    OfferVerdicts { match_id: MatchId } = "verdict" of SeasonVersion, Beside;
    /// Under a match in the queue: grants it more days.
    Extend { match_id: MatchId, days: u32 } = "extend" of SeasonVersion, Publicly;
}

impl OpensForm for Call {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        Ok(reason_form::<Self>(request))
    }
}

impl Handler for Call {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_context_with_reason(bot, press).await?;
        press.respond(call_judge(bot, &asking, self.match_id).await?).await
    }
}

/// Calls a judge to a match; `asking` contains the player's reason.
async fn call_judge(bot: &Bot, asking: &SeasonContext, match_id: MatchId) -> Result<Answer, Failure> {
    make_request(bot, asking, |_, text| Command::Protest { match_id, text }).await?;
    Ok(Answer::sentence(word(asking.language, "season-called")))
}

/// Shows the text of a player's call to a judge who may answer it.
impl Handler for ReadCall {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (match_id, language, record) = (self.match_id, press.theme.language, &press.record);
        let member = find_member(bot, press).await?;
        let names = load_season_names(bot, record, language).await?;
        let refuse = |why: Refusal| Failure::Sentence(refusal_text(&why, &names, language));
        require_judge(record, match_id, &member).map_err(&refuse)?;
        let found = record.log.season().matches.get(&match_id);
        let said = found.and_then(|found| call_text(found, &names, language));
        press.respond(Answer::sentence(said.ok_or_else(|| refuse(Refusal::NoCall))?)).await
    }
}

impl OpensForm for AnswerCall {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        Ok(reason_form::<Self>(request))
    }
}

impl Handler for AnswerCall {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = self.match_id;
        let asking = build_context_with_reason(bot, press).await?;
        make_request(bot, &asking, |_, text| Command::Judge { match_id, text }).await?;
        press.respond(Answer::sentence(word(asking.language, "season-call-answered"))).await
    }
}

impl Handler for Object {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        make_request(bot, &build_press_context(bot, press).await?, |_, _| Command::Object(self.match_id)).await?;
        Ok(())
    }
}

impl Handler for Accept {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let accept = |_: &_, _| Command::AcceptProposal { match_id: self.match_id, reason: None };
        make_request(bot, &build_press_context(bot, press).await?, accept).await?;
        Ok(())
    }
}

impl Handler for Extend {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (Self { match_id, days }, seen) = (self, Some(press.subject.seq));
        let asking = build_press_context(bot, press).await?;
        // If two judges grant days at the same time, they are granted only once.
        let extend = |record: &SeasonRecord, _| match find_unseen_decision(record, match_id, seen, &asking.by) {
            Some(_) => Err(Refusal::DecidedMeanwhile(match_id)),
            None => Ok(Command::Extend { match_id, days }),
        };
        make_request_unless(bot, &asking, extend).await?;
        Ok(())
    }
}

impl Handler for OfferVerdicts {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (match_id, language) = (self.match_id, press.theme.language);
        let member = find_member(bot, press).await?;
        let names = load_season_names(bot, &press.record, language).await?;
        let arguments = [("players", player_names(&names, match_id, language).into())];
        let question = text(language, "season-verdict-ask", &arguments);
        press.respond(offer_verdicts(bot, &press.record, match_id, &member, question, language).await?).await
    }
}

impl OpensForm for Rule {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        let hq = self.choice.has_hq_points().then(|| hq_input(request.language));
        let fields = hq.into_iter().chain([reason_input::<Self>(request.language)]);
        Ok(titled_form::<Self>(request, fields.collect()))
    }
}

impl Handler for Rule {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { match_id, choice } = self;
        let hq = if choice.has_hq_points() {
            press.typed("hq").and_then(parse_hq_points).ok_or(Failure::Said("season-hq-how"))?
        } else {
            [0, 0]
        };
        let asking = build_context_with_reason(bot, press).await?;
        let given = choice.verdict(hq);
        press.respond(rule_on_match(bot, &asking, match_id, given, Some(press.subject.seq)).await?).await
    }
}

/// Calls a judge to a match.
#[poise::command(slash_command, guild_only)]
pub async fn judge(
    context: Context<'_>,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, WantedMatch::Own, of.as_deref()).await?;
        let asking = asking.with_reason(&reason)?;
        call_judge(context.data(), &asking, found.match_id).await
    };
    answer(context, Box::pin(done)).await
}
