//! Messages in one language.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use jadoube_laws::{Article, Bitboard, Color, Role, Side};
use unic_langid::LanguageIdentifier;

use crate::{Argument, Arguments, Language};

/// The messages of one language, to be shared between threads.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

const SPANISH: &[&str] = &[
    include_str!("../locales/es/pieces.ftl"),
    include_str!("../locales/es/moves.ftl"),
    include_str!("../locales/es/positions.ftl"),
    include_str!("../locales/es/games.ftl"),
    include_str!("../locales/es/rules.ftl"),
    include_str!("../locales/es/pgn.ftl"),
    include_str!("../locales/es/rulings.ftl"),
    include_str!("../locales/es/refusals.ftl"),
    include_str!("../locales/es/questions.ftl"),
    include_str!("../locales/es/facts.ftl"),
    include_str!("../locales/es/casebook.ftl"),
    include_str!("../locales/es/cli.ftl"),
    include_str!("../locales/es/lawbook.ftl"),
    include_str!("../locales/es/records.ftl"),
    include_str!("../locales/es/hall.ftl"),
    include_str!("../locales/es/play.ftl"),
    include_str!("../locales/es/engine.ftl"),
    include_str!("../locales/es/ranking.ftl"),
];

const ENGLISH: &[&str] = &[
    include_str!("../locales/en/pieces.ftl"),
    include_str!("../locales/en/moves.ftl"),
    include_str!("../locales/en/positions.ftl"),
    include_str!("../locales/en/games.ftl"),
    include_str!("../locales/en/rules.ftl"),
    include_str!("../locales/en/pgn.ftl"),
    include_str!("../locales/en/rulings.ftl"),
    include_str!("../locales/en/refusals.ftl"),
    include_str!("../locales/en/questions.ftl"),
    include_str!("../locales/en/facts.ftl"),
    include_str!("../locales/en/casebook.ftl"),
    include_str!("../locales/en/cli.ftl"),
    include_str!("../locales/en/lawbook.ftl"),
    include_str!("../locales/en/records.ftl"),
    include_str!("../locales/en/hall.ftl"),
    include_str!("../locales/en/play.ftl"),
    include_str!("../locales/en/engine.ftl"),
    include_str!("../locales/en/ranking.ftl"),
];

impl Words {
    /// The messages of a language. Reading them takes a moment: do it once.
    pub fn new(language: Language) -> Self {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle
            .add_builtins()
            .expect("nothing was added under their names yet");
        let files = match language {
            Language::Spanish => SPANISH,
            Language::English => ENGLISH,
        };
        for file in files {
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message under a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message under a key, filled in; the key itself if there is none.
    ///
    /// It is a clause: without a capital letter at the start and a full stop. See
    /// [`Words::sentence`].
    pub fn message(&self, key: &str, arguments: &Arguments) -> String {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let arguments = self.resolve(arguments);
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    /// A clause as a sentence, with the Article it rests on.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Rule};
    /// use jadoube_words::{Language, Words};
    ///
    /// let words = Words::new(Language::English);
    /// let article = Edition::E2023.article(Rule::Stalemate);
    /// assert_eq!(
    ///     words.sentence("drawn by stalemate", article),
    ///     "Drawn by stalemate (Article 5.2.1).",
    /// );
    /// ```
    pub fn sentence(&self, clause: &str, article: Option<Article>) -> String {
        match article {
            Some(article) => self.cited(clause, self.article(article)),
            None => sentence(clause),
        }
    }

    /// A clause as a sentence, with what it rests on in brackets.
    pub(crate) fn cited(&self, clause: &str, source: String) -> String {
        let arguments = Arguments::new()
            .with("sentence", clause)
            .with("article", source);
        sentence(&self.message("cited", &arguments))
    }

    /// An Article by its number; one that no text of its edition confirmed is marked.
    pub fn article(&self, article: Article) -> String {
        let key = match (article.number(), article.is_verified()) {
            ("Preface", true) => "preface",
            ("Preface", false) => "preface-doubtful",
            (_, true) => "article",
            (_, false) => "article-doubtful",
        };
        self.message(key, &Arguments::new().with("number", article.number()))
    }

    /// The name of a kind of piece.
    pub fn role(&self, role: Role) -> String {
        self.message(&role.to_string(), &Arguments::new())
    }

    /// The name of a side.
    pub fn color(&self, color: Color) -> String {
        self.message(&color.to_string(), &Arguments::new())
    }

    fn resolve(&self, arguments: &Arguments) -> FluentArgs<'static> {
        let mut resolved = FluentArgs::new();
        for (name, value) in arguments.iter() {
            let text: FluentValue<'static> = match value {
                Argument::Text(text) => text.clone().into(),
                Argument::Number(number) => (*number).into(),
                Argument::Square(square) => square.to_string().into(),
                Argument::Squares(squares) => self.list(*squares).into(),
                Argument::Side(Side::King) => self.message("side-king", &Arguments::new()).into(),
                Argument::Side(Side::Queen) => self.message("side-queen", &Arguments::new()).into(),
                Argument::Role(role) => {
                    let key = role.to_string();
                    self.add_forms(&mut resolved, name, &key);
                    self.message(&key, &Arguments::new()).into()
                }
                Argument::Piece(piece) => {
                    let key = format!("{}-{}", piece.color, piece.role);
                    self.add_forms(&mut resolved, name, &key);
                    self.message(&key, &Arguments::new()).into()
                }
                Argument::Word(key) => {
                    self.add_forms(&mut resolved, name, key);
                    self.message(key, &Arguments::new()).into()
                }
                Argument::Time(time) => {
                    resolved.set(format!("{name}-clock"), time.to_string());
                    self.duration(*time).into()
                }
                Argument::Color(color) => {
                    let key = color.to_string();
                    self.add_forms(&mut resolved, name, &key);
                    key.into()
                }
            };
            resolved.set(name, text);
        }
        resolved
    }

    /// Adds each attribute of a message as `name-attribute`.
    fn add_forms(&self, resolved: &mut FluentArgs<'static>, name: &str, key: &str) {
        let Some(message) = self.bundle.get_message(key) else {
            return;
        };
        for form in message.attributes() {
            let text = self
                .bundle
                .format_pattern(form.value(), None, &mut Vec::new());
            let text = text.into_owned();
            resolved.set(format!("{name}-{}", form.id()), text);
        }
    }

    fn list(&self, squares: Bitboard) -> String {
        let mut all: Vec<String> = squares
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        let Some(last) = all.pop() else {
            return String::new();
        };
        let join = |key: &str, first: String, last: String| {
            let arguments = Arguments::new().with("first", first).with("last", last);
            self.message(key, &arguments)
        };
        match all
            .into_iter()
            .reduce(|first, next| join("squares-comma", first, next))
        {
            Some(first) => join("squares-and", first, last),
            None => last,
        }
    }
}

/// A capital letter at the start, a full stop at the end.
fn sentence(clause: &str) -> String {
    let mut sentence = capital(clause);
    if !sentence.is_empty() {
        sentence.push('.');
    }
    sentence
}

/// A capital letter at the start.
pub(crate) fn capital(clause: &str) -> String {
    let mut letters = clause.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

impl core::fmt::Debug for Words {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}
