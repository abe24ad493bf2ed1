//! What people say, and the numbers of 2023 that they mean.

use std::collections::BTreeSet;

use jadoube_words::Language;

use super::stems::stems;

/// Ways to say something, in either language, and where the Laws say it, the first being meant
/// most.
const MEANT: [(&[&str], &[&str]); 41] = [
    (
        &[
            "tres veces",
            "triple repeticion",
            "repeticion",
            "misma posicion",
            "threefold",
            "three times",
            "repetition",
            "same position",
        ],
        &["9.2", "9.2.1", "9.2.2", "9.2.3"],
    ),
    (
        &["cinco veces", "quintuple", "fivefold", "five times"],
        &["9.6.1"],
    ),
    (&["cincuenta", "50", "fifty"], &["9.3", "9.3.1", "9.3.2"]),
    (&["75", "setenta cinco", "seventy five"], &["9.6.2"]),
    (
        &[
            "comio rey",
            "comer rey",
            "capturar rey",
            "captura rey",
            "tomar rey",
            "took king",
            "take king",
            "taken king",
            "capture king",
            "captured king",
        ],
        &["1.4.1", "7.5.1", "3.9.2"],
    ),
    (
        &[
            "compongo",
            "acomodar",
            "arreglar pieza",
            "adjust",
            "adoube",
            "jadoube",
        ],
        &["4.2.1", "4.2.2"],
    ),
    (
        &[
            "pieza tocada",
            "tocar pieza",
            "toque pieza",
            "touch move",
            "touch piece",
        ],
        &["4.3", "4.3.1", "4.3.2", "4.2.2"],
    ),
    (
        &["dos manos", "ambas manos", "both hands", "two hands"],
        &["7.5.4", "4.1"],
    ),
    (&["otra mano", "other hand", "same hand"], &["6.2.3"]),
    (
        &["enroque", "enrocar", "castling", "castle"],
        &["3.8.2", "4.4.1", "4.4.2"],
    ),
    (&["paso", "passant"], &["3.7.3.1", "3.7.3.2"]),
    (
        &[
            "coronar",
            "coronacion",
            "promocion",
            "promover",
            "segunda dama",
            "promotion",
            "promote",
            "queening",
            "second queen",
        ],
        &["3.7.3.3", "4.6", "7.5.2", "6.11.2"],
    ),
    (&["ahogado", "stalemate"], &["5.2.1"]),
    (&["mate", "checkmate"], &["5.1.1", "1.4.1"]),
    (
        &[
            "bandera",
            "caida bandera",
            "tiempo agotado",
            "acabo tiempo",
            "sin tiempo",
            "flag",
            "out time",
            "time ran",
            "time run",
        ],
        &["6.8", "6.9"],
    ),
    (
        &[
            "abandonar",
            "abandono",
            "rendirse",
            "rindo",
            "resign",
            "give up",
        ],
        &["5.1.2"],
    ),
    (
        &[
            "ofrecer tablas",
            "oferta tablas",
            "ofrecio tablas",
            "offer draw",
            "draw offer",
        ],
        &["9.1.2.1", "9.1", "9.1.2.2"],
    ),
    (&["acuerdo", "agreement", "agree draw"], &["5.2.3", "9.1.1"]),
    (
        &["jugada ilegal", "movimiento ilegal", "illegal move"],
        &["7.5.1", "7.5.5", "7.5.3", "7.5.2"],
    ),
    (&["segunda ilegal", "second illegal"], &["7.5.5"]),
    (
        &["tarde", "llegar tarde", "late", "default time"],
        &["6.7.1", "6.7.2"],
    ),
    (
        &[
            "celular",
            "telefono",
            "movil",
            "phone",
            "mobile",
            "smartphone",
        ],
        &["11.3.2", "11.3.2.1", "11.3.2.2", "12.8"],
    ),
    (
        &[
            "planilla",
            "anotar",
            "anotacion",
            "scoresheet",
            "record moves",
            "write moves",
        ],
        &["8.1", "8.1.1", "8.4"],
    ),
    (&["cinco minutos", "five minutes"], &["8.4"]),
    (
        &[
            "posicion muerta",
            "material insuficiente",
            "dead position",
            "insufficient material",
            "mating material",
        ],
        &["5.2.2", "6.9"],
    ),
    (
        &[
            "tablero girado",
            "tablero reves",
            "board turned",
            "board sideways",
        ],
        &["7.2.2"],
    ),
    (
        &[
            "colores cambiados",
            "colores invertidos",
            "colors reversed",
            "wrong colors",
        ],
        &["7.3"],
    ),
    (
        &["mal colocadas", "wrong setup", "set wrong", "pieces wrong"],
        &["7.2.1"],
    ),
    (
        &[
            "tiro piezas",
            "tirar piezas",
            "pieza caida",
            "desplazar",
            "knock over",
            "displace",
        ],
        &["7.4.1", "7.4.2", "7.6"],
    ),
    (
        &[
            "espectador",
            "publico",
            "spectator",
            "bystander",
            "audience",
        ],
        &["12.7", "11.4"],
    ),
    (&["fumar", "smoking", "smoke"], &["11.3.4"]),
    (&["apelar", "apelacion", "appeal"], &["11.10"]),
    (&["relampago", "blitz"], &["B.1", "B.2", "B.3"]),
    (
        &["rapidas", "rapid", "semirrapidas"],
        &["A.1", "A.4", "A.5"],
    ),
    (&["firmar", "firma", "sign result", "signature"], &["8.7"]),
    (
        &["parar reloj", "detener reloj", "stop clock", "pause clock"],
        &["6.11.2", "6.11.1"],
    ),
    (
        &["incremento", "bonificacion", "increment", "fischer"],
        &["6.3.2"],
    ),
    (
        &["molestar", "distraer", "disturb", "annoy", "distract"],
        &["11.5"],
    ),
    (
        &["castigo", "sancion", "penalizacion", "penalty", "sanction"],
        &["12.9", "7.5.5"],
    ),
    (
        &["salir sala", "bano", "leave room", "toilet"],
        &["11.2.3.1", "11.2.3.2", "11.2.3"],
    ),
    (
        &["reclamar", "reclamacion incorrecta", "wrong claim", "claim"],
        &["9.5", "9.5.3", "9.5.1"],
    ),
];

/// The numbers that a query means, each with how many of the words of the query say so, and its
/// place among those that are meant alike.
pub(super) fn meant(
    query: &[String],
    language: Language,
) -> impl Iterator<Item = (&'static str, usize, usize)> {
    MEANT.iter().flat_map(move |(ways, numbers)| {
        let ways = ways.iter().map(|way| stems(way, language));
        let is_said = |way: &Vec<String>| way.iter().all(|stem| query.contains(stem));
        let said: BTreeSet<String> = ways.filter(is_said).flatten().collect();
        let numbers = numbers.iter().zip(0..);
        let meant = numbers.map(move |(number, place)| (*number, said.len(), place));
        meant.filter(|(_, words, _)| *words > 0)
    })
}

#[cfg(test)]
mod tests {
    use super::MEANT;

    #[test]
    fn every_number_meant_is_one_of_the_laws() {
        for (_, numbers) in MEANT {
            for number in numbers {
                assert!(jadoube_laws::law::ALL.contains(number), "{number}");
            }
        }
    }
}
