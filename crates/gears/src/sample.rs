//! Complete games that look the same to a viewer as a masked one.
//!
//! The lines since the settled state are rerun with the revealed cards on top of their decks and with the same dice
//! results. If a deck was shuffled in the meantime, several attempts are made.

use sztab_game::{Chance, Seed, Side, Viewer};

use crate::action::Action;
use crate::chances::{ForcedFace, move_to_front};
use crate::event::Event;
use crate::game::GearsGame;
use crate::run::{Question, Run, Stop};
use crate::setup::all_orders;
use crate::state::{Figure, State};
use crate::tiles::FaceId;
use crate::values::{AttackFace, Family, Marker, OrderId, Values};

/// Number of attempts, and of changes tried in each attempt, before a slightly different game is accepted.
const MAX_ATTEMPTS: u32 = 60;
const MAX_CHANGES_PER_ATTEMPT: u32 = 150;

impl GearsGame {
    /// A complete game that looks the same to the viewer as this masked one.
    pub(crate) fn fill_in(&self, viewer: Viewer, seed: &Seed) -> Self {
        let mut last = None;
        for attempt in 0..MAX_ATTEMPTS {
            let mut chance = Chance::new(seed, "sztab sample 1", &attempt.to_string());
            if let Some(game) = self.try_fill_in(viewer, &mut chance) {
                if game.mask_for(viewer) == *self {
                    return game;
                }
                last = Some(game);
            }
        }
        last.unwrap_or_else(|| self.clone())
    }

    fn try_fill_in(&self, viewer: Viewer, chance: &mut Chance) -> Option<Self> {
        let mut filler = Filler { values: &self.values, game: self, viewer, chance };
        let mut settled = self.settled.clone();
        filler.fill_orders(&mut settled);
        filler.fill_decks(&mut settled);
        filler.fill_markers(&mut settled);
        settled.chances.seed = Some(filler.draw_seed());
        settled.chances.forced = rolled_faces(&self.history);
        let settled = filler.fit_to_history(settled);
        let mut game = Self::from_settled(&self.values, settled, self.said.clone()).ok()?;
        for side in self.hidden.iter() {
            let lines = game.legal_actions(side).to_vec();
            let place = usize::try_from(chance.draw_below(u32::try_from(lines.len()).ok()?)?).ok()?;
            game.apply(side, lines.get(place)?).ok()?;
        }
        game.closed.clone_from(&self.closed);
        game.absent = self.absent;
        Some(game)
    }

    /// The number of events since the settled state that also occur when the game is rerun from a given state, plus 1
    /// if the same questions are then asked.
    fn count_matching_events(&self, settled: &State) -> usize {
        let mut run = Run::new(&self.values, settled.clone(), &self.said);
        let stop = run.run();
        let alike = run.events.iter().zip(&self.history).take_while(|(one, other)| one == other).count();
        let asks_alike = match stop {
            Stop::Asked(questions) => {
                let is_alike = |(own, other): (&Question, &Question)| {
                    own.side == other.side && (other.lines.is_empty() || own.lines == other.lines)
                };
                questions.len() == self.asked.len() && questions.iter().zip(&self.asked).all(is_alike)
            }
            Stop::Settled(_) | Stop::Over | Stop::Closed(_) | Stop::Mismatch => false,
        };
        alike + usize::from(asks_alike && run.events.len() == alike)
    }
}

/// The faces rolled, in order.
fn rolled_faces(history: &[Event]) -> Vec<ForcedFace> {
    let mut dice = Vec::new();
    for event in history {
        if let Event::AttackRolled { faces } = event {
            dice.extend(faces.iter().map(|face| match face {
                AttackFace::Omen => ForcedFace::Omen,
                AttackFace::Hits(hits) => ForcedFace::Number(*hits),
            }));
        } else if let Event::DefenceRolled { shields } = event {
            dice.extend(shields.iter().map(|shields| ForcedFace::Number(*shields)));
        }
    }
    dice
}

/// Shuffles the items, then moves the known ones to the front.
fn shuffle_with_first<T: PartialEq + Clone>(items: &mut Vec<T>, first: &[T], chance: &mut Chance) {
    chance.shuffle(items);
    move_to_front(items, first);
}

struct Filler<'a> {
    values: &'a Values,
    game: &'a GearsGame,
    viewer: Viewer,
    chance: &'a mut Chance,
}

