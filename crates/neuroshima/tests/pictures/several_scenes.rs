//! Scenes with three or four sides in every mode, and scenes of variants.

use std::sync::Arc;

use sztab_neuroshima::pictures::Headline;
use sztab_neuroshima::rules::event::{DestructionCause, EventTile};
use sztab_neuroshima::rules::notation::{Catalogue, Position};
use sztab_neuroshima::rules::page::{MarkWord, Page, PageMark};
use sztab_neuroshima::rules::{Arrangement, Board, Card, Event, Hex, ModeKind, Roster, Rotation, Side, Terms, Unit};

use super::{SceneBuilder, TestBattle, opening_scene};

/// A crowded centre of the usual board, with three armies that each play alone.
#[must_use]
pub fn three_sides_alone_scene() -> SceneBuilder {
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["borgo", "moloch", "outpost"])
        .with_unit("C3", 0, "hq", 0)
        .with_unit("A2", 1, "hq", 0)
        .with_unit("E2", 2, "hq", 0)
        .with_unit("C2", 0, "mutant", 0)
        .with_unit("B3", 0, "super_mutant", 4)
        .with_unit("D4", 0, "net_fighter", 1)
        .with_unit("B2", 1, "clown", 2)
        .with_unit("A1", 1, "gauss_cannon", 2)
        .with_unit("B4", 1, "medic", 1)
        .with_unit("C4", 1, "juggernaut", 0)
        .with_unit("D3", 2, "commando", 5)
        .with_unit("D2", 2, "hmg", 4)
        .with_unit("E1", 2, "scoper", 3)
        .with_unit("C5", 2, "runner", 0)
        .wounds("B3", 1)
        .wounds("C4", 1)
        .hand(0, &["battle", "brawler"])
        .hand(1, &["air_strike", "push_back", "blocker"])
        .hand(2, &["sniper"])
        .with_turns(&[1, 2, 0])
        .with_effective_values();
    table.arrangement.points = [13, 20, 8, 0];
    table.last = vec![table.hex("C4")];
    table.headline = Headline { title: "Round 6 · turn 17".into(), note: String::new(), warns: false };
    for (panel, (pile, discard)) in table.sides.iter_mut().zip([(18, 11), (20, 8), (17, 10)]) {
        (panel.pile, panel.discard) = (pile, discard);
    }
    table
}

/// Four armies on the larger board, one of which is out of the game, with gaps left by destroyed units.
#[must_use]
pub fn four_sides_alone_scene() -> SceneBuilder {
    let mut table = full_enlarged_board().with_status(1, "eliminated", true).with_turns(&[2, 3, 0]);
    for hex in Board::ENLARGED.hexes() {
        let unit = table.arrangement.unit(hex).copied();
        let is_headquarters = unit.is_some_and(|unit| table.roster.unit_tile(&unit).is_headquarters());
        if unit.is_some_and(|unit| unit.owner == Side(1) || (hex.index() % 4 == 2 && !is_headquarters)) {
            table.arrangement.take(hex);
        }
    }
    table.arrangement.points = [4, 0, 17, 11];
    table.with_effective_values()
}

/// Every hex of the larger board, filled by four armies in turn.
#[must_use]
pub fn full_enlarged_board() -> SceneBuilder {
    let mut table = SceneBuilder::with_armies(Board::ENLARGED, &["borgo", "hegemony", "moloch", "outpost"])
        .with_turns(&[2, 3, 0, 1]);
    let kinds: [&[&str]; 4] = [
        &["hq", "mutant", "claws", "super_mutant", "net_fighter", "assassin", "medic", "officer", "scout", "brawler"],
        &[
            "hq",
            "runner",
            "thug",
            "ganger",
            "gladiator",
            "net_master",
            "boss",
            "transport",
            "universal_soldier",
            "guard",
        ],
        &[
            "hq",
            "blocker",
            "clown",
            "juggernaut",
            "gauss_cannon",
            "medic",
            "brain",
            "stormtrooper",
            "hybrid",
            "protector",
        ],
        &["hq", "runner", "hmg", "commando", "annihilator", "mobile_armor", "medic", "scoper", "saboteur", "scout"],
    ];
    // A step that shares no factor with 37 scatters each army over the whole board.
    let hexes: Vec<Hex> = Board::ENLARGED.hexes().collect();
    for index in 0..hexes.len() {
        let (side, tile) = (index % 4, kinds[index % 4][index / 4]);
        let unit = table.unit(u8::try_from(side).unwrap(), tile, u8::try_from(index % 6).unwrap());
        table.arrangement.put(hexes[index * 11 % hexes.len()], unit);
    }
    table = table
        .hand(0, &["battle", "claws"])
        .hand(1, &["push_back"])
        .hand(2, &["air_strike", "hunter_killer", "mother_module"])
        .hand(3, &["sniper", "recon_centre"]);
    table.arrangement.points = [4, 9, 17, 11];
    table.headline = Headline { title: "Round 9 · turn 33".into(), note: String::new(), warns: false };
    table.with_effective_values()
}

