# Lo que dictamina el árbitro, y en qué se apoya.
#
# $color es white o black; $color-the y $color-of son palabras, y $opponent es el otro bando.
# Un tiempo $time es lo que dura (2 minutos); $time-clock, lo que marca un reloj (2:00).
# Si se conoce la partida, $player es quien tiene el turno, $piece lo que hay en $square o $from,
# $own_piece y $other_piece lo que hay en $own y $other; si no, son las palabras para lo que no se
# sabe: el jugador, la pieza.

minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [one] { $text } segundo
   *[other] { $text } segundos
}
minutes-and-seconds = { $minutes } y { $seconds }
clock-shows = { $side } { $time }

move-of = la jugada { $number } { $color-of }
half-move = la media jugada { $ply }, contando desde 0,
place-start = { $which ->
    [one] la inicial
   *[whole] la posición inicial
}
place-before = { $which ->
    [one] la anterior
   *[whole] la posición anterior
} a { $move }
place-after = { $which ->
    [one] la
   *[whole] la posición
} que había tras { $ply ->
    [one] { $ply } media jugada
   *[other] { $ply } medias jugadas
}

## Comienzo de la partida

ruling-clock_started = comienza la ronda: se pone en marcha el reloj de las blancas
ruling-in_time = { $color-the } llegan a tiempo y juegan con el tiempo que les queda
ruling-white_loses_time = no había nadie ante el tablero: las blancas pierden el tiempo transcurrido hasta que llegaron
ruling-set_up_stands = se han hecho ya demasiadas jugadas: la partida sigue con las piezas como se colocaron
ruling-position_transferred = el tablero estaba girado: la partida sigue desde la misma posición en un tablero bien puesto
ruling-reversed_colors_stand = los colores estaban cambiados: la partida sigue así
ruling-castling_barred = { $color-the } no pueden enrocar con lo que al empezar estaba mal puesto en { $squares }

## Pieza tocada y jugada

ruling-obliged = { $obligation }
ruling-accidental_touch = { $piece-the } de { $square } se ha tocado sin querer: no obliga a nada
ruling-adjusting_void = { $piece-the } de { $square } cuenta como { $piece-gender ->
    [feminine] tocada
   *[masculine] tocado
}: no vale decir «compongo» después de tocar, ni con una pieza bien puesta
ruling-touch_broken = { $color-the } estaban obligadas a otra jugada: se retira la que han hecho
ruling-taken_back_in_time = { $color-the } han rectificado antes de pulsar el reloj: no hay jugada ilegal completada
ruling-not_completed = { $color-the } no habían pulsado el reloj: no hay jugada ilegal completada, y se hace otra en su lugar
ruling-captured_on_promotion = { $piece-gender ->
    [feminine] { $piece-the } contraria de { $square } queda capturada
   *[masculine] { $piece-the } contrario de { $square } queda capturado
} al promocionar
ruling-touch_claim_lost = { $color-the } ya no pueden reclamar la pieza tocada: después han tocado ellas una pieza con intención de jugarla
ruling-touch_claim_rejected = la reclamación de pieza tocada que hacen { $color-the } no procede
ruling-completed_by_next_move = la jugada sin pulsar { $color-of } queda completada: ya han hecho la siguiente

## Jugadas ilegales

ruling-illegal_move = { $count ->
    [1] primera jugada ilegal completada
    [2] segunda jugada ilegal completada
    [3] tercera jugada ilegal completada
   *[other] jugada ilegal completada número { $count }
} por { $color-the }{ $kind ->
    [illegal_move] { "" }
   *[other] : { $breach }
}
ruling-gain_taken_back = a { $color-the } se les quita lo que ganaron al pulsar el reloj: { $time }
ruling-extra_time = { $color-the } reciben { $time } más
ruling-time_taken = { $color-the } pierden { $time }
ruling-becomes_queen = el peón de { $square } se cambia por una dama
ruling-restored = se repone { $place }
ruling-illegal_move_stands = la jugada ilegal ya no se corrige: el adversario ha jugado después
ruling-illegal_move_claim_rejected = la reclamación de jugada ilegal que hacen { $color-the } no procede
ruling-wait_one_move = se espera a la jugada siguiente: si la posición sigue siendo imposible, la partida es tablas
ruling-two_moves_not_illegal = { $color-the } han hecho dos jugadas seguidas: no cuenta como jugada ilegal
ruling-put_back_on_own_time = { $color-the } recolocan las piezas desplazadas en su propio tiempo

## Reloj

