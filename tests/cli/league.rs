//! `sztab league`.

use super::program::{expect_refusal, expect_success, run_sztab, write_file};

/// A tournament of seven players before round 2: each player's number, points and round 1.
const PLAYERS: [(&str, &str); 7] = [
    ("1.0", "     4 w 1"),
    ("1.0", "     5 b 1"),
    ("0.5", "     6 w ="),
    ("0.0", "     1 b 0"),
    ("0.0", "     2 w 0"),
    ("0.5", "     3 b ="),
    ("1.0", "  0000 - U"),
];

/// The tournament as a TRF file.
fn tournament_trf() -> String {
    let lines = PLAYERS.iter().enumerate().map(|(index, (points, round))| {
        let number = index + 1;
        format!("001 {number:4}{:72}{points:4}{number:5}{round}", "")
    });
    let head = ["142 4".to_owned(), "152 W".to_owned()];
    head.into_iter().chain(lines).collect::<Vec<_>>().join("\n") + "\n"
}

/// The pairs of a round, as printed on standard error.
#[track_caller]
fn pair_round(arguments: &[&str], input: &str, round: usize) -> String {
    let run = run_sztab(&[&["league", "pair", "-"], arguments].concat(), input);
    assert_eq!(run.status, 0, "{run:?}");
    let (named, edition) = run.stderr.split_once(" of ").unwrap_or_default();
    assert_eq!(named, format!("-: round {round}"), "{run:?}");
    assert!(edition.ends_with(", by the FIDE (Dutch) System of 2026\n"), "{run:?}");
    run.stdout
}

#[test]
fn a_round_is_paired_by_the_rules_of_fide() {
    assert_eq!(pair_round(&[], &tournament_trf(), 2), "4\n7 1\n2 3\n6 5\n4 0\n");
    let unbalanced = pair_round(&["--balance", "none"], &tournament_trf(), 2);
    assert_eq!(unbalanced.lines().next(), Some("4"));
    assert_ne!(unbalanced, "4\n7 1\n2 3\n6 5\n4 0\n", "the higher seed is first");
}

#[test]
fn a_round_without_a_legal_pairing_is_refused() {
    let met = "142 3\n152 W\n001    1                                                                        1.0     1     2 w 1\n\
               001    2                                                                        0.0     2     1 b 0\n";
    let run = run_sztab(&["league", "pair", "-"], met);
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (1, "", "-: no legal pairing\n"));
}

#[test]
fn a_finished_tournament_has_a_table_and_no_next_round() {
    let finished = tournament_trf().replace("142 4", "142 1");
    let run = run_sztab(&["league", "pair", "-"], &finished);
    let said = "-: round 2 cannot be paired: 1 of 1 rounds are played\n";
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (1, "", said));
    assert_eq!(pair_round(&["--round", "1"], &finished, 1), "4\n1 4\n5 2\n3 6\n7 0\n");
    let table = expect_success(&["league", "table", "-", "--criteria", "BH"], &finished);
    assert_eq!(table.lines().count(), 8);
}

#[test]
fn a_profile_derives_results_from_the_points_of_each_match() {
    let fine = "142 2\n162  W 3.0    D 0.0\n\
                001    1                                                                        0.0     1     2 w =\n\
                001    2                                                                        0.0     2     1 b =\n\
                250       2.5   2   2    1    1\n250       0.5   2   2    2    2\n";
    let table = |profile: &[&str]| {
        expect_success(&[&["league", "table", "-", "--criteria", "SB"], profile].concat(), fine).replace('\n', " ")
    };
    assert_eq!(table(&[]), "rank,player,points,SB 1,1,2.5,0.42 2,2,0.5,0.42 ");
    assert_eq!(table(&["--profile", "3/1/0"]), "rank,player,points,SB 1,1,3,0 2,2,0,0 ");
}

/// The pairs of a round according to the players' lines of a file.
fn recorded_pairs(file: &str, round: usize) -> Vec<String> {
    let players = file.lines().filter(|line| line.starts_with("001"));
    let cell = |line: &str, at: usize, width: usize| line.get(at..at + width).unwrap_or_default().trim().to_owned();
    let mut pairs: Vec<String> = players
        .filter_map(|line| {
            let at = 91 + 10 * (round - 1);
            let (own, other) = (cell(line, 4, 4), cell(line, at, 4));
            match (cell(line, at + 5, 1).as_str(), cell(line, at + 7, 1).as_str()) {
                ("w", _) => Some(format!("{own} {other}")),
                (_, "U") => Some(format!("{own} 0")),
                _ => None,
            }
        })
        .collect();
    pairs.sort();
    pairs
}

#[test]
fn each_round_of_a_simulated_stage_is_reproduced_from_its_file() {
    for (preset, players, balance) in [("swiss", "9", "first"), ("swiss", "32", "first"), ("flamberg", "21", "none")] {
        let simulate = ["league", "simulate", preset, "--players", players, "--trouble", "10", "--seed", "7", "--trf"];
        let file = expect_success(&simulate, "");
        let rounds = file.lines().find_map(|line| line.strip_prefix("142 ")).unwrap().parse().unwrap();
        for round in 1..=rounds {
            let number = round.to_string();
            let found = pair_round(&["--balance", balance, "--round", &number], &file, round);
            let mut found: Vec<&str> = found.lines().skip(1).collect();
            found.sort_unstable();
            assert_eq!(found, recorded_pairs(&file, round), "{preset} of {players}, round {round}\n{file}");
        }
    }
    expect_refusal(&["league", "simulate", "ladder", "--trf"], "", "--trf: only Swiss stages");
}

