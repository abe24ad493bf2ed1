## El programa `jadoube`: su ayuda, sus mensajes y las palabras de sus informes.

cli-error = error
cli-cannot-read = no se puede leer { $file }: { $reason }
cli-reason-not-found = no existe tal fichero
cli-reason-permission = permiso denegado
cli-reason-directory = es una carpeta
cli-reason-cut-short = se interrumpe a la mitad
cli-reason-damaged = está dañado, o no es lo que parece
cli-reason-too-large = es demasiado grande
cli-reason-memory = descomprimirlo pide demasiada memoria; descomprímalo antes

## Ayuda

cli-heading-usage = Uso
cli-heading-commands = Órdenes
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
cli-value-file = FICHERO
cli-value-year = AÑO
cli-value-kind = CLASE
cli-value-notation = NOTACIÓN
cli-value-moves = JUGADAS
cli-value-seed = SEMILLA
cli-value-depth = PROFUNDIDAD
cli-value-lang = IDIOMA
cli-value-path = RUTA
cli-value-time = TIEMPO
cli-value-class = CLASE
cli-value-supervision = SUPERVISIÓN
cli-value-watch = VIGILANCIA
cli-value-setting = AJUSTE
cli-value-fen = FEN
cli-value-color = CUÁNDO
cli-value-side = BANDO
cli-value-addr = DIRECCIÓN
cli-value-dir = CARPETA
cli-value-url = URL
cli-value-name = NOMBRE
cli-value-format = FORMATO
cli-value-voice = VOZ
cli-value-what = QUÉ
cli-value-level = NIVEL

cli-help-about = Las Leyes del Ajedrez en la línea de órdenes
cli-help-usage = jadoube [OPCIONES] ORDEN
cli-help-after =
    Ejemplos:
      jadoube judge partidas.pgn               juzga cada partida de un fichero
      jadoube judge --json partidas.pgn.zst    un objeto JSON por partida
      jadoube position "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"
      jadoube winnable --by white "8/8/4k3/8/8/3NK3/8/8 b - - 0 1"
      jadoube explain "me comió el rey"        ¿qué artículo lo resuelve?
      jadoube perft 5                          cuenta secuencias de jugadas
      jadoube translate --to es partidas.pgn   letras españolas de las piezas

    Códigos de salida:
      0  todo en orden
      1  hay hallazgos: algo irregular, una cuenta que difiere, una posición o jugada ilegal
      2  uso incorrecto, o una entrada que no se puede leer

    `jadoube ORDEN --help` explica cada orden.
cli-help-help = Muestra esta ayuda
cli-help-version = Muestra la versión
cli-help-json = Responde en JSON, un objeto por línea
cli-help-lang = Idioma de los mensajes; si no, el de LC_ALL, LC_MESSAGES o LANG
cli-help-color = Cuándo usar color; se respeta NO_COLOR
cli-help-default = por omisión

cli-help-serve-about = Abre una sala de juego en esta máquina
cli-help-serve-usage = jadoube serve [OPCIONES]
cli-help-serve-listen = Dónde escuchar: una dirección con su puerto, o solo el puerto; puede repetirse. Si no se dice, 0.0.0.0:8080
cli-help-serve-data = Carpeta de los datos; si no se dice, jadoube-data en la carpeta actual
cli-help-serve-database = Dónde se guarda el registro: sqlite:RUTA o postgres://…; si no se dice, jadoube.db en la carpeta de los datos
cli-help-serve-config = Fichero de ajustes, TOML; si no se dice, jadoube.toml en la carpeta de los datos, si está
cli-help-serve-name = Nombre de la sala
cli-help-serve-engine = Un motor UCI que puede sentarse a una mesa; puede repetirse
cli-help-serve-log = Formato del registro de actividad, que va a la salida de errores
cli-help-serve-log_level = Qué se anota en él: off, error, warn, info, debug, trace, o por partes, como «info,jadoube_hall=debug»
cli-help-serve-after =
    Ejemplos:
      jadoube serve
      jadoube serve --listen 8090 --data /var/lib/jadoube --log json
      jadoube serve --listen 127.0.0.1:8080 --database postgres://usuario@servidor/base

    Cada ajuste puede darse en el fichero, en el entorno y como opción; vale lo último:
      jadoube.toml                  name = "Club Alfil"
      entorno                       JADOUBE_NAME="Club Alfil"
      opción                        --name "Club Alfil"
    Ajustes: listen, data, database, log, log_level, name, public_url, hosts, origins,
    trusted_proxies, secure_cookies, metrics_for, guests, registration, engines, engines_at_once, connections,
    connections_per_address, guest_tables_per_minute, attempts_per_minute, messages_per_20_s,
    spectator_messages_per_20_s, chat_per_10_s, name_rests_days, call_waits_s.
    JADOUBE_LOG vale por el
    formato o por el nivel.

    SIGTERM y Ctrl+C cierran la sala: se avisa a las mesas y nada se pierde; con el segundo
    aviso termina en el acto.

cli-help-admin-about = Atiende a las personas de una sala, aunque esté abierta
cli-help-admin-usage = jadoube admin [OPCIONES] ORDEN
cli-help-admin-data = Carpeta de los datos; si no se dice, jadoube-data en la carpeta actual
cli-help-admin-database = Dónde está el registro: sqlite:RUTA o postgres://…
cli-help-admin-config = Fichero de ajustes; si no se dice, jadoube.toml en la carpeta de los datos, si está
cli-help-admin-after =
    Ejemplos:
      jadoube admin create Ana
      jadoube admin grant Ana administrador
      jadoube admin --json list

    Papeles: auxiliar, árbitro, organizador, administrador. Lo que cambia vale desde la próxima vez
    que la persona entra.
