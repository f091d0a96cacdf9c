//! Recomputes a season solely from its log.

use std::collections::BTreeSet;

use crate::decide::{correct_bracket_players, is_struck, replan};
use crate::draw::{Purpose, Seed};
use crate::engine::{FactionsTask, Standard};
use crate::event::{
    Actor, Cause, Event, EventKind, FactionStep, GameOver, Key, Pairing, RoundPublished, Ruling, SeedingOrder, Verdict,
};
use crate::ids::{ChallengeId, EntrantId, MatchId};
use crate::rules::{FactionMode, LatePolicy, frozen_changes, rules_hash};
use crate::season::{Entrant, Log, LogError, Season, SeasonState, game_factions};

/// One check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Check {
    /// The subject of the check.
    pub what: CheckSubject,
    /// The line of the log that was checked.
    pub line: u64,
    /// The result; `None` if it depends on the seed, which has not been revealed.
    pub right: Option<bool>,
}

/// The subject of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckSubject {
    /// The hash of the rules and faction files, or a later change of rules, which must not affect frozen settings.
    Rules,
    /// The seed, checked against its commitment.
    Commitment,
    /// The presses used in draws.
    Presses,
    /// The order of seeds by lots, or a faction named by lots.
    Lots,
    /// The keys of draws.
    Keys,
    /// The entrants of a stage or in the order of seeds, or one who moved up from the waiting list.
    Entrants,
    /// The pairs of a round, a challenge, or a corrected bracket.
    Pairs,
    /// The factions of a round, challenge or game, or one named by a player.
    Factions,
    /// The first player of a game.
    Firsts,
    /// Rulings and proposals that the program made by the rules.
    Rulings,
    /// The final order.
    Order,
}

/// Checks everything that follows from the rules, the seed and earlier lines, in the order of the log.
///
/// # Errors
///
/// The log is inconsistent.
pub fn verify(log: &Log, engine: &Standard) -> Result<Vec<Check>, LogError> {
    let checker = Checker { log, season: log.season(), engine, seed: log.season().seed.as_deref() };
    let mut checks = Vec::new();
    log.replay(|before, event| {
        let found = checker.check_line(before, event).into_iter();
        checks.extend(found.map(|(what, right)| Check { what, line: event.seq, right }));
    })?;
    Ok(checks)
}

/// The data to check against: the log, the season at its end, and the seed if it is revealed.
struct Checker<'a> {
    log: &'a Log,
    season: &'a Season,
    engine: &'a Standard,
    seed: Option<&'a str>,
}

/// The checks of one line, each with its result.
type CheckResults = Vec<(CheckSubject, Option<bool>)>;

