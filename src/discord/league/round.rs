//! The preview of the next round for organisers, and the publication of the round.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::decide::{Command, PairingViolation, Preview, Refusal, Request};
use sztab_league::event::{AbsenceKind, Exchange, RoundPublished};
use sztab_league::ids::{EntrantId, Group};
use sztab_referee::league::{SeasonError, SeasonRecord};
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::BUTTONS_PER_ROW;
use crate::discord::say::moment::timestamp;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{SeasonContext, require_organiser, season_failure, season_name};
use super::entries::{PlayerSelect, hub_button_row};
use super::organise::is_ladder;
use super::people::name_of;
use super::press::SeasonPress;
use super::words;

/// Maximum number of exchanges that fit into a button's id.
const MAX_EXCHANGES: usize = 5;

/// A round prepared by an organiser, as encoded in its buttons.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct PreparedRound {
    /// The division of the current stage, from 0.
    division: usize,
    rematches: bool,
    /// The page in the list of players, from 0.
    page: usize,
    /// The first player of an exchange, until the second one is chosen.
    picked: Option<EntrantId>,
    exchanges: Vec<Exchange>,
}

impl PreparedRound {
    /// The arguments of an id: division, rematches, player to exchange, exchanges, page.
    fn to_argument(&self) -> String {
        let picked = self.picked.map_or(0, |picked| picked.0);
        let exchanges = self.exchanges.iter().map(|of| format!("{}-{}", of.one.0, of.other.0));
        let exchanges = exchanges.collect::<Vec<_>>().join(",");
        let exchanges = if exchanges.is_empty() { "-" } else { &exchanges };
        format!("{} {} {picked} {exchanges}", self.division, u8::from(self.rematches))
    }

    /// Parses the arguments of an id; `None` unless they are [`PreparedRound::words`] followed by a page.
    fn parse(id: &SeasonButton) -> Option<Self> {
        let mut words = id.words();
        let division = words.next()?.parse().ok()?;
        let rematches = words.next()? == "1";
        let picked = Some(EntrantId(words.next()?.parse().ok()?)).filter(|picked| picked.0 > 0);
        let exchange = |pair: &str| {
            let (one, other) = pair.split_once('-')?;
            Some(Exchange { one: EntrantId(one.parse().ok()?), other: EntrantId(other.parse().ok()?) })
        };
        let exchanges = match words.next()? {
            "-" => Vec::new(),
            pairs => pairs.split(',').map(exchange).collect::<Option<Vec<_>>>()?,
        };
        let page = words.next().and_then(|page| page.parse().ok()).unwrap_or_default();
        Some(Self { division, rematches, page, picked, exchanges }).filter(|read| read.exchanges.len() <= MAX_EXCHANGES)
    }

    fn request(&self, record: &SeasonRecord) -> Request<'_> {
        let stage = record.log.season().current_stage().unwrap_or_default();
        Request {
            group: Group { stage, division: self.division },
            exchanges: &self.exchanges,
            rematches: self.rematches,
        }
    }
}

/// A season with the round being prepared, for a reader.
struct RoundPreview<'a> {
    record: &'a SeasonRecord,
    prepared: &'a PreparedRound,
    language: Language,
}

