//! Checks a record supplied by a user, on its own and against the log of the game that it names.

use std::borrow::Cow;
use std::collections::BTreeSet;

use sztab_game::document::{
    CheckedRecord, FalseStatement, Step, UncheckedPart, WrittenRecord, WrittenStep, plain_name,
};
use sztab_game::{Kind, LineNumber, SeatData, SeatFile, Side, TextError, secret};
use sztab_store::{ChannelId, Entry, Game as Record, GameId, GuildId, Seq, Status, StoreError, UserId};

use super::fold::{lines_in_force, undo_target};
use super::line::replay;
use super::session::Beginning;
use super::verify::{ReplayResult, read_step, replay_lines};
use super::{Comparison, Disproof, DisproofKind, Proof, Referee, RefereeError, VerifiedFacts};

/// The origin of a request: its server, channel and user. Games played elsewhere are not revealed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestOrigin {
    /// The server.
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The user who asks.
    pub user: UserId,
}

/// A stored game with its log.
struct StoredGame {
    record: Record,
    beginning: Beginning,
    log: Vec<Entry>,
}

impl Referee {
    /// Checks a record on its own. A record that names one of our games is also compared with our log, if the user
    /// plays in that game or asks in the channel where it is played. A game in play is compared only through its public
    /// view: the result must not reveal whether a player has guessed the contents of a pile.
    ///
    /// # Errors
    ///
    /// [`RefereeError::UnreadableRecord`], or if the store is unavailable.
    pub async fn verify_record(&self, text: &str, from: RequestOrigin) -> Result<Proof, RefereeError> {
        let kept = match WrittenRecord::find_game_number(text) {
            Some(number) => self.find_stored_game(GameId(number), from).await?,
            None => None,
        };
        let (referee, text) = (self.clone(), text.to_owned());
        // A record is replayed to its end, which may take a while.
        let checked = tokio::task::spawn_blocking(move || referee.check_record(&text, kept.as_ref())).await;
        checked.map_err(|error| RefereeError::Broken { game: GameId(0), reason: error.to_string() })?
    }

