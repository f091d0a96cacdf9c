//! Verification of records: a genuine record passes every check, and the first false step of a forged one is named.

use super::dice::{Dice, new_game, play, scaled_count, seed};
use sztab_neuroshima::rules::notation::{
    Act, Catalogue, Falsehood, FalsehoodKind, Fingerprint, Position, Record, UncheckedPart,
};
use sztab_neuroshima::rules::{Action, Game, Opening, Side, opening};

/// A game that has been played: its armies and its text.
struct PlayedGame {
    catalogue: Catalogue,
    acts: Vec<(Side, Action, Game)>,
    text: String,
}

impl PlayedGame {
    /// Plays a complete game, or only its beginning.
    fn new(number: u64, limit: usize) -> Self {
        let mut acts = Vec::new();
        let mut last = new_game(number);
        play(number, |before, action, after, _| {
            if acts.len() < limit {
                acts.push((before.side_to_act().unwrap(), action, before.clone()));
                last = after.clone();
            }
        });
        let mut catalogue = Catalogue::built_in();
        last.roster().sides().for_each(|side| catalogue.add(last.roster().army(side).clone()));
        let opening = Opening::deal(last.roster(), last.arrangement().board, &seed(number));
        let done = acts.iter().map(|(side, action, _)| (*side, Act::Action(*action)));
        let record = Record::from_acts(&opening, Some(seed(number)), vec![None, None], done, &last);
        let record = record.with_game_notes(7, Some(opening::commitment(&seed(number))));
        Self { catalogue, acts, text: record.print() }
    }

