//! Tiles made for tests, and armies composed of them.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use sztab_neuroshima::rules::Army;

/// Tiles used only in tests, in the format of the notation.
const DEFINITIONS: &str = "
    hq kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1
    hq_init kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1 effect=initiative+1
    hq_ranged kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1 effect=ranged+1
    hq_melee kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1 effect=melee+1
    hq_tough kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1 effect=toughness+1
    gun3 kind=warrior initiative=3 edges=r1,-,-,-,-,-
    gun2 kind=warrior initiative=2 edges=r1,-,-,-,-,-
    gun1 kind=warrior initiative=1 edges=r1,-,-,-,-,-
    gun21 kind=warrior initiative=2,1 edges=r1,-,-,-,-,-
    gun31 kind=warrior initiative=3,1 edges=r1,-,-,-,-,-
    heavy2 kind=warrior initiative=2 edges=r2,-,-,-,-,-
    twin2 kind=warrior initiative=2 edges=r1,-,-,r1,-,-
    blade3 kind=warrior initiative=3 edges=m1,-,-,-,-,-
    blade2 kind=warrior initiative=2 edges=m1,-,-,-,-,-
    blade1 kind=warrior initiative=1 edges=m1,-,-,-,-,-
    blade0 kind=warrior initiative=0 edges=m1,-,-,-,-,-
    blade9 kind=warrior initiative=9 edges=m1,-,-,-,-,-
    runner2 kind=warrior initiative=2 edges=m1,-,-,-,-,- features=mobility
    axe2 kind=warrior initiative=2 edges=m3,-,-,-,-,-
    fan2 kind=warrior initiative=2 edges=m1,m1,-,-,-,m1
    gauss1 kind=warrior initiative=1 edges=g,-,-,-,-,- toughness=1
    clown kind=warrior initiative=2 edges=m1,-,-,-,-,m1 toughness=1 features=explosion
    uni3 kind=warrior initiative=3 edges=m1+r1,-,-,-,-,-
    ulu3 kind=warrior initiative=3 edges=m2+r1,-,-,-,-,-
    plain kind=warrior edges=-,-,-,-,-,-
    filler kind=warrior edges=-,-,-,-,-,-
    tough1 kind=warrior edges=-,-,-,-,-,- toughness=1
    wall kind=warrior edges=-,-,-,-,-,- toughness=2
    tower kind=warrior edges=-,-,-,-,-,- toughness=5
    plate kind=warrior edges=a,-,-,-,-,-
    plate1 kind=warrior edges=a,-,-,-,-,- toughness=1
    shield kind=warrior edges=a,-,-,-,-,- toughness=5
    net1 kind=warrior edges=n,-,-,-,-,-
    net2 kind=warrior edges=n,n,-,-,-,-
    net03 kind=warrior edges=n,-,-,n,-,-
    netter1 kind=warrior initiative=1 edges=m2+n,-,-,-,-,-
    bend kind=warrior edges=out,in,in,in,in,in toughness=1
    bend_net kind=warrior edges=n+out,in,in,in,in,in
    triple kind=warrior edges=out,out,in,in,in,out toughness=1
    spread kind=warrior edges=out,in,out,in,out,in
    mirror kind=warrior edges=in+out,in,in+out,in,in,in toughness=1
    trap kind=module edges=trap,-,-,-,-,-
    trap6 kind=module edges=trap,trap,trap,trap,trap,trap
    scout kind=module edges=c,-,-,-,-,- effect=initiative+1
    scout3 kind=module edges=c,-,c,-,c,- effect=initiative+1
    scout_2 kind=module edges=c,-,-,-,-,- effect=initiative+2
    boss kind=module edges=c,c,c,c,c,c effect=melee+1,initiative+1
    officer_m kind=module edges=c,c,-,-,-,c effect=melee+1
    officer_r kind=module edges=c,c,-,-,-,c effect=ranged+1
    officer_2 kind=module edges=c,-,-,-,-,- effect=melee+2
    medic kind=module edges=c,-,-,-,-,- effect=medic
    medic2 kind=module edges=c,-,-,c,-,- effect=medic
    medic3 kind=module edges=c,c,-,-,-,c effect=medic
    medic6 kind=module edges=c,c,c,c,c,c effect=medic
    medic_t kind=module edges=c,-,-,-,-,- toughness=1 effect=medic
    qm kind=module edges=c,-,-,-,-,- effect=quartermaster
    qm6 kind=module edges=c,c,c,c,c,c effect=quartermaster
    transport kind=module edges=c,c,c,c,c,c effect=transport
    saboteur kind=module edges=c,c,c,c,c,c effect=initiative-1
    scoper kind=module edges=c,c,c,c,c,c effect=scoper
    recon kind=module edges=-,-,-,-,-,- effect=recon
    agitator kind=module edges=t,-,-,-,-,-
