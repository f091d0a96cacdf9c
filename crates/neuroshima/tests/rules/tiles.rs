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
fn unit(army: &str, id: &str, kind: Kind, count: u8, initiative: &[u8], edges: &str, toughness: u8) -> Tile {
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
fn warrior(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str, toughness: u8) {
    let tile = unit(army, id, Kind::Warrior, count, initiative, edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![], vec![]));
}

#[track_caller]
fn mobile(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str) {
    let tile = unit(army, id, Kind::Warrior, count, initiative, edges, 0);
    assert_eq!((tile.features, tile.effects), (vec![Feature::Mobility], vec![]));
}

#[track_caller]
fn check_exploding(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str, toughness: u8) {
    let tile = unit(army, id, Kind::Warrior, count, initiative, edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![Feature::Explosion], vec![]));
}

#[track_caller]
fn able(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str, toughness: u8, feature: Feature) {
    let tile = unit(army, id, Kind::Warrior, count, initiative, edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![feature], vec![]));
}

#[track_caller]
fn module(army: &str, id: &str, count: u8, edges: &str, toughness: u8, effects: &[Effect]) {
    let tile = unit(army, id, Kind::Module, count, &[], edges, toughness);
    assert_eq!((tile.features, tile.effects), (vec![], effects.to_vec()));
}

