//! The targets of games whose positions, records and values are texts that their crates read.

#![allow(clippy::missing_panics_doc, reason = "to panic is what they are there for")]

use sztab_game::{CommandError, CommandLine, Kind, LineNumber, Rules, Side, Viewer};

use crate::shared::{MAX_ACTIONS, check_error_place, choices_from_text};

/// A game as the targets need it.
pub trait TextGame: Rules {
    /// Its kind.
    const KIND: Kind;

    /// A new game: a number means the same terms and the same deal.
    fn deal(number: u8) -> Self;

    /// A new game with values of an owner, or the place of the fault and what was expected there.
    ///
    /// # Errors
    ///
    /// If the values cannot be read.
    fn deal_with(values: &str, number: u8) -> Result<Self, (usize, String)>;

    /// The game is played with the values that come with the program.
    fn is_built_in(&self) -> bool;

    /// The position as everybody knows it can be read: no line of it needs what is secret.
    fn is_public_position_complete(&self) -> bool {
        true
    }

    /// A line may be refused, or carried out, in this game: the listed ones are carried out.
    fn is_consistent(&self, is_listed: bool, refused: Option<&Self::Illegal>) -> bool {
        is_listed == refused.is_none()
    }
}

/// The commands of a game.
pub fn commands<G: TextGame>() -> &'static dyn CommandLine {
    G::KIND.command_line().expect("the game has commands")
}

/// The game of a text that is a position; a text that is none is refused with its place.
fn read_position<G: TextGame>(text: &str) -> Option<G> {
    match commands::<G>().read(text, &[]) {
        Err(fault) => {
            check_fault(text, &fault);
            None
        }
        Ok(game) => Some(game.downcast_ref::<G>().expect("a game of this kind").clone()),
    }
}

fn check_fault(text: &str, fault: &CommandError) {
    match fault {
        CommandError::Unreadable(error) => check_error_place(text, error.line, error.column, &error.expected),
        CommandError::Refused(reason) => assert!(!reason.is_empty(), "refused without a reason"),
    }
}

/// Lines after one byte that says which game they are said in: each is refused, and changes nothing, or is carried out.
pub fn fuzz_actions<G: TextGame>(bytes: &[u8]) {
    let Some((first, text)) = bytes.split_first() else { return };
    let mut game = G::deal(*first);
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
                assert_eq!(game.read(side, &written).ok(), Some(action.clone()), "`{words}`");
                apply_line(&mut game, side, &action, number);
            }
        }
    }
}

/// A position: it is refused with its place, or written as it was read, and can be played on from.
pub fn fuzz_position<G: TextGame>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(game) = read_position::<G>(text) {
        check_text_round_trip(&game);
        play(game, &choices_from_text(text)[..90]);
    }
}

/// A record: it is refused with its place, or replayed to a position that can be read.
pub fn fuzz_record<G: TextGame>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match commands::<G>().replay(text, &[]) {
        Err(fault) => check_fault(text, &fault),
        Ok(position) => check_text_round_trip(&read_position::<G>(&position).expect("the last position can be read")),
    }
    if let Err(error) = G::KIND.read_record(text, &[]) {
        check_error_place(text, error.line, error.column, &error.expected);
    }
}

/// A file of values: it is refused with its field, or games can be played with it.
pub fn fuzz_values<G: TextGame>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let choices = choices_from_text(text);
    match G::deal_with(text, choices[0]) {
        Err((line, expected)) => check_error_place(text, line, 1, &expected),
        Ok(game) => drop(play(game, &choices[1..])),
    }
}

/// Every position can be written, read and written again to the same text, whoever sees it.
fn check_text_round_trip<G: TextGame>(game: &G) {
    let masked = Some(game.observed_by(Viewer::Public).position()).filter(|_| game.is_public_position_complete());
    for text in masked.into_iter().chain([game.position()]) {
        // An owner's values are in another file.
        if game.is_built_in() {
            let again = read_position::<G>(&text).map(|again| again.position());
            assert_eq!(again.as_deref(), Some(&*text), "one text for one position");
        }
    }
    assert_eq!(game.restore(&game.state()).as_ref(), Some(game), "a state can be read back");
}

/// Says a line: it is carried out if it is legal, and otherwise changes nothing.
fn apply_line<G: TextGame>(game: &mut G, side: Side, action: &G::Action, number: u32) {
    let before = game.clone();
    let is_legal = game.legal_actions_of(side).contains(action);
    let said = game.apply(side, action, LineNumber(number), &mut ());
    assert!(before.is_consistent(is_legal, said.as_ref().err()), "{}: {action:?}", before.position());
    if said.is_err() {
        assert_eq!(*game, before, "a refusal changes nothing");
    }
}

/// Plays on as the bytes say, three for a line, and checks what must hold; gives the game as far as it came.
pub fn play<G: TextGame>(game: G, choices: &[u8]) -> G {
    play_observed(game, choices, |_, _, _| {})
}

/// As [`play`], before somebody who is told every line while the game is still as before it.
pub fn play_observed<G: TextGame>(mut game: G, choices: &[u8], mut tell: impl FnMut(&G, Side, &str)) -> G {
    for (choice, number) in choices.chunks_exact(3).take(MAX_ACTIONS).zip(1..) {
        let waiting: Vec<Side> = game.waiting_sides().iter().collect();
        assert_eq!(waiting.is_empty(), game.outcome().is_some(), "somebody is waited for until the game is over");
        if waiting.is_empty() {
            break;
        }
        let side = waiting[usize::from(choice[0]) % waiting.len()];
        let lines: Vec<_> =
            game.legal_actions_of(side).into_iter().map(|action| (game.print(side, &action), action)).collect();
        // A position may lack what the line would open.
        let verb = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
        let kinds: Vec<&[_]> = lines.chunk_by(|one, other| verb(&one.0) == verb(&other.0)).collect();
        let Some(kind) = kinds.get(usize::from(choice[1]) % kinds.len().max(1)) else { break };
        let (line, action) = &kind[usize::from(choice[2]) % kind.len()];
        tell(&game, side, line);
        apply_line(&mut game, side, action, number);
        if number % 8 == 0 {
            check_text_round_trip(&game);
        }
    }
    game
}
