//! Random armies, which produce combinations that no printed army contains.

use std::fmt::Write as _;

use super::dice::Dice;
use sztab_neuroshima::rules::Army;

/// Possible effects of a module or an HQ, by their keywords in army files.
const EFFECTS: [&str; 17] = [
    "melee+1",
    "melee+2",
    "ranged+1",
    "initiative+1",
    "initiative+2",
    "initiative-1",
    "initiative-2",
    "extra-action",
    "toughness+1",
    "toughness+2",
    "medic",
    "medic",
    "quartermaster",
    "transport",
    "recon",
    "free-net",
    SCOPER,
];

/// Only one of two armies has Scopers, because Scopers that turn each other's modules are not tested here.
const SCOPER: &str = "scoper";

/// Possible effects of an HQ: bonuses (NH-9.6). Healing is excluded, because a healing HQ would be destroyed by it.
const HEADQUARTERS_EFFECTS: [&str; 6] =
    ["melee+1", "ranged+1", "initiative+1", "initiative+2", "extra-action", "toughness+1"];

const FEATURES: [&str; 8] =
    ["mobility", "explosion", "return", "replaceable", "underground", "push_back_action", "hq_rotation", "execution"];

const INSTANTS: [&str; 12] = [
    "battle",
    "move",
    "push_back",
    "rotation",
    "grenade",
    "sniper",
    "bomb",
    "terror",
    "smoke_screen",
    "transposition",
    "castling",
    "small_bomb",
];

/// Number of kinds of unit in a random army, not counting the HQ.
const UNIT_KINDS: usize = 20;