cli-help-admin-create-about = Da de alta a una persona; la contraseña se pide, o es la primera línea de la entrada
cli-help-admin-create-usage = jadoube admin create NOMBRE
cli-help-admin-create-name = Su nombre
cli-help-admin-create-after = {""}
cli-help-admin-grant-about = Da papeles a una persona
cli-help-admin-grant-usage = jadoube admin grant NOMBRE PAPEL…
cli-help-admin-grant-name = Su nombre
cli-help-admin-grant-role = Los papeles
cli-help-admin-grant-after = {""}
cli-help-admin-revoke-about = Quita papeles a una persona
cli-help-admin-revoke-usage = jadoube admin revoke NOMBRE PAPEL…
cli-help-admin-revoke-name = Su nombre
cli-help-admin-revoke-role = Los papeles
cli-help-admin-revoke-after = {""}
cli-help-admin-reset-about = Da un enlace, de un solo uso, para poner otra contraseña
cli-help-admin-reset-usage = jadoube admin reset NOMBRE
cli-help-admin-reset-name = Su nombre
cli-help-admin-reset-after = {""}
cli-help-admin-list-about = Nombra a las personas y sus papeles
cli-help-admin-list-usage = jadoube admin list
cli-help-admin-list-after = {""}
cli-value-role = PAPEL
cli-help-backup-about = Copia el registro de una sala en un fichero nuevo, aunque esté abierta
cli-help-backup-usage = jadoube backup [OPCIONES] FICHERO
cli-help-backup-file = La copia; no se escribe sobre un fichero que ya está
cli-help-backup-data = Carpeta de los datos; si no se dice, jadoube-data en la carpeta actual
cli-help-backup-database = Dónde está el registro: sqlite:RUTA o postgres://…
cli-help-backup-config = Fichero de ajustes; si no se dice, jadoube.toml en la carpeta de los datos, si está
cli-help-backup-after =
    Ejemplos:
      jadoube backup sala.copia
      jadoube backup --database postgres://usuario@servidor/base sala.jsonl

    La copia de SQLite es una base de datos que puede abrirse en su lugar; la de PostgreSQL son
    líneas de JSON. Las dos sirven para `jadoube restore`, a una base u otra.
cli-help-restore-about = Llena un registro vacío con una copia
cli-help-restore-usage = jadoube restore [OPCIONES] FICHERO
cli-help-restore-file = La copia
cli-help-restore-data = Carpeta de los datos; si no se dice, jadoube-data en la carpeta actual
cli-help-restore-database = Dónde va el registro: sqlite:RUTA o postgres://…
cli-help-restore-config = Fichero de ajustes; si no se dice, jadoube.toml en la carpeta de los datos, si está
cli-help-restore-after =
    Ejemplos:
      jadoube restore sala.copia --data otra-carpeta
      jadoube restore sala.copia --database postgres://usuario@servidor/base

    Se restaura todo o nada, y nunca sobre un registro que tiene algo.

cli-help-judge-about = Reproduce partidas e informa de lo que las Leyes dicen de ellas
cli-help-judge-usage = jadoube judge [OPCIONES] [FICHERO]…
cli-help-judge-files = Ficheros PGN, sin comprimir o comprimidos (.zst, .gz, .bz2, por su contenido); la entrada estándar si no hay ninguno o con -
cli-help-judge-edition = La edición de las Leyes que se aplica: 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
cli-help-judge-threads = Cuántos hilos usar; si no, uno por núcleo
cli-help-judge-only = Informa solo de estas clases de hallazgos, separadas por comas
cli-help-judge-intended = Informa también de las tablas que se podrían haber reclamado anotando una jugada que no se hizo (9.2.1, 9.3.1)
cli-help-judge-laws = Pasa además cada partida ante el árbitro, con lo que marcan sus relojes, y comunica los resultados que las Leyes no habrían dado
cli-help-judge-quiet = Muestra solo el resumen
cli-help-judge-after =
    De qué se informa, con su nombre en JSON y para --only:
      illegal_move, ambiguous_move, missing_promotion, syntax    una jugada mala o que no se puede leer
      play_after_end                                   jugadas tras el final según las Leyes
      mate_result_mismatch, stalemate_mismatch, draw_mismatch, impossible_win, early_agreement
                                                       un resultado que la posición final contradice
      laws_result                                      con --laws: un resultado que las Leyes no darían
      result_contradiction                             dos resultados para una partida
      clock_backwards, clock_gain                      notas del reloj que no pueden ser
      tag_malformed, tag_contradiction                 etiquetas mal escritas o contradictorias
      threefold_claimable, fifty_claimable             se podían reclamar tablas
      fivefold, seventyfive, insufficient_material     la partida había acabado en tablas
      missing_termination                              ningún resultado acaba las jugadas
      unknown_variant                                  no es ajedrez: la partida no se reproduce

    En JSON cada partida es
      {"{"}"file", "game", "offset", "findings": [{"{"}"kind", "ply", "article", "detail"{"}"}]{"}"}
    y la última línea
      {"{"}"summary": {"{"}"games", "plies", "findings": {"{"}clase: partidas que la tienen{"}"}{"}"}{"}"}
    El número «ply» cuenta medias jugadas desde el comienzo; 0 son las etiquetas. Un artículo cuyo
    número no consta en ningún texto de esa edición lleva detrás "verified": false.

    Ejemplos:
      jadoube judge partidas.pgn
      jadoube judge --laws club.pgn
      jadoube judge --edition 2014 --only fivefold,seventyfive archivo.pgn.zst
      zcat partidas.pgn.gz | jadoube judge --json

    Códigos de salida: 0 sin hallazgos, 1 con hallazgos, 2 uso incorrecto o un fichero que no se
    puede leer; los demás se juzgan igualmente.

cli-help-case-about = Ejecuta páginas del libro de casos
cli-help-case-usage = jadoube case [OPCIONES] RUTA…
cli-help-case-paths = Páginas, o carpetas de páginas
cli-help-case-quiet = Muestra solo lo que no sale como dice una página, y el resumen
cli-help-case-after =
    Cada hecho de una página se da al árbitro electrónico; se muestran sus dictámenes y se
    comparan con las que espera la página. casebook/README.md cuenta cómo se escribe una página.

    Ejemplos:
      jadoube case casebook
      jadoube case --lang es casebook/a04
      jadoube case --json casebook/a07/C041-king-left-in-check.md

    Códigos de salida: 0 todo es como dicen las páginas, 1 algo no lo es, 2 mal uso o un archivo
    que no se puede leer.

