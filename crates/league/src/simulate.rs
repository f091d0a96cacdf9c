//! Simulates whole seasons, reproducible from a seed: for tests, and for `sztab league simulate`.
//!
//! Players have strengths in order of entry. Results are random; occasionally a player sits out, leaves or does not
//! turn up for a match.

use std::collections::BTreeMap;

use crate::decide::{Asker, Asking, Command, Preview, Refusal, Request, decide, preview};
use crate::draw::Seed;
use crate::engine::Standard;
use crate::event::{Actor, EndReason, GameOver, Scope, Verdict};
use crate::ids::{EntrantId, Group, MatchId, OrganiserId, Seat, TextId};
use crate::rules::{DAY_MS, Preset, Rules, Seeding};
use crate::season::{Log, Match, Misfit, factions_of};

/// The season to simulate.
#[derive(Debug, Clone)]
pub struct Simulation {
    /// The rules of the season.
    pub rules: Rules,
    /// Number of players.
    pub players: u32,
    /// Chance, in percent, that a player sits out, that a player leaves, or that a match is a walkover.
    pub trouble: u32,
    /// Seed of the simulation's random numbers and of the season's draws.
    pub seed: [u8; 32],
}

/// The reason a simulation stopped early.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The rules do not allow the simulated season.
    #[error("the season refuses: {0:?}")]
    Refused(Refusal),
    /// A decision does not fit its own log, which is a bug in the program.
    #[error("a decision does not fit the log: {0}")]
    Misfit(#[from] Misfit),
}

impl From<Refusal> for Stopped {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Number of players in a division, if the preset has divisions.
const DIVISION: u32 = 8;
/// Number of challenges made by each player of a ladder.
const CHALLENGES: u32 = 3;
const ORGANISER: OrganiserId = OrganiserId(1);
/// The number of the only text.
const REASON: TextId = TextId(1);
/// The start of the season: 2026-01-05 00:00 UTC, a Monday.
const START_MS: i64 = 1_767_571_200_000;

impl Simulation {
    /// A season with the settings of a preset and these factions.
    #[must_use]
    pub fn of_preset(preset: Preset, players: u32, factions: &[String], seed: [u8; 32]) -> Self {
        let mut rules = preset.rules("Simulation", factions, "24h");
        if preset == Preset::Divisions {
            let sizes = sizes(players);
            rules.stages.iter_mut().for_each(|stage| stage.divisions.clone_from(&sizes));
            // With a single division, no players move.
            rules.promotion = rules.promotion.filter(|_| sizes.len() > 1);
            rules.promotion.iter_mut().for_each(|promotion| promotion.sizes.clone_from(&sizes));
        }
        Self { rules, players, trouble: 0, seed }
    }

    /// Plays the season to its end.
    ///
    /// # Errors
    ///
    /// [`Stopped::Refused`] if the rules do not allow the season, for example a Swiss stage with too many rounds for
    /// its players.
    pub fn run(&self) -> Result<Log, Stopped> {
        let log = Log::new(START_MS, Actor::Organiser(ORGANISER), self.rules.clone());
        let mut play =
            Play { plan: self, log, now_ms: START_MS, dice: Dice::new(&self.seed), seed: Seed(self.seed).reveal() };
        play.opens()?;
        loop {
            play.begins_stage()?;
            play.plays_stage()?;
            if play.log.season().stages.len() == self.rules.stages.len() {
                break;
            }
            play.organises(&Command::EndStage)?;
        }
        play.organises(&Command::End)?;
        Ok(play.log)
    }
}

/// Divisions of eight; leftover players join the last one.
fn sizes(players: u32) -> Vec<u32> {
    let divisions = (players / DIVISION).max(1);
    let mut sizes = vec![DIVISION.min(players); divisions as usize];
    if let Some(last) = sizes.last_mut() {
        *last += players - divisions * DIVISION.min(players);
    }
    sizes
}

struct Play<'a> {
    plan: &'a Simulation,
    log: Log,
    now_ms: i64,
    dice: Dice,
    seed: String,
}

