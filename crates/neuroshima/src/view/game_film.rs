//! The film of a whole game: a frame for each turn, and a few for each Battle.

use crate::pictures;
use crate::pictures::{Headline, Mark, Scene, SidePanel, SideStatus, Slide};
use crate::rules::{Arrangement, BattleCause, Event, Game, Hex, Roster, Side};
use crate::texts::{text, word};
use crate::words::{labels, turn_name};
use sztab_game::Language;
use sztab_game::view::{Drawing, DrawnPicture, MAX_ALT_CHARACTERS, RenderContext, Theme};
use sztab_game::{MAX_SIDES, Sides};

use super::result_card;
use super::round::side_status;

/// Durations of frames, in milliseconds.
const TURN_MS: u32 = 900;
const FLIGHTS_MS: u32 = 1_300;
const FATES_MS: u32 = 1_300;
const AFTERMATH_MS: u32 = 800;
const END_MS: u32 = 5_000;

/// A point in the game for which frames are drawn.
#[derive(Debug, Clone)]
struct Moment {
    board: Arrangement,
    subject: Subject,
    turn: u16,
    /// The side whose turn it is; `None` before the first turn.
    active: Option<Side>,
    /// Hexes with new or moved units.
    last: Vec<Hex>,
    counts: TileCounts,
    /// The sides that are out of the game.
    out: Sides,
}

/// The subject of a frame.
#[derive(Debug, Clone)]
enum Subject {
    /// The end of a turn, or the events before the first one.
    Turn,
    /// The beginning of a Battle, with all its events.
    Battle(BattleCause, Vec<Event>),
    /// The end of the game.
    End,
}

/// For each side, the number of tiles in the pile, and the number discarded or lost.
type TileCounts = [(usize, usize); MAX_SIDES];

/// The film of a finished game, from its events and the board before them. `None` if the game is not over.
#[must_use]
pub fn draw_game_film(context: &RenderContext<'_>, start: &Arrangement, events: &[Event]) -> Option<Drawing> {
    let game: Game = context.game.downcast_ref::<Game>()?.clone();
    game.outcome()?;
    let (start, events, players, theme) = (start.clone(), events.to_vec(), context.players.to_vec(), context.theme);
    Some(Drawing::new("game.gif", move || {
        let moments = moments(&game, &start, &events);
        let result = result_card::lines(&RenderContext { game: &game, players: &players, theme }, &start, &events);
        let reader = Reader { game: &game, players: &players, theme };
        let slides: Vec<Slide<'_>> = moments.iter().flat_map(|moment| reader.slides(moment)).collect();
        DrawnPicture {
            bytes: pictures::render_game_film(&slides),
            alt: alt_text(&result.unwrap_or_default(), theme.language),
        }
    }))
}

/// The title of the film with the longest version of the result that fits.
fn alt_text([whole, short]: &[String; 2], language: Language) -> String {
    let alt = |result: &String| text(language, "alt-game-film", &[("result", result.clone().into())]);
    let long = alt(whole);
    if long.chars().count() <= MAX_ALT_CHARACTERS { long } else { alt(short) }
}

/// The moments of a game, in order.
fn moments(game: &Game, start: &Arrangement, events: &[Event]) -> Vec<Moment> {
    let mut fold = MomentCollector {
        roster: game.roster(),
        moments: Vec::new(),
        now: Moment {
            board: start.clone(),
            subject: Subject::Turn,
            turn: 0,
            active: None,
            last: Vec::new(),
            counts: first_counts(game, events),
            out: Sides::NONE,
        },
        is_open: false,
        battle: None,
    };
    events.iter().for_each(|event| fold.process_event(event));
    fold.finish()
}

/// The counts before the events of a finished game, computed from the final counts by reversing the events.
fn first_counts(game: &Game, events: &[Event]) -> TileCounts {
    let mut told = [(0, 0); MAX_SIDES];
    events.iter().for_each(|event| update_counts(&mut told, event, game.roster()));
    let mut counts = [(0, 0); MAX_SIDES];
    for side in game.roster().sides() {
        let drawn = events.iter().find_map(|event| {
            let Event::Drew { side: drawer, tiles, left } = event else { return None };
            (*drawer == side).then_some(left + tiles.len())
        });
        let seat = game.seat(side);
        let discarded = seat.discard.len().saturating_sub(told[side.index()].1);
        counts[side.index()] = (drawn.unwrap_or(seat.pile.len()), discarded);
    }
    counts
}