ruling-flag_noticed = ha caído la bandera { $color-of }: se considera caída desde ahora
ruling-quota_met = { $color-the } han hecho las jugadas exigidas: se les añade el tiempo del periodo siguiente
ruling-flag_disregarded = la caída de la bandera { $color-of } no cuenta: prevalece lo que pasó antes
ruling-flag_claim_rejected = la reclamación por tiempo que hacen { $color-the } no procede
ruling-both_flags_go_on = han caído las dos banderas y no se sabe cuál antes: la partida sigue
ruling-clock_runs = se sigue jugando: queda en marcha el reloj { $color-of }
ruling-stop_accepted = { $color-the } tenían motivo para parar los relojes
ruling-clocks_set = se ajustan los relojes{ $clocks ->
    [none] { "" }
   *[other] : { $clocks }
}
ruling-setting_mended = el reloj estaba mal ajustado: se corrige{ $clocks ->
    [none] { "" }
   *[other] , y ahora marca { $clocks }
}
ruling-setting_left = el reloj estaba mal ajustado, pero se deja como está: el horario no sufre
ruling-clock_replaced = se cambia el reloj por otro{ $clocks ->
    [none] { "" }
   *[other] , que marca { $clocks }
}
ruling-other_hand_not_illegal = { $color-the } han pulsado el reloj con la otra mano: no es jugada ilegal

## Tablas

ruling-offered = { $color-the } ofrecen tablas: la oferta vale hasta que se conteste
ruling-offered_at_other_time = { $color-the } no han ofrecido tablas en su momento, pero la oferta vale
ruling-condition_void = { $color-the } no pueden poner condiciones: la oferta vale sin ellas
ruling-offer_refused = { $color-the } han rechazado las tablas al tocar una pieza o jugar
ruling-claim_is_offer = la reclamación { $color-of } vale también como oferta de tablas
ruling-claim_tested = se paran los relojes mientras se comprueba la reclamación { $color-of }
ruling-claim_correct = la reclamación es correcta: { $claim }
ruling-claim_wrong = la reclamación { $color-of } por { $claim } es incorrecta
ruling-make_claim_legal = la reclamación { $color-of } no está hecha en regla: pueden corregirla
ruling-announced_move_illegal = la jugada que anunciaron { $color-the } no es legal: hagan otra con la misma pieza; no cuenta como jugada ilegal

## Anotación

ruling-increment_set = desde ahora los relojes suman { $time } por jugada
ruling-increment_denied = los relojes no suman tiempo por jugada
ruling-quickplay_claimed = el árbitro decide sobre la reclamación { $color-of } de que { $opponent-the } { $ground ->
    [normal_means] no pueden ganar por medios normales
   *[no_effort] no hacen nada por ganar
}
ruling-quickplay_postponed = la reclamación { $color-of } queda aplazada
ruling-quickplay_rejected = se rechaza la reclamación { $color-of }
ruling-to_seal = { $color-the } deben sellar una jugada
ruling-adjourned = se aplaza la partida: { $color-the } han sellado una jugada
ruling-sealed_on_board = se aplaza la partida: la jugada que { $color-the } hicieron en el tablero es la secreta
ruling-session_begins = se reanuda la partida desde la posición anterior a la jugada secreta, con los relojes como estaban
ruling-replier_missing = { $color-the } tienen que contestar y no están: corre su reloj
ruling-envelope_to_open = { $color-the } han llegado: se abre el sobre
ruling-envelope_opened = se hace la jugada secreta { $color-of }
ruling-reply_sealed = { $color-the } han sellado su jugada: corre el reloj { $opponent-of }
ruling-envelope_missing = { $color-the } dicen cuál era la jugada secreta
ruling-recording_excused = { $color-the } quedan dispensadas de seguir anotando
ruling-must_catch_up = { $color-the } deben poner al día su planilla antes de jugar
ruling-arbiter_records = anota el árbitro o un asistente: ningún jugador está obligado
ruling-both_catch_up = se paran los relojes mientras los dos jugadores ponen al día sus planillas
ruling-next_period_by_default = la próxima jugada { $color-of } cuenta como la primera del periodo siguiente
ruling-noted_for_reconstruction = se anotan la posición, los tiempos, el reloj en marcha y las jugadas hechas, y se reconstruye la partida en otro tablero
ruling-written_ahead = { $color-the } han anotado la jugada antes de hacerla
ruling-previous_not_written = { $color-the } han jugado sin haber anotado su jugada anterior
ruling-other_notation = lo que han anotado { $color-the } no está en notación algebraica: no sirve de prueba
ruling-mark_offer = los dos jugadores apuntan la oferta de tablas en sus planillas: (=)
ruling-assistant_allowed = un asistente actúa por { $color-the }
ruling-sheets_shown = las planillas se enseñan al árbitro siempre que las pida
ruling-sheet_seen = { $color-the } ven la planilla del árbitro { $count ->
    [1] por primera vez
    [2] por segunda vez
    [3] por tercera vez
   *[other] por { $count }.ª vez
}; su reloj no se para
ruling-result_signed = planillas firmadas: el resultado vale aunque esté equivocado, salvo que el árbitro decida otra cosa

