//! The targets of games whose positions, records and values are texts that their crates read.

#![allow(clippy::missing_panics_doc, reason = "to panic is what they are there for")]

use sztab_game::{CommandLine, Fault, Kind, LineNumber, Rules, Side, Viewer};

use crate::shared::{LONG_ENOUGH, check_place, choice_bytes_of};

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
    fn is_complete_for_all(&self) -> bool {
        true
    }

    /// A line may be refused, or carried out, in this game: the listed ones are carried out.
    fn is_sound(&self, is_listed: bool, refused: Option<&Self::Illegal>) -> bool {
        is_listed == refused.is_none()
    }
}

/// The commands of a game.
pub fn commands<G: TextGame>() -> &'static dyn CommandLine {
    G::KIND.command_line().expect("the game has commands")
}

/// The game of a text that is a position; a text that is none is refused with its place.
fn read<G: TextGame>(text: &str) -> Option<G> {
    match commands::<G>().read(text, &[]) {
        Err(fault) => {
            check_fault(text, &fault);
            None
        }
        Ok(game) => Some(game.downcast_ref::<G>().expect("a game of this kind").clone()),
    }
}

fn check_fault(text: &str, fault: &Fault) {
    match fault {
        Fault::Unreadable(error) => check_place(text, error.line, error.column, &error.expected),
        Fault::Refused(reason) => assert!(!reason.is_empty(), "refused without a reason"),
    }
}

/// Lines after one byte that says which game they are said in: each is refused, and changes nothing, or is carried out.
pub fn action<G: TextGame>(bytes: &[u8]) {
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
                say(&mut game, side, &action, number);
            }
        }
    }
}

/// A position: it is refused with its place, or written as it was read, and can be played on from.
pub fn position<G: TextGame>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(game) = read::<G>(text) {
        check_text(&game);
        play(game, &choice_bytes_of(text)[..90]);
    }
}

/// A record: it is refused with its place, or replayed to a position that can be read.
pub fn record<G: TextGame>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match commands::<G>().replay(text, &[]) {
        Err(fault) => check_fault(text, &fault),
        Ok(position) => check_text(&read::<G>(&position).expect("the last position can be read")),
    }
    if let Err(error) = G::KIND.read_record(text, &[]) {
        check_place(text, error.line, error.column, &error.expected);
    }
}

/// A file of values: it is refused with its field, or games can be played with it.
pub fn values<G: TextGame>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let choices = choice_bytes_of(text);
    match G::deal_with(text, choices[0]) {
        Err((line, expected)) => check_place(text, line, 1, &expected),
        Ok(game) => drop(play(game, &choices[1..])),
    }
}

/// Every position can be written, read and written again to the same text, whoever sees it.
fn check_text<G: TextGame>(game: &G) {
    let masked = Some(game.observed_by(Viewer::Public).position()).filter(|_| game.is_complete_for_all());
    for text in masked.into_iter().chain([game.position()]) {
        // An owner's values are in another file.
        if game.is_built_in() {
            let again = read::<G>(&text).map(|again| again.position());
            assert_eq!(again.as_deref(), Some(&*text), "one text for one position");
        }
    }
    assert_eq!(game.restore(&game.state()).as_ref(), Some(game), "a state can be read back");
}

/// Says a line: it is carried out if it is legal, and otherwise changes nothing.
fn say<G: TextGame>(game: &mut G, side: Side, action: &G::Action, number: u32) {
    let before = game.clone();
    let is_legal = game.legal(side).contains(action);
    let said = game.apply(side, action, LineNumber(number), &mut ());
    assert!(before.is_sound(is_legal, said.as_ref().err()), "{}: {action:?}", before.position());
    if said.is_err() {
        assert_eq!(*game, before, "a refusal changes nothing");
    }
}

/// Plays on as the bytes say, three for a line, and checks what must hold; gives the game as far as it came.
pub fn play<G: TextGame>(game: G, choices: &[u8]) -> G {
    play_before(game, choices, |_, _, _| {})
}

/// As [`play`], before somebody who is told every line while the game is still as before it.
pub fn play_before<G: TextGame>(mut game: G, choices: &[u8], mut tell: impl FnMut(&G, Side, &str)) -> G {
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
