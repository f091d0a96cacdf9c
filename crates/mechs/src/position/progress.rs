//! The lines of a position about the course of play: the turn, the combat and the questions. Also completes the state
//! once all lines have been read.

use sztab_game::{Chance, Side, Sides, TextError};

use super::reader::Reader;
use super::text::Line;
use super::words::{card_notations, parse_card, parse_side, parse_sides};
use crate::action::parse_number;
use crate::state::{Cause, Combat, Ending, LastAttack, Phase, Question, QuestionKind, Stage, State, Turn};
use crate::weapons::WeaponType;

impl Reader<'_> {
    pub(super) fn read_turn(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        self.check_unique(line, Side(0))?;
        let side = self.read_side(line)?;
        let keys = line.parse_keys(&["slot", "stage", "card", "fought", "jumped", "peace", "declined"])?;
        let slots = self.values.constants.slots;
        let slot =
            keys.get(line, "slot", "a slot", |word| parse_number(word).filter(|slot| (1..=slots).contains(slot)))?;
        let stages = Stage::ALL.map(Stage::keyword);
        let stage = keys.parse_one_of(line, "stage", "a stage of a turn", &stages, |word| {
            Stage::ALL.into_iter().find(|stage| stage.keyword() == word)
        })?;
        let is_robot = self.state.player(side).is_robot;
        let cards = card_notations(self.values);
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        let card = keys.parse_one_of(line, "card", "a card and a direction of it, - for robots", &cards, |word| {
            parse_card(self.values, word).filter(|(_, direction)| direction.is_none() == is_robot)
        })?;
        self.state.turn = Some(Turn {
            side,
            slot: slot.unwrap_or(1),
            stage: stage.unwrap_or(Stage::Start),
            card,
            has_fought: keys.is_yes(line, "fought")?,
            has_jumped: keys.is_yes(line, "jumped")?,
            is_peaceful: keys.is_yes(line, "peace")?,
            has_declined: keys.is_yes(line, "declined")?,
            is_asked: false,
        });
        Ok(())
    }

    pub(super) fn read_combat(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        self.check_unique(line, Side(0))?;
        let mover = self.read_side(line)?;
        let enemy = self.read_side(line)?;
        if !self.state.are_enemies(mover, enemy) {
            return Err(line.error_before("an enemy (TEM-0.4)"));
        }
        let keys = line.parse_keys(&["next", "last", "jump", "used", "hit", "expert"])?;
        let pair = Sides::from(mover).with(enemy);
        let fighter = |word: &str| parse_side(word).filter(|&side| pair.contains(side));
        let last = keys.get(line, "last", "melee, ranged, area or none", |word| match word {
            "none" => Some(LastAttack::Uncounterable),
            _ => WeaponType::ALL.into_iter().find(|kind| kind.keyword() == word).map(LastAttack::Of),
        })?;
        self.state.combat = Some(Combat {
            mover,
            enemy,
            next: keys.get(line, "next", "a fighter", fighter)?.unwrap_or(mover),
            last,
            by_jump: keys.is_yes(line, "jump")?,
            used: keys.get(line, "used", "fighters", |word| parse_sides(word, pair))?.unwrap_or_default(),
            hit: keys.get(line, "hit", "fighters", |word| parse_sides(word, pair))?.unwrap_or_default(),
            expert: keys.get(line, "expert", "a fighter", fighter)?,
        });
        Ok(())
    }

    pub(super) fn read_question(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let side = self.read_side(line)?;
        if self.state.player(side).is_robot || self.state.out.contains(&side) {
            return Err(line.error_before("a player who can be asked (TEM-17.1, TEM-18.1)"));
        }
        let known = [
            "base",
            "commander",
            "adhoc",
            "rotate",
            "mech",
            "drive",
            "action",
            "collect",
            "expert",
            "attack",
            "place",
            "deploy",
            "mine",
        ];
        let kind = line.parse_one_of("a question", &known, |word| known.into_iter().find(|kind| *kind == word))?;
        let ask = match kind {
            "base" => QuestionKind::Base,
            "commander" => QuestionKind::Commander,
            "adhoc" => QuestionKind::AdHoc,
            "rotate" => QuestionKind::Rotate,
            "mech" => QuestionKind::Mech,
            "drive" => QuestionKind::Drive,
            "action" => QuestionKind::Action,
            "collect" => QuestionKind::Collect,
            "expert" => QuestionKind::Expert,
            "attack" => QuestionKind::Attack,
            "place" => QuestionKind::Place(self.read_zone(line)?),
            "deploy" => line.parse_one_of("mine or turret", &["mine", "turret"], |word| match word {
                "mine" => Some(QuestionKind::DeployMine),
                "turret" => Some(QuestionKind::DeployTurret),
                _ => None,
            })?,
            _ => QuestionKind::Number(self.read_zone(line)?),
        };
        if self.state.questions.len() >= 12 {
            return Err(line.error("at most 12 open questions"));
        }
        self.state.questions.push(Question { side, ask });
        Ok(())
    }

    /// Completes the state once all lines have been read.
    pub(super) fn finish(mut self) -> State {
        let state = &mut self.state;
        for (player, health) in state.players.iter_mut().zip(self.health) {
            player.health = health.unwrap_or_else(|| player.status.full_health(self.values));
        }
        if let Some(seed) = state.seed {
            state.chance = Chance::new(&seed, "sztab mechs play 1", "");
        }
        if let (Some(turn), Some(first)) = (&mut state.turn, state.questions.first()) {
            turn.is_asked = turn.side == first.side;
        }
        if state.phase == Phase::Over {
            state.ending = Some(Ending { cause: Cause::LastRound, winners: Sides::NONE });
            let is_as_told = |state: &State| {
                let outcome = state.outcome();
                self.results
                    .iter()
                    .all(|(side, place, _)| outcome.as_ref().and_then(|outcome| outcome.rank(*side)) == Some(*place))
            };
            if !is_as_told(state) {
                let winners = self.results.iter().filter(|(_, place, _)| *place == 1).map(|(side, ..)| *side).collect();
                state.ending = Some(Ending { cause: Cause::Adjudication, winners });
            }
        }
        self.state
    }
}
