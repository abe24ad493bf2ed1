# Lo que hacen, dicen y ven los jugadores, el árbitro y la gente ajena a la partida.

## Los jugadores

act-arrive = llegan { $color-the }
act-say_adjust = { $color-the } dicen «compongo»
act-touch = { $color-the } tocan { $piece-the } de { $square }{ $manner ->
   *[plain] { "" }
    [accidental] { " " }sin querer
    [deliberate] { " " }a propósito
}
act-release = { $color-the } sueltan en { $to } { $piece-the } de { $from }
act-remove = { $color-the } quitan del tablero { $piece-the } de { $square }
act-place = { $color-the } tocan { $square } con { $role-a }, sin soltar la pieza
act-release_new = { $color-the } sueltan { $role-a } en { $square }
act-use_both_hands = { $color-the } usan las dos manos
act-displace = { $color-the } desplazan piezas
act-put_back = { $color-the } recolocan las piezas desplazadas
act-play = { $color-the } juegan { $uci }
act-press = { $color-the } pulsan el reloj{ $hand ->
   *[same] { "" }
    [other] { " " }con la otra mano
}
act-mishandle = { $mishandling ->
    [hover] { $color-the } dejan el dedo encima del reloj
    [force] { $color-the } golpean, levantan o tiran el reloj
   *[hold] { $color-the } sujetan el reloj para que no se pueda pulsar
}
act-stop = { $color-the } paran los relojes{ $reason ->
    [missing_piece] : falta la pieza de promoción
    [displaced] : hay piezas desplazadas
    [help] { " " }para llamar al árbitro
   *[none] { " " }sin decir por qué
}
act-restart_opponent = { $color-the } vuelven a poner en marcha el reloj { $opponent-of } sin jugar
act-offer = { $color-the } ofrecen tablas{ $terms ->
   *[plain] { "" }
    [conditional] { " " }con una condición
}
act-withdraw_offer = { $color-the } retiran la oferta de tablas
act-accept = { $color-the } aceptan las tablas
act-decline = { $color-the } rechazan las tablas
act-claim_draw = { $color-the } reclaman tablas por { $claim }{ $intended ->
   *[none] { "" }
    [written] , con { $move } anotada
    [announced] , anunciando { $move } sin anotarla
}
act-withdraw_claim = { $color-the } retiran la reclamación
act-claim_illegal_move = { $color-the } reclaman jugada ilegal
act-claim_touch = { $color-the } reclaman que { $opponent-the } tocaron { $piece-the } de { $square }
act-claim_two_hands = { $color-the } reclaman que { $opponent-the } han usado las dos manos
act-claim_flag = { $color-the } reclaman que ha caído la bandera { $opponent-of }
act-claim_by_display = { $color-the } reclaman por lo que se ve en una pantalla o un panel
act-ask_increment = { $color-the } piden 5 segundos más por jugada
act-claim_quickplay = { $ground ->
    [normal_means] { $color-the } reclaman tablas: { $opponent-the } no pueden ganar por medios normales
   *[no_effort] { $color-the } reclaman tablas: { $opponent-the } no hacen nada por ganar
}
act-seal = { $color-the } entregan una jugada secreta
act-close_envelope = { $color-the } cierran el sobre y paran el reloj
act-state_sealed = { $color-the } dicen que la jugada secreta era { $uci }
act-claim_times = { $color-the } dicen que los relojes deberían marcar blancas { $white-clock }, negras { $black-clock }
act-resign = { $color-the } abandonan
act-agree_correction = { $color-the } aceptan que se corrija la jugada ilegal
act-write = { $color-the } anotan { $entry }
act-sign = { $color-the } firman las planillas con { $score }
act-ask_sheet = { $color-the } piden ver la planilla del árbitro
act-ask_explanation = { $color-the } preguntan qué dicen las Leyes: { $rule }
act-appeal = { $color-the } apelan contra el dictamen { $number }
act-answer = { $color-the } contestan a la pregunta { $number }: { $answer }

entry-move = «{ $text }»
entry-at = en la línea de { $made } «{ $text }»
entry-offer = la oferta de tablas: (=)
entry-clock = el tiempo del reloj: { $time-clock }

## El árbitro

