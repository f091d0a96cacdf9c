//! Checks whether a game was played as its log says, from the shuffle to the result: a proof for everybody.
//!
//! A game that goes on is judged by public information alone: no answer depends on a seed or a pile in use. A false
//! record is answered with its first false step. (`tests/discord/tampered.rs`)

use sztab_game::chance::commitment;
use sztab_game::document::{False, Misdeal, Step, Unchecked, public_fingerprint};
use sztab_game::{Game, Intervention, Kind, LineNumber, Refused, SeatFile, Side};
use sztab_store::{Entry, Game as Record, GameId, Seq, Snapshot, Status};

use super::fold::counting_lines;
use super::session::{Beginning, kept_result};
use super::{Line, LobbyOptions, Referee, RefereeError};

/// The outcome of checking a game or a record.
pub enum Proof {
    /// The record is true.
    True(Proven),
    /// Something is.
    False(Disproof),
}

/// The facts that were checked and found right.
pub struct Proven {
    /// Which game was played.
    pub kind: Kind,
    /// Number of steps.
    pub steps: usize,
    /// Number of steps with a fingerprint; all of these are right. 0 for a log, which has none.
    pub fingerprints: usize,
    /// The published commitment to the seed, if known.
    pub commitment: Option<String>,
    /// The seed was told, it is the one that was committed to if that is known, and it deals the piles.
    pub has_seed: bool,
    /// The game is over, as was said.
    pub has_result: bool,
    /// The parts that could not be checked.
    pub unchecked: Vec<Unchecked>,
    /// Comparison with a log that we keep.
    pub compared: Compared,
}

/// Comparison of something that was checked with the logs that we keep.
pub enum Compared {
    /// It is a log that we keep.
    Own {
        /// Which.
        game: GameId,
    },
    /// It is a record of what we keep.
    Same {
        game: GameId,
        /// True if the log goes on, or went another way after this.
        is_part: bool,
    },
    /// It does not say of which game it is.
    Unnamed,
    /// It names a game that the asker may not see, or that is not in our store.
    Elsewhere {
        /// The number that it says.
        game: i64,
    },
}

/// The first thing that is false.
pub struct Disproof {
    /// The game, if it is one that we keep.
    pub game: Option<GameId>,
    /// Which game was played.
    pub kind: Box<Kind>,
    /// The game before its first step, by which sides are named.
    pub beginning: Box<dyn Game>,
    /// The line of the text, if it was read from one.
    pub line: Option<usize>,
    /// The step, if it is one.
    pub step: Option<Box<Step>>,
    /// The mistake.
    pub what: Doubt,
}

/// The kind of falsehood.
pub enum Doubt {
    /// Something that the record or log says by itself.
    Itself(False),
    /// Our log has another step there, or none.
    OtherStep(Option<Box<Step>>),
    /// In our log something else came to light there.
    OtherDeal,
    /// It is not the seed that we have published.
    OtherSeed,
    /// Something else was published about the seed: this.
    OtherCommitment(String),
    /// The game was played with other data, such as other factions.
    OtherFactions,
    /// Another user played a side.
    OtherPlayer {
        side: Side,
        /// The name of that user.
        player: String,
    },
    /// A line of our log is no action.
    NoAction {
        /// The number of the step.
        number: usize,
        /// The text it gives.
        text: String,
    },
    /// The position that we keep is not the one that the log leads to.
    Kept {
        /// The step that it was kept after.
        number: usize,
    },
    /// The file of a side's faction is not the one that the game began with.
    Faction(Side),
}

/// A log that was played again.
pub(super) struct Replayed {
    /// The steps of the game.
    pub steps: Vec<Step>,
    /// The public view after each step, as [`public_fingerprint`] shortens it.
    pub seen: Vec<String>,
    /// Where it ends.
    pub end: Box<dyn Game>,
}

