//! The tiles of the built-in armies: number, initiative, edges and abilities must be those of the printed tiles.

use sztab_neuroshima::rules::{Army, Edge, Effect, Feature, Foundation, Instant, Kind, Tile};

mod later;

fn tile(army: &str, id: &str) -> Tile {
    let army = Army::built_in().into_iter().find(|known| known.id == army).unwrap();
    let id = army.find(id).unwrap_or_else(|| panic!("{} has no {id}", army.id));
    army.tile(id).clone()
}

fn edge(words: &str) -> Edge {
    let mut edge = Edge::default();
    for word in words.split('+') {
        match (&word[..1], word[1..].parse::<u8>().unwrap_or(0)) {
            _ if word == "x" => edge.blast = true,
            _ if word == "reflect" => edge.reflection = true,
            _ if word == "shotgun" => edge.shotgun = true,
            _ if word == "rocket3" => edge.rocket = 3,
            _ if word == "in" => edge.entry = true,
            _ if word == "out" => edge.exit = true,
            _ if word == "trap" => edge.trap = true,
            _ if word == "cl" => edge.long = true,
            ("m", strength) => edge.melee = strength,
            ("r", strength) => edge.ranged = strength,
            ("g", _) => edge.gauss = true,
            ("a", _) => edge.armour = true,
            ("n", _) => edge.net = true,
            ("v", _) => edge.poison = true,
            ("c", _) => edge.connection = true,
            ("t", _) => edge.takeover = true,
            _ => assert_eq!(word, "-"),
        }
    }
    edge
}

/// A unit with its number of copies, initiative, edges 0 to 5 and Toughness icons, but without features or effects.
#[track_caller]
fn check_unit(army: &str, id: &str, kind: Kind, count: u8, initiative: &[u8], edges: &str, toughness: u8) -> Tile {
    let tile = tile(army, id);
    assert_eq!(tile.kind, kind);
    assert_eq!(tile.count, count, "count");
    assert_eq!(tile.initiative, initiative, "initiative");
    let wanted: Vec<Edge> = edges.split(' ').map(edge).collect();
    assert_eq!(tile.edges.to_vec(), wanted, "edges");
    assert_eq!(tile.toughness, toughness, "Toughness");
    tile
}

#[track_caller]
fn check_warrior(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str, toughness: u8) {
    let tile = check_unit(army, id, Kind::Warrior, count, initiative, edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![], vec![]));
}

#[track_caller]
fn check_mobile_warrior(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str) {
    let tile = check_unit(army, id, Kind::Warrior, count, initiative, edges, 0);
    assert_eq!((tile.features, tile.effects), (vec![Feature::Mobility], vec![]));
}

#[track_caller]
fn check_exploding(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str, toughness: u8) {
    let tile = check_unit(army, id, Kind::Warrior, count, initiative, edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![Feature::Explosion], vec![]));
}

#[track_caller]
fn check_warrior_with_feature(
    army: &str,
    id: &str,
    count: u8,
    initiative: &[u8],
    edges: &str,
    toughness: u8,
    feature: Feature,
) {
    let tile = check_unit(army, id, Kind::Warrior, count, initiative, edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![feature], vec![]));
}

#[track_caller]
fn check_module(army: &str, id: &str, count: u8, edges: &str, toughness: u8, effects: &[Effect]) {
    let tile = check_unit(army, id, Kind::Module, count, &[], edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![], effects.to_vec()));
}

