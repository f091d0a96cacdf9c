//! Leagues and their seasons: names, status, and the texts that a season's log refers to by number.

use super::season_person::read_u32;
use super::{
    Change, ChannelId, GuildId, SeasonId, SeasonLine, SeasonPerson, SeasonStatus, SeasonText, Seed, Seq, Store,
    StoreError, Subject, Tx, UnixMs, UserId, change, commit, season_log, season_person,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LeagueId(pub i64);

/// A named series of seasons on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct League {
    pub id: LeagueId,
    /// The server.
    pub guild: GuildId,
    /// The name of the league, unique on its server.
    pub name: String,
    /// The channel for its rounds, matches and threads.
    pub channel: ChannelId,
    /// The channel in which its seasons are also announced.
    pub announcements: Option<ChannelId>,
    /// The Discord id of the role for players of an open season.
    pub players_role: Option<u64>,
    /// The Discord id of the role for the champion.
    pub champion_role: Option<u64>,
}

/// One season of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// The season's number in the store, used in buttons.
    pub id: SeasonId,
    pub league: League,
    /// The season's number within the league, from 1.
    pub number: u32,
    /// The stage of the season according to its log.
    pub status: SeasonStatus,
    /// The seed for all of the season's draws.
    pub seed: Seed,
    pub created_at: UnixMs,
}

/// A season to create, along with its league if the server has no league of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeason {
    /// The server.
    pub guild: GuildId,
    /// The name of the league.
    pub league: String,
    /// The channel for its rounds; an existing league is moved to it.
    pub channel: ChannelId,
    /// The seed for all of the season's draws.
    pub seed: Seed,
    /// The first lines of its log.
    pub lines: Vec<SeasonLine>,
    pub people: Vec<SeasonPerson>,
    /// Maximum number of open seasons on the server.
    pub limit: u32,
    /// Time, press, posts and jobs.
    pub change: Change,
}

impl Store {
    /// Creates a season as a draft.
    ///
    /// # Errors
    ///
    /// [`StoreError::Duplicate`] if the press has acted before, [`StoreError::TooManySeasons`].
    pub async fn create_season(&self, new: NewSeason) -> Result<SeasonId, StoreError> {
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &new.change).await?;
        let open = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM season JOIN league ON league.id = season.league_id
               WHERE league.guild_id = ? AND season.status IN ('draft', 'entry', 'running')"#,
            new.guild
        )
        .fetch_one(&mut *tx)
        .await?;
        if open >= i64::from(new.limit) {
            return Err(StoreError::TooManySeasons { guild: new.guild, open });
        }
        let season = insert(&mut tx, &new).await?;
        change::record_effects(&mut tx, Subject::Season(season), Seq::OPENING, &new.change).await?;
        season_log::write(&mut tx, season, 0, &new.lines, &new.change).await?;
        season_person::insert_people(&mut tx, season, &new.people).await?;
        commit(tx).await?;
        Ok(season)
    }

    /// The season with this number.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchSeason`].
    pub async fn load_season(&self, season: SeasonId) -> Result<Season, StoreError> {
        let row = sqlx::query_as!(
            SeasonRow,
            "SELECT season.id, league_id, guild_id, name, channel_id, announcements_id, players_role_id, champion_role_id,
                    number, status, seed, season.created_at_ms
             FROM season JOIN league ON league.id = season.league_id WHERE season.id = ?",
            season.0
        )
        .fetch_optional(&self.readers)
        .await?;
        row.ok_or(StoreError::NoSuchSeason(season))?.try_into()
    }

    /// The seasons of a server, newest first.
    pub async fn load_seasons(&self, guild: GuildId) -> Result<Vec<Season>, StoreError> {
        let rows = sqlx::query_as!(
            SeasonRow,
            "SELECT season.id, league_id, guild_id, name, channel_id, announcements_id, players_role_id, champion_role_id,
                    number, status, seed, season.created_at_ms
             FROM season JOIN league ON league.id = season.league_id WHERE league.guild_id = ? ORDER BY season.id DESC",
            guild
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Season::try_from).collect()
    }

    /// The open seasons whose rounds or announcements are in a channel.
    pub async fn load_seasons_in_channel(&self, channel: ChannelId) -> Result<Vec<Season>, StoreError> {
        let rows = sqlx::query_as!(
            SeasonRow,
            "SELECT season.id, league_id, guild_id, name, channel_id, announcements_id, players_role_id, champion_role_id,
                    number, status, seed, season.created_at_ms
             FROM season JOIN league ON league.id = season.league_id
             WHERE ?1 IN (league.channel_id, league.announcements_id) AND season.status IN ('draft', 'entry', 'running') ORDER BY season.id",
            channel
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Season::try_from).collect()
    }

    /// Moves a league to another channel, along with its unsent posts, including those given up in the old channel.
    ///
    /// # Errors
    ///
    /// [`StoreError::Duplicate`] if the press has acted before.
    pub async fn move_league(
        &self,
        season: SeasonId,
        league: &League,
        to: ChannelId,
        change: Change,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &change).await?;
        sqlx::query!("UPDATE league SET channel_id = ? WHERE id = ?", to, league.id.0).execute(&mut *tx).await?;
        sqlx::query!(
            "UPDATE post SET channel_id = ?, given_up = NULL, attempts = 0, next_try_ms = ?
             WHERE channel_id = ? AND sent_at_ms IS NULL AND (given_up IS NULL OR given_up IN ('barred', 'gone'))
               AND season_id IN (SELECT id FROM season WHERE league_id = ?)",
            to,
            change.at.0,
            league.channel,
            league.id.0
        )
        .execute(&mut *tx)
        .await?;
        change::record_effects(&mut tx, Subject::Season(season), Seq::OPENING, &change).await?;
        commit(tx).await
    }

    /// A text of a season; `None` if the season has no text with this number.
    pub async fn load_season_text(&self, season: SeasonId, number: u64) -> Result<Option<String>, StoreError> {
        // A number too large for the column belongs to no text.
        let Ok(number) = i64::try_from(number) else { return Ok(None) };
        sqlx::query_scalar!("SELECT text FROM season_text WHERE season_id = ? AND number = ?", season.0, number)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// The texts of a season with their numbers.
    pub async fn load_season_texts(&self, season: SeasonId) -> Result<Vec<SeasonText>, StoreError> {
        let rows = sqlx::query!("SELECT number, text FROM season_text WHERE season_id = ? ORDER BY number", season.0)
            .fetch_all(&self.readers)
            .await?;
        let text = |number: i64, text: String| Ok(SeasonText { number: self::read_u32("number", number)?, text });
        rows.into_iter().map(|row| text(row.number, row.text)).collect()
    }

    /// The number of the last text of a season; 0 if it has none.
    pub async fn last_season_text_number(&self, season: SeasonId) -> Result<u32, StoreError> {
        let last = sqlx::query_scalar!(
            r#"SELECT coalesce(max(number), 0) AS "last!: i64" FROM season_text WHERE season_id = ?"#,
            season.0
        )
        .fetch_one(&self.readers)
        .await?;
        read_u32("number", last)
    }
}

