//! Image dimensions, which Discord reports for each image.

/// Width and height in pixels of a PNG or GIF, read from its header; `None` for other files.
pub(super) fn image_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let (width, height) = if bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.get(12..16) == Some(b"IHDR") {
        let number = |at| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
        (number(16)?, number(20)?)
    } else if bytes.starts_with(b"GIF87a") || bytes.starts_with(b"GIF89a") {
        let number = |at| bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes);
        (number(6)?.into(), number(8)?.into())
    } else {
        return None;
    };
    (width > 0 && height > 0).then_some((width, height))
}

#[cfg(test)]
mod tests {
    use super::image_size;

    #[test]
    fn sizes_of_pngs_and_gifs_are_read() {
        assert_eq!(image_size(b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x04\0\0\0\x02\x80\x08\x06"), Some((1024, 640)));
        assert_eq!(image_size(b"GIF89a\x20\x03\x58\x02\xf7"), Some((800, 600)));
    }

    #[test]
    fn truncated_empty_and_other_files_have_no_size() {
        assert_eq!(image_size(b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x04\0\0\0"), None);
        assert_eq!(image_size(b"GIF89a\x20\x03\x58"), None);
        assert_eq!(image_size(b"GIF89a\0\0\x58\x02"), None);
        assert_eq!(image_size(b"text"), None);
        assert_eq!(image_size(b""), None);
    }
}
