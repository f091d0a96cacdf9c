//! Invitations: organisers invite users, one by one or by a file, and each user enters by pressing a button.

use serenity::all::{Attachment, User};

use sztab_league::spreadsheet::{self, Row};
use sztab_referee::is_person;
use sztab_referee::league::Invitation;
use sztab_store::UserId;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::command::season::{answer_about_season, complete_season};
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::failure::Failure;
use crate::discord::session::command::context::Context;
use crate::discord::session::command::files::{ExpectedContent, read_attachment};

use super::ask::{SeasonContext, require_organiser, season_failure, season_name};

/// The columns of a file of invitations; the last two are optional.
const COLUMNS: [&str; 4] = ["user_id", "name", "rating", "division"];

/// Maximum number of users in one file of invitations: the size limit of a season.
const MAX_INVITED: usize = 256;

/// Ratings allowed in a file.
const RATING_RANGE: std::ops::RangeInclusive<f64> = 0.0..=5000.0;

/// Invites users by a message in the league's channel, except those who already have an entry.
async fn invite_to_season(bot: &Bot, asking: &SeasonContext, invited: Vec<Invitation>) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let season = record.log.season();
    if season.commitment.is_empty() || record.log.is_over() {
        return Err(Failure::Said("season-invite-closed"));
    }
    let has_entry = |user| {
        let entry = record.entry_of(user).and_then(|entrant| season.entrants.get(&entrant));
        entry.is_some_and(|entrant| entrant.state.is_listed())
    };
    let new: Vec<Invitation> = invited.into_iter().filter(|invited| !has_entry(invited.user)).collect();
    if new.is_empty() {
        return Err(Failure::Said("season-invite-nobody"));
    }
    bot.referee.invite(asking.season, &new, asking.interaction).await.map_err(season_failure)?;
    bot.notify_outbox();
    let arguments = [("number", new.len().into()), ("season", season_name(&record, asking.language).into())];
    Ok(Answer::sentence(text(asking.language, "season-invited", &arguments)))
}

async fn import_season(bot: &Bot, asking: &SeasonContext, file: &str) -> Result<Answer, Failure> {
    let invited = parse_invitations(file).map_err(|InvalidLine { line, is_rounded }| {
        let shown = shorten(file.lines().nth(line.saturating_sub(1)).unwrap_or_default(), 80).replace('`', "'");
        let arguments = [("line", line.into()), ("shown", shown.into())];
        let key = if is_rounded { "season-import-rounded" } else { "season-import-line" };
        Failure::Sentence(text(asking.language, key, &arguments))
    })?;
    if invited.len() > MAX_INVITED {
        return Err(Failure::Sentence(text(asking.language, "season-import-long", &[("most", MAX_INVITED.into())])));
    }
    invite_to_season(bot, asking, invited).await
}

/// The first invalid line of a file.
#[derive(Debug, PartialEq, Eq)]
struct InvalidLine {
    /// The line's number, from 1.
    line: usize,
    /// True if a spreadsheet has rounded the id to fifteen digits.
    is_rounded: bool,
}

/// The users listed in a file, without duplicates.
fn parse_invitations(file: &str) -> Result<Vec<Invitation>, InvalidLine> {
    let are_columns = |names: &[String]| {
        (1..=COLUMNS.len()).contains(&names.len()) && names.iter().eq(COLUMNS.iter().take(names.len()))
    };
    let rows = spreadsheet::read_rows(file, are_columns).ok_or(InvalidLine { line: 1, is_rounded: false })?;
    let mut invited: Vec<Invitation> = Vec::new();
    for row in rows {
        let one = parse_invitee(&row).filter(|one| invited.iter().all(|known| known.user != one.user));
        let wrong = || InvalidLine { line: row.line, is_rounded: row.cell(0).is_some_and(is_rounded) };
        invited.push(one.ok_or_else(wrong)?);
    }
    Ok(invited)
}