cli-help-rule-about = Cuenta al árbitro lo que pasa en un tablero y oye sus dictámenes
cli-help-rule-usage = jadoube rule [OPCIONES]
cli-help-rule-edition = La edición de las Leyes que se aplica: 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
cli-help-rule-time = El control de tiempo: «90+30», «40/90+30, 30+30», «5 d3», «none», o «White 5, Black 3»; si no, 90+30
cli-help-rule-class = standard, rapid o blitz; si no, la que se sigue del tiempo
cli-help-rule-supervision = adequate u otherwise; si no, adequate
cli-help-rule-watch = program: lo que pasa se decide en el acto; people: cuando alguien lo observa o lo reclama; si no, program
cli-help-rule-position = La posición de partida, legal o no; si no, la inicial
cli-help-rule-set = Cualquier otro ajuste de una página del libro de casos, como "presence: reported"; se puede repetir
cli-help-rule-after =
    Cada línea de la entrada estándar es un hecho: una frase en español o en inglés. Se responde
    con lo que se decide, no se admite o se pregunta, y con cómo queda la partida. El tiempo que
    se ponga delante de un hecho, como en 0:30, se cuenta desde el comienzo de la ronda.

    Además: ayuda, deshacer (retira el último hecho), tablero, salir.

    Ejemplos:
      jadoube rule --lang es
      jadoube rule --edition 2014 --time 5+3 --supervision otherwise
      echo "Las blancas tocan el caballo de b1." | jadoube rule --lang es --json

    Códigos de salida: 0 todo bien, 1 no se entendió una línea de una tubería o de un archivo,
    2 mal uso.

cli-help-explain-about = Explica un número de las Leyes, o encuentra el artículo que resuelve algo
cli-help-explain-usage = jadoube explain [OPCIONES] QUÉ
cli-help-explain-words = Un número (9.2.2, A.5.2, Prefacio), una parte de las Leyes (9, A, II) o palabras
cli-help-explain-edition = La edición de las Leyes en que se mira: 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
cli-help-explain-after =
    De un número dice qué dispone, con palabras nuestras, qué hace con él el programa, dónde lo tienen
    otras ediciones, en qué difieren, y qué casos del libro de casos lo muestran. Las palabras se
    buscan en el idioma de los mensajes o en el otro, con acentos o sin ellos; vale lo que los
    jugadores suelen decir.

    Ejemplos:
      jadoube explain 9.2.2 --lang es
      jadoube explain 7.5.5 --edition 2009
      jadoube explain "me comió el rey"
      jadoube explain tres veces
      jadoube explain 9
      jadoube explain "posición muerta" --json

    Códigos de salida: 0 todo bien, 1 no se encontró nada, 2 mal uso o no hay tal número.

cli-help-position-about = Informa de todo sobre una posición
cli-help-position-usage = jadoube position [OPCIONES] [FEN]
cli-help-position-words = La posición, con comillas o sin ellas; la inicial si no hay ninguna
cli-help-position-chess960 = Lee los derechos de enroque como en Ajedrez960 aunque pudieran ser los del ajedrez normal
cli-help-position-after =
    Ejemplos:
      jadoube position "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
      jadoube position 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1

    Códigos de salida: 0 una posición que puede darse en una partida, 1 una con defectos, 2 no es un
    FEN.

cli-help-winnable-about = Dice si un bando aún puede dar mate con alguna serie de jugadas legales, y lo demuestra
cli-help-winnable-usage = jadoube winnable [OPCIONES] FEN
    {"  "}   jadoube winnable [OPCIONES] --batch FICHERO
cli-help-winnable-words = La posición, con comillas o sin ellas
cli-help-winnable-by = El bando que ha de dar mate, white o blancas, black o negras; si no, se pregunta por los dos, y con --batch cada línea nombra uno
cli-help-winnable-proof = Muestra también la demostración entera, y si la acepta un código que no comparte nada con la búsqueda
cli-help-winnable-batch = Responde a cada línea de un fichero, comprimido o no; la entrada estándar con -
cli-help-winnable-budget = Cuántas posiciones se pueden mirar antes de dejar la pregunta sin decidir
cli-help-winnable-to = Cómo escribir las jugadas: un idioma (en, es, fr, de …), figurine, long, es-long …, o uci; si no, en el idioma de los mensajes, y en JSON y con --batch en inglés
cli-help-winnable-chess960 = Lee los derechos de enroque como en Ajedrez960 aunque pudieran ser los del ajedrez normal
cli-help-winnable-threads = Cuántos hilos usa --batch; si no, uno por núcleo
cli-help-winnable-after =
    El mate se busca con la ayuda del adversario, como pide una caída de bandera (artículo 6.9) o una
    posición muerta (5.2.2). Se muestra jugada a jugada; que no lo hay, se demuestra.

    Las líneas de --batch son un FEN y el bando separados por un espacio, como
      8/8/4k3/8/8/3NK3/8/8 b - - white
    o una tabla con columnas separadas por tabuladores: el FEN y el bando, salvo que una primera
    línea nombre las columnas, entre ellas fen y winner. Se pasan por alto las líneas vacías y las
    que empiezan por #. Cada respuesta es una línea
      FEN, bando, veredicto, medias jugadas hasta el mate, microsegundos, línea o demostración
    con tabuladores, o con --json
      {"{"}"fen", "winner", "verdict", "plies", "micros", "line" o "proof"{"}"}
    El veredicto es winnable, unwinnable o undecided; este dice las posiciones vistas, "positions".

    Ejemplos:
      jadoube winnable --by blancas "8/8/4k3/8/8/3NK3/8/8 b - - 0 1"
      jadoube winnable --proof 4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1
      jadoube winnable --json --batch posiciones.tsv

    Códigos de salida: 0 todo decidido, 1 algo sin decidir, una posición desde la que no se puede
    jugar o una línea que no se entiende (a las demás se responde igualmente), 2 uso incorrecto, no
    es un FEN, o un fichero que no se puede leer.

