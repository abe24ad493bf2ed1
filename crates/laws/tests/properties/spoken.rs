use jadoube_laws::{Position, spoken::Voice};

use super::positions::position;

/// A byte for the position, then what somebody says.
pub(crate) fn spoken(data: &[u8]) {
    let [choice, text @ ..] = data else {
        return;
    };
    let position = position(*choice);
    let text = String::from_utf8_lossy(text);
    let read = position.read_spoken(&text);
    for voice in Voice::ALL {
        let alone = position.read_spoken_as(&text, voice);
        if let (Ok(alone), Ok(all)) = (&alone, &read) {
            assert_eq!(alone, all, "no voice is passed over");
        }
        assert!(alone.is_err() || read != Err(jadoube_laws::spoken::SpokenError::NoMove));
    }
    match read {
        Ok(m) => {
            assert!(position.is_legal(m));
            said_again(&position, m);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn said_again(position: &Position, m: jadoube_laws::Move) {
    for voice in Voice::ALL {
        let said = position.spoken(m, voice);
        assert_eq!(position.read_spoken(&said), Ok(m), "{said}");
    }
}
