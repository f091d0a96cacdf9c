//! Tests that are generic over [`Rules`].

use std::collections::BTreeSet;
use std::sync::LazyLock;

use sztab_game::view;
use sztab_game::{
    EventKind, GameEvent, GameState, Intervention, Kind, LineNumber, Outcome, Refusal, Relation, Rules, Side, Sides,
    Viewer, secret,
};

use super::Dice;

/// Bound on the number of lines: any game that ends takes fewer.
const MAX_LINES: u32 = 3000;

/// The percentage of games that the tests play; all games if it is 100.
static PERCENT: LazyLock<u64> = LazyLock::new(|| match std::env::var("SZTAB_RANDOM_PERCENT") {
    Ok(percent) => percent.parse().expect("SZTAB_RANDOM_PERCENT is a number"),
    Err(_) => 100,
});

/// A game under test.
pub trait Subject {
    type Game: Rules;
    /// The number of games to play for each property.
    const GAMES: u64;
    /// True if the game has secret lines.
    const HAS_SECRETS: bool;

    fn kind() -> Kind;

    /// The game with this number, at its start.
    fn new(number: u64) -> Self::Game;

    /// Another game that the viewer cannot distinguish from this one, and that otherwise differs as much as possible.
    fn disguise(game: &Self::Game, viewer: Viewer) -> Self::Game;

    /// True if two secret lines with the same verb look the same to other viewers; false if the rules make part of them
    /// public.
    fn is_alike(_before: &Self::Game, _line: &str, _other: &str) -> bool {
        true
    }
}

/// One line of a random game.
pub struct Step<G: Rules> {
    pub before: G,
    pub side: Side,
    pub action: G::Action,
    pub line: LineNumber,
    pub after: G,
    pub events: Vec<G::Event>,
}

/// The numbers of the games to play for each property.
pub fn game_numbers<S: Subject>() -> impl Iterator<Item = u64> {
    0..(S::GAMES * *PERCENT / 100).max(1)
}

/// Plays randomly from some state to the end.
pub fn play_to_the_end<G: Rules>(mut game: G, dice: &mut Dice, mut visit: impl FnMut(&Step<G>, &mut Dice)) -> G {
    for number in 1..MAX_LINES {
        let able: Vec<(Side, Vec<G::Action>)> = game
            .sides()
            .iter()
            .map(|side| (side, game.legal_actions_of(side)))
            .filter(|(_, legal)| !legal.is_empty())
            .collect();
        if able.is_empty() {
            return game;
        }
        // A side that has answered may change its answer, but rarely does so here.
        let waiting = game.waiting_sides();
        let asked: Vec<_> = able.iter().filter(|(side, _)| waiting.contains(*side)).collect();
        let again = asked.is_empty() || dice.draw_below(8) == 0;
        let (side, legal) =
            if again { &able[dice.draw_below(able.len())] } else { asked[dice.draw_below(asked.len())] };
        // Each verb is equally likely, however many lines it has, so that games come to an end.
        let verb = |action: &G::Action| view::verb(&game.print(*side, action)).to_owned();
        let of_each: Vec<String> = legal.iter().map(verb).collect();
        let verbs: BTreeSet<&String> = of_each.iter().collect();
        let chosen = verbs.iter().nth(dice.draw_below(verbs.len())).unwrap();
        let legal: Vec<&G::Action> =
            legal.iter().zip(&of_each).filter(|(_, verb)| verb == chosen).map(|(action, _)| action).collect();
        let (side, action, line) = (*side, legal[dice.draw_below(legal.len())].clone(), LineNumber(number));
        let before = game.clone();
        let mut events = Vec::new();
        game.apply(side, &action, line, &mut events).unwrap();
        visit(&Step { before, side, action, line, after: game.clone(), events }, dice);
    }
    panic!("the game does not end: {}", game.position());
}

pub fn play_game<S: Subject>(number: u64, visit: impl FnMut(&Step<S::Game>, &mut Dice)) -> S::Game {
    play_to_the_end(S::new(number), &mut Dice::new(number + 1), visit)
}

/// All viewers.
fn viewers(sides: Sides) -> impl Iterator<Item = Viewer> {
    sides.iter().map(Viewer::Side).chain([Viewer::Public])
}

