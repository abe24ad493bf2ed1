//! What is wrong with something that was sent, by what the readers of JSON, addresses and queries
//! say of it: they say it in one language, and in their own terms.

/// What is wrong with something that was sent, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Misfit {
    /// The field, as it is found from outside, `settings.time`; empty for the whole.
    pub(crate) field: String,
    /// What is wrong with it.
    pub(crate) what: Wrong,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    /// It is no JSON: where, if that is known.
    NotJson(Option<(u32, u32)>),
    /// It ends before it is whole.
    CutShort,
    /// There is too much in one another.
    TooDeep,
    /// It is not there.
    Missing,
    /// There is no such field; there are these.
    Unknown(Vec<String>),
    /// It is none of these.
    NoneOf {
        /// What was written.
        found: String,
        /// What might have been.
        allowed: Vec<String>,
    },
    /// It is of another kind.
    Kind {
        /// What was written.
        found: Kind,
        /// What should have been; nothing if that has no name of its own.
        needed: Option<Kind>,
    },
    /// It is written more than once.
    Twice,
    /// It is no sealed move.
    NotASeal,
    /// It cannot be so, for a reason of its own.
    Unfit,
}

/// A kind of value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Letters.
    Text,
    /// Any number.
    Number,
    /// A whole number between these.
    Whole(i128, i128),
    /// True or false.
    Truth,
    /// Values in a row.
    List,
    /// Values by name.
    Object,
    /// Nothing at all.
    Nothing,
    /// One of some words, perhaps with more in it.
    Choice,
}

/// How the reader of a sealed move says that a text is none.
const BAD_SEAL: &str = "`: a seal has 64 hexadecimal digits";

impl Misfit {
    /// What a reader said, if it is of the kind that readers say.
    pub(crate) fn read(said: &str) -> Option<Self> {
        let (said, place) = without_place(said);
        if let Some(what) = of_the_whole(said, place) {
            let field = String::new();
            return Some(Self { field, what });
        }
        let (field, said) = match said.split_once(": ") {
            Some((path, rest)) if is_path(path) => (path, rest),
            Some(_) | None => ("", said),
        };
        let (name, what) = of_a_field(said)?;
        Some(Self {
            field: joined_once(field, name.unwrap_or_default()),
            what,
        })
    }

    /// What the framework said of a request, with the names of what stands in its address.
    pub(crate) fn of_request(said: &str, named: &[&str]) -> Option<Self> {
        let json = [
            "Failed to deserialize the JSON body into the target type: ",
            "Failed to parse the request body as JSON: ",
            "Failed to deserialize query string: ",
        ];
        if let Some(rest) = json.iter().find_map(|start| said.strip_prefix(start)) {
            return Self::read(rest).or_else(|| {
                let path = rest.split_once(": ").map_or("", |(path, _)| path);
                Some(Self {
                    field: path.to_owned(),
                    what: Wrong::Unfit,
                })
                .filter(|_| is_path(path))
            });
        }
        said.strip_prefix("Invalid URL: ")
            .map(|rest| of_address(rest, named))
    }

    /// What the reader of a message said.
    pub(crate) fn of_message(error: &serde_path_to_error::Error<serde_json::Error>) -> Self {
        let inner = error.inner().to_string();
        let read = Self::read(&inner);
        let path = error.path().to_string();
        let path = if path == "." { String::new() } else { path };
        match read {
            Some(misfit) if misfit.field.is_empty() || misfit.what.names_a_field() => Self {
                field: joined_once(&path, &misfit.field),
                what: misfit.what,
            },
            Some(misfit) => misfit,
            None => Self {
                field: path,
                what: if inner.contains(BAD_SEAL) {
                    Wrong::NotASeal
                } else {
                    Wrong::Unfit
                },
            },
        }
    }
}

impl Wrong {
    const fn names_a_field(&self) -> bool {
        matches!(self, Self::Missing | Self::Unknown(_) | Self::Twice)
    }
}

