//! Posts about games of three and four players: standings, outcomes, results and refusals.

use std::sync::Arc;

use sztab_game::view::{Panel, Posts as _, SideQuestion, Turns as _};
use sztab_game::{AnyRefusal, Language, LineNumber, PlayError, Sides};
use sztab_neuroshima::rules::event::Outcome;
use sztab_neuroshima::rules::{Army, Board, Game, Illegal, Opening, OutcomeReason, Phase, Roster, Side, Stage, Terms};
use sztab_neuroshima::view::Neuroshima;
use sztab_neuroshima::words::outcome_phrase;

fn roster(terms: &str, armies: &[&str]) -> Arc<Roster> {
    let built_in = Army::built_in();
    let army = |id: &&str| Arc::new(built_in.iter().find(|army| army.id == **id).unwrap().clone());
    Arc::new(Roster::with_terms(armies.iter().map(army).collect(), terms.parse::<Terms>().unwrap()))
}

/// A game with all HQs on the board, after the first draw, with the given points.
fn game_after_draw(terms: &str, armies: &[&str], points: &[u8]) -> Game {
    let roster = roster(terms, armies);
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
    for (side, hex) in roster.sides().zip(["A1", "E3", "C1", "C5"]) {
        sztab_game::Game::play(&mut game, side, &format!("place-hq {hex} 0"), LineNumber::default()).unwrap();
    }
    sztab_game::Game::play(&mut game, Side(0), "draw", LineNumber::default()).unwrap();
    let mut state = game.state().clone();
    state.arrangement.points[..points.len()].copy_from_slice(points);
    game.with_state(state)
}

/// The game after it has ended.
fn ended_game(game: &Game, winners: Sides, reason: OutcomeReason) -> Game {
    let mut state = game.state().clone();
    (state.phase, state.stage) = (Phase::Over, Stage::Over { outcome: Outcome { winners, reason } });
    game.clone().with_state(state)
}

const FOUR_ARMIES: [&str; 4] = ["borgo", "moloch", "outpost", "hegemony"];

#[test]
fn scores_are_one_line_with_several_sides_and_absent_in_duels() {
    let glance = |game: &Game| Neuroshima.status_line(game, Language::English);
    assert_eq!(glance(&game_after_draw("", &FOUR_ARMIES[..2], &[20, 14])), None);
    let three = game_after_draw("mode=ffa", &FOUR_ARMIES[..3], &[20, 14, 9]);
    assert_eq!(glance(&three).unwrap(), "📊 **Borgo 20** · Moloch 14 · Outpost 9 – next: Moloch");
    let teams = game_after_draw("mode=teams", &FOUR_ARMIES, &[20, 14, 13, 7]);
    let told = "📊 **Borgo 20** + Outpost 13 = 33 · Moloch 14 + Hegemony 7 = 21 – next: Moloch";
    assert_eq!(glance(&teams).unwrap(), told);
    let mut state = teams.state().clone();
    state.stage = Stage::LastTurns { drawer: Side(3), left: Sides::from(Side(1)).with(Side(2)) };
    assert!(glance(&teams.clone().with_state(state)).unwrap().ends_with("– last turns: Moloch, Outpost"));
    let mut left = three;
    left.resign(Side(1)).unwrap();
    let told = "📊 **Borgo 20** · Moloch 14 (can't win) · Outpost 9 – next: Outpost";
    assert_eq!(glance(&left).unwrap(), told);
}

#[test]
fn results_of_several_sides_have_ranks_or_team_points() {
    let result = |game: &Game, side| Neuroshima.result(game, side, "Ala", Language::English);
    let won = Sides::from(Side(1));
    let three =
        ended_game(&game_after_draw("mode=ffa", &FOUR_ARMIES[..3], &[3, 14, 9]), won, OutcomeReason::FinalBattle);
    assert_eq!(Neuroshima.score(&three).as_deref(), Some("14:9:3"));
    assert_eq!(result(&three, Side(1)), "🏆 Place 1: Ala (Moloch) – HQ points: 14");
    assert_eq!(result(&three, Side(0)), "Place 3: Ala (Borgo) – HQ points: 3");
    let won = Sides::from(Side(0)).with(Side(2));
    let teams =
        ended_game(&game_after_draw("mode=teams", &FOUR_ARMIES, &[20, 14, 13, 7]), won, OutcomeReason::FinalBattle);
    assert_eq!(Neuroshima.score(&teams).as_deref(), Some("33:21"));
    assert_eq!(result(&teams, Side(2)), "🏆 Ala (Outpost) – HQ points: 13, 33 with the team");
    let points = ended_game(
        &game_after_draw("mode=points", &FOUR_ARMIES[..3], &[20, 20, 9]),
        Sides::first(2),
        OutcomeReason::Points,
    );
    assert_eq!(Neuroshima.score(&points).as_deref(), Some("20:20:9"));
    assert_eq!(result(&points, Side(2)), "Place 3: Ala (Outpost) – points: 9");
    let draw = ended_game(&teams, Sides::first(4), OutcomeReason::OvertimeBattle);
    assert_eq!(Neuroshima.score(&draw), None);
}