#[track_caller]
fn headquarters(army: &str, effect: Effect) {
    let tile = unit(army, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((tile.features, tile.effects), (vec![], vec![effect]));
}

#[track_caller]
fn instant(army: &str, id: &str, count: u8, instant: Instant) {
    let tile = tile(army, id);
    assert_eq!((tile.kind, tile.count), (Kind::Instant(instant), count));
    assert_eq!((tile.initiative, tile.toughness, tile.features, tile.effects), (vec![], 0, vec![], vec![]));
    assert_eq!(tile.edges, [Edge::default(); 6]);
}

const B: &str = "borgo";
const H: &str = "hegemony";
const M: &str = "moloch";

const O: &str = "outpost";

#[test]
fn each_army_has_exactly_these_tiles() {
    let ids = |army: &str| {
        let army = Army::built_in().into_iter().find(|known| known.id == army).unwrap();
        army.tiles.iter().map(|tile| tile.id.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        ids(B),
        "hq mutant claws net_fighter super_mutant brawler assassin medic officer super_officer scout battle move grenade"
    );
    assert_eq!(
        ids(H),
        "hq runner thug ganger gladiator net_fighter net_master guard universal_soldier boss officer_1 officer_2 scout \
         transport quartermaster battle move push_back sniper"
    );
    assert_eq!(
        ids(M),
        "hq blocker hybrid gauss_cannon juggernaut hunter_killer clown armored_hunter armored_guard guard protector ripper \
         net_fighter stormtrooper mother_module medic brain officer scout air_strike battle move push_back"
    );
    assert_eq!(
        ids(O),
        "hq runner hmg commando annihilator mobile_armor brawler saboteur recon_centre medic officer scoper scout battle \
         move sniper"
    );
    assert_eq!(Army::base().iter().map(|army| army.id.as_str()).collect::<Vec<_>>(), [B, H, M, O]);
}

#[test]
fn borgo_hq_gives_initiative() {
    headquarters(B, Effect::Initiative(1));
}

#[test]
fn borgo_mutant() {
    warrior(B, "mutant", 6, &[2], "m1 m1 - - - m1", 0);
}

#[test]
fn borgo_claws() {
    warrior(B, "claws", 4, &[3], "- - - - m1 m1", 0);
}

#[test]
fn borgo_net_fighter() {
    warrior(B, "net_fighter", 2, &[1], "- - m3+n - - -", 0);
}

#[test]
fn borgo_super_mutant() {
    warrior(B, "super_mutant", 1, &[2], "m2+a m1+a - - - m1+a", 1);
}

#[test]
fn borgo_brawler() {
    warrior(B, "brawler", 2, &[2], "m2 - - - - -", 0);
}

#[test]
fn borgo_assassin() {
    mobile(B, "assassin", 2, &[3], "- - - - - r1");
}

#[test]
fn borgo_medic() {
    module(B, "medic", 1, "c c - - - c", 0, &[Effect::Medic]);
}

#[test]
fn borgo_officer() {
    module(B, "officer", 2, "c c - - - c", 0, &[Effect::Melee(1)]);
}

#[test]
fn borgo_super_officer() {
    module(B, "super_officer", 1, "c c - - - c", 1, &[Effect::Melee(1)]);
}

#[test]
fn borgo_scout() {
    module(B, "scout", 2, "c c - - - c", 0, &[Effect::Initiative(1)]);
}

#[test]
fn borgo_instants() {
    instant(B, "battle", 6, Instant::Battle);
    instant(B, "move", 4, Instant::Move);
    instant(B, "grenade", 1, Instant::Grenade);
}

#[test]
fn hegemony_hq_gives_melee_strength() {
    headquarters(H, Effect::Melee(1));
}

#[test]
fn hegemony_runner() {
    mobile(H, "runner", 3, &[2], "m1 - - - - -");
}

#[test]
fn hegemony_thug() {
    warrior(H, "thug", 1, &[2], "m2 m1 - - - m1", 0);
}

#[test]
fn hegemony_ganger() {
    warrior(H, "ganger", 4, &[3], "- - - - - m1", 0);
}

#[test]
fn hegemony_gladiator() {
    warrior(H, "gladiator", 1, &[1], "m2+a m2+a - - - m2+a", 1);
}

#[test]
fn hegemony_net_fighter() {
    warrior(H, "net_fighter", 2, &[], "- n - - - -", 0);
}

#[test]
fn hegemony_net_master() {
    warrior(H, "net_master", 1, &[2], "- - n m1 n -", 0);
}

#[test]
fn hegemony_guard() {
    warrior(H, "guard", 1, &[2], "m1 - - - m1 m1", 1);
}

#[test]
fn hegemony_universal_soldier() {
    warrior(H, "universal_soldier", 3, &[3], "- - - - - m1+r1", 0);
}

#[test]
fn hegemony_boss() {
    module(H, "boss", 1, "c - - - - c", 0, &[Effect::Melee(1), Effect::Initiative(1)]);
}

#[test]
fn hegemony_officers() {
    module(H, "officer_1", 2, "c - - - - c", 0, &[Effect::Melee(1)]);
    module(H, "officer_2", 1, "c c - - - c", 0, &[Effect::Melee(1)]);
}

#[test]
fn hegemony_scout() {
    module(H, "scout", 1, "c c - - - c", 0, &[Effect::Initiative(1)]);
}

#[test]
fn hegemony_transport() {
    module(H, "transport", 1, "c c c c c c", 0, &[Effect::Transport]);
}

#[test]
fn hegemony_quartermaster() {
    module(H, "quartermaster", 1, "c - - - - -", 0, &[Effect::Quartermaster]);
}

#[test]
fn hegemony_instants() {
    instant(H, "battle", 5, Instant::Battle);
    instant(H, "move", 3, Instant::Move);
    instant(H, "push_back", 2, Instant::PushBack);
    instant(H, "sniper", 1, Instant::Sniper);
}

#[test]
fn moloch_hq_gives_ranged_strength() {
    headquarters(M, Effect::Ranged(1));
}

#[test]
fn moloch_blocker() {
    warrior(M, "blocker", 2, &[], "a - - - - -", 2);
}

#[test]
fn moloch_hybrid() {
    warrior(M, "hybrid", 2, &[3], "r1 - - - - -", 0);
}

#[test]
fn moloch_gauss_cannon() {
    warrior(M, "gauss_cannon", 1, &[1], "- - - - g -", 1);
}

#[test]
fn moloch_juggernaut() {
    warrior(M, "juggernaut", 1, &[1], "m2+a r1 a - a -", 1);
}

#[test]
fn moloch_hunter_killer() {
    warrior(M, "hunter_killer", 2, &[3], "m1 m1 - m1 - m1", 0);
}

#[test]
fn moloch_clown() {
    check_exploding(M, "clown", 1, &[2], "m1 - - - - m1", 1);
}

#[test]
fn moloch_armored_hunter() {
    warrior(M, "armored_hunter", 2, &[2], "m1+a m1 m1 m1 m1 m1+a", 0);
}

#[test]
fn moloch_guards() {
    warrior(M, "armored_guard", 1, &[2], "a r1 - - - r1", 0);
    warrior(M, "guard", 1, &[2], "r1 - - - - r1", 0);
}

#[test]
fn moloch_protector() {
    warrior(M, "protector", 1, &[1], "r1 r1 - - - r1", 1);
}

#[test]
fn moloch_ripper() {
    warrior(M, "ripper", 1, &[2], "m2 - - - - -", 0);
}

#[test]
fn moloch_net_fighter() {
    warrior(M, "net_fighter", 1, &[], "n - - - - n", 0);
}

#[test]
fn moloch_stormtrooper() {
    warrior(M, "stormtrooper", 1, &[2, 1], "r1 - - - - -", 1);
}

#[test]
fn moloch_mother_module() {
    module(M, "mother_module", 1, "c - - - - -", 0, &[Effect::ExtraAction]);
}

#[test]
fn moloch_medic() {
    module(M, "medic", 2, "c - c - c -", 0, &[Effect::Medic]);
}

#[test]
fn moloch_brain() {
    module(M, "brain", 1, "c - c - c -", 0, &[Effect::Melee(1), Effect::Ranged(1)]);
}

#[test]
fn moloch_officer_looks_the_other_way_than_the_other_modules() {
    module(M, "officer", 1, "- c - c - c", 0, &[Effect::Ranged(1)]);
}

#[test]
fn moloch_scout() {
    module(M, "scout", 1, "c - c - c -", 0, &[Effect::Initiative(1)]);
}

#[test]
fn moloch_instants() {
    instant(M, "air_strike", 1, Instant::Bomb);
    instant(M, "battle", 4, Instant::Battle);
    instant(M, "move", 1, Instant::Move);
    instant(M, "push_back", 5, Instant::PushBack);
}

#[test]
fn outpost_hq_gives_an_additional_initiative() {
    headquarters(O, Effect::ExtraAction);
}

#[test]
fn outpost_runner() {
    mobile(O, "runner", 2, &[2], "- - - - - m1");
}

#[test]
fn outpost_hmg() {
    warrior(O, "hmg", 1, &[2, 1], "r1 - - - - -", 0);
}

#[test]
fn outpost_commando() {
    warrior(O, "commando", 5, &[3], "- - r1 - - -", 0);
}

#[test]
fn outpost_annihilator() {
    warrior(O, "annihilator", 2, &[2], "- - - - r2 -", 0);
}

#[test]
fn outpost_mobile_armor_has_no_armour() {
    mobile(O, "mobile_armor", 1, &[3, 2], "m2 - - - - r1");
}

#[test]
fn outpost_brawler() {
    warrior(O, "brawler", 1, &[3], "m2 - - - - -", 0);
}

#[test]
fn outpost_saboteur() {
    module(O, "saboteur", 1, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
}

#[test]
fn outpost_recon_centre_has_no_edges() {
    module(O, "recon_centre", 1, "- - - - - -", 0, &[Effect::Recon]);
}

#[test]
fn outpost_medic() {
    module(O, "medic", 2, "c c - - - c", 0, &[Effect::Medic]);
}

#[test]
fn outpost_officer() {
    module(O, "officer", 1, "c c c c c c", 0, &[Effect::Ranged(1)]);
}

#[test]
fn outpost_scoper() {
    module(O, "scoper", 1, "c c c c c c", 0, &[Effect::Scoper]);
}

#[test]
fn outpost_scout() {
    module(O, "scout", 2, "c - c - c -", 0, &[Effect::Initiative(1)]);
}

#[test]
fn outpost_instants() {
    instant(O, "battle", 6, Instant::Battle);
    instant(O, "move", 7, Instant::Move);
    instant(O, "sniper", 1, Instant::Sniper);
}
