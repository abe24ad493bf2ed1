//! The protocol in TypeScript, for the web client: written from the types, and held here.

mod bodies;
mod layout;

use std::{any::TypeId, collections::BTreeMap, env, fs, path::Path};

use jadoube_protocol::{ClientMessage, ServerMessage};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
// What goes over the wire between a playing hall and its clients, over the socket and over HTTP.
// Written from crates/protocol and crates/record, not edited by hand: change those and run
// JADOUBE_WRITE=1 cargo test --package jadoube-protocol --test typescript
";

/// Declarations by name, each with its type.
struct Declared {
    config: Config,
    all: BTreeMap<String, (TypeId, String)>,
}

impl Declared {
    fn everything() -> Self {
        let mut declared = Self {
            config: Config::new().with_large_int("number"),
            all: BTreeMap::new(),
        };
        declared.add::<ClientMessage>();
        declared.add::<ServerMessage>();
        bodies::add_all(&mut declared);
        declared
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        // One with parameters is one, whatever stands in their place.
        let id = TypeId::of::<T::WithoutGenerics>();
        if let Some((other, _)) = self.all.get(&name) {
            assert!(*other == id, "two types are called {name}");
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = layout::declaration(&docs, &T::decl(&self.config));
        self.all.insert(name, (id, text));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        for (_, declaration) in self.all.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        text
    }
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

#[test]
fn the_web_client_has_the_protocol_as_it_is() {
    let text = Declared::everything().text();
    assert!(!text.contains("bigint"), "a browser's numbers are `number`");
    let is_trailing = |line: &str| line.ends_with(' ');
    assert!(!text.lines().any(is_trailing), "spaces at an end");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    if env::var_os("JADOUBE_WRITE").is_some() {
        fs::write(&path, &text).expect("web/src is there");
    }
    let held = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        held == text,
        "web/src/protocol.ts is not what the types say: run this test with JADOUBE_WRITE=1"
    );
}

/// Types that TypeScript knows by another name, since one of the record has theirs.
const RENAMED: [(&str, &str); 1] = [("Role", "HallRole")];

#[test]
fn every_public_type_of_the_protocol_is_declared() {
    let declared = Declared::everything();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut count = 0;
    for folder in [folder.join("rest"), folder] {
        for file in fs::read_dir(folder).expect("it is there") {
            let path = file.expect("a file").path();
            let Ok(text) = fs::read_to_string(&path) else {
                continue;
            };
            for line in text.lines() {
                let kinds = ["pub struct ", "pub enum "];
                let Some(rest) = kinds.iter().find_map(|kind| line.strip_prefix(kind)) else {
                    continue;
                };
                let is_end = |c: char| !c.is_alphanumeric();
                let name = rest.split(is_end).next().unwrap_or_default();
                let renamed = RENAMED.iter().find(|(name_here, _)| *name_here == name);
                let name = renamed.map_or(name, |(_, there)| there);
                assert!(
                    declared.all.contains_key(name),
                    "{name} of {} is not declared: name it in bodies.rs",
                    path.display()
                );
                count += 1;
            }
        }
    }
    assert!(count > 100, "only {count} types were found");
}