/// Updates the counts for an event.
fn update_counts(counts: &mut TileCounts, event: &Event, roster: &Roster) {
    let mut discards = |side: Side, tiles: usize| counts[side.index()].1 += tiles;
    match event {
        Event::Drew { side, left, .. } => counts[side.index()].0 = *left,
        Event::UnluckyDraw { side, tiles } => discards(*side, tiles.len()),
        Event::Built { one, paid, .. } => discards(one.owner, paid.len()),
        Event::Discarded { side, .. } | Event::InstantPlayed { side, .. } => discards(*side, 1),
        // A Structure is in no discard pile (O-106).
        Event::Destroyed { unit, .. } | Event::Replaced { out: unit, .. } => {
            discards(unit.owner, usize::from(roster.tile(unit.owner, unit.tile).token.is_none()));
        }
        Event::FoundationGone { ground, .. } => discards(ground.owner, 1),
        Event::Returned { side, .. } => {
            let (pile, discarded) = &mut counts[side.index()];
            *pile += 1;
            *discarded = discarded.saturating_sub(1);
        }
        Event::HeadquartersPlaced { .. }
        | Event::TurnBegan { .. }
        | Event::LastTileDrawn { .. }
        | Event::TimeRanOut { .. }
        | Event::BaseLaid { .. }
        | Event::BaseTaken { .. }
        | Event::TacticPlayed { .. }
        | Event::Placed { .. }
        | Event::BombDropped { .. }
        | Event::Moved { .. }
        | Event::Pushed { .. }
        | Event::Taken { .. }
        | Event::Released { .. }
        | Event::Turned { .. }
        | Event::DecisionAsked { .. }
        | Event::DecisionMade { .. }
        | Event::BattleBegan { .. }
        | Event::SegmentBegan { .. }
        | Event::Converted { .. }
        | Event::Exploded { .. }
        | Event::SetOff { .. }
        | Event::Hit(_)
        | Event::Absorbed { .. }
        | Event::CardAbsorbed { .. }
        | Event::Wounded { .. }
        | Event::HeadquartersDamaged { .. }
        | Event::Scored { .. }
        | Event::Eliminated { .. }
        | Event::Left { .. }
        | Event::BattleEnded { .. }
        | Event::TurnEnded { .. }
        | Event::ExtraTurns { .. }
        | Event::GameOver { .. }
        | Event::Frightened { .. }
        | Event::FoundationLaid { .. }
        | Event::BattlePrepared
        | Event::Paid { .. }
        | Event::NetThrown { .. }
        | Event::NetReturned { .. }
        | Event::Reflected { .. }
        | Event::Poisoned { .. }
        | Event::Dragged { .. }
        | Event::Paralysed { .. }
        | Event::Recovered { .. }
        | Event::PageScored { .. }
        | Event::PageHealed { .. }
        | Event::PageRepaired { .. }
        | Event::PageTurned { .. }
        | Event::Leader(_)
        | Event::Swapped { .. }
        | Event::SmallBombDropped { .. } => {}
    }
}

/// Collects moments from events.
struct MomentCollector<'a> {
    roster: &'a Roster,
    moments: Vec<Moment>,
    now: Moment,
    /// True if the latest turn or change of the board is not yet part of a moment.
    is_open: bool,
    battle: Option<(BattleCause, Moment, Vec<Event>)>,
}

impl MomentCollector<'_> {
    fn process_event(&mut self, event: &Event) {
        if let Event::TurnBegan { side, number } = *event {
            self.close_moment();
            (self.now.turn, self.now.active) = (number, Some(side));
            self.is_open = true;
        } else if let Event::BattleBegan { cause, .. } = *event {
            self.close_moment();
            self.battle = Some((cause, self.now.clone(), Vec::new()));
        } else if let Event::Eliminated { side } = *event {
            self.now.out = self.now.out.with(side);
        }
        update_counts(&mut self.now.counts, event, self.roster);
        self.now.board.apply_event(event);
        if let Some((_, _, events)) = &mut self.battle {
            events.push(event.clone());
        } else {
            let touched = touched_hexes(event);
            self.is_open |= !touched.is_empty();
            self.now.last.extend(touched);
        }
        if matches!(event, Event::BattleEnded { .. })
            && let Some((cause, before, events)) = self.battle.take()
        {
            // A Battle that changes nothing needs no frame after it.
            self.is_open = self.now.board != before.board;
            self.moments.push(Moment { subject: Subject::Battle(cause, events), ..before });
        }
    }

    /// Adds a moment for the changes since the last one, if there are any.
    fn close_moment(&mut self) {
        let mut last = std::mem::take(&mut self.now.last);
        last.retain(|hex| self.now.board.unit(*hex).is_some() || self.now.board.foundation(*hex).is_some());
        if self.is_open {
            self.moments.push(Moment { last, ..self.now.clone() });
        }
        self.is_open = false;
    }

    fn finish(mut self) -> Vec<Moment> {
        self.close_moment();
        self.moments.push(Moment { subject: Subject::End, ..self.now });
        self.moments
    }
}