/// An army of 35 tiles: an HQ, units of 20 kinds, every instant, a Toxic Bomb, and Battle tiles to make up the number.
pub fn random_army(id: &str, has_scopers: bool, dice: &mut Dice) -> Army {
    let effects: Vec<&str> = EFFECTS.into_iter().filter(|effect| has_scopers || *effect != SCOPER).collect();
    let mut text = format!("format = 1\nid = \"{id}\"\nname = {{ en = \"Made up\" }}\n");
    write_headquarters(&mut text, dice);
    for number in 0..UNIT_KINDS {
        write_unit(&mut text, &format!("unit_{number}"), &effects, dice);
    }
    let copies = (34 - UNIT_KINDS) / INSTANTS.len();
    // One of the tiles is a Foundation.
    let rest = 33 - UNIT_KINDS - copies * (INSTANTS.len() - 1);
    for (id, count) in INSTANTS.iter().zip(std::iter::once(rest).chain(std::iter::repeat(copies))) {
        begin_tile(&mut text, id, "instant", count);
        let _ = writeln!(text, "instant = \"{id}\"");
    }
    begin_tile(&mut text, "toxic_bomb", "foundation", 1);
    let _ = writeln!(text, "foundation = \"toxic_bomb\"");
    Army::parse("made up", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn begin_tile(text: &mut String, id: &str, kind: &str, count: usize) {
    let name = id.replace('_', " ");
    let _ = writeln!(text, "[[tile]]\nid = \"{id}\"\nname = {{ en = \"{name}\" }}\nkind = \"{kind}\"\ncount = {count}");
}

fn toml_list(words: &[&str]) -> String {
    words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
}

fn write_headquarters(text: &mut String, dice: &mut Dice) {
    begin_tile(text, "hq", "hq", 1);
    let _ = writeln!(text, "initiative = [{}]", dice.pick(&["0", "0", "0", "1", "1, 0"]));
    let _ = writeln!(
        text,
        "edges = \"{}\"",
        dice.pick(&["m1,m1,m1,m1,m1,m1", "m1,m1,m1,m1,m1,m1", "m1,r1,n,m2+r1,-,m1+n"])
    );
    let _ = writeln!(text, "effects = [\"{}\"]", dice.pick(&HEADQUARTERS_EFFECTS));
    let mut features = vec!["underground_castling"];
    for feature in ["breath_of_death", "net_of_steel"] {
        if dice.draw_below(3) == 0 {
            features.push(feature);
        }
    }
    let _ = writeln!(text, "features = [{}]", toml_list(&features));
}

/// A warrior, a module, or occasionally a warrior with a module's trait.
fn write_unit(text: &mut String, id: &str, known: &[&str], dice: &mut Dice) {
    let is_module = dice.draw_below(3) == 0;
    let helps = is_module || dice.draw_below(10) == 0;
    begin_tile(text, id, if is_module { "module" } else { "warrior" }, 1);
    let initiative = if is_module {
        ""
    } else {
        dice.pick(&["", "0", "1", "1", "2", "2", "3", "3", "4", "2, 1", "3, 1", "2, 0", "1, 0", "5, 3, 2, 0"])
    };
    let _ = writeln!(text, "initiative = [{initiative}]");
    let has_nets = dice.draw_below(5) == 0;
    let mut effects: Vec<&str> = Vec::new();
    if helps {
        effects = (0..=dice.draw_below(5) / 4).map(|_| dice.pick(known)).collect();
        // Keep only one effect of each kind.
        let kind = |effect: &str| effect.trim_end_matches(|letter: char| letter.is_ascii_digit()).to_owned();
        effects.dedup_by_key(|effect| kind(effect));
    }
    // Only these effects work without connections (NH-9.8).
    let connects = effects.iter().any(|effect| !["recon", "free-net"].contains(effect));
    let mut edges: Vec<String> = (0..6).map(|_| random_edge(is_module, connects, has_nets, dice)).collect();
    if connects && !edges.iter().any(|edge| edge.split('+').any(|token| token == "c")) {
        "c".clone_into(&mut edges[0]);
    }
    match dice.draw_below(8) {
        0 => make_redirecting(&mut edges, dice),
        1 => add_token(&mut edges, dice.draw_below(6), "trap"),
        _ => {}
    }
    let _ = writeln!(text, "edges = \"{}\"", edges.join(","));
    let _ = writeln!(text, "toughness = {}", dice.pick(&[0, 0, 0, 1, 1, 2, 3]));
    if helps {
        let _ = writeln!(text, "effects = [{}]", toml_list(&effects));
    }
    if dice.draw_below(4) == 0 {
        let _ = writeln!(text, "features = [{}]", toml_list(&[dice.pick(&FEATURES)]));
    }
}

/// Makes a unit redirect shots: one to three edges become exits. Shots enter through the other edges, and sometimes
/// through an edge with an exit too.
fn make_redirecting(edges: &mut [String], dice: &mut Dice) {
    let (first, exits) = (dice.draw_below(6), dice.pick(&[1, 1, 2, 3]));
    for edge in 0..6 {
        let is_exit = (edge + 6 - first) % 6 < exits;
        if is_exit {
            add_token(edges, edge, "out");
        }
        if !is_exit || dice.draw_below(12) == 0 {
            add_token(edges, edge, "in");
        }
    }
}

fn add_token(edges: &mut [String], edge: usize, token: &str) {
    edges[edge] = if edges[edge] == "-" { token.to_owned() } else { format!("{}+{token}", edges[edge]) };
}

/// The marks printed on an edge.
fn random_edge(is_module: bool, helps: bool, has_nets: bool, dice: &mut Dice) -> String {
    let mut tokens: Vec<&str> = Vec::new();
    let mut add = |token, of| {
        if dice.draw_below(of) == 0 {
            tokens.push(token);
        }
    };
    if !is_module {
        add("m1", 4);
        add("r1", 5);
    }
    // A Gauss shot is alone on its edge.
    if !is_module && tokens.is_empty() && dice.draw_below(10) == 0 {
        tokens.push("g");
    }
    let mut add = |token, of| {
        if dice.draw_below(of) == 0 {
            tokens.push(token);
        }
    };
    add("a", 6);
    add("reflect", 12);
    if has_nets {
        add("n", 2);
    }
    if helps {
        add("c", 2);
    }
    // Occasionally, the attack is stronger.
    for token in &mut tokens {
        *token = match (*token, dice.draw_below(4)) {
            ("m1", 0) => "m2",
            ("m1", 1) => "m3",
            ("r1", 0) => "r2",
            (other, _) => other,
        };
    }
    if tokens.is_empty() { "-".to_owned() } else { tokens.join("+") }
}
