//! Pictures: sizes, positions of figures, and information that must not be shown. All of them are written to
//! target/pictures.

use std::fs;
use std::path::PathBuf;

use sztab_game::view::{Drawing, Theme, Topic};
use sztab_game::{Game, GameState as _, Language, LineNumber, Side};
use sztab_pictures::Colours;

use crate::KIND;
use crate::game::GearsGame;
use crate::map::{Area, Place};
use crate::pictures::alt::{self, AltSentences};
use crate::pictures::card::{self, Card};
use crate::pictures::film::{self, LocustAction, MAX_ACTIVATION_MS};
use crate::pictures::sign::Sign;
use crate::pictures::{self, Combatant, Dice, Frame, Labels, Scene, Strike, Trail};
use crate::position::read;
use crate::state::{Figure, Locust, Phase};
use crate::values::{AttackFace, Kind, MissionId, Values};

/// A picture in a post has to load quickly on a phone.
const MAX_BYTES: usize = 250 * 1024;

fn new(number: u8, people: usize) -> GearsGame {
    let values = Values::built_in();
    let words = ["marcus", "dom", "cole", "baird"];
    let cogs: Vec<_> = words.iter().take(people).map(|word| values.find_cog(word).unwrap()).collect();
    let mut game = GearsGame::new(&values, MissionId::Emergence, &cogs, &[number; 32]).unwrap();
    while let Some(side) = game.waiting_sides().single().filter(|_| game.state().turn.phase == Phase::Place) {
        let lines = Game::legal_lines_of(&game, side);
        let line = lines.iter().find(|line| line.starts_with("place") && side == Side(0)).cloned();
        Game::play(&mut game, side, &line.unwrap_or_else(|| "stay".to_owned()), LineNumber::default()).unwrap();
    }
    game
}

fn scene(game: &GearsGame) -> Scene {
    let players = ["Ala", "Wojciech Brzęczyszczykiewicz", "Сергій", "Sztab (medium)"];
    let players = players.iter().take(game.state().cogs.len()).map(|&name| name.to_owned()).collect();
    let labels = Labels {
        title: "Emergence · stage 1".to_owned(),
        goal: "Seal every emergence hole. Locust come out of each open hole when a card says so.".to_owned(),
        bleeding: "bleeding out".to_owned(),
        gone: "gone".to_owned(),
        deck: "AI deck".to_owned(),
        weapons: Vec::new(),
    };
    Scene { players, labels, ..Scene::new(game.values(), game.state()) }
}

/// Saves a file for inspection.
fn save_file(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/pictures"));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(format!("gears_{name}")), bytes).unwrap();
    folder
}

/// Saves a picture for inspection, also at phone size, and checks its size in bytes.
fn save_picture(name: &str, bytes: &[u8]) {
    let folder = save_file(name, bytes);
    let picture = image::load_from_memory(bytes).unwrap().to_rgb8();
    let phone = image::imageops::thumbnail(&picture, 400, picture.height() * 400 / picture.width());
    phone.save(folder.join(format!("gears_phone_{name}"))).unwrap();
    assert!(bytes.len() <= MAX_BYTES, "{name}: {} bytes", bytes.len());
}

fn check_scene(name: &str, scene: &Scene) {
    save_picture(&format!("{name}.png"), &pictures::draw(scene).into_png());
}

/// A crowded position: many Locust in one area, a bleeding COG, seals, weapons and wounds.
const CROWDED_POSITION: &str = "sztab gears 1
values open-1
map 2A 9A 16A
mission emergence stage=2
side X marcus at=2Ac hand=assault,ambush weapons=lancer:0,gnasher:3,snub:2,bolo:2
side Y dom at=2Aa hand=- bleeding
side Z cole at=2Ad1 hand=assault,resupply
side W baird at=2Ac hand=resupply
seal 2Ad
seal 16Ac
dropped 2Ac lancer
dropped 2Ac hammerburst
dropped 16Ah snub
locust wretch1 2Ac
locust wretch2 2Ac marker=1/x
locust wretch3 2Ac
locust wretch4 2Ac
locust wretch5 2Ae
locust drone1 2Ac marker=1/hammerburst
locust drone2 2Ac
locust drone3 16Af1
locust drone4 9Aa
locust boomer1 2Ac marker=2/boomshot
locust boomer2 16Ae
";

