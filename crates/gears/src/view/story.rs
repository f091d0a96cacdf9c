//! Events as sentences.

use std::collections::BTreeMap;

use sztab_game::{Language, Narrative, Side};
use sztab_words::FluentValue;

use crate::GearsGame;
use crate::action::{Action, Target};
use crate::event::Event;
use crate::map::{Area, Place};
use crate::state::{Ending, Figure, Mode};
use crate::texts::text;
use crate::values::{OrderId, WeaponId};

use super::fight::{Attacker, Fight};
use super::names::{self, Case};

/// The sentences of a narrative. The events of one attack form one sentence; so do the events of one move, and figures
/// that appear together. Questions and shuffles are not narrated.
pub fn narrate(game: &GearsGame, narrative: &Narrative, language: Language) -> Vec<String> {
    let mut teller = Narrator::new(game, language);
    for record in &narrative.events {
        let Some(event) = record.event.event::<Event>() else { continue };
        if let (true, Event::Answered { side, action: Some(action) }) = (record.is_told, event) {
            let is_told = record.ordered.is_some() && !matches!(action, Action::Pass | Action::Wait | Action::Hold);
            teller.ordered = is_told.then_some(*side);
        }
        teller.process_event(event, record.is_told);
        teller.store_context(event);
    }
    teller.close();
    teller.drop_discards();
    teller.lines
}

/// A sentence that the next event can continue.
#[derive(Debug, Clone)]
enum OpenSentence {
    Played { side: Side, mode: Mode, card: OrderId },
    Walk { side: Side, played: Option<(Mode, OrderId)>, cards: Vec<OrderId>, to: Place },
    Journey { figure: Figure, from: Option<Place>, to: Place },
    Arrival { figures: Vec<Figure>, area: Area, last: Place },
    Card(u8),
    Fight(Fight),
}

pub(super) struct Narrator<'a> {
    pub(super) game: &'a GearsGame,
    pub(super) language: Language,
    lines: Vec<String>,
    open: Option<OpenSentence>,
    /// True if the open sentence contains an event to be narrated, rather than only context for later events.
    is_open_told: bool,
    /// True if the next sentence is to be narrated.
    is_telling: bool,
    /// Cards discarded for an effect that the next sentences narrate.
    pub(super) discards: Vec<(Side, Vec<OrderId>)>,
    /// The last line of each side, if known.
    answers: BTreeMap<Side, Action>,
    /// The figure that the last sentences are about.
    subject: Option<Figure>,
    places: BTreeMap<Figure, Place>,
    /// Figures moved by the last sentence to an area outside cover.
    march: Option<(Vec<Figure>, Place)>,
    is_activation: bool,
    /// The side for which an order has answered, until a sentence about that side mentions the order.
    ordered: Option<Side>,
}

impl<'a> Narrator<'a> {
    const fn new(game: &'a GearsGame, language: Language) -> Self {
        Self {
            game,
            language,
            lines: Vec::new(),
            open: None,
            is_open_told: false,
            is_telling: false,
            discards: Vec::new(),
            answers: BTreeMap::new(),
            subject: None,
            places: BTreeMap::new(),
            march: None,
            is_activation: false,
            ordered: None,
        }
    }

    /// Stores information that later sentences need.
    fn store_context(&mut self, event: &Event) {
        if let Event::Answered { side, action: Some(action) } = event {
            self.answers.insert(*side, action.clone());
        } else if let Event::ActivationBegan | Event::ActivationEnded = event {
            self.is_activation = *event == Event::ActivationBegan;
        } else if let Event::AiCard { .. } | Event::TurnBegan { .. } = event {
            self.subject = None;
        } else if let Event::Struck { figure, .. } = event {
            self.subject = Some(*figure);
        } else if let Event::LocustMoved { figure, to } | Event::Spawned { figure, at: to } = *event {
            self.subject = Some(figure);
            self.places.insert(figure, to);
        } else if let Event::Killed { figure, .. } = event {
            self.places.remove(figure);
        }
    }

    fn process_event(&mut self, event: &Event, is_told: bool) {
        let is_silent = matches!(event, Event::Answered { .. } | Event::Asked { .. } | Event::Shuffled { .. });
        self.is_telling = is_told || self.is_open_told;
        if self.extend(event) {
            self.is_open_told |= is_told && !is_silent;
        } else if !is_silent {
            self.close();
            (self.is_telling, self.is_open_told) = (is_told, is_told);
            self.begin(event);
        }
    }