";

const INSTANTS: [&str; 5] = ["battle", "move", "push_back", "grenade", "sniper"];

/// An instant that only armies using it contain.
const BOMB: &str = "bomb";

/// An army of 35 tiles: every instant once, each tile in `used` once, one HQ, and filler tiles for the rest.
pub fn workshop_army(used: &BTreeSet<String>) -> Army {
    let bomb = used.contains(BOMB).then_some(BOMB);
    let instants: Vec<&str> = INSTANTS.into_iter().chain(bomb).collect();
    let headquarters = used.iter().find(|id| id.starts_with("hq")).map_or("hq", String::as_str);
    let units: Vec<&str> = std::iter::once(headquarters)
        .chain(
            used.iter()
                .map(String::as_str)
                .filter(|id| !id.starts_with("hq") && *id != "filler" && !instants.contains(id)),
        )
        .collect();
    let mut text = "format = 1\nid = \"workshop\"\nname = { en = \"Workshop\" }\n".to_owned();
    for id in &units {
        write_entry(&mut text, id, 1);
    }
    for id in &instants {
        let _ = write!(
            text,
            "[[tile]]\nid = \"{id}\"\nname = {{ en = \"{}\" }}\nkind = \"instant\"\ncount = 1\ninstant = \"{id}\"\n",
            name_from_id(id)
        );
    }
    write_entry(&mut text, "filler", 35 - units.len() - instants.len());
    Army::parse("workshop.toml", &text).unwrap()
}

const SKIRMISHER_TILES: &str = "medic medic2 medic3 medic6 medic_t qm qm6 net1 net2 net03 netter1 scout3 boss officer_m \
                           officer_r transport runner2 uni3 ulu3 gun21 gun31 fan2 heavy2 twin2 plate1 tough1 hq_init";

/// An army that combines all mechanics, with additional tiles.
pub fn skirmisher_army(more: &[&str]) -> Army {
    workshop_army(&SKIRMISHER_TILES.split_whitespace().chain(more.iter().copied()).map(str::to_owned).collect())
}

/// A name made from an id, without underscores.
fn name_from_id(id: &str) -> String {
    id.replace('_', " ")
}

/// Writes a tile's entry in the format of army files.
fn write_entry(text: &mut String, id: &str, count: usize) {
    let line = DEFINITIONS
        .lines()
        .map(str::trim)
        .find(|line| line.split(' ').next() == Some(id))
        .unwrap_or_else(|| panic!("no tile `{id}` in the workshop"));
    let value = |key: &str| line.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    let _ = write!(text, "[[tile]]\nid = \"{id}\"\nname = {{ en = \"{}\" }}\ncount = {count}\n", name_from_id(id));
    let _ = writeln!(text, "kind = \"{}\"", value("kind").unwrap());
    let _ = writeln!(text, "edges = \"{}\"", value("edges").unwrap());
    let _ = writeln!(text, "initiative = [{}]", value("initiative").unwrap_or_default());
    let _ = writeln!(text, "toughness = {}", value("toughness").unwrap_or("0"));
    for (key, word) in [("features", "features"), ("effects", "effect")] {
        let list: Vec<String> =
            value(word).into_iter().flat_map(|words| words.split(',')).map(|w| format!("\"{w}\"")).collect();
        let _ = writeln!(text, "{key} = [{}]", list.join(", "));
    }
}
