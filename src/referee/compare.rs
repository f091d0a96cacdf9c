//! A record that somebody brings, checked by itself and against the log that it says it is of.

use std::sync::Arc;

use crate::games::neuroshima::rules::notation::{
    FalseStep, Falsehood, Record as Written, Unchecked, Verified, plain_name,
};
use crate::games::neuroshima::rules::{Catalogue, Side};
use crate::store::{ChannelId, Entry, Game as Record, GameId, GuildId, Status, StoreError, UserId};

use super::fold::counting;
use super::table::Start;
use super::verify::{Replayed, parse_step, replayed};
use super::{Compared, Disproof, Doubt, Proof, Proven, Referee, RefereeError};

/// Where somebody asks, and who: nobody is told about games that are played elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// Who asks.
    pub user: UserId,
}

/// A game that we keep, with its log.
struct Kept {
    record: Record,
    start: Start,
    log: Vec<Entry>,
}

impl Referee {
    /// Checks a record by itself. One that says it is of a game which we keep is compared with our log, for those who
    /// play that game, or in the channel where it is played. Of a game that is going on it is compared with what
    /// everybody has seen, and with nothing else: an answer must not tell whether somebody has guessed what lies in
    /// a pile.
    ///
    /// # Errors
    ///
    /// [`RefereeError::UnreadableRecord`], or if the store is out of reach.
    pub async fn verify_record(&self, text: &str, from: Place) -> Result<Proof, RefereeError> {
        let kept = match Written::game_noted(text) {
            Some(number) => self.kept(GameId(number), from).await?,
            None => None,
        };
        let (text, mut armies) = (text.to_owned(), self.armies().clone());
        // A game keeps the armies that it began with, whatever has become of them.
        for army in kept.iter().flat_map(|kept| kept.start.roster.sides().map(|side| kept.start.roster.army(side))) {
            armies.add(army.clone());
        }
        // A record is played to its end, which may take a while.
        let checked = tokio::task::spawn_blocking(move || check(&text, &armies, kept.as_ref())).await;
        checked.map_err(|error| RefereeError::Broken { game: GameId(0), reason: error.to_string() })?
    }

    /// A game with its log, if it is for whoever asks.
    async fn kept(&self, id: GameId, from: Place) -> Result<Option<Kept>, RefereeError> {
        let record = match self.store().game(id).await {
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
        let start = self.beginning_of(&record).await?;
        let log = self.store().log(id).await?;
        Ok(Some(Kept { record, start, log }))
    }
}

fn check(text: &str, armies: &Catalogue, kept: Option<&Kept>) -> Result<Proof, RefereeError> {
    let written = Written::parse(text, armies).map_err(RefereeError::UnreadableRecord)?;
    let verified = written.verify();
    let compared = match (kept, written.game) {
        (Some(kept), _) => kept.compare(&written, verified.as_ref()),
        (None, Some(game)) => Ok(Compared::Elsewhere { game }),
        (None, None) => Ok(Compared::Unnamed),
    };
    let itself = |falsehood: Falsehood| Disproof {
        game: None,
        roster: Arc::clone(written.position.roster()),
        line: (falsehood.line > 0).then_some(falsehood.line),
        step: falsehood.step,
        what: Doubt::Itself(falsehood.what),
    };
    Ok(match (verified, compared) {
        // What the log has there says more than that something is wrong.
        (_, Err(disproof)) => Proof::False(disproof),
        (Err(falsehood), Ok(_)) => Proof::False(itself(falsehood)),
        (Ok(verified), Ok(compared)) => Proof::True(proven(&written, verified, compared)),
    })
}

fn proven(written: &Written, verified: Verified, compared: Compared) -> Proven {
    let has_seed = written.seed.is_some();
    let is_compared = matches!(compared, Compared::Same { .. });
    // What our log vouches for needs no fingerprint.
    let unchecked = verified.unchecked.into_iter();
    let unchecked = unchecked.filter(|left| !(is_compared && matches!(left, Unchecked::NoFingerprint(_))));
    Proven {
        steps: verified.came.len(),
        fingerprints: verified.fingerprints,
        commitment: written.commitment.clone(),
        has_seed,
        has_result: written.result.is_some(),
        unchecked: unchecked.collect(),
        compared,
    }
}

impl Kept {
    /// Compares a record with the log: what comes before the first thing that is false in the record by itself.
    fn compare(&self, written: &Written, verified: Result<&Verified, &Falsehood>) -> Result<Compared, Disproof> {
        let game = self.record.id;
        self.compare_head(written)?;
        let is_head = verified.is_err_and(|falsehood| falsehood.step.is_none() && falsehood.is_before_the_steps());
        if is_head {
            return Ok(Compared::Unnamed);
        }
        let (ours, is_now) = self.version_of(written)?;
        let is_false = |index: usize, what| {
            let act = &written.acts[index];
            let before = match ours.steps.get(index) {
                Some(step) => step.before.clone(),
                None => ours.end.game(),
            };
            let step = FalseStep { number: index + 1, side: act.side, act: act.act, before };
            let line = (act.line > 0).then_some(act.line);
            Disproof { line, step: Some(Box::new(step)), ..Disproof::new(game, &self.start.roster, what) }
        };
        // Behind what is impossible in itself nothing can be compared.
        let last = match verified {
            Err(Falsehood { step: Some(step), .. }) => step.number,
            _ => written.acts.len(),
        };
        for (index, act) in written.acts.iter().enumerate().take(last) {
            match ours.steps.get(index) {
                Some(step) if (step.side, step.act) == (act.side, act.act) => {}
                other => return Err(is_false(index, Doubt::OtherStep(other.cloned().map(Box::new)))),
            }
            let came = verified.ok().and_then(|verified| verified.came.get(index));
            if came.is_some_and(|came| Some(came) != ours.seen.get(index)) {
                return Err(is_false(index, Doubt::OtherTiles));
            }
        }
        Ok(Compared::Same { game, is_part: !is_now })
    }

