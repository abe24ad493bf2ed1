use jadoube_laws::{Letters, Position, San};

use super::positions::position;

/// A byte for the position, a byte for the language, then the text of a move.
pub(crate) fn san(data: &[u8]) {
    let [choice, language, text @ ..] = data else {
        return;
    };
    let position = position(*choice);
    strict(&position, text);
    let letters = Letters::ALL[usize::from(*language) % Letters::ALL.len()];
    lenient(&position, text, letters);
}

fn strict(position: &Position, text: &[u8]) {
    let read = San::read(text);
    let at_once = position.read_san(text);
    assert_eq!(
        at_once,
        read.clone().and_then(|san| san.resolve(position)),
        "two ways to read"
    );
    if let Ok(san) = &read {
        assert_eq!(
            san.to_string().as_bytes(),
            text,
            "only what is written is read"
        );
        let lenient = San::read_lenient(text, Letters::English).expect("strict is lenient");
        assert_eq!(lenient.san(), Some(*san), "the lenient reader agrees");
    }
    match at_once {
        Ok(m) => {
            assert!(position.is_legal(m));
            assert_eq!(San::of(position, m).resolve(position), Ok(m));
            let mut written = String::new();
            position.write_san(m, &mut written);
            assert_eq!(position.read_san(written.as_bytes()), Ok(m));
            let lenient = position.read_san_lenient(text, Letters::English);
            assert_eq!(
                lenient.map(|(m, _)| m),
                Ok(m),
                "the lenient reader takes it too"
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn lenient(position: &Position, text: &[u8], letters: Letters) {
    match position.read_san_lenient(text, letters) {
        Ok((m, forgiven)) => {
            assert!(position.is_legal(m));
            for forgiven in forgiven.iter() {
                assert!(!forgiven.to_string().is_empty());
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
