//! Armies that combine all mechanics of the printed armies, and detection of the mechanics on a board.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use super::dice::Dice;
use super::tables::TERMS;
use sztab_neuroshima::rules::marks::Marker;
use sztab_neuroshima::rules::{Army, Arrangement, Edge, Effect, Feature, Foundation, Roster, Terms, Tile};

/// Tiles in a short form of army files: id, kind, initiative, edges, toughness, features, effects.
const TILES: &str = "
    gun2 | warrior | 2 | r1,-,-,-,-,- | 0 | |
    uni3 | warrior | 3 | m1+r1,-,-,r1,-,- | 1 | |
    fan2 | warrior | 2, 1 | m1,m1,-,-,-,m1 | 1 | |
    gauss | warrior | 1 | g,-,-,g,-,- | 1 | |
    clown | warrior | 2 | m1,-,-,-,-,m1 | 1 | explosion |
    netter | warrior | 1 | m1+n,-,-,-,-,- | 0 | |
    net03 | warrior | | n,-,-,n,-,- | 1 | |
    plate | warrior | | a,a,-,-,-,a | 1 | |
    marksman | warrior | 2 | r1,-,-,r1,-,- | 0 | sharpshooter |
    shotgun | warrior | 2 | shotgun,-,-,-,-,- | 1 | |
    rocket | warrior | 2 | rocket3,-,-,-,-,- | 0 | |
    mortar | warrior | 2, 1 | r1,-,-,r1,-,- | 0 | mortar |
    shadow | warrior | 1 | -,-,-,-,-,- | 0 | anywhere_melee |
    spy | warrior | 2 | r1,r1,-,-,-,m1 | 0 | spy |
    spy_net | warrior | 1 | m1,n,-,-,-,- | 0 | spy |
    venom | warrior | 3 | m1,r1,-,-,-,m1 | 0 | poison |
    mutant | warrior | 3 | m1,-,-,r1,-,- | 0 | paralysis |
    poisoner | warrior | 2 | v,v,-,-,-,- | 1 | |
    explosive | warrior | | x,-,-,x,-,- | 0 | |
    judge | warrior | 2 | r1,-,reflect,reflect,-,- | 1 | |
    bend | warrior | | out,out,in,in,in,in | 1 | |
    trap | module | | trap,-,trap,-,-,- | 0 | |
    agitator | module | | t,-,-,-,-,- | 0 | |
    agitator2 | module | | t,-,-,t,-,- | 1 | |
    scoper | module | | c,c,c,c,c,c | 0 | | scoper
    medic | module | | c,c,-,-,-,c | 0 | | medic
    long_medic | module | | cl,-,-,-,-,- | 0 | | medic
    lender | module | | c,c,-,-,-,c | 0 | | toughness+2
    officer | module | | c,c,-,-,-,c | 1 | | melee+1, ranged+1
    long_officer | module | | cl,-,cl,-,-,- | 0 | | ranged+1
    scout | module | | c,-,c,-,c,- | 0 | | initiative+1
    mother | module | | c,-,-,cl,-,- | 0 | | extra-action
    saboteur | module | | c,c,c,c,c,c | 0 | | initiative-1
    zone | module | | c,c,-,-,-,c | 1 | | zone
    boiler | module | | c,c,-,-,-,c | 0 | | venom
    landfill | module | | c,-,c,-,-,c | 0 | | paralysis
    numbing | module | | c,c,-,-,-,- | 0 | | paralyses
    quartermaster | module | | c,c,-,-,-,- | 0 | | quartermaster
";

/// HQs of the mixed armies.
const HEADQUARTERS: [&str; 5] = [
    "hq | hq | 0 | m1,m1,m1,m1,m1,m1 | 0 | matrix |",
    "hq | hq | 0 | m1,m1,t,m1,m1,m1 | 0 | |",
    "hq | hq | 0 | m1,m1,m1,m1,m1,m1 | 0 | | toughness+1",
    "hq | hq | 0 | m1,m1,m1,m1,m1,m1 | 0 | net_of_steel | initiative+1",
    "hq | hq | 0 | m1,m1,m1,m1,m1,m1 | 0 | matrix, net_of_steel | ranged+1",
];