impl RoundPreview<'_> {
    fn button_id(&self, operation: SeasonOperation, argument: impl Into<String>) -> SeasonButton {
        SeasonButton::new(self.record.row.id, self.record.log.seq(), operation, argument)
    }

    fn name(&self, entrant: EntrantId) -> String {
        name_of(self.record, entrant, self.language)
    }

    fn names(&self, players: [EntrantId; 2]) -> String {
        players.map(|player| self.name(player)).join(" – ")
    }

    /// The panel for a round that can be published.
    fn preview_panel(&self, preview: &Preview, sessions_left: u32) -> Answer {
        let round = &preview.round;
        let arguments = [
            ("season", season_name(self.record, self.language).into()),
            ("round", round.round.into()),
            ("deadline", timestamp(UnixMs(round.deadline_ms)).into()),
        ];
        let mut lines = vec![text(self.language, "season-preview", &arguments)];
        if self.record.log.season().stages.last().is_some_and(|stage| stage.divisions.len() > 1) {
            lines.push(format!("**{}**", words::division_name(self.prepared.division, self.language)));
        }
        lines.extend(preview.broken.iter().map(|wish| self.wish_text(*wish)));
        let needed = self.needed_sessions(round);
        if needed > sessions_left {
            let arguments = [("needed", needed.into()), ("left", sessions_left.into())];
            lines.push(text(self.language, "season-preview-tables", &arguments));
        }
        if let Some(picked) = self.prepared.picked {
            lines.push(text(self.language, "season-preview-picked", &[("player", self.name(picked).into())]));
        }
        Answer { rows: self.rows(round), story: self.change_lines(round), ..Answer::sentence(lines.join("\n")) }
    }

    /// Number of tables that a round's matches need at the same time.
    fn needed_sessions(&self, round: &RoundPublished) -> u32 {
        use sztab_league::rules::MatchKind;
        let side_by_side =
            if matches!(self.record.log.season().match_kind(), MatchKind::Mirrored { .. }) { 2 } else { 1 };
        let played = round.pairs.iter().filter(|pair| pair.walkover.is_none()).count();
        u32::try_from(played).unwrap_or(u32::MAX).saturating_mul(side_by_side)
    }

    fn wish_text(&self, wish: PairingViolation) -> String {
        let (key, players) = match wish {
            PairingViolation::Rematch(players) => ("season-wish-rematch", self.names(players)),
            PairingViolation::KeptApart(players) => ("season-wish-apart", self.names(players)),
            PairingViolation::SecondBye(player) => ("season-wish-bye", self.name(player)),
        };
        text(self.language, key, &[("players", players.into())])
    }

    fn change_lines(&self, round: &RoundPublished) -> Vec<String> {
        let mut story: Vec<String> = round
            .pairs
            .iter()
            .map(|pair| match pair.walkover {
                Some(winner) => {
                    let winner = self.name(pair.players[winner.index()]);
                    let arguments = [("players", self.names(pair.players).into()), ("winner", winner.into())];
                    text(self.language, "season-preview-walkover", &arguments)
                }
                None => self.names(pair.players),
            })
            .collect();
        if let Some(bye) = round.bye {
            story.push(text(self.language, "season-bye", &[("player", self.name(bye).into())]));
        }
        story.extend(round.absent.iter().map(|absence| {
            let key = match absence.kind {
                AbsenceKind::SitsOut => "season-preview-sits-out",
                AbsenceKind::Gone => "season-preview-gone",
                AbsenceKind::OpponentStruck => "season-preview-struck",
            };
            text(self.language, key, &[("player", self.name(absence.entrant).into())])
        }));
        story
    }

    fn rows(&self, round: &RoundPublished) -> Vec<CreateActionRow> {
        let mut rows = self.division_buttons();
        if self.prepared.exchanges.len() < MAX_EXCHANGES {
            rows.extend(self.player_select(round).rows());
        }
        let word = |key| word(self.language, key);
        let publish = self.button_id(SeasonOperation::Publish, self.prepared.to_argument());
        let mut buttons = vec![publish.button(word("season-publish"), ButtonStyle::Success)];
        if self.prepared.picked.is_some() || !self.prepared.exchanges.is_empty() {
            let fresh = PreparedRound {
                division: self.prepared.division,
                rematches: self.prepared.rematches,
                ..PreparedRound::default()
            };
            let undo = self.button_id(SeasonOperation::Round, fresh.to_argument());
            buttons.push(undo.button(word("season-preview-undo"), ButtonStyle::Secondary));
        }
        let further =
            [(SeasonOperation::Entries, "season-way-entries"), (SeasonOperation::Organise, "season-organise-button")];
        buttons.extend(
            further.map(|(operation, key)| self.button_id(operation, "").button(word(key), ButtonStyle::Secondary)),
        );
        rows.push(CreateActionRow::Buttons(buttons));
        rows
    }

    /// The list of players who can be exchanged, with opponents next to each other.
    fn player_select(&self, round: &RoundPublished) -> PlayerSelect<'_> {
        let free = round.pairs.iter().filter(|pair| pair.slot.is_none() && pair.walkover.is_none());
        let mut players: Vec<EntrantId> = free.flat_map(|pair| pair.players).chain(round.bye).collect();
        players.retain(|player| Some(*player) != self.prepared.picked);
        let key = if self.prepared.picked.is_some() { "season-preview-other" } else { "season-preview-exchange" };
        PlayerSelect {
            record: self.record,
            players,
            page: self.prepared.page,
            operation: SeasonOperation::Exchange,
            argument: self.prepared.to_argument(),
            turns: (SeasonOperation::Round, self.prepared.to_argument()),
            placeholder: word(self.language, key),
            language: self.language,
        }
    }

    /// The buttons to the first five divisions, if there are several.
    fn division_buttons(&self) -> Vec<CreateActionRow> {
        let count = self.record.log.season().stages.last().map_or(0, |stage| stage.divisions.len());
        if count < 2 {
            return Vec::new();
        }
        let button = |division: usize| {
            let prepared = PreparedRound { division, ..PreparedRound::default() };
            let id = self.button_id(SeasonOperation::Round, format!("{} 0", prepared.to_argument()));
            id.button(words::division_name(division, self.language), ButtonStyle::Secondary)
                .disabled(division == self.prepared.division)
        };
        vec![CreateActionRow::Buttons((0..count.min(BUTTONS_PER_ROW)).map(button).collect())]
    }

    /// The panel if there is no round: the reason, and the next step if there is one.
    fn panel_without_round(&self, why: String, refusal: &Refusal) -> Answer {
        let mut rows = self.division_buttons();
        if *refusal == Refusal::NoLegalPairing && !self.prepared.rematches {
            let allowed = PreparedRound { rematches: true, ..self.prepared.clone() };
            let label = word(self.language, "season-preview-rematches");
            rows.push(CreateActionRow::Buttons(vec![
                self.button_id(SeasonOperation::Round, allowed.to_argument()).button(label, ButtonStyle::Primary),
                self.button_id(SeasonOperation::End, "")
                    .button(word(self.language, "season-way-end"), ButtonStyle::Danger),
            ]));
        }
        rows.push(hub_button_row(self.record, self.language));
        Answer { rows, ..Answer::sentence(why) }
    }
}

