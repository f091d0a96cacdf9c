//! Games with prepared piles, played up to a given point.

use std::sync::Arc;

use crate::undo::Fixture;
use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, draw_by_hand, player};
use sztab_game::Language;
use sztab_neuroshima::rules::{Army, Board, Opening, RULES_VERSION, Roster, Terms, TileId};
use sztab_referee::{FactionChoice, Interaction, LobbyOptions, Place, Referee, Venue};
use sztab_store::{Change, ChannelId, FactionData, InteractionId, Seed, Start, StartSeat};

/// A game between Alice and Bob with these tiles on top of their piles, after these lines.
pub async fn arrange_game(world: &TestDatabase, armies: [&str; 2], tops: [&str; 2], lines: &str) -> Fixture {
    draw_by_hand(&world.store).await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let options = LobbyOptions::new(Language::English, Place::Here);
    let place = Venue { guild: GUILD, channel: ChannelId(5) };
    let press = |id| Interaction { id: InteractionId(id), at: NOON };
    let game = referee.open_lobby(place, player(ALICE), &FactionChoice::Random, &options, press(1)).await.unwrap();
    referee.join(game, player(BOB), Change::at(NOON)).await.unwrap();
    let armies = armies.map(|id| Army::built_in().into_iter().find(|army| army.id == id).unwrap());
    let roster = Roster::new(armies.iter().cloned().map(Arc::new).collect());
    let piles = roster.sides().zip(tops).map(|(side, tops)| stack_pile(roster.army(side), tops)).collect();
    let seats = [ALICE, BOB].into_iter().zip(&armies);
    let start = Start {
        channel: place.channel,
        rules_version: RULES_VERSION,
        seed: Seed([0; 32]),
        commitment: String::new(),
        opening: serde_json::to_string(&Opening {
            board: Board::STANDARD,
            terms: Terms::default(),
            piles,
            leaders: Vec::new(),
        })
        .unwrap(),
        options: world.store.load_game(game).await.unwrap().options,
        seats: seats
            .map(|(user, army)| StartSeat {
                player: player(user),
                faction: army.id.clone(),
                faction_hash: army.hash.clone(),
            })
            .collect(),
        factions: armies
            .iter()
            .map(|army| FactionData { hash: army.hash.clone(), faction: army.id.clone(), source: army.source.clone() })
            .collect(),
    };
    world.store.start(game, start, Change::at(NOON)).await.unwrap();
    let mut fixture = Fixture { referee, game, presses: 10 };
    for line in lines.lines() {
        fixture.act(line.trim()).await;
    }
    fixture
}

/// The tiles of an army, with the given ones on top.
pub fn stack_pile(army: &Army, tops: &str) -> Vec<TileId> {
    let mut rest: Vec<TileId> = army.drawable_tiles().collect();
    let take = |word: &str| {
        let tile = army.find(word).unwrap_or_else(|| panic!("no tile {word}"));
        rest.remove(rest.iter().position(|&other| other == tile).unwrap())
    };
    let mut pile: Vec<TileId> = tops.split_whitespace().map(take).collect();
    pile.extend(rest);
    pile
}