fn check_outcome(outcome: &Outcome, sides: Sides) {
    assert_eq!(outcome.places().len(), sides.len());
    let best = sides.iter().filter_map(|side| outcome.rank(side)).min().unwrap();
    let are_all_beaten = sides.iter().all(|side| outcome.rank(side) == Some(2));
    assert!(best == 1 || are_all_beaten, "{outcome:?}");
    for side in sides.iter() {
        let ahead = sides.iter().filter(|&other| outcome.rank(other) < outcome.rank(side)).count();
        assert!(are_all_beaten || outcome.rank(side) == u8::try_from(ahead + 1).ok(), "{outcome:?}");
    }
    assert!(!outcome.cause.is_empty());
}

pub fn finished_games_rank_all_sides<S: Subject>() {
    for number in game_numbers::<S>() {
        let (mut is_in_chapter, mut is_over) = (false, false);
        let end = play_game::<S>(number, |step, _| {
            let (game, sides) = (&step.before, step.before.sides());
            assert!(game.outcome().is_none() && !is_over);
            assert!(!game.waiting_sides().is_empty() && game.waiting_sides().is_subset(sides));
            assert!(game.turn().is_none_or(|side| sides.contains(side)));
            for side in sides.iter() {
                assert!(
                    !game.waiting_sides().contains(side) || !game.legal_actions_of(side).is_empty(),
                    "{side:?} waits for nothing"
                );
                assert_eq!(game.check_turn(side).is_ok(), !game.legal_actions_of(side).is_empty());
                assert!(!game.rivals(side).contains(side));
            }
            if let Some((side, action)) = game.automatic_action() {
                assert!(game.waiting_sides().contains(side) && game.legal_actions_of(side) == [action]);
            }
            for event in &step.events {
                match event.kind() {
                    EventKind::TurnBegan(side)
                    | EventKind::TurnEnded(side)
                    | EventKind::Asked(side)
                    | EventKind::Answered(side) => {
                        assert!(sides.contains(side));
                    }
                    EventKind::ChapterBegan => assert!(!std::mem::replace(&mut is_in_chapter, true)),
                    EventKind::ChapterEnded => assert!(std::mem::replace(&mut is_in_chapter, false)),
                    EventKind::Over => is_over = true,
                    EventKind::Step | EventKind::Revealed => {}
                }
            }
            assert!(!step.events.is_empty(), "{:?} happened unheard", step.action);
        });
        assert!(is_over && !is_in_chapter);
        assert_eq!((end.waiting_sides(), end.turn(), end.closed_lines()), (Sides::NONE, None, Vec::new()));
        check_outcome(&end.outcome().unwrap(), end.sides());
    }
}

/// Actions that were legal at some point; most of them are illegal at other points.
fn action_pool<S: Subject>() -> Vec<<S::Game as Rules>::Action> {
    let mut pool = Vec::new();
    for number in 0..4 {
        play_game::<S>(number, |step, dice| {
            let legal = step.before.legal_actions_of(step.side);
            pool.extend((0..legal.len().min(3)).map(|_| legal[dice.draw_below(legal.len())].clone()));
        });
    }
    pool
}

pub fn exactly_the_legal_actions_are_accepted<S: Subject>() {
    let pool = action_pool::<S>();
    for number in game_numbers::<S>() {
        play_game::<S>(number, |step, dice| {
            let side = Side(u8::try_from(dice.draw_below(step.before.sides().len())).unwrap());
            let legal = step.before.legal_actions_of(side);
            for action in (0..6).map(|_| &pool[dice.draw_below(pool.len())]).chain(legal.iter().take(6)) {
                let (mut game, mut heard) = (step.before.clone(), Vec::new());
                match game.apply(side, action, step.line, &mut heard) {
                    Ok(()) => assert!(legal.contains(action), "{side:?} {action:?} is not listed"),
                    Err(illegal) => {
                        assert!(!legal.contains(action), "{side:?} {action:?}: {illegal}");
                        assert!(game == step.before && heard.is_empty(), "{action:?}");
                        assert!(illegal.rule().contains('-') && !illegal.to_string().is_empty());
                    }
                }
            }
        });
    }
}

