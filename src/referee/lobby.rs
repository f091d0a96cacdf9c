//! A table before its game: who plays, with which armies, where.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::{Army, Board, Catalogue, Language, Opening, RULES_VERSION, Roster, opening};
use crate::store::{
    ArmyData, Change, ChannelId, Game as Record, GameId, GuildId, InteractionId, NewLobby, NewPost, Player, Seed,
    Start, StartSeat, Status, StoreError, UnixMs, UserId,
};

use super::{PostKind, Referee, RefereeError};

/// Seats of a duel.
const SEATS: u8 = 2;

/// What is agreed when a table is opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbyOptions {
    /// The language of public posts.
    pub language: Language,
    /// Where the game is played.
    pub place: Place,
    /// The only user who may take the other seat, if somebody was invited.
    pub invited: Option<u64>,
    /// Whether the bot tells odds of drawing.
    #[serde(default = "yes")]
    pub odds: bool,
}

fn yes() -> bool {
    true
}

/// Where a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In a public thread of its own.
    Thread,
    /// In the channel where the table was opened.
    Here,
}

/// The army that a player wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArmyChoice {
    /// This one.
    Army(String),
    /// Any that the other one does not play.
    Random,
}

impl ArmyChoice {
    fn id(&self) -> Option<&str> {
        match self {
            Self::Army(id) => Some(id),
            Self::Random => None,
        }
    }
}

impl LobbyOptions {
    /// Reads what the store keeps.
    ///
    /// # Errors
    ///
    /// If the text is not ours.
    pub fn of(record: &Record) -> Result<Self, RefereeError> {
        serde_json::from_str(&record.options)
            .map_err(|error| RefereeError::Broken { game: record.id, reason: error.to_string() })
    }

    fn to_text(&self) -> String {
        serde_json::to_string(self).expect("options are plain data")
    }
}

impl Referee {
    /// Opens a table with its host at it.
    ///
    /// # Errors
    ///
    /// If the channel has a table already, or the store refuses.
    pub async fn open_lobby(
        &self,
        (guild, channel): (GuildId, ChannelId),
        host: Player,
        army: &ArmyChoice,
        options: &LobbyOptions,
        (interaction, at): (InteractionId, UnixMs),
    ) -> Result<GameId, RefereeError> {
        self.known(army)?;
        let lobby = NewLobby {
            guild,
            channel,
            created_by: host.user,
            options: options.to_text(),
            players: vec![host],
            army: army.id().map(str::to_owned),
        };
        let post = NewPost::new(PostKind::Lobby.word(), channel, String::new());
        Ok(self.store.create_lobby(lobby, Change::at(at).by(interaction).owing(post)).await?)
    }

    /// Takes the other seat.
    ///
    /// # Errors
    ///
    /// If it is taken or kept for somebody else, or the lobby has closed.
    pub async fn join(&self, game: GameId, player: Player, change: Change) -> Result<(), RefereeError> {
        let record = self.store.game(game).await?;
        let invited = LobbyOptions::of(&record)?.invited;
        let may_sit = invited.is_none_or(|invited| invited == player.user.0) || player.user == record.created_by;
        if !may_sit {
            return Err(RefereeError::SeatKept);
        }
        self.store.join(game, player, SEATS, change).await?;
        Ok(())
    }

    /// Frees a seat.
    ///
    /// # Errors
    ///
    /// If the user has none, or the lobby has closed.
    pub async fn leave(&self, game: GameId, user: UserId, change: Change) -> Result<(), RefereeError> {
        Ok(self.store.leave(game, user, change).await?)
    }

    /// Notes which army a player wants.
    ///
    /// # Errors
    ///
    /// If there is no such army, the user has no seat, or the lobby has closed.
    pub async fn choose_army(
        &self,
        game: GameId,
        user: UserId,
        army: &ArmyChoice,
        change: Change,
    ) -> Result<(), RefereeError> {
        self.known(army)?;
        Ok(self.store.set_army(game, user, army.id(), change).await?)
    }

    /// Calls a table off before its game.
    ///
    /// # Errors
    ///
    /// If the user neither opened the table nor sits at it, or the game has begun.
    pub async fn call_off(&self, game: GameId, user: UserId, change: Change) -> Result<(), RefereeError> {
        let record = self.lobby_of(game, user).await?;
        Ok(self.store.cancel(record.id, change).await?)
    }

    /// A lobby, for somebody who may decide about it.
    ///
    /// # Errors
    ///
    /// If the game has begun, or the user neither opened the table nor sits at it.
    pub async fn lobby_of(&self, game: GameId, user: UserId) -> Result<Record, RefereeError> {
        let record = self.store.game(game).await?;
        if record.status != Status::Lobby {
            return Err(RefereeError::NotRunning(game));
        }
        if record.created_by != user && record.seat_of(user).is_none() {
            return Err(RefereeError::NotHost);
        }
        Ok(record)
    }

