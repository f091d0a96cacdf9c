//! Converts a Swiss stage of a season to a tournament.

use super::{FilePoints, Tournament};
use crate::draw::Purpose;
use crate::engine::{Award, Standard};
use crate::ids::{EntrantId, Group};
use crate::record::Place;
use crate::rules::Format;
use crate::season::{Division, Season};
use crate::swiss::{Colour, ForbiddenPair};

impl Tournament {
    /// A division of a Swiss stage, with the absences of its next round; `None` for other formats.
    #[must_use]
    pub fn from_stage(season: &Season, group: Group, name: impl Fn(EntrantId) -> String) -> Option<Self> {
        let Some(Format::Swiss { .. }) = season.format(group.stage) else { return None };
        let built = season.stage_record(group, &Standard);
        let award = |award| Standard.award(&season.rules.matches, award);
        let top_is_first =
            season.stage_key(group.stage, Purpose::First).is_none_or(|key| Standard.top_seed_is_first(key));
        let apart = |pair: &[EntrantId; 2]| {
            let [one, other] = pair.map(|entrant| built.place_of(entrant));
            Some(ForbiddenPair { one: one?, other: other? })
        };
        let (planned, next) = (season.planned_rounds(group)?, season.division(group).map_or(1, Division::next_round));
        let is_away = |player: &EntrantId| next <= planned && !season.is_present(*player, group, next);
        let away = built.players.iter().zip((0..).map(Place)).filter(|(player, _)| is_away(player));
        Some(Self {
            numbers: (1..=built.players.len()).collect(),
            names: built.players.iter().map(|&player| name(player)).collect(),
            rounds: usize::try_from(planned).ok(),
            initial: if top_is_first { Colour::First } else { Colour::Second },
            points: FilePoints {
                win: award(Award::Win),
                draw: award(Award::Draw),
                loss: award(Award::Loss),
                absence: award(Award::WalkoverLost),
                bye: award(Award::Bye),
            },
            virtual_points: Vec::new(),
            absent: away.map(|(_, place)| place).collect(),
            apart: season.kept_apart.iter().filter_map(apart).collect(),
            record: built.record,
        })
    }
}
