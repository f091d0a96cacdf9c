//! Leader cards, and those in play with their effects on units.

use serde::{Deserialize, Serialize};
use sztab_game::{LineNumber, Side, Sides};
use sztab_words::worded;

use crate::rules::board::Hex;
use crate::rules::tile::{Effect, Instant, Names};

/// Number of cards from which a side or team chooses.
pub const OFFER_SIZE: usize = 3;

/// Number of times that a Leader is used in a game.
pub const MAX_USES: u8 = 2;

/// Most sides or teams in a game with Leaders.
const HOLDERS: usize = 2;

/// A Leader card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leader {
    /// The id of the card.
    pub id: String,
    /// The names of the Leader.
    pub name: Names,
    /// The moment at which the card is used.
    pub moment: LeaderMoment,
    /// The effects of the first use, in order; never empty.
    pub steps: Vec<LeaderStep>,
    /// The effects of the second use, if they differ (O-153).
    pub second: Option<Vec<LeaderStep>>,
}

impl Leader {
    /// The effects of the next use if this many uses are left.
    #[must_use]
    pub fn steps(&self, uses: u8) -> &[LeaderStep] {
        self.second.as_ref().filter(|_| uses < MAX_USES).unwrap_or(&self.steps)
    }
}

/// Index of a card among the Leaders of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeaderId(pub u8);

worded! {
    /// The moment at which a Leader is used.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum LeaderMoment {
        /// In an own turn, after the draw and before anything else.
        AfterDraw = "after-draw",
        /// In an own turn, after the compulsory discard.
        Turn = "turn",
        /// Before the events at the start of a Battle.
        BattleStart = "battle-start",
        /// With the declarations of a segment (NH-5.4.3).
        Segment = "segment",
        /// After the last segment of a Battle.
        BattleEnd = "battle-end",
    }
}

impl LeaderMoment {
    /// True if the Leader is used in a Battle, where its side is asked.
    #[must_use]
    pub fn is_in_battle(self) -> bool {
        match self {
            Self::BattleStart | Self::Segment | Self::BattleEnd => true,
            Self::AfterDraw | Self::Turn => false,
        }
    }
}

/// An effect of a Leader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderStep {
    /// The effect of an instant, without its tile (O-155).
    As(Instant),
    /// Tiles are discarded from the hand.
    Discard(u8),
    /// Tiles are drawn.
    Draw(u8),
    /// Wounds are taken off an own unit.
    Mend(u8),
    /// The own HQ regains points.
    Heal(u8),
    /// The initiatives of an own unit rise to the end of the Battle (O-158).
    Initiative(u8),
    /// The initiatives of an enemy unit fall to the end of the Battle.
    Slow(u8),
    /// An own unit has more Toughness to the end of the Battle (O-159).
    Toughness(u8),
    /// Each attack of an own unit is stronger in this segment (O-160).
    Strength(u8),
    /// Each melee attack of an own unit is stronger in this segment.
    Melee(u8),
    /// Each ranged attack of an own unit is stronger in this segment.
    Ranged(u8),
    /// An own unit has one more initiative in this Battle (NH-9.30).
    Extra,
}

impl LeaderStep {
    /// The effects that lie on the target, to the end of the Battle or of the segment.
    pub(in crate::rules) fn effects(self) -> Vec<Effect> {
        match self {
            Self::Initiative(amount) => vec![Effect::Initiative(amount)],
            Self::Slow(amount) => vec![Effect::InitiativeLoss(amount)],
            Self::Toughness(amount) => vec![Effect::Toughness(amount)],
            Self::Strength(amount) => vec![Effect::Melee(amount), Effect::Ranged(amount)],
            Self::Melee(amount) => vec![Effect::Melee(amount)],
            Self::Ranged(amount) => vec![Effect::Ranged(amount)],
            Self::Extra => vec![Effect::ExtraAction],
            Self::As(_) | Self::Discard(_) | Self::Draw(_) | Self::Mend(_) | Self::Heal(_) => Vec::new(),
        }
    }
}

/// The Leaders in play, and their effects on units. The single members of a team use the same card.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Leaders {
    cards: [Option<LeaderCard>; HOLDERS],
    /// The choices before all of them are opened; empty afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    choices: Vec<LeaderChoice>,
    /// Lines with choices that are still secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    closed: Vec<ClosedLine>,
    /// Effects on the units on some hexes, in the order in which they began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    effects: Vec<LeaderEffect>,
}

