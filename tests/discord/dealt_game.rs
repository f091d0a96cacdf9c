//! Games of any kind that computer players play up to some point before the bot starts.

use std::sync::atomic::{AtomicU64, Ordering};

use sztab_game::chance::commitment;
use sztab_game::{Game, Kind, LineNumber, SeatFile, Seed, Side, find_kind};
use sztab_referee::{Act, LobbyOptions, Place, PostContent, Referee, Request};
use sztab_store::{
    Change, ChannelId, FactionData, GameId, GuildId, InteractionId, NewLobby, Player, Seq, Start, StartSeat, Store,
    UserId,
};

use crate::club::now;
use crate::found_game::Seats;

/// A game with its deal and the lines played so far.
pub struct DealtGame {
    pub kind: Kind,
    terms: String,
    pub files: Vec<SeatFile>,
    seed: Seed,
    opening: String,
    lines: Vec<(Side, String)>,
}

impl DealtGame {
    /// A game on the given terms, with one file per seat, played by computer players of the given strength until it
    /// satisfies a condition.
    pub fn play_until(
        kind: &str,
        terms: &str,
        seats: &[&str],
        (seed, strength): (Seed, &str),
        is_wanted: impl Fn(&dyn Game) -> bool,
    ) -> Self {
        let kind = find_kind(sztab::KINDS, kind).unwrap();
        let file = |id: &&str| kind.files().into_iter().find(|file| file.id == **id).unwrap();
        let files: Vec<SeatFile> = seats.iter().map(file).collect();
        let data: Vec<_> = files.iter().map(SeatFile::data).collect();
        let opening = kind.deal(&data, terms, &seed).unwrap();
        let mut game = kind.open(&data, &opening).unwrap();
        let mut lines = Vec::new();
        while !is_wanted(&*game) {
            let side = game.waiting_sides().iter().next().unwrap();
            let ordered = game.ordered_line(side, "", false);
            let said = || kind.planned_lines(&*game, side, strength, &seed).swap_remove(0);
            let line = ordered.unwrap_or_else(said);
            game.play(side, &line, LineNumber(u32::try_from(lines.len()).unwrap() + 1)).unwrap();
            lines.push((side, line));
        }
        Self { kind, terms: terms.to_owned(), files, seed, opening, lines }
    }

    /// Writes the game to a database.
    pub async fn write_to(&self, store: &Store, seats: &Seats<'_>) -> GameId {
        static NEXT_PRESS: AtomicU64 = AtomicU64::new(1 << 32);
        let (referee, channel, at) = (Referee::new(store.clone(), sztab::KINDS), ChannelId(seats.channel), now());
        let player = |person: &sztab_sandbox::Person| Player { user: UserId(person.id()), name: person.name() };
        let players: Vec<Player> = seats.people.iter().map(player).collect();
        let options = LobbyOptions {
            game: Some(self.kind.info().id.to_owned()),
            terms: self.terms.clone(),
            ..LobbyOptions::new(seats.language, Place::Here)
        };
        let options = serde_json::to_string(&options).unwrap();
        let lobby = NewLobby {
            kind: self.kind.info().id.to_owned(),
            guild: GuildId(seats.guild),
            channel,
            created_by: players[0].user,
            options: options.clone(),
            players: players.clone(),
            faction: None,
            is_exclusive: true,
            limit: None,
        };
        let game = store.create_lobby(lobby, Change::at(at)).await.unwrap();
        let posts = Change::at(at).with_post(PostContent::Opening.into_post(channel));
        let posts = posts.with_post(PostContent::Turn.into_post(channel).with_buttons());
        store.start(game, self.start(channel, players, options), posts).await.unwrap();
        for (number, (side, line)) in (1..).zip(&self.lines) {
            // Standing orders may have played the line already.
            if referee.load_session(game).await.unwrap().seq >= Seq(number) {
                continue;
            }
            let user = UserId(seats.people[side.index()].id());
            let interaction = InteractionId(NEXT_PRESS.fetch_add(1, Ordering::Relaxed));
            let act = Act::Line(line.clone());
            referee.act(Request { game, user, seen: None, interaction, at, act }).await.unwrap();
        }
        game
    }

    fn start(&self, channel: ChannelId, players: Vec<Player>, options: String) -> Start {
        let seat = |(player, file): (Player, &SeatFile)| StartSeat {
            player,
            faction: file.id.clone(),
            faction_hash: file.hash.clone(),
        };
        let data = |file: &SeatFile| FactionData {
            hash: file.hash.clone(),
            faction: file.id.clone(),
            source: file.source.clone(),
        };
        Start {
            channel,
            rules_version: self.kind.info().version,
            seed: sztab_store::Seed(self.seed),
            commitment: commitment(&self.seed),
            opening: self.opening.clone(),
            options,
            seats: players.into_iter().zip(&self.files).map(seat).collect(),
            factions: self.files.iter().map(data).collect(),
        }
    }
}
