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
