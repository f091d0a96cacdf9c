//! A game told from its log: what led to a post, made anew whenever it is needed.

use crate::games::neuroshima::rules::event::Seen;
use crate::games::neuroshima::rules::{Arrangement, Event, Game, Side};
use crate::store::{Game as Record, GameId, NewPost, Seq};

use super::fold::{TakeBack, is_free, undone_to};
use super::line::replay;
use super::moment::{Moment, Told};
use super::orders::is_by_order;
use super::owed::{calls, owed};
use super::retold::Telling;
use super::{Referee, RefereeError, Table};

/// A game with all that happened up to some line of its log.
#[derive(Debug, Clone)]
pub struct History {
    /// The table at that line.
    pub table: Table,
    /// What each line brought about, oldest first. Lines that were taken back are not among them.
    pub moments: Vec<Moment>,
    /// How often something was taken back.
    undone: usize,
}

/// What a Battle cost.
#[derive(Debug, Clone)]
pub struct Toll {
    /// The board before it.
    pub before: Arrangement,
    /// The board after it.
    pub after: Arrangement,
    /// The units that were destroyed in it, in order.
    pub lost: Vec<Seen>,
}

impl Referee {
    /// Reads a game up to a line of its log.
    ///
    /// # Errors
    ///
    /// If there is no such game, it has not started, or its log cannot be read back.
    pub async fn history(&self, game: GameId, until: Seq) -> Result<History, RefereeError> {
        let record: Record = self.store.game(game).await?;
        let opening = Table::opening(&self.store, &record).await?;
        let mut table =
            Table { record, game: opening.game(), seq: Seq::OPENING, counted: Seq::OPENING, takes_back: None };
        let mut moments: Vec<Moment> = Vec::new();
        // The game after each moment, for what goes back to it; in most games nothing does.
        let mut games: Vec<Game> = Vec::new();
        let mut undone = 0;
        // Where the lines that were written together with the latest one began: the table, the side, all that happened.
        let mut act: (Table, Side, Vec<Event>) = (table.clone(), Side(0), Vec::new());
        let log = self.store.log(game).await?;
        let goes_back = log.iter().any(|entry| undone_to(&entry.line).is_some());
        for (index, entry) in log.iter().enumerate().take_while(|(_, entry)| entry.seq <= until) {
            let by_order = is_by_order(index.checked_sub(1).map(|index| &log[index]), entry);
            if !by_order {
                act = (table.clone(), Side(entry.side), Vec::new());
            } else if let Some(before) = moments.last_mut() {
                before.calls = false;
            }
            let answers = table.game.decision().cloned();
            let back_to = undone_to(&entry.line);
            let events = match back_to {
                Some(to) => {
                    undone += 1;
                    let left = moments.iter().take_while(|moment| moment.seq <= to).count();
                    moments.truncate(left);
                    games.truncate(left);
                    table.game = games.last().cloned().unwrap_or_else(|| opening.game());
                    Vec::new()
                }
                None => replay(&mut table.game, game, entry)?,
            };
            table.seq = entry.seq;
            let (before, actor, brought) = &mut act;
            brought.extend(events.iter().cloned());
            let posts: Vec<NewPost> = owed(before, *actor, brought, &table);
            moments.push(Moment {
                seq: entry.seq,
                side: Side(entry.side),
                events,
                calls: calls(&posts),
                by_order,
                answers,
                takes_back: back_to.is_some(),
            });
            if goes_back {
                games.push(table.game.clone());
            }
        }
        let counting = moments.iter().rev().find(|moment| !moment.takes_back);
        table.counted = counting.map_or(Seq::OPENING, |moment| moment.seq);
        table.takes_back = last_step(&moments, &table.game);
        Ok(History { table, moments, undone })
    }
}

/// The last step, if its player may take it back unasked.
fn last_step(moments: &[Moment], game: &Game) -> Option<TakeBack> {
    let mut steps = moments.iter().rev().filter(|moment| !moment.takes_back);
    let last = steps.next()?;
    let to = steps.next().map_or(Seq::OPENING, |before| before.seq);
    is_free(last.side, &last.events, game).then_some(TakeBack { side: last.side, to })
}