impl Beginning {
    /// Which side has data that are not those of the seat.
    pub(super) fn other_data<'a>(&'a self, record: &'a Record) -> impl Iterator<Item = (Side, &'a SeatFile)> {
        let seats = record.seats.iter().zip((0..).map(Side).zip(&self.files));
        seats.filter(|(seat, (_, file))| seat.faction_hash.as_deref() != Some(&file.data().hash())).map(|(_, it)| it)
    }

    /// The first thing that is false about a game of this beginning.
    pub(super) fn disproof(&self, game: GameId, what: Doubt) -> Disproof {
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
    fn at(self, step: Step) -> Self {
        Self { step: Some(Box::new(step)), ..self }
    }
}

impl Referee {
    /// Checks a game that we keep: the log against the rules, and the position that is kept beside it; once the game is
    /// over also the seed against what was published, what was dealt against the seed, and the result. Nothing is said
    /// about seed and deal before.
    ///
    /// # Errors
    ///
    /// If the game has not begun, or what it began with cannot be read.
    pub async fn verify_game(&self, id: GameId) -> Result<Proof, RefereeError> {
        let record = self.store().game(id).await?;
        let beginning = self.beginning_of(&record).await?;
        // The log is read last, so that it has every line that anything else was made from.
        let kept = self.store().latest_snapshot(id).await?;
        let log = self.store().log(id).await?;
        let checked = tokio::task::spawn_blocking(move || check(&record, &beginning, kept, &log)).await;
        checked.map_err(|error| RefereeError::Broken { game: id, reason: error.to_string() })
    }

    /// The opening of a game, checked to be playable.
    pub(super) async fn beginning_of(&self, record: &Record) -> Result<Beginning, RefereeError> {
        Beginning::of(self.store(), record, self.kinds).await
    }
}

fn check(record: &Record, beginning: &Beginning, kept: Option<(Seq, Snapshot)>, log: &[Entry]) -> Proof {
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
) -> Result<Proven, Disproof> {
    let id = record.id;
    let is_false = |what| beginning.disproof(id, what);
    if let Some((side, _)) = beginning.other_data(record).next() {
        return Err(is_false(Doubt::Faction(side)));
    }
    let is_over = record.status == Status::Over;
    if is_over {
        prove_shuffle(record, beginning).map_err(|what| is_false(Doubt::Itself(what)))?;
    }
    let replayed = replay_lines(id, beginning, &counting_lines(log))?;
    if let Some((seq, kept)) = kept {
        let until: Vec<Entry> = log.iter().take_while(|entry| entry.seq <= seq).cloned().collect();
        let then = self::replay_lines(id, beginning, &counting_lines(&until))?;
        let is_right = then.end.fingerprint() == kept.fingerprint;
        let restored = beginning.game.restore(&kept.state);
        if !is_right || restored.is_none_or(|game| game.fingerprint() != kept.fingerprint) {
            return Err(is_false(Doubt::Kept { number: then.steps.len() }));
        }
    }
    if is_over {
        let (said, came) = (kept_result(record), replayed.end.outcome());
        if said.is_none() || said != came {
            let said = said.map_or_else(|| replayed.end.sides(), |said| said.winners());
            let what = False::Result { said, came: came.map(|came| came.winners()) };
            return Err(is_false(Doubt::Itself(what)));
        }
    }
    Ok(Proven {
        kind: beginning.kind,
        steps: replayed.steps.len(),
        fingerprints: 0,
        commitment: record.started.as_ref().map(|started| started.commitment.clone()),
        has_seed: is_over,
        has_result: is_over,
        unchecked: if is_over { Vec::new() } else { vec![Unchecked::Running] },
        compared: Compared::Own { game: id },
    })
}

/// The seed is the one that was committed to, and it deals the opening.
pub(super) fn prove_shuffle(record: &Record, beginning: &Beginning) -> Result<(), False> {
    let Some(started) = &record.started else { return Ok(()) };
    let came = commitment(&started.seed.0);
    if came != started.commitment {
        return Err(False::Seed(came));
    }
    let data = beginning.data();
    let terms = LobbyOptions::of(record).map(|options| options.terms).unwrap_or_default();
    match beginning.kind.deal(&data, &terms, &started.seed.0) {
        Ok(dealt) => {
            beginning.kind.misdeal(&data, &beginning.opening, &dealt).map_or(Ok(()), |it| Err(False::Deal(it)))
        }
        Err(unfit) => Err(False::Deal(Misdeal { side: None, place: 1, told: unfit.to_string() })),
    }
}