cli-help-dead-about = Dice si una posición está muerta: si ningún bando puede ya dar mate
cli-help-dead-usage = jadoube dead [OPCIONES] FEN
cli-help-dead-words = La posición, con comillas o sin ellas
cli-help-dead-proof = Muestra también las demostraciones enteras, y si las acepta un código que no comparte nada con la búsqueda
cli-help-dead-budget = Cuántas posiciones se pueden mirar por cada bando antes de dejar la pregunta sin decidir
cli-help-dead-to = Cómo escribir las jugadas: un idioma (en, es, fr, de …), figurine, long, es-long …, o uci; si no, en el idioma de los mensajes, y en JSON en inglés
cli-help-dead-chess960 = Lee los derechos de enroque como en Ajedrez960 aunque pudieran ser los del ajedrez normal
cli-help-dead-after =
    Ejemplos:
      jadoube dead "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"
      jadoube dead --json 4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1

    Códigos de salida: 0 decidido, 1 sin decidir o una posición desde la que no se puede jugar, 2 uso
    incorrecto o no es un FEN.

cli-help-moves-about = Enumera las jugadas legales de una posición
cli-help-moves-usage = jadoube moves [OPCIONES] [FEN]
cli-help-moves-words = La posición, con comillas o sin ellas; la inicial si no hay ninguna
cli-help-moves-to = Cómo escribirlas: un idioma (en, es, fr, de …), figurine, long, es-long …, o uci
cli-help-moves-spoken = Decirlas en voz alta: es, en, o appendix-d, las palabras del apéndice D de las Leyes
cli-help-moves-chess960 = Lee los derechos de enroque como en Ajedrez960 aunque pudieran ser los del ajedrez normal
cli-help-moves-after =
    Ejemplos:
      jadoube moves
      jadoube moves --spoken es
      jadoube moves --to es "k7/8/1K6/8/8/8/8/7R w - - 0 1"

    Códigos de salida: 0 todo en orden, 1 una posición desde la que no se puede jugar, 2 no es un FEN.

cli-help-perft-about = Cuenta las secuencias de jugadas legales
cli-help-perft-usage = jadoube perft [OPCIONES] PROFUNDIDAD
    {"  "}   jadoube perft [OPCIONES] --suite FICHERO [PROFUNDIDAD]
cli-help-perft-depth = Cuántas medias jugadas; con --suite se omiten las cuentas más profundas
cli-help-perft-fen = La posición de partida, en lugar de la inicial
cli-help-perft-divide = Da la cuenta tras cada jugada
cli-help-perft-threads = Cuántos hilos usar; si no, uno por núcleo
cli-help-perft-suite = Compara con las cuentas de un fichero: líneas id, epd y perft, o EPD con ;D1 20 ;D2 400 …
cli-help-perft-after =
    Ejemplos:
      jadoube perft 6
      jadoube perft 4 --divide --fen "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
      jadoube perft --suite tests/random.perft 4

    Códigos de salida: 0 todo en orden, 1 una cuenta que difiere, 2 uso o entrada incorrectos.

cli-help-translate-about = Reescribe partidas o jugadas en otro idioma o notación
cli-help-translate-usage = jadoube translate [OPCIONES] --to NOTACIÓN [FICHERO]…
    {"  "}   jadoube translate [OPCIONES] --to NOTACIÓN --moves JUGADAS
cli-help-translate-files = Ficheros PGN, comprimidos o no; la entrada estándar si no hay ninguno o con -
cli-help-translate-moves = Jugadas que traducir, en lugar de ficheros
cli-help-translate-fen = La posición desde la que se hacen las jugadas de --moves
cli-help-translate-from = Cómo están escritas: auto, un idioma (en, es, fr, de …), figurine o uci
cli-help-translate-to = Cómo escribirlas: un idioma, figurine, long, es-long …, o uci
cli-help-translate-after =
    Se conservan comentarios, variantes y etiquetas.

    Ejemplos:
      jadoube translate --to es partidas.pgn
      jadoube translate --from es --to uci --moves "1.e4 e5 2.Cf3 Cc6 3.Ab5"
      jadoube translate --to figurine < partida.pgn

    Códigos de salida: 0 todo en orden, 1 una jugada que no se puede traducir (el resto de su partida
    queda como estaba), 2 uso o entrada incorrectos.

cli-help-start960-about = Muestra una posición inicial de Ajedrez960
cli-help-start960-usage = jadoube start960 [OPCIONES] [N]
cli-help-start960-number = Su número, de 0 a 959; 518 es la del ajedrez normal
cli-help-start960-random = Sortea una, lo que también se hace si no se da ningún número
cli-help-start960-seed = Sortea la que corresponde a este número, siempre la misma
cli-help-start960-all = Muestra las 960
cli-help-start960-after =
    Ejemplos:
      jadoube start960 518
      jadoube start960 --random

    Códigos de salida: 0 todo en orden, 2 uso incorrecto.

## Una línea de órdenes que no se entiende

cli-usage-unknown-argument = aquí no se conoce { $argument }
cli-usage-unknown-command = no existe la orden { $command }
cli-usage-value-missing = { $argument } necesita un valor
cli-usage-bad-value = { $value } no vale para { $argument }: se espera uno de { $values }
cli-usage-refused-value = { $value } no vale para { $argument }: { $reason }
cli-usage-missing-argument = falta { $argument }
cli-usage-missing-command = falta una orden
cli-usage-conflict = { $argument } no puede usarse junto con { $other }
cli-usage-twice = { $argument } aparece dos veces
cli-usage-too-many = { $argument } tiene demasiados valores
cli-usage-other = { $reason }
cli-usage-meant = ¿Quería decir { $meant }?
cli-refused-edition = se espera 1997, 2001, 2005, 2009, 2014, 2017, 2018 o 2023
cli-refused-voice = se espera es, en o appendix-d
cli-refused-notation = se espera un idioma como en, es, fr o de, o bien figurine, long, es-long o uci
cli-refused-start = se espera un número de 0 a 959
cli-refused-count = se espera un número entero desde 1
cli-refused-depth = se espera un número entero de 0 a 255
cli-refused-budget = se espera un número entero de 0 a 4294967295
cli-refused-seed = se espera un número entero de 0 a 18446744073709551615

