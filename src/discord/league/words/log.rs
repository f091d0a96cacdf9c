//! The public log of a season, one line at a time.

use sztab_league::event::{
    AbsenceKind, Actor, DeadlineScope, Event, EventKind, FactionStep, GameOver, RoundPublished, Ruling, Scope,
};
use sztab_league::ids::{ChallengeId, EntrantId, MatchId, Seat, TextId};
use sztab_league::rules::{MatchKind, StepAct};
use sztab_league::season::{Log, Season};
use sztab_words::{FluentValue, Language, text, word};

use super::numbers::timestamp;
use super::queue::{cause_text, verdict_text};
use super::results::{bye_text, game_result_text};
use super::stages::{division_name, previewed_round_name, round_name, stage_name, with_division};
use super::variant_key;
use crate::discord::league::words::Names;
use crate::discord::league::words::join_names;
use crate::discord::league::words::player_names;

/// A line of the public log: what happened, the reason, and the organiser or judge who did it.
///
/// `log` is the whole current log. `None` for secrets: faction pools while entry is open, and calls to judges. The
/// caller adds the line's number and time.
pub fn log_line(event: &Event, log: &Log, names: &dyn Names, language: Language) -> Option<String> {
    let line = LineWriter { log, season: log.season(), names, language, actor: event.actor };
    let said = line.sentence(&event.kind)?;
    let said = match reason_text(&event.kind) {
        Some(reason) => line
            .translate_with("league-log-reason", &[("said", said.into()), ("reason", line.user_text(reason).into())]),
        None => said,
    };
    match event.actor {
        Actor::Organiser(organiser) => Some(
            line.translate_with("league-log-by", &[("said", said.into()), ("by", names.organiser(organiser).into())]),
        ),
        Actor::Entrant(_) | Actor::Program => Some(said),
    }
}

fn reason_text(kind: &EventKind) -> Option<TextId> {
    match kind {
        EventKind::Removed { reason, .. }
        | EventKind::Substituted { reason, .. }
        | EventKind::Voided { reason, .. }
        | EventKind::Cancelled { reason, .. } => Some(*reason),
        EventKind::Ruled(ruling) => ruling.reason,
        _ => None,
    }
}

struct LineWriter<'a> {
    log: &'a Log,
    season: &'a Season,
    names: &'a dyn Names,
    language: Language,
    actor: Actor,
}

type Arguments<'a> = Vec<(&'static str, FluentValue<'a>)>;

