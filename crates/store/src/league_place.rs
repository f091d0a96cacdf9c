//! Discord channels and roles that a league may have besides its own channel: a channel for announcements, and roles
//! that the bot grants and revokes.

use sztab_words::worded;

use super::{Change, League, LeagueId, SeasonId, Seq, Store, StoreError, Subject, UserId, change, commit};

worded! {
    /// A channel or role that a league may have. The text of each variant is used in the ids of select menus.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum LeaguePlace {
        /// The channel for announcements.
        Announcements = "announcements",
        /// The role of the players of an open season.
        Players = "players",
        /// The role of the last season's champion.
        Champion = "champion",
    }
}

/// A role that the bot granted to a user because of a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GrantedRole {
    /// The role's Discord id.
    pub role: u64,
    /// The user who has the role.
    pub user: UserId,
}

impl League {
    /// The Discord id of one of the league's channels or roles; `None` if it is not set.
    #[must_use]
    pub fn place(&self, place: LeaguePlace) -> Option<u64> {
        match place {
            LeaguePlace::Announcements => self.announcements.map(|channel| channel.0),
            LeaguePlace::Players => self.players_role,
            LeaguePlace::Champion => self.champion_role,
        }
    }

    /// True if the league has any roles.
    #[must_use]
    pub fn has_roles(&self) -> bool {
        self.players_role.is_some() || self.champion_role.is_some()
    }
}

impl Store {
    /// Sets one of a league's channels or roles to a Discord id, or unsets it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Duplicate`] if the press has acted before.
    pub async fn set_league_place(
        &self,
        season: SeasonId,
        league: LeagueId,
        (place, number): (LeaguePlace, Option<u64>),
        change: Change,
    ) -> Result<(), StoreError> {
        let number = number.map(UserId);
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &change).await?;
        let set = match place {
            LeaguePlace::Announcements => {
                sqlx::query!("UPDATE league SET announcements_id = ? WHERE id = ?", number, league.0)
            }
            LeaguePlace::Players => {
                sqlx::query!("UPDATE league SET players_role_id = ? WHERE id = ?", number, league.0)
            }
            LeaguePlace::Champion => {
                sqlx::query!("UPDATE league SET champion_role_id = ? WHERE id = ?", number, league.0)
            }
        };
        set.execute(&mut *tx).await?;
        change::record_effects(&mut tx, Subject::Season(season), Seq::OPENING, &change).await?;
        commit(tx).await
    }

    /// The roles that the bot has granted because of a league.
    pub async fn load_granted_roles(&self, league: LeagueId) -> Result<Vec<GrantedRole>, StoreError> {
        let rows = sqlx::query!(
            "SELECT role_id, user_id FROM league_role WHERE league_id = ? ORDER BY role_id, user_id",
            league.0
        )
        .fetch_all(&self.readers)
        .await?;
        let given = rows.into_iter().map(|row| {
            Ok(GrantedRole { role: UserId::from_column(row.role_id)?.0, user: UserId::from_column(row.user_id)? })
        });
        given.collect()
    }

    /// Returns whether another league has granted the same role to the same user.
    pub async fn is_role_granted_elsewhere(&self, league: LeagueId, given: GrantedRole) -> Result<bool, StoreError> {
        let role = UserId(given.role);
        let others = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM league_role
               WHERE league_id <> ? AND role_id = ? AND user_id = ?"#,
            league.0,
            role,
            given.user
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(others > 0)
    }

    /// Records that a role was granted because of a league, or revoked.
    pub async fn record_role(&self, league: LeagueId, given: GrantedRole, is_given: bool) -> Result<(), StoreError> {
        let role = UserId(given.role);
        let mut tx = self.begin_write().await?;
        let noted = if is_given {
            sqlx::query!(
                "INSERT INTO league_role (league_id, role_id, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                league.0,
                role,
                given.user
            )
        } else {
            sqlx::query!(
                "DELETE FROM league_role WHERE league_id = ? AND role_id = ? AND user_id = ?",
                league.0,
                role,
                given.user
            )
        };
        noted.execute(&mut *tx).await?;
        commit(tx).await
    }
}