## Perft

cli-perft-summary = { $nodes } nodos en { $seconds } s: { $speed } por segundo
cli-perft-differs = { $id }: a profundidad { $depth } se cuentan { $nodes }, se esperaban { $expected }
    {"  "}{ $fen }
cli-perft-bad-line = línea { $line }: { $reason }
cli-perft-not-a-count = se espera una profundidad y una cuenta
cli-perft-no-position = una cuenta antes de toda posición
cli-perft-suite = { $positions } posiciones, { $counts } cuentas: { $mismatches ->
        [0] todas como se esperaba
        [1] una difiere
       *[other] { $mismatches } difieren
    }

## Judge

cli-progress-games = partidas

# Las clases de hallazgos, para la tabla y junto a cada hallazgo.
cli-kind-illegal_move = jugada ilegal
cli-kind-ambiguous_move = jugada ambigua
cli-kind-missing_promotion = promoción sin indicar
cli-kind-syntax = ilegible
cli-kind-play_after_end = juego tras el final
cli-kind-mate_result_mismatch = resultado contra el mate
cli-kind-stalemate_mismatch = resultado contra el ahogado
cli-kind-draw_mismatch = resultado contra unas tablas
cli-kind-impossible_win = victoria imposible
cli-kind-early_agreement = acuerdo prematuro
cli-kind-laws_result = resultado contra las Leyes
cli-kind-result_contradiction = dos resultados
cli-kind-clock_backwards = reloj que retrocede
cli-kind-clock_gain = reloj que gana de más
cli-kind-tag_malformed = etiqueta mal escrita
cli-kind-tag_contradiction = etiquetas en contradicción
cli-kind-threefold_claimable = triple repetición reclamable
cli-kind-fifty_claimable = 50 jugadas, reclamable
cli-kind-fivefold = quíntuple repetición
cli-kind-seventyfive = 75 jugadas
cli-kind-insufficient_material = posición muerta
cli-kind-missing_termination = sin resultado al final
cli-kind-unknown_variant = no es ajedrez

cli-judge-game = partida { $number }
cli-judge-tags = etiquetas
cli-judge-start = inicio
cli-judge-article = Art. { $article }
cli-judge-article-doubtful = Art. { $article }, sin comprobar

cli-find-move = { $move }: { $reason }
cli-find-move-likely = { $move }: { $reason }; quizá se quiso decir { $likely }
cli-find-play-after = { $count ->
        [one] se hizo una media jugada tras { $end }
       *[other] se hicieron { $count } medias jugadas tras { $end }
    }
cli-end-mate = el jaque mate
cli-end-stalemate = el ahogado
cli-end-dead = una posición muerta
cli-end-fivefold = una quíntuple repetición
cli-end-seventyfive = 75 jugadas sin mover peón ni capturar
cli-find-mate-mismatch = { $winner ->
        [white] las blancas han dado mate y el resultado es { $result }
       *[black] las negras han dado mate y el resultado es { $result }
    }
cli-find-stalemate-mismatch = { $side ->
        [white] las blancas están ahogadas y el resultado es { $result }
       *[black] las negras están ahogadas y el resultado es { $result }
    }
cli-find-draw-mismatch = la partida acabó en tablas por { $end } y el resultado es { $result }
cli-find-impossible-win = { $winner ->
        [white] el resultado es { $result }, pero las blancas no podían dar mate con ninguna serie de jugadas legales
       *[black] el resultado es { $result }, pero las negras no podían dar mate con ninguna serie de jugadas legales
    }
cli-find-early-agreement = el resultado es 1/2-1/2 y un jugador no ha hecho ninguna jugada: no se pueden acordar tablas hasta que ambos hayan hecho una
cli-find-laws = las Leyes dan { $due }, no { $result }: { $reason }
cli-find-laws-no-draw = las Leyes no admiten estas tablas de común acuerdo
cli-find-result-contradiction = las jugadas acaban con { $result }, la etiqueta Result dice { $tag }
cli-find-threefold = la posición se ha dado { $count } veces
cli-find-threefold-intended = con { $move } la posición se daría por tercera vez
cli-find-fifty = { $count } jugadas de cada uno sin mover peón ni capturar
cli-find-fifty-intended = { $move } completaría 50 jugadas de cada uno
cli-find-fivefold = la posición se ha dado cinco veces: la partida es tablas
cli-find-seventyfive = 75 jugadas de cada uno sin mover peón ni capturar: la partida es tablas
cli-find-dead = ningún bando puede dar mate con ninguna serie de jugadas legales: la partida es tablas
cli-find-clock-backwards = { $side ->
        [white] el reloj de las blancas marca { $now } después de { $before }, y el ritmo no añade nada
       *[black] el reloj de las negras marca { $now } después de { $before }, y el ritmo no añade nada
    }
cli-find-clock-first = { $side ->
        [white] el reloj de las blancas marca { $now } en la primera jugada; el ritmo da { $allowed }
       *[black] el reloj de las negras marca { $now } en la primera jugada; el ritmo da { $allowed }
    }
cli-find-clock-gain = { $side ->
        [white] el reloj de las blancas marca { $now } después de { $before }, más de los { $allowed } que se pueden añadir
       *[black] el reloj de las negras marca { $now } después de { $before }, más de los { $allowed } que se pueden añadir
    }
cli-find-clock-jump = { $side ->
        [white] el reloj de las blancas marca { $now } después de { $before }
       *[black] el reloj de las negras marca { $now } después de { $before }
    }
