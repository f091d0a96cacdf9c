//! The text formats at tables of three and four, and with every variant.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, choose, seed};
use super::notation::comes_back;
use sztab::games::neuroshima::rules::notation::{
    Act, Catalogue, Fingerprint, Play, Position, Record, parse_act, print_act,
};
use sztab::games::neuroshima::rules::{Army, Game, ModeKind, Opening, Phase, Roster, Side, Stage, Terms};

/// The terms of tables, in turn; each of them is played with several shuffles.
pub const TABLES: [&str; 16] = [
    "mode=ffa",
    "mode=ffa seats=4 board=37",
    "mode=points",
    "mode=points seats=4 leaving=remove",
    "mode=one-vs-team",
    "mode=teams board=37",
    "mode=ffa seats=4 leaving=remove",
    "mode=teams moloch=off start=alternative",
    "mode=one-vs-team reinforcements=on",
    "mode=ffa start=alternative reinforcements=on",
    "mode=points reinforcements=on rules=2005",
    "mode=teams reinforcements=on rules=2005 leaving=remove",
    "start=alternative",
    "reinforcements=on",
    "rules=2005",
    "mode=ffa seats=4 rules=2005",
];

/// The armies of a table, in an order of its own.
fn roster(number: u64) -> Arc<Roster> {
    let terms: Terms = TABLES[usize::try_from(number).unwrap() % TABLES.len()].parse().unwrap();
    let mut armies: Vec<Arc<Army>> = Army::built_in().into_iter().map(Arc::new).collect();
    let dice = &mut Dice::new(number + 77);
    for index in (1..armies.len()).rev() {
        armies.swap(index, dice.below(index + 1));
    }
    armies.truncate(usize::from(terms.seats));
    Arc::new(Roster::with_terms(armies, terms))
}

fn opening(number: u64) -> Opening {
    let roster = roster(number);
    Opening::deal(&roster, roster.terms().board, &seed(number))
}

fn new_game(number: u64) -> Game {
    Game::new(roster(number), &opening(number))
}

/// What a table does next: an action, or now and then a word from outside.
fn next_act(play: &Play<'_>, number: u64, dice: &mut Dice) -> (Side, Act) {
    let game = play.game();
    let to_act = game.to_act().unwrap();
    let sides: Vec<Side> = game.roster().sides().collect();
    let other = dice.pick(&sides);
    if number % 4 < 2 && dice.below(160) == 0 {
        let act = match dice.below(6) {
            0 | 1 => Act::Resign,
            2 => Act::DrawOffer,
            3 if to_act != other => Act::Claim(to_act),
            _ => Act::Time,
        };
        return (if act == Act::Time { to_act } else { other }, act);
    }
    (to_act, Act::Action(choose(&game.legal_actions(), number, dice)))
}

/// Plays a table to its end, and shows each act with the position before it and the one after it.
fn play(number: u64, mut watch: impl FnMut(&Position, Side, Act, &Position)) -> Vec<(Side, Act)> {
    let beginning = Position::of(&new_game(number));
    let mut play = Play::new(&beginning);
    let mut dice = Dice::new(number);
    let mut acts = Vec::new();
    let mut before = beginning.clone();
    while play.game().to_act().is_some() {
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
fn every_position_of_every_mode_and_variant_is_read_back_as_it_was() {
    let catalogue = Catalogue::built_in();
    let mut seen = BTreeSet::new();
    let words = [
        "marker=off", "out ", "absent ", "lost ", " then=", "second=yes", "used=", "battle=final", "extra ", "offer ",
        "battle=overtime", "reason=points", "reason=impasse", "hq=0", "first_to_declare", "\"redraw\"", "mode one-vs-team\n",
    ];
    for number in 0..16 * 12 {
        let mut positions = 0u32;
        play(number, |_, _, _, after| {
            positions += 1;
            let text = after.print();
            for word in words.iter().filter(|word| text.contains(*word)) {
                seen.insert(*word);
            }
            if positions % 7 == 0 || after.state().pending.is_some() || !after.state().contest.is_whole() {
                let read = comes_back(after, &catalogue);
                assert_eq!(read.game(), after.game(), "table {number}\n{text}");
                assert_eq!(read.roster(), after.roster());
            }
        });
    }
    for word in words {
        assert!(seen.contains(word), "no {word}: {seen:?}");
    }
}
