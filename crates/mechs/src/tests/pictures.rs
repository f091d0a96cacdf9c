//! Pictures: `SZTAB_BLESS=1 cargo test -p sztab-mechs pictures` accepts the current ones. All of them, and their
//! phone-sized versions, are written to target/pictures.

#[path = "../../../../tests/support/bless.rs"]
mod bless;
#[path = "../../../../tests/support/golden.rs"]
mod golden;
#[path = "../../../../tests/support/likeness.rs"]
mod likeness;

use sztab_game::secret::LineNumber;
use sztab_game::view::{Focus, MAX_ALT_CHARACTERS, Motion, Playable, RenderContext, SideQuestion, Theme, Topic};
use sztab_game::{AnyEvent, CommandLine, EventRecord, Game, Language, Narrative, Side, Viewer};
use sztab_pictures::Colours;

use crate::arena::Zone;
use crate::event::Event;
use crate::pictures::{self, Attack, Scene};
use crate::texts::text;
use crate::view::scene;
use crate::{Arena, KIND, MechsGame, Terms, Values};

/// A picture in a post has to load quickly on a phone.
const MAX_BYTES: usize = 200 * 1024;

/// A crowded position: mines, turrets, the Mech, ad hoc mode and long names.
const CROWDED_POSITION: &str = "sztab mechs 1
values open-1
arena four
zone A2 energy 2
zone A4 credits 1
zone B1 credits 3
zone B2 energy 4
zone B4 credits 4
zone C2 credits 2
zone D2 energy 1
zone D4 credits 3
zone E4 energy 3
round 3 first=Z
side X pilot=maverick status=armor health=7 energy=3 credits=2 points=24 base=C1 at=B2
side Y pilot=magma health=4 energy=10 credits=10 points=19 base=A3 at=C4
side Z pilot=kitty status=mech health=9 energy=2 credits=6 points=131 base=E3 at=D3
side W pilot=wasp points=12 base=C5 at=B4
equip X warhammer energy_crossbow energy_sword pulse_pistol sniper_rifle
equip Y preemptive_shield grenade_launcher
equip Z flash_spire rail_gun lightning_coil auto_turret
equip W pulse_pistol
program X buy:n mine:e collect:s double:w
program Y power:n diagonal:ne mine:e turret:s
program Z collect:n buy:e power:s double:w
adhoc W fresh
mine A3 Y 3
mine B1 X 4
mine D1 Z 1
turret A2 Y
turret D4 W
turret E4 Z
mech Z trojan
row particle_phaser gauss_rifle flamethrower rotary_cannon
turn X slot=2 stage=action card=mine:e
ask X action
";

const COMBAT_POSITION: &str = "sztab mechs 1
values open-1
arena two
round 4 first=X
side X pilot=maverick status=armor health=7 energy=3 credits=2 points=24 base=A3 at=C2
side Y pilot=magma status=armor health=8 energy=4 credits=1 points=19 base=E3 at=C2
equip X warhammer energy_crossbow energy_sword pulse_pistol
equip Y rotary_cannon plasma_cannon preemptive_shield grenade_launcher
row gauss_rifle rail_gun emp_mace shock_knuckles
turn X slot=2 stage=combat card=mine:n jumped=yes fought=yes
combat X Y next=X jump=yes
ask X attack
";

