# What ends a game and what may be claimed.

cited = { $sentence } ({ $article })
article = Article { $number }
article-doubtful = Article { $number }, unconfirmed
preface = Preface
preface-doubtful = Preface, unconfirmed
edition = Laws of { $year }

end-checkmate = checkmate: { $color-the } wins
end-stalemate = drawn by stalemate
end-dead_position = drawn by a dead position: neither side can mate
end-fivefold = drawn: the position has appeared five times
end-seventy_five_moves = drawn: 75 moves by each player without a capture or pawn move

claim-threefold = a draw can be claimed: the position appears for the third time
claim-fifty_moves = a draw can be claimed: 50 moves by each player without a capture or pawn move

lemma-bare_king = a bare king cannot mate
lemma-knight_against_queens = king and knight cannot mate king and queens
lemma-bishops_of_one_color = bishops on squares of one color cannot mate here

verdict-mated = { $color-the } has mated
verdict-winnable = { $color-the } can still mate if the opponent helps, in { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
}
verdict-unwinnable = { $color-the } cannot mate by any series of legal moves
verdict-undecided = whether { $color-the } can mate is not decided: { $positions ->
    [one] one position was
   *[other] { $positions } positions were
} looked at
certificate-game_over = the game is over
certificate-confined = the pieces { $color-of } can never come where they would mate
certificate-closed = of all that can arise, { $positions ->
    [one] one position had to be looked at, and it is no such mate
   *[other] { $positions } positions had to be looked at, and none is such a mate
}
