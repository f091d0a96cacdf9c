//! A table for tests: positions from short text, actions from lines, and readable answers.
//!
//! ```text
//! side X army=hegemony hq=20      # without `army` the side plays tiles of the workshop
//! unit C3 X/runner rot=1 wounds=1
//! fill Y wall except A1,B2        # every hex that is still free
//! hand X battle runner            # the order in which they were drawn
//! pile Y mutant medic*3           # next drawn first; ten plain tiles unless given
//! turn X phase=play number=7      # the default, number 9 unless given
//! last Y remaining=1              # Y has drawn his last tile, one turn follows this one
//! extra Y remaining=1             # extra turns; Y had the turn before the Final Battle
//! ```
//!
//! On other terms than those of a duel ([`TestGame::lay_out_with_terms`]):
//!
//! ```text
//! side X id=moloch                # tiles of the workshop, in an army of that name
//! last X left=YZ                  # the sides that have a turn after this one
//! out Z                           # its HQ was destroyed earlier
//! behind Z                        # out of contention in the extra turns, without an HQ marker
//! second X                        # the second turn of the single player in a round
//! ```

use std::collections::BTreeSet;
use std::sync::Arc;

use sztab_game::Sides;
use sztab_neuroshima::rules::event::{EventTile, HitSource};
use sztab_neuroshima::rules::game::Seat;
use sztab_neuroshima::rules::notation::parse_action;
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, BattleCause, Board, Event, Game, Hex, Illegal, Influence, Instant, Mode, Phase,
    Question, Roster, Rotation, Side, Stage, State, Terms, TileId, Unit,
};

pub const X: Side = Side(0);
pub const Y: Side = Side(1);
pub const Z: Side = Side(2);
pub const W: Side = Side(3);

pub struct TestGame {
    pub game: Game,
    /// All events since the position was laid out.
    pub events: Vec<Event>,
    /// The initial position.
    pub start: Arrangement,
}

pub fn hex(name: &str) -> Hex {
    Board::STANDARD.hex(name).unwrap_or_else(|| panic!("no hex `{name}`"))
}

pub fn hexes(names: &str) -> Vec<Hex> {
    hexes_on(Board::STANDARD, names)
}

fn hex_on(board: Board, name: &str) -> Hex {
    board.hex(name).unwrap_or_else(|| panic!("no hex `{name}`"))
}

fn hexes_on(board: Board, names: &str) -> Vec<Hex> {
    names.split([' ', ',']).filter(|name| !name.is_empty()).map(|name| hex_on(board, name)).collect()
}

/// The sides with these letters, for example `XZ`.
pub fn sides(letters: &str) -> Sides {
    letters.chars().map(|letter| side(&letter.to_string())).collect()
}

pub fn rotation(steps: u8) -> Rotation {
    Rotation::new(steps).unwrap()
}

pub fn side(letter: &str) -> Side {
    let mut letters = letter.chars();
    let side = letters.next().and_then(Side::from_letter).unwrap_or_else(|| panic!("no side `{letter}`"));
    assert_eq!(letters.next(), None, "no side `{letter}`");
    side
}

/// The value of `key=value` in a list of words.
pub fn value<'a>(words: &[&'a str], key: &str) -> Option<&'a str> {
    words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
}

/// The sides that still have a turn after the active side: those listed or, in a duel, as many as `remaining` gives.
fn remaining_sides(active: Side, words: &[&str]) -> Sides {
    if let Some(letters) = value(words, "left") {
        return sides(letters);
    }
    let other = Mode::DUEL.next_enemy(active);
    [other, active].into_iter().take(number(words, "remaining").unwrap_or(1).into()).collect()
}

fn number(words: &[&str], key: &str) -> Option<u8> {
    value(words, key).map(|digits| digits.parse().unwrap_or_else(|_| panic!("`{key}={digits}` is no number")))
}

/// Lines split into words, without comments.
pub fn word_lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .map(|line| line.split('#').next().unwrap_or_default().split_whitespace().collect::<Vec<_>>())
        .filter(|words| !words.is_empty())
}

