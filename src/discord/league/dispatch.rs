//! The handler of each press.

use futures::future::BoxFuture;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{is_private, require_organiser};
use super::entries::EntryAction;
use super::lifecycle::SeasonAction;
use super::press::SeasonPress;

impl Bot {
    /// Passes a press to the handler of its operation.
    pub(crate) async fn carry_out_season_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let record = self.find_season_in_guild(press.id.season, press.event.guild()).await?;
        if is_private(&record) {
            require_organiser(&self.build_press_context(press).await?)?;
        }
        let work: BoxFuture<'_, Result<(), Failure>> = match press.id.operation {
            SeasonOperation::Join => Box::pin(self.handle_join_press(press, &record)),
            SeasonOperation::Leave => Box::pin(self.handle_leave_press(press, &record)),
            SeasonOperation::LeaveSure => Box::pin(self.handle_leave_sure_press(press)),
            SeasonOperation::Rules => Box::pin(self.handle_season_rules_press(press, &record)),
            SeasonOperation::Players => Box::pin(self.handle_season_players_press(press, &record)),
            SeasonOperation::View => Box::pin(self.handle_view_press(press)),
            SeasonOperation::ViewPick => Box::pin(self.handle_view_pick_press(press)),
            SeasonOperation::ViewShare => Box::pin(self.handle_view_share_press(press, &record)),
            SeasonOperation::TableFile => Box::pin(self.handle_table_file_press(press, &record)),
            SeasonOperation::Organise => Box::pin(self.handle_organise_press(press, &record)),
            SeasonOperation::Settings => Box::pin(self.handle_settings_page_press(press, &record)),
            SeasonOperation::Set => Box::pin(self.handle_set_press(press)),
            SeasonOperation::Places => Box::pin(self.handle_places_press(press, &record)),
            SeasonOperation::Place => Box::pin(self.handle_place_press(press, &record)),
            SeasonOperation::Type => Box::pin(self.handle_type_press(press)),
            SeasonOperation::Entries => Box::pin(self.handle_entries_press(press, &record)),
            SeasonOperation::Entrant => Box::pin(self.handle_entrant_press(press, &record)),
            SeasonOperation::Approve => Box::pin(self.handle_entry_press(press, &record, EntryAction::Approve)),
            SeasonOperation::Refuse => Box::pin(self.handle_entry_press(press, &record, EntryAction::Refuse)),
            SeasonOperation::Remove => Box::pin(self.handle_entry_press(press, &record, EntryAction::Remove)),
            SeasonOperation::SitOut => Box::pin(self.handle_entry_press(press, &record, EntryAction::SitOut)),
            SeasonOperation::Apart => Box::pin(self.handle_entry_press(press, &record, EntryAction::Apart)),
            SeasonOperation::Erase => Box::pin(self.handle_erase_from_season_press(press, &record)),
            SeasonOperation::Seeds => Box::pin(self.handle_seeds_press(press, &record)),
            SeasonOperation::Seed => Box::pin(self.handle_seed_press(press, &record)),
            SeasonOperation::Move => Box::pin(self.handle_move_press(press)),
            SeasonOperation::Order => Box::pin(self.handle_order_press(press, &record)),
            SeasonOperation::Round => Box::pin(self.handle_round_press(press, &record)),
            SeasonOperation::Exchange => Box::pin(self.handle_exchange_press(press, &record)),
            SeasonOperation::Publish => Box::pin(self.handle_publish_press(press, &record)),
            SeasonOperation::Finals => Box::pin(self.handle_finals_press(press, &record)),
            SeasonOperation::FinalsSure => Box::pin(self.handle_finals_sure_press(press, &record)),
            SeasonOperation::End => Box::pin(self.handle_ask_to_end_press(press, &record)),
            SeasonOperation::Open => Box::pin(self.handle_life_press(press, SeasonAction::Open)),
            SeasonOperation::Start => Box::pin(self.handle_life_press(press, SeasonAction::Start)),
            SeasonOperation::Pause => Box::pin(self.handle_life_press(press, SeasonAction::Pause)),
            SeasonOperation::Resume => Box::pin(self.handle_life_press(press, SeasonAction::Resume)),
            SeasonOperation::EndSure => Box::pin(self.handle_life_press(press, SeasonAction::End)),
            SeasonOperation::Cancel => Box::pin(self.handle_life_press(press, SeasonAction::Cancel)),
            SeasonOperation::Next => Box::pin(self.handle_life_press(press, SeasonAction::Next)),
            SeasonOperation::Begin => Box::pin(self.handle_begin_press(press)),
            SeasonOperation::Factions => Box::pin(self.handle_factions_press(press, &record)),
            SeasonOperation::NameFaction => Box::pin(self.handle_name_faction_press(press, &record)),
            SeasonOperation::Pool => Box::pin(self.handle_pool_press(press, &record)),
            SeasonOperation::PoolDeclare => Box::pin(self.handle_pool_declare_press(press)),
            SeasonOperation::GiveUp | SeasonOperation::GiveUpSure => return Err(Failure::Said("unknown-button")),
            SeasonOperation::MoreTime => Box::pin(self.handle_more_time_press(press, &record)),
            SeasonOperation::MoreTimeAsk => Box::pin(self.handle_more_time_ask_press(press)),
            SeasonOperation::AnswerTime => Box::pin(self.handle_answer_time_press(press, &record)),
            SeasonOperation::Report => Box::pin(self.handle_report_press(press, &record)),
            SeasonOperation::ReportGame => Box::pin(self.handle_report_game_press(press, &record)),
            SeasonOperation::AnswerReport => Box::pin(self.handle_answer_report_press(press, &record)),
            SeasonOperation::AnswerChallenge => Box::pin(self.handle_answer_challenge_press(press, &record)),
            SeasonOperation::AnswerEntry => Box::pin(self.handle_answer_entry_press(press)),
            SeasonOperation::Call => Box::pin(self.handle_call_press(press)),
            SeasonOperation::ReadCall => Box::pin(self.handle_read_call_press(press, &record)),
            SeasonOperation::AnswerCall => Box::pin(self.handle_answer_call_press(press)),
            SeasonOperation::Object => Box::pin(self.handle_object_press(press)),
            SeasonOperation::Accept => Box::pin(self.handle_accept_press(press)),
            SeasonOperation::Verdict => Box::pin(self.handle_verdict_press(press, &record)),
            SeasonOperation::Rule => Box::pin(self.handle_rule_press(press)),
            SeasonOperation::Extend => Box::pin(self.handle_extend_press(press)),
        };
        work.await
    }
}
