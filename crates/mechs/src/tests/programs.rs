//! Programs and other choices in the private messages.

use crate::position::{self, Catalogue};
use crate::{KIND, MechsGame};
use sztab_game::view::SideQuestion;
use sztab_game::{Game, Language, Side};

fn read(text: &str) -> MechsGame {
    let text = format!("sztab mechs 1\nvalues open-1\n{text}");
    position::read(&text, &Catalogue::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Calls `about` with X's open question, and returns its result.
fn with_question<T>(game: &MechsGame, about: impl FnOnce(&SideQuestion<'_>) -> T) -> T {
    let lines = Game::legal_lines_of(game, Side(0));
    about(&SideQuestion { game, side: Side(0), lines: &lines, said: &[], language: Language::English })
}

/// X's buttons: words and labels.
fn buttons(game: &MechsGame) -> Vec<(String, String)> {
    let panel = with_question(game, |asked| KIND.view().panel(asked));
    panel.groups.into_iter().flatten().map(|button| (button.words, button.label)).collect()
}

fn sentences(game: &MechsGame) -> Vec<String> {
    with_question(game, |asked| KIND.view().panel(asked).sentences)
}

/// The sentences that describe the slots.
fn slot_sentences(game: &MechsGame) -> Vec<String> {
    sentences(game).into_iter().filter(|line| line.chars().next().is_some_and(|first| first.is_ascii_digit())).collect()
}

#[test]
fn programs_show_costs_and_gains_of_each_slot() {
    let position = "arena two\nzone B2 energy 2\nzone C2 credits 3\nzone D2 energy 1\nphase program\n\
        side X pilot=magma energy=3 credits=3 base=A3 at=A2\nside Y pilot=tank base=E3 at=E3\n\
        program X mine:e collect:e turret:n buy:e\n";
    let game = read(position);
    assert_eq!(
        slot_sentences(&game),
        [
            "1: Deploy Mine → · B2 · 2 credits, leaves 1",
            "2: Collect Resources → · C2 · you get 1 energy, 1 credit",
            "3: Deploy Turret ↑ · 🧱 wall · 3 energy, leaves 1",
            "4: Buy a Weapon → · D2",
        ]
    );
}

#[test]
fn programs_name_mines_turrets_and_pilots_in_the_way() {
    let position = "arena two\nzone B2 energy 2\nzone C2 credits 3\nzone D2 energy 1\nphase program\n\
        side X pilot=magma energy=3 credits=1 base=A3 at=A2\nside Y pilot=tank base=E3 at=D2\n\
        mine B2 Y 3\nturret C2 Y\nprogram X mine:e collect:e power:e turret:w\n";
    assert_eq!(
        slot_sentences(&read(position)),
        [
            "1: Deploy Mine → · B2 · enemy mine · you can't afford it: 2 credits",
            "2: Collect Resources → · C2 · enemy turret · you get 1 credit",
            "3: Power Up → · D2 · combat with Y (Tank)",
            "4: Deploy Turret ← · C2",
        ],
        "after a combat nothing is certain"
    );
}

#[test]
fn card_directions_show_their_destination_before_choosing() {
    let game = read(
        "arena two\nphase program\nside X pilot=magma base=A3 at=A2\nside Y pilot=tank base=E3 at=E3\n\
         program X mine:e - - -\n",
    );
    let label = |words: &[&str], way| with_question(&game, |asked| KIND.view().next_word(asked, words, way).label);
    let about = |words: &[&str], way| with_question(&game, |asked| KIND.view().word_remark(asked, words, way));
    assert_eq!(label(&["program", "1", "mine"], "n"), "↑ north 🧱 wall");
    assert_eq!(label(&["program", "1", "mine"], "s"), "↓ south");
    assert_eq!(about(&["program", "1", "mine"], "s").as_deref(), Some("A3 · 2 credits, leaves 1"));
    // The second slot begins where the first one ends.
    assert_eq!(about(&["program", "2", "turret"], "e").as_deref(), Some("C2 · 2 energy, leaves 1"));
}

#[test]
fn offered_pilots_show_their_abilities() {
    let game = read("arena two\nphase pilot\nside X\nside Y\noffer X magma wasp\noffer Y kitty tank\n");
    let said = sentences(&game);
    assert!(said.iter().any(|line| line.starts_with("**Magma**: Energy shield: ")), "{said:?}");
    assert!(said.iter().any(|line| line.starts_with("**Wasp**: Scare tactics: ")), "{said:?}");
}

#[test]
fn attacks_show_their_results_and_enemy_counters() {
    let game = read(
        "arena two\nside X pilot=magma status=armor base=A3 at=C2\nside Y pilot=tank status=armor base=E3 at=C2\n\
         equip X energy_sword shock_knuckles\nequip Y warhammer pulse_pistol\n\
         turn X slot=1 stage=turret card=collect:e fought=yes\ncombat X Y next=X\n",
    );
    let said = sentences(&game);
    let of = |weapon: &str| said.iter().find(|line| line.starts_with(weapon)).cloned().unwrap_or_default();
    assert!(of("Energy Sword: ").ends_with(" health · countered by Pulse Pistol"), "{said:?}");
    assert!(of("Shock Knuckles: ").ends_with(" health"), "cannot be countered: {said:?}");
    assert_eq!(said.last().map(String::as_str), Some("Y (Tank) can still use: Warhammer, Pulse Pistol"));
}

#[test]
fn tem_10_11_useful_payment_takes_one_tap_and_the_least_comes_next() {
    let game = read(
        "arena two\nside X pilot=magma status=armor health=9 energy=3 base=A3 at=C2\n\
         side Y pilot=tank status=armor base=E3 at=C2\nequip X rotary_cannon\nequip Y warhammer pulse_pistol\n\
         turn X slot=1 stage=turret card=collect:e fought=yes\ncombat X Y next=X\n",
    );
    let buttons = buttons(&game);
    let words: Vec<&str> = buttons.iter().map(|(words, _)| words.as_str()).collect();
    let expected = ["attack rotary_cannon 2", "attack rotary_cannon 0", "attack rotary_cannon"];
    assert_eq!(words[..3], expected, "the useful amount, the least one, the others: {buttons:?}");
}

#[test]
fn tem_7_9_full_and_minimum_repairs_have_buttons_and_others_are_grouped() {
    let game = read(
        "arena two\nside X pilot=magma status=armor health=1 energy=9 base=A3 at=C2\n\
         side Y pilot=tank base=E3 at=D2\nequip X energy_sword\nequip Y warhammer\n\
         turn X slot=1 stage=action card=power:e\nask X action\n",
    );
    let expected = [
        ("repair 4", "+8 health: 4 energy"),
        ("repair 1", "+2 health: 1 energy"),
        ("repair", "Repair by another amount"),
        ("pass", "No action"),
    ];
    let expected = expected.map(|(words, label)| (words.to_owned(), label.to_owned()));
    assert_eq!(buttons(&game)[..4], expected);
}
