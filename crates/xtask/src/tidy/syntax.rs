//! What shows in the syntax of a Rust file: lengths of functions, attributes, names, unsafe code.

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, FnArg, Ident, Item, Signature, Type, Visibility};

use super::{Finding, Source};

const FUNCTION_LINES: usize = 70;

pub(super) fn check(source: &Source<'_>) -> Vec<Finding> {
    let file = match syn::parse_file(source.text) {
        Ok(file) => file,
        Err(error) => {
            let line = error.span().start().line;
            return vec![source.finding(line, format!("does not parse: {error}"))];
        }
    };
    let mut reader = Reader {
        source,
        findings: Vec::new(),
        in_trait: false,
    };
    if source.path.ends_with("/lib.rs") {
        reader.table_of_contents(&file.items);
    }
    reader.visit_file(&file);
    reader.findings
}

struct Reader<'a> {
    source: &'a Source<'a>,
    findings: Vec<Finding>,
    /// Inside a trait or its implementation, where others chose the signatures.
    in_trait: bool,
}

impl Reader<'_> {
    fn find(&mut self, span: Span, what: impl Into<String>) {
        let finding = self.source.finding(span.start().line, what);
        self.findings.push(finding);
    }

    fn table_of_contents(&mut self, items: &[Item]) {
        for item in items {
            let is_content = matches!(
                item,
                Item::Mod(_) | Item::Use(_) | Item::ExternCrate(_) | Item::Macro(_)
            );
            if !is_content {
                self.find(
                    item.span(),
                    "lib.rs is a table of contents: move this to a module",
                );
            }
        }
    }

    fn function(&mut self, whole: Span, visibility: &Visibility, signature: &Signature) {
        let first = signature.span().start().line;
        let lines = whole.end().line.saturating_sub(first) + 1;
        if lines > FUNCTION_LINES && !self.source.is_generated() {
            let what = format!("{lines} lines, over {FUNCTION_LINES} lines: split it");
            self.find(signature.span(), what);
        }
        self.name(&signature.ident);
        let is_library = ["crates/laws/src", "crates/words/src"];
        let is_library = is_library
            .iter()
            .any(|folder| self.source.path.starts_with(folder));
        if !is_library || self.in_trait || !matches!(visibility, Visibility::Public(_)) {
            return;
        }
        for input in &signature.inputs {
            let FnArg::Typed(input) = input else { continue };
            let Type::Path(kind) = &*input.ty else {
                continue;
            };
            if kind.path.is_ident("bool") {
                self.find(
                    input.span(),
                    "a bool parameter: an enum of two says which is which",
                );
            }
        }
    }

    fn name(&mut self, ident: &Ident) {
        let name = ident.to_string();
        if name.starts_with("get_") {
            self.find(
                ident.span(),
                "get_ says nothing: name it after what it gives",
            );
        }
        let doer = ["Manager", "Helper", "Util", "Utils"];
        if let Some(word) = doer.iter().find(|word| name.ends_with(*word)) {
            self.find(
                ident.span(),
                format!("{word} says nothing: name what it is or does"),
            );
        }
    }

    fn forbid_unsafe(&mut self, span: Span) {
        if !self.source.path.ends_with("/unchecked.rs") {
            self.find(
                span,
                "unsafe code lives in unchecked.rs, with its invariant stated",
            );
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("ignore") {
            self.find(
                attribute.span(),
                "an ignored test proves nothing: run it or remove it",
            );
        }
        if attribute.path().is_ident("non_exhaustive") {
            let what = "non_exhaustive lets a match forget a case: leave it out before 1.0";
            self.find(attribute.span(), what);
        }
        visit::visit_attribute(self, attribute);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(item.span(), &item.vis, &item.sig);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(item.span(), &item.vis, &item.sig);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.function(item.span(), &Visibility::Inherited, &item.sig);
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let outer = std::mem::replace(&mut self.in_trait, item.trait_.is_some());
        if let Some(token) = &item.unsafety {
            self.forbid_unsafe(token.span());
        }
        visit::visit_item_impl(self, item);
        self.in_trait = outer;
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.name(&item.ident);
        visit::visit_item_struct(self, item);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.name(&item.ident);
        visit::visit_item_enum(self, item);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.name(&item.ident);
        visit::visit_item_trait(self, item);
    }

    fn visit_signature(&mut self, signature: &'ast Signature) {
        if let Some(token) = &signature.unsafety {
            self.forbid_unsafe(token.span());
        }
        visit::visit_signature(self, signature);
    }

    fn visit_expr_unsafe(&mut self, block: &'ast syn::ExprUnsafe) {
        self.forbid_unsafe(block.unsafe_token.span());
        visit::visit_expr_unsafe(self, block);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let Expr::Path(function) = &*call.func
            && function
                .path
                .segments
                .last()
                .is_some_and(|last| last.ident == "sleep")
        {
            self.find(call.span(), "nothing here may sleep: time is an argument");
        }
        visit::visit_expr_call(self, call);
    }
}