#[test]
fn the_end_of_every_mode_has_a_sentence_in_every_language() {
    let says = |language, terms: &str, seats: usize, winners, reason| {
        outcome_phrase(language, &roster(terms, &FOUR_ARMIES[..seats]), Outcome { winners, reason })
    };
    let (one, two, all) = (Sides::from(Side(0)), Sides::from(Side(0)).with(Side(2)), Sides::first(4));
    let headquarters = OutcomeReason::HeadquartersDestroyed;
    let english = |terms, winners, reason| says(Language::English, terms, 4, winners, reason);
    assert_eq!(english("mode=ffa seats=4", one, headquarters), "Borgo wins: nobody else is left in the game.");
    let shared = english("mode=ffa seats=4", two, OutcomeReason::OvertimeBattle);
    assert_eq!(shared, "Borgo and Outpost share the victory: equal points even after the Overtime Battle.");
    assert_eq!(english("mode=teams", two, headquarters), "Borgo and Outpost win: an enemy HQ is destroyed.");
    let draw = english("mode=teams", all, OutcomeReason::OvertimeBattle);
    assert_eq!(draw, "A draw: equal points even after the Overtime Battle.");
    let polish = says(Language::Polish, "mode=teams", 4, two, OutcomeReason::FinalBattle);
    assert_eq!(polish, "Borgo i Posterunek wygrywają: najwięcej punktów po Finałowej Bitwie.");
    let modes = [("mode=ffa", 3), ("mode=points seats=4", 4), ("mode=one-vs-team", 3), ("mode=teams", 4)];
    for ((terms, seats), reason) in modes.into_iter().flat_map(|mode| REASONS.map(|reason| (mode, reason))) {
        let team = if terms.ends_with("team") { Sides::from(Side(1)).with(Side(2)) } else { two };
        for winners in [one, team, Sides::first(seats)] {
            for language in Language::ALL {
                let said = says(language, terms, seats, winners, reason);
                assert!(!said.contains("outcome-") && !said.contains('{'), "{language:?} {terms}: {said}");
            }
        }
    }
}

const REASONS: [OutcomeReason; 9] = [
    OutcomeReason::HeadquartersDestroyed,
    OutcomeReason::FinalBattle,
    OutcomeReason::OvertimeBattle,
    OutcomeReason::Points,
    OutcomeReason::Impasse,
    OutcomeReason::Resignation,
    OutcomeReason::Agreement,
    OutcomeReason::Time,
    OutcomeReason::Adjudication,
];

#[test]
fn refusals_mention_allied_units() {
    let game = game_after_draw("mode=teams", &FOUR_ARMIES, &[20; 4]);
    let hex = Board::STANDARD.hex("C1").unwrap();
    let refusal =
        |game: &Game, illegal| Neuroshima.refusal(game, Side(0), &AnyRefusal::new(illegal), Language::English);
    let said = refusal(&game, Illegal::NotAnEnemy { hex });
    assert!(said.contains("instants can't be played on allied units") && said.contains("NH-10.2"), "{said}");
    let said = refusal(&game, Illegal::NotYourUnit { hex });
    assert!(said.contains("your ally's"), "{said}");
    let three = game_after_draw("mode=ffa", &FOUR_ARMIES[..3], &[20; 3]);
    assert!(refusal(&three, Illegal::NotYourUnit { hex }).contains("isn't yours"));
    let mut other = three;
    let early = sztab_game::Game::play(&mut other, Side(1), "end", LineNumber::default());
    assert!(matches!(early, Err(PlayError::Illegal(_))));
}

/// A game with the given tiles on top of the piles, after the sides to act have played the given lines.
fn game_after_lines(terms: &str, armies: &[&str], tops: &[&str], lines: &str) -> Game {
    let roster = roster(terms, armies);
    let pile = |(side, top): (Side, &&str)| {
        let army = roster.army(side);
        let mut rest: Vec<_> = army.drawable_tiles().collect();
        let mut pile: Vec<_> = Vec::new();
        for word in top.split(' ') {
            let tile = army.find(word).unwrap();
            pile.push(rest.remove(rest.iter().position(|&other| other == tile).unwrap()));
        }
        pile.extend(rest);
        pile
    };
    let piles = roster.sides().zip(tops).map(pile).collect();
    let terms = roster.terms().clone();
    let mut game =
        Game::new(Arc::clone(&roster), &Opening { board: Board::STANDARD, terms, piles, leaders: Vec::new() });
    for line in lines.lines().map(str::trim) {
        let side = game.side_to_act().unwrap();
        let played = sztab_game::Game::play(&mut game, side, line, LineNumber::default());
        played.unwrap_or_else(|refused| panic!("{line}: {refused}"));
    }
    game
}

