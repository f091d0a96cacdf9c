//! An attack as one sentence: heading, dice results, and figures harmed.

use sztab_game::{Language, Side};
use sztab_words::FluentValue;

use crate::GearsGame;
use crate::action::{Manner, Target};
use crate::event::Event;
use crate::map::Area;
use crate::state::Figure;
use crate::texts::{text, word};
use crate::values::{AttackFace, EnemyOmen, OrderId, WeaponId};

use super::names::{self, Case};

/// The attacker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attacker {
    /// A COG, with the details of its line as far as they are known.
    Cog {
        side: Side,
        weapon: WeaponId,
        manner: Option<Manner>,
        target: Target,
        is_guard: bool,
    },
    Troika {
        side: Side,
        target: Figure,
    },
    Locust {
        figure: Figure,
        target: Option<Side>,
    },
    /// A roll without a heading.
    Dice,
    /// Wounds without a roll.
    Effect,
}

/// Harm done by an attack.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Harm {
    Locust { figure: Figure, wounds: u8, is_dead: bool, drop: Option<WeaponId> },
    Cog { side: Side, wounds: u8, cards: Vec<OrderId>, bleeds: bool },
    Sealed(Area),
    Spawned(Vec<Figure>),
    Healed(Figure),
}

/// An attack in progress.
#[derive(Debug, Clone)]
pub struct Fight {
    by: Attacker,
    /// Sides that may be the target of a Locust, since they were asked about Dodge.
    asked: Vec<Side>,
    dodges: bool,
    attack: Option<(u32, u32)>,
    shields: Vec<u8>,
    harms: Vec<Harm>,
}

impl Fight {
    pub const fn new(by: Attacker) -> Self {
        Self { by, asked: Vec::new(), dodges: false, attack: None, shields: Vec::new(), harms: Vec::new() }
    }

    /// Adds an event to the attack; returns false if it does not belong to the attack.
    pub fn add(&mut self, game: &GearsGame, event: &Event) -> bool {
        let is_rolled = self.attack.is_some();
        let is_locust = matches!(self.by, Attacker::Locust { .. });
        if let Event::Answered { side, .. } | Event::Asked { side } = event {
            if is_locust && !is_rolled && !self.asked.contains(side) {
                self.asked.push(*side);
            }
            true
        } else if let Event::AttackRolled { faces } = event {
            let is_first = !is_rolled && self.by != Attacker::Effect;
            if is_first {
                self.attack = Some(count_hits_and_omens(faces));
            }
            is_first
        } else if let Event::DefenceRolled { shields } = event {
            self.shields.push(shields.iter().copied().fold(0, u8::saturating_add));
            is_rolled
        } else if let Event::Discarded { side, cards } = event {
            self.add_discard(*side, cards)
        } else {
            self.add_harm(game, event)
        }
    }

    /// Adds cards discarded for a Dodge before the roll, or because of wounds.
    fn add_discard(&mut self, side: Side, discarded: &[OrderId]) -> bool {
        if self.attack.is_none() && self.by != Attacker::Effect {
            self.dodges = true;
            if !self.asked.contains(&side) {
                self.asked.push(side);
            }
            return true;
        }
        let open = self.harms.iter_mut().rev().find_map(|harm| match harm {
            Harm::Cog { side: hurt, cards, wounds, .. } if *hurt == side && cards.len() < usize::from(*wounds) => {
                Some(cards)
            }
            Harm::Cog { .. } | Harm::Locust { .. } | Harm::Sealed(_) | Harm::Spawned(_) | Harm::Healed(_) => None,
        });
        open.map(|cards| cards.extend(discarded)).is_some()
    }

    fn add_harm(&mut self, game: &GearsGame, event: &Event) -> bool {
        if let Event::Wounds { target, number } = *event {
            self.harms.push(Harm::Locust { figure: target, wounds: number, is_dead: false, drop: None });
        } else if let Event::Killed { figure, dropped } = event {
            self.kill(*figure, dropped.as_ref().map(|dropped| dropped.weapon));
        } else if let Event::CogWounds { side, number } = *event {
            self.wound(side, number);
        } else if let Event::Bled { side } = *event {
            self.bleed(side);
        } else if let Event::Sealed { area } = *event {
            self.harms.push(Harm::Sealed(area));
        } else {
            return self.add_omen(game, event);
        }
        true
    }

