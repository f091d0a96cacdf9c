//! Erasure of a person: name, settings and texts are removed, but games and results stay.

use super::{
    Append, AppendToSeason, Change, GameId, GuildId, SeasonId, Store, StoreError, TermsSwap, Tx, UnixMs, UserId,
    change, commit, load, lobby, log, season_log, seat,
};
use sqlx::AssertSqlSafe;

/// The first id that stands for an erased person. Discord's own ids will reach it in 2084.
const FIRST_ERASED: u64 = 0x7FFF_0000_0000_0000;

/// One past the last id of an erased person.
const END_OF_ERASED: u64 = 0x7FFF_FFFF_0000_0000;

impl UserId {
    /// The id that stands for the erased person with this number, counted from 1.
    fn from_erasure(number: i64) -> Result<Self, StoreError> {
        let id = u64::try_from(number).ok().and_then(|number| FIRST_ERASED.checked_add(number));
        id.filter(|id| *id < END_OF_ERASED).map(Self).ok_or_else(|| StoreError::damaged("erasure", number))
    }

    /// True if the id stands for an erased person.
    #[must_use]
    pub fn is_erased(self) -> bool {
        (FIRST_ERASED..END_OF_ERASED).contains(&self.0)
    }

    /// The number, from 1, of the erased person that the id stands for; `None` for a user.
    #[must_use]
    pub fn erasure_number(self) -> Option<u32> {
        let number = self.0.checked_sub(FIRST_ERASED).filter(|_| self.is_erased());
        number.and_then(|number| u32::try_from(number).ok())
    }
}

/// The scope of an erasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErasureScope {
    /// Everywhere, including the person's settings.
    Everywhere,
    /// In the games and seasons of a server.
    Server(GuildId),
    /// In a season and the games of its matches.
    Season(SeasonId),
}

impl ErasureScope {
    /// The server and the season as query parameters; `None` matches all.
    fn columns(self) -> Result<(Option<i64>, Option<i64>), StoreError> {
        Ok(match self {
            Self::Everywhere => (None, None),
            Self::Server(guild) => (Some(guild.to_column()?), None),
            Self::Season(season) => (None, Some(season.0)),
        })
    }
}

/// A person to erase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erasure {
    pub user: UserId,
    /// The scope.
    pub place: ErasureScope,
    /// The games and seasons known to the caller: if they have changed, nothing is erased.
    pub participation: Participation,
    /// Texts that the person wrote in seasons, each by season and number.
    pub texts: Vec<(SeasonId, u64)>,
    /// Lobbies to cancel.
    pub called_off: Vec<(GameId, Change)>,
    /// Lobbies that the person leaves, with the terms before and after.
    pub left: Vec<(GameId, TermsSwap, Change)>,
    /// Notices to post in games that continue.
    pub notices: Vec<(GameId, Change)>,
    /// Games in play whose logs can no longer be read: they are cancelled.
    pub broken: Vec<(GameId, Change)>,
    /// The person's last lines in games.
    pub games: Vec<Append>,
    /// The lines to add to seasons.
    pub seasons: Vec<AppendToSeason>,
    pub at: UnixMs,
}

/// Sessions and seasons in which a person takes part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Participation {
    /// Lobbies and games in play in which the person has a seat or an invitation, and lobbies that the person opened.
    pub games: Vec<GameId>,
    /// Seasons in which the person has an entry or organises.
    pub seasons: Vec<SeasonId>,
}

impl Store {
    /// Finds the open sessions and the seasons in which a user takes part.
    pub async fn find_participation(&self, user: UserId, place: ErasureScope) -> Result<Participation, StoreError> {
        find_participation(&mut self.begin_read().await?, user, place).await
    }

