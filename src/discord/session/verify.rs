//! The outcome of verifying a game or a record, as text.

use serenity::all::Attachment;

use sztab_game::document::{FalseStatementKind, Step, UncheckedPart};
use sztab_game::view::{DealProof, ExportState};
use sztab_game::{Language, Side, Sides};
use sztab_referee::{Comparison, Disproof, DisproofKind, Line, Proof, Secret, VerifiedFacts, VerifiedFrom};
use sztab_store::{ChannelId, GameId, GuildId, Status};
use sztab_words::{text, word};

use crate::discord::say::answer::{Answer, File, shorten};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::escape_name;
use crate::discord::say::subject::Position;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language, find_theme};
use crate::discord::session::command::files::{ExpectedContent, read_attachment};
use crate::discord::session::command::place::find_newest_session;
use crate::discord::session::guide::Trail;

use super::what_if::begin_what_if;

/// Maximum length of a quotation from a user's text, in characters.
const MAX_QUOTED_CHARACTERS: usize = 60;

/// The object of a verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VerifiedObject {
    /// A game in the database.
    Game(GameId),
    /// A record that a user has supplied.
    Record,
}

/// The reply: the parts that were checked and those that could not be, or the first false one.
pub fn verification_answer(language: Language, asked: VerifiedObject, proof: &Proof) -> Answer {
    let lines = match proof {
        Proof::True(proven) => proof_lines(language, proven),
        Proof::False(disproof) => disproof_lines(language, asked, disproof),
    };
    Answer::sentence(lines.join("\n"))
}

fn proof_lines(language: Language, proven: &VerifiedFacts) -> Vec<String> {
    let steps = || ("steps", proven.steps.into());
    let is_running = proven.unchecked.contains(&UncheckedPart::Running);
    let title = match &proven.compared {
        Comparison::Own { game } if is_running => text(language, "verify-running", &[("game", game.0.into())]),
        Comparison::Own { game } => text(language, "verify-over", &[("game", game.0.into())]),
        Comparison::Same { game, is_part: false } => text(language, "verify-same", &[("game", game.0.into())]),
        Comparison::Same { game, is_part: true } => text(language, "verify-part", &[("game", game.0.into()), steps()]),
        Comparison::Unnamed | Comparison::Elsewhere { .. } => word(language, "verify-itself"),
    };
    let mut lines = vec![title, text(language, "verify-steps", &[steps()])];
    if proven.fingerprints > 0 {
        lines.push(text(language, "verify-fingerprints", &[("number", proven.fingerprints.into())]));
    }
    if let Comparison::Own { .. } = proven.compared {
        lines.push(word(language, "verify-kept"));
    }
    if let Some(commitment) = &proven.commitment {
        // A record's statements about itself do not prove anything to a reader who has only the record.
        let is_ours = matches!(proven.compared, Comparison::Own { .. } | Comparison::Same { .. });
        let key = match (proven.has_seed, is_ours) {
            (true, true) => "verify-seed",
            (true, false) => "verify-seed-noted",
            (false, true) => "verify-commitment",
            (false, false) => "verify-commitment-noted",
        };
        lines.push(text(language, key, &[("commitment", commitment.clone().into())]));
    }
    if proven.has_seed {
        lines.push(proven.kind.view().proof_of_deal(language, DealProof::Right));
    }
    if proven.has_result {
        lines.push(word(language, "verify-result"));
    }
    lines.extend(proven.unchecked.iter().map(|&left| unchecked_text(language, proven, left)));
    match proven.compared {
        Comparison::Unnamed => lines.push(word(language, "verify-unnamed")),
        Comparison::Elsewhere { game } => lines.push(text(language, "verify-elsewhere", &[("game", game.into())])),
        Comparison::Own { .. } | Comparison::Same { .. } => {}
    }
    lines
}

/// The text about a part that could not be checked, with the reason.
fn unchecked_text(language: Language, proven: &VerifiedFacts, unchecked: UncheckedPart) -> String {
    match unchecked {
        UncheckedPart::Running => proven.kind.view().proof_of_deal(language, DealProof::Secret),
        UncheckedPart::CutOff => word(language, "verify-open-end"),
        UncheckedPart::NoSeed => word(language, "verify-open-seed"),
        UncheckedPart::NoCommitment => word(language, "verify-open-commitment"),
        UncheckedPart::NoFingerprint(steps) => text(language, "verify-open-fingerprints", &[("number", steps.into())]),
        UncheckedPart::NoResult => word(language, "verify-open-result"),
        UncheckedPart::OtherRules { played, .. } => text(language, "verify-open-rules", &[("version", played.into())]),
    }
}

