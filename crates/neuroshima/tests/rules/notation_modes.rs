//! The text formats for tables of three and four, with every variant.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, choose, seed};
use super::notation::round_trip;
use sztab_neuroshima::rules::notation::{Act, Catalogue, Fingerprint, Play, Position, Record, parse_act, print_act};
use sztab_neuroshima::rules::{Army, Game, ModeKind, Opening, Roster, Side, Terms};

/// The terms of the tables, in turn; each table is played with several shuffles.
pub const GAME_TERMS: [&str; 19] = [
    "mode=ffa",
    "mode=ffa seats=4 board=37",
    "mode=points",
    "mode=points seats=4 leaving=remove",
    "mode=one-vs-team",
    "mode=teams board=37",
    "mode=ffa seats=4 leaving=remove",
    "mode=teams moloch=off start=alternative",
    "mode=one-vs-team moloch=on reinforcements=on",
    "mode=ffa start=alternative reinforcements=on",
    "mode=points reinforcements=on rules=2005",
    "mode=teams reinforcements=on rules=2005 leaving=remove readings=O-01,O-25",
    "start=alternative",
    "reinforcements=on",
    "rules=2005",
    "mode=ffa seats=4 rules=2005",
    "cards=on",
    "mode=teams cards=on",
    "mode=points cards=on reinforcements=on",
];

/// Tables with terrain, whose games are numbered from [`FIRST_TERRAIN_GAME`] on.
const TERRAIN_TERMS: [&str; 3] =
    ["terrain=mixed", "mode=points board=37 terrain=mountains", "mode=teams terrain=swamps"];
const FIRST_TERRAIN_GAME: usize = 1000;

/// Number of tables without Tactic cards. These are played first, nine times each, and then those with cards.
const CARDLESS_TERMS_COUNT: usize = 16;

/// The armies of a table, in a different order for each number. In every third round of tables, all sides have the
/// workshop's tiles, which lead to many decisions.
fn roster(number: u64) -> Arc<Roster> {
    let number = usize::try_from(number).unwrap();
    let (without, with) = GAME_TERMS.split_at(CARDLESS_TERMS_COUNT);
    let table = match number.checked_sub(FIRST_TERRAIN_GAME) {
        Some(number) => TERRAIN_TERMS[number % TERRAIN_TERMS.len()],
        None if number < CARDLESS_TERMS_COUNT * 9 => without[number % without.len()],
        None => with[number % with.len()],
    };
    let terms: Terms = table.parse().unwrap();
    if number / CARDLESS_TERMS_COUNT % 3 == 1 {
        let army = Arc::new(super::workshop::skirmisher_army(&[]));
        return Arc::new(Roster::with_terms(vec![army; usize::from(terms.seats)], terms));
    }
    let mut armies: Vec<Arc<Army>> = Army::base_box().into_iter().map(Arc::new).collect();
    let dice = &mut Dice::new(number as u64 + 77);
    for index in (1..armies.len()).rev() {
        armies.swap(index, dice.draw_below(index + 1));
    }
    armies.truncate(usize::from(terms.seats));
    Arc::new(Roster::with_terms(armies, terms))
}

/// The built-in armies, and those of the workshop.
fn catalogue() -> Catalogue {
    let mut catalogue = Catalogue::built_in();
    catalogue.add(super::workshop::skirmisher_army(&[]));
    catalogue
}

fn opening(number: u64) -> Opening {
    let roster = roster(number);
    Opening::deal(&roster, roster.terms().board, &seed(number))
}

fn new_game(number: u64) -> Game {
    Game::new(roster(number), &opening(number))
}

