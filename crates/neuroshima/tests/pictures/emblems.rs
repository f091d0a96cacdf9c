//! The emblems of units and armies, all on one sheet.

use sztab_neuroshima::pictures::render_emblem_sheet;
use sztab_pictures::Colours;

use crate::golden::{check_picture, show};

/// Maximum file size; the picture is never sent.
const MAX_BYTES: usize = 1024 * 1024;

/// Golden in the default palette. The shapes are the same in the other palettes, so those are for visual inspection.
#[test]
fn all_emblems_and_insignias() {
    for colours in Colours::ALL {
        let (name, sheet) = (format!("emblems.{}", colours.word()), render_emblem_sheet(colours));
        if colours == Colours::Default {
            check_picture(&name, &sheet, MAX_BYTES);
        } else {
            show(&name, &sheet, MAX_BYTES);
        }
    }
}
