//! Marks on a picture, in addition to the state of the game.

use crate::pictures::Preview;
use crate::rules::event::HitSource;
use crate::rules::notation::parse_action;
use crate::rules::{Action, Board, Build, Event, Game, Hex, Question};
use crate::words::try_action;
use sztab_game::Side;
use sztab_game::view::{Focus, Offer};

use super::telling::NarratedEvents;
use super::turns::{answer_hexes, hex_after};

/// Marks on a picture, in addition to the state of the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// Hexes of the last move.
    pub last: Vec<Hex>,
    /// Hexes that have a button, with the button's number.
    pub offered: Vec<(u8, Hex)>,
    /// Further hexes that can be chosen.
    pub possible: Vec<Hex>,
    /// Events of an action under consideration, up to a Battle.
    pub events: Vec<Event>,
    /// The question that is open after the events.
    pub open: Option<Question>,
}

impl Marks {
    /// The marks of a game's picture, for a focus.
    pub fn for_focus(game: &Game, focus: Focus<'_>) -> Self {
        let board = game.arrangement().board;
        match focus {
            Focus::Whole => Self::default(),
            Focus::Question => Self::for_side_to_act(game, &[]),
            Focus::Latest(narrative) => {
                Self::for_side_to_act(game, &NarratedEvents::from_narrative(game, narrative).events)
            }
            Focus::Offered(offer) => Self::for_offer(board, offer),
            Focus::Considered(side, line) => parse_action(line, game.roster(), side, board)
                .map(|action| Self::for_action(game, side, action))
                .unwrap_or_default(),
        }
    }

    /// The marks of the hexes that can continue a line.
    fn for_offer(board: Board, Offer { words, first, all }: &Offer) -> Self {
        let words: Vec<&str> = words.split(' ').collect();
        let hexes = |next: &[String]| next.iter().map(|next| hex_after(board, &words, next)).collect::<Vec<_>>();
        let offered: Vec<(u8, Hex)> = (1..).zip(hexes(first)).filter_map(|(n, hex)| Some((n, hex?))).collect();
        let is_offered = |hex: &Hex| offered.iter().any(|(_, other)| other == hex);
        let possible = hexes(all).into_iter().flatten().filter(|hex| !is_offered(hex)).collect();
        Self { possible: without_duplicates(possible), offered, ..Self::default() }
    }

    /// Marks of the hexes touched by a list of events.
    fn from_events(events: &[Event]) -> Self {
        let touched = events.iter().enumerate().rev().find_map(|(at, event)| match event {
            Event::HeadquartersPlaced { unit, .. }
            | Event::Placed { unit, .. }
            | Event::Replaced { unit, .. }
            | Event::Turned { unit, .. }
            | Event::NetThrown { unit, .. }
            | Event::NetReturned { unit, .. } => Some(vec![unit.hex]),
            Event::Moved { unit, to, .. } | Event::Pushed { unit, to, .. } | Event::Dragged { unit, to } => {
                Some(vec![unit.hex, *to])
            }
            Event::Swapped { one, other } | Event::Built { one, two: other, .. } => Some(vec![one.hex, other.hex]),
            Event::FoundationLaid { ground } | Event::FoundationGone { ground, .. } => Some(vec![ground.hex]),
            // Only if a tile causes the paralysis; in a Battle it is caused by hits.
            Event::Paralysed { unit, .. } if matches!(events[..at].last(), Some(Event::InstantPlayed { .. })) => {
                Some(vec![unit.hex])
            }
            // The marks include all targets of the same shot or tile.
            Event::Hit(hit) => Some(targets(events, hit.source)),
            Event::TurnBegan { .. }
            | Event::Drew { .. }
            | Event::LastTileDrawn { .. }
            | Event::TimeRanOut { .. }
            | Event::UnluckyDraw { .. }
            | Event::Discarded { .. }
            | Event::BaseLaid { .. }
            | Event::BaseTaken { .. }
            | Event::TacticPlayed { .. }
            | Event::BombDropped { .. }
            | Event::Taken { .. }
            | Event::Released { .. }
            | Event::DecisionAsked { .. }
            | Event::DecisionMade { .. }
            | Event::BattleBegan { .. }
            | Event::SegmentBegan { .. }
            | Event::Converted { .. }
            | Event::Exploded { .. }
            | Event::SetOff { .. }
            | Event::Absorbed { .. }
            | Event::CardAbsorbed { .. }
            | Event::Wounded { .. }
            | Event::HeadquartersDamaged { .. }
            | Event::Scored { .. }
            | Event::Destroyed { .. }
            | Event::Eliminated { .. }
            | Event::Left { .. }
            | Event::BattleEnded { .. }
            | Event::TurnEnded { .. }
            | Event::ExtraTurns { .. }
            | Event::GameOver { .. }
            | Event::Frightened { .. }
            | Event::Returned { .. }
            | Event::BattlePrepared
            | Event::Paid { .. }
            | Event::Reflected { .. }
            | Event::Poisoned { .. }
            | Event::Recovered { .. }
            | Event::PageScored { .. }
            | Event::PageHealed { .. }
            | Event::PageRepaired { .. }
            | Event::PageTurned { .. }
            | Event::Leader(_)
            | Event::InstantPlayed { .. }
            | Event::Paralysed { .. }
            | Event::SmallBombDropped { .. } => None,
        });
        Self { last: touched.unwrap_or_default(), ..Self::default() }
    }