cli-find-tag-value = { $tag } "{ $value }": { $reason }
cli-tag-date = se espera AAAA.MM.DD, con ? en lo que no se sepa
cli-tag-result = se espera 1-0, 0-1, 1/2-1/2 o *
cli-tag-time = se espera HH:MM:SS
cli-tag-elo = se espera un número
cli-tag-eco = se espera una letra de A a E y dos cifras
cli-tag-setup = se espera 0 o 1
cli-tag-plies = se espera un número de medias jugadas
cli-tag-control = se espera un ritmo como 40/7200:3600 o 300+3
cli-tag-fen = { $reason }
cli-find-plies = PlyCount dice { $tag } medias jugadas, la partida tiene { $plies }
cli-find-setup-without-fen = SetUp dice que la partida tiene su propia posición inicial y ningún FEN la da
cli-find-fen-without-setup = FEN da una posición inicial y SetUp dice que no la hay
cli-find-duplicate = { $tag } aparece dos veces, como "{ $value }" y "{ $other }"
cli-find-termination = { $tag } dice "{ $value }", el resultado es { $result }
cli-find-chess960-without-fen = una partida de Ajedrez960 tiene que decir dónde empieza; falta FEN
cli-find-stray = «{ $text }» no es una jugada
cli-find-flaw-nowhere = { $flaw }
cli-find-flaw = «{ $text }»: { $flaw }
cli-find-variant = la variante "{ $value }" no es ajedrez; las jugadas no se reprodujeron

cli-summary-title = { $games ->
        [one] una partida, { $plies } medias jugadas, según las Leyes de { $edition }
       *[other] { $gamesText } partidas, { $plies } medias jugadas, según las Leyes de { $edition }
    }
cli-summary-wrong = Irregular
cli-summary-notes = Conviene saber
cli-summary-games = partidas
cli-summary-none = Nada irregular.
cli-summary-no-games = No se ha encontrado ninguna partida.
cli-summary-with = { $games ->
        [one] una partida con hallazgos
       *[other] { $gamesText } partidas con hallazgos
    }
cli-summary-time = { $seconds } s, { $rate } partidas por segundo

## Position

cli-position-turn = Le toca a
cli-position-white = las blancas
cli-position-black = las negras
cli-position-check = en jaque desde { $squares }
cli-position-mate = jaque mate: la partida ha terminado
cli-position-stalemate = ahogado: la partida es tablas
cli-position-dead = posición muerta: la partida es tablas
cli-position-moves = Jugadas legales
cli-position-castling = Derechos de enroque
cli-position-en-passant = Al paso
cli-position-en-passant-no-capture = { $square }, pero nada puede capturar ahí
cli-position-none = ninguno
cli-position-halfmoves = Sin mover peón ni capturar
cli-position-halfmoves-value = { $plies } medias jugadas
cli-position-halfmoves-claimable = { $plies } medias jugadas: se pueden reclamar tablas [Art. { $article }]
cli-position-halfmoves-drawn = { $plies } medias jugadas: la partida es tablas [Art. { $article }]
cli-position-fullmoves = Número de jugada
cli-position-winnable = Puede ganar
cli-position-winnable-yes = sí
cli-position-winnable-no = no, con ninguna serie de jugadas legales
cli-position-winnable-unknown = sin decidir
cli-position-faults = Defectos
cli-position-fault-illegal = ilegal
cli-position-fault-unreachable = inalcanzable
cli-position-forgiven = Perdonado
cli-position-hash = Clave
cli-position-polyglot = Clave de Polyglot
cli-position-fen = FEN
cli-position-shredder = Shredder-FEN
cli-not-a-fen = no es un FEN: { $reason }
cli-not-playable = desde esta posición no se puede jugar

## Jugadas y traducción

cli-move-wrong = jugada { $number }, { $move }: { $reason }
cli-translate-wrong = { $file }, partida { $game }, { $move }: { $reason }
cli-translate-language = las jugadas pueden leerse en varios idiomas y significan cosas distintas: { $languages }

## Casos y dictámenes

cli-case-none = no hay ninguna página en { $file }
cli-case-under = Según { $title }
cli-case-summary = { $pages ->
        [one] una página
       *[other] { $pages } páginas
    }, { $runs ->
        [one] una ejecución
       *[other] { $runs } ejecuciones
    }: { $wrong ->
        [0] todo como dicen las páginas
        [one] una página salió de otro modo
       *[other] { $wrong } páginas salieron de otro modo
    }

cli-explain-of = { $part } · Leyes de { $year }
cli-explain-of-edition = Leyes de { $year }
cli-explain-status = Estado: { $status }
cli-explain-absent = La edición de { $year } no tiene esta regla; así la traen las Leyes desde entonces.
cli-explain-today = Tal como lo dicen las Leyes de { $year }:
cli-explain-numbers = En otras ediciones
cli-explain-changes = En qué difieren
cli-explain-terms = Términos
cli-explain-cases = Casos
cli-explain-rest = { $count ->
    [one] y uno más; con --json salen todos
   *[other] y { $count } más; con --json salen todos
}
cli-explain-unverified = sin verificar
cli-explain-more = `jadoube explain { $number }` lo dice todo.
cli-explain-nothing = no se encuentra que las Leyes hablen de «{ $query }»; pruebe otras palabras, o menos

cli-rule-welcome = Cuente lo que pasa, una frase por línea; «ayuda» muestra algunas.
cli-rule-help =
    Cada línea es un hecho, y el árbitro responde. Por ejemplo:
      Las blancas tocan el caballo de b1.
      Las blancas juegan e4 y pulsan.
      0:30 Las negras juegan h7-h6 y pulsan.   el tiempo desde que comenzó la ronda
      1. e4 e5 2. Cf3                          jugadas hechas y pulsadas, una por segundo
      Pasan 2:00.    Cae la bandera de las blancas.
      Las blancas ofrecen tablas.    Las negras reclaman jugada ilegal.
      Las negras anotan Cg8 y reclaman triple repetición.    Las blancas abandonan.
      El árbitro ve la jugada ilegal.    El árbitro contesta: sí.
    Todas las frases están en casebook/README.md.
    deshacer retira el último hecho, tablero muestra cómo está la partida, salir termina.
