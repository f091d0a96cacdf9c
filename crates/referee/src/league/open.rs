//! Starts games of matches: immediately, without a lobby, on the terms of the season.

use std::collections::BTreeSet;

use crate::clock::TimeControl;
use crate::content::SeasonPost;
use crate::options::{DaysOffBound, LobbyOptions, Place, SeasonGame};
use crate::persons::COMPUTER_USER;
use crate::start::{Deal, Entropy, SeatedPlayer};
use crate::{Referee, RefereeError};
use sztab_league::decide::Refusal;
use sztab_league::draw;
use sztab_league::ids::{EntrantId, MatchId, Seat};
use sztab_league::rules::{MatchKind, MatchRules, Shuffle};
use sztab_league::season::{Match, game_factions, is_exchanged};
use sztab_store::{
    Change, ChannelId, Game as Record, GameId, GuildId, MatchGame, NewLobby, NewMatchGame, OpenSessions, Player,
    SeasonId, Status, StoreError, UnixMs,
};

use super::error::SeasonError;
use super::record::SeasonRecord;
use super::terms::{GameToOpen, first_seat, open_games, paired_game};

/// Maximum number of times a start is tried again because the season changed first. It exceeds the number of presses
/// that may arrive at once when a round is published.
const MAX_ATTEMPTS: usize = 100;

impl Referee {
    /// The games of a season that may be in play now and have no table, or only one that was called off. The first game
    /// of a mirrored pair comes before the second, and must be opened first.
    pub async fn find_games_to_open(&self, season_record: &SeasonRecord) -> Result<Vec<GameToOpen>, SeasonError> {
        let season = season_record.log.season();
        let matches = season.open_matches();
        let open = matches
            .flat_map(|of| open_games(season, of).into_iter().map(|number| GameToOpen { match_id: of.id, number }));
        let mut open: Vec<GameToOpen> = open.collect();
        if open.is_empty() {
            return Ok(open);
        }
        let games = self.store().load_games_of_season(season_record.row.id).await?;
        let standing = games.into_iter().filter(|(_, _, status)| *status != Status::Cancelled);
        let taken: BTreeSet<(u32, u32)> = standing.map(|(game, ..)| (game.of, game.number)).collect();
        open.retain(|game| !taken.contains(&(game.match_id.0, game.number)));
        Ok(open)
    }

    /// Number of tables that a server may still open, to be checked before a round is published. Tables of matches
    /// count towards the limit of the server, but not towards that of any user.
    pub async fn count_remaining_sessions(&self, guild: GuildId) -> Result<u32, SeasonError> {
        let open = u32::try_from(self.store().count_open_sessions(guild).await?).unwrap_or(u32::MAX);
        Ok(self.sessions_of_a_server.saturating_sub(open))
    }

    /// Starts a game of a match in a channel: the league's own, or a thread made for the game. Returns the existing
    /// game if it has already started, wherever it is played.
    ///
    /// # Errors
    ///
    /// [`SeasonError::Refused`] if the game may not be in play now, or precedes the first one of its mirrored pair;
    /// [`SeasonError::Erased`], [`SeasonError::FactionFile`], [`SeasonError::Clock`]; if the channel has a table, the
    /// server has too many, or the store fails.
    pub async fn open_match_game(
        &self,
        season: SeasonId,
        open: GameToOpen,
        channel: ChannelId,
        at: UnixMs,
    ) -> Result<GameId, SeasonError> {
        let mut in_turn = None;
        for _ in 0..MAX_ATTEMPTS {
            if let Some(game) = self.find_active_game(season, open.match_id.0, open.number).await? {
                return Ok(game.id);
            }
            let season_record = self.load_season(season).await?;
            match self.begin_game(&season_record, open, channel, at).await {
                Err(SeasonError::Store(StoreError::SeasonMovedOn { .. })) => {}
                begun => return begun,
            }
            if in_turn.is_none() {
                in_turn = Some(self.overtaken.lock().await);
            }
        }
        Err(SeasonError::Busy(season))
    }

    /// The table of a game of a match; `None` if there is no table, or it was called off.
    async fn find_active_game(&self, season: SeasonId, of: u32, number: u32) -> Result<Option<Record>, SeasonError> {
        let games = self.store().load_games_of_match(season, of).await?;
        let Some(&(_, game)) = games.iter().find(|(known, _)| *known == number) else { return Ok(None) };
        Ok(Some(self.store().load_game(game).await?).filter(|record| record.status != Status::Cancelled))
    }

