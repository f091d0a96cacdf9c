//! A server where two games are played: what is counted, asked and said goes by the game.

use sztab_sandbox::{Id, Message, OptionValue, Person};
use sztab_store::Store;

use crate::club::{Club, PATIENCE, button};
use crate::flows::statistics::{Earlier, NOON, play};

const WON: &str = r#"{"places":[{"rank":1,"points":21},{"rank":2,"points":14}],"cause":"last-round"}"#;

async fn types(person: &Person, channel: Id, command: &[&str], options: &[(&str, OptionValue)]) -> Message {
    person.command(channel, command, options).await.unwrap().complete(PATIENCE).await.unwrap()
}

/// Everything that a message says.
fn said(message: &Message) -> String {
    let embeds = message.embeds.iter().filter_map(|embed| embed.description.clone());
    std::iter::once(message.content.clone()).chain(embeds).collect::<Vec<_>>().join("\n")
}

/// The values file by which all seats of Mechs are played.
fn values() -> String {
    sztab_mechs::KIND.files().swap_remove(0).id
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_has_ratings_of_its_own() {
    let club = Club::open().await;
    let [duels, mechs, hall] = ["duels", "mechs", "hall"].map(|name| club.sandbox.add_channel(club.guild, name));
    let [ala, ben, cy] = ["Ala", "Ben", "Cy"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let values = values();
    let game = |channel, winner: &Person, loser: &Person, armies: [&str; 2]| {
        let (winner, loser) = ((winner.id(), winner.name()), (loser.id(), loser.name()));
        let armies = armies.map(str::to_owned);
        let (store, guild) = (store.clone(), club.guild);
        async move {
            let players = [(winner.0, &*winner.1, &*armies[0]), (loser.0, &*loser.1, &*armies[1])];
            play(&store, &Earlier { guild, channel, players, is_rated: true, result: Some(WON), from: NOON }, 1).await;
        }
    };
    game(duels, &ala, &ben, ["borgo", "moloch"]).await;
    // One game alone is not named.
    let ratings = types(&ala, hall, &["ratings"], &[]).await;
    assert!(ratings.content.starts_with("📈 **Ratings on this server**"), "{}", ratings.content);
    game(mechs, &ben, &ala, [&values, &values]).await;
    game(mechs, &cy, &ben, [&values, &values]).await;
    store.close().await;

    // A channel asks for its game; elsewhere the most played one comes first.
    for (channel, options, name, players) in [
        (duels, vec![], "Neuroshima Hex", 2),
        (mechs, vec![], "Tiny Epic Mechs", 3),
        (hall, vec![], "Tiny Epic Mechs", 3),
        (hall, vec![("game", "Neuroshima Hex".into())], "Neuroshima Hex", 2),
        (duels, vec![("game", "mechs".into())], "Tiny Epic Mechs", 3),
    ] {
        let ratings = types(&ala, channel, &["ratings"], &options).await;
        let begin =
            format!("**{name}**\n📈 **Ratings on this server** · players: {players} · rated matches: {}", players - 1);
        assert!(ratings.content.starts_with(&begin), "{}", ratings.content);
        let has_armies = ratings.buttons().any(|button| button.label == "Armies");
        assert_eq!(has_armies, name == "Neuroshima Hex", "all seats of Mechs play the same file");
    }
    let unknown = types(&ala, hall, &["ratings"], &[("game", "chess".into())]).await;
    assert!(unknown.content.contains("no such game"), "{}", unknown.content);
    let kitty = types(&ala, mechs, &["ratings"], &[("army", "Kitty".into())]).await;
    assert_eq!(kitty.content, "I can't find that. Choose one of the suggestions.");

    // Buttons stay with the game.
    let of_ala = types(&ala, hall, &["ratings"], &[("player", (&ala).into()), ("game", "mechs".into())]).await;
    assert!(said(&of_ala).contains("rated matches: 1 · place 3 of 3"), "{}", said(&of_ala));
    let whole = ala.press(of_ala.id, &button(&of_ala, "All ratings")).await.unwrap().complete(PATIENCE).await.unwrap();
    assert!(whole.content.contains("Tiny Epic Mechs") && whole.content.contains("players: 3"), "{}", whole.content);

    // A player's statistics name the other game.
    let statistics = said(&types(&ala, hall, &["statistics"], &[]).await);
    assert!(statistics.contains("\nRating: 1662? · rated matches: 1 · place 1 of 2"), "{statistics}");
    assert!(statistics.contains("\nTiny Epic Mechs · Rating: 1338? · rated matches: 1 · place 3 of 3"), "{statistics}");
    assert_eq!(club.sandbox.violations(), []);
}
