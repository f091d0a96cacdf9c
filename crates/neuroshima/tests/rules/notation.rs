//! The text formats: texts that the program writes are read back unchanged, and no input causes a crash.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use proptest::prelude::*;

use super::dice::{Dice, new_game, play, roster, seed};
use sztab_neuroshima::rules::instants::Battle;
use sztab_neuroshima::rules::notation::{
    Act, CaseFile, Catalogue, Play, Position, Record, parse_act, parse_action, print_act,
};
use sztab_neuroshima::rules::{Action, Board, Game, Marker, Opening, Phase, Played, Question, Roster, Side};

const GAMES: std::ops::Range<u64> = 1..2000;

/// Games whose texts are corrupted, including some for each kind of army.
const SAMPLE_GAMES: [u64; 10] = [1, 4, 5, 6, 7, 12, 14, 30, 31, 38];

/// The built-in armies, and those of the games whose texts are corrupted.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| {
        let mut catalogue = Catalogue::built_in();
        SAMPLE_GAMES.iter().for_each(|&number| add_armies(&mut catalogue, &roster(number)));
        catalogue
    })
}

fn add_armies(catalogue: &mut Catalogue, roster: &Roster) {
    for side in roster.sides() {
        catalogue.add(roster.army(side).clone());
    }
}

/// The armies of a game, which may be random.
fn game_catalogue(game: &Game) -> Catalogue {
    let mut catalogue = Catalogue::built_in();
    add_armies(&mut catalogue, game.roster());
    catalogue
}

pub fn round_trip(position: &Position, catalogue: &Catalogue) -> Position {
    let text = position.print();
    let read = Position::parse(&text, catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.print(), text);
    assert_eq!(&read, position, "{text}");
    read
}

/// The Rats on C3 wound two units and are destroyed in the same segment; only one marker is left for the two.
#[test]
fn marker_questions_round_trip_after_the_attacker_has_fallen() {
    let text = "board 19\nside X army=sharrash\nside Y army=moloch\nhand X battle\nturn X phase=play\n\
                unit A1 Y/blocker\nunit A2 Y/juggernaut\nunit A3 Y/stormtrooper\nunit B2 Y/protector\nunit C2 Y/blocker\n\
                unit C3 X/rats\nunit C4 X/landfill\nunit D3 Y/ripper rot=5\nunit E1 Y/mother_module\nunit E2 Y/officer\n\
                marker A1 paralysis=1\nmarker A2 paralysis=1\nmarker A3 paralysis=1\nmarker E1 paralysis=1\n\
                marker E2 paralysis=1\n";
    let catalogue = Catalogue::built_in();
    let mut game = Position::parse(text, &catalogue).unwrap().game();
    game.apply(Side(0), Action::Play(Played::Battle(Battle {}))).unwrap();
    let asked = &game.decision().unwrap().question;
    assert!(matches!(asked, Question::Marker { marker: Marker::Paralysis, options, .. } if options.len() == 2));
    let rats = Board::STANDARD.hex("C3").unwrap();
    assert!(game.arrangement().is_free(rats));
    let mut read = round_trip(&Position::from_game(&game), &catalogue).game();
    let answer = Action::Choose { answer: 2 };
    assert_eq!(read.apply(Side(0), answer).unwrap(), game.apply(Side(0), answer).unwrap());
}

#[test]
fn every_position_of_whole_games_round_trips() {
    let mut seen = BTreeSet::new();
    for number in GAMES.step_by(17) {
        let mut positions = 0;
        let catalogue = game_catalogue(&new_game(number));
        let mut check = |game: &Game| {
            let position = Position::from_game(game);
            let read = round_trip(&position, &catalogue);
            assert_eq!(read.game(), *game);
            if let Some(decision) = game.decision() {
                let json = serde_json::to_string(&decision.question).unwrap();
                seen.insert(json.split('"').nth(1).unwrap().to_owned());
            }
            for line in position.print().lines() {
                for word in ["fresh=", "extra", "battle=", "result", "step", "transport@", "phase=setup"] {
                    if line.contains(word) {
                        seen.insert(word.to_owned());
                    }
                }
            }
            positions += 1;
            if positions % 5 == 0 {
                round_trip(&position.with_hidden_piles(), &catalogue);
            }
        };
        check(&new_game(number));
        play(number, |_, _, game, _| check(game));
    }
    for wanted in [
        "push_destination",
        "absorption",
        "conversion",
        "explosion",
        "first_to_declare",
        "fresh=",
        "extra",
        "battle=",
        "result",
        "step",
        "transport@",
        "phase=setup",
    ] {
        assert!(seen.contains(wanted), "no {wanted}: {seen:?}");
    }
}

