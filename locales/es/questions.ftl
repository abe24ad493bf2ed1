# Lo que el programa pregunta al árbitro, y las respuestas.

question-touched = ¿Han tocado { $color-the } { $piece-the } de { $square }?
question-two_hands = ¿Han usado { $color-the } las dos manos?
question-can_mate = { $reason }: ¿pueden { $color-the } dar mate con alguna serie de jugadas legales?
question-dead = ¿Es una posición muerta, en la que ningún bando puede dar mate?
question-good_reason = ¿Tenían { $color-the } motivo para parar los relojes?
question-unfinished_castling = { $color-the } han movido el rey como para enrocar y han pulsado sin mover la torre: ¿enroque sin terminar o jugada ilegal?
question-restarted = { $color-the } han vuelto a poner en marcha el reloj { $opponent-of } sin jugar: ¿fue sin querer, una distracción o una jugada ilegal?
question-adjusting = { $piece-the } de { $square }, que han compuesto { $color-the }, ¿estaba fuera de sitio?
question-late = { $color-the } han llegado tarde: ¿pierden la partida?
question-both_late = Los dos jugadores han llegado tarde: ¿pierden los dos?
question-misconduct = ¿Se sanciona a { $color-the } por { $misconduct }?
question-colors_reversed = Se empezó con los colores cambiados: ¿se sigue o se juega otra partida?
question-king_captured = { $color-the } han capturado el rey: ¿a quién se le cuenta la jugada ilegal?
question-promotion_choice = ¿Pueden { $color-the } cambiar la pieza que han puesto en la casilla de promoción?
question-clocks_after_going_back = Se repone { $place }; puestos como entonces, los relojes marcarían { $white-clock } (blancas) y { $black-clock } (negras). ¿Cómo se ponen?
question-result_stands = { $case ->
    [signed] La partida acabó { $played }, y las dos planillas firmadas dicen { $score }: ¿se mantiene { $score }?
    [decided] El resultado decidido es { $score }, y las dos planillas firmadas dicen { $signed }: ¿se mantiene { $score }?
    [differ] La partida acabó { $score }; las blancas han firmado { $white } y las negras { $black }: ¿se mantiene { $score }?
   *[late] Esto se ha sabido después de terminar la partida: ¿se mantiene el resultado?
}
question-appeal = { $color-the } apelan: ¿se mantiene lo dictaminado?
question-schedule = Un ajuste erróneo se encontró tarde; el reloj de las blancas debería marcar { $white-clock } y el de las negras { $black-clock }. ¿Sufre el horario del torneo, de modo que se corrige de todos modos?
question-moves_unknown = Las planillas no dicen cuántas jugadas se han hecho: ¿cuenta la próxima como la primera del periodo siguiente?
question-increment = { $color-the } piden 5 segundos más por jugada, y { $opponent-the } no han aceptado las tablas: ¿se concede?
question-quickplay = { $color-the } reclaman tablas porque { $opponent-the } { $ground ->
    [normal_means] no pueden ganar por medios normales
   *[no_effort] no hacen nada por ganar
}: ¿son tablas?
question-quickplay_later = { $color-the } reclamaron tablas porque { $opponent-the } { $ground ->
    [normal_means] no pueden ganar por medios normales
   *[no_effort] no hacen nada por ganar
}, y quedó aplazado: ¿son tablas?
question-envelope = { $fault ->
    [nothing] El sobre { $color-of } no contiene ninguna jugada: ¿pierden la partida?
   *[not_handed_in] El sobre no contiene la jugada que entregaron { $color-the }: ¿pierden la partida?
}
question-resumed_times = { $color-the } dicen que los relojes deberían marcar { $white-clock } las blancas y { $black-clock } las negras: ¿se ponen así?
question-unverified = No consta qué dice esta edición ({ $article }). ¿Se decide que { $stake }?

answer-yes = sí
answer-no = no
answer-lose = pierde la partida
answer-play_on = se sigue jugando
answer-new_game = se juega otra partida
answer-nothing = nada más
answer-warn = advertencia
answer-opponent_time = 2 minutos más para el adversario
answer-own_time = 2 minutos menos en su reloj
answer-lose_game = partida perdida
answer-illegal_move = jugada ilegal
answer-castling = enroque sin terminar
answer-distraction = distracción del adversario
answer-accident = fue sin querer
answer-charge_taker = solo a quien capturó el rey
answer-charge_other = solo a quien dejó el rey en jaque
answer-charge_both = a los dos
answer-leave_clocks = los relojes se quedan como están
answer-clocks_of_then = los relojes vuelven a lo que marcaban entonces
answer-stands = se mantiene
answer-correct = se corrige
answer-next_period = la próxima jugada es la primera del periodo siguiente
answer-postpone = se aplaza
answer-postpone_with_time = se aplaza, con 2 minutos más para el adversario
answer-reject = la reclamación se rechaza
answer-evidence = las jugadas se saben por otras pruebas