/// Plays lines of a log again, up to the first that was not possible.
pub(super) fn replay_lines(id: GameId, beginning: &Beginning, lines: &[&Entry]) -> Result<Replayed, Disproof> {
    let mut replay = Replay { game: beginning.game.clone(), offer: None };
    let (mut steps, mut seen) = (Vec::with_capacity(lines.len()), Vec::with_capacity(lines.len()));
    for (entry, number) in lines.iter().zip(1..) {
        let is_false = |what| beginning.disproof(id, what);
        let side = Side(entry.side);
        let line = read_step(entry, replay.game.as_ref())
            .ok_or_else(|| is_false(Doubt::NoAction { number, text: entry.line.clone() }))?;
        let step = Step { number, side, line, before: replay.game.clone() };
        if let Err(what) = replay.carry_out(&step, LineNumber(entry.seq.0)) {
            return Err(is_false(what).at(step));
        }
        steps.push(step);
        seen.push(self::public_fingerprint(replay.game.as_ref()));
    }
    Ok(Replayed { steps, seen, end: replay.game })
}

/// A line of a log in its canonical form, if it is a step of a side in the session.
pub(super) fn read_step(entry: &Entry, game: &dyn Game) -> Option<String> {
    let side = Side(entry.side);
    if !game.sides().contains(side) {
        return None;
    }
    if Line::outside(&entry.line).is_some() {
        return Some(entry.line.trim().to_owned());
    }
    game.read(side, &entry.line).ok()
}

/// A game that is played again from its log.
struct Replay {
    game: Box<dyn Game>,
    /// The side whose offer of a draw is open. It stands until another side does anything but accept it.
    offer: Option<Side>,
}

impl Replay {
    fn carry_out(&mut self, step: &Step, number: LineNumber) -> Result<(), Doubt> {
        let side = step.side;
        let no_action = || Doubt::NoAction { number: step.number, text: step.line.clone() };
        let Some(line) = Line::outside(&step.line) else {
            self.game.play(side, &step.line, number).map_err(|refused| match refused {
                Refused::Illegal(denied) => Doubt::Itself(False::Refused(denied)),
                Refused::Unreadable(_) => no_action(),
            })?;
            self.has_answered(side);
            return Ok(());
        };
        match line {
            Line::DrawOffer => return self.offer_draw(side).map_err(Doubt::Itself),
            Line::DrawAccept => self.check_accepting(side).map_err(Doubt::Itself)?,
            Line::Action(_)
            | Line::Resign
            | Line::Claim(_)
            | Line::Time
            | Line::Award
            | Line::AwardDraw
            | Line::AwardNone => {}
        }
        let intervention = line.intervention(&*self.game, side).ok_or_else(no_action)?;
        self.game.intervene(intervention).map_err(|denied| Doubt::Itself(False::Refused(denied)))?;
        match intervention {
            Intervention::RanOut(_) => self.has_answered(side),
            Intervention::Resigned(_)
            | Intervention::Agreed
            | Intervention::Forfeited(_)
            | Intervention::Adjudicated(_) => self.offer = None,
        }
        Ok(())
    }

    fn check_accepting(&self, side: Side) -> Result<(), False> {
        self.check_goes_on(side)?;
        if self.offer.is_none_or(|offerer| offerer == side) { Err(False::NoOffer) } else { Ok(()) }
    }

    fn offer_draw(&mut self, side: Side) -> Result<(), False> {
        self.check_goes_on(side)?;
        if self.offer == Some(side) {
            return Err(False::OfferOpen);
        }
        self.offer = Some(side);
        Ok(())
    }

    /// No draw is offered or accepted once the game is over.
    fn check_goes_on(&self, side: Side) -> Result<(), False> {
        match self.game.outcome() {
            Some(_) => self.game.check_turn(side).map_err(False::Refused),
            None => Ok(()),
        }
    }

    /// A side has done something else than to accept.
    fn has_answered(&mut self, side: Side) {
        if self.offer != Some(side) || self.game.outcome().is_some() {
            self.offer = None;
        }
    }
}
