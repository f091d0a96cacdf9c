//! Writing positions in their canonical form.

use std::fmt::Write as _;

use sztab_game::Side;
use sztab_game::chance::to_hex;

use crate::arena::{Cell, Direction, Zone};
use crate::legal::fitting_weapons;
use crate::state::{AdHoc, Choice, LastAttack, Mech, Phase, Pile, Player, QuestionKind, Slot, State, Status};
use crate::values::{Values, WeaponId};

/// The canonical text of a state.
pub(crate) fn print(values: &Values, state: &State) -> String {
    let mut text = String::with_capacity(1500);
    for line in print_lines(values, state, false) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// The lines of a state; if `is_full`, all defaults are included, for the expectations of test cases.
pub(crate) fn print_lines(values: &Values, state: &State, is_full: bool) -> Vec<String> {
    let mut printer = Printer { values, state, is_full, lines: Vec::new() };
    printer.print_header();
    printer.print_sides();
    printer.print_table();
    printer.print_progress();
    printer.lines
}

struct Printer<'a> {
    values: &'a Values,
    state: &'a State,
    is_full: bool,
    lines: Vec<String>,
}

impl Printer<'_> {
    fn print_line(&mut self, line: String) {
        self.lines.push(line);
    }

    fn print_each_side(&mut self, print: impl Fn(&Self, Side, char, &Player) -> Option<String>) {
        for side in self.state.all_sides().iter() {
            let line = print(self, side, side.letter(), self.state.player(side));
            self.lines.extend(line);
        }
    }

    fn format_weapons<'b>(&'b self, weapons: impl Iterator<Item = &'b WeaponId>) -> String {
        weapons.fold(String::new(), |mut text, &weapon| {
            let _ = write!(text, " {}", self.values.weapon(weapon).id);
            text
        })
    }

    fn print_header(&mut self) {
        let (state, values) = (self.state, self.values);
        self.print_line("sztab mechs 1".to_owned());
        let hash = if values.is_built_in() { String::new() } else { format!(" hash={}", &values.hash[..16]) };
        self.print_line(format!("values {}{hash}", values.id));
        let is_new = state.phase == Phase::Pilot
            && state.players.iter().all(|player| !player.chosen.is_made() && player.pilot.is_none());
        if let Some(seed) = state.seed.filter(|_| is_new || state.phase == Phase::Over) {
            self.print_line(format!("seed {}", to_hex(&seed)));
        }
        if state.terms != crate::terms::Terms::default() {
            self.print_line(format!("terms {}", state.terms));
        }
        self.print_line(format!("arena {}", state.arena.keyword()));
        for zone in values.cells(state.arena, Cell::Resource) {
            let tile = state.tiles[zone.index()];
            if self.is_full || !tile.is_default() {
                self.print_line(format!("zone {zone} {}", tile.notation()));
            }
        }
        let first = if self.is_full || state.first != Side(0) {
            format!(" first={}", state.first.letter())
        } else {
            String::new()
        };
        if self.is_full || state.round != 1 || !first.is_empty() {
            self.print_line(format!("round {}{first}", state.round));
        }
        if self.is_full || state.phase != Phase::Turn {
            self.print_line(format!("phase {}", state.phase.keyword()));
        }
    }

    fn print_sides(&mut self) {
        self.print_each_side(|printer, side, letter, player| Some(printer.format_side(side, letter, player)));
        self.print_each_side(|printer, side, letter, _| {
            let place = printer.state.out.iter().position(|&out| out == side)?;
            Some(format!("out {letter} {}", place + 1))
        });
        for side in self.state.absent.iter() {
            self.print_line(format!("absent {}", side.letter()));
        }
        self.print_each_side(|printer, _, letter, player| {
            let chosen = match player.chosen {
                Choice::Missing => String::new(),
                Choice::Hidden => " chosen=?".to_owned(),
                Choice::Of(pilot) => format!(" chosen={}", printer.values.pilot(pilot).id),
            };
            if player.is_offer_hidden {
                return Some(format!("offer {letter} ? ?{chosen}"));
            }
            let pilots = player.offer.iter().fold(String::new(), |text, &id| text + " " + &printer.values.pilot(id).id);
            (!pilots.is_empty()).then(|| format!("offer {letter}{pilots}{chosen}"))
        });
        self.print_each_side(|printer, _, letter, player| {
            let mine = match player.first_mine {
                Choice::Missing => String::new(),
                Choice::Hidden => " mine=?".to_owned(),
                Choice::Of(number) => format!(" mine={number}"),
            };
            let weapon = match player.first_weapon {
                Choice::Missing => String::new(),
                Choice::Hidden => " weapon=?".to_owned(),
                Choice::Of(weapon) => format!(" weapon={}", printer.values.weapon(weapon).id),
            };
            (!mine.is_empty() || !weapon.is_empty()).then(|| format!("arm {letter}{mine}{weapon}"))
        });
        self.print_each_side(|printer, _, letter, player| {
            let weapons = printer.format_weapons(player.order.iter());
            (!weapons.is_empty()).then(|| format!("equip {letter}{weapons}"))
        });
        self.print_each_side(|printer, _, letter, player| {
            let worn = || printer.format_weapons(player.order.iter().filter(|weapon| player.has_equipped(**weapon)));
            let is_usual = player.worn == fitting_weapons(printer.values, player.status, &player.order);
            (printer.is_full || !is_usual).then(|| format!("worn {letter}{}", worn()))
        });
        self.print_each_side(|printer, _, letter, player| {
            let used =
                printer.format_weapons(player.order.iter().filter(|weapon| player.exhausted & weapon.bit() != 0));
            (!used.is_empty()).then(|| format!("exhausted {letter}{used}"))
        });
        self.print_each_side(|printer, _, letter, player| {
            let slots = usize::from(printer.values.constants.slots);
            let is_vacant = player.program.iter().all(|slot| *slot == Slot::Vacant);
            let words = player.program.iter().take(slots).map(|slot| match *slot {
                Slot::Vacant => "-".to_owned(),
                Slot::Hidden => "?".to_owned(),
                Slot::Card(card, direction) => format!("{}:{direction}", printer.values.card(card).id),
            });
            let has_line = !is_vacant || (printer.is_full && player.ad_hoc == AdHoc::Off);
            has_line.then(|| format!("program {letter} {}", words.collect::<Vec<_>>().join(" ")))
        });
        if !self.state.ready.is_empty() {
            self.print_line(format!("ready {}", format_sides(self.state.ready)));
        }
        self.print_each_side(|_, _, letter, player| match player.ad_hoc {
            AdHoc::Off => None,
            AdHoc::Fresh => Some(format!("adhoc {letter} fresh")),
            AdHoc::On => Some(format!("adhoc {letter}")),
        });
    }

    fn format_side(&self, _side: Side, letter: char, player: &Player) -> String {
        let mut line = format!("side {letter}");
        let constants = &self.values.constants;
        let is_full = self.is_full;
        let mut key = |is_usual: bool, words: String| {
            if is_full || !is_usual {
                line.push(' ');
                line.push_str(&words);
            }
        };
        match player.pilot {
            Some(pilot) => key(false, format!("pilot={}", self.values.pilot(pilot).id)),
            None => key(true, "pilot=-".to_owned()),
        }
        if player.is_robot {
            key(false, "robot=yes".to_owned());
            key(player.facing == Direction::N, format!("facing={}", player.facing));
        }
        key(player.status == Status::Pilot, format!("status={}", player.status.keyword()));
        key(player.health == player.status.full_health(self.values), format!("health={}", player.health));
        key(player.energy == constants.start_energy, format!("energy={}", player.energy));
        key(player.credits == constants.start_credits, format!("credits={}", player.credits));
        key(player.points == 0, format!("points={}", player.points));
        let zone = |zone: Option<Zone>| zone.map_or_else(|| "-".to_owned(), |zone| zone.to_string());
        key(player.base.is_none(), format!("base={}", zone(player.base)));
        key(player.at.is_none(), format!("at={}", zone(player.at)));
        key(player.shield, format!("shield={}", if player.shield { "on" } else { "off" }));
        line
    }

    fn print_table(&mut self) {
        let (state, values) = (self.state, self.values);
        for zone in Zone::all() {
            if let Some(mine) = state.mines[zone.index()] {
                let number = mine.number.map_or_else(|| "?".to_owned(), |number| number.to_string());
                self.print_line(format!("mine {zone} {} {number}", mine.owner.letter()));
            }
        }
        for zone in Zone::all() {
            if let Some(owner) = state.turrets[zone.index()] {
                self.print_line(format!("turret {zone} {}", owner.letter()));
            }
        }
        let bay = values.cells(state.arena, Cell::Bay).next();
        match state.mech {
            Mech::Empty(zone) if Some(zone) == bay && !self.is_full => {}
            Mech::Empty(zone) => self.print_line(format!("mech {zone}")),
            Mech::Taken(side, card) => {
                let card = card.map_or("none", |card| values.mech(card).id.as_str());
                self.print_line(format!("mech {} {card}", side.letter()));
            }
        }
        let row = self.format_weapons(state.row.iter());
        if !row.is_empty() {
            self.print_line(format!("row{row}"));
        }
        if state.deck.count() > 0 {
            let deck = format_pile(&state.deck, |&weapon| values.weapon(weapon).id.clone());
            self.print_line(format!("deck{deck}"));
        }
        self.print_each_side(|printer, _, letter, player| {
            let cards = || format_pile(&player.cards, |&card| printer.values.card(card).id.clone());
            (player.cards.count() > 0).then(|| format!("cards {letter}{}", cards()))
        });
        self.print_each_side(|printer, _, letter, player| {
            let draws = printer.format_weapons(player.draws.iter());
            (!draws.is_empty()).then(|| format!("draws {letter}{draws}"))
        });
    }

    fn print_progress(&mut self) {
        let (state, values) = (self.state, self.values);
        if let Some(turn) = state.turn {
            let mut line = format!("turn {} slot={} stage={}", turn.side.letter(), turn.slot, turn.stage.keyword());
            if let Some((card, direction)) = turn.card {
                let direction = direction.map_or("-", Direction::keyword);
                let _ = write!(line, " card={}:{direction}", values.card(card).id);
            }
            let flags = [
                ("fought", turn.has_fought),
                ("jumped", turn.has_jumped),
                ("peace", turn.is_peaceful),
                ("declined", turn.has_declined),
            ];
            for (key, _) in flags.iter().filter(|(_, is_set)| *is_set) {
                let _ = write!(line, " {key}=yes");
            }
            self.print_line(line);
        }
        if let Some(combat) = state.combat {
            let [mover, enemy, next] = [combat.mover, combat.enemy, combat.next].map(Side::letter);
            let mut line = format!("combat {mover} {enemy} next={next}");
            match combat.last {
                None => {}
                Some(LastAttack::Uncounterable) => line.push_str(" last=none"),
                Some(LastAttack::Of(kind)) => {
                    let _ = write!(line, " last={}", kind.keyword());
                }
            }
            if combat.by_jump {
                line.push_str(" jump=yes");
            }
            for (key, sides) in [("used", combat.used), ("hit", combat.hit)] {
                if !sides.is_empty() {
                    let _ = write!(line, " {key}={}", format_sides(sides));
                }
            }
            if let Some(side) = combat.expert {
                let _ = write!(line, " expert={}", side.letter());
            }
            self.print_line(line);
        }
        for question in state.questions.iter() {
            let mut line = format!("ask {} {}", question.side.letter(), question.ask.keyword());
            match question.ask {
                QuestionKind::Place(zone) | QuestionKind::Number(zone) => {
                    let _ = write!(line, " {zone}");
                }
                QuestionKind::DeployMine => line.push_str(" mine"),
                QuestionKind::DeployTurret => line.push_str(" turret"),
                QuestionKind::Base
                | QuestionKind::Commander
                | QuestionKind::AdHoc
                | QuestionKind::Rotate
                | QuestionKind::Mech
                | QuestionKind::Drive
                | QuestionKind::Action
                | QuestionKind::Collect
                | QuestionKind::Expert
                | QuestionKind::Attack => {}
            }
            self.print_line(line);
        }
        if let Some(outcome) = state.outcome() {
            for (place, side) in outcome.places().iter().zip((0..).map(Side)) {
                self.print_line(format!("result {} {} {}", side.letter(), place.rank, place.points));
            }
        }
    }
}

fn format_sides(sides: sztab_game::Sides) -> String {
    sides.iter().map(Side::letter).collect()
}

fn format_pile<T: Copy + Default>(pile: &Pile<T>, word: impl Fn(&T) -> String) -> String {
    let known = pile.known.iter().fold(String::new(), |text, item| text + " " + &word(item));
    if pile.unknown == 0 { known } else { format!(" {}{known} ?", pile.count()) }
}