cli-rule-undone = retirado: { $fact }
cli-rule-no-undo = no hay nada que retirar
cli-rule-nothing = no se decide nada
cli-rule-at = { $at } desde que comenzó la ronda
cli-rule-side = { $running ->
    [yes] ▶
   *[no] {" "}
} { $color ->
    [white] Blancas
   *[black] Negras{" "}
}  { $clock }{ $illegal ->
    [0] {""}
    [one] , una jugada ilegal
   *[other] , { $illegal } jugadas ilegales
}
cli-rule-not_started = la ronda no ha comenzado
cli-rule-playing = { $color ->
    [white] juegan las blancas
   *[black] juegan las negras
}
cli-rule-paused = los relojes están parados; { $color ->
    [white] juegan las blancas
   *[black] juegan las negras
}
cli-rule-over = la partida ha terminado: { $result }
cli-rule-may-play = pueden jugar: { $moves }
cli-rule-question = pregunta { $number }: { $question } { $options }

## Quién puede dar mate

cli-progress-positions = posiciones
cli-winnable-flag-wins = si aquí se acaba el tiempo { $loser-of }, ganan { $winner-the }
cli-winnable-flag-draws = si aquí se acaba el tiempo { $loser-of }, la partida es tablas
cli-winnable-not-a-side = «{ $name }» no es ni white ni black, ni blancas ni negras
cli-winnable-no-side = falta el bando que ha de dar mate: white o black, o bien --by
cli-winnable-bad-line = { $file }, línea { $line }: { $reason }
cli-winnable-closed = Ninguna jugada legal sale de estas posiciones, salvo a posiciones en que las piezas no bastan:
cli-winnable-left = Desde { $fen } toda jugada es en vano:
cli-winnable-after = Todo ello mientras lo que está en { $home } no sea capturado allí antes de moverse. Tras esa captura:
cli-winnable-confined = Se hagan las jugadas legales que se hagan, mientras ese bando no reciba mate ni tenga que perder su última pieza, cada pieza está en una de sus casillas:
cli-winnable-piece = { $piece-the } de { $home }: { $squares }
cli-winnable-piece-stays = { $piece-the } de { $home }: { $squares }; no se captura nunca
cli-winnable-promoted = piezas promocionadas { $color-of }: { $squares }
cli-winnable-promoted-knights = caballos promocionados { $color-of }: { $squares }
cli-winnable-accepted = La demostración se ha comprobado con un código que no comparte nada con la búsqueda: es correcta.
cli-winnable-refused = La comprobación no acepta la demostración: comunique esta posición, por favor.
cli-dead-yes = posición muerta: ningún bando puede dar mate con ninguna serie de jugadas legales y la partida es tablas
cli-dead-no = no es una posición muerta: un bando aún puede dar mate
cli-dead-unknown = sin decidir si la posición está muerta

## La sala: lo que dice `jadoube serve`

serve-open = La sala de juego está abierta: { $value }
serve-here = Desde esta máquina: { $value }
serve-elsewhere = Desde otra máquina: { $value }
serve-only-here = Solo se puede llegar desde esta máquina.
serve-record-is = Registro: { $value }
serve-backup-hint = Copia de seguridad, con la sala abierta: jadoube backup --database "{ $value }" FICHERO
serve-play-hint = Para jugar en un terminal: jadoube play { $value }
serve-administrator = Para nombrar al primer administrador, una sola vez: { $value }
serve-close-hint = Ctrl+C cierra la sala; nada de lo confirmado se pierde.
serve-unknown-setting = no hay ningún ajuste «{ $key }» ({ $place }).
serve-setting-meant = ¿Quería decir «{ $meant }»?
serve-bad-setting = el ajuste «{ $key }» ({ $place }) no puede ser { $found }: { $allowed }.
serve-settings = no se pueden leer los ajustes: { $reason }
serve-bad-address = no se puede escuchar en { $address }: { $reason }; una dirección se escribe como 0.0.0.0:8080
serve-port-taken = en { $address } ya escucha otro programa; con --listen { $other } la sala usa otro puerto, y «ss -ltnp 'sport = :{ $port }'» dice cuál es el programa
serve-port-forbidden = no se permite escuchar en { $address }: los puertos por debajo de 1024 piden más permisos; con --listen 8080 no hacen falta
serve-in-use = otra sala usa ya { $path }; hay que cerrarla, o elegir otra carpeta con --data
serve-in-use-by = otra sala usa ya { $path }: { $who }; hay que cerrarla, o elegir otra carpeta con --data
serve-record = el registro no se puede usar: { $reason }
serve-system = el sistema no lo permite: { $reason }
backup-done = Copiado { $record } en { $file }: { $bytes } bytes.
restore-done = Restaurado { $file } ({ $bytes } bytes) en { $record }.
admin-created = { $name }: de alta. Papeles: { $roles }.
admin-roles = { $name }. Papeles: { $roles }.
admin-listed = { $name }. Papeles: { $roles }.
admin-no-roles = ninguno
admin-no-role = no hay ningún papel «{ $role }»; los hay: { $roles }
admin-nobody = no hay nadie registrado como { $name }
admin-last = { $name } es la única persona que administra la sala; antes hay que nombrar a otra
admin-reset = Para que { $name } ponga otra contraseña, una sola vez y en un día: la dirección de la sala y detrás { $path }. En un terminal: jadoube account link DIRECCIÓN{ $path }
admin-password = Contraseña
admin-password-again = Otra vez
admin-passwords-differ = las dos contraseñas no son iguales

## La cuenta propia: `jadoube account`

