//! Seasons as their players meet them.

use crate::hall::Hall;

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_entered_played_and_ends() {
    let hall = Hall::open(4).await;
    hall.entered("Winter", "swiss").await;
    hall.types(&hall.olga, &["season", "start"], &[]).await;
    hall.waits(|message| message.content.contains("Match 2") && message.button("Begin").is_some()).await;
    let matches = hall.matches();
    assert_eq!(matches.len(), 2);
    for post in &matches {
        let thread = hall.begins(post).await;
        let loser = hall.mentioned(post)[1];
        hall.resigns(loser, thread).await;
    }
    hall.waits(|message| message.content.contains("Match 4") && message.button("Begin").is_some()).await;
}
