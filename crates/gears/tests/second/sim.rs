//! Play from a settled state until either an answer is missing or the next settled state is reached.

use std::collections::{BTreeSet, VecDeque};

use crate::map::{Area, Place, UNREACHABLE, area_name, place_name, read_place};
use crate::state::{Acting, Figure, State, figure_name, letter, parse_side};
use crate::values::{Enemy, values};

pub enum Stop {
    /// The sides asked with their legal lines, and the sides that have already answered with their lines.
    Asked(Vec<(usize, Vec<String>)>, Vec<(usize, Vec<String>)>),
    Settled,
    Over,
    /// The second reading does not cover this case.
    Unread(String),
}

pub type R<T> = Result<T, Stop>;

pub struct Sim {
    pub s: State,
    pub answers: VecDeque<(usize, String)>,
    pub auto: bool,
    /// Answers to questions about Guard: the figures that each side passed on; `held` are the sides that hold.
    pub passed: BTreeSet<(usize, Figure)>,
    pub held: BTreeSet<usize>,
    pub guarded: Vec<usize>,
    pub no_guard: bool,
    pub in_activation: bool,
    pub attacked: BTreeSet<Figure>,
    pub done: BTreeSet<Figure>,
    pub killed: BTreeSet<Figure>,
    pub busy: BTreeSet<Figure>,
    pub you: Option<usize>,
}

pub fn enemy(figure: Figure) -> &'static Enemy {
    &values().enemies[usize::from(figure.0)]
}

impl Sim {
    pub fn new(state: &State, said: &[(usize, String)]) -> Self {
        Self {
            s: state.clone(),
            answers: said.iter().cloned().collect(),
            auto: false,
            passed: BTreeSet::new(),
            held: BTreeSet::new(),
            guarded: Vec::new(),
            no_guard: false,
            in_activation: false,
            attacked: BTreeSet::new(),
            done: BTreeSet::new(),
            killed: BTreeSet::new(),
            busy: BTreeSet::new(),
            you: None,
        }
    }

    /// Continues from the settled state.
    pub fn run(&mut self) -> Stop {
        match self.continue_game() {
            Ok(()) => Stop::Settled,
            Err(stop) => stop,
        }
    }

    fn continue_game(&mut self) -> R<()> {
        let (side, line) = self.answers.pop_front().unwrap();
        if !self.legal_lines().contains(&line) {
            return Err(Stop::Unread(format!("{line} is no answer at a settled moment")));
        }
        match self.s.turn.phase.as_str() {
            "place" => {
                if let Some(place) = line.strip_prefix("place ") {
                    self.s.cogs[side].at = read_place(place);
                }
                self.place_next_cog()
            }
            "crawl" => {
                if let Some(area) = line.strip_prefix("crawl ") {
                    self.s.cogs[side].at = read_place(area);
                    self.enter_area(&[side], read_place(area).0)?;
                }
                self.run_activation()
            }
            "order" => self.perform_line(side, &line),
            other => Err(Stop::Unread(format!("phase {other}"))),
        }
    }

    pub fn place_next_cog(&mut self) -> R<()> {
        loop {
            self.s.turn.side += 1;
            if self.s.turn.side == self.s.cogs.len() {
                self.s.turn.side = 0;
                "order".clone_into(&mut self.s.turn.phase);
                // GOW-3.9
                for side in 0..self.s.cogs.len() {
                    self.draw_orders(side, 99);
                }
                self.s.turn.began = self.s.cogs[0].at.0;
                self.s.acting = vec![Acting::default()];
                return Ok(());
            }
            self.s.turn.began = self.s.cogs[self.s.turn.side].at.0;
            self.s.acting = vec![Acting { side: self.s.turn.side, ..Acting::default() }];
            if self.legal_lines().len() > 1 {
                return Ok(());
            }
        }
    }

