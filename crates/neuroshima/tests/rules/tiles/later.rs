//! The tiles of the later armies.

use super::*;

const DOOMSDAY_MACHINE: &str = "doomsdaymachine";
const MISSISSIPPI: &str = "mississippi";
const NEOJUNGLE: &str = "neojungle";
const NEW_YORK: &str = "newyork";
const SHARRASH: &str = "sharrash";
const STEEL_POLICE: &str = "steelpolice";
const VEGAS: &str = "vegas";

#[test]
fn sharrash_has_exactly_these_tiles() {
    let tunnel = |id: &str, count: u8, edges: &str, effect: Effect| {
        let module = check_unit(SHARRASH, id, Kind::Module, count, &[], edges, 0);
        assert_eq!((module.features, module.effects), (vec![Feature::Underground], vec![effect]));
    };
    let hq = check_unit(SHARRASH, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::UndergroundCastling], vec![]));
    check_warrior_with_feature(SHARRASH, "plague", 2, &[1, 0], "- m1 - - - m1", 1, Feature::Mobility);
    check_warrior(SHARRASH, "beast", 1, &[2], "m3 - - - - -", 0);
    check_warrior_with_feature(SHARRASH, "mutant", 3, &[3], "m1 - - - - -", 0, Feature::Paralysis);
    check_warrior(SHARRASH, "rats", 3, &[2], "m1 m1 - - - m1", 0);
    check_warrior_with_feature(SHARRASH, "mortar", 3, &[2, 1], "r1 - - - - -", 0, Feature::Mortar);
    check_warrior(SHARRASH, "explosive", 4, &[], "x - - - - -", 0);
    tunnel("underworlds", 1, "- - - - - -", Effect::Underground);
    tunnel("landfill", 1, "c - - - - c", Effect::Paralysis);
    tunnel("mother", 1, "c - - - - c", Effect::ExtraAction);
    tunnel("transport", 2, "- c - - - c", Effect::Transport);
    tunnel("officer", 1, "c - - - - c", Effect::Melee(1));
    tunnel("medic", 2, "- c - - - c", Effect::Medic);
    tunnel("scout", 1, "c - - - - c", Effect::Initiative(1));
    let hole = tile(SHARRASH, "hole");
    assert_eq!((hole.kind, hole.count), (Kind::Foundation(Foundation::Hole), 1));
    check_instant(SHARRASH, "battle", 5, Instant::Battle);
    check_instant(SHARRASH, "move", 2, Instant::Move);
    check_instant(SHARRASH, "paralysis", 1, Instant::Paralysis);
}

#[test]
fn doomsday_machine_has_exactly_these_tiles() {
    let hq = check_unit(DOOMSDAY_MACHINE, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::Rotate], vec![]));
    check_warrior(DOOMSDAY_MACHINE, "alpha_shooter", 2, &[3], "- r1 - - - r1", 0);
    check_warrior(DOOMSDAY_MACHINE, "gamma_shooter", 1, &[2, 1], "r1 - a - a -", 1);
    check_warrior(DOOMSDAY_MACHINE, "delta_shooter", 1, &[1], "r2 - - - - -", 1);
    check_warrior(DOOMSDAY_MACHINE, "omega_shooter", 4, &[2], "r1 r1 - a - r1", 0);
    check_warrior(DOOMSDAY_MACHINE, "gauss_cannon", 2, &[1], "g - - - - -", 1);
    check_warrior(DOOMSDAY_MACHINE, "tripler", 2, &[], "out out in in in out", 1);
    check_warrior(DOOMSDAY_MACHINE, "doom_net_fighter", 2, &[], "n+out in in in in in", 0);
    check_warrior(DOOMSDAY_MACHINE, "fireblast", 2, &[], "a+out in in in in in", 1);
    check_module(DOOMSDAY_MACHINE, "trap", 1, "trap - - - - -", 0, &[]);
    check_module(DOOMSDAY_MACHINE, "medic", 5, "cl - - - - -", 0, &[Effect::Medic]);
    check_module(DOOMSDAY_MACHINE, "officer", 2, "cl - - - - -", 0, &[Effect::Ranged(1)]);
    check_module(DOOMSDAY_MACHINE, "scout", 2, "c - c - - -", 0, &[Effect::Initiative(1)]);
    check_module(DOOMSDAY_MACHINE, "main_war_processor", 2, "cl - - - - -", 0, &[Effect::ExtraAction]);
    check_instant(DOOMSDAY_MACHINE, "battle", 4, Instant::Battle);
    check_instant(DOOMSDAY_MACHINE, "push_back", 1, Instant::PushBack);
    check_instant(DOOMSDAY_MACHINE, "small_bomb", 1, Instant::SmallBomb);
}

