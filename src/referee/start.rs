//! From lobby to game: armies, who plays first, the shuffle.

use std::sync::Arc;

use crate::games::Chance;
use crate::games::neuroshima::rules::{Army, Board, Opening, RULES_VERSION, Roster, Side, opening};
use crate::store::{
    ArmyData, Change, ChannelId, Game as Record, GameId, GuildId, InteractionId, Player, Seed, Seq, Start, StartSeat,
    StoreError, UnixMs, UserId,
};

use super::clock::Clock;
use super::content::{JobContent, PostContent, plan_or_drop};
use super::options::{Armies, First, LobbyOptions, SEATS, roles};
use super::{Referee, RefereeError};

/// Where a game begins, and whose turn is the first.
pub(super) struct FirstTurn {
    pub(super) channel: ChannelId,
    pub(super) user: UserId,
}

impl Referee {
    /// Deals and begins: random armies and, where it was left to chance, who starts come from the operating system, the
    /// shuffle from a seed of its own that is committed to in the first post (NH-2.1, NH-2.3). `channel` is where the
    /// game will be played.
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
                Err(RefereeError::Store(StoreError::SeatsChanged(_) | StoreError::LobbyChanged(_))) => {}
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
        let options = LobbyOptions::of(&record)?;
        let mut entropy = Entropy::draw()?;
        let armies = self.armies_of(&record, &options, &mut entropy);
        let mut seats: Vec<(Player, Arc<Army>)> =
            record.seats.iter().map(|seat| Player { user: seat.user, name: seat.name.clone() }).zip(armies).collect();
        let is_reversed = match options.first {
            First::Random => entropy.below(2) == 1,
            First::Host | First::Guest => {
                options.first_player(&record).is_some_and(|first| seats.first().is_some_and(|(p, _)| p.user != first))
            }
        };
        if is_reversed {
            seats.reverse();
        }
        let start = dealt(&seats, channel, &entropy.seed, record.options.clone());
        // The lobby's own message says where the game is, and loses its buttons.
        let closed = PostContent::Refresh.post(record.channel);
        let first = seats.first().map(|(player, _)| player.user).ok_or(RefereeError::SeatsOpen)?;
        let mut begun = Change::at(at).by(interaction).owing(closed);
        if options.mirror.is_some() {
            begun = begun.with_jobs([plan_or_drop(JobContent::Mirror, Some(at))]);
        }
        let begun = begun.with_jobs(self.thread_at_start(&record, &options, at));
        let begun = self.opened(begun, record.guild, &options, FirstTurn { channel, user: first }).await?;
        Ok(self.store.start(game, start, begun).await?)
    }

    /// Adds what every beginning brings: the first posts, the clock, and what is due later.
    pub(super) async fn opened(
        &self,
        change: Change,
        guild: GuildId,
        options: &LobbyOptions,
        FirstTurn { channel, user }: FirstTurn,
    ) -> Result<Change, RefereeError> {
        let first = PostContent::Opening.post(channel);
        let turn = PostContent::Turn.post(channel).live();
        let clock = options.clock.map(|control| Clock::new(control, usize::from(SEATS), Side(0), change.at));
        let jobs = self.planned(guild, clock.as_ref(), user, Seq::OPENING, change.at).await?;
        Ok(change.owing(first).owing(turn).with_clock(clock.as_ref().map(Clock::to_text)).with_jobs(jobs))
    }

    /// The army of each seat; whoever left it to chance gets one that nobody else plays.
    fn armies_of(&self, record: &Record, options: &LobbyOptions, entropy: &mut Entropy) -> Vec<Arc<Army>> {
        let draft = self.draft_of(options);
        let drafted = draft.outcome().filter(|_| options.armies == Armies::Draft).zip(roles(record));
        let wanted: Vec<Option<&str>> = match drafted {
            Some((armies, roles)) => {
                let army_of = |user: UserId| roles.iter().position(|seat| seat.user == user).map(|role| armies[role]);
                record.seats.iter().map(|seat| army_of(seat.user)).collect()
            }
            None => record.seats.iter().map(|seat| seat.army.as_deref()).collect(),
        };
        let mut pool: Vec<&Arc<Army>> =
            self.armies.armies().iter().filter(|army| !wanted.contains(&Some(army.id.as_str()))).collect();
        let mut drawn = || Arc::clone(pool.swap_remove(entropy.below(pool.len())));
        wanted.iter().map(|id| id.and_then(|id| self.armies.find(id)).unwrap_or_else(&mut drawn)).collect()
    }
}

/// A game dealt from a seed.
pub(super) fn dealt(seats: &[(Player, Arc<Army>)], channel: ChannelId, seed: &[u8; 32], options: String) -> Start {
    let roster = Roster::new(seats.iter().map(|(_, army)| Arc::clone(army)).collect());
    let opening = Opening::deal(&roster, Board::Standard, seed);
    let seat = |(player, army): &(Player, Arc<Army>)| StartSeat {
        player: player.clone(),
        army: army.id.clone(),
        army_hash: army.hash.clone(),
    };
    let data = |(_, army): &(Player, Arc<Army>)| ArmyData {
        hash: army.hash.clone(),
        army: army.id.clone(),
        source: army.source.clone(),
    };
    Start {
        channel,
        rules_version: RULES_VERSION,
        seed: Seed(*seed),
        commitment: opening::commitment(seed),
        opening: serde_json::to_string(&opening).expect("an opening is plain data"),
        options,
        seats: seats.iter().map(seat).collect(),
        armies: seats.iter().map(data).collect(),
    }
}

/// Random bytes of the operating system: the seed of the game, and chance for its beginning, which says nothing about
/// the seed.
pub(super) struct Entropy {
    pub(super) seed: [u8; 32],
    chance: Chance,
}

impl Entropy {
    pub(super) fn draw() -> Result<Self, RefereeError> {
        let (mut seed, mut rest) = ([0; 32], [0; 32]);
        for bytes in [&mut seed, &mut rest] {
            getrandom::fill(bytes).map_err(|error| RefereeError::NoRandomness(error.to_string()))?;
        }
        Ok(Self { seed, chance: Chance::new(&rest, "sztab start 1", "") })
    }

    /// A number below a small bound, each equally likely; 0 if the bound is.
    fn below(&mut self, bound: usize) -> usize {
        let number = u32::try_from(bound).ok().and_then(|bound| self.chance.below(bound));
        number.and_then(|number| usize::try_from(number).ok()).unwrap_or(0)
    }
}
