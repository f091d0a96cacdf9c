//! The open matches of a player.

use sztab_game::Language;
use sztab_league::season::Match;
use sztab_referee::SeasonPost;
use sztab_referee::league::{MatchTable, SeasonRecord};
use sztab_store::{Status, UnixMs, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::moment;

use super::ask::{season_failure, season_name};
use super::people::name_of;
use super::posts::match_buttons;
use super::queue::Addresses;
use super::words::match_status;

impl Bot {
    /// The open matches of a player in some seasons; the buttons of the match if there is only one.
    pub(crate) async fn my_matches(
        &self,
        books: &[SeasonRecord],
        user: UserId,
        language: Language,
    ) -> Result<Answer, Failure> {
        let (mut story, mut rows) = (Vec::new(), Vec::new());
        for book in books {
            let Some(own) = book.entry_of(user) else { continue };
            let addresses = self.addresses(book, |post| {
                let SeasonPost::Match { match_id } = post else { return None };
                Some(match_id)
            });
            let addresses = addresses.await?;
            let season = book.log.season();
            for of in season.open_matches().filter(|of| of.seat_of(own).is_some()) {
                let tables = self.referee.match_tables(book, of.id).await.map_err(season_failure)?;
                story.push(line(book, of, user, (&addresses, &tables), language));
                rows = match_buttons(book, of, language);
            }
        }
        let key = match story.len() {
            0 => return Ok(Answer::sentence(word(language, "season-my-none"))),
            1 => "season-my-one",
            _ => "season-my-several",
        };
        if story.len() > 1 {
            rows = Vec::new();
        }
        Ok(Answer { story, rows, ..Answer::sentence(word(language, key)) })
    }
}

fn line(
    book: &SeasonRecord,
    of: &Match,
    user: UserId,
    (addresses, tables): (&Addresses, &[MatchTable]),
    language: Language,
) -> String {
    let own = book.entry_of(user).and_then(|own| of.seat_of(own));
    let opponent = own.map(|own| name_of(book, of.players[own.other().index()], language)).unwrap_or_default();
    let opponent = addresses.get(&of.id).map_or_else(|| opponent.clone(), |address| format!("[{opponent}]({address})"));
    let arguments = [
        ("season", season_name(book, language).into()),
        ("match", of.id.0.into()),
        ("opponent", opponent.into()),
        ("state", match_status(of.status(book.log.season().kind()), language).into()),
        ("deadline", moment(UnixMs(of.deadline_ms)).into()),
    ];
    let running = tables.iter().filter(|table| table.status == Status::Running);
    let links = running.map(|table| format!(" · <#{}>", table.channel));
    std::iter::once(text(language, "season-my-match", &arguments)).chain(links).collect()
}