/// The hexes on which an event places or moves a unit.
fn touched_hexes(event: &Event) -> Vec<Hex> {
    match *event {
        Event::HeadquartersPlaced { unit, .. }
        | Event::Placed { unit, .. }
        | Event::Replaced { unit, .. }
        | Event::Turned { unit, .. } => vec![unit.hex],
        Event::Moved { to, .. } | Event::Pushed { to, .. } | Event::Dragged { to, .. } => vec![to],
        Event::Swapped { one, other } | Event::Built { one, two: other, .. } => vec![one.hex, other.hex],
        Event::FoundationLaid { ground } => vec![ground.hex],
        Event::TurnBegan { .. }
        | Event::Drew { .. }
        | Event::LastTileDrawn { .. }
        | Event::TimeRanOut { .. }
        | Event::UnluckyDraw { .. }
        | Event::Discarded { .. }
        | Event::BaseLaid { .. }
        | Event::BaseTaken { .. }
        | Event::TacticPlayed { .. }
        | Event::InstantPlayed { .. }
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
        | Event::Hit(_)
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
        | Event::FoundationGone { .. }
        | Event::Returned { .. }
        | Event::BattlePrepared
        | Event::Paid { .. }
        | Event::NetThrown { .. }
        | Event::NetReturned { .. }
        | Event::Reflected { .. }
        | Event::Poisoned { .. }
        | Event::Paralysed { .. }
        | Event::Recovered { .. }
        | Event::PageScored { .. }
        | Event::PageHealed { .. }
        | Event::PageRepaired { .. }
        | Event::PageTurned { .. }
        | Event::Leader(_)
        | Event::SmallBombDropped { .. } => Vec::new(),
    }
}

/// True if a mark is in flight, rather than a result.
fn is_in_flight(mark: &Mark) -> bool {
    matches!(mark, Mark::Shot { .. } | Mark::Leg { .. } | Mark::Heals { .. })
}

/// The reader for whom the film is drawn.
struct Reader<'a> {
    game: &'a Game,
    players: &'a [String],
    theme: Theme,
}

impl<'a> Reader<'a> {
    /// The frames for a moment.
    fn slides(&self, moment: &'a Moment) -> Vec<Slide<'a>> {
        let language = self.theme.language;
        match &moment.subject {
            Subject::Turn => {
                let title = turn_name(language, self.game, moment.turn);
                let scene = Scene { last: moment.last.clone(), ..self.scene(moment, title) };
                vec![Slide { scene, milliseconds: TURN_MS }]
            }
            Subject::Battle(cause, events) => {
                let title = match cause {
                    BattleCause::Tile | BattleCause::FullBoard | BattleCause::Page | BattleCause::Boarding => {
                        word(language, "film-battle")
                    }
                    BattleCause::Final => word(language, "headline-final-battle"),
                    BattleCause::Overtime => word(language, "headline-overtime-battle"),
                };
                let (flights, fates): (Vec<Mark>, Vec<Mark>) =
                    pictures::outlook_marks(self.roster(), events).into_iter().partition(is_in_flight);
                let parts = [(flights, FLIGHTS_MS), (fates, FATES_MS)];
                let slide = |(marks, milliseconds)| Slide {
                    scene: Scene { marks, ..self.scene(moment, title.clone()) },
                    milliseconds,
                };
                let eventful: Vec<_> = parts.into_iter().filter(|(marks, _)| !marks.is_empty()).collect();
                if eventful.is_empty() {
                    return vec![slide((Vec::new(), AFTERMATH_MS))];
                }
                eventful.into_iter().map(slide).collect()
            }
            Subject::End => {
                let mut scene = self.scene(moment, String::new());
                scene.headline = self.last_headline();
                for (side, panel) in (0..).map(Side).zip(&mut scene.sides) {
                    panel.to_move = false;
                    panel.standing = side_status(self.game, side, language);
                }
                vec![Slide { scene, milliseconds: END_MS }]
            }
        }
    }

    fn roster(&self) -> &'a Roster {
        self.game.roster()
    }

    /// Headline with the winner and the reason.
    fn last_headline(&self) -> Headline {
        let (title, note) = result_card::verdict(self.game, self.theme.language).unwrap_or_default();
        Headline { title, note, warns: false }
    }

    /// The board of a moment, with the players' panels.
    fn scene(&self, moment: &'a Moment, title: String) -> Scene<'a> {
        let language = self.theme.language;
        Scene {
            sides: self.roster().sides().map(|side| self.panel(moment, side)).collect(),
            labels: labels(language),
            headline: Headline { title, ..Headline::default() },
            ..Scene::new(self.roster(), &moment.board, language, self.theme.colours)
        }
    }

    fn panel(&self, moment: &Moment, side: Side) -> SidePanel {
        let language = self.theme.language;
        let (pile, discard) = moment.counts[side.index()];
        let is_crowd = self.roster().sides().count() > 2;
        let is_out = is_crowd && moment.out.contains(side);
        SidePanel {
            player: self.players.get(side.index()).cloned().unwrap_or_default(),
            army: self.roster().army(side).name.in_language(language).to_owned(),
            pile,
            discard,
            to_move: moment.active == Some(side) && matches!(moment.subject, Subject::Turn),
            standing: is_out.then(|| SideStatus { word: word(language, "label-eliminated"), is_out }),
            ..SidePanel::default()
        }
    }
}
