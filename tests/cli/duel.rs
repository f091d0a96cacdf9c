//! `sztab duel`.

use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};

use sztab_neuroshima::rules::notation::Catalogue;

use super::program::{Run, expect_refusal, expect_success, run_sztab, write_file};

/// Four quick games between two armies.
const QUICK_GAMES: [&str; 9] =
    ["duel", "--players", "random,casual", "--armies", "borgo,moloch", "--games", "4", "--seed", "7"];

/// Runs [`QUICK_GAMES`] with additional arguments.
#[track_caller]
fn run_quick_games(more: &[&str]) -> Run {
    let run = run_sztab(&[&QUICK_GAMES, more].concat(), "");
    assert_eq!(run.status, 0, "{run:?}");
    run
}

/// The cells of the line about each game.
fn game_rows(stdout: &str) -> Vec<Vec<&str>> {
    let lines = stdout.lines().skip(2).take_while(|line| *line != "--");
    lines.map(|line| line.split_whitespace().collect()).collect()
}

fn file_names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The number before a word in the summary.
fn number_before(summary: &str, word: &str) -> usize {
    let part = summary.split(", ").find_map(|part| part.strip_suffix(word)).unwrap();
    part.trim().rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn one_seed_gives_one_output_on_any_number_of_threads() {
    let (one, two) = (run_quick_games(&["--threads", "1"]), run_quick_games(&["--threads", "2"]));
    assert_eq!(one.stdout, two.stdout);
    assert!(one.stdout.starts_with("seed 7\ngame  X "), "{}", one.stdout);
    let times: Vec<&str> = one.stderr.lines().collect();
    let [random, casual, all] = times[..] else { panic!("{one:?}") };
    assert!(random.starts_with("random: ") && casual.starts_with("casual: ") && casual.ends_with(" ms (p99)"));
    assert!(all.starts_with("4 games in ") && all.ends_with(" a second, threads: 1"), "{all}");
    assert!(!one.stderr.contains('\r'), "a bar without a terminal");
    let random = ["duel", "--players", "random,random", "--games", "1"];
    assert_ne!(game_lines(&[&random[..], &["--seed", "8"]].concat()), game_lines(&random));
}

#[track_caller]
fn game_lines(arguments: &[&str]) -> String {
    let run = run_sztab(arguments, "");
    assert_eq!(run.status, 0, "{run:?}");
    run.stdout.split_once('\n').unwrap().1.to_owned()
}

#[test]
fn two_games_play_one_deal_from_both_sides() {
    let folder = tempfile::tempdir().unwrap();
    let run = run_quick_games(&["--records", folder.path().to_str().unwrap()]);
    let games = game_rows(&run.stdout);
    assert_eq!(games.len(), 4);
    for (number, game) in games.iter().enumerate() {
        assert_eq!((game[0], game[1], game[2]), ((number + 1).to_string().as_str(), "borgo", "moloch"));
        let seats = if number.is_multiple_of(2) { ["random", "casual"] } else { ["casual", "random"] };
        assert_eq!([game[3], game[4]], seats);
        assert!([game[3], game[4], "draw"].contains(&game[5]), "{game:?}");
    }
    let dealt = |number: usize| {
        let record = std::fs::read_to_string(folder.path().join(format!("game-{number}-borgo-moloch.txt"))).unwrap();
        let lines = record.lines().filter(|line| line.starts_with("pile ") || line.starts_with("seed "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(dealt(1), dealt(2));
    assert_ne!(dealt(2), dealt(3));
    let summary = run.stdout.split_once("--\n").unwrap().1;
    assert!(summary.starts_with("random against casual: 4 games, "), "{summary}");
    let won = |name: &str| games.iter().filter(|game| game[5] == name).count();
    assert_eq!([number_before(summary, "won"), number_before(summary, "lost")], [won("random"), won("casual")]);
    assert_eq!(summary.lines().count(), 1, "one pair of armies has no score of its own");
}

#[test]
fn records_can_be_replayed_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("new/records");
    let told = run_quick_games(&["--records", records.to_str().unwrap()]).stdout;
    assert_eq!(told, run_quick_games(&[]).stdout);
    let names = file_names(&records);
    assert_eq!(names, [1, 2, 3, 4].map(|number| format!("game-{number}-borgo-moloch.txt")));
    for (name, game) in names.iter().zip(game_rows(&told)) {
        let path = records.join(name);
        let record = std::fs::read_to_string(&path).unwrap();
        assert!(record.contains(&format!("\nplayer X {}\nplayer Y {}\n", game[3], game[4])), "{record}");
        let end = expect_success(&["replay", path.to_str().unwrap()], "");
        let winner = if game[5] == game[3] { "X 1-0" } else { "Y 1-0" };
        let result = if game[5] == "draw" { "1/2" } else { winner };
        assert!(end.contains(&format!("\nresult {result} reason=")), "{end}");
        let verified = expect_success(&["verify", path.to_str().unwrap()], "");
        assert!(verified.contains(&format!(": {} steps are legal, {0} fingerprints fit, ", game[10])), "{verified}");
        assert!(verified.contains("the seed deals these piles, the result is right"), "{verified}");
    }
}

#[test]
fn records_never_overwrite_files() {
    let folder = tempfile::tempdir().unwrap();
    let kept = write_file(&folder, "game-3-borgo-moloch.txt", "mine");
    let run = run_sztab(&[&QUICK_GAMES[..], &["--records", folder.path().to_str().unwrap()]].concat(), "");
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert_eq!(run.stderr, format!("sztab: {kept} is there already, and nothing is overwritten\n"));
    assert_eq!(file_names(folder.path()), ["game-3-borgo-moloch.txt"]);
    let run = run_sztab(&[&QUICK_GAMES[..], &["--records", &kept]].concat(), "");
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.starts_with(&format!("sztab: {kept}: ")), "{run:?}");
}

#[test]
fn invalid_arguments_list_the_valid_ones() {
    let with = |option: &str, value: &str, message: &str| {
        let mut arguments = QUICK_GAMES.to_vec();
        match arguments.iter().position(|argument| *argument == option) {
            Some(place) => arguments[place + 1] = value,
            None => arguments.extend([option, value]),
        }
        let run = run_sztab(&arguments, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(run.stderr.contains(message), "{run:?}");
    };
    let known = "expected random, casual, club, strong or strong:TRIES";
    with("--players", "club,master", &format!("`master` is no player: {known}"));
    with("--players", "club,strong:0", &format!("`strong:0` is no player: {known}"));
    with("--players", "club,strong:many", known);
    with("--players", "club", "expected two players, such as club,strong");
    with("--players", "club,club,club", "expected two players");
    with("--games", "0", "0 is not in 1..=1000000");
    with("--threads", "0", "0 is not in 1..=256");
    let ids = Catalogue::built_in().ids().collect::<Vec<_>>().join(", ");
    with("--armies", "borgo,dragons", &format!("dragons: expected a known army: {ids}"));
    with("--armies", "borgo", &format!("--armies borgo: expected two of {ids}, such as"));
    with("--armies", "borgo,borgo", "--armies borgo,borgo: expected two different armies");
    with("--folder", "no/such/folder", "no/such/folder: ");
    expect_refusal(&["duel"], "", "error: the following required arguments were not provided");
}

#[test]
fn another_game_uses_its_own_strengths() {
    let three = ["duel", "--game", "mechs", "--players", "easy,easy,easy", "--games", "3", "--seed", "7"];
    let printed = |more: &[&str]| {
        let run = run_sztab(&[&three[..], more].concat(), "");
        assert_eq!(run.status, 0, "{run:?}");
        run.stdout
    };
    let text = printed(&["--threads", "1"]);
    assert_eq!(text, printed(&["--threads", "2"]));
    assert!(text.starts_with("seed 7\n") && text.lines().nth(1).unwrap().trim_start().starts_with("game  player-X"));
    assert_eq!(game_rows(&text).len(), 3);
    assert!(text.lines().last().unwrap().starts_with("easy: 9 seats in 3 games, first places 33.3 %"), "{text}");
    let tables = printed(&["--balance"]);
    for title in ["seat", "pilot", "weapon kept at setup", "source"] {
        assert!(tables.contains(&format!("| {title} | ")), "{title} in {tables}");
    }
    let json = printed(&["--json"]);
    assert!(json.lines().next().unwrap().contains("\"players\":[\"easy\",\"easy\",\"easy\"]"), "{json}");
    let refused = |players: &str, more: &[&str], sentence: &str| {
        expect_refusal(&[&["duel", "--game", "mechs", "--players", players][..], more].concat(), "", sentence);
    };
    refused("easy,club", &[], "--players: `club` is no player: expected easy, medium, hard");
    refused("easy", &[], "--players: expected 2 to 4 players");
    refused("easy,hard", &["--armies", "borgo,moloch"], "--armies, --folder, --mode, --seats and --records: only for");
}

#[test]
fn missions_are_won_or_lost_together() {
    let played = |more: &[&str]| {
        let options = ["duel", "--game", "gears", "--mission", "roadblocks", "--players", "medium"];
        let run = run_sztab(&[&options[..], &["--games", "2", "--seed", "7"], more].concat(), "");
        assert_eq!(run.status, 0, "{run:?}");
        run.stdout
    };
    let text = played(&[]);
    assert!(text.lines().last().unwrap().starts_with("mission=roadblocks: "), "{text}");
    assert!(text.contains(" of 2 won by 1, ") && text.ends_with(" turns a player\n"), "{text}");
    // Each game has a deal of its own, since equal players would play the same game again.
    let pairs = run_sztab(
        &["duel", "--game", "gears", "--players", "medium,medium", "--games", "2", "--seed", "7", "--json"],
        "",
    );
    let lines: Vec<_> = pairs.stdout.lines().filter_map(|line| line.split_once("\"lines\":")).collect();
    assert!(lines.len() == 2 && lines[0].1 != lines[1].1, "{pairs:?}");
    let table = played(&["--balance"]);
    assert!(table.contains("| terms | players | games | won, % | standard error | turns a player |"), "{table}");
    assert!(table.contains("| mission=roadblocks | 1 | 2 | "), "{table}");
    let words = "--mission, --difficulty and --insane: expected --game gears";
    expect_refusal(&["duel", "--players", "club,club", "--mission", "hive"], "", words);
}

#[test]
fn armies_from_a_folder_can_play() {
    let folder = tempfile::tempdir().unwrap();
    write_file(&folder, "mine.toml", include_str!("../../docs/army-example.toml"));
    let armies = folder.path().to_str().unwrap();
    let arguments = ["duel", "--players", "random,random", "--armies", "tinkers,borgo", "--games", "2", "--seed", "1"];
    let run = run_sztab(&[&arguments[..], &["--folder", armies]].concat(), "");
    assert_eq!(run.status, 0, "{run:?}");
    let games = game_rows(&run.stdout);
    assert_eq!(games[1][..5], ["2", "tinkers", "borgo", "random-2", "random-1"]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_sztab"));
    let output = command.args(arguments).env("SZTAB_ARMIES", armies).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), run.stdout);
}

#[test]
fn all_armies_take_turns_and_have_their_scores() {
    let catalogue = Catalogue::built_in();
    let ids: Vec<&str> = catalogue.ids().collect();
    let armies = ids.len();
    let pairs = armies * (armies - 1) / 2;
    let count = (2 * pairs + 2).to_string();
    let run = run_sztab(&["duel", "--players", "random,random", "--games", &count, "--seed", "1"], "");
    let games = game_rows(&run.stdout);
    let pair = |index: usize| [games[index][1], games[index][2]];
    let [first, second, third] = ids[..3] else { panic!("{ids:?}") };
    assert_eq!([pair(0), pair(1), pair(2)], [[first, second], [first, second], [first, third]]);
    assert_eq!(pair(2 * pairs), [second, first], "the other order comes after all pairs");
    let summary: Vec<&str> = run.stdout.split_once("--\n").unwrap().1.lines().collect();
    assert_eq!(summary.len(), pairs + 1, "{summary:?}");
    assert!(summary[0].starts_with(&format!("random-1 against random-2: {count} games, ")), "{summary:?}");
    assert!(summary[1].starts_with(&format!("{first} and {second}: 4 games, ")), "{summary:?}");
    assert!(summary[2].starts_with(&format!("{first} and {third}: 2 games, ")), "{summary:?}");
}

#[test]
fn json_output_has_one_object_per_game() {
    let (text, json) = (run_quick_games(&[]).stdout, run_quick_games(&["--json"]).stdout);
    let objects: Vec<serde_json::Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [games @ .., last] = &objects[..] else { panic!("{json}") };
    for (object, cells) in games.iter().zip(self::game_rows(&text)) {
        let winner = object["winner"].as_str().unwrap_or("draw");
        let [x, y] = [&object["X"], &object["Y"]];
        let told = [&object["game"], &x["army"], &y["army"], &x["player"], &y["player"]].map(to_word);
        assert_eq!(told.iter().map(String::as_str).collect::<Vec<_>>(), cells[..5]);
        assert_eq!(winner, cells[5]);
        let told = [&object["end"], &x["hq"], &y["hq"], &object["turns"], &object["actions"]].map(to_word);
        assert_eq!(told.iter().map(String::as_str).collect::<Vec<_>>(), cells[6..]);
    }
    let summary = &last["summary"];
    assert_eq!((&summary["games"], &summary["seed"]), (&4.into(), &"7".into()), "{summary}");
    assert_eq!(summary["pairs"][0]["armies"], serde_json::json!(["borgo", "moloch"]));
}

#[test]
fn balance_is_shown_by_army_and_by_pair() {
    let games = run_quick_games(&["--json"]).stdout;
    let run = run_quick_games(&["--balance"]);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "4 games of random against casual, seed 7.");
    let objects = games.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let borgo_won = objects.filter(|game| game["winner"].is_string() && game["winner"] == game["X"]["player"]).count();
    let share = |won: usize| format!("{:.1} (", 25.0 * f64::from(u32::try_from(won).unwrap()));
    assert!(lines[1].starts_with(&format!("The side that plays first scores {}", share(borgo_won))), "{}", run.stdout);
    let row = |army: &str| lines.iter().find(|line| line.starts_with(&format!("| {army} | 4 | "))).unwrap();
    assert!(row("borgo").contains(&share(borgo_won)) && row("borgo").contains(" | – | "), "never second");
    assert!(lines.iter().any(|line| line.starts_with("| borgo | – | ")), "{}", run.stdout);
    let refused = run_sztab(&["duel", "--players", "club,casual,casual", "--mode", "ffa", "--balance"], "");
    assert_eq!((refused.status, refused.stderr.as_str()), (2, "--balance: only for duels\n"));
}

fn to_word(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[test]
fn a_closed_output_pipe_ends_the_games() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sztab"))
        .args(["duel", "--players", "random,random", "--games", "1000000", "--seed", "1"])
        .env_remove("SZTAB_ARMIES")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(stderr, "");
}

#[test]
fn a_terminal_shows_a_progress_bar() {
    let typed = format!("'{}' {} --seed 7 >/dev/null", env!("CARGO_BIN_EXE_sztab"), QUICK_GAMES[..7].join(" "));
    let shown = Command::new("script").args(["--quiet", "--command", &typed, "/dev/null"]).output();
    match shown {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => eprintln!("SKIPPED: there is no `script` here"),
        shown => {
            let shown = String::from_utf8(shown.unwrap().stdout).unwrap();
            assert!(shown.contains(" of 4 games, "), "{shown:?}");
            assert!(shown.contains(" ms (p99)"), "{shown:?}");
        }
    }
}

/// Runs games with three or four quick players.
#[track_caller]
fn run_multiplayer_games(more: &[&str]) -> Run {
    let run = run_sztab(&[&["duel", "--seed", "7"], more].concat(), "");
    assert_eq!(run.status, 0, "{run:?}");
    run
}

#[test]
fn players_rotate_by_one_seat_within_a_deal_in_every_mode() {
    let modes: [&[&str]; 4] = [
        &["--mode", "ffa", "--players", "casual,random,random"],
        &["--mode", "points", "--seats", "4", "--players", "casual,random,random,random", "--board", "37"],
        &["--mode", "one-vs-team", "--players", "casual,random,random", "--variant", "start=alternative"],
        &["--mode", "teams", "--players", "casual,random,casual,random", "--variant", "moloch=off"],
    ];
    for arguments in modes {
        let run = run_multiplayer_games(&[arguments, &["--games", "4"]].concat());
        let games = game_rows(&run.stdout);
        let seats = (games[0].len() - 4) / 4;
        assert_eq!(games.len(), 4, "{arguments:?}");
        for (number, game) in games.iter().enumerate() {
            let players = &game[seats + 1..=2 * seats];
            let first = players.iter().position(|player| player.starts_with("casual")).unwrap();
            let expected = if arguments[1] == "teams" { number % 2 } else { (seats - number % seats) % seats };
            assert_eq!(first, expected, "{arguments:?}: {game:?}");
            let places = &game[2 * seats + 1..=3 * seats];
            assert!(places.contains(&"1"), "{arguments:?}: {game:?}");
        }
        assert_eq!(games[0][1..=seats], games[1][1..=seats], "one deal");
        let summary: Vec<&str> = run.stdout.split_once("--\n").unwrap().1.lines().collect();
        assert_eq!(summary.len(), 2, "{summary:?}");
        assert!(summary[0].starts_with("casual: ") && summary[0].contains(" seats in 4 games, first places "));
        assert!(summary[1].starts_with("random: ") && summary[1].contains(", mean place "), "{summary:?}");
        assert_eq!(
            run.stdout,
            run_multiplayer_games(&[arguments, &["--games", "4", "--threads", "1"]].concat()).stdout
        );
    }
}

#[test]
fn multiplayer_games_are_objects_with_all_sides() {
    let arguments = ["--mode", "ffa", "--players", "casual,random,random", "--games", "3", "--json"];
    let run = run_multiplayer_games(&arguments);
    let objects: Vec<serde_json::Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [games @ .., last] = &objects[..] else { panic!("{run:?}") };
    let mut firsts = 0.0;
    for game in games {
        let sides = game["sides"].as_array().unwrap();
        assert_eq!(sides.iter().map(|side| to_word(&side["side"])).collect::<Vec<_>>(), ["X", "Y", "Z"]);
        let winners = game["winners"].as_array().unwrap();
        let first = sides.iter().filter(|side| side["place"] == 1);
        assert_eq!(first.map(|side| side["side"].clone()).collect::<Vec<_>>(), *winners, "{game}");
        firsts += 1.0;
    }
    let summary = &last["summary"];
    assert_eq!((&summary["games"], &summary["terms"]), (&3.into(), &"mode=ffa".into()), "{summary}");
    let strengths = summary["strengths"].as_array().unwrap();
    assert_eq!(strengths.iter().map(|strength| strength["seats"].as_u64().unwrap()).collect::<Vec<_>>(), [3, 6]);
    let counted: f64 = strengths.iter().map(|strength| strength["firsts"].as_f64().unwrap()).sum();
    assert!((counted - firsts).abs() < 1e-9, "each game has one first place: {summary}");
}

#[test]
fn invalid_multiplayer_arguments_list_the_valid_ones() {
    let with = |more: &[&str], message: &str| {
        let run = run_sztab(&[&["duel"], more].concat(), "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(run.stderr.contains(message), "{run:?}");
    };
    with(&["--mode", "ffa", "--players", "club,club"], "expected three or four players, such as club,casual,casual");
    with(&["--mode", "teams", "--players", "club,club,club"], "expected four players, such as club,casual,club,casual");
    with(&["--mode", "ffa", "--seats", "4", "--players", "club,club,club"], "three or four players for 4 seats");
    with(&["--mode", "chess", "--players", "club,club"], "expected duel, ffa, points, one-vs-team, teams");
    let three = ["--mode", "ffa", "--players", "club,club,club"];
    let ids = Catalogue::built_in().ids().collect::<Vec<_>>().join(", ");
    with(&[&three[..], &["--armies", "borgo,moloch"]].concat(), &format!("expected three of {ids}, such as"));
    with(&[&three[..], &["--variant", "mode=teams"]].concat(), "expected moloch=on or moloch=off, start=alternative");
    with(&[&three[..], &["--board", "37"]].concat(), "37");
}

#[test]
fn games_are_dealt_and_verified_with_an_owners_values() {
    let folder = tempfile::tempdir().unwrap();
    let text = "extends = \"open-variants-1\"\nid = \"my-box\"\ntitle = \"Our box\"\n[[leader]]\nid = \"boss\"\n\
                name = { en = \"Boss\" }\nmoment = \"turn\"\nsteps = [\"as:move\"]\n";
    let values = write_file(&folder, "my-box.toml", text);
    let records = folder.path().join("records").display().to_string();
    let duel = ["duel", "--players", "casual,casual", "--armies", "borgo,moloch", "--games", "1", "--seed", "7"];
    let deal = [&duel[..], &["--variant", "leaders=on", "--records", &records, "--values", &values]].concat();
    assert_eq!(run_sztab(&deal, "").status, 0);
    let record = format!("{records}/game-1-borgo-moloch.txt");
    assert!(std::fs::read_to_string(&record).unwrap().contains("\nvalues my-box hash="));
    let verified = expect_success(&["verify", &record, "--values", &values], "");
    assert!(verified.contains("fingerprints fit, the seed deals these piles, the result is right"));
    let unknown = format!("{record}:8:8: expected values that are known here: open-variants-1");
    expect_refusal(&["verify", &record], "", &unknown);
    let new = ["new", "borgo", "moloch", "--values", &values];
    expect_refusal(&new, "", "--values: expected --variant structures=on or leaders=on");
    let broken = write_file(&folder, "broken.toml", &text.replace("as:move", "as:fly"));
    let new = ["new", "borgo", "moloch", "--variant", "leaders=on", "--values", &broken];
    expect_refusal(&new, "", &format!("{broken}:8: tile `boss`: key `steps`: `as:fly` is no effect of a Leader"));
}