/// The armies that a text requires.
fn roster(text: &str, terms: Terms) -> Arc<Roster> {
    let armies = Sides::first(terms.seats.into()).iter().map(|side| {
        let letter = side.letter().to_string();
        let mut used = BTreeSet::new();
        let (mut built_in, mut named) = (None, None);
        for words in word_lines(text) {
            let tiles = words.iter().filter_map(|word| word.strip_prefix(&letter)?.strip_prefix('/'));
            used.extend(tiles.map(str::to_owned));
            match words[..] {
                ["hand" | "pile" | "discard" | "fill", of, ref rest @ ..] if of == letter => {
                    let tiles = rest.iter().take_while(|word| **word != "except");
                    used.extend(tiles.map(|word| word.split('*').next().unwrap().to_owned()));
                }
                ["side", of, ref rest @ ..] if of == letter => {
                    built_in = value(rest, "army").or(built_in);
                    named = value(rest, "id").or(named);
                }
                _ => {}
            }
        }
        Arc::new(if let Some(id) = built_in {
            Army::built_in().into_iter().find(|army| army.id == id).unwrap()
        } else {
            let mut army = super::workshop::workshop_army(&used);
            if let Some(id) = named {
                id.clone_into(&mut army.id);
            }
            army
        })
    });
    Arc::new(Roster::with_terms(armies.collect(), terms))
}

impl TestGame {
    pub fn lay_out(text: &str) -> Self {
        Self::lay_out_with_terms("", text)
    }

    /// Lays out a position with terms such as `mode=ffa seats=3`.
    pub fn lay_out_with_terms(terms: &str, text: &str) -> Self {
        let mut table = Self::empty_with_terms(terms, text);
        table.change_state(|state, roster| word_lines(text).for_each(|words| lay_line(state, roster, &words)));
        table.start = table.game.arrangement().clone();
        table
    }

    /// An empty board with the armies that a text requires.
    pub fn empty(text: &str) -> Self {
        Self::empty_with_terms("", text)
    }

    fn empty_with_terms(terms: &str, text: &str) -> Self {
        let terms: Terms = terms.parse().unwrap();
        let board = terms.board;
        let roster = roster(text, terms);
        let arrangement = Arrangement::at_start(board, &roster);
        let seats = roster.sides().map(|side| {
            let plain = roster.army(side).find("filler").unwrap_or(TileId(1));
            Seat { pile: vec![plain; 10], ..Seat::default() }
        });
        let state = State::in_turn(arrangement, seats.collect(), X, 9);
        let start = state.arrangement.clone();
        Self { game: Game::resume(roster, state), events: Vec::new(), start }
    }

    /// Changes the state directly.
    pub fn change_state(&mut self, change: impl FnOnce(&mut State, &Roster)) {
        let mut state = self.game.state().clone();
        change(&mut state, self.game.roster());
        let roster = Arc::new(self.game.roster().clone());
        self.game = Game::resume(roster, state);
    }

    fn board(&self) -> Board {
        self.game.arrangement().board
    }

    fn hex(&self, name: &str) -> Hex {
        hex_on(self.board(), name)
    }

    /// Adds one line of a position to the table.
    pub fn add_line(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        self.change_state(|state, roster| lay_line(state, roster, &words));
        self.start = self.game.arrangement().clone();
    }

    /// The side and the action in a line such as `X place runner C3 1`.
    pub fn parse_action_line(&self, line: &str) -> (Side, Action) {
        let (letter, action) = line.split_once(' ').unwrap();
        let of = side(letter);
        let action = parse_action(action, self.game.roster(), of, self.board());
        (of, action.unwrap_or_else(|error| panic!("`{line}`: {error}")))
    }

    /// Carries out an action that must be legal.
    pub fn act(&mut self, line: &str) {
        let (side, action) = self.parse_action_line(line);
        let offered = self.game.side_to_act() == Some(side) && self.game.legal_actions().contains(&action);
        let events = self.game.apply(side, action).unwrap_or_else(|error| panic!("`{line}` is refused: {error}"));
        assert!(offered, "`{line}` was carried out but not listed as legal");
        self.events.extend(events);
    }

    /// Carries out several actions, one per line.
    pub fn play(&mut self, actions: &str) {
        actions.lines().map(str::trim).filter(|line| !line.is_empty()).for_each(|line| self.act(line));
    }