#[test]
fn a_hand_of_six_fits_a_panel_and_a_redraw_asks_which_three() {
    let lines = "place-hq A1 0
        place-hq E3 0
        draw
        place mutant C3 0
        end
        draw
        end
        draw";
    let tops = ["mutant battle move grenade battle move battle claws brawler officer", "ganger runner thug gladiator"];
    let mut game = game_after_lines("reinforcements=on", &["borgo", "hegemony"], &tops, lines);
    let panel = |game: &Game| {
        let lines = sztab_game::Game::legal_lines_of(game, Side(0));
        let language = Language::English;
        Neuroshima.panel(&SideQuestion { game, side: Side(0), lines: &lines, said: &[], language })
    };
    let rows = |panel: &Panel| panel.groups.iter().map(|group| group.len().div_ceil(5)).sum::<usize>();
    assert_eq!(game.seat(Side(0)).hand.len(), 6);
    assert!(rows(&panel(&game)) <= 4, "one row is for help");
    sztab_game::Game::play(&mut game, Side(0), "redraw", LineNumber::default()).unwrap();
    let asked = panel(&game);
    assert!(asked.is_question && (2..=25).contains(&asked.groups[0].len()), "{asked:?}");
    sztab_game::Game::play(&mut game, Side(0), "choose 1", LineNumber::default()).unwrap();
    assert_eq!(game.seat(Side(0)).hand.len(), 6);
    let tile = game.seat(Side(0)).hand[0];
    let discard = format!("discard {}", game.roster().tile(Side(0), tile).id);
    sztab_game::Game::play(&mut game, Side(0), &discard, LineNumber::default()).unwrap();
    assert!(rows(&panel(&game)) <= 4);
}

#[test]
fn tactic_cards_are_on_the_panel_and_described_in_words() {
    let lines = "place-hq A1 0
        place-hq E3 0
        draw";
    let tops = ["mutant battle claws move brawler", "ganger runner thug gladiator"];
    let mut game = game_after_lines("cards=on start=alternative", &["borgo", "hegemony"], &tops, lines);
    let begun = |game: &Game, side: Side| -> Vec<String> {
        let lines = sztab_game::Game::legal_lines_of(game, side);
        let panel =
            Neuroshima.panel(&SideQuestion { game, side, lines: &lines, said: &[], language: Language::English });
        panel.groups.into_iter().flatten().map(|button| button.words).collect()
    };
    let play = |game: &mut Game, side: Side, line: &str| {
        sztab_game::Game::play(game, side, line, LineNumber::default()).unwrap();
    };
    let hand = |game: &Game| Neuroshima.hands(game, sztab_game::Viewer::Public, Language::English)[0].clone();
    assert_eq!(begun(&game, Side(0)), ["discard mutant", "discard battle", "discard claws", "lay"]);
    assert!(hand(&game).ends_with("Tactic cards: Base, Medic, Tactic."), "{}", hand(&game));
    let phrase = |game: &Game, line: &str| Neuroshima.phrase(game, Side(0), line, Language::English);
    assert_eq!(phrase(&game, "lay battle"), "Lay Battle on the Base");
    play(&mut game, Side(0), "lay battle");
    assert!(hand(&game).ends_with("Tactic cards: Base with Battle, Medic, Tactic."), "{}", hand(&game));
    assert!(begun(&game, Side(0)).contains(&"tactic".to_owned()));
    assert_eq!(phrase(&game, "tactic battle"), "Tactic card: Start a Battle");
    play(&mut game, Side(0), "place mutant C3 0");
    assert!(phrase(&game, "tactic move C3 C4 0").starts_with("Tactic card: Move Mutant"));
    play(&mut game, Side(0), "tactic move C3 C4 0");
    assert!(!begun(&game, Side(0)).contains(&"tactic".to_owned()));
    let refused = Neuroshima.refusal_reason(&game, Side(0), "tactic").unwrap();
    let why = Neuroshima.refusal(&game, Side(0), &refused, Language::English);
    assert_eq!(why, "You have already used this card: Tactic. (NH-13.40)");
    for (side, line) in [(0, "end"), (1, "draw"), (1, "discard ganger"), (1, "end")] {
        play(&mut game, Side(side), line);
    }
    assert_eq!(begun(&game, Side(0)), ["draw", "fetch"]);
    assert_eq!(phrase(&game, "fetch"), "Take Battle from the Base, draw the rest");
}
