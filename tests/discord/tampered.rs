//! A game that was changed in the database, bypassing the bot: `/verify` reports the change.

use sqlx::{Connection as _, SqliteConnection};
use sztab_game::Language;
use sztab_sandbox::{Id, Person};
use sztab_store::Store;

use crate::club::{Club, TIMEOUT};
use crate::found_game::{FoundGame, Seats, deal_game, write_game};

/// A conceded game.
const GAME: &str = "place-hq B2 0
    place-hq D3 0
    draw
    place guard B1 3
    end
    draw
    place net_fighter D2 3
    end
    draw
    discard net_master
    place ganger C3 1
    end
    resign";

/// Changes to a game, in which `{game}` stands for its number, and the messages that report them.
const TAMPERINGS: [(&str, &[&str]); 9] = [
    ("SELECT 1", &["checks out, from the shuffle to the result", "All steps (13) are legal", "piles are the ones"]),
    (
        "UPDATE action SET line = 'place guard B2 3' WHERE game_id = {game} AND seq = 4",
        &["does not check out", "The first false step is number 4 (Hegemony): Guard to B2", "(NH-1.8)"],
    ),
    (
        "UPDATE action SET line = CASE seq WHEN 10 THEN 'place ganger C3 1' ELSE 'discard net_master' END
         WHERE game_id = {game} AND seq IN (10, 11)",
        &["The first false step is number 10 (Hegemony): Ganger to C3", "(NH-3.4)"],
    ),
    (
        "UPDATE action SET line = 'place guard B1 2' WHERE game_id = {game} AND seq = 4",
        &["The position I have stored after step 13 is not the one the log leads to"],
    ),
    ("UPDATE action SET line = 'hello' WHERE game_id = {game} AND seq = 5", &["Step 5 is not an action: `hello`"]),
    ("UPDATE game SET seed = zeroblob(32) WHERE id = {game}", &["The random seed is not the one I committed to"]),
    (
        // The last two tiles of the first pile are exchanged; no player has drawn them.
        "UPDATE game SET opening = replace(opening, '{last}', '{swapped}') WHERE id = {game}",
        &["Hegemony's pile is not what the random seed deals, from tile 33 on"],
    ),
    (
        "UPDATE game SET result = replace(replace(replace(result, '\"rank\":1', '\"rank\":0'), '\"rank\":2', '\"rank\":1'), \
         '\"rank\":0', '\"rank\":2') WHERE id = {game}",
        &["The record says Borgo wins; the steps lead to Hegemony wins."],
    ),
    (
        "UPDATE snapshot SET state = replace(state, '\"turn\":4', '\"turn\":5') WHERE game_id = {game}",
        &["The position I have stored after step 13"],
    ),
];

/// Executes SQL statements directly on the database. The triggers that protect it are dropped first.
async fn run_sql(club: &Club, statements: &[String]) {
    let address = format!("sqlite://{}", club.database().display());
    let mut shell = SqliteConnection::connect(&address).await.unwrap();
    for sql in statements {
        sqlx::query(sqlx::AssertSqlSafe(sql.as_str()))
            .execute(&mut shell)
            .await
            .unwrap_or_else(|e| panic!("{sql}: {e}"));
    }
    shell.close().await.unwrap();
}

fn trigger_drops() -> Vec<String> {
    ["action_never_changed", "game_start_is_final", "game_end_is_final"]
        .map(|trigger| format!("DROP TRIGGER IF EXISTS {trigger}"))
        .to_vec()
}

/// A club with `count` sessions of the same game, each in its own channel.
async fn open_sessions(found: &FoundGame, count: usize) -> (Club, Vec<(i64, Id)>, [Person; 2]) {
    let mut club = Club::without_bot().await;
    let people = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let mut games = Vec::new();
    for number in 0..count {
        let channel = club.sandbox.add_channel(club.guild, &format!("table-{number}"));
        let seats = Seats { guild: club.guild, channel, people: &people, language: Language::English };
        games.push((write_game(&store, &seats, found, found.lines.len()).await.0, channel));
    }
    store.close().await;
    club.start_bot();
    club.wait_for_bot().await;
    (club, games, people)
}

async fn run_verify(channel: Id, who: &Person) -> String {
    who.run_command(channel, &["verify"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap().content
}

#[tokio::test(flavor = "multi_thread")]
async fn alterations_in_the_database_are_named() {
    let found = deal_game(["hegemony", "borgo"], [7; 32], GAME);
    let [last, swapped] = found.swap_last_tiles_of_first_pile();
    let (club, games, [ala, _]) = open_sessions(&found, TAMPERINGS.len()).await;
    let statements = TAMPERINGS.iter().zip(&games).map(|((sql, _), (game, _))| {
        sql.replace("{game}", &game.to_string()).replace("{last}", &last).replace("{swapped}", &swapped)
    });
    let statements: Vec<String> = trigger_drops().into_iter().chain(statements).collect();
    run_sql(&club, &statements).await;
    for ((sql, expected), (_, channel)) in TAMPERINGS.iter().zip(&games) {
        let said = run_verify(*channel, &ala).await;
        for words in *expected {
            assert!(said.contains(words), "{sql}\n{said}");
        }
    }
}

/// While a game is in progress, the reply is the same whatever the seed and the piles are.
#[tokio::test(flavor = "multi_thread")]
async fn seed_and_piles_stay_secret_until_the_end() {
    let lines: Vec<&str> = GAME.lines().take(10).collect();
    let found = deal_game(["hegemony", "borgo"], [7; 32], &lines.join("\n"));
    let [last, swapped] = found.swap_last_tiles_of_first_pile();
    let (club, games, [_, ben]) = open_sessions(&found, 3).await;
    let mut statements = trigger_drops();
    statements.push(format!("UPDATE game SET seed = zeroblob(32) WHERE id = {}", games[1].0));
    let piles = format!("UPDATE game SET opening = replace(opening, '{last}', '{swapped}') WHERE id = {}", games[2].0);
    statements.extend([piles, format!("DELETE FROM snapshot WHERE game_id = {}", games[2].0)]);
    run_sql(&club, &statements).await;
    let mut said = Vec::new();
    for (game, channel) in &games {
        let answer = run_verify(*channel, &ben).await;
        assert!(answer.contains("checks out so far"), "{answer}");
        said.push(answer.replace(&format!("Game {game}"), "Game"));
    }
    assert_eq!(said[0], said[1]);
    assert_eq!(said[0], said[2]);
}