/// The next act at a table: an action or, occasionally, an act from outside the game.
fn next_act(play: &Play<'_>, number: u64, dice: &mut Dice) -> (Side, Act) {
    let game = play.game();
    let to_act = game.side_to_act().unwrap();
    let sides: Vec<Side> = game.roster().sides().collect();
    let other = dice.pick(&sides);
    if number % 4 < 2 && dice.draw_below(160) == 0 {
        let act = match dice.draw_below(6) {
            0 | 1 => Act::Resign,
            2 => Act::DrawOffer,
            3 if to_act != other => Act::Claim(to_act),
            _ => Act::Time,
        };
        return (if act == Act::Time { to_act } else { other }, act);
    }
    (to_act, Act::Action(choose(&game.legal_actions(), number, dice)))
}

/// Plays a table to its end, and passes each act with the positions before and after it to `watch`.
fn play(number: u64, mut watch: impl FnMut(&Position, Side, Act, &Position)) -> Vec<(Side, Act)> {
    let beginning = Position::from_game(&new_game(number));
    let mut play = Play::new(&beginning);
    let mut dice = Dice::new(number);
    let mut acts = Vec::new();
    let mut before = beginning.clone();
    while play.game().side_to_act().is_some() {
        let (side, act) = next_act(&play, number, &mut dice);
        if play.act(side, act).is_err() {
            assert!(!matches!(act, Act::Action(_)), "table {number}: {act:?}");
            continue;
        }
        acts.push((side, act));
        let after = play.position();
        watch(&before, side, act, &after);
        before = after;
        assert!(acts.len() < 3000, "table {number} does not end");
    }
    acts
}

#[test]
fn every_position_of_every_mode_and_variant_round_trips() {
    let catalogue = catalogue();
    let mut seen = BTreeSet::new();
    let words = [
        "marker=off",
        "out ",
        "absent ",
        "lost ",
        " then=",
        "second=yes",
        "used=",
        "battle=final",
        "extra ",
        "offer ",
        "reason=points",
        "hq=0",
        "absorption",
        "push_destination",
        "\"redraw\"",
        "mode one-vs-team\n",
    ];
    for number in (0..GAME_TERMS.len() as u64 * 9).chain(1000..1012) {
        let mut positions = 0u32;
        play(number, |_, _, _, after| {
            positions += 1;
            let text = after.print();
            for word in words.iter().filter(|word| text.contains(*word)) {
                seen.insert(*word);
            }
            if positions.is_multiple_of(7) || after.state().pending.is_some() || !after.state().contest.is_whole() {
                let read = round_trip(after, &catalogue);
                assert_eq!(read.game(), after.game(), "table {number}\n{text}");
                assert_eq!(read.roster(), after.roster());
            }
        });
    }
    for word in words {
        assert!(seen.contains(word), "no {word}: {seen:?}");
    }
}

/// Texts have the same properties if players leave.
#[test]
fn games_of_any_mode_continue_identically_from_their_text() {
    let catalogue = catalogue();
    for number in 0..48 {
        let mut count = 0;
        play(number, |before, side, act, after| {
            count += 1;
            if count % 9 == 0 || !matches!(act, Act::Action(_)) {
                let read = round_trip(before, &catalogue);
                let mut play = Play::new(&read);
                play.act(side, act).unwrap();
                assert_eq!(play.position(), *after, "table {number}: {side:?} {act:?}");
            }
        });
    }
}

