//! A match in a season, from the challenge to a ruling: armies, more time, a report, a judge.

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::rules::{FactionMode, OfflineGames, Rules, Step};
use sztab_referee::Referee;
use sztab_referee::league::{Member, SeasonRequest};
use sztab_sandbox::{Person, permission};
use sztab_store::{Change, GuildId, Player, Store, UserId};

use crate::club::{TIMEOUT, now};
use crate::script::{Script, Session, play_flow};

use super::statistics::{EarlierGame, NOON, store_game};

/// The position of the ladder preset among the choices.
const LADDER: i64 = 4;

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_a_season_is_played() {
    play_flow("season-match", Session::None, run_match).await;
}

/// Changes the rules of the newest season, which is a draft, and switches posts to the players' language.
pub async fn set_rules(script: &Script<'_>, organiser: &Person, change: impl FnOnce(&mut Rules)) {
    let store = Store::open(script.club.database()).await.unwrap();
    let locale = script.locale();
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let language = Language::from_locale(locale);
    referee.set_server(GuildId(script.guild), now(), |server| server.language = Some(language)).await.unwrap();
    let season = store.load_seasons(GuildId(script.guild)).await.unwrap()[0].id;
    let mut rules = referee.load_season(season).await.unwrap().log.season().rules.clone();
    change(&mut rules);
    let player = Player { user: UserId(organiser.id()), name: organiser.name() };
    let by = Some(Member { player, organises: true });
    let request = SeasonRequest { season, by, about: None, text: None, change: Change::at(now()) };
    referee.send_season_command(&request, |_, _| Command::ChangeRules(Box::new(rules.clone()))).await.unwrap();
    store.close().await;
}

/// Creates a season with changed rules from the preset at a position among the choices. This leaves no trace in the
/// transcript.
pub async fn create(script: &mut Script<'_>, olga: &Person, preset: i64, change: impl FnOnce(&mut Rules)) {
    let options = [("league", "Summit".into()), ("preset", preset.into())];
    let created = olga.run_command(script.channel, &["season", "new"], &options).await.unwrap();
    created.complete(TIMEOUT).await.unwrap();
    set_rules(script, olga, change).await;
    script.skip_messages().await;
}

/// Adds a person who is an organiser.
pub fn add_organiser(script: &mut Script<'_>) -> Person {
    let olga = script.add_person("Olga");
    script.club.sandbox.set_permissions(
        script.guild,
        olga.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    olga
}

/// Rates both players, so that the order of seeds does not depend on lots.
async fn rate(script: &mut Script<'_>, [ala, ben]: [&Person; 2]) {
    let (guild, channel) = (script.guild, script.add_channel("earlier"));
    let store = Store::open(script.club.database()).await.unwrap();
    let players = [(ala.id(), "Ala", "borgo"), (ben.id(), "Ben", "hegemony")];
    let won = r#"{"places":[{"rank":1,"points":9},{"rank":2,"points":0}],"cause":"headquarters_destroyed"}"#;
    store_game(&store, &EarlierGame { guild, channel, players, is_rated: true, result: Some(won), from: NOON }, 40)
        .await;
    store.close().await;
}

async fn run_match(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve) = (&add_organiser(script), &script.add_person("Eve"));
    script.type_command(olga, &["season", "new"], &[("league", "Summit".into()), ("preset", LADDER.into())]).await;
    rate(script, [ala, ben]).await;
    // Armies are banned and picked, and games may be played on another platform.
    let rules = |rules: &mut Rules| {
        rules.factions.mode = FactionMode::Draft { steps: Step::for_draft() };
        rules.matches.table_games = OfflineGames::Unrated;
    };
    set_rules(script, olga, rules).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    script.press(ala, "join:").await;
    script.press(ben, "join:").await;
    script.type_command(olga, &["season", "start"], &[]).await;

    script.remark("A challenge: it is for Ben to answer.");
    script.type_command(ala, &["league", "challenge"], &[("opponent", eve.into())]).await;
    script.type_command(ala, &["league", "challenge"], &[("opponent", ben.into())]).await;
    script.press(ala, "answer-challenge:1 yes").await;
    script.press(ben, "answer-challenge:1 yes").await;

    script.remark("Ban and pick: the second player begins.");
    script.press(ben, "factions:1").await;
    script.press(eve, "factions:1").await;
    for (who, army) in [(ala, "borgo"), (ben, "hegemony"), (ala, "moloch"), (ben, "outpost")] {
        script.press(who, "factions:1").await;
        script.select(who, "name-faction:1", &[army]).await;
    }

    script.remark("More time.");
    script.press(ala, "more-time:1").await;
    script.select(ala, "more-time-ask:1", &["3"]).await;
    script.press(ala, "answer-time:1").await;
    script.press(ben, "answer-time:1").await;
    script.type_command(ala, &["league", "extend"], &[("days", 6_i64.into())]).await;
    script.type_command(ala, &["league", "matches"], &[]).await;
    script.type_command(eve, &["league", "matches"], &[]).await;

    script.remark("A game played elsewhere, which the opponent denies.");
    script.press(eve, "report:1").await;
    script.press(ben, "report:1").await;
    script.fill(ben, "report-game:1 f", &[("hq", "many")]).await;
    script.fill(ben, "report-game:1 f", &[("hq", "12:5")]).await;
    script.press_labelled(ben, "season-deny").await;
    script.press_labelled(ala, "season-deny").await;

    script.remark("A judge.");
    script.fill(ala, "call:1", &[("reason", "It was 5:12.")]).await;
    script.type_command(ben, &["league", "judge"], &[("reason", "It was not.".into())]).await;
    script.type_command(olga, &["season", "queue"], &[]).await;
    script.press(eve, "verdict:1").await;
    script.fill(eve, "answer-call:1", &[("reason", "I was there.")]).await;
    script.press(olga, "verdict:1").await;
    script.fill(olga, "rule:1 win-second", &[("hq", "5:12"), ("reason", "Seen on the photo.")]).await;
    script.start_typing(olga, &["season", "void"], "line", "").await;
    script.fill(olga, "answer-call:1", &[("reason", "Settled.")]).await;
    script.type_command(olga, &["season", "queue"], &[]).await;
}
