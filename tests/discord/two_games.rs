//! A server with two games: statistics, questions and texts depend on the game.

use sztab_sandbox::{Id, Message, OptionValue, Person};
use sztab_store::{GameId, Store};

use crate::club::{Club, TIMEOUT, button_id, version};
use crate::flows::statistics::{EarlierGame, NOON, store_game};
use crate::hall::LeagueServer;

const WIN_OUTCOME: &str = r#"{"places":[{"rank":1,"points":21},{"rank":2,"points":14}],"cause":"last-round"}"#;

async fn run_command(person: &Person, channel: Id, command: &[&str], options: &[(&str, OptionValue)]) -> Message {
    person.run_command(channel, command, options).await.unwrap().complete(TIMEOUT).await.unwrap()
}

/// All text in a message.
fn message_text(message: &Message) -> String {
    let embeds = message.embeds.iter().filter_map(|embed| embed.description.clone());
    std::iter::once(message.content.clone()).chain(embeds).collect::<Vec<_>>().join("\n")
}

/// The values file used by all seats of Mechs.
fn read_values() -> String {
    sztab_mechs::KIND.files().swap_remove(0).id
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_has_its_own_ratings() {
    let club = Club::open().await;
    let [duels, mechs, hall] = ["duels", "mechs", "hall"].map(|name| club.sandbox.add_channel(club.guild, name));
    let [ala, ben, cy] = ["Ala", "Ben", "Cy"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let values = read_values();
    let game = |channel, winner: &Person, loser: &Person, armies: [&str; 2]| {
        let (winner, loser) = ((winner.id(), winner.name()), (loser.id(), loser.name()));
        let armies = armies.map(str::to_owned);
        let (store, guild) = (store.clone(), club.guild);
        async move {
            let players = [(winner.0, &*winner.1, &*armies[0]), (loser.0, &*loser.1, &*armies[1])];
            store_game(
                &store,
                &EarlierGame { guild, channel, players, is_rated: true, result: Some(WIN_OUTCOME), from: NOON },
                1,
            )
            .await;
        }
    };
    game(duels, &ala, &ben, ["borgo", "moloch"]).await;
    // If there is only one game, it is not named.
    let ratings = run_command(&ala, hall, &["ratings"], &[]).await;
    assert!(ratings.content.starts_with("📈 **Ratings on this server**"), "{}", ratings.content);
    game(mechs, &ben, &ala, [&values, &values]).await;
    game(mechs, &cy, &ben, [&values, &values]).await;
    store.close().await;

    // In a channel used by one game, that game is chosen; elsewhere the game played most comes first.
    for (channel, options, name, players) in [
        (duels, vec![], "Neuroshima Hex", 2),
        (mechs, vec![], "Tiny Epic Mechs", 3),
        (hall, vec![], "Tiny Epic Mechs", 3),
        (hall, vec![("game", "Neuroshima Hex".into())], "Neuroshima Hex", 2),
        (duels, vec![("game", "mechs".into())], "Tiny Epic Mechs", 3),
    ] {
        let ratings = run_command(&ala, channel, &["ratings"], &options).await;
        let begin =
            format!("**{name}**\n📈 **Ratings on this server** · players: {players} · rated matches: {}", players - 1);
        assert!(ratings.content.starts_with(&begin), "{}", ratings.content);
        let has_factions = ratings.buttons().any(|button| button.label == "Armies");
        assert_eq!(has_factions, name == "Neuroshima Hex", "all seats of Mechs play the same file");
    }
    let unknown = run_command(&ala, hall, &["ratings"], &[("game", "chess".into())]).await;
    assert!(unknown.content.contains("no such game"), "{}", unknown.content);
    let kitty = run_command(&ala, mechs, &["ratings"], &[("army", "Kitty".into())]).await;
    assert_eq!(kitty.content, "I can't find that. Choose one of the suggestions.");

    // Buttons refer to the same game as before.
    let of_ala = run_command(&ala, hall, &["ratings"], &[("player", (&ala).into()), ("game", "mechs".into())]).await;
    assert!(message_text(&of_ala).contains("rated matches: 1 · place 3 of 3"), "{}", message_text(&of_ala));
    let whole =
        ala.press(of_ala.id, &button_id(&of_ala, "All ratings")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(whole.content.contains("Tiny Epic Mechs") && whole.content.contains("players: 3"), "{}", whole.content);

    // A player's statistics also mention the other game.
    let statistics = message_text(&run_command(&ala, hall, &["statistics"], &[]).await);
    assert!(statistics.contains("\nRating: 1662? · rated matches: 1 · place 1 of 2"), "{statistics}");
    assert!(
        statistics.contains("Borgo") && !statistics.contains("Open values"),
        "players choose no values: {statistics}"
    );
    assert!(statistics.contains("\nTiny Epic Mechs · Rating: 1338? · rated matches: 1 · place 3 of 3"), "{statistics}");
    let results = message_text(&run_command(&ala, hall, &["results", "games"], &[]).await);
    assert!(results.contains("Ala (Borgo)") && !results.contains("Open values"), "{results}");
    let armies = run_command(&ala, hall, &["results", "armies"], &[]).await;
    assert!(armies.content.contains("Armies in 1 game"), "{}", armies.content);
    assert_eq!(club.sandbox.violations(), []);
}

/// The text of a file attached to a reply.
fn read_attachment(message: &Message, name: &str) -> String {
    let file = message.attachments.iter().find(|file| file.filename == name);
    let file = file.unwrap_or_else(|| panic!("{name} in {message:#?}"));
    String::from_utf8(file.bytes.to_vec()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_of_the_second_game_is_played_to_its_results() {
    let hall = LeagueServer::open(4).await;
    let raft = [("league", "Rafts".into()), ("preset", 0_i64.into()), ("game", "chess".into())];
    let refused = hall.run_command(&hall.olga, &["season", "new"], &raft).await;
    assert!(refused.content.contains("no such game"), "{}", refused.content);
    let options = [("league", "Mechs".into()), ("preset", 0_i64.into()), ("game", "mechs".into())];
    let created = hall.run_command(&hall.olga, &["season", "new"], &options).await;
    assert!(!created.content.contains("army") && !created.content.contains("HQ"), "{}", created.content);
    let pages = created.selects().next().unwrap();
    assert!(!pages.options.iter().any(|page| page.label.contains("armies")), "all play the same: {pages:#?}");
    let post = hall.enter().await;
    let rules = hall.press(&hall.players[0], &post, "Rules").await;
    let said = message_text(&rules);
    assert!(said.contains("Game: Tiny Epic Mechs."), "{said}");
    for word in ["HQ points", "HQ balance", "armies", "ban or pick"] {
        assert!(!said.contains(word), "{word}: {said}");
    }

    // Pairings are published, and sessions are opened for two.
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let has_two = |sandbox: &sztab_sandbox::Sandbox| {
        let posts = sandbox.messages(hall.channel);
        (posts.iter().filter(|message| message.button("Begin").is_some()).count() == 2).then_some(())
    };
    hall.club.sandbox.wait_until(TIMEOUT, has_two).await.unwrap();
    let [first, second] = hall.matches().try_into().unwrap();
    let thread = hall.begin_match(&first).await;
    let messages = hall.club.sandbox.messages(thread);
    let game = messages.iter().find_map(version).map(|(game, _)| GameId(game)).unwrap();
    let store = Store::open(hall.club.database()).await.unwrap();
    let record = store.load_game(game).await.unwrap();
    assert_eq!((record.kind.as_str(), record.seats.len()), ("mechs", 2));

    // A player resigns, and a judge rules a score that would be impossible with HQs.
    let loser = hall.mentioned_players(&first)[1];
    hall.resign(loser, thread).await;
    let over =
        hall.wait_for_message(|message| message.id == first.id && message.content.contains("by resignation")).await;
    assert!(over.content.contains("; points ") && !over.content.contains("HQ"), "{}", over.content);
    let winner = hall.mentioned_players(&second)[0];
    for (points, said) in [("2000:1", "Points go from 0 to 1"), ("34:21", "Everything is recomputed")] {
        let result = [
            ("match", "2".into()),
            ("result", 0_i64.into()),
            ("reason", "A power cut.".into()),
            ("winner", winner.into()),
            ("hq", points.into()),
        ];
        let ruled = hall.run_command(&hall.olga, &["season", "result"], &result).await;
        assert!(ruled.content.contains(said) && !ruled.content.contains("HQ"), "{}", ruled.content);
    }
    let ruled = hall.wait_for_message(|message| message.id == second.id && message.content.contains("ruling")).await;
    assert!(!ruled.content.contains("HQ"), "{}", ruled.content);

    // The table shows the tie-breaks, the files contain the points.
    let standings = hall.run_command(&hall.olga, &["league", "standings"], &[]).await;
    let text = hall.press(&hall.olga, &standings, "As text").await;
    assert!(self::message_text(&text).contains("BC1"), "{}", self::message_text(&text));
    let exported = hall.run_command(&hall.olga, &["league", "export"], &[("format", 2_i64.into())]).await;
    let csv = read_attachment(&exported, "games.csv");
    assert!(csv.lines().next().unwrap().contains("points_first"), "{csv}");

    // The result counts only for the ratings in its own game.
    let ratings = hall.run_command(&hall.olga, &["ratings"], &[("game", "mechs".into())]).await;
    assert!(ratings.content.contains("players: 2"), "{}", ratings.content);
    let ratings = hall.run_command(&hall.olga, &["ratings"], &[("game", "neuroshima".into())]).await;
    assert!(ratings.content.contains("no ratings here yet"), "{}", ratings.content);
    assert_eq!(hall.club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_template_opens_tables_of_its_game() {
    let hall = LeagueServer::open(1).await;
    let (club, player) = (&hall.club, &hall.players[0]);
    let terms = |game: &'static str| [("name", "Mech night".into()), ("game", game.into()), ("mode", "3".into())];
    let refused = hall.run_command(&hall.olga, &["organise", "template"], &terms("chess")).await;
    assert!(refused.content.contains("no such game"), "{}", refused.content);
    let saved = hall.run_command(&hall.olga, &["organise", "template"], &terms("mechs")).await;
    assert!(saved.content.contains("**Mech night** saved"), "{}", saved.content);
    let [mechs, usual] = ["mechs", "usual"].map(|name| club.sandbox.add_channel(club.guild, name));
    let is_lobby = |message: &Message| message.buttons().any(|button| button.label == "Join");
    run_command(player, mechs, &["game", "new"], &[("template", "Mech night".into())]).await;
    let lobby = club.sandbox.wait_for(mechs, TIMEOUT, is_lobby).await.unwrap();
    assert!(lobby.content.contains("3 players") && lobby.content.contains("Values:"), "{}", lobby.content);
    // If another game is named, its default terms apply.
    let options = [("template", "Mech night".into()), ("game", "Neuroshima Hex".into())];
    run_command(player, usual, &["game", "new"], &options).await;
    let lobby = club.sandbox.wait_for(usual, TIMEOUT, is_lobby).await.unwrap();
    assert!(!lobby.content.contains("Values:") && lobby.selects().next().is_some(), "{}", lobby.content);
    assert_eq!(club.sandbox.violations(), []);
}
