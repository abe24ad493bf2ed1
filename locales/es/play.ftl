## `jadoube play`: lo que dice el cliente de terminal, un hecho por línea.

cli-help-play-about = Juega en una sala desde el terminal, línea por línea; sirve con lector de pantalla
cli-help-play-usage = jadoube play [OPCIONES] URL
cli-help-play-url = La sala: una dirección http, https, ws o wss, o el nombre de la máquina
cli-help-play-table = Va a esta mesa
cli-help-play-code = Código de la mesa privada, o una invitación, que sin --table lleva adonde invita
cli-help-play-new = Abre una mesa: el tiempo y palabras como puntos, privada, blancas, negras, tablero, 960, árbitro, máquina 3
cli-help-play-token = Entra con la clave de una sesión o una clave personal
cli-help-play-guest = Entra como invitado, que es lo que se hace si no se dice otra cosa
cli-help-play-name = Entra con este nombre; la contraseña se pide, o es la primera línea de la entrada
cli-help-play-notation = Cómo se escriben y se leen las jugadas: es, en, figurine, es-long, uci…
cli-help-play-after =
    Ejemplos:
      jadoube play http://192.168.1.20:8080
      jadoube play sala.example:8080 --new "3+2 negras"
      jadoube play sala.example:8080 --new "blancas 5 negras 3 privada"
      jadoube play https://sala.example --name Ana --table k3x9w2ab
      printf 'sentarse\nf3\ng4\n' | jadoube play localhost --table k3x9w2ab

    Se juega escribiendo la jugada; «ayuda» da las órdenes, que valen en español y en inglés y
    pueden acortarse. De una tubería, cada línea espera a que la anterior tenga respuesta, y una
    jugada, a que le toque; «espera», «espera fin», «espera rival» y «espera oferta» esperan.
    El tiempo se escribe «5+3», «40/90+30, 30+30», «5 d3», «por turno 3» o «sin reloj»; con dos
    tiempos, «blancas 5 negras 3». Para tener nombre y contraseña: jadoube account register.
cli-value-token = CLAVE
cli-value-code = CÓDIGO
cli-value-settings = AJUSTES
cli-value-id = MESA

play-bad-url = { $url } no es la dirección de una sala; se escribe como http://192.168.1.20:8080
play-unreached = No se llega a la sala { $url }: { $reason }
play-password = Contraseña
play-welcome = En la sala como { $name }.
play-token = Para volver con este nombre: --token { $token }
play-back = Conectado de nuevo.
play-lost = Se perdió la conexión; se intenta de nuevo.
play-closing = La sala se cierra; todo queda como estaba registrado.
play-again =
    { $count ->
        [one] Se repite lo que quedó sin confirmar: una cosa; cuenta una sola vez.
       *[other] Se repite lo que quedó sin confirmar: { $count } cosas; cada una cuenta una sola vez.
    }
play-confirmed = Confirmado.
play-will-be-said = No hay conexión; se dirá en cuanto vuelva.
play-no-connection = No hay conexión; no se ha dicho.
play-retry = Puede repetirse dentro de { $seconds } s.
play-opening-unknown = No se sabe si la mesa llegó a abrirse; «mesas» lo dice.

play-room = Sala: { $name }. Personas: { $people }. Mesas: { $tables }.
play-room-listed = { $room }: { $name }. Personas: { $people }. Partidas: { $games }.
play-no-room = No se ha entrado en ninguna sala; «salas» las nombra y «sala NOMBRE» entra en una.
play-no-tables = No hay mesas abiertas; «nueva 3+2» abre una.
play-listed = Mesa { $table }: { $time }, { $marks }. { $players }.
play-listed-empty = Mesa { $table }: { $time }, { $marks }.
play-listed-waiting = falta quien juegue
play-listed-ready = por empezar
play-listed-playing = en juego
play-listed-paused = en pausa
play-listed-over = terminada
play-listed-points = por puntos
play-listed-board = sobre el tablero
play-listed-private = privada
play-opened = Mesa abierta: { $table }
play-playing = Hay una partida sin terminar en la mesa { $table }; «mesa { $table }» va a ella.
play-no-table = No hay ninguna mesa delante; «mesas» las nombra, «mesa CLAVE» va a una y «nueva 3+2» la abre.

play-table =
    Mesa { $table }: { $time }, { $class ->
        [blitz] relámpago
        [rapid] rápida
        [standard] clásica
       *[other] { $class }
    }.