impl Filler<'_> {
    fn random_below(&mut self, bound: u32) -> u32 {
        self.chance.draw_below(bound).unwrap_or_default()
    }

    /// Varies the seed, and exchanges cards of other hands with cards in the deck, until the same events and questions
    /// occur.
    fn fit_to_history(&mut self, mut settled: State) -> State {
        let others: Vec<Side> = settled.sides().iter().filter(|side| !self.viewer.can_see(*side)).collect();
        let all = self.game.history.len() + 1;
        let mut best = if self.game.is_settled() { all } else { self.game.count_matching_events(&settled) };
        for _ in 0..MAX_CHANGES_PER_ATTEMPT {
            if best >= all {
                break;
            }
            let mut changed = settled.clone();
            if others.is_empty() || self.random_below(4) == 0 {
                changed.chances.seed = Some(self.draw_seed());
            } else {
                self.exchange(&mut changed, &others);
            }
            let likeness = self.game.count_matching_events(&changed);
            if likeness >= best {
                (settled, best) = (changed, likeness);
            }
        }
        settled
    }

    fn draw_seed(&mut self) -> Seed {
        std::array::from_fn(|_| self.random_below(256).to_le_bytes()[0])
    }

    /// Exchanges a card in another player's hand with one in the deck, unless the player must have that card.
    fn exchange(&mut self, state: &mut State, others: &[Side]) {
        let size = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let side = others[self.random_below(size(others.len())) as usize];
        let (hand, deck) = (state.cog(side).hand.len(), state.decks.orders.cards.len());
        if hand == 0 || deck == 0 {
            return;
        }
        let (own, other) = (self.random_below(size(hand)) as usize, self.random_below(size(deck)) as usize);
        let card = state.cog(side).hand[own];
        let count = |cards: &[OrderId]| cards.iter().filter(|own| **own == card).count();
        if count(&self.discarded_cards(side)) >= count(&state.cog(side).hand) {
            return;
        }
        let new = std::mem::replace(&mut state.decks.orders.cards[other], card);
        let hand = &mut state.cog_mut(side).hand;
        hand[own] = new;
        hand.sort_unstable();
    }

    /// Cards that a side has discarded since the settled state.
    fn discarded_cards(&self, side: Side) -> Vec<OrderId> {
        let of = |event: &Event| {
            if let Event::Discarded { side: own, cards } = event { (*own == side).then(|| cards.clone()) } else { None }
        };
        self.game.history.iter().filter_map(of).flatten().collect()
    }

    /// Sets the hands and the Order deck of the settled state.
    fn fill_orders(&mut self, settled: &mut State) {
        if settled.hides_hands() {
            return;
        }
        let mut pool = all_orders(self.values);
        let known = settled.cogs.iter().flat_map(|cog| &cog.hand).chain(&settled.decks.orders.discards);
        let known: Vec<OrderId> = known.copied().filter(|card| *card != OrderId::HIDDEN).collect();
        let mut take = |cards: &[OrderId]| {
            for card in cards {
                if let Some(place) = pool.iter().position(|own| own == card) {
                    pool.remove(place);
                }
            }
        };
        take(&known);
        // Cards that the viewer has drawn since then are now in the viewer's hand or among the discards.
        let mut drawn = Vec::new();
        let others = settled.sides().iter().filter(|side| !self.viewer.can_see(*side)).collect::<Vec<_>>();
        for side in settled.sides().iter().filter(|side| self.viewer.can_see(*side)) {
            drawn.clone_from(&self.game.state.cog(side).hand);
            drawn.extend(self.discarded_cards(side));
            for card in &settled.cog(side).hand {
                if let Some(place) = drawn.iter().position(|own| own == card) {
                    drawn.remove(place);
                }
            }
        }
        take(&drawn);
        let mut hands = Vec::new();
        for side in others {
            let mut hand = self.discarded_cards(side);
            hand.truncate(settled.cog(side).hand.len());
            take(&hand);
            hands.push((side, hand));
        }
        self.chance.shuffle(&mut pool);
        for (side, mut hand) in hands {
            let missing = settled.cog(side).hand.len() - hand.len();
            hand.extend(pool.drain(pool.len().saturating_sub(missing)..));
            hand.sort_unstable();
            settled.cog_mut(side).hand = hand;
        }
        let size = settled.decks.orders.cards.len();
        let mut deck = Vec::new();
        for event in &self.game.history {
            let Event::Drew { side, count } = event else { continue };
            let from = if self.viewer.can_see(*side) { &mut drawn } else { &mut pool };
            deck.extend(from.drain(..(*count).min(from.len())));
        }
        deck.append(&mut pool);
        deck.truncate(size);
        settled.decks.orders.cards = deck;
    }

    /// Sets the decks whose cards are known but whose order is not.
    fn fill_decks(&mut self, settled: &mut State) {
        let history = &self.game.history;
        let (mut ai, mut after_shuffle, mut weapons) = (Vec::new(), Vec::new(), Vec::new());
        let mut is_shuffled = false;
        for event in history {
            if let Event::AiCard { number } = event {
                if is_shuffled { &mut after_shuffle } else { &mut ai }.push(*number);
            } else if let Event::Shuffled { deck } = event {
                is_shuffled |= deck == "ai";
            } else if let Event::WeaponTaken { weapon, .. } = event {
                weapons.push(*weapon);
            }
        }
        // The player who chooses a weapon sees the weapons on offer.
        let asked = self.game.asked.iter().flat_map(|question| &question.lines);
        weapons.extend(asked.filter_map(|line| if let Action::Keep(weapon) = line { Some(*weapon) } else { None }));
        shuffle_with_first(&mut settled.decks.ai.cards, &ai, self.chance);
        settled.chances.next_ai = after_shuffle;
        shuffle_with_first(&mut settled.decks.weapons, &weapons, self.chance);
        let laid: Vec<FaceId> = self.game.state.map.tiles.iter().map(|tile| tile.face).collect();
        for level in &mut settled.decks.levels {
            shuffle_with_first(level, &laid, self.chance);
        }
    }

    /// Sets the backs of the markers, and the order of the unused markers.
    fn fill_markers(&mut self, settled: &mut State) {
        for (_, family) in Family::KEYWORDS {
            let mut pool = self.values.markers[family as usize].clone();
            let discards = &settled.decks.markers[family as usize].discards;
            for marker in discards {
                take_marker(&mut pool, |own| own == marker);
            }
            self.chance.shuffle(&mut pool);
            for dropped in settled.dropped.iter_mut().filter(|dropped| dropped.family == family) {
                let back = &dropped.marker.back;
                if let Some(marker) = take_marker(&mut pool, |own| own.back == *back) {
                    dropped.marker = marker;
                }
            }
            let is_of = |figure: Figure| self.values.enemy(figure.kind).figure == family;
            for locust in settled.locusts.iter_mut().filter(|locust| is_of(locust.figure)) {
                let Some(known) = &locust.marker else { continue };
                let fits = |own: &Marker| {
                    own.health == known.health && (known.back == Marker::HIDDEN || own.back == known.back)
                };
                locust.marker = take_marker(&mut pool, fits).or_else(|| locust.marker.clone());
            }
            let mut deck = Vec::new();
            for wanted in drawn_markers(self.game, settled, family, self.values) {
                let fits = |own: &Marker| {
                    (wanted.health == 0 || own.health == wanted.health)
                        && (wanted.back == Marker::HIDDEN || own.back == wanted.back)
                };
                deck.extend(take_marker(&mut pool, fits));
            }
            deck.append(&mut pool);
            deck.truncate(settled.decks.markers[family as usize].cards.len());
            settled.decks.markers_mut(family).cards = deck;
        }
        settled.dropped.sort();
    }
}