#[test]
fn a_game_of_any_mode_is_replayed_and_verified_from_its_record() {
    let catalogue = catalogue();
    for number in 0..48 {
        let acts = play(number, |_, _, _, _| {});
        let opening = opening(number);
        let beginning = Position::from_game(&new_game(number));
        let mut whole = Play::new(&beginning);
        for &(side, act) in &acts {
            whole.act(side, act).unwrap();
        }
        let sides = whole.game().roster().sides().count();
        let record = Record::from_acts(&opening, Some(seed(number)), vec![None; sides], acts.clone(), whole.game())
            .with_game_notes(7, Some(sztab_game::chance::commitment(&seed(number))));
        let text = record.print();
        let read = Record::parse(&text, &catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.print(), text);
        let verified =
            read.verify().unwrap_or_else(|falsehood| panic!("{}\n{text}", read.describe_falsehood(&falsehood)));
        assert_eq!((verified.fingerprints, verified.unchecked.len()), (acts.len(), 0), "table {number}");
        assert_eq!(read.replay().unwrap().game(), *whole.game());
        assert_eq!(verified.came.last().copied(), Some(Fingerprint::from_position(&whole.position())));
        // The terms affect the deal: with other terms, the same seed deals different piles.
        if !whole.game().roster().terms().replacements.is_empty() {
            continue;
        }
        // The record of a game in progress hides the tiles not yet drawn.
        let half = &acts[..acts.len() / 2];
        let mut running = Play::new(&beginning);
        for &(side, act) in half {
            running.act(side, act).unwrap();
        }
        let record = Record::from_acts(&opening, Some(seed(number)), vec![None; sides], half.to_vec(), running.game());
        let text = record.print();
        let read = Record::parse(&text, &catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.replay().unwrap(), running.position().with_hidden_piles(), "{text}");
    }
}

#[test]
fn acts_between_several_players_round_trip() {
    for number in 0..16 {
        let game = new_game(number);
        let (roster, board) = (game.roster(), game.arrangement().board);
        for side in roster.sides() {
            for late in roster.sides().filter(|&late| late != side) {
                let act = Act::Claim(late);
                let line = print_act(act, roster, side, board);
                assert_eq!(parse_act(&line, roster, side, board), Ok(act), "{line}");
                assert_eq!(line == "claim", roster.mode().opponent(side) == Some(late), "{line}");
            }
            assert!(parse_act(&format!("claim {}", side.letter()), roster, side, board).is_err(), "one's own time");
            let alone = parse_act("claim", roster, side, board);
            assert_eq!(alone.is_ok(), roster.mode().opponent(side).is_some());
            assert!(parse_act("claim Q", roster, side, board).is_err());
            for act in [Act::Resign, Act::DrawOffer, Act::DrawAccept, Act::Time, Act::Award, Act::AwardDraw] {
                assert_eq!(parse_act(&print_act(act, roster, side, board), roster, side, board), Ok(act));
            }
        }
    }
}

/// Claims refer to sides by the letters in their text, not by the order of the sides.
#[test]
fn claims_use_the_letters_of_their_text() {
    let record = "sztab position 1\nboard 19\nmode ffa\nside A army=borgo\nside B army=hegemony\nside C army=moloch\n\
                  engine 1\nresult C 1-0\n--\nA claim B\nC claim A\n";
    let read = Record::parse(record, &Catalogue::built_in()).unwrap();
    assert_eq!(read.print(), record.replace("\nengine", "\npile A 34\npile B 34\npile C 34\nengine"));
    assert_eq!(read.replay().unwrap().print().lines().last(), Some("result C 1-0 reason=time"));
    let wrong = Record::parse(&record.replace("C claim A", "C claim X"), &Catalogue::built_in()).unwrap_err();
    assert!(wrong.to_string().starts_with("11:9: expected a side of this table: A, B, C"), "{wrong}");
}