/// The card of a side or team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderCard {
    /// The Leader.
    pub leader: LeaderId,
    /// Number of uses left; the card is gone once there are none.
    pub uses: u8,
    /// True if the Leader has been used since the current turn began (O-152).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
}

impl LeaderCard {
    /// A card that has been used twice. It no longer matters which one it was.
    pub const GONE: Self = Self { leader: LeaderId(0), uses: 0, spent: false };

    /// A card that has not been used.
    #[must_use]
    pub fn new(leader: LeaderId) -> Self {
        Self { leader, uses: MAX_USES, spent: false }
    }
}

/// An effect of a Leader on the unit on a hex. Units do not change hexes in a Battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderEffect {
    /// The hex of the unit.
    pub hex: Hex,
    /// The effect.
    #[serde(with = "effect_word")]
    pub effect: Effect,
}

impl LeaderEffect {
    /// True if the effect ends with the segment.
    fn is_brief(&self) -> bool {
        matches!(self.effect, Effect::Melee(_) | Effect::Ranged(_))
    }
}

/// The side that holds the Leader of a side's team: the member that is first in turn order (O-154).
#[must_use]
pub fn leader_holder(side: Side) -> Side {
    Side(side.0 % 2)
}

impl Leaders {
    /// The card of a side's team; `None` if the team has none.
    #[must_use]
    pub fn card(&self, side: Side) -> Option<&LeaderCard> {
        self.cards[leader_holder(side).index()].as_ref()
    }

    /// Gives a side's team a card.
    pub fn set_card(&mut self, side: Side, card: LeaderCard) {
        self.cards[leader_holder(side).index()] = Some(card);
    }

    /// The card of a side's team, if it can be used now.
    pub(in crate::rules) fn usable_card(&self, side: Side) -> Option<&LeaderCard> {
        self.card(side).filter(|card| card.uses > 0 && !card.spent)
    }

    /// Counts a use of the Leader of a side's team; returns the number of uses left.
    pub(in crate::rules) fn count_use(&mut self, side: Side) -> u8 {
        let Some(card) = &mut self.cards[leader_holder(side).index()] else { return 0 };
        *card = match card.uses {
            0 | 1 => LeaderCard::GONE,
            uses => LeaderCard { uses: uses - 1, spent: true, ..*card },
        };
        card.uses
    }

    /// Allows every Leader to be used again (O-152).
    pub(in crate::rules) fn refresh(&mut self) {
        self.cards.iter_mut().flatten().for_each(|card| card.spent = false);
    }

    /// The effects on units.
    #[must_use]
    pub fn effects(&self) -> &[LeaderEffect] {
        &self.effects
    }

    /// Adds an effect on the unit on a hex.
    pub fn add_effect(&mut self, hex: Hex, effect: Effect) {
        self.effects.push(LeaderEffect { hex, effect });
    }

    /// Toughness that Leaders lend to the unit on a hex.
    pub(in crate::rules) fn toughness(&self, hex: Hex) -> u8 {
        let lent = self.effects.iter().filter(|lent| lent.hex == hex);
        lent.fold(
            0,
            |sum: u8, lent| if let Effect::Toughness(amount) = lent.effect { sum.saturating_add(amount) } else { sum },
        )
    }

    /// True if there are effects that end with the segment.
    pub(in crate::rules) fn has_brief_effects(&self) -> bool {
        self.effects.iter().any(LeaderEffect::is_brief)
    }

    /// Ends the effects of a segment.
    pub(in crate::rules) fn end_brief_effects(&mut self) {
        self.effects.retain(|lent| !lent.is_brief());
    }

    /// Ends all effects at the end of a Battle; returns whether there were any.
    pub(in crate::rules) fn end_effects(&mut self) -> bool {
        !std::mem::take(&mut self.effects).is_empty()
    }
}

/// The choice of a Leader by a side or team, before all choices are opened.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LeaderChoice {
    /// The cards offered, as dealt; empty if they are hidden.
    pub offer: Vec<LeaderId>,
    /// The choice so far.
    pub pick: LeaderPick,
}

/// The card that a side has chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderPick {
    /// The side has not chosen yet.
    #[default]
    Missing,
    /// The side has chosen this card.
    Of(LeaderId),
    /// The side has chosen a card that is hidden here.
    Hidden,
}

/// A line of a log with a secret choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct ClosedLine {
    side: Side,
    line: LineNumber,
    /// True if the side has changed its choice, so that the line stays secret to the end of the game.
    is_replaced: bool,
}

