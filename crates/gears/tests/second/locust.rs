//! The Locust Activation and the AI cards (GOW-13).

use toml::{Table, Value};

use crate::map::{Area, UNREACHABLE, place_name, read_place};
use crate::sim::{R, Sim};
use crate::state::{Acting, Figure, Turn};
use crate::values::{kind_index, tables, values, weapon_index, word};

#[derive(Default, Clone)]
struct Context {
    tested: Vec<usize>,
    hurt: Vec<Figure>,
    moved: Option<usize>,
    target: Option<usize>,
    entered: bool,
}

pub fn number(table: &Table, key: &str, usual: i64) -> i64 {
    table.get(key).and_then(Value::as_integer).unwrap_or(usual)
}

fn has_verb(steps: &[Table], verb: &str) -> bool {
    steps.iter().any(|step| word(step, "do") == verb || has_verb(&tables(step.get("steps")), verb))
}

impl Sim {
    pub fn run_activation(&mut self) -> R<()> {
        loop {
            "locust".clone_into(&mut self.s.turn.phase);
            self.in_activation = true;
            if !self.s.turn.flags.contains("skip") {
                let cards = if self.s.mission == "belly" && self.s.stage == 2 { 2 } else { 1 };
                for _ in 0..cards {
                    self.resolve_top()?;
                }
                self.heal_skorge();
            }
            self.in_activation = false;
            self.refresh_goals()?;
            if self.begin_next_turn() {
                return Ok(());
            }
        }
    }

    /// Begins the next COG's turn; returns true if that COG has a question to answer.
    fn begin_next_turn(&mut self) -> bool {
        let side = (self.s.turn.side + 1) % self.s.cogs.len();
        self.s.turn = Turn { side, began: self.s.cogs[side].at.0, ..Turn::default() };
        self.s.cogs.iter_mut().for_each(|cog| cog.moved = false);
        self.s.acting = vec![Acting { side, ..Acting::default() }];
        self.passed.clear();
        self.held.clear();
        self.guarded.clear();
        self.attacked.clear();
        self.busy.clear();
        let phase = match &self.s.cogs[side] {
            cog if cog.gone => "pass",
            cog if cog.bleeding => "crawl",
            _ => "order",
        };
        phase.clone_into(&mut self.s.turn.phase);
        match phase {
            "pass" => false,
            "crawl" => self.legal_lines().len() > 1,
            _ => {
                self.draw_orders(side, 2);
                true
            }
        }
    }

    fn resolve_top(&mut self) -> R<()> {
        let mut replaced = 0;
        loop {
            let all = self.s.ai.len() + self.s.ai_discards.len();
            if all == 0 {
                return Ok(());
            }
            let card = self.s.ai.remove(0);
            self.you = None;
            self.no_guard = false;
            self.passed.clear();
            self.attacked.clear();
            let again = self.resolve(card)?;
            let enemies = self.s.enemies.iter().flatten().map(|id| values().enemies[usize::from(*id)].family.as_str());
            let family = &values().ai[&card].family;
            if family == "general" || enemies.clone().any(|own| own == family) {
                self.s.ai_discards.push(card);
            }
            if self.s.ai.is_empty() {
                if self.s.mission == "belly" && self.s.stage == 2 {
                    return self.win();
                }
                let cards = std::mem::take(&mut self.s.ai_discards);
                self.s.ai = self.s.shuffle("ai", cards);
            }
            replaced += 1;
            if !again || replaced >= all {
                return Ok(());
            }
            self.refresh_goals()?;
        }
    }

    fn is_map_split(&self) -> bool {
        self.s.mission == "scattered" && self.s.stage < 3
    }

    pub fn is_near(&self, area: Area) -> bool {
        let sheet = |area: Area| self.s.map().sheet[&area];
        !self.is_map_split() || sheet(area) == sheet(self.s.cogs[self.s.turn.side].at.0)
    }

    /// The COGs that a card may affect.
    pub fn affected_cogs(&self) -> Vec<usize> {
        self.standing_sides().into_iter().filter(|side| self.is_near(self.s.cogs[*side].at.0)).collect()
    }

