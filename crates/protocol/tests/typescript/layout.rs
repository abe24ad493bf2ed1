//! Declarations laid out for a reader: a comment takes a line, and a line a hundred columns.

const COLUMNS: usize = 100;
/// What may be part of a name, a key or a number.
const WORD: &str = "_$?.-";

/// A declaration as `ts-rs` writes it, with what is said of it.
pub(crate) fn declaration(docs: &str, declared: &str) -> String {
    let (head, body) = declared.split_once('=').expect("it declares a type");
    let mut reader = Reader(body.trim().trim_end_matches(';'));
    let body = reader.joined();
    assert!(reader.0.trim().is_empty(), "not read: {}", reader.0);
    let head = format!("export {} =", head.trim());
    let rest = body.shown(0, head.len() + 2);
    let gap = if rest.starts_with('\n') { "" } else { " " };
    let docs = Some(comment(docs)).filter(|docs| !docs.is_empty());
    let docs = docs.map(|docs| format!("/** {docs} */\n"));
    format!("{}{head}{gap}{rest};\n", docs.unwrap_or_default())
}

/// What a comment says, on one line.
fn comment(text: &str) -> String {
    let text = text.trim().trim_start_matches("/**").trim_end_matches("*/");
    let lines = text.lines().map(|line| line.trim().trim_start_matches('*'));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

/// A type.
enum Type {
    Word(String),
    Of(String, Vec<Type>),
    Object(Vec<Field>),
    Tuple(Vec<Type>),
    List(Box<Type>),
    Joined(char, Vec<Type>),
}

struct Field {
    docs: String,
    key: String,
    kind: Type,
}

impl Type {
    /// On one line, unless something is said of a part.
    fn flat(&self) -> Option<String> {
        let all = |parts: &[Self], between: &str| {
            let parts: Option<Vec<String>> = parts.iter().map(Self::flat).collect();
            parts.map(|parts| parts.join(between))
        };
        Some(match self {
            Self::Word(word) => word.clone(),
            Self::Of(name, parts) => format!("{name}<{}>", all(parts, ", ")?),
            Self::Object(fields) => {
                let field = |field: &Field| {
                    let kind = field.kind.flat().filter(|_| field.docs.is_empty())?;
                    Some(format!("{}: {kind}", field.key))
                };
                let fields: Option<Vec<String>> = fields.iter().map(field).collect();
                format!("{{ {} }}", fields?.join("; "))
            }
            Self::Tuple(parts) => format!("[{}]", all(parts, ", ")?),
            Self::List(of) => match **of {
                Self::Joined(..) => format!("({})[]", of.flat()?),
                Self::Word(_) | Self::Of(..) | Self::Object(_) | Self::Tuple(_) | Self::List(_) => {
                    format!("{}[]", of.flat()?)
                }
            },
            Self::Joined(sign, parts) => all(parts, &format!(" {sign} "))?,
        })
    }

    /// Where a line may not have more columns than are left, and further lines are indented.
    fn shown(&self, indent: usize, column: usize) -> String {
        if let Some(flat) = self.flat().filter(|flat| column + flat.len() < COLUMNS) {
            return flat;
        }
        let inner = " ".repeat(indent + 2);
        let all = |parts: &[Self]| -> Vec<String> {
            parts
                .iter()
                .map(|part| part.shown(indent, column))
                .collect()
        };
        match self {
            Self::Word(word) => word.clone(),
            Self::Of(name, parts) => format!("{name}<{}>", all(parts).join(", ")),
            Self::Tuple(parts) => format!("[{}]", all(parts).join(", ")),
            Self::List(of) => match **of {
                Self::Joined(..) => format!("({})[]", of.shown(indent, column)),
                Self::Word(_) | Self::Of(..) | Self::Object(_) | Self::Tuple(_) | Self::List(_) => {
                    format!("{}[]", of.shown(indent, column))
                }
            },
            Self::Object(fields) => {
                let fields = fields.iter().map(|field| field.shown(&inner));
                format!("{{\n{}{}}}", fields.collect::<String>(), " ".repeat(indent))
            }
            Self::Joined('|', parts) => {
                let part = |part: &Self| {
                    let shown = part.shown(indent + 4, indent + 4);
                    format!("\n{inner}| {shown}")
                };
                parts.iter().map(part).collect()
            }
            Self::Joined(_, parts) => all(parts).join(" & "),
        }
    }
}

impl Field {
    fn shown(&self, inner: &str) -> String {
        let docs = Some(&self.docs).filter(|docs| !docs.is_empty());
        let docs = docs.map(|docs| format!("{inner}/** {docs} */\n"));
        let kind = self
            .kind
            .shown(inner.len(), inner.len() + self.key.len() + 2);
        let gap = if kind.starts_with('\n') { "" } else { " " };
        format!(
            "{}{inner}{}:{gap}{kind};\n",
            docs.unwrap_or_default(),
            self.key
        )
    }
}

/// What is still to be read.
struct Reader<'a>(&'a str);

