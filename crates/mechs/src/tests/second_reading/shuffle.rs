//! Positions that hardly ever occur in a game.

use sztab_game::Chance;

use super::position::{Game, Mech, Side, Status, VALUES, Zone};

/// Shuffles everything on the table at the start of a round.
pub fn shuffle(game: &mut Game, chance: &mut Chance) {
    let mut shuffled = |mut items: Vec<String>| {
        chance.shuffle(&mut items).unwrap();
        items
    };
    let keys = |table: &str| VALUES[table].as_table().unwrap().keys().cloned().collect::<Vec<String>>();
    let mut pilots = shuffled(keys("pilots"));
    let left: Vec<&Side> = game.sides.iter().filter(|side| side.out.is_some()).collect();
    pilots.retain(|pilot| !left.iter().any(|side| side.pilot.as_ref() == Some(pilot)));
    let (basic, advanced): (Vec<String>, Vec<String>) =
        keys("weapons").into_iter().partition(|id| VALUES["weapons"][id]["class"].as_str() == Some("basic"));
    let mut deck = shuffled(advanced);
    deck.retain(|weapon| !left.iter().any(|side| side.weapons.contains(weapon)));
    let letters = game.letters();
    let basics: Vec<Vec<String>> = letters.iter().map(|_| shuffled(basic.clone())).collect();
    let mut below = |bound: usize| chance.draw_below(u32::try_from(bound).unwrap()).unwrap() as usize;

    let mut zones: Vec<Zone> = (0..5).flat_map(|column| (0..5).map(move |row| (column, row))).collect();
    zones.retain(|place| game.is_in_arena(*place));
    let mut free = zones.clone();
    let rider = below(letters.len() * 2);
    game.mech = Mech::At(free.swap_remove(below(free.len())));
    let mut bare = free.clone();
    for (place, (letter, mut weapons)) in letters.into_iter().zip(basics).enumerate() {
        weapons.truncate(below(5));
        for _ in 0..below(5) {
            weapons.splice(0..0, deck.pop());
        }
        let is_robot = game.side(letter).robot;
        let status = if place == rider {
            Status::Mech
        } else {
            [Status::Pilot, Status::Armor][if is_robot { 1 } else { below(2) }]
        };
        if place == rider {
            game.mech = Mech::In(letter, if is_robot { "none" } else { ["trojan", "sparta"][below(2)] }.into());
        }
        let full = game.full_health(status);
        let most = [3, full, full][below(3)];
        let at = free.swap_remove(below(free.len()));
        let side = game.side_mut(letter);
        side.pilot = pilots.pop().filter(|_| !is_robot);
        side.status = status;
        side.health = if below(3) == 0 { full } else { 1 + below(most as usize) as i64 };
        side.energy = below(11) as i64;
        side.credits = below(11) as i64;
        side.points = below(30) as i64;
        side.at = Some(at);
        side.weapons = weapons;
        side.shield = is_robot || below(4) > 0;
    }
    for side in 0..game.sides.len() {
        game.sides[side].worn = game.fitting_weapons(game.sides[side].letter);
    }
    game.row = deck.drain(..below(5).min(deck.len())).collect();
    game.deck = if game.row.len() == 4 { deck } else { Vec::new() };

    // Sometimes this leaves almost no zone free.
    let (left, density) = (below(4), 1 + below(4));
    game.mines.clear();
    game.turrets.clear();
    for letter in game.letters() {
        for number in 1..5 {
            if below(5) < density && bare.len() > left {
                game.mines.push((bare.swap_remove(below(bare.len())), letter, number));
            }
        }
        for _ in 0..3 {
            if below(5) < density && bare.len() > left {
                game.turrets.push((bare.swap_remove(below(bare.len())), letter));
            }
        }
    }
}