fn parse_invitee(row: &Row) -> Option<Invitation> {
    if row.cells.len() > COLUMNS.len() {
        return None;
    }
    let user = UserId(strip_wrapping(row.cell(0)?).parse().ok().filter(|&user| user > 0)?);
    let rating = row.number(2).map(|rating| rating.parse().ok().filter(|rating| RATING_RANGE.contains(rating)));
    let division = row.cell(3).map(|division| division.parse().ok().filter(|division| (1..=64).contains(division)));
    // Any other text in these fields is an error.
    let (rating, division) = match (rating, division) {
        (Some(None), _) | (_, Some(None)) => return None,
        (rating, division) => (rating.flatten(), division.flatten()),
    };
    is_person(user).then_some(Invitation { user, rating, division })
}

/// Removes the wrapping with which spreadsheets are kept from rounding an id: an apostrophe, or a formula with a text
/// value.
fn strip_wrapping(id: &str) -> &str {
    let formula = id.strip_prefix("=\"").and_then(|id| id.strip_suffix('"'));
    formula.unwrap_or_else(|| id.strip_prefix('\'').unwrap_or(id))
}

/// Recognises scientific notation, in which spreadsheets write long numbers with the last digits lost.
fn is_rounded(id: &str) -> bool {
    id.to_ascii_uppercase().split_once("E+").is_some_and(|(digits, power)| {
        digits.chars().all(|digit| digit.is_ascii_digit() || matches!(digit, '.' | ',')) && power.parse::<u8>().is_ok()
    })
}

/// Invites a user to a season.
#[poise::command(slash_command, guild_only)]
pub async fn add(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        if user.bot {
            return Err(Failure::Said("season-no-bots"));
        }
        let invited = Invitation { user: UserId(user.id.get()), rating: None, division: None };
        invite_to_season(context.data(), &asking, vec![invited]).await
    })
    .await
}

/// Invites the users listed in a file.
#[poise::command(slash_command, guild_only)]
pub async fn import(
    context: Context<'_>,
    file: Attachment,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        let bot = context.data();
        import_season(bot, &asking, &read_attachment(bot, &file, ExpectedContent::Invitations, asking.language).await?)
            .await
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_users_with_ratings_and_divisions() {
        let file = "\u{FEFF}user_id,name,rating,division\n7,Ala,1523.5,2\n\n8,Ben,,\n9\n";
        let invited = |user, rating, division| Invitation { user: UserId(user), rating, division };
        let wanted = vec![invited(7, Some(1523.5), Some(2)), invited(8, None, None), invited(9, None, None)];
        assert_eq!(parse_invitations(file), Ok(wanted));
        assert_eq!(parse_invitations("user_id\n7\n"), Ok(vec![invited(7, None, None)]));
    }

    #[test]
    fn a_file_saved_by_a_spreadsheet_names_the_same_users() {
        let invited = |user, rating| Invitation { user: UserId(user), rating, division: None };
        let wanted = vec![invited(123_456_789_012_345_678, Some(1523.5)), invited(8, None)];
        for file in [
            "user_id;name;rating;division\r\n123456789012345678;Ala \"Fox\";1523,5;\r\n8;Ben;;\r\n;;;\r\n",
            "user_id\tname\trating\tdivision\r\n'123456789012345678\tAla\t1523,5\t\r\n8\tBen\t\t\r\n",
            "\"user_id\",\"name\",\"rating\"\n\"=\"\"123456789012345678\"\"\",\"Fox, Ala\",\"1523.5\"\n\"8\",\"Ben\",\n",
        ] {
            assert_eq!(parse_invitations(file), Ok(wanted.clone()), "{file}");
        }
    }

    #[test]
    fn rounded_ids_are_reported_as_rounded() {
        for id in ["1,23457E+17", "1.23E+17"] {
            let file = format!("user_id;name\n7;Ala\n{id};Ben\n");
            assert_eq!(parse_invitations(&file), Err(InvalidLine { line: 3, is_rounded: true }), "{id}");
        }
    }

    #[test]
    fn the_first_invalid_line_is_named() {
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
            assert_eq!(parse_invitations(file), Err(InvalidLine { line, is_rounded: false }), "{file}");
        }
    }
}
