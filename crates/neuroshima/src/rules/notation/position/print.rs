//! Printing a position in canonical form, in which there is exactly one way to express each thing.

use std::fmt::Write as _;

use super::Position;
use super::course::{cause_word, phase_word};
use super::unit::print_unit;
use crate::rules::arrangement::{Ground, Side};
use crate::rules::board::Board;
use crate::rules::cards::Card;
use crate::rules::game::{Phase, Stage};
use crate::rules::marks::{Marker, Marks};
use crate::rules::notation::action::print_token;
use crate::rules::notation::define::{print_define, print_leader_declaration};
use crate::rules::notation::ending::{Ending, print_ending, reason_word};
use crate::rules::notation::option::{option_texts, question_text};
use crate::rules::page::Page;
use crate::rules::terms::Terms;
use crate::rules::tile::TileId;
use sztab_game::Sides;

impl Position {
    /// The canonical text of the position, ending in a line break.
    #[must_use]
    pub fn print(&self) -> String {
        let mut text = "sztab position 1\n".to_owned();
        self.print_body(&mut text, true);
        self.print_origin(&mut text);
        text
    }

    /// Prints everything after the first line.
    pub(in crate::rules::notation) fn print_body(&self, text: &mut String, with_units: bool) {
        let mut line = |line: &str| {
            text.push_str(line);
            text.push('\n');
        };
        self.print_board(&mut line);
        if self.says_mode {
            line(&self.mode_line());
        }
        for tile in &self.roster.terms().terrain {
            let names: Vec<String> = tile.hexes.iter().map(|hex| self.board().name(hex).to_string()).collect();
            line(&format!("terrain {} {}", tile.kind.word(), names.join(" ")));
        }
        self.defines.iter().for_each(|define| line(&print_define(define)));
        self.leaders.iter().for_each(|leader| line(&print_leader_declaration(leader)));
        self.print_sides(&mut line);
        let values = self.roster.values();
        if values.owned > 0 && self.roster.terms().needs_values() {
            line(&format!("values {} hash={}", values.id, values.hash));
        }
        if self.has_turn {
            line(&self.turn_line());
            if !self.state.terror.is_empty() {
                line(&format!("terror {}", self.letters(self.state.terror)));
            }
        }
        if with_units {
            self.print_units(&mut line);
        }
        for side in self.arrangement().structures().losses().iter() {
            line(&format!("structure {} gone", self.letter(side)));
        }
        for (hex, unit) in self.arrangement().whole_units().filter(|(_, unit)| !unit.marks.is_none()) {
            line(&format!("marker {} {}", self.board().name(hex), self.marker_keys(unit.marks)));
        }
        self.print_leader_effects(&mut line);
        self.print_contest(&mut line);
        self.print_stage(&mut line);
        if let Some(step) = self.state.second_move {
            let further = if step.further > 0 { format!(" further={}", step.further) } else { String::new() };
            line(&format!("step {} by={}{further}", self.board().name(step.unit), cause_word(step.by)));
        }
        if let Some(token) = self.state.building {
            line(&print_token("building", token, self.board()));
        }
        if let Some(offer) = self.offer {
            line(&format!("offer {}", self.letter(offer)));
        }
        self.print_pending(&mut line);
    }

    /// Prints the board: its size, a known page with its hash, or a drawing.
    fn print_board(&self, line: &mut impl FnMut(&str)) {
        match self.roster.page() {
            None => line(if self.board() == Board::ENLARGED { "board 37" } else { "board 19" }),
            Some(Page { id: Some(id), hash, .. }) => line(&format!("board {id} hash={hash}")),
            Some(page) => {
                line("board drawn");
                page.print_board().lines().for_each(&mut *line);
            }
        }
    }

    /// Prints the sides with their tiles and cards.
    fn print_sides(&self, line: &mut impl FnMut(&str)) {
        for side in self.roster.sides() {
            line(&self.side_line(side));
        }
        let sides = || self.roster.sides().zip(&self.state.seats);
        for (side, seat) in sides().filter(|(_, seat)| !seat.pile.is_empty()) {
            line(&self.pile_line(side, &seat.pile));
        }
        for (side, seat) in sides().filter(|(_, seat)| !seat.hand.is_empty()) {
            line(&format!("hand {} {}", self.letter(side), self.tiles(side, &seat.hand)));
        }
        for (side, seat) in sides().filter(|(_, seat)| !seat.discard.is_empty()) {
            line(&format!("discard {} {}", self.letter(side), self.tiles(side, &seat.discard)));
        }
        if self.roster.terms().cards {
            self.roster.sides().filter_map(|side| self.cards_line(side)).for_each(|cards| line(&cards));
        }
        self.print_leaders(line);
    }