fn disproof_lines(language: Language, asked: VerifiedObject, disproof: &Disproof) -> Vec<String> {
    let mut lines = vec![match asked {
        VerifiedObject::Game(game) => text(language, "verify-false-game", &[("game", game.0.into())]),
        VerifiedObject::Record => word(language, "verify-false-record"),
    }];
    if let Some(step) = &disproof.step {
        let arguments = [
            ("number", step.number.into()),
            ("faction", faction_name(language, disproof, step.side).into()),
            ("action", step_phrase(language, disproof, step).into()),
        ];
        lines.push(text(language, "verify-false-step", &arguments));
    }
    lines.push(disproof_reason(language, disproof));
    if let Some(line) = disproof.line {
        lines.push(text(language, "verify-false-line", &[("line", line.into())]));
    }
    lines
}

fn disproof_reason(language: Language, disproof: &Disproof) -> String {
    let game = disproof.game.map_or(0, |game| game.0);
    let faction = |side| faction_name(language, disproof, side);
    match &disproof.what {
        DisproofKind::Itself(what) => falsehood_text(language, disproof, what),
        DisproofKind::OtherStep(Some(ours)) => {
            let arguments =
                [("faction", faction(ours.side).into()), ("action", step_phrase(language, disproof, ours).into())];
            text(language, "verify-why-other-step", &arguments)
        }
        DisproofKind::OtherStep(None) => word(language, "verify-why-no-step"),
        DisproofKind::OtherDeal => disproof.kind.view().proof_of_deal(language, DealProof::OtherStep),
        DisproofKind::OtherSeed => text(language, "verify-why-other-seed", &[("game", game.into())]),
        DisproofKind::OtherCommitment(ours) => {
            let arguments = [("game", game.into()), ("commitment", ours.clone().into())];
            text(language, "verify-why-other-commitment", &arguments)
        }
        DisproofKind::OtherFactions => text(language, "verify-why-factions", &[("game", game.into())]),
        DisproofKind::OtherPlayer { side, player } => {
            let arguments = [
                ("game", game.into()),
                ("faction", faction(*side).into()),
                ("player", escape_name(&shorten(player, MAX_QUOTED_CHARACTERS)).into()),
            ];
            text(language, "verify-why-player", &arguments)
        }
        DisproofKind::NoAction { number, text: line } => {
            let line = shorten(&line.replace('`', "'"), MAX_QUOTED_CHARACTERS);
            text(language, "verify-why-no-action", &[("number", (*number).into()), ("line", line.into())])
        }
        DisproofKind::Kept { number } => text(language, "verify-why-kept", &[("number", (*number).into())]),
        DisproofKind::Faction(side) => text(language, "verify-why-faction", &[("faction", faction(*side).into())]),
    }
}

/// The text about a false statement that can be detected without a log.
fn falsehood_text(language: Language, disproof: &Disproof, what: &FalseStatementKind) -> String {
    let view = disproof.kind.view();
    match what {
        FalseStatementKind::Seed(came) => text(language, "verify-why-seed", &[("hash", came.clone().into())]),
        FalseStatementKind::Deal(misdeal) => {
            view.proof_of_deal(language, DealProof::Wrong { game: disproof.beginning.as_ref(), misdeal })
        }
        FalseStatementKind::Refused(denied) => match &disproof.step {
            Some(step) => view.proof_refusal(language, step, denied),
            None => word(language, "verify-why-fingerprint"),
        },
        FalseStatementKind::OfferOpen => word(language, "verify-why-offer-open"),
        FalseStatementKind::NoOffer => word(language, "verify-why-no-offer"),
        FalseStatementKind::Fingerprint => word(language, "verify-why-fingerprint"),
        FalseStatementKind::Result { said, came } => {
            let came =
                came.map_or_else(|| word(language, "verify-ending-open"), |came| result_text(language, disproof, came));
            let arguments = [("said", result_text(language, disproof, *said).into()), ("came", came.into())];
            text(language, "verify-why-result", &arguments)
        }
    }
}

/// The result as text: a draw, or the factions of the sides that came first.
fn result_text(language: Language, disproof: &Disproof, first: Sides) -> String {
    if first == disproof.beginning.sides() {
        return word(language, "verify-ending-draw");
    }
    let winners: Vec<String> = first.iter().map(|side| faction_name(language, disproof, side)).collect();
    let winners = winners.join(&word(language, "list-comma"));
    text(language, "verify-ending-won", &[("faction", winners.into())])
}

fn faction_name(language: Language, disproof: &Disproof, side: Side) -> String {
    disproof.kind.view().proof_side(language, disproof.beginning.as_ref(), side)
}

