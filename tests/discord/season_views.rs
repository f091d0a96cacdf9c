//! Views of seasons: pictures with their descriptions, pages, text, files, and public replies.

use serde_json::Value;
use sztab_league::export::import;
use sztab_league::rules::Preset;
use sztab_league::season::Log;
use sztab_league::simulate::Simulation;
use sztab_sandbox::{Attachment, Message, OptionValue, Person};
use sztab_store::{
    AppendToSeason, Change, ChannelId, GuildId, NewSeason, Player, Role, SeasonLine, SeasonPerson, SeasonStatus, Seed,
    Store, UnixMs, UserId,
};

use crate::bless;
use crate::club::{TIMEOUT, now};
use crate::hall::LeagueServer;
use crate::likeness;

/// Realistic names: short and long ones in three languages, and two that look the same when pictures truncate them.
const NAMES: [&str; 8] = [
    "Ala",
    "Konstantynopolitańczykowianeczka Anna",
    "Щасливець Їжак із Запоріжжя",
    "Konstantynopolitańczykowianeczka Ewa",
    "Mateusz „Rdza” Kowalczyk",
    "x_XdarkSlayerXx_2009",
    "=SUM(A1), \"the Fox\"",
    "🎲👾",
];

/// A season whose first players are those in the hall; the last `without` lines of its log are missing.
async fn write_season(hall: &LeagueServer, preset: Preset, players: u32, without: usize) -> Log {
    let armies = ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned);
    let whole = Simulation { trouble: 4, ..Simulation::from_preset(preset, players, &armies, [5; 32]) }.run().unwrap();
    let events = whole.events();
    let log = Log::from_events(events[..events.len() - without].to_vec()).unwrap();
    let lines = log.events().iter().map(|event| {
        let json = serde_json::to_value(&event.kind).unwrap();
        SeasonLine {
            at: UnixMs(event.at_ms),
            actor: serde_json::to_value(event.actor).unwrap().to_string(),
            kind: json["kind"].as_str().unwrap().to_owned(),
            data: json.get("data").unwrap_or(&Value::Null).to_string(),
        }
    });
    let lines: Vec<SeasonLine> = lines.collect();
    let store = Store::open(hall.club.database()).await.unwrap();
    let new = NewSeason {
        guild: GuildId(hall.club.guild),
        league: "Winter League".to_owned(),
        channel: ChannelId(hall.channel),
        seed: Seed([5; 32]),
        lines: lines[..1].to_vec(),
        people: people(hall, players),
        limit: 20,
        change: Change::at(now()),
    };
    let season = store.create_season(new).await.unwrap();
    let status = if without == 0 { SeasonStatus::Ended } else { SeasonStatus::Running };
    let rest = AppendToSeason {
        season,
        expected: 1,
        lines: lines[1..].to_vec(),
        status,
        people: Vec::new(),
        texts: Vec::new(),
        change: Change::at(now()),
    };
    store.append_to_season(rest).await.unwrap();
    store.close().await;
    log
}

fn people(hall: &LeagueServer, players: u32) -> Vec<SeasonPerson> {
    let player = |number: u32| {
        let index = number as usize - 1;
        let user = hall.players.get(index).map_or(1_000 + u64::from(number), sztab_sandbox::Person::id);
        let name = NAMES[index % NAMES.len()];
        let name = if index < NAMES.len() { name.to_owned() } else { format!("{name} {number}") };
        SeasonPerson::first(Role::Entrant, number, Player { user: UserId(user), name })
    };
    let olga = Player { user: UserId(hall.olga.id()), name: "Olga".to_owned() };
    (1..=players).map(player).chain([SeasonPerson::first(Role::Organiser, 1, olga)]).collect()
}

/// The only picture of a message, with a description.
fn only_picture(message: &Message) -> (&Attachment, String) {
    let [picture] = &message.attachments[..] else { panic!("{message:?}") };
    assert_eq!(picture.pixels.map(|(width, _)| width), Some(1080));
    let alt = picture.alt_text.clone().unwrap();
    (picture, alt)
}

fn message_text(message: &Message) -> String {
    let embeds = message.embeds.iter().filter_map(|embed| embed.description.clone());
    std::iter::once(message.content.clone()).chain(embeds).collect::<Vec<_>>().join("\n")
}

