//! Stories and pictures of posts.

use crate::games::Language;
use crate::games::neuroshima::rules::Side;
use crate::games::neuroshima::words::{ordered_phrase, story, unit_name};
use crate::referee::{History, Ordered, Table, Telling};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;
use crate::discord::show::marks::Marks;

/// The story of what is told.
pub(crate) fn story_of(table: &Table, language: Language, told: &Telling) -> Vec<String> {
    let (roster, board) = (table.game.roster(), table.game.arrangement().board);
    story(language, roster, board, &told.events, &told.boards, &notes(table, language, told))
}

/// What standing orders have brought about, each before the first event that came of it.
pub(crate) fn notes(table: &Table, language: Language, told: &Telling) -> Vec<(usize, String)> {
    let note = |order: &Ordered| {
        let event = told.events.get(order.at)?;
        let decision = order.decision.as_ref();
        let phrase = ordered_phrase(language, table.game.roster(), &order.board, decision, event)?;
        Some((order.at, phrase))
    };
    told.by_order.iter().filter_map(note).collect()
}

pub(crate) fn undrawn(table: &Table, error: &Failure) {
    tracing::error!(game = table.record.id.0, %error, "a picture cannot be drawn");
}

/// In one line what the Battles brought that a post comes after. `None` if there were none.
pub fn toll(history: &History, language: Language) -> Option<String> {
    let tolls = history.tolls();
    let (first, last) = (tolls.first()?, tolls.last()?);
    let roster = history.game().roster();
    let army = |side: Side| roster.army(side).name.in_language(language).to_owned();
    let points = |side: Side| {
        let (before, after) = (first.before.points[side.index()], last.after.points[side.index()]);
        let key = if before == after { "toll-points-same" } else { "toll-points" };
        let arguments = [("army", army(side).into()), ("before", before.into()), ("after", after.into())];
        text(language, key, &arguments)
    };
    let losses = |side: Side| {
        let lost = tolls.iter().flat_map(|toll| toll.lost.iter().map(move |unit| (toll, unit)));
        let own = lost.filter(|(_, unit)| unit.owner == side);
        let units: Vec<String> =
            own.map(|(toll, unit)| unit_name(language, roster, toll.before.board, *unit)).collect();
        let units = (!units.is_empty()).then(|| units.join(&word(language, "list-comma")))?;
        Some(text(language, "toll-lost", &[("army", army(side).into()), ("units", units.into())]))
    };
    let lost: Vec<String> = roster.sides().filter_map(losses).collect();
    let lost = if lost.is_empty() { word(language, "toll-lost-nobody") } else { lost.join("; ") };
    let points = roster.sides().map(points).collect::<Vec<_>>().join(&word(language, "list-comma"));
    Some(text(language, "toll", &[("points", points.into()), ("lost", lost.into())]))
}

impl Bot {
    /// The picture of a post. A post without it is better than none: the game goes on.
    pub(crate) async fn posted_picture(&self, table: &Table, language: Language, marks: Marks) -> Option<Picture> {
        let drawn = self.gallery.board(table, self.public_look(language), marks).await;
        drawn.inspect_err(|error| undrawn(table, error)).ok()
    }
}
