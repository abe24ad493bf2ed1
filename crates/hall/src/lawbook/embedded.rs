//! The books as they are built into the program.

use std::borrow::Cow;

use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../../lawbook/"]
struct Lawbook;

#[derive(Embed)]
#[folder = "../../casebook/"]
struct Casebook;

/// A file: its path within its book, and its text.
pub(super) struct File {
    pub(super) path: String,
    pub(super) text: String,
}

/// The Laws of 2023 in a language, by the code of the language.
pub(super) fn lawbook(code: &str) -> Option<File> {
    let path = format!("2023.{code}.md");
    let text = text(Lawbook::get(&path)?.data)?;
    Some(File { path, text })
}

/// A table beside the books; empty if it is not there, which its reader tells.
pub(super) fn table(name: &str) -> &'static str {
    let text = match Lawbook::get(name).map(|file| file.data) {
        Some(Cow::Borrowed(bytes)) => str::from_utf8(bytes).ok(),
        // While the program is worked on, files are read where they lie: once for all.
        Some(Cow::Owned(bytes)) => String::from_utf8(bytes).ok().map(|text| &*text.leak()),
        None => None,
    };
    text.unwrap_or_default()
}

/// The pages of the casebook, in the order of their paths.
pub(super) fn casebook() -> Vec<File> {
    // What stands beside the folders of the Articles tells about the casebook and is no page.
    let is_page = |path: &Cow<'_, str>| path.contains('/') && path.ends_with(".md");
    let mut paths: Vec<Cow<'static, str>> = Casebook::iter().filter(is_page).collect();
    paths.sort();
    let page = |path: Cow<'static, str>| {
        let text = text(Casebook::get(&path)?.data)?;
        Some(File {
            path: path.into_owned(),
            text,
        })
    };
    paths.into_iter().filter_map(page).collect()
}

fn text(bytes: Cow<'static, [u8]>) -> Option<String> {
    String::from_utf8(bytes.into_owned()).ok()
}
