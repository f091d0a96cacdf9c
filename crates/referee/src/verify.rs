//! Checks whether a game was played as its log states, from the shuffle to the result: a proof for anyone.
//!
//! A game in play is checked by public information alone, so the result never depends on a seed or a pile in use. For a
//! false record, the first false step is reported. (`tests/discord/tampered.rs`)

use sztab_game::chance::commitment;
use sztab_game::document::{FalseStatementKind, Misdeal, Step, UncheckedPart, public_fingerprint};
use sztab_game::{Game, Intervention, Kind, LineNumber, PlayError, SeatFile, Side};
use sztab_store::{Entry, Game as Record, GameId, Seq, Snapshot, Status};

use super::fold::lines_in_force;
use super::session::{Beginning, stored_result};
use super::{Line, LobbyOptions, Referee, RefereeError};

/// The result of checking a game or a record.
pub enum Proof {
    /// The game or record is correct.
    True(VerifiedFacts),
    /// Part of the game or record is false.
    False(Disproof),
}

/// The facts that were checked and found correct.
pub struct VerifiedFacts {
    /// The kind of game.
    pub kind: Kind,
    /// Number of steps.
    pub steps: usize,
    /// Number of steps with a fingerprint, all of which are correct. 0 for a log, which has none.
    pub fingerprints: usize,
    /// The published commitment to the seed, if known.
    pub commitment: Option<String>,
    /// True if the seed was given, matches the commitment if that is known, and deals the piles.
    pub has_seed: bool,
    /// True if the game is over with the stated result.
    pub has_result: bool,
    /// The parts of the game or record that could not be checked.
    pub unchecked: Vec<UncheckedPart>,
    /// Comparison with a stored log.
    pub compared: Comparison,
}

/// Comparison of the checked game or record with the stored logs.
pub enum Comparison {
    /// The log itself was checked.
    Own {
        /// The game of the log.
        game: GameId,
    },
    /// The record is of a stored game.
    Same {
        game: GameId,
        /// True if the record shows an earlier state of the log, which has changed since.
        is_part: bool,
    },
    /// The record does not name its game.
    Unnamed,
    /// The record names a game that the user may not see, or that is not in our store.
    Elsewhere {
        /// The number stated in the record.
        game: i64,
    },
}

/// The first falsehood found.
pub struct Disproof {
    /// The game, if it is a stored one.
    pub game: Option<GameId>,
    /// The kind of game.
    pub kind: Box<Kind>,
    /// The game before its first step, used for naming sides.
    pub beginning: Box<dyn Game>,
    /// The line of the text, if the game was read from a text.
    pub line: Option<usize>,
    /// The step, if a step is false.
    pub step: Option<Box<Step>>,
    /// The mistake.
    pub what: DisproofKind,
}

/// The kind of falsehood.
pub enum DisproofKind {
    /// An error within the record or log itself.
    Itself(FalseStatementKind),
    /// Our log has another step at this point, or none.
    OtherStep(Option<Box<Step>>),
    /// In our log, something else was revealed at this point.
    OtherDeal,
    /// The seed is not the one that was published.
    OtherSeed,
    /// A different commitment to the seed was published, which is given here.
    OtherCommitment(String),
    /// The game was played with other data, such as other factions.
    OtherFactions,
    /// Another user played a side.
    OtherPlayer {
        side: Side,
        /// The name of the other user.
        player: String,
    },
    /// A line of our log is not an action.
    NoAction {
        /// The number of the step.
        number: usize,
        /// The text of the line.
        text: String,
    },
    /// The stored position is not the one that results from the log.
    Kept {
        /// The step after which the position was stored.
        number: usize,
    },
    /// The file of a side's faction is not the one that the game started with.
    Faction(Side),
}

/// A replayed log.
pub(super) struct ReplayResult {
    /// The steps of the game.
    pub steps: Vec<Step>,
    /// The public view after each step, abbreviated by [`public_fingerprint`].
    pub seen: Vec<String>,
    /// The game at its end.
    pub end: Box<dyn Game>,
}

impl Beginning {
    /// The sides whose data differ from those of their seats.
    pub(super) fn other_data<'a>(&'a self, record: &'a Record) -> impl Iterator<Item = (Side, &'a SeatFile)> {
        let seats = record.seats.iter().zip((0..).map(Side).zip(&self.files));
        seats.filter(|(seat, (_, file))| seat.faction_hash.as_deref() != Some(&file.data().hash())).map(|(_, it)| it)
    }

    /// The disproof for a game with this beginning.
    pub(super) fn disproof(&self, game: GameId, what: DisproofKind) -> Disproof {
        Disproof {
            game: Some(game),
            kind: Box::new(self.kind),
            beginning: self.game.clone(),
            line: None,
            step: None,
            what,
        }
    }
}

