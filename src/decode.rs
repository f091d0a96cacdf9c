//! Decodes text files in the encodings that programs commonly write.

use std::fmt;

use encoding_rs::{Encoding, ISO_8859_2, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

/// The first bytes of spreadsheet workbooks, which are ZIP archives or the older compound files.
const WORKBOOK_SIGNATURES: [&[u8]; 2] = [b"PK\x03\x04", b"\xd0\xcf\x11\xe0"];

/// Lower-case letters of Polish, Czech, Slovak, Hungarian, Croatian, Slovenian, Romanian and German.
const CENTRAL_EUROPEAN_LETTERS: &str = "ąćęłńóśźżáčďéěíňřšťúůýžäĺľôŕöőüűđăâîşţß";
/// Lower-case letters of western languages.
const WESTERN_LETTERS: &str = "àáâãäåæçèéêëìíîïñòóôõöøùúûüœß";
/// Lower-case letters of Ukrainian and related languages outside the range from `а` to `я`.
const CYRILLIC_LETTERS: &str = "ґєіїёўђјљњћџ";
/// Punctuation and symbols used in any language.
const COMMON_MARKS: &str = "„”“‚‘’«»–—…·§°№\u{a0}";

/// The reason bytes cannot be read as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecodeError {
    /// A spreadsheet workbook, or another archive.
    Workbook,
    /// Binary data, or a text without content.
    Binary,
    /// Text that is not UTF-8. The file does not specify its encoding, so its letters cannot be determined.
    Encoded {
        /// The encoding that the text appears to have.
        seems: Option<&'static str>,
        /// The line of the first byte that is not UTF-8, from 1.
        line: usize,
        /// The column of that byte in characters, from 1.
        column: usize,
    },
}

impl fmt::Display for DecodeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Workbook => formatter.write_str("expected text in UTF-8, and this is a workbook or an archive"),
            Self::Binary => formatter.write_str("expected text in UTF-8, and this is no text"),
            Self::Encoded { seems: Some(seems), .. } => {
                write!(formatter, "expected text in UTF-8, and this seems to be {seems}: save it as UTF-8")
            }
            Self::Encoded { seems: None, .. } => formatter.write_str("expected text in UTF-8: save it as UTF-8"),
        }
    }
}

impl DecodeError {
    /// The error message for a file, with the position if it is known.
    #[must_use]
    pub fn file_message(&self, name: &str) -> String {
        match self {
            Self::Encoded { line, column, .. } => format!("{name}:{line}:{column}: {self}"),
            Self::Workbook | Self::Binary => format!("{name}: {self}"),
        }
    }
}

/// Decodes UTF-8 and UTF-16; a byte order mark is removed.
///
/// # Errors
///
/// If the bytes are not text, or are text in another encoding, which cannot be determined with certainty.
pub fn decode(bytes: &[u8]) -> Result<String, DecodeError> {
    if WORKBOOK_SIGNATURES.iter().any(|head| bytes.starts_with(head)) {
        return Err(DecodeError::Workbook);
    }
    if let Some(encoding) = detect_utf_16(bytes) {
        let (text, is_damaged) = encoding.decode_with_bom_removal(bytes);
        let damaged = DecodeError::Encoded { seems: Some("damaged UTF-16"), line: 1, column: 1 };
        return if is_damaged { Err(damaged) } else { Ok(text.into_owned()) };
    }
    match std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)) {
        Ok(text) => Ok(text.to_owned()),
        Err(_) if !bytes.iter().all(|&byte| is_text_byte(byte)) => Err(DecodeError::Binary),
        Err(error) => {
            let seems = detect_damaged_utf_8(bytes).or_else(|| guess_encoding(bytes).map(|(_, name)| name));
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            Err(DecodeError::Encoded { seems, line, column })
        }
    }
}

/// [`decode`] for files of columns in which only ASCII matters: other letters are decoded with the encoding that the
/// file appears to have, one character per byte.
///
/// # Errors
///
/// If the bytes are not text.
pub fn decode_ascii(bytes: &[u8]) -> Result<String, DecodeError> {
    match decode(bytes) {
        Err(DecodeError::Encoded { .. }) if detect_utf_16(bytes).is_none() => {
            let encoding = guess_encoding(bytes).map_or(WINDOWS_1252, |(encoding, _)| encoding);
            Ok(encoding.decode_without_bom_handling(bytes).0.into_owned())
        }
        decoded => decoded,
    }
}

/// True for bytes that occur in text files; the only control characters among them are tabs, line and page breaks, and
/// end of file.
fn is_text_byte(byte: u8) -> bool {
    byte >= b' ' || matches!(byte, b'\t' | b'\n' | b'\r' | 0x0c | 0x1a)
}

/// Detects UTF-16: by its byte order mark, or because at least half of the high bytes are zero, as in ASCII text, and
/// no low byte is.
fn detect_utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0xff, 0xfe, ..] => return Some(UTF_16LE),
        [0xfe, 0xff, ..] => return Some(UTF_16BE),
        _ => {}
    }
    let zeros = |from: usize| bytes.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let half = bytes.len() / 2;
    let most = half.div_ceil(2).max(1);
    match (zeros(0), zeros(1)) {
        (0, high) if high >= most => Some(UTF_16LE),
        (high, 0) if high >= most => Some(UTF_16BE),
        _ => None,
    }
}