    /// Adds the effect of a Locust's omen that spawns or heals a Locust, and the spawned figure's move into cover.
    fn add_omen(&mut self, game: &GearsGame, event: &Event) -> bool {
        let Attacker::Locust { figure: attacker, .. } = self.by else { return false };
        let Some((_, rolled)) = self.attack else { return false };
        let omens = &game.values().enemy(attacker.kind).omens;
        let spawned: Vec<Figure> = self
            .harms
            .iter()
            .flat_map(|harm| match harm {
                Harm::Spawned(figures) => figures.clone(),
                Harm::Locust { .. } | Harm::Cog { .. } | Harm::Sealed(_) | Harm::Healed(_) => Vec::new(),
            })
            .collect();
        let brings = |omen: &EnemyOmen| matches!(omen, EnemyOmen::Spawn(_));
        if let Event::Spawned { figure, .. } = *event {
            let is_own = omens.iter().any(brings) && spawned.len() < usize::try_from(rolled).unwrap_or(usize::MAX);
            if is_own && let Some(Harm::Spawned(figures)) = self.harms.last_mut() {
                figures.push(figure);
            } else if is_own {
                self.harms.push(Harm::Spawned(vec![figure]));
            }
            is_own
        } else if let Event::LocustMoved { figure, to } = *event {
            to.is_cover() && spawned.contains(&figure)
        } else if let Event::Healed { figure } = *event {
            let is_own = figure == attacker && omens.contains(&EnemyOmen::Heal);
            if is_own {
                self.harms.push(Harm::Healed(figure));
            }
            is_own
        } else {
            false
        }
    }

    fn kill(&mut self, figure: Figure, drop: Option<WeaponId>) {
        for harm in self.harms.iter_mut().rev() {
            if let Harm::Locust { figure: hurt, is_dead, drop: dropped, .. } = harm
                && *hurt == figure
                && !*is_dead
            {
                (*is_dead, *dropped) = (true, drop);
                return;
            }
        }
        self.harms.push(Harm::Locust { figure, wounds: 0, is_dead: true, drop });
    }

    /// Adds a COG's wounds to those that it has already taken from this attack.
    fn wound(&mut self, side: Side, number: u8) {
        for harm in &mut self.harms {
            if let Harm::Cog { side: hurt, wounds, .. } = harm
                && *hurt == side
            {
                *wounds = wounds.saturating_add(number);
                return;
            }
        }
        self.harms.push(Harm::Cog { side, wounds: number, cards: Vec::new(), bleeds: false });
    }

    fn bleed(&mut self, side: Side) {
        for harm in self.harms.iter_mut().rev() {
            if let Harm::Cog { side: hurt, bleeds, .. } = harm
                && *hurt == side
            {
                *bleeds = true;
                return;
            }
        }
        self.harms.push(Harm::Cog { side, wounds: 0, cards: Vec::new(), bleeds: true });
    }

    /// The attacker, if it is a side.
    pub fn side(&self) -> Option<Side> {
        match self.by {
            Attacker::Cog { side, .. } | Attacker::Troika { side, .. } => Some(side),
            Attacker::Locust { .. } | Attacker::Dice | Attacker::Effect => None,
        }
    }

    /// The Locust under attack, if there is only one.
    fn locust_target(&self) -> Option<Figure> {
        match self.by {
            Attacker::Cog { target: Target::Locust(figure), .. } | Attacker::Troika { target: figure, .. } => {
                Some(figure)
            }
            Attacker::Cog { .. } | Attacker::Locust { .. } | Attacker::Dice | Attacker::Effect => None,
        }
    }