pub fn lines_are_read_back_as_written<S: Subject>() {
    for number in game_numbers::<S>().step_by(4) {
        play_game::<S>(number, |step, _| {
            let mut lines = BTreeSet::new();
            for action in step.before.legal_actions_of(step.side) {
                let line = step.before.print(step.side, &action);
                assert_eq!(step.before.read(step.side, &line).as_ref(), Ok(&action), "{line}");
                assert_eq!(step.before.read(step.side, &format!("  {line} ")).as_ref(), Ok(&action), "{line}");
                assert_eq!(line.split_whitespace().collect::<Vec<_>>().join(" "), line);
                assert!(lines.insert(line), "two actions have one line: {action:?}");
            }
            for nonsense in ["", "?", "x y z", &secret::closed_line(&step.before.print(step.side, &step.action))] {
                let error = step.before.read(step.side, nonsense).unwrap_err();
                assert!(error.column > 0 && error.to_string().len() > "column 1: expected ".len());
            }
        });
    }
}

/// A game as observed by a viewer.
fn observe<G: Rules>(game: &G, viewer: Viewer) -> (G, String, String) {
    let observed = game.observed_by(viewer);
    let (position, state) = (observed.position(), observed.state());
    (observed, position, state)
}

pub fn observations_reveal_nothing<S: Subject>() {
    let mut differ = 0;
    for number in game_numbers::<S>() {
        play_game::<S>(number, |step, _| {
            for viewer in viewers(step.before.sides()) {
                let other = S::disguise(&step.before, viewer);
                let observed = observe(&step.before, viewer);
                assert_eq!(observed, observe(&other, viewer), "{viewer:?} can tell them apart");
                differ += usize::from(other != step.before);
                assert_eq!(observed, observe(&observed.0, viewer), "a mask hides nothing more the second time");
                assert_eq!(observed.0.waiting_sides(), step.before.waiting_sides());
            }
        });
    }
    assert!(differ > 0, "the disguise is too thin");
}

/// Checks that an action possible in a masked game has the result that the viewer sees in the real game, and reveals
/// nothing.
pub fn observed_games_never_draw_or_roll<S: Subject>() {
    let mut done = 0;
    for number in game_numbers::<S>() {
        play_game::<S>(number, |step, _| {
            for viewer in viewers(step.before.sides()) {
                let (mut observed, mut heard) = (step.before.observed_by(viewer), Vec::new());
                let blank = observed.clone();
                let is_legal = observed.legal_actions_of(step.side).contains(&step.action);
                let carried_out = observed.apply(step.side, &step.action, step.line, &mut heard);
                assert_eq!(carried_out.is_ok(), is_legal);
                if !is_legal {
                    assert!(observed == blank && heard.is_empty());
                    continue;
                }
                done += 1;
                assert!(heard.iter().all(|event| event.kind() != EventKind::Revealed), "{heard:?}");
                assert_eq!(observed.observed_by(viewer), step.after.observed_by(viewer));
                let observed_events = |events: &[_]| -> Vec<_> {
                    events.iter().map(|event: &<S::Game as Rules>::Event| event.observed_by(viewer)).collect()
                };
                assert_eq!(observed_events(&heard), observed_events(&step.events));
            }
        });
    }
    assert!(done > 0);
}

/// Checks that a sample looks the same as the real game to its viewer, and can be played to its end.
pub fn samples_are_indistinguishable<S: Subject>() {
    for number in game_numbers::<S>().step_by(4) {
        play_game::<S>(number, |step, dice| {
            if dice.draw_below(8) != 0 {
                return;
            }
            let seed = [u8::try_from(dice.draw_below(256)).unwrap(); 32];
            for viewer in viewers(step.before.sides()) {
                let sample = step.before.sample(viewer, &seed);
                assert_eq!(observe(&sample, viewer), observe(&step.before, viewer));
                assert!(S::disguise(&step.before, viewer).sample(viewer, &seed) == sample, "it knows what is hidden");
                assert!(sample.observed_by(viewer).sample(viewer, &seed) == sample);
                play_to_the_end(sample, dice, |_, _| ());
            }
        });
    }
}

/// Checks that the game's declared properties agree with the games played.
pub fn games_match_their_declared_properties<S: Subject>() {
    let info = S::kind().info();
    let (mut is_simultaneous, mut has_chance) = (false, false);
    for number in game_numbers::<S>().take(20) {
        play_game::<S>(number, |step, _| {
            let game = &step.before;
            assert!(info.seats.contains(&u8::try_from(game.sides().len()).unwrap()));
            let has_rivals = game.sides().iter().any(|side| !game.rivals(side).is_empty());
            assert_eq!(has_rivals, info.relation != Relation::Cooperative);
            is_simultaneous |= game.waiting_sides().len() > 1;
            has_chance |= step.events.iter().any(|event| event.kind() == EventKind::Revealed);
        });
    }
    assert_eq!((is_simultaneous, has_chance), (info.is_simultaneous, info.has_chance));
    assert_eq!(info.id, S::Game::ID);
    assert!(info.playable.contains(&info.version) && S::kind().seat_count("").unwrap() == info.seats[0]);
}

