# Por qué una partida no cuenta para la clasificación.

hall-uncounted_not_for_points = no cuenta para la clasificación: no se jugó por puntos
hall-uncounted_guest = no cuenta para la clasificación: jugó un invitado
hall-uncounted_machine = no cuenta para la clasificación: jugó un motor
hall-uncounted_same_player = no cuenta para la clasificación: una misma persona llevó los dos bandos
hall-uncounted_no_clock = no cuenta para la clasificación: se jugó sin reloj
hall-uncounted_time_odds = no cuenta para la clasificación: un bando tenía más tiempo que el otro
hall-uncounted_set_up_position = no cuenta para la clasificación: no empezó en una posición inicial
hall-uncounted_unfinished = no cuenta para la clasificación: se interrumpió o no ha terminado
hall-uncounted_void = no cuenta para la clasificación: la partida quedó anulada
hall-uncounted_default = no cuenta para la clasificación: hubo incomparecencia
hall-uncounted_too_short = no cuenta para la clasificación: un bando no llegó a jugar
hall-uncounted_both_lost = no cuenta para la clasificación: perdieron los dos
hall-uncounted_unusual_score = no cuenta para la clasificación: el resultado no es ni victoria ni tablas
