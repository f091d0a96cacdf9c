//! Golden result cards, and checks of their contents in random games of every mode.

use std::sync::Arc;
use std::time::Duration;

use sztab_game::view::{MAX_ALT_CHARACTERS, RenderContext, Theme};
use sztab_game::{Language, Sides};
use sztab_neuroshima::pictures::{BestUnit, Course, ResultCard, ResultSide, Stat, army_crest, render_result};
use sztab_neuroshima::rules::event::DestructionCause;
use sztab_neuroshima::rules::notation::{Catalogue, Position, parse_action};
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, Board, Event, Game, ModeKind, Opening, Roster, Side, Summary, Terms,
};
use sztab_neuroshima::texts::{text, word};
use sztab_neuroshima::view::draw_result_card;
use sztab_pictures::Colours;

use crate::golden::{check_picture, keep};

/// Maximum file size of a card, which is posted once per game and shared.
const MAX_BYTES: usize = 150 * 1024;

fn armies() -> Vec<Army> {
    Army::base_box()
}

fn side(army: &str, player: &str, points: u8, lost: usize) -> ResultSide {
    let is_called = |known: &Army| Language::ALL.iter().any(|&language| known.name.in_language(language) == army);
    let known = Army::built_in().into_iter().find(is_called);
    let insignia = known.as_ref().map(|army| army_crest(army, Language::English)).unwrap_or_default();
    let hue = known.and_then(|army| army.looks.colours).map(|[hue, _]| hue);
    ResultSide { army: army.to_owned(), insignia, hue, player: player.to_owned(), points, lost }
}

/// The points of sides that begin with `start`, turn by turn. Each change is a turn, a side, and the side's remaining
/// points.
fn points_by_turn(start: &[u8], turns: usize, changes: &[(usize, usize, u8)]) -> Vec<Vec<u8>> {
    let mut now = start.to_vec();
    let after = |turn: usize| {
        changes.iter().filter(|change| change.0 == turn).for_each(|&(_, side, points)| now[side] = points);
        now.clone()
    };
    (0..=turns).map(after).collect()
}

fn stats(language: Language, numbers: [u64; 3]) -> Vec<Stat> {
    let stat = |(key, number): (&str, u64)| Stat {
        number: number.to_string(),
        label: text(language, key, &[("number", number.into())]),
    };
    ["card-rounds", "card-battles", "card-days"].into_iter().zip(numbers).map(stat).collect()
}

fn best_unit<'a>(army: &'a Army, tile: &str, side: u8, language: Language, deeds: [u32; 2]) -> BestUnit<'a> {
    let tile = army.tile(army.find(tile).unwrap());
    BestUnit {
        title: word(language, "card-best"),
        tile,
        side: Side(side),
        name: tile.name.in_language(language).to_owned(),
        facts: vec![
            text(language, "card-damage", &[("damage", deeds[0].into())]),
            text(language, "card-destroyed", &[("destroyed", deeds[1].into())]),
        ],
    }
}

fn card<'a>(language: Language, verdict: &str, reason: &str, winners: Sides, sides: Vec<ResultSide>) -> ResultCard<'a> {
    ResultCard {
        colours: Colours::Default,
        verdict: word(language, verdict),
        reason: word(language, reason),
        winners,
        sides,
        points_label: word(language, "chart-points"),
        lost_label: word(language, "card-lost"),
        course: Course { points: Vec::new(), battles: Vec::new(), axis: word(language, "chart-turn") },
        best: None,
        stats: stats(language, [9, 4, 3]),
    }
}

fn victory_card(armies: &[Army], language: Language) -> ResultCard<'_> {
    let sides = vec![side("Hegemony", "Ada", 13, 8), side("Moloch", "Borys", 0, 11)];
    let changes = [(5, 1, 17), (9, 0, 18), (9, 1, 14), (13, 1, 6), (13, 0, 13), (18, 1, 0)];
    let course = Course {
        points: points_by_turn(&[20, 20], 18, &changes),
        battles: vec![5, 9, 13, 18],
        axis: word(language, "chart-turn"),
    };
    let best = best_unit(&armies[1], "universal_soldier", 0, language, [14, 4]);
    let whole = card(language, "card-victory", "card-end-headquarters", Side(0).into(), sides);
    ResultCard { course, best: Some(best), ..whole }
}