    /// The legal lines in the settled state.
    pub fn legal_lines(&self) -> Vec<String> {
        let side = self.s.turn.side;
        let area = self.s.cogs[side].at.0;
        let mut lines: Vec<String> = match self.s.turn.phase.as_str() {
            "place" => self.free_cover_spaces(area).map(|it| format!("place {}", place_name(it))).collect(),
            "crawl" => self.s.map().open[&area].iter().map(|it| format!("crawl {}", area_name(*it))).collect(),
            _ => return self.order_lines(),
        };
        lines.push("stay".to_owned());
        lines
    }

    /// Gets the simultaneous answers of several sides. A side with a single legal line is not asked.
    pub fn ask_all(&mut self, questions: Vec<(usize, Vec<String>)>) -> R<Vec<String>> {
        let mut answers: Vec<Option<String>> =
            questions.iter().map(|(_, lines)| (lines.len() == 1).then(|| lines[0].clone())).collect();
        while answers.iter().any(Option::is_none) {
            let Some((side, line)) = self.answers.pop_front() else {
                let (mut open, mut closed) = (Vec::new(), Vec::new());
                for (question, answer) in questions.into_iter().zip(answers).filter(|(it, _)| it.1.len() > 1) {
                    if answer.is_none() { open.push(question) } else { closed.push(question) }
                }
                return Err(Stop::Asked(open, closed));
            };
            let Some(at) = questions.iter().position(|(own, lines)| *own == side && lines.contains(&line)) else {
                let asked: Vec<_> = questions.iter().collect();
                return Err(Stop::Unread(format!("{line} of {} is no answer to {asked:?}", letter(side))));
            };
            answers[at] = Some(line);
        }
        Ok(answers.into_iter().flatten().collect())
    }

    pub fn ask(&mut self, side: usize, lines: Vec<String>) -> R<String> {
        Ok(self.ask_all(vec![(side, lines)])?.remove(0))
    }

    /// Gets the active player's decision in a tie.
    pub fn ask_tie(&mut self, mut lines: Vec<String>) -> R<String> {
        if self.auto || lines.len() == 1 || self.s.cogs[self.s.turn.side].gone {
            return Ok(lines.remove(0));
        }
        let first = lines[0].clone();
        lines.push("auto".to_owned());
        let answer = self.ask(self.s.turn.side, lines)?;
        if answer == "auto" {
            self.auto = true;
            return Ok(first);
        }
        Ok(answer)
    }

    pub fn ask_tied_side(&mut self, verb: &str, mut sides: Vec<usize>) -> R<usize> {
        sides.sort_unstable();
        let lines = sides.iter().map(|own| format!("{verb} {}", letter(*own))).collect();
        Ok(parse_side(&self.ask_tie(lines)?[verb.len() + 1..]))
    }

    pub fn ask_tied_area(&mut self, verb: &str, mut areas: Vec<Area>) -> R<Area> {
        areas.sort_unstable();
        areas.dedup();
        let lines = areas.iter().map(|own| format!("{verb} {}", area_name(*own))).collect();
        Ok(read_place(&self.ask_tie(lines)?[verb.len() + 1..]).0)
    }

    pub fn ask_tied_figure(&mut self, verb: &str, figures: &[Figure]) -> R<Figure> {
        let lines: Vec<_> = figures.iter().map(|own| format!("{verb} {}", figure_name(*own))).collect();
        let answer = self.ask_tie(lines.clone())?;
        Ok(figures[lines.iter().position(|line| *line == answer).unwrap()])
    }

    // Places.

    pub fn standing_sides(&self) -> Vec<usize> {
        (0..self.s.cogs.len()).filter(|side| !self.s.cogs[*side].bleeding && !self.s.cogs[*side].gone).collect()
    }

    pub fn is_place_free(&self, place: Place) -> bool {
        self.s.cogs.iter().all(|cog| cog.at != place) && self.s.locusts.values().all(|locust| locust.at != place)
    }

