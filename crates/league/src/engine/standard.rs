//! Combines the other modules of this crate for the fold and the decisions.

use std::collections::BTreeSet;

use super::{bracket, score};

use super::{Award, BracketTask, FactionsTask, LadderTask, NoLegalPairing, SwissPairs, SwissTask, TableTask, Tie};
use crate::berger::{self, Cycles};
use crate::draw::{Key, Purpose, Seed};
use crate::factions::{FactionUses, draw_factions};
use crate::game::GameScore;
use crate::ladder;
use crate::rating::{self, RatedMatch};
use crate::record::{Place, Points};
use crate::rules::{Format, MatchRules};
use crate::standings;
use crate::swiss::{Colour, ForbiddenPair, MatchPoints, Round};

/// The computations of a season, delegating to the modules of this crate. It has no state.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Standard;

impl Standard {
    /// The points of a played match, indexed by seat.
    pub fn score(&self, rules: &MatchRules, games: &[GameScore]) -> [Points; 2] {
        score::points(rules, games)
    }

    /// The points for a round without a played match, or for a result set without games.
    pub fn award(&self, rules: &MatchRules, award: Award) -> Points {
        score::award(rules, award)
    }

    /// The first seat's share of the game points of a match, from 0 to 1, as used for ratings.
    pub fn points_share(&self, games: &[GameScore]) -> f64 {
        score::points_share(games)
    }

    /// The pairs of a Swiss round.
    ///
    /// # Errors
    ///
    /// There is no legal pairing.
    pub fn pair_swiss(&self, task: &SwissTask) -> Result<SwissPairs, NoLegalPairing> {
        let present: Vec<Place> = (0..task.present.len()).filter(|&place| task.present[place]).map(Place).collect();
        let apart: Vec<ForbiddenPair> =
            task.forbidden.iter().map(|&[one, other]| ForbiddenPair { one, other }).collect();
        let round = Round {
            record: task.record,
            present: &present,
            rounds: usize::try_from(task.rounds).unwrap_or(usize::MAX),
            worth: MatchPoints { win: task.win, draw: task.draw, loss: task.loss },
            initial: if task.top_seed_is_first { Colour::First } else { Colour::Second },
            apart: &apart,
            virtual_points: &[],
            balance: task.balance,
        };
        let paired = if task.rematches { round.pair_with_rematches() } else { round.pair() };
        let paired = paired.map_err(|_| NoLegalPairing)?;
        Ok(SwissPairs { pairs: paired.pairs.iter().map(|pair| [pair.first, pair.second]).collect(), bye: paired.bye })
    }

    /// The rounds of a round robin, the first player of each pair first. A player in no pair has the bye.
    pub fn round_robin(&self, players: usize, double: bool) -> Vec<Vec<[Place; 2]>> {
        let cycles = if double { Cycles::Double } else { Cycles::Single };
        let rounds = berger::rounds(players, cycles).into_iter();
        rounds.map(|round| round.pairs.iter().map(|pair| [pair.first, pair.second]).collect()).collect()
    }

    /// The ties of a bracket, ordered by slot.
    pub fn bracket_ties(&self, task: &BracketTask) -> Vec<Tie> {
        bracket::ties(task)
    }

    /// The final order of a bracket.
    pub fn bracket_order(&self, task: &BracketTask) -> Vec<Place> {
        bracket::final_order(task)
    }

    /// The players in the order of the table.
    pub fn table_order(&self, task: &TableTask) -> Vec<Place> {
        let made = compute_standings(task).map(|table| table.rows.iter().map(|row| row.player).collect());
        // Never used in practice: the log refuses lines that would make the record inconsistent.
        made.unwrap_or_else(|_| task.lots.to_vec())
    }

    /// The players in the order of the ladder.
    pub fn ladder_order(&self, task: &LadderTask) -> Vec<Place> {
        let matches: Vec<RatedMatch<Place>> = task
            .matches
            .iter()
            .filter(|played| !played.games.is_empty())
            .map(|played| RatedMatch {
                at_ms: played.at_ms,
                players: played.players,
                score: score::points_share(&played.games),
            })
            .collect();
        let ranked_from = if let Format::Ladder { ranked_from, .. } = task.format { *ranked_from } else { 0 };
        // Cannot fail: the scores are from 0 to 1, and the players of a match differ.
        let rated = rating::rate(&matches, task.until_ms).unwrap_or_default();
        let ranked: Vec<Place> =
            ladder::rank_players(&rated, ranked_from).into_iter().map(|rung| rung.player).collect();
        let named: BTreeSet<Place> = ranked.iter().copied().collect();
        let others = (0..task.players).map(Place).filter(|place| !named.contains(place));
        ranked.iter().copied().chain(others).collect()
    }

    /// The published hash of a seed.
    pub fn commitment(&self, seed: &str) -> String {
        Seed::from_hex(seed).map(|seed| seed.commitment()).unwrap_or_default()
    }

    /// The key of a draw.
    pub fn key(&self, seed: &str, purpose: Purpose, presses: &[u64]) -> String {
        Seed::from_hex(seed).map(|seed| seed.key(purpose, presses).as_hex().to_owned()).unwrap_or_default()
    }

    /// The order in which a key draws the names, as indices.
    pub fn draw(&self, key: &str, names: &[String]) -> Vec<usize> {
        let key = Key::from_hex(key);
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by_cached_key(|&at| (key.rank(&names[at]), at));
        order
    }

    /// True if the top seed plays first in round 1, by the key for the purpose `first`.
    pub fn top_seed_is_first(&self, key: &str) -> bool {
        Key::from_hex(key).top_seed_is_first()
    }

    /// Two factions for a match; `None` if there are too few.
    pub fn draw_factions(&self, task: &FactionsTask) -> Option<[String; 2]> {
        let uses = task.used.each_ref().map(|factions| count_uses(factions));
        let uses = task.rules.once.then_some([&uses[0], &uses[1]]);
        let allowed = task.rules.whitelist.iter().map(String::as_str);
        Some(draw_factions(&Key::from_hex(task.key), allowed, task.kind, uses)?.factions)
    }
}

/// The table of a division with the value of each criterion.
///
/// # Errors
///
/// The record is inconsistent.
pub fn compute_standings(task: &TableTask) -> Result<standings::Table, standings::StandingsError> {
    let is_round_robin = matches!(task.stage.format, Format::RoundRobin { .. });
    let format = if is_round_robin { standings::Format::RoundRobin } else { standings::Format::Swiss };
    standings::Input {
        record: task.record,
        tallies: task.tallies,
        format,
        win: score::award(task.matches, Award::Win),
        draw: score::award(task.matches, Award::Draw),
        criteria: &task.stage.criteria,
        struck: &BTreeSet::new(),
        lots: task.lots,
    }
    .compute_table()
}

fn count_uses(factions: &[String]) -> FactionUses {
    let mut uses = FactionUses::new();
    factions.iter().for_each(|faction| *uses.entry(faction.clone()).or_default() += 1);
    uses
}
