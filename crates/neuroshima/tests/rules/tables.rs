//! Tables in every mode, on both boards and under the rules of both editions, for random boards and games.

use std::sync::{Arc, LazyLock};

use super::dice::{Dice, invent_army, seed};
use sztab_neuroshima::rules::{Army, Game, Opening, Roster, Terms};

/// Terms that affect a Battle.
pub const TERMS: [&str; 18] = [
    "mode=ffa",
    "mode=ffa seats=4",
    "mode=points",
    "mode=points seats=4",
    "mode=one-vs-team",
    "mode=teams",
    "mode=ffa seats=4 board=37",
    "mode=points seats=4 board=37",
    "mode=teams board=37",
    "mode=one-vs-team moloch=on",
    "mode=teams moloch=off",
    "mode=teams board=37 moloch=off",
    "rules=2005",
    "mode=ffa rules=2005",
    "mode=points seats=4 rules=2005",
    "mode=one-vs-team rules=2005",
    "mode=teams rules=2005",
    "mode=ffa seats=4 board=37 rules=2005",
];

/// Random armies for these tables; every other one has Scopers.
static RANDOM_ARMIES: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| (70_000..70_200).map(invent_army).collect());

static BASE_ARMIES: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| Army::base_box().into_iter().map(Arc::new).collect());

static SKIRMISHERS: LazyLock<Arc<Army>> =
    LazyLock::new(|| Arc::new(super::workshop::skirmisher_army(&["scoper", "saboteur"])));

/// The terms and armies of table `number`. Of four tables with the same terms, the first has armies of the base box in
/// varying order; the next two have random armies, with Scopers on one side or on all sides; and in the last one, all
/// sides have the workshop's tiles, with many Medics, Quartermasters, nets and Scopers. On the last three, one side
/// often has Moloch's id.
pub fn roster(number: u64) -> Arc<Roster> {
    let number = usize::try_from(number).unwrap();
    let terms: Terms = TERMS[number % TERMS.len()].parse().unwrap();
    let (seats, turn) = (usize::from(terms.seats), number / TERMS.len());
    let armies: Vec<Arc<Army>> = match turn % 4 {
        0 => shuffle_armies(number as u64).into_iter().take(seats).collect(),
        kind => {
            let made_up = |side: usize, has_scopers: bool| {
                let pair = (number + side * 31) % (RANDOM_ARMIES.len() / 2);
                Arc::clone(&RANDOM_ARMIES[2 * pair + usize::from(!has_scopers)])
            };
            let army = |side: usize| match kind {
                1 => made_up(side, side == turn % seats),
                2 => made_up(side, true),
                _ => Arc::clone(&SKIRMISHERS),
            };
            let mut armies: Vec<Arc<Army>> = (0..seats).map(army).collect();
            if turn % 3 > 0 {
                "moloch".clone_into(&mut Arc::make_mut(&mut armies[turn / 4 % seats]).id);
            }
            armies
        }
    };
    Arc::new(Roster::with_terms(armies, terms))
}

/// A game at table `number`, before the first HQ is placed.
pub fn new_game(number: u64) -> Game {
    let roster = roster(number);
    let opening = Opening::deal(&roster, roster.terms().board, &seed(number));
    Game::new(roster, &opening)
}

fn shuffle_armies(number: u64) -> Vec<Arc<Army>> {
    let mut armies = BASE_ARMIES.clone();
    let dice = &mut Dice::new(number + 77);
    for index in (1..armies.len()).rev() {
        armies.swap(index, dice.draw_below(index + 1));
    }
    armies
}