    /// Whether a lobby is complete.
    ///
    /// # Errors
    ///
    /// What is missing.
    pub fn ready(&self, record: &Record) -> Result<(), RefereeError> {
        let [first, second] = record.seats.as_slice() else { return Err(RefereeError::SeatsOpen) };
        if first.army.is_some() && first.army == second.army {
            return Err(RefereeError::SameArmy);
        }
        // The file of an army may have been taken away since it was chosen.
        let wanted = record.seats.iter().filter_map(|seat| seat.army.as_deref());
        if wanted.into_iter().any(|army| self.armies.find(army).is_none()) {
            return Err(RefereeError::NoSuchArmy);
        }
        Ok(())
    }

    fn known(&self, army: &ArmyChoice) -> Result<(), RefereeError> {
        match army.id() {
            Some(id) if self.armies.find(id).is_none() => Err(RefereeError::NoSuchArmy),
            _ => Ok(()),
        }
    }

    /// Deals and begins: random armies and who starts come from the operating system, the shuffle from a seed of its
    /// own that is committed to in the first post (NH-2.1, NH-2.3). `channel` is where the game will be played.
    ///
    /// # Errors
    ///
    /// If the table is not complete, or the store refuses.
    ///
    /// # Panics
    ///
    /// Never: an opening is plain data, which can be written down.
    pub async fn start(
        &self,
        game: GameId,
        user: UserId,
        channel: ChannelId,
        press: (InteractionId, UnixMs),
    ) -> Result<(), RefereeError> {
        loop {
            match self.deal(game, user, channel, press).await {
                // Somebody chose, left or joined meanwhile: deal for those who sit there now, if they may still start.
                Err(RefereeError::Store(StoreError::SeatsChanged(_))) => {}
                dealt => return dealt,
            }
        }
    }

    async fn deal(
        &self,
        game: GameId,
        user: UserId,
        channel: ChannelId,
        (interaction, at): (InteractionId, UnixMs),
    ) -> Result<(), RefereeError> {
        let record = self.lobby_of(game, user).await?;
        self.ready(&record)?;
        let mut chance = Chance::draw()?;
        let armies = armies_of(&record, &self.armies, &mut chance);
        let mut seats: Vec<(Player, Arc<Army>)> =
            record.seats.iter().map(|seat| Player { user: seat.user, name: seat.name.clone() }).zip(armies).collect();
        if chance.below(2) == 1 {
            seats.reverse();
        }
        let roster = Roster::new(seats.iter().map(|(_, army)| Arc::clone(army)).collect());
        let opening = Opening::deal(&roster, Board::Standard, &chance.seed);
        let start = Start {
            channel,
            rules_version: RULES_VERSION,
            seed: Seed(chance.seed),
            commitment: opening::commitment(&chance.seed),
            opening: serde_json::to_string(&opening).expect("an opening is plain data"),
            seats: seats
                .iter()
                .map(|(player, army)| StartSeat {
                    player: player.clone(),
                    army: army.id.clone(),
                    army_hash: army.hash.clone(),
                })
                .collect(),
            armies: seats
                .iter()
                .map(|(_, army)| ArmyData {
                    hash: army.hash.clone(),
                    army: army.id.clone(),
                    source: army.source.clone(),
                })
                .collect(),
        };
        // The lobby's own message says where the game is, and loses its buttons.
        let closed = NewPost::new(PostKind::Refresh.word(), record.channel, String::new());
        let first = NewPost::new(PostKind::Opening.word(), channel, String::new());
        let turn = NewPost::new(PostKind::Turn.word(), channel, String::new()).live();
        let begun = Change::at(at).by(interaction).owing(closed).owing(first).owing(turn);
        Ok(self.store.start(game, start, begun).await?)
    }
}

/// The army of each seat; whoever left it to chance gets one that nobody else plays.
fn armies_of(record: &Record, catalogue: &Catalogue, chance: &mut Chance) -> Vec<Arc<Army>> {
    let wanted: Vec<Option<&str>> = record.seats.iter().map(|seat| seat.army.as_deref()).collect();
    let mut pool: Vec<&Arc<Army>> =
        catalogue.armies().iter().filter(|army| !wanted.contains(&Some(army.id.as_str()))).collect();
    let mut drawn = || Arc::clone(pool.swap_remove(chance.below(pool.len())));
    wanted.iter().map(|id| id.and_then(|id| catalogue.find(id)).unwrap_or_else(&mut drawn)).collect()
}

/// Random numbers of the operating system: the seed of the shuffle, and some for the rest, which say nothing about it.
struct Chance {
    seed: [u8; 32],
    rest: Vec<u8>,
}

impl Chance {
    fn draw() -> Result<Self, RefereeError> {
        let mut bytes = [0; 64];
        getrandom::fill(&mut bytes).map_err(|error| RefereeError::NoRandomness(error.to_string()))?;
        let (seed, rest) = bytes.split_at(32);
        Ok(Self { seed: seed.try_into().expect("32 of 64 bytes"), rest: rest.to_vec() })
    }

    /// A number below a small bound. Four bytes make the bias smaller than one in ten million.
    fn below(&mut self, bound: usize) -> usize {
        let bytes: Vec<u8> = self.rest.drain(..self.rest.len().min(4)).collect();
        let number = bytes.iter().fold(0_usize, |number, &byte| (number << 8) | usize::from(byte));
        number % bound.max(1)
    }
}