impl Reader<'_> {
    /// Passes over a sign, if it is the next one.
    fn has(&mut self, sign: &str) -> bool {
        self.0 = self.0.trim_start();
        let rest = self.0.strip_prefix(sign);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    /// Types with `|` or `&` between them.
    fn joined(&mut self) -> Type {
        let mut parts = Vec::new();
        let mut sign = '|';
        self.has("|");
        loop {
            parts.push(self.one());
            if self.has("&") {
                sign = '&';
            } else if !self.has("|") {
                break;
            }
        }
        match parts.len() {
            1 => parts.remove(0),
            _ => Type::Joined(sign, parts),
        }
    }

    fn one(&mut self) -> Type {
        let mut found = if self.has("{") {
            self.object()
        } else if self.has("[") {
            Type::Tuple(self.list("]"))
        } else if self.has("(") {
            let inner = self.joined();
            assert!(self.has(")"), "no end: {}", self.0);
            inner
        } else {
            let word = self.word();
            if self.has("<") {
                let mut parts = self.list(">");
                match word.as_str() {
                    "Array" => Type::List(Box::new(parts.remove(0))),
                    _ => Type::Of(word, parts),
                }
            } else {
                Type::Word(word)
            }
        };
        while self.has("[]") {
            found = Type::List(Box::new(found));
        }
        found
    }

    fn list(&mut self, end: &str) -> Vec<Type> {
        let mut parts = Vec::new();
        while !self.has(end) {
            parts.push(self.joined());
            self.has(",");
        }
        parts
    }

    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        while !self.has("}") {
            let mut docs = String::new();
            if self.has("/**") {
                let (said, rest) = self.0.split_once("*/").expect("a comment ends");
                docs = comment(said);
                self.0 = rest;
            }
            let key = self.key();
            assert!(self.has(":"), "no type: {}", self.0);
            let kind = self.joined();
            fields.push(Field { docs, key, kind });
            self.has(",");
        }
        Type::Object(fields)
    }

    /// The key of a field, in quotation marks only where it needs them.
    fn key(&mut self) -> String {
        let key = self.word();
        let bare = key.trim_matches('"');
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if bare.chars().all(is_plain) && !bare.starts_with(|c: char| c.is_ascii_digit()) {
            return bare.to_owned();
        }
        key
    }

    fn word(&mut self) -> String {
        self.0 = self.0.trim_start();
        let length = match self.0.strip_prefix('"') {
            Some(text) => text.find('"').expect("it ends") + 2,
            None => {
                let is_word = |c: char| c.is_ascii_alphanumeric() || WORD.contains(c);
                self.0.find(|c| !is_word(c)).unwrap_or(self.0.len())
            }
        };
        assert!(length > 0, "not read: {}", self.0);
        let (word, rest) = self.0.split_at(length);
        self.0 = rest;
        word.to_owned()
    }
}

#[test]
fn a_declaration_is_laid_out_for_a_reader() {
    let docs = "/**\n * All.\n */\n";
    let declared = "type A<T> = { \n/**\n * What\n * it is.\n */\n\"b\": Array<C | null>, \
                    d?: [number, T], } | \"e\" | { \"f-g\": string };";
    let expected = r#"/** All. */
export type A<T> =
  | {
      /** What it is. */
      b: (C | null)[];
      d?: [number, T];
    }
  | "e"
  | { "f-g": string };
"#;
    assert_eq!(declaration(docs, declared), expected);
}