    fn affected_figures(&self, of: &str) -> Vec<Figure> {
        let fits = |figure: &Figure| match of {
            "locust" => true,
            "A" | "B" | "C" => self.s.enemies[usize::from(of.as_bytes()[0] - b'A')] == Some(figure.0),
            _ => of.split(' ').any(|family| Self::is_family(*figure, family)),
        };
        self.s.locusts.keys().copied().filter(|it| fits(it) && self.is_near(self.figure_place(*it).0)).collect()
    }

    pub fn find_you(&mut self) -> R<Option<usize>> {
        let active = self.s.turn.side;
        if !self.s.cogs[active].bleeding && !self.s.cogs[active].gone {
            return Ok(Some(active));
        }
        if let Some(you) = self.you.filter(|you| !self.s.cogs[*you].bleeding) {
            return Ok(Some(you));
        }
        let others = self.affected_cogs();
        if !others.is_empty() {
            self.you = Some(self.ask_tied_side("target", others)?);
            return Ok(self.you);
        }
        Ok(None)
    }

    /// Resolves an AI card; returns true if another card follows.
    fn resolve(&mut self, number: u8) -> R<bool> {
        let card = &values().ai[&number];
        for why in &card.redraw {
            let is_so = match why.as_str() {
                "none" => self.affected_figures(&card.family).is_empty(),
                "no-locust" => self.affected_figures("locust").is_empty(),
                _ => self.affected_cogs().iter().all(|side| self.s.cogs[*side].at.1 > 0),
            };
            if is_so {
                return Ok(true);
            }
        }
        if card.kind == "each" {
            self.done.clear();
            while let Some(figure) = self.next_figure(&card.family, |_, _| true)? {
                self.begin_actions(figure);
                self.act_out(figure, card.test.as_ref(), &card.steps, &card.other)?;
            }
            return Ok(false);
        }
        let holds = match &card.test {
            None => true,
            Some(test) => self.run_group_test(test, &card.family)?,
        };
        let part = if holds { &card.steps } else { &card.other };
        if self.s.mission == "emergence" && self.s.stage == 2 && has_verb(part, "spawn") {
            return Ok(true);
        }
        for step in part {
            self.run_group_step(step)?;
        }
        Ok(has_verb(part, "redraw"))
    }

    fn run_group_test(&mut self, test: &Table, family: &str) -> R<bool> {
        let n = number(test, "n", 0);
        Ok(match word(test, "is") {
            "some" => !self.affected_figures(family).is_empty(),
            "some-sight" => self.affected_figures(family).iter().any(|own| !self.visible_cogs(*own).is_empty()),
            "some-near-you" => match self.find_you()? {
                None => false,
                Some(you) => {
                    let area = self.s.cogs[you].at.0;
                    self.affected_figures("locust")
                        .iter()
                        .any(|own| self.distance(self.figure_place(*own).0, area) <= n)
                }
            },
            "no-hole" => match self.find_you()? {
                None => false,
                Some(you) => !self.holes().contains(&self.s.cogs[you].at.0),
            },
            other => return Self::fail_unread(other),
        })
    }

    fn next_figure(&mut self, of: &str, fits: impl Fn(&Self, Figure) -> bool) -> R<Option<Figure>> {
        let left: Vec<Figure> =
            self.affected_figures(of).into_iter().filter(|own| !self.done.contains(own) && fits(self, *own)).collect();
        if left.is_empty() { Ok(None) } else { Ok(Some(self.ask_tied_figure("next", &left)?)) }
    }

    fn run_group_step(&mut self, step: &Table) -> R<()> {
        match word(step, "do") {
            "each" => {
                let (far, idle) = (number(step, "far", 0), step.contains_key("idle"));
                let steps = tables(step.get("steps"));
                self.done.clear();
                let fits = |sim: &Self, own: Figure| {
                    let area = sim.figure_place(own).0;
                    let near = sim
                        .affected_cogs()
                        .iter()
                        .map(|side| sim.distance(area, sim.s.cogs[*side].at.0))
                        .min()
                        .unwrap_or(UNREACHABLE);
                    near >= far && !(idle && sim.attacked.contains(&own))
                };
                while let Some(figure) = self.next_figure(word(step, "of"), fits)? {
                    self.begin_actions(figure);
                    self.act_out(figure, None, &steps, &[])?;
                }
            }
            "spawn" => self.run_spawn_step(step, None)?,
            "lose-ammo" => self.lose_ammo()?,
            "clear-markers" => {
                let id = |own: u8| values().weapons[usize::from(own)].id.as_str();
                self.s.dropped.sort_by(|one, other| (one.0, id(one.1), &one.3).cmp(&(other.0, id(other.1), &other.3)));
                let (gone, kept) = std::mem::take(&mut self.s.dropped).into_iter().partition(|it| self.is_near(it.0));
                self.s.dropped = kept;
                let gone: Vec<(Area, u8, usize, _)> = gone;
                gone.into_iter().for_each(|(.., family, marker)| self.s.marker_discards[family].push(marker));
            }
            "hole" => {
                if let Some(you) = self.find_you()? {
                    self.s.tokens.insert(self.s.cogs[you].at.0);
                }
            }
            "no-guard" => self.no_guard = true,
            "redraw" => {}
            other => return Self::fail_unread(other),
        }
        Ok(())
    }