#[test]
fn neojungle_has_exactly_these_tiles() {
    let hq = check_unit(NEOJUNGLE, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::Matrix], vec![]));
    check_warrior(NEOJUNGLE, "monster", 1, &[0], "m3 m2 m1 - m1 m2", 1);
    check_warrior(NEOJUNGLE, "slicer", 4, &[2], "m1 m1 - - - m1", 0);
    check_warrior_with_feature(NEOJUNGLE, "nightshade", 2, &[2], "m1 - - - - m1", 0, Feature::Poison);
    check_warrior(NEOJUNGLE, "crusher", 3, &[1], "m2 - - - - -", 0);
    check_warrior(NEOJUNGLE, "wall_of_trees", 1, &[], "a a - - - a", 2);
    check_warrior(NEOJUNGLE, "net_fighter", 3, &[], "n - - - - -", 0);
    check_warrior(NEOJUNGLE, "swarm", 2, &[1], "m1 m1 m1 m1 m1 m1", 0);
    check_module(NEOJUNGLE, "vines", 1, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
    check_module(NEOJUNGLE, "medic", 3, "c - - - - -", 0, &[Effect::Medic]);
    check_module(NEOJUNGLE, "symbiont_alpha", 1, "c - - a - -", 1, &[Effect::Melee(1)]);
    check_module(NEOJUNGLE, "symbiont_beta", 1, "c - - a - -", 1, &[Effect::Initiative(1)]);
    check_module(NEOJUNGLE, "symbiont_gamma", 2, "c - - a - -", 0, &[Effect::Melee(1), Effect::Initiative(1)]);
    let roots = tile(NEOJUNGLE, "roots");
    assert_eq!((roots.kind, roots.count), (Kind::Foundation(Foundation::Roots), 2));
    check_instant(NEOJUNGLE, "battle", 4, Instant::Battle);
    check_instant(NEOJUNGLE, "castling", 2, Instant::Castling);
    check_instant(NEOJUNGLE, "move", 1, Instant::Move);
    check_instant(NEOJUNGLE, "small_bomb", 1, Instant::SmallBomb);
}

