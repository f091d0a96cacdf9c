//! A database in a temporary folder, with functions that fill it.

use sqlx::{Connection, SqliteConnection};
use std::path::PathBuf;
use sztab_neuroshima::rules::{Game, Orders};
use sztab_referee::{Referee, RefereeError, Session};
use sztab_store::{
    Append, Change, ChannelId, End, FactionData, GameId, GuildId, InteractionId, LineCause, NewEntry, NewLobby,
    NewPost, NewSeason, Player, SeasonId, SeasonLine, Seed, Seq, Snapshot, Start, StartSeat, Store, TermsSwap, UnixMs,
    UserId,
};

pub const GUILD: GuildId = GuildId(900);
pub const ALICE: UserId = UserId(1);
pub const BOB: UserId = UserId(2);
pub const NOON: UnixMs = UnixMs(1_790_000_000_000);

pub struct TestDatabase {
    pub store: Store,
    folder: tempfile::TempDir,
}

impl TestDatabase {
    pub async fn new() -> TestDatabase {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("games.db")).await.unwrap();
        TestDatabase { store, folder }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Reopens the database, as after a restart of the program.
    pub async fn reopen(&mut self) {
        self.store.close().await;
        self.store = Store::open(self.path()).await.unwrap();
    }

    /// A connection that bypasses the store, like a database shell.
    pub async fn open_shell(&self) -> SqliteConnection {
        SqliteConnection::connect(&format!("sqlite://{}", self.path().display())).await.unwrap()
    }

    /// Executes a statement, bypassing the store; returns the result.
    pub async fn run_sql(&self, sql: &str) -> Result<u64, String> {
        let mut shell = self.open_shell().await;
        let done = sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut shell).await;
        // If it were only dropped, the connection would close some time later, which a test that compares files would
        // notice.
        shell.close().await.unwrap();
        done.map(|done| done.rows_affected()).map_err(|error| error.to_string())
    }

    pub async fn query_count(&self, sql: &str) -> i64 {
        let mut shell = self.open_shell().await;
        let count = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(&mut shell).await.unwrap();
        shell.close().await.unwrap();
        count
    }

    pub async fn create_lobby(&self, channel: u64) -> GameId {
        self.store.create_lobby(new_lobby(channel), change_at_noon()).await.unwrap()
    }

    pub async fn start_game(&self, channel: u64) -> GameId {
        start_game_in(&self.store, channel).await
    }

    /// A season in the league *Winter*, with one line in its log.
    pub async fn create_season(&self) -> SeasonId {
        self.store.create_season(new_season(change_at_noon())).await.unwrap()
    }
}

/// A season in the league *Winter* with one line, ready to be created.
pub fn new_season(change: Change) -> NewSeason {
    NewSeason {
        guild: GUILD,
        league: "Winter".to_owned(),
        channel: ChannelId(40),
        seed: Seed([7; 32]),
        lines: vec![season_line("created")],
        people: Vec::new(),
        limit: 3,
        change,
    }
}

/// A line of a season's log.
pub fn season_line(kind: &str) -> SeasonLine {
    SeasonLine { at: NOON, actor: "program".to_owned(), kind: kind.to_owned(), data: "{}".to_owned() }
}

pub async fn start_game_in(store: &Store, channel: u64) -> GameId {
    let game = store.create_lobby(new_lobby(channel), change_at_noon()).await.unwrap();
    store.start(game, start_in(channel), change_at_noon()).await.unwrap();
    game
}

/// The game of a session, including its piles.
pub fn game_of(session: &Session) -> &Game {
    session.unmasked_game().downcast_ref().unwrap()
}

/// The legal lines of the side to act.
pub fn legal_lines(session: &Session) -> Vec<String> {
    session.next_to_act().map(|(side, _)| session.legal_lines(side)).unwrap_or_default()
}

/// The standing orders of a user.
pub async fn load_orders(referee: &Referee, game: GameId, user: UserId) -> Orders {
    serde_json::from_str(&referee.load_orders(game, user).await.unwrap()).unwrap_or_default()
}