fn read(position: &str) -> Box<dyn Game> {
    let commands: &dyn CommandLine = KIND.command_line().unwrap();
    commands.read(position, &[]).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn names(game: &dyn Game) -> Vec<String> {
    let names = ["Ala", "Wojciech Brzęczyszczykiewicz", "Сергій", "Sztab (medium)"];
    names.iter().take(game.sides().len()).map(|&name| name.to_owned()).collect()
}

fn theme(language: Language) -> Theme {
    Theme { language, colours: Colours::Default }
}

/// Saves a picture for inspection.
fn save_picture(name: &str, bytes: &[u8]) {
    golden::show(&format!("mechs_{name}"), bytes, MAX_BYTES);
}

fn check_picture(name: &str, bytes: &[u8]) {
    golden::check_picture(&format!("mechs_{name}"), bytes, MAX_BYTES);
}

fn draw(game: &dyn Game, language: Language, focus: Focus<'_>) -> Vec<u8> {
    let players = names(game);
    let context = RenderContext { game, players: &players, theme: theme(language) };
    KIND.view().picture(&context, focus).unwrap().draw().bytes
}

/// A game played up to a round by the weakest computer players, with its events.
fn play_to_round(people: Arena, round: u8) -> (Box<dyn Game>, Narrative) {
    let mut game: Box<dyn Game> = Box::new(MechsGame::new(&Values::built_in(), people, Terms::default(), &[9; 32]));
    let mut narrative = Narrative::default();
    for number in 1.. {
        let state = game.downcast_ref::<MechsGame>().unwrap().state();
        let (Some(side), true) = (game.waiting_sides().iter().next(), state.round <= round) else { break };
        let strength = KIND.strengths()[0];
        for line in KIND.planned_lines(&*game, side, strength, &[5; 32]).into_iter().take(1) {
            let played = game.play(side, &line, LineNumber(number)).unwrap();
            let record = |event| EventRecord { event, is_told: true, ordered: None };
            narrative.events.extend(played.events.into_iter().map(record));
        }
    }
    (game, narrative)
}

#[test]
fn draws_a_full_table() {
    check_picture("crowded", &draw(&*read(CROWDED_POSITION), Language::English, Focus::Whole));
    save_picture(
        "crowded_own",
        &draw(&*read(CROWDED_POSITION).observed_by(Viewer::Side(Side(0))), Language::Ukrainian, Focus::Question),
    );
}

#[test]
fn draws_a_combat_line_by_line() {
    let mut game = read(COMBAT_POSITION);
    check_picture("weapons", &draw(&*game, Language::Polish, Focus::Question));
    let mut narrative = Narrative::default();
    let begun = Event::CombatBegan { mover: Side(0), enemy: Side(1), zone: Zone::parse("C2").unwrap() };
    narrative.events.push(EventRecord { event: AnyEvent::new(begun), is_told: true, ordered: None });
    for (side, line) in [
        (0, "attack warhammer"),
        (1, "attack rotary_cannon 1"),
        (0, "attack energy_sword"),
        (1, "attack preemptive_shield 0"),
    ] {
        let played = game.play(Side(side), line, LineNumber(1)).unwrap();
        let record = |event| EventRecord { event, is_told: true, ordered: None };
        narrative.events.extend(played.events.into_iter().map(record));
    }
    check_picture("combat", &draw(&*game, Language::English, Focus::Latest(&narrative)));
    let players = names(&*game);
    let context = RenderContext { game: &*game, players: &players, theme: theme(Language::English) };
    golden::keep("mechs_combat.gif", &KIND.view().film(&context, &narrative, Motion::Film).unwrap().draw().bytes);
}

#[test]
fn ad_hoc_turns_begin_with_cards_and_zone_choices_have_numbers() {
    let buttons = |at: &str, question: &str| {
        let text = CROWDED_POSITION
            .replace(" at=B2", at)
            .replace("turn X slot=2 stage=action card=mine:e\nask X action", question);
        let game = read(&text);
        let side = game.waiting_sides().iter().next().unwrap();
        let lines = game.legal_lines_of(side);
        let asked = SideQuestion { game: &*game, side, lines: &lines, said: &[], language: Language::English };
        let panel = KIND.view().panel(&asked);
        panel.groups.into_iter().flatten().map(|button| (button.words, button.label)).collect::<Vec<_>>()
    };
    let cards = buttons(" at=B2", "turn W slot=2 stage=start");
    assert_eq!(cards[0], ("adhoc collect".to_owned(), "Collect Resources".to_owned()), "{cards:?}");
    assert!(cards.iter().filter(|(words, _)| words.starts_with("adhoc ")).count() == 7, "{cards:?}");
    let places = buttons("", "turn X slot=2 stage=end\nask X place B2");
    assert_eq!(places[0].1, format!("1 · {}", places[0].0.trim_start_matches("place ")), "{places:?}");
}

#[test]
fn mines_and_turrets_have_their_price_on_the_button_and_in_the_question() {
    let panel = |question: &str, language: Language| {
        let text = CROWDED_POSITION.replace("energy=3 credits=2", "energy=5 credits=6");
        let text = text.replace("turn X slot=2 stage=action card=mine:e\nask X action", question);
        let game = read(&text);
        let side = game.waiting_sides().iter().next().unwrap();
        let lines = game.legal_lines_of(side);
        let asked = SideQuestion { game: &*game, side, lines: &lines, said: &[], language };
        let panel = KIND.view().panel(&asked);
        let labels: Vec<String> = panel.groups.into_iter().flatten().map(|button| button.label).collect();
        (panel.sentences[0].clone(), labels)
    };
    let english = |question: &str| panel(question, Language::English);
    let (said, labels) = english("turn X slot=2 stage=action card=mine:e\nask X action");
    assert_eq!(said, "Which mine do you put on B2? (Cost: 4 credits)");
    assert_eq!(labels[..2], ["Mine 1: 4 credits", "Mine 2: 4 credits"], "{labels:?}");
    let (said, labels) = english("turn X slot=2 stage=action card=turret:e\nask X action");
    assert_eq!(said, "Put a turret on B2? (Cost: 4 energy)");
    assert_eq!(labels[..2], ["Put a turret: 4 energy", "No action"], "{labels:?}");
    let moved = "mine A4 X 1\nmine D5 X 2\nmine C2 X 3\nturn X slot=2 stage=action card=mine:e\nask X action";
    for language in Language::ALL {
        let (_, labels) = panel(moved, language);
        assert!(labels.iter().all(|label| label.chars().count() <= 80), "{labels:?}");
    }
    assert_eq!(english(moved).1[0], "Mine 1 from A4: 4 credits");
    let (_, labels) = english("turn X slot=2 stage=end\nask W deploy turret");
    assert_eq!(labels[0], "1 · A4: 2 energy", "{labels:?}");
}

#[test]
fn turns_are_narrated_by_card_move_and_gain() {
    let (game, narrative) = play_to_round(Arena::Two, 1);
    let story = KIND.view().story(&*game, &narrative, Language::English);
    let said = [
        "On sale now: Shock Knuckles, EMP Mace, Rocket Battery, Plasma Cannon.",
        "X: Power Up ↓ · A4. Y: Collect Resources ← · D3 (−1 energy, +2 energy, +1 credit).",
        "X: Deploy Mine ← · 🧱 stays at the wall. Y: Deploy Turret ↓ · C4 (−3 energy).",
        "X: Buy a Weapon → · B3 · Plasma Cannon (−4 energy). \
         Y: Buy a Weapon ↓ · 🧱 stays at the wall · Shock Knuckles (−1 energy, −5 credits).",
    ];
    assert!(said.iter().all(|sentence| story.iter().any(|told| told == sentence)), "{story:#?}");
}

#[test]
fn a_round_of_four_has_at_most_fifteen_lines() {
    let (game, narrative) = play_to_round(Arena::Four, 6);
    let begins =
        |record: &EventRecord| matches!(record.event.event::<Event>(), Some(Event::RoundBegan { round: 2.., .. }));
    for language in Language::ALL {
        for events in narrative.events.chunk_by(|_, next| !begins(next)).skip(1) {
            let round = Narrative { events: events.to_vec(), ..Narrative::default() };
            let story = KIND.view().story(&*game, &round, language);
            assert!(story.len() <= 15, "{story:#?}");
        }
    }
}

#[test]
fn pictures_and_alt_text_list_basic_weapons_with_prices() {
    let game = read(CROWDED_POSITION);
    let players = names(&*game);
    let context = RenderContext { game: &*game, players: &players, theme: theme(Language::English) };
    let scene = scene::viewed_scene(&context).unwrap().1;
    assert_eq!(
        scene.basic.iter().map(|card| (card.energy, card.credits)).collect::<Vec<_>>(),
        [(1, 1), (2, 0), (1, 1), (0, 2)]
    );
    let alt = KIND.view().picture(&context, Focus::Whole).unwrap().draw().alt;
    assert!(alt.contains("On sale: Particle Phaser (3 energy), Gauss Rifle (1 energy + 3 credits)"), "{alt}");
    assert!(alt.contains("Basic weapons: Energy Sword (1 energy + 1 credit), Grenade Launcher (2 energy)"), "{alt}");
}

#[test]
fn the_text_of_a_picture_has_the_zones_with_their_values_and_the_weapons_of_a_combat() {
    let alt = |position: &str, focus: Focus<'_>, language: Language| {
        let game = read(position);
        let players = names(&*game);
        let context = RenderContext { game: &*game, players: &players, theme: theme(language) };
        KIND.view().picture(&context, focus).unwrap().draw().alt
    };
    let table = alt(CROWDED_POSITION, Focus::Whole, Language::English);
    for said in [
        "Energy zones, value: A2 2, B2 4, B3 2, B5 2, C4 2, D1 2, D2 1, D3 2, D5 2, E2 2, E4 3.",
        "Credit zones, value: A4 1, B1 3, B4 4, C2 2, D4 3.",
        "Both resources, value: A3 2 (base of Y), C1 2 (base of X), C3 4 (Mech bay), C5 2 (base of W), E3 2 (base of Z).",
        "X: health 7 of 9, energy 3, credits 2, points 24, equipped: Warhammer,",
    ] {
        assert!(table.contains(said), "{said}\n{table}");
    }
    let exhausted = COMBAT_POSITION.replace("row gauss", "exhausted Y plasma_cannon\nrow gauss");
    let fight = alt(&exhausted, Focus::Question, Language::English);
    let said = "Y fights with: Rotary Cannon (ranged, damage 1, power attack 2), Plasma Cannon (exhausted),";
    assert!(fight.contains(said), "{fight}");
    for language in Language::ALL {
        // Only what never changes in a game may be cut off.
        let alt = alt(CROWDED_POSITION, Focus::Whole, language);
        let zones = text(language, "alt-zones-energy", &[("zones", "".into())]);
        let zones = zones.trim_end_matches(|sign: char| !sign.is_alphanumeric());
        let (before, _) = alt.split_once(zones).unwrap_or_else(|| panic!("{alt}"));
        assert!(before.chars().count() <= MAX_ALT_CHARACTERS, "{}: {alt}", before.chars().count());
    }
}

