//! The protocol in TypeScript, for the web client: written from the types, and held here.

use std::{collections::BTreeMap, env, fs, path::Path};

use jadoube_protocol::{ClientMessage, ServerMessage};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
// What goes over the wire between a playing hall and its clients.
// Written from crates/protocol and crates/record, not edited by hand: change those and run
// JADOUBE_WRITE=1 cargo test --package jadoube-protocol --test typescript
";

/// Declarations by name, with what is said of each.
struct Declared {
    config: Config,
    all: BTreeMap<String, String>,
}

impl Declared {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.all.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", T::decl(&self.config));
        self.all.insert(name, text);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

#[test]
fn the_web_client_has_the_protocol_as_it_is() {
    let mut declared = Declared {
        config: Config::new().with_large_int("number"),
        all: BTreeMap::new(),
    };
    declared.add::<ClientMessage>();
    declared.add::<ServerMessage>();
    let mut text = HEAD.to_owned();
    for declaration in declared.all.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    assert!(!text.contains("bigint"), "a browser's numbers are `number`");
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
