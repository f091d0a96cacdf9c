//! Examines everything in a database: whether the data stored besides the logs matches the result of the logs.
//!
//! The examination is meant for the operator, who can read the database anyway: unlike the check available to players
//! (`verify.rs`), it includes the shuffle of games in play. It reads as many games at once as there are processors,
//! writes nothing, and makes no assumptions about the data.

use std::path::Path;
use std::thread::available_parallelism;

use futures::{TryStreamExt as _, stream};

use sztab_game::document::FalseStatementKind;
use sztab_game::{InvalidSetup, Kind, Outcome, SeatData, SeatFile};
use sztab_store::{Entry, FactionData, Game as Record, GameId, Seq, Snapshot, Status, Store, StoreError, examine_file};

use super::clock::Clock;
use super::fold::lines_in_force;
use super::session::{Beginning, stored_result};
use super::verify::{Disproof, DisproofKind, prove_shuffle, replay_lines};
use super::{LobbyOptions, Referee, RefereeError, Session};

/// A finding, in words for the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The game that the finding concerns, if any.
    pub game: Option<GameId>,
    /// The line of that game's log, if any.
    pub line: Option<Seq>,
    /// The expected and the actual state.
    pub what: String,
    /// True for a note that does not report a problem.
    pub is_note: bool,
}

/// A report from the examination of a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExaminationEvent<'a> {
    /// A finding.
    Found(&'a Finding),
    /// The progress of the examination.
    Games {
        /// Games examined so far.
        done: u64,
        /// Games in the database.
        all: u64,
    },
}

impl ExaminationEvent<'_> {
    /// The finding; `None` for other reports.
    #[must_use]
    pub fn finding(&self) -> Option<&Finding> {
        match self {
            Self::Found(finding) => Some(finding),
            Self::Games { .. } => None,
        }
    }
}

/// The extent and the result of an examination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Examination {
    /// The schema version of the file.
    pub schema: i64,
    /// Number of games, including lobbies.
    pub games: u64,
    /// Number of games replayed from their logs.
    pub replayed: u64,
    /// Number of lines in the logs of those games.
    pub lines: u64,
    /// Number of problems found.
    pub problems: u64,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(game) = self.game {
            write!(formatter, "game {game}: ")?;
        }
        if let Some(line) = self.line {
            write!(formatter, "line {line}: ")?;
        }
        formatter.write_str(&self.what)
    }
}

impl Finding {
    fn for_game(game: GameId, what: impl Into<String>) -> Self {
        Self { game: Some(game), line: None, what: what.into(), is_note: false }
    }

    fn for_file(what: impl Into<String>) -> Self {
        Self { game: None, line: None, what: what.into(), is_note: false }
    }

    fn at_line(self, line: Option<Seq>) -> Self {
        Self { line, ..self }
    }
}

/// Examines a database: the file, its references, the factions, then every game. Findings are reported as they occur.
/// The database is not changed. A bot may be writing to it, unless `is_still`. A database with an older schema is
/// examined as an upgraded copy. Copies are placed next to `near`, if there is room.
///
/// # Errors
///
/// If the file is not one of our databases, comes from a newer program, or cannot be read at all;
/// [`StoreError::NotExamined`] if there is no folder for a copy.
pub async fn examine(
    path: &Path,
    near: &Path,
    is_still: bool,
    kinds: &'static [Kind],
    mut tell: impl FnMut(ExaminationEvent<'_>),
) -> Result<Examination, StoreError> {
    let file = examine_file(path, is_still).await?;
    let mut examined = Examination { schema: file.schema, ..Examination::default() };
    let mut tell = |examined: &mut Examination, news: ExaminationEvent<'_>| {
        examined.problems += u64::from(news.finding().is_some_and(|finding| !finding.is_note));
        tell(news);
    };
    for problem in file.problems {
        tell(&mut examined, ExaminationEvent::Found(&Finding::for_file(format!("the file is damaged: {problem}"))));
    }
    if file.schema == 0 {
        tell(&mut examined, ExaminationEvent::Found(&Finding::for_file("the database is empty")));
        return Ok(examined);
    }
    let is_older = file.schema < file.known;
    let opened = match examined.problems {
        0 => open_as_bot(path, near, is_older, is_still).await,
        _ if is_older => return Ok(examined),
        _ => Store::open_read_only(path, is_still).await,
    };
    let store = match opened {
        Ok(store) => store,
        Err(error @ StoreError::NotExamined { .. }) => return Err(error),
        Err(error) => {
            let reason = match error {
                StoreError::Internal(source) => source.to_string(),
                error => error.to_string(),
            };
            tell(
                &mut examined,
                ExaminationEvent::Found(&Finding::for_file(format!("a bot could not open the database: {reason}"))),
            );
            return Ok(examined);
        }
    };
    let examination = examine_all(&store, kinds, &mut examined, &mut tell).await;
    store.close().await;
    if let Err(error) = examination {
        tell(&mut examined, ExaminationEvent::Found(&Finding::for_file(format!("the rest cannot be read: {error}"))));
    }
    Ok(examined)
}