    fn lose_ammo(&mut self) -> R<()> {
        let mut questions = Vec::new();
        if let Some(side) = self.find_you()? {
            let own = self.s.cogs[side].weapons.iter().map(|(id, n)| (&values().weapons[usize::from(*id)], *n));
            let own = own.filter(|(own, n)| *n > 0 && own.uses_ammo());
            let lines: Vec<String> = own.map(|(own, _)| format!("lose {}", own.id)).collect();
            if !lines.is_empty() {
                questions.push((side, lines));
            }
        }
        let sides: Vec<usize> = questions.iter().map(|(side, _)| *side).collect();
        for (side, answer) in sides.into_iter().zip(self.ask_all(questions)?) {
            *self.s.cogs[side].weapons.get_mut(&weapon_index(&answer[5..])).unwrap() -= 1;
        }
        Ok(())
    }

    fn visible_cogs(&self, figure: Figure) -> Vec<usize> {
        let at = self.figure_place(figure);
        self.affected_cogs().into_iter().filter(|side| self.sees(at, self.s.cogs[*side].at)).collect()
    }

    fn passes_test(&self, test: &Table, figure: Figure, context: &mut Context) -> bool {
        let (n, at) = (number(test, "n", 0), self.figure_place(figure));
        let map = self.s.map();
        let place = |side: &usize| self.s.cogs[*side].at;
        let near = |side: &usize| map.distance(at.0, place(side).0) <= n;
        match word(test, "is") {
            "near" => context.tested = self.affected_cogs().into_iter().filter(near).collect(),
            "sight" => context.tested = self.visible_cogs(figure),
            "reach" => {
                let reach = |side: &usize| map.range(at.0, place(side).0) <= n;
                context.tested = self.visible_cogs(figure).into_iter().filter(reach).collect();
            }
            "weak-near" => {
                let weak = |side: &usize| self.s.cogs[*side].hand.len() as i64 <= number(test, "health", 0);
                context.tested = self.affected_cogs().into_iter().filter(|side| near(side) && weak(side)).collect();
            }
            "here" => context.tested = self.affected_cogs().into_iter().filter(|side| place(side).0 == at.0).collect(),
            "acted" => {
                let acted = self.s.turn.acted.iter().copied().filter(|side| !self.s.cogs[*side].bleeding);
                context.tested = acted.collect();
            }
            "unwounded" => return self.s.locusts[&figure].marker.is_none(),
            "apart" => return self.affected_cogs().iter().all(|side| map.distance(at.0, place(side).0) >= n),
            "hurt-near" => {
                let hurt = self.affected_figures("locust").into_iter().filter(|own| {
                    let it = &self.s.locusts[own];
                    *own != figure && it.marker.is_some() && map.distance(at.0, it.at.0) <= n
                });
                context.hurt = hurt.collect();
                return !context.hurt.is_empty();
            }
            "marker-near" => return self.s.dropped.iter().any(|it| map.distance(at.0, it.0) <= n),
            other => panic!("{other}"),
        }
        !context.tested.is_empty()
    }

    fn act_out(&mut self, figure: Figure, test: Option<&Table>, steps: &[Table], other: &[Table]) -> R<()> {
        let mut context = Context::default();
        let holds = test.is_none_or(|test| self.passes_test(test, figure, &mut context));
        self.run_steps(figure, if holds { steps } else { other }, &mut context)
    }