    /// Asserts that the action is refused under the given rule and that nothing changes.
    pub fn expect_refusal(&mut self, line: &str, rule: &str) {
        let (side, action) = self.parse_action_line(line);
        let before = self.game.clone();
        let error: Illegal = match self.game.apply(side, action) {
            Err(error) => error,
            Ok(_) => panic!("`{line}` was carried out, against {rule}"),
        };
        assert_eq!(error.rule(), rule, "`{line}`: {error}");
        assert_eq!(self.game, before, "`{line}` was refused and yet changed something");
        if self.game.side_to_act() == Some(side) {
            assert!(!self.game.legal_actions().contains(&action), "`{line}` is listed as legal");
        }
    }

    pub fn is_legal(&self, line: &str) -> bool {
        let (side, action) = self.parse_action_line(line);
        let legal = self.game.check(side, action).is_ok();
        assert_eq!(
            legal,
            self.game.side_to_act() == Some(side) && self.game.legal_actions().contains(&action),
            "`{line}`"
        );
        legal
    }

    /// Gives a side the turn and one more tile in hand.
    pub fn give_tile(&mut self, to: Side, tile: &str) {
        self.change_state(|state, roster| {
            let tile = roster.army(to).find(tile).unwrap_or_else(|| panic!("no tile `{tile}`"));
            state.active = to;
            state.phase = Phase::Play;
            state.seats[to.index()].hand.push(tile);
        });
    }

    /// Fights a Battle started by a side's Battle tile.
    pub fn fight(&mut self, by: &str) {
        self.give_tile(side(by), "battle");
        self.act(&format!("{by} battle"));
    }

    /// The options of the open decision, in words.
    pub fn options(&self) -> Vec<String> {
        let Some(decision) = self.game.decision() else { return Vec::new() };
        match &decision.question {
            Question::PushDestination { options, .. } => {
                options.iter().map(|&to| format!("push-to {}", hex_name(to))).collect()
            }
            Question::Absorption { options } => options
                .iter()
                .map(|o| {
                    format!("medic {} saves {} from {}", hex_name(o.medic), hex_name(o.patient), source_text(&o.source))
                })
                .collect(),
            Question::MedicCard { options } => {
                let spared = options
                    .iter()
                    .map(|o| format!("card saves {} from {}", hex_name(o.patient), source_text(&o.source)));
                std::iter::once("no-card".to_owned()).chain(spared).collect()
            }
            Question::Conversion { options, .. } => options
                .iter()
                .map(|option| match option {
                    None => "keep".to_owned(),
                    Some(o) => {
                        let kinds = if o.to_ranged { "melee>ranged" } else { "ranged>melee" };
                        format!("convert {} edge={} {kinds} via={}", hex_name(o.unit), o.edge, hex_name(o.module))
                    }
                })
                .collect(),
            Question::Explosion { unit } => vec!["keep".to_owned(), format!("explode {}", hex_name(*unit))],
            Question::Payee { options } => options.iter().map(|side| format!("point-to {}", side.letter())).collect(),
            Question::SetOff { hex } => vec!["keep".to_owned(), format!("set-off {}", hex_name(*hex))],
            Question::Marker { marker, options, .. } => {
                options.iter().map(|&hex| format!("mark {} {}", marker.word(), hex_name(hex))).collect()
            }
            Question::Target { unit, options, .. } => {
                options.iter().map(|&hex| format!("target {}>{}", hex_name(*unit), hex_name(hex))).collect()
            }
            Question::Rocket { unit, options, .. } => {
                let target = |target: Option<Hex>| target.map_or_else(|| "none".to_owned(), hex_name);
                options.iter().map(|flight| format!("rocket {}>{}", hex_name(*unit), target(flight.target))).collect()
            }
            Question::Rotation { unit, rotation, .. } => {
                (0..6).map(|steps| format!("turn {} {}", hex_name(*unit), rotation.turn(steps).steps())).collect()
            }
            Question::MoveOn { .. } => vec!["move-on".to_owned(), "stop".to_owned()],
            Question::StructurePrice { options } => (1..=options.len()).map(|number| format!("pay {number}")).collect(),
            Question::Leader { .. } => unreachable!("these tests play without Leaders"),
            Question::Redraw { options } => (1..=options.len()).map(|number| format!("redraw {number}")).collect(),
            Question::FirstToDeclare { options } => options.iter().map(|s| format!("first {}", s.letter())).collect(),
        }
    }