impl Checker<'_> {
    fn check_line(&self, before: &Season, event: &Event) -> CheckResults {
        match &event.kind {
            EventKind::EntryOpened { factions, rules_hash: found, commitment } => {
                let seed = self.seed.map(|seed| self.engine.commitment(seed) == *commitment);
                vec![
                    (CheckSubject::Rules, Some(rules_hash(&before.rules, factions) == *found)),
                    (CheckSubject::Commitment, seed),
                ]
            }
            EventKind::RulesChanged { .. } if before.state == SeasonState::Draft => Vec::new(),
            EventKind::RulesChanged { rules } => {
                vec![(CheckSubject::Rules, Some(frozen_changes(&before.rules, rules).is_empty()))]
            }
            EventKind::EntryClosed { presses } => {
                let mut expected: Vec<_> =
                    before.entrants.values().filter(|entrant| entrant.is_taking_part()).map(|e| e.press).collect();
                expected.sort_unstable();
                vec![(CheckSubject::Presses, Some(expected == *presses))]
            }
            EventKind::Advanced { entrant } => {
                vec![(CheckSubject::Entrants, Some(before.waiting_list().first() == Some(entrant)))]
            }
            EventKind::Seeded(seeded) => self.check_seeding(before, seeded),
            EventKind::StageBegun { stage, divisions, keys } => {
                let purposes = [Purpose::Lots, Purpose::First].map(|purpose| purpose.to_string());
                let has_all = keys.iter().map(|key| &key.purpose).eq(&purposes);
                let expected = self.stage_entrants(before, *stage, event.at_ms);
                vec![
                    (CheckSubject::Keys, if has_all { self.check_keys(keys) } else { Some(false) }),
                    (CheckSubject::Entrants, Some(expected == *divisions)),
                ]
            }
            EventKind::SeasonEnded { order, .. } => {
                vec![(CheckSubject::Order, Some(before.final_order(self.engine, event.at_ms) == *order))]
            }
            EventKind::RoundPublished(round) => self.check_round(before, round),
            EventKind::ChallengeAccepted { challenge, pairing, keys, .. } => {
                self.check_challenge(before, *challenge, pairing, keys)
            }
            EventKind::Reseated { .. } => {
                vec![(
                    CheckSubject::Pairs,
                    Some(correct_bracket_players(before, self.engine).as_ref() == Some(&event.kind)),
                )]
            }
            EventKind::FactionStep(step) => vec![self.check_step(before, event.actor, step)],
            EventKind::GameOver(game) => self.check_game(before, game),
            EventKind::Reported { games, .. } => games.iter().flat_map(|game| self.check_game(before, game)).collect(),
            EventKind::Struck { entrant, group } => {
                vec![(CheckSubject::Rulings, Some(is_struck(before, *entrant, *group)))]
            }
            EventKind::Queued { match_id, cause, facts, proposal } => {
                let found = before.matches.get(match_id).filter(|_| *cause == Cause::Deadline);
                vec![(CheckSubject::Rulings, Some(found.and_then(|found| found.proposal(facts)) == *proposal))]
            }
            EventKind::Ruled(ruling) if event.actor == Actor::Program => {
                vec![(CheckSubject::Rulings, Some(follows_rules(before, ruling)))]
            }
            EventKind::Created { .. }
            | EventKind::Entered { .. }
            | EventKind::Approved { .. }
            | EventKind::Refused { .. }
            | EventKind::Waitlisted { .. }
            | EventKind::Placed { .. }
            | EventKind::TookPlace { .. }
            | EventKind::Left { .. }
            | EventKind::Removed { .. }
            | EventKind::Substituted { .. }
            | EventKind::Erased { .. }
            | EventKind::PoolDeclared { .. }
            | EventKind::KeptApart { .. }
            | EventKind::Moved { .. }
            | EventKind::JudgeNamed { .. }
            | EventKind::JudgeDismissed { .. }
            | EventKind::Paused
            | EventKind::Resumed
            | EventKind::StageEnded { .. }
            | EventKind::SatOut { .. }
            | EventKind::SatIn { .. }
            | EventKind::Ready { .. }
            | EventKind::Begun { .. }
            | EventKind::Confirmed { .. }
            | EventKind::Denied { .. }
            | EventKind::GivenUp { .. }
            | EventKind::Objected { .. }
            | EventKind::Ruled(_)
            | EventKind::Voided { .. }
            | EventKind::DeadlineSet { .. }
            | EventKind::ExtensionAsked { .. }
            | EventKind::ExtensionAgreed { .. }
            | EventKind::ExtensionDeclined { .. }
            | EventKind::Extended { .. }
            | EventKind::Protested { .. }
            | EventKind::Judged { .. }
            | EventKind::Challenged { .. }
            | EventKind::ChallengeDeclined { .. }
            | EventKind::ChallengeLapsed { .. }
            | EventKind::Cancelled { .. } => Vec::new(),
        }
    }

    fn check_seeding(&self, before: &Season, seeded: &SeedingOrder) -> CheckResults {
        let placed: BTreeSet<EntrantId> = seeded.divisions.iter().flatten().copied().collect();
        let mut found = vec![
            (CheckSubject::Entrants, Some(placed.into_iter().eq(before.players()))),
            (CheckSubject::Keys, self.check_keys(&seeded.keys)),
        ];
        if !seeded.by_lots.is_empty() {
            found.push((CheckSubject::Lots, Some(are_lots_correct(self.engine, seeded))));
        }
        found
    }

    /// The entrants of a stage: of the first one by the order of seeds, of later ones by the tables of the previous
    /// stage.
    fn stage_entrants(&self, before: &Season, stage: usize, at_ms: i64) -> Vec<Vec<EntrantId>> {
        let Some(last) = stage.checked_sub(1) else {
            let mut divisions = before.seeding.clone();
            let stays = |entrant: &EntrantId| before.entrants.get(entrant).is_some_and(Entrant::is_taking_part);
            divisions.iter_mut().for_each(|places| places.retain(stays));
            return divisions;
        };
        vec![before.qualifiers(last, self.engine, at_ms)]
    }

    fn check_round(&self, before: &Season, round: &RoundPublished) -> CheckResults {
        vec![
            (CheckSubject::Pairs, Some(self.are_pairs_correct(before, round))),
            (CheckSubject::Keys, self.check_keys(&round.keys)),
            (CheckSubject::Factions, Some(self.are_factions_correct(before, round.round, &round.pairs, &round.keys))),
        ]
    }

    fn are_pairs_correct(&self, before: &Season, round: &RoundPublished) -> bool {
        replan(self.log, before, self.engine, round).is_some_and(|plan| {
            let found = round.pairs.iter().map(|pair| (pair.players, pair.slot, pair.walkover));
            let expected = plan.pairs.iter().map(|pair| (pair.players, pair.slot, pair.walkover));
            // The drawn factions depend on the match numbers.
            let numbers =
                (before.next_match_id().0..).zip(&round.pairs).all(|(number, pair)| pair.id == MatchId(number));
            numbers && found.eq(expected) && plan.bye == round.bye && plan.absent == round.absent
        })
    }

    fn check_challenge(
        &self,
        before: &Season,
        challenge: ChallengeId,
        pairing: &Pairing,
        keys: &[Key],
    ) -> CheckResults {
        let players = before.challenges.get(&challenge).map(|found| [found.to, found.by]);
        let pairs = players == Some(pairing.players) && pairing.id == before.next_match_id();
        vec![
            (CheckSubject::Pairs, Some(pairs)),
            (CheckSubject::Keys, self.check_keys(keys)),
            (CheckSubject::Factions, Some(self.are_factions_correct(before, 0, std::slice::from_ref(pairing), keys))),
        ]
    }

    fn check_keys(&self, keys: &[Key]) -> Option<bool> {
        let seed = Seed::from_hex(self.seed?);
        let presses = self.season.presses.as_deref().unwrap_or_default();
        let is_right = |seed: Seed| keys.iter().all(|key| seed.key_for(&key.purpose, presses).as_hex() == key.key);
        Some(seed.is_some_and(is_right))
    }

    /// Checks a faction named by lots or by a player.
    fn check_step(&self, before: &Season, actor: Actor, step: &FactionStep) -> (CheckSubject, Option<bool>) {
        let Some(of) = before.matches.get(&step.match_id) else { return (CheckSubject::Factions, Some(false)) };
        let allowed = before.factions_to_name(of);
        if actor != Actor::Program {
            return (CheckSubject::Factions, Some(allowed.contains(&step.faction)));
        }
        let presses = self.season.presses.as_deref().unwrap_or_default();
        let right = self.seed.map(|seed| {
            let key = self.engine.key(seed, Purpose::Factions { round: of.round, match_number: of.id.0 }, presses);
            let drawn = self.engine.draw(&key, &allowed).first().and_then(|&at| allowed.get(at));
            drawn == Some(&step.faction)
        });
        (CheckSubject::Lots, right)
    }

    fn are_factions_correct(&self, before: &Season, round: u32, pairs: &[Pairing], keys: &[Key]) -> bool {
        let rules = &before.rules.factions;
        pairs.iter().all(|pair| match &rules.mode {
            FactionMode::Free | FactionMode::Pool { .. } | FactionMode::Draft { .. } => pair.factions.is_none(),
            FactionMode::Given { rounds } => {
                let index = (round.saturating_sub(1) as usize).checked_rem(rounds.len());
                pair.factions == index.map(|index| rounds[index].clone())
            }
            FactionMode::Random if pair.walkover.is_some() => pair.factions.is_none(),
            FactionMode::Random => {
                let purpose = Purpose::Factions { round, match_number: pair.id.0 }.to_string();
                let key = keys.iter().find(|key| key.purpose == purpose);
                let used = pair.players.map(|player| before.used_factions(player));
                let task = |key| FactionsTask { rules, kind: before.match_kind().profile_kind(), key, used: &used };
                key.is_some_and(|key| self.engine.draw_factions(&task(&key.key)) == pair.factions)
            }
        })
    }

    /// Checks a game: the first player, and the factions of the match if they were known before the game. Players can
    /// report a game before they name factions.
    fn check_game(&self, before: &Season, game: &GameOver) -> CheckResults {
        let mut found = vec![self.check_first_player(game)];
        if let Some(factions) = before.matches.get(&game.match_id).and_then(|of| of.factions.as_ref()) {
            let expected = game_factions(before.match_kind(), factions, game.game);
            found.push((CheckSubject::Factions, Some(expected == game.factions)));
        }
        found
    }

    fn check_first_player(&self, game: &GameOver) -> (CheckSubject, Option<bool>) {
        let seed = self.seed.and_then(Seed::from_hex);
        let first = self.season.first_seat(game.match_id, game.game, seed.as_ref());
        (CheckSubject::Firsts, first.map(|first| first == game.first))
    }
}

