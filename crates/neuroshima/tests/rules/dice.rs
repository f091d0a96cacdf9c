//! Seeded random numbers for complete random games: a number always plays the same game.

use std::sync::{Arc, LazyLock};
pub use sztab_kit::Dice;

use sztab_neuroshima::rules::{Action, Army, Board, Game, Opening, Roster, Seed};

/// Percentage of the random games and Battles that the tests play: 100 unless the environment variable
/// `SZTAB_RANDOM_PERCENT` sets another value. Mutation tests play only some of them, nightly runs several times as
/// many.
static RANDOM_GAMES_PERCENT: LazyLock<u64> = LazyLock::new(|| match std::env::var("SZTAB_RANDOM_PERCENT") {
    Ok(percent) => percent.parse().expect("SZTAB_RANDOM_PERCENT is a number"),
    Err(_) => 100,
});

/// The number of random games or Battles to play in this run, out of `full`.
pub fn scaled_count(full: u64) -> u64 {
    (full * *RANDOM_GAMES_PERCENT / 100).max(1)
}

/// True if the run is long enough for every rare event to occur; tests expect less of shorter runs.
pub fn is_thorough() -> bool {
    *RANDOM_GAMES_PERCENT >= 100
}

/// The armies of the base box, parsed once.
static ARMIES: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| Army::base_box().into_iter().map(Arc::new).collect());

/// Every pair of different armies, in both orders; the pair after one with an even index is its reverse.
static PAIRINGS: LazyLock<Vec<[Arc<Army>; 2]>> = LazyLock::new(|| {
    let mut pairings = Vec::new();
    for (index, first) in ARMIES.iter().enumerate() {
        for second in &ARMIES[index + 1..] {
            pairings.push([Arc::clone(first), Arc::clone(second)]);
            pairings.push([Arc::clone(second), Arc::clone(first)]);
        }
    }
    pairings
});

/// Every pair of different armies of the base box, in both orders.
pub fn pairings() -> &'static [[Arc<Army>; 2]] {
    &PAIRINGS
}

/// The armies in game `number`; `number ^ 1` swaps the sides. Of eight games, four are between armies of the base box,
/// with all pairings in turn; two are between random armies that combine all mechanics; and two have the workshop's
/// tiles on both sides, with many Medics, Quartermasters and nets.
pub fn roster(number: u64) -> Arc<Roster> {
    let armies = match number % 8 {
        0..4 => {
            let turn = number / 8 * 4 + number % 4;
            PAIRINGS[usize::try_from(turn).unwrap() % PAIRINGS.len()].to_vec()
        }
        4 | 5 => {
            let mut armies = vec![invent_army(number & !1), invent_army(number | 1)];
            armies.rotate_left(usize::from(number % 2 == 1));
            armies
        }
        _ => {
            let army = Arc::new(super::workshop::skirmisher_army(&[]));
            vec![Arc::clone(&army), army]
        }
    };
    Arc::new(Roster::new(armies))
}

pub fn invent_army(number: u64) -> Arc<Army> {
    Arc::new(super::inventor::random_army(
        &format!("made_up_{number}"),
        number.is_multiple_of(2),
        &mut Dice::new(number),
    ))
}

/// The seed of a game's piles.
pub fn seed(number: u64) -> Seed {
    let mut seed: Seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    seed
}

pub fn new_game(number: u64) -> Game {
    let roster = roster(number);
    let opening = Opening::deal(&roster, Board::STANDARD, &seed(number));
    Game::new(roster, &opening)
}

/// A number for the kind of an action. Kinds are chosen first, because placements would otherwise crowd out all other
/// kinds.
pub fn action_kind(action: &Action) -> usize {
    match action {
        Action::PlaceHeadquarters { .. } => 0,
        Action::ChooseLeader { .. } => 25,
        Action::Draw => 1,
        Action::Redraw => 2,
        Action::Discard { .. } => 3,
        Action::Place { .. } => 4,
        Action::Use(_) => 10,
        Action::Choose { .. } => 11,
        Action::End => 12,
        Action::Lay { .. } => 21,
        Action::Fetch => 22,
        Action::Tactic(_) => 23,
        Action::Build(_) => 24,
        Action::Lead(_) => 26,
        // Instants have the numbers after those of the other actions.
        Action::Play(played) => match played.entry() as usize {
            early @ 0..5 => 5 + early,
            later => 8 + later,
        },
    }
}

/// Chooses a kind of action first, then an action of that kind. A third of the games avoid Battle tiles and the end of
/// turns, so that boards fill up; another third fight often.
pub fn choose(legal: &[Action], number: u64, dice: &mut Dice) -> Action {
    let weight = |action: &Action| match (action_kind(action), number % 3) {
        (4, 0) => 12,
        (4 | 5, 1) | (4, _) => 6,
        (5 | 12, 0) | (3, _) => 1,
        _ => 2,
    };
    let mut kinds: Vec<(usize, usize)> = legal.iter().map(|action| (action_kind(action), weight(action))).collect();
    kinds.dedup();
    let mut ticket = dice.draw_below(kinds.iter().map(|(_, weight)| weight).sum());
    let chosen = kinds.iter().find(|(_, weight)| {
        let found = ticket < *weight;
        ticket = ticket.saturating_sub(*weight);
        found
    });
    let chosen = chosen.unwrap().0;
    let of_kind: Vec<Action> = legal.iter().copied().filter(|action| action_kind(action) == chosen).collect();
    dice.pick(&of_kind)
}

/// Plays a random game to its end and passes every step to `watch`: the game before the action, the action, the game
/// after it, and the events.
pub fn play(number: u64, watch: impl FnMut(&Game, Action, &Game, &[sztab_neuroshima::rules::Event])) -> Game {
    play_on(new_game(number), number, watch)
}

/// Plays on from a given game, in the same way.
pub fn play_on(
    mut game: Game,
    number: u64,
    mut watch: impl FnMut(&Game, Action, &Game, &[sztab_neuroshima::rules::Event]),
) -> Game {
    let mut dice = Dice::new(number);
    for _ in 0..3000 {
        let Some(side) = game.side_to_act() else { return game };
        let legal = game.legal_actions();
        assert!(!legal.is_empty(), "game {number}: somebody is to act but nothing is legal");
        let action = choose(&legal, number, &mut dice);
        let before = game.clone();
        let events = game.apply(side, action).unwrap();
        watch(&before, action, &game, &events);
    }
    panic!("game {number} does not end");
}