    async fn begin_game(
        &self,
        season_record: &SeasonRecord,
        open: GameToOpen,
        channel: ChannelId,
        at: UnixMs,
    ) -> Result<GameId, SeasonError> {
        let season = season_record.log.season();
        let of = season.matches.get(&open.match_id).ok_or(SeasonError::Refused(Refusal::NoMatch(open.match_id)))?;
        if !open_games(season, of).contains(&open.number) {
            return Err(SeasonError::Refused(Refusal::NoGame));
        }
        let beside = match paired_game(season.match_kind(), open.number) {
            Some(other) => self.find_active_game(season_record.row.id, of.id.0, other).await?,
            None => None,
        };
        let mirrors = beside.as_ref().filter(|_| is_exchanged(season.match_kind(), open.number));
        if is_exchanged(season.match_kind(), open.number) && mirrors.is_none() {
            return Err(SeasonError::Refused(Refusal::NoGame));
        }
        let first = first_seat(season, of.id, open.number, &draw::Seed(season_record.row.seed.0));
        let game = SeasonGame { season: season_record.row.id.0, match_id: of.id, number: open.number, first };
        let mut options = self.game_terms(season_record, game, channel).await?;
        options.mirrors = mirrors.map(|record| record.id.0);
        let kind = options.kind(self.kinds)?;
        let seats = self.load_game_seats(season_record, of, game).await?;
        let new = NewMatchGame {
            of: MatchGame { season: season_record.row.id, of: of.id.0, number: open.number },
            expected: season_record.log.seq(),
            beside: beside.as_ref().map(|record| record.id),
        };
        let seed = game_seed(season.match_kind(), beside.as_ref())?;
        let deal = Deal { kind, seats: &seats, seed, options: &options, agreed: options.to_text() };
        self.begin_match_game(season_record, new, &deal, channel, at).await
    }

    async fn begin_match_game(
        &self,
        season_record: &SeasonRecord,
        new: NewMatchGame,
        deal: &Deal<'_>,
        channel: ChannelId,
        at: UnixMs,
    ) -> Result<GameId, SeasonError> {
        let guild = season_record.row.league.guild;
        let lobby = NewLobby {
            kind: deal.kind.info().id.to_owned(),
            guild,
            channel,
            // The table does not count as any user's: the limits on users cover only tables that they open themselves.
            created_by: COMPUTER_USER,
            options: deal.agreed.clone(),
            players: Vec::new(),
            faction: None,
            is_exclusive: true,
            limit: Some(OpenSessions {
                lobbies: usize::MAX,
                by_user: usize::MAX,
                in_guild: self.sessions_of_a_server,
                against: None,
            }),
        };
        let start = deal.to_start(GameId(0), channel)?;
        // The match's own post links to its tables.
        let shown = SeasonPost::Match { match_id: MatchId(new.of.of) }
            .into_post(season_record.row.league.channel)
            .with_subject(season_record.row.id);
        let change = self.add_opening(Change::at(at).with_post(shown), guild, deal, channel).await?;
        Ok(self.store().begin_match_game(new, lobby, start, change).await?)
    }

    /// The terms of a game, from the rules of its season.
    async fn game_terms(
        &self,
        season_record: &SeasonRecord,
        game: SeasonGame,
        channel: ChannelId,
    ) -> Result<LobbyOptions, SeasonError> {
        let rules = &season_record.log.season().rules.matches;
        let clock = TimeControl::from_text(&rules.clock).ok_or_else(|| SeasonError::Clock(rules.clock.clone()))?;
        let language = self.load_server_settings(season_record.row.league.guild).await?.public_language(None);
        let place = if channel == season_record.row.league.channel { Place::Here } else { Place::Thread };
        let usual = LobbyOptions::new(language, place);
        let published = season_record.log.season().matches.values().map(|of| of.published_ms).min();
        let since_ms = published.unwrap_or_default();
        let is_bound = rules.days_off < MatchRules::ALL_DAYS;
        let days_off = is_bound.then_some(DaysOffBound { days: rules.days_off, since_ms });
        let played = season_record.log.season().rules.game.as_ref();
        let terms = played.map(|game| game.terms.clone()).unwrap_or_default();
        let kind = self.season_kind(&season_record.log.season().rules);
        let without_odds = || self.with_term(kind?, &terms, "odds", "off").ok();
        let terms = (!rules.odds).then(without_odds).flatten().unwrap_or(terms);
        Ok(LobbyOptions {
            game: played.map(|game| game.id.clone()),
            terms,
            rated: rules.rated,
            clock: Some(clock),
            season: Some(game),
            days_off,
            ..usual
        })
    }

    /// The players of a game with their factions, in turn order.
    async fn load_game_seats(
        &self,
        season_record: &SeasonRecord,
        of: &Match,
        game: SeasonGame,
    ) -> Result<Vec<SeatedPlayer>, SeasonError> {
        let season = season_record.log.season();
        let factions = of.factions.as_ref().ok_or(SeasonError::Refused(Refusal::FactionsOpen))?;
        let factions = game_factions(season.match_kind(), factions, game.number);
        let mut seats = Vec::with_capacity(Seat::BOTH.len());
        for seat in [game.first, game.first.other()] {
            let player = entry_holder(season_record, of.players[seat.index()])?;
            let file = self.load_frozen_file(season, &factions[seat.index()]).await?;
            seats.push(SeatedPlayer { player, file });
        }
        Ok(seats)
    }
}

/// The user who currently holds an entry.
fn entry_holder(season_record: &SeasonRecord, entrant: EntrantId) -> Result<Player, SeasonError> {
    let person = season_record.user_of(entrant);
    let player = person.and_then(|person| Some(Player { user: person.user()?, name: person.name.clone() }));
    player.ok_or(SeasonError::Erased(entrant))
}

/// The seed of a game's shuffle: the paired game's seed if both are shuffled alike, otherwise a new one.
fn game_seed(kind: MatchKind, beside: Option<&Record>) -> Result<[u8; 32], RefereeError> {
    let started = beside.and_then(|record| record.started.as_ref());
    match (kind, started) {
        (MatchKind::Mirrored { shuffle: Shuffle::Equal }, Some(started)) => Ok(started.seed.0),
        _ => Ok(Entropy::draw()?.seed),
    }
}