#[test]
fn a_game_continues_identically_from_its_text() {
    for number in GAMES.step_by(171) {
        play(number, |before, action, after, _| {
            let position = round_trip(&Position::from_game(before), &game_catalogue(before));
            let mut play = Play::new(&position);
            play.act(before.side_to_act().unwrap(), Act::Action(action)).unwrap();
            assert_eq!(play.position(), Position::from_game(after));
        });
    }
}

/// Plays a game to its end or for `limit` actions, and returns the acts.
fn play_acts(number: u64, limit: usize) -> (Game, Vec<(Side, Act)>) {
    let mut acts = Vec::new();
    let mut last = new_game(number);
    play(number, |before, action, after, _| {
        if acts.len() < limit {
            acts.push((before.side_to_act().unwrap(), Act::Action(action)));
            last = after.clone();
        }
    });
    (last, acts)
}

#[test]
fn a_finished_game_is_replayed_exactly_from_its_record() {
    for number in GAMES.step_by(41) {
        let (game, acts) = play_acts(number, usize::MAX);
        let opening = Opening::deal(game.roster(), game.arrangement().board, &seed(number));
        let players = vec![Some("Ann # the first\nof her name".to_owned()), None];
        let record = Record::from_acts(&opening, Some(seed(number)), players, acts, &game);
        let text = record.print();
        let read = Record::parse(&text, &game_catalogue(&game)).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.print(), text);
        assert_eq!(read.players[0].as_deref(), Some("Ann the first of her name"));
        assert!(text.contains("\nseed ") && text.contains("\npile X 34 "), "{text}");
        assert_eq!(read.replay().unwrap().game(), game);
    }
}

#[test]
fn records_of_running_games_reveal_only_drawn_tiles() {
    for number in GAMES.step_by(67) {
        let (game, acts) = play_acts(number, 25 + usize::try_from(number % 40).unwrap());
        if game.outcome().is_some() {
            continue;
        }
        let opening = Opening::deal(game.roster(), game.arrangement().board, &seed(number));
        let record = Record::from_acts(&opening, Some(seed(number)), vec![None, None], acts, &game);
        let text = record.print();
        assert!(!text.contains("seed"));
        let read = Record::parse(&text, &game_catalogue(&game)).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.print(), text);
        let position = read.replay().unwrap();
        assert_eq!(position, Position::from_game(&game).with_hidden_piles());
    }
}

#[test]
fn resigned_and_drawn_games_are_records_too() {
    let (game, acts) = play_acts(3, 20);
    let opening = Opening::deal(game.roster(), game.arrangement().board, &seed(3));
    let endings: [&[(Side, Act)]; 2] =
        [&[(Side(0), Act::Resign)], &[(Side(1), Act::DrawOffer), (Side(0), Act::DrawAccept)]];
    for ending in endings {
        let position = Position::from_game(&game);
        let mut play = Play::new(&position);
        for &(side, act) in ending {
            play.act(side, act).unwrap();
        }
        round_trip(&play.position(), &game_catalogue(&game));
        let all = acts.iter().chain(ending).copied();
        let record = Record::from_acts(&opening, Some(seed(3)), vec![None, None], all, play.game());
        let text = record.print();
        let read = Record::parse(&text, &game_catalogue(&game)).unwrap();
        assert_eq!(read.replay().unwrap(), play.position());
    }
}

#[test]
fn acts_round_trip() {
    for number in GAMES.step_by(199) {
        play(number, |before, _, _, _| {
            let (side, board) = (before.side_to_act().unwrap(), before.arrangement().board);
            let rival = before.opponent(side);
            let words = [Act::Resign, Act::DrawOffer, Act::DrawAccept, Act::Claim(rival)];
            for act in before.legal_actions().into_iter().map(Act::Action).chain(words) {
                let line = print_act(act, before.roster(), side, board);
                assert_eq!(parse_act(&line, before.roster(), side, board), Ok(act), "{line}");
            }
        });
    }
}

