//! Reading positions.

use std::sync::Arc;

use sztab_game::script::parse_side_letter;
use sztab_game::{Side, Sides, TextError, Viewer};

use super::check::{KEYWORDS, check_keywords};
use super::text::{Line, parse_hex_seed, parse_lines};
use super::{SECOND_SHEET, check, decks};
use crate::action::Action;
use crate::chances::{Chances, ForcedFace};
use crate::game::GearsGame;
use crate::map::{Area, Opening, Place, Tile};
use crate::run::PlayedLine;
use crate::setup::{new_cog, unshuffled_state};
use crate::state::{ActingSide, DroppedWeapon, Ending, Figure, Load, Locust, Mode, OncePerTurn, Phase, State, Turn};
use crate::terms::{Companion, Keeper, Terms};
use crate::tiles::FaceId;
use crate::values::{Difficulty, Family, Kind, Marker, MissionId, OrderId, Slot, Values};

/// Reads a complete position, starting with its header.
pub(crate) fn read(text: &str, known: &[Arc<Values>]) -> Result<GearsGame, TextError> {
    let all = parse_lines(text)?;
    match all.first().map(Line::words) {
        Some(words) if words == ["sztab", "gears", "1"] => read_lines(&all, known),
        _ => Err(TextError { line: 1, column: 1, expected: "sztab gears 1".to_owned() }),
    }
}

/// Reads the lines of a position; missing lines have the defaults that the contract defines for tests.
pub(crate) fn read_lines(all: &[Line<'_>], known: &[Arc<Values>]) -> Result<GearsGame, TextError> {
    let last = all.last().map_or(1, |line| line.number);
    let at_end = |expected: String| TextError { line: last, column: 1, expected };
    let of = |keyword: &'static str| all.iter().filter(move |line| line.keyword() == keyword).cloned();
    check_keywords(all)?;
    let mut values = Values::built_in();
    for mut line in of("values") {
        values = read_values(&mut line, known)?;
    }
    let values = values.for_players(of("side").count());
    let (mut terms, mut stage) = (Terms::for_mission(MissionId::Emergence), 1);
    for mut line in of("mission") {
        (terms, stage) = read_mission(&values, &mut line)?;
    }
    let mut reader = Reader { values: &values, state: State { stage, ..unshuffled_state(&values, terms, Vec::new()) } };
    reader.state.chances = Chances::new(&[0; 32]);
    let (mut named, mut has_turn) = (Vec::new(), false);
    for keyword in KEYWORDS.into_iter().skip(3) {
        if keyword == "seal" {
            reader.state.map.survey(&values.tiles);
        }
        for mut line in of(keyword) {
            match keyword {
                "deck" => named.push(decks::read_pile(&values, &mut reader.state, &mut line)?.to_owned()),
                "discard" => {
                    decks::read_pile(&values, &mut reader.state, &mut line)?;
                }
                _ => reader.read_line(&mut line)?,
            }
            line.expect_end()?;
            has_turn |= keyword == "turn";
        }
    }
    for mut line in of("stock") {
        decks::read_stock(&values, &mut reader.state, &mut line)?;
        named.push("stock".to_owned());
    }
    if reader.state.cogs.is_empty() {
        return Err(at_end("a `side` line".to_owned()));
    }
    reader.fill_defaults(has_turn);
    decks::fill_decks(&values, &mut reader.state, &named);
    check::check(&values, &reader.state).map_err(at_end)?;
    let said = of("said").map(|mut line| reader.read_played_line(&mut line)).collect::<Result<Vec<_>, _>>()?;
    let mut absent = Sides::NONE;
    for mut line in of("absent") {
        line.expect_word("absent")?;
        absent = absent.with(line.parse_word("a side", |word| reader.parse_side(word))?);
    }
    // A position as seen by a viewer contains no random seed.
    let is_hidden =
        |line: &Line<'_>| line.words().iter().any(|word| word.starts_with('?') || word.starts_with("hand=?"));
    let hides_hands = reader.state.hides_hands();
    let is_masked = of("deck").chain(of("side").filter(|_| !hides_hands)).any(|line| is_hidden(&line));
    if is_masked {
        reader.state.chances = Chances::default();
    }
    let state = reader.state;
    let place = of("said").next().map_or(last, |line| line.number);
    let game = GearsGame::from_settled(&values, state, said).map_err(|illegal| TextError {
        line: place,
        column: 1,
        expected: format!("lines that can be said ({illegal})"),
    })?;
    let game = GearsGame { absent, ..game };
    Ok(if is_masked { game.mask_for(Viewer::Public) } else { game })
}

fn read_values(line: &mut Line<'_>, known: &[Arc<Values>]) -> Result<Arc<Values>, TextError> {
    line.expect_word("values")?;
    let all = || known.iter().chain(Values::all_built_in());
    let find = |word: &str| all().find(|it| it.hash == word || it.id == word).cloned();
    line.parse_word("values that are at hand, by id or hash", find)
}

/// Reads the line with the mission, the stage and the terms.
fn read_mission(values: &Values, line: &mut Line<'_>) -> Result<(Terms, u8), TextError> {
    line.expect_word("mission")?;
    let mut terms = Terms::for_mission(line.parse_word("a mission, such as emergence", MissionId::parse)?);
    let mut stage = 1;
    let stages = values.mission(terms.mission).stage_count();
    while let Some((key, value)) = line.next_key_value() {
        match key {
            "stage" => {
                let number = value.parse().ok().filter(|number| (1..=stages).contains(number));
                stage =
                    number.ok_or_else(|| line.error_expecting(format!("stage= with a number from 1 to {stages}")))?;
            }
            "difficulty" => {
                let found = Difficulty::parse(value);
                terms.difficulty =
                    found.ok_or_else(|| line.error_expecting("difficulty= casual, normal, hardcore or insane"))?;
            }
            "insane" => terms.insane = true,
            _ => return Err(line.error_expecting("stage=, difficulty= or insane")),
        }
    }
    Ok((terms, stage))
}

struct Reader<'a> {
    values: &'a Values,
    state: State,
}