    /// The COG attacked by a Locust; if the Locust attacks the whole area, the only COG there.
    fn cog_target(&self, game: &GearsGame) -> Option<Side> {
        let Attacker::Locust { target, .. } = self.by else { return None };
        if let Some(known) = target.or_else(|| game.state().sides().single()) {
            return Some(known);
        }
        let hurt: Vec<Side> = self
            .harms
            .iter()
            .filter_map(|harm| match harm {
                Harm::Cog { side, .. } => Some(*side),
                Harm::Locust { .. } | Harm::Sealed(_) | Harm::Spawned(_) | Harm::Healed(_) => None,
            })
            .collect();
        let only = |sides: &[Side]| if let [side] = sides { Some(*side) } else { None };
        let has_others = self.shields.len() > 1;
        only(&self.asked).or_else(|| only(&hurt)).filter(|_| !has_others)
    }

    /// The sentence about the attack. `subject` is the figure that the preceding sentence is about.
    pub fn print(&self, game: &GearsGame, subject: Option<Figure>, language: Language) -> String {
        let target = self.locust_target();
        let rolls = self.print_rolls(language);
        let harm = self.print_all_harm(game, target, language);
        if self.by == Attacker::Effect {
            return text(language, "harm-told", &[("harm", harm.into())]);
        }
        let head = self.print_head(game, subject, language);
        if self.attack.is_none() {
            return text(language, "attack-begun", &[("head", head.into())]);
        }
        let is_guard = matches!(self.by, Attacker::Cog { is_guard: true, .. });
        let key = match (is_guard, harm.is_empty()) {
            (false, true) => "attack-told",
            (false, false) => "attack-told-harm",
            (true, true) => "guard-told",
            (true, false) => "guard-told-harm",
        };
        let mut arguments: Vec<(&str, FluentValue<'_>)> = vec![("head", head.into()), ("rolls", rolls.into())];
        if !harm.is_empty() {
            arguments.push(("harm", harm.into()));
        }
        text(language, key, &arguments)
    }

    fn print_head(&self, game: &GearsGame, subject: Option<Figure>, language: Language) -> String {
        let named = |side| names::cog(language, game, side, Case::Nominative);
        let aim = |figure| names::figure(language, figure, Case::Accusative);
        let say = |key: &str, arguments: &[(&'static str, FluentValue<'static>)]| text(language, key, arguments);
        match self.by {
            Attacker::Cog { side, weapon, manner, target: aimed, is_guard } => {
                let weapon = names::attack(language, game.values(), weapon, manner);
                let mut arguments = vec![("side", named(side).into()), ("weapon", weapon.into())];
                let at = match aimed {
                    Target::Area(area) => Some(area.to_string()),
                    Target::Locust(it) => Some(it).filter(|it| !is_guard || subject != Some(*it)).map(aim),
                };
                let key = match (is_guard, at.is_some()) {
                    (false, true) => "head-attack",
                    (false, false) => "head-attack-open",
                    (true, true) => "head-guard-at",
                    (true, false) => "head-guard",
                };
                arguments.extend(at.map(|at| ("target", at.into())));
                say(key, &arguments)
            }
            Attacker::Troika { side, target } => {
                say("head-troika", &[("side", named(side).into()), ("target", aim(target).into())])
            }
            Attacker::Locust { figure, .. } => {
                let attacker = names::figure(language, figure, Case::Nominative);
                match self.cog_target(game) {
                    Some(side) => {
                        let target = names::cog(language, game, side, Case::Accusative);
                        say("head-strike", &[("figure", attacker.into()), ("target", target.into())])
                    }
                    None => say("head-strike-open", &[("figure", attacker.into())]),
                }
            }
            Attacker::Dice | Attacker::Effect => word(language, "head-dice"),
        }
    }

    /// The hits, omens and shields as text.
    fn print_rolls(&self, language: Language) -> String {
        let counted = |key: &str, count: u32| text(language, key, &[("count", count.into())]);
        let (hits, omens) = self.attack.unwrap_or_default();
        let is_saw = matches!(self.by, Attacker::Cog { manner: Some(Manner::Saw), .. });
        let mut parts = Vec::new();
        if self.dodges {
            parts.push(word(language, "roll-dodge"));
        }
        if !is_saw {
            parts.push(counted("roll-hits", hits));
        }
        if omens > 0 || is_saw {
            parts.push(counted("roll-omens", omens));
        }
        match self.shields[..] {
            [] => {}
            [shields] => parts.push(counted("roll-shields", shields.into())),
            _ => {
                let list = names::join_names(language, self.shields.iter().map(ToString::to_string));
                parts.push(text(language, "roll-shields-each", &[("list", list.into())]));
            }
        }
        names::join_names(language, parts.into_iter())
    }

    /// The harm as text. The target's harm comes first, without its name.
    fn print_all_harm(&self, game: &GearsGame, target: Option<Figure>, language: Language) -> String {
        let cog = self.cog_target(game);
        let is_main = |harm: &&Harm| match harm {
            Harm::Locust { figure, .. } => Some(*figure) == target,
            Harm::Cog { side, .. } => Some(*side) == cog,
            Harm::Sealed(_) | Harm::Spawned(_) | Harm::Healed(_) => false,
        };
        let (main, others): (Vec<&Harm>, Vec<&Harm>) = self.harms.iter().partition(is_main);
        let told = main.into_iter().enumerate().map(|(number, harm)| (harm, number == 0));
        let told = told.chain(others.into_iter().map(|harm| (harm, false)));
        told.map(|(harm, is_plain)| self.print_harm(game, harm, is_plain, language)).collect::<Vec<_>>().join("; ")
    }

    fn print_harm(&self, game: &GearsGame, harm: &Harm, is_plain: bool, language: Language) -> String {
        match harm {
            Harm::Locust { figure, wounds, is_dead, drop } => {
                let who = names::figure(language, *figure, Case::Nominative);
                let explodes = matches!(self.by, Attacker::Locust { figure: own, .. } if own == *figure);
                let said = match (is_dead, explodes) {
                    (true, true) => text(language, "harm-exploded", &[("who", who.into())]),
                    (true, false) => print_suffered_harm(language, is_plain, who, "harm-dead", 0),
                    (false, _) => print_suffered_harm(language, is_plain, who, "harm-wounds", *wounds),
                };
                let drop = drop.map(|weapon| names::weapon(language, game.values(), weapon));
                let drop = drop.map(|weapon| text(language, "harm-drop", &[("weapon", weapon.into())]));
                [Some(said), drop].into_iter().flatten().collect::<Vec<_>>().join("; ")
            }
            Harm::Cog { side, wounds, cards, bleeds } => {
                let who = names::cog(language, game, *side, Case::Nominative);
                if *wounds == 0 {
                    return print_suffered_harm(language, is_plain, who, "harm-bleeds", 0);
                }
                let taken = print_suffered_harm(language, is_plain, who, "harm-wounds", *wounds);
                let named = [("cards", names::cards(language, game.values(), cards).into())];
                let lost = if cards.is_empty() { None } else { Some(text(language, "story-discards", &named)) };
                let taken = lost.map_or(taken.clone(), |lost| format!("{taken} ({lost})"));
                let after = if is_plain { "harm-bleeds-after" } else { "harm-bleeds-after-named" };
                if *bleeds { text(language, after, &[("harm", taken.into())]) } else { taken }
            }
            Harm::Sealed(area) => text(language, "harm-sealed", &[("place", area.to_string().into())]),
            Harm::Spawned(figures) => {
                let named = names::figures(language, figures);
                text(language, "harm-spawned", &[("figures", named.into()), ("count", figures.len().into())])
            }
            Harm::Healed(figure) => {
                let who = names::figure(language, *figure, Case::Nominative);
                text(language, "harm-healed", &[("who", who.into())])
            }
        }
    }
}

/// Harm to a figure as text, without the figure's name if `is_plain`.
fn print_suffered_harm(language: Language, is_plain: bool, who: String, key: &str, count: u8) -> String {
    if is_plain {
        return text(language, key, &[("count", count.into())]);
    }
    text(language, &format!("{key}-named"), &[("who", who.into()), ("count", count.into())])
}

/// Counts the hits and omens on some faces.
fn count_hits_and_omens(faces: &[AttackFace]) -> (u32, u32) {
    faces.iter().fold((0, 0), |(hits, omens), face| match face {
        AttackFace::Omen => (hits, omens + 1),
        AttackFace::Hits(more) => (hits + u32::from(*more), omens),
    })
}