/// Texts of every kind: positions from many stages of a game, a record, and case files.
fn samples() -> &'static [String] {
    static SAMPLES: OnceLock<Vec<String>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let mut samples = Vec::new();
        for number in SAMPLE_GAMES {
            let mut count = 0;
            play(number, |_, _, game, _| {
                count += 1;
                if game.decision().is_some() || count % 9 == 0 || game.state().phase == Phase::Over {
                    samples.push(Position::from_game(game).print());
                }
            });
        }
        let (game, acts) = play_acts(7, usize::MAX);
        let opening = Opening::deal(game.roster(), game.arrangement().board, &seed(7));
        samples.push(Record::from_acts(&opening, Some(seed(7)), vec![None, None], acts, &game).print());
        let cases = include_str!("examples.case");
        let (head, _) = cases.split_once("\ncase ").unwrap();
        for case in cases.split("\ncase ").skip(1) {
            samples.push(format!("{head}\ncase {case}"));
        }
        samples
    })
}

/// Parses a text in every format, and plays on from each result.
pub fn parse_in_every_format(text: &str) {
    if let Ok(position) = Position::parse(text, catalogue()) {
        round_trip(&position, catalogue());
        if position.has_turn() {
            let mut play = Play::new(&position);
            let mut dice = Dice::new(text.len() as u64);
            for _ in 0..12 {
                let Some(side) = play.game().side_to_act() else { break };
                let legal = play.game().legal_actions();
                if legal.is_empty() {
                    break;
                }
                // The act is refused only if it would draw an unknown tile.
                let _ = play.act(side, Act::Action(dice.pick(&legal)));
                round_trip(&play.position(), catalogue());
            }
        }
    }
    if let Ok(record) = Record::parse(text, catalogue()) {
        let _ = record.replay();
        if let Err(falsehood) = record.verify() {
            assert!(!record.describe_falsehood(&falsehood).is_empty());
        }
        assert_eq!(Record::parse(&record.print(), catalogue()).unwrap().print(), record.print());
    }
    if let Ok(file) = CaseFile::parse(text, catalogue()) {
        let printed = file.print();
        let again = CaseFile::parse(&printed, catalogue()).unwrap_or_else(|error| panic!("{error}\n{printed}"));
        assert_eq!(again.print(), printed);
        for (case, again) in file.cases.iter().zip(&again.cases) {
            assert_eq!(case.run().len(), again.run().len(), "{printed}");
        }
    }
    let game = Arc::new(new_game(1));
    let board = game.arrangement().board;
    if let Ok(action) = parse_action(text, game.roster(), Side(0), board) {
        assert_eq!(
            parse_action(&print_act(Act::Action(action), game.roster(), Side(0), board), game.roster(), Side(0), board),
            Ok(action)
        );
    }
}

/// Words that occur in the texts, and invalid ones.
const WORDS: [&str; 72] = [
    "sztab",
    "position",
    "1",
    "board",
    "19",
    "37",
    "mode",
    "duel",
    "side",
    "X",
    "Y",
    "unit",
    "C3",
    "D2",
    "A9",
    "X/runner",
    "Y/hq",
    "rot=1",
    "rot=+1",
    "wounds=1",
    "hp=3",
    "hand",
    "pile",
    "12",
    "?",
    "discard",
    "turn",
    "phase=play",
    "phase=choose",
    "number=2",
    "last",
    "extra",
    "battle=final",
    "step",
    "by=move",
    "by=X",
    "offer",
    "result",
    "1/2",
    "1-0",
    "reason=impasse",
    "pending",
    "{}",
    "case",
    "do",
    "battle",
    "place",
    "answer",
    "s2",
    "medic",
    "saves",
    "from",
    "expect",
    "gone",
    "illegal",
    "define",
    "*/gun",
    "kind=hq",
    "edges=m1,-,-,-,-,-",
    "army=hegemony",
    "teams",
    "ffa",
    "Z",
    "W",
    "out",
    "absent",
    "lost",
    "then=ZW",
    "second=yes",
    "used=1+1",
    "claim",
    "marker=off",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_characters_do_no_harm(text in "\\PC{0,200}") {
        parse_in_every_format(&text);
    }

    #[test]
    fn texts_of_known_words_do_no_harm(words in prop::collection::vec((0..WORDS.len(), any::<bool>()), 0..40)) {
        let text: String =
            words.iter().flat_map(|&(word, ends)| [WORDS[word], if ends { "\n" } else { " " }]).collect();
        parse_in_every_format(&text);
    }

    #[test]
    fn texts_with_a_mistake_do_no_harm(
        sample in 0usize..1000,
        changes in prop::collection::vec((0usize..100_000, 0usize..100_000, 0u8..5), 1..4),
    ) {
        let samples = samples();
        let mut text = samples[sample % samples.len()].clone();
        for (at, from, kind) in changes {
            text = corrupt(&text, at, from, kind);
        }
        parse_in_every_format(&text);
    }
}