#[test]
fn the_mode_line_lists_the_terms_in_one_order() {
    let armies = "side X army=borgo\nside Y army=hegemony\nside Z army=moloch\nside W army=outpost\n";
    let words = "readings=O-25,O-02 leaving=remove cards=on rules=2005 moloch=off reinforcements=on start=alternative";
    let text = format!("board 37\nmode teams {words}\n{armies}turn X\n");
    let position = Position::parse(&text, &Catalogue::built_in()).unwrap();
    let variants =
        "moloch=off start=alternative reinforcements=on cards=on rules=2005 leaving=remove readings=O-02,O-25";
    let terms = format!("mode=teams board=37 {variants}");
    assert_eq!(*position.roster().terms(), terms.parse().unwrap());
    let line = format!("\nmode teams {variants}\n");
    assert!(position.print().contains(&line), "{}", position.print());
    // Default values are not written.
    let usual = format!("board 19\nmode teams moloch=on rules=2025 leaving=stay\n{armies}");
    assert!(Position::parse(&usual, &Catalogue::built_in()).unwrap().print().contains("\nmode teams\n"));
    let three = "side X army=borgo\nside Y army=hegemony\nside Z army=moloch\n";
    let against_a_team = |clause| {
        let text = format!("board 19\nmode one-vs-team moloch={clause}\n{three}turn X\n");
        Position::parse(&text, &Catalogue::built_in()).unwrap().print()
    };
    assert!(against_a_team("off").contains("\nmode one-vs-team\n"), "{}", against_a_team("off"));
    assert!(against_a_team("on").contains("\nmode one-vs-team moloch=on\n"), "{}", against_a_team("on"));
    // Without a mode line, three or four sides each play alone.
    let four = Position::parse(&format!("board 19\n{armies}"), &Catalogue::built_in()).unwrap();
    assert_eq!(four.roster().mode().kind(), ModeKind::FreeForAll);
    assert!(!four.print().contains("mode"), "{}", four.print());
    let begun = Position::parse(&format!("board 19\n{armies}turn X\n"), &Catalogue::built_in()).unwrap();
    assert!(begun.print().contains("\nmode ffa\n"), "{}", begun.print());
}

#[test]
fn sides_begin_with_the_points_of_their_mode() {
    let three = "side X army=borgo\nside Y army=hegemony\nside Z army=moloch hq=4\n";
    for (mode, points) in [("ffa", [20, 20, 4]), ("points", [0, 0, 4]), ("one-vs-team", [20, 13, 4])] {
        let text = format!("sztab position 1\nboard 19\nmode {mode}\n{three}turn X phase=play\n");
        let position = Position::parse(&text, &Catalogue::built_in()).unwrap();
        assert_eq!(position.arrangement().points[..3], points);
        assert_eq!(position.print(), text);
    }
}

