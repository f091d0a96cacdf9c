//! The rules in the form that the referee needs: [`Rules`] implemented for this game.
//!
//! A game keeps the rules under which it began: if its version is not in `PLAYABLE_RULES`, actions and jobs leave the
//! game unchanged. `tests/corpus` proves that rules do not change within a version.

use std::sync::Arc;

use super::action::Action;
use super::army::{Army, ArmyErrors};
use super::arrangement::{MAX_SIDES, Roster};
use super::event::{Event, LeaderEvent};
use super::game::{Game, PLAYABLE_RULES, Phase, RULES_VERSION, State};
use super::illegal::{Illegal, LeaderRefusal};
use super::leader::leader_holder;
use super::mode::ModeKind;
use super::notation::{Position, parse_action, print_action};
use super::opening::Opening;
use super::orders::Orders;
use super::terms::{Terms, TermsError};
use super::tile::{Instant, Kind};
use super::values::Values;
use sztab_game::{
    Chance, EventKind, EventSink, FactionAssignment, GameEvent, GameInfo, GameState, Intervention, InvalidSetup,
    LineNumber, Outcome, Refusal, Relation, RematchSeating, Rules, SeatData, SeatFile, Seed, Side, Sides, Standing,
    Unreadable, Viewer,
};

/// The properties of the game.
pub(crate) const INFO: GameInfo = GameInfo {
    id: "neuroshima",
    name: "Neuroshima Hex",
    version: RULES_VERSION,
    playable: PLAYABLE_RULES,
    seats: &[2, 3, 4],
    relation: Relation::Teams,
    is_simultaneous: false,
    is_hidden: false,
    has_chance: true,
    draws: Some("NH-11.11"),
    factions: FactionAssignment::Distinct,
    rematch: RematchSeating::SwapSeats,
    end_of_turn: Some("end"),
    // These armies have strong fighters and few special rules.
    first_game: &["borgo", "moloch"],
};

