//! CSV as spreadsheets read and write it.
//!
//! Spreadsheets that use a decimal comma separate columns with `;` and read `1.5` as a date in May.

use std::borrow::Cow;

use csv::{ReaderBuilder, StringRecord, Trim, WriterBuilder};

/// Column separators, in the order in which they are tried.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// First characters of a cell that make spreadsheets treat it as a formula.
const FORMULA_PREFIXES: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// A row that is not empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The number of the row's first line in the text, from 1.
    pub line: usize,
    /// The cells of the row, without trailing empty ones.
    pub cells: Vec<String>,
    has_decimal_comma: bool,
}

impl Row {
    /// A cell, if it is not empty.
    pub fn cell(&self, at: usize) -> Option<&str> {
        self.cells.get(at).map(String::as_str).filter(|cell| !cell.is_empty())
    }

    /// A number in a cell, with the file's decimal mark converted to a point.
    pub fn number(&self, at: usize) -> Option<Cow<'_, str>> {
        let cell = self.cell(at)?;
        Some(if self.has_decimal_comma { cell.replace(',', ".").into() } else { cell.into() })
    }
}

/// The rows below the header; `None` if the first row, in lower case, is not accepted as a header with any of the
/// separators.
pub fn read_rows(text: &str, are_names: impl Fn(&[String]) -> bool) -> Option<Vec<Row>> {
    let text = text.trim_start_matches('\u{feff}');
    // Some spreadsheets write an extra first line that names the separator.
    let is_separator = |line: &str| line.len() == 5 && line.as_bytes()[..4].eq_ignore_ascii_case(b"sep=");
    let (skipped, text) = match text.split_once('\n') {
        Some((line, rest)) if is_separator(line.trim_end_matches('\r').trim_matches('"')) => (1, rest),
        _ => (0, text),
    };
    SEPARATORS.into_iter().find_map(|separator| {
        let mut rows = read_rows_with(text, separator, skipped);
        let names: Vec<String> = rows.next()?.cells.iter().map(|name| name.to_lowercase()).collect();
        are_names(&names).then(|| rows.collect())
    })
}

fn read_rows_with(text: &str, separator: u8, skipped: usize) -> impl Iterator<Item = Row> {
    let mut builder = ReaderBuilder::new();
    builder.delimiter(separator).has_headers(false).flexible(true).trim(Trim::All);
    // Reading from memory cannot fail: the text is UTF-8, and rows may have any number of cells.
    let records = builder.from_reader(text.as_bytes()).into_records().filter_map(Result::ok);
    let row = move |record: StringRecord| {
        let mut cells: Vec<String> = record.iter().map(str::to_owned).collect();
        while cells.last().is_some_and(String::is_empty) {
            cells.pop();
        }
        Row { line: skipped + line_number(text, &record), cells, has_decimal_comma: separator != b',' }
    };
    records.map(row).filter(|row| !row.cells.is_empty())
}

/// The line on which a row begins. The library counts from the end of the previous row, including empty lines.
fn line_number(text: &str, record: &StringRecord) -> usize {
    let Some(position) = record.position() else { return 1 };
    let number = |value: u64| usize::try_from(value).unwrap_or(usize::MAX);
    let rest = text.get(number(position.byte())..).unwrap_or_default();
    let empty = rest.chars().take_while(|letter| matches!(letter, '\r' | '\n')).filter(|letter| *letter == '\n');
    number(position.line()).saturating_add(empty.count())
}

/// A line of CSV (RFC 4180). Text that a spreadsheet would treat as a formula is prefixed with an apostrophe, as names
/// are chosen by untrusted users.
pub fn csv_row(cells: &[String]) -> String {
    write_rows(b',', [cells.iter().map(|cell| escape_formula(cell)).collect()])
}

/// Turns lines made by [`csv_row`] into a file for spreadsheets: adds a byte order mark, without which spreadsheets misread
/// names, and optionally uses a decimal comma and `;`, for countries that use them.
pub fn to_spreadsheet_file(csv: &str, has_decimal_comma: bool) -> String {
    if !has_decimal_comma {
        return format!("\u{feff}{csv}");
    }
    let records = ReaderBuilder::new().has_headers(false).flexible(true).from_reader(csv.as_bytes());
    let records: Vec<StringRecord> = records.into_records().filter_map(Result::ok).collect();
    let cell = |cell: &str| if is_number(cell) { cell.replace('.', ",") } else { cell.to_owned() };
    let text = write_rows(b';', records.iter().map(|record| record.iter().map(cell).collect()));
    format!("\u{feff}{text}")
}