#[test]
fn mistakes_in_larger_games_are_refused_with_their_position() {
    let three = "side X army=hegemony\nside Y army=borgo\nside Z army=moloch\n";
    let head = format!("board 19\nmode ffa\n{three}");
    let one = format!("board 19\nmode one-vs-team\n{three}");
    for (text, place, expected) in [
        (format!("{head}mode ffa\n"), "6:1", "only one `mode` line"),
        (format!("board 19\nmode chess\n{three}"), "2:6", "duel, ffa, points, one-vs-team or teams"),
        (format!("board 19\nmode duel\n{three}"), "2:6", "2 `side` lines for this mode"),
        (format!("board 19\nmode teams\n{three}"), "2:6", "4 `side` lines for this mode"),
        ("board 19\nmode points\nside X\n".to_owned(), "2:6", "3 or 4 `side` lines"),
        (format!("board 19\nmode teams moloch=maybe\n{three}"), "2:19", "on or off"),
        (format!("board 19\nmode ffa rules=2010\n{three}"), "2:16", "2005 or 2025"),
        (
            format!("board 19\nmode ffa seats=3\n{three}"),
            "2:10",
            "moloch=, start=, reinforcements=, cards=, structures=, leaders=, rules=, leaving=, readings=",
        ),
        (format!("board 19\nmode ffa readings=O-03\n{three}"), "2:19", "ids of open rulings with a second reading"),
        (format!("board 37\nmode ffa\n{three}"), "1:7", "19, because 37 hexes are for four players (NH-12.40)"),
        (format!("board 37\n{three}turn X\n"), "1:7", "19, because 37 hexes are for four players (NH-12.40)"),
        (format!("{head}side W\nside V\n"), "7:6", "at most four sides"),
        (format!("{head}side W marker=on\n"), "6:15", "off"),
        (format!("{head}side W replace=a>b\n"), "6:16", "no exchange of a tile where the side has no army"),
        (format!("{head}side W army=outpost replace=runner\n"), "6:29", "two tiles such as"),
        (format!("{head}side W army=outpost replace=runner>hq\n"), "6:29", "`hq` is no tile of outpost that replaces"),
        (format!("{head}out Z\n"), "6:1", "sides of the `lost` line"),
        (format!("{head}out Z\nlost Z\nunit C3 Z/hq\n"), "6:1", "sides that have no unit on the board"),
        (format!("{head}lost X YZ\n"), "6:1", "a side that can still win"),
        (format!("{head}lost X XZ\n"), "6:8", "each side only once"),
        (format!("{head}absent Q\n"), "6:8", "sides of this table: X, Y, Z"),
        (format!("{head}absent Z\nturn Z\n"), "7:1", "the turn of a side that is neither out nor absent"),
        (format!("{head}turn X second=yes\n"), "6:15", "no, because the side has one turn in each round"),
        (format!("{one}turn Y second=yes\n"), "6:15", "no, because the side has one turn in each round"),
        (format!("{one}lost Y\n"), "6:1", "no `lost` line"),
        (format!("{one}out Y\n"), "6:1", "no `out` line"),
        (format!("{head}turn X used=1+0\n"), "6:13", "no `used=`"),
        (format!("{head}turn X\nlast Y then=\n"), "7:13", "sides of this table"),
        (format!("{head}turn X\nlast Y battle=final then=Z\n"), "7:26", "no `then=`"),
        (format!("{head}hand X runner runner runner runner\n"), "6:29", "at most three tiles"),
    ] {
        let error = Position::parse(&text, &Catalogue::built_in()).expect_err(&text).to_string();
        assert!(error.starts_with(&format!("{place}: expected ")) && error.contains(expected), "{text}: {error}");
    }
    let duel = "board 19\nside X army=hegemony\nside Y army=borgo\n";
    for text in ["absent X", "lost X", "out X", "turn X\nlast Y then=X"] {
        assert!(Position::parse(&format!("{duel}{text}\n"), &Catalogue::built_in()).is_err(), "{text}");
    }
}

#[test]
fn the_question_of_the_first_declarer_of_three_round_trips() {
    let text = "board 19\nmode ffa\ndefine */blast kind=warrior initiative=2 edges=m1,-,-,-,-,m1 features=explosion\n\
                side X army=moloch\nside Y\nside Z\nhand X battle\nturn X\n\
                unit C3 X/blast\nunit D2 Y/blast\nunit D3 Z/blast\n";
    let position = Position::parse(text, &Catalogue::built_in()).unwrap();
    let mut play = Play::new(&position);
    let battle = parse_act("battle", position.roster(), Side(0), position.board()).unwrap();
    play.act(Side(0), battle).unwrap();
    let asked = round_trip(&play.position(), &Catalogue::built_in());
    assert!(asked.print().contains("# X chooses: which side declares next?\n# 1 first X\n# 2 first Y\n# 3 first Z\n"));
    super::notation::parse_in_every_format(&asked.print());
}

/// For a randomly changed text that can still be parsed, the printed form must be stable.
#[test]
fn game_texts_with_a_mistake_do_no_harm() {
    let mut dice = Dice::new(3);
    let mut samples = Vec::new();
    for number in 0..32 {
        let mut count = 0;
        play(number, |_, _, _, after| {
            count += 1;
            if count % 40 == 0 || (after.state().pending.is_some() && count % 5 == 0) {
                samples.push(after.print());
            }
        });
    }
    for number in 0..900 {
        let mut text = samples[number % samples.len()].clone();
        for _ in 0..=dice.draw_below(3) {
            text = super::notation::corrupt(
                &text,
                dice.draw_below(9999),
                dice.draw_below(9999),
                u8::try_from(dice.draw_below(5)).unwrap(),
            );
        }
        super::notation::parse_in_every_format(&text);
    }
}
