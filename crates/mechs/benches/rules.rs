//! Measures the game: listing legal lines, a whole random game, a picture, a film, and a decision of each computer
//! player.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use std::mem::discriminant;

use sztab_game::view::{Drawing, Focus, Motion, RenderContext, Theme};
use sztab_game::{AnyEvent, Chance, EventKind, EventRecord, Game, Language, LineNumber, Narrative, Side};
use sztab_game::{GameState as _, Rules};
use sztab_mechs::{Arena, KIND, MechsGame, Terms, Values};
use sztab_pictures::Colours;

/// The events caused by a line.
type Events = Vec<<MechsGame as Rules>::Event>;

fn main() {
    divan::main();
}

fn new_game(arena: Arena) -> MechsGame {
    MechsGame::new(&Values::built_in(), arena, Terms::default(), &[7; 32])
}

/// Plays random actions, choosing the verb first, until the game is over.
fn play(game: &mut MechsGame, mut look: impl FnMut(&MechsGame, &Events)) {
    let mut chance = Chance::new(&[5; 32], "sztab mechs bench 1", "");
    let mut below = |bound: usize| {
        let bound = u32::try_from(bound).expect("a few lines");
        chance.draw_below(bound).expect("chance is known") as usize
    };
    let mut events = Vec::new();
    for number in 1.. {
        let Some(side) = game.waiting_sides().iter().next() else { break };
        let mut actions = Rules::legal_actions_of(game, side);
        let mut kinds: Vec<_> = actions.iter().map(discriminant).collect();
        kinds.dedup();
        let kind = kinds[below(kinds.len())];
        actions.retain(|action| discriminant(action) == kind);
        events.clear();
        let action = actions[below(actions.len())];
        game.apply(side, &action, LineNumber(number), &mut events).expect("a legal action");
        look(game, &events);
    }
}

/// Returns the point in a random game of four at which a side has the most legal lines with a verb.
fn game_with_most_actions(verb: &str) -> (MechsGame, Side) {
    let mut best: Option<(usize, MechsGame, Side)> = None;
    play(&mut new_game(Arena::Four), |game, _| {
        for side in game.waiting_sides().iter() {
            let count = Game::legal_lines_of(game, side).iter().filter(|line| line.starts_with(verb)).count();
            if count > best.as_ref().map_or(0, |(most, ..)| *most) {
                best = Some((count, game.clone(), side));
            }
        }
    });
    let (_, game, side) = best.expect("somebody is asked that");
    (game, side)
}

/// Returns the chapter with the most events from a random four-player game, and the finished game.
fn longest_chapter() -> (MechsGame, Narrative) {
    let (mut best, mut chapter): (Option<(MechsGame, Vec<AnyEvent>)>, Vec<AnyEvent>) = (None, Vec::new());
    play(&mut new_game(Arena::Four), |game, events| {
        for event in events.iter().map(|event| AnyEvent::new(*event)) {
            let is_longest = best.as_ref().is_none_or(|(_, known)| known.len() < chapter.len());
            if event.kind() == EventKind::ChapterBegan {
                chapter.clear();
            } else if event.kind() != EventKind::ChapterEnded {
                chapter.push(event);
            } else if is_longest {
                best = Some((game.clone(), chapter.clone()));
            }
        }
    });
    let (game, events) = best.expect("a chapter");
    let record = |event| EventRecord { event, is_told: true, ordered: None };
    (game, Narrative { from: None, events: events.into_iter().map(record).collect() })
}

/// Measures drawing the longest chapter, and counts the bytes of the resulting file.
fn measure_drawing(bencher: Bencher<'_, '_>, drawing: impl Fn(&RenderContext<'_>, &Narrative) -> Option<Drawing>) {
    let (game, told) = longest_chapter();
    let players = ["Ann", "Ben", "Cy", "Dora"].map(str::to_owned);
    let theme = Theme { language: Language::English, colours: Colours::default() };
    let context = RenderContext { game: &game, players: &players, theme };
    let drawing = || drawing(&context, &told).expect("something to draw");
    let size = drawing().draw().bytes.len();
    bencher.counter(BytesCount::new(size)).with_inputs(drawing).bench_local_values(Drawing::draw);
}

#[divan::bench(args = ["program", "adhoc", "attack", "buy", "mine", "turret", "repair", "place"])]
fn legal_lines(bencher: Bencher<'_, '_>, verb: &str) {
    let (game, side) = game_with_most_actions(verb);
    bencher.bench_local(|| black_box(Rules::legal_actions_of(black_box(&game), black_box(side))));
}

#[divan::bench(args = [Arena::Two, Arena::Four])]
fn whole_game(bencher: Bencher<'_, '_>, arena: Arena) {
    bencher.with_inputs(|| new_game(arena)).bench_local_values(|mut game| play(&mut game, |_, _| ()));
}

#[divan::bench]
fn picture(bencher: Bencher<'_, '_>) {
    measure_drawing(bencher, |context, told| KIND.view().picture(context, Focus::Latest(told)));
}

#[divan::bench(sample_count = 20)]
fn film(bencher: Bencher<'_, '_>) {
    measure_drawing(bencher, |context, told| KIND.view().film(context, told, Motion::Film));
}

#[divan::bench(args = ["program", "adhoc", "attack", "buy"], consts = [false, true], sample_count = 5, sample_size = 1)]
fn decision<const IS_HARD: bool>(bencher: Bencher<'_, '_>, verb: &str) {
    let (game, side) = game_with_most_actions(verb);
    let strength = if IS_HARD { "hard" } else { "medium" };
    bencher.bench_local(|| black_box(KIND.planned_lines(&game, side, strength, &[3; 32])));
}