## El árbitro

ruling-penalized = sanción a { $color-the } por { $misconduct }: { $penalty }
ruling-no_penalty = no hay sanción para { $color-the } por { $misconduct }
ruling-explained = se explica lo que dicen las Leyes: { $rule }
ruling-decided = { $matter ->
    [moves] se sabe por otras pruebas cuántas jugadas se han hecho
    [result] el resultado no se mantiene: el árbitro lo corrige con otra orden
    [position] la posición es imposible, y el árbitro decide cómo se sigue
   *[discretion] el árbitro decide según su criterio
}
ruling-bystander_heard = lo que dice alguien ajeno a la partida es solo para el árbitro
ruling-bystander_warned = nadie ajeno a la partida interviene en ella: el árbitro puede expulsar a quien lo haga
ruling-appealed = queda en el acta la apelación contra el dictamen { $number }
ruling-appeal_decided = queda resuelta la apelación contra el dictamen { $number }
ruling-withdrawn = se retira el dictamen { $number }; tanto él como su retirada quedan en el acta
ruling-result_stands = el resultado se mantiene
ruling-taken_back = vuelve a valer { $place }, con los relojes como estaban
ruling-over = { $outcome }

## Obligaciones

must-any = nada de lo tocado se puede mover ni capturar: { $player-may } hacer cualquier jugada legal
must-move = { $player-must } mover { $piece-the } de { $square }
must-move_not_castling = { $player-must } mover { $piece-the } de { $square }, pero no con el enroque { $side }
must-capture = { $player-must } capturar { $piece-the } de { $square }
must-capture_with = { $player-must } capturar { $other_piece-the } de { $other } con { $own_piece-the } de { $own }
must-castle = { $player-must } hacer el enroque { $side }
must-finish = { $player-must } terminar la jugada: { $piece-the } de { $from } se queda en { $to }
must-promote = { $player-must } promocionar en { $square } a { $role }
must-play = { $player-must } jugar { $play }

## En qué se apoya

authority-comment = { $commentator }: comentario al { $article }
authority-regulations = bases del torneo, no las Leyes: { $regulation }
authority-site = norma del sitio, no de las Leyes: { $rule }

commentator-arbiters_manual_2025 = Manual de los Árbitros de la FIDE, mayo de 2025
commentator-rules_commission_2017 = Comisión de Reglas de la FIDE, junio de 2017
commentator-french_arbiters = dirección de árbitros de la federación francesa
commentator-polish_arbiters = curso de árbitros de la federación polaca
commentator-gijssen = Geurt Gijssen, «An Arbiter’s Notebook»

regulation-illegal_moves = qué pasa con las jugadas ilegales
regulation-draws = límite a las tablas de común acuerdo
regulation-default_time = jugadores que llegan tarde
regulation-class = una clase distinta de la que da el tiempo
regulation-points = lo que valen los resultados
regulation-friendly = solo se aplican los artículos 1 a 5
regulation-house = norma propia número { $number }

site-record = los hechos se cuentan tal como pasaron en la partida, y por orden
site-time_per_turn = hay un tiempo para cada jugada
site-online_moves = en línea solo entran jugadas legales, y se completan solas
site-online_draws = en línea la tercera repetición y las 50 jugadas son tablas sin reclamarlas
site-nobody_seated = sin árbitro, lo que nadie acuerda se decide por defecto
site-questions = solo se contesta lo que se ha preguntado
site-absence = en línea, quien lleva bastante tiempo ausente puede perder por reclamación
site-takeback = se deshacen jugadas de común acuerdo, con el tiempo que llevaron
site-rulings = un dictamen se retira por su número, y una sola vez

## Faltas y sanciones

breach-illegal_move = la jugada va contra el movimiento de las piezas o deja al rey en jaque
breach-king_captured = se capturó el rey contrario
breach-unpromoted_pawn = se pulsó el reloj con un peón sin cambiar en la última fila
breach-empty_press = se pulsó el reloj sin hacer jugada
breach-two_hands = se hizo la jugada con las dos manos

