//! Seasons through the referee: requests, the log, and the users behind the players' numbers.

use sztab_league::decide::{Command, Refusal, RequiredRole};
use sztab_league::ids::{EntrantId, TextId};
use sztab_league::rules::Seeding;
use sztab_league::season::SeasonState;
use sztab_referee::league::{SeasonError, SeasonRecord, SeasonRequest};
use sztab_store::{SeasonStatus, StoreError, UserId};

use crate::season_hall::{ORGANISER, TestSeason, player};
use crate::world::{GUILD, NOON};

#[tokio::test]
async fn a_season_is_read_back_as_it_was_written() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    for user in [1, 2, 3] {
        hall.enter(user).await.unwrap();
    }
    let written = hall.execute(ORGANISER, Command::CloseEntry).await.unwrap();
    let read = hall.load_record().await;
    assert_eq!((&read.log, &read.people), (&written.record.log, &written.record.people));
    assert_eq!(read.row.status, SeasonStatus::Entry);
    assert_eq!(read.log.season().players().len(), 3);
    assert_eq!(read.entry_of(UserId(2)), Some(EntrantId(2)));
    assert_eq!(read.user_of(EntrantId(3)).unwrap().name, "User 3");
    assert_eq!(hall.world.store.load_seasons(GUILD).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_press_enters_once_and_a_second_one_is_refused() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    let request = hall.request(1);
    let enter = |_: &SeasonRecord, _| Command::Enter { press: 5, seed: None };
    hall.referee.send_season_command(&request, enter).await.unwrap();
    let again = hall.referee.send_season_command(&request, enter).await;
    assert!(matches!(
        again,
        Err(SeasonError::Refused(Refusal::Entered) | SeasonError::Store(StoreError::Duplicate { .. }))
    ));
    let twice = hall.enter(1).await;
    assert!(matches!(twice, Err(SeasonError::Refused(Refusal::Entered))), "{twice:?}");
    assert_eq!(hall.load_record().await.people.len(), 2, "the organiser and the player");
}

#[tokio::test]
async fn simultaneous_presses_all_count() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    let requests: Vec<SeasonRequest> = (1..=32).map(|user| hall.request(user)).collect();
    let enter = |request: SeasonRequest| {
        let referee = hall.referee.clone();
        async move {
            let press = request.change.interaction.unwrap().0;
            referee.send_season_command(&request, |_, _| Command::Enter { press, seed: None }).await
        }
    };
    let entered = futures::future::join_all(requests.into_iter().map(enter)).await;
    assert!(entered.iter().all(Result::is_ok), "{entered:?}");
    let record = hall.load_record().await;
    assert_eq!(record.log.season().players().len(), 32);
    let mut users: Vec<u64> =
        (1..=32).map(|entrant| record.user_of(EntrantId(entrant)).unwrap().user().unwrap().0).collect();
    users.sort_unstable();
    assert_eq!(users, (1..=32).collect::<Vec<u64>>());
}

#[tokio::test]
async fn players_cannot_organise_and_are_told_who_may() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    let refused = hall.execute(1, Command::CloseEntry).await;
    assert!(matches!(refused, Err(SeasonError::Refused(Refusal::Not(RequiredRole::Organisers)))), "{refused:?}");
    assert_eq!(hall.load_record().await.log.seq(), 2);
}

#[tokio::test]
async fn an_entry_goes_to_a_substitute_with_a_written_reason() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    for user in [1, 2] {
        hall.enter(user).await.unwrap();
    }
    let request =
        SeasonRequest { about: Some(player(9)), text: Some("moved away".to_owned()), ..hall.request(ORGANISER) };
    let substitute = |_: &SeasonRecord, reason| Command::Substitute { entrant: EntrantId(1), reason };
    hall.referee.send_season_command(&request, substitute).await.unwrap();
    let record = hall.load_record().await;
    assert_eq!(record.entry_of(UserId(9)), Some(EntrantId(1)));
    assert_eq!(record.entry_of(UserId(1)), None, "the entry is another's");
    let text = hall.world.store.load_season_text(hall.season, TextId(1).0).await.unwrap();
    assert_eq!(text.as_deref(), Some("moved away"));
}

#[tokio::test]
async fn a_season_begins_and_its_row_is_updated() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    for user in [1, 2, 3, 4] {
        hall.enter(user).await.unwrap();
    }
    hall.execute(ORGANISER, Command::CloseEntry).await.unwrap();
    let all: Vec<EntrantId> = (1..=4).map(EntrantId).collect();
    let seeds = Command::Seed { by: Seeding::Lots, divisions: vec![all], by_lots: Vec::new() };
    hall.execute(ORGANISER, seeds).await.unwrap();
    hall.execute(ORGANISER, Command::BeginStage).await.unwrap();
    let record = hall.load_record().await;
    assert_eq!(record.log.season().state, SeasonState::Running);
    assert_eq!(record.row.status, SeasonStatus::Running);
    let due =
        hall.referee.send_season_command(&SeasonRequest::by_program(hall.season, NOON), |_, _| Command::Pause).await;
    assert!(matches!(due, Err(SeasonError::Refused(_))), "the program pauses no season: {due:?}");
}