    /// A game with its log, if the asker may see it.
    async fn find_stored_game(&self, id: GameId, from: RequestOrigin) -> Result<Option<StoredGame>, RefereeError> {
        let record = match self.store().load_game(id).await {
            Ok(record) => record,
            Err(StoreError::NoSuchGame(_)) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let is_for = record.guild == from.guild
            && (record.channel == from.channel || record.seat_of(from.user).is_some())
            && record.started.is_some();
        if !is_for {
            return Ok(None);
        }
        let beginning = self.load_beginning(&record).await?;
        let log = self.store().load_log(id).await?;
        Ok(Some(StoredGame { record, beginning, log }))
    }

    /// Reads a record. A record that names one of our games is read as a game of the same kind. Otherwise all kinds are
    /// tried; if none fits, the error is that of the first kind.
    fn read_record(&self, text: &str, kept: Option<&StoredGame>) -> Result<(Kind, WrittenRecord), TextError> {
        let read_as = |kind: &Kind| {
            // A game keeps the files with which it started, even if they have changed since.
            let kept = kept.iter().flat_map(|kept| &kept.beginning.files);
            let data: Vec<SeatData<'_>> = self.files(kind).iter().chain(kept).map(SeatFile::data).collect();
            Ok((*kind, kind.read_record(text, &data)?))
        };
        let is_wanted = |kind: &&Kind| kept.is_none_or(|kept| kept.beginning.kind == **kind);
        let mut read = self.kinds().iter().filter(is_wanted).map(read_as);
        let nothing = || Err(TextError { line: 1, column: 1, expected: "a record".to_owned() });
        read.next().unwrap_or_else(nothing).or_else(|error| read.find_map(Result::ok).ok_or(error))
    }

    fn check_record(&self, text: &str, kept: Option<&StoredGame>) -> Result<Proof, RefereeError> {
        let (kind, written) = self.read_record(text, kept).map_err(RefereeError::UnreadableRecord)?;
        Ok(check_written(kind, &written, kept))
    }
}

fn check_written(kind: Kind, written: &WrittenRecord, kept: Option<&StoredGame>) -> Proof {
    let compared = match (kept, written.game) {
        (Some(kept), _) => kept.compare(written),
        (None, Some(game)) => Ok(Comparison::Elsewhere { game }),
        (None, None) => Ok(Comparison::Unnamed),
    };
    match (&written.checked, compared) {
        // The contradicting line of our log tells the user more than the error within the record.
        (_, Err(disproof)) => Proof::False(disproof),
        (Err(falsehood), Ok(_)) => Proof::False(Disproof {
            game: None,
            kind: Box::new(kind),
            beginning: written.beginning.clone(),
            line: (falsehood.line > 0).then_some(falsehood.line),
            step: falsehood.step.clone(),
            what: DisproofKind::Itself(falsehood.what.clone()),
        }),
        (Ok(checked), Ok(compared)) => Proof::True(summarize_proof(kind, written, checked, compared)),
    }
}

fn summarize_proof(
    kind: Kind,
    written: &WrittenRecord,
    checked: &CheckedRecord,
    compared: Comparison,
) -> VerifiedFacts {
    let is_compared = matches!(compared, Comparison::Same { .. });
    // Facts confirmed by our log do not need a fingerprint.
    let unchecked = checked.unchecked.iter();
    let unchecked = unchecked.filter(|left| !(is_compared && matches!(left, UncheckedPart::NoFingerprint(_))));
    VerifiedFacts {
        kind,
        steps: written.steps.len(),
        fingerprints: checked.fingerprints,
        commitment: written.commitment.clone(),
        has_seed: written.seed.is_some(),
        has_result: written.has_result,
        unchecked: unchecked.copied().collect(),
        compared,
    }
}

impl StoredGame {
    /// Compares a record with the log, up to the first contradiction within the record itself.
    fn compare(&self, written: &WrittenRecord) -> Result<Comparison, Disproof> {
        let game = self.record.id;
        self.compare_head(written)?;
        if written.checked.as_ref().is_err_and(FalseStatement::is_before_steps) {
            return Ok(Comparison::Unnamed);
        }
        let LogVersion { ours, closed, is_now } = self.log_at_record(written)?;
        let is_false = |index: usize, what| {
            let theirs = &written.steps[index];
            let before = ours.steps.get(index).map_or(&ours.end, |step| &step.before).clone();
            let step = Step { number: index + 1, side: theirs.side, line: theirs.words.clone(), before };
            let line = (theirs.line > 0).then_some(theirs.line);
            Disproof { line, step: Some(Box::new(step)), ..self.beginning.disproof(game, what) }
        };
        // Lines after a contradiction cannot be compared.
        let last = match &written.checked {
            Err(FalseStatement { step: Some(step), .. }) => step.number,
            _ => written.steps.len(),
        };
        for (index, theirs) in written.steps.iter().enumerate().take(last) {
            match ours.steps.get(index) {
                Some(step)
                    if step.side == theirs.side && step.line == *closed.comparable_line(index, &theirs.words) => {}
                other => return Err(is_false(index, DisproofKind::OtherStep(other.cloned().map(Box::new)))),
            }
            let came = written.checked.as_ref().ok().and_then(|checked| checked.seen.get(index));
            if came.is_some_and(|came| Some(came) != ours.seen.get(index)) {
                return Err(is_false(index, DisproofKind::OtherDeal));
            }
        }
        Ok(Comparison::Same { game, is_part: !is_now })
    }

    fn compare_head(&self, written: &WrittenRecord) -> Result<(), Disproof> {
        let is_false = |what| Err(self.beginning.disproof(self.record.id, what));
        let ours = self.beginning.data();
        if ours.iter().map(SeatData::hash).ne(written.data.iter().cloned()) {
            return is_false(DisproofKind::OtherFactions);
        }
        // After a seat was handed over, earlier records still have the former player's name.
        let is_handed_over = |side: Side| {
            let seat = self.record.seats.iter().find(|seat| seat.seat == side.0);
            self.log.iter().any(|entry| entry.side == side.0 && seat.is_some_and(|seat| seat.user != entry.actor))
        };
        let sides = self.beginning.game.sides().iter();
        for (side, said) in sides.zip(&written.players).filter(|(side, _)| !is_handed_over(*side)) {
            let player =
                self.record.seats.iter().find(|seat| seat.seat == side.0).map_or("", |seat| seat.name.as_str());
            if said.as_deref().is_some_and(|said| Some(said) != plain_name(player).as_deref()) {
                return is_false(DisproofKind::OtherPlayer { side, player: player.to_owned() });
            }
        }
        let Some(started) = &self.record.started else { return Ok(()) };
        if written.commitment.as_ref().is_some_and(|said| *said != started.commitment) {
            return is_false(DisproofKind::OtherCommitment(started.commitment.clone()));
        }
        // The seed is published only when the game is over; until then any seed in a record counts as false, even the
        // right one.
        let is_published = self.record.status == Status::Over && !self.record.is_sealed;
        if written.seed.is_some_and(|seed| !is_published || seed != started.seed.0) {
            return is_false(DisproofKind::OtherSeed);
        }
        Ok(())
    }

