//! The public log of a season, one line at a time.

use sztab_league::event::{
    AbsenceKind, Actor, DeadlineOf, Event, EventKind, FactionStep, GameOver, RoundPublished, Ruling, Scope,
};
use sztab_league::ids::{ChallengeId, EntrantId, MatchId, Seat, TextId};
use sztab_league::rules::{MatchKind, StepAct};
use sztab_league::season::{Log, Season};
use sztab_words::{FluentValue, Language, text, word};

use super::key;
use super::numbers::stamp;
use super::queue::{cause, verdict};
use super::results::{bye, game_result};
use super::stages::{division, in_division, previewed_round, round_name, stage_name};
use crate::discord::league::words::Names;
use crate::discord::league::words::join_names;
use crate::discord::league::words::players_of;

/// A line of the public log: what happened, the reason, and the organiser or judge who did it.
///
/// `log` is the whole current log. `None` for secrets: faction pools while entry is open, and calls to judges. The
/// caller adds the line's number and time.
pub fn log_line(event: &Event, log: &Log, names: &dyn Names, language: Language) -> Option<String> {
    let line = Line { log, season: log.season(), names, language, actor: event.actor };
    let said = line.sentence(&event.kind)?;
    let said = match reason(&event.kind) {
        Some(reason) => line.with("league-log-reason", &[("said", said.into()), ("reason", line.text(reason).into())]),
        None => said,
    };
    match event.actor {
        Actor::Organiser(organiser) => {
            Some(line.with("league-log-by", &[("said", said.into()), ("by", names.organiser(organiser).into())]))
        }
        Actor::Entrant(_) | Actor::Program => Some(said),
    }
}

fn reason(kind: &EventKind) -> Option<TextId> {
    match kind {
        EventKind::Removed { reason, .. }
        | EventKind::Substituted { reason, .. }
        | EventKind::Voided { reason, .. }
        | EventKind::Cancelled { reason, .. } => Some(*reason),
        EventKind::Ruled(ruling) => ruling.reason,
        _ => None,
    }
}

struct Line<'a> {
    log: &'a Log,
    season: &'a Season,
    names: &'a dyn Names,
    language: Language,
    actor: Actor,
}

type Arguments<'a> = Vec<(&'static str, FluentValue<'a>)>;