    /// The marks while a side is to act: the hexes of an open decision, otherwise the last move.
    fn for_side_to_act(game: &Game, events: &[Event]) -> Self {
        let hexes = match game.decision().map(|decision| &decision.question) {
            Some(Question::PushDestination { unit, options, .. } | Question::Target { unit, options, .. }) => {
                std::iter::once(*unit).chain(options.iter().copied()).collect()
            }
            Some(Question::Absorption { options }) => {
                options.iter().flat_map(|option| [option.medic, option.patient]).collect()
            }
            Some(Question::MedicCard { options }) => options.iter().map(|option| option.patient).collect(),
            Some(Question::Conversion { unit, module, .. }) => vec![*unit, *module],
            Some(Question::Explosion { unit } | Question::MoveOn { unit }) => vec![*unit],
            Some(Question::Rotation { unit, other, .. }) => {
                std::iter::once(*unit).chain(other.map(|(hex, _)| hex)).collect()
            }
            Some(Question::SetOff { hex }) => vec![*hex],
            Some(Question::Marker { options, .. }) => options.clone(),
            Some(Question::Rocket { unit, options, .. }) => {
                std::iter::once(*unit).chain(options.iter().filter_map(|flight| flight.target)).collect()
            }
            Some(Question::StructurePrice { .. }) => game.building().into_iter().map(|token| token.hex).collect(),
            None if game.building().is_some() => game.building().into_iter().map(|token| token.hex).collect(),
            Some(Question::Leader { .. }) => Vec::new(),
            Some(Question::FirstToDeclare { .. } | Question::Payee { .. } | Question::Redraw { .. }) | None => {
                return Self::from_events(events);
            }
        };
        let offered = game.decision().map(|decision| answer_hexes(&decision.question)).unwrap_or_default();
        let is_offered = |hex: &Hex| offered.iter().any(|(_, other)| other == hex);
        let last = without_duplicates(hexes).into_iter().filter(|hex| !is_offered(hex)).collect();
        Self { last, offered, ..Self::default() }
    }

    /// The marks of an action under consideration: its changes, or its targets if it does not change the board.
    fn for_action(game: &Game, side: Side, action: Action) -> Self {
        let aim = match action {
            Action::PlaceHeadquarters { hex, .. } | Action::Place { hex, .. } | Action::Build(Build { hex, .. }) => {
                game.building().into_iter().map(|first| first.hex).chain([hex]).collect()
            }
            Action::Play(_) | Action::Tactic(_) | Action::Use(_) | Action::Lead(_) => {
                action.target_hexes(game.arrangement().board)
            }
            Action::Choose { answer } => Self::answer_hexes(game, answer),
            Action::ChooseLeader { .. }
            | Action::Draw
            | Action::Fetch
            | Action::Redraw
            | Action::Discard { .. }
            | Action::Lay { .. }
            | Action::End => return Self::default(),
        };
        let Some((after, events)) = try_action(game, side, action) else {
            return Self { last: aim, ..Self::default() };
        };
        let shown = Preview::events_to_show(&events);
        let decision = after.decision().filter(|_| shown.len() == events.len());
        let open = decision.map(|decision| decision.question.clone());
        let is_placed = matches!(action, Action::PlaceHeadquarters { .. } | Action::Place { .. } | Action::Build(_));
        let considered = Self { events: shown.to_vec(), open, ..Self::default() };
        let shows_nothing = considered.preview(game) == Preview::default();
        Self { last: if is_placed || shows_nothing { aim } else { Vec::new() }, ..considered }
    }