    /// Ends the person's participation everywhere in scope and replaces the person with a number, in one transaction.
    /// Returns the number. `name` returns the person's new name, given that number and the game's terms.
    ///
    /// # Errors
    ///
    /// [`StoreError::PartChanged`] if the person now takes part in other games or seasons, and those of
    /// [`Store::cancel_lobby`], [`Store::leave`], [`Store::append`] and [`Store::append_to_season`].
    pub async fn erase(
        &self,
        erasure: &Erasure,
        name: &(dyn Fn(u32, &str) -> String + Sync),
    ) -> Result<u32, StoreError> {
        let mut tx = self.begin_write().await?;
        if find_participation(&mut tx, erasure.user, erasure.place).await? != erasure.participation {
            return Err(StoreError::PartChanged(erasure.user));
        }
        erasure.end_participation(&mut tx).await?;
        let number = sqlx::query_scalar!(r#"INSERT INTO erasure (at_ms) VALUES (?) RETURNING number"#, erasure.at.0)
            .fetch_one(&mut *tx)
            .await?;
        let short = u32::try_from(number).map_err(|_| StoreError::damaged("erasure", number))?;
        let erased = UserId::from_erasure(number)?.to_column()?;
        let (user, (guild, season)) = (erasure.user.to_column()?, erasure.place.columns()?);
        let swap = IdReplacement { user, erased, guild, season };
        swap.replace_in_seats(&mut tx, &|options| name(short, options)).await?;
        swap.replace_traces(&mut tx, &erasure.texts).await?;
        commit(tx).await?;
        Ok(short)
    }
}

impl Erasure {
    /// Creates an erasure of a user who takes part in these games and seasons; it does not end any of them yet.
    #[must_use]
    pub fn for_user(user: UserId, place: ErasureScope, participation: Participation, at: UnixMs) -> Self {
        let (texts, called_off, left, notices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (broken, games, seasons) = (Vec::new(), Vec::new(), Vec::new());
        Self { user, place, participation, texts, called_off, left, notices, broken, games, seasons, at }
    }

    /// Ends the person's participation in games and seasons.
    async fn end_participation(&self, tx: &mut Tx) -> Result<(), StoreError> {
        for (game, change) in &self.called_off {
            lobby::cancel_lobby(tx, *game, change).await?;
        }
        for (game, change) in &self.broken {
            lobby::cancel_game(tx, *game, change).await?;
        }
        for (game, exchange, change) in &self.left {
            seat::leave(tx, *game, self.user, Some(exchange), change).await?;
        }
        for (game, change) in &self.notices {
            let last = load::require_running(tx, *game).await?;
            change::record(tx, *game, last, change).await?;
        }
        for append in &self.games {
            log::append_in(tx, append).await?;
        }
        for append in &self.seasons {
            season_log::append_in(tx, append).await?;
        }
        Ok(())
    }
}

async fn find_participation(tx: &mut Tx, user: UserId, place: ErasureScope) -> Result<Participation, StoreError> {
    let (user, (guild, season)) = (user.to_column()?, place.columns()?);
    // The first condition repeats that of the partial index, which covers open sessions only.
    let games = sqlx::query_scalar!(
        "SELECT id FROM game
         WHERE status IN ('lobby', 'running') AND (?2 IS NULL OR guild_id = ?2)
         AND (?3 IS NULL OR id IN (SELECT game_id FROM match_game WHERE season_id = ?3))
         AND (EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id = ?1)
              OR status = 'lobby' AND (created_by = ?1 OR options ->> '$.invited' = ?1
                  OR EXISTS (SELECT 1 FROM json_each(options, '$.also_invited') WHERE json_each.value = ?1))
              OR status = 'running' AND EXISTS (SELECT 1 FROM post
                  WHERE post.game_id = game.id AND kind = 'seat-offer' AND nullif(payload, '') ->> '$.to' = ?1))
         ORDER BY id",
        user,
        guild,
        season
    )
    .fetch_all(&mut **tx)
    .await?;
    let seasons = sqlx::query_scalar!(
        "SELECT DISTINCT season_id FROM season_person JOIN season ON season.id = season_person.season_id
         JOIN league ON league.id = season.league_id
         WHERE user_id = ?1 AND (?2 IS NULL OR guild_id = ?2) AND (?3 IS NULL OR season_id = ?3)
         ORDER BY season_id",
        user,
        guild,
        season
    )
    .fetch_all(&mut **tx)
    .await?;
    Ok(Participation {
        games: games.into_iter().map(GameId).collect(),
        seasons: seasons.into_iter().map(SeasonId).collect(),
    })
}

const IN_GUILD: &str = "guild_id = ?3";
const GAME_IN_GUILD: &str = "game_id IN (SELECT id FROM game WHERE guild_id = ?3)";
const SEASON_IN_GUILD: &str = "season_id IN (SELECT season.id FROM season JOIN league ON league.id = season.league_id
    WHERE league.guild_id = ?3)";
const LEAGUE_IN_GUILD: &str = "league_id IN (SELECT id FROM league WHERE guild_id = ?3)";
const IN_MATCH: &str = "id IN (SELECT game_id FROM match_game WHERE season_id = ?4)";
const GAME_IN_MATCH: &str = "game_id IN (SELECT game_id FROM match_game WHERE season_id = ?4)";
const IN_SEASON: &str = "season_id = ?4";
/// Condition for rows that are changed only if the person is erased everywhere.
const NEVER: &str = "FALSE";

