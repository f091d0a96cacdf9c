//! Invitations: organisers ask users to take part, one by one or by a file, and each enters by a press of their own.

use crate::referee::is_person;
use crate::referee::league::Invited;
use crate::store::UserId;
use crate::words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::failure::Failure;

use super::ask::{Asking, only_organisers, season_name, unforeseen};

/// The columns of a file of invitations; the last two may be left out.
const COLUMNS: [&str; 4] = ["user_id", "name", "rating", "division"];
/// Users whom one file invites: as many as a season takes.
const MOST_INVITED: usize = 256;
/// Ratings that a file may give.
const RATINGS: std::ops::RangeInclusive<f64> = 0.0..=5000.0;

impl Bot {
    /// Invites users by a message in the league's channel. Those who have an entry are left out.
    pub(crate) async fn invite_to_season(&self, asking: &Asking, invited: Vec<Invited>) -> Result<Answer, Failure> {
        only_organisers(asking)?;
        let book = self.referee.season(asking.season).await.map_err(unforeseen)?;
        let season = book.log.season();
        if season.commitment.is_empty() || book.log.is_over() {
            return Err(Failure::Said("season-invite-closed"));
        }
        let has_entry = |user| {
            let entry = book.entry_of(user).and_then(|entrant| season.entrants.get(&entrant));
            entry.is_some_and(|entrant| entrant.state.is_listed())
        };
        let new: Vec<Invited> = invited.into_iter().filter(|invited| !has_entry(invited.user)).collect();
        if new.is_empty() {
            return Err(Failure::Said("season-invite-nobody"));
        }
        self.referee.invite(asking.season, &new, asking.interaction).await.map_err(unforeseen)?;
        self.ring();
        let arguments = [("number", new.len().into()), ("season", season_name(&book, asking.language).into())];
        Ok(Answer::sentence(text(asking.language, "season-invited", &arguments)))
    }

    /// Invites the users of a file.
    pub(crate) async fn import_season(&self, asking: &Asking, file: &str) -> Result<Answer, Failure> {
        let invited = read(file).map_err(|line| {
            let shown = shortened(file.lines().nth(line.saturating_sub(1)).unwrap_or_default(), 80).replace('`', "'");
            let arguments = [("line", line.into()), ("shown", shown.into())];
            Failure::Told(text(asking.language, "season-import-line", &arguments))
        })?;
        if invited.len() > MOST_INVITED {
            return Err(Failure::Told(text(asking.language, "season-import-long", &[("most", MOST_INVITED.into())])));
        }
        self.invite_to_season(asking, invited).await
    }
}

/// The users of a file, each once; otherwise the number of the first line that is wrong, from 1.
fn read(file: &str) -> Result<Vec<Invited>, usize> {
    let mut lines = (1..).zip(file.trim_start_matches('\u{FEFF}').lines());
    let header: Vec<String> = match lines.next() {
        Some((_, header)) => header.split(',').map(|column| column.trim().to_lowercase()).collect(),
        None => return Err(1),
    };
    if !(1..=COLUMNS.len()).contains(&header.len()) || header.iter().ne(COLUMNS.iter().take(header.len())) {
        return Err(1);
    }
    let mut invited: Vec<Invited> = Vec::new();
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let one = invited_in(line).ok_or(number)?;
        if invited.iter().any(|known| known.user == one.user) {
            return Err(number);
        }
        invited.push(one);
    }
    Ok(invited)
}

fn invited_in(line: &str) -> Option<Invited> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    if fields.len() > COLUMNS.len() {
        return None;
    }
    let field = |at: usize| fields.get(at).copied().filter(|field| !field.is_empty());
    let user = UserId(field(0)?.parse().ok().filter(|&user| user > 0)?);
    let rating = field(2).map(|rating| rating.parse().ok().filter(|rating| RATINGS.contains(rating)));
    let division = field(3).map(|division| division.parse().ok().filter(|division| (1..=64).contains(division)));
    // A field with something else in it is a mistake.
    let (rating, division) = match (rating, division) {
        (Some(None), _) | (_, Some(None)) => return None,
        (rating, division) => (rating.flatten(), division.flatten()),
    };
    is_person(user).then_some(Invited { user, rating, division })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_users_with_ratings_and_divisions() {
        let file = "\u{FEFF}user_id,name,rating,division\n7,Ala,1523.5,2\n\n8,Ben,,\n9\n";
        let invited = |user, rating, division| Invited { user: UserId(user), rating, division };
        let wanted = vec![invited(7, Some(1523.5), Some(2)), invited(8, None, None), invited(9, None, None)];
        assert_eq!(read(file), Ok(wanted));
        assert_eq!(read("user_id\n7\n"), Ok(vec![invited(7, None, None)]));
    }

    #[test]
    fn the_first_wrong_line_is_named() {
        for (file, line) in [
            ("", 1),
            ("name,user_id\n", 1),
            ("user_id,name\nAla,7\n", 2),
            ("user_id,name\n7,Ala\n7,Ala\n", 3),
            ("user_id,name,rating\n7,Ala,NaN\n", 2),
            ("user_id,name,rating\n7,Ala,-1\n", 2),
            ("user_id,name,rating,division\n7,Ala,,0\n", 2),
            ("user_id,name,rating,division\n7,Ala,,1,2\n", 2),
            ("user_id\n0\n", 2),
        ] {
            assert_eq!(read(file), Err(line), "{file}");
        }
    }
}