play-table-name = Nombre: { $name }.
play-private = Mesa privada; su código: { $code }
play-arbiter-is = Árbitro: { $name }.
play-waits = { $name } espera rival; el color, por sorteo.
play-seat =
    { $color ->
        [white] Blancas: { $name }.
       *[other] Negras: { $name }.
    }
play-seat-free =
    { $color ->
        [white] Blancas: lugar libre.
       *[other] Negras: lugar libre.
    }
play-sat =
    { $color ->
        [white] { $name } se sienta con blancas.
       *[other] { $name } se sienta con negras.
    }
play-left = Un lugar queda libre.
play-own-seat =
    { $color ->
        [white] Color propio: blancas.
       *[other] Color propio: negras.
    }
play-own-both = Se juega con los dos colores, en una sola pantalla.
play-own-arbiter = Árbitro de esta mesa: «órdenes» dice qué se puede ordenar.
play-own-none = Sin lugar en esta mesa; «sentarse» toma uno libre.
play-last-move = Última jugada: { $move }
play-stage-waiting = Falta quien juegue.
play-stage-ready = La ronda no ha empezado.
play-stage-paused = Los relojes están parados.
play-stage-aborted = La partida queda anulada.
play-stage-over = La partida ha terminado.
play-turn =
    { $color ->
        [white] Mueven las blancas.
       *[other] Mueven las negras.
    }
play-turn-own =
    { $color ->
        [white] A mover, con blancas.
       *[other] A mover, con negras.
    }
play-moved =
    { $color ->
        [white] Blancas: { $move }
       *[other] Negras: { $move }
    }
play-pressed =
    { $color ->
        [white] Las blancas pulsan el reloj.
       *[other] Las negras pulsan el reloj.
    }
play-no-legal-move = jugada ilegal
play-offer-stands =
    { $color ->
        [white] Las blancas ofrecen tablas.
       *[other] Las negras ofrecen tablas.
    }
play-claim-stands =
    { $color ->
        [white] Las blancas reclaman tablas.
       *[other] Las negras reclaman tablas.
    }
play-answers = Se responde con «respondo { $id }» y una de estas: { $answers }.
play-takeback-asked =
    { $color ->
        [white] Las blancas piden deshacer su última jugada.
       *[other] Las negras piden deshacer su última jugada.
    }
play-takeback-declined =
    { $color ->
        [white] Las blancas no deshacen.
       *[other] Las negras no deshacen.
    }
play-taken-back = Se deshace de común acuerdo; medias jugadas que quedan: { $count }.
play-aborted-player =
    { $color ->
        [white] Las blancas anulan la partida antes de la segunda jugada.
       *[other] Las negras anulan la partida antes de la segunda jugada.
    }
play-aborted-no-move =
    { $color ->
        [white] La partida se anula: las blancas no hicieron a tiempo su primera jugada.
       *[other] La partida se anula: las negras no hicieron a tiempo su primera jugada.
    }
play-absence-win =
    { $color ->
        [white] Las blancas reclaman la partida: el rival no está conectado.
       *[other] Las negras reclaman la partida: el rival no está conectado.
    }
play-absence-draw =
    { $color ->
        [white] Las blancas reclaman tablas: el rival no está conectado.
       *[other] Las negras reclaman tablas: el rival no está conectado.
    }
play-called = { $name } llama al árbitro.
play-called-for = { $name } llama al árbitro: { $text }
play-reported = { $name } informa al árbitro.
play-call-answered = El árbitro ha atendido la llamada.
play-reopened =
    La sala estuvo cerrada y volvió a abrir. Los relojes esperan a quien está al turno.
play-went-on = Los relojes siguen.
play-no-arbiter = No hay ningún árbitro en la sala: los relojes siguen.
play-rematch-offered =
    { $color ->
        [white] Las blancas piden la revancha.
       *[other] Las negras piden la revancha.
    }
play-rematch = Revancha en la mesa { $table }.
play-rematch-unanswered = La revancha que no se acepta queda sin efecto.
play-engine-failed = El motor no puede mover: { $reason }
play-link-back =
    { $color ->
        [white] Blancas: conexión recuperada.
       *[other] Negras: conexión recuperada.
    }
play-link-lost =
    { $color ->
        [white] Blancas: sin conexión.
       *[other] Negras: sin conexión.
    }