#[test]
fn mississippi_has_exactly_these_tiles() {
    let hq = check_unit(MISSISSIPPI, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::Push, Feature::BreathOfDeath], vec![]));
    check_warrior_with_feature(MISSISSIPPI, "shadow", 2, &[1], "- - - - - -", 0, Feature::Shadow);
    check_warrior(MISSISSIPPI, "mutant", 3, &[3], "- m1 - m1 - m1", 0);
    check_warrior(MISSISSIPPI, "poisoner", 2, &[3], "v v - - - -", 0);
    check_warrior(MISSISSIPPI, "guard", 4, &[2], "- r1 - - - r1", 0);
    check_warrior_with_feature(MISSISSIPPI, "hitman", 1, &[2], "- - r1 - - -", 0, Feature::Sharpshooter);
    check_warrior(MISSISSIPPI, "net_fighter", 1, &[1], "m1+n - - - - -", 0);
    check_module(MISSISSIPPI, "paralysis", 2, "c c - - - -", 0, &[Effect::Paralyses]);
    check_module(MISSISSIPPI, "medic", 2, "c - c - - -", 0, &[Effect::Medic]);
    check_module(MISSISSIPPI, "mutation", 2, "c c - - - -", 1, &[Effect::Toughness(2)]);
    check_module(MISSISSIPPI, "zone", 1, "c c - - - c", 1, &[Effect::Zone]);
    check_module(MISSISSIPPI, "boiler", 3, "c c - - - c", 0, &[Effect::Venom]);
    let bomb = tile(MISSISSIPPI, "toxic_bomb");
    assert_eq!((bomb.kind, bomb.count), (Kind::Foundation(Foundation::ToxicBomb), 1));
    check_instant(MISSISSIPPI, "battle", 4, Instant::Battle);
    check_instant(MISSISSIPPI, "smoke_screen", 1, Instant::SmokeScreen);
    check_instant(MISSISSIPPI, "transposition", 1, Instant::Transposition);
    check_instant(MISSISSIPPI, "push_back", 1, Instant::PushBack);
    check_instant(MISSISSIPPI, "move", 3, Instant::Move);
}

