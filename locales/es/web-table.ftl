# La mesa de juego en el cliente web.

table-title = Mesa de juego
table-table = Mesa
table-board = Tablero
table-side =
    { $color ->
        [white] Blancas
       *[black] Negras
    }
table-piece =
    { $role ->
        [king] rey
        [queen] dama
        [rook] torre
        [bishop] alfil
        [knight] caballo
       *[pawn] peón
    }
table-file = { $file ->
    [a] Anna
    [b] Bella
    [c] Cesar
    [d] David
    [e] Eva
    [f] Felix
    [g] Gustav
   *[h] Hector
}
table-rank = { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
}
table-piece-german = { $role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
table-piece-of =
    { $role ->
        [queen] { $color ->
            [white] { $name } blanca
           *[black] { $name } negra
        }
        [rook] { $color ->
            [white] { $name } blanca
           *[black] { $name } negra
        }
       *[other] { $color ->
            [white] { $name } blanco
           *[black] { $name } negro
        }
    }
table-empty = vacía
table-nobody = Asiento libre
table-to-move = tiene el turno

## Encima del tablero

table-views = Vistas
table-view =
    { $view ->
        [mesa] Mesa (3D, desde tu silla)
        [maqueta] Maqueta (3D, desde arriba)
       *[plano] Plano (2D)
    }
table-no-depth = Este navegador no puede mostrar el tablero en 3D; se queda el plano.
table-cut-off = Sin conexión con la sala. Lo que hagas aquí se enviará en cuanto vuelva, una sola vez; los relojes siguen.
table-turn = Girar el tablero
table-settings = Ajustes
table-online = en línea
table-strict = sobre el tablero
table-class =
    { $class ->
        [blitz] relámpago
        [rapid] rápida
        [standard] clásica
       *[turn] tiempo por turno
    }
table-set-notation = Notación
table-notation =
    { $notation ->
        [es] Letras españolas (R D T A C)
        [en] Letras inglesas (K Q R B N)
        [figurine] Figuras (♔ ♕ ♖ ♗ ♘)
       *[own] La del idioma
    }
table-set-speech = Cómo se leen las jugadas
table-speech =
    { $speech ->
        [algebraic] Como se escriben
        [names] Anna, Bella, Cesar… (Apéndice D)
       *[plain] Con palabras
    }
table-set-clockside = Lado de los relojes
table-set-light = Lado de la luz en las vistas 3D
table-left = izquierda
table-right = derecha
table-set-sounds = Sonidos
table-set-coordinates = Coordenadas en el tablero
table-set-autoqueen = Coronar siempre dama
table-set-spacepresses = La barra espaciadora pulsa el reloj
table-set-turns = El tablero gira hacia quien tiene el turno

## Los relojes

table-no-clock = Sin reloj
table-clock-of =
    { $color ->
        [white] Reloj de las blancas
       *[black] Reloj de las negras
    }
table-delay = espera { $seconds } s
table-flag = bandera caída
table-gone = sin conexión
table-gone-claim =
    { $seconds ->
        [0] sin conexión: se puede reclamar
       *[other] sin conexión ({ $seconds } s)
    }
table-lag = Retardo: { $ms } ms
table-taken =
    { $color ->
        [white] { $count ->
            [0] No hay piezas blancas capturadas
            [one] Una pieza blanca capturada
           *[other] { $count } piezas blancas capturadas
        }
       *[black] { $count ->
            [0] No hay piezas negras capturadas
            [one] Una pieza negra capturada
           *[other] { $count } piezas negras capturadas
        }
    }
table-press = Pulsar el reloj
table-press-of =
    { $color ->
        [white] Reloj de las blancas
       *[black] Reloj de las negras
    }

## Lo que se oye

table-time =
    { $hours ->
        [0] { "" }
        [one] una hora{ " " }
       *[other] { $hours } horas{ " " }
    }{ $minutes ->
        [0] { "" }
        [one] un minuto{ " " }
       *[other] { $minutes } minutos{ " " }
    }{ $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
table-said-move =
    { $color ->
        [white] Blancas: { $move }
       *[black] Negras: { $move }
    }
table-said-no-move = Todavía no hay ninguna jugada.
table-said-pressed =
    { $color ->
        [white] Las blancas pulsan el reloj.
       *[black] Las negras pulsan el reloj.
    }
table-said-left =
    { $color ->
        [white] A las blancas les queda: { $time }.
       *[black] A las negras les queda: { $time }.
    }
table-said-clocks = Blancas: { $white }. Negras: { $black }.
table-said-lifted = { $piece } de { $square }, en la mano
table-said-put = en { $square }
table-said-back = La pieza vuelve a su casilla.
table-said-none = No hay ninguna.
table-said-no-help = Sobre el tablero nadie te dice qué jugadas hay.
table-said-no-squares = Ninguna jugada desde aquí.
table-said-squares = Puede ir a: { $squares }.
table-said-takes = por
table-said-check = jaque
table-said-mate = jaque mate
table-said-castling =
    { $side ->
        [king] enroque corto
       *[queen] enroque largo
    }

## Jugadas escritas

table-typed-label = Jugada (por ejemplo Cf3 o e2e4)
table-typed-check = Leer
table-typed-make = Hacer la jugada
table-typed-correct = Corregir
table-typed-move =
    { $role ->
        [king] Rey
        [queen] Dama
        [rook] Torre
        [bishop] Alfil
        [knight] Caballo
       *[pawn] Peón
    } de { $from } a { $to }{ $becomes ->
        [none] { "" }
        [queen] , y se convierte en dama
        [rook] , y se convierte en torre
        [bishop] , y se convierte en alfil
       *[knight] , y se convierte en caballo
    }
table-typed-read = { $move }. Intro la hace; Escape la borra.
table-typed-unreadable = «{ $text }» no se puede leer como una jugada.
table-typed-none = Ninguna pieza puede ser la de «{ $text }».
table-typed-several = «{ $text }» puede ser de varias piezas: di también de qué casilla sale.

## La planilla

table-sheet = Planilla
table-moves = Jugadas
table-number = Número
table-no-moves = Aún no hay jugadas.
table-write = Anota la jugada
table-write-it = Anotar

## Lo que se dicta

table-rulings = Dictámenes y avisos
table-article = { $number ->
    [Preface] Prefacio
   *[other] Art. { $number }
}
table-log = Todo lo que ha pasado
table-free = Ninguna pieza tocada: libre de mover cualquiera.
table-let-go =
    { $color ->
        [white] Las blancas han soltado la pieza: falta que pulsen el reloj.
       *[black] Las negras han soltado la pieza: falta que pulsen el reloj.
    }
table-obliged =
    { $color ->
        [white] Las blancas
       *[black] Las negras
    }
table-must-any = deben hacer una jugada legal.
table-must-move = deben mover la pieza de { $first }.
table-must-move-not-castling = deben mover la pieza de { $first }, sin enrocar por ese lado.
table-must-capture = deben capturar la pieza de { $first }.
table-must-capture-with = deben capturar en { $second } con la pieza de { $first }.
table-must-castle =
    { $first ->
        [king] deben terminar el enroque corto.
       *[queen] deben terminar el enroque largo.
    }
table-must-finish = deben terminar la jugada de { $first } a { $second }.
table-must-promote =
    { $second ->
        [queen] deben coronar dama en { $first }.
        [rook] deben coronar torre en { $first }.
        [bishop] deben coronar alfil en { $first }.
       *[knight] deben coronar caballo en { $first }.
    }
table-must-play = deben jugar de { $first } a { $second }.

## Lo que se puede hacer

table-promote = Elige la pieza
table-cancel = Cancelar
table-adjust = Compongo
table-remove = Retirar la de { $square }
table-offer = Ofrecer tablas
table-offering = Tablas ofrecidas
table-offered =
    { $color ->
        [white] Las blancas ofrecen tablas.
       *[black] Las negras ofrecen tablas.
    }
table-accept = Aceptar
table-decline = Rechazar
table-takeback = Pedir retroceso
table-takeback-asked =
    { $color ->
        [white] Las blancas piden volver atrás su última jugada.
       *[black] Las negras piden volver atrás su última jugada.
    }
table-abort = Anular
table-resign = Abandonar
table-resign-sure =
    { $color ->
        [white] ¿Abandonas con las blancas?
       *[black] ¿Abandonas con las negras?
    }
table-resign-yes = Sí, abandono
table-play-on = Seguir jugando
table-absent =
    { $color ->
        [white] Las blancas llevan demasiado tiempo sin conexión.
       *[black] Las negras llevan demasiado tiempo sin conexión.
    }
table-absent-win = Reclamar la partida
table-absent-draw = Dejarla en tablas
table-claim = Reclamar
table-claim-what = ¿Qué reclamas?
table-claim-threefold = Tablas: la posición se repite tres veces
table-claim-fifty-moves = Tablas: 50 jugadas sin capturas ni peones
table-claim-flag = Ha caído la bandera
table-claim-illegal = Jugada ilegal del rival
table-claim-touch = El rival ha tocado una pieza
table-claim-hands = El rival ha usado las dos manos
table-claim-with = Jugada con la que se produce (si aún no está en el tablero)
table-claim-with-hint = Escríbela sin hacerla, por ejemplo Cf3 o g1f3. Déjalo vacío si la posición ya está en el tablero.
table-claim-unread = Esa jugada no se puede leer. Escribe las dos casillas, como g1f3.
table-claim-touched = Casilla de la pieza
table-claim-square = Escribe una casilla, como e4.
table-claim-send = Reclamar
table-call = Árbitro
table-call-why = ¿Para qué lo llamas?
table-call-board = Que venga al tablero
table-call-leave = Pido permiso para ausentarme
table-call-explanation = Pido una explicación
table-call-stop = Paro los relojes y pido ayuda
table-call-text = Qué pasa (si quieres contarlo)
table-call-send = Llamar

## Antes de empezar

table-waits-lot = espera rival; el color se sortea.
table-waiting-other = Esperando al otro jugador.
table-ready = A punto de empezar.
table-sit = Sentarse a jugar
table-sit-as =
    { $color ->
        [white] Jugar con blancas
       *[black] Jugar con negras
    }
table-sit-both = Jugar los dos en esta pantalla
table-leave = Levantarse

## Después

table-result = Resultado
table-void = Anulada
table-aborted = La partida no llegó a empezar.
table-end =
    { $reason ->
        [checkmate] Jaque mate.
        [stalemate] Ahogado.
        [dead_position] Posición muerta.
        [fivefold] La posición se ha repetido cinco veces.
        [seventy_five_moves] Setenta y cinco jugadas sin capturas ni peones.
        [agreement] Tablas de común acuerdo.
        [threefold] La posición se ha repetido tres veces.
        [fifty_moves] Cincuenta jugadas sin capturas ni peones.
        [resignation] { $color ->
            [white] Abandonan las blancas.
           *[black] Abandonan las negras.
        }
        [flag] { $color ->
            [white] Se acabó el tiempo de las blancas.
           *[black] Se acabó el tiempo de las negras.
        }
        [both_flags] Han caído las dos banderas.
        [illegal_moves] Por jugadas ilegales.
        [default] Por incomparecencia.
        [both_default] Por incomparecencia de los dos.
        [penalty] Por una sanción.
        [absence] Por ausencia.
       *[other] Por decisión del árbitro.
    }
table-rematch = Revancha
table-rematch-asked = Revancha pedida
table-rematch-accept = Aceptar la revancha
table-rematch-go = Ir a la revancha
table-sign = Firmar { $score }
table-replay = Repasar la partida

## Respuestas

table-answer-yes = Sí
table-answer-no = No
table-answer-lose = Pierde la partida
table-answer-play-on = Se sigue jugando
table-answer-new-game = Se juega otra partida
table-answer-nothing = Nada más
table-answer-warn = Advertencia
table-answer-opponent-time = 2 minutos más para el adversario
table-answer-own-time = 2 minutos menos en su reloj
table-answer-lose-game = Partida perdida
table-answer-illegal-move = Jugada ilegal
table-answer-castling = Enroque sin terminar
table-answer-distraction = Distracción del adversario
table-answer-accident = Fue sin querer
table-answer-charge-taker = Solo a quien capturó el rey
table-answer-charge-other = Solo a quien dejó el rey en jaque
table-answer-charge-both = A los dos
table-answer-leave-clocks = Los relojes se quedan como están
table-answer-clocks-of-then = Los relojes vuelven a lo de entonces
table-answer-stands = Se mantiene
table-answer-correct = Se corrige con otra orden
table-answer-next-period = La próxima jugada es del periodo siguiente
table-answer-postpone = Se aplaza
table-answer-postpone-with-time = Se aplaza, y 2 minutos más para el adversario
table-answer-reject = Se rechaza
table-answer-evidence = Las jugadas se saben por otras pruebas

## El repaso

table-step = Jugada que se ve
table-step-back = Jugada anterior
table-step-on = Jugada siguiente
table-timeline = Línea de tiempo: hechos y dictámenes
table-print = Imprimir planillas
table-printed-title = Planilla de { $player }
table-printed-kept =
    { $kept ->
        [paper] Escrita en papel.
        [electronic] Escrita en una planilla electrónica.
       *[automatic] La lleva el programa.
    }
table-printed-date = Fecha
table-printed-room = Sala
table-printed-board = Tablero
table-printed-time = Ritmo
table-printed-edition = Leyes
table-printed-signature =
    { $who ->
        [white] Firma de las blancas
        [black] Firma de las negras
       *[arbiter] Firma del árbitro
    }
table-printed-signed = Firmada en la sala con { $score }.

## El reloj solo

table-alone = Reloj de ajedrez
table-alone-what = Pon el aparato entre los dos jugadores. Quien acaba de jugar toca su mitad y empieza a correr la del otro. Funciona también sin conexión.
table-alone-minutes = Minutos para cada uno
table-alone-black = Minutos de las negras
table-alone-same = Déjalo vacío si tienen los mismos que las blancas.
table-alone-bonus = Segundos que se añaden por jugada
table-alone-start = Poner el reloj
table-alone-pause = Parar los relojes
table-alone-resume = Reanudar
table-alone-set = Poner otra vez
table-alone-moves =
    { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }

## Tableros de demostración

table-screen = Tableros de la sala
table-screen-none = En esta sala no se juega ahora ninguna partida.

## Otras cosas

table-waits-start = Los relojes los pone en marcha quien dirige la ronda.
table-start = Poner en marcha los relojes
table-your-turn = Te toca
table-paused = Los relojes están parados.
table-type = Escribir jugada
table-talk = Conversación
table-ask-sheet = Pedir ver la planilla del rival
table-claiming = Has reclamado tablas: falta comprobarlo.
table-withdraw = Retirar la reclamación
table-call-appeal = Apelo un dictamen
table-call-restart = Pongo en marcha el reloj del rival
table-appeal-what = ¿Qué dictamen?
table-appeal = Apelar el resultado
table-desk = Ir al puesto del árbitro
table-reported = Avisado: solo lo ve el árbitro.
table-report = Avisar al árbitro de lo que he visto
table-report-illegal = Una jugada ilegal
table-report-flag =
    { $color ->
        [white] Bandera caída de las blancas
       *[black] Bandera caída de las negras
    }
table-report-other = Otra cosa

table-code = Código de la mesa
table-late = con { $seconds } s de retraso
table-keys-title = Teclas del tablero
table-keys =
    Flechas: pasear por el tablero, sin tocar nada.
    Intro: tomar la pieza o dejarla. Escape: dejarla donde estaba.
    1 a 8: ir a esa fila. P, N, B, R, Q, K: ir al siguiente peón, caballo, alfil, torre, dama o rey.
    O: qué hay en la casilla. L: última jugada. T: los relojes. A: repetir lo último.
    I: escribir la jugada. M: a dónde puede ir la pieza (solo en línea).
    C: «compongo». X: retirar la pieza. Espacio: pulsar el reloj (solo sobre el tablero).