#[test]
fn a_side_is_named_by_its_pilot_without_parentheses() {
    let view = KIND.view();
    // The names of threads put it into parentheses after the player's name.
    assert_eq!(view.side_name(&*read(CROWDED_POSITION), Side(1), Language::English), "Magma");
    let begun = MechsGame::new(&Values::built_in(), Arena::Two, Terms::default(), &[9; 32]);
    assert_eq!(view.side_name(&begun, Side(1), Language::English), "Y");
}

#[test]
fn the_damage_of_a_weapon_on_sale_is_explained() {
    let text =
        CROWDED_POSITION.replace("energy=3 credits=2", "energy=5 credits=6").replace("card=mine:e", "card=buy:e");
    let game = read(&text);
    let lines = game.legal_lines_of(Side(0));
    let asked = SideQuestion { game: &*game, side: Side(0), lines: &lines, said: &[], language: Language::English };
    let said = KIND.view().panel(&asked).sentences;
    let gauss = "**Gauss Rifle**: 3 points, ranged, damage 2, power attack 3.";
    assert!(said.iter().any(|sentence| sentence.starts_with(gauss)), "{said:#?}");
}

#[test]
fn draws_the_score_history_and_the_result() {
    let (game, narrative) = play_to_round(Arena::Four, 6);
    let players = names(&*game);
    let context = RenderContext { game: &*game, players: &players, theme: theme(Language::English) };
    let course = KIND.view().course_picture(&context, &narrative).unwrap().draw();
    check_picture("course", &course.bytes);
    assert!(course.alt.contains("Round 6: X "), "{}", course.alt);
    let result = KIND.view().result_card(&context, &narrative, None).unwrap().draw();
    save_picture("result", &result.bytes);
    let outcome = game.outcome().unwrap();
    for (side, name) in game.sides().iter().zip(&players) {
        let said = format!("{name}: {}", outcome.points(side).unwrap());
        assert!(result.alt.contains(&said), "{said} in {}", result.alt);
    }
}

