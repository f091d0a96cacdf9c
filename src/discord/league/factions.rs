//! Bans, picks and pools of factions.

use serenity::all::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use sztab_game::Language;
use sztab_league::decide::{Command, Refusal, RequiredRole};
use sztab_league::ids::MatchId;
use sztab_league::rules::{FactionMode, StepAct};
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{MAX_ROWS, MAX_SELECT_OPTIONS};
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;
use crate::discord::say::typed::best_matches;

use super::ask::{SeasonContext, season_failure};
use super::press::SeasonPress;
use super::words::{Chooser, Names, faction_step_text, join_names, refusal_text};

impl Bot {
    /// Offers the factions that the user can ban or pick now.
    pub(crate) async fn handle_factions_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let (match_id, language) = (MatchId(press.number(0)?), press.theme.language);
        let season = record.log.season();
        let names = self.load_season_names(record, language).await?;
        let refuse = |why: Refusal| Failure::Sentence(refusal_text(&why, &names, language));
        let found = season.matches.get(&match_id).ok_or_else(|| refuse(Refusal::NoMatch(match_id)))?;
        let own = record.entry_of(press.user()).and_then(|own| found.seat_of(own));
        let own = own.ok_or_else(|| refuse(Refusal::Not(RequiredRole::PlayersOf(match_id))))?;
        let step = season.next_step(found).filter(|step| step.by == own && found.is_open(season.match_kind()));
        let step = step.ok_or_else(|| refuse(Refusal::NotYourStep))?;
        let has_pools = matches!(season.rules.factions.mode, FactionMode::Pool { .. });
        let factions = names.factions(season.factions_to_name(found));
        // A choice counts only in the step for which it was offered.
        let id = press.button(SeasonOperation::NameFaction, format!("{} {}", match_id.0, found.steps.len()));
        let rows = faction_selects(&id, &factions, 1, language);
        let question = faction_step_text(&step, Chooser::You, has_pools, language);
        press.respond(Answer { rows, ..Answer::sentence(question) }).await
    }

    pub(crate) async fn handle_name_faction_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let (match_id, step): (_, usize) = (MatchId(press.number(0)?), press.number(1)?);
        let faction = press.chosen.first().ok_or(Failure::Said("unknown-button"))?;
        let season = record.log.season();
        if season.matches.get(&match_id).is_none_or(|found| found.steps.len() != step) {
            return Err(Failure::Said("season-stale"));
        }
        let command = |_: &_, _| Command::NameFaction { match_id, faction: Some(faction.clone()) };
        self.make_request(&self.build_press_context(press).await?, command).await?;
        let language = press.theme.language;
        let act = season.rules.factions.mode.steps().get(step).map(|step| step.act);
        let key = if act == Some(StepAct::Ban) { "season-banned" } else { "season-picked" };
        let faction = self.load_season_names(record, language).await?.faction(faction);
        press.respond(Answer::sentence(text(language, key, &[("faction", faction.into())]))).await
    }

    /// Shows the user's pool, and a way to declare it.
    pub(crate) async fn handle_pool_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        press.respond(self.show_pool(record, press.user(), press.theme.language).await?).await
    }

    pub(crate) async fn handle_pool_declare_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        press.respond(self.declare_pool(&self.build_press_context(press).await?, &press.chosen).await?).await
    }

    /// A player's pool, with a select as long as it may still change.
    pub(crate) async fn show_pool(
        &self,
        record: &SeasonRecord,
        user: UserId,
        language: Language,
    ) -> Result<Answer, Failure> {
        let season = record.log.season();
        let own = record.entry_of(user).ok_or(Failure::Said("season-not-in"))?;
        let entrant = season.entrants.get(&own).ok_or(Failure::Said("season-not-in"))?;
        let names = self.load_season_names(record, language).await?;
        let FactionMode::Pool { size, .. } = season.rules.factions.mode else {
            return Err(Failure::Sentence(refusal_text(&Refusal::Pool { size: 0 }, &names, language)));
        };
        let mut lines = Vec::new();
        match season.faction_pool(own) {
            None => lines.push(word(language, "season-pool-none")),
            Some(pool) => {
                let key = if entrant.pool.is_empty() { "season-pool-drawn" } else { "season-pool" };
                let factions = join_names(names.factions(pool).into_iter().map(|(name, _)| name), language);
                lines.push(text(language, key, &[("factions", factions.into())]));
            }
        }
        let may_change = season.presses.is_none() || (entrant.late && entrant.pool.is_empty());
        if !may_change {
            return Ok(Answer::sentence(lines.join("\n")));
        }
        let key = if season.presses.is_none() { "season-pool-choose" } else { "season-pool-choose-once" };
        lines.push(text(language, key, &[("size", size.into())]));
        let factions = names.factions(season.rules.factions.whitelist.clone());
        let id = SeasonButton::new(record.row.id, record.log.seq(), SeasonOperation::PoolDeclare, "");
        // All factions of a pool are chosen in one select; if the whitelist does not fit into a select, the command is
        // used instead.
        let rows = if factions.len() <= MAX_SELECT_OPTIONS {
            faction_selects(&id, &factions, size, language)
        } else {
            Vec::new()
        };
        if rows.is_empty() {
            lines.push(word(language, "season-pool-command"));
        }
        Ok(Answer { rows, ..Answer::sentence(lines.join("\n")) })
    }

    pub(crate) async fn declare_pool(&self, asking: &SeasonContext, factions: &[String]) -> Result<Answer, Failure> {
        let record = self.referee.load_season(asking.season).await.map_err(season_failure)?;
        let names = self.load_season_names(&record, asking.language).await?;
        let whitelist = &record.log.season().rules.factions.whitelist;
        let chosen = |typed: &String| {
            let found = best_matches(whitelist, typed, |id| (*id).clone(), |id| vec![names.faction(id)]);
            if let [only] = found.as_slice() { (*only).clone() } else { typed.clone() }
        };
        let factions: Vec<String> = factions.iter().map(chosen).collect();
        let written = self.make_request(asking, |_, _| Command::DeclarePool(factions.clone())).await?;
        let names = self.load_season_names(&written.record, asking.language).await?;
        let factions = names.factions(factions.iter().cloned()).into_iter().map(|(name, _)| name);
        let arguments = [("factions", join_names(factions, asking.language).into())];
        let key =
            if written.record.log.season().presses.is_none() { "season-pool-set" } else { "season-pool-set-late" };
        Ok(Answer::sentence(text(asking.language, key, &arguments)))
    }
}

/// Selects of factions, in each of which the user chooses `number` factions at once.
fn faction_selects(
    id: &SeasonButton,
    factions: &[(String, String)],
    number: u32,
    language: Language,
) -> Vec<CreateActionRow> {
    let number = u8::try_from(number).unwrap_or(u8::MAX);
    let select =
        |(page, factions): (usize, &[(String, String)])| {
            let options = factions.iter().map(|(name, id)| CreateSelectMenuOption::new(name, id)).collect();
            // The selects in one message need different ids.
            let id = if page == 0 { id.clone() } else { id.with_word(page) };
            let select = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options })
                .placeholder(text(language, "season-factions-choose", &[("number", number.into())]));
            CreateActionRow::SelectMenu(select.min_values(number).max_values(number))
        };
    factions.chunks(MAX_SELECT_OPTIONS).take(MAX_ROWS).enumerate().map(select).collect()
}