impl Line<'_> {
    /// The text of a line; `None` for secrets.
    fn sentence(&self, kind: &EventKind) -> Option<String> {
        let mut key = key("league-log-", kind);
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
            | EventKind::Erased { entrant } => self.player(*entrant, []),
            EventKind::Placed { entrant, group, place } => {
                let seed = in_division(self.season, *group, self.seed(*place), self.language);
                self.player(*entrant, [("seed", seed.into())])
            }
            EventKind::TookPlace { entrant, former } => {
                self.player(*entrant, [("former", self.names.entrant(*former).into())])
            }
            // Pools are secret until entry closes.
            EventKind::PoolDeclared { .. } if self.season.presses.is_none() => return None,
            EventKind::PoolDeclared { entrant, factions } => self.player(*entrant, [self.factions(factions)]),
            EventKind::KeptApart { one, other } => self.player(*one, [("other", self.names.entrant(*other).into())]),
            EventKind::Seeded(seeded) => return Some(self.word(&super::key("league-log-seeded-", &seeded.by))),
            EventKind::Moved { entrant, division, place } => {
                self.player(*entrant, [("seed", self.seed_in(*division, *place).into())])
            }
            EventKind::StageBegun { stage, .. } => return Some(self.stage_beginning(&key, *stage)),
            EventKind::StageEnded { stage: number } => vec![self.stage(*number)],
            EventKind::RoundPublished(published) => return Some(self.publication(&key, published)),
            EventKind::SatOut { entrant, group, round: number }
            | EventKind::SatIn { entrant, group, round: number } => {
                self.player(*entrant, [("round", round_name(self.season, *group, *number, self.language).into())])
            }
            EventKind::DeadlineSet { scope, deadline_ms } => {
                let what = match scope {
                    DeadlineOf::Round { group, round: number } => {
                        round_name(self.season, *group, *number, self.language)
                    }
                    DeadlineOf::Match { match_id } => players_of(self.names, *match_id, self.language),
                };
                vec![("what", what.into()), ("moment", stamp(*deadline_ms, 'f').into())]
            }
            EventKind::Challenged { by, to, .. } => self.challenge([*by, *to]),
            EventKind::ChallengeAccepted { challenge, .. }
            | EventKind::ChallengeDeclined { challenge }
            | EventKind::ChallengeLapsed { challenge } => self.challenge(self.challengers(*challenge)?),
            EventKind::Begun { match_id } => self.of(*match_id, []),
            EventKind::Ready { match_id, by }
            | EventKind::GivenUp { match_id, by }
            | EventKind::Objected { match_id, by } => self.seat(*match_id, *by, []),
            EventKind::FactionStep(step) => return Some(self.step(step)),
            EventKind::GameOver(game) => {
                self.of(game.match_id, [("result", self.games(game.match_id, std::slice::from_ref(game)).into())])
            }
            EventKind::Reported { by, games } => {
                let match_id = games.first()?.match_id;
                self.seat(match_id, *by, [("games", self.games(match_id, games).into())])
            }
            EventKind::Queued { match_id, cause: why, .. } => {
                self.of(*match_id, [("cause", cause(*why, self.language).into())])
            }
            EventKind::Ruled(ruling) => return Some(self.ruling(ruling)),
            EventKind::ExtensionAsked { match_id, by, days } => self.seat(*match_id, *by, [("days", (*days).into())]),
            EventKind::Confirmed { match_id }
            | EventKind::Denied { match_id }
            | EventKind::ExtensionAgreed { match_id }
            | EventKind::ExtensionDeclined { match_id } => self.by_actor(*match_id),
            EventKind::Extended { match_id, days } => self.of(*match_id, [("days", (*days).into())]),
            // Only judges may read calls.
            EventKind::Protested { .. } => return None,
            EventKind::Judged { match_id, text } => self.of(*match_id, [("text", self.text(*text).into())]),
            EventKind::Reseated { players, .. } => {
                let [first, second] = players.map(|player| self.names.entrant(player).into());
                vec![("first", first), ("second", second)]
            }
        };
        Some(text(self.language, &key, &arguments))
    }

    fn seed(&self, place: usize) -> String {
        text(self.language, "league-seed", &[("place", (place + 1).into())])
    }

    fn seed_in(&self, number: usize, place: usize) -> String {
        let seed = self.seed(place);
        if self.season.seeding.len() < 2 {
            return seed;
        }
        let arguments = [("name", seed.into()), ("division", division(number, self.language).into())];
        text(self.language, "league-in-division", &arguments)
    }

    fn stage(&self, number: usize) -> (&'static str, FluentValue<'static>) {
        ("stage", stage_name(&self.season.rules, number, self.language).into())
    }

    fn factions(&self, factions: &[String]) -> (&'static str, FluentValue<'static>) {
        ("factions", join_names(factions.iter().map(|faction| self.names.faction(faction)), self.language).into())
    }

    /// The text about a stage's beginning. For the first stage, it includes the pools drawn by lot for players who had
    /// not declared one.
    fn stage_beginning(&self, key: &str, number: usize) -> String {
        let drawn = if number == 0 { self.season.drawn_pools() } else { Vec::new() };
        let pools = drawn.into_iter().map(|(entrant, factions)| {
            self.with("league-log-pool-drawn", &self.player(entrant, [self.factions(&factions)]))
        });
        std::iter::once(self.with(key, &[self.stage(number)])).chain(pools).collect::<Vec<_>>().join(" ")
    }

    fn games(&self, match_id: MatchId, games: &[GameOver]) -> String {
        let players = self.players(match_id);
        let results = games.iter().map(|game| game_result(game, &players, self.names, self.language));
        results.collect::<Vec<_>>().join("; ")
    }

    fn publication(&self, key: &str, published: &RoundPublished) -> String {
        let round = previewed_round(self.season, published, self.language);
        let arguments = [
            ("round", round.into()),
            ("matches", published.pairs.len().into()),
            ("moment", stamp(published.deadline_ms, 'f').into()),
        ];
        let mut said = vec![self.with(key, &arguments)];
        said.extend(published.bye.map(|player| format!("{}.", bye(&self.names.entrant(player), self.language))));
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
                said.push(self.with(key, &[("players", absent.into())]));
            }
        }
        for exchange in &published.exchanged {
            let other = ("other", self.names.entrant(exchange.other).into());
            said.push(self.with("league-log-exchanged", &self.player(exchange.one, [other])));
        }
        said.extend(published.rematches.then(|| self.word("league-log-rematches")));
        said.join(" ")
    }

    fn challenge(&self, [by, to]: [EntrantId; 2]) -> Arguments<'static> {
        vec![("by", self.names.entrant(by).into()), ("to", self.names.entrant(to).into())]
    }

    /// Challenger and opponent according to the log, because the season no longer contains a challenge that was taken
    /// back.
    fn challengers(&self, challenge: ChallengeId) -> Option<[EntrantId; 2]> {
        self.log.events().iter().find_map(|event| {
            let EventKind::Challenged { challenge: made, by, to } = event.kind else { return None };
            (made == challenge).then_some([by, to])
        })
    }

    fn step(&self, step: &FactionStep) -> String {
        let key = match (step.act, self.actor) {
            (StepAct::Ban, Actor::Program) => "league-log-lots-ban",
            (StepAct::Pick, Actor::Program) => "league-log-lots-pick",
            (StepAct::Ban, Actor::Entrant(_) | Actor::Organiser(_)) => "league-log-ban",
            (StepAct::Pick, Actor::Entrant(_) | Actor::Organiser(_)) => "league-log-pick",
        };
        self.with(key, &self.seat(step.match_id, step.by, [("faction", self.names.faction(&step.faction).into())]))
    }

    /// True if the match has finished games, in which case a ruling covers only the remaining ones.
    fn has_games(&self, match_id: MatchId) -> bool {
        self.season.matches.get(&match_id).is_some_and(|found| !found.games.is_empty())
    }

    fn ruling(&self, ruling: &Ruling) -> String {
        let verdict = verdict(ruling.verdict, &self.players(ruling.match_id), self.names, self.language);
        let key = match (ruling.scope, self.actor) {
            (_, Actor::Program) => "league-log-ruled-by-rules",
            (Scope::Rest, _) if self.season.kind() == MatchKind::Single => "league-log-ruled-single",
            (Scope::Rest, _) if self.has_games(ruling.match_id) => "league-log-ruled",
            (Scope::Rest | Scope::Whole, _) => "league-log-ruled-whole",
        };
        self.with(key, &self.of(ruling.match_id, [("verdict", verdict.into())]))
    }

    fn word(&self, key: &str) -> String {
        word(self.language, key)
    }

    fn text(&self, text: TextId) -> String {
        self.names.text(text).unwrap_or_else(|| self.word("league-text-erased"))
    }

    fn with(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        text(self.language, key, arguments)
    }

    fn player<'a, const N: usize>(
        &self,
        entrant: EntrantId,
        others: [(&'static str, FluentValue<'a>); N],
    ) -> Arguments<'a> {
        let player = ("player", self.names.entrant(entrant).into());
        std::iter::once(player).chain(others).collect()
    }

    fn of<'a, const N: usize>(&self, match_id: MatchId, others: [(&'static str, FluentValue<'a>); N]) -> Arguments<'a> {
        let players = ("match", players_of(self.names, match_id, self.language).into());
        std::iter::once(players).chain(others).collect()
    }

    fn seat<'a, const N: usize>(
        &self,
        match_id: MatchId,
        seat: Seat,
        others: [(&'static str, FluentValue<'a>); N],
    ) -> Arguments<'a> {
        let [first, second] = self.players(match_id);
        let player = match seat {
            Seat::First => first,
            Seat::Second => second,
        };
        let mut arguments = self.of(match_id, others);
        arguments.push(("player", player.into()));
        arguments
    }

    /// The player in a match who caused the line, as an argument.
    fn by_actor(&self, match_id: MatchId) -> Arguments<'static> {
        let player = match self.actor {
            Actor::Entrant(entrant) => self.names.entrant(entrant),
            Actor::Organiser(organiser) => self.names.organiser(organiser),
            Actor::Program => self.word("league-program"),
        };
        self.of(match_id, [("player", player.into())])
    }

    /// The players of a match, indexed by seat.
    fn players(&self, match_id: MatchId) -> [String; 2] {
        let players = self.names.of_match(match_id).map(|players| players.map(|player| self.names.entrant(player)));
        players.unwrap_or_else(|| ["?", "?"].map(str::to_owned))
    }
}