fn write_rows(separator: u8, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut builder = WriterBuilder::new();
    builder.delimiter(separator).flexible(true).terminator(csv::Terminator::CRLF);
    let mut writer = builder.from_writer(Vec::new());
    for row in rows {
        writer.write_record(row).expect("memory takes everything");
    }
    String::from_utf8(writer.into_inner().expect("memory takes everything")).expect("cells are text")
}

/// Escapes a cell so that spreadsheets do not treat it as a formula, including ones that skip leading spaces. Numbers
/// and a lone dash are left alone.
fn escape_formula(cell: &str) -> String {
    let begins = |text: &str| text.starts_with(FORMULA_PREFIXES);
    let is_plain = is_number(cell) || cell == "-";
    let is_formula = !is_plain && (begins(cell) || begins(cell.trim_start()));
    if is_formula { format!("'{cell}") } else { cell.to_owned() }
}

/// True for numbers such as -1.5.
fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix('-').unwrap_or(cell);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    [whole, part].iter().all(|part| !part.is_empty() && part.chars().all(|digit| digit.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn csv_line(cells: &[&str]) -> String {
        csv_row(&cells.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn cells_are_quoted_when_needed() {
        assert_eq!(csv_line(&["plain name", ""]), "plain name,\r\n");
        assert_eq!(csv_line(&["Kowalski, Jan"]), "\"Kowalski, Jan\"\r\n");
        assert_eq!(csv_line(&["the \"Fox\""]), "\"the \"\"Fox\"\"\"\r\n");
        assert_eq!(csv_line(&["two\nlines"]), "\"two\nlines\"\r\n");
    }

    #[test]
    fn formula_like_cells_become_text_but_numbers_stay() {
        for cell in ["=1+1", "+48", "-x", "@SUM(A1)", "\tx", " =1", "＝1", "\u{a0}=1", "-1-1", "--", "+", "-.", "-1."]
        {
            assert_eq!(escape_formula(cell), format!("'{cell}"));
        }
        for cell in ["Ala", "a=b", "", "'=1", "12", "-3", "-1.5", "-0", "-"] {
            assert_eq!(escape_formula(cell), cell);
        }
    }

    #[test]
    fn files_use_the_readers_locale() {
        let csv = csv_line(&["player", "points"]) + &csv_line(&["Ala; Ola", "-1.5"]) + &csv_line(&["'=1.5", "3"]);
        assert_eq!(to_spreadsheet_file(&csv, false), format!("\u{feff}{csv}"));
        assert_eq!(to_spreadsheet_file(&csv, true), "\u{feff}player;points\r\n\"Ala; Ola\";-1,5\r\n'=1.5;3\r\n");
    }

    #[test]
    fn files_with_any_separator_have_the_same_rows() {
        let are_names = |names: &[String]| names == ["id", "name", "rating"];
        for text in [
            "id,name,rating\n7,Ala,1500.5\n\n8,\"Kowalski, \"\"Jan\"\"\",\n",
            "\u{feff}ID;Name;Rating\r\n7;Ala;1500,5\r\n;;\r\n8;\"Kowalski, \"\"Jan\"\"\";\r\n",
            "id\tname\trating\r\n7\tAla\t1500,5\r\n\t\t\r\n8\tKowalski, \"Jan\"\t\r\n",
            "id;name;rating;;\r7;Ala;1500,5;;\r\r8;\"Kowalski, \"\"Jan\"\"\";;;",
            "\"id\",\"name\",\"rating\"\n\"7\",\"Ala\",\"1500.5\"\n\n\"8\",\"Kowalski, \"\"Jan\"\"\"\n",
        ] {
            let rows = read_rows(text, are_names).expect(text);
            let cells: Vec<[Option<&str>; 2]> = rows.iter().map(|row| [row.cell(0), row.cell(1)]).collect();
            assert_eq!(cells, [[Some("7"), Some("Ala")], [Some("8"), Some("Kowalski, \"Jan\"")]], "{text}");
            assert_eq!([rows[0].number(2).as_deref(), rows[1].number(2).as_deref()], [Some("1500.5"), None], "{text}");
        }
        let rows_of =
            |text: &str| read_rows(text, are_names).map(|rows| rows.iter().map(|row| row.line).collect::<Vec<_>>());
        assert_eq!(rows_of("sep=;\r\nid;name;rating\r\n7;\"two\r\nlines\"\r\n8\r\n"), Some(vec![3, 5]));
        assert_eq!(rows_of("id|name|rating\n7|Ala|1\n"), None);
        assert_eq!(rows_of(""), None);
    }
}