async fn run_command(hall: &LeagueServer, person: &Person, command: &str, options: &[(&str, OptionValue)]) -> Message {
    hall.run_command(person, &["league", command], options).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_sent_as_picture_text_and_file() {
    let hall = LeagueServer::open(2).await;
    let log = write_season(&hall, Preset::Swiss, 20, 12).await;
    assert!(log.season().matches.len() > 20);
    let table = run_command(&hall, &hall.players[0], "standings", &[]).await;
    let (_, alt) = only_picture(&table);
    assert!(alt.starts_with("Winter League · "), "{alt}");
    assert!(alt.contains("1/2") && alt.lines().count() == 17, "{alt}");
    let next = hall.press(&hall.players[0], &table, "More ▶").await;
    assert_eq!(only_picture(&next).1.lines().count(), 5);
    let words = hall.press(&hall.players[0], &next, "As text").await;
    assert!(words.attachments.is_empty() && message_text(&words).contains("Winter League"), "{}", message_text(&words));
    let row = message_text(&words).lines().find(|line| line.starts_with("17. ")).unwrap().to_owned();
    for criterion in ["BC1 ", "BH ", "SB ", "HQ "] {
        assert!(row.contains(&format!("· {criterion}")), "{row}");
    }
    let file = hall.press(&hall.players[0], &words, "CSV").await;
    let [csv] = &file.attachments[..] else { panic!("{file:?}") };
    let csv = String::from_utf8(csv.bytes.to_vec()).unwrap();
    assert_eq!(csv.lines().count(), 21, "{csv}");
    assert!(csv.starts_with("\u{feff}stage,division,rank,"), "a spreadsheet knows the encoding: {csv}");
    assert!(csv.contains("\"'=SUM(A1), \"\"the Fox\"\"\""), "no spreadsheet computes a name: {csv}");
}

/// Compares a picture with the one in the documentation's gallery, or saves it there on request.
fn compare_with_gallery(name: &str, message: &Message) {
    let path = format!("{}/docs/pictures/gallery/{name}.png", env!("CARGO_MANIFEST_DIR"));
    let (drawn, _) = only_picture(message);
    if bless::is_requested() {
        std::fs::write(&path, &drawn.bytes).unwrap();
        return;
    }
    let shown = likeness::decode(&std::fs::read(&path).unwrap());
    assert!(
        likeness::difference(&shown, &likeness::decode(&drawn.bytes)).is_none(),
        "{name} is out of date: see .ci/pictures"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gallery_shows_leagues_as_the_bot_draws_them() {
    let hall = LeagueServer::open(1).await;
    write_season(&hall, Preset::Swiss, 12, 12).await;
    compare_with_gallery("league-table", &run_command(&hall, &hall.players[0], "standings", &[]).await);
    compare_with_gallery("league-card", &run_command(&hall, &hall.players[0], "player", &[]).await);
    let cup = LeagueServer::open(1).await;
    write_season(&cup, Preset::Cup, 8, 0).await;
    compare_with_gallery("league-bracket", &run_command(&cup, &cup.players[0], "bracket", &[]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_view_is_visible_to_everyone() {
    let hall = LeagueServer::open(1).await;
    write_season(&hall, Preset::Swiss, 16, 12).await;
    let table = run_command(&hall, &hall.players[0], "standings", &[]).await;
    hall.press(&hall.players[0], &table, "Share").await;
    let shared = hall.wait_for_message(|message| message.content.contains("Shared by")).await;
    only_picture(&shared);
    assert_eq!(shared.buttons().count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_can_be_paged_through() {
    let hall = LeagueServer::open(1).await;
    let log = write_season(&hall, Preset::Swiss, 64, 20).await;
    let rounds = log.season().stages[0].divisions[0].rounds.len();
    let round = run_command(&hall, &hall.players[0], "round", &[]).await;
    let (_, alt) = only_picture(&round);
    assert!(alt.contains(&format!("Round {rounds} · 1/2")), "{alt}");
    let before = hall.press(&hall.players[0], &round, "◀ Back").await;
    assert!(only_picture(&before).1.contains(&format!("Round {} · 2/2", rounds - 1)));
    let first = run_command(&hall, &hall.players[0], "round", &[("number", 1.into())]).await;
    assert!(only_picture(&first).1.contains("Round 1 · 1/2"));
    let none = run_command(&hall, &hall.players[0], "round", &[("number", 99.into())]).await;
    assert!(none.content.contains("isn't published"), "{}", none.content);
    only_picture(&run_command(&hall, &hall.players[0], "standings", &[]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bracket_is_shown_in_parts() {
    let hall = LeagueServer::open(1).await;
    write_season(&hall, Preset::Cup, 16, 0).await;
    let last = run_command(&hall, &hall.players[0], "bracket", &[]).await;
    assert!(only_picture(&last).1.contains("Champion: "), "{}", only_picture(&last).1);
    let select = last.selects().next().unwrap();
    assert_eq!(select.options.len(), 3);
    let first = hall.players[0].select(last.id, &select.custom_id, &[&select.options[0].value]).await.unwrap();
    let first = first.complete(TIMEOUT).await.unwrap();
    assert!(only_picture(&first).1.contains("Round of 16"), "{}", only_picture(&first).1);
    let table = run_command(&hall, &hall.players[0], "standings", &[]).await;
    only_picture(&table);
    let none = LeagueServer::open(1).await;
    write_season(&none, Preset::Swiss, 16, 12).await;
    let none = run_command(&none, &none.players[0], "bracket", &[]).await;
    assert!(none.content.contains("no bracket"), "{}", none.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn divisions_are_chosen() {
    let hall = LeagueServer::open(1).await;
    write_season(&hall, Preset::Divisions, 24, 30).await;
    let own = run_command(&hall, &hall.players[0], "standings", &[("division", "a".into())]).await;
    assert!(only_picture(&own).1.contains("Division A"), "{}", only_picture(&own).1);
    let select = own.selects().next().unwrap();
    let other = hall.players[0].select(own.id, &select.custom_id, &[&select.options[1].value]).await.unwrap();
    assert!(only_picture(&other.complete(TIMEOUT).await.unwrap()).1.contains("Division B"));
    let none = run_command(&hall, &hall.players[0], "standings", &[("division", "Q".into())]).await;
    assert!(none.content.contains("no such division"), "{}", none.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_a_card_and_a_season_a_calendar() {
    let hall = LeagueServer::open(2).await;
    write_season(&hall, Preset::Flamberg, 16, 12).await;
    let own = run_command(&hall, &hall.players[1], "player", &[]).await;
    assert!(only_picture(&own).1.starts_with(NAMES[1]), "{}", only_picture(&own).1);
    let rating = hall.press(&hall.players[1], &own, "Rating").await;
    let curve = rating.attachments.iter().find(|file| file.filename == "rating.png").unwrap();
    assert!(curve.alt_text.as_ref().unwrap().starts_with(&format!("{} · band: 95 %", NAMES[1])), "{curve:?}");
    let who = [("who", OptionValue::User(hall.players[0].id()))];
    let other = run_command(&hall, &hall.players[1], "player", &who).await;
    assert!(only_picture(&other).1.starts_with("Ala"));
    let stranger = run_command(&hall, &hall.olga, "player", &[]).await;
    assert!(stranger.content.contains("no such player"), "{}", stranger.content);
    let calendar = run_command(&hall, &hall.players[1], "calendar", &[]).await;
    assert!(only_picture(&calendar).1.contains("Round 1"), "{}", only_picture(&calendar).1);
    let shown = run_command(&hall, &hall.players[1], "show", &[]).await;
    assert!(
        message_text(&shown).contains("Winter League") && shown.button("Leave").is_some(),
        "{}",
        message_text(&shown)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_read_searched_exported_and_checked() {
    let hall = LeagueServer::open(1).await;
    let log = write_season(&hall, Preset::Swiss, 16, 0).await;
    let newest = run_command(&hall, &hall.olga, "log", &[]).await;
    assert!(message_text(&newest).contains(&format!("**{}**", log.seq())), "{}", message_text(&newest));
    let about = run_command(&hall, &hall.olga, "log", &[("about", "ALA  ".into())]).await;
    let lines: Vec<String> = message_text(&about).lines().skip(1).map(str::to_owned).collect();
    assert!(lines.len() > 1 && lines.iter().all(|line| line.contains("Ala")), "{lines:?}");
    let older = hall.press(&hall.olga, &newest, "More ▶").await;
    assert!(message_text(&older).contains(&format!("**{}**", log.seq() - 10)), "{}", message_text(&older));
    let checked = message_text(&run_command(&hall, &hall.olga, "verify", &[]).await);
    assert!(checked.contains("✅ Pairs: OK") && !checked.contains('❌'), "{checked}");
    let file = |message: Message| String::from_utf8(message.attachments[0].bytes.to_vec()).unwrap();
    let export = async |format: i64| file(run_command(&hall, &hall.olga, "export", &[("format", format.into())]).await);
    let matches = export(1).await;
    assert_eq!(matches.lines().count(), 1 + log.season().matches.len());
    assert!(export(2).await.starts_with("\u{feff}match,game,first,second"));
    assert_eq!(import(&export(3).await).unwrap(), log);
    let report = export(4).await;
    assert_eq!(report.lines().filter(|line| line.starts_with("001 ")).count(), 16, "{report}");
    assert_eq!(export(0).await.lines().count(), 17);
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_have_pictures_and_links_to_further_views() {
    let hall = LeagueServer::open(4).await;
    let post = hall.enter_season("Winter", "swiss").await;
    let before = run_command(&hall, &hall.players[0], "standings", &[]).await;
    assert!(before.content.contains("has not begun"), "{}", before.content);
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let round =
        hall.wait_for_message(|message| message.button("Round").is_some() && !message.attachments.is_empty()).await;
    assert!(only_picture(&round).1.contains("Round 1"));
    let table = hall.press(&hall.players[0], &round, "Standings").await;
    only_picture(&table);
    hall.wait_for_message(|message| message.content.contains("Match 2") && message.button("Begin").is_some()).await;
    for post in &hall.matches() {
        let thread = hall.begin_match(post).await;
        let loser = hall.mentioned_players(post)[1];
        hall.resign(loser, thread).await;
    }
    let shown = hall.wait_for_message(|message| message.id == post.id && !message.attachments.is_empty()).await;
    assert!(only_picture(&shown).1.contains("Winter"));
    let played =
        hall.wait_for_message(|message| message.id == round.id && only_picture(message).1.contains("1:0")).await;
    only_picture(&played);
}
