//! AI cards on a physical table: tests, targets, moves and new figures are determined by asking the players (GOW-13).

use sztab_game::{Side, Sides};

use super::{target_lines, to_lines};
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::report::{Combatant, Report};
use crate::run::aims::{Actor, TestResult};
use crate::run::query::{Course, CrowdMove, Query, SpawnPoint};
use crate::run::{Flow, Run, Stop};
use crate::state::{DroppedWeapon, Figure};
use crate::values::{AiCard, Aim, Goal, Kind, Redraw, SpawnSource, Step, Test};

impl Run<'_> {
    /// Asks whether all COGs are in cover, if that would replace the card (GOW-13.3).
    pub fn ask_if_cogs_are_covered(&mut self, card: &AiCard) -> Flow<bool> {
        let is_replaced = card.redraw.contains(&Redraw::NoneInPlay) && self.family_figures(card).is_empty();
        let is_asked = self.is_on_physical_table() && card.redraw.contains(&Redraw::Covered) && !is_replaced;
        if is_asked { self.query_yes_no(Query::AllCovered) } else { Ok(false) }
    }

    /// Asks whether all COGs are at least this far from a figure.
    pub fn ask_if_far(&mut self, figure: Figure, far: u8) -> Flow<bool> {
        self.query_yes_no(Query::Test(Some(figure), Test::Apart(far)))
    }

    /// Asks whether a figure is in cover.
    pub fn ask_if_covered(&mut self, figure: Figure) -> Flow<bool> {
        self.query_yes_no(Query::InCover(figure))
    }

    /// The result of a test that needs the map; `None` for a test that the bot can evaluate itself (GOW-13.2).
    pub fn find_on_table(&mut self, test: Test, card: &AiCard, actor: &mut Actor) -> Flow<Option<TestResult>> {
        let query = Query::Test(actor.figure, test);
        let standing: Vec<Side> = self.affected_cogs().iter().collect();
        let plain = |holds: bool| Ok(Some(TestResult::Plain(holds)));
        match test {
            Test::Near(_) | Test::Reach(_) | Test::Sight | Test::Here => self.find_cogs(query, &standing, actor),
            Test::WeakNear { cards, .. } => {
                let is_weak = |side: &Side| self.state.cog(*side).hand.len() <= usize::from(cards);
                let weak: Vec<Side> = standing.into_iter().filter(is_weak).collect();
                self.find_cogs(query, &weak, actor)
            }
            Test::HurtNear(_) => {
                let own = actor.figure;
                let is_hurt = |it: &&crate::state::Locust| it.marker.is_some() && Some(it.figure) != own;
                let hurt: Vec<Figure> = self.affected_locusts().filter(is_hurt).map(|it| it.figure).collect();
                if hurt.is_empty() {
                    return Ok(Some(TestResult::Locusts(hurt)));
                }
                let all = hurt.into_iter().map(Action::Toward).chain(to_lines([Report::No])).collect();
                let answer = self.query(query, all)?;
                let found = if let Action::Toward(figure) = answer { vec![figure] } else { Vec::new() };
                Ok(Some(TestResult::Locusts(found)))
            }
            Test::MarkerNear(_) if !self.state.dropped.iter().any(|it| self.is_affected(it.area)) => plain(false),
            Test::SomeNearYou(_) if self.affected_locusts().next().is_none() => plain(false),
            Test::SomeSight if self.family_figures(card).is_empty() => plain(false),
            Test::SomeNearYou(_) | Test::NoHole if self.resolve_you()?.is_none() => plain(false),
            Test::MarkerNear(_) | Test::Apart(_) | Test::SomeNearYou(_) | Test::SomeSight | Test::NoHole => {
                self.query_yes_no(query).map(|holds| Some(TestResult::Plain(holds)))
            }
            Test::Unwounded | Test::Acted | Test::Some => Ok(None),
        }
    }

    /// The COGs that meet a test: the one that the players name, or all possible ones.
    fn find_cogs(&mut self, query: Query, sides: &[Side], actor: &mut Actor) -> Flow<Option<TestResult>> {
        actor.sure = None;
        if sides.is_empty() {
            return Ok(Some(TestResult::Cogs(Vec::new())));
        }
        let named = if sides.len() > 1 { sides } else { &[] };
        let all = to_lines([Report::Yes(None)]).into_iter();
        let all = all.chain(to_lines(named.iter().map(|side| Report::Yes(Some(*side))))).chain(to_lines([Report::No]));
        let answer = self.query(query, all.collect())?;
        let found = if let Action::Report(Report::Yes(named)) = answer {
            named.map_or_else(|| sides.to_vec(), |side| vec![side])
        } else {
            Vec::new()
        };
        let is_seen = matches!(query, Query::Test(_, Test::Reach(_) | Test::Sight | Test::Here));
        actor.sure = found.first().copied().filter(|_| is_seen && found.len() == 1);
        Ok(Some(TestResult::Cogs(found)))
    }

    /// Asks which of several COGs is nearest (GOW-13.5).
    pub fn ask_nearest_cog(&mut self, among: Sides) -> Flow<Option<Side>> {
        let among: Vec<Side> = among.intersection(self.affected_cogs()).iter().collect();
        if among.is_empty() {
            return Ok(None);
        }
        let answer = self.query(Query::Nearest(self.step.figure), target_lines(&among).collect())?;
        Ok(if let Action::Target(side) = answer { Some(side) } else { None })
    }

    /// Asks which COG a figure attacks, if any qualifies (GOW-13.9). No question is needed for a COG that is certain to
    /// be in reach.
    pub fn ask_target(&mut self, figure: Figure, aim: Aim, actor: &Actor) -> Flow<Option<Side>> {
        let standing = self.affected_cogs();
        let of = |side: Option<Side>| side.filter(|side| standing.contains(*side)).into_iter().collect::<Vec<_>>();
        let (mut fitting, is_open): (Vec<Side>, bool) = match aim {
            Aim::All => return Ok(None),
            Aim::Target if actor.target.is_some() => (of(actor.target), false),
            Aim::Target => (actor.cogs().intersection(standing).iter().collect(), false),
            Aim::Moved(_) => (of(actor.moved), false),
            Aim::You => {
                let you = self.resolve_you()?;
                (of(you), false)
            }
            Aim::Nearest | Aim::Seen | Aim::Reach(_) | Aim::Here | Aim::Weakest | Aim::Bare => {
                (standing.iter().collect(), true)
            }
        };
        if let [only] = fitting[..]
            && actor.sure == Some(only)
            && aim != Aim::Bare
        {
            return Ok(Some(only));
        }
        if is_open && self.state.insane {
            let is_fallen = |side: &Side| self.state.cog(*side).area().is_some_and(|area| self.is_affected(area));
            fitting.extend(self.state.sides_in_game().difference(self.state.standing_sides()).iter().filter(is_fallen));
        }
        self.query_target(Query::Aim(figure, aim), &fitting)
    }

    /// Asks the players to move a figure as a card demands (GOW-5.8).
    pub fn move_on_table(
        &mut self,
        figure: Figure,
        to: Goal,
        most: u8,
        stop: u8,
        wound: u8,
        actor: &mut Actor,
    ) -> Flow {
        let standing = self.affected_cogs();
        let side = match to {
            Goal::Nearest | Goal::Away => self.ask_nearest_cog(standing)?,
            Goal::Bare => {
                let standing: Vec<Side> = standing.iter().collect();
                self.query_target(Query::NearestBare(figure), &standing)?
            }
            Goal::You => self.resolve_you()?,
            Goal::Actor => self.last_actor(),
            Goal::Target => actor.target,
            Goal::Tested => {
                if let TestResult::Locusts(figures) = &actor.found {
                    let figures = figures.clone();
                    return self.join_friend(figure, &figures, most, actor);
                }
                actor.target = self.ask_nearest_cog(actor.cogs())?;
                actor.target
            }
            Goal::Cover => {
                if !self.query_yes_no(Query::InCover(figure))? {
                    self.march_on_table(figure, Course::Cover, most, 0)?;
                }
                return Ok(());
            }
        };
        actor.moved = side.or(actor.moved);
        let Some(side) = side else { return Ok(()) };
        let course = if to == Goal::Away { Course::Away(side) } else { Course::Toward(side) };
        let has_arrived = if wound > 0 {
            self.trample_on_table(figure, course, most, wound)?
        } else {
            self.march_on_table(figure, course, most, stop)?
        };
        actor.sure = Some(side).filter(|_| has_arrived);
        Ok(())
    }

    /// Moves a figure one area at a time; it wounds every other figure in each area that it enters (GOW-13.20).
    fn trample_on_table(&mut self, figure: Figure, course: Course, most: u8, wound: u8) -> Flow<bool> {
        let mut has_arrived = false;
        for _ in 0..most {
            if has_arrived || !self.is_alive(figure) {
                break;
            }
            has_arrived = self.march_on_table(figure, course, 1, 0)?;
            if self.is_alive(figure) {
                self.wound_named_figures(wound, Some(figure), false, true)?;
                self.check_goal()?;
            }
        }
        Ok(has_arrived)
    }

    fn join_friend(&mut self, figure: Figure, figures: &[Figure], most: u8, actor: &mut Actor) -> Flow {
        if figures.is_empty() {
            return Ok(());
        }
        let all = figures.iter().copied().map(Action::Toward).collect();
        if let Action::Toward(friend) = self.query(Query::Friend(figure), all)? {
            actor.friend = Some(friend);
            self.march_on_table(figure, Course::Friend(friend), most, 0)?;
        }
        Ok(())
    }

    /// Asks the players to carry out a move. At each point where Guard is possible (GOW-14.3) they may answer with a
    /// Guard; the last answer ends the move. Returns true if the figure has reached the area of its goal.
    pub fn march_on_table(&mut self, figure: Figure, course: Course, most: u8, stop: u8) -> Flow<bool> {
        let comes_near = stop == 0 && matches!(course, Course::Toward(_) | Course::Friend(_));
        while self.is_alive(figure) {
            let ends = to_lines([Report::Done]).into_iter().chain(to_lines(comes_near.then_some(Report::Arrived)));
            let all = ends.chain(self.guard_answers(&[figure])).collect();
            let answer = self.query(Query::Move { figure, course, most, stop }, all)?;
            if !self.carry_out_guard(figure, &answer)? {
                self.record_moves(&[figure]);
                return Ok(answer == Action::Report(Report::Arrived));
            }
        }
        Ok(false)
    }

    /// Moves figures whose only action is this move, with a single question (GOW-13.1). If only figures far from all
    /// COGs move, the players name those that have moved.
    pub fn move_crowd(&mut self, mut figures: Vec<Figure>, crowd: CrowdMove) -> Flow {
        figures.iter().for_each(|figure| self.step.begin(*figure));
        loop {
            figures.retain(|figure| self.is_alive(*figure));
            let Some(first) = figures.first().copied() else { return Ok(()) };
            let ends: Vec<Report> = if crowd.far > 0 {
                let each = figures.iter().map(|figure| Report::Here(vec![Combatant::Locust(*figure)]));
                each.chain([Report::Nobody]).collect()
            } else {
                vec![Report::Done]
            };
            let all = to_lines(ends).into_iter().chain(self.guard_answers(&figures)).collect();
            let answer = self.query(Query::Crowd(crowd), all)?;
            let moved = match answer {
                Action::Report(Report::Done) => figures,
                Action::Report(Report::Nobody) => Vec::new(),
                Action::Report(Report::Here(all)) => all
                    .into_iter()
                    .filter_map(|who| if let Combatant::Locust(figure) = who { Some(figure) } else { None })
                    .collect(),
                guard => {
                    let all = figures.iter().copied().map(Action::Next).collect();
                    let is_hold = guard == Action::Hold;
                    let against = if is_hold { Action::Next(first) } else { self.query(Query::Against, all)? };
                    let Action::Next(figure) = against else { return Err(Stop::Mismatch) };
                    self.carry_out_guard(figure, &guard)?;
                    continue;
                }
            };
            self.record_moves(&moved);
            return Ok(());
        }
    }

    fn record_moves(&mut self, figures: &[Figure]) {
        for figure in figures {
            self.step.busy.push(*figure);
            let to = self.state.locust(*figure).map_or(Area::TABLE.open_place(), |locust| locust.at);
            self.emit(Event::LocustMoved { figure: *figure, to });
        }
    }

    /// Heals the figure that a test found in the same area (AI 32).
    pub fn heal_on_table(&mut self, actor: &Actor) -> Flow {
        let (TestResult::Locusts(figures), Some(own)) = (&actor.found, actor.figure) else { return Ok(()) };
        if figures.is_empty() {
            return Ok(());
        }
        let all = figures.iter().copied().map(Action::Heal).chain(to_lines([Report::Nobody])).collect();
        if let Action::Heal(figure) = self.query(Query::Healed(own), all)? { self.heal(figure) } else { Ok(()) }
    }

    /// Returns a figure to the map at the place of its marker (GOW-13.17).
    pub fn revive_on_table(&mut self, actor: &Actor) -> Flow {
        let Some(own) = actor.figure else { return Ok(()) };
        let here = self.state.dropped.iter().filter(|dropped| self.is_affected(dropped.area));
        let mut weapons: Vec<_> = here.map(|dropped| dropped.weapon).collect();
        weapons.sort_unstable();
        weapons.dedup();
        let all = to_lines(weapons.into_iter().map(Report::By).chain([Report::Nobody]));
        let Action::Report(Report::By(weapon)) = self.query(Query::Marker(own), all)? else { return Ok(()) };
        let is_it = |it: &DroppedWeapon| it.weapon == weapon && self.is_affected(it.area);
        let Some(place) = self.state.dropped.iter().position(is_it) else { return Ok(()) };
        let dropped = self.state.dropped.remove(place);
        self.state.decks.markers_mut(dropped.family).discards.push(dropped.marker);
        let all = Kind::KEYWORDS.map(|(_, kind)| kind);
        let mut kinds = self.state.enemies.iter().flatten().copied().chain(all);
        let kind = kinds.find(|kind| self.values.enemy(*kind).figure == dropped.family);
        match kind.filter(|kind| self.is_available(*kind)) {
            Some(kind) => self.put_on_table(Some(kind), SpawnPoint::Marker).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Asks the players to place one figure, if one is available. Returns the figure.
    pub fn put_on_table(&mut self, kind: Option<Kind>, spot: SpawnPoint) -> Flow<Option<Figure>> {
        let Some(kind) = self.spawned_kind(kind) else { return Ok(None) };
        let answer = self.query(Query::Put(kind, spot), to_lines([Report::Done, Report::NoneLeft]))?;
        // A card adds figures to the active player's map only (GOW-17.14).
        let area = self.state.cog(self.active_side()).area().unwrap_or(Area::TABLE);
        Ok(if answer == Action::Report(Report::Done) { self.add_figure(kind, area) } else { None })
    }

    /// Spawns the figures of a card and carries out their immediate actions (GOW-13.11, GOW-13.15, GOW-13.16).
    pub fn spawn_on_table(
        &mut self,
        kind: Option<Kind>,
        (count, at): (u8, SpawnSource),
        then: &[Step],
        card: &AiCard,
        actor: &Actor,
    ) -> Flow {
        let you = match at {
            SpawnSource::HoleNearYou | SpawnSource::Holes(_) | SpawnSource::You => self.resolve_you()?,
            SpawnSource::Exit | SpawnSource::HoleNearSelf => None,
        };
        let rounds = if let SpawnSource::Holes(_) = at { 9 } else { 1 };
        for _ in 0..rounds * count {
            let spot = match (at, you, actor.figure) {
                (..) if at != SpawnSource::Exit && self.spawns_at_exit(self.spawned_kind(kind)) => SpawnPoint::Exit,
                (SpawnSource::Holes(within), ..) => SpawnPoint::Holes(within),
                (SpawnSource::HoleNearYou, Some(you), _) => SpawnPoint::HoleNear(you),
                (SpawnSource::You, Some(you), _) => SpawnPoint::AreaOf(you),
                (SpawnSource::HoleNearSelf, _, Some(figure)) => SpawnPoint::HoleNearFigure(figure),
                (SpawnSource::Exit, ..) => SpawnPoint::Exit,
                (SpawnSource::HoleNearYou | SpawnSource::You | SpawnSource::HoleNearSelf, ..) => return Ok(()),
            };
            let Some(figure) = self.put_on_table(kind, spot)? else { return Ok(()) };
            self.carry_out(then, card, &mut Actor::new(figure))?;
        }
        Ok(())
    }
}
