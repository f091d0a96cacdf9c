//! Erasing a person: the name and the id are nowhere any more, the results are as they were.

use sqlx::{Connection as _, Row as _};
use sztab::games::Language;
use sztab::league::decide::Command;
use sztab::league::ids::EntrantId;
use sztab::league::rules::Preset;
use sztab::referee::league::{Invited, Member, NewSeasonRequest, SeasonRequest};
use sztab::referee::ratings::Ratings;
use sztab::referee::{EraseRequest, Interaction, LobbyOptions, Place, Referee, Venue};
use sztab::store::{
    Change, ChannelId, Erased, ErasedIn, GuildId, InteractionId, NewPost, Player, Role, Seq, SettingsOf, UnixMs,
    UserId, Vacation, VacationRequest,
};

use crate::statistics::{FIRST_WINS, Match};
use crate::world::{BOB, GUILD, NOON, World, lobby, player};

/// An id of as many digits as those of Discord, which is part of no other number.
const EVE: UserId = UserId(831_746_590_213_847_561);
const NAME: &str = "Evangeline";
const ELSEWHERE: GuildId = GuildId(901);

const LINES: [(i64, u8, &str); 3] = [(0, 0, "place-hq B2 0"), (1, 1, "place-hq D3 0"), (60, 0, "draw")];

fn eve() -> Player {
    Player { user: EVE, name: NAME.to_owned() }
}

fn name(number: u32, language: Language) -> String {
    format!("{} {number}", if language == Language::Polish { "Gracz" } else { "Player" })
}

fn own() -> EraseRequest {
    EraseRequest { user: EVE, by: eve(), place: ErasedIn::Everywhere, at: NOON }
}

async fn erased(referee: &Referee, request: &EraseRequest) -> Erased {
    referee.erase(request, &name).await.unwrap()
}

/// Rated games of Eve here and elsewhere, and everything else that is kept about a person.
async fn left_traces(world: &World) -> Referee {
    let (store, referee) = (&world.store, Referee::new(world.store.clone()));
    let mut options = LobbyOptions::new(Language::Polish, Place::Here);
    (options.rated, options.invited) = (true, Some(EVE.0));
    options.also_invited = vec![BOB.0, EVE.0];
    let options = serde_json::to_string(&options).unwrap();
    let here = Match { players: [player(BOB), eve()], options: &options, ..Match::new(Some(FIRST_WINS)) };
    let game = here.played(store, &LINES).await;
    let there = Match { guild: ELSEWHERE, options: r#"{"rated":true}"#, ..here };
    there.played(store, &LINES).await;
    let told = NewPost::new("joined", ChannelId(7), EVE.to_string());
    let directly = NewPost::new("direct-result", ChannelId(EVE.0), "");
    store.owe(game, Change::at(NOON).owing(told).owing(directly)).await.unwrap();
    store.watch(game, EVE, 9, NOON).await.unwrap();
    store.keep_study(EVE, "a position", 5, NOON).await.unwrap();
    referee.set_personal(EVE, NOON, |personal| personal.no_tips = true).await.unwrap();
    for guild in [GUILD, ELSEWHERE] {
        let vacation = Vacation { from: NOON, to: UnixMs(NOON.0 + 1) };
        let asked = VacationRequest { vacation, year: vacation, allowance: 10 };
        assert!(store.take_vacation(guild, EVE, asked, NOON).await.unwrap());
    }
    let open = sztab::store::NewLobby { created_by: EVE, players: vec![eve()], ..lobby(50) };
    let open = store.create_lobby(open, Change::at(NOON)).await.unwrap();
    store.cancel_lobby(open, Change::at(NOON)).await.unwrap();
    referee
}

/// Every cell of the database that has a text in it, as `table.column`.
async fn cells_with(world: &World, text: &str) -> Vec<String> {
    let mut shell = world.shell().await;
    let tables = "SELECT m.name AS t, c.name AS c FROM sqlite_master m, pragma_table_info(m.name) c \
                  WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'";
    let columns = sqlx::query(tables).fetch_all(&mut shell).await.unwrap();
    let mut found = Vec::new();
    for row in columns {
        let (table, column): (String, String) = (row.get("t"), row.get("c"));
        let count = format!("SELECT count(*) FROM {table} WHERE instr(CAST({column} AS TEXT), '{text}') > 0");
        let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(count)).fetch_one(&mut shell).await.unwrap();
        if count > 0 {
            found.push(format!("{table}.{column}"));
        }
    }
    shell.close().await.unwrap();
    found
}

