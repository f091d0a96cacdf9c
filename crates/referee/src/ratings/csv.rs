//! The rated matches as a file that `sztab league rate` reads.

use std::fmt::Write as _;

use super::computed::Ratings;
use super::matches::Contestant;

impl Ratings {
    /// A line for each rated match in order of their end, under the names of the columns: the end in milliseconds since
    /// 1970, the players by their ids, the score of the first from 0 to 1. It holds no names, which may have any letters.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut text = String::from("at_ms,player,opponent,score\n");
        for played in &self.matches {
            let [one, other] = played.players.each_ref().map(Contestant::id);
            writeln!(text, "{},{one},{other},{}", played.at_ms, played.score()).expect("a string takes any text");
        }
        text
    }
}

impl Contestant {
    /// The id in files.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::User(user) => user.to_string(),
            Self::House(strength) => format!("sztab-{strength}"),
        }
    }
}