impl Disproof {
    fn at_step(self, step: Step) -> Self {
        Self { step: Some(Box::new(step)), ..self }
    }
}

impl Referee {
    /// Checks a stored game: the log against the rules, and the position stored with it; once the game is over, also
    /// the seed against the published commitment, the deal against the seed, and the result. Before that, nothing is
    /// revealed about seed and deal.
    ///
    /// # Errors
    ///
    /// If the game has not begun, or its initial data cannot be read.
    pub async fn verify_game(&self, id: GameId) -> Result<Proof, RefereeError> {
        let record = self.store().load_game(id).await?;
        let beginning = self.load_beginning(&record).await?;
        // The log is read last, so it includes every line on which the other data are based.
        let kept = self.store().load_latest_snapshot(id).await?;
        let log = self.store().load_log(id).await?;
        let checked = tokio::task::spawn_blocking(move || check_stored_game(&record, &beginning, kept, &log)).await;
        checked.map_err(|error| RefereeError::Broken { game: id, reason: error.to_string() })
    }

    /// The initial data of a game, checked to be playable.
    pub(super) async fn load_beginning(&self, record: &Record) -> Result<Beginning, RefereeError> {
        Beginning::load(self.store(), record, self.kinds).await
    }
}

fn check_stored_game(record: &Record, beginning: &Beginning, kept: Option<(Seq, Snapshot)>, log: &[Entry]) -> Proof {
    match prove(record, beginning, kept, log) {
        Ok(proven) => Proof::True(proven),
        Err(disproof) => Proof::False(disproof),
    }
}

fn prove(
    record: &Record,
    beginning: &Beginning,
    kept: Option<(Seq, Snapshot)>,
    log: &[Entry],
) -> Result<VerifiedFacts, Disproof> {
    let id = record.id;
    let is_false = |what| beginning.disproof(id, what);
    if let Some((side, _)) = beginning.other_data(record).next() {
        return Err(is_false(DisproofKind::Faction(side)));
    }
    let is_over = record.status == Status::Over;
    if is_over {
        prove_shuffle(record, beginning).map_err(|what| is_false(DisproofKind::Itself(what)))?;
    }
    let replayed = replay_lines(id, beginning, &lines_in_force(log))?;
    if let Some((seq, kept)) = kept {
        let until: Vec<Entry> = log.iter().take_while(|entry| entry.seq <= seq).cloned().collect();
        let then = self::replay_lines(id, beginning, &lines_in_force(&until))?;
        let is_right = then.end.fingerprint() == kept.fingerprint;
        let restored = beginning.game.restore(&kept.state);
        if !is_right || restored.is_none_or(|game| game.fingerprint() != kept.fingerprint) {
            return Err(is_false(DisproofKind::Kept { number: then.steps.len() }));
        }
    }
    if is_over {
        let (said, came) = (stored_result(record), replayed.end.outcome());
        if said.is_none() || said != came {
            let said = said.map_or_else(|| replayed.end.sides(), |said| said.winners());
            let what = FalseStatementKind::Result { said, came: came.map(|came| came.winners()) };
            return Err(is_false(DisproofKind::Itself(what)));
        }
    }
    Ok(VerifiedFacts {
        kind: beginning.kind,
        steps: replayed.steps.len(),
        fingerprints: 0,
        commitment: record.started.as_ref().map(|started| started.commitment.clone()),
        has_seed: is_over,
        has_result: is_over,
        unchecked: if is_over { Vec::new() } else { vec![UncheckedPart::Running] },
        compared: Comparison::Own { game: id },
    })
}

/// Checks that the seed matches the commitment and deals the stored opening.
pub(super) fn prove_shuffle(record: &Record, beginning: &Beginning) -> Result<(), FalseStatementKind> {
    let Some(started) = &record.started else { return Ok(()) };
    let came = commitment(&started.seed.0);
    if came != started.commitment {
        return Err(FalseStatementKind::Seed(came));
    }
    let data = beginning.data();
    let terms = LobbyOptions::from_record(record).map(|options| options.terms).unwrap_or_default();
    match beginning.kind.deal(&data, &terms, &started.seed.0) {
        Ok(dealt) => beginning
            .kind
            .misdeal(&data, &beginning.opening, &dealt)
            .map_or(Ok(()), |it| Err(FalseStatementKind::Deal(it))),
        Err(unfit) => Err(FalseStatementKind::Deal(Misdeal { side: None, place: 1, message: unfit.to_string() })),
    }
}

