//! A table's terms as arguments: its mode, its board and its variants.

use super::files::InputError;
use sztab_neuroshima::rules::{ModeKind, Terms, TermsError};

/// Play area and variants, for commands that begin games.
#[derive(Debug, clap::Args)]
pub struct VariantsArgument {
    /// The play area: 19 hexes, or 37 for four players.
    #[arg(long, value_name = "HEXES", value_parser = ["19", "37"], default_value = "19")]
    board: String,
    /// A variant: moloch=on or moloch=off, start=alternative, reinforcements=on, terrain=mixed or
    /// terrain=jungle:B2+B3,hills:C1, page=sluice (`sztab pages` lists them), cards=on, structures=on, leaders=on,
    /// rules=2005, leaving=remove, readings=O-01,O-02 or 'replace=ARMY:OUT>TILE'; may be given several times.
    #[arg(long = "variant", value_name = "KEY=VALUE", value_parser = parse_variant)]
    variants: Vec<String>,
}

impl VariantsArgument {
    /// Terms of a table in `mode` with `seats` seats.
    pub fn terms(&self, mode: ModeKind, seats: usize) -> Result<Terms, InputError> {
        let text = format!("mode={} seats={seats} board={} {}", mode.word(), self.board, self.variants.join(" "));
        text.parse().map_err(|error: TermsError| InputError(error.to_string()))
    }
}

/// Parses the notation's word for a mode.
pub fn parse_mode(text: &str) -> Result<ModeKind, String> {
    let known = || ModeKind::ALL.map(ModeKind::word).join(", ");
    ModeKind::of_word(text).ok_or_else(|| format!("expected {}", known()))
}

/// Parses a term of the table that has no option of its own.
fn parse_variant(text: &str) -> Result<String, String> {
    let has_flag = ["mode=", "seats=", "board="].iter().any(|key| text.starts_with(key));
    // Terrain may be on hexes that exist only on the larger board.
    let largest = || format!("mode=ffa seats=4 board=37 {text}").parse::<Terms>();
    match text.parse::<Terms>().or_else(|_| largest()) {
        Ok(_) if !has_flag && text.split_whitespace().count() == 1 => Ok(text.to_owned()),
        _ => Err("expected moloch=on or moloch=off, start=alternative, reinforcements=on, terrain=mixed or \
                  terrain=jungle:B2+B3,hills:C1, page=sluice, cards=on, structures=on, leaders=on, rules=2005, \
                  leaving=remove, readings=O-01,O-02 or replace=ARMY:OUT>TILE"
            .to_owned()),
    }
}
