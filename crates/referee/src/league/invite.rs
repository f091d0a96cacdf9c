//! Invitations to a season, with the rating and the division that a file specifies for a player.
//!
//! Invitations are stored as texts of the season, not in its log, because a user enters only by pressing a button.

use std::collections::BTreeMap;

use crate::content::SeasonPost;
use crate::{Interaction, Referee};
use sztab_store::{AppendToSeason, SeasonId, SeasonText, StoreError, UserId};

use super::error::SeasonError;

/// Maximum number of users invited by one message, so that the message's mentions stay readable.
const INVITATIONS_PER_MESSAGE: usize = 20;
/// Maximum number of times invitations are written again because the season changed first.
const MAX_ATTEMPTS: usize = 5;

/// A user who is invited.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Invitation {
    pub user: UserId,
    /// The rating by which the user is seeded, if specified.
    pub rating: Option<f64>,
    /// The division, from 1, if specified.
    pub division: Option<u32>,
}

impl Invitation {
    /// The invitation as a text of the season.
    fn to_text(self) -> String {
        let rating = self.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
        let division = self.division.map_or_else(|| "-".to_owned(), |division| division.to_string());
        format!("{} {rating} {division}", self.user.0)
    }

    /// Parses the output of [`Invitation::to_text`]; `None` for another text, or an erased one.
    fn from_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let user = UserId(words.next()?.parse().ok()?);
        let (rating, division) = (words.next()?, words.next()?);
        Some(Self { user, rating: rating.parse().ok(), division: division.parse().ok() })
    }
}

impl Referee {
    /// Owes the messages that invite users, twenty at a time.
    ///
    /// # Errors
    ///
    /// If the press has already acted, or the store fails.
    pub async fn invite(
        &self,
        season: SeasonId,
        invited: &[Invitation],
        interaction: Interaction,
    ) -> Result<(), SeasonError> {
        for _ in 0..MAX_ATTEMPTS {
            let record = self.load_season(season).await?;
            let first = self.store().last_season_text_number(season).await?.saturating_add(1);
            let texts: Vec<SeasonText> = (first..)
                .zip(invited)
                .map(|(number, invited)| SeasonText { number, text: invited.to_text() })
                .collect();
            let mut change = interaction.into_change();
            change.posts = texts
                .chunks(INVITATIONS_PER_MESSAGE)
                .filter_map(|some| Some(SeasonPost::Invite { from: some.first()?.number, to: some.last()?.number }))
                .map(|post| post.into_post(record.row.league.channel))
                .collect();
            let append = AppendToSeason {
                season,
                expected: record.log.seq(),
                lines: Vec::new(),
                status: record.row.status,
                people: Vec::new(),
                texts,
                change,
            };
            match self.store().append_to_season(append).await {
                Err(StoreError::SeasonMovedOn { .. }) => {}
                done => return Ok(done.map(|_| ())?),
            }
        }
        Err(SeasonError::Busy(season))
    }

    /// The users invited by a message: the texts from number `from` to number `to`.
    pub async fn load_invitees_of_message(
        &self,
        season: SeasonId,
        from: u32,
        to: u32,
    ) -> Result<Vec<Invitation>, SeasonError> {
        let mut invited = Vec::new();
        for number in from..=to.min(from.saturating_add(20)) {
            let text = self.store().load_season_text(season, u64::from(number)).await?;
            invited.extend(text.as_deref().and_then(Invitation::from_text));
        }
        Ok(invited)
    }

    /// All users invited to a season; the latest invitation of a user counts.
    pub(super) async fn load_invitees(&self, season: SeasonId) -> Result<BTreeMap<UserId, Invitation>, SeasonError> {
        let mut invited = BTreeMap::new();
        for post in self.store().load_posts(season).await? {
            if let Ok(SeasonPost::Invite { from, to }) = SeasonPost::from_post(&post) {
                let some = self.load_invitees_of_message(season, from, to).await?;
                invited.extend(some.into_iter().map(|invited| (invited.user, invited)));
            }
        }
        Ok(invited)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_round_trip() {
        for (rating, division) in [(None, None), (Some(1523.5), Some(2))] {
            let invited = Invitation { user: UserId(7), rating, division };
            assert_eq!(Invitation::from_text(&invited.to_text()), Some(invited));
        }
        assert_eq!(Invitation::from_text(""), None);
        assert_eq!(Invitation::from_text("late again"), None);
    }
}