    /// Hexes of an answer: the unit that aims and its target; otherwise all hexes of the question.
    fn answer_hexes(game: &Game, answer: u8) -> Vec<Hex> {
        let index = usize::from(answer).saturating_sub(1);
        match game.decision().map(|decision| &decision.question) {
            Some(Question::Target { unit, options, .. }) => {
                std::iter::once(*unit).chain(options.get(index).copied()).collect()
            }
            Some(Question::Rocket { unit, options, .. }) => {
                std::iter::once(*unit).chain(options.get(index).and_then(|flight| flight.target)).collect()
            }
            Some(
                Question::PushDestination { .. }
                | Question::Absorption { .. }
                | Question::MedicCard { .. }
                | Question::Conversion { .. }
                | Question::Explosion { .. }
                | Question::SetOff { .. }
                | Question::Rotation { .. }
                | Question::MoveOn { .. }
                | Question::FirstToDeclare { .. }
                | Question::Redraw { .. }
                | Question::StructurePrice { .. }
                | Question::Payee { .. }
                | Question::Leader { .. }
                | Question::Marker { .. },
            )
            | None => {
                let now = Self::for_side_to_act(game, &[]);
                let offered = now.offered.iter().filter(|(number, _)| *number == answer).map(|(_, hex)| *hex);
                now.last.iter().copied().chain(offered).collect()
            }
        }
    }

    /// Preview of an action under consideration.
    pub fn preview(&self, game: &Game) -> Preview {
        Preview::from_events(game.roster(), game.arrangement(), &self.events, self.open.as_ref())
    }
}

/// The hexes without duplicates.
fn without_duplicates(mut hexes: Vec<Hex>) -> Vec<Hex> {
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn targets(events: &[Event], source: HitSource) -> Vec<Hex> {
    let of_source = |event: &Event| {
        let Event::Hit(hit) = event else { return None };
        (hit.source == source).then_some(hit.target.hex)
    };
    events.iter().filter_map(of_source).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Army, Board, Opening, Roster};

    #[test]
    fn every_instant_and_ability_has_a_preview() {
        let built_in = Army::built_in();
        let mut told = BTreeSet::new();
        let tables =
            [["borgo", "hegemony"], ["moloch", "newyork"], ["mississippi", "steelpolice"], ["outpost", "vegas"]];
        for (seed, ids) in (1..).zip([tables; 3].concat()) {
            let armies = ids.map(|id| built_in.iter().find(|army| army.id == id).expect("an army").clone());
            let roster = Arc::new(Roster::new(armies.into_iter().map(Arc::new).collect()));
            let opening = Opening::deal(&roster, Board::STANDARD, &[seed; 32]);
            let (mut game, mut dice) = (Game::new(roster, &opening), u32::from(seed));
            for _ in 0..160 {
                let Some(side) = game.side_to_act() else { break };
                let legal = game.legal_actions();
                for action in &legal {
                    let kind = match action {
                        Action::Play(play) => play.entry().word(),
                        Action::Use(used) => used.entry().word(),
                        _ => continue,
                    };
                    if ["battle", "terror"].contains(&kind) || !told.insert((kind, seed)) {
                        continue;
                    }
                    let marks = Marks::for_action(&game, side, *action);
                    assert_ne!(marks.preview(&game), Preview::default(), "{action:?}");
                }
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                game.apply(side, legal[dice as usize / 7 % legal.len()]).expect("a legal action");
            }
        }
        let kinds: BTreeSet<&str> = told.iter().map(|(kind, _)| *kind).collect();
        for kind in ["move", "push_back", "sniper", "grenade", "bomb", "mobility"] {
            assert!(kinds.contains(kind), "{kinds:?}");
        }
    }
}