#[test]
fn draws_the_opening() {
    for people in [1, 4] {
        let game = new(7, people);
        check_scene(&format!("start_{people}"), &scene(&game));
        let at = game.state().cogs[0].area().unwrap();
        check_scene(&format!("part_{people}"), &Scene { frame: Frame::Part(at), ..scene(&game) });
    }
}

/// The crowded table with button numbers for a choice, faint places and sight lines.
fn scene_with_choice(game: &GearsGame) -> Scene {
    let offered = (1..)
        .zip(["2Ab1", "2Ad", "2Aa1", "2Ae", "9Aa1", "9Ae"])
        .map(|(number, word)| (number, Place::parse(word).unwrap()));
    let legal = ["2Aa", "2Ab", "2Ad1", "2Ae1", "9Af", "9Ad1"].map(|word| Place::parse(word).unwrap()).to_vec();
    let at = game.state().cogs[0].at;
    Scene { offered: offered.collect(), legal, sight: at, ..scene(game) }
}

#[test]
fn draws_a_crowded_map() {
    let game = read(CROWDED_POSITION, &[]).unwrap();
    check_scene("crowd", &scene(&game));
    let at = game.state().cogs[0].area().unwrap();
    check_scene("crowd_part", &Scene { frame: Frame::Part(at), ..scene(&game) });
    check_scene("choice", &Scene { frame: Frame::Part(at), ..scene_with_choice(&game) });
    let places = ["9Ad", "9Ac", "16Ad"].map(|word| Place::parse(word).unwrap()).to_vec();
    let trails = vec![Trail { who: Combatant::Cog(3), places }];
    check_scene("choice_map", &Scene { frame: Frame::Map, sight: None, trails, ..scene_with_choice(&game) });
    check_scene("crowd_panel", &Scene { frame: Frame::Panel, ..scene(&game) });
    for (word, colours) in [("blind", Colours::ColourBlind), ("contrast", Colours::HighContrast)] {
        check_scene(&format!("crowd_{word}"), &Scene { colours, ..scene(&game) });
    }
}

/// Two maps that are not joined, a hole token, and Locust of every kind.
const SHEETS_POSITION: &str = "sztab gears 1
values open-1
tile 17A 0,0 r0 sheet=1
tile 15B 0,0 r1 sheet=2
tile 1A 5,0 r0 sheet=2
link 17Ah 15Ba
door 15B
side X marcus at=17Aa hand=assault
side Y baird at=15Bd hand=assault
hole 17Aj
";

#[test]
fn draws_two_sheets_and_all_kinds() {
    let mut game = read(SHEETS_POSITION, &[]).unwrap();
    let areas: Vec<_> = game.state.map.geometry().areas().to_vec();
    for (number, (_, kind)) in (0..).zip(Kind::KEYWORDS) {
        let figure = Figure { kind, number: number + 1 };
        let at = areas[number as usize * areas.len() / 10].open_place();
        game.state.locusts.push(Locust { figure, at, marker: None, turned: false });
    }
    let at = Place::parse("17Aa").unwrap();
    check_scene("sheets", &Scene { sight: Some(at), ..scene(&game) });
    check_scene("sheets_part", &Scene { frame: Frame::Part(at.area), ..scene(&game) });
}

fn ai_card(number: u8) -> Card {
    let family = Values::built_in().ai_card(number).family;
    let lines = [
        "Within 2 areas of a COG: it moves up to 2 areas towards that COG and attacks it.",
        "Otherwise: it moves 3 areas towards the nearest COG, then into cover.",
    ];
    Card {
        sign: Sign::Family(family),
        number: Some(number),
        title: family.map_or("General".to_owned(), |family| format!("{family:?}")),
        note: "Each figure, one after the other".to_owned(),
        lines: lines.map(|line| (Sign::Mark, line.to_owned())).to_vec(),
        colours: Colours::Default,
    }
}