    /// Continues the open sentence, if the event belongs to it.
    fn extend(&mut self, event: &Event) -> bool {
        match &mut self.open {
            None => false,
            Some(OpenSentence::Fight(fight)) => fight.add(self.game, event),
            Some(OpenSentence::Walk { side, to, .. }) => {
                let next = if let Event::Moved { side: mover, to } = event {
                    Some(*to).filter(|_| side == mover)
                } else {
                    None
                };
                next.map(|next| *to = next).is_some()
            }
            Some(OpenSentence::Journey { figure, to, .. }) => {
                let next = locust_move(event, *figure);
                next.map(|next| *to = next).is_some()
            }
            Some(OpenSentence::Arrival { figures, area, last }) => {
                let next = figures.last().and_then(|figure| locust_move(event, *figure));
                if let Event::Spawned { figure, at } = event
                    && *area == at.area
                {
                    figures.push(*figure);
                    *last = *at;
                    return true;
                }
                next.filter(|next| *area == next.area).map(|next| *last = next).is_some()
            }
            Some(OpenSentence::Played { side, mode, card }) => {
                // Followers discard before the move is narrated.
                if let Event::Discarded { side: other, cards } = event
                    && other != side
                {
                    self.discards.push((*other, cards.clone()));
                    return true;
                }
                let Event::Moved { side: mover, to } = event else { return false };
                let played = Some((*mode, *card));
                if *side != *mover || *mode == Mode::Shoot || to.area.is_table() {
                    return false;
                }
                self.open = Some(OpenSentence::Walk { side: *mover, played, cards: Vec::new(), to: *to });
                true
            }
            Some(OpenSentence::Card(card)) => {
                let number = if let Event::Replaced { number } = event { Some(*number) } else { None };
                let Some(number) = number.filter(|number| number == card) else { return false };
                self.open = None;
                self.add_sentence(None, "story-replaced", &[("number", number.into())]);
                true
            }
        }
    }