impl LineWriter<'_> {
    /// The text of a line; `None` for secrets.
    #[allow(clippy::too_many_lines, reason = "one short arm for each event")]
    fn sentence(&self, kind: &EventKind) -> Option<String> {
        let mut key = variant_key("league-log-", kind);
        let arguments = match kind {
            EventKind::Created { .. } | EventKind::RulesChanged { .. } | EventKind::Paused | EventKind::Resumed => {
                Vec::new()
            }
            EventKind::EntryOpened { commitment, .. } => vec![("commitment", commitment.as_str().into())],
            EventKind::EntryClosed { presses } => vec![("players", presses.len().into())],
            EventKind::Voided { line, .. } => vec![("line", (*line).into())],
            EventKind::JudgeNamed { judge } | EventKind::JudgeDismissed { judge } => {
                vec![("judge", self.names.organiser(*judge).into())]
            }
            EventKind::SeasonEnded { seed, order } => {
                let winners = order.iter().filter_map(|places| places.first());
                let winners = join_names(winners.map(|&winner| self.names.entrant(winner)), self.language);
                vec![("winners", winners.into()), ("seed", seed.as_str().into())]
            }
            EventKind::Cancelled { seed: None, .. } => Vec::new(),
            EventKind::Cancelled { seed: Some(seed), .. } => {
                key.push_str("-seed");
                vec![("seed", seed.as_str().into())]
            }
            EventKind::Entered { entrant, .. }
            | EventKind::Approved { entrant }
            | EventKind::Refused { entrant }
            | EventKind::Waitlisted { entrant }
            | EventKind::Advanced { entrant }
            | EventKind::Left { entrant }
            | EventKind::Removed { entrant, .. }
            | EventKind::Struck { entrant, .. }
            | EventKind::Substituted { entrant, .. }
            | EventKind::Erased { entrant } => self.player_arguments(*entrant, []),
            EventKind::Placed { entrant, group, place } => {
                let seed = with_division(self.season, *group, self.seed_name(*place), self.language);
                self.player_arguments(*entrant, [("seed", seed.into())])
            }
            EventKind::TookPlace { entrant, former } => {
                self.player_arguments(*entrant, [("former", self.names.entrant(*former).into())])
            }
            // Pools are secret until entry closes.
            EventKind::PoolDeclared { .. } if self.season.presses.is_none() => return None,
            EventKind::PoolDeclared { entrant, factions } => {
                self.player_arguments(*entrant, [self.factions_argument(factions)])
            }
            EventKind::KeptApart { one, other } => {
                self.player_arguments(*one, [("other", self.names.entrant(*other).into())])
            }
            EventKind::Seeded(seeded) => {
                return Some(self.translate(&super::variant_key("league-log-seeded-", &seeded.by)));
            }
            EventKind::Moved { entrant, division, place } => {
                self.player_arguments(*entrant, [("seed", self.seed_name_in(*division, *place).into())])
            }
            EventKind::StageBegun { stage, .. } => return Some(self.stage_start_text(&key, *stage)),
            EventKind::StageEnded { stage: number } => vec![self.stage_argument(*number)],
            EventKind::RoundPublished(published) => return Some(self.publication_text(&key, published)),
            EventKind::SatOut { entrant, group, round: number }
            | EventKind::SatIn { entrant, group, round: number } => self.player_arguments(
                *entrant,
                [("round", round_name(self.season, *group, *number, self.language).into())],
            ),
            EventKind::DeadlineSet { scope, deadline_ms } => {
                let what = match scope {
                    DeadlineScope::Round { group, round: number } => {
                        round_name(self.season, *group, *number, self.language)
                    }
                    DeadlineScope::Match { match_id } => player_names(self.names, *match_id, self.language),
                };
                vec![("what", what.into()), ("moment", timestamp(*deadline_ms, 'f').into())]
            }
            EventKind::Challenged { by, to, .. } => self.challenge_arguments([*by, *to]),
            EventKind::ChallengeAccepted { challenge, .. }
            | EventKind::ChallengeDeclined { challenge }
            | EventKind::ChallengeLapsed { challenge } => self.challenge_arguments(self.find_challengers(*challenge)?),
            EventKind::Begun { match_id } => self.match_arguments(*match_id, []),
            EventKind::Ready { match_id, by }
            | EventKind::GivenUp { match_id, by }
            | EventKind::Objected { match_id, by } => self.seat_arguments(*match_id, *by, []),
            EventKind::FactionStep(step) => return Some(self.step_text(step)),
            EventKind::GameOver(game) => self.match_arguments(
                game.match_id,
                [("result", self.games_text(game.match_id, std::slice::from_ref(game)).into())],
            ),
            EventKind::Reported { by, games } => {
                let match_id = games.first()?.match_id;
                self.seat_arguments(match_id, *by, [("games", self.games_text(match_id, games).into())])
            }
            EventKind::Queued { match_id, cause: why, .. } => {
                self.match_arguments(*match_id, [("cause", cause_text(*why, self.language).into())])
            }
            EventKind::Ruled(ruling) => return Some(self.ruling_text(ruling)),
            EventKind::ExtensionAsked { match_id, by, days } => {
                self.seat_arguments(*match_id, *by, [("days", (*days).into())])
            }
            EventKind::Confirmed { match_id }
            | EventKind::Denied { match_id }
            | EventKind::ExtensionAgreed { match_id }
            | EventKind::ExtensionDeclined { match_id } => self.actor_arguments(*match_id),
            EventKind::Extended { match_id, days } => self.match_arguments(*match_id, [("days", (*days).into())]),
            // Only judges may read calls.
            EventKind::Protested { .. } => return None,
            EventKind::Judged { match_id, text } => {
                self.match_arguments(*match_id, [("text", self.user_text(*text).into())])
            }
            EventKind::Reseated { players, .. } => {
                let [first, second] = players.map(|player| self.names.entrant(player).into());
                vec![("first", first), ("second", second)]
            }
        };
        Some(text(self.language, &key, &arguments))
    }

    fn seed_name(&self, place: usize) -> String {
        text(self.language, "league-seed", &[("place", (place + 1).into())])
    }

    fn seed_name_in(&self, number: usize, place: usize) -> String {
        let seed = self.seed_name(place);
        if self.season.seeding.len() < 2 {
            return seed;
        }
        let arguments = [("name", seed.into()), ("division", division_name(number, self.language).into())];
        text(self.language, "league-in-division", &arguments)
    }

    fn stage_argument(&self, number: usize) -> (&'static str, FluentValue<'static>) {
        ("stage", stage_name(&self.season.rules, number, self.language).into())
    }

    fn factions_argument(&self, factions: &[String]) -> (&'static str, FluentValue<'static>) {
        ("factions", join_names(factions.iter().map(|faction| self.names.faction(faction)), self.language).into())
    }

    /// The text about a stage's beginning. For the first stage, it includes the pools drawn by lot for players who had
    /// not declared one.
    fn stage_start_text(&self, key: &str, number: usize) -> String {
        let drawn = if number == 0 { self.season.drawn_pools() } else { Vec::new() };
        let pools = drawn.into_iter().map(|(entrant, factions)| {
            self.translate_with(
                "league-log-pool-drawn",
                &self.player_arguments(entrant, [self.factions_argument(&factions)]),
            )
        });
        std::iter::once(self.translate_with(key, &[self.stage_argument(number)]))
            .chain(pools)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn games_text(&self, match_id: MatchId, games: &[GameOver]) -> String {
        let players = self.player_names(match_id);
        let results = games.iter().map(|game| game_result_text(game, &players, self.names, self.language));
        results.collect::<Vec<_>>().join("; ")
    }

    fn publication_text(&self, key: &str, published: &RoundPublished) -> String {
        let round = previewed_round_name(self.season, published, self.language);
        let arguments = [
            ("round", round.into()),
            ("matches", published.pairs.len().into()),
            ("moment", timestamp(published.deadline_ms, 'f').into()),
        ];
        let mut said = vec![self.translate_with(key, &arguments)];
        said.extend(published.bye.map(|player| format!("{}.", bye_text(&self.names.entrant(player), self.language))));
        let absent = |kind: AbsenceKind| {
            let absent = published.absent.iter().filter(|absence| absence.kind == kind);
            join_names(absent.map(|absence| self.names.entrant(absence.entrant)), self.language)
        };
        for (kind, key) in [
            (AbsenceKind::SitsOut, "league-log-sitting-out"),
            (AbsenceKind::Gone, "league-log-gone"),
            (AbsenceKind::OpponentStruck, "league-log-opponent-struck"),
        ] {
            let absent = absent(kind);
            if !absent.is_empty() {
                said.push(self.translate_with(key, &[("players", absent.into())]));
            }
        }
        for exchange in &published.exchanged {
            let other = ("other", self.names.entrant(exchange.other).into());
            said.push(self.translate_with("league-log-exchanged", &self.player_arguments(exchange.one, [other])));
        }
        said.extend(published.rematches.then(|| self.translate("league-log-rematches")));
        said.join(" ")
    }

    fn challenge_arguments(&self, [by, to]: [EntrantId; 2]) -> Arguments<'static> {
        vec![("by", self.names.entrant(by).into()), ("to", self.names.entrant(to).into())]
    }

    /// Challenger and opponent according to the log, because the season no longer contains a challenge that was taken
    /// back.
    fn find_challengers(&self, challenge: ChallengeId) -> Option<[EntrantId; 2]> {
        self.log.events().iter().find_map(|event| {
            let EventKind::Challenged { challenge: made, by, to } = event.kind else { return None };
            (made == challenge).then_some([by, to])
        })
    }

    fn step_text(&self, step: &FactionStep) -> String {
        let key = match (step.act, self.actor) {
            (StepAct::Ban, Actor::Program) => "league-log-lots-ban",
            (StepAct::Pick, Actor::Program) => "league-log-lots-pick",
            (StepAct::Ban, Actor::Entrant(_) | Actor::Organiser(_)) => "league-log-ban",
            (StepAct::Pick, Actor::Entrant(_) | Actor::Organiser(_)) => "league-log-pick",
        };
        self.translate_with(
            key,
            &self.seat_arguments(step.match_id, step.by, [("faction", self.names.faction(&step.faction).into())]),
        )
    }

    /// True if the match has finished games, in which case a ruling covers only the remaining ones.
    fn has_games(&self, match_id: MatchId) -> bool {
        self.season.matches.get(&match_id).is_some_and(|found| !found.games.is_empty())
    }

    fn ruling_text(&self, ruling: &Ruling) -> String {
        let verdict = verdict_text(ruling.verdict, &self.player_names(ruling.match_id), self.names, self.language);
        let key = match (ruling.scope, self.actor) {
            (_, Actor::Program) => "league-log-ruled-by-rules",
            (Scope::Rest, _) if self.season.match_kind() == MatchKind::Single => "league-log-ruled-single",
            (Scope::Rest, _) if self.has_games(ruling.match_id) => "league-log-ruled",
            (Scope::Rest | Scope::Whole, _) => "league-log-ruled-whole",
        };
        self.translate_with(key, &self.match_arguments(ruling.match_id, [("verdict", verdict.into())]))
    }

    fn translate(&self, key: &str) -> String {
        word(self.language, key)
    }

    fn user_text(&self, text: TextId) -> String {
        self.names.text(text).unwrap_or_else(|| self.translate("league-text-erased"))
    }

    fn translate_with(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        text(self.language, key, arguments)
    }

    fn player_arguments<'a, const N: usize>(
        &self,
        entrant: EntrantId,
        others: [(&'static str, FluentValue<'a>); N],
    ) -> Arguments<'a> {
        let player = ("player", self.names.entrant(entrant).into());
        std::iter::once(player).chain(others).collect()
    }

    fn match_arguments<'a, const N: usize>(
        &self,
        match_id: MatchId,
        others: [(&'static str, FluentValue<'a>); N],
    ) -> Arguments<'a> {
        let players = ("match", player_names(self.names, match_id, self.language).into());
        std::iter::once(players).chain(others).collect()
    }

    fn seat_arguments<'a, const N: usize>(
        &self,
        match_id: MatchId,
        seat: Seat,
        others: [(&'static str, FluentValue<'a>); N],
    ) -> Arguments<'a> {
        let [first, second] = self.player_names(match_id);
        let player = match seat {
            Seat::First => first,
            Seat::Second => second,
        };
        let mut arguments = self.match_arguments(match_id, others);
        arguments.push(("player", player.into()));
        arguments
    }

    /// The player in a match who caused the line, as an argument.
    fn actor_arguments(&self, match_id: MatchId) -> Arguments<'static> {
        let player = match self.actor {
            Actor::Entrant(entrant) => self.names.entrant(entrant),
            Actor::Organiser(organiser) => self.names.organiser(organiser),
            Actor::Program => self.translate("league-program"),
        };
        self.match_arguments(match_id, [("player", player.into())])
    }

    /// The players of a match, indexed by seat.
    fn player_names(&self, match_id: MatchId) -> [String; 2] {
        let players =
            self.names.match_players(match_id).map(|players| players.map(|player| self.names.entrant(player)));
        players.unwrap_or_else(|| ["?", "?"].map(str::to_owned))
    }
}
