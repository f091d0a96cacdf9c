//! The tiles of the armies that come with the program: count, initiative, edges and abilities, as the printed tiles have them.

use sztab::games::neuroshima::rules::{Army, Edge, Effect, Feature, Foundation, Instant, Kind, Tile};

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

/// A unit: how many, initiative, edges 0 to 5, Toughness icons; no feature and no effect unless said.
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
fn exploding(army: &str, id: &str, count: u8, initiative: &[u8], edges: &str, toughness: u8) {
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
const J: &str = "neojungle";
const S: &str = "sharrash";

#[test]
fn sharrash_has_exactly_these_tiles() {
    let tunnel = |id: &str, count: u8, edges: &str, effect: Effect| {
        let module = unit(S, id, Kind::Module, count, &[], edges, 0);
        assert_eq!((module.features, module.effects), (vec![Feature::Underground], vec![effect]));
    };
    let hq = unit(S, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::UndergroundCastling], vec![]));
    able(S, "plague", 2, &[1, 0], "- m1 - - - m1", 1, Feature::Mobility);
    warrior(S, "beast", 1, &[2], "m3 - - - - -", 0);
    able(S, "mutant", 3, &[3], "m1 - - - - -", 0, Feature::Paralysis);
    warrior(S, "rats", 3, &[2], "m1 m1 - - - m1", 0);
    able(S, "mortar", 3, &[2, 1], "r1 - - - - -", 0, Feature::Mortar);
    warrior(S, "explosive", 4, &[], "x - - - - -", 0);
    tunnel("underworlds", 1, "- - - - - -", Effect::Underground);
    tunnel("landfill", 1, "c - - - - c", Effect::Paralysis);
    tunnel("mother", 1, "c - - - - c", Effect::ExtraAction);
    tunnel("transport", 2, "- c - - - c", Effect::Transport);
    tunnel("officer", 1, "c - - - - c", Effect::Melee(1));
    tunnel("medic", 2, "- c - - - c", Effect::Medic);
    tunnel("scout", 1, "c - - - - c", Effect::Initiative(1));
    let hole = tile(S, "hole");
    assert_eq!((hole.kind, hole.count), (Kind::Foundation(Foundation::Hole), 1));
    instant(S, "battle", 5, Instant::Battle);
    instant(S, "move", 2, Instant::Move);
    instant(S, "paralysis", 1, Instant::Paralysis);
}

#[test]
fn doomsday_machine_has_exactly_these_tiles() {
    let hq = unit(D, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::Rotate], vec![]));
    warrior(D, "alpha_shooter", 2, &[3], "- r1 - - - r1", 0);
    warrior(D, "gamma_shooter", 1, &[2, 1], "r1 - a - a -", 1);
    warrior(D, "delta_shooter", 1, &[1], "r2 - - - - -", 1);
    warrior(D, "omega_shooter", 4, &[2], "r1 r1 - a - r1", 0);
    warrior(D, "gauss_cannon", 2, &[1], "g - - - - -", 1);
    warrior(D, "tripler", 2, &[], "out out in in in out", 1);
    warrior(D, "doom_net_fighter", 2, &[], "n+out in in in in in", 0);
    warrior(D, "fireblast", 2, &[], "a+out in in in in in", 1);
    module(D, "trap", 1, "trap - - - - -", 0, &[]);
    module(D, "medic", 5, "cl - - - - -", 0, &[Effect::Medic]);
    module(D, "officer", 2, "cl - - - - -", 0, &[Effect::Ranged(1)]);
    module(D, "scout", 2, "c - c - - -", 0, &[Effect::Initiative(1)]);
    module(D, "main_war_processor", 2, "cl - - - - -", 0, &[Effect::ExtraAction]);
    instant(D, "battle", 4, Instant::Battle);
    instant(D, "push_back", 1, Instant::PushBack);
    instant(D, "small_bomb", 1, Instant::SmallBomb);
}