    fn compare_head(&self, written: &Written) -> Result<(), Disproof> {
        let is_false = |what| Err(Disproof::new(self.record.id, &self.start.roster, what));
        let (ours, theirs) = (&self.start.roster, written.position.roster());
        if ours.sides().map(|side| &ours.army(side).hash).ne(theirs.sides().map(|side| &theirs.army(side).hash)) {
            return is_false(Doubt::OtherArmies);
        }
        // A seat that was handed over had another name in records that were made before.
        let is_handed_over = |side: Side| {
            let seat = self.record.seats.iter().find(|seat| seat.seat == side.0);
            self.log.iter().any(|entry| entry.side == side.0 && seat.is_some_and(|seat| seat.user != entry.actor))
        };
        for (side, said) in ours.sides().zip(&written.players).filter(|(side, _)| !is_handed_over(*side)) {
            let player =
                self.record.seats.iter().find(|seat| seat.seat == side.0).map_or("", |seat| seat.name.as_str());
            if said.as_deref().is_some_and(|said| Some(said) != plain_name(player).as_deref()) {
                return is_false(Doubt::OtherPlayer { side, player: player.to_owned() });
            }
        }
        let Some(started) = &self.record.started else { return Ok(()) };
        if written.commitment.as_ref().is_some_and(|said| *said != started.commitment) {
            return is_false(Doubt::OtherCommitment(started.commitment.clone()));
        }
        // Before the end no seed is the one that was published, whichever it is.
        let is_published = self.record.status == Status::Over && !self.record.is_sealed;
        if written.seed.is_some_and(|seed| !is_published || seed != started.seed.0) {
            return is_false(Doubt::OtherSeed);
        }
        Ok(())
    }

    /// Our log as it stood when the record was made, and whether it stands so now: what was taken back later counted
    /// then.
    fn version_of(&self, written: &Written) -> Result<(Replayed, bool), Disproof> {
        let game = self.record.id;
        let begins_so = |lines: &[&Entry]| {
            let theirs = written.acts.iter().map(|act| (act.side, Some(act.act)));
            let ours = lines.iter().map(|entry| (Side(entry.side), parse_step(entry, &self.start)));
            lines.len() >= written.acts.len() && ours.zip(theirs).all(|(ours, theirs)| ours == theirs)
        };
        let now = counting(&self.log);
        let then = (0..self.log.len()).rev().map(|end| counting(&self.log[..end])).find(|lines| begins_so(lines));
        match then {
            Some(then) if !begins_so(&now) => Ok((replayed(game, &self.start, &then)?, false)),
            _ => Ok((replayed(game, &self.start, &now)?, now.len() == written.acts.len())),
        }
    }
}