fn numbers(ratings: &Ratings) -> Vec<String> {
    ratings.standings.iter().map(|standing| format!("{:?}", standing.rated)).collect()
}

#[tokio::test]
async fn nothing_of_a_person_is_left_but_results_under_a_number() {
    let world = World::new().await;
    let referee = left_traces(&world).await;
    let later = UnixMs(NOON.0 + 3_600_000);
    let before = referee.ratings(GUILD, later).await.unwrap();
    assert!(cells_with(&world, &EVE.to_string()).await.len() >= 8, "traces are there to be found");

    assert_eq!(erased(&referee, &own()).await, Erased::As(1));
    for trace in [EVE.to_string(), NAME.to_owned()] {
        assert_eq!(cells_with(&world, &trace).await, Vec::<String>::new(), "{trace}");
    }
    let after = referee.ratings(GUILD, later).await.unwrap();
    assert_eq!(numbers(&after), numbers(&before));
    let names: Vec<&str> = after.standings.iter().map(|standing| standing.name.as_str()).collect();
    assert_eq!(names, ["user 2", "Gracz 1"], "in the language of the table");
    let bob = referee.statistics(BOB, GUILD).await.unwrap();
    assert_eq!((bob.tally().won, bob.games[0].opponent_name.as_str()), (1, "Gracz 1"));
    assert!(bob.games[0].opponent.is_erased() && !sztab::referee::is_person(bob.games[0].opponent));
    let log = world.store.log(bob.games[0].game).await.unwrap();
    assert_eq!((log.len(), log[1].actor), (3, bob.games[0].opponent));
    assert_eq!(world.store.settings(SettingsOf::User(EVE)).await.unwrap(), None);
}

#[tokio::test]
async fn erased_people_stay_apart_and_may_begin_anew() {
    let world = World::new().await;
    let referee = left_traces(&world).await;
    assert_eq!(erased(&referee, &own()).await, Erased::As(1));
    Match { players: [eve(), player(BOB)], ..Match::new(Some(FIRST_WINS)) }.played(&world.store, &LINES).await;
    assert_eq!(erased(&referee, &own()).await, Erased::As(2));
    let bob = referee.statistics(BOB, GUILD).await.unwrap();
    assert_eq!(bob.by_opponent().len(), 2);
}