impl Play<'_> {
    fn circumstances(&self, asker: Asker) -> Asking<'_> {
        Asking { at_ms: self.now_ms, asker, seed: &self.seed }
    }

    fn asks(&mut self, asker: Asker, command: &Command) -> Result<(), Stopped> {
        let events = decide(&self.log, &Standard, &self.circumstances(asker), command)?;
        events.into_iter().try_for_each(|event| self.log.append(event))?;
        Ok(())
    }

    fn organises(&mut self, command: &Command) -> Result<(), Stopped> {
        self.asks(organiser(), command)
    }

    /// Opens entry, enters the players, and seeds them in order of entry.
    fn opens(&mut self) -> Result<(), Stopped> {
        let factions = self.plan.rules.factions.whitelist.iter();
        let files: BTreeMap<String, String> = factions.map(|faction| (faction.clone(), String::new())).collect();
        self.organises(&Command::OpenEntry(files))?;
        for entrant in 1..=self.plan.players {
            let guest = Asker::Person { entrant: None, organiser: None, has_role: false };
            self.asks(guest, &Command::Enter { press: u64::from(entrant), seed: None })?;
        }
        self.organises(&Command::CloseEntry)?;
        let mut entrants = (1..=self.plan.players).map(EntrantId);
        let sizes = self.plan.rules.stages.first().map(|stage| stage.divisions.clone()).unwrap_or_default();
        let sizes = if sizes.is_empty() { vec![self.plan.players] } else { sizes };
        let divisions = sizes.iter().map(|&size| entrants.by_ref().take(size as usize).collect()).collect();
        self.organises(&Command::Seed { by: Seeding::Hand, divisions, by_lots: Vec::new() })
    }

    fn begins_stage(&mut self) -> Result<(), Stopped> {
        self.organises(&Command::BeginStage)
    }

    /// Plays all rounds of the stage, or some challenges of a ladder.
    fn plays_stage(&mut self) -> Result<(), Stopped> {
        let stage = self.log.season().stages.len().saturating_sub(1);
        let divisions = self.log.season().stages.get(stage).map_or(0, |stage| stage.divisions.len());
        if self.log.season().rules.preset == Preset::Ladder {
            return self.plays_ladder();
        }
        loop {
            let mut published = false;
            for division in 0..divisions {
                published |= self.publishes(Group { stage, division })?;
            }
            if !published {
                return Ok(());
            }
            self.plays_round()?;
            self.now_ms += DAY_MS;
        }
    }

    /// Publishes the next round of a division. Returns whether there was one.
    fn publishes(&mut self, group: Group) -> Result<bool, Stopped> {
        self.makes_trouble(group)?;
        let round = match self.preview(group, false) {
            Err(Refusal::NoMoreRounds) => return Ok(false),
            // There are too few players for the number of rounds.
            Err(Refusal::NoLegalPairing) => match self.preview(group, true) {
                Err(Refusal::NoLegalPairing) => return Ok(false),
                other => other?.round,
            },
            other => other?.round,
        };
        self.organises(&Command::Publish(Box::new(round)))?;
        Ok(true)
    }

    fn preview(&self, group: Group, rematches: bool) -> Result<Preview, Refusal> {
        let request = Request { group, exchanges: &[], rematches };
        preview(&self.log, &Standard, &self.circumstances(organiser()), &request)
    }

    /// Makes players sit out or leave. Refusals are ignored: the format may not support sitting out, or the season may
    /// need the player.
    fn makes_trouble(&mut self, group: Group) -> Result<(), Stopped> {
        let Some(round) = self.log.season().division(group).map(crate::season::Division::next_round) else {
            return Ok(());
        };
        for entrant in self.log.season().players() {
            let sits_out = Command::SitOut { entrant, group, round };
            if self.dice.percent() < self.plan.trouble {
                self.tries(organiser(), &sits_out)?;
            } else if self.dice.percent() < self.plan.trouble / 4 && self.log.season().players().len() > 4 {
                self.tries(person(entrant), &Command::Leave { give_up: true })?;
            }
        }
        Ok(())
    }

    fn tries(&mut self, asker: Asker, command: &Command) -> Result<(), Stopped> {
        match self.asks(asker, command) {
            Err(Stopped::Refused(_)) => Ok(()),
            other => other,
        }
    }

    /// Gives each open match a result.
    fn plays_round(&mut self) -> Result<(), Stopped> {
        let kind = self.log.season().kind();
        // A level bracket match is continued with further games.
        loop {
            let next = self.log.season().open_matches().next();
            let next = next.map(|of| (of.id, of.players, of.slot.is_some(), of.open_games(kind).first().copied()));
            let Some((id, players, is_bracket, game)) = next else { return Ok(()) };
            let Some(game) = game else {
                let walkover = Verdict::Walkover { winner: Seat::First };
                self.organises(&Command::Rule { match_id: id, verdict: walkover, scope: Scope::Rest, reason: REASON })?;
                continue;
            };
            if game == 1 && self.dice.percent() < self.plan.trouble {
                let winner = if self.dice.percent() < 50 { Seat::First } else { Seat::Second };
                let walkover = Verdict::Walkover { winner };
                self.organises(&Command::Rule {
                    match_id: id,
                    verdict: walkover,
                    scope: Scope::Whole,
                    reason: REASON,
                })?;
                continue;
            }
            let over = self.game_over(id, game, players, is_bracket);
            self.now_ms += 1;
            self.asks(Asker::Program, &Command::EndGame(over))?;
        }
    }

    fn game_over(&mut self, match_id: MatchId, game: u32, players: [EntrantId; 2], is_bracket: bool) -> GameOver {
        let seed = Seed(self.plan.seed);
        let first = self.log.season().first_of_game(match_id, game, Some(&seed)).unwrap_or(Seat::First);
        // The further apart the seeds, the more often the better one wins.
        let edge = (i64::from(players[1].0) - i64::from(players[0].0)) * 60 / i64::from(self.plan.players.max(1));
        let (roll, draws) = (i64::from(self.dice.percent()), if is_bracket { 0 } else { 8 });
        let winner = match roll {
            roll if roll < draws => None,
            roll if roll < draws + (100 - draws) / 2 + edge / 2 => Some(Seat::First),
            _ => Some(Seat::Second),
        };
        let points = |dice: &mut Dice, least: i32| least + i32::try_from(dice.percent() % 10).unwrap_or_default();
        let hq = match winner {
            None => [10, 10],
            Some(winner) => {
                let (more, less) = (points(&mut self.dice, 10), points(&mut self.dice, 0));
                if winner == Seat::First { [more, less] } else { [less, more] }
            }
        };
        let factions = factions_of(self.log.season().kind(), &self.factions_of_match(match_id), game);
        GameOver { match_id, game, first, winner, reason: EndReason::Points, hq, factions }
    }

    /// The factions of a match, drawn by lots where players would choose.
    fn factions_of_match(&mut self, match_id: MatchId) -> [String; 2] {
        let found = self.log.season().matches.get(&match_id);
        let played = |of: &Match| of.games.get(&1).map(|game| game.factions.clone());
        let drawn = found.and_then(|of| of.factions.clone().or_else(|| played(of)));
        let whitelist = &self.plan.rules.factions.whitelist;
        drawn.unwrap_or_else(|| {
            let first = self.dice.below(whitelist.len());
            let second = (first + 1 + self.dice.below(whitelist.len().saturating_sub(1))) % whitelist.len().max(1);
            [first, second].map(|at| whitelist.get(at).cloned().unwrap_or_default())
        })
    }

    fn plays_ladder(&mut self) -> Result<(), Stopped> {
        for _ in 0..self.plan.players * CHALLENGES {
            let players = self.log.season().players();
            let [by, to] = [0; 2].map(|_| players[self.dice.below(players.len())]);
            let before = self.log.season().next_challenge();
            self.tries(person(by), &Command::Challenge { to })?;
            self.tries(person(to), &Command::AnswerChallenge { challenge: before, accept: true })?;
            self.plays_round()?;
            self.now_ms += DAY_MS;
        }
        Ok(())
    }
}

fn organiser() -> Asker {
    Asker::Person { entrant: None, organiser: Some(ORGANISER), has_role: true }
}

fn person(entrant: EntrantId) -> Asker {
    Asker::Person { entrant: Some(entrant), organiser: None, has_role: false }
}

/// A small xorshift64 generator: the same seed gives the same season.
struct Dice(u64);

impl Dice {
    fn new(seed: &[u8; 32]) -> Self {
        let folded = seed.chunks_exact(8).fold(0x9E37_79B9_7F4A_7C15_u64, |folded, chunk| {
            let word = chunk.iter().fold(0_u64, |word, &byte| word << 8 | u64::from(byte));
            (folded ^ word).wrapping_mul(0x2545_F491_4F6C_DD1D)
        });
        Self(folded | 1)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).unwrap_or_default()
    }

    fn percent(&mut self) -> u32 {
        u32::try_from(self.below(100)).unwrap_or_default()
    }
}