/// A field within another. A reader may have gone into it already when it noticed.
fn joined_once(path: &str, field: &str) -> String {
    let is_there = path == field || path.ends_with(&format!(".{field}"));
    if is_there {
        path.to_owned()
    } else {
        joined(path, field)
    }
}

fn joined(path: &str, field: &str) -> String {
    match (path, field) {
        ("" | ".", field) => field.to_owned(),
        (path, "") => path.to_owned(),
        (path, field) => format!("{path}.{field}"),
    }
}

/// Whether it is the path to a field, and no part of a sentence.
fn is_path(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"_-.[]?".contains(&byte))
}

/// What was said, and the line and column that it ends with.
fn without_place(said: &str) -> (&str, Option<(u32, u32)>) {
    let parted = said.rsplit_once(" at line ").and_then(|(said, place)| {
        let (line, column) = place.split_once(" column ")?;
        Some((said, (line.parse().ok()?, column.parse().ok()?)))
    });
    match parted {
        Some((said, place)) => (said, Some(place)),
        None => (said, None),
    }
}

fn of_the_whole(said: &str, place: Option<(u32, u32)>) -> Option<Wrong> {
    // What has a path before it is of a field, but for what is no JSON at all.
    let bare = match said.rsplit_once(": ") {
        Some((path, rest)) if is_path(path) => rest,
        Some(_) | None => said,
    };
    if bare.starts_with("EOF while parsing") {
        return Some(Wrong::CutShort);
    }
    if bare == "recursion limit exceeded" {
        return Some(Wrong::TooDeep);
    }
    let starts = [
        "expected value",
        "expected ident",
        "expected `",
        "expected numeric key",
        "trailing c",
        "key must be",
        "control character",
        "invalid escape",
        "invalid number",
        "invalid unicode",
        "lone leading",
        "unexpected end of hex",
        "number out of range",
        "float key must",
    ];
    let is_syntax = starts.iter().any(|start| bare.starts_with(start));
    is_syntax.then_some(Wrong::NotJson(place))
}

/// What is wrong with a field, and its name where that is said and not known already.
fn of_a_field(said: &str) -> Option<(Option<&str>, Wrong)> {
    let quoted =
        |text: &'static str| -> Option<(&str, &str)> { said.strip_prefix(text)?.split_once('`') };
    if let Some((name, _)) = quoted("missing field `") {
        return Some((Some(name), Wrong::Missing));
    }
    if let Some((name, _)) = quoted("duplicate field `") {
        return Some((Some(name), Wrong::Twice));
    }
    if let Some((name, rest)) = quoted("unknown field `") {
        return Some((Some(name), Wrong::Unknown(listed(rest))));
    }
    if let Some((found, rest)) = quoted("unknown variant `") {
        let found = found.to_owned();
        let allowed = listed(rest);
        return Some((None, Wrong::NoneOf { found, allowed }));
    }
    if let Some(rest) = said.strip_prefix("invalid length ") {
        let (_, needed) = rest.split_once(", expected ")?;
        // Values in a row pass for values by name where there are enough of them.
        let needed = needed_in(needed).filter(|needed| *needed == Kind::Object);
        let found = Kind::List;
        let what = needed.map_or(Wrong::Unfit, |needed| Wrong::Kind {
            found,
            needed: Some(needed),
        });
        return Some((None, what));
    }
    let starts = ["invalid type: ", "invalid value: "];
    if let Some(rest) = starts.iter().find_map(|start| said.strip_prefix(start)) {
        let (found, needed) = rest.rsplit_once(", expected ")?;
        let needed = needed_in(needed);
        return Some((
            None,
            found_in(found).map_or(Wrong::Unfit, |found| Wrong::Kind { found, needed }),
        ));
    }
    of_a_word(said).map(|what| (None, what))
}

