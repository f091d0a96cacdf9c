//! Writing positions in their canonical form.

use std::fmt::{self, Write as _};

use sztab_game::chance::to_hex;
use sztab_game::{Side, Sides};

use super::SECOND_SHEET;
use crate::game::GearsGame;
use crate::map::{Area, Place};
use crate::run::PlayedLine;
use crate::state::{ActingSide, OncePerTurn, Phase, State};
use crate::values::{Difficulty, Family, Marker, OrderId, Slot, Values, WeaponId};

/// The text of a game: its settled state, and the lines played since.
pub(crate) fn print(game: &GearsGame) -> String {
    let (values, state) = (&game.values, &game.settled);
    let mut printer = Printer { values, state, text: String::with_capacity(3000) };
    printer.print_header();
    printer.print_turn();
    printer.print_cogs();
    printer.print_map();
    printer.print_locusts();
    printer.print_decks();
    for side in game.absent.iter() {
        printer.print_line(&format!("absent {}", side.letter()));
    }
    for PlayedLine { side, action } in &game.said {
        printer.print_line(&format!("said {} {}", side.letter(), action.to_notation(values)));
    }
    for side in game.hidden.iter() {
        printer.print_line(&format!("said {} ?", side.letter()));
    }
    printer.text
}

impl fmt::Debug for GearsGame {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&print(self))
    }
}

/// The notation for a marker.
pub(super) fn format_marker(marker: &Marker) -> String {
    format!("{}/{}", marker.health, marker.back)
}

struct Printer<'a> {
    values: &'a Values,
    state: &'a State,
    text: String,
}

fn format_list(words: impl Iterator<Item = String>, between: &str) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "-".to_owned() } else { words.join(between) }
}

/// The notation for a number of cards hidden from the viewer.
fn format_unknown(count: usize) -> String {
    if count == 0 { "-".to_owned() } else { format!("?x{count}") }
}

fn format_sides(sides: Sides) -> String {
    format_list(sides.iter().map(|side| side.letter().to_string()), ",")
}

