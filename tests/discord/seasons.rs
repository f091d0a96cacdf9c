//! Seasons as their players meet them.

use sztab::league::rules::ArmyMode;

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

#[tokio::test(flavor = "multi_thread")]
async fn a_round_s_post_brings_the_keys_of_its_draws_as_a_file() {
    let hall = Hall::open(4).await;
    hall.entered_by("Winter", "swiss", |rules| rules.armies.mode = ArmyMode::Random).await;
    hall.types(&hall.olga, &["season", "start"], &[]).await;
    let post = hall.waits(|message| message.content.contains("round 1") && !message.attachments.is_empty()).await;
    let file = post.attachments.iter().find(|file| file.filename == "keys.txt").unwrap();
    let file = String::from_utf8(file.bytes.to_vec()).unwrap();
    let lines: Vec<(&str, &str)> = file.lines().map(|line| line.split_once(": ").unwrap()).collect();
    assert_eq!(lines.iter().map(|(purpose, _)| *purpose).collect::<Vec<_>>(), ["armies 1 1", "armies 1 2"]);
    assert!(lines.iter().all(|(_, key)| key.len() == 64 && key.chars().all(|digit| digit.is_ascii_hexdigit())));
    assert!(post.embeds[0].description.as_deref().unwrap_or_default().contains("keys.txt"), "{:?}", post.embeds);
    let pair = hall.waits(|message| message.button("Begin").is_some()).await;
    let thread = hall.begins(&pair).await;
    hall.resigns(hall.mentioned(&pair)[1], thread).await;
    let edited = hall.waits(|message| message.id == post.id && message.edited).await;
    assert_eq!(edited.attachments.len(), post.attachments.len(), "an edit keeps the file");
}
