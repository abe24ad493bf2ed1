//! What every file of samples is checked by.

use std::{collections::BTreeSet, fmt::Debug, path::Path};

use serde::{
    Deserializer, Serialize,
    de::{DeserializeOwned, Error, Visitor, value},
    forward_to_deserialize_any,
};
use ts_rs::{Config, TS, TypeVisitor};

/// Checks that samples are translated there and back, and are written as they always were.
pub(crate) fn check<Here, There>(samples: &[There])
where
    Here: for<'a> From<&'a There> + Serialize + DeserializeOwned + PartialEq + Debug + TS,
    There: for<'a> From<&'a Here> + PartialEq + Debug,
{
    let written: Vec<Here> = samples.iter().map(Here::from).collect();
    let back: Vec<There> = written.iter().map(There::from).collect();
    assert_eq!(back, samples, "there and back");
    check_written(&written);
}

/// Checks that samples are written as they always were, and read back; and that no variant is
/// without one.
pub(crate) fn check_written<T>(samples: &[T])
where
    T: Serialize + DeserializeOwned + PartialEq + Debug + TS,
{
    let mut lines = String::new();
    let mut seen = BTreeSet::new();
    for sample in samples {
        let json = serde_json::to_string(sample).expect("it can be written");
        let read: T = serde_json::from_str(&json).expect("what was written is read");
        assert_eq!(&read, sample, "{json}");
        seen.extend(variant(&json));
        lines.push_str(&json);
        lines.push('\n');
    }
    if let Some(variants) = variants::<T>() {
        let variants: BTreeSet<String> = variants.iter().map(ToString::to_string).collect();
        assert_eq!(
            seen, variants,
            "a sample of every variant, and only of those"
        );
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_snapshot_path("../snapshots");
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name::<T>(), lines));
}

/// The name of the variant that a JSON text holds, if it is one of an enum.
fn variant(json: &str) -> Option<String> {
    let json: serde_json::Value = serde_json::from_str(json).expect("it is JSON");
    if let Some(name) = json.as_str() {
        return Some(name.into());
    }
    let mut names = json.as_object()?.keys();
    names.next().filter(|_| names.next().is_none()).cloned()
}

/// The names of an enum's variants, as its reader expects them; nothing for another type.
fn variants<T: DeserializeOwned>() -> Option<&'static [&'static str]> {
    let mut found = None;
    let refused = T::deserialize(Names(&mut found));
    assert!(refused.is_err(), "there was nothing to read");
    found
}

/// Notes what a reader expects, and has nothing to read.
struct Names<'a>(&'a mut Option<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Names<'_> {
    type Error = value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, value::Error> {
        Err(value::Error::custom("nothing to read"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, value::Error> {
        *self.0 = Some(variants);
        Err(value::Error::custom("nothing to read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Adds the names of a type and of every type of this crate in it.
pub(crate) fn types<T: TS + 'static + ?Sized>(names: &mut BTreeSet<String>) {
    struct Seen<'a>(&'a mut BTreeSet<String>);
    impl TypeVisitor for Seen<'_> {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            types::<T>(self.0);
        }
    }
    // A type without a declaration of its own, such as a number, has no place for it either.
    let is_new = T::output_path().is_some() && names.insert(name::<T>());
    if is_new {
        T::visit_dependencies(&mut Seen(names));
    }
}

fn name<T: TS + ?Sized>() -> String {
    let ident = T::ident(&Config::default());
    match ident.split_once('<') {
        Some((ident, _)) => ident.into(),
        None => ident,
    }
}

/// The types that have a file.
pub(crate) fn files() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let files = std::fs::read_dir(folder).expect("the golden files stand there");
    files
        .filter_map(|file| {
            let file = file.expect("it is read").file_name();
            file.to_str()?.strip_suffix(".snap").map(String::from)
        })
        .collect()
}
