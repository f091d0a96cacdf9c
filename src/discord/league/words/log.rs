//! The public log of a season, a line at a time.

use sztab_league::event::{AbsenceKind, Actor, ArmyStep, DeadlineOf, Event, Happened, RoundPublished, Ruling, Scope};
use sztab_league::ids::{ChallengeId, EntrantId, MatchId, Seat, TextId};
use sztab_league::rules::{MatchKind, Seeding, StepAct};
use sztab_league::season::{Log, Season};
use sztab_words::{FluentValue, Language, text, word};

use super::names::{Names, listed, players_of};
use super::numbers::stamp;
use super::queue::{cause, verdict};
use super::results::{bye, game_result};
use super::stages::{division, in_division, previewed_round, round, stage};

/// A line of the log as everybody may read it: what happened, its reason, and the organiser or judge who did it.
///
/// `log` is the whole log as it is now. `None` for what is secret: pools of armies while entry is open, and calls to judges.
/// The number and the time of the line are left to the caller.
pub fn log_line(event: &Event, log: &Log, names: &dyn Names, language: Language) -> Option<String> {
    let line = Line { log, season: log.season(), names, language, actor: event.actor };
    let said = line.happened(&event.happened)?;
    let said = match reason(&event.happened) {
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

fn reason(happened: &Happened) -> Option<TextId> {
    match happened {
        Happened::Removed { reason, .. }
        | Happened::Substituted { reason, .. }
        | Happened::Voided { reason, .. }
        | Happened::Cancelled { reason, .. } => Some(*reason),
        Happened::Ruled(ruling) => ruling.reason,
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

impl Line<'_> {
    /// `None` for a call to a judge too: no part of the log tells of it.
    fn happened(&self, happened: &Happened) -> Option<String> {
        self.frame(happened)
            .or_else(|| self.entry(happened))
            .or_else(|| self.rounds(happened))
            .or_else(|| self.challenges(happened))
            .or_else(|| self.matches(happened))
    }

    /// The life of the season.
    fn frame(&self, happened: &Happened) -> Option<String> {
        Some(match happened {
            Happened::Created { .. } => self.word("league-log-created"),
            Happened::RulesChanged { .. } => self.word("league-log-rules-changed"),
            Happened::EntryOpened { commitment, .. } => {
                self.with("league-log-entry-opened", &[("commitment", commitment.as_str().into())])
            }
            Happened::EntryClosed { presses } => {
                self.with("league-log-entry-closed", &[("players", presses.len().into())])
            }
            Happened::Paused => self.word("league-log-paused"),
            Happened::Resumed => self.word("league-log-resumed"),
            Happened::Voided { line, .. } => self.with("league-log-voided", &[("line", (*line).into())]),
            Happened::JudgeNamed { judge } => {
                self.with("league-log-judge-named", &[("judge", self.names.organiser(*judge).into())])
            }
            Happened::JudgeDismissed { judge } => {
                self.with("league-log-judge-dismissed", &[("judge", self.names.organiser(*judge).into())])
            }
            Happened::SeasonEnded { seed, order } => {
                let winners = order.iter().filter_map(|places| places.first());
                let winners = listed(winners.map(|&winner| self.names.entrant(winner)), self.language);
                self.with("league-log-ended", &[("winners", winners.into()), ("seed", seed.as_str().into())])
            }
            Happened::Cancelled { seed: None, .. } => self.word("league-log-cancelled"),
            Happened::Cancelled { seed: Some(seed), .. } => {
                self.with("league-log-cancelled-seed", &[("seed", seed.as_str().into())])
            }
            _ => return None,
        })
    }

    /// Entrants and their order.
    fn entry(&self, happened: &Happened) -> Option<String> {
        Some(match happened {
            Happened::Entered { entrant, .. } => self.player("league-log-entered", *entrant, []),
            Happened::Approved { entrant } => self.player("league-log-approved", *entrant, []),
            Happened::Refused { entrant } => self.player("league-log-refused", *entrant, []),
            Happened::Waitlisted { entrant } => self.player("league-log-waitlisted", *entrant, []),
            Happened::Advanced { entrant } => self.player("league-log-advanced", *entrant, []),
            Happened::Left { entrant } => self.player("league-log-left", *entrant, []),
            Happened::Removed { entrant, .. } => self.player("league-log-removed", *entrant, []),
            Happened::Struck { entrant, .. } => self.player("league-log-struck", *entrant, []),
            Happened::Substituted { entrant, .. } => self.player("league-log-substituted", *entrant, []),
            Happened::Erased { entrant } => self.player("league-log-erased", *entrant, []),
            Happened::Placed { entrant, group, place } => {
                let seed = text(self.language, "league-seed", &[("place", (place + 1).into())]);
                let seed = in_division(self.season, *group, seed, self.language);
                self.player("league-log-placed", *entrant, [("seed", seed.into())])
            }
            Happened::TookPlace { entrant, of } => {
                self.player("league-log-took-place", *entrant, [("former", self.names.entrant(*of).into())])
            }
            Happened::PoolDeclared { entrant, armies } => {
                self.season.presses.as_ref()?;
                let armies = listed(armies.iter().map(|army| self.names.army(army)), self.language);
                self.player("league-log-pool", *entrant, [("armies", armies.into())])
            }
            Happened::KeptApart { one, other } => {
                self.player("league-log-kept-apart", *one, [("other", self.names.entrant(*other).into())])
            }
            Happened::Seeded(seeded) => self.word(match seeded.by {
                Seeding::Rating => "league-log-seeded-rating",
                Seeding::LastTable => "league-log-seeded-last-table",
                Seeding::Hand => "league-log-seeded-hand",
                Seeding::Lots => "league-log-seeded-lots",
            }),
            Happened::Moved { entrant, division: of, place } => {
                let mut seed = text(self.language, "league-seed", &[("place", (place + 1).into())]);
                if self.season.seeding.len() > 1 {
                    let arguments = [("name", seed.into()), ("division", division(*of, self.language).into())];
                    seed = text(self.language, "league-in-division", &arguments);
                }
                self.player("league-log-moved", *entrant, [("seed", seed.into())])
            }
            _ => return None,
        })
    }

    /// Stages and rounds.
    fn rounds(&self, happened: &Happened) -> Option<String> {
        let stage = |of: usize| ("stage", FluentValue::from(stage(&self.season.rules, of, self.language)));
        Some(match happened {
            Happened::StageBegun { stage: of, .. } => {
                let begins = self.with("league-log-stage-begun", &[stage(*of)]);
                let pools = if *of == 0 { self.drawn_pools() } else { Vec::new() };
                std::iter::once(begins).chain(pools).collect::<Vec<_>>().join(" ")
            }
            Happened::StageEnded { stage: of } => self.with("league-log-stage-ended", &[stage(*of)]),
            Happened::RoundPublished(published) => self.published(published),
            Happened::SatOut { entrant, group, round: of } => {
                let round = round(self.season, *group, *of, self.language);
                self.player("league-log-sat-out", *entrant, [("round", round.into())])
            }
            Happened::SatIn { entrant, group, round: of } => {
                let round = round(self.season, *group, *of, self.language);
                self.player("league-log-sat-in", *entrant, [("round", round.into())])
            }
            Happened::DeadlineSet { scope: DeadlineOf::Round { group, round: of }, deadline_ms } => {
                let round = round(self.season, *group, *of, self.language);
                let moment = stamp(*deadline_ms, 'f');
                self.with("league-log-deadline", &[("what", round.into()), ("moment", moment.into())])
            }
            _ => return None,
        })
    }

    /// The pools that lots drew for players who had declared none.
    fn drawn_pools(&self) -> Vec<String> {
        let drawn = self.season.drawn_pools().into_iter();
        let said = drawn.map(|(entrant, armies)| {
            let armies = listed(armies.iter().map(|army| self.names.army(army)), self.language);
            self.player("league-log-pool-drawn", entrant, [("armies", armies.into())])
        });
        said.collect()
    }

    fn published(&self, published: &RoundPublished) -> String {
        let round = previewed_round(self.season, published, self.language);
        let arguments = [
            ("round", round.into()),
            ("matches", published.pairs.len().into()),
            ("moment", stamp(published.deadline_ms, 'f').into()),
        ];
        let mut said = vec![self.with("league-log-published", &arguments)];
        said.extend(published.bye.map(|player| format!("{}.", bye(&self.names.entrant(player), self.language))));
        let absent = |kind: AbsenceKind| {
            let absent = published.absent.iter().filter(|absence| absence.kind == kind);
            listed(absent.map(|absence| self.names.entrant(absence.entrant)), self.language)
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
            said.push(self.player(
                "league-log-exchanged",
                exchange.one,
                [("other", self.names.entrant(exchange.other).into())],
            ));
        }
        said.extend(published.rematches.then(|| self.word("league-log-rematches")));
        said.join(" ")
    }

    /// The challenges of a ladder.
    fn challenges(&self, happened: &Happened) -> Option<String> {
        let (key, [by, to]) = match happened {
            Happened::Challenged { by, to, .. } => ("league-log-challenged", [*by, *to]),
            Happened::ChallengeAccepted { challenge, .. } => {
                ("league-log-challenge-accepted", self.challengers(*challenge)?)
            }
            Happened::ChallengeDeclined { challenge } => {
                ("league-log-challenge-declined", self.challengers(*challenge)?)
            }
            Happened::ChallengeLapsed { challenge } => ("league-log-challenge-lapsed", self.challengers(*challenge)?),
            _ => return None,
        };
        Some(self.with(key, &[("by", self.names.entrant(by).into()), ("to", self.names.entrant(to).into())]))
    }

    /// Who challenged whom, by the log: the season no longer knows a challenge that was taken back.
    fn challengers(&self, challenge: ChallengeId) -> Option<[EntrantId; 2]> {
        self.log.events().iter().find_map(|event| match event.happened {
            Happened::Challenged { challenge: made, by, to } if made == challenge => Some([by, to]),
            _ => None,
        })
    }

    /// What happens in a match.
    fn matches(&self, happened: &Happened) -> Option<String> {
        let of = happened.of_match()?;
        Some(match happened {
            Happened::Ready { by, .. } => self.seat("league-log-ready", of, *by, []),
            Happened::Begun { .. } => self.of("league-log-begun", of, []),
            Happened::ArmyStep(step) => self.step(step),
            Happened::GameOver(game) => {
                let result = game_result(game, &self.players(of), self.names, self.language);
                self.of("league-log-game", of, [("result", result.into())])
            }
            Happened::Reported { by, games } => {
                let players = self.players(of);
                let games = games.iter().map(|game| game_result(game, &players, self.names, self.language));
                let games = games.collect::<Vec<_>>().join("; ");
                self.seat("league-log-reported", of, *by, [("games", games.into())])
            }
            Happened::GivenUp { by, .. } => self.seat("league-log-given-up", of, *by, []),
            Happened::Queued { cause: why, .. } => {
                self.of("league-log-queued", of, [("cause", cause(*why, self.language).into())])
            }
            Happened::Objected { by, .. } => self.seat("league-log-objected", of, *by, []),
            Happened::Ruled(ruling) => self.ruling(ruling),
            Happened::DeadlineSet { deadline_ms, .. } => {
                let players = players_of(self.names, of, self.language);
                let moment = stamp(*deadline_ms, 'f');
                self.with("league-log-deadline", &[("what", players.into()), ("moment", moment.into())])
            }
            Happened::ExtensionAsked { by, days, .. } => {
                self.seat("league-log-extension-asked", of, *by, [("days", (*days).into())])
            }
            Happened::Confirmed { .. } => self.by_actor("league-log-confirmed", of),
            Happened::Denied { .. } => self.by_actor("league-log-denied", of),
            Happened::ExtensionAgreed { .. } => self.by_actor("league-log-extension-agreed", of),
            Happened::ExtensionDeclined { .. } => self.by_actor("league-log-extension-declined", of),
            Happened::Extended { days, .. } => self.of("league-log-extended", of, [("days", (*days).into())]),
            Happened::Judged { text, .. } => self.of("league-log-judged", of, [("text", self.text(*text).into())]),
            Happened::Reseated { players, .. } => {
                let [first, second] = players.map(|player| FluentValue::from(self.names.entrant(player)));
                self.with("league-log-reseated", &[("first", first), ("second", second)])
            }
            _ => return None,
        })
    }

    fn step(&self, step: &ArmyStep) -> String {
        let key = match (step.act, self.actor) {
            (StepAct::Ban, Actor::Program) => "league-log-lots-ban",
            (StepAct::Pick, Actor::Program) => "league-log-lots-pick",
            (StepAct::Ban, _) => "league-log-ban",
            (StepAct::Pick, _) => "league-log-pick",
        };
        self.seat(key, step.of, step.by, [("army", self.names.army(&step.army).into())])
    }

    /// Looks for finished games of a match, beside which a ruling covers the others.
    fn has_games(&self, of: MatchId) -> bool {
        self.season.matches.get(&of).is_some_and(|found| !found.games.is_empty())
    }

    fn ruling(&self, ruling: &Ruling) -> String {
        let verdict = verdict(ruling.verdict, &self.players(ruling.of), self.language);
        let key = match (ruling.scope, self.actor) {
            (_, Actor::Program) => "league-log-ruled-by-rules",
            (Scope::Rest, _) if self.season.kind() == MatchKind::Single => "league-log-ruled-single",
            (Scope::Rest, _) if self.has_games(ruling.of) => "league-log-ruled",
            (Scope::Rest | Scope::Whole, _) => "league-log-ruled-whole",
        };
        self.of(key, ruling.of, [("verdict", verdict.into())])
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

    /// A sentence about a player.
    fn player<const N: usize>(
        &self,
        key: &str,
        entrant: EntrantId,
        others: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        let player = ("player", self.names.entrant(entrant).into());
        text(self.language, key, &[player].into_iter().chain(others).collect::<Vec<_>>())
    }

    /// A sentence about a match.
    fn of<const N: usize>(&self, key: &str, of: MatchId, others: [(&'static str, FluentValue<'_>); N]) -> String {
        let players = ("match", players_of(self.names, of, self.language).into());
        text(self.language, key, &[players].into_iter().chain(others).collect::<Vec<_>>())
    }

    /// A sentence about a player in a match.
    fn seat<const N: usize>(
        &self,
        key: &str,
        of: MatchId,
        seat: Seat,
        others: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        let [first, second] = self.players(of);
        let player = match seat {
            Seat::First => first,
            Seat::Second => second,
        };
        let players = players_of(self.names, of, self.language);
        let arguments = [("match", players.into()), ("player", player.into())];
        text(self.language, key, &arguments.into_iter().chain(others).collect::<Vec<_>>())
    }

    /// A sentence about the player in a match who wrote the line.
    fn by_actor(&self, key: &str, of: MatchId) -> String {
        let player = match self.actor {
            Actor::Entrant(entrant) => self.names.entrant(entrant),
            Actor::Organiser(organiser) => self.names.organiser(organiser),
            Actor::Program => self.word("league-program"),
        };
        self.of(key, of, [("player", player.into())])
    }

    /// The players of a match, by seat.
    fn players(&self, of: MatchId) -> [String; 2] {
        let players = self.names.of_match(of).map(|players| players.map(|player| self.names.entrant(player)));
        players.unwrap_or_else(|| ["?", "?"].map(str::to_owned))
    }
}