#[test]
fn vegas_has_exactly_these_tiles() {
    let hq = check_unit(VEGAS, "hq", Kind::Headquarters, 1, &[0], "m1 m1 t m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![], vec![]));
    assert!(Army::built_in().iter().all(|army| army.places_last == (army.id == VEGAS)), "NH-2.3");
    check_warrior(VEGAS, "mercenary", 2, &[1], "- r2 - - - -", 0);
    check_warrior(VEGAS, "bodyguard", 2, &[2], "m1 m1 - - - m1", 0);
    check_warrior(VEGAS, "guardian", 2, &[], "a a - - - a", 1);
    check_warrior(VEGAS, "shooter", 2, &[3], "- r1 - - - -", 0);
    check_module(VEGAS, "agitator", 3, "t - - - - -", 0, &[]);
    check_module(VEGAS, "saboteur", 1, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
    check_module(VEGAS, "medic", 1, "c - - - - -", 0, &[Effect::Medic]);
    check_module(VEGAS, "scout", 2, "c - - - - -", 0, &[Effect::Initiative(1)]);
    let mine = tile(VEGAS, "mine");
    assert_eq!((mine.kind, mine.count), (Kind::Foundation(Foundation::Mine), 2));
    check_instant(VEGAS, "battle", 5, Instant::Battle);
    check_instant(VEGAS, "rotation", 3, Instant::Rotation);
    check_instant(VEGAS, "push_back", 3, Instant::PushBack);
    check_instant(VEGAS, "castling", 2, Instant::Castling);
    check_instant(VEGAS, "move", 3, Instant::Move);
    check_instant(VEGAS, "sniper", 1, Instant::Sniper);
}

#[test]
fn the_steel_police_have_exactly_these_tiles() {
    let hq = check_unit(STEEL_POLICE, "hq", Kind::Headquarters, 1, &[0], "m1 m1 m1 m1 m1 m1", 0);
    assert_eq!((hq.features, hq.effects), (vec![Feature::SteelNet], vec![]));
    check_warrior_with_feature(STEEL_POLICE, "executioner", 1, &[1], "m1 m1 a m1 a m1", 1, Feature::Execution);
    check_warrior_with_feature(STEEL_POLICE, "pacifier", 2, &[], "- - - - - n", 0, Feature::Replaceable);
    check_warrior(STEEL_POLICE, "predator", 1, &[2], "m1 - - - m1 r2", 0);
    check_warrior(STEEL_POLICE, "bandog", 1, &[3], "r1+a - - - - -", 0);
    check_warrior_with_feature(STEEL_POLICE, "riot_policeman", 2, &[2], "m1+a - - - - m1", 0, Feature::Push);
    check_mobile_warrior(STEEL_POLICE, "judge", 3, &[1, 0], "r1 - - reflect - -");
    check_warrior(STEEL_POLICE, "wardog", 2, &[2], "r1 r1 - - - -", 0);
    check_module(STEEL_POLICE, "net_of_steel_launcher", 1, "- - - - - -", 0, &[Effect::FreeNet]);
    check_module(STEEL_POLICE, "officer", 3, "c c - - - c", 0, &[Effect::Ranged(1)]);
    check_module(STEEL_POLICE, "sergeant", 3, "- c - - - c", 0, &[Effect::ExtraAction]);
    check_module(STEEL_POLICE, "medic", 2, "- c - - - c", 0, &[Effect::Medic]);
    check_module(STEEL_POLICE, "scout", 2, "c c - - - c", 0, &[Effect::Initiative(1)]);
    check_module(STEEL_POLICE, "saboteur", 2, "c c c c c c", 0, &[Effect::InitiativeLoss(1)]);
    check_module(STEEL_POLICE, "steroid_dispenser", 1, "- c - - - c", 0, &[Effect::Melee(2)]);
    check_instant(STEEL_POLICE, "terror", 1, Instant::Terror);
    check_instant(STEEL_POLICE, "battle", 5, Instant::Battle);
    check_instant(STEEL_POLICE, "move", 1, Instant::Move);
    check_instant(STEEL_POLICE, "push_back", 1, Instant::PushBack);
}

#[test]
fn new_york_has_exactly_these_tiles() {
    check_headquarters(NEW_YORK, Effect::Toughness(1));
    check_warrior(NEW_YORK, "shooter", 1, &[3], "r1 - - - - -", 0);
    check_warrior_with_feature(NEW_YORK, "sharpshooter", 2, &[2], "r1 - - - - -", 0, Feature::Sharpshooter);
    check_warrior(NEW_YORK, "shotgun", 1, &[2], "shotgun - - - - -", 0);
    check_warrior_with_feature(NEW_YORK, "spy_shooter", 2, &[2], "a r1 - - - r1", 0, Feature::Spy);
    check_warrior(NEW_YORK, "rocket_launcher", 1, &[2], "rocket3 - - - - -", 0);
    check_warrior(NEW_YORK, "cop", 2, &[3], "m1 - - - - -", 0);
    check_warrior(NEW_YORK, "steel_boxer", 2, &[2, 1], "m1 m1 - - - -", 0);
    check_warrior(NEW_YORK, "hammer", 2, &[2], "m2 - - - - -", 0);
    check_warrior_with_feature(NEW_YORK, "pusher", 1, &[2], "m1+a m1 - - - m1", 1, Feature::Push);
    check_warrior_with_feature(NEW_YORK, "spy_cleaner", 1, &[2], "m1 m1 m1 m1 m1 m1", 0, Feature::Spy);
    check_warrior(NEW_YORK, "net_fighter", 1, &[], "- - - - - n", 0);
    check_module(NEW_YORK, "sergeant", 1, "c - c - c -", 0, &[Effect::ExtraAction]);
    check_module(NEW_YORK, "officer_1", 2, "c c - - - c", 0, &[Effect::Melee(1)]);
    check_module(NEW_YORK, "officer_2", 2, "c c - - - c", 0, &[Effect::Ranged(1)]);
    check_module(NEW_YORK, "scout", 2, "c - c - c -", 0, &[Effect::Initiative(1)]);
    let mine = tile(NEW_YORK, "mine");
    assert_eq!((mine.kind, mine.count), (Kind::Foundation(Foundation::Mine), 2));
    check_instant(NEW_YORK, "battle", 5, Instant::Battle);
    check_instant(NEW_YORK, "move", 2, Instant::Move);
    check_instant(NEW_YORK, "push_back", 1, Instant::PushBack);
    check_instant(NEW_YORK, "sniper", 1, Instant::Sniper);
}
