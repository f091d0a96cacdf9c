//! Computer players: each legal line is given a value, and the best line is played (contract, section 13).
//!
//! They use only public information and their own hand, so the game passed to them may be masked for their side.

mod attacks;
mod evaluation;
mod goals;

use sztab_game::{Game, Players, Seed, Side, Viewer};

use crate::GearsGame;
use crate::action::{Action, Target};
use crate::run::QuestionKind;
use evaluation::Evaluation;

/// The ids of the strengths.
const STRENGTHS: [&str; 1] = ["medium"];

/// The maximum number of lines in a hint.
const MAX_HINT_LINES: usize = 6;

/// The computer players of the game.
pub(crate) struct ComputerPlayers;

/// The line that the computer plays for a side; `None` if the side has no question.
pub(crate) fn choose_line(game: &GearsGame, side: Side) -> Option<Action> {
    rank_lines(game, side).into_iter().next()
}

/// The probability, in per cent, that an attack or a Guard kills its target; `None` for other lines.
pub(crate) fn kill_chance_percent(game: &GearsGame, side: Side, action: &Action) -> Option<u8> {
    let (weapon, manner, figure) = if let Action::Attack(weapon, manner, Target::Locust(figure)) = action {
        (*weapon, *manner, *figure)
    } else if let Action::Guard(_, weapon, manner) = action
        && let Some(QuestionKind::Guard { figure, .. }) = game.question(side).map(|question| question.ask)
    {
        (*weapon, *manner, figure)
    } else {
        return None;
    };
    let chance = Evaluation::new(game, side).chance_to_kill(weapon, manner, figure);
    // A probability is at most 1.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 100")]
    Some((chance * 100.0).round() as u8)
}

/// Returns the function that values a side's lines, in hundredths. The best line has the highest value.
pub(crate) fn line_valuer(game: &GearsGame, side: Side) -> impl Fn(&Action) -> i32 {
    let evaluation = Evaluation::new(game, side);
    #[expect(clippy::cast_possible_truncation, reason = "values are small")]
    move |action| (evaluation.value_of_line(action) * 100.0) as i32
}

/// The lines of a side, best first.
pub(crate) fn rank_lines(game: &GearsGame, side: Side) -> Vec<Action> {
    let evaluation = Evaluation::new(game, side);
    let mut lines: Vec<(f64, &Action)> =
        game.legal_actions(side).iter().map(|action| (evaluation.value_of_line(action), action)).collect();
    // The sort is stable, so lines of equal value keep their order.
    lines.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    lines.into_iter().map(|(_, action)| action.clone()).collect()
}

impl Players for ComputerPlayers {
    fn strengths(&self) -> &'static [&'static str] {
        &STRENGTHS
    }

    fn planned_lines(&self, game: &dyn Game, side: Side, strength: &str, _seed: &Seed) -> Vec<String> {
        let Some(game) = game.downcast_ref::<GearsGame>().filter(|_| STRENGTHS.contains(&strength)) else {
            return Vec::new();
        };
        choose_line(game, side).map(|action| action.to_notation(game.values())).into_iter().collect()
    }

    fn hints(&self, game: &dyn Game, side: Side, most: usize, _seed: &Seed) -> Vec<Vec<String>> {
        let Some(game) = game.downcast_ref::<GearsGame>() else { return Vec::new() };
        let mut hints: Vec<Vec<String>> = Vec::new();
        let mut verbs = Vec::new();
        // No advice throws a weapon away.
        for action in rank_lines(game, side).into_iter().filter(|action| !matches!(action, Action::Drop(_))) {
            let line = action.to_notation(game.values());
            let verb = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
            if hints.len() < most && !verbs.contains(&verb) {
                verbs.push(verb);
                hints.push(predict_lines(game, side, action));
            }
        }
        hints
    }
}

/// An action, and the lines that the computer would play after it as long as no card or die can affect them.
fn predict_lines(game: &GearsGame, side: Side, first: Action) -> Vec<String> {
    let mut game = game.mask_for(Viewer::Side(side));
    let (mut lines, mut next) = (Vec::new(), Some(first));
    while let Some(action) = next.take().filter(|_| lines.len() < MAX_HINT_LINES) {
        lines.push(action.to_notation(game.values()));
        let goes_on = game.apply(side, &action).is_ok() && game.waiting_sides().single() == Some(side);
        next = if goes_on { choose_line(&game, side) } else { None };
    }
    lines
}