    /// Our log at the time when the record was made; lines that were undone later still counted then.
    fn log_at_record(&self, written: &WrittenRecord) -> Result<LogVersion, Disproof> {
        let secret = self.secret_lines();
        let begins_so = |lines: &[&Entry]| {
            let is_same = |(entry, theirs): (&&Entry, &WrittenStep)| {
                let ours = read_step(entry, self.beginning.game.as_ref());
                let is_closed = secret.contains(&LineNumber(entry.seq.0));
                theirs.side == Side(entry.side)
                    && ours.is_some_and(|ours| {
                        comparable_line(&ours, is_closed) == comparable_line(&theirs.words, is_closed)
                    })
            };
            lines.len() >= written.steps.len() && lines.iter().zip(&written.steps).all(is_same)
        };
        let now = lines_in_force(&self.log);
        let then = (0..self.log.len()).rev().map(|end| lines_in_force(&self.log[..end])).find(|lines| begins_so(lines));
        let (lines, is_now) = match then {
            Some(then) if !begins_so(&now) => (then, false),
            _ => (now.clone(), now.len() == written.steps.len()),
        };
        let mut ours = replay_lines(self.record.id, &self.beginning, &lines)?;
        let closed = SecretSteps(lines.iter().map(|entry| secret.contains(&LineNumber(entry.seq.0))).collect());
        for (index, step) in ours.steps.iter_mut().enumerate() {
            step.line = closed.comparable_line(index, &step.line).into_owned();
        }
        Ok(LogVersion { ours, closed, is_now })
    }

    /// Lines seen only by their own side: those that are closed now, or were closed when they were undone.
    fn secret_lines(&self) -> BTreeSet<LineNumber> {
        let mut secret = BTreeSet::new();
        if self.record.status == Status::Over {
            return secret;
        }
        // The game after each line that counts.
        let mut games = vec![(Seq::OPENING, self.beginning.game.clone())];
        for entry in &self.log {
            let mut game = games.last().map_or(&self.beginning.game, |(_, game)| game).clone();
            if let Some(to) = undo_target(&entry.line) {
                secret.extend(game.closed_lines().into_iter().filter(|line| line.0 > to.0));
                games.retain(|&(seq, _)| seq <= to);
            } else if replay(&mut *game, self.record.id, entry).is_ok() {
                games.push((entry.seq, game));
            } else {
                // The comparison reports the line that cannot be replayed.
                break;
            }
        }
        secret.extend(games.last().iter().flat_map(|(_, game)| game.closed_lines()));
        secret
    }
}

/// Our log at the time of a record. Lines that are still secret are in closed form.
struct LogVersion {
    ours: ReplayResult,
    closed: SecretSteps,
    /// True if this is the current state of the log.
    is_now: bool,
}

/// True for each step that is still secret.
struct SecretSteps(Vec<bool>);

impl SecretSteps {
    /// A line of a record as used for comparison. A secret line is reduced to what the other players know, so that the
    /// result does not reveal a correct guess.
    fn comparable_line<'a>(&self, index: usize, line: &'a str) -> Cow<'a, str> {
        comparable_line(line, self.0.get(index).copied().unwrap_or_default())
    }
}

fn comparable_line(line: &str, is_closed: bool) -> Cow<'_, str> {
    if is_closed { Cow::Owned(secret::closed_line(line)) } else { Cow::Borrowed(line) }
}