/// Opens a copy for writing, as a bot opens the file itself, then the database to examine, which is that copy if the
/// schema is older. `SQLite` is stricter when it opens a file for writing than for reading: it then examines every
/// CHECK of the schema.
async fn open_as_bot(path: &Path, near: &Path, is_older: bool, is_still: bool) -> Result<Store, StoreError> {
    let copy = Store::open_copy(path, near).await?;
    if is_older {
        return Ok(copy);
    }
    copy.close().await;
    Store::open_read_only(path, is_still).await
}

/// Examines factions and games.
async fn examine_all(
    store: &Store,
    kinds: &'static [Kind],
    examined: &mut Examination,
    tell: &mut impl FnMut(&mut Examination, ExaminationEvent<'_>),
) -> Result<(), StoreError> {
    let mut hash = String::new();
    while let Some(data) = store.find_faction_after(&hash).await? {
        let found = seat_data(&data).hash();
        let wrong = match check_data(&data, kinds) {
            Ok(()) if found == data.hash => None,
            Ok(()) => Some(format!("its text has the hash {found}")),
            Err(error) => Some(error.to_string().replace('\n', "; ")),
        };
        if let Some(wrong) = wrong {
            tell(
                examined,
                ExaminationEvent::Found(&Finding::for_file(format!(
                    "faction {} with the hash {}: {wrong}",
                    data.faction, data.hash
                ))),
            );
        }
        if data.hash <= hash {
            // With a damaged index, the iteration might never end.
            return Err(StoreError::Damaged("the factions are out of order".to_owned()));
        }
        hash = data.hash;
    }
    let (referee, all) = (Referee::new(store.clone(), kinds), store.count_games().await?);
    let numbers = stream::try_unfold(None, |last| async move {
        let Some(game) = store.find_game_after(last).await? else { return Ok(None) };
        if last.is_some_and(|last| game <= last) {
            return Err(StoreError::Damaged("the games are out of order".to_owned()));
        }
        Ok(Some((game, Some(game))))
    });
    // Several games are replayed at once; findings are reported in the order of the games.
    let at_once = available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    let looks = numbers.map_ok(|game| {
        let referee = referee.clone();
        async move {
            let looked = tokio::spawn(async move { referee.examine_game(game).await }).await;
            looked.map_err(|error| StoreError::Damaged(error.to_string()))
        }
    });
    let mut looked = std::pin::pin!(looks.try_buffered(at_once));
    while let Some((findings, replayed)) = looked.try_next().await? {
        examined.games += 1;
        if let Some(lines) = replayed {
            examined.replayed += 1;
            examined.lines += lines;
        }
        for finding in findings {
            tell(examined, ExaminationEvent::Found(&finding));
        }
        let done = examined.games;
        tell(examined, ExaminationEvent::Games { done, all });
    }
    Ok(())
}

fn seat_data(data: &FactionData) -> SeatData<'_> {
    SeatData { id: &data.faction, source: &data.source }
}

/// Checks whether any kind of game can read the data: the kind that the data were made for is not stored with them.
fn check_data(data: &FactionData, kinds: &[Kind]) -> Result<(), InvalidSetup> {
    let mut read = kinds.iter().map(|kind| kind.check_data(seat_data(data)));
    let first = read.next().unwrap_or(Ok(()));
    first.or_else(|error| read.find_map(Result::ok).ok_or(error))
}

impl Referee {
    /// Findings about one game, and the number of its lines if it was replayed.
    async fn examine_game(&self, id: GameId) -> (Vec<Finding>, Option<u64>) {
        let (mut findings, mut replayed) = (Vec::new(), None);
        match self.store().describe_stray_rows(id).await {
            Ok(strays) => findings.extend(strays.into_iter().map(|stray| Finding::for_game(id, stray))),
            Err(error) => findings.push(Finding::for_game(id, error.to_string())),
        }
        let looked = self.replay_game(id, &mut replayed).await;
        findings.extend(looked.unwrap_or_else(|error| vec![read_error_finding(id, &error)]));
        (findings, replayed)
    }

