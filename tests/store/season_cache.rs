//! Season logs kept in memory, and rows read at another moment than the log.

use sztab_league::decide::Command;
use sztab_referee::Referee;
use sztab_referee::league::SeasonRequest;
use sztab_store::{AppendToSeason, SeasonStatus};

use crate::season_hall::{ORGANISER, TestSeason};
use crate::world::change_at_noon;

#[tokio::test]
async fn the_cached_log_grows_with_the_stored_one() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    let other = Referee::new(hall.world.store.clone(), sztab::KINDS);
    let before = other.load_season(hall.season).await.unwrap().log;
    hall.enter(1).await.unwrap();
    hall.enter(2).await.unwrap();
    let left = hall.execute(2, Command::Leave { give_up: false }).await.unwrap().events[0].seq;
    assert_eq!(other.load_season(hall.season).await.unwrap().log.seq(), before.seq() + 3);
    let request = SeasonRequest { text: Some("A slip.".to_owned()), ..hall.request(ORGANISER) };
    hall.referee.send_season_command(&request, |_, reason| Command::Void { line: left, reason }).await.unwrap();
    let fresh = Referee::new(hall.world.store.clone(), sztab::KINDS).load_season(hall.season).await.unwrap().log;
    let kept = other.load_season(hall.season).await.unwrap().log;
    assert_eq!(kept, fresh);
    assert_eq!(kept.season().players().len(), 2, "the line that was taken back does not count");
}

/// A change between reading the row and reading the log must not write the old status back.
#[tokio::test]
async fn a_season_has_the_status_of_its_log() {
    let hall = TestSeason::open().await;
    hall.open_entry().await;
    let append = AppendToSeason {
        season: hall.season,
        expected: hall.referee.load_season(hall.season).await.unwrap().log.seq(),
        lines: Vec::new(),
        status: SeasonStatus::Draft,
        people: Vec::new(),
        texts: Vec::new(),
        change: change_at_noon(),
    };
    hall.world.store.append_to_season(append).await.unwrap();
    assert_eq!(hall.world.store.load_season(hall.season).await.unwrap().status, SeasonStatus::Draft);
    assert_eq!(hall.referee.load_season(hall.season).await.unwrap().row.status, SeasonStatus::Entry);
}
