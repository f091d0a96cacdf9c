//! A server with two users, and a bot process that can be killed and restarted.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, SystemTime};

use sztab::config::Config;
use sztab_neuroshima::rules::Game;
use sztab_referee::{Referee, Session};
use sztab_sandbox::{Id, Message, Options, Person, Sandbox};
use sztab_store::{GameId, Store, UnixMs};

use crate::openapi;

/// Long enough for a busy machine; the full time passes only if something is broken.
pub const TIMEOUT: Duration = Duration::from_mins(1);

/// Long enough for all the posts that are due when a bot finds a game in progress: a picture for each turn, a film for
/// each Battle.
pub const BACKLOG_TIMEOUT: Duration = Duration::from_mins(2);

/// The current time in the store's format.
pub fn now() -> UnixMs {
    UnixMs(SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis().try_into().unwrap())
}

/// The settings of a bot that runs within the test's process.
pub fn config(sandbox: &Sandbox, database: &Path) -> Config {
    let variables = [
        ("DISCORD_TOKEN", sandbox.token()),
        ("SZTAB_DISCORD_API", sandbox.api()),
        ("SZTAB_DATABASE", database.display().to_string()),
    ];
    let variable = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.clone());
    Config::read(None, variable).unwrap()
}

/// The game of a session, including its piles.
pub fn game_of(session: &Session) -> &Game {
    session.unmasked_game().downcast_ref().unwrap()
}

/// The legal lines of the side to act.
pub fn legal_lines(session: &Session) -> Vec<String> {
    session.next_to_act().map(|(side, _)| session.legal_lines(side)).unwrap_or_default()
}

/// A Discord server with a bot.
pub struct Club {
    pub sandbox: Sandbox,
    pub guild: Id,
    folder: tempfile::TempDir,
    bot: Option<Child>,
    /// Number of times that any bot had identified when the current one was started.
    identified: u64,
    /// Additional settings of the bot, as environment variables.
    pub settings: Vec<(&'static str, String)>,
}

/// The choices of the option `place`, in the order in which Discord shows them.
#[derive(Clone, Copy)]
pub enum Place {
    Thread = 0,
    Here = 1,
}

/// A game in progress, between two people by default.
pub struct Duel<P = [Person; 2]> {
    pub game: GameId,
    /// The channel or thread of the game.
    pub channel: Id,
    pub people: P,
}

impl Club {
    /// Opens a server and starts the bot.
    pub async fn open() -> Self {
        let mut club = Self::without_bot().await;
        club.start_bot();
        club.wait_for_bot().await;
        club
    }