/// Statements that replace the user `?2` with the number `?1`, each with its conditions for the server `?3` and the
/// season `?4`. A text is also emptied if it merely contains the id, as an invitation does.
const ERASE_STATEMENTS: [(&str, &str, &str); 15] = [
    ("UPDATE game SET created_by = ?1 WHERE created_by = ?2", IN_GUILD, IN_MATCH),
    ("UPDATE game SET options = json_set(options, '$.invited', ?1) WHERE options ->> '$.invited' = ?2", IN_GUILD, IN_MATCH),
    (
        "UPDATE game SET options = json_set(options, '$.also_invited', json((
             SELECT json_group_array(iif(json_each.value = ?2, ?1, json_each.value))
             FROM json_each(options, '$.also_invited')
         )))
         WHERE EXISTS (SELECT 1 FROM json_each(options, '$.also_invited') WHERE json_each.value = ?2)",
        IN_GUILD,
        IN_MATCH,
    ),
    ("UPDATE action SET actor = ?1 WHERE actor = ?2", GAME_IN_GUILD, GAME_IN_MATCH),
    (
        "UPDATE decision SET reason = '', organiser_id = iif(organiser_id = ?2, ?1, organiser_id)
         WHERE (organiser_id = ?2 OR instr(reason, ?2) > 0)",
        GAME_IN_GUILD,
        GAME_IN_MATCH,
    ),
    (
        "UPDATE post SET payload = replace(replace(payload, ':' || ?2 || ',', ':' || ?1 || ','), ':' || ?2 || '}', ':' || ?1 || '}')
         WHERE EXISTS (SELECT 1 FROM json_tree(nullif(payload, '')) WHERE atom = ?2)",
        "guild_id = ?3 OR game_id IN (SELECT id FROM game WHERE guild_id = ?3)",
        GAME_IN_MATCH,
    ),
    // Direct messages are queued under the id of their recipient; those not yet sent are given up.
    (
        "UPDATE post SET channel_id = ?1,
             given_up = CASE WHEN sent_at_ms IS NULL AND given_up IS NULL THEN 'erased' ELSE given_up END
         WHERE channel_id = ?2",
        "game_id IN (SELECT id FROM game WHERE guild_id = ?3) OR season_id IN (SELECT season.id FROM season
         JOIN league ON league.id = season.league_id WHERE league.guild_id = ?3)",
        "season_id = ?4 OR game_id IN (SELECT game_id FROM match_game WHERE season_id = ?4)",
    ),
    ("DELETE FROM standing_order WHERE user_id = ?2", GAME_IN_GUILD, GAME_IN_MATCH),
    ("DELETE FROM watcher WHERE user_id = ?2", GAME_IN_GUILD, GAME_IN_MATCH),
    ("DELETE FROM league_role WHERE user_id = ?2", LEAGUE_IN_GUILD, NEVER),
    ("DELETE FROM vacation WHERE user_id = ?2", IN_GUILD, NEVER),
    ("DELETE FROM setting WHERE scope = 'user' AND owner_id = ?2", NEVER, NEVER),
    ("DELETE FROM study WHERE user_id = ?2", NEVER, NEVER),
    ("UPDATE season_person SET user_id = ?1, name = '' WHERE user_id = ?2", SEASON_IN_GUILD, IN_SEASON),
    ("UPDATE season_text SET text = '' WHERE instr(text, ?2) > 0", SEASON_IN_GUILD, IN_SEASON),
];

/// The ids that replace a person's id, in one season, in one server or everywhere.
struct IdReplacement {
    user: i64,
    erased: i64,
    guild: Option<i64>,
    season: Option<i64>,
}

impl IdReplacement {
    async fn replace_in_seats(&self, tx: &mut Tx, name: &(dyn Fn(&str) -> String + Sync)) -> Result<(), StoreError> {
        let rows = sqlx::query!(
            "SELECT game.id, options FROM seat JOIN game ON game.id = seat.game_id
             WHERE user_id = ?1 AND (?2 IS NULL OR guild_id = ?2)
             AND (?3 IS NULL OR game.id IN (SELECT game_id FROM match_game WHERE season_id = ?3))",
            self.user,
            self.guild,
            self.season
        )
        .fetch_all(&mut **tx)
        .await?;
        for row in rows {
            let (game, name) = (GameId(row.id), name(&row.options));
            sqlx::query!(
                "UPDATE seat SET user_id = ?, name = ? WHERE game_id = ? AND user_id = ?",
                self.erased,
                name,
                game.0,
                self.user
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }

    /// Replaces or removes the person's data in the tables, and the texts that the person wrote.
    async fn replace_traces(&self, tx: &mut Tx, texts: &[(SeasonId, u64)]) -> Result<(), StoreError> {
        for (change, in_server, in_season) in ERASE_STATEMENTS {
            let text = format!("{change} AND (?3 IS NULL OR {in_server}) AND (?4 IS NULL OR {in_season})");
            let query = sqlx::query(AssertSqlSafe(text)).bind(self.erased).bind(self.user);
            query.bind(self.guild).bind(self.season).execute(&mut **tx).await?;
        }
        for (season, number) in texts {
            let Ok(number) = i64::try_from(*number) else { continue };
            sqlx::query!("UPDATE season_text SET text = '' WHERE season_id = ? AND number = ?", season.0, number)
                .execute(&mut **tx)
                .await?;
        }
        Ok(())
    }
}