#[test]
fn an_ambiguous_round_is_refused_until_it_is_named() {
    let fixed = tournament_trf().replace("     6 w =", "     6 w =  0000 - U");
    expect_refusal(&["league", "pair", "-"], &fixed, "-:line 5, column 102: round 2 has a bye and no pairs, ");
    assert_eq!(pair_round(&["--round", "2"], &fixed, 2).lines().next(), Some("3"));
}

#[test]
fn a_file_is_paired_regardless_of_the_encoding_of_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.trf");
    let name = path.to_str().unwrap();
    // "Paweł Żak" in Windows-1250, with one byte per letter, so that the columns stay aligned.
    let polish = tournament_trf().replacen(&" ".repeat(16), "      Pawe\u{b3} \u{af}ak ", 1);
    let one_byte: Vec<u8> = polish.chars().map(|letter| u8::try_from(letter).unwrap()).collect();
    let utf_16: Vec<u8> = format!("\u{feff}{}", tournament_trf()).encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [one_byte, utf_16] {
        std::fs::write(&path, bytes).unwrap();
        let run = run_sztab(&["league", "pair", name], "");
        assert_eq!((run.status, run.stdout.as_str()), (0, "4\n7 1\n2 3\n6 5\n4 0\n"), "{run:?}");
        assert_eq!(expect_success(&["league", "table", name, "--criteria", "BH"], "").lines().count(), 8);
    }
    std::fs::write(&path, b"PK\x03\x04\xff").unwrap();
    expect_refusal(&["league", "pair", name], "", &format!("{name}: expected text in UTF-8, and this is a workbook"));
    // In a profile, names matter and their encoding cannot be guessed reliably.
    std::fs::write(&path, b"name = \"Z\xb3oty\"\n").unwrap();
    let message = format!("{name}:1:10: expected text in UTF-8, and this seems to be Windows-1250");
    expect_refusal(&["league", "table", "-", "--profile", name], &tournament_trf(), &message);
}

#[test]
fn a_faulty_file_is_refused_with_its_location() {
    expect_refusal(&["league", "pair", "-"], &tournament_trf().replace("     5 b 1", "    99 b 1"), "-:");
    expect_refusal(&["league", "pair", "nowhere.trf"], "", "nowhere.trf: ");
}

#[test]
fn a_table_has_the_points_of_the_file_or_of_a_profile() {
    let table = expect_success(&["league", "table", "-", "--criteria", "BH,WON"], &tournament_trf());
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "rank,player,points,BH,WON");
    assert!(lines[1].contains(",1,") || lines[1].contains(",1.00,"), "{table}");
    let points = |table: &str, player: &str| {
        let row = table.lines().map(|line| line.split(',').collect::<Vec<_>>()).find(|row| row[1] == player);
        row.unwrap()[2].parse::<f64>().unwrap()
    };
    let chess = expect_success(&["league", "table", "-", "--profile", "3/1/0"], &tournament_trf());
    for (player, own, three) in [("1", 1.0, 3.0), ("3", 0.5, 1.0), ("4", 0.0, 0.0), ("7", 1.0, 3.0)] {
        assert!(
            (points(&table, player) - own).abs() < 1e-9 && (points(&chess, player) - three).abs() < 1e-9,
            "{chess}"
        );
    }
    expect_refusal(
        &["league", "table", "-", "--profile", "4/2/0"],
        &tournament_trf(),
        "4/2/0: no such profile or file",
    );
}

#[test]
fn matches_are_rated() {
    let rated = expect_success(&["league", "rate", "-"], "at_ms,player,opponent,score\n1790000000000,Ala,Ben,0.75\n");
    assert_eq!(
        rated,
        "player,rating,deviation,volatility,matches,provisional\n\
         Ala,1581.16,290.32,0.059999,1,yes\nBen,1418.84,290.32,0.059999,1,yes\n"
    );
    expect_refusal(&["league", "rate", "-"], "at_ms,player,opponent,score\n1,Ala,Ben,2\n", "-:");
}

#[test]
fn a_file_other_than_a_season_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let name = write_file(&folder, "season.json", "{\"format\":\"sztab-record\",\"version\":1,\"events\":[]}");
    expect_refusal(&["league", "verify", &name], "", &format!("{name}: "));
    for other in ["", "garbage", "[1, 2]", "{\"format\": 1}", "192 FIDE_DUTCH\n"] {
        let expected = "-: expected the log of a season, as `/league export` gives it: ";
        expect_refusal(&["league", "verify", "-"], other, expected);
    }
}

#[test]
fn a_simulated_season_passes_and_a_forged_one_is_detected() {
    let season =
        expect_success(&["league", "simulate", "divisions", "--players", "16", "--trouble", "10", "--seed", "7"], "");
    assert_eq!(
        season,
        expect_success(&["league", "simulate", "divisions", "--players", "16", "--trouble", "10", "--seed", "7"], "")
    );
    let told = expect_success(&["league", "verify", "-"], &season);
    assert!(told.ends_with(" checks, 0 false, 0 open\n") && told.contains(": pairs: right\n"), "{told}");
    let bracket = expect_success(&["league", "simulate", "double-elimination", "--players", "6", "--seed", "7"], "");
    assert!(bracket.contains("\"double-elimination\""), "{bracket}");
    assert!(expect_success(&["league", "verify", "-"], &bracket).ends_with(" checks, 0 false, 0 open\n"), "{bracket}");
    let commitment = season.split("\"commitment\":\"").nth(1).unwrap().split('"').next().unwrap();
    let run = run_sztab(&["league", "verify", "-"], &season.replace(commitment, &"0".repeat(64)));
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.stdout.contains(": seed and commitment: FALSE\n"), "{run:?}");
}