/// Replays lines of a log, up to the first impossible one.
pub(super) fn replay_lines(id: GameId, beginning: &Beginning, lines: &[&Entry]) -> Result<ReplayResult, Disproof> {
    let mut replay = Replay { game: beginning.game.clone(), offer: None };
    let (mut steps, mut seen) = (Vec::with_capacity(lines.len()), Vec::with_capacity(lines.len()));
    for (entry, number) in lines.iter().zip(1..) {
        let is_false = |what| beginning.disproof(id, what);
        let side = Side(entry.side);
        let line = read_step(entry, replay.game.as_ref())
            .ok_or_else(|| is_false(DisproofKind::NoAction { number, text: entry.line.clone() }))?;
        let step = Step { number, side, line, before: replay.game.clone() };
        if let Err(what) = replay.carry_out_step(&step, LineNumber(entry.seq.0)) {
            return Err(is_false(what).at_step(step));
        }
        steps.push(step);
        seen.push(self::public_fingerprint(replay.game.as_ref()));
    }
    Ok(ReplayResult { steps, seen, end: replay.game })
}

/// A line of a log in its canonical form, if it is a step of a side in the session.
pub(super) fn read_step(entry: &Entry, game: &dyn Game) -> Option<String> {
    let side = Side(entry.side);
    if !game.sides().contains(side) {
        return None;
    }
    if Line::parse_non_action(&entry.line).is_some() {
        return Some(entry.line.trim().to_owned());
    }
    game.read(side, &entry.line).ok()
}

/// A game that is being replayed from its log.
struct Replay {
    game: Box<dyn Game>,
    /// The side whose draw offer is open. The offer stays open until another side does anything but accept it.
    offer: Option<Side>,
}

impl Replay {
    fn carry_out_step(&mut self, step: &Step, number: LineNumber) -> Result<(), DisproofKind> {
        let side = step.side;
        let no_action = || DisproofKind::NoAction { number: step.number, text: step.line.clone() };
        let Some(line) = Line::parse_non_action(&step.line) else {
            self.game.play(side, &step.line, number).map_err(|refused| match refused {
                PlayError::Illegal(denied) => DisproofKind::Itself(FalseStatementKind::Refused(denied)),
                PlayError::Unreadable(_) => no_action(),
            })?;
            self.record_answer(side);
            return Ok(());
        };
        match line {
            Line::DrawOffer => return self.offer_draw(side).map_err(DisproofKind::Itself),
            Line::DrawAccept => self.check_accepting(side).map_err(DisproofKind::Itself)?,
            Line::Action(_)
            | Line::Resign
            | Line::Claim(_)
            | Line::Time
            | Line::Award
            | Line::AwardDraw
            | Line::AwardNone => {}
        }
        let intervention = line.intervention(&*self.game, side).ok_or_else(no_action)?;
        self.game
            .intervene(intervention)
            .map_err(|denied| DisproofKind::Itself(FalseStatementKind::Refused(denied)))?;
        match intervention {
            Intervention::RanOut(_) => self.record_answer(side),
            Intervention::Resigned(_)
            | Intervention::Agreed
            | Intervention::Forfeited(_)
            | Intervention::Adjudicated(_) => self.offer = None,
        }
        Ok(())
    }

    fn check_accepting(&self, side: Side) -> Result<(), FalseStatementKind> {
        self.check_in_play(side)?;
        if self.offer.is_none_or(|offerer| offerer == side) { Err(FalseStatementKind::NoOffer) } else { Ok(()) }
    }

    fn offer_draw(&mut self, side: Side) -> Result<(), FalseStatementKind> {
        self.check_in_play(side)?;
        if self.offer == Some(side) {
            return Err(FalseStatementKind::OfferOpen);
        }
        self.offer = Some(side);
        Ok(())
    }

    /// Refuses offering or accepting a draw once the game is over.
    fn check_in_play(&self, side: Side) -> Result<(), FalseStatementKind> {
        match self.game.outcome() {
            Some(_) => self.game.check_turn(side).map_err(FalseStatementKind::Refused),
            None => Ok(()),
        }
    }

    /// Records that a side has done something other than accept a draw.
    fn record_answer(&mut self, side: Side) {
        if self.offer != Some(side) || self.game.outcome().is_some() {
            self.offer = None;
        }
    }
}
