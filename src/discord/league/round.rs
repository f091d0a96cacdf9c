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
use crate::discord::league::command::season::season_commands;
use crate::discord::router::arguments::{Argument, take_value, write_value};
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::BUTTONS_PER_ROW;
use crate::discord::say::moment::timestamp;
use crate::discord::say::subject::SeasonVersion;

use super::ask::{
    SeasonContext, build_organiser_context, make_request, request_failure, require_organiser, season_failure,
    season_name,
};
use super::controls::Controls;
use super::entries::PlayerSelect;
use super::organise::{AskToEnd, Entries, Organise, Round, hub_after_action, hub_button_row, is_ladder};
use super::people::name_of;
use super::words;

/// Maximum number of exchanges that fit into a button's id.
const MAX_EXCHANGES: usize = 5;

routes! {
    /// The preview of a round as prepared so far.
    PrepareRound { prepared: PreparedRound } = "prepare" of SeasonVersion, Privately;
    /// The list of players in this preview, in which one to exchange is chosen.
    ExchangePlayers { prepared: PreparedRound } = "exchange" of SeasonVersion, Privately;
    Publish { prepared: PreparedRound } = "publish" of SeasonVersion, Privately;
}

/// A round prepared by an organiser, as stored in button ids.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PreparedRound {
    /// The division of the current stage, from 0.
    division: usize,
    rematches: bool,
    /// The first player of an exchange, until the second one is chosen.
    picked: Option<EntrantId>,
    exchanges: Vec<Exchange>,
    /// The page in the list of players, from 0. The buttons of divisions name no page.
    page: Option<usize>,
}

impl Argument for PreparedRound {
    fn write(&self, words: &mut Vec<String>) {
        write_value(words, self.division);
        write_value(words, u8::from(self.rematches));
        write_value(words, self.picked.map_or(0, |picked| picked.0));
        let exchanges = self.exchanges.iter().map(|of| format!("{}-{}", of.one.0, of.other.0));
        let exchanges = exchanges.collect::<Vec<_>>().join(",");
        words.push(if exchanges.is_empty() { "-".to_owned() } else { exchanges });
        self.page.write(words);
    }

    fn take(rest: &mut &str) -> Option<Self> {
        let division = take_value(rest)?;
        let rematches = take_value::<u8>(rest)? == 1;
        let picked = Some(EntrantId(take_value(rest)?)).filter(|picked| picked.0 > 0);
        let exchange = |pair: &str| {
            let (one, other) = pair.split_once('-')?;
            Some(Exchange { one: EntrantId(one.parse().ok()?), other: EntrantId(other.parse().ok()?) })
        };
        let exchanges = match take_value::<String>(rest)?.as_str() {
            "-" => Vec::new(),
            pairs => pairs.split(',').map(exchange).collect::<Option<Vec<_>>>()?,
        };
        let page = Argument::take(rest)?;
        Some(Self { division, rematches, picked, exchanges, page }).filter(|read| read.exchanges.len() <= MAX_EXCHANGES)
    }
}

impl PreparedRound {
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
    fn controls(&self) -> Controls<'_> {
        Controls { record: self.record, language: self.language }
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
            rows.extend(self.player_select(round));
        }
        let (controls, prepared) = (self.controls(), self.prepared);
        let publish = Publish { prepared: prepared.clone() };
        let mut buttons = vec![controls.button(&publish, "season-publish", ButtonStyle::Success)];
        if prepared.picked.is_some() || !prepared.exchanges.is_empty() {
            let PreparedRound { division, rematches, .. } = *prepared;
            let fresh = PreparedRound { division, rematches, page: Some(0), ..PreparedRound::default() };
            let undo = PrepareRound { prepared: fresh };
            buttons.push(controls.button(&undo, "season-preview-undo", ButtonStyle::Secondary));
        }
        buttons.push(controls.button(&Entries { page: 0 }, "season-way-entries", ButtonStyle::Secondary));
        buttons.push(controls.button(&Organise, "season-organise-button", ButtonStyle::Secondary));
        rows.push(CreateActionRow::Buttons(buttons));
        rows
    }

    /// The list of players who can be exchanged, with opponents next to each other.
    fn player_select(&self, round: &RoundPublished) -> Vec<CreateActionRow> {
        let free = round.pairs.iter().filter(|pair| pair.slot.is_none() && pair.walkover.is_none());
        let mut players: Vec<EntrantId> = free.flat_map(|pair| pair.players).chain(round.bye).collect();
        players.retain(|player| Some(*player) != self.prepared.picked);
        let (controls, prepared) = (self.controls(), self.prepared);
        let at_page = |page| PrepareRound { prepared: PreparedRound { page: Some(page), ..prepared.clone() } };
        let is_picked = prepared.picked.is_some();
        PlayerSelect {
            controls,
            players,
            page: prepared.page.unwrap_or_default(),
            id: controls.id(&ExchangePlayers { prepared: prepared.clone() }),
            page_id: &|page| controls.id(&at_page(page)),
            placeholder: if is_picked { "season-preview-other" } else { "season-preview-exchange" },
        }
        .rows()
    }

    /// The buttons to the first five divisions, if there are several.
    fn division_buttons(&self) -> Vec<CreateActionRow> {
        let count = self.record.log.season().stages.last().map_or(0, |stage| stage.divisions.len());
        if count < 2 {
            return Vec::new();
        }
        let button = |division: usize| {
            let route = PrepareRound { prepared: PreparedRound { division, ..PreparedRound::default() } };
            let label = words::division_name(division, self.language);
            let button = SeasonVersion::of(self.record).button(&route, label, ButtonStyle::Secondary);
            button.disabled(division == self.prepared.division)
        };
        vec![CreateActionRow::Buttons((0..count.min(BUTTONS_PER_ROW)).map(button).collect())]
    }

    /// The panel if there is no round: the reason, and the next step if there is one.
    fn panel_without_round(&self, why: String, refusal: &Refusal) -> Answer {
        let mut rows = self.division_buttons();
        if *refusal == Refusal::NoLegalPairing && !self.prepared.rematches {
            let allowed = PreparedRound { rematches: true, ..self.prepared.clone() };
            rows.push(CreateActionRow::Buttons(vec![
                self.controls().button(
                    &PrepareRound { prepared: allowed },
                    "season-preview-rematches",
                    ButtonStyle::Primary,
                ),
                self.controls().button(&AskToEnd, "season-way-end", ButtonStyle::Danger),
            ]));
        }
        rows.push(hub_button_row(self.record, self.language));
        Answer { rows, ..Answer::sentence(why) }
    }
}

