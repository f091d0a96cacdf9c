//! Whether a game was played as its log says, from the shuffle to the result: the proof that anybody may ask for.

use std::sync::Arc;

use crate::games::neuroshima::rules::notation::{
    Act, Ending, False, FalseStep, Fingerprint, Play, Position, Unchecked, parse_act,
};
use crate::games::neuroshima::rules::{Opening, Outcome, Roster, Side, opening};
use crate::store::{Entry, Game as Record, GameId, Seq, Snapshot, Status};

use super::fold::counting;
use super::table::Start;
use super::{Referee, RefereeError, Table};

/// What came of checking a game or a record.
pub enum Proof {
    /// Nothing in it is false.
    True(Proven),
    /// Something is.
    False(Disproof),
}

/// What was checked and found right.
pub struct Proven {
    /// How many steps.
    pub steps: usize,
    /// How many of them have a fingerprint; all of these are right. 0 for a log, which has none.
    pub fingerprints: usize,
    /// What was published about the seed, if that is known.
    pub commitment: Option<String>,
    /// The seed was told, it is the one that was committed to if that is known, and it deals the piles.
    pub has_seed: bool,
    /// The game is over, as was said.
    pub has_result: bool,
    /// What could not be checked.
    pub unchecked: Vec<Unchecked>,
    /// How it compares with a log that we keep.
    pub compared: Compared,
}

/// How something that was checked compares with the logs that we keep.
pub enum Compared {
    /// It is a log that we keep.
    Own {
        /// Which.
        game: GameId,
    },
    /// It is a record of what we keep.
    Same {
        /// Of which game.
        game: GameId,
        /// Whether the log goes on, or went another way after this.
        is_part: bool,
    },
    /// It does not say of which game it is.
    Unnamed,
    /// It says that it is of a game which is not for whoever asks, or which we do not have.
    Elsewhere {
        /// The number that it says.
        game: i64,
    },
}

/// The first thing that is false.
pub struct Disproof {
    /// The game, if it is one that we keep.
    pub game: Option<GameId>,
    /// The armies that it is about.
    pub roster: Arc<Roster>,
    /// The line of the text, if it was read from one.
    pub line: Option<usize>,
    /// The step, if it is one.
    pub step: Option<Box<FalseStep>>,
    /// What is wrong about it.
    pub what: Doubt,
}

/// What is false.
pub enum Doubt {
    /// Something that the record or log says by itself.
    Itself(False),
    /// Our log has another step there, or none.
    OtherStep(Option<Box<FalseStep>>),
    /// In our log other tiles were drawn.
    OtherTiles,
    /// It is not the seed that we have published.
    OtherSeed,
    /// Something else was published about the seed: this.
    OtherCommitment(String),
    /// The game was played with other armies.
    OtherArmies,
    /// Somebody else played a side.
    OtherPlayer {
        /// Which side.
        side: Side,
        /// Who did.
        player: String,
    },
    /// A line of our log is no action.
    NoAction {
        /// The number of the step.
        number: usize,
        /// What it says.
        text: String,
    },
    /// The position that we keep is not the one that the log leads to.
    Kept {
        /// The step that it was kept after.
        number: usize,
    },
    /// The file of an army is not the one that the game began with.
    Army(Side),
}

/// A log that was played again.
pub(super) struct Replayed {
    /// What was done.
    pub steps: Vec<FalseStep>,
    /// What everybody saw after each step.
    pub seen: Vec<Fingerprint>,
    /// Where it ends.
    pub end: Position,
}

impl Disproof {
    pub(super) fn new(game: GameId, roster: &Arc<Roster>, what: Doubt) -> Self {
        Self { game: Some(game), roster: Arc::clone(roster), line: None, step: None, what }
    }

    fn at(self, step: FalseStep) -> Self {
        Self { step: Some(Box::new(step)), ..self }
    }
}

impl Referee {
    /// Checks a game that we keep: the log against the rules, and the position that is kept beside it; once the game is
    /// over also the seed against what was published, the piles against the seed, and the result. Nothing is said about
    /// seed and piles before.
    ///
    /// # Errors
    ///
    /// If the game has not begun, or what it began with cannot be read.
    pub async fn verify_game(&self, id: GameId) -> Result<Proof, RefereeError> {
        let record = self.store().game(id).await?;
        let start = self.beginning_of(&record).await?;
        // The log is read last, so that it has every line that anything else was made from.
        let kept = self.store().latest_snapshot(id).await?;
        let log = self.store().log(id).await?;
        let checked = tokio::task::spawn_blocking(move || check(&record, &start, kept, &log)).await;
        checked.map_err(|error| RefereeError::Broken { game: id, reason: error.to_string() })
    }