fn take_marker(pool: &mut Vec<Marker>, fits: impl Fn(&Marker) -> bool) -> Option<Marker> {
    let place = pool.iter().position(fits)?;
    Some(pool.remove(place))
}

/// Markers that figures of a family have received since the settled state, as far as they are visible; hidden values
/// are 0 and `?`.
fn drawn_markers(game: &GearsGame, settled: &State, family: Family, values: &Values) -> Vec<Marker> {
    let mut marked: Vec<Figure> =
        settled.locusts.iter().filter(|it| it.marker.is_some()).map(|locust| locust.figure).collect();
    let mut drawn: Vec<(Figure, Marker)> = Vec::new();
    for event in &game.history {
        if let Event::Wounds { target: figure, .. } | Event::Killed { figure, .. } | Event::Spawned { figure, .. } =
            event
            && values.enemy(figure.kind).figure == family
        {
            let is_new = matches!(event, Event::Spawned { .. });
            if is_new {
                marked.retain(|other| other != figure);
            } else if !marked.contains(figure) {
                marked.push(*figure);
                drawn.push((*figure, Marker::unknown()));
            }
            if let Event::Killed { dropped, .. } = event
                && let Some((_, marker)) = drawn.iter_mut().rev().find(|(own, _)| own == figure)
            {
                // If the marker did not drop a weapon, it is among the discards.
                if let Some(dropped) = dropped {
                    marker.back.clone_from(&values.weapon(dropped.weapon).id);
                }
                marked.retain(|other| other != figure);
            }
        }
    }
    for (figure, marker) in &mut drawn {
        if let Some(own) = game.state.locust(*figure).and_then(|locust| locust.marker.as_ref())
            && marker.back == Marker::HIDDEN
        {
            marker.clone_from(own);
        }
    }
    drawn.into_iter().map(|(_, marker)| marker).collect()
}
