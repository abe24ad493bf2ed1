//! The constants of `jadoube_laws::law`, from the list of the paragraphs of 2023.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use jadoube_casebook::lawbook::numbers;

use crate::workspace::{root, say};

const LIST: &str = "lawbook/paragraphs-2023.txt";
const MODULE: &str = "crates/laws/src/law.rs";

/// What to do with the module.
#[derive(Args)]
pub(crate) struct Options {
    /// Write the module anew instead of comparing it.
    #[arg(long)]
    write: bool,
}

/// Compares the module with the list, or writes it.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let list = std::fs::read_to_string(root().join(LIST)).with_context(|| LIST)?;
    let module = render(&list);
    let path = root().join(MODULE);
    if options.write {
        std::fs::write(&path, module).with_context(|| MODULE)?;
        say(&format!("{MODULE}: written"));
        return Ok(ExitCode::SUCCESS);
    }
    let stands = std::fs::read_to_string(&path).with_context(|| MODULE)?;
    if stands == module {
        say(&format!("{MODULE}: as the list of paragraphs says"));
        return Ok(ExitCode::SUCCESS);
    }
    let line = stands
        .lines()
        .zip(module.lines())
        .take_while(|(a, b)| a == b)
        .count()
        + 1;
    say(&format!(
        "{MODULE}:{line}: not what the list of paragraphs gives; `cargo xtask law --write`"
    ));
    Ok(ExitCode::FAILURE)
}

fn render(list: &str) -> String {
    let mut module = String::from(
        "//! Every numbered paragraph of the Laws of 2023, as constants that docs link to.\n\
         //!\n\
         //! They exist so that a citation in a doc comment with a wrong number does not compile \
         under\n\
         //! `cargo doc`; code asks the table of the edition.\n\
         // Written by `cargo xtask law` from the list of paragraphs; not edited by hand.\n",
    );
    for number in numbers(list) {
        let name = constant(number);
        let _ = write!(
            module,
            "\n/// {number}.\npub const {name}: &str = \"{number}\";"
        );
    }
    module.push_str("\n\n/// Every number above, in the order of the Laws.\n");
    module.push_str("pub const ALL: &[&str] = &[\n");
    for number in numbers(list) {
        let _ = writeln!(module, "    {},", constant(number));
    }
    module.push_str("];\n");
    module
}

/// The constant that stands for a paragraph: `A9_6_2`, `APP_A_5_2`, `GUIDE_II_3_2`.
pub(crate) fn constant(number: &str) -> String {
    let tail = number.replace('.', "_");
    match number.split('.').next() {
        Some(first) if first.starts_with(|c: char| c.is_ascii_digit()) => format!("A{tail}"),
        Some("I" | "II" | "III") => format!("GUIDE_{tail}"),
        Some(_) | None => format!("APP_{tail}"),
    }
}

#[cfg(test)]
mod tests {
    use super::constant;

    #[test]
    fn every_kind_of_paragraph_has_its_prefix() {
        for (number, name) in [
            ("9.6.2", "A9_6_2"),
            ("A.5.2", "APP_A_5_2"),
            ("C.10.1", "APP_C_10_1"),
            ("I.3", "GUIDE_I_3"),
            ("III.3.1.2", "GUIDE_III_3_1_2"),
        ] {
            assert_eq!(constant(number), name);
        }
    }
}