cli-help-account-about = La cuenta propia en una sala: alta, contraseña, claves
cli-help-account-usage = jadoube account ORDEN
cli-help-account-after =
    Ejemplos:
      jadoube account register http://192.168.1.20:8080 Ana
      jadoube play http://192.168.1.20:8080 --name Ana
      jadoube account link 'http://192.168.1.20:8080/setup#…' Ana

    Las contraseñas se piden sin mostrarlas; de una tubería, cada una es una línea de la entrada.
cli-help-account-register-about = Toma un nombre y una contraseña en una sala
cli-help-account-register-usage = jadoube account register URL NOMBRE
cli-help-account-register-url = La sala
cli-help-account-register-name = El nombre; de 3 a 24 letras
cli-help-account-register-after = {""}
cli-help-account-password-about = Cambia la contraseña: se pide la de antes y luego la nueva
cli-help-account-password-usage = jadoube account password URL NOMBRE
cli-help-account-password-url = La sala
cli-help-account-password-name = El nombre propio
cli-help-account-password-after = {""}
cli-help-account-link-about = Usa un enlace de una sola vez: el del primer administrador, o el de una contraseña nueva
cli-help-account-link-usage = jadoube account link ENLACE [NOMBRE]
cli-help-account-link-link = El enlace, como lo dio la sala o quien la administra
cli-help-account-link-name = El nombre del primer administrador
cli-help-account-link-after = {""}
cli-help-account-token-about = Hace una clave personal, para entrar sin contraseña
cli-help-account-token-usage = jadoube account token [OPCIONES] URL NOMBRE [TÍTULO]
cli-help-account-token-url = La sala
cli-help-account-token-name = El nombre propio
cli-help-account-token-title = Cómo llamarla
cli-help-account-token-scope = Para qué vale: read, play, arbiter, organise, admin; puede repetirse. Si no se dice, read y play
cli-help-account-token-after = {""}
cli-help-account-delete-about = Deja la sala para siempre; las partidas quedan, sin el nombre
cli-help-account-delete-usage = jadoube account delete URL NOMBRE
cli-help-account-delete-url = La sala
cli-help-account-delete-name = El nombre propio
cli-help-account-delete-after = {""}
cli-value-link = ENLACE
cli-value-title = TÍTULO
cli-value-scope = USO
account-new-password = Contraseña nueva
account-registered = { $name }: de alta. Para jugar: jadoube play { $url } --name "{ $name }"
account-administers = { $name } administra la sala. Para entrar: jadoube play { $url } --name "{ $name }"
account-password-changed = La contraseña de { $name } ha cambiado; las demás sesiones han terminado.
account-password-given = La contraseña nueva vale desde ahora: jadoube play { $url } --name NOMBRE
account-token = La clave, que se muestra esta única vez: { $token }
account-no-scope = una clave no vale para «{ $scope }»; puede valer para: { $scopes }
account-sure = { $name } deja la sala para siempre. Para confirmarlo, se escribe el nombre:
account-not-deleted = no se ha hecho nada
account-deleted = { $name } ya no está en el registro; las partidas quedan, sin el nombre.
account-bad-link = { $link } no es un enlace de una sola vez; termina en /setup#… o /password#…
account-name-missing = falta el nombre del primer administrador detrás del enlace

## Por qué no se puede usar una sala o su registro
cli-cannot-write = no se puede escribir { $file }: { $reason }
cli-reason-no-directory = está dentro de algo que no es una carpeta
cli-reason-read-only = el sistema de ficheros es de solo lectura
cli-reason-full = no queda espacio
serve-administrator-here = Lo mismo en un terminal: jadoube account link '{ $value }' NOMBRE
serve-bad-file = { $file }, línea { $line }, columna { $column }: no es TOML: { $written }
record-unknown = «{ $database }» no es un registro; se escribe sqlite:RUTA o postgres://SERVIDOR/NOMBRE
record-unopened = el registro { $database } no se puede abrir: { $reason }
record-forgets = el registro { $database } podría perder lo confirmado: { $setting } es «{ $found }» y debe ser «{ $need }»
record-too-new = el registro { $database } es de una versión más nueva de este programa
record-full = no queda espacio donde se guarda el registro: { $reason }
restore-not-empty = el registro { $database } no está vacío; se restaura en uno nuevo
restore-no-copy = { $file } no es una copia del registro de una sala, o está dañada (línea { $line })
backup-exists = { $file } ya existe; la copia necesita otro nombre
backup-file = { $file } no se puede usar: { $reason }
admin-name-taken = ya hay alguien que se llama { $name }, o casi
admin-role-assistant = auxiliar
admin-role-arbiter = árbitro
admin-role-organizer = organizador
admin-role-administrator = administrador

# Lo que puede llevar cada ajuste.
serve-allowed-text = tiene que ser un texto, en el fichero entre comillas
serve-allowed-texts = tiene que ser un texto o una lista de textos, como ["127.0.0.1:8080", "10.0.0.1:8080"]
serve-allowed-words = puede ser { $words }
serve-allowed-level = puede ser { $words }, o por partes, como info,jadoube_hall=debug
serve-allowed-truth = en el fichero puede ser true o false; en el entorno también sí, no, 1 o 0
serve-allowed-number = tiene que ser un número entero de { $from } a { $to }, sin comillas
serve-allowed-address = tiene que ser una dirección como https://ajedrez.example, sin nada detrás
serve-allowed-origins = tienen que ser direcciones como https://ajedrez.example, sin nada detrás
serve-allowed-hosts = tienen que ser nombres como ajedrez.example, sin http:// ni barras
serve-allowed-machines = tienen que ser direcciones IP, como 127.0.0.1 o ::1
serve-allowed-paths = tienen que ser rutas de programas, entre comillas
serve-public = Para todos: { $value }
cli-help-serve-public_url = Dirección en la que la gente encuentra la sala, como https://ajedrez.example
backup-so-far = copiando: { $bytes } bytes
restore-newer = { $file } es una copia hecha por una versión más nueva de este programa; se restaura con ella
restore-no-copy-whole = { $file } no es una copia del registro de una sala, o está dañada