    /// Prints units and Foundations.
    fn print_units(&self, line: &mut impl FnMut(&str)) {
        for (hex, unit) in self.arrangement().whole_units() {
            let other = self.arrangement().other_token(hex);
            let second = other.and_then(|other| Some((other, self.arrangement().unit(other)?)));
            line(&print_unit((hex, unit), second, self.letter(unit.owner), &self.roster, self.board()));
        }
        for &Ground { hex, owner, tile, spent } in self.arrangement().foundations() {
            let id = &self.roster.tile(owner, tile).id;
            let spent = if spent { " spent=yes" } else { "" };
            line(&format!("foundation {} {}/{id}{spent}", self.board().name(hex), self.letter(owner)));
        }
    }

    /// The mode and the variants. The board, terrain, sides and exchanged tiles are on separate lines.
    fn mode_line(&self) -> String {
        let terms = self.roster.terms();
        let (mode, usual) = (terms.mode.word(), Terms::for_mode(terms.mode, terms.mode.seats()[0]));
        let variants = Terms {
            seats: usual.seats,
            board: usual.board,
            page: None,
            values: None,
            terrain: Vec::new(),
            replacements: Vec::new(),
            ..terms.clone()
        };
        let words = variants.to_string();
        let variants = words.strip_prefix(&format!("mode={mode}")).unwrap_or(&words);
        format!("mode {mode} {}", variants.trim_start()).trim_end().to_owned()
    }

    fn side_line(&self, side: Side) -> String {
        let mut line = format!("side {}", self.letter(side));
        if let Some(army) = self.sides.get(side.index()).and_then(|side| side.army.as_ref()) {
            let _ = write!(line, " army={army}");
        }
        let points = self.arrangement().points[side.index()];
        if points != self.roster.points_at_start()[side.index()] {
            let _ = write!(line, " hq={points}");
        }
        let score = self.arrangement().scores[side.index()];
        if score > 0 {
            let _ = write!(line, " score={score}");
        }
        if self.arrangement().unmarked.contains(side) {
            line.push_str(" marker=off");
        }
        let tokens = self.roster.tokens(side);
        let brought = Marker::ALL.into_iter().filter(|&marker| tokens.count(marker) > 0);
        let brought: Vec<String> =
            brought.map(|marker| format!("{}:{}", marker.word(), tokens.count(marker))).collect();
        if !line.contains(" army=") && !brought.is_empty() {
            let _ = write!(line, " tokens={}", brought.join(","));
        }
        let exchanges = &self.roster.terms().replacements;
        if let Some(exchange) = exchanges.iter().find(|exchange| exchange.army == self.roster.army(side).id) {
            let _ = write!(line, " replace={}>{}", exchange.out, exchange.tile);
        }
        line
    }

    /// Prints `poison=2 paralysis=1`; or `poison=X:1,Z:2`, by side, if several sides have such markers; then `net=X`.
    fn marker_keys(&self, marks: Marks) -> String {
        let laid = Marker::ALL.into_iter().filter(|&marker| marks.total(marker) > 0);
        let nets: String = marks.steel_nets().iter().map(|side| self.letter(side)).collect();
        let nets = (!nets.is_empty()).then(|| format!("net={nets}"));
        laid.map(|marker| self.marker_key(marker, marks)).chain(nets).collect::<Vec<_>>().join(" ")
    }

    fn marker_key(&self, marker: Marker, marks: Marks) -> String {
        let has_some = |side: &Side| self.roster.tokens(*side).count(marker) > 0;
        let owners: Vec<Side> = self.roster.sides().filter(has_some).collect();
        if owners.len() == 1 {
            return format!("{}={}", marker.word(), marks.total(marker));
        }
        let there = owners.into_iter().map(|side| (side, marks.count(marker, side))).filter(|&(_, count)| count > 0);
        let counts: Vec<String> = there.map(|(side, count)| format!("{}:{count}", self.letter(side))).collect();
        format!("{}={}", marker.word(), counts.join(","))
    }

    fn tiles(&self, side: Side, tiles: &[TileId]) -> String {
        let ids: Vec<&str> = tiles.iter().map(|&tile| self.roster.tile(side, tile).id.as_str()).collect();
        ids.join(" ")
    }

    fn pile_line(&self, side: Side, pile: &[TileId]) -> String {
        let hidden = self.hidden_tiles(side);
        let mut line = format!("pile {} {}", self.letter(side), pile.len());
        let returned = self.state.seats[side.index()].known;
        if returned > 0 {
            let _ = write!(line, " known={returned}");
        }
        let known: Vec<TileId> = pile.iter().skip(hidden).rev().copied().collect();
        if !known.is_empty() {
            let _ = write!(line, " {}", self.tiles(side, &known));
            if hidden > 0 {
                line.push_str(" ?");
            }
        }
        line
    }