    /// Finishes the open sentence.
    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        self.is_telling = self.is_open_told;
        match open {
            OpenSentence::Played { side, mode, card } => {
                let key = match mode {
                    Mode::Order => "story-played-order",
                    Mode::Run => "story-played-run",
                    Mode::Shoot => "story-played-shoot",
                };
                let card = names::card(self.language, self.game.values(), card);
                self.add_sentence(Some(side), key, &[("side", self.cog(side)), ("card", card.into())]);
            }
            OpenSentence::Walk { side, played, cards, to } => self.narrate_walk(side, played, &cards, to),
            OpenSentence::Journey { figure, from, to } => self.narrate_locust_move(figure, from, to),
            OpenSentence::Arrival { figures, area, last } => {
                let place = if figures.len() == 1 { last.to_string() } else { area.to_string() };
                let named = names::figures(self.language, &figures);
                let arguments = [("figures", named.into()), ("count", figures.len().into()), ("place", place.into())];
                let key = if area.is_table() { "story-appeared" } else { "story-spawned" };
                self.add_sentence(None, key, &arguments);
            }
            OpenSentence::Card(number) => {
                let said = names::ai_card(self.language, self.game.values(), number);
                self.add_sentence(None, "story-ai-card", &[("number", number.into()), ("text", said.into())]);
            }
            OpenSentence::Fight(fight) => {
                let is_alone = self.march.as_ref().is_none_or(|(figures, _)| figures.len() == 1);
                let subject = self.subject.filter(|_| is_alone);
                let said = fight.print(self.game, subject, self.language);
                self.push(fight.side(), said);
            }
        }
    }

    fn narrate_walk(&mut self, side: Side, played: Option<(Mode, OrderId)>, cards: &[OrderId], to: Place) {
        let mut arguments = vec![("side", self.cog(side)), ("place", to.to_string().into()), ("cover", cover_word(to))];
        let key = match played {
            None | Some((Mode::Shoot, _)) => "story-moved",
            Some((Mode::Order, _)) => "story-played-order-moved",
            Some((Mode::Run, _)) => "story-played-run-moved",
        };
        if let Some((_, card)) = played {
            arguments.push(("card", names::card(self.language, self.game.values(), card).into()));
        }
        let said = text(self.language, key, &arguments);
        let said = self.with_cards(said, cards);
        self.push(Some(side), said);
    }

    fn narrate_locust_move(&mut self, figure: Figure, from: Option<Place>, to: Place) {
        let hidden = from.filter(|from| from.is_cover());
        let stays = from.is_some_and(|from| from.area == to.area);
        let key = match (hidden.is_some(), stays, to.is_cover()) {
            (true, true, false) => "story-locust-exposed",
            (true, false, _) => "story-locust-broke",
            (_, true, true) => "story-locust-covered",
            (false, ..) => "story-locust-moved",
        };
        let is_plain = key == "story-locust-moved" && !to.is_cover();
        let others = self.march.take().filter(|(_, place)| is_plain && *place == to).map(|(figures, _)| figures);
        let figures: Vec<Figure> = others.into_iter().flatten().chain([figure]).collect();
        if figures.len() > 1 {
            self.lines.pop();
            let named = names::figures(self.language, &figures);
            self.add_sentence(
                None,
                "story-locusts-moved",
                &[("figures", named.into()), ("place", to.to_string().into())],
            );
        } else {
            let name = names::figure(self.language, figure, Case::Nominative);
            let arguments = [("figure", name.into()), ("place", to.to_string().into()), ("cover", cover_word(to))];
            self.add_sentence(None, key, &arguments);
        }
        self.march = Some((figures, to)).filter(|_| is_plain && self.is_telling);
    }

    /// Begins a sentence, or narrates the event at once.
    fn begin(&mut self, event: &Event) {
        match event {
            Event::CardPlayed { side, mode, card } => {
                self.discards.retain(|(own, _)| own != side);
                self.open = Some(OpenSentence::Played { side: *side, mode: *mode, card: *card });
            }
            Event::Discarded { side, cards } => {
                self.narrate_discards(*side);
                self.discards.push((*side, cards.clone()));
            }
            Event::Moved { .. }
            | Event::Crawled { .. }
            | Event::Followed { .. }
            | Event::LocustMoved { .. }
            | Event::Spawned { .. } => self.begin_move(event),
            Event::AiCard { number } => self.open = Some(OpenSentence::Card(*number)),
            Event::Fired { .. }
            | Event::Struck { .. }
            | Event::AttackRolled { .. }
            | Event::Wounds { .. }
            | Event::CogWounds { .. }
            | Event::Killed { .. }
            | Event::Bled { .. } => self.begin_fight(event),
            Event::Drew { .. }
            | Event::Shot { .. }
            | Event::Revived { .. }
            | Event::AmmoGained { .. }
            | Event::AmmoLost { .. }
            | Event::WeaponTaken { .. }
            | Event::WeaponDiscarded { .. }
            | Event::EquipmentUsed { .. } => self.narrate_action(event),
            Event::Replaced { .. }
            | Event::Healed { .. }
            | Event::Sealed { .. }
            | Event::HoleOpened { .. }
            | Event::MarkersCleared
            | Event::StageBegan { .. }
            | Event::Explored { .. }
            | Event::Unlocked { .. }
            | Event::Removed { .. }
            | Event::Executed { .. }
            | Event::Absent { .. }
            | Event::Left { .. } => {
                if let Some((key, arguments)) = self.fact_text(event) {
                    self.add_sentence(None, key, &arguments);
                }
            }
            Event::Over => self.narrate_end(),
            Event::DefenceRolled { .. }
            | Event::Answered { .. }
            | Event::Asked { .. }
            | Event::Shuffled { .. }
            | Event::TurnBegan { .. }
            | Event::ActivationBegan
            | Event::BackBegan
            | Event::BackEnded => {}
            Event::TurnEnded { .. } | Event::ActivationEnded => self.drop_discards(),
        }
    }

    fn begin_move(&mut self, event: &Event) {
        self.open = Some(if let Event::LocustMoved { figure, to } = event {
            // The players have moved the figure, so the place is not known.
            if to.area.is_table() {
                return;
            }
            OpenSentence::Journey { figure: *figure, from: self.places.get(figure).copied(), to: *to }
        } else if let Event::Spawned { figure, at } = event {
            OpenSentence::Arrival { figures: vec![*figure], area: at.area, last: *at }
        } else if let Event::Moved { side, to } = event
            && !to.area.is_table()
        {
            OpenSentence::Walk { side: *side, played: None, cards: self.take_discards(*side), to: *to }
        } else {
            return self.narrate_move_end(event);
        });
    }

    fn begin_fight(&mut self, event: &Event) {
        let mut fight = if let Event::Fired { side, weapon, target } = event {
            self.cog_attack(*side, *weapon, *target)
        } else if let Event::Struck { figure, target } = event {
            Fight::new(Attacker::Locust { figure: *figure, target: *target })
        } else if let Event::AttackRolled { .. } = event {
            Fight::new(self.troika_attacker().unwrap_or(Attacker::Dice))
        } else {
            Fight::new(Attacker::Effect)
        };
        fight.add(self.game, event);
        self.open = Some(OpenSentence::Fight(fight));
    }

    /// A COG's attack, with the details of the line that began it.
    fn cog_attack(&mut self, side: Side, weapon: WeaponId, target: Target) -> Fight {
        let mut is_guard = self.is_activation;
        let mut manner = None;
        let answer = self.answers.remove(&side);
        if let Some(Action::Attack(own, way, _)) = answer {
            manner = Some(way).filter(|_| own == weapon);
        } else if let Some(Action::Guard(_, own, way)) = answer {
            (manner, is_guard) = (Some(way).filter(|_| own == weapon), true);
        }
        self.take_discards(side);
        Fight::new(Attacker::Cog { side, weapon, manner, target, is_guard })
    }

    /// The Troika's attacker, known from the line played: the events of the attack contain only the dice roll.
    fn troika_attacker(&mut self) -> Option<Attacker> {
        let aim = |action: &Action| if let Action::Troika(figure) = action { Some(*figure) } else { None };
        let (side, target) = self.answers.iter().find_map(|(side, action)| Some((*side, aim(action)?)))?;
        self.answers.remove(&side);
        Some(Attacker::Troika { side, target })
    }

    fn narrate_end(&mut self) {
        self.drop_discards();
        let Some(ending) = self.game.state().ending else { return };
        let cause = match ending {
            Ending::Mission => "cause-mission",
            Ending::AllBleeding => "cause-all-bleeding",
            Ending::Resignation => "cause-resignation",
            Ending::Adjudication(_) => "cause-adjudication",
        };
        let key = match ending {
            Ending::Mission | Ending::Adjudication(true) => "story-won",
            Ending::AllBleeding | Ending::Resignation | Ending::Adjudication(false) => "story-lost",
        };
        let cause = text(self.language, cause, &[]);
        self.add_sentence(None, key, &[("cause", cause.into())]);
    }

    pub(super) fn cog(&self, side: Side) -> FluentValue<'static> {
        names::cog(self.language, self.game, side, Case::Nominative).into()
    }

    pub(super) fn add_sentence(
        &mut self,
        side: Option<Side>,
        key: &str,
        arguments: &[(&'static str, FluentValue<'static>)],
    ) {
        let said = text(self.language, key, arguments);
        self.push(side, said);
    }

    /// Adds a sentence that also names the cards which the side has discarded for it.
    pub(super) fn add_paid_sentence(
        &mut self,
        side: Side,
        key: &str,
        arguments: &[(&'static str, FluentValue<'static>)],
    ) {
        let cards = self.take_discards(side);
        let said = self.with_cards(text(self.language, key, arguments), &cards);
        self.push(Some(side), said);
    }

    fn with_cards(&self, said: String, cards: &[OrderId]) -> String {
        if cards.is_empty() {
            return said;
        }
        let cards = names::cards(self.language, self.game.values(), cards);
        let paid = text(self.language, "story-discards", &[("cards", cards.into())]);
        format!("{} ({paid}).", said.trim_end_matches('.'))
    }

    fn push(&mut self, side: Option<Side>, said: String) {
        self.march = None;
        if !self.is_telling {
            return;
        }
        let is_ordered = side.is_some() && self.ordered.take_if(|ordered| Some(*ordered) == side).is_some();
        let said = if is_ordered { text(self.language, "story-ordered", &[("sentence", said.into())]) } else { said };
        self.lines.push(said);
    }

    pub(super) fn take_discards(&mut self, side: Side) -> Vec<OrderId> {
        let place = self.discards.iter().position(|(own, _)| *own == side);
        place.map(|place| self.discards.remove(place).1).unwrap_or_default()
    }

    /// Narrates a side's discards that no sentence has mentioned.
    fn narrate_discards(&mut self, side: Side) {
        let cards = self.take_discards(side);
        if !cards.is_empty() {
            let cards = names::cards(self.language, self.game.values(), &cards);
            self.add_sentence(Some(side), "story-discarded", &[("side", self.cog(side)), ("cards", cards.into())]);
        }
    }

    fn drop_discards(&mut self) {
        let sides: Vec<Side> = self.discards.iter().map(|(side, _)| *side).collect();
        for side in sides {
            self.narrate_discards(side);
        }
    }
}

/// The place to which an event moves a figure.
fn locust_move(event: &Event, figure: Figure) -> Option<Place> {
    if let Event::LocustMoved { figure: mover, to } = event { Some(*to).filter(|_| *mover == figure) } else { None }
}

pub(super) fn cover_word(place: Place) -> FluentValue<'static> {
    if place.is_cover() { "yes".into() } else { "no".into() }
}