fn step_phrase(language: Language, disproof: &Disproof, step: &Step) -> String {
    let key = match Line::parse_non_action(&step.line) {
        Some(Line::Resign) => "verify-act-resign",
        Some(Line::DrawOffer) => "verify-act-draw-offer",
        Some(Line::DrawAccept) => "verify-act-draw-accept",
        Some(Line::Claim(_)) => "verify-act-claim",
        Some(Line::Time) => "verify-act-time",
        Some(Line::Award) => "verify-act-award",
        Some(Line::AwardDraw) => "verify-act-award-draw",
        Some(Line::AwardNone) => "verify-act-award-none",
        Some(Line::Action(_)) | None => return disproof.kind.view().proof_step(language, step),
    };
    word(language, key)
}

/// Exports the record and position as files, with public information only.
#[poise::command(slash_command, guild_only)]
pub async fn export(context: Context<'_>) -> Result<(), Failure> {
    let exported = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let session = find_newest_session(context).await?;
        let game = session.record.id;
        let record = bot.referee.export_record(&session).await?;
        let position = session.public_position();
        let files = vec![
            File { name: format!("game-{game}-record.txt"), bytes: record.into_bytes() },
            File { name: format!("game-{game}-position.txt"), bytes: position.into_bytes() },
        ];
        let exported = match (session.game().outcome().is_some(), session.record.is_sealed) {
            (false, _) => ExportState::Running,
            (true, true) => ExportState::Sealed,
            (true, false) => ExportState::Over,
        };
        Ok(Answer { files, ..Answer::sentence(session.view().export_heading(language, exported)) })
    };
    answer(context, Box::pin(exported)).await
}

/// Sets up a position from a file for private study.
#[poise::command(slash_command, guild_only)]
pub async fn import(context: Context<'_>, file: Attachment) -> Result<(), Failure> {
    let imported = async {
        let (bot, theme) = (context.data(), find_theme(context).await);
        let text = read_attachment(bot, &file, ExpectedContent::Position, theme.language).await?;
        let user = context.user();
        let id = bot.referee.store_study(user, &text, bot.now()).await?;
        let session = bot.referee.load_study(id).await?.ok_or(Failure::Said("study-gone"))?;
        let side = session.game().waiting_sides().iter().next().unwrap_or(Side(0));
        begin_what_if(bot, &session, Position::Study(id), None, &Trail::for_side(side), theme).await
    };
    answer(context, Box::pin(imported)).await
}

/// Verifies a game against its log, or an attached record, and answers the user privately.
#[poise::command(slash_command, guild_only)]
pub async fn verify(context: Context<'_>, record: Option<Attachment>) -> Result<(), Failure> {
    let verified = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let guild = context.require_guild()?;
        let channel = ChannelId(context.channel_id().get());
        let (asked, proof) = if let Some(file) = record {
            let text = read_attachment(bot, &file, ExpectedContent::Record, language).await?;
            let from = VerifiedFrom { guild, channel, user: context.user() };
            (VerifiedObject::Record, bot.referee.verify_record(&text, from).await?)
        } else {
            let game = find_newest_game(context, guild, channel).await?;
            (VerifiedObject::Game(game), bot.referee.verify_game(game).await?)
        };
        let mut answer = verification_answer(language, asked, &proof);
        // If the log cannot be replayed, the proof explains why.
        if let (VerifiedObject::Game(game), Proof::True(_)) = (asked, &proof) {
            let secrets = bot.referee.load_all_secrets(game).await?;
            if !secrets.is_empty() {
                answer.content = format!("{}\n{}", answer.content, word(language, "verify-secrets"));
                answer.files.push(secrets_file(game, &secrets));
            }
        }
        Ok(answer)
    };
    answer(context, Box::pin(verified)).await
}

/// Builds a file with a line for each secret line of a game: its number, side and SHA-256, then its salt and text once
/// it is revealed.
fn secrets_file(game: GameId, secrets: &[Secret]) -> File {
    let line = |secret: &Secret| {
        let opened = secret.opened.as_ref().map_or(String::new(), |opened| format!(" {} {}", opened.salt, opened.line));
        format!("{} {} {}{opened}\n", secret.number.0, secret.side.letter(), secret.commitment)
    };
    let lines: String = secrets.iter().map(line).collect();
    File { name: format!("game-{game}-secrets.txt"), bytes: lines.into_bytes() }
}

/// Finds the game in play in a channel, or else the last one played there. The game is not loaded, because a faulty log
/// may be the reason for the check.
async fn find_newest_game(context: Context<'_>, guild: GuildId, channel: ChannelId) -> Result<GameId, Failure> {
    let store = context.data().referee.store();
    let active = store.load_active_games_in_channel(channel).await?;
    if let Some(running) = active.first().filter(|game| game.status == Status::Running) {
        return Ok(running.id);
    }
    match store.load_last_finished_game(guild, channel).await? {
        Some(over) => Ok(over.id),
        None if !active.is_empty() => Err(Failure::Said("no-game-yet")),
        None => Err(Failure::Said("no-game-here")),
    }
}
