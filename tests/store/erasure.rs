//! Erasing a person: the name and the id no longer occur anywhere, and the results are unchanged.

use sqlx::{Connection as _, Row as _};
use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::event::EventKind;
use sztab_league::ids::{EntrantId, Seat};
use sztab_league::rules::{MatchKind, Preset};
use sztab_league::season::MatchStatus;
use sztab_referee::league::{Invitation, Member, NewSeasonRequest, SeasonRequest};
use sztab_referee::ratings::Ratings;
use sztab_referee::{
    Ending, EraseRequest, FactionChoice, Interaction, LobbyOptions, Place, PostContent, Referee, Request, Ruling,
    RulingRequest, SeasonPost, SeatOffer, Venue,
};
use sztab_store::{
    Change, ChannelId, Erasure, ErasureScope, GameId, GuildId, InteractionId, NewPost, Player, Role, SettingsOwner,
    Status, StoreError, UnixMs, UserId, Vacation,
};

use crate::season_hall::{self, TestSeason, random_faction_rules};
use crate::statistics::{FIRST_WIN, Match};
use crate::world::{BOB, GUILD, NOON, TestDatabase, new_lobby, player};

/// An id with as many digits as Discord's ids, which does not occur inside any other number.
const EVE: UserId = UserId(831_746_590_213_847_561);
const NAME: &str = "Evangeline";
const ELSEWHERE: GuildId = GuildId(901);

const LINES: [(i64, u8, &str); 3] = [(0, 0, "place-hq B2 0"), (1, 1, "place-hq D3 0"), (60, 0, "draw")];

fn eve() -> Player {
    Player { user: EVE, name: NAME.to_owned() }
}

fn erased_name(number: u32, language: Language) -> String {
    format!("{} {number}", if language == Language::Polish { "Gracz" } else { "Player" })
}

fn own_request() -> EraseRequest {
    EraseRequest { user: EVE, by: eve(), place: ErasureScope::Everywhere, at: NOON }
}

async fn erase(referee: &Referee, request: &EraseRequest) -> u32 {
    referee.erase(request, &erased_name).await.unwrap()
}