    async fn replay_game(&self, id: GameId, lines: &mut Option<u64>) -> Result<Vec<Finding>, RefereeError> {
        let record = self.store().load_game(id).await?;
        LobbyOptions::from_record(&record)?;
        if record.clock.is_some() && Clock::from_record(&record).is_none() {
            return Ok(vec![Finding::for_game(id, "the clock cannot be read")]);
        }
        if record.started.is_none() {
            return Ok(Vec::new());
        }
        let beginning = match self.load_beginning(&record).await {
            Err(RefereeError::OtherRules { version, kind, .. }) => {
                return Ok(vec![unsupported_rules_finding(&record, &kind, version)]);
            }
            read => read?,
        };
        // The log is read last, so it includes every line on which the other data are based.
        let kept = self.store().load_snapshots(id).await?;
        let log = self.store().load_log(id).await?;
        *lines = Some(u64::try_from(log.len()).unwrap_or_default());
        let is_over = record.status == Status::Over;
        let (copy, data) = (record.clone(), beginning.files.clone());
        // A damaged file may make a thread panic, but not stop the program.
        let replayed = tokio::task::spawn_blocking(move || replay(&copy, &beginning, kept, &log)).await;
        let findings = replayed.map_err(|error| RefereeError::Broken { game: id, reason: error.to_string() })?;
        if is_over && findings.is_empty() {
            return Ok(self.verify_written(record, data).await?.into_iter().collect());
        }
        Ok(findings)
    }

    /// Checks the record of a finished game in the same way as someone who reads that record would.
    async fn verify_written(&self, record: Record, files: Vec<SeatFile>) -> Result<Option<Finding>, RefereeError> {
        let id = record.id;
        let session = Session::read(self.store(), record, self.kinds).await?;
        let (kind, text) = (session.kind, self.export_record(&session).await?);
        let verified = tokio::task::spawn_blocking(move || {
            let read = kind.read_record(&text, &files.iter().map(SeatFile::data).collect::<Vec<_>>());
            let written = read.map_err(|error| format!("cannot be read: {error}"))?;
            written.checked.map(|_| ()).map_err(|falsehood| falsehood.message)
        });
        let verified = verified.await.map_err(|error| RefereeError::Broken { game: id, reason: error.to_string() })?;
        Ok(verified.err().map(|reason| Finding::for_game(id, format!("its record is not true: {reason}"))))
    }
}

/// The finding for a game that this program cannot continue.
fn unsupported_rules_finding(record: &Record, kind: &Kind, version: u32) -> Finding {
    let playable: Vec<String> = kind.info().playable.iter().map(ToString::to_string).collect();
    let playable = playable.join(", ");
    let what = format!(
        "it was begun under version {version} of the rules, and this program plays by {playable}: it is left as it is"
    );
    Finding { is_note: true, ..Finding::for_game(record.id, what) }
}

/// The finding for a game that could not be read to its end.
fn read_error_finding(game: GameId, error: &RefereeError) -> Finding {
    match error {
        RefereeError::Broken { reason, .. } => Finding::for_game(game, format!("it cannot be read back: {reason}")),
        error => Finding::for_game(game, error.to_string()),
    }
}

/// Replays a game and compares the stored data with the result.
fn replay(record: &Record, beginning: &Beginning, kept: Vec<(Seq, Snapshot)>, log: &[Entry]) -> Vec<Finding> {
    let id = record.id;
    let mut findings = Vec::new();
    for (side, data) in beginning.other_data(record) {
        let seat = record.seats.get(side.index()).and_then(|seat| seat.faction_hash.as_deref());
        let (expected, found) = (seat.unwrap_or("none"), data.data().hash());
        findings
            .push(Finding::for_game(id, format!("faction {}: expected the hash {expected}, found {found}", data.id)));
    }
    if let Err(what) = prove_shuffle(record, beginning) {
        findings.push(Finding::for_game(id, describe_misdeal(record, &what)));
    }
    let lines = lines_in_force(log);
    let end = match replay_lines(id, beginning, &lines) {
        Ok(replayed) => replayed.end,
        Err(disproof) => {
            findings.push(impossible_line_finding(id, &disproof, &lines));
            return findings;
        }
    };
    for (seq, kept) in kept {
        findings.extend(compare_snapshot(id, beginning, seq, &kept, log));
    }
    if record.status == Status::Over {
        let said = stored_result(record);
        if said.is_none() || said != end.outcome() {
            let tell = |outcome: Option<Outcome>| describe_outcome(outcome.as_ref(), beginning);
            let text = record.result.as_deref().unwrap_or("nothing");
            let (expected, found) = (tell(end.outcome()), if said.is_some() { tell(said) } else { text.to_owned() });
            let what = format!("the result: the log leads to {expected}, kept is {found}");
            findings.push(Finding::for_game(id, what).at_line(log.last().map(|entry| entry.seq)));
        }
    } else if end.outcome().is_some() && record.last == log.last().map_or(Seq::OPENING, |entry| entry.seq) {
        let what = "the log leads to the end of the game, but the game is not over";
        findings.push(Finding::for_game(id, what).at_line(Some(record.last)));
    }
    findings
}

