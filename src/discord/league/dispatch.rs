//! The handler of each press.

use futures::future::BoxFuture;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{is_private, only_organisers};
use super::entries::EntryAct;
use super::life::SeasonAct;
use super::press::SeasonPress;

impl Bot {
    /// Passes a press to the handler of its operation.
    pub(crate) async fn carry_out_season_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let record = self.season_here(press.id.season, press.event.guild()).await?;
        if is_private(&record) {
            only_organisers(&self.circumstances(press).await?)?;
        }
        let work: BoxFuture<'_, Result<(), Failure>> = match press.id.operation {
            SeasonOperation::Join => Box::pin(self.join_press(press, &record)),
            SeasonOperation::Leave => Box::pin(self.leave_press(press, &record)),
            SeasonOperation::LeaveSure => Box::pin(self.leave_sure_press(press)),
            SeasonOperation::Rules => Box::pin(self.season_rules_press(press, &record)),
            SeasonOperation::Players => Box::pin(self.season_players_press(press, &record)),
            SeasonOperation::View => Box::pin(self.view_press(press)),
            SeasonOperation::ViewPick => Box::pin(self.view_pick_press(press)),
            SeasonOperation::ViewShare => Box::pin(self.view_share_press(press, &record)),
            SeasonOperation::TableFile => Box::pin(self.table_file_press(press, &record)),
            SeasonOperation::Organise => Box::pin(self.organise_press(press, &record)),
            SeasonOperation::Settings => Box::pin(self.settings_page_press(press, &record)),
            SeasonOperation::Set => Box::pin(self.set_press(press)),
            SeasonOperation::Places => Box::pin(self.places_press(press, &record)),
            SeasonOperation::Place => Box::pin(self.place_press(press, &record)),
            SeasonOperation::Type => Box::pin(self.type_press(press)),
            SeasonOperation::Entries => Box::pin(self.entries_press(press, &record)),
            SeasonOperation::Entrant => Box::pin(self.entrant_press(press, &record)),
            SeasonOperation::Approve => Box::pin(self.entry_press(press, &record, EntryAct::Approve)),
            SeasonOperation::Refuse => Box::pin(self.entry_press(press, &record, EntryAct::Refuse)),
            SeasonOperation::Remove => Box::pin(self.entry_press(press, &record, EntryAct::Remove)),
            SeasonOperation::SitOut => Box::pin(self.entry_press(press, &record, EntryAct::SitOut)),
            SeasonOperation::Apart => Box::pin(self.entry_press(press, &record, EntryAct::Apart)),
            SeasonOperation::Erase => Box::pin(self.erase_from_season_press(press, &record)),
            SeasonOperation::Seeds => Box::pin(self.seeds_press(press, &record)),
            SeasonOperation::Seed => Box::pin(self.seed_press(press, &record)),
            SeasonOperation::Move => Box::pin(self.move_press(press)),
            SeasonOperation::Order => Box::pin(self.order_press(press, &record)),
            SeasonOperation::Round => Box::pin(self.round_press(press, &record)),
            SeasonOperation::Exchange => Box::pin(self.exchange_press(press, &record)),
            SeasonOperation::Publish => Box::pin(self.publish_press(press, &record)),
            SeasonOperation::Finals => Box::pin(self.finals_press(press, &record)),
            SeasonOperation::FinalsSure => Box::pin(self.finals_sure_press(press, &record)),
            SeasonOperation::End => Box::pin(self.ask_to_end_press(press, &record)),
            SeasonOperation::Open => Box::pin(self.life_press(press, SeasonAct::Open)),
            SeasonOperation::Start => Box::pin(self.life_press(press, SeasonAct::Start)),
            SeasonOperation::Pause => Box::pin(self.life_press(press, SeasonAct::Pause)),
            SeasonOperation::Resume => Box::pin(self.life_press(press, SeasonAct::Resume)),
            SeasonOperation::EndSure => Box::pin(self.life_press(press, SeasonAct::End)),
            SeasonOperation::Cancel => Box::pin(self.life_press(press, SeasonAct::Cancel)),
            SeasonOperation::Next => Box::pin(self.life_press(press, SeasonAct::Next)),
            SeasonOperation::Begin => Box::pin(self.begin_press(press)),
            SeasonOperation::Factions => Box::pin(self.factions_press(press, &record)),
            SeasonOperation::NameFaction => Box::pin(self.name_faction_press(press, &record)),
            SeasonOperation::Pool => Box::pin(self.pool_press(press, &record)),
            SeasonOperation::PoolDeclare => Box::pin(self.pool_declare_press(press)),
            SeasonOperation::GiveUp => Box::pin(self.give_up_press(press, &record)),
            SeasonOperation::GiveUpSure => Box::pin(self.give_up_sure_press(press)),
            SeasonOperation::MoreTime => Box::pin(self.more_time_press(press, &record)),
            SeasonOperation::MoreTimeAsk => Box::pin(self.more_time_ask_press(press)),
            SeasonOperation::AnswerTime => Box::pin(self.answer_time_press(press, &record)),
            SeasonOperation::Report => Box::pin(self.report_press(press, &record)),
            SeasonOperation::ReportGame => Box::pin(self.report_game_press(press, &record)),
            SeasonOperation::AnswerReport => Box::pin(self.answer_report_press(press, &record)),
            SeasonOperation::AnswerChallenge => Box::pin(self.answer_challenge_press(press, &record)),
            SeasonOperation::AnswerEntry => Box::pin(self.answer_entry_press(press)),
            SeasonOperation::Call => Box::pin(self.call_press(press)),
            SeasonOperation::ReadCall => Box::pin(self.read_call_press(press, &record)),
            SeasonOperation::AnswerCall => Box::pin(self.answer_call_press(press)),
            SeasonOperation::Object => Box::pin(self.object_press(press)),
            SeasonOperation::Accept => Box::pin(self.accept_press(press)),
            SeasonOperation::Verdict => Box::pin(self.verdict_press(press, &record)),
            SeasonOperation::Rule => Box::pin(self.rule_press(press)),
            SeasonOperation::Extend => Box::pin(self.extend_press(press)),
        };
        work.await
    }
}