    fn run_steps(&mut self, figure: Figure, steps: &[Table], context: &mut Context) -> R<()> {
        for step in steps {
            if !self.is_alive(figure) {
                return Ok(());
            }
            match word(step, "do") {
                "move" => self.run_move_step(figure, step, context)?,
                "attack" => self.run_attack_step(figure, step, context)?,
                "heal" => {
                    if word(step, "who") == "self" {
                        self.heal(figure);
                        continue;
                    }
                    let area = self.figure_place(figure).0;
                    let hurt =
                        context.hurt.iter().copied().filter(|own| {
                            self.s.locusts.get(own).is_some_and(|it| it.at.0 == area && it.marker.is_some())
                        });
                    let hurt: Vec<Figure> = hurt.collect();
                    if !hurt.is_empty() {
                        let own = self.ask_tied_figure("heal", &hurt)?;
                        self.heal(own);
                    }
                }
                "spawn" => self.run_spawn_step(step, Some(figure))?,
                "revive" => self.run_revive_step(figure)?,
                "if" => {
                    let holds = self.passes_test(step, figure, context);
                    let part = tables(step.get(if holds { "steps" } else { "else" }));
                    self.run_steps(figure, &part, context)?;
                }
                other => return Self::fail_unread(other),
            }
        }
        Ok(())
    }

    fn run_move_step(&mut self, figure: Figure, step: &Table, context: &mut Context) -> R<()> {
        let at = self.figure_place(figure);
        if step.contains_key("uncovered") && at.1 > 0 {
            return Ok(());
        }
        let (n, stop) = (number(step, "n", 0), number(step, "stop", 0));
        let to = word(step, "to");
        let sides = match to {
            "nearest" | "away" => self.affected_cogs(),
            "bare" => self.affected_cogs().into_iter().filter(|side| self.s.cogs[*side].at.1 == 0).collect(),
            "you" => self.find_you()?.into_iter().collect(),
            "tested" if !context.hurt.is_empty() => {
                let far = |own: &Figure| self.distance(at.0, self.figure_place(*own).0);
                let least = context.hurt.iter().map(far).min();
                let near: Vec<Figure> = context.hurt.iter().copied().filter(|own| Some(far(own)) == least).collect();
                let own = self.ask_tied_figure("toward", &near)?;
                let goal = self.figure_place(own).0;
                self.walk(figure, goal, n, stop, false)?;
                return Ok(());
            }
            "tested" => context.tested.clone(),
            "actor" => context.tested.last().copied().into_iter().collect(),
            "target" => context.target.filter(|side| !self.s.cogs[*side].bleeding).into_iter().collect(),
            "cover" => return self.seek_cover(figure),
            other => return Self::fail_unread(other),
        };
        let near = self.nearest_cogs(at.0, &sides);
        if near.is_empty() {
            return Ok(());
        }
        let side = self.ask_tied_side("target", near)?;
        context.moved = Some(side);
        if to == "away" {
            self.flee(figure, side)?;
        } else {
            context.entered = to == "tested";
            let goal = self.s.cogs[side].at.0;
            self.walk(figure, goal, n, stop, step.contains_key("wound"))?;
        }
        Ok(())
    }

    /// Sends a Wretch into cover (AI 10, GOW-13.14).
    fn seek_cover(&mut self, figure: Figure) -> R<()> {
        let at = self.figure_place(figure);
        if at.1 > 0 {
            return Ok(());
        }
        let map = self.s.map();
        let open: Vec<Area> =
            map.open.keys().copied().filter(|area| self.free_cover_spaces(*area).next().is_some()).collect();
        let least = open.iter().map(|area| self.distance(at.0, *area)).min().unwrap_or(UNREACHABLE);
        if least >= UNREACHABLE {
            return Ok(());
        }
        let near = open.into_iter().filter(|area| self.distance(at.0, *area) == least).collect();
        let end = self.ask_tied_area("to", near)?;
        let way = map.shortest_path(at.0, end);
        if !way.is_empty() && (!self.walk_along(figure, &way)? || !self.ask_guard(figure)?) {
            return Ok(());
        }
        let equal: Vec<_> = self.free_cover_spaces(end).collect();
        let lines = equal.iter().map(|place| format!("cover {}", place_name(*place))).collect();
        let answer = self.ask_tie(lines)?;
        self.s.locusts.get_mut(&figure).unwrap().at = read_place(&answer[6..]);
        Ok(())
    }

