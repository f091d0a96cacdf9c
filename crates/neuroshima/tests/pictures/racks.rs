//! The tiles in the players' hands and the tiles still to come, as shown by `/hand` and `/tiles`.

use std::sync::Arc;

use sztab_game::Language;
use sztab_game::view::{Drawing, MAX_ALT_CHARACTERS, RenderContext, Theme};
use sztab_neuroshima::KIND;
use sztab_neuroshima::rules::notation::Position;
use sztab_neuroshima::rules::{Army, Board, Catalogue, Game, Opening, Roster};
use sztab_pictures::Colours;

use crate::golden::check_picture;

const MAX_BYTES: usize = 200 * 1024;
const PLAYERS: [&str; 2] = ["Ala", "Dobrosława z Poznania"];

/// A game in which one side has many tiles to come and the other has none.
fn game() -> Game {
    let text = "board 19
side X army=vegas
side Y army=outpost
pile X 7 mercenary mercenary mine mine agitator scout sniper
pile Y 0
hand X battle guardian push_back
turn X phase=play
unit A1 X/hq rot=0
unit D2 Y/hq rot=0
";
    Position::parse(text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}")).game()
}

/// The pictures of both commands: the hands and the piles.
fn drawings(game: &Game, language: Language, colours: Colours) -> (Drawing, Vec<Drawing>) {
    let players = PLAYERS.map(str::to_owned);
    let context = RenderContext { game, players: &players, theme: Theme { language, colours } };
    let view = KIND.view();
    (view.hands_picture(&context).unwrap(), view.remaining_pictures(&context))
}

#[test]
fn hands_with_their_names_and_an_empty_one() {
    for colours in Colours::ALL {
        let hands = drawings(&game(), Language::English, colours).0.draw();
        check_picture(&format!("hands.{}", colours.word()), &hands.bytes, MAX_BYTES);
    }
    let polish = drawings(&game(), Language::Polish, Colours::Default).0.draw();
    check_picture("hands_pl", &polish.bytes, MAX_BYTES);
}

#[test]
fn piles_with_remaining_counts_and_an_empty_one() {
    let (_, piles) = drawings(&game(), Language::English, Colours::Default);
    let drawn: Vec<_> = piles.into_iter().map(Drawing::draw).collect();
    check_picture("pile", &drawn[0].bytes, MAX_BYTES);
    check_picture("pile_empty", &drawn[1].bytes, MAX_BYTES);
    assert!(drawn[0].alt.contains("7 of 34") && drawn[0].alt.contains("Mercenary 2 of"), "{}", drawn[0].alt);
    assert!(drawn[1].alt.contains("0 of 34"), "{}", drawn[1].alt);
}

#[test]
fn the_text_of_a_full_pile_fits_in_each_language() {
    for army in Army::built_in() {
        let army = Arc::new(army);
        let roster = Arc::new(Roster::new(vec![Arc::clone(&army), army]));
        let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
        for language in Language::ALL {
            let alt = drawings(&game, language, Colours::Default).1.remove(0).draw().alt;
            assert!(alt.chars().count() <= MAX_ALT_CHARACTERS, "{alt}");
        }
    }
}
