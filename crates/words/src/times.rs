//! Time as people say it.

use jadoube_arbiter::Millis;

use crate::{Arguments, Language, Words};

impl Words {
    /// How long a time lasts, in words; from an hour on what is no whole number of minutes is
    /// written as a clock shows it.
    ///
    /// ```
    /// use jadoube_arbiter::Millis;
    /// use jadoube_words::{Language, Words};
    ///
    /// let words = Words::new(Language::Spanish);
    /// assert_eq!(words.duration(Millis::from_minutes(2)), "2 minutos");
    /// assert_eq!(words.duration(Millis(1_500)), "1,5 segundos");
    /// assert_eq!(words.duration(Millis::from_seconds(61)), "1 minuto y 1 segundo");
    /// assert_eq!(words.duration(Millis::from_seconds(5_397)), "1:29:57");
    /// ```
    pub fn duration(&self, time: Millis) -> String {
        const MINUTE: u64 = 60_000;
        const HOUR: u64 = 60 * MINUTE;
        let (minutes, rest) = (time.0 / MINUTE, time.0 % MINUTE);
        let whole = || self.message("minutes", &Arguments::new().with("count", minutes));
        match (minutes, rest) {
            (1.., 0) => whole(),
            (0, _) => self.seconds(rest),
            (1.., _) if time.0 < HOUR => {
                let arguments = Arguments::new()
                    .with("minutes", whole())
                    .with("seconds", self.seconds(rest));
                self.message("minutes-and-seconds", &arguments)
            }
            (1.., _) => time.to_string(),
        }
    }

    /// Less than a minute; only one whole second is singular.
    fn seconds(&self, ms: u64) -> String {
        let text = Millis(ms).to_string();
        let text = text.strip_prefix("0:").unwrap_or(&text);
        let text = match text.strip_prefix('0') {
            Some(digits) if !digits.starts_with('.') && !digits.is_empty() => digits,
            Some(_) | None => text,
        };
        let text = match self.language() {
            Language::Spanish => text.replace('.', ","),
            Language::English => text.to_owned(),
        };
        let count: u64 = if ms == 1000 { 1 } else { 2 };
        let arguments = Arguments::new().with("count", count).with("text", text);
        self.message("seconds", &arguments)
    }
}
