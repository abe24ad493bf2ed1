//! The command line read, and explained in the reader's language.

mod refusal;

use std::{ffi::OsString, process::ExitCode};

use clap::{
    Arg, ArgAction, ColorChoice, Command, CommandFactory, FromArgMatches, ValueEnum,
    error::ErrorKind,
};

use crate::{
    BAD_INPUT,
    arguments::{Arguments, ColorWish},
    console::{self, Palette},
    speech::Speech,
};

/// Reads the command line. When that is all there is to do, what to end with.
pub(crate) fn parse() -> Result<Arguments, ExitCode> {
    let words: Vec<OsString> = std::env::args_os().collect();
    let speech = Speech::new(early(&words, "--lang"));
    let wish = early(&words, "--color").unwrap_or(ColorWish::Auto);
    let command = localized(Arguments::command(), &speech).color(match wish {
        ColorWish::Auto => ColorChoice::Auto,
        ColorWish::Always => ColorChoice::Always,
        ColorWish::Never => ColorChoice::Never,
    });
    let read = command
        .clone()
        .try_get_matches_from(&words)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    read.map_err(|error| {
        let kind = error.kind();
        if matches!(kind, ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        if kind == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            let _ = error.print();
        } else {
            let palette = Palette::of_errors(wish);
            console::complain(refusal::explain(&error, &command, &words, palette, &speech));
        }
        ExitCode::from(BAD_INPUT)
    })
}

/// The value of an option, looked for before the line is read properly: it decides in which
/// language and colors to say that the line is wrong.
fn early<T: ValueEnum>(words: &[OsString], option: &str) -> Option<T> {
    let mut words = words.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        if word == "--" {
            return None;
        }
        let value = match word.strip_prefix(option) {
            Some("") => words.next()?,
            Some(rest) if rest.starts_with('=') => &rest[1..],
            _ => continue,
        };
        return T::from_str(value, true).ok();
    }
    None
}

/// The command with all its explanations.
fn localized(command: Command, speech: &Speech) -> Command {
    let command = described(command, "cli-help", speech).arg(
        Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version)
            .help(speech.say("cli-help-version"))
            .help_heading(speech.say("cli-heading-options")),
    );
    with_commands(command, "cli-help", speech)
}

/// The commands below a command with all their explanations, and those below them.
fn with_commands(mut command: Command, key: &str, speech: &Speech) -> Command {
    let names: Vec<String> = command
        .get_subcommands()
        .map(|command| command.get_name().to_owned())
        .collect();
    for name in names {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(name, |command| {
            with_commands(described(command, &key, speech), &key, speech)
        });
    }
    command
}

fn described(command: Command, key: &str, speech: &Speech) -> Command {
    let shared = ["json", "lang", "color"];
    let options = speech.say("cli-heading-options");
    let arguments = speech.say("cli-heading-arguments");
    let usage = format!("{key}-usage");
    let after = format!("{key}-after");
    command
        .about(speech.say(&format!("{key}-about")))
        .override_usage(speech.say(&usage))
        .after_help(speech.say(&after))
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            speech.say("cli-heading-usage")
        ))
        .subcommand_help_heading(speech.say("cli-heading-commands"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .global(false)
                .action(ArgAction::Help)
                .help(speech.say("cli-help-help"))
                .help_heading(options.clone()),
        )
        .mut_args(|arg| {
            let id = arg.get_id().as_str().to_owned();
            if id == "help" {
                return arg;
            }
            let text = if shared.contains(&id.as_str()) {
                speech.say(&format!("cli-help-{id}"))
            } else {
                speech.say(&format!("{key}-{id}"))
            };
            let heading = if arg.is_positional() {
                &arguments
            } else {
                &options
            };
            let text = text + &values(&arg, speech);
            let arg = match arg.get_value_names() {
                Some([name]) => {
                    let key = format!("cli-value-{}", name.as_str().to_lowercase());
                    let name = speech.find(&key).unwrap_or_else(|| name.to_string());
                    arg.value_name(name)
                }
                _ => arg,
            };
            let arg = arg.help(text).help_heading(heading.clone());
            if arg.get_action().takes_values() {
                arg.hide_default_value(true).hide_possible_values(true)
            } else {
                arg
            }
        })
}

/// What an argument may be, and what it is when not given.
fn values(arg: &Arg, speech: &Speech) -> String {
    let mut text = String::new();
    if !arg.get_action().takes_values() {
        return text;
    }
    let possible = arg.get_possible_values();
    if !possible.is_empty() {
        let names: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
        text += &format!(" [{}]", names.join(", "));
    }
    if let [default] = arg.get_default_values() {
        let label = speech.say("cli-help-default");
        text += &format!(" [{label}: {}]", default.to_string_lossy());
    }
    text
}
