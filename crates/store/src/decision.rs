//! Organisers' decisions about games in play.

use super::{GameId, GuildId, InteractionId, PageRange, Seq, Store, StoreError, Tx, UnixMs, UserId};

/// A decision to store with the change that carries it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDecision {
    pub organiser: UserId,
    /// The decision, as opaque text.
    pub content: String,
    /// The organiser's reason, as typed.
    pub reason: String,
}

/// A decision that has been carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    pub game: GameId,
    /// The last line of the game's log after the decision.
    pub seq: Seq,
    pub organiser: UserId,
    /// The decision, as opaque text.
    pub content: String,
    /// The organiser's reason, as typed.
    pub reason: String,
    pub at: UnixMs,
    /// The press that requested it.
    pub interaction: InteractionId,
}

impl Store {
    /// The decisions about a game, oldest first.
    pub async fn load_decisions(&self, game: GameId) -> Result<Vec<Decision>, StoreError> {
        sqlx::query_as!(
            Decision,
            r#"SELECT game_id AS "game: GameId", seq AS "seq: Seq", organiser_id AS "organiser: UserId", content, reason,
                      at_ms AS "at: UnixMs", interaction_id AS "interaction: InteractionId"
               FROM decision WHERE game_id = ? ORDER BY id"#,
            game.0
        )
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::from)
    }

    /// Counts the decisions about the games of a server.
    pub async fn count_decisions_in(&self, guild: GuildId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM decision JOIN game ON game.id = game_id WHERE guild_id = ?"#,
            guild
        )
        .fetch_one(&self.readers)
        .await?;
        u32::try_from(count).map_err(|_| StoreError::damaged("number of decisions", count))
    }

    /// One page of the decisions about the games of a server, newest first.
    pub async fn load_decisions_page(&self, guild: GuildId, part: PageRange) -> Result<Vec<Decision>, StoreError> {
        sqlx::query_as!(
            Decision,
            r#"SELECT game_id AS "game: GameId", seq AS "seq: Seq", organiser_id AS "organiser: UserId", content, reason,
                      at_ms AS "at: UnixMs", interaction_id AS "interaction: InteractionId"
               FROM decision JOIN game ON game.id = game_id
               WHERE guild_id = ? ORDER BY decision.id DESC LIMIT ? OFFSET ?"#,
            guild,
            part.limit,
            part.skipped
        )
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::from)
    }
}

/// Stores a decision made by a press at the given time. `seq` is the last line of the game's log after the decision.
pub(super) async fn insert_decision(
    tx: &mut Tx,
    game: GameId,
    seq: Seq,
    decision: &NewDecision,
    (interaction, at): (InteractionId, UnixMs),
) -> Result<(), StoreError> {
    sqlx::query!(
        "INSERT INTO decision (game_id, seq, organiser_id, content, reason, at_ms, interaction_id)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
        game.0,
        seq,
        decision.organiser,
        decision.content,
        decision.reason,
        at.0,
        interaction
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