#[test]
fn neojungle_has_exactly_these_tiles() {
    let hq = unit(J, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::Matrix], vec![]));
    warrior(J, "monster", 1, &[0], "m3 m2 m1 - m1 m2", 1);
    warrior(J, "slicer", 4, &[2], "m1 m1 - - - m1", 0);
    able(J, "nightshade", 2, &[2], "m1 - - - - m1", 0, Feature::Poison);
    warrior(J, "crusher", 3, &[1], "m2 - - - - -", 0);
    warrior(J, "wall_of_trees", 1, &[], "a a - - - a", 2);
    warrior(J, "net_fighter", 3, &[], "n - - - - -", 0);
    warrior(J, "swarm", 2, &[1], "m1 m1 m1 m1 m1 m1", 0);
    module(J, "vines", 1, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
    module(J, "medic", 3, "c - - - - -", 0, &[Effect::Medic]);
    module(J, "symbiont_alpha", 1, "c - - a - -", 1, &[Effect::Melee(1)]);
    module(J, "symbiont_beta", 1, "c - - a - -", 1, &[Effect::Initiative(1)]);
    module(J, "symbiont_gamma", 2, "c - - a - -", 0, &[Effect::Melee(1), Effect::Initiative(1)]);
    let roots = tile(J, "roots");
    assert_eq!((roots.kind, roots.count), (Kind::Foundation(Foundation::Roots), 2));
    instant(J, "battle", 4, Instant::Battle);
    instant(J, "castling", 2, Instant::Castling);
    instant(J, "move", 1, Instant::Move);
    instant(J, "small_bomb", 1, Instant::SmallBomb);
}

const P: &str = "mississippi";

#[test]
fn mississippi_has_exactly_these_tiles() {
    let hq = unit(P, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::Push, Feature::BreathOfDeath], vec![]));
    able(P, "shadow", 2, &[1], "- - - - - -", 0, Feature::Shadow);
    warrior(P, "mutant", 3, &[3], "- m1 - m1 - m1", 0);
    warrior(P, "poisoner", 2, &[3], "v v - - - -", 0);
    warrior(P, "guard", 4, &[2], "- r1 - - - r1", 0);
    able(P, "hitman", 1, &[2], "- - r1 - - -", 0, Feature::Sharpshooter);
    warrior(P, "net_fighter", 1, &[1], "m1+n - - - - -", 0);
    module(P, "paralysis", 2, "c c - - - -", 0, &[Effect::Paralyses]);
    module(P, "medic", 2, "c - c - - -", 0, &[Effect::Medic]);
    module(P, "mutation", 2, "c c - - - -", 1, &[Effect::Toughness(2)]);
    module(P, "zone", 1, "c c - - - c", 1, &[Effect::Zone]);
    module(P, "boiler", 3, "c c - - - c", 0, &[Effect::Venom]);
    let bomb = tile(P, "toxic_bomb");
    assert_eq!((bomb.kind, bomb.count), (Kind::Foundation(Foundation::ToxicBomb), 1));
    instant(P, "battle", 4, Instant::Battle);
    instant(P, "smoke_screen", 1, Instant::SmokeScreen);
    instant(P, "transposition", 1, Instant::Transposition);
    instant(P, "push_back", 1, Instant::PushBack);
    instant(P, "move", 3, Instant::Move);
}