/// Shows the next round of the first division to organisers.
async fn show_next_round(bot: &Bot, record: &SeasonRecord, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    if is_ladder(record.log.season()) {
        return Err(Failure::Said("season-round-ladder"));
    }
    build_round_panel(bot, record, asking, &PreparedRound::default()).await
}

async fn build_round_panel(
    bot: &Bot,
    record: &SeasonRecord,
    asking: &SeasonContext,
    prepared: &PreparedRound,
) -> Result<Answer, Failure> {
    let round_preview = RoundPreview { record, prepared, language: asking.language };
    match record.preview(&prepared.request(record), bot.now()) {
        Ok(preview) => {
            let left = bot.referee.count_remaining_sessions(record.row.league.guild).await.map_err(season_failure)?;
            Ok(round_preview.preview_panel(&preview, left))
        }
        Err(refusal) => {
            let why = request_failure(bot, asking, SeasonError::Refused(refusal.clone())).await;
            Ok(round_preview.panel_without_round(why.sentence(asking.language, asking.interaction.id.0), &refusal))
        }
    }
}

impl Handler for Round {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        PrepareRound { prepared: PreparedRound::default() }.handle(bot, press).await
    }
}

impl Handler for PrepareRound {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        press.respond(build_round_panel(bot, &press.record, &asking, &self.prepared).await?).await
    }
}

/// Picks a player to exchange, or exchanges two players.
impl Handler for ExchangePlayers {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let mut prepared = self.prepared;
        let chosen = EntrantId(press.parse_choice()?);
        match prepared.picked.take() {
            None => prepared.picked = Some(chosen),
            Some(one) => prepared.exchanges.push(Exchange { one, other: chosen }),
        }
        PrepareRound { prepared }.handle(bot, press).await
    }
}

/// Publishes the round that was shown. If the season has changed since then, the current round is shown instead.
impl Handler for Publish {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (prepared, record) = (&self.prepared, &press.record);
        let asking = build_organiser_context(bot, press).await?;
        if press.subject.seq != record.log.seq() {
            let panel = build_round_panel(bot, record, &asking, prepared).await?;
            let note = word(asking.language, "season-preview-outdated");
            return press.respond(Answer { content: format!("{note}\n\n{}", panel.content), ..panel }).await;
        }
        let round = match record.preview(&prepared.request(record), bot.now()) {
            Ok(preview) => preview.round,
            Err(refusal) => return Err(request_failure(bot, &asking, SeasonError::Refused(refusal)).await),
        };
        let number = round.round;
        let publish = Command::Publish(Box::new(round));
        let written = make_request(bot, &asking, |_, _| publish.clone()).await?;
        let sentence = text(asking.language, "season-published", &[("round", number.into())]);
        press.respond(hub_after_action(&sentence, &written.record, asking.language)).await
    }
}

season_commands! {
    /// Shows the next round before it is published.
    #[poise::command(slash_command, guild_only)]
    round(context, record, asking; None) {
        show_next_round(context.data(), &record, &asking).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::router::route::Route;
    use sztab_store::SeasonId;

    #[test]
    fn prepared_rounds_in_ids_round_trip() {
        let exchange = Exchange { one: EntrantId(254), other: EntrantId(255) };
        let prepared = PreparedRound {
            division: 12,
            rematches: true,
            page: Some(10),
            picked: Some(EntrantId(256)),
            exchanges: vec![exchange; MAX_EXCHANGES],
        };
        let route = ExchangePlayers { prepared };
        let id = SeasonVersion { season: SeasonId(1_000_000), seq: 1_000_000 }.id(&route);
        assert!(id.len() <= crate::discord::say::limits::ID_LIMIT, "{id}");
        assert_eq!(ExchangePlayers::parse(&route.arguments()), Some(route));
    }
}
