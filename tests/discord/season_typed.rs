//! Input by organisers and judges of seasons: names that serve as keys, choices from lists, and two simultaneous
//! rulings.

use sztab_league::event::EventKind;
use sztab_league::rules::FactionMode;
use sztab_referee::Referee;
use sztab_sandbox::{OptionValue, Person, permission};
use sztab_store::{GuildId, SeasonId, Store};

use crate::hall::LeagueServer;
use crate::season_matches::{fill_form, start_first_match};

/// Adds another person with the right to judge.
fn add_judge(hall: &LeagueServer) -> Person {
    let judge = hall.club.sandbox.add_person(hall.club.guild, "Jan", "en-GB");
    hall.club.sandbox.set_permissions(
        hall.club.guild,
        judge.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    judge
}

/// Counts the rulings of a season, given by its number.
async fn count_rulings(hall: &LeagueServer, season: i64) -> usize {
    let store = Store::open(hall.club.database()).await.unwrap();
    let record = Referee::new(store.clone(), sztab::KINDS).load_season(SeasonId(season)).await.unwrap();
    let rulings = record.log.events().iter().filter(|event| matches!(event.kind, EventKind::Ruled(_))).count();
    store.close().await;
    rulings
}

#[tokio::test(flavor = "multi_thread")]
async fn leagues_with_similar_names_stay_distinct() {
    let hall = LeagueServer::open(0).await;
    let names = [
        "Liga Neuroshimy Hex – Jesień 2026, edycja 3",
        "Liga Neuroshimy Hex – Jesień 2026, grupa B",
        "Liga Neuroshimy Hex – Jesień",
    ];
    for name in names {
        let created = hall
            .run_command(&hall.olga, &["season", "new"], &[("league", name.into()), ("preset", 0_i64.into())])
            .await;
        assert!(created.content.contains(&name.replace('-', "\\-")), "{}", created.content);
        assert!(!created.content.contains("season 2"), "{}", created.content);
    }
    let store = Store::open(hall.club.database()).await.unwrap();
    let mut leagues: Vec<String> = store
        .load_seasons(GuildId(hall.club.guild))
        .await
        .unwrap()
        .into_iter()
        .map(|season| season.league.name)
        .collect();
    leagues.reverse();
    assert_eq!(leagues, names);
    store.close().await;

    // Each season is found by its suggestion, and also by its exact name, even if other names begin with that name.
    let show = ["season", "settings"];
    let offered = hall.olga.autocomplete(hall.channel, &show, &[], "season", "liga").await.unwrap();
    assert_eq!(offered.len(), 3);
    for choice in offered {
        let value = choice.value.as_str().unwrap();
        let shown = hall.run_command(&hall.olga, &show, &[("season", value.into())]).await;
        assert!(shown.content.lines().next().unwrap().contains(&format!("**{}**", choice.name)), "{}", shown.content);
    }
    for name in names {
        let shown = hall.run_command(&hall.olga, &show, &[("season", name.into())]).await;
        assert!(shown.content.lines().next().unwrap().contains(&format!("**{name}**")), "{}", shown.content);
    }
    let several = hall.run_command(&hall.olga, &show, &[("season", "liga neuroshimy".into())]).await;
    assert!(several.content.contains("Several seasons"), "{}", several.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_or_number_identifies_a_match_in_any_league() {
    let hall = LeagueServer::open(4).await;
    let closed = |rules: &mut sztab_league::rules::Rules| {
        rules.entry.late = false;
        rules.factions.mode = FactionMode::Random;
    };
    // The value that stands for the first match of the second season is "2 1", and the first season's name ends with
    // the same text.
    hall.enter_season_by("Puchar 2 1", "cup", closed).await;
    start_first_match(&hall).await;
    let ruling = |of: &str| -> Vec<(&str, OptionValue)> {
        vec![
            ("match", of.into()),
            ("result", 2_i64.into()),
            ("reason", "Seen.".into()),
            ("winner", (&hall.players[0]).into()),
        ]
    };
    let numbers = hall.olga.autocomplete(hall.channel, &["season", "result"], &[], "match", "player1").await.unwrap();
    let [own] = numbers.as_slice() else { panic!("{numbers:?}") };
    let number = own.name.split("match ").nth(1).unwrap().split(':').next().unwrap().to_owned();
    let ruled = hall.run_command(&hall.olga, &["season", "result"], &ruling(&number)).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);
    assert_eq!(count_rulings(&hall, 1).await, 1);

    hall.enter_season_by("Wiosna", "cup", closed).await;
    start_first_match(&hall).await;
    let ours = |choice: &&sztab_sandbox::Choice| choice.name.starts_with("Wiosna");
    let offered = hall.olga.autocomplete(hall.channel, &["season", "result"], &[], "match", "player1").await.unwrap();
    let chosen = offered.iter().find(ours).unwrap_or_else(|| panic!("{offered:?}")).value.as_str().unwrap().to_owned();
    let ruled = hall.run_command(&hall.olga, &["season", "result"], &ruling(&chosen)).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);
    assert_eq!([count_rulings(&hall, 1).await, count_rulings(&hall, 2).await], [1, 1]);

    let what = hall.olga.autocomplete(hall.channel, &["season", "deadline"], &[], "what", "match").await.unwrap();
    let chosen = what.iter().find(ours).unwrap().value.as_str().unwrap().to_owned();
    let moved = [("what", chosen.as_str().into()), ("days", 9_i64.into())];
    let moved = hall.run_command(&hall.olga, &["season", "deadline"], &moved).await;
    assert!(moved.content.contains("New deadline"), "{}", moved.content);

    // A line of a season other than the channel's can be suggested, and is accepted as a line of that season.
    let of_first = [("season", "#1".into())];
    let lines = hall.olga.autocomplete(hall.channel, &["season", "void"], &of_first, "line", "ruling").await.unwrap();
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    let line = line.value.as_str().unwrap();
    let voided = [("line", line.into()), ("reason", "A slip.".into())];
    let voided = hall.run_command(&hall.olga, &["season", "void"], &voided).await;
    assert!(voided.content.contains("is undone"), "{}", voided.content);
    let first =
        hall.run_command(&hall.olga, &["league", "log"], &[("season", "#1".into()), ("about", "slip".into())]).await;
    assert!(crate::season_play::embed_text(&first).contains("A slip."), "{}", first.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_of_two_simultaneous_judges_sees_the_first_ruling() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    let post = start_first_match(&hall).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let jan = add_judge(&hall);
    fill_form(&hall, first, &post, "Call a judge", &[("reason", "The map is torn.")]).await;
    let case = hall.wait_for_message(|message| message.button("Set a result").is_some()).await;
    let of_olga = hall.press(&hall.olga, &case, "Set a result").await;
    let of_jan = hall.press(&jan, &case, "Set a result").await;
    let wins = |player: &Person| format!("{} wins", player.name());
    let because = |hq, reason| [("hq", hq), ("reason", reason)];
    let ruled = fill_form(&hall, &hall.olga, &of_olga, &wins(first), &because("9:3", "Seen by all.")).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);

    let meanwhile = fill_form(&hall, &jan, &of_jan, &wins(second), &because("3:9", "Torn.")).await;
    assert!(!meanwhile.content.contains("recomputed"), "{}", meanwhile.content);
    assert!(meanwhile.content.contains("Seen by all.") && meanwhile.content.contains("Olga"), "{}", meanwhile.content);
    assert_eq!(count_rulings(&hall, 1).await, 1, "nothing is decided yet");
    let again = fill_form(&hall, &jan, &meanwhile, &wins(second), &because("3:9", "Torn.")).await;
    assert!(
        again.content.contains("Everything is recomputed"),
        "who has seen it may decide otherwise: {}",
        again.content
    );

    // For a typed ruling it is unknown what the judge has seen, so at once it can replace only the judge's own
    // ruling.
    let typed = [
        ("match", "1".into()),
        ("result", 0_i64.into()),
        ("reason", "As I said.".into()),
        ("winner", first.into()),
        ("hq", "9:3".into()),
    ];
    let seen = hall.run_command(&hall.olga, &["season", "result"], &typed).await;
    assert!(seen.content.contains("Torn.") && seen.content.contains("Jan"), "{}", seen.content);
    let own = hall.run_command(&jan, &["season", "result"], &typed).await;
    assert!(own.content.contains("Everything is recomputed"), "{}", own.content);
    assert_eq!(count_rulings(&hall, 1).await, 3);
}