play-link-claim = Si no vuelve en { $time }, el rival puede reclamar con «reclamo ausencia».
play-said = { $name } dice: { $text }

play-clock =
    { $color ->
        [white] Blancas: { $time }.
       *[other] Negras: { $time }.
    }
play-clock-running =
    { $color ->
        [white] Blancas: { $time }, en marcha.
       *[other] Negras: { $time }, en marcha.
    }
play-clock-over =
    { $color ->
        [white] Blancas: { $time } de más.
       *[other] Negras: { $time } de más.
    }
play-no-clock = Se juega sin reloj.
play-no-board = El tablero no se puede leer.
play-no-position = La posición no se conoce entera; «mesa» y su clave la pide de nuevo.
play-no-moves = Aún no hay jugadas.
play-rank = Fila { $rank }: { $pieces }.
play-rank-empty = vacía
play-piece = { $piece } { $square }
play-square-empty = { $square }: vacía.

play-not-now = Ahora no se puede mover.
play-by-hand = Sobre el tablero se mueve a mano: «e2e4» toca y suelta, «pulso» pulsa el reloj, «e7e8=D» corona.
play-squares-needed = Falta la casilla, como e4, o la pieza y la casilla.
play-sure = ¿Abandonar? «sí» lo confirma.
play-not-done = No se abandona.
play-claim-what = Se reclama así: «reclamo tablas», «reclamo tablas con Cf3», «reclamo bandera», «reclamo ilegal», «reclamo tocada e2», «reclamo manos», «reclamo ausencia».
play-sign-what = Se firma así: «firmo 1-0», «firmo 0-1», «firmo ½-½».
play-answer-what = Se responde con el número de la pregunta y una de sus respuestas.
play-ambiguous = «{ $word }» puede ser: { $names }.
play-unknown = No hay ninguna orden «{ $word }»; «ayuda» las nombra.
play-unknown-setting = «{ $word }» no es un ajuste de mesa; valen el tiempo y puntos, privada, blancas, negras, tablero, 960, árbitro, deshacer, juntos, escolar, amistosa, máquina N, edición AÑO, retraso SEGUNDOS.
play-waiting = Se espera.
play-help =
    Jugar: la jugada, como Cf3, exd5, O-O, e8=D.
    Tablas: tablas las ofrece; acepto, rechazo, retiro.
    Reclamar: reclamo tablas, reclamo tablas con Cf3, reclamo bandera, reclamo ausencia.
    Terminar: abandono, que pide confirmación; anulo, antes de la segunda jugada; revancha.
    Deshacer: deshago, donde la mesa lo permite.
    Saber: reloj, tablero, tablero dibujo, casilla e4, jugadas, fen, turno.
    Sobre el tablero: toco e2, suelto e2 e4, e2e4, pulso, compongo, quito e4, pongo D e8, detengo, reanudo, anoto e4, firmo 1-0.
    En una sola pantalla: blancas o negras delante dice de quién es: negras acepto.
    Árbitro: árbitro y lo que ocurre; permiso, explicación, apelo; respondo.
    Para arbitrar: sentarse árbitro; órdenes dice cuáles hay.
    Hablar: di y el texto.
    Salas: salas, sala NOMBRE, gente, mesas.
    Mesas: mesa CLAVE, sentarse, sentarse CLAVE, levantarse, nueva 3+2 negras; código, invito.
    Salir: salir.

## Qué se dice de una mesa antes de sentarse

