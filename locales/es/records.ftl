# Documentos sobre partidas y veladas, y las listas que se pegan.
#
# Lo que empieza línea en una página recibe allí su mayúscula.

records-event = torneo
records-site = lugar
records-room = sala
records-date = fecha
records-round = ronda
records-board = tablero
records-white = blancas
records-black = negras
records-time = ritmo
records-edition = Leyes
records-result = resultado
records-reason = motivo
records-game = partida
records-no_clock = sin reloj
records-odds = blancas { $white }, negras { $black }
records-unfinished = sin terminar
records-void = anulada

## PGN

records-pgn_illegal_stood = { $number } fue ilegal y no se corrigió; quedó { $fen }{ $count ->
    [0] { "" }
   *[other] . Después: { $moves }
}

## Planillas

records-sheet_title = Planilla de { $player } ({ $side }), contra { $opponent }
records-sheet_paper = Escrita en papel.
records-sheet_electronic = Escrita en una planilla electrónica.
records-sheet_automatic = La lleva el programa.
records-sheet_signed = Firmada con { $score }.
records-key_gap = _____ no hay nada escrito
records-key_struck = ~Cc3~ tachado
records-key_void = [Cc3] fuera del acta, por haberse repuesto una posición anterior
records-key_offer = (=) oferta de tablas

## El informe de una partida

records-incident_title = Informe de la partida { $white } – { $black }
records-what_happened = Qué pasó
records-game_time = tiempo de partida
records-fact_or_ruling = hecho o dictamen
records-signature_arbiter = árbitro
records-signature_date = lugar y fecha
records-unnoticed = nadie lo había notado: { $clause }
records-irregular = se completó una jugada ilegal: { $breach }
records-retracted = { $color-the } volvieron atrás en lo que habían soltado, sin haber pulsado el reloj
records-replied_to = el rival no esperó a que se pulsara el reloj para contestar a lo que no es una jugada legal
records-flag_fell = cayó la bandera { $color-of }
records-touch_not_kept = se hizo otra jugada, aunque { $obligation }
records-obliged_no_more = quien tiene el turno ya no está obligado a nada

## Tarjetas de una clase

records-card_title = tarjetas de la clase
records-card_room = sala
records-card_address = dirección
records-card_code = tu código

## Listas de nombres y de emparejamientos

records-names_too_long = línea { $line }: «{ $name }» tiene { $length } caracteres; un nombre puede tener { $most }
records-names_too_many = línea { $line }: una clase puede tener { $most } nombres; el resto sobra
records-names_empty = en la lista no hay ningún nombre; va uno en cada línea
records-pairings_cells = línea { $line }: hay { $found } celdas en vez de { $wanted }; se escribe tablero, blancas, negras, y entre comillas un nombre que lleve coma
records-pairings_quotes = línea { $line }: unas comillas no se cierran, o les sigue algo; la celda entera va entre comillas
records-pairings_board = línea { $line }: «{ $text }» no es un número de tablero; va de 1 a 99999
records-pairings_no_name = línea { $line }: falta un nombre
records-pairings_long_name = línea { $line }: «{ $name }» tiene { $length } caracteres; un nombre puede tener { $most }
records-pairings_against_self = línea { $line }: { $name } lleva blancas y negras
records-pairings_player_again = línea { $line }: { $name } ya juega en la línea { $first }
records-pairings_board_again = línea { $line }: el tablero { $board } ya está en la línea { $first }
records-pairings_too_many = línea { $line }: puede haber { $most } tableros; el resto sobra
records-pairings_empty = en la lista no hay ningún emparejamiento; se escribe tablero, blancas, negras en cada línea

## Archivos de torneo

records-trf_twice_in_round = { $name } tiene dos partidas en la ronda { $round }; una de ellas necesita otra ronda
records-trf_field = línea { $line }: «{ $text }» no puede estar en la columna { $column }
records-trf_number_again = línea { $line }: ya hay quien tiene el número { $number }
records-trf_no_players = en el archivo no hay ningún jugador
