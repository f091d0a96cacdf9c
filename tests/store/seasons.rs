//! Leagues and seasons: their logs, people and texts.

use crate::refused;
use crate::world::{
    ALICE, BOB, GUILD, NOON, TestDatabase, change_at_noon, new_season, post, press_change, season_line,
};
use sztab_store::{
    AppendToSeason, Change, ChannelId, Player, Role, SeasonId, SeasonPerson, SeasonStatus, SeasonText, Seq, StoreError,
    Subject, UnixMs,
};

fn append(season: SeasonId, expected: u64, kind: &str, change: Change) -> AppendToSeason {
    let (lines, status) = (vec![season_line(kind)], SeasonStatus::Entry);
    AppendToSeason { season, expected, lines, status, people: Vec::new(), texts: Vec::new(), change }
}

async fn load_kinds(world: &TestDatabase, season: SeasonId) -> Vec<String> {
    world.store.load_season_log(season, 0).await.unwrap().into_iter().map(|line| line.kind).collect()
}

#[tokio::test]
async fn a_league_numbers_its_seasons_and_keeps_its_name() {
    let mut world = TestDatabase::new().await;
    let first = world.create_season().await;
    let mut next = new_season(change_at_noon());
    next.channel = ChannelId(41);
    let second = world.store.create_season(next).await.unwrap();
    world.reopen().await;
    let [newest, oldest] = world.store.load_seasons(GUILD).await.unwrap().try_into().unwrap();
    assert_eq!((newest.id, newest.number, oldest.id, oldest.number), (second, 2, first, 1));
    assert_eq!(newest.league, oldest.league);
    assert_eq!((oldest.league.name.as_str(), oldest.league.channel), ("Winter", ChannelId(41)), "the newest channel");
    assert_eq!(oldest.status, SeasonStatus::Draft);
    assert_eq!(world.store.load_season(first).await.unwrap(), oldest);
    refused!(world.store.load_season(SeasonId(9)).await, StoreError::NoSuchSeason(SeasonId(9)));
}

#[tokio::test]
async fn a_server_has_a_limited_number_of_open_seasons() {
    let world = TestDatabase::new().await;
    let mut last = SeasonId(0);
    for _ in 0..3 {
        last = world.create_season().await;
    }
    let full = world.store.create_season(new_season(change_at_noon())).await;
    refused!(full, StoreError::TooManySeasons { guild: GUILD, open: 3 });
    let ended = AppendToSeason { status: SeasonStatus::Ended, ..append(last, 1, "season-ended", change_at_noon()) };
    world.store.append_to_season(ended).await.unwrap();
    world.store.create_season(new_season(change_at_noon())).await.unwrap();
}

#[tokio::test]
async fn a_line_is_added_only_after_the_last_known_one() {
    let world = TestDatabase::new().await;
    let id = world.create_season().await;
    assert_eq!(world.store.append_to_season(append(id, 1, "entry-opened", change_at_noon())).await.unwrap(), 2);
    let late = world.store.append_to_season(append(id, 1, "cancelled", change_at_noon())).await;
    refused!(late, StoreError::SeasonMovedOn { expected: 1, .. });
    assert_eq!(load_kinds(&world, id).await, ["created", "entry-opened"]);
    assert_eq!(world.store.last_season_line(id).await.unwrap(), 2);
    assert_eq!(world.store.load_season_log(id, 1).await.unwrap(), [season_line("entry-opened")]);
    assert_eq!(world.store.load_season(id).await.unwrap().status, SeasonStatus::Entry);
    let nowhere = world.store.append_to_season(append(SeasonId(9), 0, "created", change_at_noon())).await;
    refused!(nowhere, StoreError::NoSuchSeason(SeasonId(9)));
}

