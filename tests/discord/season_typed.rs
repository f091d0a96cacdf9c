//! Input by organisers and judges of seasons: names that serve as keys, choices from lists, and two simultaneous
//! rulings.

use sztab_league::event::EventKind;
use sztab_league::rules::FactionMode;
use sztab_referee::Referee;
use sztab_sandbox::{OptionValue, Person, permission};
use sztab_store::{GuildId, SeasonId, Store};

use crate::hall::Hall;
use crate::season_matches::{fills, first_match};

/// Adds another person with the right to judge.
fn second_judge(hall: &Hall) -> Person {
    let judge = hall.club.sandbox.add_person(hall.club.guild, "Jan", "en-GB");
    hall.club.sandbox.set_permissions(hall.club.guild, judge.id(), permission::ORDINARY | permission::MANAGE_GUILD);
    judge
}

/// Counts the rulings of a season, given by its number.
async fn rulings(hall: &Hall, season: i64) -> usize {
    let store = Store::open(hall.club.database()).await.unwrap();
    let record = Referee::new(store.clone(), sztab::KINDS).season(SeasonId(season)).await.unwrap();
    let rulings = record.log.events().iter().filter(|event| matches!(event.kind, EventKind::Ruled(_))).count();
    store.close().await;
    rulings
}

#[tokio::test(flavor = "multi_thread")]
async fn leagues_whose_names_begin_alike_stay_two() {
    let hall = Hall::open(0).await;
    let names = [
        "Liga Neuroshimy Hex – Jesień 2026, edycja 3",
        "Liga Neuroshimy Hex – Jesień 2026, grupa B",
        "Liga Neuroshimy Hex – Jesień",
    ];
    for name in names {
        let created =
            hall.types(&hall.olga, &["season", "new"], &[("league", name.into()), ("preset", 0_i64.into())]).await;
        assert!(created.content.contains(&name.replace('-', "\\-")), "{}", created.content);
        assert!(!created.content.contains("season 2"), "{}", created.content);
    }
    let store = Store::open(hall.club.database()).await.unwrap();
    let mut leagues: Vec<String> =
        store.seasons(GuildId(hall.club.guild)).await.unwrap().into_iter().map(|season| season.league.name).collect();
    leagues.reverse();
    assert_eq!(leagues, names);
    store.close().await;

    // Each season is found by its suggestion, and also by its exact name, even if other names begin with that name.
    let show = ["season", "settings"];
    let offered = hall.olga.autocomplete(hall.channel, &show, &[], "season", "liga").await.unwrap();
    assert_eq!(offered.len(), 3);
    for choice in offered {
        let value = choice.value.as_str().unwrap();
        let shown = hall.types(&hall.olga, &show, &[("season", value.into())]).await;
        assert!(shown.content.lines().next().unwrap().contains(&format!("**{}**", choice.name)), "{}", shown.content);
    }
    for name in names {
        let shown = hall.types(&hall.olga, &show, &[("season", name.into())]).await;
        assert!(shown.content.lines().next().unwrap().contains(&format!("**{name}**")), "{}", shown.content);
    }
    let several = hall.types(&hall.olga, &show, &[("season", "liga neuroshimy".into())]).await;
    assert!(several.content.contains("Several seasons"), "{}", several.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_and_a_number_mean_a_match_whatever_leagues_are_called() {
    let hall = Hall::open(4).await;
    let closed = |rules: &mut sztab_league::rules::Rules| {
        rules.entry.late = false;
        rules.factions.mode = FactionMode::Random;
    };
    // The value that stands for the first match of the second season is "2 1", and the first season's name ends with
    // the same text.
    hall.enter_season_by("Puchar 2 1", "cup", closed).await;
    first_match(&hall).await;
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
    let ruled = hall.types(&hall.olga, &["season", "result"], &ruling(&number)).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);
    assert_eq!(rulings(&hall, 1).await, 1);

    hall.enter_season_by("Wiosna", "cup", closed).await;
    first_match(&hall).await;
    let ours = |choice: &&sztab_sandbox::Choice| choice.name.starts_with("Wiosna");
    let offered = hall.olga.autocomplete(hall.channel, &["season", "result"], &[], "match", "player1").await.unwrap();
    let chosen = offered.iter().find(ours).unwrap_or_else(|| panic!("{offered:?}")).value.as_str().unwrap().to_owned();
    let ruled = hall.types(&hall.olga, &["season", "result"], &ruling(&chosen)).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);
    assert_eq!([rulings(&hall, 1).await, rulings(&hall, 2).await], [1, 1]);

    let what = hall.olga.autocomplete(hall.channel, &["season", "deadline"], &[], "what", "match").await.unwrap();
    let chosen = what.iter().find(ours).unwrap().value.as_str().unwrap().to_owned();
    let moved = [("what", chosen.as_str().into()), ("days", 9_i64.into())];
    let moved = hall.types(&hall.olga, &["season", "deadline"], &moved).await;
    assert!(moved.content.contains("New deadline"), "{}", moved.content);

    // A line of a season other than the channel's can be suggested, and is accepted as a line of that season.
    let of_first = [("season", "#1".into())];
    let lines = hall.olga.autocomplete(hall.channel, &["season", "void"], &of_first, "line", "ruling").await.unwrap();
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    let line = line.value.as_str().unwrap();
    let voided = [("line", line.into()), ("reason", "A slip.".into())];
    let voided = hall.types(&hall.olga, &["season", "void"], &voided).await;
    assert!(voided.content.contains("is undone"), "{}", voided.content);
    let first = hall.types(&hall.olga, &["league", "log"], &[("season", "#1".into()), ("about", "slip".into())]).await;
    assert!(crate::season_play::story(&first).contains("A slip."), "{}", first.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_judges_who_rule_at_once_the_second_sees_what_the_first_decided() {
    let hall = Hall::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    let post = first_match(&hall).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let jan = second_judge(&hall);
    fills(&hall, first, &post, "Call a judge", &[("reason", "The map is torn.")]).await;
    let case = hall.waits(|message| message.button("Set a result").is_some()).await;
    let of_olga = hall.presses(&hall.olga, &case, "Set a result").await;
    let of_jan = hall.presses(&jan, &case, "Set a result").await;
    let wins = |player: &Person| format!("{} wins", player.name());
    let because = |hq, reason| [("hq", hq), ("reason", reason)];
    let ruled = fills(&hall, &hall.olga, &of_olga, &wins(first), &because("9:3", "Seen by all.")).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);

    let meanwhile = fills(&hall, &jan, &of_jan, &wins(second), &because("3:9", "Torn.")).await;
    assert!(!meanwhile.content.contains("recomputed"), "{}", meanwhile.content);
    assert!(meanwhile.content.contains("Seen by all.") && meanwhile.content.contains("Olga"), "{}", meanwhile.content);
    assert_eq!(rulings(&hall, 1).await, 1, "nothing is decided yet");
    let again = fills(&hall, &jan, &meanwhile, &wins(second), &because("3:9", "Torn.")).await;
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
    let seen = hall.types(&hall.olga, &["season", "result"], &typed).await;
    assert!(seen.content.contains("Torn.") && seen.content.contains("Jan"), "{}", seen.content);
    let own = hall.types(&jan, &["season", "result"], &typed).await;
    assert!(own.content.contains("Everything is recomputed"), "{}", own.content);
    assert_eq!(rulings(&hall, 1).await, 3);
}
