//! Tables of three and four, brought to some point before the bot starts.

use std::sync::Arc;

use sztab::games::neuroshima::rules::{Action, Army, Event, Game, Opening, RULES_VERSION, Roster, Side, Terms};
use sztab::games::{Language, Rules};
use sztab::referee::{LobbyOptions, Place, PostKind};
use sztab::sandbox::Person;
use sztab::store::{
    Append, ArmyData, Change, ChannelId, GameId, GuildId, NewEntry, NewLobby, NewPost, Player, Prompt, Seed, Seq,
    Start, StartSeat, Store, UserId,
};

use crate::brought::army;
use crate::club::now;
use crate::player::Dice;

const ARMIES: [&str; 4] = ["moloch", "borgo", "hegemony", "outpost"];

/// A game of three or four with its lines so far.
pub struct Round {
    armies: Vec<Army>,
    opening: Opening,
    lines: Vec<(Side, String)>,
}

/// Where it is played.
pub struct Chairs<'a> {
    pub guild: u64,
    pub channel: u64,
    /// In turn order.
    pub people: &'a [Person],
    pub language: Language,
}

impl Round {
    fn dealt(terms: &str, number: u64) -> (Self, Game) {
        let terms: Terms = terms.parse().unwrap();
        let armies: Vec<Army> = ARMIES[..usize::from(terms.seats)].iter().map(|id| army(id)).collect();
        let board = terms.board;
        let roster = Arc::new(Roster::with_terms(armies.iter().cloned().map(Arc::new).collect(), terms));
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_be_bytes());
        let opening = Opening::deal(&roster, board, &seed);
        let game = Game::new(roster, &opening);
        (Self { armies, opening, lines: Vec::new() }, game)
    }

    /// A game with its HQs on the board, after the first draw.
    pub fn begun(terms: &str) -> Self {
        let (mut round, mut game) = Self::dealt(terms, 7);
        for turn in 0..=round.armies.len() {
            let legal: Vec<Action> = game.legal_actions().into_iter().collect();
            // HQs stand as far from each other as the list of hexes goes.
            let action = if turn % 2 == 0 { legal.first() } else { legal.last() };
            round.play(&mut game, *action.unwrap());
        }
        round
    }

    /// A game of three that is played at random until the next line puts a side out and the others play on, with that
    /// line, its side, and the side that is out.
    pub fn before_elimination() -> (Self, (Side, String), Side) {
        let mut best: Option<(Self, (Side, String), Side)> = None;
        for number in 0..600 {
            let (mut round, mut game) = Self::dealt("mode=ffa seats=3", number);
            let mut dice = Dice::new(number + 1);
            while let Some(side) = game.to_act() {
                if best.as_ref().is_some_and(|(best, ..)| best.lines.len() <= round.lines.len()) {
                    break;
                }
                let legal: Vec<Action> = game.legal_actions().into_iter().collect();
                let idle = |action: &&Action| matches!(action, Action::Discard { .. } | Action::End);
                let busy: Vec<Action> = legal.iter().filter(|action| !idle(action)).copied().collect();
                let action = *dice.pick(if busy.is_empty() { &legal } else { &busy });
                let line = Rules::print(&game, side, &action);
                let mut after = game.clone();
                let events = after.apply(side, action).unwrap();
                let out = events.iter().find_map(|event| match event {
                    Event::Eliminated { side } => Some(*side),
                    _ => None,
                });
                if let Some(out) = out.filter(|_| after.outcome().is_none()) {
                    // The one who brings it about stays, by a line of a turn.
                    let is_played = game.decision().is_none() && action != Action::End;
                    if out != side && is_played && after.to_act().is_some() {
                        best = Some((round, (side, line), out));
                    }
                    break;
                }
                round.lines.push((side, line));
                game = after;
            }
        }
        best.expect("HQs fall")
    }

    fn play(&mut self, game: &mut Game, action: Action) {
        let side = game.to_act().unwrap();
        self.lines.push((side, Rules::print(game, side, &action)));
        game.apply(side, action).unwrap();
    }

    /// Makes the game part of a database, with the post of the turn that it has come to.
    pub async fn put_into(&self, store: &Store, chairs: &Chairs<'_>) -> GameId {
        let players: Vec<Player> = chairs.people[..self.armies.len()]
            .iter()
            .map(|person| Player { user: UserId(person.id()), name: person.name() })
            .collect();
        let usual = LobbyOptions::new(chairs.language, Place::Here);
        let options = LobbyOptions { terms: self.opening.terms.to_string(), ..usual };
        let options = serde_json::to_string(&options).unwrap();
        let at = now();
        let lobby = NewLobby {
            kind: "neuroshima".to_owned(),
            guild: GuildId(chairs.guild),
            channel: ChannelId(chairs.channel),
            created_by: players[0].user,
            options: options.clone(),
            players: players.clone(),
            army: None,
            limit: None,
        };
        let game = store.create_lobby(lobby, Change::at(at)).await.unwrap();
        let seat = |(player, army): (&Player, &Army)| StartSeat {
            player: player.clone(),
            army: army.id.clone(),
            army_hash: army.hash.clone(),
        };
        let data =
            |army: &Army| ArmyData { hash: army.hash.clone(), army: army.id.clone(), source: army.source.clone() };
        let start = Start {
            channel: ChannelId(chairs.channel),
            rules_version: RULES_VERSION,
            seed: Seed([0; 32]),
            commitment: "not of this game".to_owned(),
            opening: serde_json::to_string(&self.opening).unwrap(),
            options,
            seats: players.iter().zip(&self.armies).map(seat).collect(),
            armies: self.armies.iter().map(data).collect(),
        };
        store.start(game, start, Change::at(at)).await.unwrap();
        let entry = |(side, line): &(Side, String)| NewEntry {
            side: side.0,
            line: line.clone(),
            actor: players[side.index()].user,
            prompt: Prompt::Act,
        };
        let turn = NewPost::new(PostKind::Turn.word(), ChannelId(chairs.channel), String::new()).live();
        let append = Append {
            game,
            expected: Seq(0),
            entries: self.lines.iter().map(entry).collect(),
            snapshot: None,
            result: None,
            change: Change::at(at).owing(turn),
        };
        store.append(append).await.unwrap();
        game
    }
}
