//! A game without its own view, played through bot and sandbox: three seats, secret answers, a die, final places.

use sztab::KINDS;
use sztab::discord::Time;
use sztab_game::secret::commitment as commitment_of;
use sztab_game::{Kind, Outcome};
use sztab_kit::{BIDS, RAFT};
use sztab_sandbox::{Id, Message, Options, Person, Sandbox};
use sztab_store::{GameId, Status, Store};

use crate::club::{TIMEOUT, button_id, config, is_lobby, version};
use crate::openapi;

/// Bids comes first, so `/game new` opens a session of it.
static GAMES: [Kind; 3] = [BIDS, KINDS[0], RAFT];

struct TestServer {
    sandbox: Sandbox,
    folder: tempfile::TempDir,
    channel: Id,
    people: [Person; 3],
}

impl TestServer {
    async fn open() -> Self {
        let options = Options { judge: openapi::load_judge(), ..Options::default() };
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "en-GB");
        let channel = sandbox.add_channel(guild, "bids");
        let people = ["Ala", "Ben", "Cy"].map(|name| sandbox.add_person(guild, name, "en-GB"));
        Self { sandbox, folder: tempfile::tempdir().unwrap(), channel, people }
    }

    /// Starts a bot that referees these games. Dropping the returned sender stops the bot.
    async fn start_bot(&self) -> (tokio::sync::oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let config = config(&self.sandbox, &self.folder.path().join("sztab.db"));
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let until = async move { drop(stopped.await) };
        let identified = self.sandbox.identify_count();
        let bot = tokio::spawn(async move {
            sztab::discord::run_until(config, &GAMES, Time::system(), until).await.unwrap();
        });
        let has_identified = |sandbox: &Sandbox| (sandbox.identify_count() > identified).then_some(());
        self.sandbox.wait_until(TIMEOUT, has_identified).await.unwrap();
        self.sandbox.wait_until_ready(TIMEOUT).await.unwrap();
        (stop, bot)
    }

    /// The newest public message that satisfies a condition, possibly after an edit.
    async fn wait_for_post(&self, wanted: impl Fn(&Message) -> bool) -> Message {
        let find = |sandbox: &Sandbox| {
            let mut public = sandbox.messages(self.channel).into_iter().filter(|message| message.only_for.is_none());
            public.rfind(|message| wanted(message))
        };
        let found = self.sandbox.wait_until(TIMEOUT, find).await;
        found.unwrap_or_else(|_| panic!("not among {:#?}", self.sandbox.messages(self.channel)))
    }

    /// The newest post with the buttons of a turn.
    async fn wait_for_turn(&self) -> Message {
        self.wait_for_post(|message| version(message).is_some() && !is_lobby(message)).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_game_that_consists_only_of_rules() {
    let hall = TestServer::open().await;
    let (stop, bot) = hall.start_bot().await;
    let [ala, ben, cy] = &hall.people;
    let opened = ala.run_command(hall.channel, &["game", "new"], &[("place", 1_i64.into())]).await.unwrap();
    let told = opened.complete(TIMEOUT).await.unwrap();
    assert!(told.content.contains("open"), "{}", told.content);
    for person in [ben, cy] {
        let is_open = |lobby: &Message| lobby.buttons().any(|button| button.label == "Join" && !button.disabled);
        let lobby = hall.wait_for_post(is_open).await;
        person.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    }
    // All sides play the same file, so there is nothing to choose.
    let lobby =
        hall.wait_for_post(|lobby| lobby.buttons().any(|button| button.label == "Start" && !button.disabled)).await;
    assert!(lobby.selects().next().is_none() && !lobby.content.contains("army"), "{}", lobby.content);
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let opening = hall.wait_for_post(|message| message.content.contains("goes first")).await;
    assert!(
        opening.content.contains(" is X and goes first.") && opening.content.contains(" is Z."),
        "{}",
        opening.content
    );

    // All three players are pinged, and bid with the buttons of the same post.
    let post = hall.wait_for_turn().await;
    let mut called = post.pinged.clone();
    called.sort_unstable();
    let mut all = hall.people.each_ref().map(Person::id).to_vec();
    all.sort_unstable();
    assert_eq!(called, all, "{}", post.content);
    let game = version(&post).unwrap().0;
    bid(&hall, game, 0, 3).await;
    let closed = hall.wait_for_post(|message| message.content.contains("🔒")).await;
    let commitment = backtick_parts(&closed.content, "-# 🔒")[1].clone();
    assert!(!closed.content.contains("bid 3") && commitment.len() == 16, "{}", closed.content);
    bid(&hall, game, 1, 1).await;

    // The bot is restarted while the bids are secret.
    drop(stop);
    bot.await.unwrap();
    let (stop, bot) = hall.start_bot().await;
    bid(&hall, game, 2, 2).await;
    hall.wait_for_post(|message| version(message).is_some() && !message.content.contains("🔒")).await;
    let verified = ala.run_command(hall.channel, &["verify"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let file = verified.attachments.iter().find(|file| file.filename.ends_with("-secrets.txt")).expect("the proofs");
    let lines = String::from_utf8(file.bytes.to_vec()).unwrap();
    let proof: Vec<&str> = lines.lines().next().unwrap().splitn(5, ' ').collect();
    let [_, _, published, salt, line] = proof[..] else { panic!("{lines}") };
    assert!(commitment_of("", published).starts_with(&commitment) && line == "bid 3", "{lines}");
    assert_eq!(commitment_of(salt, line), published);

    // The game is played to its end, when all three players are ranked.
    let store = Store::open(hall.folder.path().join("sztab.db")).await.unwrap();
    for round in 0.. {
        assert!(round < 40, "it comes to no end");
        let record = store.load_game(GameId(game)).await.unwrap();
        if record.status == Status::Over {
            let outcome: Outcome = serde_json::from_str(record.result.as_deref().unwrap()).unwrap();
            assert!(outcome.places().len() == 3 && outcome.cause == "last-round", "{outcome:?}");
            break;
        }
        for person in &hall.people {
            for line in ["keep", "bid 2"] {
                let seq = store.load_game(GameId(game)).await.unwrap().last;
                let pressed = person.forge_press(post.id, &format!("v1:{game}:{seq}:do:{line}"), None).await.unwrap();
                pressed.complete(TIMEOUT).await.unwrap();
            }
        }
    }
    let result = hall.wait_for_post(|message| message.content.starts_with("🏁")).await;
    assert!(result.content.contains("last-round"), "{}", result.content);
    drop(stop);
    bot.await.unwrap();
    // Two bots in one process upload the same symbols, since the tasks of the first bot end only with the process.
    let violations = hall.sandbox.violations().into_iter().filter(|violation| !violation.path.ends_with("/emojis"));
    assert_eq!(violations.collect::<Vec<_>>(), []);
}

/// A game of Raft with one player, then with two: it is chosen by name, started from a lobby, played by buttons, and
/// won or lost by all players together.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_chosen_by_name_and_won_or_lost_together() {
    let hall = TestServer::open().await;
    let (stop, bot) = hall.start_bot().await;
    let [ala, ben, _] = &hall.people;
    let games = ala.autocomplete(hall.channel, &["game", "new"], &[], "game", "").await.unwrap();
    let names: Vec<&str> = games.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["Bids", "Neuroshima Hex", "Raft"]);
    let given = [("game", "raft".into())];
    let modes = ala.autocomplete(hall.channel, &["game", "new"], &given, "mode", "").await.unwrap();
    assert_eq!(modes.len(), 4, "the ways of playing are those of the game that was named: {modes:?}");
    let unknown = ala.run_command(hall.channel, &["game", "new"], &[("game", "chess".into())]).await.unwrap();
    let refused = unknown.complete(TIMEOUT).await.unwrap();
    assert!(refused.content.contains("no such game"), "{}", refused.content);
    let rated = [("game", "raft".into()), ("rated", true.into())];
    let refused =
        ala.run_command(hall.channel, &["game", "new"], &rated).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(refused.content.contains("between two opponents"), "{}", refused.content);

    for people in [&hall.people[..1], &hall.people[..2]] {
        let mode = people.len().to_string();
        let options = [("game", "Raft".into()), ("mode", mode.as_str().into()), ("place", 1_i64.into())];
        ala.run_command(hall.channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
        let is_open = |post: &Message| is_lobby(post) && post.buttons().any(|button| button.label == "Start");
        let lobby = hall.wait_for_post(is_open).await;
        if people.len() > 1 {
            ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
            hall.wait_for_post(|post| {
                is_open(post) && post.buttons().any(|join| join.label == "Join" && join.disabled)
            })
            .await;
        }
        for person in people {
            let lobby = hall.wait_for_post(|post| is_open(post) && post.selects().next().is_some()).await;
            let select = lobby.selects().next().unwrap().custom_id.clone();
            person.select(lobby.id, &select, &["random"]).await.unwrap();
        }
        let is_ready = |post: &Message| post.buttons().any(|button| button.label == "Start" && !button.disabled);
        let lobby = hall.wait_for_post(is_ready).await;
        ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
        let game = version(&lobby).unwrap().0;
        let is_turn = |post: &Message| version(post).is_some_and(|version| version.0 == game) && !is_lobby(post);
        let post = hall.wait_for_post(is_turn).await;
        let store = Store::open(hall.folder.path().join("sztab.db")).await.unwrap();
        let drawn = ala.run_command(hall.channel, &["draw-offer"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(drawn.content.contains("no draw by agreement"), "{}", drawn.content);
        for turn in 0.. {
            assert!(turn < 200, "it comes to no end");
            let record = store.load_game(GameId(game)).await.unwrap();
            if record.status == Status::Over {
                let outcome: Outcome = serde_json::from_str(record.result.as_deref().unwrap()).unwrap();
                assert!(outcome.winners().is_empty() && outcome.cause == "night" || outcome.cause == "flood");
                break;
            }
            let id = format!("v1:{game}:{}:do:bail", record.last);
            let person = &people[turn % people.len()];
            person.forge_press(post.id, &id, None).await.unwrap().complete(TIMEOUT).await.unwrap();
        }
        let result = hall.wait_for_post(|message| message.content.starts_with("🏁")).await;
        assert!(result.content.contains("You have all lost"), "{}", result.content);
        assert!(result.buttons().any(|button| button.label == "Rematch"));
    }
    drop(stop);
    bot.await.unwrap();
}

/// Bids for a player, with a button of the first post.
async fn bid(hall: &TestServer, game: i64, player: usize, amount: u8) {
    let person = &hall.people[player];
    let post = hall.wait_for_turn().await;
    let pressed = person.forge_press(post.id, &format!("v1:{game}:0:do:bid {amount}"), None).await.unwrap();
    let answer = pressed.complete(TIMEOUT).await.unwrap();
    assert!(answer.content.starts_with('✅'), "{}", answer.content);
}

/// The line of a text that begins with `begins`, split at backticks.
fn backtick_parts(text: &str, begins: &str) -> Vec<String> {
    let line = text.lines().find(|line| line.starts_with(begins)).unwrap_or_else(|| panic!("{begins}: {text}"));
    line.split('`').map(str::to_owned).collect()
}