/// The one-byte encoding that the bytes appear to have: the first encoding in which all of them are common marks or
/// letters of the languages it is used for.
fn guess_encoding(bytes: &[u8]) -> Option<(&'static Encoding, &'static str)> {
    // Words in Cyrillic contain no Latin letters, and words in Latin letters seldom lack ASCII.
    let words = || bytes.split(|byte| !byte.is_ascii_alphabetic() && *byte < 0x80).filter(|word| !word.is_ascii());
    let is_mixed = words().any(|word| word.iter().any(u8::is_ascii));
    let is_long = words().any(|word| word.len() > 2);
    let cyrillic: (&'static Encoding, _) = (WINDOWS_1251, "Windows-1251");
    let latin: [(&'static Encoding, _); 3] =
        [(WINDOWS_1250, "Windows-1250"), (ISO_8859_2, "ISO-8859-2"), (WINDOWS_1252, "Windows-1252")];
    let [one, two, three] = latin;
    let pages = if !is_mixed && is_long { [cyrillic, one, two, three] } else { [one, two, three, cyrillic] };
    pages.into_iter().filter(|(page, _)| !is_mixed || *page != WINDOWS_1251).find(|(encoding, _)| {
        let (text, _) = encoding.decode_without_bom_handling(bytes);
        text.chars().filter(|letter| !letter.is_ascii()).all(|letter| is_plausible_letter(letter, encoding))
    })
}

fn is_plausible_letter(letter: char, encoding: &'static Encoding) -> bool {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let is_letter = if encoding == WINDOWS_1251 {
        ('а'..='я').contains(&small) || CYRILLIC_LETTERS.contains(small)
    } else if encoding == WINDOWS_1252 {
        WESTERN_LETTERS.contains(small)
    } else {
        CENTRAL_EUROPEAN_LETTERS.contains(small)
    };
    is_letter || COMMON_MARKS.contains(letter)
}

/// The encoding's name if the bytes outside ASCII are mostly valid UTF-8.
fn detect_damaged_utf_8(bytes: &[u8]) -> Option<&'static str> {
    let text = String::from_utf8_lossy(bytes);
    let (damaged, whole): (Vec<char>, Vec<char>) =
        text.chars().filter(|letter| !letter.is_ascii()).partition(|letter| *letter == '\u{fffd}');
    (whole.len() > damaged.len()).then_some("damaged UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Encodes a text in a one-byte encoding.
    fn encode(text: &str, encoding: &'static Encoding) -> Vec<u8> {
        let (bytes, _, is_lossy) = encoding.encode(text);
        assert!(!is_lossy, "{text} in {}", encoding.name());
        bytes.into_owned()
    }

    fn encode_utf_16(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(order).collect()
    }

    #[test]
    fn every_unicode_encoding_is_read() {
        let text = "user_id;name\r\n7;Zażółć Їжак\r\n";
        let mark = |text: &str| format!("\u{feff}{text}");
        for bytes in [
            text.as_bytes().to_vec(),
            mark(text).into_bytes(),
            encode_utf_16(&mark(text), u16::to_le_bytes),
            encode_utf_16(&mark(text), u16::to_be_bytes),
            encode_utf_16(text, u16::to_le_bytes),
            encode_utf_16(text, u16::to_be_bytes),
        ] {
            assert_eq!(decode(&bytes).as_deref(), Ok(text), "{bytes:?}");
        }
        assert_eq!(decode(b"").as_deref(), Ok(""));
        assert_eq!(decode(b"a").as_deref(), Ok("a"));
    }

    #[test]
    fn other_encodings_are_refused_with_name_and_position() {
        let polish = "a = 1\nname = \"Paweł Zając\"\n";
        for (text, encoding, seems) in [
            (polish, WINDOWS_1250, "Windows-1250"),
            ("name = \"Wiśniewski, Źrebak, Paweł\"", ISO_8859_2, "ISO-8859-2"),
            ("name = \"Żółć\"\nname = \"Kamiński – „Wąż”\"", WINDOWS_1250, "Windows-1250"),
            ("name = \"Їжак Йой\"", WINDOWS_1251, "Windows-1251"),
            ("name = \"Олена\", \"Ґанна\"", WINDOWS_1251, "Windows-1251"),
            ("name = \"Peña, Jørgen, Françoise\"", WINDOWS_1252, "Windows-1252"),
        ] {
            let found = decode(&encode(text, encoding)).expect_err(text);
            assert!(
                matches!(found, DecodeError::Encoded { seems: Some(found), .. } if found == seems),
                "{text}: {found:?}"
            );
        }
        let said = decode(&encode(polish, WINDOWS_1250)).expect_err("refused").file_message("a.toml");
        assert_eq!(said, "a.toml:2:13: expected text in UTF-8, and this seems to be Windows-1250: save it as UTF-8");
        let cut = "Zażółć gęślą jaźń".as_bytes();
        let said = decode(&cut[..cut.len() - 1]).expect_err("refused").to_string();
        assert!(said.contains("damaged UTF-8"), "{said}");
    }

    #[test]
    fn binary_data_is_refused_as_not_text() {
        assert_eq!(decode(b"PK\x03\x04\x14\x00\x06\x00\xff"), Err(DecodeError::Workbook));
        assert_eq!(decode(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"), Err(DecodeError::Binary));
        let odd = [&encode_utf_16("\u{feff}ab", u16::to_le_bytes)[..], b"\x00"].concat();
        assert!(decode(&odd).expect_err("refused").to_string().contains("damaged UTF-16"));
    }

    #[test]
    fn ascii_decoding_reads_each_letter_as_one_character() {
        for encoding in [WINDOWS_1250, ISO_8859_2] {
            assert_eq!(decode_ascii(&encode("7;Paweł Źróbek;", encoding)).as_deref(), Ok("7;Paweł Źróbek;"));
        }
        // Code page 852, which browsers do not support.
        let read = decode_ascii(b"7;Pawe\x88;2").expect("text");
        assert_eq!((read.chars().count(), read.ends_with(";2")), (9, true));
        assert_eq!(decode_ascii(b"PK\x03\x04\xff"), Err(DecodeError::Workbook));
    }
}
