//! A season in which the bot dies while it publishes: each post appears once, each match has one thread, and the log
//! agrees with the pure computation.

use std::time::Duration;

use sztab_league::engine::Standard;
use sztab_league::rules::{FactionMode, Format, Preset};
use sztab_league::season::MatchStatus;
use sztab_league::verify::verify;
use sztab_neuroshima::rules::Army;
use sztab_referee::league::{NewSeasonRequest, SeasonRecord};
use sztab_referee::{Interaction, Referee, Venue};
use sztab_sandbox::Message;
use sztab_store::{ChannelId, GuildId, InteractionId, Player, SeasonId, Store, UserId};

use crate::club::{Club, TIMEOUT, now};
use crate::hall::LeagueServer;

/// The places where the bot aborts while it publishes a round. Each is given with the number of the pass after a start.
const DEATHS: [(&str, u32); 14] = [
    ("before-commit", 2),
    ("after-commit", 2),
    ("before-commit", 3),
    ("after-commit", 3),
    ("before-commit", 4),
    ("after-commit", 5),
    ("before-send", 1),
    ("after-send", 1),
    ("before-send", 2),
    ("after-send", 2),
    ("before-send", 3),
    ("after-send", 3),
    ("before-send", 5),
    ("after-send", 5),
];

/// Number of players. A double round robin of 8 players has 14 rounds.
const PLAYERS: usize = 8;

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_season_posts_everything_once_if_its_bot_dies_twice_in_each_step() {
    let mut hall = LeagueServer::from_club(Club::without_bot().await, PLAYERS);
    let season = create_draft(&hall).await;
    hall.club.start_bot();
    hall.club.wait_for_bot().await;
    hall.enter().await;
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let mut deaths = 0;
    for (round, death) in (1..).zip(DEATHS) {
        let open = wait_for_round(&hall, round).await;
        let (last, others) = open.split_last().unwrap();
        for post in others {
            play(&hall, post).await;
        }
        // The result of the last match makes the bot publish the next round.
        let thread = hall.begin_match(last).await;
        hall.club.settings = vec![("SZTAB_FAULT", format!("{}=die@{}", death.0, death.1))];
        hall.club.try_restart().await;
        let loser = hall.mentioned_players(last)[1].clone();
        deaths += u32::from(hall.resign_or_die(&loser, thread).await);
        hall.club.kill_bot();
        hall.club.settings = Vec::new();
        hall.club.start_bot();
        hall.club.wait_for_bot().await;
        hall.resign(&loser, thread).await;
    }
    assert!(deaths >= 10, "the bot died {deaths} times");
    let record = wait_for_end(&mut hall, season).await;
    assert_everything_once(&hall, &record);
    let checks = verify(&record.log, &Standard).unwrap();
    assert!(checks.iter().all(|check| check.right != Some(false)), "{checks:?}");
    let recomputed = sztab_league::season::Season::from_events(record.log.events()).unwrap();
    let order = |season: &sztab_league::season::Season| season.final_order(&Standard, now().0);
    assert_eq!(order(&recomputed), order(record.log.season()));
}

/// A draft, stored in the database of a bot that has not been started yet.
async fn create_draft(hall: &LeagueServer) -> SeasonId {
    let store = Store::open(hall.club.database()).await.unwrap();
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let armies: Vec<String> = Army::base_box().into_iter().map(|army| army.id).collect();
    let mut rules = Preset::Divisions.rules("Winter", &armies, "72h+12h<96h");
    rules.factions.mode = FactionMode::Random;
    rules.promotion = None;
    rules.stages[0].divisions = Vec::new();
    rules.stages[0].format = Format::RoundRobin { double: true };
    let request = NewSeasonRequest {
        venue: Venue { guild: GuildId(hall.club.guild), channel: ChannelId(hall.channel) },
        league: "Winter".to_owned(),
        rules,
        organiser: Player { user: UserId(hall.olga.id()), name: "Olga".to_owned() },
    };
    let made = Interaction { id: InteractionId(1), at: now() };
    let season = referee.create_season(request, [3; 32], made).await.unwrap();
    store.close().await;
    season
}

/// Waits for the open posts of all matches of a round.
async fn wait_for_round(hall: &LeagueServer, round: u32) -> Vec<Message> {
    let named = format!("round {round}");
    hall.club
        .sandbox
        .wait_until(TIMEOUT, |_| {
            let open: Vec<Message> =
                hall.matches().into_iter().filter(|post| post.content.to_lowercase().contains(&named)).collect();
            (open.len() == PLAYERS / 2).then_some(open)
        })
        .await
        .unwrap()
}

async fn play(hall: &LeagueServer, post: &Message) {
    let thread = hall.begin_match(post).await;
    let loser = hall.mentioned_players(post)[1].clone();
    hall.resign(&loser, thread).await;
}

/// Waits until all matches of the season are over; returns the season from the database.
async fn wait_for_end(hall: &mut LeagueServer, season: SeasonId) -> SeasonRecord {
    loop {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let store = Store::open(hall.club.database()).await.unwrap();
        let record = Referee::new(store.clone(), sztab::KINDS).load_season(season).await.unwrap();
        store.close().await;
        let kind = record.log.season().match_kind();
        let played = record.log.season().matches.values().filter(|of| of.status(kind) == MatchStatus::Closed).count();
        if played == PLAYERS * (PLAYERS - 1) {
            return record;
        }
    }
}

/// Asserts one post and one thread per match, and one post per round.
fn assert_everything_once(hall: &LeagueServer, record: &SeasonRecord) {
    let messages = hall.club.sandbox.messages(hall.channel);
    let threads = hall.club.sandbox.threads(hall.club.guild);
    assert_eq!(threads.len(), record.log.season().matches.len(), "a thread a match");
    for of in record.log.season().matches.keys() {
        let title = format!("**Match {}**", of.0);
        let posts: Vec<&Message> = messages.iter().filter(|message| message.content.starts_with(&title)).collect();
        assert_eq!(posts.len(), 1, "{posts:#?}");
        assert!(threads.iter().any(|thread| thread.id == posts[0].id), "match {} has no thread", of.0);
    }
    assert_eq!(messages.iter().filter(|message| message.content.contains("🏆")).count(), 1, "a post of the season");
}
