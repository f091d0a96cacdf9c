//! Simulates whole seasons, reproducible from a seed: for tests, and for `sztab league simulate`.
//!
//! Players have strengths in order of entry. Results are random; occasionally a player sits out, leaves or does not
//! turn up for a match.

use std::collections::BTreeMap;

use crate::decide::{Command, CommandContext, Preview, Refusal, Request, Requester, decide, preview};
use crate::draw::Seed;
use crate::engine::Standard;
use crate::event::{Actor, EndReason, GameOver, Scope, Verdict};
use crate::ids::{EntrantId, Group, MatchId, OrganiserId, Seat, TextId};
use crate::rules::{DAY_MS, Preset, Rules, Seeding};
use crate::season::{Log, LogError, Match, game_factions};

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
pub enum SimulationError {
    /// The rules do not allow the simulated season.
    #[error("the season refuses: {0:?}")]
    Refused(Refusal),
    /// A decision does not fit its own log, which is a bug in the program.
    #[error("a decision does not fit the log: {0}")]
    Misfit(#[from] LogError),
}

impl From<Refusal> for SimulationError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Number of players in a division, if the preset has divisions.
const DIVISION_SIZE: u32 = 8;
/// Number of challenges made by each player of a ladder.
const CHALLENGES_PER_PLAYER: u32 = 3;
const ORGANISER: OrganiserId = OrganiserId(1);
/// The number of the only text.
const REASON: TextId = TextId(1);
/// The start of the season: 2026-01-05 00:00 UTC, a Monday.
const START_MS: i64 = 1_767_571_200_000;

impl Simulation {
    /// A season with the settings of a preset and these factions.
    #[must_use]
    pub fn from_preset(preset: Preset, players: u32, factions: &[String], seed: [u8; 32]) -> Self {
        let mut rules = preset.rules("Simulation", factions, "24h");
        if preset == Preset::Divisions {
            let sizes = division_sizes(players);
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
    /// [`SimulationError::Refused`] if the rules do not allow the season, for example a Swiss stage with too many rounds for
    /// its players.
    pub fn run(&self) -> Result<Log, SimulationError> {
        let log = Log::new(START_MS, Actor::Organiser(ORGANISER), self.rules.clone());
        let mut play = SimulatedSeason {
            plan: self,
            log,
            now_ms: START_MS,
            dice: Dice::new(&self.seed),
            seed: Seed(self.seed).reveal(),
        };
        play.open_entry()?;
        loop {
            play.begin_stage()?;
            play.play_stage()?;
            if play.log.season().stages.len() == self.rules.stages.len() {
                break;
            }
            play.execute_as_organiser(&Command::EndStage)?;
        }
        play.execute_as_organiser(&Command::End)?;
        Ok(play.log)
    }
}

/// Divisions of eight; leftover players join the last one.
fn division_sizes(players: u32) -> Vec<u32> {
    let divisions = (players / DIVISION_SIZE).max(1);
    let mut sizes = vec![DIVISION_SIZE.min(players); divisions as usize];
    if let Some(last) = sizes.last_mut() {
        *last += players - divisions * DIVISION_SIZE.min(players);
    }
    sizes
}

struct SimulatedSeason<'a> {
    plan: &'a Simulation,
    log: Log,
    now_ms: i64,
    dice: Dice,
    seed: String,
}

impl SimulatedSeason<'_> {
    fn context(&self, asker: Requester) -> CommandContext<'_> {
        CommandContext { at_ms: self.now_ms, asker, seed: &self.seed }
    }

    fn execute(&mut self, asker: Requester, command: &Command) -> Result<(), SimulationError> {
        let events = decide(&self.log, &Standard, &self.context(asker), command)?;
        events.into_iter().try_for_each(|event| self.log.append(event))?;
        Ok(())
    }

    fn execute_as_organiser(&mut self, command: &Command) -> Result<(), SimulationError> {
        self.execute(organiser(), command)
    }