#[tokio::test]
async fn a_press_adds_lines_once_with_posts_people_and_texts() {
    let world = TestDatabase::new().await;
    let id = world.create_season().await;
    let player = |user, name: &str| Player { user, name: name.to_owned() };
    let entrant = SeasonPerson::first(Role::Entrant, 1, player(ALICE, "Alice"));
    let judge = SeasonPerson::first(Role::Organiser, 1, player(BOB, "Bob"));
    let mut entered = append(id, 1, "entered", press_change(70).with_post(post(5, "entered")));
    entered.people = vec![entrant.clone(), judge.clone()];
    entered.texts = vec![SeasonText { number: 1, text: "late, but agreed".to_owned() }];
    world.store.append_to_season(entered.clone()).await.unwrap();
    let again = world.store.append_to_season(AppendToSeason { expected: 2, ..entered }).await;
    refused!(again, StoreError::Duplicate { subject: Subject::Season(_), seq: Seq::OPENING });
    assert_eq!(world.store.load_posts(Subject::Season(id)).await.unwrap().len(), 1);
    assert_eq!(world.store.load_season_people(id).await.unwrap(), [entrant, judge]);
    assert_eq!(world.store.load_season_text(id, 1).await.unwrap().as_deref(), Some("late, but agreed"));
    assert_eq!(world.store.load_season_text(id, 2).await.unwrap(), None);
    assert_eq!(world.store.load_season_text(id, u64::MAX).await.unwrap(), None);
}

#[tokio::test]
async fn a_refused_change_leaves_nothing_behind() {
    let world = TestDatabase::new().await;
    let id = world.create_season().await;
    let person = |user, name: &str| SeasonPerson::first(Role::Entrant, 1, Player { user, name: name.to_owned() });
    let mut first = append(id, 1, "entered", change_at_noon());
    first.people = vec![person(ALICE, "Alice")];
    world.store.append_to_season(first).await.unwrap();
    // The number is already taken, so the whole change fails, including its line and its post.
    let mut second = append(id, 2, "entered", press_change(71).with_post(post(5, "entered")));
    second.people = vec![person(BOB, "Bob")];
    world.store.append_to_season(second).await.unwrap_err();
    assert_eq!(load_kinds(&world, id).await, ["created", "entered"]);
    assert_eq!(world.store.load_posts(Subject::Season(id)).await.unwrap(), []);
}

#[tokio::test]
async fn the_log_of_a_season_only_grows() {
    let world = TestDatabase::new().await;
    let id = world.create_season().await;
    for statement in [
        "UPDATE season_event SET kind = 'ended'",
        "DELETE FROM season_event",
        "INSERT INTO season_event (season_id, seq, at_ms, actor, kind, data) VALUES (1, 3, 0, '', '', '')",
        "UPDATE season SET seed = zeroblob(32)",
    ] {
        let refused = world.run_sql(statement).await.unwrap_err();
        assert!(refused.contains("season") || refused.contains("gap"), "{refused}");
    }
    assert_eq!(load_kinds(&world, id).await, ["created"]);
    assert_eq!(world.store.load_season(id).await.unwrap().created_at, NOON);
}

#[tokio::test]
async fn an_army_is_new_from_its_first_offer() {
    let world = TestDatabase::new().await;
    let see = async |armies: &[&str], at: i64| {
        let armies: Vec<String> = armies.iter().map(|&army| army.to_owned()).collect();
        world.store.record_offered_factions(&armies, UnixMs(at)).await.unwrap();
    };
    see(&["borgo", "moloch"], 50).await;
    assert_eq!(
        world.store.load_factions_newer_than(UnixMs(1)).await.unwrap(),
        Vec::<String>::new(),
        "there from the start"
    );
    see(&["borgo", "moloch", "tinkers"], 100).await;
    see(&["borgo", "tinkers"], 200).await;
    assert_eq!(world.store.load_factions_newer_than(UnixMs(99)).await.unwrap(), ["tinkers"]);
    assert_eq!(world.store.load_factions_newer_than(UnixMs(100)).await.unwrap(), Vec::<String>::new());
}