    /// Opens a server and starts the bot with additional settings.
    pub async fn open_with(settings: &[(&'static str, &str)]) -> Self {
        let mut club = Self::without_bot().await;
        club.settings = settings.iter().map(|&(name, value)| (name, value.to_owned())).collect();
        club.start_bot();
        club.wait_for_bot().await;
        club
    }

    /// Opens a server; the bot is started later.
    pub async fn without_bot() -> Self {
        Self::with_options(Options::default()).await
    }

    /// Opens a server with the given options; the bot is started later.
    pub async fn with_options(options: Options) -> Self {
        let options = Options { judge: openapi::load_judge(), ..options };
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "en-GB");
        let folder = tempfile::tempdir().unwrap();
        Self { sandbox, guild, folder, bot: None, identified: 0, settings: Vec::new() }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("sztab.db")
    }

    /// The folder of the club's own armies; the bot reads it if it exists.
    pub fn armies(&self) -> PathBuf {
        self.folder.path().join("armies")
    }

    pub fn start_bot(&mut self) {
        self.start_bot_with(&mut Command::new(env!("CARGO_BIN_EXE_sztab")));
    }

    /// Starts the bot with a command that ends up executing it, or that extends its environment.
    pub fn start_bot_with(&mut self, command: &mut Command) {
        self.identified = self.sandbox.identify_count();
        let log = std::fs::OpenOptions::new().create(true).append(true).open(self.folder.path().join("log")).unwrap();
        let bot = command
            .arg("run")
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("SZTAB_DATABASE", self.database())
            .env("SZTAB_DISCORD_API", self.sandbox.api())
            .env("SZTAB_LOG", "info")
            // Keeps transcripts and lists the same, however many armies the program has.
            .env("SZTAB_OFFER", "borgo,hegemony,moloch,outpost")
            .envs(self.armies().is_dir().then(|| ("SZTAB_ARMIES", self.armies())))
            .envs(self.settings.iter().cloned())
            .stderr(Stdio::from(log))
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        self.bot = Some(bot);
    }

    /// Waits until the bot is connected and its commands are registered.
    pub async fn wait_for_bot(&mut self) {
        let (sandbox, identified) = (self.sandbox.clone(), self.identified);
        // The connection of a killed bot may still look alive, so the number of identifications is compared.
        let has_identified = move |sandbox: &Sandbox| (sandbox.identify_count() > identified).then_some(());
        let is_ready = async {
            sandbox.wait_until(TIMEOUT, has_identified).await?;
            sandbox.wait_until_ready(TIMEOUT).await
        };
        tokio::select! {
            ready = is_ready => ready.unwrap(),
            () = async {
                while self.bot.as_mut().is_some_and(|bot| bot.try_wait().unwrap().is_none()) {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            } => panic!("the bot has ended: {}", self.log()),
        }
    }

    /// The exit status of the bot, if it has ended.
    pub fn bot_exit(&mut self) -> Option<ExitStatus> {
        self.bot.as_mut().and_then(|bot| bot.try_wait().unwrap())
    }

    /// The process id of the bot.
    pub fn bot_id(&self) -> u32 {
        self.bot.as_ref().unwrap().id()
    }

    /// Takes the bot's process out of the club, so that the club no longer controls it.
    pub fn take_bot(&mut self) -> Child {
        self.bot.take().unwrap()
    }

    /// Kills the bot as a power cut would, with SIGKILL at an arbitrary point.
    pub fn kill_bot(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().unwrap();
            bot.wait().unwrap();
        }
    }

    /// Kills the bot and restarts it.
    pub async fn restart(&mut self) {
        self.kill_bot();
        self.start_bot();
        self.wait_for_bot().await;
    }

    /// Kills the bot and restarts it with settings that may make it exit at once.
    pub async fn try_restart(&mut self) {
        self.kill_bot();
        self.start_bot();
        let (sandbox, identified) = (self.sandbox.clone(), self.identified);
        let is_ready = move |sandbox: &Sandbox| (sandbox.identify_count() > identified).then_some(());
        let ready = async {
            sandbox.wait_until(TIMEOUT, is_ready).await?;
            sandbox.wait_until_ready(TIMEOUT).await
        };
        tokio::select! {
            _ready = ready => {}
            () = async {
                while self.bot.as_mut().is_some_and(|bot| bot.try_wait().unwrap().is_none()) {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            } => {}
        }
    }

    /// The bot's log.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Starts a game of Borgo against Hegemony between two people in its own channel.
    pub async fn start_duel(&self, name: &str, place: Place) -> Duel {
        self.start_duel_between(name, place, ["borgo", "hegemony"]).await
    }

    /// Starts a game between two people, with the given armies, through a lobby in its own channel.
    pub async fn start_duel_between(&self, name: &str, place: Place, [first, second]: [&str; 2]) -> Duel {
        let channel = self.sandbox.add_channel(self.guild, name);
        let ala = self.sandbox.add_person(self.guild, &format!("Ala {name}"), "en-GB");
        let ben = self.sandbox.add_person(self.guild, &format!("Ben {name}"), "en-GB");
        let options = [("opponent", (&ben).into()), ("army", first.into()), ("place", (place as i64).into())];
        let opened = ala.run_command(channel, &["game", "new"], &options).await.unwrap();
        opened.complete(TIMEOUT).await.unwrap();
        let lobby = self.wait_for_lobby(channel, |lobby| lobby.buttons().any(|button| button.label == "Join")).await;
        assert_eq!(lobby.pinged, [ben.id()], "the invited one is called");
        // A player joins by choosing an army.
        let select = lobby.selects().next().unwrap().custom_id.clone();
        ben.select(lobby.id, &select, &[second]).await.unwrap();
        let is_ready = |lobby: &Message| lobby.buttons().any(|button| button.label == "Start" && !button.disabled);
        let lobby = self.wait_for_lobby(channel, is_ready).await;
        ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
        let played_in = self
            .sandbox
            .wait_until(TIMEOUT, |sandbox| {
                let threads = sandbox.threads(self.guild);
                let places = threads.iter().filter(|thread| thread.parent == Some(channel)).map(|thread| thread.id);
                places.chain([channel]).find(|&place| {
                    sandbox
                        .messages(place)
                        .iter()
                        .any(|message| version(message).is_some_and(|v| v.1 == 0 && !is_lobby(message)))
                })
            })
            .await
            .unwrap();
        let first = self.sandbox.messages(played_in).into_iter().find_map(|message| version(&message)).unwrap();
        Duel { game: GameId(first.0), channel: played_in, people: [ala, ben] }
    }

    /// Starts a person's game against Sztab in its own channel; both people in the returned duel are that person.
    pub async fn start_duel_against_sztab(&self, name: &str, army: &str) -> Duel {
        let channel = self.sandbox.add_channel(self.guild, name);
        let ala = self.sandbox.add_person(self.guild, &format!("Ala {name}"), "en-GB");
        let place = Place::Here as i64;
        let options = [("strength", 0_i64.into()), ("army", army.into()), ("place", place.into())];
        ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
        let is_turn = |message: &Message| message.pinged == [ala.id()] && version(message).is_some();
        let first = self.wait_for_lobby(channel, is_turn).await;
        let game = GameId(version(&first).unwrap().0);
        Duel { game, channel, people: [ala.clone(), ala] }
    }

    async fn wait_for_lobby(&self, channel: Id, is: impl Fn(&Message) -> bool) -> Message {
        self.sandbox.wait_for(channel, TIMEOUT, is).await.unwrap()
    }

    /// The game as stored in the database.
    pub async fn load_session(&self, game: GameId) -> Session {
        load_session_in(&self.database(), game).await
    }

    /// Waits until, according to the database, it is the player's turn.
    pub async fn wait_for_turn(&self, game: GameId, person: &Person) {
        let asks = async || {
            while !self.load_session(game).await.waiting_players().iter().any(|(_, user)| user.0 == person.id()) {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(BACKLOG_TIMEOUT, asks()).await.expect("the player is asked");
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        self.kill_bot();
        if std::thread::panicking() {
            eprintln!("--- the bot's log\n{}", self.log());
            eprintln!("--- violations\n{:#?}", self.sandbox.violations());
        }
    }
}

/// Reads a session from a database.
pub async fn load_session_in(database: &Path, game: GameId) -> Session {
    let store = Store::open(database).await.unwrap();
    let session = Referee::new(store.clone(), sztab::KINDS).load_session(game).await.unwrap();
    store.close().await;
    session
}

pub fn is_lobby(message: &Message) -> bool {
    message.only_for.is_none() && message.buttons().any(|button| button.custom_id.contains(":lobby:"))
}

/// The id of the button with this label.
pub fn button_id(message: &Message, label: &str) -> String {
    let found = message.buttons().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no button {label} in {message:#?}")).custom_id.clone()
}

/// The game and version to which the components of a message belong. Buttons for the stills of a Battle and for the
/// reason of a turn of Sztab work in any version of the game.
pub fn version(message: &Message) -> Option<(i64, u32)> {
    let ids = message.buttons().map(|b| b.custom_id.as_str()).chain(message.selects().map(|s| s.custom_id.as_str()));
    let mut ids = ids.filter(|id| !id.contains(":stills:") && !id.contains(":why:"));
    ids.find_map(|id| {
        let mut parts = id.split(':').skip(1);
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    })
}
