# Why a move is illegal or cannot be read.
#
# A piece $x comes in the forms $x (torre negra), $x-the (la torre negra), $x-of (de la torre
# negra), $x-a (una torre negra), $x-none (ninguna torre negra) and $x-gender. A sentence starts
# with a capital letter anyhow.

illegal-no_piece = en { $from } no hay ninguna pieza
illegal-no_such_piece = no hay { $piece-none } que pueda hacer esa jugada
illegal-not_yours = { $piece-the } de { $from } es del adversario
illegal-stays_put = no se puede pasar: la pieza de { $from } no se mueve
illegal-own_piece = la casilla { $to } está ocupada por { $piece-the }, pieza propia
illegal-captures_king = el rey de { $to } no puede ser capturado
illegal-not_its_move = { $role-the } no se mueve de { $from } a { $to }
illegal-path_blocked = { $role-the } no puede pasar por encima { $piece-of } de { $by }
illegal-pawn_blocked = el peón no puede avanzar: en { $by } está { $piece-the }
illegal-not_first_move = el peón de { $from } ya no puede avanzar dos casillas
illegal-nothing_to_capture = el peón no tiene nada que capturar en { $to }
illegal-no_en_passant = no se puede capturar al paso: el peón de { $pawn } no acaba de avanzar dos casillas
illegal-pinned = { $role-the } de { $from } está { $role-gender ->
    [feminine] clavada
   *[masculine] clavado
} por { $piece-the } de { $by }
illegal-leaves_check = el rey seguiría en jaque { $piece-of } de { $by }
illegal-enters_check = el rey no puede ir a { $to }: { $piece-the } de { $by } ataca esa casilla
illegal-en_passant_exposes = al capturar al paso el peón de { $pawn }, el rey quedaría en jaque { $piece-of } de { $by }
illegal-promotion_missing = el peón llega a { $to } y falta la pieza en la que se convierte
illegal-promotion_forbidden = un peón no puede promocionar a { $role }
illegal-not_a_promotion = { $role-the } no promociona al ir a { $to }
illegal-castling_lost = { $lost ->
    [from_the_start] la partida empezó sin derecho al enroque { $side }
    [king_moved] no se puede enrocar: el rey ya se movió en la jugada { $move }
    [rook_moved] no es posible el enroque { $side }: la torre ya se movió en la jugada { $move }
    [rook_captured] no es posible el enroque { $side }: la torre fue capturada en la jugada { $move }
   *[unknown] se ha perdido el derecho al enroque { $side }
}
illegal-castling_blocked = no es posible el enroque { $side }: { $piece-the } de { $by } está en el camino
illegal-castling_in_check = el rey está en jaque { $piece-of } de { $by } y no puede enrocar
illegal-castling_through = no es posible el enroque { $side }: el rey pasaría por { $square }, que ataca { $piece-the } de { $by }
illegal-castling_into = no es posible el enroque { $side }: el rey acabaría en { $square }, que ataca { $piece-the } de { $by }
illegal-castling_uncovers = no es posible el enroque { $side }: sin la torre en { $rook }, el rey quedaría en jaque { $piece-of } de { $by }

san-syntax = no es una jugada en notación algebraica (columna { $column })
san-null = no se puede pasar: una jugada nula no existe en las Leyes
san-illegal = ninguna pieza de esa clase puede hacer esa jugada
san-ambiguous = la jugada es ambigua: puede ser { $moves }
san-missing_promotion = falta la pieza en la que se convierte el peón, por ejemplo =D
san-illegal_promotion = con esa jugada no se promociona a { $role }
san-capture_mark = falta o sobra la «x» de { $move }
san-overspecified = en { $move } sobra o está mal puesta la casilla de partida

uci-syntax = no es una jugada de la forma e2e4 o e7e8q (columna { $column })
uci-null = no se puede pasar: una jugada nula no existe en las Leyes
uci-illegal = esa jugada no es legal en esta posición
uci-missing_promotion = falta la letra de la pieza en la que se convierte el peón: q, r, b o n

san-forgiven-spacing = hay espacios o signos de más
san-forgiven-move_number = el número va pegado a la jugada
san-forgiven-letters = las letras son de otro idioma
san-forgiven-figurine = hay una figura en vez de una letra
san-forgiven-case = hay mayúsculas por minúsculas o al revés
san-forgiven-pawn_letter = el peón lleva letra
san-forgiven-castling_zeros = el enroque está escrito con ceros
san-forgiven-castling_spelling = el enroque está escrito de otra manera
san-forgiven-missing_capture = falta la «x» de la captura
san-forgiven-extra_capture = sobra una «x»: no hay captura
san-forgiven-capture_spelling = la captura lleva otro signo
san-forgiven-missing_file = falta la columna del peón que captura
san-forgiven-missing_rank = falta la fila de llegada
san-forgiven-overspecified = sobra la casilla de partida o está mal puesta
san-forgiven-long_form = la jugada está en forma larga
san-forgiven-coordinates = solo hay casillas, sin la letra de la pieza
san-forgiven-promotion_spelling = la promoción está escrita de otra manera
san-forgiven-missing_check = falta el signo de jaque o de mate
san-forgiven-wrong_check = el signo de jaque o de mate no corresponde
san-forgiven-two_plus = el mate está escrito «++»
san-forgiven-check_spelling = el jaque o el mate lleva otro signo
san-forgiven-en_passant_mark = lleva «a.p.» o «e.p.»
san-forgiven-wrong_en_passant_mark = lleva «a.p.» sin ser captura al paso
san-forgiven-draw_offer = lleva una oferta de tablas, (=)
san-forgiven-annotation = lleva signos de comentario
san-forgiven-null_spelling = la jugada nula está escrita de otra manera
