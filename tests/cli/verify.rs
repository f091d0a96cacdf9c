//! `sztab verify`.

use super::program::{expect_refusal, expect_success, run_sztab};

/// A short game that was conceded, as `/export` returns it.
const RECORD: &str = include_str!("record.txt");

/// The commitment published before the first draw of that game.
const COMMITMENT: &str = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";

/// Asserts that a forged record is rejected with this location and message.
#[track_caller]
fn expect_finding(forged: &str, message: &str) {
    assert_ne!(forged, RECORD, "nothing was forged");
    let run = run_sztab(&["verify", "-"], forged);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""), "{run:?}");
    assert_eq!(run.stderr, format!("{message}\n"));
}

/// The lines of the record up to a given one, without the lines that only a finished game has.
fn running_record(until: &str) -> String {
    let (head, rest) = RECORD.split_once("engine 1").unwrap();
    let mut lines: Vec<&str> = head.lines().filter(|line| !line.starts_with("pile ")).collect();
    lines.extend(["pile X 34 guard net_master battle ganger ?", "pile Y 34 move net_fighter ?", "engine 1"]);
    let told = rest.lines().skip(1).filter(|line| !line.starts_with("seed ") && !line.starts_with("result "));
    lines.extend(told);
    let end = lines.iter().position(|line| line.starts_with(until)).unwrap();
    lines[..=end].join("\n") + "\n"
}

#[test]
fn a_true_record_is_confirmed_in_one_line() {
    let expected = format!(
        "-: 17 steps are legal, 17 fingerprints fit, the seed deals these piles, the result is right, \
         the seed fits the commitment {COMMITMENT}\n"
    );
    assert_eq!(expect_success(&["verify", "-"], RECORD), expected);
    assert!(expect_success(&["replay", "-"], RECORD).ends_with("result X 1-0 reason=resignation\n"));
}

#[test]
fn parts_of_a_record_that_cannot_be_checked_are_reported() {
    let told = expect_success(&["verify", "-"], &running_record("X discard net_master"));
    assert_eq!(
        told,
        format!(
            "-: 10 steps are legal, 10 fingerprints fit, the commitment is {COMMITMENT}; \
             not checked: seed and piles, because the game is not over\n"
        )
    );
    let bare: Vec<&str> = RECORD.lines().map(|line| line.split('#').next().unwrap()).collect();
    assert_eq!(
        expect_success(&["verify", "-"], &bare.join("\n")),
        "-: 17 steps are legal, the seed deals these piles, the result is right; not checked: what was published about \
         the seed, because there is no note of it; fingerprints of 17 steps, because they have none\n"
    );
    let cut = RECORD.replace("result X 1-0\n", "").replace("Y resign   # a7c43417\n", "");
    assert!(
        expect_success(&["verify", "-"], &cut)
            .ends_with("; not checked: the end, because the steps do not lead there although the seed is told\n")
    );
    let later = expect_success(&["verify", "-"], &RECORD.replace("engine 1", "engine 2"));
    assert!(later.ends_with("; not checked: version 2 of the rules, because this program has version 1\n"), "{later}");
}

#[test]
fn a_changed_action_is_named() {
    expect_finding(
        &RECORD.replace("X place guard B1 3", "X place guard B1 2"),
        "-:19: step 4, `X place guard B1 2`: it does not lead to what its fingerprint says",
    );
    expect_finding(
        &RECORD.replace("X place guard B1 3", "X place guard B2 3"),
        "-:19: step 4, `X place guard B2 3`: the hex is taken (NH-1.8)",
    );
    expect_finding(
        &RECORD.replace("Y discard battle", "Y discard mutant"),
        "-:29: step 14, `Y discard mutant`: the tile is not held (NH-3.6)",
    );
}

#[test]
fn a_changed_order_is_named_where_it_begins() {
    let (one, other) = ("X discard net_master   # d98844aa\n", "X place ganger C3 1   # 4bd55f0c\n");
    expect_finding(
        &RECORD.replace(&format!("{one}{other}"), &format!("{other}{one}")),
        "-:25: step 10, `X place ganger C3 1`: one of the three tiles has to be discarded first (NH-3.4)",
    );
    let (one, other) = ("Y place scout E3 0   # a2af0ef3\n", "Y draw-offer   # dd3eb498\n");
    expect_finding(
        &RECORD.replace(&format!("{one}{other}"), &format!("{other}{one}")),
        "-:30: step 15, `Y draw-offer`: it does not lead to what its fingerprint says",
    );
}

#[test]
fn a_changed_seed_or_commitment_is_named() {
    expect_finding(
        &RECORD.replace("seed 07", "seed 08"),
        "-:11: the seed is not the one that was committed to, its SHA-256 is \
         5567d650ca0687e23507c3f8d180846f5e454193ebb2d651cc62b44a47da708f",
    );
    expect_finding(
        &RECORD.replace("# commitment 4bb0", "# commitment 4bb1"),
        &format!("-:11: the seed is not the one that was committed to, its SHA-256 is {COMMITMENT}"),
    );
    let both = RECORD.replace("seed 07", "seed 08").replace("# commitment", "# no commitment");
    expect_finding(&both, "-:6: the pile of X is not what the seed deals, from tile 2 on");
}

#[test]
fn a_changed_pile_is_named_with_its_first_wrong_tile() {
    expect_finding(
        &RECORD.replace("medic mutant net_fighter", "mutant medic net_fighter"),
        "-:7: the pile of Y is not what the seed deals, from tile 13 on",
    );
    // While a game is in progress the seed is unknown, so a change to the drawn tiles is detected at the draw.
    let forged = running_record("X discard net_master").replace("guard net_master", "net_master guard");
    expect_finding(&forged, "-:16: step 3, `X draw`: it does not lead to what its fingerprint says");
    let run = run_sztab(&["replay", "-"], &RECORD.replace("medic mutant net_fighter", "mutant medic net_fighter"));
    assert_eq!((run.status, run.stderr.as_str()), (1, "-:7:1: the pile is not what the seed deals\n"));
}

#[test]
fn a_changed_result_is_named() {
    expect_finding(
        &RECORD.replace("result X 1-0", "result Y 1-0"),
        "-:14: the record says `result Y 1-0`, but the game ends `X 1-0`",
    );
    let cut = RECORD.replace("Y resign   # a7c43417\n", "");
    expect_finding(&cut, "-:14: the record says `result X 1-0`, but the game is not over");
}

#[test]
fn text_other_than_a_record_is_refused_with_its_location() {
    expect_refusal(&["verify", "-"], &RECORD.replace("seed 07", "seed x7"), "-:11:6: expected 64 hexadecimal digits");
    expect_refusal(&["verify", "-"], "board 19\n", "-:2:1: expected `--`");
    expect_refusal(&["verify", "no/such/file"], "", "no/such/file: ");
}
