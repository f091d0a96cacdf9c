//! The costs of the game: the list of legal lines, a whole random game, a picture and a film.

use divan::{Bencher, black_box};
use std::mem::discriminant;

use sztab_game::view::{Drawing, Focus, Motion, RenderContext, Theme};
use sztab_game::{AnyEvent, Chance, EventRecord, GameState as _, Language, LineNumber, Narrative, Rules as _, Side};
use sztab_mechs::{Arena, KIND, MechsGame, Terms, Values};
use sztab_pictures::Colours;

fn main() {
    divan::main();
}

fn new_game(arena: Arena) -> MechsGame {
    MechsGame::new(&Values::built_in(), arena, Terms::default(), &[7; 32])
}

/// Takes random actions, their kind first, until the game is over or has seen so many; the last side to be asked, and
/// what happened.
fn play(game: &mut MechsGame, most: u32) -> (Option<Side>, Narrative) {
    let mut chance = Chance::new(&[5; 32], "sztab mechs bench 1", "");
    let mut below = |bound: usize| {
        let bound = u32::try_from(bound).expect("a few lines");
        chance.below(bound).expect("chance is known") as usize
    };
    let (mut last, mut events) = (None, Vec::new());
    for number in 1..=most {
        let Some(side) = game.waiting_sides().iter().next() else { break };
        let mut actions = game.legal(side);
        let mut kinds: Vec<_> = actions.iter().map(discriminant).collect();
        kinds.dedup();
        let kind = kinds[below(kinds.len())];
        actions.retain(|action| discriminant(action) == kind);
        events.clear();
        let action = actions[below(actions.len())];
        game.apply(side, &action, LineNumber(number), &mut events).expect("a legal action");
        last = game.waiting_sides().iter().next();
    }
    let record = |event| EventRecord { event: AnyEvent::new(event), is_told: true, ordered: None };
    (last, Narrative { from: None, events: events.into_iter().map(record).collect() })
}

#[divan::bench(args = [60, 150, 300])]
fn legal_lines(bencher: Bencher<'_, '_>, lines: u32) {
    let mut game = new_game(Arena::Four);
    let side = play(&mut game, lines).0.expect("the game goes on");
    bencher.bench_local(|| black_box(game.legal(side)));
}

#[divan::bench(args = [Arena::Two, Arena::Four])]
fn whole_game(bencher: Bencher<'_, '_>, arena: Arena) {
    bencher.with_inputs(|| new_game(arena)).bench_local_values(|mut game| play(&mut game, u32::MAX));
}

#[divan::bench]
fn picture(bencher: Bencher<'_, '_>) {
    let mut game = new_game(Arena::Four);
    let told = play(&mut game, 300).1;
    let players = ["Ann", "Ben", "Cy", "Dora"].map(str::to_owned);
    let theme = Theme { language: Language::English, colours: Colours::default() };
    let context = RenderContext { game: &game, players: &players, theme };
    let drawing = || KIND.view().picture(&context, Focus::Latest(&told)).expect("a picture");
    bencher.with_inputs(drawing).bench_local_values(Drawing::draw);
}

#[divan::bench(sample_count = 20)]
fn film(bencher: Bencher<'_, '_>) {
    let mut game = new_game(Arena::Four);
    let told = play(&mut game, 300).1;
    let players = ["Ann", "Ben", "Cy", "Dora"].map(str::to_owned);
    let theme = Theme { language: Language::English, colours: Colours::default() };
    let context = RenderContext { game: &game, players: &players, theme };
    let drawing = || KIND.view().film(&context, &told, Motion::Film).expect("a film");
    bencher.with_inputs(drawing).bench_local_values(Drawing::draw);
}