#[test]
fn weapon_row_fits_every_weapon_in_every_language() {
    let values = Values::built_in();
    for language in Language::ALL {
        let game = read(CROWDED_POSITION);
        let players = names(&*game);
        let context = RenderContext { game: &*game, players: &players, theme: theme(language) };
        let scene = scene::viewed_scene(&context).unwrap().1;
        assert!(scene.row.iter().all(|card| !card.name.is_empty()));
        let row = values.weapon_ids().map(|id| scene::weapon_card(&values, id, language)).collect();
        let scene = Scene { row, ..scene };
        let bytes = pictures::draw(&scene).into_png();
        golden::keep(&format!("mechs_row_{language:?}.png"), &bytes);
        let is_short = |attack: &Attack| attack.text.chars().count() < 160;
        assert!(scene.row.iter().all(|card| is_short(&card.normal) && is_short(&card.power)));
    }
}

#[test]
fn every_entry_can_be_looked_up_in_every_language() {
    let view = KIND.view();
    let others: Vec<Playable> = KIND.files().iter().filter_map(|file| view.read_playable(file.data())).collect();
    for language in Language::ALL {
        for topic in [Topic::Playables, Topic::Parts] {
            let entries = view.entries(topic, None, &others, language);
            assert_eq!(entries.len(), if topic == Topic::Playables { 8 } else { 29 });
            for entry in entries {
                let card = view.card(topic, None, &others, &entry.value, theme(language)).unwrap();
                let drawn = card.drawings.into_iter().next().unwrap().draw();
                assert!(drawn.alt.contains("TEM-") && !drawn.alt.contains("field-"), "{}", drawn.alt);
                if ["rail_gun", "sparta", "tsunami", "mine"].contains(&entry.value.as_str()) {
                    save_picture(&format!("card_{}_{language:?}", entry.value), &drawn.bytes);
                }
            }
        }
        for (number, drawing) in view.legend(theme(language)).unwrap().drawings.into_iter().enumerate() {
            save_picture(&format!("legend_{number}_{language:?}"), &drawing.draw().bytes);
        }
    }
}

#[test]
fn weapon_cards_name_their_paragraphs() {
    let values = Values::built_in();
    let book = KIND.rulebook().unwrap();
    for id in values.weapon_ids() {
        let paragraph = book.read(&format!("15.{}", id.0 + 1)).unwrap();
        let text = book.text(Language::English, paragraph).unwrap().text;
        assert!(text.starts_with(&values.weapon(id).name_en), "{text}");
    }
}