#[test]
fn a_duel_that_was_won() {
    let armies = armies();
    let card = victory_card(&armies, Language::English);
    check_picture("result_won.default", &render_result(&card), MAX_BYTES);
    for colours in [Colours::ColourBlind, Colours::HighContrast] {
        let name = format!("result_won.{}", colours.word());
        check_picture(&name, &render_result(&ResultCard { colours, ..card.clone() }), MAX_BYTES);
    }
}

#[test]
fn a_draw_by_agreement_in_polish() {
    let language = Language::Polish;
    let sides = vec![side("Borgo", "Zażółć Gęślą", 20, 0), side("Posterunek", "Jaźń", 20, 0)];
    let whole = card(language, "card-draw", "card-end-agreement", Sides::first(2), sides);
    let course =
        Course { points: points_by_turn(&[20, 20], 5, &[]), battles: Vec::new(), axis: word(language, "chart-turn") };
    let card = ResultCard { course, stats: stats(language, [3, 0, 1]), ..whole };
    check_picture("result_draw", &render_result(&card), MAX_BYTES);
}

#[test]
fn four_sides_in_two_teams_in_ukrainian() {
    let (armies, language) = (armies(), Language::Ukrainian);
    let name = |army: usize| armies[army].name.in_language(language).to_owned();
    let sides = vec![
        side(&name(0), "Оксана", 3, 9),
        side(&name(1), "Їжак", 16, 5),
        side(&name(2), "Ґанна", 11, 7),
        side(&name(3), "Щек", 12, 8),
    ];
    let changes = [(7, 0, 15), (7, 3, 18), (11, 1, 16), (16, 0, 9), (16, 2, 17), (21, 2, 11), (21, 3, 12), (27, 0, 3)];
    let course = Course {
        points: points_by_turn(&[20, 20, 20, 20], 31, &changes),
        battles: vec![7, 11, 16, 21, 27, 31],
        axis: word(language, "chart-turn"),
    };
    let winners: Sides = [Side(1), Side(3)].into_iter().collect();
    let whole = card(language, "card-victory", "card-end-final", winners, sides);
    let tile = &armies[3].tiles.iter().find(|tile| tile.is_unit() && !tile.is_headquarters()).unwrap().id;
    let best = best_unit(&armies[3], tile, 3, language, [21, 6]);
    let card = ResultCard { course, best: Some(best), stats: stats(language, [8, 6, 12]), ..whole };
    check_picture("result_teams", &render_result(&card), MAX_BYTES);
}

#[test]
fn three_sides_with_long_names() {
    let (armies, language) = (armies(), Language::Polish);
    let long = "Konstantynopolitańczykowianeczka z Bezimiennego Posterunku";
    let sides = vec![
        side(long, "xX_the_player_with_the_longest_nick_Xx", 8, 12),
        side("Armia Wschodniego Wybrzeża", "👩‍👩‍👧🎲 Ala ma bardzo długi pseudonim", 120, 3),
        side("W", "", 0, 0),
    ];
    let changes = [(4, 0, 8), (8, 1, 60), (12, 1, 120)];
    let course = Course {
        points: points_by_turn(&[0, 0, 0], 12, &changes),
        battles: vec![4, 5, 6, 8, 12, 12],
        axis: word(language, "chart-turn"),
    };
    let whole = card(language, "card-victory", "card-end-impasse", Side(1).into(), sides);
    let mut best = best_unit(&armies[0], "mutant", 1, language, [1234, 120]);
    best.name = long.to_owned();
    let card = ResultCard { course, best: Some(best), stats: stats(language, [123, 45, 678]), ..whole };
    check_picture("result_long", &render_result(&card), MAX_BYTES);
}