play-table-plain = Mesa { $table }: { $time }.
play-time-none = sin reloj
play-time-turn = { $time } por turno
play-time-after = { $time }, sin tiempo añadido antes de la primera jugada
play-time-free = { $time }, con la primera jugada libre
play-time-each = blancas { $white }, negras { $black }
play-term-online = En línea: solo jugadas legales, y el reloj se pulsa solo.
play-term-board = Sobre el tablero: pieza tocada, pieza movida, y el reloj lo pulsa cada cual.
play-term-points = Por puntos.
play-term-no-points = Sin puntos.
play-term-private = Privada: solo con su código o por invitación.
play-term-chess960 = Ajedrez960; la posición inicial se sortea.
play-term-chess960-number = Ajedrez960, posición inicial { $count }.
play-term-position = Se empieza en otra posición: { $fen }
play-term-edition = Leyes de { $year }.
play-term-school = Reglamento escolar: las jugadas ilegales se advierten primero.
play-term-friendly = Partida amistosa: solo los artículos 1 a 5 de las Leyes.
play-term-regulations = Con un reglamento propio.
play-term-arbiter = Con árbitro.
play-term-no-arbiter = Sin árbitro.
play-term-takebacks = Se puede deshacer de común acuerdo.
play-term-shared = Dos juegan en una sola pantalla.
play-term-machine = Contra la máquina, fuerza { $count }.
play-term-first-move = La primera jugada debe llegar en { $count } s.
play-term-first-move-none = La primera jugada no tiene plazo.
play-term-absence = Tras { $count } s sin conexión, el rival puede reclamar.
play-term-call-runs = Los relojes siguen mientras se llama al árbitro.
play-term-wait = Los relojes esperan a que el árbitro o el organizador dé comienzo.
play-term-delay = Los espectadores ven las jugadas { $count } s más tarde.
play-no-arbiter-yet = Aún no hay árbitro en la mesa; lo que solo un árbitro decide espera a que llegue uno.
play-listed-chess960 = ajedrez960
play-listed-chess960-number = ajedrez960, posición { $count }
play-listed-position = desde otra posición
play-listed-edition = Leyes de { $year }
play-listed-school = reglamento escolar
play-listed-friendly = amistosa
play-listed-regulations = reglamento propio
play-listed-arbiter = con árbitro
play-listed-takebacks = se puede deshacer
play-listed-shared = una sola pantalla
play-listed-machine = contra la máquina, fuerza { $count }
play-listed-first-move = primera jugada en { $count } s
play-listed-first-move-none = primera jugada sin plazo
play-listed-absence = ausencia a los { $count } s
play-listed-call-runs = los relojes no paran con la llamada
play-listed-wait = con comienzo a la señal
play-listed-delay = espectadores { $count } s más tarde
play-setting-number = Falta un número detrás de «{ $word }».
play-time-bad = «{ $part }» no es un tiempo; se escribe «5+3», «90+30», «40/90+30, 30+30», «5 d3», «por turno 3» o «sin reloj».
play-time-last = «{ $part }» dice para cuántas jugadas vale el último periodo, y falta lo que sigue: se escribe, por ejemplo, «{ $part }, 30».
play-time-quota = «{ $part }» no es el último periodo, y falta para cuántas jugadas vale: se escribe, por ejemplo, «40/{ $part }, 30».
play-times-two = Hay más de un tiempo. Uno para cada color se escribe «blancas 5 negras 3».
play-colors-two = Se piden los dos colores; vale uno, o ninguno para que se sortee.
play-room-guests = Invitados
play-room-main = Sala principal

## Códigos e invitaciones

play-no-code = La mesa no tiene código, o no es para quien mira.
play-invite-how-many = Tras «invito» va cuántas personas pueden venir, o nada para una sola.
play-invitation =
    Invitación, por un día, para { $count ->
        [one] una persona
       *[other] { $count } personas
    }: { $link }
    Desde un terminal: jadoube play { $url } --table { $table } --code { $token }

## El árbitro en la mesa

play-leaves = { $name } se levanta.
play-question = Pregunta { $id }: { $text }
play-call-number = Se atiende con «atiendo { $id }».
play-call-which = Tras «atiendo» va el número de la llamada.
play-no-questions = No hay preguntas pendientes.
play-back-where = Se vuelve así: «vuelvo 12 negras: motivo», a antes de la jugada 12 de las negras.
play-reason-missing = Falta el motivo: se añade detrás «porque» y el motivo.
play-desk-help =
    El árbitro puede decir, en español o en inglés:
      pausa; sigue; comienza; preguntas; atiendo 1; respondo 1 y la respuesta
      pongo el reloj de las blancas a 5:00: motivo
      pongo los relojes a blancas 5:00, negras 3:00: motivo
      doy 2:00 a las blancas por una molestia ajena a la partida
      vuelvo 12 negras: motivo
      sanciono a las blancas por molestias: una advertencia porque motivo
      compruebo la reclamación; veo caída la bandera de las negras; veo la jugada ilegal
      decido 1-0: motivo; decido: motivo
      retiro el dictamen 3: motivo
      estimo la apelación contra el dictamen 3; desestimo la apelación contra el dictamen 3
      cualquier otra orden de casebook/README.md

# Si hay árbitro cerca.
play-arbiter-here = En la sala hay quien puede acudir a la mesa como árbitro.
play-arbiter-away = Ahora no hay en la sala nadie que pueda acudir a la mesa como árbitro.
