//! The targets of Tiny Epic Mechs.

#![allow(clippy::missing_panics_doc, reason = "to panic is what they are there for")]

use std::sync::Arc;

use sztab_game::{CommandLine, Fault, GameState, LineNumber, Rules, Side, Viewer};
use sztab_mechs::{Arena, KIND, MechsGame, Terms, Values};

use crate::shared::{LONG_ENOUGH, check_place, choice_bytes_of};

const ARENAS: [Arena; 4] = [Arena::Two, Arena::Three, Arena::Four, Arena::Solo];

/// A new game: a number means the same arena and the same deal.
pub fn deal(values: &Arc<Values>, number: u8) -> MechsGame {
    MechsGame::new(values, ARENAS[usize::from(number) % ARENAS.len()], Terms::default(), &[number; 32])
}

pub fn commands() -> &'static dyn CommandLine {
    KIND.command_line().expect("the game has commands")
}

/// The game of a text that is a position; a text that is none is refused with its place.
fn read(text: &str) -> Option<MechsGame> {
    match commands().read(text, &[]) {
        Err(fault) => {
            check_fault(text, &fault);
            None
        }
        Ok(game) => Some(game.downcast_ref::<MechsGame>().expect("a game of this kind").clone()),
    }
}

fn check_fault(text: &str, fault: &Fault) {
    match fault {
        Fault::Unreadable(error) => check_place(text, error.line, error.column, &error.expected),
        Fault::Refused(reason) => assert!(!reason.is_empty(), "refused without a reason"),
    }
}

/// Lines after one byte that says which game they are said in: each is refused, and changes nothing, or is carried out.
pub fn action(bytes: &[u8]) {
    let Some((first, text)) = bytes.split_first() else { return };
    let mut game = deal(&Values::built_in(), *first);
    for (line, number) in String::from_utf8_lossy(text).lines().zip(1..) {
        let (letter, words) = line.split_at_checked(1).unwrap_or_default();
        let side = letter.chars().next().and_then(Side::from_letter).filter(|side| game.sides().contains(*side));
        let Some(side) = side else { continue };
        match game.read(side, words) {
            Err(error) => {
                assert!((1..=words.chars().count() + 1).contains(&error.column), "`{words}`: {error}");
            }
            Ok(action) => {
                let written = game.print(side, &action);
                assert_eq!(game.read(side, &written).ok(), Some(action), "`{words}`");
                say(&mut game, side, &action, number);
            }
        }
    }
}

/// A position: it is refused with its place, or written as it was read, and can be played on from.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(game) = read(text) {
        check_text(&game);
        play(game, &choice_bytes_of(text)[..90]);
    }
}

/// A record: it is refused with its place, or replayed to a position that can be read.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match commands().replay(text, &[]) {
        Err(fault) => check_fault(text, &fault),
        Ok(position) => check_text(&read(&position).expect("the last position can be read")),
    }
    if let Err(error) = KIND.read_record(text, &[]) {
        check_place(text, error.line, error.column, &error.expected);
    }
}

/// A file of values: it is refused with its field, or games can be played with it.
pub fn values(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Values::read(text) {
        Err(error) => check_place(text, error.line, 1, &error.expected),
        Ok(values) => {
            let choices = choice_bytes_of(text);
            play(deal(&Arc::new(values), choices[0]), &choices[1..]);
        }
    }
}

/// Every position can be written, read and written again to the same text, whoever sees it.
fn check_text(game: &MechsGame) {
    let texts = [game.position(), game.observed_by(Viewer::Public).position()];
    for text in texts {
        // An owner's values are in another file.
        if game.values().is_built_in() {
            assert_eq!(read(&text).map(|again| again.position()).as_deref(), Some(&*text), "one text for one position");
        }
    }
    assert_eq!(game.restore(&GameState::state(game)).as_ref(), Some(game), "a state can be read back");
}

/// Says a line: it is carried out if it is legal, and otherwise changes nothing.
fn say(game: &mut MechsGame, side: Side, action: &<MechsGame as Rules>::Action, number: u32) {
    let before = game.clone();
    let is_legal = game.legal(side).contains(action);
    let said = game.apply(side, action, LineNumber(number), &mut ());
    assert_eq!(said.is_ok(), is_legal, "{}: {action:?}", before.position());
    if said.is_err() {
        assert_eq!(*game, before, "a refusal changes nothing");
    }
}

/// Plays on as the bytes say, three for a line, and checks what must hold; gives the game as far as it came.
pub fn play(game: MechsGame, choices: &[u8]) -> MechsGame {
    play_before(game, choices, |_, _, _| {})
}

/// As [`play`], before somebody who is told every line while the game is still as before it.
pub fn play_before(mut game: MechsGame, choices: &[u8], mut tell: impl FnMut(&MechsGame, Side, &str)) -> MechsGame {
    for (choice, number) in choices.chunks_exact(3).take(LONG_ENOUGH).zip(1..) {
        let waiting: Vec<Side> = game.waiting_sides().iter().collect();
        assert_eq!(waiting.is_empty(), game.outcome().is_some(), "somebody is waited for until the game is over");
        if waiting.is_empty() {
            break;
        }
        let side = waiting[usize::from(choice[0]) % waiting.len()];
        let lines: Vec<_> = game.legal(side).into_iter().map(|action| (game.print(side, &action), action)).collect();
        // A position may lack what the line would open.
        let verb = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
        let kinds: Vec<&[_]> = lines.chunk_by(|one, other| verb(&one.0) == verb(&other.0)).collect();
        let Some(kind) = kinds.get(usize::from(choice[1]) % kinds.len().max(1)) else { break };
        let (line, action) = &kind[usize::from(choice[2]) % kind.len()];
        tell(&game, side, line);
        say(&mut game, side, action, number);
        if number % 8 == 0 {
            check_text(&game);
        }
    }
    game
}
