//! Who can still mate, who never can, and why.

use jadoube_laws::{Certificate, Color, Verdict};

use crate::{Arguments, Words};

impl Words {
    /// Whether a side can still mate, without the line or the reason.
    ///
    /// ```
    /// use jadoube_laws::{Budget, Color, Position, winnable};
    /// use jadoube_words::{Language, Words};
    ///
    /// let bare: Position = "8/8/4k3/8/8/4K3/4Q3/8 w - - 0 1".parse()?;
    /// let words = Words::new(Language::Spanish);
    /// assert_eq!(
    ///     words.verdict(Color::Black, &winnable(&bare, Color::Black, Budget::MATERIAL)),
    ///     "las negras no pueden dar mate con ninguna serie de jugadas legales",
    /// );
    /// # Ok::<(), jadoube_laws::PositionError>(())
    /// ```
    pub fn verdict(&self, winner: Color, verdict: &Verdict) -> String {
        let side = Arguments::new().with("color", winner);
        match verdict {
            Verdict::Winnable(line) if line.is_empty() => self.message("verdict-mated", &side),
            Verdict::Winnable(line) => {
                let plies = u32::try_from(line.len()).unwrap_or(u32::MAX);
                self.message("verdict-winnable", &side.with("plies", plies))
            }
            Verdict::Unwinnable(_) => self.message("verdict-unwinnable", &side),
            Verdict::Undecided { positions } => {
                self.message("verdict-undecided", &side.with("positions", *positions))
            }
        }
    }

    /// Why a side can never mate.
    pub fn certificate(&self, winner: Color, certificate: &Certificate) -> String {
        let side = Arguments::new().with("color", winner);
        match certificate {
            Certificate::GameOver => self.message("certificate-game_over", &side),
            Certificate::Material(lemma) => self.lemma(*lemma),
            Certificate::Confined(_) => self.message("certificate-confined", &side),
            Certificate::Closed(closure) => {
                let positions = closure.positions().len();
                let positions = u32::try_from(positions).unwrap_or(u32::MAX);
                self.message("certificate-closed", &side.with("positions", positions))
            }
        }
    }
}
