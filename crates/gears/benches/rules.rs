//! Performance of the game: laying a map and computing the sight between its places, the list of legal lines, an AI
//! card, a line of the computer player, a picture and a film.

use std::sync::Arc;

use divan::{Bencher, black_box};

use sztab_game::view::{Drawing, Focus, Motion, RenderContext, Theme};
use sztab_game::{EventRecord, Game, Language, LineNumber, Narrative, Seed, Side, Viewer};
use sztab_gears::KIND;
use sztab_pictures::Colours;

const SEED: Seed = [7; 32];

fn main() {
    divan::main();
}

/// A four-player mission, played by computer players until the next line ends a turn, and the side that plays that
/// line.
fn play_to_locust_activation(mission: &str) -> (Box<dyn Game>, Side) {
    let files = KIND.files();
    let file = |cog| files.iter().find(|file| file.id == cog).expect("a COG").data();
    let cogs = ["marcus", "dom", "cole", "baird"].map(file);
    let opening = KIND.deal(&cogs, &format!("mission={mission} seats=4"), &SEED).expect("a mission of four");
    let mut game = KIND.open(&cogs, &opening).expect("the deal is a position");
    for number in 1.. {
        let side = game.waiting_sides().iter().next().expect("somebody is asked");
        let seen = game.observed_by(Viewer::Side(side));
        let line = KIND.planned_lines(&*seen, side, "medium", &SEED).swap_remove(0);
        if line == "end" {
            return (game, side);
        }
        game.play(side, &line, LineNumber(number)).expect("a legal line");
    }
    unreachable!("a turn ends");
}

/// The events of a Locust Activation, up to its first question.
fn run_locust_activation(game: &mut dyn Game, side: Side) -> Narrative {
    let from = Arc::from(game.observed_by(Viewer::Public));
    let played = game.play(side, "end", LineNumber(u32::MAX)).expect("the turn can end");
    let record = |event| EventRecord { event, is_told: true, ordered: None };
    Narrative { from: Some(from), events: played.events.into_iter().map(record).collect() }
}

#[divan::bench(args = ["emergence", "belly", "hive"])]
fn map_and_sight_lines(bencher: Bencher<'_, '_>, mission: &str) {
    let files = KIND.files();
    let cogs = [files[0].data()];
    let opening = KIND.deal(&cogs, &format!("mission={mission} seats=1"), &SEED).expect("a mission");
    bencher.bench_local(|| KIND.open(&cogs, black_box(&opening)));
}

#[divan::bench(args = ["emergence", "hive"])]
fn legal_lines(bencher: Bencher<'_, '_>, mission: &str) {
    let (game, side) = play_to_locust_activation(mission);
    bencher.bench_local(|| black_box(game.legal_lines_of(side)));
}

#[divan::bench(args = ["emergence", "hive"])]
fn ai_card(bencher: Bencher<'_, '_>, mission: &str) {
    let (game, side) = play_to_locust_activation(mission);
    let play = |mut game: Box<dyn Game>| game.play(side, "end", LineNumber(u32::MAX)).map(|_| game);
    bencher.with_inputs(|| game.clone_box()).bench_local_values(play);
}

#[divan::bench(args = ["emergence", "hive"])]
fn computer_player_line(bencher: Bencher<'_, '_>, mission: &str) {
    let (game, side) = play_to_locust_activation(mission);
    let seen = game.observed_by(Viewer::Side(side));
    bencher.bench_local(|| KIND.planned_lines(&*seen, side, "medium", &SEED));
}

#[divan::bench(sample_count = 20)]
fn picture(bencher: Bencher<'_, '_>) {
    bench_drawing(bencher, |context, told| KIND.view().picture(context, Focus::Latest(told)));
}

#[divan::bench(sample_count = 20)]
fn film(bencher: Bencher<'_, '_>) {
    bench_drawing(bencher, |context, told| KIND.view().film(context, told, Motion::Film));
}

fn bench_drawing(bencher: Bencher<'_, '_>, drawing: impl Fn(&RenderContext<'_>, &Narrative) -> Option<Drawing>) {
    let (mut game, side) = play_to_locust_activation("emergence");
    let told = run_locust_activation(&mut *game, side);
    let players = ["Ann", "Ben", "Cy", "Dora"].map(str::to_owned);
    let theme = Theme { language: Language::English, colours: Colours::default() };
    let context = RenderContext { game: &*game, players: &players, theme };
    bencher.with_inputs(|| drawing(&context, &told).expect("a drawing")).bench_local_values(Drawing::draw);
}