    /// Opens entry, enters the players, and seeds them in order of entry.
    fn open_entry(&mut self) -> Result<(), SimulationError> {
        let factions = self.plan.rules.factions.whitelist.iter();
        let files: BTreeMap<String, String> = factions.map(|faction| (faction.clone(), String::new())).collect();
        self.execute_as_organiser(&Command::OpenEntry(files))?;
        for entrant in 1..=self.plan.players {
            let guest = Requester::Person { entrant: None, organiser: None, has_role: false };
            self.execute(guest, &Command::Enter { press: u64::from(entrant), seed: None })?;
        }
        self.execute_as_organiser(&Command::CloseEntry)?;
        let mut entrants = (1..=self.plan.players).map(EntrantId);
        let sizes = self.plan.rules.stages.first().map(|stage| stage.divisions.clone()).unwrap_or_default();
        let sizes = if sizes.is_empty() { vec![self.plan.players] } else { sizes };
        let divisions = sizes.iter().map(|&size| entrants.by_ref().take(size as usize).collect()).collect();
        self.execute_as_organiser(&Command::Seed { by: Seeding::Hand, divisions, by_lots: Vec::new() })
    }

    fn begin_stage(&mut self) -> Result<(), SimulationError> {
        self.execute_as_organiser(&Command::BeginStage)
    }

    /// Plays all rounds of the stage, or some challenges of a ladder.
    fn play_stage(&mut self) -> Result<(), SimulationError> {
        let stage = self.log.season().stages.len().saturating_sub(1);
        let divisions = self.log.season().stages.get(stage).map_or(0, |stage| stage.divisions.len());
        if self.log.season().rules.preset == Preset::Ladder {
            return self.play_ladder();
        }
        loop {
            let mut published = false;
            for division in 0..divisions {
                published |= self.publish_round(Group { stage, division })?;
            }
            if !published {
                return Ok(());
            }
            self.play_round()?;
            self.now_ms += DAY_MS;
        }
    }

    /// Publishes the next round of a division. Returns whether there was one.
    fn publish_round(&mut self, group: Group) -> Result<bool, SimulationError> {
        self.add_absences(group)?;
        let round = match self.preview(group, false) {
            Err(Refusal::NoMoreRounds) => return Ok(false),
            // There are too few players for the number of rounds.
            Err(Refusal::NoLegalPairing) => match self.preview(group, true) {
                Err(Refusal::NoLegalPairing) => return Ok(false),
                other => other?.round,
            },
            other => other?.round,
        };
        self.execute_as_organiser(&Command::Publish(Box::new(round)))?;
        Ok(true)
    }

    fn preview(&self, group: Group, rematches: bool) -> Result<Preview, Refusal> {
        let request = Request { group, exchanges: &[], rematches };
        preview(&self.log, &Standard, &self.context(organiser()), &request)
    }

    /// Makes players sit out or leave. Refusals are ignored: the format may not support sitting out, or the season may
    /// need the player.
    fn add_absences(&mut self, group: Group) -> Result<(), SimulationError> {
        let Some(round) = self.log.season().division(group).map(crate::season::Division::next_round) else {
            return Ok(());
        };
        for entrant in self.log.season().players() {
            let sits_out = Command::SitOut { entrant, group, round };
            if self.dice.random_percent() < self.plan.trouble {
                self.try_execute(organiser(), &sits_out)?;
            } else if self.dice.random_percent() < self.plan.trouble / 4 && self.log.season().players().len() > 4 {
                self.try_execute(person(entrant), &Command::Leave { give_up: true })?;
            }
        }
        Ok(())
    }

    fn try_execute(&mut self, asker: Requester, command: &Command) -> Result<(), SimulationError> {
        match self.execute(asker, command) {
            Err(SimulationError::Refused(_)) => Ok(()),
            other => other,
        }
    }

