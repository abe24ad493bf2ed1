# What ends a game and what may be claimed.

cited = { $sentence } ({ $article })
article = artículo { $number }
article-doubtful = artículo { $number }, sin comprobar
preface = Prefacio
preface-doubtful = Prefacio, sin comprobar
edition = Leyes de { $year }

end-checkmate = jaque mate: ganan { $color-the }
end-stalemate = tablas por ahogado
end-dead_position = tablas por posición muerta: ningún bando puede dar mate
end-fivefold = tablas: la posición se ha repetido cinco veces
end-seventy_five_moves = tablas: 75 jugadas de cada jugador sin captura ni movimiento de peón

claim-threefold = se pueden reclamar tablas: la posición aparece por tercera vez
claim-fifty_moves = se pueden reclamar tablas: 50 jugadas de cada jugador sin captura ni movimiento de peón

lemma-bare_king = un rey solo no puede dar mate
lemma-knight_against_queens = rey y caballo no pueden dar mate a rey y damas
lemma-bishops_of_one_color = los alfiles de un solo color no pueden dar mate aquí

verdict-mated = { $color-the } han dado mate
verdict-winnable = { $color-the } aún pueden dar mate si el adversario ayuda, en { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
}
verdict-unwinnable = { $color-the } no pueden dar mate con ninguna serie de jugadas legales
verdict-undecided = sin decidir si { $color-the } pueden dar mate: { $positions ->
    [one] se ha mirado una posición
   *[other] se han mirado { $positions } posiciones
}
certificate-game_over = la partida ha terminado
certificate-confined = las piezas { $color-of } nunca pueden llegar a donde darían mate
certificate-closed = de todo lo que puede darse hubo que mirar { $positions ->
    [one] una posición, y no es ese mate
   *[other] { $positions } posiciones, y ninguna es ese mate
}
