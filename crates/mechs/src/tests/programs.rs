//! The lines of a program in its private message.

use crate::position::{self, Catalogue};
use crate::{KIND, MechsGame};
use sztab_game::view::Asked;
use sztab_game::{Game, Language, Side};

fn read(text: &str) -> MechsGame {
    let text = format!("sztab mechs 1\nvalues open-1\n{text}");
    position::read(&text, &Catalogue::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The sentences about the slots.
fn slots(game: &MechsGame) -> Vec<String> {
    let side = Side(0);
    let lines = Game::legal(game, side);
    let asked = Asked { game, side, lines: &lines, said: &[], language: Language::English };
    let sentences = KIND.view().panel(&asked).sentences;
    sentences.into_iter().filter(|line| line.chars().next().is_some_and(|first| first.is_ascii_digit())).collect()
}

#[test]
fn a_program_tells_what_each_slot_costs_and_brings_if_the_others_stand_still() {
    let position = "arena two\nzone B2 energy 2\nzone C2 credits 3\nzone D2 energy 1\nphase program\n\
        side X pilot=magma energy=3 credits=3 base=A3 at=A2\nside Y pilot=tank base=E3 at=E3\n\
        program X mine:e collect:e turret:n buy:e\n";
    let game = read(position);
    assert_eq!(
        slots(&game),
        [
            "1: Deploy Mine → · B2 · 2 credits, leaves 1",
            "2: Collect Resources → · C2 · you get 1 energy, 1 credit",
            "3: Deploy Turret ↑ · → wall · 3 energy, leaves 1",
            "4: Buy a Weapon → · D2",
        ]
    );
}

#[test]
fn a_program_names_mines_turrets_and_pilots_in_its_way() {
    let position = "arena two\nzone B2 energy 2\nzone C2 credits 3\nzone D2 energy 1\nphase program\n\
        side X pilot=magma energy=3 credits=1 base=A3 at=A2\nside Y pilot=tank base=E3 at=D2\n\
        mine B2 Y 3\nturret C2 Y\nprogram X mine:e collect:e power:e turret:w\n";
    assert_eq!(
        slots(&read(position)),
        [
            "1: Deploy Mine → · B2 · enemy mine · you can't afford it: 2 credits",
            "2: Collect Resources → · C2 · enemy turret · you get 1 credit",
            "3: Power Up → · D2 · combat with Y (Tank)",
            "4: Deploy Turret ← · C2",
        ],
        "after a combat nothing is certain"
    );
}