struct SeasonRow {
    id: i64,
    league_id: i64,
    guild_id: i64,
    name: String,
    channel_id: i64,
    announcements_id: Option<i64>,
    players_role_id: Option<i64>,
    champion_role_id: Option<i64>,
    number: i64,
    status: String,
    seed: Vec<u8>,
    created_at_ms: i64,
}

impl TryFrom<SeasonRow> for Season {
    type Error = StoreError;

    fn try_from(row: SeasonRow) -> Result<Season, StoreError> {
        let seed = row.seed.try_into().map_err(|_| StoreError::damaged("seed", "not 32 bytes"))?;
        Ok(Season {
            id: SeasonId(row.id),
            league: League {
                id: LeagueId(row.league_id),
                guild: GuildId::from_column(row.guild_id)?,
                name: row.name,
                channel: ChannelId::from_column(row.channel_id)?,
                announcements: row.announcements_id.map(ChannelId::from_column).transpose()?,
                players_role: read_role_id(row.players_role_id)?,
                champion_role: read_role_id(row.champion_role_id)?,
            },
            number: read_u32("number", row.number)?,
            status: SeasonStatus::of_word(&row.status).ok_or_else(|| StoreError::damaged("status", &row.status))?,
            seed: Seed(seed),
            created_at: UnixMs(row.created_at_ms),
        })
    }
}

/// Reads a role id, which is numbered like user ids, from a column.
fn read_role_id(column: Option<i64>) -> Result<Option<u64>, StoreError> {
    Ok(column.map(UserId::from_column).transpose()?.map(|role| role.0))
}

/// Inserts a season, and its league if the server has none of that name.
async fn insert(tx: &mut Tx, new: &NewSeason) -> Result<SeasonId, StoreError> {
    let seed = new.seed.0.as_slice();
    let league = sqlx::query_scalar!(
        r#"INSERT INTO league (guild_id, name, channel_id, created_at_ms) VALUES (?, ?, ?, ?)
           ON CONFLICT (guild_id, name) DO UPDATE SET channel_id = excluded.channel_id
           RETURNING id AS "id!: i64""#,
        new.guild,
        new.league,
        new.channel,
        new.change.at.0
    )
    .fetch_one(&mut **tx)
    .await?;
    let id = sqlx::query_scalar!(
        r#"INSERT INTO season (league_id, number, status, seed, created_at_ms, updated_at_ms)
           VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM season WHERE league_id = ?), 'draft', ?, ?, ?)
           RETURNING id AS "id!: i64""#,
        league,
        league,
        seed,
        new.change.at.0,
        new.change.at.0
    )
    .fetch_one(&mut **tx)
    .await?;
    Ok(SeasonId(id))
}