/// What is wrong with a word of an address that should have been something else.
fn of_a_word(said: &str) -> Option<Wrong> {
    let needed = match said {
        "provided string was not `true` or `false`" => Kind::Truth,
        "invalid float literal" | "cannot parse float from empty string" => Kind::Number,
        "invalid digit found in string"
        | "cannot parse integer from empty string"
        | "number too large to fit in target type"
        | "number too small to fit in target type" => Kind::Whole(i128::MIN, i128::MAX),
        _ => return None,
    };
    let needed = Some(needed);
    let found = Kind::Text;
    Some(Wrong::Kind { found, needed })
}

/// Names in quotes.
fn listed(text: &str) -> Vec<String> {
    let parts = text.split('`').skip(1).step_by(2);
    parts.map(str::to_owned).collect()
}

fn found_in(said: &str) -> Option<Kind> {
    let word = said.split([' ', ',']).next().unwrap_or_default();
    Some(match word {
        "string" | "character" | "byte" => Kind::Text,
        "integer" | "floating" | "number" => Kind::Number,
        "boolean" => Kind::Truth,
        "null" | "unit" | "Option" => Kind::Nothing,
        "sequence" | "tuple" => Kind::List,
        "map" | "struct" => Kind::Object,
        "enum" | "newtype" => Kind::Choice,
        _ => return None,
    })
}

fn needed_in(said: &str) -> Option<Kind> {
    let whole = |from: i128, to: i128| Some(Kind::Whole(from, to));
    match said {
        "i8" => return whole(i8::MIN.into(), i8::MAX.into()),
        "i16" => return whole(i16::MIN.into(), i16::MAX.into()),
        "i32" => return whole(i32::MIN.into(), i32::MAX.into()),
        "i64" => return whole(i64::MIN.into(), i64::MAX.into()),
        "u8" => return whole(0, u8::MAX.into()),
        "u16" => return whole(0, u16::MAX.into()),
        "u32" => return whole(0, u32::MAX.into()),
        "u64" | "usize" => return whole(0, u64::MAX.into()),
        "isize" | "i128" | "u128" => return whole(i128::MIN, i128::MAX),
        "f32" | "f64" | "a number" => return Some(Kind::Number),
        "unit" => return Some(Kind::Nothing),
        _ => {}
    }
    if let Some(rest) = said.strip_prefix("a nonzero ") {
        let kind = needed_in(rest)?;
        return if let Kind::Whole(0, to) = kind {
            whole(1, to)
        } else {
            Some(kind)
        };
    }
    let has = |word: &str| said.split(' ').any(|one| one == word);
    if has("string") || has("character") {
        Some(Kind::Text)
    } else if has("boolean") {
        Some(Kind::Truth)
    } else if has("sequence") || has("array") || has("tuple") {
        Some(Kind::List)
    } else if has("struct") || has("map") {
        Some(Kind::Object)
    } else if has("enum") || has("variant") || has("identifier") {
        Some(Kind::Choice)
    } else {
        None
    }
}

/// What is wrong with a part of an address.
fn of_address(said: &str, named: &[&str]) -> Misfit {
    let name = |index: usize| named.get(index).copied().unwrap_or_default().to_owned();
    let index = said
        .strip_prefix("Cannot parse value at index ")
        .and_then(|rest| rest.split(' ').next()?.parse::<usize>().ok());
    let by_name = said
        .strip_prefix("Invalid UTF-8 in `")
        .or_else(|| {
            said.strip_prefix("Cannot parse `")
                .filter(|rest| rest.contains("` with value `"))
        })
        .and_then(|rest| rest.split('`').next());
    let field = match (index, by_name) {
        (Some(index), _) => name(index),
        (None, Some(key)) => key.to_owned(),
        (None, None) => name(0),
    };
    let needed = said
        .rsplit_once("to a `")
        .and_then(|(_, kind)| needed_in(kind.trim_end_matches('`')));
    let what = match needed {
        Some(needed) => Wrong::Kind {
            found: Kind::Text,
            needed: Some(needed),
        },
        None => Wrong::Unfit,
    };
    Misfit { field, what }
}

#[cfg(test)]
mod tests;