    /// The letter of the side that has to decide; `-` if there is none.
    pub fn decider(&self) -> char {
        self.game.decision().map_or('-', |decision| decision.decider.letter())
    }

    /// Answers the open decision with a line such as `Y push-to D1`.
    pub fn answer(&mut self, answer: &str) {
        let (letter, words) = answer.split_once(' ').unwrap();
        assert_eq!(self.decider().to_string(), letter, "it is not {letter} who decides: {:?}", self.options());
        let options = self.options();
        let index = options.iter().position(|option| option == words);
        let index = index.unwrap_or_else(|| panic!("`{words}` is none of {options:?}"));
        self.act(&format!("{letter} choose {}", index + 1));
    }

    /// The unit on a hex, for example `Y/runner`; `-` if there is none.
    pub fn unit_text_at(&self, name: &str) -> String {
        self.game.arrangement().unit(self.hex(name)).map_or_else(|| "-".to_owned(), |unit| self.tile_name(unit))
    }

    pub fn tile_name(&self, unit: &Unit) -> String {
        format!("{}/{}", unit.owner.letter(), self.game.roster().unit_tile(unit).id)
    }

    pub fn unit(&self, name: &str) -> Unit {
        *self.game.arrangement().unit(self.hex(name)).unwrap_or_else(|| panic!("nothing stands on {name}"))
    }

    pub fn hq_points(&self, side: Side) -> u8 {
        self.game.arrangement().points[side.index()]
    }

    pub fn is_netted(&self, name: &str) -> bool {
        Influence::evaluate(self.game.roster(), self.game.arrangement()).is_netted(self.hex(name))
    }

    /// Current initiative values of a unit, highest first.
    pub fn initiative(&self, name: &str) -> Vec<u8> {
        let influence = Influence::evaluate(self.game.roster(), self.game.arrangement());
        let mut values = influence.slots(self.hex(name)).values().to_vec();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values
    }

    /// Ids of the tiles in a side's hand, in the order in which they were drawn.
    pub fn hand(&self, side: Side) -> Vec<&str> {
        self.tile_ids(side, &self.game.seat(side).hand)
    }

    pub fn discards(&self, side: Side) -> Vec<&str> {
        self.tile_ids(side, &self.game.seat(side).discard)
    }

    fn tile_ids(&self, side: Side, tiles: &[TileId]) -> Vec<&str> {
        tiles.iter().map(|&tile| self.game.roster().tile(side, tile).id.as_str()).collect()
    }

    /// Battles so far, with the sides that started them.
    pub fn battles(&self) -> Vec<(BattleCause, Side)> {
        self.events
            .iter()
            .filter_map(|e| if let Event::BattleBegan { cause, causer } = e { Some((*cause, *causer)) } else { None })
            .collect()
    }

    /// Segments so far, each with its initiative and the acting units.
    pub fn segments(&self) -> Vec<(u8, String)> {
        let acting = |units: &[EventTile]| units.iter().map(|unit| hex_name(unit.hex)).collect::<Vec<_>>().join(" ");
        self.events
            .iter()
            .filter_map(|e| {
                if let Event::SegmentBegan { initiative, acting: a } = e {
                    Some((*initiative, acting(a)))
                } else {
                    None
                }
            })
            .collect()
    }

    /// Segments so far as text: `3:A1 B2 2:C3`.
    pub fn segment_text(&self) -> String {
        self.segments().iter().map(|(initiative, units)| format!("{initiative}:{units}")).collect::<Vec<_>>().join(" ")
    }

    /// Absorptions so far, for example `C4 for C2`.
    pub fn absorptions(&self) -> Vec<String> {
        self.events
            .iter()
            .filter_map(|e| match e {
                Event::Absorbed { medic, patient, .. } => {
                    Some(format!("{} for {}", hex_name(medic.hex), hex_name(patient.hex)))
                }
                _ => None,
            })
            .collect()
    }
}