impl Bot {
    /// Shows the next round of the first division to organisers.
    pub(crate) async fn show_next_round(
        &self,
        record: &SeasonRecord,
        asking: &SeasonContext,
    ) -> Result<Answer, Failure> {
        require_organiser(asking)?;
        if is_ladder(record.log.season()) {
            return Err(Failure::Said("season-round-ladder"));
        }
        self.build_round_panel(record, asking, &PreparedRound::default()).await
    }

    async fn build_round_panel(
        &self,
        record: &SeasonRecord,
        asking: &SeasonContext,
        prepared: &PreparedRound,
    ) -> Result<Answer, Failure> {
        let round_preview = RoundPreview { record, prepared, language: asking.language };
        match record.preview(&prepared.request(record), self.now()) {
            Ok(preview) => {
                let left =
                    self.referee.count_remaining_sessions(record.row.league.guild).await.map_err(season_failure)?;
                Ok(round_preview.preview_panel(&preview, left))
            }
            Err(refusal) => {
                let why = self.request_failure(asking, SeasonError::Refused(refusal.clone())).await;
                Ok(round_preview.panel_without_round(why.sentence(asking.language, asking.interaction.id.0), &refusal))
            }
        }
    }

    pub(crate) async fn handle_round_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        let prepared =
            if press.id.argument.is_empty() { Some(PreparedRound::default()) } else { PreparedRound::parse(&press.id) };
        let prepared = prepared.ok_or(Failure::Said("unknown-button"))?;
        press.respond(self.build_round_panel(record, &asking, &prepared).await?).await
    }

    /// Picks a player to exchange, or exchanges two players.
    pub(crate) async fn handle_exchange_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        let mut prepared = PreparedRound::parse(&press.id).ok_or(Failure::Said("unknown-button"))?;
        let chosen = press.chosen.first().and_then(|chosen| chosen.parse().ok()).map(EntrantId);
        let chosen = chosen.ok_or(Failure::Said("unknown-button"))?;
        match prepared.picked.take() {
            None => prepared.picked = Some(chosen),
            Some(one) => prepared.exchanges.push(Exchange { one, other: chosen }),
        }
        press.respond(self.build_round_panel(record, &asking, &prepared).await?).await
    }

    /// Publishes the round that was shown. If the season has changed since then, the current round is shown instead.
    pub(crate) async fn handle_publish_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        let prepared = PreparedRound::parse(&press.id).ok_or(Failure::Said("unknown-button"))?;
        if press.id.seq != record.log.seq() {
            let panel = self.build_round_panel(record, &asking, &prepared).await?;
            let note = word(asking.language, "season-preview-outdated");
            press.answer(Answer { content: format!("{note}\n\n{}", panel.content), ..panel }).await?;
            return Ok(());
        }
        let round = record.preview(&prepared.request(record), self.now());
        let round = match round {
            Ok(preview) => preview.round,
            Err(refusal) => return Err(self.request_failure(&asking, SeasonError::Refused(refusal)).await),
        };
        let number = round.round;
        let publish = Command::Publish(Box::new(round));
        let written = self.make_request(&asking, |_, _| publish.clone()).await?;
        let sentence = text(asking.language, "season-published", &[("round", number.into())]);
        press.respond(super::organise::hub_after_action(&sentence, &written.record, asking.language)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_store::SeasonId;

    #[test]
    fn prepared_rounds_in_ids_round_trip() {
        let exchange = Exchange { one: EntrantId(254), other: EntrantId(255) };
        let prepared = PreparedRound {
            division: 12,
            rematches: true,
            page: 10,
            picked: Some(EntrantId(256)),
            exchanges: vec![exchange; MAX_EXCHANGES],
        };
        let words = format!("{} {}", prepared.to_argument(), prepared.page);
        let id = SeasonButton::new(SeasonId(1_000_000), 1_000_000, SeasonOperation::Exchange, words);
        let read = SeasonButton::parse(&id.to_string()).and_then(|id| PreparedRound::parse(&id));
        assert_eq!(read, Some(prepared));
    }
}
