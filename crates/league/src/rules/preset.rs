//! The presets that organisers can start from.

use super::factions::{FactionMode, FactionRules};
use super::season::{
    AbsenceRules, EntryRules, MatchKind, MatchRules, OfflineGames, Preset, PromotionRules, Rules, Scoring, Seeding,
    Shuffle,
};
use super::stage::{Balance, Criterion, Format, Qualification, StageRules};
use super::time::{CalendarRules, NextRound, Publication, TimeRules};
use crate::record::Points;

impl Preset {
    /// The settings of this preset.
    ///
    /// `whitelist` contains the ids of the allowed factions; `clock` is in the game's notation.
    pub fn rules(self, name: &str, whitelist: &[String], clock: &str) -> Rules {
        let mut whitelist = whitelist.to_vec();
        whitelist.sort();
        whitelist.dedup();
        let mirrored = matches!(self, Self::Flamberg);
        Rules {
            version: Rules::VERSION,
            name: name.to_owned(),
            preset: self,
            game: None,
            matches: MatchRules {
                kind: if mirrored { MatchKind::Mirrored { shuffle: Shuffle::Fresh } } else { MatchKind::Single },
                scoring: Scoring::BuiltIn(if mirrored { "flamberg" } else { "3/1/0" }.to_owned()),
                clock: clock.to_owned(),
                rated: true,
                table_games: OfflineGames::No,
                odds: false,
                days_off: 7,
            },
            entry: EntryRules {
                approval: false,
                most_players: 256,
                waiting_list: true,
                role: None,
                late: !matches!(self, Self::Cup),
            },
            absences: AbsenceRules { allowed: 0, points: Points(0) },
            factions: FactionRules { whitelist, mode: FactionMode::Free, same: false, once: false, wait_days: 0 },
            calendar: CalendarRules {
                zone: "UTC".to_owned(),
                start_ms: None,
                next_round: NextRound::WhenClosed,
                publication: Publication::AtOnce,
            },
            times: TimeRules { round_days: self.round_days(), ..TimeRules::default() },
            seeding: Seeding::Rating,
            promotion: matches!(self, Self::Divisions).then(|| PromotionRules { moving: 1, sizes: vec![8, 8] }),
            stages: self.stages(mirrored),
        }
    }

    /// The length of a round in days: enough for a match of full length with the clock that the bot proposes. In a
    /// bracket, a level match has up to two additional games. If the matches of a round finish early, the next round
    /// follows sooner.
    fn round_days(self) -> u32 {
        match self {
            Self::Swiss | Self::Flamberg | Self::Divisions | Self::Ladder => 14,
            Self::Championship | Self::Cup => 30,
        }
    }

    fn stages(self, mirrored: bool) -> Vec<StageRules> {
        let balance = if mirrored { Balance::None } else { Balance::First };
        let swiss = Format::Swiss { rounds: None, balance };
        match self {
            Self::Swiss | Self::Flamberg => vec![stage_rules(swiss, SWISS_CRITERIA)],
            Self::Divisions => {
                let divisions = vec![8, 8];
                vec![StageRules {
                    divisions,
                    ..stage_rules(Format::RoundRobin { double: false }, ROUND_ROBIN_CRITERIA)
                }]
            }
            Self::Championship => {
                let entrants = Qualification::Table { count: 8 };
                let finals = stage_rules(Format::SingleElimination { third_place: true }, &[]);
                vec![stage_rules(swiss, SWISS_CRITERIA), StageRules { entrants, ..finals }]
            }
            Self::Ladder => vec![stage_rules(Format::ladder(), &[])],
            Self::Cup => vec![stage_rules(Format::SingleElimination { third_place: false }, &[])],
        }
    }
}

const SWISS_CRITERIA: &[Criterion] =
    &[Criterion::BuchholzCut1, Criterion::Buchholz, Criterion::SonnebornBerger, Criterion::HqBalance];
const ROUND_ROBIN_CRITERIA: &[Criterion] = &[Criterion::HqBalance, Criterion::HeadToHead, Criterion::MatchesWon];

fn stage_rules(format: Format, criteria: &[Criterion]) -> StageRules {
    StageRules { format, criteria: criteria.to_vec(), divisions: Vec::new(), entrants: Qualification::All }
}
