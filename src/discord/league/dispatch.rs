//! Which handler takes a press.

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_operation::SeasonOperation;

use super::press::SeasonPress;

impl Bot {
    /// Hands a press to the handler of its operation.
    pub(crate) async fn carry_out_season_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        match press.id.operation {
            SeasonOperation::Join => self.join_press(press).await,
            SeasonOperation::Leave => self.leave_press(press).await,
            SeasonOperation::LeaveSure => self.leave_sure_press(press).await,
            SeasonOperation::Rules => self.season_rules_press(press).await,
            SeasonOperation::Players => self.season_players_press(press).await,
            operation => Box::pin(self.match_press(operation, press)).await,
        }
    }

    /// Presses about matches.
    async fn match_press(&self, operation: SeasonOperation, press: &SeasonPress<'_>) -> Result<(), Failure> {
        match operation {
            SeasonOperation::Begin => self.begin_press(press).await,
            SeasonOperation::Armies => self.armies_press(press).await,
            SeasonOperation::NameArmy => self.name_army_press(press).await,
            SeasonOperation::Pool => self.pool_press(press).await,
            SeasonOperation::PoolDeclare => self.pool_declare_press(press).await,
            SeasonOperation::GiveUp => self.give_up_press(press).await,
            SeasonOperation::GiveUpSure => self.give_up_sure_press(press).await,
            SeasonOperation::MoreTime => self.more_time_press(press).await,
            SeasonOperation::MoreTimeAsk => self.more_time_ask_press(press).await,
            SeasonOperation::AnswerTime => self.answer_time_press(press).await,
            SeasonOperation::Report => self.report_press(press).await,
            SeasonOperation::ReportGame => self.report_game_press(press).await,
            SeasonOperation::AnswerReport => self.answer_report_press(press).await,
            SeasonOperation::AnswerChallenge => self.answer_challenge_press(press).await,
            SeasonOperation::AnswerEntry => self.answer_entry_press(press).await,
            operation => self.judge_press(operation, press).await,
        }
    }

    /// Presses that call judges, and those of judges.
    async fn judge_press(&self, operation: SeasonOperation, press: &SeasonPress<'_>) -> Result<(), Failure> {
        match operation {
            SeasonOperation::Call => self.call_press(press).await,
            SeasonOperation::AnswerCall => self.answer_call_press(press).await,
            SeasonOperation::Object => self.object_press(press).await,
            SeasonOperation::Accept => self.accept_press(press).await,
            SeasonOperation::Verdict => self.verdict_press(press).await,
            SeasonOperation::Rule => self.rule_press(press).await,
            SeasonOperation::Extend => self.extend_press(press).await,
            _ => Err(Failure::Said("unknown-button")),
        }
    }
}