/// Compares a stored position with the one that results from the log.
fn compare_snapshot(id: GameId, beginning: &Beginning, seq: Seq, kept: &Snapshot, log: &[Entry]) -> Option<Finding> {
    let until: Vec<Entry> = log.iter().take_while(|entry| entry.seq <= seq).cloned().collect();
    let expected = match replay_lines(id, beginning, &lines_in_force(&until)) {
        Ok(then) => then.end.fingerprint(),
        Err(disproof) => return Some(impossible_line_finding(id, &disproof, &lines_in_force(&until))),
    };
    let found = beginning.game.restore(&kept.state).map(|game| game.fingerprint());
    let is = |what: String| Some(Finding::for_game(id, what).at_line(Some(seq)));
    match found {
        _ if kept.fingerprint != expected => {
            is(format!("the kept position: the log leads to {expected}, its fingerprint says {}", kept.fingerprint))
        }
        Some(found) if found == expected => None,
        Some(found) => is(format!("the kept position: the log leads to {expected}, it comes to {found}")),
        None => is("the kept position cannot be read".to_owned()),
    }
}

/// Describes an outcome in English, with sides named by their factions.
fn describe_outcome(outcome: Option<&Outcome>, beginning: &Beginning) -> String {
    match outcome {
        Some(outcome) if outcome.is_draw() => "a draw".to_owned(),
        Some(outcome) => {
            let winners = outcome.winners().iter().filter_map(|side| beginning.files.get(side.index()));
            let winners: Vec<&str> = winners.map(|file| file.id.as_str()).collect();
            if winners.is_empty() { "nobody wins".to_owned() } else { format!("{} wins", winners.join(" and ")) }
        }
        None => "no end".to_owned(),
    }
}

/// Describes the error in the shuffle.
fn describe_misdeal(record: &Record, what: &FalseStatementKind) -> String {
    match what {
        FalseStatementKind::Seed(came) => {
            let said = record.started.as_ref().map_or("nothing", |started| &started.commitment);
            format!("the seed: published is {said}, its hash is {came}")
        }
        FalseStatementKind::Deal(misdeal) => misdeal.message.clone(),
        FalseStatementKind::Refused(_)
        | FalseStatementKind::OfferOpen
        | FalseStatementKind::NoOffer
        | FalseStatementKind::Fingerprint
        | FalseStatementKind::Result { .. } => "the shuffle is not what the seed deals".to_owned(),
    }
}

/// The finding for the first line of a log that could not be carried out. `lines` are the lines that count.
fn impossible_line_finding(id: GameId, disproof: &Disproof, lines: &[&Entry]) -> Finding {
    let number = match (&disproof.what, &disproof.step) {
        (DisproofKind::NoAction { number, .. }, _) => *number,
        (_, Some(step)) => step.number,
        _ => 0,
    };
    let entry = number.checked_sub(1).and_then(|index| lines.get(index));
    let text = entry.map_or("", |entry| entry.line.as_str());
    let impossible = |why: &dyn std::fmt::Display| format!("`{text}` is not possible there: {why}");
    let rule = disproof.kind.info().draws.map_or_else(String::new, |rule| format!(" ({rule})"));
    let why = match &disproof.what {
        DisproofKind::Itself(FalseStatementKind::Refused(refusal)) => impossible(refusal),
        DisproofKind::Itself(FalseStatementKind::OfferOpen) => {
            impossible(&format!("the offer of a draw is open already{rule}"))
        }
        DisproofKind::Itself(FalseStatementKind::NoOffer) => {
            impossible(&format!("the other side offers no draw{rule}"))
        }
        DisproofKind::Itself(_)
        | DisproofKind::OtherStep(_)
        | DisproofKind::OtherDeal
        | DisproofKind::OtherSeed
        | DisproofKind::OtherCommitment(_)
        | DisproofKind::OtherFactions
        | DisproofKind::OtherPlayer { .. }
        | DisproofKind::NoAction { .. }
        | DisproofKind::Kept { .. }
        | DisproofKind::Faction(_) => format!("`{text}` is no action of side {}", entry.map_or(0, |entry| entry.side)),
    };
    Finding::for_game(id, why).at_line(entry.map(|entry| entry.seq))
}
