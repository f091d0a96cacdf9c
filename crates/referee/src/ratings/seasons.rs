//! Rated matches of a server's seasons, game by game.

use std::collections::HashMap;

use crate::league::{SeasonError, SeasonRecord};
use crate::{Referee, RefereeError};
use sztab_league::ids::Seat;
use sztab_league::season::RatedPlayer;
use sztab_store::{GuildId, Role, SeasonPerson};

use super::matches::{Contestant, RatedMatch};

impl Referee {
    /// The rated matches of a server's seasons of a game, and the names of their players. A season that cannot be read
    /// is logged and left out of the ratings.
    pub(super) async fn load_season_matches(
        &self,
        guild: GuildId,
        kind: &str,
    ) -> Result<(Vec<RatedMatch>, HashMap<Contestant, String>), RefereeError> {
        let (mut matches, mut names) = (Vec::new(), HashMap::new());
        for row in self.store().load_seasons(guild).await?.into_iter().rev() {
            match self.load_season(row.id).await {
                Ok(record) if self.season_kind(&record.log.season().rules).is_none_or(|of| of.info().id != kind) => {}
                Ok(record) => {
                    matches.extend(season_matches(&record));
                    let players = record.people.iter().filter(|person| person.role == Role::Entrant);
                    names.extend(players.map(|person| (Contestant::User(person.id), person.name.clone())));
                }
                Err(SeasonError::Store(error)) => return Err(error.into()),
                Err(error) => tracing::error!(season = row.id.0, %error, "a season is left out of the ratings"),
            }
        }
        Ok((matches, names))
    }
}

/// The rated matches of a season, in the order of their numbers.
#[must_use]
pub fn season_matches(record: &SeasonRecord) -> Vec<RatedMatch> {
    let rated = record.log.season().rated_matches().into_iter();
    let matches = rated.filter_map(|played| {
        let [one, other] = played.players.map(|player| to_contestant(record, player));
        let half_points = [Seat::First, Seat::Second].map(|seat| {
            let points = played.games.iter().map(|game| match game.winner {
                Some(winner) if winner == seat => 2,
                Some(_) => 0,
                None => 1,
            });
            points.sum()
        });
        (half_points != [0, 0]).then_some(RatedMatch { at_ms: played.at_ms, players: [one?, other?], half_points })
    });
    matches.collect()
}

fn to_contestant(record: &SeasonRecord, player: RatedPlayer) -> Option<Contestant> {
    let is_meant = |person: &&SeasonPerson| {
        person.role == Role::Entrant && (person.number, person.person) == (player.entrant.0, player.person)
    };
    record.people.iter().find(is_meant).map(|person| Contestant::User(person.id))
}
