//! Settings of users and servers, and imported positions.

use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, game_of};
use sztab_game::Language;
use sztab_referee::{PersonalSettings, Place, Referee, RefereeError, ServerSettings};
use sztab_store::{GuildId, SettingsOwner, StudyId, UnixMs};

const POSITION: &str = "sztab position 1
board 19
side X army=borgo hq=20
side Y army=outpost hq=17
hand X claws
turn X phase=play
unit A1 X/hq
unit E3 Y/hq
";

#[tokio::test]
async fn settings_are_stored_per_person_and_per_server() {
    let mut world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    assert_eq!(referee.load_personal_settings(ALICE).await.unwrap(), PersonalSettings::default());
    referee.set_personal(ALICE, NOON, |mine| mine.language = Some(Language::Polish)).await.unwrap();
    referee.set_personal(ALICE, NOON, |mine| mine.colours = Some("high-contrast".to_owned())).await.unwrap();
    referee.set_server(GUILD, NOON, |server| server.place = Some(Place::Here)).await.unwrap();
    world.reopen().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let mine = referee.load_personal_settings(ALICE).await.unwrap();
    assert_eq!((mine.language, mine.colours.as_deref()), (Some(Language::Polish), Some("high-contrast")));
    assert_eq!(referee.load_personal_settings(BOB).await.unwrap(), PersonalSettings::default());
    assert_eq!(referee.load_server_settings(GUILD).await.unwrap().place, Some(Place::Here));
    assert_eq!(referee.load_server_settings(GuildId(901)).await.unwrap(), ServerSettings::default());
}

#[tokio::test]
async fn simultaneous_changes_are_both_kept() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let changes = (0..16_u64).map(|channel| {
        let referee = referee.clone();
        tokio::spawn(async move {
            referee.set_server(GUILD, NOON, |server| server.channels.push(channel)).await.unwrap();
        })
    });
    for change in changes.collect::<Vec<_>>() {
        change.await.unwrap();
    }
    let mut channels = referee.load_server_settings(GUILD).await.unwrap().channels;
    channels.sort_unstable();
    assert_eq!(channels, (0..16).collect::<Vec<_>>());
}

#[tokio::test]
async fn unreadable_settings_count_as_unset() {
    let world = TestDatabase::new().await;
    let of = SettingsOwner::User(ALICE);
    assert!(world.store.set_settings(of, None, "not ours", NOON).await.unwrap());
    assert!(!world.store.set_settings(of, None, "{}", NOON).await.unwrap(), "somebody was faster");
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    assert_eq!(referee.load_personal_settings(ALICE).await.unwrap(), PersonalSettings::default());
    referee.set_personal(ALICE, NOON, |mine| mine.language = Some(Language::English)).await.unwrap();
    assert_eq!(referee.load_personal_settings(ALICE).await.unwrap().language, Some(Language::English));
}

#[tokio::test]
async fn a_position_is_stored_as_imported_and_the_oldest_are_removed() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let first = referee.store_study(ALICE, POSITION, NOON).await.unwrap();
    let other = referee.store_study(BOB, POSITION, NOON).await.unwrap();
    let session = referee.load_study(first).await.unwrap().unwrap();
    assert_eq!((session.record.created_by, game_of(&session).arrangement().points[1]), (ALICE, 17));
    for number in 1..=20 {
        referee.store_study(ALICE, POSITION, UnixMs(NOON.0 + number)).await.unwrap();
    }
    assert!(referee.load_study(first).await.unwrap().is_none());
    assert!(referee.load_study(other).await.unwrap().is_some(), "only one's own go");
    assert!(referee.load_study(StudyId(9999)).await.unwrap().is_none());
}

#[tokio::test]
async fn a_record_is_studied_at_its_end_and_a_finished_game_not_at_all() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let with_piles = POSITION.replace("hand X claws", "pile X 0\npile Y 0\nhand X claws");
    let record = format!("{with_piles}--\nX place claws B2 0\n");
    let study = referee.store_study(ALICE, &record, NOON).await.unwrap();
    let session = referee.load_study(study).await.unwrap().unwrap();
    assert_eq!(game_of(&session).arrangement().units().count(), 3);
    let kept = referee.load_study_text(study).await.unwrap().unwrap();
    assert!(kept.contains("unit B2 X/claws"), "{kept}");
    let over = format!("{record}X resign\n");
    assert!(matches!(referee.store_study(ALICE, &over, NOON).await, Err(RefereeError::NothingToStudy)));
}

#[tokio::test]
async fn a_shared_position_includes_its_own_tiles() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let text = "sztab position 1
board 19
side X
side Y
define X/shooter kind=warrior initiative=3 edges=r1,-,-,-,-,-
turn X phase=play
unit C3 X/shooter
";
    let study = referee.store_study(ALICE, text, NOON).await.unwrap();
    let kept = referee.load_study_text(study).await.unwrap().unwrap();
    assert!(referee.store_study(BOB, &kept, NOON).await.is_ok(), "{kept}");
}

#[tokio::test]
async fn an_unreadable_position_is_refused_with_the_location() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    for (text, line) in [
        ("", 1),
        ("sztab position 1\nboard 19\nside X army=nobody\n", 3),
        ("not ours at all", 2),
        ("sztab position 1\nboard 19\nside X army=borgo\nturn X phase=play\nunit A1 X/hq\n", 4),
    ] {
        match referee.store_study(ALICE, text, NOON).await {
            Err(RefereeError::UnreadablePosition(error)) => assert_eq!(error.line, line, "{text}: {error}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}