pub fn hex_name(hex: Hex) -> String {
    Board::STANDARD.name(hex).to_string()
}

fn source_text(source: &HitSource) -> String {
    match source {
        HitSource::Attack { unit, .. }
        | HitSource::Explosion { unit, .. }
        | HitSource::Shadow { unit, .. }
        | HitSource::Foundation { ground: unit } => hex_name(unit.hex),
        HitSource::Hazard { .. } => "hazard".to_owned(),
        HitSource::Poison { .. } => "poison".to_owned(),
        HitSource::Instant { instant: Instant::Sniper, .. } => "sniper".to_owned(),
        HitSource::Instant { instant: Instant::Bomb, .. } => "bomb".to_owned(),
        HitSource::Instant { .. } => "grenade".to_owned(),
    }
}

fn lay_line(state: &mut State, roster: &Roster, words: &[&str]) {
    let board = state.arrangement.board;
    let hex = |name: &str| hex_on(board, name);
    let find = |of: Side, id: &str| roster.army(of).find(id).unwrap_or_else(|| panic!("no tile `{id}`"));
    let list = |of: Side, ids: &[&str]| -> Vec<TileId> {
        ids.iter()
            .flat_map(|word| {
                let (id, times) = word.split_once('*').unwrap_or((word, "1"));
                std::iter::repeat_n(find(of, id), times.parse().unwrap())
            })
            .collect()
    };
    match words {
        ["side", of, rest @ ..] => {
            let points = &mut state.arrangement.points[side(of).index()];
            *points = number(rest, "hq").unwrap_or(*points);
        }
        ["unit", at, tile, rest @ ..] => {
            let (of, id) = tile.split_once('/').unwrap();
            let mut unit = Unit::new(side(of), find(side(of), id), rotation(number(rest, "rot").unwrap_or(0)));
            unit.wounds = number(rest, "wounds").unwrap_or(0);
            if let Some(points) = number(rest, "hp") {
                state.arrangement.points[unit.owner.index()] = points;
            }
            assert_eq!(state.arrangement.put(hex(at), unit), None, "two units on {at}");
        }
        ["fill", of, id, rest @ ..] => {
            let except = if let ["except", names] = rest { hexes_on(board, names) } else { Vec::new() };
            for free in board.basic_hexes().filter(|hex| !except.contains(hex)) {
                if state.arrangement.is_free(free) {
                    state.arrangement.put(free, Unit::new(side(of), find(side(of), id), rotation(0)));
                }
            }
        }
        ["hand", of, ids @ ..] => state.seats[side(of).index()].hand = list(side(of), ids),
        ["discard", of, ids @ ..] => state.seats[side(of).index()].discard = list(side(of), ids),
        ["pile", of, ids @ ..] => {
            state.seats[side(of).index()].pile = list(side(of), ids).into_iter().rev().collect();
        }
        ["turn", of, rest @ ..] => {
            state.active = side(of);
            state.turn = number(rest, "number").map_or(state.turn, u16::from);
            state.phase = match value(rest, "phase").unwrap_or("play") {
                "headquarters" => Phase::Headquarters,
                "draw" => Phase::Draw,
                "discard" => Phase::Discard,
                "play" => Phase::Play,
                other => panic!("no phase `{other}`"),
            };
        }
        ["last", of, rest @ ..] => {
            state.stage = Stage::LastTurns { drawer: side(of), left: remaining_sides(state.active, rest) };
        }
        ["extra", of, rest @ ..] => {
            state.stage = Stage::ExtraTurns { last: side(of), left: remaining_sides(state.active, rest) };
        }
        ["out", of] => {
            state.contest.eliminated = state.contest.eliminated.with(side(of));
            state.contest.lost.push(side(of).into());
            state.arrangement.points[side(of).index()] = 0;
        }
        ["behind", of] => {
            state.arrangement.unmarked = state.arrangement.unmarked.with(side(of));
            state.contest.lost.push(side(of).into());
        }
        ["second", of] => {
            state.active = side(of);
            state.second = true;
        }
        other => panic!("no such line: {other:?}"),
    }
}
