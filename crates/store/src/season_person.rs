//! The people that a season's log refers to by number.

use sztab_words::worded;

use super::{Player, SeasonId, Store, StoreError, Tx, UserId};

worded! {
    /// A person's role in a season. The text of each variant is stored in the database.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Role {
        /// A player, or a user who asked to play.
        Entrant = "entrant",
        /// An organiser or judge.
        Organiser = "organiser",
    }
}

/// A person that a season's log refers to by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonPerson {
    /// The person's role.
    pub role: Role,
    /// The number of the entry or organiser, from 1.
    pub number: u32,
    /// The person's number among those who have held the entry, from 1.
    pub person: u32,
    /// The user, or the id that stands for an erased person ([`UserId::is_erased`]).
    pub id: UserId,
    /// The person's name; empty once erased.
    pub name: String,
}

impl SeasonPerson {
    /// The first person of an entry, or an organiser.
    #[must_use]
    pub fn first(role: Role, number: u32, player: Player) -> Self {
        Self { role, number, person: 1, id: player.user, name: player.name }
    }

    /// The user; `None` once erased.
    #[must_use]
    pub fn user(&self) -> Option<UserId> {
        (!self.id.is_erased()).then_some(self.id)
    }
}

impl Store {
    /// The people of a season, ordered by role, number and person.
    pub async fn load_season_people(&self, season: SeasonId) -> Result<Vec<SeasonPerson>, StoreError> {
        let rows = sqlx::query!(
            "SELECT role, number, person, user_id, name FROM season_person WHERE season_id = ?
             ORDER BY role, number, person",
            season.0
        )
        .fetch_all(&self.readers)
        .await?;
        let people = rows.into_iter().map(|row| {
            Ok(SeasonPerson {
                role: Role::of_word(&row.role).ok_or_else(|| StoreError::damaged("role", &row.role))?,
                number: read_u32("number", row.number)?,
                person: read_u32("person", row.person)?,
                id: UserId::from_column(row.user_id)?,
                name: row.name,
            })
        });
        people.collect()
    }
}

/// Inserts people who are new to a season.
pub(super) async fn insert_people(tx: &mut Tx, season: SeasonId, people: &[SeasonPerson]) -> Result<(), StoreError> {
    for person in people {
        let role = person.role.word();
        sqlx::query!(
            "INSERT INTO season_person (season_id, role, number, person, user_id, name) VALUES (?, ?, ?, ?, ?, ?)",
            season.0,
            role,
            person.number,
            person.person,
            person.id,
            person.name
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Reads a number from a column of a season's table.
pub(super) fn read_u32(what: &'static str, value: i64) -> Result<u32, StoreError> {
    u32::try_from(value).map_err(|_| StoreError::damaged(what, value))
}