/// Changes the standing orders of a user.
pub async fn set_orders(
    referee: &Referee,
    game: GameId,
    user: UserId,
    change: impl Fn(&mut Orders) + Send + Sync,
) -> Result<Orders, RefereeError> {
    let changed = |known: &str| {
        let mut orders = serde_json::from_str(known).unwrap_or_default();
        change(&mut orders);
        serde_json::to_string(&orders).unwrap()
    };
    Ok(serde_json::from_str(&referee.change_orders(game, user, NOON, changed).await?).unwrap())
}

/// Switches off the automatic draw for Alice and Bob.
pub async fn draw_by_hand(store: &Store) {
    let referee = Referee::new(store.clone(), sztab::KINDS);
    for user in [ALICE, BOB] {
        referee.set_personal(user, NOON, |personal| personal.draws_by_hand = true).await.unwrap();
    }
}

pub fn change_at_noon() -> Change {
    Change::at(NOON)
}

pub fn press_change(id: u64) -> Change {
    change_at_noon().with_interaction(InteractionId(id))
}

pub fn player(user: UserId) -> Player {
    Player { user, name: format!("user {user}") }
}

pub fn new_lobby(channel: u64) -> NewLobby {
    NewLobby {
        kind: "neuroshima".to_owned(),
        guild: GUILD,
        channel: ChannelId(channel),
        created_by: ALICE,
        options: "{}".to_owned(),
        players: vec![player(ALICE), player(BOB)],
        faction: None,
        is_exclusive: true,
        limit: None,
    }
}

pub fn exchange(expected: &str, options: &str) -> TermsSwap {
    TermsSwap { expected: expected.to_owned(), options: options.to_owned() }
}

pub fn start() -> Start {
    start_in(5)
}

pub fn start_in(channel: u64) -> Start {
    let seat = |user, army: &str| StartSeat {
        player: player(user),
        faction: army.to_owned(),
        faction_hash: format!("hash of {army}"),
    };
    let data = |army: &str| FactionData {
        hash: format!("hash of {army}"),
        faction: army.to_owned(),
        source: format!("name = \"{army}\""),
    };
    Start {
        channel: ChannelId(channel),
        rules_version: 3,
        seed: Seed([7; 32]),
        commitment: "sha256 of the seed".to_owned(),
        opening: r#"{"piles":[]}"#.to_owned(),
        options: "{}".to_owned(),
        // The sides are dealt anew at the start; here the guest plays first.
        seats: vec![seat(BOB, "borgo"), seat(ALICE, "hegemony")],
        factions: vec![data("borgo"), data("hegemony")],
    }
}

pub fn new_entry(text: impl Into<String>) -> NewEntry {
    NewEntry { side: 0, line: text.into(), actor: BOB, prompt: LineCause::Act }
}

/// A single line after `expected`, and nothing else.
pub fn append(game: GameId, expected: u32, text: impl Into<String>) -> Append {
    Append {
        game,
        expected: Seq(expected),
        entries: vec![new_entry(text)],
        snapshot: None,
        end: None,
        change: change_at_noon(),
    }
}

/// The end of a game whose pace does not matter.
pub fn end(result: &str) -> End {
    End { result: result.to_owned(), pace: "{}".to_owned() }
}

pub fn post(channel: u64, text: &str) -> NewPost {
    NewPost::new("turn", ChannelId(channel), text)
}

pub fn snapshot(state: &str) -> Snapshot {
    Snapshot { state: state.to_owned(), fingerprint: format!("print of {state}") }
}

/// Asserts that a result is a given error.
#[macro_export]
macro_rules! refused {
    ($result:expr, $pattern:pat $(if $guard:expr)?) => {
        match $result {
            Err($pattern) $(if $guard)? => {}
            other => panic!("expected {}, got {other:?}", stringify!($pattern)),
        }
    };
}