impl Printer<'_> {
    fn print_line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn order_name(&self, id: OrderId) -> String {
        if id == OrderId::HIDDEN { "?".to_owned() } else { self.values.order(id).id.clone() }
    }

    fn weapon_name(&self, id: WeaponId) -> String {
        self.values.weapon(id).id.clone()
    }

    fn print_header(&mut self) {
        let (values, state) = (self.values, self.state);
        self.print_line("sztab gears 1");
        let is_built_in = Values::all_built_in().iter().any(|known| known.hash == values.hash);
        self.print_line(&format!("values {}", if is_built_in { &values.id } else { &values.hash }));
        let stage = if state.stage == 1 { String::new() } else { format!(" stage={}", state.stage) };
        let is_usual = state.difficulty == Difficulty::default();
        let difficulty = if is_usual { String::new() } else { format!(" difficulty={}", state.difficulty.keyword()) };
        let insane = if state.insane { " insane" } else { "" };
        self.print_line(&format!("mission {}{stage}{difficulty}{insane}", state.mission.keyword()));
        if let Some(seed) = state.chances.seed.filter(|seed| *seed != [0; 32]) {
            self.print_line(&format!("seed {}", to_hex(&seed)));
        }
        if !state.chances.used.is_empty() {
            let used = state.chances.used.iter().map(|(name, number)| format!(" {name}={number}"));
            self.print_line(&format!("chance{}", used.collect::<String>()));
        }
        if !state.chances.forced.is_empty() {
            self.print_line(&format!(
                "dice {}",
                format_list(state.chances.forced.iter().map(|face| face.notation()), " ")
            ));
        }
        if let Some(ending) = state.ending {
            let (result, cause) = ending.keywords();
            self.print_line(&format!("over {result} {cause}"));
        }
    }

    fn print_turn(&mut self) {
        let (turn, state) = (&self.state.turn, self.state);
        let mut line = format!("turn {}", turn.side.letter());
        let mut key = |is_usual: bool, words: String| {
            if !is_usual {
                line.push(' ');
                line.push_str(&words);
            }
        };
        key(turn.phase == Phase::Order, format!("phase={}", turn.phase.keyword()));
        if let Some(area) = turn.began {
            key(state.cog(turn.side).area() == Some(area), format!("began={area}"));
        }
        let word = |once: &OncePerTurn| OncePerTurn::KEYWORDS[*once as usize].0.to_owned();
        key(turn.done.is_empty(), format!("flags={}", format_list(turn.done.iter().map(word), ",")));
        let acted = turn.acted.iter().map(|side: &Side| side.letter().to_string());
        key(turn.acted.is_empty(), format!("acted={}", format_list(acted, ",")));
        key(turn.follow.is_empty(), format!("follow={}", format_sides(turn.follow)));
        key(turn.asked.is_empty(), format!("asked={}", format_sides(turn.asked)));
        self.print_line(&line);
        if state.acting == [ActingSide::new(turn.side)] || turn.phase != Phase::Order {
            return;
        }
        for acting in &state.acting {
            let mut line = format!("acting {}", acting.side.letter());
            if let Some((mode, card)) = acting.card {
                let _ = write!(line, " {} card={}", mode.keyword(), self.order_name(card));
            }
            for (key, number) in [("at", acting.at), ("left", acting.left)].into_iter().filter(|(_, it)| *it > 0) {
                let _ = write!(line, " {key}={number}");
            }
            line += if acting.spent { " spent" } else { "" };
            self.print_line(&line);
        }
    }

    fn print_cogs(&mut self) {
        for side in self.state.sides().iter() {
            let cog = self.state.cog(side);
            let mut line = format!("side {} {}", side.letter(), self.values.cog(cog.card).id);
            if let Some(at) = cog.at.filter(|_| self.state.companion.is_none()) {
                let _ = write!(line, " at={at}");
            }
            let hand = match cog.hand.first() {
                Some(&OrderId::HIDDEN) => format_unknown(cog.hand.len()),
                Some(_) | None => format_list(cog.hand.iter().map(|card| self.order_name(*card)), ","),
            };
            let _ = write!(line, " hand={hand}");
            let weapons = cog.weapons.iter().map(|load| format!("{}:{}", self.weapon_name(load.weapon), load.tokens));
            let _ = write!(line, " weapons={}", format_list(weapons, ","));
            for (word, is_so) in [("bleeding", cog.bleeding), ("gone", cog.gone), ("moved", cog.moved)] {
                if is_so {
                    line.push(' ');
                    line.push_str(word);
                }
            }
            self.print_line(&line);
        }
    }

    fn print_map(&mut self) {
        let state = self.state;
        for tile in &state.map.tiles {
            let mut line = format!("tile {} {},{} r{}", tile.face, tile.at.0, tile.at.1, tile.turn);
            for (key, number) in [("sheet", tile.sheet), ("level", tile.level)].into_iter().filter(|(_, it)| *it != 1) {
                let _ = write!(line, " {key}={number}");
            }
            self.print_line(&line);
        }
        if let Some(companion) = state.companion {
            self.print_line(&format!("map reported{companion}"));
        }
        for (one, other) in &state.map.joins {
            self.print_line(&format!("join {one} {other}"));
        }
        for (one, other) in &state.map.links {
            self.print_line(&format!("link {one} {other}"));
        }
        for face in &state.doors {
            self.print_line(&format!("door {face}"));
        }
        for face in &state.exits {
            self.print_line(&format!("exit {face}"));
        }
        if !state.locked.is_empty() {
            self.print_line(&format!("locked {}", format_list(state.locked.iter().map(u8::to_string), " ")));
        }
        for area in &state.seals {
            self.print_line(&format!("seal {area}"));
        }
        for area in &state.tokens {
            self.print_line(&format!("hole {area}"));
        }
        for it in &state.dropped {
            let weapon = self.weapon_name(it.weapon);
            let marker = if it.marker.health == 0 { String::new() } else { format!(" {}", format_marker(&it.marker)) };
            self.print_line(&format!(
                "dropped{} {weapon} {}{marker}",
                format_place(it.area.open_place()),
                it.family.keyword()
            ));
        }
        let up = state.locations.iter().map(|face| (*face, "up"));
        let mut locations: Vec<_> = up.chain(state.down.iter().map(|face| (*face, "down"))).collect();
        locations.sort_unstable();
        for (face, word) in locations {
            self.print_line(&format!("location {face} {word}"));
        }
    }

    fn print_locusts(&mut self) {
        let state = self.state;
        if state.enemies != self.values.mission(state.mission).enemies {
            let slot =
                |(letter, slot): (&str, Slot)| Some(format!(" {letter}={}", state.enemies[slot as usize]?.keyword()));
            let slots: String = Slot::KEYWORDS.into_iter().filter_map(slot).collect();
            self.print_line(&format!("enemies{slots}"));
        }
        for locust in &state.locusts {
            let mut line = format!("locust {}{}", locust.figure, format_place(locust.at));
            if let Some(own) = &locust.marker {
                let _ = write!(line, " marker={}", format_marker(own));
            }
            line += if locust.turned { " turned" } else { "" };
            self.print_line(&line);
        }
    }

    /// Prints a deck. If the order of its cards is hidden from the viewer, the deck is marked.
    fn print_deck(&mut self, name: &str, cards: impl Iterator<Item = String>) {
        let is_known = self.state.chances.seed.is_some();
        let cards = format_list(cards, " ");
        let mark = if is_known || cards == "-" { "" } else { "? " };
        self.print_line(&format!("deck {name} {mark}{cards}"));
    }

    fn print_decks(&mut self) {
        let (values, decks) = (self.values, &self.state.decks);
        let order = |id: &OrderId| values.order(*id).id.clone();
        if decks.orders.cards.first() == Some(&OrderId::HIDDEN) {
            self.print_line(&format!("deck order {}", format_unknown(decks.orders.cards.len())));
        } else {
            self.print_deck("order", decks.orders.cards.iter().map(order));
        }
        self.print_deck("ai", decks.ai.cards.iter().map(u8::to_string));
        self.print_deck("weapons", decks.weapons.iter().map(|id| values.weapon(*id).id.clone()));
        for (number, level) in (1..).zip(&decks.levels) {
            self.print_deck(&format!("level{number}"), level.iter().map(ToString::to_string));
        }
        for (word, family) in Family::KEYWORDS.into_iter().filter(|(_, family)| *family != Family::Ticker) {
            let cards = &decks.markers[family as usize].cards;
            let name = format!("markers:{word}");
            if cards.first().is_some_and(|first| first.health == 0) {
                self.print_line(&format!("deck {name} {}", format_unknown(cards.len())));
            } else {
                self.print_deck(&name, cards.iter().map(format_marker));
            }
        }
        let mut pile = |name: &str, cards: Vec<String>| {
            if !cards.is_empty() {
                self.print_line(&format!("discard {name} {}", cards.join(" ")));
            }
        };
        pile("order", decks.orders.discards.iter().map(order).collect());
        pile("ai", decks.ai.discards.iter().map(u8::to_string).collect());
        for (word, family) in Family::KEYWORDS {
            let discards = &decks.markers[family as usize].discards;
            pile(&format!("markers:{word}"), discards.iter().map(format_marker).collect());
        }
        let stock = decks.stock.iter().filter(|(_, number)| *number > 0);
        let stock = stock.map(|(id, number)| format!("{}={number}", values.weapon(*id).id));
        self.print_line(&format!("stock {}", format_list(stock, " ")));
    }
}

/// The notation for a place; on a physical table, for one of two maps.
fn format_place(at: Place) -> String {
    match at.area {
        Area::TABLE => String::new(),
        Area::SECOND_TABLE => format!(" {SECOND_SHEET}"),
        Area { .. } => format!(" {at}"),
    }
}
