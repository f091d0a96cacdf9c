//! The points at which secret lines are revealed (TEM-9.1, TEM-12.5).

use crate::MechsGame;
use crate::action::Action;
use crate::position::{self, Catalogue};
use sztab_game::{GameState as _, Intervention, LineNumber, Rules as _, Side, Viewer};

fn read(lines: &str) -> MechsGame {
    position::read(&format!("sztab mechs 1\nvalues open-1\narena two\n{lines}"), &Catalogue::default())
        .expect("a position")
}

/// Plays the lines of a text, numbered from `first`.
fn play_lines(game: &mut MechsGame, first: u32, lines: &str) {
    for (line, number) in lines.lines().zip(first..) {
        let (letter, line) = line.split_at(1);
        let side = Side::from_letter(letter.chars().next().expect("a letter")).expect("a side");
        let action = Action::parse(line, game.values()).expect("an action");
        game.apply(side, &action, LineNumber(number), &mut ()).expect("a legal action");
    }
}

fn secret_lines(game: &MechsGame) -> Vec<u32> {
    game.closed_lines().into_iter().map(|line| line.0).collect()
}

#[test]
fn unplayed_slots_stay_secret_until_the_game_is_over() {
    let mut game = read(
        "phase program\nside X pilot=diamond health=1 base=A3 at=B3\nside Y pilot=tank base=E3 at=E3\n\
         mine B2 Y 1\nequip Y energy_sword\n",
    );
    let lines = "X program 1 collect n\nX program 2 buy e\nX program 3 mine s\nX program 4 power w\nX ready\n\
                 Y program 1 buy e\nY program 2 collect e\nY program 3 mine e\nY program 4 power e\nY ready";
    play_lines(&mut game, 1, lines);
    // X was knocked out while carrying out its first card, and Y's first card has been revealed.
    assert_eq!(secret_lines(&game), [2, 3, 4, 7, 8, 9]);
    play_lines(&mut game, 11, "Y pass\nX adhoc collect n\nX adhoc collect n\nY pass\nX adhoc collect n");
    assert_eq!(secret_lines(&game), [2, 3, 4]);
    game.intervene(Intervention::Agreed, &mut ()).expect("an end");
    assert_eq!(secret_lines(&game), [0; 0]);
}

#[test]
fn all_answers_about_a_slot_are_revealed_with_it() {
    let mut game = read("phase program\nside X pilot=diamond base=A3 at=A3\nside Y pilot=brawler base=E3 at=E3\n");
    let lines = "X program 1 mine n\nX program 1 buy w\nX program 2 mine s\nX program 3 collect s\nX program 4 power w\n\
                 X ready\nY program 1 buy e\nY program 2 collect e\nY program 3 mine e\nY program 4 power e";
    play_lines(&mut game, 1, lines);
    assert_eq!(secret_lines(&game), [1, 2, 3, 4, 5, 7, 8, 9, 10]);
    play_lines(&mut game, 11, "Y ready");
    assert_eq!(secret_lines(&game), [3, 4, 5, 7, 8, 9, 10]);
}

#[test]
fn mine_lines_are_revealed_only_by_their_explosion() {
    let mut game = read(
        "side X pilot=diamond credits=9 base=A3 at=B2\nside Y pilot=brawler status=armor base=E3 at=C2\n\
         adhoc X\nadhoc Y\nturn X slot=1 stage=start\n",
    );
    play_lines(
        &mut game,
        1,
        "X adhoc mine w\nX mine 4\nY adhoc buy n\nY pass\nX adhoc mine s\nX mine 2\nY adhoc collect w",
    );
    assert_eq!(secret_lines(&game), [2, 6]);
    // Y steps from B2 to A2, onto mine 4.
    play_lines(&mut game, 8, "X adhoc buy s\nX pass\nY adhoc collect w");
    assert_eq!(secret_lines(&game), [6]);
}

#[test]
fn tem_18_5_lines_about_a_slot_are_revealed_with_its_random_card() {
    let mut game = read("phase program\nside X pilot=diamond base=A3 at=A3\nside Y pilot=brawler base=E3 at=E3\n")
        .sample(Viewer::Side(Side(0)), &[2; 32]);
    play_lines(&mut game, 1, "Y program 1 mine n\nY program 3 buy e");
    game.intervene(Intervention::RanOut(Side(1)), &mut ()).expect("Y is waited for");
    assert_eq!(secret_lines(&game), [1, 2]);
    let lines = "X program 1 collect n\nX program 2 collect s\nX program 3 diagonal ne\nX program 4 double n\nX ready";
    play_lines(&mut game, 3, lines);
    assert_eq!((game.state().round, secret_lines(&game)), (2, Vec::new()));
}
