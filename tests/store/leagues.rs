//! Seasons through the referee: requests, the log, and the users behind the players' numbers.

use sztab_league::decide::{Command, MayDo, Refusal};
use sztab_league::ids::{EntrantId, TextId};
use sztab_league::rules::Seeding;
use sztab_league::season::SeasonState;
use sztab_referee::league::{SeasonError, SeasonRecord, SeasonRequest};
use sztab_store::{SeasonStatus, StoreError, UserId};

use crate::season_hall::{Hall, ORGANISER, player};
use crate::world::{GUILD, NOON};

#[tokio::test]
async fn a_season_is_read_back_as_it_was_written() {
    let hall = Hall::open().await;
    hall.opens().await;
    for user in [1, 2, 3] {
        hall.enters(user).await.unwrap();
    }
    let written = hall.asks(ORGANISER, Command::CloseEntry).await.unwrap();
    let read = hall.record().await;
    assert_eq!((&read.log, &read.people), (&written.record.log, &written.record.people));
    assert_eq!(read.row.status, SeasonStatus::Entry);
    assert_eq!(read.log.season().players().len(), 3);
    assert_eq!(read.entry_of(UserId(2)), Some(EntrantId(2)));
    assert_eq!(read.user_of(EntrantId(3)).unwrap().name, "User 3");
    assert_eq!(hall.world.store.seasons(GUILD).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_press_enters_once_and_a_second_one_is_refused() {
    let hall = Hall::open().await;
    hall.opens().await;
    let request = hall.request(1);
    let enter = |_: &SeasonRecord, _| Command::Enter { press: 5, seed: None };
    hall.referee.ask_season(&request, enter).await.unwrap();
    let again = hall.referee.ask_season(&request, enter).await;
    assert!(matches!(
        again,
        Err(SeasonError::Refused(Refusal::Entered) | SeasonError::Store(StoreError::Duplicate { .. }))
    ));
    let twice = hall.enters(1).await;
    assert!(matches!(twice, Err(SeasonError::Refused(Refusal::Entered))), "{twice:?}");
    assert_eq!(hall.record().await.people.len(), 2, "the organiser and the player");
}

#[tokio::test]
async fn presses_at_the_same_time_all_count() {
    let hall = Hall::open().await;
    hall.opens().await;
    let requests: Vec<SeasonRequest> = (1..=32).map(|user| hall.request(user)).collect();
    let enter = |request: SeasonRequest| {
        let referee = hall.referee.clone();
        async move {
            let press = request.change.interaction.unwrap().0;
            referee.ask_season(&request, |_, _| Command::Enter { press, seed: None }).await
        }
    };
    let entered = futures::future::join_all(requests.into_iter().map(enter)).await;
    assert!(entered.iter().all(Result::is_ok), "{entered:?}");
    let record = hall.record().await;
    assert_eq!(record.log.season().players().len(), 32);
    let mut users: Vec<u64> =
        (1..=32).map(|entrant| record.user_of(EntrantId(entrant)).unwrap().user().unwrap().0).collect();
    users.sort_unstable();
    assert_eq!(users, (1..=32).collect::<Vec<u64>>());
}

#[tokio::test]
async fn players_organise_nothing_and_are_told_who_may() {
    let hall = Hall::open().await;
    hall.opens().await;
    let refused = hall.asks(1, Command::CloseEntry).await;
    assert!(matches!(refused, Err(SeasonError::Refused(Refusal::Not(MayDo::Organisers)))), "{refused:?}");
    assert_eq!(hall.record().await.log.seq(), 2);
}

#[tokio::test]
async fn an_entry_goes_to_a_substitute_with_a_reason_in_words() {
    let hall = Hall::open().await;
    hall.opens().await;
    for user in [1, 2] {
        hall.enters(user).await.unwrap();
    }
    let request =
        SeasonRequest { about: Some(player(9)), text: Some("moved away".to_owned()), ..hall.request(ORGANISER) };
    let substitute = |_: &SeasonRecord, reason| Command::Substitute { entrant: EntrantId(1), reason };
    hall.referee.ask_season(&request, substitute).await.unwrap();
    let record = hall.record().await;
    assert_eq!(record.entry_of(UserId(9)), Some(EntrantId(1)));
    assert_eq!(record.entry_of(UserId(1)), None, "the entry is another's");
    let text = hall.world.store.season_text(hall.season, TextId(1).0).await.unwrap();
    assert_eq!(text.as_deref(), Some("moved away"));
}

#[tokio::test]
async fn a_season_begins_and_its_row_says_so() {
    let hall = Hall::open().await;
    hall.opens().await;
    for user in [1, 2, 3, 4] {
        hall.enters(user).await.unwrap();
    }
    hall.asks(ORGANISER, Command::CloseEntry).await.unwrap();
    let all: Vec<EntrantId> = (1..=4).map(EntrantId).collect();
    let seeds = Command::Seed { by: Seeding::Lots, divisions: vec![all], by_lots: Vec::new() };
    hall.asks(ORGANISER, seeds).await.unwrap();
    hall.asks(ORGANISER, Command::BeginStage).await.unwrap();
    let record = hall.record().await;
    assert_eq!(record.log.season().state, SeasonState::Running);
    assert_eq!(record.row.status, SeasonStatus::Running);
    let due = hall.referee.ask_season(&SeasonRequest::of_program(hall.season, NOON), |_, _| Command::Pause).await;
    assert!(matches!(due, Err(SeasonError::Refused(_))), "the program pauses no season: {due:?}");
}