    /// Gives each open match a result.
    fn play_round(&mut self) -> Result<(), SimulationError> {
        let kind = self.log.season().match_kind();
        // A level bracket match is continued with further games.
        loop {
            let next = self.log.season().open_matches().next();
            let next = next.map(|of| (of.id, of.players, of.slot.is_some(), of.open_games(kind).first().copied()));
            let Some((id, players, is_bracket, game)) = next else { return Ok(()) };
            let Some(game) = game else {
                let walkover = Verdict::Walkover { winner: Seat::First };
                self.execute_as_organiser(&Command::Rule {
                    match_id: id,
                    verdict: walkover,
                    scope: Scope::Rest,
                    reason: REASON,
                })?;
                continue;
            };
            if game == 1 && self.dice.random_percent() < self.plan.trouble {
                let winner = if self.dice.random_percent() < 50 { Seat::First } else { Seat::Second };
                let walkover = Verdict::Walkover { winner };
                self.execute_as_organiser(&Command::Rule {
                    match_id: id,
                    verdict: walkover,
                    scope: Scope::Whole,
                    reason: REASON,
                })?;
                continue;
            }
            let over = self.random_game(id, game, players, is_bracket);
            self.now_ms += 1;
            self.execute(Requester::Program, &Command::EndGame(over))?;
        }
    }

    fn random_game(&mut self, match_id: MatchId, game: u32, players: [EntrantId; 2], is_bracket: bool) -> GameOver {
        let seed = Seed(self.plan.seed);
        let first = self.log.season().first_seat(match_id, game, Some(&seed)).unwrap_or(Seat::First);
        // The further apart the seeds, the more often the better one wins.
        let edge = (i64::from(players[1].0) - i64::from(players[0].0)) * 60 / i64::from(self.plan.players.max(1));
        let (roll, draws) = (i64::from(self.dice.random_percent()), if is_bracket { 0 } else { 8 });
        let winner = match roll {
            roll if roll < draws => None,
            roll if roll < draws + (100 - draws) / 2 + edge / 2 => Some(Seat::First),
            _ => Some(Seat::Second),
        };
        let points =
            |dice: &mut Dice, least: i32| least + i32::try_from(dice.random_percent() % 10).unwrap_or_default();
        let hq = match winner {
            None => [10, 10],
            Some(winner) => {
                let (more, less) = (points(&mut self.dice, 10), points(&mut self.dice, 0));
                if winner == Seat::First { [more, less] } else { [less, more] }
            }
        };
        let factions = game_factions(self.log.season().match_kind(), &self.draw_factions(match_id), game);
        GameOver { match_id, game, first, winner, reason: EndReason::Points, hq, factions }
    }

    /// The factions of a match, drawn by lots where players would choose.
    fn draw_factions(&mut self, match_id: MatchId) -> [String; 2] {
        let found = self.log.season().matches.get(&match_id);
        let played = |of: &Match| of.games.get(&1).map(|game| game.factions.clone());
        let drawn = found.and_then(|of| of.factions.clone().or_else(|| played(of)));
        let whitelist = &self.plan.rules.factions.whitelist;
        drawn.unwrap_or_else(|| {
            let first = self.dice.random_below(whitelist.len());
            let second =
                (first + 1 + self.dice.random_below(whitelist.len().saturating_sub(1))) % whitelist.len().max(1);
            [first, second].map(|at| whitelist.get(at).cloned().unwrap_or_default())
        })
    }

    fn play_ladder(&mut self) -> Result<(), SimulationError> {
        for _ in 0..self.plan.players * CHALLENGES_PER_PLAYER {
            let players = self.log.season().players();
            let [by, to] = [0; 2].map(|_| players[self.dice.random_below(players.len())]);
            let before = self.log.season().next_challenge_id();
            self.try_execute(person(by), &Command::Challenge { to })?;
            self.try_execute(person(to), &Command::AnswerChallenge { challenge: before, accept: true })?;
            self.play_round()?;
            self.now_ms += DAY_MS;
        }
        Ok(())
    }
}

fn organiser() -> Requester {
    Requester::Person { entrant: None, organiser: Some(ORGANISER), has_role: true }
}

fn person(entrant: EntrantId) -> Requester {
    Requester::Person { entrant: Some(entrant), organiser: None, has_role: false }
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

    fn random_below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).unwrap_or_default()
    }

    fn random_percent(&mut self) -> u32 {
        u32::try_from(self.random_below(100)).unwrap_or_default()
    }
}
