# La mesa del árbitro y el libro de las Leyes en el cliente web.

laws-title = Las Leyes del Ajedrez
laws-editions = Ediciones
laws-articles = Artículos
laws-casebook = Casos resueltos
laws-casebook-why = Lo que pasa en la sala y lo que dictamina el árbitro, hecho a hecho. Cada caso se puede jugar en una mesa.
laws-welcome = Elige un artículo, o busca por lo que dice. De cada uno verás qué dispone, si el programa lo aplica, en qué cambió y los casos en que se usó.
laws-unverified = { $count ->
    [one] Un número de esta edición no está confirmado por su texto; se señala.
   *[other] { $count } números de esta edición no están confirmados por su texto; se señalan.
}
laws-search = Buscar en las Leyes
laws-search-cases = Buscar en los casos
laws-found = Hallado para «{ $query }»
laws-none = Nada dice eso. Prueba con otra palabra.
laws-gone = ya no está en las Leyes
laws-gone-today = Las Leyes de hoy ya no dicen nada de esto.
laws-no-part = Números que ya no existen
laws-doubt = (sin confirmar)
laws-doubt-why = Ningún texto de la edición de { $edition } confirma este número.
laws-own-words = Resumido con palabras nuestras, según las Leyes de { $edition }.
laws-to-tree = Todos los artículos de { $edition }
laws-differs = Qué ha cambiado
laws-today = Hoy:
laws-dropped = En { $edition } regulaba también lo que hoy no:
laws-added = Hoy regula además lo que en { $edition } no:
laws-cases = { $count ->
    [one] Un caso
   *[other] { $count } casos
}
laws-page-language = La página del caso está en otra lengua; lo que dictamina el árbitro, en la tuya.
laws-under = Según las Leyes de
laws-position = La posición es esta:
laws-position-first = La posición vuelve a ser la del principio.
laws-why = Por qué
laws-not-as-told = Al probarlo ahora, algo no ha salido como dice la página.
laws-source = Fuente: { $source }
laws-play = Juégalo
laws-screens = Quién juega
laws-screens-one = Los dos bandos, aquí
laws-screens-two = Con otra persona
laws-room = En qué sala
laws-open = Abrir una mesa con este caso

## La mesa del árbitro

