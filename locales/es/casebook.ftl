# Lo que el libro de casos dice de sus páginas y sus frases.

case-refused = No se admite: { $reason }
case-by-default = { $ruling } Por defecto, sin dictamen de un árbitro.
case-question = Pregunta: { $question } ({ $options }; se propone: { $suggested })
case-goes-on = sigue la partida
case-referred = por decidir
case-new-game = partida nueva
case-nobody = nadie

## Lo que falla en una frase

case-unread = no conozco esta frase: { $text }
case-unread-from = he entendido «{ $understood }» y nada de lo que sigue
case-unread-unfinished = le falta algo al final
case-unread-example = por ejemplo: { $example }
case-not-a-move = ninguna jugada legal se escribe aquí { $text }; para cualquier otra hay que dar las dos casillas, como en h2-h3
case-not-on-move = no les toca a { $color-the }; para una jugada fuera de turno hay que dar las dos casillas, como en h7-h6
case-ambiguous = { $text } puede ser más de una jugada
case-other-piece = en { $square } no hay { $role-none }
case-no-flag = la bandera { $color-of } no cae por mucho que se espere
case-no-question = no hay ninguna pregunta abierta
case-no-ruling = no se ha decidido nada
case-ended-before = la partida había terminado antes de { $text }
case-refused-at = { $text } no se admitió

## Lo que falla en un ajuste

case-setting-unknown = ningún ajuste se llama { $key }
case-setting-value = { $key } no puede ser «{ $value }»; puede ser, por ejemplo: { $expected }
case-setting-after = { $text } no se puede jugar antes de los hechos

## Lo que falla en una página

case-stray = esta línea no pertenece a nada: { $text }
case-twice = { $key } se ajusta dos veces
case-not-a-check = aquí solo caben comprobaciones: { $text }
case-no-title = la página no tiene título
case-no-source = la página no dice de dónde viene el caso
case-no-facts = ningún hecho da al árbitro nada que decidir
case-told = se decide otra cosa:
case-check = las cosas están de otro modo:
case-articles = los artículos que se nombran no son los que se citan
case-articles-missing = citados y no nombrados: { $articles }
case-articles-unused = nombrados y no citados: { $articles }