/// Changes a digit, or deletes, duplicates or moves a word or a line.
pub fn corrupt(text: &str, at: usize, from: usize, kind: u8) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let (line, other) = (at % lines.len(), from % lines.len());
    match kind {
        0 => {
            lines.remove(line);
        }
        1 => lines.insert(line, lines[other].clone()),
        2 => lines.swap(line, other),
        3 => {
            let digits: Vec<usize> =
                lines[line].match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
            if let Some(&at) = digits.get(from % digits.len().max(1)) {
                lines[line].replace_range(at..=at, &(from % 10).to_string());
            }
        }
        _ => {
            let mut words: Vec<&str> = lines[line].split(' ').collect();
            let donor: Vec<&str> = lines[other].split(' ').collect();
            let place = from % words.len();
            words[place] = donor[at % donor.len()];
            let changed = words.join(" ");
            lines[line] = changed;
        }
    }
    lines.join("\n")
}

#[test]
fn forged_decisions_do_no_harm() {
    let mut dice = Dice::new(5);
    for text in samples().iter().filter(|text| text.contains("\npending ")) {
        let start = text.find("\npending ").unwrap() + "\npending ".len();
        let digits = text[start..].match_indices(|c: char| c.is_ascii_digit());
        for (at, old) in digits.collect::<Vec<_>>() {
            if dice.draw_below(8) != 0 {
                continue;
            }
            let new = dice.pick(&["0", "1", "2", "5", "7", "9", "30", "200", "99999", "null", "true"]);
            let forged = format!("{}{new}{}", &text[..start + at], &text[start + at + old.len()..]);
            parse_in_every_format(&forged);
        }
    }
}

#[test]
fn mistakes_are_refused_with_their_position() {
    let head = "board 19\nside X army=hegemony\nside Y army=borgo\n";
    for (text, place, expected) in [
        ("unit", "4:5", "a hex"),
        ("unit C3", "4:8", "a side and one of its tiles"),
        ("unit F3 X/runner", "4:6", "a hex of the board"),
        ("unit C3 X/dragon", "4:11", "a tile of hegemony"),
        ("unit C3 Z/runner", "4:9", "a side of this table: X, Y"),
        ("unit C3 X/battle", "4:9", "a tile that stands on the board"),
        ("unit C3 X/runner rot=6", "4:22", "a rotation from 0 to 5"),
        ("unit C3 X/runner rot=+1", "4:22", "a rotation"),
        ("unit C3 X/runner rot=01", "4:22", "a rotation"),
        ("unit C3 X/runner rot=1 rot=1", "4:24", "`rot=` only once"),
        ("unit C3 X/runner colour=red", "4:18", "rot=, wounds=, spent="),
        ("unit C3 X/runner # fine\nunit C3 Y/mutant", "5:6", "a hex that no other unit stands on (NH-1.8)"),
        ("  unit  ä", "4:9", "a hex of the board"),
        ("wall C3", "4:1", "board, mode"),
        ("mode teams", "4:6", "4 `side` lines for this mode"),
        ("mode chess", "4:6", "duel, ffa, points, one-vs-team or teams"),
        ("foundation D2 X/mine", "4:17", "a tile of hegemony"),
        ("marker D4 poison=2", "4:8", "a hex with a unit"),
        ("board 19", "4:1", "only one `board` line"),
        ("pile X 2 runner", "4:8", "1, the number of tiles listed"),
        ("hand X runner runner runner runner", "4:29", "at most three"),
        ("turn X phase=lunch", "4:14", "setup, draw, discard"),
        ("turn X phase=discard", "4:1", "three tiles in the hand"),
        ("turn X phase=over", "5:1", "a `result` line"),
        ("turn X phase=choose", "5:1", "a `pending` line"),
        ("turn X\nlast Y battle=final", "4:1", "phase=choose"),
        ("turn X phase=choose\npending {\"a\":1}", "5:9", "an open decision as JSON"),
        ("define X/a kind=warrior edges=m1,-,-,-,-", "4:31", "six edges"),
        ("define X/a kind=warrior edges=m01,-,-,-,-,-", "4:31", "an edge"),
        ("define X/a kind=warrior edges=-,-,-,-,-,- initiative=1,2", "4:56", "from the highest value down"),
        ("define X/a kind=module edges=c,-,-,-,-,- effect=initiative++1", "4:49", "an effect"),
        ("define X/a kind=hq edges=-,-,-,-,-,- effect=medic", "4:45", "an effect that an HQ can have"),
        ("unit C3 X/later\ndefine X/later kind=warrior edges=-,-,-,-,-,-", "4:11", "declared before it is used"),
    ] {
        let error = Position::parse(&format!("{head}{text}"), catalogue()).expect_err(text);
        let message = error.to_string();
        assert!(message.starts_with(&format!("{place}: expected ")), "{text}: {message}");
        assert!(message.contains(expected), "{text}: {message}");
    }
    let too_long = "# ".repeat(600_000);
    assert!(Position::parse(&too_long, catalogue()).is_err());
    assert_eq!(Position::parse("", catalogue()).unwrap_err().to_string(), "1:1: expected a `board` line");
}

