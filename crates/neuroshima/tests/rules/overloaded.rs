//! The rules must be able to handle everything that the format of army files allows.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use super::dice::{Dice, action_kind};
use sztab_neuroshima::rules::{Army, Board, Game, Instant, Opening, Roster};

/// An army with every mechanic on every tile, at the greatest strengths that can be written.
fn overloaded_army() -> Army {
    let edges = ["m9+r9+g+a+n+c+t+in+out+trap"; 6].join(",");
    let counted = ["melee+9", "ranged+9", "initiative+9", "initiative-9", "toughness+9"];
    let given = ["extra-action", "transport", "quartermaster", "paralysis"];
    let quoted = |words: &[&str]| words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
    let bonuses = quoted(&[&counted[..], &given].concat());
    let all = quoted(&[&counted[..], &given, &["medic", "scoper", "recon", "underground", "free-net"]].concat());
    let unit = |id: &str, kind: &str, count: usize, effects: &str, toughness: u8| {
        format!(
            "[[tile]]\nid = \"{id}\"\nname = {{ en = \"{id}\" }}\nkind = \"{kind}\"\ncount = {count}\ninitiative = [9, 8, 7, 6]\n\
             edges = \"{edges}\"\nfeatures = [\"mobility\", \"explosion\", \"paralysis\", \"underground\", \"underground_castling\", \"hq_rotation\", \"execution\", \"net_of_steel\"]\neffects = [{effects}]\ntoughness = {toughness}\n"
        )
    };
    let mut text = "format = 1\nid = \"overloaded\"\nname = { en = \"Overloaded\" }\n".to_owned();
    text += "tokens = { paralysis = 3 }\n";
    text += &unit("hq", "hq", 1, &bonuses, 0);
    let each = 17 - Instant::ALL.len();
    text += &unit("fighter", "warrior", each, &all, 19);
    text += &unit("helper", "module", each, &all, 0);
    for word in Instant::ALL.map(Instant::word) {
        let _ = write!(
            text,
            "[[tile]]\nid = \"{word}\"\nname = {{ en = \"{}\" }}\nkind = \"instant\"\ncount = 2\ninstant = \"{word}\"\n",
            word.replace('_', " ")
        );
    }
    Army::parse("overloaded.toml", &text).unwrap()
}

#[test]
fn an_army_with_every_mechanic_can_be_played() {
    let strong = Arc::new(overloaded_army());
    for number in 0..12_u8 {
        let weak = Arc::new(Army::base_box().swap_remove(usize::from(number % 4)));
        let armies = if number % 3 == 0 {
            vec![Arc::clone(&strong), Arc::clone(&strong)]
        } else {
            vec![Arc::clone(&strong), weak]
        };
        let roster = Arc::new(Roster::new(armies));
        let opening = Opening::deal(&roster, Board::STANDARD, &[number; 32]);
        let mut game = Game::new(roster, &opening);
        let mut dice = Dice::new(u64::from(number) + 1);
        while let Some(side) = game.side_to_act() {
            let legal = game.legal_actions();
            let kinds: BTreeSet<usize> = legal.iter().map(action_kind).collect();
            let chosen = dice.pick(&kinds.into_iter().collect::<Vec<_>>());
            let actions: Vec<_> = legal.into_iter().filter(|action| action_kind(action) == chosen).collect();
            game.apply(side, dice.pick(&actions)).unwrap();
        }
        assert!(game.outcome().is_some());
    }
}
