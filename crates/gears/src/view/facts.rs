//! Events that are narrated in sentences of their own.

use std::collections::BTreeMap;

use sztab_game::Side;
use sztab_words::FluentValue;

use crate::event::Event;
use crate::values::WeaponId;

use super::names::{self, Case};
use super::story::{Narrator, cover_word};

/// A text key and the arguments of its text.
type KeyedText = (&'static str, Vec<(&'static str, FluentValue<'static>)>);

impl Narrator<'_> {
    /// Narrates the end of a COG's move. On a physical table, the place is not known.
    pub(super) fn narrate_move_end(&mut self, event: &Event) {
        let (side, to, keys) = if let Event::Moved { side, to } = event {
            (*side, *to, ("story-moved", "story-moved-on-table"))
        } else if let Event::Followed { side, to } = event {
            (*side, *to, ("story-followed", "story-followed-on-table"))
        } else if let Event::Crawled { side, to } = event {
            (*side, to.open_place(), ("story-crawled", "story-crawled-on-table"))
        } else {
            return;
        };
        let key = if to.area.is_table() { keys.1 } else { keys.0 };
        let arguments = [("side", self.cog(side)), ("place", to.to_string().into()), ("cover", cover_word(to))];
        self.add_paid_sentence(side, key, &arguments);
    }

    /// Narrates a COG's use of cards and weapons.
    pub(super) fn narrate_action(&mut self, event: &Event) {
        let (language, values) = (self.language, self.game.values());
        let weapon = |id: WeaponId| FluentValue::from(names::weapon(language, values, id));
        if let Event::Drew { side, count } = event {
            self.add_paid_sentence(*side, "story-drew", &[("side", self.cog(*side)), ("count", (*count).into())]);
        } else if let Event::Shot { side, figure } = event {
            let name = names::figure(language, *figure, Case::Accusative);
            self.add_sentence(Some(*side), "story-shot", &[("side", self.cog(*side)), ("figure", name.into())]);
        } else if let Event::Revived { side } = event {
            self.narrate_revival(*side);
        } else if let Event::AmmoGained { side, weapons } = event {
            self.narrate_ammo(*side, weapons);
        } else if let Event::AmmoLost { side, weapon: id } = event {
            self.add_sentence(Some(*side), "story-ammo-lost", &[("side", self.cog(*side)), ("weapon", weapon(*id))]);
        } else if let Event::WeaponTaken { side, weapon: id } = event {
            self.add_paid_sentence(*side, "story-weapon-taken", &[("side", self.cog(*side)), ("weapon", weapon(*id))]);
        } else if let Event::WeaponDiscarded { side, weapon: id } = event {
            self.add_sentence(
                Some(*side),
                "story-weapon-discarded",
                &[("side", self.cog(*side)), ("weapon", weapon(*id))],
            );
        } else if let Event::EquipmentUsed { side, face, equipment } = event {
            let equipment = names::equipment(language, *equipment);
            let tile = face.to_string().into();
            let arguments = [("side", self.cog(*side)), ("tile", tile), ("equipment", equipment.into())];
            self.add_paid_sentence(*side, "story-equipment-used", &arguments);
        }
    }

    fn narrate_revival(&mut self, side: Side) {
        let payer = self.discards.iter().map(|(payer, _)| *payer).find(|payer| *payer != side);
        let Some(by) = payer else {
            return self.add_sentence(Some(side), "story-revived", &[("side", self.cog(side))]);
        };
        let name = names::cog(self.language, self.game, side, Case::Accusative);
        self.add_paid_sentence(by, "story-revived-by", &[("by", self.cog(by)), ("side", name.into())]);
    }

    /// Narrates ammo gained, by weapon, such as "Lancer +2".
    fn narrate_ammo(&mut self, side: Side, weapons: &[WeaponId]) {
        let mut counts: BTreeMap<WeaponId, usize> = BTreeMap::new();
        for weapon in weapons {
            *counts.entry(*weapon).or_default() += 1;
        }
        let values = self.game.values();
        let named = counts.iter().map(|(id, count)| format!("{} +{count}", names::weapon(self.language, values, *id)));
        let named = names::join_names(self.language, named);
        self.add_sentence(Some(side), "story-ammo-gained", &[("side", self.cog(side)), ("weapons", named.into())]);
    }

    /// The text about a change to the map, the mission or a seat.
    pub(super) fn fact_text(&self, event: &Event) -> Option<KeyedText> {
        let name = |figure| FluentValue::from(names::figure(self.language, figure, Case::Nominative));
        let at = |area: &crate::map::Area| vec![("place", area.to_string().into())];
        Some(if let Event::Replaced { number } = event {
            ("story-replaced", vec![("number", (*number).into())])
        } else if let Event::Healed { figure } = event {
            ("story-healed", vec![("figure", name(*figure))])
        } else if let Event::Removed { figure } = event {
            ("story-removed", vec![("figure", name(*figure))])
        } else if let Event::Sealed { area } = event {
            ("story-sealed", at(area))
        } else if let Event::HoleOpened { area } = event {
            (if area.is_table() { "story-hole-on-table" } else { "story-hole-opened" }, at(area))
        } else if *event == Event::MarkersCleared {
            ("story-markers-cleared", Vec::new())
        } else if let Event::StageBegan { stage } = event {
            let goal = names::goal(self.language, self.game.state().mission, *stage);
            ("story-stage-began", vec![("stage", (*stage).into()), ("goal", goal.into())])
        } else if let Event::Explored { level } = event {
            ("story-explored", vec![("level", (*level).into())])
        } else if let Event::Unlocked { level } = event {
            ("story-unlocked", vec![("level", (*level).into())])
        } else if let Event::Executed { side } = event {
            ("story-executed", vec![("side", self.cog(*side))])
        } else if let Event::Absent { side } = event {
            ("story-absent", vec![("side", self.cog(*side))])
        } else if let Event::Left { side } = event {
            ("story-left", vec![("side", self.cog(*side))])
        } else {
            return None;
        })
    }
}