impl Reader<'_> {
    fn read_line(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        match line.expect_word("a line of a position")? {
            "seed" => self.state.chances.seed = Some(line.parse_word("64 hexadecimal digits", parse_hex_seed)?),
            "chance" => {
                while let Some((name, number)) = line.next_key_value() {
                    let number =
                        number.parse().map_err(|_| line.error_expecting("a subject with a number, such as dice=12"))?;
                    self.state.chances.used.insert(name.to_owned(), number);
                }
            }
            "dice" => self.state.chances.forced = line.parse_list("a face: o, - or a digit", ForcedFace::parse)?,
            "over" => {
                let result = line.expect_word("won or lost")?;
                let find =
                    |cause: &str| Ending::KEYWORDS.iter().find(|(own, word, _)| *own == result && *word == cause);
                self.state.ending = Some(line.parse_word("a result with its cause", find)?.2);
            }
            "side" => self.read_cog(line)?,
            "enemies" => {
                self.state.enemies = [None; 3];
                while let Some((slot, kind)) = line.next_key_value() {
                    let found = Slot::parse(slot).zip(Kind::parse(kind));
                    let (slot, kind) =
                        found.ok_or_else(|| line.error_expecting("a slot with its enemy, such as A=wretch"))?;
                    self.state.enemies[slot as usize] = Some(kind);
                }
            }
            "locust" => self.read_locust(line)?,
            "turn" => self.read_turn(line)?,
            "acting" => self.read_acting(line)?,
            keyword => self.read_map_line(keyword, line)?,
        }
        Ok(())
    }

    /// Reads a line about tiles or about things on them.
    fn read_map_line(&mut self, keyword: &str, line: &mut Line<'_>) -> Result<(), TextError> {
        match keyword {
            "map" if line.peek() == Some("reported") => self.read_reported_map(line)?,
            "map" => self.lay_row(line)?,
            "nodoor" => self.state.doors.clear(),
            "tile" => self.read_tile(line)?,
            "join" => {
                let is_laid = |word: &str| Opening::parse(word).filter(|it| self.state.map.tile(it.face).is_some());
                let expected = "an opening of a tile, such as 2A.O";
                self.state.map.joins.push((line.parse_word(expected, is_laid)?, line.parse_word(expected, is_laid)?));
            }
            "link" => {
                self.state
                    .map
                    .links
                    .push((line.parse_word("an area", Area::parse)?, line.parse_word("an area", Area::parse)?));
            }
            "door" => {
                let face = self.read_face(line)?;
                self.state.doors.push(face);
                self.state.doors.sort_unstable();
            }
            "exit" => {
                let face = self.read_face(line)?;
                self.state.exits.push(face);
            }
            "locked" => {
                let level = |word: &str| word.parse().ok().filter(|level| (1..=9).contains(level));
                self.state.locked = line.parse_list("the number of a level", level)?;
                self.state.locked.sort_unstable();
            }
            "seal" => {
                let area = self.read_area(line)?;
                self.state.seals.push(area);
                self.state.seals.sort_unstable();
            }
            "hole" => {
                let area = self.read_area(line)?;
                self.state.tokens.push(area);
                self.state.tokens.sort_unstable();
            }
            "dropped" => self.read_dropped(line)?,
            "location" => {
                let face = self.read_face(line)?;
                let is_up = |word: &str| ["down", "up"].iter().position(|known| *known == word);
                let is_up = line.parse_word("up or down", is_up)? == 1;
                let cards = if is_up { &mut self.state.locations } else { &mut self.state.down };
                cards.push(face);
                cards.sort_unstable();
            }
            _ => return Err(line.error_expecting("a line of a position")),
        }
        Ok(())
    }

    /// Reads the line which says that the map is on a physical table, where figures' places have no notation.
    fn read_reported_map(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        line.expect_word("reported")?;
        let mut companion = Companion::default();
        while let Some((key, value)) = line.next_key_value() {
            let keeper = Keeper::parse(value).ok_or_else(|| line.error_expecting("bot or table"))?;
            match key {
                "hands" => companion.hands = keeper,
                "dice" => companion.dice = keeper,
                _ => return Err(line.error_expecting("hands= or dice=")),
            }
        }
        self.state.companion = Some(companion);
        if self.state.cogs.iter().any(|cog| cog.at.is_some()) {
            return Err(line.error_expecting("sides without at=, because the map lies on a table"));
        }
        self.state.put_cogs_on_table();
        Ok(())
    }

    /// The area of a figure; on a physical table, the area that stands for one of two maps.
    fn read_figure_area(&self, line: &mut Line<'_>) -> Result<Area, TextError> {
        if self.state.companion.is_none() {
            return self.read_area(line);
        }
        let is_second = line.peek() == Some(SECOND_SHEET);
        if is_second {
            line.next_word();
        }
        Ok(if is_second { Area::SECOND_TABLE } else { Area::TABLE })
    }

    /// Lays tiles in a row, with a door at the end.
    fn lay_row(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let faces = &self.values.tiles;
        let mut has_door = true;
        while let Some(word) = line.next_word() {
            if word == "nodoor" {
                has_door = false;
                break;
            }
            let face = FaceId::parse(word).ok_or_else(|| line.error_expecting("a face, or nodoor at the end"))?;
            let own = Opening { face, is_exit: false };
            let before = self.state.map.tiles.last().map(|tile| Opening { face: tile.face, is_exit: true });
            let first = Tile { face, at: (0, 0), turn: 0, sheet: 1, level: 1 };
            let fitting = |to| self.state.map.fit_tile(faces, own, to, 1);
            let tile = before.map_or(Some(first), fitting).ok_or_else(|| line.error_expecting("another face"))?;
            self.state.map.joins.extend(before.map(|before| (before, own)));
            self.state.map.tiles.push(tile);
        }
        let last = self.state.map.tiles.last().filter(|_| has_door);
        self.state.doors = last.map(|tile| tile.face).into_iter().collect();
        Ok(())
    }

    /// Reads the face of a tile that is on the map.
    fn read_face(&self, line: &mut Line<'_>) -> Result<FaceId, TextError> {
        let is_there = |face: &FaceId| self.state.companion.is_some() || self.state.map.tile(*face).is_some();
        let is_laid = |word: &str| FaceId::parse(word).filter(is_there);
        line.parse_word("a tile", is_laid)
    }

    fn read_tile(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let face = line.parse_word("a face", FaceId::parse)?;
        let at = line.parse_word("a cell, such as 0,0", |word| {
            let (x, y) = word.split_once(',')?;
            let near = |number: &i32| (-500..=500).contains(number);
            Some((x.parse().ok().filter(near)?, y.parse().ok().filter(near)?))
        })?;
        let turn = |word: &str| word.strip_prefix('r')?.parse().ok().filter(|turn| *turn < 4);
        let mut tile = Tile { face, at, turn: line.parse_word("r0, r1, r2 or r3", turn)?, sheet: 1, level: 1 };
        while let Some((key, value)) = line.next_key_value() {
            let number = value.parse().ok().filter(|number| (1..=9).contains(number));
            match (key, number) {
                ("sheet", Some(number)) => tile.sheet = number,
                ("level", Some(number)) => tile.level = number,
                _ => return Err(line.error_expecting("sheet= or level= with a number")),
            }
        }
        self.state.map.tiles.push(tile);
        Ok(())
    }

    fn read_locust(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let values = self.values;
        let figure = line.parse_word("a Locust, such as drone1", Figure::parse)?;
        let is_there = |word: &str| Place::parse(word).filter(|it| self.state.map.geometry().contains(*it));
        let at = if self.state.companion.is_some() {
            self.read_figure_area(line)?.open_place()
        } else {
            line.parse_word("a place on the map", is_there)?
        };
        let mut locust = Locust { figure, at, marker: None, turned: false };
        while let Some((key, value)) = line.next_key_value() {
            if key == "turned" {
                locust.turned = true;
                continue;
            }
            let marker = decks::parse_marker(values, value).filter(|_| key == "marker");
            locust.marker = Some(marker.ok_or_else(|| line.error_expecting("marker= with a marker, or turned"))?);
        }
        self.state.locusts.push(locust);
        self.state.locusts.sort_by_key(|locust| locust.figure);
        Ok(())
    }

    fn read_area(&self, line: &mut Line<'_>) -> Result<Area, TextError> {
        let is_there = |word: &str| Area::parse(word).filter(|it| self.state.map.geometry().contains(it.open_place()));
        line.parse_word("an area on the map", is_there)
    }

    fn read_dropped(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let values = self.values;
        let area = self.read_figure_area(line)?;
        let weapon = line.parse_word("a weapon", |word| values.find_weapon(word))?;
        let back = &values.weapon(weapon).id;
        let (family, marker) = if let Some(word) = line.next_word() {
            let family = Family::parse(word).ok_or_else(|| line.error_expecting("a kind of figure"))?;
            let hidden = Marker { health: 0, back: back.clone() };
            let marker = line.peek().map(|_| line.parse_word("a marker", |word| decks::parse_marker(values, word)));
            (family, marker.transpose()?.unwrap_or(hidden))
        } else {
            let all = Family::KEYWORDS.into_iter().flat_map(|(_, family)| {
                values.markers[family as usize].iter().map(move |marker| (family, marker.clone()))
            });
            let mut all = all.filter(|(_, marker)| marker.back == *back);
            all.next().ok_or_else(|| line.error_expecting("a weapon that a marker shows"))?
        };
        self.state.dropped.push(DroppedWeapon { area, weapon, family, marker });
        self.state.dropped.sort();
        Ok(())
    }

    fn read_cog(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let values = self.values;
        let next = Side(u8::try_from(self.state.cogs.len()).unwrap_or(u8::MAX));
        line.parse_word("the letter of the next side", |word| parse_side_letter(word).filter(|side| *side == next))?;
        let mut cog = new_cog(values, line.parse_word("a COG", |word| values.find_cog(word))?);
        while let Some((key, value)) = line.next_key_value() {
            match key {
                "at" => cog.at = Some(Place::parse(value).ok_or_else(|| line.error_expecting("at= with a place"))?),
                "hand" if decks::parse_unknown(value).is_some() => {
                    cog.hand = vec![OrderId::HIDDEN; decks::parse_unknown(value).unwrap_or_default()];
                }
                "hand" => {
                    cog.hand =
                        line.parse_value_list(value, "hand= with Order cards", |word| values.find_order(word))?;
                    cog.hand.sort_unstable();
                }
                "weapons" => {
                    let load = |word: &str| {
                        let (weapon, tokens) = word.split_once(':')?;
                        let tokens = tokens.parse().ok().filter(|tokens| *tokens <= 99)?;
                        Some(Load { weapon: values.find_weapon(weapon)?, tokens })
                    };
                    cog.weapons = line.parse_value_list(value, "weapons= with tokens, such as lancer:3", load)?;
                    cog.weapons.sort_unstable();
                }
                "bleeding" => cog.bleeding = true,
                "gone" => cog.gone = true,
                "moved" => cog.moved = true,
                _ => return Err(line.error_expecting("at=, hand=, weapons=, bleeding, gone or moved")),
            }
        }
        self.state.cogs.push(cog);
        Ok(())
    }

    fn parse_side(&self, word: &str) -> Option<Side> {
        parse_side_letter(word).filter(|side| side.index() < self.state.cogs.len())
    }

    fn read_turn(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let side = line.parse_word("a side", |word| self.parse_side(word))?;
        let mut turn = Turn { began: self.state.cog(side).area(), ..Turn::new(side, Phase::Order) };
        while let Some((key, value)) = line.next_key_value() {
            let sides =
                |line: &Line<'_>| line.parse_value_list(value, "letters of sides", |word| self.parse_side(word));
            match key {
                "phase" => {
                    let find = Phase::KEYWORDS.iter().find(|(word, _)| *word == value).map(|(_, phase)| *phase);
                    turn.phase =
                        find.ok_or_else(|| line.error_expecting("phase= place, order, crawl, pass or locust"))?;
                }
                "began" => {
                    turn.began = Some(Area::parse(value).ok_or_else(|| line.error_expecting("began= with an area"))?);
                }
                "flags" => {
                    let find =
                        |word: &str| OncePerTurn::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, it)| *it);
                    line.parse_value_list(value, "flags= of this turn", find)?
                        .into_iter()
                        .for_each(|once| turn.mark_used(once));
                }
                "acted" => turn.acted = sides(line)?,
                "follow" => turn.follow = sides(line)?.into_iter().collect::<Sides>(),
                "asked" => turn.asked = sides(line)?.into_iter().collect::<Sides>(),
                _ => return Err(line.error_expecting("phase=, began=, flags=, acted=, follow= or asked=")),
            }
        }
        if turn.phase == Phase::Place {
            turn.began = None;
        }
        self.state.turn = turn;
        Ok(())
    }

    fn read_acting(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let values = self.values;
        let mut acting = ActingSide::new(line.parse_word("a side", |word| self.parse_side(word))?);
        let mut mode = None;
        while let Some((key, value)) = line.next_key_value() {
            let number = || value.parse::<u8>().ok().filter(|number| *number <= 20);
            match key {
                "card" => {
                    let unknown = (value == "?").then_some(OrderId::HIDDEN);
                    let card = values.find_order(value).or(unknown).zip(mode);
                    let (card, mode) =
                        card.ok_or_else(|| line.error_expecting("a use and card= with an Order card"))?;
                    acting.card = Some((mode, card));
                }
                "at" => acting.at = number().ok_or_else(|| line.error_expecting("at= with a number"))?,
                "left" => acting.left = number().ok_or_else(|| line.error_expecting("left= with a number"))?,
                "spent" => acting.spent = true,
                word => {
                    let found = Mode::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, mode)| *mode);
                    mode = Some(
                        found.ok_or_else(|| line.error_expecting("order, run, shoot, card=, at=, left= or spent"))?,
                    );
                }
            }
        }
        self.state.acting.push(acting);
        Ok(())
    }

    /// Fills in the defaults for missing lines: it is the first side's turn, and the COGs are at the entrance.
    fn fill_defaults(&mut self, has_turn: bool) {
        let first = self.state.map.tiles.first().map(|tile| Opening { face: tile.face, is_exit: false });
        let entrance = first.and_then(|first| self.state.map.area_at(&self.values.tiles, first));
        for cog in &mut self.state.cogs {
            cog.at = cog.at.or(entrance.map(Area::open_place));
        }
        if !has_turn {
            self.state.turn = Turn::new(Side(0), Phase::Order);
        }
        let turn = &mut self.state.turn;
        if turn.phase != Phase::Place {
            turn.began = turn.began.or(self.state.cogs[turn.side.index()].area());
        }
        if turn.phase == Phase::Order && self.state.acting.is_empty() {
            self.state.acting.push(ActingSide::new(turn.side));
        }
    }

    fn read_played_line(&self, line: &mut Line<'_>) -> Result<PlayedLine, TextError> {
        line.expect_word("said")?;
        let side = line.parse_word("a side", |word| self.parse_side(word))?;
        let action =
            Action::parse(&line.text_after(2), self.values).map_err(|error| line.error_expecting(error.to_string()))?;
        Ok(PlayedLine { side, action })
    }
}