    /// What a game began with, and that it can be played from.
    pub(super) async fn beginning_of(&self, record: &Record) -> Result<Start, RefereeError> {
        let start = Table::opening(self.store(), record).await?;
        let sides: Vec<Side> = start.roster.sides().collect();
        let is_tile = |side: Side, tile: usize| tile < start.roster.army(side).tiles.len();
        let is_sound = start.opening.piles.len() == sides.len()
            && sides.iter().zip(&start.opening.piles).all(|(&side, pile)| {
                u8::try_from(pile.len()).is_ok() && pile.iter().all(|tile| is_tile(side, usize::from(tile.0)))
            });
        if is_sound {
            return Ok(start);
        }
        Err(RefereeError::Broken { game: record.id, reason: "the piles have tiles that the armies lack".to_owned() })
    }
}

fn check(record: &Record, start: &Start, kept: Option<(Seq, Snapshot)>, log: &[Entry]) -> Proof {
    match prove(record, start, kept, log) {
        Ok(proven) => Proof::True(proven),
        Err(disproof) => Proof::False(disproof),
    }
}

fn prove(record: &Record, start: &Start, kept: Option<(Seq, Snapshot)>, log: &[Entry]) -> Result<Proven, Disproof> {
    let (id, roster) = (record.id, &start.roster);
    let is_false = |what| Disproof::new(id, roster, what);
    for (seat, side) in record.seats.iter().zip(roster.sides()) {
        if seat.army_hash.as_deref() != Some(&roster.army(side).hash) {
            return Err(is_false(Doubt::Army(side)));
        }
    }
    let is_over = record.status == Status::Over;
    if is_over {
        prove_shuffle(record, start).map_err(|what| is_false(Doubt::Itself(what)))?;
    }
    let replayed = replayed(id, start, &counting(log))?;
    if let Some((seq, kept)) = kept {
        let until: Vec<Entry> = log.iter().take_while(|entry| entry.seq <= seq).cloned().collect();
        let then = self::replayed(id, start, &counting(&until))?;
        let is_right = then.end.game().fingerprint() == kept.fingerprint;
        let is_whole = serde_json::from_str(&kept.state)
            .is_ok_and(|state| start.game().with_state(state).fingerprint() == kept.fingerprint);
        if !is_right || !is_whole {
            return Err(is_false(Doubt::Kept { number: then.steps.len() }));
        }
    }
    let came = replayed.end.game().outcome();
    if is_over {
        let said: Option<Outcome> = record.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        if said.is_none() || said != came {
            let what = False::Result { said: said.map_or(Ending::Draw, Ending::from), came: came.map(Ending::from) };
            return Err(is_false(Doubt::Itself(what)));
        }
    }
    Ok(Proven {
        steps: replayed.steps.len(),
        fingerprints: 0,
        commitment: record.started.as_ref().map(|started| started.commitment.clone()),
        has_seed: is_over,
        has_result: is_over,
        unchecked: if is_over { Vec::new() } else { vec![Unchecked::Running] },
        compared: Compared::Own { game: id },
    })
}

/// The seed is the one that was committed to, and it deals the piles.
pub(super) fn prove_shuffle(record: &Record, start: &Start) -> Result<(), False> {
    let Some(started) = &record.started else { return Ok(()) };
    let came = opening::commitment(&started.seed.0);
    if came != started.commitment {
        return Err(False::Seed(came));
    }
    let dealt = Opening::deal(&start.roster, start.opening.board, &started.seed.0);
    for (side, (kept, dealt)) in start.roster.sides().zip(start.opening.piles.iter().zip(&dealt.piles)) {
        if kept != dealt {
            let same = kept.iter().zip(dealt).take_while(|(kept, dealt)| kept == dealt).count();
            return Err(False::Pile { side, place: same + 1 });
        }
    }
    Ok(())
}

/// Plays lines of a log again, up to the first that was not possible.
pub(super) fn replayed(id: GameId, start: &Start, lines: &[&Entry]) -> Result<Replayed, Disproof> {
    let beginning = Position::of(&start.game());
    let mut play = Play::new(&beginning);
    let (mut steps, mut seen) = (Vec::with_capacity(lines.len()), Vec::with_capacity(lines.len()));
    for (entry, number) in lines.iter().zip(1..) {
        let is_false = |what| Disproof::new(id, &start.roster, what);
        let side = Side(entry.side);
        let act =
            parse_step(entry, start).ok_or_else(|| is_false(Doubt::NoAction { number, text: entry.line.clone() }))?;
        let step = FalseStep { number, side, act, before: play.game().clone() };
        if let Err(refusal) = play.act(side, act) {
            return Err(is_false(Doubt::Itself(False::Refused(refusal))).at(step));
        }
        steps.push(step);
        seen.push(Fingerprint::of(&play.position()));
    }
    Ok(Replayed { steps, seen, end: play.position() })
}

/// What a line of a log says, if it is an act of somebody at the table.
pub(super) fn parse_step(entry: &Entry, start: &Start) -> Option<Act> {
    let side = Side(entry.side);
    let is_seated = start.roster.sides().any(|seated| seated == side);
    is_seated.then(|| parse_act(&entry.line, &start.roster, side, start.opening.board).ok())?
}
