//! Kinds of events.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::parts::{
    Cause, DeadlineScope, FactionStep, GameOver, Key, Pairing, RoundPublished, Ruling, SeedingOrder, SessionFacts,
    Verdict,
};
use crate::ids::{ChallengeId, EntrantId, Group, MatchId, OrganiserId, Seat, TextId};
use crate::rules::Rules;

/// The kind of an event with its data, stored as two columns of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "data", rename_all = "kebab-case")]
pub enum EventKind {
    /// The season was created as a draft: always the first line.
    Created {
        /// The version of the log: [`super::VERSION`].
        version: u32,
        /// The rules.
        rules: Box<Rules>,
    },
    /// The rules changed.
    RulesChanged {
        /// The new rules.
        rules: Box<Rules>,
    },
    /// Entry opened; the rules and faction files are frozen.
    EntryOpened {
        /// The hash of the faction file of each faction.
        factions: BTreeMap<String, String>,
        /// The hash of rules and faction files.
        rules_hash: String,
        /// The SHA-256 of the season's seed, in lower-case hexadecimal.
        commitment: String,
    },
    /// A player entered; the entry waits for approval or a place if the rules say so.
    Entered {
        /// The new entrant.
        entrant: EntrantId,
        /// The id of the button press that confirmed the entry, used in the keys of draws.
        press: u64,
    },
    /// An entry was approved.
    Approved {
        /// The entrant.
        entrant: EntrantId,
    },
    /// An entry was refused.
    Refused {
        /// The entrant.
        entrant: EntrantId,
    },
    /// An entrant was put on the waiting list.
    Waitlisted {
        /// The entrant.
        entrant: EntrantId,
    },
    /// An entrant moved up from the waiting list.
    Advanced {
        /// The entrant.
        entrant: EntrantId,
    },
    /// Entry closed. Any later entry is a late one.
    EntryClosed {
        /// The presses of all confirmed entries, in ascending order.
        presses: Vec<u64>,
    },
    /// A late entrant was placed.
    Placed {
        /// The entrant.
        entrant: EntrantId,
        /// Stage and division.
        group: Group,
        /// The place in the order of seeds, from 0.
        place: usize,
    },
    /// A late entrant took over a free place of a round robin.
    TookPlace {
        /// The entrant.
        entrant: EntrantId,
        /// The former holder of the place.
        former: EntrantId,
    },
    /// A player left.
    Left {
        /// The entrant.
        entrant: EntrantId,
    },
    /// An organiser removed a player.
    Removed {
        /// The entrant.
        entrant: EntrantId,
        /// The reason.
        reason: TextId,
    },
    /// All results of a player who left a round robin early were struck.
    Struck {
        /// The entrant.
        entrant: EntrantId,
        /// Stage and division.
        group: Group,
    },
    /// An entry passed to another user.
    Substituted {
        /// The entrant.
        entrant: EntrantId,
        /// The number of the user among the holders of this entry, from 1.
        person: u32,
        /// The reason.
        reason: TextId,
    },
    /// A player's name and texts were erased; the results stay.
    Erased {
        /// The entrant.
        entrant: EntrantId,
    },
    /// A player declared a pool of factions. Secret until entry closes.
    PoolDeclared {
        /// The entrant.
        entrant: EntrantId,
        /// The factions, in ascending order.
        factions: Vec<String>,
    },
    /// Two players are kept from being paired.
    KeptApart {
        /// One of the players.
        one: EntrantId,
        /// The other player.
        other: EntrantId,
    },
    /// The initial order of seeds was set.
    Seeded(SeedingOrder),
    /// A player was moved in the initial order.
    Moved {
        /// The entrant.
        entrant: EntrantId,
        /// The division.
        division: usize,
        /// The place in the division, from 0.
        place: usize,
    },
    /// A judge was named for the season.
    JudgeNamed {
        /// The judge.
        judge: OrganiserId,
    },
    /// A judge was dismissed.
    JudgeDismissed {
        /// The judge.
        judge: OrganiserId,
    },
    /// The season was paused; nothing falls due until it resumes.
    Paused,
    /// The season resumed; dates were moved by the length of the pause.
    Resumed,
    /// A stage began.
    StageBegun {
        /// The stage, from 0.
        stage: usize,
        /// The entrants of each division, in the order of seeds.
        divisions: Vec<Vec<EntrantId>>,
        /// The keys for the lots and for the first player.
        #[serde(default)]
        keys: Vec<Key>,
    },
    /// A stage ended.
    StageEnded {
        /// The stage, from 0.
        stage: usize,
    },
    /// A round was published.
    RoundPublished(Box<RoundPublished>),
    /// A player sits out a round.
    SatOut {
        /// The entrant.
        entrant: EntrantId,
        /// Stage and division.
        group: Group,
        /// The number of the round, from 1.
        round: u32,
    },
    /// A player takes part in a round after all.
    SatIn {
        /// The entrant.
        entrant: EntrantId,
        /// Stage and division.
        group: Group,
        /// The number of the round, from 1.
        round: u32,
    },
    /// A player pressed *Begin*.
    Ready {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The player.
        by: Seat,
    },
    /// A match began.
    Begun {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// A player banned or picked a faction.
    FactionStep(FactionStep),
    /// A game ended.
    GameOver(GameOver),
    /// A player reported games played elsewhere.
    Reported {
        /// The reporting player.
        by: Seat,
        /// The games, all of one match.
        games: Vec<GameOver>,
    },
    /// The opponent confirmed a report.
    Confirmed {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// The opponent denied a report.
    Denied {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// A player gave up a match.
    GivenUp {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The player.
        by: Seat,
    },
    /// A match was put into the judges' queue.
    Queued {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The reason.
        cause: Cause,
        /// The state of the match's tables.
        facts: SessionFacts,
        /// The result proposed by the rules.
        #[serde(default)]
        proposal: Option<Verdict>,
    },
    /// A player objected to the proposal.
    Objected {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The player.
        by: Seat,
    },
    /// A match was decided by a judge, or by the rules.
    Ruled(Ruling),
    /// An earlier line was voided; the season is as if the line had never been written.
    Voided {
        /// The number of that line.
        line: u64,
        /// The reason.
        reason: TextId,
    },
    /// A deadline was set.
    DeadlineSet {
        /// The match or round.
        scope: DeadlineScope,
        /// The deadline, in Unix milliseconds.
        deadline_ms: i64,
    },
    /// A player asked for more time.
    ExtensionAsked {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The player.
        by: Seat,
        /// The number of days asked for.
        days: u32,
    },
    /// The opponent agreed to more time.
    ExtensionAgreed {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// The opponent declined to give more time.
    ExtensionDeclined {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// A judge gave more time.
    Extended {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The number of days.
        days: u32,
    },
    /// A player called a judge.
    Protested {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The player.
        by: Seat,
        /// The complaint.
        text: TextId,
    },
    /// A judge answered a call.
    Judged {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The answer.
        text: TextId,
    },
    /// A bracket match got its right players after a correction.
    Reseated {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The first player of game 1, then the second.
        players: [EntrantId; 2],
    },
    /// A player challenged another.
    Challenged {
        /// The number of the challenge.
        challenge: ChallengeId,
        /// The challenger.
        by: EntrantId,
        /// The opponent.
        to: EntrantId,
    },
    /// A challenge was accepted, creating a match.
    ChallengeAccepted {
        /// The challenge.
        challenge: ChallengeId,
        /// The match.
        pairing: Pairing,
        /// The deadline of the match, in Unix milliseconds.
        deadline_ms: i64,
        /// The keys of the match's draws.
        #[serde(default)]
        keys: Vec<Key>,
    },
    /// A challenge was declined.
    ChallengeDeclined {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// A challenge lapsed without an answer.
    ChallengeLapsed {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// The season ended.
    SeasonEnded {
        /// The seed, in lower-case hexadecimal.
        seed: String,
        /// The final order of each division of the last stage.
        order: Vec<Vec<EntrantId>>,
    },
    /// The season was cancelled.
    Cancelled {
        /// The reason.
        reason: TextId,
        /// The seed, if entry had opened, so that draws can still be checked.
        #[serde(default)]
        seed: Option<String>,
    },
}

impl EventKind {
    /// The match that a line is about, if any.
    pub fn match_id(&self) -> Option<MatchId> {
        match self {
            Self::Ready { match_id, .. }
            | Self::Begun { match_id }
            | Self::Confirmed { match_id }
            | Self::Denied { match_id }
            | Self::GivenUp { match_id, .. }
            | Self::Queued { match_id, .. }
            | Self::Objected { match_id, .. }
            | Self::ExtensionAsked { match_id, .. }
            | Self::ExtensionAgreed { match_id }
            | Self::ExtensionDeclined { match_id }
            | Self::Extended { match_id, .. }
            | Self::Protested { match_id, .. }
            | Self::Judged { match_id, .. }
            | Self::Reseated { match_id, .. }
            | Self::DeadlineSet { scope: DeadlineScope::Match { match_id }, .. } => Some(*match_id),
            Self::FactionStep(step) => Some(step.match_id),
            Self::GameOver(game) => Some(game.match_id),
            Self::Reported { games, .. } => games.first().map(|game| game.match_id),
            Self::Ruled(ruling) => Some(ruling.match_id),
            Self::ChallengeAccepted { pairing, .. } => Some(pairing.id),
            Self::Created { .. }
            | Self::RulesChanged { .. }
            | Self::EntryOpened { .. }
            | Self::Entered { .. }
            | Self::Approved { .. }
            | Self::Refused { .. }
            | Self::Waitlisted { .. }
            | Self::Advanced { .. }
            | Self::EntryClosed { .. }
            | Self::Placed { .. }
            | Self::TookPlace { .. }
            | Self::Left { .. }
            | Self::Removed { .. }
            | Self::Struck { .. }
            | Self::Substituted { .. }
            | Self::Erased { .. }
            | Self::PoolDeclared { .. }
            | Self::KeptApart { .. }
            | Self::Seeded(_)
            | Self::Moved { .. }
            | Self::JudgeNamed { .. }
            | Self::JudgeDismissed { .. }
            | Self::Paused
            | Self::Resumed
            | Self::StageBegun { .. }
            | Self::StageEnded { .. }
            | Self::RoundPublished(_)
            | Self::SatOut { .. }
            | Self::SatIn { .. }
            | Self::Voided { .. }
            | Self::DeadlineSet { scope: DeadlineScope::Round { .. }, .. }
            | Self::Challenged { .. }
            | Self::ChallengeDeclined { .. }
            | Self::ChallengeLapsed { .. }
            | Self::SeasonEnded { .. }
            | Self::Cancelled { .. } => None,
        }
    }
}
