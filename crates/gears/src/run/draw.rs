//! Drawing, discarding and rolling (GOW-2.7, GOW-2.9, GOW-2.10, GOW-8.6).

use sztab_game::Side;

use super::{Flow, Run};
use crate::event::Event;
use crate::setup::ai_deck;
use crate::values::{AttackFace, Family, Marker, OrderId};

impl Run<'_> {
    /// Draws Order cards up to the hand limit. Only standing COGs draw cards (GOW-9.3, GOW-11.2).
    pub fn draw_orders(&mut self, side: Side, count: usize) -> Flow {
        let cog = self.state.cog(side);
        let hides_hands = self.state.hides_hands();
        let room = cog.hand_limit(self.values).saturating_sub(cog.hand.len());
        let wanted = if cog.is_standing() { count.min(room) } else { 0 };
        let mut drawn = 0;
        if hides_hands {
            drawn = wanted;
            let hand = &mut self.state.cog_mut(side).hand;
            hand.resize(hand.len() + wanted, OrderId::HIDDEN);
        }
        while drawn < wanted && !self.state.decks.orders.cards.is_empty() {
            let card = self.state.decks.orders.cards.remove(0);
            let hand = &mut self.state.cog_mut(side).hand;
            hand.push(card);
            hand.sort_unstable();
            drawn += 1;
            self.refill_orders()?;
        }
        if drawn > 0 {
            self.emit(Event::Drew { side, count: drawn });
        }
        Ok(())
    }

    /// Shuffles the discards into a new deck as soon as the deck is empty (GOW-2.9).
    pub fn refill_orders(&mut self) -> Flow {
        let deck = &mut self.state.decks.orders;
        if deck.cards.is_empty() && !deck.discards.is_empty() {
            deck.cards = std::mem::take(&mut deck.discards);
            self.state.chances.shuffle("order", &mut deck.cards)?;
            self.emit(Event::Shuffled { deck: "order".to_owned() });
        }
        Ok(())
    }

    /// Discards cards from a hand.
    pub fn discard(&mut self, side: Side, cards: &[OrderId]) -> Flow {
        for &card in cards {
            if self.state.cog_mut(side).remove_card(card) && !self.state.hides_hands() {
                self.state.decks.orders.discards.push(card);
            }
        }
        self.emit(Event::Discarded { side, cards: cards.to_vec() });
        self.refill_orders()
    }

    /// Draws the next AI card.
    pub fn draw_ai(&mut self) -> Option<u8> {
        let deck = &mut self.state.decks.ai;
        (!deck.cards.is_empty()).then(|| deck.cards.remove(0))
    }

    /// Discards an AI card, and refills the deck after its last card (GOW-2.9). A card whose family is no longer part
    /// of the mission leaves the game (GOW-17.27).
    pub fn discard_ai(&mut self, number: u8) -> Flow {
        let mission = self.values.mission(self.state.mission);
        let stays = !self.step.renewed || ai_deck(self.values, mission, &self.state.enemies).contains(&number);
        let is_end = self.is_belly_end();
        let deck = &mut self.state.decks.ai;
        deck.discards.extend(Some(number).filter(|_| stays));
        if deck.cards.is_empty() && is_end {
            return self.win();
        }
        if deck.cards.is_empty() {
            deck.cards = std::mem::take(&mut deck.discards);
            self.state.chances.shuffle_ai(&mut deck.cards)?;
            self.emit(Event::Shuffled { deck: "ai".to_owned() });
        }
        Ok(())
    }

    /// Draws a marker (GOW-2.7); `None` if none is available.
    pub fn draw_marker(&mut self, family: Family) -> Flow<Option<Marker>> {
        let deck = self.state.decks.markers_mut(family);
        if deck.cards.is_empty() && !deck.discards.is_empty() {
            deck.cards = std::mem::take(&mut deck.discards);
            let name = family.deck_name();
            let mut cards = std::mem::take(&mut self.state.decks.markers_mut(family).cards);
            self.state.chances.shuffle(&name, &mut cards)?;
            self.state.decks.markers_mut(family).cards = cards;
            self.emit(Event::Shuffled { deck: name });
        }
        let deck = self.state.decks.markers_mut(family);
        if !deck.cards.is_empty() {
            return Ok(Some(deck.cards.remove(0)));
        }
        let place = self.state.dropped.iter().position(|dropped| dropped.family == family);
        Ok(place.map(|place| self.state.dropped.remove(place).marker))
    }

    /// Puts a marker back and shuffles the unused markers (GOW-10.8).
    pub fn return_marker(&mut self, family: Family, marker: Marker) -> Flow {
        let name = family.deck_name();
        let deck = self.state.decks.markers_mut(family);
        deck.cards.push(marker);
        let mut cards = std::mem::take(&mut deck.cards);
        self.state.chances.shuffle(&name, &mut cards)?;
        self.state.decks.markers_mut(family).cards = cards;
        self.emit(Event::Shuffled { deck: name });
        Ok(())
    }

    /// Rolls attack dice.
    pub fn roll_attack(&mut self, dice: i32) -> Flow<Vec<AttackFace>> {
        let faces: Result<Vec<AttackFace>, _> =
            (0..dice.max(0)).map(|_| self.state.chances.roll_attack_die(self.values)).collect();
        let faces = faces?;
        self.emit(Event::AttackRolled { faces: faces.clone() });
        Ok(faces)
    }

    /// Rolls defence dice; returns the number of shields rolled.
    pub fn roll_defence(&mut self, dice: i32) -> Flow<u8> {
        let shields: Result<Vec<u8>, _> =
            (0..dice.max(0)).map(|_| self.state.chances.roll_defence_die(self.values)).collect();
        let shields = shields?;
        self.emit(Event::DefenceRolled { shields: shields.clone() });
        Ok(shields.into_iter().fold(0, u8::saturating_add))
    }
}