/// Checks that other viewers would have seen the same if a side had secretly played something else, and that opened
/// lines can be proved.
pub fn secret_lines_stay_secret_until_opened<S: Subject>() {
    let (seed, mut proved) = ([9; 32], 0);
    for number in game_numbers::<S>() {
        let mut published: Vec<(LineNumber, String, String)> = Vec::new();
        play_game::<S>(number, |step, _| {
            let text = step.before.print(step.side, &step.action);
            let closed = step.after.closed_lines();
            // An opened line must never be closed again.
            let before = step.before.closed_lines();
            assert!(closed.is_sorted() && closed.iter().all(|line| *line == step.line || before.contains(line)));
            if closed.contains(&step.line) {
                published.push((step.line, secret::commitment(&secret::salt(&seed, step.line), &text), text));
                check_alternatives::<S>(step);
            }
            for line in step.before.closed_lines().into_iter().filter(|line| !closed.contains(line)) {
                let (_, commitment, text) = published.iter().find(|(known, ..)| *known == line).unwrap();
                assert!(secret::matches_commitment(commitment, &secret::salt(&seed, line), text));
                assert!(!secret::matches_commitment(commitment, &secret::salt(&seed, LineNumber(line.0 + 1)), text));
                proved += 1;
            }
        });
    }
    assert_eq!(proved > 0, S::HAS_SECRETS);
}

fn check_alternatives<S: Subject>(step: &Step<S::Game>) {
    let said = step.before.print(step.side, &step.action);
    let others = viewers(step.after.sides()).filter(|viewer| !viewer.can_see(step.side));
    let known: Vec<_> = others.map(|viewer| (viewer, step.after.observed_by(viewer))).collect();
    let heard_by = |viewer: Viewer, events: &[<S::Game as Rules>::Event]| {
        events.iter().map(|event| event.observed_by(viewer)).collect::<Vec<_>>()
    };
    let mut first = true;
    for action in step.before.legal_actions_of(step.side) {
        let line = step.before.print(step.side, &action);
        // The verb of a closed line is visible.
        if secret::closed_line(&line) != secret::closed_line(&said) || !S::is_alike(&step.before, &said, &line) {
            continue;
        }
        let (mut other, mut heard) = (step.before.clone(), Vec::new());
        other.apply(step.side, &action, step.line, &mut heard).unwrap();
        if !other.closed_lines().contains(&step.line) {
            continue;
        }
        for (viewer, known) in &known {
            let observed = other.observed_by(*viewer);
            assert!(observed == *known, "{line} shows something to {viewer:?}");
            assert_eq!(heard_by(*viewer, &heard), heard_by(*viewer, &step.events));
            // Equal games have equal texts; to save time, this is checked only once per step.
            if first {
                assert_eq!((observed.position(), observed.state()), (known.position(), known.state()));
            }
        }
        first = false;
    }
}

/// Checks that the log alone reproduces the game, through the type-erased interface, and that each snapshot does too.
pub fn replays_reproduce_the_game<S: Subject>() {
    for number in game_numbers::<S>().step_by(3) {
        let mut replayed: Box<dyn sztab_game::Game> = Box::new(S::new(number));
        play_game::<S>(number, |step, _| {
            let line = step.before.print(step.side, &step.action);
            let played = replayed.play(step.side, &line, step.line).unwrap();
            assert_eq!(played.line, line);
            let events: Vec<&<S::Game as Rules>::Event> =
                played.events.iter().filter_map(|event| event.event()).collect();
            assert_eq!(events, step.events.iter().collect::<Vec<_>>());
            assert_eq!(replayed.downcast_ref::<S::Game>(), Some(&step.after));
            assert_eq!(replayed.fingerprint(), GameState::fingerprint(&step.after));
            assert_ne!(replayed.fingerprint(), GameState::fingerprint(&step.before), "{line} left no trace");
            let restored = S::new(number).restore(&step.after.state());
            assert_eq!(restored.as_ref(), Some(&step.after));
        });
        assert!(replayed.restore("no state").is_none());
    }
}

