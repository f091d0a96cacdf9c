//! Robot moves in the narrative.

use crate::KIND;
use crate::action::Action;
use crate::position::{self, Catalogue};
use sztab_game::{AnyEvent, EventRecord, Game, Language, LineNumber, Narrative, Rules as _, Side};

#[test]
fn tem_17_18_robots_leaving_an_occupied_base_report_each_revealed_card() {
    let text = "sztab mechs 1\nvalues open-1\narena solo\nside X pilot=kitty base=C1 at=A3\n\
        side Y status=armor health=1 base=A3 at=A3 facing=s\nside Z status=armor base=E3 at=E3\nequip X energy_sword pulse_pistol\n\
        equip Y pulse_pistol\ndraws Y pulse_pistol\ncards Y diagonal collect buy\nadhoc X\n\
        mine A2 X 1\nturn X slot=2 stage=turret card=collect:e fought=yes\ncombat X Y next=X\n";
    let mut game = position::read(text, &Catalogue::default()).expect("a position");
    let (mut events, action) = (Vec::new(), Action::parse("attack energy_sword", game.values()).expect("an attack"));
    game.apply(Side(0), &action, LineNumber(1), &mut events).expect("a legal attack");
    let events =
        events.into_iter().map(|event| EventRecord { event: AnyEvent::new(event), is_told: true, ordered: None });
    let narrative = Narrative { from: None, events: events.collect() };
    let story = KIND.view().story(&game as &dyn Game, &narrative, Language::English);
    let fall = story.iter().position(|line| line.contains("knocked out")).expect("a knock-out");
    // X is in Y's base, and a mine of X is in A2, so Y turns back to A3 there and has no card left for A4.
    assert_eq!(
        story[fall + 1..],
        ["Y: Diagonal Jump.", "Y: Collect Resources · A2.", "Y: Buy a Weapon · B2."],
        "{story:#?}"
    );
    assert!(story[fall].ends_with("💫 Y (robot) is knocked out and returns in Power Armor."), "{story:#?}");
}