desk-tables = Mesas
desk-no-tables = No hay ninguna mesa en esta sala.
desk-choose = Elige una mesa para verla de cerca.
desk-all = Todas las mesas
desk-go = Ir a la mesa
desk-arbiters = Árbitros: { $names }
desk-present = { $count ->
    [0] No hay ningún árbitro presente.
    [one] { $count } árbitro presente
   *[other] { $count } árbitros presentes
}
desk-lag = Red: { $trip } ms ida y vuelta; { $quota } s aún compensables
desk-appoint = Nombrar a quien ayude a arbitrar
desk-appoint-who = Quién
desk-appoint-hint = Sigue la mesa como árbitro, y solo esta. Tiene que estar en la sala y tener el cargo.
desk-appoint-nobody = Nadie
desk-appoint-do = Nombrar
desk-appointed = Ya puede arbitrar esta mesa.
desk-stage = Jugada { $move }, { $color ->
    [white] blancas
   *[black] negras
}{ $stage ->
    [paused] , en pausa
   *[playing] { "" }
}
desk-plies = { $count ->
    [one] 1 media jugada
   *[other] { $count } medias jugadas
}
desk-gone = sin conexión { $time }
desk-illegal = { $count ->
    [one] 1 jugada ilegal
   *[other] { $count } jugadas ilegales
}
desk-questions = { $count ->
    [one] Una pregunta para el árbitro
   *[other] { $count } preguntas para el árbitro
}
desk-claims = { $color ->
    [white] Las blancas reclaman tablas
   *[black] Las negras reclaman tablas
}
desk-appeals = { $count ->
    [one] Una apelación
   *[other] { $count } apelaciones
}
desk-appealed = Apelan el dictamen { $id }:
desk-appeal-dismissed = Se desestima
desk-appeal-upheld = Se estima
desk-call = { $why ->
    [board] que venga al tablero
    [leave] pide permiso para ausentarse
    [explanation] pide una explicación
    [appeal] apela el resultado
    [illegal_move] ha visto una jugada ilegal
    [flag] ha visto caer una bandera
    [interferes] alguien se mete en la partida
   *[other] avisa de algo
}
desk-ago = hace { $time }
desk-answer-call = Atendida
desk-check-claim = Comprobar la reclamación
desk-orders = Órdenes
desk-because = Motivo
desk-because-hint = Queda escrito con la orden que des.
desk-sit = Sentarme como árbitro
desk-pause = Parar los relojes
desk-resume = Reanudar
desk-order = Otra orden
desk-order-it = Ordenar
desk-order-kind = { $kind ->
    [set_clocks] Poner los relojes
    [go_back] Volver a una posición anterior
    [penalize] Sancionar
    [compensate] Compensar tiempo
    [rule] Decidir, o declarar el resultado
    [withdraw] Retirar un dictamen
    [observe] Decir lo que he visto
    [ask_sheets] Pedir las planillas
   *[allow_draw] Permitir que acuerden tablas
}
desk-time-hint = 12:30 o 1:05:00; vacío, se queda como está
desk-before = Antes de
desk-seen = Qué
desk-seen-what = { $seen ->
    [illegal_move] se ha completado una jugada ilegal
    [flag] ha caído una bandera
    [two_hands] han usado las dos manos
    [touch_broken] no se jugó la pieza tocada
    [order_unclear] no se sabe qué pieza se tocó antes
    [unsound_position] los dos reyes en jaque, o un peón en la última fila
    [unclaimed_draw] la quinta repetición, o 75 jugadas
    [not_come] uno no ha venido a tiempo
    [nobody_came] ninguno ha venido a tiempo
   *[both_refuse] los dos se niegan a cumplir las Leyes
}
desk-who = Quién
desk-amount = { $unit ->
    [time] Cuánto tiempo, en minutos (o 0:30)
    [rounds] Cuántas rondas
   *[points] Cuántos puntos
}
desk-misconduct = Por qué
desk-misconduct-what = { $what ->
    [annoyance] molestar o distraer al adversario
    [adjusting] componer piezas cuando no se podía
    [other_hand] pulsar el reloj con la otra mano
    [hovering] no apartar la mano del reloj
    [clock_handling] tratar mal el reloj
    [idle_stop] parar los relojes sin motivo
    [empty_press] pulsar el reloj sin hacer jugada
    [two_hands] jugar con las dos manos
    [displacing] desplazar piezas
    [two_moves] hacer dos jugadas seguidas
    [writing_ahead] anotar la jugada antes de hacerla
    [not_writing] jugar sin haber anotado la anterior
    [forbidden_offer] ofrecer tablas cuando las bases no lo permiten
    [advice] usar notas, consejos u otro tablero
    [no_help] negarse a ayudar a reconstruir la partida
    [refusal] negarse una y otra vez a cumplir las Leyes
    [illegal_move] completar una jugada ilegal
   *[disrepute] desprestigiar el ajedrez
}
desk-penalty = Sanción
desk-penalty-what = { $what ->
    [warning] advertencia
    [opponent_time] más tiempo para el adversario
    [own_time] menos tiempo en su reloj
    [opponent_points] más puntos para el adversario
    [own_points] menos puntos para quien falta
    [loss] partida perdida; puntos del adversario
    [fine] multa
    [rounds] exclusión de rondas
   *[expulsion] expulsión de la competición
}
desk-score = Resultado
desk-no-score = La partida sigue
desk-ruling = Dictamen
desk-missing = { $missing ->
    [reason] Esta orden necesita un motivo: escríbelo arriba.
    [time] Escribe el tiempo como 12:30, 1:05:00 o en minutos.
    [amount] Escribe cuánto, en cifras.
    [ruling] Elige el dictamen que se retira.
   *[ply] Elige la jugada antes de la que se vuelve.
}
desk-sheet = { $color ->
    [white] Planilla de las blancas
   *[black] Planilla de las negras
}
