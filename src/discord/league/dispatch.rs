//! Which handler takes a press.

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{is_private, only_organisers};
use super::press::SeasonPress;

impl Bot {
    /// Hands a press to the handler of its operation.
    pub(crate) async fn carry_out_season_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let book = self.season_here(press.id.season, press.event.guild()).await?;
        if is_private(&book) {
            only_organisers(&self.asking(press).await?)?;
        }
        match press.id.operation {
            SeasonOperation::Join => self.join_press(press).await,
            SeasonOperation::Leave => self.leave_press(press).await,
            SeasonOperation::LeaveSure => self.leave_sure_press(press).await,
            SeasonOperation::Rules => self.season_rules_press(press).await,
            SeasonOperation::Players => self.season_players_press(press).await,
            SeasonOperation::View => self.view_press(press).await,
            SeasonOperation::ViewPick => self.view_pick_press(press).await,
            SeasonOperation::ViewShare => self.view_share_press(press).await,
            SeasonOperation::TableFile => self.table_file_press(press).await,
            operation => Box::pin(self.organiser_press(operation, press)).await,
        }
    }

    /// Presses of organisers.
    async fn organiser_press(&self, operation: SeasonOperation, press: &SeasonPress<'_>) -> Result<(), Failure> {
        match operation {
            SeasonOperation::Organise => self.organise_press(press).await,
            SeasonOperation::Settings => self.settings_page_press(press).await,
            SeasonOperation::Set => self.set_press(press).await,
            SeasonOperation::Places => self.places_press(press).await,
            SeasonOperation::Place => self.place_press(press).await,
            SeasonOperation::Type => self.type_press(press).await,
            SeasonOperation::Entries => self.entries_press(press).await,
            SeasonOperation::Entrant => self.entrant_press(press).await,
            SeasonOperation::Approve
            | SeasonOperation::Refuse
            | SeasonOperation::Remove
            | SeasonOperation::SitOut
            | SeasonOperation::Apart => self.entry_press(press).await,
            SeasonOperation::Erase => self.erase_from_season_press(press).await,
            SeasonOperation::Seeds => self.seeds_press(press).await,
            SeasonOperation::Seed => self.seed_press(press).await,
            SeasonOperation::Move => self.move_press(press).await,
            SeasonOperation::Order => self.order_press(press).await,
            SeasonOperation::Round => self.round_press(press).await,
            SeasonOperation::Exchange => self.exchange_press(press).await,
            SeasonOperation::Publish => self.publish_press(press).await,
            SeasonOperation::Finals => self.finals_press(press).await,
            SeasonOperation::FinalsSure => self.finals_sure_press(press).await,
            SeasonOperation::End => self.ask_to_end_press(press).await,
            SeasonOperation::Open
            | SeasonOperation::Start
            | SeasonOperation::Pause
            | SeasonOperation::Resume
            | SeasonOperation::EndSure
            | SeasonOperation::Cancel
            | SeasonOperation::Next => self.life_press(press).await,
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
            SeasonOperation::ReadCall => self.read_call_press(press).await,
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