/// Plays rated games of Eve's on this server and elsewhere, and stores all other kinds of data about a person.
async fn leave_traces(world: &TestDatabase) -> Referee {
    let (store, referee) = (&world.store, Referee::new(world.store.clone(), sztab::KINDS));
    let mut options = LobbyOptions::new(Language::Polish, Place::Here);
    (options.rated, options.invited) = (true, Some(EVE.0));
    options.also_invited = vec![BOB.0, EVE.0];
    let options = serde_json::to_string(&options).unwrap();
    let here = Match { players: [player(BOB), eve()], options: &options, ..Match::new(Some(FIRST_WIN)) };
    let game = here.play(store, &LINES).await;
    let there = Match { guild: ELSEWHERE, options: r#"{"rated":true}"#, ..here };
    there.play(store, &LINES).await;
    let told = PostContent::Joined { user: EVE }.into_post(ChannelId(7));
    let directly = NewPost::new("direct-result", ChannelId(EVE.0), "");
    store.queue_posts(game, Change::at(NOON).with_post(told).with_post(directly)).await.unwrap();
    store.watch(game, EVE, 9, NOON).await.unwrap();
    store.store_imported_position(EVE, "a position", 5, NOON).await.unwrap();
    referee.set_personal(EVE, NOON, |personal| personal.no_tips = true).await.unwrap();
    for guild in [GUILD, ELSEWHERE] {
        let vacation = Vacation { from: NOON, to: UnixMs(NOON.0 + 1) };
        assert!(store.take_vacation(guild, EVE, vacation, |_| true, NOON).await.unwrap());
    }
    let open = sztab_store::NewLobby { created_by: EVE, players: vec![eve()], ..new_lobby(50) };
    let open = store.create_lobby(open, Change::at(NOON)).await.unwrap();
    store.cancel_lobby(open, Change::at(NOON)).await.unwrap();
    referee
}

/// Every column with a cell that contains a text, as `table.column`.
async fn find_columns_with(world: &TestDatabase, text: &str) -> Vec<String> {
    let mut shell = world.open_shell().await;
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
async fn only_results_under_a_number_remain_of_an_erased_person() {
    let world = TestDatabase::new().await;
    let referee = leave_traces(&world).await;
    let later = UnixMs(NOON.0 + 3_600_000);
    let before = referee.load_ratings(GUILD, "neuroshima", later).await.unwrap();
    assert!(find_columns_with(&world, &EVE.to_string()).await.len() >= 8, "traces are there to be found");

    assert_eq!(erase(&referee, &own_request()).await, 1);
    for trace in [EVE.to_string(), NAME.to_owned()] {
        assert_eq!(find_columns_with(&world, &trace).await, Vec::<String>::new(), "{trace}");
    }
    let after = referee.load_ratings(GUILD, "neuroshima", later).await.unwrap();
    assert_eq!(numbers(&after), numbers(&before));
    let names: Vec<&str> = after.standings.iter().map(|standing| standing.name.as_str()).collect();
    assert_eq!(names, ["user 2", "Gracz 1"], "in the language of the table");
    let bob = referee.load_statistics(BOB, GUILD).await.unwrap();
    assert_eq!((bob.tally().won, bob.games[0].opponent_name.as_str()), (1, "Gracz 1"));
    assert!(bob.games[0].opponent.is_erased() && !sztab_referee::is_person(bob.games[0].opponent));
    let log = world.store.load_log(bob.games[0].game).await.unwrap();
    assert_eq!((log.len(), log[1].actor), (3, bob.games[0].opponent));
    assert_eq!(world.store.load_settings(SettingsOwner::User(EVE)).await.unwrap(), None);
}

#[tokio::test]
async fn erased_people_stay_distinct_and_may_start_over() {
    let world = TestDatabase::new().await;
    let referee = leave_traces(&world).await;
    assert_eq!(erase(&referee, &own_request()).await, 1);
    Match { players: [eve(), player(BOB)], ..Match::new(Some(FIRST_WIN)) }.play(&world.store, &LINES).await;
    assert_eq!(erase(&referee, &own_request()).await, 2);
    let bob = referee.load_statistics(BOB, GUILD).await.unwrap();
    assert_eq!(bob.by_opponent().len(), 2);
}

#[tokio::test]
async fn an_organiser_erases_only_in_one_server() {
    let world = TestDatabase::new().await;
    let referee = leave_traces(&world).await;
    let request = EraseRequest { by: player(BOB), place: ErasureScope::Server(GUILD), ..own_request() };
    assert_eq!(erase(&referee, &request).await, 1);
    assert!(referee.load_statistics(EVE, GUILD).await.unwrap().games.is_empty());
    assert_eq!(referee.load_statistics(EVE, ELSEWHERE).await.unwrap().games.len(), 1);
    assert!(
        world.store.load_settings(SettingsOwner::User(EVE)).await.unwrap().is_some(),
        "settings belong to no server"
    );
    assert!(world.store.load_vacations(GUILD, EVE, UnixMs(0)).await.unwrap().is_empty());
    assert_eq!(world.store.load_vacations(ELSEWHERE, EVE, UnixMs(0)).await.unwrap().len(), 1);
}

/// Starts a game between Eve and Bob, in which Eve plays first.
async fn start_game(referee: &Referee, channel: u64) -> GameId {
    let press = |id| Interaction { id: InteractionId(channel * 10 + id), at: NOON };
    let usual = LobbyOptions::new(Language::English, Place::Here);
    let options = LobbyOptions { terms: "factions=random".to_owned(), ..usual };
    let venue = Venue { guild: GUILD, channel: ChannelId(channel) };
    let game = referee.open_lobby(venue, eve(), &FactionChoice::Random, &options, press(1)).await.unwrap();
    referee.join(game, player(BOB), Change::at(NOON)).await.unwrap();
    referee.start(game, EVE, ChannelId(channel), press(2)).await.unwrap();
    game
}

/// The kinds of posts pending for a game.
async fn load_posts(world: &TestDatabase, game: GameId) -> Vec<(String, String)> {
    let posts = world.store.load_posts(game).await.unwrap();
    posts.into_iter().map(|post| (post.kind, post.payload)).collect()
}

#[tokio::test]
async fn a_running_game_is_resigned_and_the_opponent_is_told_why() {
    let world = TestDatabase::new().await;
    let referee = leave_traces(&world).await;
    let game = start_game(&referee, 70).await;
    let ends = referee.effects_of_erasure(EVE, ErasureScope::Everywhere).await.unwrap();
    assert_eq!((ends.games, ends.lobbies, ends.seasons.len()), (vec![ChannelId(70)], Vec::new(), 0));

    assert_eq!(erase(&referee, &own_request()).await, 1);
    let record = world.store.load_game(game).await.unwrap();
    assert_eq!(record.status, Status::Over);
    let last = world.store.load_log(game).await.unwrap().pop().unwrap();
    assert!(last.line == "resign" && last.actor.is_erased(), "{last:?}");
    let bob = referee.load_statistics(BOB, GUILD).await.unwrap();
    assert_eq!(bob.games.iter().find(|played| played.game == game).map(|played| played.ending), Some(Ending::Won));
    let owed = load_posts(&world, game).await;
    let erased = PostContent::Erased { user: last.actor }.into_post(ChannelId(5)).payload;
    let told = owed.iter().position(|(kind, payload)| kind == "erased" && *payload == erased);
    let over = owed.iter().position(|(kind, _)| kind == "over");
    assert!(told.is_some() && told < over, "{owed:?}");
    for trace in [EVE.to_string(), NAME.to_owned()] {
        assert_eq!(find_columns_with(&world, &trace).await, Vec::<String>::new(), "{trace}");
    }
    assert!(world.store.describe_stray_rows(game).await.unwrap().is_empty());
}

#[tokio::test]
async fn lobbies_are_cancelled_or_left_and_invitations_withdrawn() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let press = |id| Interaction { id: InteractionId(id), at: NOON };
    let open = |channel, host: Player, options: LobbyOptions| {
        let referee = referee.clone();
        let venue = Venue { guild: GUILD, channel: ChannelId(channel) };
        async move { referee.open_lobby(venue, host, &FactionChoice::Random, &options, press(channel)).await.unwrap() }
    };
    let usual = LobbyOptions::new(Language::English, Place::Here);
    let own_session = open(50, eve(), usual.clone()).await;
    referee.join(own_session, player(BOB), Change::at(NOON)).await.unwrap();
    let as_guest = open(51, player(BOB), usual.clone()).await;
    referee.join(as_guest, eve(), Change::at(NOON)).await.unwrap();
    let invited = open(52, player(BOB), LobbyOptions { invited: Some(EVE.0), ..usual.clone() }).await;
    let strange = open(53, player(BOB), usual).await;

    let ends = referee.effects_of_erasure(EVE, ErasureScope::Everywhere).await.unwrap();
    assert_eq!((ends.games, ends.lobbies), (Vec::new(), vec![ChannelId(50), ChannelId(51)]));
    assert_eq!(erase(&referee, &own_request()).await, 1);
    let record = async |game| world.store.load_game(game).await.unwrap();
    assert_eq!(record(own_session).await.status, Status::Cancelled);
    let left = record(as_guest).await;
    assert_eq!(left.status, Status::Lobby);
    assert_eq!(left.seats.iter().map(|seat| seat.user).collect::<Vec<_>>(), [BOB], "the seat is free");
    for game in [own_session, as_guest] {
        assert!(load_posts(&world, game).await.iter().any(|(kind, _)| kind == "erased"), "Bob sits there");
    }
    let free = record(invited).await;
    assert_eq!(LobbyOptions::from_record(&free).unwrap().invited, None);
    referee.join(invited, player(UserId(3)), Change::at(NOON)).await.expect("nobody is waited for");
    assert_eq!(load_posts(&world, strange).await.len(), 1, "other tables hear nothing");
    assert_eq!(find_columns_with(&world, &EVE.to_string()).await, Vec::<String>::new());
}

#[tokio::test]
async fn an_offer_of_a_seat_is_declined_for_an_erased_person() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let game = world.start_game(5).await;
    let offer = SeatOffer { from: BOB, to: EVE };
    let post = PostContent::SeatOffer(offer).into_post(ChannelId(5));
    world.store.queue_posts(game, Change::at(NOON).with_post(post)).await.unwrap();
    assert_eq!(erase(&referee, &own_request()).await, 1);
    let (kind, payload) = load_posts(&world, game).await.pop().unwrap();
    assert_eq!(kind, "seat-answer");
    assert!(payload.starts_with(&format!(r#"{{"agrees":false,"offer":{{"from":{BOB},"#)), "{payload}");
    assert_eq!(world.store.load_game(game).await.unwrap().status, Status::Running);
}

#[tokio::test]
async fn an_unreadable_game_does_not_prevent_an_erasure() {
    let world = TestDatabase::new().await;
    let referee = leave_traces(&world).await;
    let running = Match { players: [eve(), player(BOB)], ..Match::new(None) };
    let game = running.play(&world.store, &LINES).await;
    assert!(referee.load_session(game).await.is_err(), "its army is made up");
    assert_eq!(erase(&referee, &own_request()).await, 1);
    assert_eq!(world.store.load_game(game).await.unwrap().status, Status::Cancelled);
    assert_eq!(find_columns_with(&world, &EVE.to_string()).await, Vec::<String>::new());
}

#[tokio::test]
async fn games_begun_during_an_erasure_are_ended_too() {
    let world = TestDatabase::new().await;
    let referee = leave_traces(&world).await;
    let of = world.store.find_participation(EVE, ErasureScope::Everywhere).await.unwrap();
    let game = start_game(&referee, 70).await;
    let outdated = Erasure::for_user(EVE, ErasureScope::Everywhere, of, NOON);
    let before = find_columns_with(&world, NAME).await;
    let refused = world.store.erase(&outdated, &|number, _| number.to_string()).await;
    assert!(matches!(refused, Err(StoreError::PartChanged(EVE))), "{refused:?}");
    assert_eq!(find_columns_with(&world, NAME).await, before, "all or nothing");
    assert_eq!(erase(&referee, &own_request()).await, 1);
    assert_eq!(world.store.load_game(game).await.unwrap().status, Status::Over);
}

#[tokio::test]
async fn decisions_of_an_erased_organiser_remain_under_a_number() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let game = start_game(&referee, 70).await;
    let carol = UserId(555_746_590_213_847_561);
    let request = Request::new(game, carol, None, Interaction { id: InteractionId(9), at: NOON });
    let ruling = RulingRequest { request, known: 0, ruling: Ruling::Award(None), reason: "I saw it.".to_owned() };
    referee.carry_out_ruling(ruling).await.unwrap();
    let by = Player { user: carol, name: "Carol".to_owned() };
    assert_eq!(erase(&referee, &EraseRequest { user: carol, by, ..own_request() }).await, 1);
    assert_eq!(find_columns_with(&world, &carol.to_string()).await, Vec::<String>::new());
    let decided = referee.load_rulings(game).await.unwrap().pop().unwrap().kept;
    assert!(decided.organiser.is_erased() && decided.reason.is_empty(), "{decided:?}");
}

#[tokio::test]
async fn an_erased_player_leaves_the_season_and_the_opponent_continues() {
    let mut hall = TestSeason::with_first_round(random_faction_rules(Preset::Swiss, MatchKind::Single)).await;
    let game = hall.open_game(1, 1).await.unwrap();
    let [gone, stays] = [hall.load_user_of_seat(1, Seat::First).await, hall.load_user_of_seat(1, Seat::Second).await];
    let request =
        EraseRequest { user: gone, by: season_hall::player(gone.0), place: ErasureScope::Everywhere, at: hall.now };
    let ends = hall.referee.effects_of_erasure(gone, request.place).await.unwrap();
    assert_eq!((ends.games.len(), ends.seasons.len()), (1, 1));
    let entrant = hall.load_match(1).await.players[0];
    assert_eq!(erase(&hall.referee, &request).await, 1);

    assert_eq!(hall.world.store.load_game(game).await.unwrap().status, Status::Over);
    let of = hall.load_match(1).await;
    assert_eq!((of.games[&1].winner, of.status(MatchKind::Single)), (Some(Seat::Second), MatchStatus::Closed));
    assert_eq!(hall.load_record().await.user_of(of.players[1]).unwrap().user(), Some(stays));
    // Organisers are notified.
    let posts = hall.world.store.load_posts(hall.season).await.unwrap();
    let line = hall.load_record().await.log.seq();
    assert!(posts.iter().any(|post| SeasonPost::from_post(post) == Ok(SeasonPost::Line { seq: line })), "{posts:?}");
    // The other match ends, and the next round is played without the erased player.
    let other = hall.open_game(2, 1).await.unwrap();
    hall.resign(2, other, Seat::First).await.unwrap();
    hall.wait_until(UnixMs(hall.now.0 + 1)).await;
    let season_record = hall.load_record().await;
    let next: Vec<_> = season_record.log.season().matches.values().filter(|of| of.round == 2).collect();
    assert_eq!(next.len(), 1, "three are left");
    assert!(next.iter().all(|of| of.seat_of(entrant).is_none()), "{next:?}");
}

#[tokio::test]
async fn a_match_that_has_not_begun_is_forfeited() {
    let hall = TestSeason::with_first_round(random_faction_rules(Preset::Swiss, MatchKind::Single)).await;
    let gone = hall.load_user_of_seat(1, Seat::Second).await;
    let request = EraseRequest {
        user: gone,
        by: season_hall::player(90),
        place: ErasureScope::Season(hall.season),
        at: hall.now,
    };
    assert_eq!(erase(&hall.referee, &request).await, 1);
    let of = hall.load_match(1).await;
    assert_eq!(of.outcome(MatchKind::Single).and_then(|outcome| outcome.winner()), Some(Seat::First));
    assert!(!hall.startable_games().await.contains(&(1, 1)), "no table is opened for it");
}

#[tokio::test]
async fn the_log_allows_no_other_change() {
    let world = TestDatabase::new().await;
    leave_traces(&world).await;
    for change in ["actor = 5", "line = 'end'", "at_ms = 0", "side = 1"] {
        let refused = world.run_sql(&format!("UPDATE action SET {change}")).await.unwrap_err();
        assert!(refused.contains("append-only"), "{change}: {refused}");
    }
}

#[tokio::test]
async fn a_season_keeps_the_entry_without_name_and_texts() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
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
        async move { referee.send_season_command(&request, move |_, _| command.clone()).await.unwrap() }
    };
    let files = armies.map(|army| (army, "00".to_owned()));
    asks(&organiser, true, None, Command::OpenEntry(files.into())).await;
    let invited = [EVE, BOB].map(|user| Invitation { user, rating: None, division: None });
    referee.invite(season, &invited, Interaction { id: InteractionId(2), at: NOON }).await.unwrap();
    asks(&eve(), false, None, Command::Enter { press: 5, seed: None }).await;
    let name_of = |season_record: &sztab_referee::league::SeasonRecord| {
        let person = season_record.people.iter().find(|person| person.role == Role::Entrant).unwrap();
        (person.user(), person.name.clone())
    };
    assert_eq!(name_of(&referee.load_season(season).await.unwrap()), (Some(EVE), NAME.to_owned()));

    Match { players: [eve(), player(BOB)], ..Match::new(Some(FIRST_WIN)) }.play(&world.store, &LINES).await;
    let request = EraseRequest { by: organiser.clone(), place: ErasureScope::Season(season), ..own_request() };
    assert_eq!(erase(&referee, &request).await, 1);
    let season_record = referee.load_season(season).await.unwrap();
    assert_eq!(name_of(&season_record), (None, String::new()));
    assert!(season_record.log.season().entrants[&EntrantId(1)].erased);
    let invited = referee.load_invitees_of_message(season, 1, 2).await.unwrap();
    assert_eq!(invited.iter().map(|invited| invited.user).collect::<Vec<_>>(), [BOB]);
    assert_eq!(referee.load_statistics(EVE, GUILD).await.unwrap().games.len(), 1, "other games are not of this season");

    assert_eq!(erase(&referee, &own_request()).await, 2);
    assert_eq!(find_columns_with(&world, &EVE.to_string()).await, Vec::<String>::new());
}