impl History {
    /// The game at that line.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.table.game
    }

    /// Units and HQ points at that line.
    #[must_use]
    pub fn arrangement(&self) -> &Arrangement {
        self.game().arrangement()
    }

    /// The side whose step the last line took back, if it did.
    #[must_use]
    pub fn taken_back(&self) -> Option<Side> {
        self.moments.last().filter(|moment| moment.takes_back).map(|moment| moment.side)
    }

    /// Goes through all events in order, with the index of the moment.
    fn walk(&self, mut visit: impl FnMut(usize, &Told<'_>)) {
        let mut board = Arrangement::new(self.arrangement().board);
        for (index, moment) in self.moments.iter().enumerate() {
            for (number, event) in moment.events.iter().enumerate() {
                let ordered = (moment.by_order && number == 0).then_some(moment);
                visit(index, &Told { event, ordered, board: &board });
                board.hear(event);
            }
        }
    }

    /// How often something was taken back.
    #[must_use]
    pub fn times_taken_back(&self) -> usize {
        self.undone
    }

    /// All that counts, from the first line on.
    #[must_use]
    pub fn all(&self) -> Telling {
        let mut told = Telling::default();
        self.walk(|_, event| told.tell(event));
        told
    }

    /// What the live post tells: what led to the call that it carries, and what was done since. Battles that are over
    /// are left out, they have posts of their own; one that waits for a decision is told from its beginning.
    #[must_use]
    pub fn told(&self) -> Telling {
        let from = self.told_from();
        let mut told = Telling::default();
        let mut battle: Option<Telling> = None;
        self.walk(|index, event| {
            if matches!(event.event, Event::BattleBegan { .. }) {
                battle = Some(Telling::default());
            }
            match &mut battle {
                Some(battle) => battle.tell(event),
                None if index >= from => told.tell(event),
                None => {}
            }
            if matches!(event.event, Event::BattleEnded { .. }) {
                battle = None;
            }
        });
        told.append(battle.unwrap_or_default());
        told
    }

    /// What each Battle brought that ended since the call before, so that it can be said where the game goes on.
    #[must_use]
    pub fn tolls(&self) -> Vec<Toll> {
        let from = self.told_from();
        let mut tolls = Vec::new();
        let mut battle: Option<Toll> = None;
        self.walk(|index, &Told { event, board, .. }| match event {
            Event::BattleBegan { .. } => {
                battle = Some(Toll { before: board.clone(), after: board.clone(), lost: Vec::new() });
            }
            Event::Destroyed { unit, .. } => {
                battle.iter_mut().for_each(|battle| battle.lost.push(*unit));
            }
            Event::BattleEnded { .. } => {
                let ended = battle.take().filter(|_| index >= from);
                tolls.extend(ended.map(|battle| Toll { after: board.clone(), ..battle }));
            }
            _ => {}
        });
        tolls
    }

    /// The first moment that the live post tells: what came after the call before the last one.
    fn told_from(&self) -> usize {
        let call_before = |end: usize| self.moments[..end].iter().rposition(|moment| moment.calls);
        call_before(self.moments.len()).and_then(call_before).map_or(0, |index| index + 1)
    }

    /// One Battle that ended at the last line or those written together with it, counted from 0, from its beginning to
    /// its end.
    #[must_use]
    pub fn battle(&self, number: usize) -> Telling {
        let act = self.moments.iter().rposition(|moment| !moment.by_order).unwrap_or(0);
        let ended_before: usize = self.moments[..act]
            .iter()
            .flat_map(|moment| &moment.events)
            .filter(|event| matches!(event, Event::BattleEnded { .. }))
            .count();
        let mut wanted = Telling::default();
        let (mut ended, mut is_fought) = (0, false);
        self.walk(|_, event| {
            is_fought |= matches!(event.event, Event::BattleBegan { .. });
            if is_fought && ended == ended_before + number {
                wanted.tell(event);
            }
            if matches!(event.event, Event::BattleEnded { .. }) {
                is_fought = false;
                ended += 1;
            }
        });
        wanted
    }
}