impl Leaders {
    /// Deals the offers, by side; those that are not known are hidden.
    pub fn deal(&mut self, offers: &[Vec<LeaderId>]) {
        let offer = |index: usize| offers.get(index).cloned().unwrap_or_default();
        let choices = (0..HOLDERS).map(|index| LeaderChoice { offer: offer(index), pick: LeaderPick::Missing });
        self.choices = choices.collect();
    }

    /// The choice of a side's team; `None` once all choices are opened.
    #[must_use]
    pub fn choice(&self, side: Side) -> Option<&LeaderChoice> {
        self.choices.get(leader_holder(side).index())
    }

    /// Sets the choice of a side's team.
    pub(in crate::rules) fn set_choice(&mut self, side: Side, choice: LeaderChoice) {
        self.choices.resize(HOLDERS, LeaderChoice::default());
        self.choices[leader_holder(side).index()] = choice;
    }

    pub(in crate::rules) fn pick(&mut self, side: Side, pick: LeaderPick) {
        if let Some(choice) = self.choices.get_mut(leader_holder(side).index()) {
            choice.pick = pick;
        }
    }

    /// True if another side has chosen a card.
    pub(in crate::rules) fn is_picked_by_other(&self, side: Side, leader: LeaderId) -> bool {
        let others = self.choices.iter().enumerate().filter(|(index, _)| *index != leader_holder(side).index());
        others.into_iter().any(|(_, choice)| choice.pick == LeaderPick::Of(leader) || choice.offer.contains(&leader))
    }

    /// The sides that have not chosen yet.
    pub(in crate::rules) fn undecided(&self) -> Sides {
        let choices = (0..).map(Side).zip(&self.choices);
        choices.filter(|(_, choice)| choice.pick == LeaderPick::Missing).map(|(side, _)| side).collect()
    }

    /// Takes all choices off if they are known; the lines with them are no longer secret.
    pub(in crate::rules) fn open_choices(&mut self) -> Option<Vec<LeaderId>> {
        let card = |choice: &LeaderChoice| if let LeaderPick::Of(leader) = choice.pick { Some(leader) } else { None };
        let picks: Vec<LeaderId> = self.choices.iter().map(card).collect::<Option<_>>()?;
        self.choices.clear();
        self.closed.retain(|closed| closed.is_replaced);
        Some(picks)
    }

    pub(in crate::rules) fn close_line(&mut self, side: Side, line: LineNumber) {
        for earlier in self.closed.iter_mut().filter(|earlier| earlier.side == side) {
            earlier.is_replaced = true;
        }
        self.closed.push(ClosedLine { side, line, is_replaced: false });
    }

    pub(in crate::rules) fn closed_lines(&self) -> Vec<LineNumber> {
        let mut lines: Vec<LineNumber> = self.closed.iter().map(|closed| closed.line).collect();
        lines.sort_unstable();
        lines
    }

    /// Hides all offers and choices.
    pub(in crate::rules) fn hide_choices(&mut self) {
        for choice in &mut self.choices {
            choice.offer.clear();
            choice.pick = match choice.pick {
                LeaderPick::Missing => LeaderPick::Missing,
                LeaderPick::Of(_) | LeaderPick::Hidden => LeaderPick::Hidden,
            };
        }
    }

    pub(in crate::rules) fn is_offered(&self, leader: LeaderId) -> bool {
        self.choices.iter().any(|choice| choice.offer.contains(&leader))
    }

    /// Fills in hidden offers from the end of a list, and hidden choices from the offers.
    pub(in crate::rules) fn fill(&mut self, rest: &mut Vec<LeaderId>) {
        for choice in &mut self.choices {
            if choice.offer.is_empty() {
                choice.offer = rest.split_off(rest.len().saturating_sub(OFFER_SIZE));
            }
            if let (LeaderPick::Hidden, Some(&first)) = (choice.pick, choice.offer.first()) {
                choice.pick = LeaderPick::Of(first);
            }
        }
    }
}

/// A use of a Leader in a turn that waits for a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::rules) struct LeadProgress {
    /// The effects that are still to come; the first one needs the choice.
    pub rest: Vec<LeaderStep>,
    /// The own unit that the effects share, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<Hex>,
}

/// Effects in snapshots, by the words of army files.
pub(in crate::rules) mod effect_word {
    use crate::rules::tile::Effect;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    pub fn serialize<S: Serializer>(effect: &Effect, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&effect.word())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Effect, D::Error> {
        Effect::from_word(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