const FOUNDATIONS: [&str; 4] = ["toxic_bomb", "hole", "roots", "mine"];

const INSTANTS: [&str; 7] = ["battle", "sniper", "grenade", "bomb", "small_bomb", "smoke_screen", "paralysis"];

/// All built-in armies.
pub static PRINTED: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| Army::built_in().into_iter().map(Arc::new).collect());

/// An army with some kinds of unit, all Foundations, and one of the HQs above.
fn mixed_army(id: &str, dice: &mut Dice) -> Arc<Army> {
    let all: Vec<&str> = TILES.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    build_army(id, all, 23, dice)
}

/// Tiles that take control of units, net them, turn modules or lend Toughness.
const TAKEOVER_TILES: [&str; 9] =
    ["agitator", "agitator2", "netter", "net03", "scoper", "lender", "spy_net", "fan2", "officer"];

/// An army with units from this list only.
fn takeover_army(id: &str, dice: &mut Dice) -> Arc<Army> {
    let is_taker = |line: &&str| TAKEOVER_TILES.iter().any(|id| line.split(' ').next() == Some(*id));
    let all: Vec<&str> = TILES.lines().map(str::trim).filter(is_taker).collect();
    build_army(id, all, TAKEOVER_TILES.len(), dice)
}

/// Two armies, sometimes three, in which takeovers, nets, Scopers and lent Toughness often interact.
pub fn takeover_roster(number: u64) -> Arc<Roster> {
    let dice = &mut Dice::new(number + 2_000_000);
    let terms: Terms = (if number.is_multiple_of(4) { "mode=ffa" } else { "mode=duel" }).parse().unwrap();
    let armies = (0..terms.seats).map(|side| takeover_army(&format!("takers_{side}"), dice));
    Arc::new(Roster::with_terms(armies.collect(), terms))
}