#[test]
fn draws_ai_cards() {
    for number in [4, 8, 14] {
        save_picture(&format!("card_{number}.png"), &card::draw(&ai_card(number)).into_png());
    }
    let long = Card { lines: vec![(Sign::Mark, "A long line about a long move. ".repeat(9)); 4], ..ai_card(17) };
    save_picture("card_long.png", &card::draw(&long).into_png());
}

#[test]
fn every_figure_has_its_own_spot() {
    let mut game = read(CROWDED_POSITION, &[]).unwrap();
    for area in ["2Ac", "2Aa", "9Ac", "16Ai"] {
        let place = Place::parse(area).unwrap();
        game.state.locusts.iter_mut().for_each(|locust| locust.at = place);
        for frame in [Frame::Table, Frame::Map, Frame::Part(place.area)] {
            let places = pictures::figure_places(&Scene { frame, ..scene(&game) });
            assert_eq!(places.len(), 4 + game.state.locusts.len());
            for (number, (who, at, size)) in places.iter().enumerate() {
                assert!(*size > 5.0, "{area}: {who:?} is {size} pixels");
                for (other, there, its) in &places[..number] {
                    let gap = (at.x - there.x).abs().max((at.y - there.y).abs());
                    assert!(gap > f32::midpoint(*size, *its) - 1.0, "{area}: {who:?} on {other:?}");
                }
            }
        }
    }
}

#[test]
fn equal_scenes_draw_equal_bytes() {
    let game = read(CROWDED_POSITION, &[]).unwrap();
    let again = read(&game.position(), &[]).unwrap();
    assert_eq!(
        pictures::draw(&scene_with_choice(&game)).into_png(),
        pictures::draw(&scene_with_choice(&again)).into_png()
    );
}

#[test]
fn pictures_show_no_hidden_information() {
    let game = read(CROWDED_POSITION, &[]).unwrap();
    let mut other = game.clone();
    let state = &mut other.state;
    let hand = state.decks.orders.cards.split_off(state.decks.orders.cards.len() - 2);
    state.cogs[0].hand = hand;
    state.decks.orders.cards.reverse();
    state.decks.ai.cards.reverse();
    state.decks.weapons.reverse();
    state.decks.markers.iter_mut().for_each(|deck| deck.cards.reverse());
    for marker in state.locusts.iter_mut().filter_map(|locust| locust.marker.as_mut()) {
        marker.back = "x".to_owned();
    }
    state.dropped.iter_mut().for_each(|dropped| dropped.marker.back = "x".to_owned());
    assert_ne!(game.state, other.state);
    for frame in [Frame::Table, Frame::Part(Place::parse("2Ac").unwrap().area)] {
        let draw = |game: &GearsGame| pictures::draw(&Scene { frame, ..scene_with_choice(game) }).into_png();
        assert_eq!(draw(&game), draw(&other));
    }
    assert_eq!(
        alt::alt_text(&game.state, &game.values, &English),
        alt::alt_text(&other.state, &other.values, &English)
    );
}

/// Texts for tests.
struct English;

impl AltSentences for English {
    fn cog(&self, side: u8, place: Place, cards: usize, is_bleeding: bool) -> String {
        format!("{side} in {place}, {cards} cards{}.", if is_bleeding { ", bleeding" } else { "" })
    }

    fn locusts(&self, kind: Kind, place: Place, figures: &[(u8, u8)]) -> String {
        let figures: Vec<String> = figures.iter().map(|(number, health)| format!("{number}:{health}")).collect();
        format!("{} {} in {place}.", kind.keyword(), figures.join(" "))
    }

    fn holes(&self, open: &[Place], sealed: &[Place]) -> String {
        format!("{} holes, {} sealed.", open.len(), sealed.len())
    }

    fn dropped_weapons(&self, place: Place, weapons: &[&str]) -> String {
        format!("{} in {place}.", weapons.join(", "))
    }

    fn deck(&self, cards: usize) -> String {
        format!("{cards} AI cards.")
    }
}

