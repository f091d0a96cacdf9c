//! The tiles of the later armies.

use super::*;

const D: &str = "doomsdaymachine";
const P: &str = "mississippi";
const J: &str = "neojungle";
const N: &str = "newyork";
const S: &str = "sharrash";
const K: &str = "steelpolice";
const V: &str = "vegas";

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