/// Dealing and opening.
impl Game {
    /// Deals a game on the given terms and returns its opening as text.
    pub(crate) fn deal(data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, InvalidSetup> {
        let mut terms = parse_terms(terms)?;
        // Players agree on exchanges before all of them have an army, so exchanges of other armies are dropped.
        terms.replacements.retain(|agreed| data.iter().any(|seat| seat.id == agreed.army));
        if data.len() != usize::from(terms.seats) {
            return Err(InvalidSetup(format!("{} sides cannot play on these terms", data.len())));
        }
        let board = terms.board;
        let roster = build_roster(data, terms)?;
        let opening = Opening::deal(&roster, board, seed);
        serde_json::to_string(&opening).map_err(|error| InvalidSetup(error.to_string()))
    }

    /// The game at its start.
    pub(crate) fn open(data: &[SeatData<'_>], opening: &str) -> Result<Self, InvalidSetup> {
        let opening: Opening = serde_json::from_str(opening).map_err(|error| InvalidSetup(error.to_string()))?;
        let roster = build_roster(data, opening.terms.clone())?;
        let is_pile = |(side, pile): (Side, &Vec<super::TileId>)| {
            u8::try_from(pile.len()).is_ok()
                && pile.iter().all(|tile| usize::from(tile.0) < roster.army(side).tiles.len())
        };
        let is_card = |leader: &super::LeaderId| usize::from(leader.0) < roster.leaders().len();
        if !opening.leaders.iter().flatten().all(is_card) {
            return Err(InvalidSetup("Leaders are offered that there are not".to_owned()));
        }
        let seats = usize::from(opening.terms.seats);
        if seats != data.len() || opening.piles.len() != data.len() || !roster.sides().zip(&opening.piles).all(is_pile)
        {
            return Err(InvalidSetup("the piles have tiles that the armies lack".to_owned()));
        }
        Ok(Self::new(roster, &opening))
    }

    /// True if a duel starts well for a new player: the first hand of this player, who is second, contains a Battle and
    /// a warrior to fight in it, and the other player's first tile is also a warrior (NH-3.1).
    pub(crate) fn suits_newcomer(&self, side: Side) -> bool {
        let kinds = |side: Side, count: usize| {
            let drawn = self.seat(side).pile.iter().rev().take(count);
            drawn.map(|&tile| self.roster().tile(side, tile).kind).collect::<Vec<_>>()
        };
        let hand = kinds(side, 2);
        let rivals = GameState::rivals(self, side);
        [Kind::Warrior, Kind::Instant(Instant::Battle)].iter().all(|wanted| hand.contains(wanted))
            && rivals.iter().all(|rival| kinds(rival, 1) == [Kind::Warrior])
    }
}

impl GameState for Game {
    fn sides(&self) -> Sides {
        self.roster().mode().sides()
    }

    fn rivals(&self, side: Side) -> Sides {
        self.roster().mode().enemies(side)
    }

    fn playing_sides(&self) -> Sides {
        Self::playing_sides(self)
    }

    fn contenders(&self) -> Sides {
        Self::contenders(self)
    }

    fn next_sides(&self, side: Side) -> Sides {
        let mode = self.roster().mode();
        match mode.kind() {
            ModeKind::Duel => mode.enemies(side),
            ModeKind::FreeForAll | ModeKind::Points | ModeKind::OneAgainstTeam | ModeKind::Teams => {
                self.next_turn().filter(|_| self.state().active == side).map(Sides::from).unwrap_or_default()
            }
        }
    }

    fn waiting_sides(&self) -> Sides {
        let choosing = self.sides_to_choose_leader();
        if !choosing.is_empty() && Self::outcome(self).is_none() {
            return choosing;
        }
        self.side_to_act().map(Sides::from).unwrap_or_default()
    }

    fn sides_to_answer(&self) -> Sides {
        self.decision().map(|_| GameState::waiting_sides(self)).unwrap_or_default()
    }

    fn turn(&self) -> Option<Side> {
        (self.side_to_act().is_some() && !self.is_in_battle() && self.state().phase != Phase::Leader)
            .then_some(self.state().active)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ended = Self::outcome(self)?;
        let (points, contest) = (&self.arrangement().points, &self.state().contest);
        // Places go first to the winners, then to the sides that could still have won, by the points of their teams,
        // and then to the sides that could not, starting with the last one to lose the chance (NH-12.3, NH-12.4).
        let merit = |side: Side| match contest.lost.iter().position(|lost| lost.contains(side)) {
            _ if ended.winners.contains(side) => (3, (0, 0)),
            None => (2, self.team_standing(side)),
            Some(when) => (1, (u16::try_from(when).unwrap_or(u16::MAX), 0)),
        };
        let merits = self.roster().sides().map(|side| (merit(side), i32::from(points[side.index()])));
        Some(Outcome::by_merit(&merits.collect::<Vec<_>>(), ended.reason.word()))
    }

    fn closed_lines(&self) -> Vec<LineNumber> {
        self.closed_leader_lines()
    }

    fn standing(&self) -> Standing {
        let points = self.roster().sides().map(|side| i32::from(self.arrangement().points[side.index()]));
        let undrawn: usize = self.roster().sides().map(|side| self.seat(side).pile.len()).sum();
        Standing { points: points.collect(), undrawn: u32::try_from(undrawn).unwrap_or(u32::MAX) }
    }

    fn position(&self) -> String {
        Position::from_game(self).print()
    }

    fn state(&self) -> String {
        self.state_json()
    }

    /// A fingerprint computed from the notation instead of the stored state: see [`Game::fingerprint`].
    fn fingerprint(&self) -> String {
        Self::fingerprint(self)
    }
}

impl Rules for Game {
    const ID: &'static str = INFO.id;

    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Orders = Orders;

    fn legal_actions_of(&self, side: Side) -> Vec<Action> {
        let may_act = self.side_to_act() == Some(side) || self.state().phase == Phase::Leader;
        if may_act { self.legal_actions_for(side) } else { Vec::new() }
    }

    fn check_turn(&self, side: Side) -> Result<(), Illegal> {
        if self.side_to_act() == Some(side) {
            return Ok(());
        }
        if self.state().phase == Phase::Leader {
            let is_ally = leader_holder(side) != side;
            return if is_ally { Err(Illegal::Leader(LeaderRefusal::OfAlly)) } else { Ok(()) };
        }
        if self.side_to_act().is_some() && !Self::playing_sides(self).contains(side) {
            return Err(Illegal::SideOut);
        }
        Err(self.check(side, Action::End).err().unwrap_or(Illegal::GameOver))
    }

    fn apply(
        &mut self,
        side: Side,
        action: &Action,
        line: LineNumber,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        self.apply_with(side, *action, sink)?;
        if matches!(action, Action::ChooseLeader { .. }) {
            self.close_leader_line(side, line);
        }
        Ok(())
    }

    fn intervene(&mut self, intervention: Intervention, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let events = match intervention {
            Intervention::Resigned(side) => self.resign(side),
            Intervention::Agreed => self.agree_on_draw(),
            Intervention::Forfeited(side) => self.lose_on_time(side),
            Intervention::RanOut(side) => self.handle_timeout(side),
            Intervention::Adjudicated(winners) => self.adjudicate(winners),
        }?;
        events.into_iter().for_each(|event| sink.emit(|| event));
        Ok(())
    }

    /// The draw at the start of a turn (NH-3.1), which is automatic unless a tile could be taken from the Base instead
    /// (NH-13.40).
    fn automatic_action(&self) -> Option<(Side, Action)> {
        (self.can_only_draw() && !self.is_observation()).then_some((self.state().active, Action::Draw))
    }

    fn ordered_action(&self, side: Side, orders: &Orders, turn_began: bool) -> Option<Action> {
        orders.choose_action(self, side, turn_began)
    }

    /// The game as a viewer sees it: hands and boards are open, the order of the piles is hidden from everyone
    /// (NH-2.6), and Leaders from the other sides until all are chosen (NH-13.20).
    fn observed_by(&self, viewer: Viewer) -> Self {
        self.observation_by(viewer)
    }

    fn sample(&self, viewer: Viewer, seed: &Seed) -> Self {
        self.observation_by(viewer).redeal(&mut Chance::new(seed, "sztab sample 1", ""))
    }

    fn read(&self, side: Side, text: &str) -> Result<Action, Unreadable> {
        let read = parse_action(text, self.roster(), side, self.arrangement().board);
        read.map_err(|error| Unreadable::new(error.column, error.expected))
    }

    fn print(&self, side: Side, action: &Action) -> String {
        print_action(*action, self.roster(), side, self.arrangement().board)
    }

    fn restore(&self, state: &str) -> Option<Self> {
        let state: State = serde_json::from_str(state).ok()?;
        Some(self.clone().with_state(state))
    }
}

pub(crate) fn parse_terms(text: &str) -> Result<Terms, InvalidSetup> {
    text.parse().map_err(|error: TermsError| InvalidSetup(error.to_string()))
}

fn build_roster(data: &[SeatData<'_>], terms: Terms) -> Result<Arc<Roster>, InvalidSetup> {
    if data.is_empty() || data.len() > MAX_SIDES {
        return Err(InvalidSetup(format!("{} sides cannot play", data.len())));
    }
    let army = |seat: &SeatData<'_>| Army::parse_stored(seat.id, seat.source);
    let armies =
        data.iter().map(army).collect::<Result<Vec<_>, _>>().map_err(|error| InvalidSetup(error.to_string()))?;
    let invalid = |errors: ArmyErrors| InvalidSetup(errors.to_string());
    let owned = armies.iter().find(|army| !army.values.is_empty());
    let owned = owned.map(|army| Values::read_owned(&army.values)).transpose().map_err(invalid)?;
    if let Some(id) = terms.values.as_ref().filter(|id| owned.as_ref().is_none_or(|values| values.id != **id)) {
        return Err(InvalidSetup(format!("the values `{id}` are missing")));
    }
    terms.check_replacements(&armies).map_err(|error| InvalidSetup(error.to_string()))?;
    Ok(Arc::new(Roster::with_terms(armies, terms)))
}

impl From<Army> for SeatFile {
    fn from(army: Army) -> Self {
        Self { id: army.id, hash: army.hash, source: army.source }
    }
}

impl GameEvent for Event {
    fn kind(&self) -> EventKind {
        match *self {
            Self::Drew { .. } | Self::UnluckyDraw { .. } | Self::Leader(LeaderEvent::Revealed { .. }) => {
                EventKind::Revealed
            }
            Self::TurnBegan { side, .. } => EventKind::TurnBegan(side),
            Self::TurnEnded { side } => EventKind::TurnEnded(side),
            Self::DecisionAsked { decider } => EventKind::Asked(decider),
            Self::DecisionMade { decider, .. } => EventKind::Answered(decider),
            Self::BattleBegan { .. } => EventKind::ChapterBegan,
            Self::BattleEnded { .. } => EventKind::ChapterEnded,
            Self::GameOver { .. } => EventKind::Over,
            Self::Leader(_)
            | Self::HeadquartersPlaced { .. }
            | Self::LastTileDrawn { .. }
            | Self::TimeRanOut { .. }
            | Self::Discarded { .. }
            | Self::BaseLaid { .. }
            | Self::BaseTaken { .. }
            | Self::TacticPlayed { .. }
            | Self::CardAbsorbed { .. }
            | Self::Placed { .. }
            | Self::Built { .. }
            | Self::InstantPlayed { .. }
            | Self::BombDropped { .. }
            | Self::Moved { .. }
            | Self::Pushed { .. }
            | Self::SegmentBegan { .. }
            | Self::Converted { .. }
            | Self::Exploded { .. }
            | Self::SetOff { .. }
            | Self::Hit(_)
            | Self::Absorbed { .. }
            | Self::Wounded { .. }
            | Self::HeadquartersDamaged { .. }
            | Self::Destroyed { .. }
            | Self::Scored { .. }
            | Self::Eliminated { .. }
            | Self::Left { .. }
            | Self::ExtraTurns { .. }
            | Self::Frightened { .. }
            | Self::Replaced { .. }
            | Self::Returned { .. }
            | Self::FoundationLaid { .. }
            | Self::FoundationGone { .. }
            | Self::BattlePrepared
            | Self::Poisoned { .. }
            | Self::Dragged { .. }
            | Self::Paralysed { .. }
            | Self::Recovered { .. }
            | Self::Paid { .. }
            | Self::NetThrown { .. }
            | Self::NetReturned { .. }
            | Self::Reflected { .. }
            | Self::Swapped { .. }
            | Self::Taken { .. }
            | Self::Released { .. }
            | Self::Turned { .. }
            | Self::PageScored { .. }
            | Self::PageHealed { .. }
            | Self::PageRepaired { .. }
            | Self::PageTurned { .. }
            | Self::SmallBombDropped { .. } => EventKind::Step,
        }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        Self::rule(*self)
    }
}
