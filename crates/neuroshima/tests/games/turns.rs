//! The private controls of any game: the panel offers exactly the legal actions, whether or not the game has its own
//! view.

use sztab_game::view::{
    GameView, Likelihood, PlainView, Posts, SideQuestion, Step, Turns, any_line_begins, strip_words,
};
use sztab_game::{Game, Kind, Language, LineNumber, SeatData, Side, Viewer};
use sztab_neuroshima::KIND;

use sztab_kit::{BIDS, Dice};

fn open_game(kind: Kind, seats: &[SeatData<'_>], seed: u8) -> Box<dyn Game> {
    kind.open(seats, &kind.deal(seats, "", &[seed; 32]).unwrap()).unwrap()
}

fn army_game(seed: u8) -> Box<dyn Game> {
    let borgo = SeatData { id: "borgo", source: include_str!("../../armies/borgo.toml") };
    let outpost = SeatData { id: "outpost", source: include_str!("../../armies/outpost.toml") };
    open_game(KIND, &[borgo, outpost], seed)
}

fn bids_game(seed: u8) -> Box<dyn Game> {
    open_game(BIDS, &[SeatData { id: "", source: "" }; 3], seed)
}

/// Plays a game to its end using buttons only.
fn play(view: &dyn GameView, mut game: Box<dyn Game>, seed: u8) {
    let mut dice = Dice::new(seed.into());
    let mut said = vec![Vec::new(); game.sides().len()];
    for line in 1.. {
        let waiting: Vec<Side> = game.waiting_sides().iter().collect();
        if waiting.is_empty() {
            return;
        }
        let side = waiting[dice.draw_below(waiting.len())];
        let lines = game.legal_lines_of(side);
        let language = Language::ALL[dice.draw_below(3)];
        let asked = SideQuestion { game: game.as_ref(), side, lines: &lines, said: &said[side.index()], language };
        let buttons: Vec<_> = view.panel(&asked).groups.into_iter().flatten().collect();
        for line in &lines {
            let is_offered = buttons.iter().any(|button| strip_words(line, &button.words).is_some());
            assert!(is_offered, "no button leads to {line}: {buttons:?}");
        }
        for button in &buttons {
            let is_refused = || view.refusal_reason(game.as_ref(), side, &button.words).is_some();
            assert!(
                !button.label.is_empty() && (asked.has_line_beginning(&button.words) || is_refused()),
                "{button:?}"
            );
        }
        let chosen = &lines[dice.draw_below(lines.len())];
        let confirmation = view.confirmation(&asked, chosen);
        assert!(!confirmation.question.is_empty() && !view.phrase(game.as_ref(), side, chosen, language).is_empty());
        assert!(view.forfeits(&asked, chosen).is_empty() || !confirmation.anyway.is_empty());
        check_trials(view, game.as_ref(), side, language);
        said[side.index()].push(chosen.clone());
        let chosen = chosen.clone();
        game.play(side, &chosen, LineNumber(line)).unwrap();
    }
}

/// Checks that tiles and abilities can be tried out, and that the trials have a result.
fn check_trials(view: &dyn GameView, game: &dyn Game, side: Side, language: Language) {
    let Some(study) = view.study(game, side) else { return };
    let (trials, beginnings) = (study.trials(), study.beginnings(language));
    assert_eq!(study.side(), side);
    assert!(study.outlook(&[], language).is_some(), "nothing was answered that could be wrong");
    for button in &beginnings {
        assert!(any_line_begins(&trials, &button.words), "no trial begins with {button:?}");
    }
    if let Some(trial) = trials.first() {
        let mut after = study.clone_box();
        assert!(after.attempt(trial) && after.game().state() != study.game().state(), "{trial} changes the copy alone");
        assert!(!after.attempt("no line") && !after.continue_as(Side(9)));
    }
}

#[test]
fn every_line_is_reached_from_the_panel_of_a_game_with_a_view() {
    for seed in 0..4 {
        play(KIND.view(), army_game(seed), seed);
    }
}

#[test]
fn a_game_without_a_view_is_played_by_its_notation() {
    for seed in 0..20 {
        play(&PlainView, bids_game(seed), seed);
    }
    play(&PlainView, army_game(5), 5);
}

#[test]
fn without_a_view_only_the_texts_of_the_game_are_shown() {
    let mut game = bids_game(7);
    game.play(Side(1), "bid 3", LineNumber(1)).unwrap();
    let lines = game.legal_lines_of(Side(0));
    let asked =
        SideQuestion { game: game.as_ref(), side: Side(0), lines: &lines, said: &[], language: Language::English };
    assert_eq!(PlainView.side_name(game.as_ref(), Side(2), Language::Polish), "Z");
    assert_eq!(PlainView.phrase(game.as_ref(), Side(0), "bid 2", Language::Polish), "bid 2");
    assert_eq!(PlainView.next_word(&asked, &["bid"], "2").label, "2");
    assert_eq!(PlainView.likelihood(game.as_ref(), Side(0))("bid 2"), Likelihood::default());
    assert_eq!((PlainView.tip(&asked, Step::Turn), PlainView.presumed_word(&asked, &["bid"], &lines)), (None, None));
    assert!(PlainView.study(game.as_ref(), Side(0)).is_none() && PlainView.skip_end_turn_warning("").is_none());
    let hands = |viewer| PlainView.hands(game.as_ref(), viewer, Language::English).join("\n");
    assert!(hands(Viewer::Side(Side(1))) != hands(Viewer::Side(Side(0))), "a bid is its own side's to see");
    let denied = game.clone().play(Side(0), "bid 9", LineNumber(2)).unwrap_err();
    let sztab_game::PlayError::Illegal(denied) = denied else { panic!("{denied}") };
    assert_eq!(PlainView.refusal(game.as_ref(), Side(0), &denied, Language::Polish), "NoSuchBid (T-1)");
}