    pub fn free_cover_spaces(&self, area: Area) -> impl Iterator<Item = Place> + '_ {
        let all: Vec<Place> = self.s.map().cover_spaces(area).collect();
        all.into_iter().filter(|place| self.is_place_free(*place))
    }

    pub fn distance(&self, one: Area, other: Area) -> i64 {
        self.s.map().distance(one, other)
    }

    pub fn sees(&self, one: Place, other: Place) -> bool {
        self.s.map().sees(one, other)
    }

    pub fn figure_place(&self, figure: Figure) -> Place {
        self.s.locusts[&figure].at
    }

    /// The nearest COGs; if none can be reached, all of them.
    pub fn nearest_cogs(&self, area: Area, sides: &[usize]) -> Vec<usize> {
        let far = |side: &usize| self.distance(area, self.s.cogs[*side].at.0);
        let least = sides.iter().map(far).min().unwrap_or(UNREACHABLE);
        sides.iter().copied().filter(|side| far(side) == least).collect()
    }

    /// True if the acting figure is still alive; a new figure with the same number does not count.
    pub fn is_alive(&self, figure: Figure) -> bool {
        self.s.locusts.contains_key(&figure) && !self.killed.contains(&figure)
    }

    pub fn begin_actions(&mut self, figure: Figure) {
        self.done.insert(figure);
        self.killed.remove(&figure);
    }

    /// The open holes on the map.
    pub fn holes(&self) -> BTreeSet<Area> {
        let printed = self.s.map().printed.difference(&self.s.seals).copied().collect::<BTreeSet<_>>();
        printed.union(&self.s.tokens).copied().collect()
    }

    // Cards.

    pub fn hand_limit(&self, side: usize) -> usize {
        values().cogs[&self.s.cogs[side].id]["hand"].as_integer().unwrap() as usize
    }

    pub fn draw_orders(&mut self, side: usize, most: usize) {
        for _ in 0..most {
            if self.s.cogs[side].bleeding
                || self.s.cogs[side].hand.len() >= self.hand_limit(side)
                || self.s.order.is_empty()
            {
                return;
            }
            let card = self.s.order.remove(0);
            self.s.cogs[side].hand.push(card);
            self.refill();
        }
    }

    /// Refills an empty deck (GOW-2.9).
    pub fn refill(&mut self) {
        if self.s.order.is_empty() {
            let cards = std::mem::take(&mut self.s.order_discards);
            self.s.order = self.s.shuffle("order", cards);
        }
    }

    pub fn discard(&mut self, side: usize, card: u8) {
        let hand = &mut self.s.cogs[side].hand;
        let at = hand.iter().position(|own| *own == card).unwrap();
        hand.remove(at);
        self.s.order_discards.push(card);
    }

    /// The kinds of cards in a hand that have the given reaction, or all kinds.
    pub fn card_kinds(&self, side: usize, reaction: Option<&str>) -> BTreeSet<u8> {
        let fits = |card: &&u8| reaction.is_none_or(|it| values().orders[usize::from(**card)].reaction == it);
        self.s.cogs[side].hand.iter().filter(fits).copied().collect()
    }

    pub fn has_ability(&self, side: usize, ability: &str) -> bool {
        values().cogs[&self.s.cogs[side].id]["ability"].as_str() == Some(ability)
    }

    // Moves of Locust.

    /// Moves a Locust toward an area; during the Locust Activation it can be attacked by a Guard. Returns false if the
    /// figure is gone.
    pub fn walk(&mut self, figure: Figure, goal: Area, most: i64, stop: i64, wound: bool) -> R<bool> {
        let from = self.figure_place(figure).0;
        let far = self.distance(from, goal);
        let count = most.min(far - stop);
        if far >= UNREACHABLE || count <= 0 {
            return Ok(true);
        }
        if wound {
            return self.rush(figure, goal, count);
        }
        let map = self.s.map();
        let ends = map
            .open
            .keys()
            .copied()
            .filter(|area| self.distance(from, *area) == count && self.distance(*area, goal) == far - count);
        let ends = ends.collect();
        let end = self.ask_tied_area("to", ends)?;
        self.walk_along(figure, &map.shortest_path(from, end))
    }

    pub fn walk_along(&mut self, figure: Figure, way: &[Area]) -> R<bool> {
        self.busy.insert(figure);
        let from = self.figure_place(figure).0;
        self.s.locusts.get_mut(&figure).unwrap().at = (from, 0);
        for area in way {
            if !self.ask_guard(figure)? {
                return Ok(false);
            }
            self.s.locusts.get_mut(&figure).unwrap().at = (*area, 0);
            self.check_berserker_goal(figure, *area)?;
        }
        self.take_cover_after_move(figure)
    }

    /// Moves a figure one area at a time and deals wounds in each area (AI 23, GOW-13.20).
    fn rush(&mut self, figure: Figure, goal: Area, count: i64) -> R<bool> {
        self.busy.insert(figure);
        for _ in 0..count {
            let from = self.figure_place(figure).0;
            let map = self.s.map();
            let left = self.distance(from, goal) - 1;
            let next = map.open[&from].iter().copied().filter(|area| self.distance(*area, goal) == left).collect();
            let area = self.ask_tied_area("to", next)?;
            if !self.ask_guard(figure)? {
                return Ok(false);
            }
            self.s.locusts.get_mut(&figure).unwrap().at = (area, 0);
            let all = self.figures_in(area).into_iter().filter(|own| *own != Err(figure)).collect();
            self.deal_wounds(all, 1, false, true)?;
            self.check_berserker_goal(figure, area)?;
        }
        Ok(true)
    }

    fn take_cover_after_move(&mut self, figure: Figure) -> R<bool> {
        let area = self.figure_place(figure).0;
        if enemy(figure).has_trait("cover") && self.free_cover_spaces(area).next().is_some() {
            if !self.ask_guard(figure)? {
                return Ok(false);
            }
            self.take_cover(figure)?;
        }
        Ok(true)
    }

    /// Moves a figure into the best free cover space (GOW-5.9).
    pub fn take_cover(&mut self, figure: Figure) -> R<()> {
        let area = self.figure_place(figure).0;
        let free: Vec<Place> = self.free_cover_spaces(area).collect();
        if free.is_empty() || !enemy(figure).has_trait("cover") {
            return Ok(());
        }
        let others: Vec<usize> =
            self.affected_cogs().into_iter().filter(|side| self.s.cogs[*side].at.0 != area).collect();
        let near = self.nearest_cogs(area, &others);
        let map = self.s.map();
        let bonus =
            |place: &Place| near.iter().map(|side| map.cover_bonus(self.s.cogs[*side].at, *place)).max().unwrap_or(0);
        let best = free.iter().map(bonus).max().unwrap_or(0);
        let mut equal: Vec<Place> = free.iter().copied().filter(|place| bonus(place) == best).collect();
        if near.is_empty() {
            equal.truncate(1);
        }
        let lines = equal.iter().map(|place| format!("cover {}", place_name(*place))).collect();
        let answer = self.ask_tie(lines)?;
        self.s.locusts.get_mut(&figure).unwrap().at = read_place(&answer[6..]);
        Ok(())
    }

    /// Moves a Locust to an adjacent area farther from a COG (GOW-13.10).
    pub fn flee(&mut self, figure: Figure, from: usize) -> R<bool> {
        let area = self.figure_place(figure).0;
        let cog = self.s.cogs[from].at.0;
        let map = self.s.map();
        let farther =
            map.open[&area].iter().copied().filter(|next| self.distance(*next, cog) > self.distance(area, cog));
        let farther: Vec<Area> = farther.collect();
        if farther.is_empty() {
            return Ok(true);
        }
        let end = self.ask_tied_area("to", farther)?;
        self.walk_along(figure, &[end])
    }
}