#[test]
fn a_summary_of_one_battle() {
    let text = "board 19
side X army=borgo
side Y army=hegemony
hand X battle
turn X phase=play
unit A1 X/hq rot=0
unit C3 X/mutant rot=0
unit C2 Y/runner rot=0
unit D2 Y/hq rot=0
";
    let position = Position::parse(text, &Catalogue::built_in()).unwrap();
    let (roster, mut game) = (position.roster(), position.game());
    let battle = parse_action("battle", roster, Side(0), Board::STANDARD).unwrap();
    let events = game.apply(Side(0), battle).unwrap();
    let summary = Summary::from_events(roster, position.arrangement(), &events);
    // The Mutant hits the Runner and the HQ, and the HQ hits back. It is now the opponent's turn.
    assert_eq!(summary.points, [[20, 20], [20, 19], [20, 19]]);
    assert_eq!(summary.battles, [1]);
    assert_eq!(summary.lost, [1, 1, 0, 0]);
    let deeds: Vec<(u8, &str, u32, u32)> = summary
        .units
        .iter()
        .map(|unit| {
            let id = roster.tile(unit.owner, unit.tile).id.as_str();
            (unit.owner.0, id, unit.damage, unit.destroyed)
        })
        .collect();
    assert_eq!(deeds, [(0, "hq", 0, 0), (1, "runner", 0, 0), (0, "mutant", 2, 1), (1, "hq", 1, 1)]);
    assert_eq!(summary.best_unit(roster).map(|best| best.damage), Some(2));
}

/// Plays a random game in which actions on the board are preferred; returns it with its events.
fn play(armies: &[usize], kind: ModeKind, seed: u8) -> (Game, Vec<Event>) {
    let built_in = Army::base_box();
    let armies: Vec<Arc<Army>> = armies.iter().map(|&army| Arc::new(built_in[army].clone())).collect();
    let seats = u8::try_from(armies.len()).unwrap();
    let roster = Arc::new(Roster::with_terms(armies, Terms::for_mode(kind, seats)));
    let board = if seats == 4 { Board::ENLARGED } else { Board::STANDARD };
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, board, &[seed; 32]));
    let (mut dice, mut all) = (u64::from(seed) + 1, Vec::new());
    while let Some(side) = game.side_to_act() {
        let legal = game.legal_actions();
        let idle = |action: &&Action| !matches!(action, Action::Discard { .. } | Action::End);
        let busy: Vec<Action> = legal.iter().filter(idle).copied().collect();
        let from = if busy.is_empty() { legal } else { busy };
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let index = usize::try_from(dice >> 33).unwrap() % from.len();
        all.extend(game.apply(side, from[index]).unwrap());
    }
    (game, all)
}

const GAMES: [(&[usize], ModeKind); 6] = [
    (&[0, 1], ModeKind::Duel),
    (&[2, 3], ModeKind::Duel),
    (&[0, 1, 2], ModeKind::FreeForAll),
    (&[3, 2, 1], ModeKind::OneAgainstTeam),
    (&[1, 0, 3, 2], ModeKind::Points),
    (&[0, 1, 2, 3], ModeKind::Teams),
];