#[test]
fn alt_text_describes_the_table() {
    let game = read(CROWDED_POSITION, &[]).unwrap();
    let said = alt::alt_text(&game.state, &game.values, &English);
    for part in [
        "0 in 2Ac, 2 cards.",
        "1 in 2Aa, 0 cards, bleeding.",
        "wretch 1:2 2:1 3:2 4:2 in 2Ac.",
        "boomer 1:2 in 2Ac.",
        "lancer, hammerburst in 2Ac.",
        "18 AI cards.",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
}

#[test]
fn draws_a_film_of_a_locust_activation() {
    let before = read(CROWDED_POSITION, &[]).unwrap();
    let mut after = before.clone();
    let figure = |word: &str| Figure::parse(word).unwrap();
    let place = |word: &str| Place::parse(word).unwrap();
    let area = |word: &str| place(word).area;
    let way = |from: &str, to: &str| before.state.map.geometry().shortest_path(area(from), area(to));
    let walk = |word: &str, way: Vec<Area>| {
        (LocustAction::Walk(figure(word), way.into_iter().map(Area::open_place).collect()), word.to_owned())
    };
    let dice = Dice {
        attack: vec![AttackFace::Omen, AttackFace::Hits(2), AttackFace::Hits(0), AttackFace::Hits(1)],
        shields: vec![0, 1, 2],
    };
    let strike = |word: &str, side, wounds| {
        let strike = Strike { by: Combatant::Locust(figure(word)), on: Combatant::Cog(side), wounds };
        (LocustAction::Attack(vec![strike], dice.clone()), format!("{word} attacks"))
    };
    let wretch = before.state.locusts[0].clone();
    after.state.locusts.push(Locust { figure: figure("wretch6"), at: place("9Ad"), ..wretch });
    after.state.locust_mut(figure("boomer2")).unwrap().at = place("9Ad");
    let deeds = [
        strike("drone4", 0, 2),
        walk("boomer2", way("16Ae", "9Ad")),
        walk("wretch6", [vec![area("9Ae")], way("9Ae", "9Ad")].concat()),
        (LocustAction::Fall(figure("wretch5")), "dead".to_owned()),
        strike("boomer2", 2, 0),
    ];
    let shots = film::activation_shots(Some(ai_card(8)), &scene(&before), &deeds, &scene(&after));
    assert!(shots.len() > 8, "{}", shots.len());
    for (number, (shot, _)) in shots.iter().enumerate() {
        save_picture(&format!("shot_{number}.png"), &shot.draw().into_png());
    }
    let film = film::encode_film(&shots, MAX_ACTIVATION_MS);
    save_file("film.gif", &film);
    let time = sztab_pictures::running_time(&film).as_millis();
    assert!((6000..=20_100).contains(&time), "{time}");
    let many: Vec<_> = std::iter::repeat_n(deeds[1].clone(), 20).collect();
    let long =
        film::encode_film(&film::activation_shots(None, &scene(&before), &many, &scene(&after)), MAX_ACTIVATION_MS);
    assert!(sztab_pictures::running_time(&long).as_millis() <= 20_100);
}

#[test]
fn cards_and_legend_exist_in_three_languages() {
    let view = KIND.view();
    for language in Language::ALL {
        let theme = Theme { language, colours: Colours::Default };
        let keep = |name: String, drawing: Drawing| {
            let drawn = drawing.draw();
            let missing = ["lookup-", "legend-", "limit-", "omen-", "trait-", "equipment-", "ability-", "ai-"];
            assert!(!missing.iter().any(|key| drawn.alt.contains(key)), "{}", drawn.alt);
            save_picture(&format!("{name}_{}.png", language.code()), &drawn.bytes);
        };
        let mut count = 0;
        for topic in [Topic::Playables, Topic::Parts] {
            for entry in view.entries(topic, None, &[], language) {
                let card = view.card(topic, None, &[], &entry.value, theme).unwrap();
                assert!(card.title == entry.phrase && entry.also.len() == 3, "{}", entry.value);
                count += 1;
                for drawing in card.drawings {
                    keep(format!("lookup_{}", entry.value.replace(':', "_")), drawing);
                }
            }
        }
        assert_eq!(count, 4 + 18 + 16 + 10 + 35 + 34);
        for (number, drawing) in (1..).zip(view.legend(theme).unwrap().drawings) {
            keep(format!("legend_{number}"), drawing);
        }
    }
}