    /// Prints `cards X base tactic tile=runner`: the remaining Tactic cards of a side that has used a card or has a
    /// tile on its Base.
    fn cards_line(&self, side: Side) -> Option<String> {
        let left: Vec<&str> = self.arrangement().cards.cards_of(side).map(Card::word).collect();
        let base = self.state.seats.get(side.index()).and_then(|seat| seat.base);
        if left.len() == Card::ALL.len() && base.is_none() {
            return None;
        }
        let left = if left.is_empty() { "-".to_owned() } else { left.join(" ") };
        let tile = base.map(|tile| format!(" tile={}", self.tiles(side, &[tile]))).unwrap_or_default();
        Some(format!("cards {} {left}{tile}", self.letter(side)))
    }

    fn turn_line(&self) -> String {
        let state = &self.state;
        let phase = if state.pending.is_some() { "choose" } else { phase_word(state.phase) };
        let mut line = format!("turn {} phase={phase}", self.letter(state.active));
        if self.counted && !matches!(state.phase, Phase::Leader | Phase::Headquarters) {
            let _ = write!(line, " number={}", state.turn);
        }
        if state.fresh != (state.phase == Phase::Discard) {
            let _ = write!(line, " fresh={}", if state.fresh { "yes" } else { "no" });
        }
        if state.second {
            line.push_str(" second=yes");
        }
        if !state.used.is_none() {
            let _ = write!(line, " used={}+{}", state.used.played, state.used.discarded);
        }
        line
    }

    /// The letters of these sides as one word.
    fn letters(&self, sides: Sides) -> String {
        sides.iter().map(|side| self.letter(side)).collect()
    }

    /// Prints the sides that are out, the sides that are absent, and the sides that can no longer win.
    fn print_contest(&self, line: &mut impl FnMut(&str)) {
        let contest = &self.state.contest;
        for (word, sides) in [("out", contest.eliminated), ("absent", contest.absent)] {
            if !sides.is_empty() {
                line(&format!("{word} {}", self.letters(sides)));
            }
        }
        if !contest.lost.is_empty() {
            let lost: Vec<String> = contest.lost.iter().map(|sides| self.letters(*sides)).collect();
            line(&format!("lost {}", lost.join(" ")));
        }
    }

    fn print_stage(&self, line: &mut impl FnMut(&str)) {
        let letter = |side| self.letter(side);
        let is_duel = self.roster.mode().sides().len() == 2;
        // In a duel, the active side determines who still has a turn.
        let then = |left: Sides| {
            if is_duel || left.is_empty() { String::new() } else { format!(" then={}", self.letters(left)) }
        };
        // All other sides had a turn after the side that was first to draw its last tile, so the last of them precedes
        // that side.
        let drawer_before = |last| self.roster.mode().next_enemy(last);
        match self.state.stage {
            Stage::Normal => {}
            Stage::LastTurns { drawer, left } => line(&format!("last {}{}", letter(drawer), then(left))),
            Stage::FinalBattle { drawer, .. } => line(&format!("last {} battle=final", letter(drawer))),
            Stage::ExtraTurns { last, left } => {
                if is_duel {
                    line(&format!("last {}", letter(drawer_before(last))));
                }
                line(&format!("extra {}{}", letter(last), then(left)));
            }
            Stage::OvertimeBattle => {
                if is_duel {
                    line(&format!("last {}", letter(drawer_before(self.state.active))));
                }
                line(&format!("extra {} battle=overtime", letter(self.state.active)));
            }
            Stage::Over { outcome } => {
                let result = print_ending(Ending::from_winners(outcome.winners, self.roster.mode().sides()), letter);
                line(&format!("result {result} reason={}", reason_word(outcome.reason)));
            }
        }
    }

    /// Prints the open decision: as comments for readers, and as JSON for programs.
    fn print_pending(&self, line: &mut impl FnMut(&str)) {
        let Some(pending) = &self.state.pending else { return };
        let letter = |side| self.letter(side);
        line(&format!("# {}", question_text(&pending.decision, self.board(), &letter)));
        let options = option_texts(&pending.decision, &self.roster, self.board(), &letter);
        for (number, option) in options.iter().enumerate() {
            line(&format!("# {} {option}", number + 1));
        }
        let json = serde_json::to_string(pending).expect("a decision is plain data");
        line(&format!("pending {json}"));
    }
}