    fn parse_record(&self, text: &str) -> Record {
        Record::parse(text, &self.catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    /// The falsehood that verification finds in a modified text of this game.
    fn find_falsehood(&self, text: &str) -> Falsehood {
        self.parse_record(text).verify().expect_err(text)
    }

    /// The index of a step's line in the text; both are counted from 0.
    fn line_index(&self, step: usize) -> usize {
        self.text.lines().position(|line| line == "--").unwrap() + 1 + step
    }

    /// The text after a change to its lines.
    fn with_change(&self, change: impl FnOnce(&mut Vec<String>)) -> String {
        let mut lines: Vec<String> = self.text.lines().map(str::to_owned).collect();
        change(&mut lines);
        lines.join("\n") + "\n"
    }
}

fn game_numbers() -> impl Iterator<Item = u64> {
    (1..=scaled_count(60)).map(|turn| turn * 29)
}

/// The reported step, and the index of its line in the text; both are counted from 0.
fn step_and_line(falsehood: &Falsehood) -> (usize, usize) {
    (falsehood.step.as_ref().expect("a step").number - 1, falsehood.line - 1)
}

#[test]
fn a_true_record_is_verified_completely() {
    for number in game_numbers() {
        let played = PlayedGame::new(number, usize::MAX);
        let record = played.parse_record(&played.text);
        assert_eq!(record.print(), played.text);
        let verified =
            record.verify().unwrap_or_else(|false_| panic!("{}\n{}", record.describe_falsehood(&false_), played.text));
        assert_eq!(verified.unchecked, []);
        assert_eq!((verified.fingerprints, verified.came.len()), (played.acts.len(), played.acts.len()));
        assert_eq!(record.game, Some(7));
    }
}

#[test]
fn records_of_running_games_list_unchecked_parts() {
    for number in game_numbers() {
        let played = PlayedGame::new(number, 20);
        let verified = played.parse_record(&played.text).verify().unwrap();
        assert_eq!(verified.unchecked, [UncheckedPart::Running]);
        let bare: Vec<&str> = played.text.lines().map(|line| line.split('#').next().unwrap().trim_end()).collect();
        let verified = played.parse_record(&bare.join("\n")).verify().unwrap();
        assert_eq!(
            verified.unchecked,
            [UncheckedPart::Running, UncheckedPart::NoCommitment, UncheckedPart::NoFingerprint(played.acts.len())]
        );
    }
}

#[test]
fn a_changed_action_is_reported() {
    let mut changed = 0_u64;
    for number in game_numbers() {
        let played = PlayedGame::new(number, usize::MAX);
        let mut dice = Dice::new(number);
        for _ in 0..5 {
            let step = dice.draw_below(played.acts.len());
            let (side, done, before) = &played.acts[step];
            let other = dice.pick(&before.legal_actions());
            let seen = |action: Action| {
                let mut after = before.clone();
                after.apply(*side, action).unwrap();
                Fingerprint::from_position(&Position::from_game(&after))
            };
            if seen(other) == seen(*done) {
                continue;
            }
            let words = |action| {
                sztab_neuroshima::rules::notation::print_action(
                    action,
                    before.roster(),
                    *side,
                    before.arrangement().board,
                )
            };
            let line = played.line_index(step);
            let text = played.with_change(|lines| lines[line] = lines[line].replace(&words(*done), &words(other)));
            let found = played.find_falsehood(&text);
            assert_eq!((step_and_line(&found), found.what), ((step, line), FalsehoodKind::Fingerprint), "{text}");
            changed += 1;
        }
    }
    assert!(changed > scaled_count(100), "{changed}");
}

#[test]
fn a_changed_order_is_reported_where_it_begins() {
    for number in game_numbers() {
        let played = PlayedGame::new(number, usize::MAX);
        let mut dice = Dice::new(number);
        for _ in 0..5 {
            let step = dice.draw_below(played.acts.len() - 1);
            let line = played.line_index(step);
            let text = played.with_change(|lines| lines.swap(line, line + 1));
            if text == played.text {
                continue;
            }
            let found = played.find_falsehood(&text);
            assert_eq!(step_and_line(&found), (step, line), "{text}");
            assert!(matches!(found.what, FalsehoodKind::Fingerprint | FalsehoodKind::Refused(_)));
        }
    }
}

#[test]
fn an_omitted_action_is_reported_where_it_is_missing() {
    for number in game_numbers() {
        let played = PlayedGame::new(number, usize::MAX);
        let step = Dice::new(number).draw_below(played.acts.len() - 1);
        let line = played.line_index(step);
        let text = played.with_change(|lines| drop(lines.remove(line)));
        let found = played.find_falsehood(&text);
        assert_eq!(step_and_line(&found), (step, line), "{text}");
    }
}

#[test]
fn another_seed_does_not_match_the_commitment() {
    for number in game_numbers() {
        let played = PlayedGame::new(number, usize::MAX);
        let at = played.text.lines().position(|line| line.starts_with("seed ")).unwrap();
        let forged = |lines: &mut Vec<String>| lines[at].replace_range(5..7, "ff");
        let found = played.find_falsehood(&played.with_change(forged));
        assert_eq!((found.line, &found.step), (at + 1, &None));
        assert!(matches!(found.what, FalsehoodKind::Seed(_)));
        // To forge the commitment, the piles must be forged too.
        let text = played.with_change(|lines| {
            forged(lines);
            lines.retain(|line| !line.starts_with("# commitment"));
        });
        let found = played.find_falsehood(&text);
        assert!(matches!(found.what, FalsehoodKind::Pile { side: Side(0), .. }), "{found:?}");
        assert!(text.lines().nth(found.line - 1).unwrap().starts_with("pile X "));
        // If the piles are also omitted, the tiles drawn differ from those that the record reports.
        let text = played.with_change(|lines| {
            forged(lines);
            lines.retain(|line| !line.starts_with("# commitment") && !line.starts_with("pile"));
        });
        assert!(played.find_falsehood(&text).step.is_some(), "{text}");
    }
}

#[test]
fn another_commitment_does_not_match_the_seed() {
    let played = PlayedGame::new(29, usize::MAX);
    let forged = played.with_change(|lines| {
        let line = lines.iter_mut().find(|line| line.starts_with("# commitment")).unwrap();
        *line = format!("# commitment {}", "0".repeat(64));
    });
    assert!(matches!(played.find_falsehood(&forged).what, FalsehoodKind::Seed(_)));
}

#[test]
fn a_changed_pile_is_reported_with_its_first_wrong_tile() {
    for number in game_numbers() {
        let played = PlayedGame::new(number, usize::MAX);
        let mut dice = Dice::new(number);
        for (side, letter) in [(Side(0), 'X'), (Side(1), 'Y')] {
            let start = format!("pile {letter} ");
            let at = played.text.lines().position(|line| line.starts_with(&start)).unwrap();
            let words: Vec<&str> = played.text.lines().nth(at).unwrap().split(' ').collect();
            let [one, other] = [dice.draw_below(34), dice.draw_below(34)].map(|place| place + 3);
            if words[one] == words[other] {
                continue;
            }
            let mut forged = words.clone();
            forged.swap(one, other);
            let text = played.with_change(|lines| lines[at] = forged.join(" "));
            let found = played.find_falsehood(&text);
            assert_eq!(
                (found.line, found.what),
                (at + 1, FalsehoodKind::Pile { side, place: one.min(other) - 2 }),
                "{text}"
            );
        }
    }
}

#[test]
fn another_result_is_false() {
    for number in game_numbers() {
        let played = PlayedGame::new(number, usize::MAX);
        let at = played.text.lines().position(|line| line.starts_with("result ")).unwrap();
        let other = if played.text.contains("result X 1-0") { "result Y 1-0" } else { "result X 1-0" };
        let found = played.find_falsehood(&played.with_change(|lines| lines[at] = other.to_owned()));
        assert_eq!((found.line, &found.step), (at + 1, &None));
        assert!(matches!(found.what, FalsehoodKind::Result { .. }));
    }
}

/// The record of a game in progress must reveal nothing about tiles not yet drawn.
#[test]
fn records_of_running_games_do_not_depend_on_the_piles() {
    for number in game_numbers() {
        let mut dice = Dice::new(number);
        let mut acts: Vec<(Side, Act)> = Vec::new();
        let dealt = Opening::deal(new_game(number).roster(), new_game(number).arrangement().board, &seed(number));
        play(number, |before, action, after, _| {
            acts.push((before.side_to_act().unwrap(), Act::Action(action)));
            // All players know a tile that was returned to its pile.
            let is_known = after.state().seats.iter().any(|seat| seat.known > 0);
            if after.outcome().is_some() || is_known || !acts.len().is_multiple_of(7) {
                return;
            }
            let mut state = after.state().clone();
            let mut other = dealt.clone();
            for (pile, seat) in other.piles.iter_mut().zip(&mut state.seats) {
                let drawn = pile.len() - seat.pile.len();
                for last in (1..seat.pile.len()).rev() {
                    pile.swap(drawn + last, drawn + dice.draw_below(last + 1));
                }
                seat.pile = pile[drawn..].iter().rev().copied().collect();
            }
            let permuted = after.clone().with_state(state);
            let text = |opening: &Opening, game: &Game| {
                let record =
                    Record::from_acts(opening, Some(seed(number)), vec![None, None], acts.iter().copied(), game);
                (record.print(), Position::from_game(game).with_hidden_piles().print())
            };
            assert_eq!(text(&dealt, after), text(&other, &permuted));
            assert_eq!(after.legal_actions(), permuted.legal_actions());
        });
    }
}