#[tokio::test]
async fn an_erased_judge_is_no_longer_a_judge() {
    for ended in [false, true] {
        let world = TestDatabase::new().await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        let armies = ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned);
        let organiser = player(UserId(90));
        let new = NewSeasonRequest {
            venue: Venue { guild: GUILD, channel: ChannelId(40) },
            league: "Winter".to_owned(),
            rules: Preset::Swiss.rules("Winter", &armies, "72h+12h<96h"),
            organiser: organiser.clone(),
        };
        let season = referee.create_season(new, [7; 32], Interaction { id: InteractionId(1), at: NOON }).await.unwrap();
        let by = Some(Member { player: organiser.clone(), organises: true });
        let request = SeasonRequest { season, by, about: Some(eve()), text: None, change: Change::at(NOON) };
        referee
            .send_season_command(&request, |season_record, _| Command::NameJudge(season_record.next_organiser_id()))
            .await
            .unwrap();
        let judges = async || referee.load_season(season).await.unwrap().log.season().judges.len();
        assert_eq!(judges().await, 1);
        if ended {
            let request = SeasonRequest { about: None, text: Some("No players.".to_owned()), ..request };
            referee.send_season_command(&request, |_, reason| Command::Cancel { reason }).await.unwrap();
        }
        erase(&referee, &own_request()).await;
        let season_record = referee.load_season(season).await.unwrap();
        let dismissed =
            season_record.log.events().iter().filter(|it| matches!(it.kind, EventKind::JudgeDismissed { .. }));
        // The rulings of a finished season are kept.
        assert_eq!((judges().await, dismissed.count()), if ended { (1, 0) } else { (0, 1) });
        assert_eq!(find_columns_with(&world, &EVE.to_string()).await, Vec::<String>::new());
    }
}