order-start_round = el árbitro da comienzo a la ronda
order-pause = el árbitro para los relojes
order-resume = el árbitro reanuda la partida
order-answer = el árbitro contesta a la pregunta { $number }: { $answer }
order-observe = el árbitro ve que { $observation }
order-found = el árbitro comprueba que { $finding }
order-set_clocks = el árbitro ajusta los relojes{ $white ->
    [none] { "" }
   *[set] , blancas { $white-clock }
}{ $black ->
    [none] { "" }
   *[set] , negras { $black-clock }
}: { $reason }
order-set_move_counter = el árbitro pone a { $count } el contador de jugadas { $color-of }
order-go_back = el árbitro vuelve a { $place }
order-penalize = el árbitro sanciona a { $color-the } por { $misconduct }: { $penalty }
order-compensate = el árbitro da { $time } a { $color-the } por una molestia ajena a la partida
order-allow_draw = el árbitro permite acordar tablas
order-check_claim = el árbitro comprueba la reclamación
order-allow_assistant = el árbitro permite un asistente a { $color-the }, con { $time } menos
order-ask_sheets = el árbitro pide ver las planillas
order-tell = { $secret ->
    [move_count] el árbitro dice cuántas jugadas se han hecho
    [opponent_moved] el árbitro dice que el adversario ha jugado
   *[not_pressed] el árbitro dice que no se ha pulsado el reloj
}
order-rule = el árbitro decide{ $score ->
    [none] { "" }
   *[set] { " " }el resultado, { $score }
}: { $reason }
order-withdraw = el árbitro retira el dictamen { $number }: { $reason }
order-adjourn = el árbitro aplaza la partida { $adjourning }
adjourning-session_ends = al acabar la sesión
adjourning-early = cuando quedan { $time } de sesión
order-begin_session = el árbitro da comienzo a la sesión de reanudación
order-open_envelope = el árbitro abre el sobre: { $opened }
opened-written = pone { $text }
opened-move = contiene { $uci }
opened-faulty = { $fault ->
    [ambiguous] se puede leer de dos maneras
    [meaningless] no hay modo de entenderlo
    [illegal] la jugada es ilegal
    [nothing] no contiene ninguna jugada
   *[not_handed_in] no es la jugada que se entregó
}
order-missing = { $mislaid ->
    [envelope] el árbitro no encuentra el sobre
   *[position] el árbitro no encuentra el sobre, y la posición no se puede reconstruir
}
order-decide_appeal = { $appealed ->
    [upheld] el árbitro estima la apelación contra el dictamen { $number }
   *[dismissed] el árbitro desestima la apelación contra el dictamen { $number }
}

observation-flag = ha caído la bandera { $color-of }
observation-illegal_move = se ha completado una jugada ilegal
observation-touch_broken = no se ha jugado la pieza tocada
observation-touch = { $color-the } han tocado { $piece-the } de { $square }
observation-accident = { $piece-the } de { $square } se ha tocado sin querer
observation-deliberate = { $piece-the } de { $square } se ha tocado a propósito
observation-order_unclear = no hay manera de saber qué pieza se tocó antes
observation-two_hands = { $color-the } han usado las dos manos
observation-unsound_position = los dos reyes están en jaque o hay un peón en la última fila
observation-misconduct = { $color-the } cometen una falta: { $misconduct }
observation-both_refuse = los dos jugadores se niegan una y otra vez a cumplir las Leyes
observation-unclaimed_draw = se dio, sin que nadie lo notara, una repetición o la cuenta de 75 jugadas
observation-not_come = { $color-the } no han venido dentro del tiempo de espera
observation-nobody_came = ninguno de los dos ha venido dentro del tiempo de espera

finding-wrong_start = las piezas se colocaron mal al empezar
finding-board_turned = el tablero está girado
finding-colors_reversed = los jugadores tienen los colores cambiados
finding-displaced = hay piezas desplazadas
finding-wrong_setting = el reloj estaba mal ajustado: debe marcar { $white-clock } para las blancas y { $black-clock } para las negras
finding-defect = el reloj está estropeado: el nuevo marcará { $white-clock } para las blancas y { $black-clock } para las negras
finding-sheets_hopeless = las planillas no se pueden poner al día
finding-illegal_move_at = { $made } fue ilegal
finding-last_known = la última posición segura es { $place_one }

## Gente ajena a la partida

report-illegal_move = alguien ajeno a la partida dice al árbitro que ha habido una jugada ilegal
report-flag = alguien ajeno a la partida dice al árbitro que ha caído la bandera { $color-of }
report-other = alguien ajeno a la partida cuenta algo al árbitro
report-interferes = alguien ajeno a la partida habla con los jugadores en vez de con el árbitro

## Reglas del sitio

site_act-start_round = comienza la ronda: están los dos jugadores
site_act-absent = { $absence ->
    [draw] { $color-the } reclaman tablas por ausencia
   *[win] { $color-the } reclaman la partida por ausencia
}
site_act-take_back = los jugadores acuerdan volver a { $place }
site_act-call_stops = { $color-the } llaman al árbitro, y se paran los relojes

## El registro de la partida

event-adjusted = tocar { $piece-the } de { $square } no obliga a nada
event-made = jugada hecha: { $move }
event-board_put_back = el tablero queda como dice la posición
event-offer_lapsed = la oferta de tablas deja de valer
event-clocks_stopped = se paran los dos relojes
event-clock_started = se pone en marcha el reloj { $color-of }
event-asked = Pregunta { $number }. { $question }
event-answered = respuesta a la pregunta { $number }{ $ruler ->
   *[program] { "" }
    [arbiter] , del árbitro
    [players] , de los dos jugadores
    [default] , por defecto, sin árbitro
}: { $answer }
event-ruled = { $number ->
    [0] Dictamen aparte
   *[other] Dictamen { $number }
}{ $ruler ->
   *[program] { "" }
    [arbiter] , del árbitro
    [players] , de acuerdo con los dos jugadores
    [default] , por defecto, sin árbitro
}. { $ruling }