#[test]
fn summaries_agree_with_their_games() {
    for (seed, (armies, kind)) in (0..12).zip(GAMES.into_iter().cycle()) {
        let (game, events) = play(armies, kind, seed);
        let (roster, board) = (game.roster(), game.arrangement());
        let summary = Summary::from_events(roster, &Arrangement::at_start(board.board, roster), &events);
        let told = format!("{kind:?} of {armies:?} with seed {seed}");
        let sides: Vec<Side> = roster.sides().collect();
        let last: Vec<u8> = sides.iter().map(|side| board.points[side.index()]).collect();
        assert_eq!(summary.points.last(), Some(&last), "{told}");
        assert_eq!(summary.points[0], roster.mode().points()[..sides.len()], "{told}");
        assert_eq!(summary.turns, game.state().turn, "{told}");
        assert_eq!(summary.points.len(), usize::from(summary.turns) + 1, "{told}");
        assert_eq!(summary.rounds, game.round(), "{told}");
        let battles = events.iter().filter(|event| matches!(event, Event::BattleBegan { .. })).count();
        assert_eq!(summary.battles.len(), battles, "{told}");
        assert!(summary.battles.is_sorted() && summary.battles.iter().all(|&turn| turn < summary.points.len()));
        let is_tile = |owner: Side, tile| !roster.tile(owner, tile).is_headquarters();
        for &side in &sides {
            // Every tile that was placed and is no longer on the board was lost, unless its side is out.
            let came = summary.units.iter().filter(|unit| unit.owner == side && is_tile(side, unit.tile)).count();
            let left = board.units().filter(|(_, unit)| unit.owner == side && is_tile(side, unit.tile)).count();
            let out = |event: &&Event| {
                matches!(event, Event::Destroyed { unit, cause: DestructionCause::SideOut }
                    if unit.owner == side && is_tile(side, unit.tile))
            };
            let out = events.iter().filter(out).count();
            assert_eq!(summary.lost[side.index()], came - left - out, "{told}: losses of {side:?}");
        }
        let enemies = |event: &&Event| {
            matches!(event, Event::Hit(hit) if hit.source.unit().is_some()
            && roster.mode().are_enemies(hit.source.side(), hit.target.owner))
        };
        let damage = |event: &Event| if let Event::Hit(hit) = event { u32::from(hit.wounds) } else { 0 };
        let dealt: u32 = events.iter().filter(enemies).map(damage).sum();
        assert_eq!(summary.units.iter().map(|unit| unit.damage).sum::<u32>(), dealt, "{told}");
        let destroyed: u32 = summary.units.iter().map(|unit| unit.destroyed).sum();
        assert!(destroyed as usize <= summary.lost.iter().sum(), "{told}");
        assert!(dealt == 0 || summary.best_unit(roster).is_some() || destroyed == 0, "{told}");
        draw_result(&game, &events, kind, seed);
    }
}

/// Draws the card of a finished game in every language; the texts must match.
fn draw_result(game: &Game, events: &[Event], kind: ModeKind, seed: u8) {
    let players: Vec<String> = ["Ada", "Bo", "Cyd", "Dag"].map(str::to_owned).to_vec();
    let language = Language::ALL[usize::from(seed) % 3];
    let colours = Colours::ALL[usize::from(seed / 3) % 3];
    let context = RenderContext { game, players: &players, theme: Theme { language, colours } };
    let start = Arrangement::at_start(game.arrangement().board, game.roster());
    let drawn = draw_result_card(&context, &start, events, Some(Duration::from_mins(150))).unwrap().draw();
    keep(&format!("result_random_{}_{seed}.png", kind.word()), &drawn.bytes);
    assert!(drawn.bytes.len() <= MAX_BYTES, "{} bytes", drawn.bytes.len());
    assert!(drawn.alt.chars().count() <= MAX_ALT_CHARACTERS, "{}", drawn.alt);
    for side in game.roster().sides() {
        let army = game.roster().army(side).name.in_language(language);
        let points = game.arrangement().points[side.index()];
        let line = drawn.alt.lines().find(|line| line.starts_with(&format!("{army} (")));
        assert!(line.is_some_and(|line| line.contains(&format!(" {points},"))), "{}", drawn.alt);
    }
}

#[test]
fn an_unfinished_game_has_no_result() {
    let built_in = Army::base_box();
    let roster = Arc::new(Roster::new(built_in[..2].iter().cloned().map(Arc::new).collect()));
    let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[1; 32]));
    let theme = Theme { language: Language::English, colours: Colours::Default };
    let context = RenderContext { game: &game, players: &[], theme };
    assert!(draw_result_card(&context, game.arrangement(), &[], None).is_none());
}

#[test]
fn a_card_in_words() {
    let armies = armies();
    let lines = victory_card(&armies, Language::English).lines(true);
    let expected = [
        "Victory: Hegemony. HQ destroyed",
        "Hegemony (Ada): HQ points 13, Losses 8",
        "Moloch (Borys): HQ points 0, Losses 11",
        "Best unit: Universal Soldier (Hegemony). Damage dealt: 14. Units destroyed: 4",
        "9 rounds, 4 Battles, 3 days",
        "HQ points. turn 0: 20:20, turn 5: 20:17, turn 9: 18:14, turn 13: 13:6, turn 18: 13:0",
    ];
    assert_eq!(lines, expected);
    assert_eq!(victory_card(&armies, Language::English).lines(false), expected[..5]);
}