    fn run_attack_step(&mut self, figure: Figure, step: &Table, context: &mut Context) -> R<()> {
        let at = self.figure_place(figure);
        let seen = self.visible_cogs(figure);
        let here: Vec<usize> =
            self.affected_cogs().into_iter().filter(|side| self.s.cogs[*side].at.0 == at.0).collect();
        let range = number(step, "range", UNREACHABLE);
        let map = self.s.map();
        let reach = |side: &usize| map.range(at.0, self.s.cogs[*side].at.0) <= range;
        let cards = |side: &usize| self.s.cogs[*side].hand.len();
        let fits: Vec<usize> = match word(step, "at") {
            "all" => return self.strike_all(figure),
            "nearest" => {
                let near = self.nearest_cogs(at.0, &self.affected_cogs());
                let is_seen = near.iter().any(|side| seen.contains(side));
                let side = if is_seen { Some(self.ask_tied_side("target", near)?) } else { None };
                side.into_iter().filter(|side| seen.contains(side)).collect()
            }
            "seen" => self.nearest_cogs(at.0, &seen),
            "here" => here,
            "weakest" => {
                let least = here.iter().map(cards).min();
                here.iter().copied().filter(|side| Some(cards(side)) == least).collect()
            }
            "bare" => here.into_iter().filter(|side| self.s.cogs[*side].at.1 == 0).collect(),
            "reach" => seen.into_iter().filter(reach).collect(),
            "moved" => context.moved.into_iter().filter(|side| seen.contains(side) && reach(side)).collect(),
            "you" => self.find_you()?.into_iter().filter(|side| here.contains(side)).collect(),
            "target" if context.entered => match context.moved.filter(|side| here.contains(side)) {
                Some(side) => vec![side],
                None => here.into_iter().filter(|side| context.tested.contains(side)).collect(),
            },
            "target" => context.tested.iter().copied().filter(|side| seen.contains(side)).collect(),
            other => return Self::fail_unread(other),
        };
        if fits.is_empty() {
            return self.execute(figure, word(step, "at"));
        }
        let side = self.ask_tied_side("target", fits)?;
        context.target = Some(side);
        self.strike(figure, side, number(step, "dice", 0), step.contains_key("omen"))
    }

    /// Makes a Locust attack a bleeding COG in the hardest variant (GOW-15.2, GOW-15.3).
    fn execute(&mut self, figure: Figure, at: &str) -> R<()> {
        let area = self.figure_place(figure).0;
        let lies =
            |own: &usize| self.s.cogs[*own].bleeding && !self.s.cogs[*own].gone && self.s.cogs[*own].at.0 == area;
        let fallen: Vec<usize> = (0..self.s.cogs.len()).filter(lies).collect();
        if !self.s.insane || fallen.is_empty() || ["moved", "you", "target"].contains(&at) {
            return Ok(());
        }
        let side = self.ask_tied_side("target", fallen)?;
        if self.ask_guard(figure)? {
            self.attacked.insert(figure);
            self.busy.insert(figure);
            self.s.cogs[side].gone = true;
            self.refresh_goals()?;
        }
        Ok(())
    }

    /// Returns a figure to the map at the place of its marker (AI 33, GOW-13.17).
    fn run_revive_step(&mut self, figure: Figure) -> R<()> {
        let area = self.figure_place(figure).0;
        self.s.dropped.sort();
        let least = self.s.dropped.iter().map(|it| self.distance(area, it.0)).min();
        let near = self.s.dropped.iter().filter(|it| Some(self.distance(area, it.0)) == least);
        let mut lines: Vec<String> = near
            .map(|it| format!("marker {} {}", crate::map::area_name(it.0), values().weapons[usize::from(it.1)].id))
            .collect();
        lines.dedup();
        let answer = self.ask_tie(lines)?;
        let words: Vec<&str> = answer.split(' ').collect();
        let (area, id) = (read_place(words[1]).0, weapon_index(words[2]));
        let at = self.s.dropped.iter().position(|it| it.0 == area && it.1 == id).unwrap();
        let (.., family, marker) = self.s.dropped.remove(at);
        self.s.marker_discards[family].push(marker);
        let own = self.s.enemies.iter().flatten().find(|own| Self::family((**own, 0)) == family).copied();
        let own = own.unwrap_or_else(|| kind_index(crate::values::MARKERS[family]));
        if self.has_figure(own) {
            self.spawn(own, area)?;
        }
        Ok(())
    }
}