#[test]
fn explosion_questions_round_trip() {
    let text = "board 19\nside X\nside Y\n\
                define */clown kind=warrior initiative=2 edges=m1,-,-,-,-,m1 toughness=1 features=explosion\n\
                define */full kind=warrior edges=-,-,-,-,-,-\nhand X full\nturn X\nunit C3 X/clown\n";
    let names = Board::STANDARD.hexes().map(|hex| Board::STANDARD.name(hex).to_string());
    let full: Vec<String> =
        names.filter(|name| name != "C3" && name != "E3").map(|name| format!("unit {name} Y/full\n")).collect();
    let position = Position::parse(&format!("{text}{}", full.concat()), catalogue()).unwrap();
    let mut play = Play::new(&position);
    let place = parse_act("place full E3 0", position.roster(), Side(0), position.board()).unwrap();
    play.act(Side(0), place).unwrap();
    let asked = play.position();
    round_trip(&asked, catalogue());
    assert!(asked.print().contains("# 1 attack\n# 2 explode C3\n"), "{}", asked.print());
    parse_in_every_format(&asked.print());
}

#[test]
fn actions_are_read_strictly() {
    let game = new_game(2);
    let board = game.arrangement().board;
    let read = |line: &str| parse_action(line, game.roster(), Side(0), board);
    for line in
        ["choose +1", "choose 01", "choose 0", "choose 256", "choose", "move A1 A2 1 1", "move A1 A2 via=A1", ""]
    {
        assert!(read(line).is_err(), "{line}");
    }
    assert_eq!(read("  choose   7  "), Ok(Action::Choose { answer: 7 }));
    assert_eq!(read("place").unwrap_err().column, 6);
    assert!(read("use transport B3 B2 5 via=D2").is_ok());
}

#[test]
fn a_text_tile_overrides_an_army_tile_and_that_overrides_a_file_tile() {
    let file = "define */runner kind=warrior initiative=9 edges=m9,-,-,-,-,-\n\
                case of-the-army\nside X army=hegemony\nunit C3 X/runner\nexpect initiative C3 2\n\
                case of-the-file\nunit C3 X/runner\nexpect initiative C3 9\n\
                case its-own\nside X army=hegemony\n\
                define X/runner kind=warrior initiative=7 edges=m9,-,-,-,-,-\nunit C3 X/runner\nexpect initiative C3 7\n";
    for case in CaseFile::parse(file, catalogue()).unwrap().cases {
        assert_eq!(case.run(), [], "{}", case.name);
    }
}