/// A game for points that one player has left.
#[must_use]
pub fn points_scene() -> SceneBuilder {
    let mut table = three_sides_alone_scene()
        .with_terms(Terms::for_mode(ModeKind::Points, 3))
        .with_status(0, "left", true)
        .with_turns(&[1, 2]);
    table.arrangement.points = [3, 17, 11, 0];
    table
}

/// One side against two whose HQs have 13 points.
#[must_use]
pub fn one_against_team_scene() -> SceneBuilder {
    let mut table = three_sides_alone_scene()
        .with_terms(Terms::for_mode(ModeKind::OneAgainstTeam, 3))
        .with_turns(&[0, 1, 0, 2])
        .with_effective_values();
    table.arrangement.points = [15, 13, 4, 0];
    table
}

/// Two teams of two on the usual board.
#[must_use]
pub fn teams_scene() -> SceneBuilder {
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["borgo", "moloch", "hegemony", "outpost"])
        .with_terms(Terms::for_mode(ModeKind::Teams, 4))
        .with_unit("C3", 0, "hq", 0)
        .with_unit("A2", 1, "hq", 0)
        .with_unit("D3", 2, "hq", 0)
        .with_unit("E2", 3, "hq", 0)
        .with_unit("B2", 0, "mutant", 4)
        .with_unit("B3", 2, "net_master", 4)
        .with_unit("A3", 1, "blocker", 0)
        .with_unit("C2", 1, "clown", 3)
        .with_unit("D2", 3, "commando", 4)
        .with_unit("D4", 2, "gladiator", 5)
        .with_unit("E1", 3, "scout", 3)
        .hand(0, &["battle"])
        .hand(1, &["hunter_killer", "air_strike"])
        .hand(2, &["officer_1", "boss", "sniper"])
        .hand(3, &["hmg"])
        .with_turns(&[1, 2, 3, 0])
        .with_status(3, "out of time", false)
        .with_effective_values();
    table.arrangement.points = [14, 20, 19, 8];
    table.headline = Headline { title: "Round 3 · turn 10".into(), note: String::new(), warns: false };
    table
}

/// A duel with six tiles in one hand.
#[must_use]
pub fn reinforcement_scene() -> SceneBuilder {
    let terms = Terms { reinforcements: true, ..Terms::for_mode(ModeKind::Duel, 2) };
    opening_scene()
        .with_terms(terms)
        .hand(0, &["mutant", "battle", "claws", "medic", "super_mutant", "move"])
        .hand(1, &["universal_soldier", "push_back", "officer_1", "net_fighter"])
}

/// A duel with Tactic cards: a tile lies on one Base, and the other player has used two cards.
#[must_use]
pub fn tactic_cards() -> SceneBuilder {
    let terms = Terms { cards: true, ..Terms::for_mode(ModeKind::Duel, 2) };
    opening_scene().with_terms(terms).cards(0, &[Card::Base, Card::Medic, Card::Tactic], Some("super_mutant")).cards(
        1,
        &[Card::Base],
        None,
    )
}

/// A Battle in which attackers of three owners score points.
#[must_use]
pub fn points_fight() -> TestBattle {
    let mut table = points_battle();
    table.arrangement.points = [15, 2, 7, 0];
    TestBattle::resolve(table)
}

fn points_battle() -> SceneBuilder {
    SceneBuilder::with_armies(Board::STANDARD, &["borgo", "hegemony", "outpost"])
        .with_terms(Terms::for_mode(ModeKind::Points, 3))
        .with_unit("C3", 0, "hq", 0)
        .with_unit("D2", 1, "hq", 0)
        .with_unit("B3", 2, "hq", 0)
        .with_unit("C4", 1, "universal_soldier", 1)
        .with_unit("B2", 2, "commando", 0)
        .with_unit("C2", 0, "mutant", 2)
        .with_unit("A2", 0, "assassin", 1)
        .with_unit("D3", 2, "annihilator", 5)
        .with_unit("D4", 1, "gladiator", 5)
}

