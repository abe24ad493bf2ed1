//! The log of a hall, on standard error.

use std::{io, panic};

use tracing_subscriber::{EnvFilter, fmt::Layer, layer::SubscriberExt, util::SubscriberInitExt};

use super::Trouble;
use crate::{arguments::LogFormat, console::Palette};

/// Begins the log.
pub(super) fn begin(format: LogFormat, level: &str, palette: Palette) -> Result<(), Trouble> {
    let filter = EnvFilter::try_new(level);
    let filter = filter.map_err(|error| Trouble::System(error.to_string()))?;
    let registry = tracing_subscriber::registry().with(filter);
    let begun = match format {
        LogFormat::Text => {
            let layer = Layer::new().with_writer(io::stderr);
            let layer = layer.with_ansi(palette == Palette::Colored);
            registry.with(layer).try_init()
        }
        LogFormat::Json => {
            let layer = Layer::new().json().flatten_event(true);
            registry.with(layer.with_writer(io::stderr)).try_init()
        }
    };
    begun.map_err(|error| Trouble::System(error.to_string()))?;
    note_panics();
    Ok(())
}

/// A task that fails ends by itself; what it failed of goes to the log.
fn note_panics() {
    panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        let place = info.location().map(ToString::to_string);
        tracing::error!(
            panic = text.as_deref().unwrap_or("no text"),
            place = place.as_deref().unwrap_or("unknown"),
            thread = std::thread::current().name().unwrap_or("unnamed"),
            "a task panicked",
        );
    }));
}
