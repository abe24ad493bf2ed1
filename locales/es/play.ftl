## `jadoube play`: lo que dice el cliente de terminal, un hecho por línea.

cli-help-play-about = Juega en una sala desde el terminal, línea por línea; sirve con lector de pantalla
cli-help-play-usage = jadoube play [OPCIONES] URL
cli-help-play-url = La sala: una dirección http, https, ws o wss, o el nombre de la máquina
cli-help-play-table = Va a esta mesa
cli-help-play-code = Código de la mesa privada
cli-help-play-new = Abre una mesa: el tiempo y, detrás, palabras como puntos, privada, blancas, negras, tablero, 960, árbitro, máquina 3
cli-help-play-token = Entra con la clave de una sesión o una clave personal
cli-help-play-guest = Entra como invitado, que es lo que se hace si no se dice otra cosa
cli-help-play-name = Entra con este nombre; la contraseña se pide, o es la primera línea de la entrada
cli-help-play-notation = Cómo se escriben y se leen las jugadas: es, en, figurine, es-long, uci…
cli-help-play-after =
    Ejemplos:
      jadoube play http://192.168.1.20:8080
      jadoube play sala.example:8080 --new "3+2 negras"
      jadoube play https://sala.example --name Ana --table k3x9w2ab
      printf 'sentarse\nf3\ng4\n' | jadoube play localhost --table k3x9w2ab

    Se juega escribiendo la jugada; «ayuda» da las órdenes, que valen en español y en inglés y
    pueden acortarse. De una tubería, cada línea espera a que la anterior tenga respuesta, y una
    jugada, a que le toque; «espera», «espera fin», «espera rival» y «espera oferta» esperan.
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
        [turn] por turno
       *[other] { $class }
    }.
play-table-name = Nombre: { $name }.
play-mode-online = En línea: solo jugadas legales, y el reloj se pulsa solo.
play-mode-board = Sobre el tablero: pieza tocada, pieza movida, y el reloj lo pulsa cada cual.
play-points = Por puntos.
play-no-points = Sin puntos.
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
play-own-arbiter = Se ve la mesa como árbitro.
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
play-unknown-setting = «{ $word }» no es un ajuste de mesa; valen puntos, privada, blancas, negras, tablero, 960, árbitro, deshacer, juntos, máquina N, edición AÑO.
play-waiting = Se espera.
play-help =
    Jugar: la jugada, como Cf3, exd5, O-O, e8=D.
    Tablas: tablas las ofrece; acepto, rechazo, retiro.
    Reclamar: reclamo tablas, reclamo tablas con Cf3, reclamo bandera, reclamo ausencia.
    Terminar: abandono, que pide confirmación; anulo, antes de la segunda jugada; revancha.
    Deshacer: deshago, donde la mesa lo permite.
    Saber: reloj, tablero, tablero dibujo, casilla e4, jugadas, fen, turno.
    Sobre el tablero: toco e2, suelto e2 e4, e2e4, pulso, compongo, quito e4, pongo D e8, detengo, reanudo, anoto e4, firmo 1-0.
    Árbitro: árbitro y lo que ocurre; permiso, explicación, apelo; respondo.
    Hablar: di y el texto.
    Salas: salas, sala NOMBRE, gente, mesas.
    Mesas: mesa CLAVE, sentarse, sentarse CLAVE, levantarse, nueva 3+2 negras.
    Salir: salir.