const D: &str = "doomsdaymachine";
#[test]
fn vegas_is_as_printed() {
    let hq = unit(V, "hq", Kind::Headquarters, 1, &[0], "m1 m1 t m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![], vec![]));
    assert!(Army::built_in().iter().all(|army| army.places_last == (army.id == V)), "NH-2.3");
    warrior(V, "mercenary", 2, &[1], "- r2 - - - -", 0);
    warrior(V, "bodyguard", 2, &[2], "m1 m1 - - - m1", 0);
    warrior(V, "guardian", 2, &[], "a a - - - a", 1);
    warrior(V, "shooter", 2, &[3], "- r1 - - - -", 0);
    module(V, "agitator", 3, "t - - - - -", 0, &[]);
    module(V, "saboteur", 1, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
    module(V, "medic", 1, "c - - - - -", 0, &[Effect::Medic]);
    module(V, "scout", 2, "c - - - - -", 0, &[Effect::Initiative(1)]);
    let mine = tile(V, "mine");
    assert_eq!((mine.kind, mine.count), (Kind::Foundation(Foundation::Mine), 2));
    instant(V, "battle", 5, Instant::Battle);
    instant(V, "rotation", 3, Instant::Rotation);
    instant(V, "push_back", 3, Instant::PushBack);
    instant(V, "castling", 2, Instant::Castling);
    instant(V, "move", 3, Instant::Move);
    instant(V, "sniper", 1, Instant::Sniper);
}

const V: &str = "vegas";
const N: &str = "newyork";
const K: &str = "steelpolice";

#[test]
fn the_steel_police_have_exactly_these_tiles() {
    let hq = unit(K, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::SteelNet], vec![]));
    able(K, "executioner", 1, &[1], "m1 m1 a m1 a m1", 1, Feature::Execution);
    able(K, "pacifier", 2, &[], "- - - - - n", 0, Feature::Replaceable);
    warrior(K, "predator", 1, &[2], "m1 - - - m1 r2", 0);
    warrior(K, "bandog", 1, &[3], "r1+a - - - - -", 0);
    able(K, "riot_policeman", 2, &[2], "m1+a - - - - m1", 0, Feature::Push);
    mobile(K, "judge", 3, &[1, 0], "r1 - - reflect - -");
    warrior(K, "wardog", 2, &[2], "r1 r1 - - - -", 0);
    module(K, "net_of_steel_launcher", 1, "- - - - - -", 0, &[Effect::FreeNet]);
    module(K, "officer", 3, "c c - - - c", 0, &[Effect::Ranged(1)]);
    module(K, "sergeant", 3, "- c - - - c", 0, &[Effect::ExtraAction]);
    module(K, "medic", 2, "- c - - - c", 0, &[Effect::Medic]);
    module(K, "scout", 2, "c c - - - c", 0, &[Effect::Initiative(1)]);
    module(K, "saboteur", 2, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
    module(K, "steroid_dispenser", 1, "- c - - - c", 0, &[Effect::Melee(2)]);
    instant(K, "terror", 1, Instant::Terror);
    instant(K, "battle", 5, Instant::Battle);
    instant(K, "move", 1, Instant::Move);
    instant(K, "push_back", 1, Instant::PushBack);
}

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
    exploding(M, "clown", 1, &[2], "m1 - - - - m1", 1);
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

#[test]
fn new_york_has_exactly_these_tiles() {
    headquarters(N, Effect::Toughness(1));
    warrior(N, "shooter", 1, &[3], "r1 - - - - -", 0);
    able(N, "sharpshooter", 2, &[2], "r1 - - - - -", 0, Feature::Sharpshooter);
    warrior(N, "shotgun", 1, &[2], "shotgun - - - - -", 0);
    able(N, "spy_shooter", 2, &[2], "a r1 - - - r1", 0, Feature::Spy);
    warrior(N, "rocket_launcher", 1, &[2], "rocket3 - - - - -", 0);
    warrior(N, "cop", 2, &[3], "m1 - - - - -", 0);
    warrior(N, "steel_boxer", 2, &[2, 1], "m1 m1 - - - -", 0);
    warrior(N, "hammer", 2, &[2], "m2 - - - - -", 0);
    able(N, "pusher", 1, &[2], "m1+a m1 - - - m1", 1, Feature::Push);
    able(N, "spy_cleaner", 1, &[2], "m1 m1 m1 m1 m1 m1", 0, Feature::Spy);
    warrior(N, "net_fighter", 1, &[], "- - - - - n", 0);
    module(N, "sergeant", 1, "c - c - c -", 0, &[Effect::ExtraAction]);
    module(N, "officer_1", 2, "c c - - - c", 0, &[Effect::Melee(1)]);
    module(N, "officer_2", 2, "c c - - - c", 0, &[Effect::Ranged(1)]);
    module(N, "scout", 2, "c - c - c -", 0, &[Effect::Initiative(1)]);
    let mine = tile(N, "mine");
    assert_eq!((mine.kind, mine.count), (Kind::Foundation(Foundation::Mine), 2));
    instant(N, "battle", 5, Instant::Battle);
    instant(N, "move", 2, Instant::Move);
    instant(N, "push_back", 1, Instant::PushBack);
    instant(N, "sniper", 1, Instant::Sniper);
}
