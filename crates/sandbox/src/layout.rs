//! Messages that consist of components, as their parts in reading order.

use serde_json::Value;

use super::check::control::kind;

/// The parts of a message that consists of components.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Layout {
    /// Colour of the container; `None` without one.
    pub accent: Option<u32>,
    pub parts: Vec<LayoutPart>,
}

/// A part of a message that consists of components. Pictures and files are named by the files of the message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LayoutPart {
    Text(String),
    Gallery(Vec<String>),
    File(String),
    /// Texts with a picture beside them, or with the button in a row of [`Message::components`](crate::Message::components).
    Section {
        texts: Vec<String>,
        picture: Option<String>,
        row: Option<usize>,
    },
    /// The row with this number among [`Message::components`](crate::Message::components).
    Row(usize),
}

/// The name of an attached file, to which a media object refers.
fn file_name(media: &Value) -> String {
    let url = media["url"].as_str().unwrap_or_default();
    url.strip_prefix("attachment://").unwrap_or(url).to_owned()
}

impl Layout {
    pub(super) fn read(components: &[Value]) -> Self {
        let (mut layout, mut rows) = (Self::default(), 0);
        layout.add_parts(components, &mut rows);
        layout
    }

    /// Adds components; `rows` is the number of rows so far, which include the buttons beside sections.
    fn add_parts(&mut self, components: &[Value], rows: &mut usize) {
        for component in components {
            let inside = component["components"].as_array().map(Vec::as_slice).unwrap_or_default();
            match component["type"].as_u64().unwrap_or_default() {
                kind::ROW => {
                    self.parts.push(LayoutPart::Row(*rows));
                    *rows += 1;
                }
                kind::TEXT => {
                    let content = component["content"].as_str().unwrap_or_default();
                    self.parts.push(LayoutPart::Text(content.to_owned()));
                }
                kind::GALLERY => {
                    let items = component["items"].as_array().into_iter().flatten();
                    let names = items.map(|item| file_name(&item["media"]));
                    self.parts.push(LayoutPart::Gallery(names.collect()));
                }
                kind::FILE => self.parts.push(LayoutPart::File(file_name(&component["file"]))),
                kind::SECTION => {
                    let beside = &component["accessory"];
                    let is_button = beside["type"].as_u64() == Some(kind::BUTTON);
                    let row = is_button.then_some(*rows);
                    *rows += usize::from(is_button);
                    self.parts.push(LayoutPart::Section {
                        texts: component_texts(inside),
                        picture: beside["media"].is_object().then(|| file_name(&beside["media"])),
                        row,
                    });
                }
                _ => {
                    let accent = component["accent_color"].as_u64().and_then(|accent| u32::try_from(accent).ok());
                    self.accent = accent.or(self.accent);
                    self.add_parts(inside, rows);
                }
            }
        }
    }
}

/// The texts of a message that consists of components, in reading order.
pub(super) fn component_texts(components: &[Value]) -> Vec<String> {
    let inside = |component: &Value| component_texts(component["components"].as_array().map_or(&[][..], Vec::as_slice));
    let text = |component: &Value| component["content"].as_str().map(str::to_owned);
    components
        .iter()
        .flat_map(|component| text(component).into_iter().chain(inside(component)).collect::<Vec<_>>())
        .collect()
}
