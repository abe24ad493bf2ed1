# What is wrong with a position, and with the FEN it is written in.
#
# $color is white or black; $color-the and $color-of are words.

severity-illegal = ilegal
severity-unreachable = inalcanzable

fault-no_king = { $color ->
    [white] falta el rey blanco
   *[black] falta el rey negro
}
fault-too_many_kings = { $color-the } tienen varios reyes: { $squares }
fault-pawns_on_end_ranks = hay peones en la primera o la octava fila: { $squares }
fault-kings_adjacent = los reyes están en casillas contiguas
fault-opponent_in_check = el bando que acaba de mover está en jaque desde { $squares }
fault-castling_without_king = { $color-the } tienen derecho al enroque sin rey en su primera fila
fault-castling_without_rook = hay derecho al enroque sin torre en { $square }
fault-castling_off_back_rank = hay derechos al enroque fuera de la primera fila de cada bando: { $squares }
fault-castling_twice = { $color-the } tienen dos torres con derecho al enroque { $side }
fault-castling_king_not_home = { $color-the } tienen derecho al enroque con el rey fuera de la columna e
fault-castling_rook_not_home = hay derecho al enroque con la torre de { $square }, que no está en su esquina
fault-castling_king_on_edge = { $color-the } tienen derecho al enroque con el rey en la columna a o h
fault-en_passant_rank = ningún peón puede haber pasado por { $square }
fault-en_passant_wrong_side = por { $square } solo pasa un peón del bando que está en juego
fault-en_passant_without_pawn = ningún peón acaba de pasar por { $square }
fault-en_passant_blocked = ningún peón tenía sitio para pasar por { $square }
fault-en_passant_check = antes de pasar el peón por { $square } ya había jaque desde { $squares }
fault-too_many_checkers = dan jaque demasiadas piezas: { $squares }
fault-impossible_checkers = ninguna última jugada pudo dar este jaque desde { $squares }
fault-too_many_pieces = { $color-the } tienen { $count } piezas, más de 16
fault-too_many_pawns = { $color-the } tienen { $count } peones, más de 8
fault-too_many_promoted = { $color-the } tienen { $count } piezas promocionadas, más que peones faltan
fault-halfmoves_after_pawn_move = se cuentan { $count } medias jugadas sin mover peón, pero un peón acaba de avanzar dos casillas
fault-halfmoves_beyond_game = se cuentan { $count } medias jugadas sin captura ni peón, pero solo se han hecho { $played }
fault-move_number_zero = el número de jugada es 0; la primera jugada es la 1

fen-at = { $field }, columna { $column }: { $reason }
fen-field-board = colocación de las piezas
fen-field-turn = bando en juego
fen-field-castling = derechos al enroque
fen-field-en_passant = casilla de captura al paso
fen-field-halfmoves = medias jugadas sin captura ni peón
fen-field-fullmoves = número de jugada
fen-field-end = final
fen-missing_field = falta
fen-too_many_fields = hay más de seis campos
fen-blank = los campos se separan con un solo espacio
fen-unexpected = no se esperaba «{ $text }»
fen-rank_too_long = la fila { $rank } tiene más de 8 casillas
fen-rank_too_short = la fila { $rank } tiene { $count ->
    [one] una casilla
   *[other] { $count } casillas
}, no 8
fen-too_many_ranks = hay más de 8 filas
fen-too_few_ranks = hay { $count ->
    [one] una fila
   *[other] { $count } filas
}, no 8
fen-adjacent_digits = hay dos cifras seguidas: escriba su suma
fen-right_twice = el mismo derecho está dos veces
fen-rights_order = no están en el orden KQkq o HAha
fen-rights_mixed = se mezclan KQkq y columnas: escríbalos de una sola manera
fen-square = se esperaba «-» o una casilla como e3
fen-number = se esperaba un número en cifras
fen-leading_zero = el número empieza por cero
fen-number_too_large = el número es mayor que 4294967295

fen-forgiven-blanks = había espacios de más o de otra clase
fen-forgiven-adjacent_digits = había cifras seguidas en la colocación de las piezas
fen-forgiven-turn = el bando en juego estaba escrito de otra manera
fen-forgiven-missing_field = faltaba un campo: { $field }
fen-forgiven-dash = había un guion de otra clase: { $field }
fen-forgiven-rights_order = los derechos al enroque estaban en otro orden o repetidos
fen-forgiven-rights_mixed = los derechos al enroque mezclaban letras y columnas
fen-forgiven-right_dropped = se ha quitado un derecho al enroque: { $fault }
fen-forgiven-square_case = la casilla estaba en mayúsculas
fen-forgiven-en_passant_dropped = se ha quitado la casilla al paso { $square }: { $fault }
fen-forgiven-leading_zeros = había ceros delante: { $field }
fen-forgiven-number_unknown = no había número: { $field }
fen-forgiven-halfmoves_reset = la cuenta de medias jugadas, { $count }, se ha puesto a 0: acaba de mover un peón
fen-forgiven-move_number_raised = el número de jugada, { $count }, se ha subido hasta uno posible