misconduct-adjusting = componer piezas cuando no se podía
misconduct-other_hand = pulsar el reloj con la otra mano
misconduct-hovering = no apartar la mano del reloj
misconduct-clock_handling = tratar mal el reloj
misconduct-idle_stop = parar los relojes sin motivo
misconduct-empty_press = pulsar el reloj sin hacer jugada
misconduct-two_hands = jugar con las dos manos
misconduct-displacing = desplazar piezas
misconduct-two_moves = hacer dos jugadas seguidas
misconduct-writing_ahead = anotar la jugada antes de hacerla
misconduct-not_writing = jugar sin haber anotado la jugada anterior
misconduct-forbidden_offer = ofrecer tablas cuando las bases no lo permiten
misconduct-annoyance = molestar o distraer al adversario
misconduct-advice = usar notas, consejos u otro tablero
misconduct-no_help = negarse a ayudar a reconstruir la partida
misconduct-refusal = negarse una y otra vez a cumplir las Leyes
misconduct-illegal_move = completar una jugada ilegal
misconduct-disrepute = desprestigiar el ajedrez

penalty-warning = advertencia
penalty-opponent_time = { $time } más para el adversario
penalty-own_time = { $time } menos en su reloj
penalty-opponent_points = { $halves ->
    [1] medio punto
    [2] 1 punto
    [3] 1 punto y medio
   *[other] { $halves } medios puntos
} más para el adversario
penalty-own_points = { $halves ->
    [1] medio punto
    [2] 1 punto
    [3] 1 punto y medio
   *[other] { $halves } medios puntos
} menos para el infractor
penalty-loss = partida perdida; puntos del adversario: { $points }
penalty-fine = multa
penalty-rounds = exclusión de { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
penalty-expulsion = expulsión de la competición

## El final

outcome-won = ganan { $color-the }, { $score }: { $reason }
outcome-drawn = tablas, { $score }: { $reason }
outcome-drawn_without_mate = tablas, { $score }: { $reason }, pero { $opponent-the } no pueden dar mate con ninguna serie de jugadas legales
outcome-both_lose = pierden los dos jugadores, { $score }: { $reason }
outcome-other = resultado { $score }: { $reason }
outcome-referred = la partida ha terminado y falta decidir el resultado: { $reason }
outcome-void = la partida se anula y se juega otra: { $reason }
outcome-by_default = { $outcome }; por defecto, sin dictamen de un árbitro

reason-checkmate = jaque mate
reason-stalemate = rey ahogado
reason-dead_position = posición muerta, en la que ningún bando puede dar mate
reason-fivefold = la posición ha aparecido cinco veces
reason-seventy_five_moves = 75 jugadas de cada jugador sin captura ni movimiento de peón
reason-agreement = de común acuerdo
reason-claim = { $claim }, reclamación correcta
reason-resignation = { $color-the } han abandonado
reason-flag = { $color-the } han agotado su tiempo
reason-both_flags = los dos jugadores han agotado su tiempo
reason-illegal_moves = { $color-the } han completado una jugada ilegal que cuesta la partida
reason-unsound_position = la posición sigue siendo imposible una jugada después
reason-default = { $color-the } no han llegado a tiempo
reason-both_default = ningún jugador ha llegado a tiempo
reason-penalty = sanción a { $color-the }
reason-both_refused = los dos jugadores se niegan a cumplir las Leyes
reason-decision = así lo decide el árbitro
reason-signed = así lo han firmado los dos jugadores
reason-wrong_start = las piezas se colocaron mal al empezar
reason-colors_reversed = se empezó con los colores cambiados
reason-quickplay = { $ground ->
    [normal_means] { $opponent-the } no pueden ganar por medios normales, como reclaman { $color-the }
   *[no_effort] { $opponent-the } no hacen nada por ganar, como reclaman { $color-the }
}
reason-referred = { $ground ->
    [normal_means] { $color-the } reclaman que { $opponent-the } no pueden ganar por medios normales
   *[no_effort] { $color-the } reclaman que { $opponent-the } no hacen nada por ganar
}
reason-sealed = { $fault ->
    [ambiguous] la jugada que sellaron { $color-the } se puede leer de dos maneras
    [meaningless] no hay modo de entender la jugada que sellaron { $color-the }
    [illegal] la jugada que sellaron { $color-the } es ilegal
    [nothing] { $color-the } no sellaron ninguna jugada
   *[not_handed_in] el sobre no contiene la jugada que entregaron { $color-the }
}
reason-position_lost = la posición aplazada no se puede reconstruir
reason-absence = { $color-the } llevaban ausentes todo lo que el sitio espera

claim-name-threefold = triple repetición
claim-name-fifty_moves = 50 jugadas sin captura ni movimiento de peón