pub fn interventions_end_or_continue_games<S: Subject>() {
    for number in game_numbers::<S>() {
        let mut chosen = None;
        let moment = Dice::new(number).draw_below(60);
        let end = play_game::<S>(number, |step, _| {
            if usize::try_from(step.line.0).unwrap() <= moment + 1 {
                chosen = Some(step.before.clone());
            }
        });
        let game = chosen.unwrap();
        let is_together = S::kind().info().relation == Relation::Cooperative;
        for side in game.sides().iter() {
            for intervention in [
                Intervention::Resigned(side),
                Intervention::Agreed,
                Intervention::Forfeited(side),
                Intervention::RanOut(side),
                Intervention::Adjudicated(side.into()),
                Intervention::Adjudicated(game.contenders()),
                Intervention::Adjudicated(if is_together { Sides::NONE } else { side.into() }),
            ] {
                check_intervention::<S>(&game, side, intervention);
                let (mut over, mut heard) = (end.clone(), Vec::new());
                assert!(over.intervene(intervention, &mut heard).is_err());
                assert!(over == end && heard.is_empty());
            }
        }
    }
}

/// True if an intervention before the end of the game is refused: it is for a side that does not have to act, or for
/// something that the game does not have.
fn is_refused<S: Subject>(game: &S::Game, side: Side, intervention: Intervention) -> bool {
    let info = S::kind().info();
    let is_together = info.relation == Relation::Cooperative;
    match intervention {
        Intervention::Agreed => info.draws.is_none(),
        Intervention::Forfeited(_) => is_together,
        Intervention::RanOut(_) => !game.waiting_sides().contains(side),
        Intervention::Adjudicated(winners) if is_together => !winners.is_empty() && winners != game.sides(),
        Intervention::Resigned(_) | Intervention::Adjudicated(_) => false,
    }
}

fn check_intervention<S: Subject>(game: &S::Game, side: Side, intervention: Intervention) {
    let (mut after, mut heard) = (game.clone(), Vec::new());
    let result = after.intervene(intervention, &mut heard);
    assert_eq!(result.is_err(), is_refused::<S>(game, side, intervention), "{intervention:?}");
    if result.is_err() {
        assert!(after == *game && heard.is_empty());
        return;
    }
    assert!(!heard.is_empty());
    assert_eq!(after.outcome().is_some(), heard.iter().any(|event| event.kind() == EventKind::Over));
    let is_together = S::kind().info().relation == Relation::Cooperative;
    if let Intervention::Adjudicated(winners) = intervention {
        let outcome = after.outcome().unwrap();
        assert_eq!((outcome.winners(), outcome.is_draw()), (winners, winners.len() > 1 && !is_together));
        return;
    }
    if intervention == Intervention::Agreed {
        assert!(after.outcome().unwrap().is_draw());
        return;
    }
    // If other sides are played automatically for a while, the side may reach its own next turn at once.
    let has_come_on = intervention == Intervention::RanOut(side) && after.position() != game.position();
    assert!(has_come_on || !after.waiting_sides().contains(side) && after.legal_actions_of(side).is_empty());
    let mut dice = Dice::new(7);
    let end = play_to_the_end(after, &mut dice, |step, _| {
        // In a two-player game, the remaining player may have to be notified again that the other player has run out of
        // time.
        assert!(step.side != side || matches!(intervention, Intervention::RanOut(_)));
    });
    let outcome = end.outcome().unwrap();
    check_outcome(&outcome, end.sides());
    if !matches!(intervention, Intervention::RanOut(_)) {
        let is_ahead = |rival: Side| outcome.rank(rival) < outcome.rank(side);
        assert!(end.rivals(side).iter().all(is_ahead), "{outcome:?}");
    }
}

/// Generates a module with one test per property for a [`Subject`].
#[macro_export]
macro_rules! kit {
    ($name:ident, $subject:ty) => {
        mod $name {
            $crate::kit!(
                @tests $subject:
                finished_games_rank_all_sides,
                exactly_the_legal_actions_are_accepted,
                lines_are_read_back_as_written,
                observations_reveal_nothing,
                observed_games_never_draw_or_roll,
                samples_are_indistinguishable,
                games_match_their_declared_properties,
                secret_lines_stay_secret_until_opened,
                replays_reproduce_the_game,
                interventions_end_or_continue_games,
            );
        }
    };
    (@tests $subject:ty: $($property:ident),* $(,)?) => {
        $(
            #[test]
            fn $property() {
                $crate::properties::$property::<$subject>();
            }
        )*
    };
}