#[test]
fn nh_12_40_a_duel_on_37_hexes_is_refused() {
    let head = "board 37\nside X army=hegemony\nside Y army=borgo\n";
    for text in [format!("mode duel\n{head}"), format!("{head}mode duel\n"), format!("{head}turn X\n")] {
        let line = text.lines().position(|line| line.starts_with("board")).unwrap() + 1;
        let error = Position::parse(&text, catalogue()).expect_err(&text).to_string();
        assert!(error.starts_with(&format!("{line}:7: expected 19, because a duel")), "{text}: {error}");
        assert!(error.contains("(NH-12.40)"), "{error}");
        let failures = CaseFile::parse(&format!("case a\n{text}"), catalogue()).unwrap().cases[0].run();
        assert!(failures[0].line == line + 1 && failures[0].expected.contains("(NH-12.40)"), "{text}: {failures:?}");
    }
    let record = Record::parse(&format!("{head}--\nX place-hq A1 0\n"), catalogue()).unwrap_err().to_string();
    assert!(record.starts_with("1:7: expected 19") && record.contains("(NH-12.40)"), "{record}");
    assert!(Position::parse(head, catalogue()).is_ok(), "to look at and to fight on, 37 hexes will do");
}

#[test]
fn nh_12_40_a_full_board_depends_only_on_the_basic_19_of_37_hexes() {
    let board = Board::ENLARGED;
    let basic: Vec<String> = board.basic_hexes().map(|hex| board.name(hex).to_string()).collect();
    assert_eq!(basic.len(), 19);
    let units = |hexes: &[String]| hexes.iter().map(|hex| format!("unit {hex} X/wall")).collect::<Vec<_>>().join("\n");
    let case = |filled: &str, last: &str| {
        let text = format!(
            "define */wall kind=warrior edges=-,-,-,-,-,- toughness=5\n\
             define */axe kind=warrior initiative=2 edges=m9,-,-,-,-,-\n\
             case a\nboard 37\n{filled}\ndo place {last} X/axe\nexpect battles 1\n"
        );
        CaseFile::parse(&text, catalogue()).unwrap().cases[0].run()
    };
    assert!(case(&units(&basic[1..]), &basic[0]).is_empty(), "the nineteenth unit of the basic hexes starts a Battle");
    let outer: Vec<String> =
        board.hexes().map(|hex| board.name(hex).to_string()).filter(|name| !basic.contains(name)).collect();
    let most = units(&[&basic[1..], &outer[1..]].concat());
    assert!(!case(&most, &outer[0]).is_empty(), "the outer ring counts for nothing");
}

#[test]
fn a_position_states_the_origin_of_its_game() {
    let seed = "07".repeat(32);
    let head = "board 19\nside X army=hegemony\nside Y army=borgo\n";
    let origin = format!("engine 1\nseed {seed}\nplayer X Ann\nplayer Y Bob the Builder\n");
    let begun = Position::parse(&format!("{head}{origin}"), catalogue()).unwrap();
    let text = begun.print();
    assert!(text.contains("turn X phase=setup\n") && text.contains("pile Y 34 "), "a seed deals a new game: {text}");
    assert!(text.ends_with(&origin), "{text}");
    assert_eq!(round_trip(&begun, catalogue()), begun);
    let record = Record::parse(&format!("{head}{origin}--\n"), catalogue()).unwrap();
    assert_eq!(record.beginning().state(), begun.state(), "the game of the record with this head");
    // A play keeps its origin, but never shows the origin's secret.
    let mut play = Play::new(&begun);
    play.act(Side(0), parse_act("place-hq A1 0", begun.roster(), Side(0), begun.board()).unwrap()).unwrap();
    assert!(play.position().print().ends_with(&origin));
    assert!(!play.position().with_hidden_piles().print().contains("seed"));
    // Without a seed, the piles are those given in the text.
    let written =
        Position::parse(&format!("{head}pile X 34 guard ?\npile Y 34\nengine 1\n"), catalogue()).unwrap().print();
    assert!(written.contains("pile X 34 guard ?\npile Y 34\nturn X phase=setup\n"), "{written}");
    for (text, place, expected) in [
        (format!("{head}{origin}{origin}"), "8:1", "only one such `engine` line"),
        (format!("{head}seed {seed}\nunit C3 X/runner\n"), "4:1", "a `turn` line"),
        (format!("{head}seed {seed}\npile X 34 runner ?\n"), "4:1", "piles as the seed deals them"),
        (format!("{head}seed 12\n"), "4:6", "64 hexadecimal digits"),
        (format!("{head}player Z Ann\n"), "4:8", "a side of this table"),
    ] {
        let error = Position::parse(&text, catalogue()).expect_err(&text).to_string();
        assert!(error.starts_with(place) && error.contains(expected), "{text}: {error}");
    }
}