/// The same Battle with each side playing alone: an HQ is destroyed, and its army leaves.
#[must_use]
pub fn last_stand() -> TestBattle {
    let mut table = points_battle().with_unit("B1", 0, "scout", 0).with_terms(Terms::for_mode(ModeKind::FreeForAll, 3));
    table.arrangement.points = [1, 20, 12, 0];
    let mut fight = TestBattle::resolve(table);
    let mut board = fight.table.arrangement.clone();
    fight.events.iter().for_each(|event| board.apply_event(event));
    assert_eq!(board.points[0], 0, "the HQ falls");
    let seen = |(hex, unit): (Hex, &Unit)| EventTile { hex, owner: unit.owner, tile: unit.tile };
    let left = board.units().filter(|(_, unit)| unit.owner == Side(0)).map(seen);
    let gone = left.map(|unit| Event::Destroyed { unit, cause: DestructionCause::SideOut });
    fight.aftermath = std::iter::once(Event::Eliminated { side: Side(0) }).chain(gone).collect();
    fight.table = fight.table.with_status(0, "eliminated", true);
    fight
}

/// Every kind of terrain, with and without units; a Foundation and wounds on some of it.
#[must_use]
pub fn terrain_scene() -> SceneBuilder {
    let laid = "terrain=jungle:C2+C3+D2,jungle:C5,hills:B1+B2,hills:D4,mountains:A3,mountains:E1,swamps:A1,swamps:E3,swamps:D1";
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["sharrash", "outpost"])
        .with_terms(laid.parse().unwrap())
        .with_unit("C3", 0, "hq", 0)
        .with_unit("D3", 1, "hq", 0)
        .with_unit("C2", 1, "commando", 4)
        .with_unit("B2", 0, "mortar", 2)
        .with_unit("D4", 1, "hmg", 5)
        .with_unit("E3", 1, "runner", 0)
        .wounds("D4", 1)
        .hand(1, &["battle", "scout"])
        .with_turns(&[1, 0])
        .with_effective_values();
    table.last = vec![table.hex("D4")];
    table.headline = Headline { title: "Turn 9".into(), note: String::new(), warns: false };
    table
}

/// A page with an HQ on a start hex of each side, and a unit on a hex of each mark that is neither a start nor a pit.
#[must_use]
pub fn page_scene(page: &Arc<Page>) -> SceneBuilder {
    let usual = SceneBuilder::with_armies(page.board, &["borgo", "hegemony", "moloch", "outpost"][..page.seats.into()]);
    let armies = usual.roster.sides().map(|side| Arc::new(usual.roster.army(side).clone())).collect();
    let terms = Terms::for_mode(page.mode, page.seats).with_page(Arc::clone(page));
    let roster = Roster::with_terms(armies, terms);
    let mut arrangement = Arrangement::at_start(page.board, &roster);
    for side in roster.sides() {
        let start = page.starts(side).iter().next().unwrap();
        arrangement.put(start, Unit::new(side, roster.army(side).headquarters(), Rotation::default()));
    }
    let is_entered =
        |mark: &&PageMark| !mark.words.iter().any(|word| matches!(word, MarkWord::Start(_) | MarkWord::Pit));
    for mark in page.marks.iter().filter(is_entered) {
        let hex = mark.hexes.iter().next().unwrap();
        arrangement.put(hex, Unit::new(Side(0), roster.army(Side(0)).find("mutant").unwrap(), Rotation::default()));
    }
    if page.has_scores() {
        arrangement.scores = [12, 3, 0, 7];
    }
    SceneBuilder { roster, arrangement, ..usual }
}

/// Structures in four orientations: with each side of a token up, with wounds, netted, and taken over.
#[must_use]
pub fn structure_scene() -> SceneBuilder {
    const TEXT: &str = "board 19
define X/slag_crane kind=structure initiative=2/1/-/- edges=r1,-,-,-,-,-/m1,m1,-,-,-,-/a,a,-,-,-,a/n,-,-,-,-,- toughness=-/1/1/1
define Y/radio_mast kind=structure initiative=3/-/2/- edges=r1,-,-,-,-,-/c,-,-,-,-,-/r1,-,-,-,-,-/a,a,-,-,-,a toughness=-/1/-/1 features=sharpshooter/-/rotation/heavy effect=-/initiative+1/-/-
side X army=moloch
side Y army=outpost
unit A1 X/hq
unit B1 X/hunter_killer rot=2
unit C3+C4 X/slag_crane face=a+b rot=1+4 wounds=1
unit E2 Y/hq
unit B3 Y/runner rot=2
unit D3+E3 Y/radio_mast face=b+a rot=0+5
";
    let position = Position::parse(TEXT, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}"));
    let usual = SceneBuilder::with_armies(Board::STANDARD, &["moloch", "outpost"]);
    SceneBuilder { roster: (**position.roster()).clone(), arrangement: position.arrangement().clone(), ..usual }
}