#[tokio::test]
async fn an_organiser_erases_in_one_server_only() {
    let world = World::new().await;
    let referee = left_traces(&world).await;
    let request = EraseRequest { by: player(BOB), place: ErasedIn::Server(GUILD), ..own() };
    assert_eq!(erased(&referee, &request).await, Erased::As(1));
    assert!(referee.statistics(EVE, GUILD).await.unwrap().games.is_empty());
    assert_eq!(referee.statistics(EVE, ELSEWHERE).await.unwrap().games.len(), 1);
    assert!(world.store.settings(SettingsOf::User(EVE)).await.unwrap().is_some(), "settings belong to no server");
    assert!(world.store.vacations(GUILD, EVE, UnixMs(0)).await.unwrap().is_empty());
    assert_eq!(world.store.vacations(ELSEWHERE, EVE, UnixMs(0)).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_sits_at_a_table_is_told_which_and_stays() {
    let world = World::new().await;
    let referee = left_traces(&world).await;
    let running = Match { players: [eve(), player(BOB)], ..Match::new(None) };
    let game = running.played(&world.store, &LINES).await;
    let channel = world.store.game(game).await.unwrap().channel;
    let before = cells_with(&world, NAME).await;
    assert_eq!(erased(&referee, &own()).await, Erased::AtTables(vec![channel]));
    assert_eq!(cells_with(&world, NAME).await, before);
    world.store.hand_over(game, EVE, &player(UserId(3)), Seq(3), Change::at(NOON)).await.unwrap();
    assert_eq!(erased(&referee, &own()).await, Erased::As(1));
    let actors: Vec<UserId> = world.store.log(game).await.unwrap().iter().map(|entry| entry.actor).collect();
    assert!(actors[0].is_erased() && actors[1] == BOB, "{actors:?}");
}

#[tokio::test]
async fn the_log_lets_nothing_else_change() {
    let world = World::new().await;
    left_traces(&world).await;
    for change in ["actor = 5", "line = 'end'", "at_ms = 0", "side = 1"] {
        let refused = world.run(&format!("UPDATE action SET {change}")).await.unwrap_err();
        assert!(refused.contains("append-only"), "{change}: {refused}");
    }
}

#[tokio::test]
async fn a_season_keeps_the_entry_without_user_name_and_sentences() {
    let world = World::new().await;
    let referee = Referee::new(world.store.clone());
    let armies = ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned);
    let organiser = player(UserId(90));
    let new = NewSeasonRequest {
        venue: Venue { guild: GUILD, channel: ChannelId(40) },
        league: "Winter".to_owned(),
        rules: Preset::Swiss.rules("Winter", &armies, "72h+12h<96h"),
        organiser: organiser.clone(),
    };
    let season = referee.create_season(new, [7; 32], Interaction { id: InteractionId(1), at: NOON }).await.unwrap();
    let asks = |by: &Player, organises, text: Option<&str>, command: Command| {
        let by = Some(Member { player: by.clone(), organises });
        let text = text.map(str::to_owned);
        let request = SeasonRequest { season, by, about: None, text, change: Change::at(NOON) };
        let referee = referee.clone();
        async move { referee.ask_season(&request, move |_, _| command.clone()).await.unwrap() }
    };
    let files = armies.map(|army| (army, "00".to_owned()));
    asks(&organiser, true, None, Command::OpenEntry(files.into())).await;
    let invited = [EVE, BOB].map(|user| Invited { user, rating: None, division: None });
    referee.invite(season, &invited, Interaction { id: InteractionId(2), at: NOON }).await.unwrap();
    asks(&eve(), false, None, Command::Enter { press: 5, seed: None }).await;
    let name_of = |book: &sztab::referee::league::SeasonBook| {
        let person = book.people.iter().find(|person| person.role == Role::Entrant).unwrap();
        (person.user(), person.name.clone())
    };
    assert_eq!(name_of(&referee.season(season).await.unwrap()), (Some(EVE), NAME.to_owned()));

    Match { players: [eve(), player(BOB)], ..Match::new(Some(FIRST_WINS)) }.played(&world.store, &LINES).await;
    let request = EraseRequest { by: organiser.clone(), place: ErasedIn::Season(season), ..own() };
    assert_eq!(erased(&referee, &request).await, Erased::As(1));
    let book = referee.season(season).await.unwrap();
    assert_eq!(name_of(&book), (None, String::new()));
    assert!(book.log.season().entrants[&EntrantId(1)].erased);
    let invited = referee.invited_by(season, 1, 2).await.unwrap();
    assert_eq!(invited.iter().map(|invited| invited.user).collect::<Vec<_>>(), [BOB]);
    assert_eq!(referee.statistics(EVE, GUILD).await.unwrap().games.len(), 1, "other games are not of this season");

    assert_eq!(erased(&referee, &own()).await, Erased::As(2));
    assert_eq!(cells_with(&world, &EVE.to_string()).await, Vec::<String>::new());
}