fn build_army(id: &str, mut tiles: Vec<&str>, kinds: usize, dice: &mut Dice) -> Arc<Army> {
    let mut text = format!("format = 1\nid = \"{id}\"\nname = {{ en = \"{}\" }}\n", id.replace('_', " "));
    let _ = writeln!(text, "[tokens]\npoison = {}\nparalysis = {}", 1 + dice.draw_below(4), 1 + dice.draw_below(3));
    write_entry(&mut text, dice.pick(&HEADQUARTERS));
    for _ in 0..kinds {
        write_entry(&mut text, tiles.swap_remove(dice.draw_below(tiles.len())));
    }
    for (kind, words) in [("foundation", &FOUNDATIONS[..]), ("instant", &INSTANTS[..])] {
        for word in words {
            let name = word.replace('_', " ");
            // The remaining tiles are Battle tiles.
            let count = if *word == "battle" { 24 - kinds } else { 1 };
            let _ = write!(
                text,
                "[[tile]]\nid = \"{word}\"\nname = {{ en = \"{name}\" }}\nkind = \"{kind}\"\ncount = {count}\n{kind} = \"{word}\"\n"
            );
        }
    }
    Arc::new(Army::parse("mixture", &text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

fn write_entry(text: &mut String, line: &str) {
    let facts: Vec<&str> = line.split('|').map(str::trim).collect();
    let list = |words: &str| {
        let words = words.split(',').map(str::trim).filter(|word| !word.is_empty());
        words.map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
    };
    let (id, name) = (facts[0], facts[0].replace('_', " "));
    let _ = write!(
        text,
        "[[tile]]\nid = \"{id}\"\nname = {{ en = \"{name}\" }}\nkind = \"{}\"\ncount = 1\ninitiative = [{}]\nedges = \"{}\"\n\
         toughness = {}\nfeatures = [{}]\neffects = [{}]\n",
        facts[1],
        facts[2],
        facts[3],
        facts[4],
        list(facts[5]),
        list(facts[6])
    );
}

/// The armies of table `number`: printed ones or mixtures. Every third table may have more than two sides.
pub fn roster(number: u64) -> Arc<Roster> {
    let dice = &mut Dice::new(number + 1_000_000);
    let several = usize::try_from(number / 3).unwrap() % TERMS.len();
    let terms: Terms =
        if number.is_multiple_of(3) { TERMS[several].parse().unwrap() } else { "mode=duel".parse().unwrap() };
    let mut printed = PRINTED.clone();
    let armies = (0..terms.seats).map(|side| {
        if number.is_multiple_of(4) {
            printed.swap_remove(dice.draw_below(printed.len()))
        } else {
            mixed_army(&format!("mixture_{side}"), dice)
        }
    });
    Arc::new(Roster::with_terms(armies.collect(), terms))
}

/// Number of printed armies' mechanics that affect a Battle.
pub const MECHANICS: usize = 36;

/// The printed armies' mechanics that occur on a board.
pub fn mechanics(roster: &Roster, arrangement: &Arrangement) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for (_, unit) in arrangement.units() {
        found.extend(tile_mechanics(roster.unit_tile(unit)));
        let marks = [
            ("poison marker", unit.marks.total(Marker::Poison) > 0),
            ("marker of paralysis", unit.marks.is_paralysed()),
            ("Steel Net", unit.marks.steel_nets().iter().next().is_some()),
        ];
        found.extend(marks.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name));
    }
    for ground in arrangement.foundations() {
        found.extend(roster.tile(ground.owner, ground.tile).foundation().and_then(|foundation| match foundation {
            Foundation::ToxicBomb => Some("Toxic Bomb"),
            Foundation::Hole => Some("Hole"),
            Foundation::Roots => Some("Roots"),
            Foundation::Mine => None,
        }));
    }
    found
}

fn tile_mechanics(tile: &Tile) -> Vec<&'static str> {
    let has_edge = |wanted: fn(&Edge) -> bool| tile.edges.iter().any(wanted);
    let gives = |wanted: fn(&Effect) -> bool| tile.effects.iter().any(wanted);
    let mechanics = [
        ("net", has_edge(|edge| edge.net)),
        ("takeover", has_edge(|edge| edge.takeover)),
        ("long connection", has_edge(|edge| edge.long)),
        ("redirection", has_edge(|edge| edge.entry)),
        ("Trap", has_edge(|edge| edge.trap)),
        ("Reflection", has_edge(|edge| edge.reflection)),
        ("Explosive", has_edge(|edge| edge.blast)),
        ("shotgun", has_edge(|edge| edge.shotgun)),
        ("rocket", has_edge(|edge| edge.rocket > 0)),
        ("Gauss", has_edge(|edge| edge.gauss)),
        ("Poisoning", has_edge(|edge| edge.poison)),
        ("armour", has_edge(|edge| edge.armour)),
        ("sharpshooter", tile.has(Feature::Sharpshooter)),
        ("mortar", tile.has(Feature::Mortar)),
        ("Shadow", tile.has(Feature::Shadow)),
        ("Spy", tile.has(Feature::Spy)),
        ("Matrix", tile.has(Feature::Matrix)),
        ("Venom", tile.has(Feature::Poison)),
        ("paralysing attack", tile.has(Feature::Paralysis)),
        ("explosion", tile.has(Feature::Explosion)),
        ("Scoper", gives(|effect| *effect == Effect::Scoper)),
        ("Medic", gives(|effect| *effect == Effect::Medic)),
        ("Toughness", gives(|effect| matches!(effect, Effect::Toughness(_)))),
        ("Zone", gives(|effect| *effect == Effect::Zone)),
        ("Saboteur", gives(|effect| matches!(effect, Effect::InitiativeLoss(_)))),
        ("additional action", gives(|effect| *effect == Effect::ExtraAction)),
        ("Boiler", gives(|effect| *effect == Effect::Venom)),
        ("Landfill", gives(|effect| *effect == Effect::Paralysis)),
        ("Paralysis module", gives(|effect| *effect == Effect::Paralyses)),
        ("Quartermaster", gives(|effect| *effect == Effect::Quartermaster)),
    ];
    mechanics.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name).collect()
}