fn are_lots_correct(engine: &Standard, seeded: &SeedingOrder) -> bool {
    let Some(key) = seeded.keys.iter().find(|key| key.purpose == Purpose::Lots.to_string()) else {
        return false;
    };
    seeded.divisions.iter().all(|places| {
        let drawn: Vec<_> = places.iter().filter(|entrant| seeded.by_lots.contains(entrant)).copied().collect();
        let mut sorted = drawn.clone();
        sorted.sort_unstable();
        let names: Vec<_> = sorted.iter().map(|entrant| entrant.0.to_string()).collect();
        let order = engine.draw(&key.key, &names).into_iter().filter_map(|at| sorted.get(at).copied());
        places.ends_with(&drawn) && order.eq(drawn)
    })
}

/// True if the rules allow the program to make this ruling: a draw for a late match, or a proposal to which no player
/// objected.
fn follows_rules(before: &Season, ruling: &Ruling) -> bool {
    let queued = before.matches.get(&ruling.match_id).and_then(|of| of.queued.as_ref());
    match before.rules.times.late {
        LatePolicy::Judge => false,
        LatePolicy::Draw => matches!(ruling.verdict, Verdict::Draw { .. }),
        LatePolicy::Proposal => {
            queued.is_some_and(|queued| !queued.objected && queued.proposal == Some(ruling.verdict))
        }
    }
}
