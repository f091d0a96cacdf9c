//! The lines of a position, read into a state: words shared by several kinds of lines, and the lines about the table.

use sztab_game::{Side, Sides, TextError};

use super::text::Line;
use super::words::{card_notations, parse_card, parse_pile, parse_seed, parse_side, parse_sides};
use crate::action::parse_number;
use crate::arena::{Arena, Cell, Direction, Zone};
use crate::legal::fitting_weapons;
use crate::state::{AdHoc, Choice, Mech, Mine, Phase, Pile, Slot, State, Status};
use crate::values::{CardId, PilotId, Resource, Tile, Values, WeaponId, suggest_nearest};
use crate::weapons::WeaponClass;

pub(super) struct Reader<'a> {
    pub(super) values: &'a Values,
    pub(super) state: State,
    /// The sides that already have a line of each kind, to reject duplicates.
    pub(super) seen: Vec<(String, Sides)>,
    /// Health values as read; they are applied once each player's status is known.
    pub(super) health: [Option<u8>; 4],
    pub(super) results: Vec<(Side, u8, i32)>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(values: &'a Values, arena: Arena) -> Self {
        let mut state = State::undealt(values, arena);
        for side in state.all_sides().iter().filter(|side| side.index() >= arena.people()) {
            let player = state.player_mut(side);
            player.is_robot = true;
        }
        Self { values, state, seen: Vec::new(), health: [None; 4], results: Vec::new() }
    }

    /// The next word, which must be a side of the arena.
    pub(super) fn read_side(&self, line: &mut Line<'_>) -> Result<Side, TextError> {
        let sides = self.state.all_sides();
        line.parse_word("a side of the arena", |word| parse_side(word).filter(|&side| sides.contains(side)))
    }

    /// The side named in a line. Each side may have at most one line of this kind.
    pub(super) fn read_unique_side(&mut self, line: &mut Line<'_>) -> Result<Side, TextError> {
        let side = self.read_side(line)?;
        self.check_unique(line, side)?;
        Ok(side)
    }

    pub(super) fn check_unique(&mut self, line: &Line<'_>, side: Side) -> Result<(), TextError> {
        let keyword = line.keyword();
        match self.seen.iter_mut().find(|(known, _)| known == keyword) {
            Some((_, sides)) if sides.contains(side) => Err(line.error(format!("only one such `{keyword}` line"))),
            Some((_, sides)) => {
                *sides = sides.with(side);
                Ok(())
            }
            None => {
                self.seen.push((keyword.to_owned(), side.into()));
                Ok(())
            }
        }
    }

    pub(super) fn read_sides(&self, line: &mut Line<'_>) -> Result<Sides, TextError> {
        let all = self.state.all_sides();
        line.parse_word("letters of sides", |word| parse_sides(word, all))
    }

    pub(super) fn read_zone(&self, line: &mut Line<'_>) -> Result<Zone, TextError> {
        let layout = *self.values.layout(self.state.arena);
        line.parse_word("a zone of the arena", |word| {
            Zone::parse(word).filter(|zone| layout[zone.index()] != Cell::Outside)
        })
    }

    pub(super) fn find_zone(&self, word: &str) -> Option<Zone> {
        Zone::parse(word).filter(|zone| self.values.layout(self.state.arena)[zone.index()] != Cell::Outside)
    }

    pub(super) fn read_weapon(&self, line: &mut Line<'_>) -> Result<WeaponId, TextError> {
        let known: Vec<&str> = self.values.weapons.iter().map(|weapon| weapon.id.as_str()).collect();
        line.parse_one_of("a weapon", &known, |word| self.values.find_weapon(word))
    }

    pub(super) fn read_weapons(&self, line: &mut Line<'_>) -> Result<Vec<WeaponId>, TextError> {
        let mut list = Vec::new();
        while line.expect_end().is_err() {
            list.push(self.read_weapon(line)?);
        }
        Ok(list)
    }

    pub(super) fn read_line(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        match line.expect_word("a line of a position")? {
            "sztab" | "values" | "arena" => {
                return self.check_unique(line, Side(0));
            }
            "seed" => {
                self.check_unique(line, Side(0))?;
                self.state.seed = Some(line.parse_word("64 hexadecimal digits", parse_seed)?);
            }
            "terms" => self.read_terms(line)?,
            "zone" => self.read_zone_line(line)?,
            "round" => self.read_round(line)?,
            "phase" => {
                self.check_unique(line, Side(0))?;
                let words = Phase::ALL.map(Phase::keyword);
                let find = |word: &str| Phase::ALL.into_iter().find(|phase| phase.keyword() == word);
                self.state.phase = line.parse_one_of("a phase", &words, find)?;
            }
            "side" => self.read_side_line(line)?,
            "out" => {
                let side = self.read_unique_side(line)?;
                let place = line.parse_word("a number", parse_number)?;
                if usize::from(place) != self.state.out.len() + 1 {
                    return Err(line.error_before("sides that are out in order, from 1 (TEM-18.1)"));
                }
                self.state.out.push(side);
            }
            "absent" => {
                let side = self.read_unique_side(line)?;
                self.state.absent = self.state.absent.with(side);
            }
            "offer" => self.read_offer(line)?,
            "arm" => self.read_arming(line)?,
            "equip" | "worn" | "exhausted" | "draws" => self.read_weapons_line(line)?,
            "program" => self.read_program(line)?,
            "ready" => {
                self.check_unique(line, Side(0))?;
                self.state.ready = self.read_sides(line)?;
            }
            "adhoc" => {
                let side = self.read_unique_side(line)?;
                if self.state.player(side).is_robot {
                    return Err(line.error_before("a player who is no robot (TEM-17.16)"));
                }
                let is_fresh = line.next_word();
                if is_fresh.is_some_and(|word| word != "fresh") {
                    return Err(line.error_before("fresh"));
                }
                self.state.player_mut(side).ad_hoc = if is_fresh.is_some() { AdHoc::Fresh } else { AdHoc::On };
            }
            "mine" => self.read_mine(line)?,
            "turret" => {
                let zone = self.read_zone(line)?;
                let owner = self.read_side(line)?;
                if self.state.turrets[zone.index()].replace(owner).is_some() {
                    return Err(line.error_at(1, "one turret in a zone (TEM-1.8)"));
                }
            }
            "mech" => self.read_mech(line)?,
            "row" => {
                self.check_unique(line, Side(0))?;
                let weapons = self.read_weapons(line)?;
                if weapons.len() > usize::from(self.values.constants.row) {
                    return Err(line.error("as many open weapons as the row has places (TEM-3.11)"));
                }
                self.state.row = weapons.into_iter().collect();
            }
            "deck" => {
                self.check_unique(line, Side(0))?;
                self.state.deck = parse_pile(line, 16, |line| self.read_weapon(line))?;
            }
            "cards" => {
                let side = self.read_unique_side(line)?;
                let known: Vec<&str> = self.values.cards.iter().map(|card| card.id.as_str()).collect();
                let card =
                    |line: &mut Line<'_>| line.parse_one_of("a card", &known, |word| self.values.find_card(word));
                let cards: Pile<CardId> = parse_pile(line, 8, card)?;
                self.state.player_mut(side).cards = cards;
            }
            "turn" => self.read_turn(line)?,
            "combat" => self.read_combat(line)?,
            "ask" => self.read_question(line)?,
            _ => {
                let side = self.read_unique_side(line)?;
                let place = line.parse_word("a place", parse_number)?;
                let points = line.parse_word("points", |word| word.parse().ok())?;
                self.results.push((side, place, points));
            }
        }
        line.expect_end()
    }

    pub(super) fn read_terms(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        self.check_unique(line, Side(0))?;
        let mut words = Vec::new();
        while let Some(word) = line.next_word() {
            words.push(word);
        }
        self.state.terms = words.join(" ").parse().map_err(|_| line.error_at(1, "terms of the game"))?;
        Ok(())
    }

    pub(super) fn read_zone_line(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let zone = self.read_zone(line)?;
        if self.values.layout(self.state.arena)[zone.index()] != Cell::Resource {
            return Err(line.error_before("a resource zone of the arena (TEM-1.2)"));
        }
        let resource =
            line.parse_one_of("energy, credits or both", &["energy", "credits", "both"], |word| match word {
                "both" => Some((true, true)),
                _ => {
                    Resource::parse(word).map(|resource| (resource == Resource::Energy, resource == Resource::Credits))
                }
            })?;
        let most = |word: &str| parse_number(word).filter(|&value| value <= 40);
        let value = line.parse_word("a value from 0 to 40", most)?;
        if self.seen.iter().any(|(known, _)| *known == format!("zone {zone}")) {
            return Err(line.error_at(1, "only one line for a zone"));
        }
        self.seen.push((format!("zone {zone}"), Sides::NONE));
        self.state.tiles[zone.index()] = Tile { energy: resource.0, credits: resource.1, value };
        Ok(())
    }

    pub(super) fn read_round(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        self.check_unique(line, Side(0))?;
        let rounds = self.values.constants.rounds;
        let expected = format!("a round from 1 to {rounds}");
        self.state.round =
            line.parse_word(&expected, |word| parse_number(word).filter(|round| (1..=rounds).contains(round)))?;
        let keys = line.parse_keys(&["first"])?;
        let sides = self.state.all_sides();
        let first = keys.get(line, "first", "a side", |word| parse_side(word).filter(|&side| sides.contains(side)))?;
        self.state.first = first.unwrap_or(Side(0));
        Ok(())
    }

    pub(super) fn read_side_line(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let side = self.read_unique_side(line)?;
        let known =
            ["pilot", "robot", "facing", "status", "health", "energy", "credits", "points", "base", "at", "shield"];
        let keys = line.parse_keys(&known)?;
        let values = self.values;
        let find_pilot = |word: &str| values.find_pilot(word);
        let pilots: Vec<&str> = values.pilots.iter().map(|pilot| pilot.id.as_str()).collect();
        let pilot = keys.parse_one_of(line, "pilot", "a pilot", &pilots, find_pilot)?;
        let is_robot = self.state.player(side).is_robot;
        if keys.has("robot") && keys.is_yes(line, "robot")? != is_robot {
            return Err(line.error("robots as sides Y and Z of solo games (TEM-17.1)"));
        }
        if is_robot && pilot.is_some() {
            return Err(line.error("no pilot for a robot (TEM-17.3)"));
        }
        let facing = keys.get(line, "facing", "n, e, s or w", |word| {
            Direction::parse(word).filter(|way| Direction::ORTHOGONAL.contains(way))
        })?;
        let status = keys.get(line, "status", "pilot, armor or mech", |word| {
            Status::ALL.into_iter().find(|status| status.keyword() == word)
        })?;
        let health = keys.get(line, "health", "a number", parse_number)?;
        let energy = keys.get(line, "energy", "a number", parse_number)?;
        let credits = keys.get(line, "credits", "a number", parse_number)?;
        let points = keys.get(line, "points", "points from 0 (TEM-1.13)", |word| {
            word.parse().ok().filter(|points: &i32| (0..=1_000_000).contains(points))
        })?;
        let is_base = |zone: &Zone| self.values.layout(self.state.arena)[zone.index()] == Cell::Base;
        let base = keys.get(line, "base", "a base space (TEM-3.6)", |word| self.find_zone(word).filter(is_base))?;
        let at = keys.get(line, "at", "a zone of the arena", |word| self.find_zone(word))?;
        let shield = keys.get(line, "shield", "on or off", |word| match word {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        })?;
        self.health[side.index() % 4] = health;
        let player = self.state.player_mut(side);
        player.pilot = pilot;
        player.facing = facing.unwrap_or_default();
        player.status = status.unwrap_or_default();
        player.energy = energy.unwrap_or(player.energy);
        player.credits = credits.unwrap_or(player.credits);
        player.points = points.unwrap_or_default();
        (player.base, player.at) = (base, at);
        player.shield = shield.unwrap_or(true);
        Ok(())
    }

    pub(super) fn read_offer(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let side = self.read_unique_side(line)?;
        let known: Vec<&str> = self.values.pilots.iter().map(|pilot| pilot.id.as_str()).collect();
        let mut pilots: Vec<Option<PilotId>> = Vec::new();
        let mut chosen = Choice::Missing;
        while let Some(word) = line.next_word() {
            if let Some(word) = word.strip_prefix("chosen=") {
                chosen = match self.values.find_pilot(word) {
                    Some(pilot) => Choice::Of(pilot),
                    None if word == "?" => Choice::Hidden,
                    None => return Err(line.error_before(suggest_nearest("a pilot", word, &known))),
                };
                break;
            }
            let pilot = self.values.find_pilot(word);
            if pilot.is_none() && word != "?" {
                return Err(line.error_before(suggest_nearest("a pilot", word, &known)));
            }
            pilots.push(pilot);
        }
        let is_hidden = pilots.contains(&None);
        let mut offer: Vec<PilotId> = pilots.into_iter().flatten().collect();
        if let (Choice::Of(pilot), false) = (chosen, is_hidden)
            && !offer.contains(&pilot)
        {
            return Err(line.error_before("one of the pilots offered (TEM-3.2)"));
        }
        if offer.is_empty() && !is_hidden {
            return Err(line.error_at(2, "pilots to choose from"));
        }
        offer.dedup();
        let player = self.state.player_mut(side);
        player.offer = offer.into_iter().collect();
        (player.is_offer_hidden, player.chosen) = (is_hidden, chosen);
        Ok(())
    }

    pub(super) fn read_arming(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let side = self.read_unique_side(line)?;
        let keys = line.parse_keys(&["mine", "weapon"])?;
        let numbers = &self.values.constants.mine_numbers;
        let mine = keys.get(line, "mine", "the number of a mine", |word| {
            if word == "?" {
                Some(Choice::Hidden)
            } else {
                parse_number(word).filter(|it| numbers.contains(it)).map(Choice::Of)
            }
        })?;
        let basic: Vec<&str> =
            self.values.weapons_of(WeaponClass::Basic).map(|id| self.values.weapon(id).id.as_str()).collect();
        let weapon = keys.parse_one_of(line, "weapon", "a basic weapon", &basic, |word| {
            if word == "?" {
                Some(Choice::Hidden)
            } else {
                self.values.find_weapon(word).filter(|_| basic.contains(&word)).map(Choice::Of)
            }
        })?;
        let player = self.state.player_mut(side);
        player.first_mine = mine.unwrap_or_default();
        player.first_weapon = weapon.unwrap_or_default();
        Ok(())
    }

    pub(super) fn read_weapons_line(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let keyword = line.keyword();
        let side = self.read_unique_side(line)?;
        let weapons = self.read_weapons(line)?;
        let set = weapons.iter().fold(0, |set, weapon| set | weapon.bit());
        if set.count_ones() as usize != weapons.len() {
            return Err(line.error("each weapon once (TEM-7.6)"));
        }
        let player = self.state.player_mut(side);
        if keyword == "equip" {
            player.order = weapons.into_iter().collect();
            player.worn = fitting_weapons(self.values, player.status, &player.order);
            return Ok(());
        }
        let is_owned = keyword == "worn";
        let within = if is_owned { player.order.iter().fold(0, |set, weapon| set | weapon.bit()) } else { player.worn };
        if set & !within != 0 {
            let expected =
                if is_owned { "weapons that the side owns (TEM-8.2)" } else { "equipped weapons (TEM-10.3)" };
            return Err(line.error(expected));
        }
        match keyword {
            "worn" => player.worn = set,
            "exhausted" => player.exhausted = set,
            _ => player.draws = weapons.into_iter().collect(),
        }
        Ok(())
    }

    pub(super) fn read_program(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let side = self.read_unique_side(line)?;
        let slots = usize::from(self.values.constants.slots).min(crate::state::SLOT_COUNT);
        let cards = card_notations(self.values);
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        for place in 0..slots {
            let word = line.expect_word("four slots")?;
            let slot = match word {
                "-" => Slot::Vacant,
                "?" => Slot::Hidden,
                _ => parse_card(self.values, word)
                    .and_then(|(card, direction)| direction.map(|direction| Slot::Card(card, direction)))
                    .ok_or_else(|| {
                        line.error_before(suggest_nearest("-, ? or a card and a direction of it", word, &cards))
                    })?,
            };
            self.state.player_mut(side).program[place] = slot;
        }
        Ok(())
    }

    pub(super) fn read_mine(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let zone = self.read_zone(line)?;
        let owner = self.read_side(line)?;
        let numbers = &self.values.constants.mine_numbers;
        let number = line.parse_word("the number of a mine or ?", |word| match word {
            "?" => Some(None),
            _ => parse_number(word).filter(|it| numbers.contains(it)).map(Some),
        })?;
        if self.state.mines[zone.index()].replace(Mine { owner, number }).is_some() {
            return Err(line.error_at(1, "one mine in a zone (TEM-1.8)"));
        }
        Ok(())
    }

    pub(super) fn read_mech(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        self.check_unique(line, Side(0)).map_err(|_| line.error("one Mighty Mech (TEM-2.7)"))?;
        let word = line.expect_word("a zone or a side")?;
        if let Some(zone) = self.find_zone(word) {
            self.state.mech = Mech::Empty(zone);
            return Ok(());
        }
        let sides = self.state.all_sides();
        let side = parse_side(word).filter(|&side| sides.contains(side));
        let side = side.ok_or_else(|| line.error_before("a zone of the arena or a side"))?;
        let known: Vec<&str> = self.values.mechs.iter().map(|mech| mech.id.as_str()).chain(["none"]).collect();
        let find = |word: &str| if word == "none" { Some(None) } else { self.values.find_mech(word).map(Some) };
        let card = line.parse_one_of("a side of the Mech's card", &known, find)?;
        if card.is_none() != self.state.player(side).is_robot {
            return Err(line.error_before("a side of the card for people, none for robots (TEM-17.12)"));
        }
        self.state.mech = Mech::Taken(side, card);
        Ok(())
    }
}