#[track_caller]
fn check_headquarters(army: &str, effect: Effect) {
    let tile = check_unit(army, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((tile.features, tile.effects), (vec![], vec![effect]));
}

#[track_caller]
fn check_instant(army: &str, id: &str, count: u8, instant: Instant) {
    let tile = tile(army, id);
    assert_eq!((tile.kind, tile.count), (Kind::Instant(instant), count));
    assert_eq!((tile.initiative, tile.toughness, tile.features, tile.effects), (vec![], 0, vec![], vec![]));
    assert_eq!(tile.edges, [Edge::default(); 6]);
}

const BORGO: &str = "borgo";
const HEGEMONY: &str = "hegemony";
const MOLOCH: &str = "moloch";

const OUTPOST: &str = "outpost";

#[test]
fn each_army_has_exactly_these_tiles() {
    let ids = |army: &str| {
        let army = Army::built_in().into_iter().find(|known| known.id == army).unwrap();
        army.tiles.iter().map(|tile| tile.id.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        ids(BORGO),
        "hq mutant claws net_fighter super_mutant brawler assassin medic officer super_officer scout battle move grenade"
    );
    assert_eq!(
        ids(HEGEMONY),
        "hq runner thug ganger gladiator net_fighter net_master guard universal_soldier boss officer_1 officer_2 scout \
         transport quartermaster battle move push_back sniper"
    );
    assert_eq!(
        ids(MOLOCH),
        "hq blocker hybrid gauss_cannon juggernaut hunter_killer clown armored_hunter armored_guard guard protector ripper \
         net_fighter stormtrooper mother_module medic brain officer scout air_strike battle move push_back"
    );
    assert_eq!(
        ids(OUTPOST),
        "hq runner hmg commando annihilator mobile_armor brawler saboteur recon_centre medic officer scoper scout battle \
         move sniper"
    );
    assert_eq!(
        Army::base_box().iter().map(|army| army.id.as_str()).collect::<Vec<_>>(),
        [BORGO, HEGEMONY, MOLOCH, OUTPOST]
    );
}

#[test]
fn borgo_hq_gives_initiative() {
    check_headquarters(BORGO, Effect::Initiative(1));
}

#[test]
fn borgo_mutant() {
    check_warrior(BORGO, "mutant", 6, &[2], "m1 m1 - - - m1", 0);
}

#[test]
fn borgo_claws() {
    check_warrior(BORGO, "claws", 4, &[3], "- - - - m1 m1", 0);
}

#[test]
fn borgo_net_fighter() {
    check_warrior(BORGO, "net_fighter", 2, &[1], "- - m3+n - - -", 0);
}

#[test]
fn borgo_super_mutant() {
    check_warrior(BORGO, "super_mutant", 1, &[2], "m2+a m1+a - - - m1+a", 1);
}

#[test]
fn borgo_brawler() {
    check_warrior(BORGO, "brawler", 2, &[2], "m2 - - - - -", 0);
}

#[test]
fn borgo_assassin() {
    check_mobile_warrior(BORGO, "assassin", 2, &[3], "- - - - - r1");
}

#[test]
fn borgo_medic() {
    check_module(BORGO, "medic", 1, "c c - - - c", 0, &[Effect::Medic]);
}

#[test]
fn borgo_officer() {
    check_module(BORGO, "officer", 2, "c c - - - c", 0, &[Effect::Melee(1)]);
}

#[test]
fn borgo_super_officer() {
    check_module(BORGO, "super_officer", 1, "c c - - - c", 1, &[Effect::Melee(1)]);
}

#[test]
fn borgo_scout() {
    check_module(BORGO, "scout", 2, "c c - - - c", 0, &[Effect::Initiative(1)]);
}

#[test]
fn borgo_instants() {
    check_instant(BORGO, "battle", 6, Instant::Battle);
    check_instant(BORGO, "move", 4, Instant::Move);
    check_instant(BORGO, "grenade", 1, Instant::Grenade);
}

#[test]
fn hegemony_hq_gives_melee_strength() {
    check_headquarters(HEGEMONY, Effect::Melee(1));
}

#[test]
fn hegemony_runner() {
    check_mobile_warrior(HEGEMONY, "runner", 3, &[2], "m1 - - - - -");
}

#[test]
fn hegemony_thug() {
    check_warrior(HEGEMONY, "thug", 1, &[2], "m2 m1 - - - m1", 0);
}

#[test]
fn hegemony_ganger() {
    check_warrior(HEGEMONY, "ganger", 4, &[3], "- - - - - m1", 0);
}

#[test]
fn hegemony_gladiator() {
    check_warrior(HEGEMONY, "gladiator", 1, &[1], "m2+a m2+a - - - m2+a", 1);
}

#[test]
fn hegemony_net_fighter() {
    check_warrior(HEGEMONY, "net_fighter", 2, &[], "- n - - - -", 0);
}

#[test]
fn hegemony_net_master() {
    check_warrior(HEGEMONY, "net_master", 1, &[2], "- - n m1 n -", 0);
}

#[test]
fn hegemony_guard() {
    check_warrior(HEGEMONY, "guard", 1, &[2], "m1 - - - m1 m1", 1);
}

#[test]
fn hegemony_universal_soldier() {
    check_warrior(HEGEMONY, "universal_soldier", 3, &[3], "- - - - - m1+r1", 0);
}

#[test]
fn hegemony_boss() {
    check_module(HEGEMONY, "boss", 1, "c - - - - c", 0, &[Effect::Melee(1), Effect::Initiative(1)]);
}

#[test]
fn hegemony_officers() {
    check_module(HEGEMONY, "officer_1", 2, "c - - - - c", 0, &[Effect::Melee(1)]);
    check_module(HEGEMONY, "officer_2", 1, "c c - - - c", 0, &[Effect::Melee(1)]);
}

#[test]
fn hegemony_scout() {
    check_module(HEGEMONY, "scout", 1, "c c - - - c", 0, &[Effect::Initiative(1)]);
}

#[test]
fn hegemony_transport() {
    check_module(HEGEMONY, "transport", 1, "c c c c c c", 0, &[Effect::Transport]);
}

#[test]
fn hegemony_quartermaster() {
    check_module(HEGEMONY, "quartermaster", 1, "c - - - - -", 0, &[Effect::Quartermaster]);
}

#[test]
fn hegemony_instants() {
    check_instant(HEGEMONY, "battle", 5, Instant::Battle);
    check_instant(HEGEMONY, "move", 3, Instant::Move);
    check_instant(HEGEMONY, "push_back", 2, Instant::PushBack);
    check_instant(HEGEMONY, "sniper", 1, Instant::Sniper);
}

#[test]
fn moloch_hq_gives_ranged_strength() {
    check_headquarters(MOLOCH, Effect::Ranged(1));
}

#[test]
fn moloch_blocker() {
    check_warrior(MOLOCH, "blocker", 2, &[], "a - - - - -", 2);
}

#[test]
fn moloch_hybrid() {
    check_warrior(MOLOCH, "hybrid", 2, &[3], "r1 - - - - -", 0);
}

#[test]
fn moloch_gauss_cannon() {
    check_warrior(MOLOCH, "gauss_cannon", 1, &[1], "- - - - g -", 1);
}

#[test]
fn moloch_juggernaut() {
    check_warrior(MOLOCH, "juggernaut", 1, &[1], "m2+a r1 a - a -", 1);
}

#[test]
fn moloch_hunter_killer() {
    check_warrior(MOLOCH, "hunter_killer", 2, &[3], "m1 m1 - m1 - m1", 0);
}

#[test]
fn moloch_clown() {
    check_exploding(MOLOCH, "clown", 1, &[2], "m1 - - - - m1", 1);
}

#[test]
fn moloch_armored_hunter() {
    check_warrior(MOLOCH, "armored_hunter", 2, &[2], "m1+a m1 m1 m1 m1 m1+a", 0);
}

#[test]
fn moloch_guards() {
    check_warrior(MOLOCH, "armored_guard", 1, &[2], "a r1 - - - r1", 0);
    check_warrior(MOLOCH, "guard", 1, &[2], "r1 - - - - r1", 0);
}

#[test]
fn moloch_protector() {
    check_warrior(MOLOCH, "protector", 1, &[1], "r1 r1 - - - r1", 1);
}

#[test]
fn moloch_ripper() {
    check_warrior(MOLOCH, "ripper", 1, &[2], "m2 - - - - -", 0);
}

#[test]
fn moloch_net_fighter() {
    check_warrior(MOLOCH, "net_fighter", 1, &[], "n - - - - n", 0);
}

#[test]
fn moloch_stormtrooper() {
    check_warrior(MOLOCH, "stormtrooper", 1, &[2, 1], "r1 - - - - -", 1);
}

#[test]
fn moloch_mother_module() {
    check_module(MOLOCH, "mother_module", 1, "c - - - - -", 0, &[Effect::ExtraAction]);
}

#[test]
fn moloch_medic() {
    check_module(MOLOCH, "medic", 2, "c - c - c -", 0, &[Effect::Medic]);
}

#[test]
fn moloch_brain() {
    check_module(MOLOCH, "brain", 1, "c - c - c -", 0, &[Effect::Melee(1), Effect::Ranged(1)]);
}

#[test]
fn moloch_officer_looks_the_other_way_than_the_other_modules() {
    check_module(MOLOCH, "officer", 1, "- c - c - c", 0, &[Effect::Ranged(1)]);
}

#[test]
fn moloch_scout() {
    check_module(MOLOCH, "scout", 1, "c - c - c -", 0, &[Effect::Initiative(1)]);
}

#[test]
fn moloch_instants() {
    check_instant(MOLOCH, "air_strike", 1, Instant::Bomb);
    check_instant(MOLOCH, "battle", 4, Instant::Battle);
    check_instant(MOLOCH, "move", 1, Instant::Move);
    check_instant(MOLOCH, "push_back", 5, Instant::PushBack);
}

#[test]
fn outpost_hq_gives_an_additional_initiative() {
    check_headquarters(OUTPOST, Effect::ExtraAction);
}

#[test]
fn outpost_runner() {
    check_mobile_warrior(OUTPOST, "runner", 2, &[2], "- - - - - m1");
}

#[test]
fn outpost_hmg() {
    check_warrior(OUTPOST, "hmg", 1, &[2, 1], "r1 - - - - -", 0);
}

#[test]
fn outpost_commando() {
    check_warrior(OUTPOST, "commando", 5, &[3], "- - r1 - - -", 0);
}

#[test]
fn outpost_annihilator() {
    check_warrior(OUTPOST, "annihilator", 2, &[2], "- - - - r2 -", 0);
}

#[test]
fn outpost_mobile_armor_has_no_armour() {
    check_mobile_warrior(OUTPOST, "mobile_armor", 1, &[3, 2], "m2 - - - - r1");
}

#[test]
fn outpost_brawler() {
    check_warrior(OUTPOST, "brawler", 1, &[3], "m2 - - - - -", 0);
}

#[test]
fn outpost_saboteur() {
    check_module(OUTPOST, "saboteur", 1, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
}

#[test]
fn outpost_recon_centre_has_no_edges() {
    check_module(OUTPOST, "recon_centre", 1, "- - - - - -", 0, &[Effect::Recon]);
}

#[test]
fn outpost_medic() {
    check_module(OUTPOST, "medic", 2, "c c - - - c", 0, &[Effect::Medic]);
}

#[test]
fn outpost_officer() {
    check_module(OUTPOST, "officer", 1, "c c c c c c", 0, &[Effect::Ranged(1)]);
}

#[test]
fn outpost_scoper() {
    check_module(OUTPOST, "scoper", 1, "c c c c c c", 0, &[Effect::Scoper]);
}

#[test]
fn outpost_scout() {
    check_module(OUTPOST, "scout", 2, "c - c - c -", 0, &[Effect::Initiative(1)]);
}

#[test]
fn outpost_instants() {
    check_instant(OUTPOST, "battle", 6, Instant::Battle);
    check_instant(OUTPOST, "move", 7, Instant::Move);
    check_instant(OUTPOST, "sniper", 1, Instant::Sniper);
}
